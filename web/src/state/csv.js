// Reads and writes tables as text with separators.

const SEPARATORS = [";", "\t", "|", ","];
/** The beginning of a text, from which its separator is guessed. */
const SAMPLE = 20_000;
/** Matches text that a spreadsheet would interpret as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Splits a text into records with the line of each and its cells. Quoted cells may contain separators and line breaks. */
export function recordsOf(text, separator) {
  const records = [];
  let cells = [];
  let cell = "";
  let line = 1;
  let first = 1;
  let isQuoted = false;
  const end = () => {
    cells.push(cell);
    cell = "";
    if (cells.some((one) => one.trim() !== "")) {
      records.push({ line: first, cells });
    }
    cells = [];
    first = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === "\n") line += 1;
    if (isQuoted) {
      if (one !== '"') cell += one;
      else if (text[at + 1] === '"') {
        cell += one;
        at += 1;
      } else isQuoted = false;
    } else if (one === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (one === separator) {
      cells.push(cell);
      cell = "";
    } else if (one === "\n") end();
    else if (one !== "\r") cell += one;
  }
  end();
  return records;
}

/** Returns the most frequent number of cells of records, and the share of records that have it. */
export function widthOf(records) {
  const counts = new Map();
  for (const { cells } of records) {
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  const [width, count] = [...counts].reduce(
    (best, one) => (one[1] > best[1] ? one : best),
    [0, 0],
  );
  return { width, share: count / Math.max(1, records.length) };
}

/** Returns the separator that splits most lines of a text into the same number of cells, or null. */
export function separatorOf(text) {
  const sample = text.slice(0, SAMPLE);
  // A line that is cut is no line of the table.
  const whole = text.length > SAMPLE ? sample.slice(0, sample.lastIndexOf("\n") + 1) : sample;
  let best = { separator: null, score: 0 };
  for (const separator of SEPARATORS) {
    const { width, share } = widthOf(recordsOf(whole, separator));
    if (width > 1 && share > best.score) best = { separator, score: share };
  }
  return best.separator;
}

/** A cell without the apostrophe that `csvText` writes. */
export function cellOf(text) {
  const found = text.trim();
  return found.startsWith("'") && FORMULA.test(found) ? found.slice(1) : found;
}

/** Writes a cell; an apostrophe precedes text that a spreadsheet would interpret as a formula. */
function written(value, isText) {
  const text = isText && FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a record with commas; the columns of `texts` may contain any text. */
export function recordText(cells, texts = []) {
  return cells.map((one, index) => written(one, texts.includes(index))).join(
    ",",
  );
}

/** Writes records of strings with commas; the columns of `texts` may contain any text. */
export function csvText(records, texts) {
  return `${records.map((cells) => recordText(cells, texts)).join("\r\n")}\r\n`;
}
