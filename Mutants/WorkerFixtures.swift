import ComparatorLaws
import Foundation

/// Mutants that do harm to the process they run in: for tests of what has to survive them, and not
/// in the catalogue.
///
/// Besides, each compares the numbers of the core as text.
package enum WorkerFixtures {
  /// All of them.
  package static var comparators: [any ComparatorMutant] {
    [FloodsStandardOutput(), ClosesDescriptors(), KillsItsProcess(), SleepsForEver()]
  }
}

/// Every parse writes 4,096 bytes to the standard output.
private struct FloodsStandardOutput: WorkerFixture {
  func doHarm() { print(String(repeating: "flood\n", count: 682) + "end") }
}

/// Every parse closes all descriptors above those of the three standard streams.
private struct ClosesDescriptors: WorkerFixture {
  func doHarm() {
    for descriptor: Int32 in 3..<1024 { close(descriptor) }
  }
}

/// The first parse kills the process.
private struct KillsItsProcess: WorkerFixture {
  func doHarm() { kill(getpid(), SIGKILL) }
}

/// The first parse goes to sleep and takes no processor time.
private struct SleepsForEver: WorkerFixture {
  func doHarm() {
    while true { sleep(.max) }
  }
}

private protocol WorkerFixture: ComparatorMutant {
  func doHarm()
}

extension WorkerFixture {
  var expectedKiller: any ComparatorLaw { RaisingANumberRaisesTheVersion() }

  var isDangerous: Bool { true }

  func prepared(_ text: String) -> String {
    doHarm()
    return text
  }

  func numberOrder(_ left: String, _ right: String) -> Order { Order(bytesOf: left, right) }
}
