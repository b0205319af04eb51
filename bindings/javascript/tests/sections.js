// The sections of a WebAssembly file, for tests that change one.

const MEMORY = 5;

function readNumber(bytes, start) {
  let value = 0;
  let shift = 0;
  let at = start;
  for (;;) {
    const byte = bytes[at];
    at += 1;
    value |= (byte & 127) << shift;
    if (byte < 128) return [value, at];
    shift += 7;
  }
}

function written(value) {
  const bytes = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

/** The same module with its memory limited to its initial pages plus `more`. */
export function withMemory(bytes, more) {
  let at = 8;
  while (at < bytes.length) {
    const id = bytes[at];
    const [length, start] = readNumber(bytes, at + 1);
    if (id === MEMORY) {
      // One memory, with a flag that marks a limit, and its minimum and maximum pages.
      const [least] = readNumber(bytes, start + 2);
      const body = [1, 1, ...written(least), ...written(least + more)];
      return new Uint8Array([
        ...bytes.subarray(0, at),
        MEMORY,
        ...written(body.length),
        ...body,
        ...bytes.subarray(start + length),
      ]);
    }
    at = start + length;
  }
  throw new Error("the module has no memory");
}
