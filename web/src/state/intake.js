// The dry run of an import: which rows of a file are new, already in the portfolio, left out or wrong. It changes nothing.

import { reasonOf } from "../words/words.js";
import { sheetOf } from "./transactions-csv.js";

const MOST_ERRORS = 50;
const LINE = /^line (\d+): /;

/** A key that equal transactions share, regardless of their ids and fees. */
function keyOf(desk, one) {
  const plain = (decimal) => desk.library.decimalNormalize(decimal, 0).toString();
  return [
    one.date,
    one.action,
    one.symbol,
    one.into,
    plain(one.quantity),
    plain(one.per),
    one.total?.currency ?? "",
    (one.total?.currency ?? "") === "" ? "" : plain(one.total.amount),
  ].join(" ");
}

/** Reads rows until the library accepts all; the others are returned with their errors. */
function readRows(desk, sheet, currency) {
  const { Portfolio } = desk.library;
  const wrong = [];
  let rows = sheet.rows;
  while (rows.length > 0 && wrong.length <= MOST_ERRORS) {
    const text = `${[sheet.head, ...rows.map((one) => one.text)].join("\n")}\n`;
    let refusal = null;
    // A sale may need shares of the present portfolio, so that it is checked when it is added.
    const found = desk.attempt(
      () => Portfolio.fromCsv(text, currency, { shortSales: "record" }),
      (error) => {
        refusal = error;
        return null;
      },
    );
    if (found !== null) return { found, rows, wrong };
    const row = rowOf(rows, refusal.message);
    if (row === null) return { found: null, rows, wrong, trouble: refusal };
    wrong.push({
      line: row.line,
      words: reasonOf(refusal).replace(LINE, ""),
    });
    rows = rows.filter((one) => one !== row);
  }
  return { found: null, rows, wrong };
}

/** The row to which an error of the library refers, or null. */
function rowOf(rows, message) {
  const line = LINE.exec(message)?.[1];
  if (line === undefined) return null;
  // Cells that consist of several lines move the following ones.
  let next = 2;
  for (const row of rows) {
    const height = row.text.split("\n").length;
    if (Number(line) < next + height) return row;
    next += height;
  }
  return null;
}

/** The rows of transactions: by their ids, which the library assigns if the file contains no ids. */
function lines(rows) {
  const found = new Map();
  rows.forEach((row, index) => {
    found.set(row.id === "" ? String(index + 1) : row.id, row.line);
  });
  return found;
}

/**
 * Adds a transaction of the file. The portfolio assigns the id, unless the library derived it from the file, and lots refer
 * to the new ids.
 */
function addTo(portfolio, { one, lots, hasOwnId = false }, ids) {
  const { id, ...rest } = one;
  const selected = lots.map((lot) => ({
    ...lot,
    id: ids.get(lot.id) ?? lot.id,
  }));
  const stored = portfolio.add(hasOwnId ? one : rest, selected);
  ids.set(id, stored.id);
}

/** Reads a file for a portfolio. The result consists of `fresh`, `same` and `wrong` rows, or of `trouble`. */
export function dryRun(desk, portfolio, text) {
  const sheet = sheetOf(text);
  if (sheet === null || sheet.rows.length === 0) return { trouble: "empty" };
  if (sheet.missing.length > 0) {
    return { trouble: "columns", reason: sheet.missing.join(", ") };
  }
  const { found, rows, wrong, trouble } = readRows(
    desk,
    sheet,
    portfolio.info().currency,
  );
  const { ignored, hasCommas } = sheet;
  const base = { ignored, hasCommas, wrong, fresh: [], same: [], skipped: [] };
  if (found === null) {
    return trouble === undefined ? base : { ...base, trouble: "document", reason: reasonOf(trouble) };
  }
  const byId = lines(rows);
  return { ...base, ...compared(desk, portfolio, found, (id) => byId.get(id)) };
}

