import Foundation

/// Debian's `python3-jsonschema` as a second opinion on `mutation.json`.
enum SchemaValidator {
  /// Whether there is one.
  static var isPresent: Bool { (try? python("import jsonschema"))?.status == 0 }

  /// What is wrong with a file; empty when nothing is.
  static func findings(in file: URL) throws -> String {
    let schema = Tool.packageRoot.appendingPathComponent(
      "Tests/Fixtures/schemas/mutation-testing-report-schema.json")
    return try python(
      """
      import json, jsonschema, sys
      schema, report = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
      for error in jsonschema.Draft7Validator(schema).iter_errors(report): print(error.message)
      """, schema.path, file.path
    ).output
  }

  private static func python(
    _ program: String, _ words: String...
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }
}
