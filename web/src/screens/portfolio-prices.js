// Prices from the provider: downloaded when the portfolio is opened, when the network is back, and on request.

import { button } from "../parts/dom.js";
import { t } from "../words/words.js";

/** Milliseconds during which a screen that is rendered again does not ask again. */
const PAUSE = 60_000;

/** The time of the last request, and the shares that it asked for. */
let last = { when: -Infinity, symbols: "" };

export class Prices {
  constructor(desk, holdings, signal, changed) {
    this.desk = desk;
    this.holdings = holdings;
    this.signal = signal;
    this.changed = changed;
    this.isAsking = false;
    this.trouble = "";
    addEventListener("online", () => this.ask(), { signal });
  }

  get isOffered() {
    return this.desk.settings.finnhub !== "";
  }

  get #symbols() {
    const { view } = this.holdings;
    return Array.from(
      { length: view.symbolCount() },
      (_, index) => view.symbolAt(index),
    ).join(" ");
  }

  /** Asks when the screen is opened, unless it was just asked. */
  start() {
    const symbols = this.#symbols;
    const isRecent = performance.now() - last.when < PAUSE &&
      symbols === last.symbols;
    if (!isRecent) this.ask();
  }

  async ask() {
    const symbols = this.#symbols;
    if (!this.isOffered || this.isAsking || symbols === "") return;
    last = { when: performance.now(), symbols };
    this.isAsking = true;
    this.#tell();
    try {
      await this.holdings.ask(this.signal);
    } finally {
      this.isAsking = false;
    }
    if (this.signal.aborted) return;
    this.changed();
  }

  #tell() {
    if (this.element === undefined) return;
    this.element.disabled = this.isAsking;
    this.element.textContent = t(
      this.isAsking ? "portfolio.updating" : "portfolio.update_prices",
    );
  }

  /** The button that asks; a link to the settings without a key. */
  button() {
    if (!this.isOffered) return null;
    this.element = button("", () => this.ask(), { id: "ask-prices" });
    this.#tell();
    return this.element;
  }
}
