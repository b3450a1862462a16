package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

// serve speaks 'gauntlet compare --json-lines': compare is asked about texts that isValid takes.
func serve(isValid func(string) bool, compare func(string, string) int) {
	input := bufio.NewReader(os.Stdin)
	output := bufio.NewWriter(os.Stdout)
	for {
		line, err := input.ReadBytes('\n')
		if err != nil {
			return
		}
		var texts [2]string
		if err := json.Unmarshal(line, &texts); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		if left, right := isValid(texts[0]), isValid(texts[1]); !left || !right {
			fmt.Fprintf(output, "{\"invalid\":[%t,%t]}\n", !left, !right)
		} else {
			order := []string{"less", "equal", "greater"}[compare(texts[0], texts[1])+1]
			fmt.Fprintf(output, "{\"order\":\"%s\"}\n", order)
		}
		if input.Buffered() == 0 {
			output.Flush()
		}
	}
}
