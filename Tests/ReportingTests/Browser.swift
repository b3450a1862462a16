import Foundation

/// Chromium without a window, where it is present.
enum Browser {
  private static let path = ["/usr/bin/chromium", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Whether there is one.
  static var isPresent: Bool { path != nil }

  struct NotFound: Error {}

  /// Loads a page, runs a script in it when all else has run, and returns what that script and the
  /// page's own said, one line each: what the script hands to `say`, and every error.
  static func run(_ page: String, script: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-browser-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let instrumented = page.replacing("<head>", with: "<head><script>\(prelude)</script>")
      .replacing("</body>", with: "<script>\(script)\n\(conclusion)</script></body>")
    try Data(instrumented.utf8).write(to: file)
    return try lines(of: dump(file, profile: folder))
  }

  private static let prelude = """
    const said = [];
    const say = (...words) => said.push(words.join(" "));
    addEventListener("error", event => say("error:", event.message));
    console.error = console.warn = (...words) => say("error:", ...words);
    """

  private static let conclusion = """
    document.body.innerHTML = "<pre id=said>" + said.join("\\n") + "</pre>";
    """

  private static func dump(_ file: URL, profile: URL) throws -> String {
    try start(["--dump-dom", file.absoluteString], profile: profile)
  }

  /// What a program that reads printed pages finds on each page of a printed page.
  static func print(_ page: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gauntlet-browser-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, print) = (folder.appending(path: "page.html"), folder.appending(path: "page.pdf"))
    try Data(page.utf8).write(to: file)
    _ = try start(["--print-to-pdf=\(print.path)", file.absoluteString], profile: folder)
    return try output(of: printReader, ["-raw", print.path, "-"]).split(separator: "\u{C}")
      .map { String($0) }
  }

  private static let printReader = "/usr/bin/pdftotext"

  /// Whether there is a program that reads what the browser prints.
  static var canPrint: Bool {
    isPresent && FileManager.default.isExecutableFile(atPath: printReader)
  }

  private static func start(_ words: [String], profile: URL) throws -> String {
    guard let path else { throw NotFound() }
    let options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)/profile",
    ]
    return try output(of: path, options + words)
  }

  private static func output(of program: String, _ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  private static func lines(of dump: String) -> [String] {
    guard let start = dump.range(of: "<pre id=\"said\">"),
      let end = dump.range(of: "</pre>", range: start.upperBound..<dump.endIndex)
    else { return ["the browser printed no page"] }
    return dump[start.upperBound..<end.lowerBound].split(separator: "\n").map { String($0) }
  }
}
