// The state shared by all screens: the library, the documents, the locale, and the exchange rates.

import { Documents } from "./state/documents.js";
import { applySettings, changed, changedAgain, localeOf, settingsFrom, tagOf } from "./state/settings.js";
import { history, names } from "./state/history.js";
import { isRefusal } from "./state/shapes.js";

export class Desk {
  #listeners = new Set();

  constructor(library, documents, notice) {
    this.library = library;
    this.documents = documents;
    this.notice = notice;
    /** The history of the European Central Bank, or null until it is loaded. */
    this.rates = null;
    /** The error of loading the history, or "". */
    this.ratesFailure = "";
    /** The currency names of all languages; null until a language requires them. */
    this.tables = null;
    this.readSettings();
    documents.onChange((names) => this.changed(names));
  }

  static async open(library, notice) {
    return new Desk(library, await Documents.open(notice), notice);
  }

  readSettings() {
    this.settings = settingsFrom(this.documents.get("settings"), this.library);
    this.locale = localeOf(this.settings, this.library);
    applySettings(this.settings);
  }

  /** Changes settings and renders the screen again. */
  set(changes) {
    const lost = this.keepSettings(changes);
    for (const what of lost) {
      this.notice(
        `The key for ${what} was removed, because a key applies to one provider at one address. Enter it again.`,
      );
    }
    this.changed(["settings"]);
    this.loadNames();
  }

  /** Saves a choice that the screen already shows, and notifies other tabs. */
  keep(changes) {
    this.keepSettings(changes);
    this.readSettings();
  }

  /** Saves changes of settings; returns the purposes of the keys that were removed. */
  keepSettings(changes) {
    const from = { settings: this.documents.get("settings") };
    const before = this.settings;
    const { settings, lost } = changed(before, changes);
    const redo = (stored) => {
      const theirs = settingsFrom(stored.settings, this.library);
      return { settings: JSON.stringify(changedAgain(before, theirs, changes)) };
    };
    this.documents.putAll({ settings: JSON.stringify(settings) }, { from, redo });
    return lost;
  }

  /** Fetches the currency names if the module lacks those of the user's language. */
  async loadNames() {
    const { CurrencyList, Locales } = this.library;
    if (this.tables !== null || this.attempt(() => new CurrencyList(this.locale)) !== null) return;
    try {
      this.tables = Locales.fromBytes(await names());
    } catch (error) {
      this.notice(
        `Could not load the currency names in your language: ${error.message}. English names are shown instead.`,
      );
      return;
    }
    this.changed(["rates"]);
  }

  onChange(listener) {
    this.#listeners.add(listener);
  }

  changed(names) {
    if (names.includes("settings")) this.readSettings();
    for (const listener of this.#listeners) listener(names);
  }

  async loadHistory() {
    const line = document.getElementById("rates-line");
    try {
      this.rates = this.library.Rates.fromEcbCsv(await history());
      this.ratesFailure = "";
      const { firstDate, lastDate, source } = this.rates.info();
      line.textContent = `Exchange rates: ${source}, ${firstDate} to ${lastDate}.`;
    } catch (error) {
      this.ratesFailure = `Could not load the exchange rates: ${error.message}`;
      line.textContent = this.ratesFailure;
    }
    this.changed(["rates"]);
    await this.loadNames();
  }

  /** Formats an amount for the user's locale. */
  text(amount, options = {}) {
    return this.library.formatLocale(amount, this.locale, options);
  }

  /** The name of a currency in the user's language. */
  nameOf(code) {
    const place = this.tables ?? this.library;
    return this.attempt(() => place.currencyText(code, this.locale, "name")) ?? code;
  }

  /** The tag of the user's language, for the `lang` of names. */
  get language() {
    return tagOf(this.locale);
  }

  /** Returns the result of a call, or null if the library, its binding or the page rejects the input. */
  attempt(body, otherwise = () => null) {
    try {
      return body();
    } catch (error) {
      if (isRefusal(this.library, error)) return otherwise(error);
      throw error;
    }
  }

  /** Renames a document to an unused name, so that the page restarts without it. Returns the name. */
  putAside(name) {
    const taken = new Set(this.documents.names());
    let aside = `damaged ${name}`;
    for (let number = 2; taken.has(aside); number += 1) aside = `damaged ${name} ${number}`;
    const text = this.documents.get(name);
    this.documents.putAll({ [name]: null, [aside]: text }, { from: { [name]: text, [aside]: null } });
    return aside;
  }

  /**
   * Restores an object of the library from its document, or creates a new one. A damaged document is renamed, so that no
   * data are lost, and the user is notified.
   */
  restore(name, read, make) {
    const text = this.documents.get(name);
    if (text === null) return make();
    return this.attempt(
      () => read(text),
      (error) => {
        const aside = this.putAside(name);
        this.notice(
          `Could not read the document "${name}": ${error.message}. It was set aside as "${aside}" and is included in exports.`,
        );
        return make();
      },
    );
  }
}
