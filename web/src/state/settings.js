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

export function settingsFrom(text) {
  try {
    const found = JSON.parse(text ?? "{}");
    const known = Object.entries(found).filter(([key, value]) => key in DEFAULTS && typeof value === "string");
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return { ...DEFAULTS };
  }
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

/** Settings for others: without keys, and without addresses, which decide who gets a key. */
export function withoutSecrets(settings) {
  return { ...settings, key: "", address: "", finnhub: "", finnhubAddress: "" };
}

/**
 * The settings of a file for this browser. A file brings no key and no address. A provider of this browser that has a key
 * stays; `words` tell the user what was not taken.
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
        }, was not taken. Type it in the settings if you trust it.`,
      );
    }
    if (made.provider !== theirs.provider && key === "key") {
      words.push("The provider of exchange rates is still the one of this browser, which has a key for it.");
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
