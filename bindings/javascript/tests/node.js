// All tests in Node: node build/api/javascript/tests/node.js

import { readFile } from "node:fs/promises";
import { runAll } from "./all.js";

const root = new URL("../../../../", import.meta.url);
const checks = await runAll(async (name) => new Uint8Array(await readFile(new URL(name, root))));
for (const failure of checks.failures) console.log(failure);
console.log(checks.summary);
process.exitCode = checks.failures.length === 0 && checks.passed > 0 ? 0 : 1;
