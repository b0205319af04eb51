// The memory of the module: views that remain valid when it grows, and memory for the arguments of a call.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The size of the arguments' memory in bytes, before more is allocated. */
const ROOM = 1 << 16;

/** Texts of up to this many letters are converted letter by letter, which is faster than a decoder. */
const SHORT = 48;

/** Memory of the module at a fixed address. */
class Kept {
  constructor(memory, size) {
    this.memory = memory;
    this.place = memory.allocate(size);
    this.start = this.place;
  }

  get view() {
    return this.memory.view;
  }

  free() {
    this.memory.release(this.place);
  }
}

export class Memory {
  /** Addresses are offsets in the module's memory. */
  base = 0;
  pointerSize = 4;

  constructor(exports, outOfMemory) {
    this.exports = exports;
    this.outOfMemory = outOfMemory;
    this.room = 0;
    this.used = 0;
    this.large = [];
    this.renew();
  }

  /** The bytes of the module. When the memory grows, the old view becomes empty, so read this again after each
   * call. */
  get bytes() {
    // A view of memory that has grown since is empty. Checking that is faster than comparing the memory's buffer.
    if (this.byteView.length === 0) this.renew();
    return this.byteView;
  }

  get view() {
    if (this.byteView.length === 0) this.renew();
    return this.dataView;
  }

  renew() {
    this.byteView = new Uint8Array(this.exports.memory.buffer);
    this.dataView = new DataView(this.exports.memory.buffer);
  }

  /** Allocates memory of the module that you own; free it with `release`. Throws if out of memory. */
  allocate(size) {
    const pointer = this.exports.malloc(size);
    if (pointer === 0) throw this.outOfMemory();
    return pointer;
  }

  release(pointer) {
    this.exports.free(pointer);
  }

  /** Runs a body that allocates memory with `take`, and frees the memory afterwards. Bodies may be nested. */
  during(body) {
    const used = this.used;
    const large = this.large.length;
    try {
      return body();
    } finally {
      this.used = used;
      while (this.large.length > large) this.release(this.large.pop());
    }
  }

  /** Allocates zeroed memory that is freed when the body of `during` ends. */
  take(size) {
    let pointer;
    if (this.room === 0) this.room = this.allocate(ROOM);
    const start = (this.used + 15) & ~15;
    if (start + size <= ROOM) {
      pointer = this.room + start;
      this.used = start + size;
    } else {
      pointer = this.allocate(size);
      this.large.push(pointer);
    }
    this.bytes.fill(0, pointer, pointer + size);
    return pointer;
  }

  /** Allocates memory at a fixed address until you free it; returns the address, and a view in which it begins at
   * `start`. */
  keep(size) {
    return new Kept(this, size);
  }

  /** Returns the address of an array's bytes until the body of `during` ends; here, that of a copy. */
  lend(array) {
    const pointer = this.lendEmpty(array);
    this.bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), pointer);
    return pointer;
  }

  /** The address of memory for results that will be written into an array, as from `lend`; the array's bytes are not
   * copied to it. */
  lendEmpty(array) {
    const pointer = this.allocate(Math.max(1, array.byteLength));
    this.large.push(pointer);
    return pointer;
  }

  /** Copies the bytes at an address that `lend` or `lendEmpty` returned into the array. */
  bring(array, pointer) {
    const target = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    target.set(this.bytes.subarray(pointer, pointer + array.byteLength));
  }

  /** A text or bytes in memory, with a NUL after them. */
  takeText(text) {
    if (typeof text === "string" && text.length <= SHORT) {
      const pointer = this.take(text.length + 1);
      if (this.putAscii(pointer, text)) return { pointer, length: text.length };
    }
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    const pointer = this.take(bytes.length + 1);
    this.bytes.set(bytes, pointer - this.base);
    return { pointer, length: bytes.length };
  }

  /** Writes a text whose letters are all of ASCII; false if one is not. */
  putAscii(pointer, text) {
    const { bytes } = this;
    const start = pointer - this.base;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 127) return false;
      bytes[start + index] = code;
    }
    return true;
  }

  /** Writes a text into a field of `count` bytes, padded with zeros. */
  putText(pointer, count, name, text) {
    const start = pointer - this.base;
    this.bytes.fill(0, start, start + count);
    if (text.length < count && this.putAscii(pointer, text)) return;
    const bytes = encoder.encode(text);
    if (bytes.length >= count) throw new RangeError(`${name} must be at most ${count - 1} bytes, got ${bytes.length}`);
    this.bytes.set(bytes, start);
  }

  /** The text of `length` bytes. */
  text(pointer, length) {
    const { bytes } = this;
    const start = pointer - this.base;
    if (length <= SHORT) {
      let text = "";
      let index = start;
      for (; index < start + length && bytes[index] < 128; index += 1) text += String.fromCharCode(bytes[index]);
      if (index === start + length) return text;
    }
    return decoder.decode(bytes.subarray(start, start + length));
  }

  /** A copy of `length` bytes. */
  copy(pointer, length) {
    const start = pointer - this.base;
    return this.bytes.slice(start, start + length);
  }

  /** Reads a text up to its NUL, or of at most `most` bytes; null at the address 0. */
  textUntilNul(pointer, most = Infinity) {
    if (pointer === 0) return null;
    const { bytes } = this;
    const start = pointer - this.base;
    let end = start;
    while (end - start < most && bytes[end] !== 0) end += 1;
    return this.text(pointer, end - start);
  }
}
