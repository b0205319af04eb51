// The formats of the page's documents, and their readers, for imported files and saved data alike.

import { invoiceOf } from "./invoice.js";
import { settingsTrouble } from "./settings.js";
import { parkedOf, salesOf, shopOf } from "./till.js";
import { objectOf, Unreadable } from "./unreadable.js";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const MOST_LINES = 10_000;
/** The providers whose responses are saved, and a placeholder key for reading them with a feed. */
const FEEDS = [
  "frankfurter",
  "open_exchange_rates",
  "currencylayer",
  "currencylayer_list",
];
const ANY = "any";

export { Unreadable };

/** Midnight of a day. */
export function instantOf(day) {
  const instant = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (
    instant === null || Number.isNaN(instant.getTime()) ||
    instant.toISOString().slice(0, 10) !== day
  ) {
    throw new Unreadable(
      `expected a day such as 2024-02-29, got ${JSON.stringify(day)}`,
    );
  }
  return instant;
}

/** Reads a recorded price; throws if a portfolio view would reject it. */
function priceOf(library, one) {
  const { symbol, price, day } = one ?? {};
  if (![symbol, price, day].every((text) => typeof text === "string")) {
    throw new Unreadable(
      "a price must contain a symbol, a price and a day as strings",
    );
  }
  const view = new library.PortfolioView({ freshFor: 0, maxGap: 0 });
  try {
    view.setQuotes([{
      symbol,
      price,
      currency: "EUR",
      instant: instantOf(day),
    }]);
  } finally {
    view.free();
  }
  return { symbol, price, day };
}

export function pricesOf(library, text) {
  const { prices } = objectOf(text);
  if (!Array.isArray(prices)) throw new Unreadable("expected a list of prices");
  return prices.map((one) => priceOf(library, one));
}

export function linesOf(text) {
  const { lines } = objectOf(text);
  if (
    !Array.isArray(lines) || !lines.every((line) => typeof line === "string")
  ) {
    throw new Unreadable("lines must be a list of strings");
  }
  if (lines.length > MOST_LINES) {
    throw new Unreadable(
      `the notepad must have at most ${MOST_LINES} lines, got ${lines.length}`,
    );
  }
  return lines;
}

/** Reads a provider's response and its time, for restoring a feed. */
export function answerOf(text) {
  const { document, instant } = objectOf(text);
  if (typeof document !== "string" || typeof instant !== "string") {
    throw new Unreadable("expected a document and an instant as strings");
  }
  const when = new Date(instant);
  if (Number.isNaN(when.getTime())) {
    throw new Unreadable(`invalid instant: ${JSON.stringify(instant)}`);
  }
  return { document, when };
}

/** Returns the readers by document name. */
export function readers(library) {
  const found = new Map([
    ["calculator", (text) => library.Calculator.fromJson(text)],
    ["converter", (text) => library.Converter.fromJson(text)],
    ["wallet", (text) => library.Wallet.fromJournal(text)],
    ["portfolio", (text) => library.Portfolio.fromJson(text)],
    ["catalogue", (text) => library.Catalogue.fromJson(text)],
    ["basket", (text) => library.Basket.fromJson(text)],
    ["parked", (text) => parkedOf(text, library)],
    ["sales", (text) => salesOf(text, library)],
    ["shop", shopOf],
    ["invoice", (text) => invoiceOf(text, library)],
    ["currencies", (text) => new library.CurrencyList("en").restore(text)],
    ["notepad", linesOf],
    ["prices", (text) => pricesOf(library, text)],
    ["settings", (text) => {
      const trouble = settingsTrouble(objectOf(text), library);
      if (trouble !== "") throw new Unreadable(trouble);
    }],
  ]);
  for (const name of FEEDS) {
    found.set(`feed ${name}`, (text) => {
      const { document, when } = answerOf(text);
      new library.Feed(name, { apiKey: ANY }).restore(document, when);
    });
  }
  return found;
}

/** True if an error is caused by a document, not by the page. */
export function isRefusal(library, error) {
  return error instanceof library.MoneyError || error instanceof RangeError ||
    error instanceof Unreadable;
}

/** True if a document was set aside; such a document may contain any text. */
export function isAside(name, known) {
  const found = /^damaged ([^0-9]+?)(?: [0-9]+)?$/.exec(name);
  return found !== null && known.has(found[1]);
}
