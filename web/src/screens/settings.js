// Appearance, currencies, live rates and prices, export and import.

import { currencyChoice } from "../parts/currencies.js";
import { button, choice, field, h } from "../parts/dom.js";
import { exportAll, importAll } from "../state/archive.js";
import { addressTrouble, origins } from "../state/hosts.js";
import { directionOf, tagOf } from "../state/settings.js";

export const uses = [];

const STORED = { data: { stored: "change" } };

function localeChoices(desk) {
  const { library } = desk;
  const names = typeof Intl.DisplayNames === "function"
    ? new Intl.DisplayNames([desk.language, "en"], { type: "language" })
    : null;
  const nameOf = (locale) => {
    try {
      return names?.of(tagOf(locale)) ?? locale;
    } catch {
      return locale;
    }
  };
  const found = Array.from({ length: library.localeCount() }, (_, index) => library.localeAt(index));
  return [["", "Same as browser"], ...found.map((locale) => [locale, `${locale} – ${nameOf(locale)}`])];
}

function appearance(desk) {
  const { settings } = desk;
  const themes = [["system", "Same as system"], ["light", "Light"], ["dark", "Dark"]];
  const directions = [["locale", "Same as language"], ["ltr", "Left to right"], ["rtl", "Right to left"]];
  const sample = h(
    "output",
    { class: "sample", lang: desk.language, dir: directionOf(desk.locale) },
    desk.text("-1234567.89 EUR"),
  );
  return h("section", { class: "card", "aria-label": "Appearance" }, [
    h("h2", {}, "Appearance"),
    h("div", { class: "fields" }, [
      field("Theme", choice(themes, settings.theme, (theme) => desk.set({ theme }), STORED)),
      field(
        "Locale for numbers and names",
        choice(localeChoices(desk), settings.locale, (locale) => desk.set({ locale }), { id: "locale", ...STORED }),
      ),
      field(
        "Language",
        choice(LANGUAGES, settings.language, (language) => desk.set({ language }), { id: "language", ...STORED }),
      ),
      field("Direction", choice(directions, settings.direction, (direction) => desk.set({ direction }), STORED)),
    ]),
    h("p", {}, ["Example: ", sample]),
  ]);
}

const TIMEOUTS = [["", "Never"], ["10", "After 10 seconds"], ["30", "After 30 seconds"], ["60", "After a minute"]];
const LANGUAGES = [["", "Same as browser"], ["en", "English"], ["de", "Deutsch"], ["pt", "Português (Brasil)"]];

function currencies(desk) {
  const { settings } = desk;
  const select = (name, value, id) =>
    currencyChoice(desk, value, (code) => desk.set({ [name]: code }), { id, ...STORED });
  return h("section", { class: "card", "aria-label": "Currencies" }, [
    h("h2", {}, "Currencies"),
    h("div", { class: "fields" }, [
      field("Home currency", select("home", settings.home, "setting-home"), h("p", { class: "hint" }, "For totals.")),
      field(
        "Currency of new portfolios",
        select("portfolio", settings.portfolio || settings.home, "setting-portfolio"),
        h("p", { class: "hint" }, "A portfolio that already contains transactions keeps its currency."),
      ),
    ]),
  ]);
}

function live(desk) {
  const { settings } = desk;
  const providers = [["", "None (bundled history only)"], ["frankfurter", "Frankfurter (no key)"], [
    "open_exchange_rates",
    "Open Exchange Rates",
  ], ["currencylayer", "currencylayer"]];
  const text = (name, label, type, hint) => {
    const told = h("p", { class: "hint" }, hint);
    const change = ({ target }) => {
      const value = target.value.trim();
      const trouble = type === "url" ? addressTrouble(value, origins(), location.origin) : "";
      if (trouble === "") return desk.set({ [name]: value });
      told.textContent = trouble;
      told.className = "wrong";
      told.setAttribute("role", "alert");
      return target.setAttribute("aria-invalid", "true");
    };
    const input = h("input", {
      type,
      value: settings[name],
      id: `setting-${name}`,
      data: { stored: "change" },
      autocomplete: "off",
      spellcheck: "false",
      onchange: change,
    });
    return field(label, input, told);
  };
  return h(
    "section",
    { class: "card", "aria-label": "Live rates and prices" },
    [
      h("h2", {}, "Live rates and prices"),
      h("div", { class: "fields" }, [
        field(
          "Provider",
          choice(
            providers,
            settings.provider,
            (provider) => desk.set({ provider }),
            { id: "provider", ...STORED },
          ),
        ),
        text(
          "key",
          "Key",
          "password",
          "The key is stored in this browser and sent only to this provider at this address. Changing either removes the key.",
        ),
        text(
          "address",
          "Address",
          "url",
          "Leave empty for the provider's default address.",
        ),
        text(
          "finnhub",
          "Finnhub key",
          "password",
          "With a key, the portfolio downloads share prices from Finnhub.",
        ),
        text(
          "finnhubAddress",
          "Finnhub address",
          "url",
          "Leave empty for Finnhub's default address. Changing it removes the Finnhub key.",
        ),
        field(
          "Cancel requests",
          choice(
            TIMEOUTS,
            settings.timeout,
            (timeout) => desk.set({ timeout }),
            { id: "timeout", ...STORED },
          ),
          h(
            "p",
            { class: "hint" },
            "The page works while it waits, so by default only the browser's own limits apply.",
          ),
        ),
        text(
          "transactions",
          "Store of transactions",
          "url",
          "The address of a REST store, from which the portfolio can retrieve transactions. Changing it removes its key.",
        ),
        text(
          "transactionsKey",
          "Key of the store",
          "password",
          "Leave empty if the store requires no key.",
        ),
      ]),
    ],
  );
}

function data(desk) {
  const told = h("p", { role: "status", id: "import-told" });
  const file = h("input", { type: "file", accept: ".json,application/json", id: "import" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (chosen === undefined) return;
    const words = await importAll(desk, chosen);
    file.value = "";
    told.textContent = words;
  });
  const names = desk.documents.names();
  const kept = names.length === 0 ? "No data saved yet." : `Saved in this browser: ${names.join(", ")}.`;
  return h("section", { class: "card", "aria-label": "Your data" }, [
    h("h2", {}, "Your data"),
    h("p", {}, kept),
    h("div", { class: "row" }, [button("Export everything", () => exportAll(desk), { id: "export" })]),
    field(
      "Import an exported file",
      file,
      h("p", { class: "hint" }, "The file replaces your current data. An invalid file changes nothing."),
    ),
    told,
  ]);
}

export function open(desk) {
  return { element: h("div", { class: "stack" }, [appearance(desk), currencies(desk), live(desk), data(desk)]) };
}
