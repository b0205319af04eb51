// CSV files of transactions: records, column names of other programs, and decimal commas. The library reads the result.

/** Names of columns that other programs use. */
const ALIASES = {
  ticker: "symbol",
  isin: "symbol",
  type: "action",
  shares: "quantity",
  units: "quantity",
  amount: "total",
  "fee currency": "fee_currency",
};
const COLUMNS = new Set(
  "id date action symbol quantity price total currency fee fees fee_currency rate lots"
    .split(" "),
);
const NUMBERS = new Set(["quantity", "price", "total", "fee", "fees", "rate"]);
const QUOTE = '"';

/** Splits a document into records of cells, with the line on which each begins. */
export function recordsOf(text, separator) {
  const records = [];
  let cells = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let first = 1;
  const endCell = () => {
    cells.push(cell);
    cell = "";
  };
  const endRecord = () => {
    endCell();
    if (cells.length > 1 || cells[0].trim() !== "") {
      records.push({ line: first, cells });
    }
    cells = [];
    first = line;
  };
  for (let index = 0; index < text.length; index += 1) {
    const one = text[index];
    if (one === "\n") line += 1;
    if (isQuoted) {
      if (one !== QUOTE) cell += one;
      else if (text[index + 1] === QUOTE) {
        cell += QUOTE;
        index += 1;
      } else isQuoted = false;
    } else if (one === QUOTE && cell === "") isQuoted = true;
    else if (one === separator) endCell();
    else if (one === "\n") endRecord();
    else if (one !== "\r") cell += one;
  }
  endRecord();
  return records;
}

const quoted = (cell) =>
  /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export const lineOf = (cells) => cells.map(quoted).join(",");

/** The separator of the header: the one that it contains most often. */
function separatorOf(text) {
  const [head] = text.split("\n", 1);
  const count = (one) => head.split(one).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0];
}

/**
 * Reads a document into columns that the library knows. `ignored` are the names of other columns; `hasCommas` is true if
 * decimal commas were read as decimal points, which only happens between other separators. `missing` are required columns.
 */
export function sheetOf(document) {
  const text = document.replace(/^\ufeff/, "");
  const separator = separatorOf(text);
  const [head, ...rows] = recordsOf(text, separator);
  if (head === undefined) return null;
  const names = head.cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    return ALIASES[name] ?? name;
  });
  // The second of two columns with one meaning is not read.
  const isKept = names.map((name, index) =>
    COLUMNS.has(name) && names.indexOf(name) === index
  );
  const missing = ["date", "action", "symbol", "quantity"].filter((name) =>
    !names.includes(name)
  );
  if (!names.includes("total") && !names.includes("price")) {
    missing.push("total");
  }
  let hasCommas = false;
  const cellOf = (cell, index) => {
    const found = cell.trim();
    const isComma = separator !== "," && NUMBERS.has(names[index]) &&
      /^-?\d+,\d+$/.test(found);
    hasCommas ||= isComma;
    return isComma ? found.replace(",", ".") : found;
  };
  const kept = (cells) =>
    cells.map(cellOf).filter((_, index) => isKept[index] ?? true);
  return {
    head: lineOf(names.filter((_, index) => isKept[index])),
    rows: rows.map(({ line, cells }) => ({
      line,
      text: lineOf(kept(cells)),
      id: names.includes("id") ? cells[names.indexOf("id")]?.trim() ?? "" : "",
    })),
    ignored: head.cells.filter((_, index) => !isKept[index]).map((one) =>
      one.trim()
    ),
    missing,
    get hasCommas() {
      return hasCommas;
    },
  };
}
