import PropertyTesting

/// Fields as one line, with a comma between each two.
struct FieldLine {
  let text: String

  init(_ fields: [String]) {
    text = fields.joined(separator: ",")
  }

  var fields: [String] {
    text.split(separator: ",").map(String.init)
  }
}

let fieldLists = OneOf(["a", "b", ","].map { letter in AnyGenerator { _ in letter } })
  .list(0...3).map { $0.joined() }.list(0...4)

let fieldsComeBack = Property("fieldsComeBack", fieldLists) { FieldLine($0).fields == $0 }
