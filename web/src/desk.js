// The state shared by all screens: the library, the documents, the locale, and the exchange rates.

import { daysBetween, dayText, localDay, OLD } from "./state/days.js";
import { history, names } from "./state/history.js";
import { Documents } from "./state/documents.js";
import { Live } from "./state/live.js";
import { linkTo, replaceAddress } from "./state/place.js";
import { applySettings, changed, changedAgain, localeOf, purpose, settingsFrom, tagOf } from "./state/settings.js";
import { isRefusal } from "./state/shapes.js";
import { documentText } from "./words/documents.js";
import { language, loadLanguage, t } from "./words/words.js";

export class Desk {
  #listeners = new Set();
  #onRates = new Set();
  /** The table of the bank's file, and the provider's document that `rates` contains. */
  #history = null;
  #merged = "";
  /** The reason why the history could not be loaded, or "". */
  #ratesReason = "";

  constructor(library, documents, notice) {
    this.library = library;
    this.documents = documents;
    this.notice = notice;
    /** The screen and the parameters of the address. */
    this.place = { name: "", params: {} };
    /** The history of the European Central Bank and the newer rates of the provider, or null until they are loaded. */
    this.rates = null;
    this.lastDay = null;
    /** The currency names of all languages; null until a language requires them. */
    this.tables = null;
    this.readSettings();
    /** The provider's feed, which all screens share. */
    this.live = new Live(this);
    documents.onChange((names) => this.changed(names));
    addEventListener("online", () => {
      this.live.notifyOnline();
      this.ask(false);
    });
  }

  static async open(library, notice) {
    const documents = await Documents.open(notice);
    await loadLanguage(
      settingsFrom(documents.get("settings"), library).language,
    ).catch(() => false);
    return new Desk(library, documents, notice);
  }

  readSettings() {
    const before = this.settings;
    this.settings = settingsFrom(this.documents.get("settings"), this.library);
    this.locale = localeOf(this.settings, this.library);
    applySettings(this.settings);
    this.#loadLanguage();
    const isMoved = ["provider", "key", "address"].some((name) => before?.[name] !== this.settings[name]);
    if (before !== undefined && isMoved) this.#openFeed();
  }

