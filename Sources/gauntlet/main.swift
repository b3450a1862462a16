import Foundation
import GauntletCommands

exit(Gauntlet.run(Array(CommandLine.arguments.dropFirst())).rawValue)
