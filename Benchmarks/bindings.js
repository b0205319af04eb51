// Measures a sum of two amounts in Node against big.js, and a column conversion against the call of C:
//
//     node Benchmarks/bindings.js C_COLUMN_NS
//
// C_COLUMN_NS is the time per row of the same column in C, from the same run. The minimum of several rounds counts.

import { createRequire } from "node:module";

import { Amounts, backend, Money, RatesBuilder } from "../build/api/javascript/src/index.js";

const Big = createRequire(import.meta.url)("/usr/share/nodejs/big.js/big.js");
const COUNT = 1024;
const ROUNDS = 2_000_000;
const ROWS = 1_000_000;
const TURNS = 9;
const c = Number(process.argv[2]);
// The module computes a row in twice the time of C; the copies of both arrays into its memory and out of it come on top.
const most = backend === "native" ? 2 : 4;

const texts = Array.from({ length: COUNT }, (_, index) => `${(index * 7919) % 100000}.${10 + (index % 90)}`);
const amounts = texts.map((text) => new Money(text, "EUR"));
const bigs = texts.map((text) => new Big(text));
const rates = new RatesBuilder();
rates.add("EUR", "USD", "1.1172", null);
const table = rates.build();
const column = new Amounts(
  BigInt64Array.from({ length: ROWS }, (_, index) => BigInt((index * 7919) % 10_000_000)),
  "EUR",
);
const into = new BigInt64Array(ROWS);
let kept;

function least(count, body) {
  let best = Infinity;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const started = process.hrtime.bigint();
    body();
    best = Math.min(best, Number(process.hrtime.bigint() - started) / count);
  }
  return best;
}

const sum = least(ROUNDS, () => {
  for (let at = 0; at < ROUNDS; at += 1) kept = amounts[at % (COUNT - 1)].plus(amounts[(at % (COUNT - 1)) + 1]);
});
const big = least(ROUNDS, () => {
  for (let at = 0; at < ROUNDS; at += 1) kept = bigs[at % (COUNT - 1)].plus(bigs[(at % (COUNT - 1)) + 1]);
});
const mixedTexts = texts.map((text, index) => `${text}${"5".repeat((index * 31) % 5)}`);
const mixedAmounts = mixedTexts.map((text) => new Money(text, "EUR"));
const mixedBigs = mixedTexts.map((text) => new Big(text));
const mixed = least(ROUNDS, () => {
  for (let at = 0; at < ROUNDS; at += 1) kept = mixedAmounts[at % (COUNT - 1)].plus(mixedAmounts[(at % (COUNT - 1)) + 1]);
});
const mixedBig = least(ROUNDS, () => {
  for (let at = 0; at < ROUNDS; at += 1) kept = mixedBigs[at % (COUNT - 1)].plus(mixedBigs[(at % (COUNT - 1)) + 1]);
});
const row = least(ROWS, () => {
  kept = column.convert(table, "USD", { into });
});
if (kept === undefined) throw new Error("nothing was computed");

const figures = [
  [`a sum ${sum.toFixed(1)} ns, big.js ${big.toFixed(1)} (${(big / sum).toFixed(1)} x, at least 3)`, big >= 3 * sum],
  [
    `a sum of two scales ${mixed.toFixed(1)} ns, big.js ${mixedBig.toFixed(1)} (${(mixedBig / mixed).toFixed(1)} x, at least 2)`,
    mixedBig >= 2 * mixed,
  ],
  [
    `a row that is converted ${row.toFixed(2)} ns, C ${c.toFixed(2)} (${(row / c).toFixed(2)} x C, at most ${most})`,
    row <= most * c,
  ],
];
for (const [words, isKept] of figures) console.log(`JavaScript, ${backend}: ${words}${isKept ? "" : ": missed"}`);
const missed = figures.filter(([, isKept]) => !isKept).length;
console.log(`${figures.length - missed} passed, ${missed} failed`);
process.exitCode = missed === 0 ? 0 : 1;
