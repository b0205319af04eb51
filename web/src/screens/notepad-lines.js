// The lines of the notepad. A line is an expression of the library; names in it refer to results of earlier lines.

const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;
const NAMED = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/u;
const RESERVED = new Set(["prev", "sum", "in", "to", "x"]);
const encoder = new TextEncoder();
const bytesOf = (text) => encoder.encode(text).length;

/** The text with names replaced, and the mapping of its positions to positions in the typed line. */
class Filled {
  constructor() {
    this.text = "";
    this.parts = [];
  }

  add(text, start, length, isCopy) {
    this.parts.push({
      at: bytesOf(this.text),
      size: bytesOf(text),
      start,
      length,
      isCopy,
    });
    this.text += text;
  }

  /** Maps a byte offset in the expanded text to the typed line. */
  place(byte) {
    for (const { at, size, start, isCopy } of this.parts) {
      if (byte < at + size) return isCopy ? start + byte - at : start;
    }
    const last = this.parts.at(-1);
    return last === undefined ? 0 : last.start + last.length;
  }
}

function fill(body, offset, meaning) {
  const filled = new Filled();
  let from = 0;
  const copy = (until) => {
    const text = body.slice(from, until);
    if (text !== "") {
      filled.add(
        text,
        offset + bytesOf(body.slice(0, from)),
        bytesOf(text),
        true,
      );
    }
  };
  for (const found of body.matchAll(WORD)) {
    const value = meaning(found[0]);
    if (value === null) continue;
    copy(found.index);
    filled.add(
      `(${value})`,
      offset + bytesOf(body.slice(0, found.index)),
      bytesOf(found[0]),
      false,
    );
    from = found.index + found[0].length;
  }
  copy(body.length);
  return filled;
}

/** Checks a name, which must not be a keyword of the grammar or a currency code. */
function nameTrouble(library, name) {
  if (RESERVED.has(name)) return `"${name}" is reserved and cannot be a name.`;
  try {
    library.currencyFind(name);
    return `"${name}" is a currency code and cannot be a name.`;
  } catch (error) {
    if (error instanceof library.MoneyError) return "";
    throw error;
  }
}

function answerOf(value) {
  return value.kind === "amount" ? value.amount.toString() : value.number.toString();
}

function evaluate(library, text, rates) {
  const { value, expression } = library.Expression.evaluateDetailed(
    text,
    rates === null ? {} : { rates },
  );
  return {
    value,
    conversions: expression === null ? [] : expression.conversions(),
  };
}

/**
 * Evaluates the lines: `kind` is "empty", "words", "answer" or "error". Lines are evaluated from the top, so a change
 * affects the lines below. `kept` caches the results of texts already evaluated at these rates.
 */
export function read(library, lines, rates, kept = new Map()) {
  const names = new Map();
  let previous = null;
  let block = [];
  return lines.map((line) => {
    if (line.trim() === "") {
      block = [];
      return { kind: "empty" };
    }
    if (/^\s*(#|\/\/)/.test(line)) return { kind: "words" };
    const named = NAMED.exec(line);
    const name = named === null ? null : named[1];
    const offset = named === null ? 0 : named[0].length;
    const trouble = name === null ? "" : nameTrouble(library, name);
    if (trouble !== "") return { kind: "error", message: trouble, caret: "" };
    const meaning = (word) => {
      if (names.has(word)) return names.get(word);
      if (word === "prev") return previous;
      if (word === "sum") {
        return block.length === 0 ? "0" : block.map((one) => `(${one})`).join(" + ");
      }
      return null;
    };
    const filled = fill(
      line.slice(offset),
      bytesOf(line.slice(0, offset)),
      meaning,
    );
    try {
      const found = kept.get(filled.text) ??
        { kind: "answer", ...evaluate(library, filled.text, rates) };
      kept.set(filled.text, found);
      const answer = answerOf(found.value);
      previous = answer;
      block.push(answer);
      if (name !== null) names.set(name, answer);
      return found;
    } catch (error) {
      if (!(error instanceof library.MoneyError)) throw error;
      // A name assigned by a failed line is undefined.
      if (name !== null) names.delete(name);
      const place = error.position < 0 ? -1 : filled.place(Number(error.position));
      const caret = place < 0 ? "" : library.expressionCaret(line, place);
      return { kind: "error", message: error.message, caret };
    }
  });
}
