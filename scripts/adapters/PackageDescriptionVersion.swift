// SwiftPM's Version, as package manifests use it.
import Foundation
import PackageDescription

func reply(to texts: [String]) -> String {
  guard let left = Version(texts[0]), let right = Version(texts[1]) else {
    let invalid = texts.map { String(Version($0) == nil) }
    return #"{"invalid":[\#(invalid[0]),\#(invalid[1])]}"#
  }
  return #"{"order":"\#(left < right ? "less" : right < left ? "greater" : "equal")"}"#
}

while let line = readLine() {
  print(reply(to: try JSONDecoder().decode([String].self, from: Data(line.utf8))))
  fflush(nil)
}
