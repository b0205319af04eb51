// The currencies to choose from, in the user's language and with favourites first.

import { choice } from "./dom.js";

/** The language of the locale in which the library has names of currencies; the names of a region may be those of its language. */
function languageOf(desk, list) {
  const parts = desk.locale.split("_");
  for (let count = parts.length; count > 0; count -= 1) {
    const found = desk.attempt(() => {
      list.setLanguage(parts.slice(0, count).join("_"));
      return true;
    });
    if (found) return;
  }
  list.setLanguage("en");
}

/** The list of currencies with the settings that the user keeps, or those of a text. */
export function currencyList(desk, text = desk.documents.get("currencies")) {
  const { CurrencyList } = desk.library;
  const list = new CurrencyList("en");
  if (desk.tables !== null) list.setLocales({ locales: desk.tables });
  list.addCurrent();
  if (desk.rates !== null) list.mark({ rates: desk.rates });
  if (text !== null) {
    desk.attempt(
      () => list.restore(text),
      () => desk.notice("The saved list of currencies was damaged and has been reset."),
    );
  }
  languageOf(desk, list);
  return list;
}

/** The items of all choices, which are the same until one of these changes: names, favourites, rates. */
let last = { key: null, items: [] };

function itemsOf(desk) {
  const key = [desk.locale, desk.documents.get("currencies"), desk.rates, desk.tables];
  if (last.key !== null && key.every((one, index) => one === last.key[index])) return last.items;
  const list = currencyList(desk);
  list.setFavouritesOnly(false);
  list.setSort("code_ascending");
  last = { key, items: list.items() };
  return last.items;
}

/** A control to choose a currency; without `all`, only those with a rate are there. */
export function currencyChoice(desk, value, onchange, attributes = {}) {
  const items = itemsOf(desk).filter(({ isQuoted, code }) => desk.rates === null || isQuoted || code === value);
  const choices = items.map(({ code, name, isFavourite }) => [code, `${isFavourite ? "★ " : ""}${code} – ${name}`]);
  if (!choices.some(([code]) => code === value)) choices.unshift([value, value]);
  return choice(choices, value, onchange, { class: "currency", ...attributes });
}
