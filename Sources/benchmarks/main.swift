for megabytes in CommandLine.arguments.dropFirst().compactMap({ Int($0) }) {
  benchmarkJSON(megabytes: megabytes, rounds: 5)
}
