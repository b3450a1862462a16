benchmarkJSON()
