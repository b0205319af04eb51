// The user's settings: theme, locale, direction, and the provider of live rates.

import { t, useLanguage } from "../words/words.js";

const DEFAULTS = {
  theme: "system",
  locale: "",
  direction: "locale",
  provider: "",
  key: "",
  address: "",
  /** Seconds after which requests are cancelled; unlimited by default, because the user can cancel or wait. */
  timeout: "",
  /** The language of the interface; "" for the browser's. */
  language: "",
  home: "EUR",
  /** The currency of new portfolios; "" for the home currency. */
  portfolio: "",
  payIn: "",
  finnhub: "",
  finnhubAddress: "",
  /** The address of a remote store of transactions; "" if not configured. */
  transactions: "",
  transactionsKey: "",
};
/** A key applies to one provider at one address. */
export const UNITS = [
  { key: "key", names: ["provider", "address"], what: "rates" },
  { key: "finnhub", names: ["finnhubAddress"], what: "prices" },
  { key: "transactionsKey", names: ["transactions"], what: "transactions" },
];

/** True if a feed of the library accepts a key (`apiKey`) or an address (`baseUrl`). */
export function isAccepted(options, library) {
  try {
    new library.Feed("finnhub", { apiKey: "any", ...options });
    return true;
  } catch (error) {
    if (error instanceof library.MoneyError || error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns the purpose of a key in words. */
export function purpose(what) {
  return t(`settings.purpose.${what}`);
}

/** Right-to-left scripts, as subtags of maximised locales. */
const RIGHT_TO_LEFT = new Set([
  "Arab",
  "Hebr",
  "Thaa",
  "Syrc",
  "Nkoo",
  "Adlm",
  "Rohg",
  "Mand",
  "Samr",
]);

/** True if amounts of a currency can be totalled; some, such as gold, lack a number of digits. */
function isCurrency(code, library) {
  try {
    return new library.Portfolio(code).info().currency === code;
  } catch (error) {
    if (error instanceof library.MoneyError) return false;
    throw error;
  }
}

const CHOICES = {
  theme: ["system", "light", "dark"],
  direction: ["locale", "ltr", "rtl"],
  provider: ["", "frankfurter", "open_exchange_rates", "currencylayer"],
  timeout: ["", "10", "30", "60"],
  language: ["", "en", "de", "pt"],
};
const CURRENCIES = ["home", "portfolio", "payIn"];

/** Returns the error in a setting, or "". */
function troubleOf(name, value, library) {
  if (typeof value !== "string") return `${name} must be a string`;
  if (value === DEFAULTS[name]) return "";
  const isWrong = CHOICES[name]?.includes(value) === false ||
    UNITS.some(({ key }) => key === name) && !isAccepted({ apiKey: value }, library) ||
    CURRENCIES.includes(name) && !isCurrency(value, library);
  return isWrong ? `${name} must not be ${JSON.stringify(value)}` : "";
}

/** Returns the first error in settings, or "". */
export function settingsTrouble(found, library) {
  const known = Object.entries(found).filter(([name]) => Object.hasOwn(DEFAULTS, name));
  return known.map(([name, value]) => troubleOf(name, value, library)).find((
    words,
  ) => words !== "") ?? "";
}

/** Reads the settings in a document; damaged settings use their defaults. */
export function settingsFrom(text, library) {
  let found;
  try {
    found = Object.entries(JSON.parse(text ?? "{}") ?? {});
  } catch {
    found = [];
  }
  const known = found.filter(([name, value]) =>
    Object.hasOwn(DEFAULTS, name) && troubleOf(name, value, library) === ""
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/** Returns the changed settings, and the purposes of keys removed because their provider or address has changed. */
export function changed(settings, changes) {
  const made = { ...settings, ...changes };
  const lost = [];
  for (const { key, names, what } of UNITS) {
    const isMoved = names.some((name) => made[name] !== settings[name]);
    if (!isMoved || settings[key] === "" || made[key] !== settings[key]) {
      continue;
    }
    made[key] = "";
    lost.push(what);
  }
  return { settings: made, lost };
}

/** Repeats a change on the settings of another tab. A key entered for another provider is rejected. */
export function changedAgain(before, theirs, changes) {
  for (const { key, names, what } of UNITS) {
    const isMoved = names.some((name) => theirs[name] !== before[name]);
    if (isMoved && Object.hasOwn(changes, key)) {
      throw new Error(t("settings.key_elsewhere", { what: purpose(what) }));
    }
  }
  return changed(theirs, changes).settings;
}

/** Returns the settings for export: without keys, and without addresses, which determine the receiver of a key. */
export function withoutSecrets(settings) {
  return {
    ...settings,
    key: "",
    address: "",
    finnhub: "",
    finnhubAddress: "",
    transactions: "",
    transactionsKey: "",
  };
}

/**
 * Returns the settings of a file for this browser. Keys and addresses are not imported, and a provider with a saved key is
 * not replaced; `words` are messages about omitted settings.
 */
export function imported(mine, theirs) {
  const made = withoutSecrets(theirs);
  const words = [];
  for (const { key, names, what } of UNITS) {
    const address = names.at(-1);
    const isKept = mine[key] !== "" ||
      names.slice(0, -1).every((name) => mine[name] === theirs[name]);
    if (isKept) { for (const name of [...names, key]) made[name] = mine[name]; }
    if (theirs[address] !== "" && theirs[address] !== made[address]) {
      words.push(t("settings.address_left", { what: purpose(what), address: theirs[address] }));
    }
    if (made.provider !== theirs.provider && key === "key") {
      words.push(t("settings.provider_left"));
    }
  }
  return { settings: made, words };
}

/** Converts a locale name of the library to a BCP 47 tag. */
export function tagOf(locale) {
  return locale.replaceAll("_", "-");
}

export function directionOf(locale) {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(tagOf(locale)).maximize().script) ? "rtl" : "ltr";
  } catch {
    return "ltr";
  }
}

/** Returns the selected locale, else the first of the browser's that the library supports. */
export function localeOf(settings, library) {
  for (
    const wanted of [settings.locale, ...(navigator.languages ?? []), "en"]
  ) {
    if (wanted === "") continue;
    try {
      return library.localeFind(wanted.replaceAll("-", "_"));
    } catch (error) {
      if (!(error instanceof library.MoneyError)) throw error;
    }
  }
  return "en";
}

/** Applies the theme, the language and the direction to the page. The direction is that of the language, unless selected. */
export function applySettings(settings) {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  useLanguage(settings.language, root);
  if (settings.direction !== "locale") root.dir = settings.direction;
}
