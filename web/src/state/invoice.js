// The invoice's document: the library's JSON of its amounts, and the data besides amounts. Changes are those of the library.

import { UNPRINTABLE } from "./till.js";
import { objectOf, Unreadable } from "./unreadable.js";

/** The line items that a screen can edit. */
export const MOST_LINES = 1000;
/** The longest texts of the heading, in bytes. */
export const HEADING_BYTES = {
  ...{ number: 255, buyerReference: 255, unit: 3, note: 255 },
  ...{ seller: 255, sellerTaxId: 63, sellerStreet: 127, sellerCity: 63, sellerPostcode: 16, sellerCountry: 2 },
  ...{ buyer: 255, buyerTaxId: 63, buyerStreet: 127, buyerCity: 63, buyerPostcode: 16, buyerCountry: 2 },
  ...{ iban: 64, bic: 16, reference: 64 },
};
const DATES = ["issued", "due"];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The categories whose rate is always 0. */
export const UNTAXED = ["Z", "E", "AE", "K", "G", "O"];
/** The categories that require a reason, with its usual code. */
export const EXEMPT = { E: "", AE: "VATEX-EU-AE", K: "VATEX-EU-IC", G: "VATEX-EU-G", O: "VATEX-EU-O" };
/** The tax categories of EN 16931. */
export const CATEGORIES = ["S", ...UNTAXED, "L", "M", "B"];

function check(isRight, words) {
  if (!isRight) throw new Unreadable(words);
}

/** A heading of empty texts, issued on a day. */
export function emptyHeading(day) {
  const texts = Object.fromEntries(Object.keys(HEADING_BYTES).map((name) => [name, ""]));
  return { ...texts, unit: "C62", issued: day, due: "", isCreditNote: false };
}

function headingOf(found) {
  check(typeof found === "object" && found !== null && !Array.isArray(found), "expected a heading");
  for (const [name, most] of Object.entries(HEADING_BYTES)) {
    const text = found[name];
    check(typeof text === "string", `${name} must be a string`);
    const bytes = new TextEncoder().encode(text).length;
    check(bytes <= most, `${name} must be at most ${most} bytes, got ${bytes}`);
    check(!UNPRINTABLE.test(text), `${name} must be printable`);
  }
  for (const name of DATES) {
    check(found[name] === "" || DAY.test(found[name]), `${name} must be a date such as 2024-02-29, or ""`);
  }
  check(typeof found.isCreditNote === "boolean", "isCreditNote must be true or false");
  const names = [...Object.keys(HEADING_BYTES), ...DATES, "isCreditNote"];
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

/** Reads the library's JSON of an invoice; throws if a total cannot be calculated. */
export function amountsOf(library, text) {
  const invoice = library.Invoice.fromJson(text);
  try {
    invoice.totals();
    const amounts = JSON.parse(invoice.toJson());
    const count = amounts.lines.length;
    check(count <= MOST_LINES, `at most ${MOST_LINES} line items can be edited, got ${count}`);
    return amounts;
  } finally {
    invoice.free();
  }
}

/** Reads the document of the invoice. */
export function invoiceOf(text, library) {
  const { amounts, heading } = objectOf(text);
  return { amounts: amountsOf(library, JSON.stringify(amounts ?? null)), heading: headingOf(heading) };
}

/** An invoice without line items. */
export function emptyInvoice(library, currency, day) {
  return { amounts: emptyAmounts(library, currency), heading: emptyHeading(day) };
}

export function emptyAmounts(library, currency) {
  return made(new library.Invoice(currency));
}

/** The JSON of an invoice, which is released. */
function made(invoice) {
  try {
    return JSON.parse(invoice.toJson());
  } finally {
    invoice.free();
  }
}

/** The JSON of a line item with its allowance, as the library makes it. */
export function lineOf(library, currency, item, allowance = null) {
  const invoice = new library.Invoice(currency);
  invoice.add(item);
  if (allowance !== null) invoice.adjust(0, { kind: "allowance", ...allowance });
  return made(invoice).lines[0];
}

/** The JSON of an allowance or a charge of the document. */
export function adjustmentOf(library, currency, adjustment) {
  const invoice = new library.Invoice(currency);
  invoice.adjust(null, adjustment);
  return made(invoice).adjustments[0];
}

/** The amounts with a prepaid amount. */
export function withPrepaid(library, amounts, prepaid) {
  const invoice = library.Invoice.fromJson(JSON.stringify(amounts));
  invoice.setPayment({ prepaid });
  return made(invoice);
}

/** The amounts with the reason why a category is exempt. */
export function withExemption(library, amounts, category, reason, code) {
  const invoice = library.Invoice.fromJson(JSON.stringify(amounts));
  invoice.setExemption(category, reason, code);
  return made(invoice);
}

/** The same numbers in another currency; throws if that has too few fraction digits. */
export function inCurrency(library, amounts, currency) {
  const { digits } = emptyAmounts(library, currency);
  return amountsOf(library, JSON.stringify({ ...amounts, currency, digits }));
}

/** The taxes of line items, without repetitions. */
export function taxesOf(amounts) {
  const found = new Map();
  for (const { taxes } of amounts.lines) {
    for (const one of taxes) found.set(`${one.category} ${one.percent}`, one);
  }
  return [...found.values()];
}

/** The categories in use that require a reason. */
export function exemptOf({ lines, adjustments = [] }) {
  const used = [...lines, ...adjustments].flatMap(({ taxes = [] }) => taxes.map(({ category }) => category));
  return Object.keys(EXEMPT).filter((category) => used.includes(category));
}