  /** Loads the messages of a language that was just selected, and shows the screen in it. */
  async #loadLanguage() {
    const { language } = this.settings;
    const isLoaded = await loadLanguage(language).catch((error) => {
      this.notice(t("frame.language_failed", { reason: error.message }));
      return false;
    });
    if (isLoaded) this.changed(["settings"]);
  }

  /** Changes settings and renders the screen again. */
  set(changes) {
    const lost = this.keepSettings(changes);
    for (const what of lost) {
      this.notice(t("settings.key_removed", { what: purpose(what) }));
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
      return {
        settings: JSON.stringify(changedAgain(before, theirs, changes)),
      };
    };
    this.documents.putAll({ settings: JSON.stringify(settings) }, {
      from,
      redo,
      words: null,
    });
    return lost;
  }

  /** Fetches the currency names if the module lacks those of the user's language. */
  async loadNames() {
    const { CurrencyList, Locales } = this.library;
    if (
      this.tables !== null ||
      this.attempt(() => new CurrencyList(this.locale)) !== null
    ) return;
    try {
      this.tables = Locales.fromBytes(await names());
    } catch (error) {
      this.notice(t("frame.names_failed", { reason: error.message }));
      return;
    }
    this.changed(["rates"]);
  }

  onChange(listener) {
    this.#listeners.add(listener);
  }

  changed(names) {
    if (names.includes("settings")) this.readSettings();
    if (names.some((name) => this.live.names.includes(name))) {
      this.live.restore();
      this.#takeLive();
    }
    for (const listener of this.#listeners) listener(names);
  }

  async loadHistory() {
    try {
      this.#history = this.library.Rates.fromEcbCsv(await history());
      this.#ratesReason = "";
      this.#takeLive();
    } catch (error) {
      this.#ratesReason = error.message || String(error);
      this.#tellRates();
      this.changed(["rates"]);
    }
    await Promise.all([this.loadNames(), this.ask(false)]);
  }

  /** Makes one table of the history and the provider's days that it lacks, and renders the screens again. */
  #takeLive() {
    const history = this.#history;
    if (history === null) return;
    const latest = this.live.latest();
    const key = latest === null ? "" : latest.day + latest.rates.toJson();
    if (this.rates !== null && key === this.#merged) return;
    this.rates = latest === null ? history : history.merge(latest.rates, "days", latest.day);
    this.#merged = key;
    this.lastDay = this.rates.info().lastDate;
    this.#tellRates();
    this.changed(["rates"]);
  }

  #openFeed() {
    this.live.close();
    this.live = new Live(this);
    this.#takeLive();
    this.ask(false);
  }

  /** Queries the provider if a request is due, or in any case. The screens are rendered again with the response. */
  async ask(isForced) {
    const { live } = this;
    const asked = live.ask(isForced);
    this.#tellRates();
    const hasAnswer = await asked;
    this.#tellRates();
    if (!hasAnswer || live !== this.live) return;
    this.#takeLive();
    // The converter shows the response or the reason of a failure, even if the day is the same.
    this.changed(["rates"]);
  }

  /** Loads rates that failed to load, and queries the provider; without one, offers to select a provider. */
  async refreshRates() {
    if (this.#history === null && this.ratesFailure !== "") {
      await this.loadHistory();
    }
    if (this.live.feed !== null) {
      await this.ask(true);
      return;
    }
    if (this.live.trouble !== "") this.notice(this.live.trouble);
    else {
      const day = this.lastDay === null ? null : dayText(this.lastDay, new Date(), language());
      const text = day === null ? t("frame.no_provider_yet") : t("frame.no_provider", { day });
      this.notice(text, {
        words: t("frame.turn_on"),
        run: () => this.turnOnRates(),
      });
    }
  }

  /** Selects the provider that requires no key. */
  turnOnRates() {
    this.set({ provider: "frankfurter" });
  }

  /** True while a request for rates is pending. */
  get isAsking() {
    return this.live.isAsking;
  }

  /** The seconds after which requests are cancelled, or null. */
  get timeout() {
    return this.settings.timeout === "" ? null : Number(this.settings.timeout);
  }

  /** Calls a function when rates are requested or have been loaded. */
  onRates(listener) {
    this.#onRates.add(listener);
  }

  #tellRates() {
    for (const listener of this.#onRates) listener();
  }

  /** The error of loading the history, or "". */
  get ratesFailure() {
    return this.#ratesReason === "" ? "" : t("frame.rates_failed", { reason: this.#ratesReason });
  }

  /** The sentence about the source and the days of the rates. */
  ratesLine() {
    if (this.rates === null) return this.ratesFailure || t("frame.rates_line_loading");
    const { firstDate: first, lastDate: last, source } = this.rates.info();
    return t("frame.rates_line", { source, first, last });
  }

  /** The day of the newest rates, or null. */
  ratesDay() {
    return this.lastDay;
  }

  /** The age of the newest rates in days, or null. It is negative if the clock is behind. */
  ratesAge(now) {
    return this.lastDay === null ? null : daysBetween(this.lastDay, localDay(now));
  }

  /** The words about the age of the rates, and whether they are old. */
  ratesWords(now) {
    const age = this.ratesAge(now);
    if (age === null) {
      return this.ratesFailure === ""
        ? { words: t("frame.loading"), isOld: false }
        : { words: t("rates.none"), isOld: true };
    }
    const day = dayText(this.lastDay, now, language());
    if (age < -1) return { words: t("frame.clock", { day }), isOld: true };
    return {
      words: age <= 0 ? t("rates.today", { day }) : t("rates.age", { day, count: age }),
      isOld: age >= OLD,
    };
  }

  /** Returns the address of a screen with parameters. */
  link(name, params = {}) {
    return linkTo(name, params);
  }

  /** Changes parameters in the address of the current screen, without a new entry in the browser's history. */
  setParams(params) {
    this.place = { ...this.place, params: { ...this.place.params, ...params } };
    replaceAddress(this.place.name, this.place.params);
  }

  /** Formats an amount for the user's locale. */
  text(amount, options = {}) {
    return this.library.formatLocale(amount, this.locale, options);
  }

  /** The name of a currency in the user's language. */
  nameOf(code) {
    const place = this.tables ?? this.library;
    return this.attempt(() => place.currencyText(code, this.locale, "name")) ??
      code;
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

  /** As `attempt`, for a call that first loads a part of the page. */
  async attemptLater(body, otherwise = () => null) {
    try {
      return await body();
    } catch (error) {
      return this.attempt(() => {
        throw error;
      }, otherwise);
    }
  }

  /** Renames a document to an unused name, so that the page restarts without it. Returns the name. */
  putAside(name) {
    const taken = new Set(this.documents.names());
    let aside = `damaged ${name}`;
    for (let number = 2; taken.has(aside); number += 1) {
      aside = `damaged ${name} ${number}`;
    }
    const text = this.documents.get(name);
    this.documents.putAll({ [name]: null, [aside]: text }, {
      from: { [name]: text, [aside]: null },
      words: null,
    });
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
        const values = { name: documentText(name), reason: error.message, aside: documentText(aside) };
        this.notice(t("documents.unreadable", values));
        return make();
      },
    );
  }
}
