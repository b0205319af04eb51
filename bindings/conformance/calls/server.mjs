// Calls libmoney.wasm for another process: reads a line of JSON and writes a line of JSON. The library is in
// build/api/javascript.

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Handle, load, MoneyError } from "../../../build/api/javascript/src/libmoney.js";

const root = new URL("../../../", import.meta.url);
const wasm = new Uint8Array(await readFile(new URL("build/wasm/libmoney.wasm", root)));
const money = await load(wasm, await readFile(new URL("build/wasm/libmoney.json", root), "utf-8"));

const received = (_, value) => {
  if (value !== null && typeof value === "object" && "$big" in value) return BigInt(value.$big);
  if (value !== null && typeof value === "object" && "$handle" in value) return new Handle(value.kind, value.$handle);
  return value;
};
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
const sent = (_, value) => {
  if (value instanceof Uint8Array) return hex(value);
  if (typeof value === "bigint") return { $big: String(value) };
  if (value instanceof Handle) return { $handle: value.pointer, kind: value.type };
  return value;
};

function answer(request) {
  if (request.constants) return { constants: money.constants };
  if (request.free !== undefined) {
    money.free(request.free);
    return { result: null };
  }
  try {
    const { given } = request;
    if (typeof given?.bytes === "string") given.bytes = unhex(given.bytes);
    return { result: money.call(request.name, given) };
  } catch (error) {
    if (!(error instanceof MoneyError)) return { broken: String(error.stack) };
    return { constant: error.constant, text: error.message, position: error.position };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line, received)), sent) + "\n");
}
