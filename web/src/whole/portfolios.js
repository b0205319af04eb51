// Imports, journals and tax reports of portfolios, by the complete library. Texts and plain data go in and out.

import { Portfolio, Rates } from "../../lib/full/src/index.js";

/** MONEY_IMPORT_PARTIAL: rows that are refused are left out, and the others imported. */
const PARTIAL = 2;

/** Frees an object after its use. */
function using(object, body) {
  try {
    return body(object);
  } finally {
    object.free();
  }
}

/** An amount as text; null for an empty one. */
const amountOf = ({ currency, amount }) => currency === "" ? null : `${amount.toString()} ${currency}`;

/** A transaction whose numbers are texts. */
function plain(one) {
  const { quantity, per, total, fee, ...rest } = one;
  return {
    ...rest,
    quantity: quantity.toString(),
    per: per.toString(),
    total: amountOf(total),
    fee: amountOf(fee),
  };
}

/** The lots that a sale selects, as plain data. */
function lotsOf(portfolio, { id, action }) {
  if (action !== "sell" && action !== "transfer_out") return [];
  return portfolio.lotSelections(id).map((lot) => ({ ...lot, quantity: lot.quantity.toString() }));
}

/**
 * Tries the import of a text on a copy of a portfolio, given as JSON. Returns the rows of the report, and by their ids the
 * transactions of accepted and duplicate rows, in the order of the portfolio.
 */
export function imported(json, text, format, options) {
  return using(
    Portfolio.fromJson(json),
    (copy) =>
      using(copy.import(text, format, { ...options, flags: PARTIAL }), (report) => {
        const rows = report.rows();
        const ids = new Set(rows.map(({ id }) => id));
        const found = copy.transactions().filter(({ id }) => ids.has(id));
        return { rows, transactions: found.map((one) => ({ one: plain(one), lots: lotsOf(copy, one) })) };
      }),
  );
}

/** Returns a portfolio as a journal: "ledger" or "beancount". */
export function journal(json, kind) {
  return using(
    Portfolio.fromJson(json),
    (portfolio) => kind === "ledger" ? portfolio.toLedger() : portfolio.toBeancount(),
  );
}

/**
 * Returns the report of the tax year that starts on a day in a format. `rates` are bytes of a table, or null; `maxGap` is the
 * number of days by which a rate may precede a disposal.
 */
export function taxReport(json, start, format, rates, maxGap) {
  const report = (options) => using(Portfolio.fromJson(json), (one) => one.taxReport(start, format, options));
  return rates === null ? report({}) : using(Rates.fromBytes(rates), (table) => report({ rates: table, maxGap }));
}
