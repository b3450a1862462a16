// Masterminds/semver: https://github.com/Masterminds/semver
package main

import "github.com/Masterminds/semver"

func main() {
	serve(
		func(text string) bool { _, err := semver.StrictNewVersion(text); return err == nil },
		func(left, right string) int {
			a, _ := semver.StrictNewVersion(left)
			b, _ := semver.StrictNewVersion(right)
			return a.Compare(b)
		})
}
