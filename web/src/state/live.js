// Live rates: a feed of the library, with `fetch` as its transport.

import { answerOf } from "./shapes.js";

const SECONDS = 30;

export class Live {
  constructor(desk) {
    this.desk = desk;
    const { provider, key, address } = desk.settings;
    this.name = `feed ${provider}`;
    this.feed = null;
    /** The reason why the feed is unavailable, such as a missing key; "" otherwise. */
    this.trouble = "";
    if (provider === "") return;
    try {
      this.feed = new desk.library.Feed(provider, {
        apiKey: key === "" ? null : key,
        baseUrl: address === "" ? null : address,
      });
    } catch (error) {
      if (!(error instanceof desk.library.MoneyError)) throw error;
      this.trouble = `Could not query the provider: ${error.message}.`;
      return;
    }
    this.restore();
  }

  restore() {
    const text = this.desk.documents.get(this.name);
    if (text === null) return;
    // An unreadable response is requested again.
    this.desk.attempt(() => {
      const { document, when } = answerOf(text);
      this.feed.restore(document, when);
    });
  }

  /** Queries the provider if a request is due, and saves the response. */
  async ask(isForced, signal) {
    if (this.feed === null) return;
    if (isForced) this.feed.refresh();
    await this.desk.library.carry(this.feed, { timeout: SECONDS, signal });
    const { state, success } = this.feed.info(new Date());
    if (state === "ready" && success !== null) {
      const kept = { document: this.feed.toJson(), instant: success.toISOString() };
      await this.desk.documents.put(this.name, JSON.stringify(kept));
    }
  }
}
