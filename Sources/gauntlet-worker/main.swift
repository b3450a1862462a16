import Foundation
import MutationTesting
import ReferenceLaws

// Runs the laws on the project's own subjects as it is told on standard input. Of these subjects
// `gauntlet mutate` builds a copy with all mutants that it derives; this program needs little else.
let suites = ReferenceSuite.forMutants
let worker = Worker(mutants: suites.map(\.mutant)) { request in
  DifferenceFinder.shared?.answer(request)
}
exit(worker.run() ? 0 : 64)
