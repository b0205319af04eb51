// Where the module and its description are: next to this package, or where the repository builds them.

import { load } from "../libmoney.js";

const PLACES = ["../../libmoney", "../../../../build/wasm/libmoney"];

async function inNode(place) {
  const { readFile } = await import("node:fs/promises");
  const read = async (ending) => readFile(new URL(`${place}.${ending}`, import.meta.url));
  return [await read("wasm"), (await read("json")).toString()];
}

async function inBrowser(place) {
  const answer = await fetch(new URL(`${place}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return [new URL(`${place}.wasm`, import.meta.url), await answer.text()];
}

/** The library, loaded. */
export async function loaded() {
  const isNode = globalThis.process?.versions?.node !== undefined;
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
