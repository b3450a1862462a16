// golang.org/x/mod/semver: https://pkg.go.dev/golang.org/x/mod/semver
//
// Its versions begin with a 'v', which is put before each text.
package main

import "golang.org/x/mod/semver"

func main() {
	serve(
		func(text string) bool { return semver.IsValid("v" + text) },
		func(left, right string) int { return semver.Compare("v"+left, "v"+right) })
}
