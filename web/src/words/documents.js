// The names of documents in the language of the interface.

import { t } from "./words.js";

/** The providers, as they write their own names. */
export const PROVIDERS = {
  frankfurter: "Frankfurter",
  open_exchange_rates: "Open Exchange Rates",
  currencylayer: "currencylayer",
};
const NAMED = new Set([
  "calculator",
  "notepad",
  "converter",
  "wallet",
  "portfolio",
  "prices",
  "catalogue",
  "basket",
  "parked",
  "sales",
  "shop",
  "invoice",
  "currencies",
  "settings",
]);
const FEED = /^feed ([a-z_]+?)(_list)?$/;
const ASIDE = /^damaged ([^0-9]+?)(?: ([0-9]+))?$/;

/** Returns the name of a document for the user; an unknown document keeps its own. */
export function documentText(name) {
  if (NAMED.has(name)) return t(`documents.${name}`);
  const [, provider, list] = FEED.exec(name) ?? [];
  if (provider !== undefined) {
    const values = { provider: PROVIDERS[provider] ?? provider };
    return t(list === undefined ? "documents.feed" : "documents.feed_list", values);
  }
  const [, damaged, number] = ASIDE.exec(name) ?? [];
  if (damaged === undefined) return name;
  const values = { name: documentText(damaged), number };
  return t(number === undefined ? "documents.damaged" : "documents.damaged_again", values);
}
