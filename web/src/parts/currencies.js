// Selectable currencies, in the user's language and with favourites first.

import { Kept } from "../state/kept.js";
import { t } from "../words/words.js";
import { picker } from "./picker.js";

/** Returns the locale for currency names; a region may use the names of its language. */
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

/** Returns the list of currencies with the saved settings, or with those of a text. */
export function currencyList(desk, text = desk.documents.get("currencies")) {
  const { CurrencyList } = desk.library;
  const list = new CurrencyList("en");
  if (desk.tables !== null) list.setLocales({ locales: desk.tables });
  // The provider's own currencies, if it lists them.
  const isListed = desk.live.list !== null &&
    desk.attempt(() => list.takeFeed(desk.live.list), () => false) !== false;
  if (!isListed) list.addCurrent();
  if (desk.rates !== null) list.mark({ rates: desk.rates });
  if (text !== null) {
    desk.attempt(
      () => list.restore(text),
      () => desk.notice(t("documents.list_reset")),
    );
  }
  languageOf(desk, list);
  return list;
}

/** Returns the list of currencies as an object whose changes are saved. */
export function keptList(desk) {
  return new Kept(desk, ["currencies"], currencyList(desk), {
    read: ({ currencies }) => currencyList(desk, currencies),
    write: (list) => ({ currencies: list.toJson() }),
  });
}

/** Returns the items of all choices, cached until the names, the favourites or the rates change. */
let last = { key: null, items: [] };

export function currencyItems(desk) {
  const key = [
    desk.locale,
    desk.documents.get("currencies"),
    desk.rates,
    desk.tables,
    desk.live,
    desk.documents.get("feed currencylayer_list"),
  ];
  if (last.key !== null && key.every((one, index) => one === last.key[index])) {
    return last.items;
  }
  const list = currencyList(desk);
  list.setFavouritesOnly(false);
  list.setSort("code_ascending");
  last = { key, items: list.items() };
  return last.items;
}

/**
 * A combobox that selects a currency: the items with a rate, and the selected one; with `isAll`, every item. Its `control`
 * is the text field, whose value is the code.
 */
export function currencyChoice(
  desk,
  value,
  onchange,
  { isAll = false, ...attributes } = {},
) {
  const isOffered = ({ isQuoted, code }) => isAll || desk.rates === null || isQuoted || code === value;
  const items = () => {
    const found = currencyItems(desk).filter(isOffered);
    return found.some(({ code }) => code === value) ? found : [{ code: value, name: value, flag: "" }, ...found];
  };
  return picker(desk, items, value, onchange, attributes);
}
