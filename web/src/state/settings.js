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
