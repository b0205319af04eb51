// libmoney as WebAssembly: loads the module, and calls its functions by their names.
//
//     const money = await load(new URL("libmoney.wasm", import.meta.url), description);
//     const { result } = money.call("money_parse", { text: "12.50 EUR" });

import { Caller, Handle } from "./caller.js";
import { Callbacks } from "./callbacks.js";
import { checked } from "./check.js";
import { LoadError, MoneyError } from "./errors.js";
import { Memory } from "./memory.js";
import { functionsOf, NativeCallbacks, NativeMemory, noMemory } from "./native.js";
import { Structs } from "./structs.js";

export { Handle, LoadError, MoneyError };

export class Money {
  constructor(exports, memory, callbacks, description) {
    this.exports = exports;
    this.description = description;
    this.constants = description.constants;
    this.memory = memory;
    this.structs = new Structs(description, exports, memory);
    this.callbacks = callbacks;
    /** The action to run after the current call has returned, or null. */
    this.settle = null;
    this.caller = new Caller(description, exports, memory, this.structs, callbacks);
  }

  /**
   * Calls a function. `given` contains its parameters by the names in the header.
   *
   * A text is a string, without its length. A struct is an object with the fields that differ from the defaults. 64-bit
   * integers are BigInts. The call returns the outputs by name; optional outputs are present if `given` sets them to
   * `true`. A function without a status returns its value.
   */
  call(name, given) {
    try {
      return this.caller.call(name, given);
    } finally {
      if (this.settle !== null) this.settle();
    }
  }

  /** Releases an object of the library. null is allowed. */
  free(handle) {
    if (handle === null || handle === undefined || handle.pointer === 0) return;
    this.exports[this.description.handles[handle.type]](handle.pointer);
    handle.pointer = 0;
  }

  /** A function of JavaScript for a parameter that is a callback. `release` it when no object calls it any more. */
  callback(type, body) {
    return this.callbacks.pointer(this.wordsOf(type), body, type);
  }

  /** Creates a callback with its own `user_data`; returns its `pointer` and `context`. Call `release` on it as
   * well. */
  listener(type, body) {
    return this.callbacks.listener(this.wordsOf(type), body, type);
  }

  wordsOf(type) {
    return this.description.callbacks[type].map((one) => (this.structs.scalar(one)?.isLarge ? "i64" : "i32"));
  }

  release(callback) {
    this.callbacks.release(callback);
  }
}

/**
 * Loads the module.
 *
 * @param source      the bytes, a Response, a URL to fetch, or a WebAssembly.Module
 * @param description the content of build/wasm/libmoney.json: an object, or its text
 */
export async function load(source, description) {
  const described = typeof description === "string" ? JSON.parse(description) : description;
  const module = await checked(source, described);
  let instance;
  try {
    instance = await WebAssembly.instantiate(module, {});
  } catch (error) {
    throw new LoadError(
      "could not start libmoney.wasm, possibly because memory is short: " + error.message,
      error,
    );
  }
  const { exports } = instance;
  const missing = Object.keys(described.functions).filter((name) => typeof exports[name] !== "function");
  if (missing.length > 0 || exports.money_abi_version() !== described.abi) {
    const words = missing.length > 0 ? "missing function " + missing[0] : "different interface version";
    throw new LoadError("libmoney.wasm and its description must be of the same version: " + words);
  }
  exports._initialize();
  exports.money_wasm_seed(seed());
  const memory = new Memory(exports, noMemory(described, "out of memory: the module's memory cannot grow"));
  return new Money(exports, memory, new Callbacks(exports.__indirect_function_table), described);
}

/**
 * The library of the machine, for Node.
 *
 * @param addon       the exports of libmoney.node
 * @param description the content of libmoney.json beside it: an object, or its text
 */
export function loadNative(addon, description) {
  const described = typeof description === "string" ? JSON.parse(description) : description;
  const exports = functionsOf(addon, described);
  const missing = Object.keys(described.functions).find((name) => exports[name] === undefined);
  if (missing !== undefined || exports.money_abi_version() !== described.abi) {
    throw new LoadError("libmoney.node and its description must be of the same version");
  }
  const memory = new NativeMemory(addon, noMemory(described, "out of memory for the arguments of a call"));
  return new Money(exports, memory, new NativeCallbacks(addon), described);
}

/** A random number, which the author of a document cannot guess. */
function seed() {
  const { crypto } = globalThis;
  return crypto === undefined ? Math.floor(Math.random() * 2 ** 32) : crypto.getRandomValues(new Uint32Array(1))[0];
}
