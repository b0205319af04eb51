// Live rates: a feed of the library for all screens, with `fetch` as its transport.

import { t } from "../words/words.js";
import { answerOf } from "./shapes.js";

/** The provider whose list contains its currencies. */
const LISTED = "currencylayer";

export class Live {
  #desk;
  #control = new AbortController();
  /** The reason why the feed is unavailable, such as a missing key; "" otherwise. */
  #reason = "";

  constructor(desk) {
    this.#desk = desk;
    const { provider, key, address } = desk.settings;
    this.provider = provider;
    this.name = `feed ${provider}`;
    this.feed = null;
    /** The feed of the provider's currencies, or null. */
    this.list = null;
    this.isAsking = false;
    if (provider === "") return;
    const options = {
      apiKey: key === "" ? null : key,
      baseUrl: address === "" ? null : address,
    };
    try {
      this.feed = new desk.library.Feed(provider, options);
      if (provider === LISTED) {
        this.list = new desk.library.Feed(`${LISTED}_list`, options);
      }
    } catch (error) {
      if (!(error instanceof desk.library.MoneyError)) throw error;
      this.#reason = error.message;
      return;
    }
    this.restore();
  }

  /** The feeds with the names of their documents. */
  #feeds() {
    const feeds = [[this.feed, this.name], [this.list, `${this.name}_list`]];
    return feeds.filter(([feed]) => feed !== null);
  }

  /** The sentence about an unavailable feed, or "". */
  get trouble() {
    return this.#reason === "" ? "" : t("frame.provider_failed", { reason: this.#reason });
  }

  /** The names of the documents. */
  get names() {
    return this.#feeds().map(([, name]) => name);
  }

  restore() {
    for (const [feed, name] of this.#feeds()) {
      const text = this.#desk.documents.get(name);
      if (text === null) continue;
      // An unreadable response is requested again.
      this.#desk.attempt(() => {
        const { document, when } = answerOf(text);
        feed.restore(document, when);
      });
    }
  }

  /** The rates of the last response and its day, which is that of undated rates; null without a response. */
  latest() {
    const { success } = this.feed?.info(new Date()) ?? {};
    if (success === null || success === undefined) return null;
    return this.#desk.attempt(() => ({ rates: this.feed.rates(), day: success.toISOString().slice(0, 10) }));
  }

  notifyOnline() {
    for (const [feed] of this.#feeds()) feed.notifyOnline(new Date());
  }

  /** Queries the provider if a request is due, and saves the responses. Returns true if there was a request. */
  async ask(isForced) {
    if (this.feed === null || this.isAsking) return false;
    const { library, documents, timeout } = this.#desk;
    if (isForced) { for (const [feed] of this.#feeds()) feed.refresh(); }
    this.isAsking = true;
    let count = 0;
    try {
      for (const [feed, name] of this.#feeds()) {
        const asked = await library.carry(feed, {
          timeout,
          signal: this.#control.signal,
        });
        count += asked;
        const { state, success } = feed.info(new Date());
        if (asked === 0 || state !== "ready" || success === null) continue;
        const kept = {
          document: feed.toJson(),
          instant: success.toISOString(),
        };
        documents.put(name, JSON.stringify(kept));
      }
    } finally {
      this.isAsking = false;
    }
    return count > 0 && !this.#control.signal.aborted;
  }

  /** Cancels requests, when another provider has been selected. */
  close() {
    this.#control.abort();
  }
}
