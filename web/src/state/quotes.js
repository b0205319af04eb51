// The last known price of each share as days pass.

import { instantOf } from "./shapes.js";

export class Quotes {
  #sorted;
  #next = 0;
  #last = new Map();
  #day = "";

  /** `known` are prices with their days; of the same day, the later one in the list wins. */
  constructor(known) {
    this.#sorted = [...known].sort((a, b) => a.day < b.day ? -1 : a.day > b.day ? 1 : 0);
  }

  /** Returns the last price of each share up to a day. Ascending days are fast. */
  upTo(day) {
    if (day < this.#day) {
      this.#next = 0;
      this.#last.clear();
    }
    this.#day = day;
    while (
      this.#next < this.#sorted.length && this.#sorted[this.#next].day <= day
    ) {
      const one = this.#sorted[this.#next];
      this.#last.set(one.symbol, one);
      this.#next += 1;
    }
    return [...this.#last.values()].map((
      { symbol, price, currency = "", day: of },
    ) => ({ symbol, price, currency, instant: instantOf(of) }));
  }
}
