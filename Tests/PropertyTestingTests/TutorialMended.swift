import PropertyTesting

/// Fields as one line: a comma ends each, and one within a field has a backslash before it.
struct EscapedFieldLine {
  let text: String

  init(_ fields: [String]) {
    text = fields.map { field in
      field.flatMap { $0 == "," || $0 == #"\"# ? [#"\"#, $0] : [$0] } + ","
    }.joined()
  }

  var fields: [String] {
    var fields: [String] = []
    var field = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case #"\"#: field += rest.popFirst().map(String.init) ?? ""
      case ",":
        fields.append(field)
        field = ""
      default: field.append(character)
      }
    }
    return fields
  }
}

let escapedFieldsComeBack = Property(
  "escapedFieldsComeBack", labels: [Label("a comma in a field", atLeast: 0.1)]
) { (trial) throws(Discard) in
  let fields = try fieldLists.generate(&trial.source)
  trial.mark(0, if: fields.contains { $0.contains(",") })
  let line = EscapedFieldLine(fields)
  guard line.fields != fields else { return nil }
  return Failure(
    [Failure.Input("fields", "\(fields)"), Failure.Input("line", line.text)],
    observed: "\(line.fields)", expected: "the fields that were put in")
}