/** Separates the transactions of another portfolio into new ones and those that a portfolio contains already. */
function compared(desk, portfolio, found, lineOf) {
  const fresh = [];
  const same = [];
  const seen = new Set(
    portfolio.transactions().map((one) => keyOf(desk, one)),
  );
  for (const one of found.transactions()) {
    const key = keyOf(desk, one);
    const item = {
      one,
      line: lineOf(one.id) ?? one.id,
      lots: one.action === "sell" ? found.lotSelections(one.id) : [],
    };
    (seen.has(key) ? same : fresh).push(item);
    seen.add(key);
  }
  return { fresh, same };
}

/** A transaction of the complete library as this library has it. */
function adopted({ library }, { quantity, per, total, fee, ...rest }) {
  const { Decimal, Money } = library;
  return {
    ...rest,
    quantity: Decimal.of(quantity),
    per: Decimal.of(per),
    ...(total === null ? {} : { total: Money.of(total) }),
    ...(fee === null ? {} : { fee: Money.of(fee) }),
  };
}

/**
 * The dry run of a file that the complete library has read. A row whose contents are those of a transaction with another id
 * is in the portfolio, too.
 */
export function dryRunOfFile(desk, portfolio, { rows, transactions }) {
  const ids = new Set(rows.filter(({ outcome }) => outcome === "duplicate").map(({ id }) => id));
  const known = new Map();
  for (const one of portfolio.transactions().filter(({ id }) => !ids.has(id))) {
    const key = keyOf(desk, one);
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  const places = new Map();
  for (const row of rows) if (row.id !== "" && !places.has(row.id)) places.set(row.id, row);
  const run = { ignored: [], hasCommas: false, fresh: [], same: [], skipped: [], wrong: [] };
  for (const { one: found, lots } of transactions) {
    const { line, outcome } = places.get(found.id);
    const one = adopted(desk, found);
    const key = keyOf(desk, one);
    const isNew = outcome === "accepted";
    const isKnown = isNew && (known.get(key) ?? 0) > 0;
    if (isKnown) known.set(key, known.get(key) - 1);
    (isNew && !isKnown ? run.fresh : run.same).push({ one, line, lots, hasOwnId: isNew });
  }
  for (const { line, outcome, status, text } of rows) {
    if (outcome === "ignored") run.skipped.push({ line, words: text });
    if (outcome === "refused") {
      run.wrong.push({ line, words: reasonOf({ code: status, message: text }).replace(LINE, "") });
    }
  }
  return run;
}

/** The dry run of an import from a remote store. */
export function dryRunOf(desk, portfolio, found) {
  const none = { ignored: [], hasCommas: false, wrong: [], skipped: [] };
  return { ...none, ...compared(desk, portfolio, found, (id) => id) };
}

/**
 * Tries the addition on a copy: returns the items that the portfolio accepts, and the others with their errors. The items
 * are ordered by date.
 */
export function tryOut(desk, portfolio, items) {
  const copy = desk.library.Portfolio.fromJson(portfolio.toJson());
  const ids = new Map();
  const accepted = [];
  const refused = [];
  for (const item of items) {
    desk.attempt(() => {
      addTo(copy, item, ids);
      accepted.push(item);
    }, (error) => refused.push({ line: item.line, one: item.one, words: reasonOf(error) }));
  }
  return { accepted, refused };
}

/** Every row of a dry run in the order of the file, with its outcome: new, same, skipped or wrong. */
export function outcomes(run, { accepted, refused }) {
  const taken = new Set(accepted);
  const wrong = new Set(refused.map(({ one }) => one));
  const of = (outcome, list) => list.map((row) => ({ ...row, outcome }));
  return [
    ...of("new", accepted),
    ...of("same", run.same.filter((item) => !taken.has(item) && !wrong.has(item.one))),
    ...of("skipped", run.skipped),
    ...of("wrong", [...run.wrong, ...refused]),
  ].sort((one, other) => Number(one.line) - Number(other.line) || 0);
}

/** Adds items that were tried out. */
export function addAll(portfolio, items) {
  const ids = new Map();
  for (const item of items) addTo(portfolio, item, ids);
}
