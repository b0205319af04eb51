// Runs the vectors and the other tests in Node: node node.js [ROOT]
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { load } from "../src/libmoney.js";
import { Checks } from "./checks.js";
import { runVectors } from "./vectors/run.js";

const root = new URL("../../../", import.meta.url);
const read = (name) => readFile(fileURLToPath(new URL(name, root)), "utf8");
const wasm = await readFile(new URL("build/wasm/libmoney.wasm", root));
const description = JSON.parse(await read("build/wasm/libmoney.json"));
const checks = new Checks();
const money = await load(wasm, description);
await runVectors(money, checks, (name) => read(`Tests/${name}`));
for (const failure of checks.failures) console.log(failure);
console.log(checks.summary);
process.exitCode = checks.failures.length === 0 && checks.passed > 0 ? 0 : 1;
