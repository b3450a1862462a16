// blang/semver: https://github.com/blang/semver
package main

import "github.com/blang/semver/v4"

func main() {
	serve(
		func(text string) bool { _, err := semver.Parse(text); return err == nil },
		func(left, right string) int { return semver.MustParse(left).Compare(semver.MustParse(right)) })
}
