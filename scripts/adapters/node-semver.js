// node-semver: https://github.com/npm/node-semver
"use strict";
const parse = require("/usr/share/nodejs/semver/functions/parse");
const readline = require("readline");

readline.createInterface({ input: process.stdin, terminal: false }).on("line", (line) => {
  const [left, right] = JSON.parse(line).map((text) => parse(text));
  const reply =
    left === null || right === null
      ? { invalid: [left === null, right === null] }
      : { order: ["less", "equal", "greater"][left.compare(right) + 1] };
  process.stdout.write(JSON.stringify(reply) + "\n");
});
