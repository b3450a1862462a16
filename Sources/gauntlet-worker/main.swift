import Foundation
import MutantChecking
import ReferenceLaws

// Runs the laws on the project's own subjects as it is told on standard input. Of these subjects
// `gauntlet mutate` builds a copy with all mutants that it derives; this program needs little else.
exit(Worker(of: ReferenceSuite.forMutants).run() ? 0 : 64)
