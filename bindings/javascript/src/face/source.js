// Where the library is. In Node it is the addon if the package that has it is installed; else, and in browsers, it is the
// module of WebAssembly, next to this package or where the repository builds it.

import { LoadError } from "../errors.js";
import { load, loadNative } from "../libmoney.js";

const PLACES = ["../../libmoney", "../../../../build/wasm/libmoney"];

async function inNode(place) {
  const { readFile } = await import("node:fs/promises");
  const read = (ending) => readFile(new URL(`${place}.${ending}`, import.meta.url));
  return [await read("wasm"), (await read("json")).toString()];
}

async function inBrowser(place) {
  const answer = await fetch(new URL(`${place}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return [new URL(`${place}.wasm`, import.meta.url), await answer.text()];
}

async function module(isNode) {
  let failure;
  for (const place of PLACES) {
    let found;
    try {
      found = await (isNode ? inNode(place) : inBrowser(place));
    } catch (error) {
      failure ??= error;
      continue;
    }
    return load(...found);
  }
  throw failure;
}

/** The addon from its package, or null if that is not installed. */
async function addon({ arch, env, platform }) {
  const { createRequire } = await import("node:module");
  const require = createRequire(import.meta.url);
  const places = env.LIBMONEY_ADDON === undefined ? [`libmoney-${platform}-${arch}`] : [env.LIBMONEY_ADDON];
  for (const place of places) {
    try {
      const found = require(place);
      return loadNative(found.addon, found.description);
    } catch (error) {
      const isAbsent = error.code === "MODULE_NOT_FOUND" && env.LIBMONEY_ADDON === undefined;
      if (!isAbsent) throw new LoadError(`the addon ${place} cannot be loaded: ${error.message}`, error);
    }
  }
  return null;
}

/** The library, loaded. */
export async function loaded() {
  const { process } = globalThis;
  if (process?.versions?.node === undefined) return module(false);
  return (process.env.LIBMONEY_ADDON === "" ? null : await addon(process)) ?? module(true);
}
