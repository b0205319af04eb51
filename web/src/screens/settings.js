// Appearance, currencies, live rates and prices, export and import.

import { currencyChoice } from "../parts/currencies.js";
import { button, choice, field, h } from "../parts/dom.js";
import { clear, fail } from "../parts/field.js";
import { onceReleased } from "../parts/pressed.js";
import { exportAll, importAll } from "../state/archive.js";
import { addressTrouble, origins } from "../state/hosts.js";
import { directionOf, isAccepted, tagOf } from "../state/settings.js";
import { documentText, PROVIDERS } from "../words/documents.js";
import { language, LANGUAGES, t, tn } from "../words/words.js";

export const uses = [];

const STORED = { data: { stored: "change" } };

const hint = (key) => h("p", { class: "hint" }, t(key));

/** A card with its heading. */
function card(title, children) {
  return h("section", { class: "card", "aria-label": title }, [h("h2", {}, title), ...children]);
}

function localeChoices(desk) {
  const { library } = desk;
  const names = typeof Intl.DisplayNames === "function"
    ? new Intl.DisplayNames([language(), "en"], { type: "language" })
    : null;
  const nameOf = (locale) => {
    try {
      return names?.of(tagOf(locale)) ?? locale;
    } catch {
      return locale;
    }
  };
  const found = Array.from({ length: library.localeCount() }, (_, index) => library.localeAt(index));
  return [["", t("settings.same_as_browser")], ...found.map((locale) => [locale, `${locale} – ${nameOf(locale)}`])];
}

function appearance(desk) {
  const { settings } = desk;
  const choices = (group, names) => names.map((name) => [name, t(`settings.${group}.${name}`)]);
  const themes = choices("themes", ["system", "light", "dark"]);
  const directions = choices("directions", ["locale", "ltr", "rtl"]);
  const languages = [["", t("settings.same_as_browser")], ...LANGUAGES];
  const sample = h(
    "output",
    { class: "sample", lang: desk.language, dir: directionOf(desk.locale) },
    desk.text("-1234567.89 EUR"),
  );
  return card(t("settings.appearance"), [
    h("div", { class: "fields" }, [
      field(t("settings.theme"), choice(themes, settings.theme, (theme) => desk.set({ theme }), STORED)),
      field(
        t("settings.locale"),
        choice(localeChoices(desk), settings.locale, (locale) => desk.set({ locale }), { id: "locale", ...STORED }),
      ),
      field(
        t("settings.language"),
        choice(languages, settings.language, (chosen) => desk.set({ language: chosen }), { id: "language", ...STORED }),
      ),
      field(
        t("settings.direction"),
        choice(directions, settings.direction, (direction) => desk.set({ direction }), STORED),
      ),
    ]),
    h("p", {}, tn("settings.example", { sample })),
  ]);
}

function currencies(desk) {
  const { settings } = desk;
  const select = (name, value, id) =>
    currencyChoice(desk, value, (code) => desk.set({ [name]: code }), { id, ...STORED });
  return card(t("settings.currencies"), [
    h("div", { class: "fields" }, [
      field(t("settings.home"), select("home", settings.home, "setting-home"), hint("settings.home_hint")),
      field(
        t("settings.portfolio"),
        select("portfolio", settings.portfolio || settings.home, "setting-portfolio"),
        hint("settings.portfolio_hint"),
      ),
    ]),
  ]);
}

/** The seconds after which requests may be cancelled. */
const TIMEOUTS = [10, 30, 60];

/** A key, or an address that the page may access. */
function setting(desk, name, label, type, told) {
  const trouble = (value) => {
    if (value === "") return "";
    if (type !== "url") return isAccepted({ apiKey: value }, desk.library) ? "" : t("settings.key_wrong");
    const words = addressTrouble(value, origins(), location.origin);
    return words === "" && !isAccepted({ baseUrl: value }, desk.library) ? t("settings.address_wrong") : words;
  };
  const change = ({ target }) => {
    const value = target.value.trim();
    const words = trouble(value);
    if (words === "") desk.set({ [name]: value });
    // A user who leaves the field must not be sent back to it.
    else onceReleased(() => fail(target, words, { isFocused: false }));
  };
  const input = h("input", {
    type,
    value: desk.settings[name],
    id: `setting-${name}`,
    data: { stored: "change" },
    autocomplete: "off",
    spellcheck: "false",
    onchange: change,
    oninput: () => clear(input),
  });
  return field(label, input, told);
}

/** The provider of exchange rates; the first one requires no key. */
function providers() {
  const named = Object.entries(PROVIDERS).map(([name, provider]) => [
    name,
    name === "frankfurter" ? t("settings.provider_no_key", { provider }) : provider,
  ]);
  return [["", t("settings.no_provider")], ...named];
}

function live(desk) {
  const { settings } = desk;
  const key = (name, label, told) => setting(desk, name, t(label), "password", hint(told));
  const address = (name, label, told) => setting(desk, name, t(label), "url", hint(told));
  const timeouts = [
    ["", t("settings.timeout_never")],
    ...TIMEOUTS.map((count) => [String(count), t("settings.timeout_after", { count })]),
  ];
  return card(t("settings.live"), [
    h("div", { class: "fields" }, [
      field(
        t("settings.provider"),
        choice(providers(), settings.provider, (provider) => desk.set({ provider }), { id: "provider", ...STORED }),
      ),
      key("key", "settings.key", "settings.key_hint"),
      address("address", "settings.address", "settings.address_hint"),
      key("finnhub", "settings.finnhub", "settings.finnhub_hint"),
      address("finnhubAddress", "settings.finnhub_address", "settings.finnhub_address_hint"),
      field(
        t("settings.timeout"),
        choice(timeouts, settings.timeout, (timeout) => desk.set({ timeout }), { id: "timeout", ...STORED }),
        hint("settings.timeout_hint"),
      ),
      address("transactions", "settings.store", "settings.store_hint"),
      key("transactionsKey", "settings.store_key", "settings.store_key_hint"),
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
  const kept = names.length === 0
    ? t("settings.none_saved")
    : t("settings.saved", { names: names.map(documentText).join(", ") });
  return card(t("settings.data"), [
    h("p", {}, kept),
    h("div", { class: "row" }, [
      button(t("settings.export"), () => exportAll(desk), { id: "export" }),
      names.length === 0 ? null : button(
        t("settings.delete"),
        () => desk.documents.clear(t("settings.delete_step"), t("settings.deleted")),
        { id: "delete", class: "quiet" },
      ),
    ]),
    field(t("settings.import"), file, hint("settings.import_hint")),
    told,
  ]);
}

export function open(desk) {
  return { element: h("div", { class: "stack" }, [appearance(desk), currencies(desk), live(desk), data(desk)]) };
}
