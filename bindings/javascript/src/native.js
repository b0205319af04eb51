// The library of the machine behind an addon of Node: the same calls as those of the module, with addresses of 64 bits.

import { MoneyError } from "./errors.js";
import { Memory } from "./memory.js";

/** The bytes for the arguments of a call at first; a call that needs more is begun again with more. */
const ROOM = 1 << 16;

/** Thrown if the arguments of a call need more memory. */
class NoRoom {
  constructor(size) {
    this.size = size;
  }
}

/** Returns its bytes; throws a TypeError if its memory was detached. */
const bytesOf = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Memory for arguments: an ArrayBuffer at an address that the addon has stored. */
export class NativeMemory extends Memory {
  constructor(addon, outOfMemory) {
    super(null, outOfMemory);
    this.pointerSize = 8;
    this.addon = addon;
    this.copies = [];
    /** True if a listener of the program runs during calls and may modify its arrays. */
    this.isWatched = false;
    this.enter(this.made(ROOM));
  }

  renew() {}

  made(size) {
    try {
      const buffer = new ArrayBuffer(size);
      return { bytes: new Uint8Array(buffer), view: new DataView(buffer), base: this.addon.address(buffer) };
    } catch (error) {
      if (error instanceof RangeError) throw this.outOfMemory();
      throw error;
    }
  }

  enter(arena) {
    this.arena = arena;
    this.base = arena.base;
  }

  get bytes() {
    return this.arena.bytes;
  }

  get view() {
    return this.arena.view;
  }

  /** Runs a body that allocates memory with `take`. The body changes nothing before it calls the library, so it can be
   * restarted. */
  during(body) {
    const { arena, used } = this;
    const kept = this.copies.length;
    try {
      for (;;) {
        try {
          return body();
        } catch (error) {
          if (!(error instanceof NoRoom)) throw error;
          this.enter(this.made(2 * error.size));
          this.used = 0;
          this.copies.length = kept;
        }
      }
    } finally {
      this.enter(arena);
      this.used = used;
      this.copies.length = kept;
    }
  }

  take(size) {
    const start = (this.used + 15) & ~15;
    if (start + size > this.bytes.length) throw new NoRoom(start + size);
    this.used = start + size;
    this.bytes.fill(0, start, start + size);
    return this.base + start;
  }

  keep(size) {
    const { base, view } = this.made(size);
    return { place: base, start: 0, view, free() {} };
  }

  /**
   * The address of an array's own bytes until the body of `during` ends, or of a copy if the bytes could move
   * meanwhile: memory that can be resized, is shared with other threads, or could be transferred by a listener.
   */
  lend(array) {
    const { copy, address } = this.borrow(array);
    copy?.set(bytesOf(array));
    return address;
  }

  lendEmpty(array) {
    return this.borrow(array).address;
  }

  borrow(array) {
    const { buffer } = array;
    if (buffer instanceof ArrayBuffer && !buffer.resizable && !this.isWatched) {
      return { copy: null, address: this.addon.address(buffer) + array.byteOffset };
    }
    const { bytes, base } = this.made(Math.max(1, array.byteLength));
    this.copies.push({ base, bytes });
    return { copy: bytes, address: base };
  }

  /** Copies the library's results from a copy into the array. */
  bring(array, pointer) {
    const copy = this.copies.find(({ base }) => base === pointer);
    if (copy !== undefined) bytesOf(array).set(copy.bytes.subarray(0, array.byteLength));
  }

  isOwn(address) {
    return address >= this.base && address < this.base + this.bytes.length;
  }

  text(address, length) {
    if (length === 0) return "";
    return this.isOwn(address) ? super.text(address, length) : this.addon.text(address, length);
  }

  copy(address, length) {
    if (length === 0) return new Uint8Array(0);
    return this.isOwn(address) ? super.copy(address, length) : new Uint8Array(this.addon.bytes(address, length));
  }

  textUntilNul(address, most) {
    if (address === 0) return null;
    return this.isOwn(address) ? super.textUntilNul(address, most) : this.addon.text(address, -1);
  }
}

/** JavaScript functions as callbacks: one C function for each type, whose context identifies the JavaScript
 * function. */
export class NativeCallbacks {
  constructor(addon) {
    this.addon = addon;
    this.thrown = [];
  }

  pointer(_, body, type) {
    const guarded = (...values) => {
      try {
        body(0, ...values);
      } catch (error) {
        this.thrown.push(error);
      }
    };
    return { pointer: this.addon.listeners[type], context: this.addon.hold(guarded) };
  }

  listener(types, body, type) {
    return this.pointer(types, body, type);
  }

  release({ context }) {
    this.addon.drop(context);
  }

  rethrow() {
    if (this.thrown.length > 0) throw this.thrown.shift();
  }
}

const LARGE = ["int64_t", "uint64_t"];

/** The functions by name, like the exports of a WebAssembly module. */
export function functionsOf(addon, description) {
  const numbers = new Float64Array(addon.words);
  const integers = new BigInt64Array(addon.words);
  const isLarge = (type) => LARGE.includes(description.integers[type] ?? type);
  const made = {};
  addon.names.forEach((name, index) => {
    const described = description.functions[name];
    if (described === undefined) return;
    const large = described.params.map(({ type }) => isLarge(type));
    const isLargeResult = isLarge(described.result);
    made[name] = (...words) => {
      for (let at = 0; at < large.length; at += 1) {
        if (large[at]) integers[at] = BigInt(words[at]);
        else numbers[at] = words[at];
      }
      addon.call(index);
      return isLargeResult ? integers[0] : numbers[0];
    };
  });
  return made;
}

/** Returns the error to throw if a call runs out of memory. */
export function noMemory(description, message) {
  const status = description.constants.MONEY_ERR_OUT_OF_MEMORY;
  return () => new MoneyError(status, "MONEY_ERR_OUT_OF_MEMORY", message, -1, 0);
}
