// The WebAssembly half of the benchmark: node wasm.js ROOT. Prints a line "HOST NAME NANOSECONDS SUM" for each work, where
// HOST is "wasm" for the module and "bigint" for the same work in arithmetic of BigInt.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "../build/api/javascript/src/libmoney.js";

const COUNT = 65536;
const ROWS = 1 << 18;
const SECONDS_A_RUN = 0.3;

const root = process.argv[2];
const history = await readFile(join(root, "share/ecb/eurofxref-hist.csv"));
const started = clock();
const wasm = await readFile(join(root, "build/wasm/libmoney.wasm"));
const description = await readFile(join(root, "build/wasm/libmoney.json"), "utf8");
const money = await load(wasm, description);
const loaded = clock() - started;
const { exports, memory } = money;

// xorshift of 32 bits, as in wasm.c
let state = 1;
function next() {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state >>> 0;
}

function must(status) {
  if (status !== 0) throw new Error(money.call("money_status_name", { status }));
}

/** The processor's time in milliseconds, so that other programs do not count. */
function clock() {
  return process.cpuUsage().user / 1000;
}

/** Nanoseconds of the median pass, of those after the first ones, for each of `count` steps. */
function median(pass, count) {
  const warm = clock();
  while (clock() - warm < SECONDS_A_RUN * 1000) pass();
  const passes = [];
  const start = clock();
  do {
    const begin = clock();
    pass();
    passes.push(clock() - begin);
  } while (clock() - start < SECONDS_A_RUN * 1000);
  passes.sort((a, b) => a - b);
  return (passes[passes.length >> 1] * 1e6) / count;
}

function measure(host, name, pass, count) {
  let sum;
  const nanoseconds = median(() => (sum = pass()), count);
  console.log(`${host} ${name} ${nanoseconds.toFixed(3)} ${sum}`);
}

// -------------------------------------------------------------------------------------------------------- The module ----

const SIZE = money.structs.layout("money_t").size;
const amounts = memory.allocate(COUNT * SIZE);
const texts = memory.allocate(COUNT * 32);
const lengths = new Uint32Array(COUNT);
const values = new Array(COUNT);
const written = new Array(COUNT);
const result = memory.allocate(SIZE);
const length = memory.allocate(4);
const words = memory.allocate(64);
memory.bytes.set(new TextEncoder().encode("EUR\0USD\0"), words);
for (let index = 0; index < COUNT; index += 1) {
  const value = BigInt(next() % 100000000);
  must(exports.money_from_minor(value, words, 0, amounts + index * SIZE, 0));
  must(exports.money_format(amounts + index * SIZE, texts + index * 32, 32, length, 0));
  lengths[index] = memory.view.getUint32(length, true);
  values[index] = { coefficient: value, scale: 2, currency: "EUR" };
  written[index] = memory.text(texts + index * 32, lengths[index]);
}
const text = memory.allocate(history.length);
memory.bytes.set(history, text);
const { rates } = money.call("money_rates_from_ecb_csv", { csv: history });

measure("wasm", "add", () => {
  let sum = 0;
  for (let index = 0; index < COUNT; index += 1) {
    must(exports.money_add(amounts + index * SIZE, amounts + ((index + 1) % COUNT) * SIZE, result, 0));
    sum += memory.view.getUint32(result, true);
  }
  return sum;
}, COUNT);
measure("wasm", "convert", () => {
  let sum = 0;
  for (let index = 0; index < COUNT; index += 1) {
    must(exports.money_rates_convert(rates.pointer, amounts + index * SIZE, words + 4, 0, result, 0, 0));
    sum += memory.view.getUint32(result, true);
  }
  return sum;
}, COUNT);
measure("wasm", "parse", () => {
  let sum = 0;
  for (let index = 0; index < COUNT; index += 1) {
    must(exports.money_parse(texts + index * 32, lengths[index], result, 0));
    sum += memory.view.getUint32(result, true);
  }
  return sum;
}, COUNT);

const cents = memory.allocate(ROWS * 8);
const dollars = memory.allocate(ROWS * 8);
const plain = new BigInt64Array(ROWS);
const plainResult = new BigInt64Array(ROWS);
for (let index = 0; index < ROWS; index += 1) plain[index] = BigInt(next() % 100000000);
new BigInt64Array(memory.bytes.buffer, cents, ROWS).set(plain);
const columns = { pointer: memory.allocate(3 * 64) };
const column = money.structs.layout("money_column_t").size;
exports.money_column_of_int64(cents, ROWS, columns.pointer);
exports.money_column_of_int64(dollars, ROWS, columns.pointer + column);
const currencies = words + 16;
memory.view.setUint32(words + 32, words, true);
memory.view.setUint32(currencies, words + 32, true);
memory.view.setUint32(currencies + 4, 1, true);
memory.view.setUint32(currencies + 8, 0, true);
measure("wasm", "column", () => {
  const into = columns.pointer + column;
  must(exports.money_column_convert(rates.pointer, columns.pointer, currencies, 0, words + 4, 0, into, 0, 0, 0));
  const found = new BigInt64Array(memory.bytes.buffer, dollars, ROWS);
  return found[0] + found[ROWS - 1];
}, ROWS);

measure("wasm", "load", () => {
  must(exports.money_rates_from_ecb_csv(text, history.length, result, 0));
  exports.money_rates_free(memory.view.getUint32(result, true));
  return history.length;
}, 1);

// ------------------------------------------------------------------------------------------------------------ BigInt ----

const LIMIT = BigInt(10) ** BigInt(38);
const { details } = money.call("money_rates_convert", {
  rates,
  amount: { lo: 1, currency: "EUR" },
  target: "USD",
  details: true,
});
const RATE = details.rate.numerator[0];
const UNIT = details.rate.denominator[0];
const TWO = BigInt(2);
const ONE = BigInt(1);

function halfEven(numerator, denominator) {
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * TWO;
  return twice > denominator || (twice === denominator && quotient % TWO === ONE) ? quotient + ONE : quotient;
}

measure("bigint", "add", () => {
  let sum = 0;
  for (let index = 0; index < COUNT; index += 1) {
    const a = values[index];
    const b = values[(index + 1) % COUNT];
    if (a.currency !== b.currency || a.scale !== b.scale) throw new Error("another currency");
    const total = { coefficient: a.coefficient + b.coefficient, scale: a.scale, currency: a.currency };
    if (total.coefficient >= LIMIT) throw new Error("too large");
    sum += Number(total.coefficient);
  }
  return sum;
}, COUNT);
measure("bigint", "convert", () => {
  let sum = 0;
  for (let index = 0; index < COUNT; index += 1) {
    const a = values[index];
    const converted = { coefficient: halfEven(a.coefficient * RATE, UNIT), scale: 2, currency: "USD" };
    sum += Number(converted.coefficient);
  }
  return sum;
}, COUNT);
measure("bigint", "parse", () => {
  let sum = 0;
  for (let index = 0; index < COUNT; index += 1) {
    const found = /^(\d+)\.(\d+) ([A-Z]{3})$/.exec(written[index]);
    const amount = { coefficient: BigInt(found[1] + found[2]), scale: found[2].length, currency: found[3] };
    sum += Number(amount.coefficient);
  }
  return sum;
}, COUNT);
measure("bigint", "column", () => {
  for (let index = 0; index < ROWS; index += 1) plainResult[index] = halfEven(plain[index] * RATE, UNIT);
  return plainResult[0] + plainResult[ROWS - 1];
}, ROWS);
console.log(`note start ${Math.round(loaded * 1e6)} ${wasm.length}`);
