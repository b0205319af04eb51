// Errors for an incomplete module and for a host that lacks a feature.

import { crc32 } from "../src/check.js";
import { load, LoadError } from "../src/libmoney.js";

async function loadError(checks, source, description, words) {
  try {
    await load(source, description);
    checks.check(false, `loads in spite of: ${words}`);
  } catch (error) {
    checks.check(error instanceof LoadError && error.message.includes(words), `missing from the message: ${words}`, String(error));
  }
}

/** The description as it would be if these bytes were the module. */
export function describing(bytes, description) {
  return { ...description, wasm: { bytes: bytes.length, crc32: crc32(bytes) } };
}

/** Runs a body without a global of the host. */
async function without(name, body) {
  const kept = globalThis[name];
  delete globalThis[name];
  try {
    await body();
  } finally {
    globalThis[name] = kept;
  }
}

export async function checkLoading(checks, wasm, description) {
  checks.place = "loading";
  for (const length of [0, 7, 8, 9, 1000, wasm.length >> 1, wasm.length - 1]) {
    const cut = wasm.slice(0, length);
    await loadError(checks, cut, description, length < 8 ? "expected a WebAssembly module" : "truncated");
    // The same for a host that does not check: it is the compiler that finds it.
    if (length > 8) await loadError(checks, cut, describing(cut, description), "could not compile");
  }
  for (const place of [8, 5000, wasm.length >> 1, wasm.length - 100]) {
    const damaged = wasm.slice();
    damaged[place] ^= 0x10;
    await loadError(checks, damaged, description, "damaged");
  }
  const page = new TextEncoder().encode("<!doctype html><title>404</title>");
  await loadError(checks, page, description, "expected a WebAssembly module");
  await loadError(checks, new Response(page, { status: 404 }), description, "HTTP status 404");
  await loadError(checks, new URL("http://127.0.0.1:1/libmoney.wasm"), description, "could not fetch");
  const newer = { ...description, functions: { ...description.functions, money_of_tomorrow: {} } };
  await loadError(checks, wasm, newer, "must be of the same version");
  await loadError(checks, wasm, { ...description, abi: 99 }, "must be of the same version");
  await without("BigInt", () => loadError(checks, wasm, description, "must support BigInt"));
  await without("WebAssembly", () => loadError(checks, wasm, description, "must support WebAssembly"));
}
