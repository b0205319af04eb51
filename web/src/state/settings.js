// What the user chose: theme, locale, direction, and where live rates come from.

const DEFAULTS = {
  theme: "system",
  locale: "",
  direction: "locale",
  provider: "",
  key: "",
  address: "",
  home: "EUR",
  payIn: "",
  finnhub: "",
  finnhubAddress: "",
};
/** A key goes to one provider at one address: the three belong together. */
export const UNITS = [
  { key: "key", names: ["provider", "address"], what: "exchange rates" },
  { key: "finnhub", names: ["finnhubAddress"], what: "prices of shares" },
];
/** Scripts that are written from right to left, as subtags of a locale's likely form. */
const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"]);

/** Whether amounts of a currency can be added up: of some, such as gold, the number of digits is not known. */
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
};
const CURRENCIES = ["home", "payIn"];

/** What is wrong with one setting; "" if nothing is. */
function troubleOf(name, value, library) {
  if (typeof value !== "string") return `${name} must be a string`;
  if (value === DEFAULTS[name]) return "";
  const isWrong = CHOICES[name]?.includes(value) === false || CURRENCIES.includes(name) && !isCurrency(value, library);
  return isWrong ? `${name} must not be ${JSON.stringify(value)}` : "";
}

/** What is wrong with settings; "" if nothing is. */
export function settingsTrouble(found, library) {
  const known = Object.entries(found).filter(([name]) => Object.hasOwn(DEFAULTS, name));
  return known.map(([name, value]) => troubleOf(name, value, library)).find((words) => words !== "") ?? "";
}

/** The settings in a document; a setting that is damaged is as if it was never made. */
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

/** Settings after a change, and what keys were of that were removed, since their provider or address is another one now. */
export function changed(settings, changes) {
  const made = { ...settings, ...changes };
  const lost = [];
  for (const { key, names, what } of UNITS) {
    const isMoved = names.some((name) => made[name] !== settings[name]);
    if (!isMoved || settings[key] === "" || made[key] !== settings[key]) continue;
    made[key] = "";
    lost.push(what);
  }
  return { settings: made, lost };
}

/** A change of settings made again on those of another tab. A key that was typed for another provider is refused. */
export function changedAgain(before, theirs, changes) {
  for (const { key, names, what } of UNITS) {
    const isMoved = names.some((name) => theirs[name] !== before[name]);
    if (isMoved && Object.hasOwn(changes, key)) {
      throw new Error(`the key for ${what} was for another provider or address`);
    }
  }
  return changed(theirs, changes).settings;
}

/** Settings for others: without keys, and without addresses, which decide who gets a key. */
export function withoutSecrets(settings) {
  return { ...settings, key: "", address: "", finnhub: "", finnhubAddress: "" };
}

/**
 * The settings of a file for this browser. A file brings no key and no address. A provider of this browser that has a key
 * stays; `words` tell the user what was not imported.
 */
export function imported(mine, theirs) {
  const made = withoutSecrets(theirs);
  const words = [];
  for (const { key, names, what } of UNITS) {
    const address = names.at(-1);
    const isKept = mine[key] !== "" || names.slice(0, -1).every((name) => mine[name] === theirs[name]);
    if (isKept) { for (const name of [...names, key]) made[name] = mine[name]; }
    if (theirs[address] !== "" && theirs[address] !== made[address]) {
      words.push(
        `The address for ${what} in the file, ${
          theirs[address]
        }, was not imported. Enter it in the settings if you trust it.`,
      );
    }
    if (made.provider !== theirs.provider && key === "key") {
      words.push("The provider of exchange rates was not changed, because this browser stores a key for it.");
    }
  }
  return { settings: made, words };
}

/** The tag of a locale that the library names, as HTML and Intl write it. */
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

/** The locale that the user chose, else the one of the browser's that the library has. */
export function localeOf(settings, library) {
  for (const wanted of [settings.locale, ...(navigator.languages ?? []), "en"]) {
    if (wanted === "") continue;
    try {
      return library.localeFind(wanted.replaceAll("-", "_"));
    } catch (error) {
      if (!(error instanceof library.MoneyError)) throw error;
    }
  }
  return "en";
}

/** Puts theme and direction on the page. */
export function applySettings(settings, locale) {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dir = settings.direction === "locale" ? directionOf(locale) : settings.direction;
}
