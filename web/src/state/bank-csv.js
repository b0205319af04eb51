// A bank's table of transactions: guesses the meaning of its columns, and reads its rows.

import { cellOf, recordsOf, separatorOf, widthOf } from "./csv.js";
import { amountOf, columnsOf, dayFormat, dayOf, numberFormat, ROLES } from "./bank-formats.js";

/** The records from which formats are guessed, and those in which the heading is searched. */
const SAMPLE = 200;
const FIRST = 40;

/** Returns the index of the heading, or -1. Banks write lines about the account before it. */
function headingOf(records, width) {
  const known = ({ cells }) => Object.values(columnsOf(cells)).filter((at) => at >= 0).length;
  for (let index = 0; index < Math.min(FIRST, records.length); index += 1) {
    const { cells } = records[index];
    const hasDay = cells.some((one) => ["ymd", "dmy", "mdy"].some((format) => dayOf(one, format) !== null));
    if (cells.length === width && !hasDay && known(records[index]) >= 2) {
      return index;
    }
  }
  return -1;
}

/** Guesses columns from their contents, for a table without known headings. */
function columnsFrom(desk, rows, width, currency) {
  const texts = (column) =>
    rows.slice(0, SAMPLE).map(({ cells }) => cellOf(cells[column] ?? ""))
      .filter((text) => text !== "");
  const all = Array.from({ length: width }, (_, column) => texts(column));
  const found = Object.fromEntries(ROLES.map((role) => [role, -1]));
  const free = (fits) =>
    all.findIndex((list, column) => list.length > 0 && !Object.values(found).includes(column) && fits(list));
  found.date = free((list) => dayFormat(desk, list).share > 0.8);
  found.currency = free((list) => list.every((one) => /^[A-Z]{3}$/.test(one)));
  const isNumber = (list) => numberFormat(desk, list, currency).share > 0.8;
  found.amount = free((list) => isNumber(list) && list.some((one) => /[.,]\d\d\b|^[-+]/.test(one)));
  if (found.amount < 0) found.amount = free(isNumber);
  const longest = all.map((list, column) => Object.values(found).includes(column) ? -1 : list.join("").length);
  const most = Math.max(...longest, 0);
  found.label = most > 0 ? longest.indexOf(most) : -1;
  return found;
}

const textsAt = (rows, columns) =>
  rows.slice(0, SAMPLE).flatMap(({ cells }) => columns.filter((one) => one >= 0).map((one) => cellOf(cells[one] ?? "")))
    .filter((text) => text !== "");

/** Returns the formats of days and amounts in the selected columns. */
export function formatsOf(desk, table, columns, currency) {
  const { date, amount, debit, credit } = columns;
  const days = dayFormat(desk, textsAt(table.rows, [date]));
  const numbers = numberFormat(
    desk,
    textsAt(table.rows, [amount, debit, credit]),
    currency,
  );
  return {
    days: days.format,
    numbers: numbers.format,
    isUnclear: days.isUnclear,
  };
}

/** Reads a text as a table: its separator, headings, rows, and the guessed columns; null if it is no table. */
export function tableOf(desk, text, currency) {
  const separator = separatorOf(text);
  if (separator === null) return null;
  const records = recordsOf(text, separator);
  const { width } = widthOf(records);
  const at = headingOf(records, width);
  // An unknown heading contains no day.
  const start = at >= 0 ? at : records.findIndex(({ cells }) => cells.length === width);
  const isHeading = at >= 0 ||
    !records[start].cells.some((one) => /\d/.test(one));
  const rows = records.slice(isHeading ? start + 1 : start);
  if (rows.length === 0) return null;
  const headings = isHeading ? records[start].cells.map((one) => one.trim()) : null;
  const named = at >= 0 ? columnsOf(headings) : null;
  const guessed = columnsFrom(desk, rows, width, currency);
  const columns = named ?? guessed;
  const hasAmount = columns.amount >= 0 || columns.debit >= 0 ||
    columns.credit >= 0;
  if (columns.date < 0) columns.date = guessed.date;
  if (!hasAmount) columns.amount = guessed.amount;
  if (columns.label < 0) columns.label = guessed.label;
  return { separator, width, headings, rows, columns };
}

/** Returns the amount of a record, or the key of its error. */
function amountAt(desk, cells, columns, formats, currency) {
  const read = (column) => {
    const text = column < 0 ? "" : cellOf(cells[column] ?? "");
    return text === "" ? null : { text, amount: amountOf(desk, text, formats.numbers, currency) };
  };
  const found = columns.amount >= 0
    ? [[read(columns.amount), false]]
    : [[read(columns.debit), true], [read(columns.credit), false]];
  const given = found.filter(([one]) => one !== null && !(one.amount?.isZero && found.length > 1));
  if (given.length === 0) return { error: "wallet.row_no_amount" };
  if (given.length > 1) return { error: "wallet.row_two_amounts" };
  const [[{ text, amount }, isDebit]] = given;
  if (amount === null) return { error: "wallet.row_amount", text };
  if (amount.isZero) return { error: "wallet.row_zero" };
  return { amount: isDebit ? amount.abs().negated() : amount };
}

/** Reads a record as a row: `date`, `amount` and `label`, or the key of an error and the text that caused it. */
function rowOf(desk, { line, cells }, { width, columns, formats, currency }) {
  const at = (column) => (column < 0 ? "" : cellOf(cells[column] ?? ""));
  const row = { line, date: null, amount: null, label: at(columns.label) };
  if (cells.length > width) return { ...row, error: "wallet.row_columns" };
  const day = dayOf(at(columns.date), formats.days);
  if (day === null) {
    return { ...row, error: "wallet.row_day", text: at(columns.date) };
  }
  const code = at(columns.currency).toUpperCase() || currency;
  const known = desk.attempt(() => desk.library.currencyFind(code));
  if (known === null) {
    return { ...row, date: day, error: "wallet.row_currency", text: code };
  }
  return {
    ...row,
    date: day,
    ...amountAt(desk, cells, columns, formats, code),
  };
}

/** Reads the rows of a table. */
export function rowsOf(desk, table, columns, formats, currency) {
  const options = { width: table.width, columns, formats, currency };
  return table.rows.map((record) => rowOf(desk, record, options));
}
