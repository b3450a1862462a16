/// Runs the measurements of the property engine.
@main
enum Main {
  static func main() {
    ShrinkingBenchmark.run()
  }
}
