// The journal of a wallet: each change, and the state of the wallet after it.

import { button, h, show } from "../parts/dom.js";
import { statement } from "./wallet-statement.js";

function words(line) {
  const { do: kind, entries = [], ...rest } = JSON.parse(line);
  const made = entries.map(({ amount, currency, label }) =>
    `${amount} ${currency}${label ? ` (${label})` : ""}`
  );
  const others = Object.entries(rest).map(([key, value]) =>
    `${key} ${typeof value === "object" ? JSON.stringify(value) : value}`
  );
  return [kind, ...made, ...others].join(" · ");
}

class Journal {
  constructor(desk) {
    this.desk = desk;
    this.lines = [];
    this.slide = h("input", {
      type: "range",
      min: "0",
      step: "1",
      "aria-label": "Journal step",
      oninput: () => this.show(Number(this.slide.value)),
    });
    this.told = h("p", { class: "hint", role: "status" });
    this.place = h("div", { class: "stack" });
    const by = (step) => () => {
      this.slide.value = String(Number(this.slide.value) + step);
      this.show(Number(this.slide.value));
    };
    const play = h("div", { class: "row" }, [
      button("← Back", by(-1)),
      button("Forward →", by(1), { id: "journal-forward" }),
    ]);
    const fold = h("details", { id: "journal" }, [
      h("summary", {}, "Journal, step by step"),
      this.told,
      this.slide,
      play,
      this.place,
    ]);
    this.element = h(
      "section",
      { class: "card", "aria-label": "Journal" },
      fold,
    );
    fold.addEventListener("toggle", () => this.show(Number(this.slide.value)));
    this.fold = fold;
  }

  draw(journal) {
    const [head, ...lines] = journal.split("\n").filter((line) => line !== "");
    this.head = head;
    this.lines = lines;
    this.slide.max = String(lines.length);
    this.slide.value = String(lines.length);
    this.show(lines.length);
  }

  show(step) {
    if (!this.fold.open) return show(this.place);
    const line = this.lines[step - 1];
    this.told.textContent = `Step ${step} of ${this.lines.length}${
      line === undefined ? ": start" : `: ${words(line)}`
    }`;
    const { Wallet } = this.desk.library;
    const then = Wallet.fromJournal(
      [this.head, ...this.lines.slice(0, step), ""].join("\n"),
    );
    return show(this.place, ...statement(this.desk, then, null));
  }
}

export function journal(desk) {
  return new Journal(desk);
}
