// The rows of a bank's file: labels that fit a wallet, and rows that it contains already.

/** The library's limit for labels of entries. */
export const LABEL_BYTES = 79;

/** Returns a text on one line that fits a label; a longer one ends with "…". */
export function shortened(text) {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const encoder = new TextEncoder();
  if (encoder.encode(plain).length <= LABEL_BYTES) return plain;
  let made = "";
  let bytes = encoder.encode("…").length;
  for (const one of plain) {
    bytes += encoder.encode(one).length;
    if (bytes > LABEL_BYTES) break;
    made += one;
  }
  return `${made.trimEnd()}…`;
}

/** Equal amounts share a key: 3.5 EUR is 3.50 EUR. */
function keyOf({ date, amount, label }) {
  const [number, currency] = amount.toString().split(" ");
  const plain = number.includes(".") ? number.replace(/\.?0+$/, "") : number;
  return JSON.stringify([date, plain, currency, label]);
}

/**
 * Returns the rows with labels that fit, oldest first, and marks those that a wallet contains already. Two equal rows of a
 * file are two entries; each matches one entry of the wallet.
 */
export function comparedWith(entries, rows) {
  const counts = new Map();
  for (const entry of entries) {
    const key = keyOf(entry);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return rows.map((row) => {
    const made = {
      error: null,
      ...row,
      label: shortened(row.label),
      isDouble: false,
    };
    made.isShortened = made.label !== row.label && made.label.endsWith("…");
    if (made.error !== null) return made;
    const key = keyOf(made);
    const left = counts.get(key) ?? 0;
    if (left > 0) {
      counts.set(key, left - 1);
      made.isDouble = true;
    }
    return made;
  });
}

/** Decodes a file's bytes: UTF-8 or UTF-16 with a mark, else the encoding of Windows. */
export function decoded(bytes) {
  const head = new Uint8Array(bytes.slice(0, 2));
  if (head[0] === 0xff && head[1] === 0xfe) {
    return new TextDecoder("utf-16le").decode(bytes);
  }
  if (head[0] === 0xfe && head[1] === 0xff) {
    return new TextDecoder("utf-16be").decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
