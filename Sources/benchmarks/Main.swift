/// Runs the measurements of the property engine.
@main
enum Main {
  static func main() {
    FindingBenchmark.run()
    if CommandLine.arguments.count == 1 { ShrinkingBenchmark.run() }
  }
}
