// CSV files of transactions: the column names of other programs, and decimal commas. The library reads the result.

import { recordsOf, recordText, separatorOf } from "./csv.js";

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
  "id date action symbol quantity price total currency fee fees fee_currency rate lots into cost_share opened"
    .split(" "),
);
const NUMBERS = new Set(["quantity", "price", "total", "fee", "fees", "rate"]);

/**
 * Reads a document into the columns that the library supports. `ignored` are the other columns; `hasCommas` is true if
 * decimal commas were read as decimal points, which only happens between other separators. `missing` are required columns.
 */
export function sheetOf(document) {
  const text = document.replace(/^\ufeff/, "");
  const separator = separatorOf(text) ?? ",";
  const [head, ...rows] = recordsOf(text, separator);
  if (head === undefined) return null;
  const names = head.cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    return ALIASES[name] ?? name;
  });
  // The second of two columns with one meaning is not read.
  const isKept = names.map((name, index) => COLUMNS.has(name) && names.indexOf(name) === index);
  const missing = ["date", "action", "symbol", "quantity"].filter((name) => !names.includes(name));
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
  const kept = (cells) => cells.map(cellOf).filter((_, index) => isKept[index] ?? true);
  return {
    head: recordText(names.filter((_, index) => isKept[index])),
    rows: rows.map(({ line, cells }) => ({
      line,
      text: recordText(kept(cells)),
      id: names.includes("id") ? cells[names.indexOf("id")]?.trim() ?? "" : "",
    })),
    ignored: head.cells.filter((_, index) => !isKept[index]).map((one) => one.trim()),
    missing,
    get hasCommas() {
      return hasCommas;
    },
  };
}
