// Where the library is. In Node it is the addon if the package that has it is installed; else, and in browsers, it is the
// module of WebAssembly. Nothing here imports a module of Node, so that bundlers for browsers have nothing to resolve.

import { assets } from "../../assets.js";
import { LoadError } from "../errors.js";
import { load, loadNative } from "../libmoney.js";

/** Reads a file in Node, whose `fetch` opens no files. */
async function readFile(process, address) {
  const { promises } = process.getBuiltinModule("node:fs");
  try {
    return await promises.readFile(address);
  } catch (error) {
    const name = address.pathname.split("/").pop();
    throw new LoadError(
      `could not read ${name}, which must be next to the program that loads it: ${error.message}`,
      error,
    );
  }
}

async function fetched(address) {
  const name = address.pathname.split("/").pop();
  let answer;
  try {
    answer = await fetch(address);
  } catch (error) {
    throw new LoadError(`could not fetch ${name} from ${address}: ${error.message}`, error);
  }
  if (!answer.ok) throw new LoadError(`could not fetch ${name}: HTTP status ${answer.status} for ${address}`);
  return answer;
}

async function moduleInNode(process) {
  const description = await readFile(process, assets.description);
  return load(await readFile(process, assets.module), description.toString());
}

async function moduleInBrowser() {
  const [module, description] = await Promise.all([fetched(assets.module), fetched(assets.description)]);
  return load(module, await description.text());
}

/** The addon from its package, or null if that is not installed. */
function addon({ arch, env, getBuiltinModule, platform }) {
  const require = getBuiltinModule("node:module").createRequire(import.meta.url);
  const place = env.LIBMONEY_ADDON ?? `libmoney-${platform}-${arch}`;
  let address;
  try {
    address = require.resolve(place);
  } catch (error) {
    if (env.LIBMONEY_ADDON === undefined) return null;
    throw new LoadError(`could not find ${place}, set by LIBMONEY_ADDON: ${error.message.split("\n")[0]}`, error);
  }
  try {
    const found = require(address);
    return loadNative(found.addon, found.description);
  } catch (error) {
    throw new LoadError(`could not load the addon ${address}: ${error.message}`, error);
  }
}

/** A promise of the library, or the library itself. */
export function loaded() {
  const { process } = globalThis;
  if (process?.versions?.node === undefined) return moduleInBrowser();
  if (typeof process.getBuiltinModule !== "function") {
    const words = "Node must be 20.16 or later, or 22.3 or later in version 22";
    throw new LoadError(`${words}, got ${process.versions.node}`);
  }
  return (process.env.LIBMONEY_ADDON === "" ? null : addon(process)) ?? moduleInNode(process);
}
