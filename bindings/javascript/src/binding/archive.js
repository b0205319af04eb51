// The first file of a ZIP archive, as the European Central Bank packs its history of rates.

/** Thrown where no answer came that a feed could take. */
export class TransportFailure extends Error {
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const STORED = 0;
const DEFLATED = 8;

const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns whether bytes begin with the signature of an archive. */
export function isArchive(bytes) {
  return bytes.length > 30 && viewOf(bytes).getUint32(0, true) === LOCAL;
}

/** The archive's directory entry, which contains the sizes: the file's own header may omit them. */
function firstEntry(bytes) {
  const view = viewOf(bytes);
  // A comment of up to 65,535 bytes may follow the directory's end.
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    const entry = view.getUint32(at + 16, true);
    if (entry + 46 > bytes.length || view.getUint32(entry, true) !== CENTRAL) break;
    return {
      method: view.getUint16(entry + 10, true),
      packed: view.getUint32(entry + 20, true),
      head: view.getUint32(entry + 42, true),
    };
  }
  return null;
}

/** The packed bytes of the first file and how they are packed, or null if the archive is damaged. */
function packedFile(bytes) {
  const entry = firstEntry(bytes);
  const view = viewOf(bytes);
  if (entry === null || entry.head + 30 > bytes.length || view.getUint32(entry.head, true) !== LOCAL) return null;
  const start = entry.head + 30 + view.getUint16(entry.head + 26, true) + view.getUint16(entry.head + 28, true);
  const data = bytes.subarray(start, start + entry.packed);
  return data.length === entry.packed ? { data, method: entry.method } : null;
}

/** The first file of an archive, or null if it is damaged or packed in another way. It may have `most` bytes. */
export async function fileOfArchive(bytes, most) {
  const { data, method } = packedFile(bytes) ?? {};
  if (method === STORED) return data;
  if (method !== DEFLATED) return null;
  const chunks = [];
  let length = 0;
  const unpacked = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  try {
    for (const reader = unpacked.getReader();;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > most) {
        await reader.cancel();
        throw new TransportFailure("too_large");
      }
      chunks.push(value);
    }
  } catch (error) {
    if (error instanceof TransportFailure) throw error;
    return null;
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
