// The journal of a wallet: each change, and the balances after it.

import { button, h, show } from "../parts/dom.js";
import { t } from "../words/words.js";
import { balanceRows } from "./wallet-balances.js";

const KINDS = {
  post: "wallet.journal_post",
  remove: "wallet.journal_remove",
  hold: "wallet.journal_hold",
  commit: "wallet.journal_commit",
  release: "wallet.journal_release",
};

/** The words of a line of the journal. */
function wordsOf(desk, line) {
  const { do: kind, entries = [], entry = null, id, hold } = JSON.parse(line);
  const made = (entry === null ? entries : [entry]).map((
    { amount, currency, label },
  ) => {
    const text = desk.text(new desk.library.Money(amount, currency));
    return label ? `${text} (${label})` : text;
  });
  const number = id ?? hold;
  if (number !== undefined) made.push(t("wallet.number", { id: number }));
  const name = Object.hasOwn(KINDS, kind) ? t(KINDS[kind]) : kind;
  return [name, ...made].join(" · ");
}

class Journal {
  constructor(desk) {
    this.desk = desk;
    this.lines = [];
    this.slide = h("input", {
      type: "range",
      min: "0",
      step: "1",
      "aria-label": t("wallet.journal_step"),
      oninput: () => this.show(Number(this.slide.value)),
    });
    this.told = h("p", { class: "hint", role: "status" });
    this.place = h("div", { class: "stack" });
    const by = (step) => () => {
      this.slide.value = String(Number(this.slide.value) + step);
      this.show(Number(this.slide.value));
    };
    const play = h("div", { class: "row" }, [
      button(t("wallet.back"), by(-1), { id: "journal-back" }),
      button(t("wallet.forward"), by(1), { id: "journal-forward" }),
    ]);
    this.fold = h("details", { id: "journal" }, [
      h("summary", {}, t("wallet.journal")),
      h("div", { class: "stack" }, [this.told, this.slide, play, this.place]),
    ]);
    this.element = h("section", {
      class: "card",
      "aria-label": t("wallet.journal"),
    }, this.fold);
    this.fold.addEventListener("toggle", () => this.draw());
  }

  /** Shows the last step; the journal is read when the fold is open. */
  draw() {
    if (!this.fold.open) return show(this.place);
    const { Wallet } = this.desk.library;
    const text = this.desk.documents.get("wallet") ?? new Wallet().toJournal();
    const [head, ...lines] = text.split("\n").filter((line) => line !== "");
    this.head = head;
    this.lines = lines;
    this.slide.max = String(lines.length);
    this.slide.value = String(lines.length);
    return this.show(lines.length);
  }

  show(step) {
    const line = this.lines[step - 1];
    const count = this.lines.length;
    this.told.textContent = line === undefined ? t("wallet.journal_start", { count }) : t("wallet.journal_at", {
      step,
      count,
      words: wordsOf(this.desk, line),
    });
    const { Wallet } = this.desk.library;
    const then = Wallet.fromJournal(
      [this.head, ...this.lines.slice(0, step), ""].join("\n"),
    );
    const { home } = this.desk.settings;
    return show(
      this.place,
      balanceRows(this.desk, then, home) ??
        h("p", { class: "empty" }, t("wallet.nothing")),
    );
  }
}

export function journal(desk) {
  return new Journal(desk);
}
