// Checks that the host can run the module and that the module is complete.

import { LoadError } from "./errors.js";

/** Compiles the module; throws a LoadError that states the problem. */
export async function checked(source, description) {
  if (typeof WebAssembly !== "object") throw new LoadError("host must support WebAssembly");
  if (typeof BigInt !== "function" || typeof DataView.prototype.getBigInt64 !== "function") {
    throw new LoadError("host must support BigInt, for 64-bit integers");
  }
  if (source instanceof WebAssembly.Module) return source;
  const bytes = await read(source);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0, true) !== 0x6d736100) {
    throw new LoadError(`expected a WebAssembly module, got ${bytes.length} other bytes: check the address`);
  }
  const wanted = description.wasm;
  if (bytes.length !== wanted.bytes) {
    throw new LoadError(
      `libmoney.wasm must be ${wanted.bytes} bytes, got ${bytes.length}: the file is truncated or of another version`,
    );
  }
  if (crc32(bytes) !== wanted.crc32) throw new LoadError("libmoney.wasm is damaged: wrong checksum");
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw new LoadError("could not compile libmoney.wasm: " + error.message, error);
  }
}

async function read(source) {
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  let response;
  try {
    response = typeof source.arrayBuffer === "function" ? source : await fetch(source);
  } catch (error) {
    throw new LoadError(`could not fetch libmoney.wasm: ${error.message}`, error);
  }
  if (response.ok === false) {
    throw new LoadError(`could not fetch libmoney.wasm: HTTP status ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** The checksum of zip files. */
export function crc32(bytes) {
  const table = new Int32Array(256);
  for (let index = 0; index < 256; index += 1) {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    table[index] = value;
  }
  let sum = -1;
  for (let index = 0; index < bytes.length; index += 1) sum = (sum >>> 8) ^ table[(sum ^ bytes[index]) & 255];
  return (sum ^ -1) >>> 0;
}
