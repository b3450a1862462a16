import Foundation
import JSONLaws
import MutantChecking

// What `gauntlet-worker` is for the other subjects, for the reader of JSON.
exit(Worker(of: [.json]).run() ? 0 : 64)
