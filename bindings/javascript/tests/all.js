// All tests of the binding, for any host. `read` returns the bytes of a file in the source tree.

import { load } from "../src/libmoney.js";
import { Checks } from "./checks.js";
import { checkBinding } from "./binding.js";
import { checkInterface, checkModule } from "./interface.js";
import { checkLoading } from "./loading.js";
import { checkMemory } from "./memory.js";
import { runVectors } from "./vectors/run.js";

export async function runAll(read) {
  const checks = new Checks();
  const text = async (name) => new TextDecoder().decode(await read(name));
  const wasm = await read("build/wasm/libmoney.wasm");
  const description = JSON.parse(await text("build/wasm/libmoney.json"));
  checkModule(checks, await WebAssembly.compile(wasm), description);
  const money = await load(wasm, description);
  await runVectors(money, checks, (name) => text(`Tests/${name}`));
  checkInterface(checks, money);
  await checkLoading(checks, wasm, description);
  await checkMemory(checks, wasm, description);
  await checkBinding(checks, JSON.parse(await text("Tests/Data/column-numbers.json")));
  return checks;
}
