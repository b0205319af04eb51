// Theme, locale, direction, live rates, and everything as one file.

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
  return [["", "As the browser says"], ...found.map((locale) => [locale, `${locale} – ${nameOf(locale)}`])];
}

function appearance(desk) {
  const { settings } = desk;
  const themes = [["system", "As the system"], ["light", "Light"], ["dark", "Dark"]];
  const directions = [["locale", "As the locale writes"], ["ltr", "Left to right"], ["rtl", "Right to left"]];
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
        "Locale of numbers and names",
        choice(localeChoices(desk), settings.locale, (locale) => desk.set({ locale }), { id: "locale", ...STORED }),
      ),
      field("Direction", choice(directions, settings.direction, (direction) => desk.set({ direction }), STORED)),
    ]),
    h("p", {}, ["An amount looks like this: ", sample]),
  ]);
}

function live(desk) {
  const { settings } = desk;
  const providers = [["", "None: the shipped history alone"], ["frankfurter", "Frankfurter (no key)"], [
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
  return h("section", { class: "card", "aria-label": "Live rates and prices" }, [
    h("h2", {}, "Live rates and prices"),
    h("div", { class: "fields" }, [
      field(
        "Provider",
        choice(providers, settings.provider, (provider) => desk.set({ provider }), { id: "provider", ...STORED }),
      ),
      text(
        "key",
        "Key",
        "password",
        "The key stays in this browser and goes to this provider at this address alone. A change of either removes it.",
      ),
      text("address", "Address", "url", "Leave it empty for the provider's own address."),
      text(
        "finnhub",
        "Key of Finnhub",
        "password",
        "Prices of shares come from Finnhub when the portfolio has a key for it.",
      ),
      text(
        "finnhubAddress",
        "Address of Finnhub",
        "url",
        "Leave it empty for Finnhub's own address. A change removes the key of Finnhub.",
      ),
    ]),
  ]);
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
  const kept = names.length === 0 ? "Nothing is kept yet." : `Kept in this browser: ${names.join(", ")}.`;
  return h("section", { class: "card", "aria-label": "Your data" }, [
    h("h2", {}, "Your data"),
    h("p", {}, kept),
    h("div", { class: "row" }, [button("Export everything", () => exportAll(desk), { id: "export" })]),
    field(
      "Import a file that this page exported",
      file,
      h("p", { class: "hint" }, "The file replaces what is here. A file with a mistake changes nothing."),
    ),
    told,
  ]);
}

export function open(desk) {
  return { element: h("div", { class: "stack" }, [appearance(desk), live(desk), data(desk)]) };
}
