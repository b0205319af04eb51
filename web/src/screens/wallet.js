// The wallet: its total and balances, entries, holds, exchanges, statements, and the import of a bank's file.

import { h } from "../parts/dom.js";
import { tabs } from "../parts/figure.js";
import { Kept } from "../state/kept.js";
import { t } from "../words/words.js";
import { allocation } from "./wallet-allocation.js";
import { balances } from "./wallet-balances.js";
import { entries } from "./wallet-entries.js";
import { exchange } from "./wallet-exchange.js";
import { holds } from "./wallet-holds.js";
import { bankImport } from "./wallet-import.js";
import { journal } from "./wallet-journal.js";
import { moveForm } from "./wallet-move.js";
import { statement } from "./wallet-statement.js";
import { sentenceOf } from "./wallet-words.js";

export const uses = ["wallet", "rates"];

class Screen {
  /** The names of the views, and the functions that make them. */
  #made = new Map();

  constructor(desk) {
    const { Wallet } = desk.library;
    this.desk = desk;
    const read = (text) => Wallet.fromJournal(text);
    const value = desk.restore("wallet", read, () => new Wallet());
    this.kept = new Kept(desk, ["wallet"], value, {
      read: ({ wallet }) => wallet === null ? new Wallet() : read(wallet),
      write: (wallet) => ({ wallet: wallet.toJournal() }),
    });
    this.balances = balances(this);
    this.form = moveForm(this);
    this.entries = entries(this);
    this.exchange = exchange(this);
    this.holds = holds(this);
    this.journal = journal(desk);
    this.views = this.viewTabs();
    this.element = h("div", { class: "wallet" }, [
      this.balances.element,
      this.form.element,
      this.balances.list,
      h("div", { class: "stack wallet-views" }, this.views),
      h("div", { class: "stack wallet-side" }, [
        this.exchange.element,
        this.holds.element,
        allocation(desk).element,
        this.journal.element,
      ]),
    ]);
    this.draw();
  }

  viewTabs() {
    const { place } = this.desk;
    const make = (name, maker) => () => {
      this.#made.set(name, maker(this));
      return this.#made.get(name).element;
    };
    const names = ["entries", "statement", "import"];
    const first = names.includes(place.params.view) ? place.params.view : "entries";
    return tabs(
      t("wallet.views"),
      [
        ["entries", t("wallet.entries"), () => this.entries.element],
        ["statement", t("wallet.statement"), make("statement", statement)],
        ["import", t("wallet.import"), make("import", bankImport)],
      ],
      first,
      (view) => this.desk.setParams({ view: view === "entries" ? null : view }),
    );
  }

  /** Shows a view. */
  show(view) {
    this.views.querySelector(`[data-tab=${view}]`).click();
  }

  get wallet() {
    return this.kept.value;
  }

  /**
   * Changes the wallet. If the library rejects the change, nothing changes, and `refuse` receives a sentence and the error.
   * The other options are those of `Kept`.
   */
  act(change, { refuse, ...options }) {
    const wrong = this.desk.attempt(() => {
      this.kept.change(change, options);
      return null;
    }, (error) => error);
    if (wrong !== null) {
      refuse(sentenceOf(wrong), wrong);
      return false;
    }
    this.draw();
    return true;
  }

  /** The balance of a currency less its holds. */
  available(currency) {
    return this.wallet.sum(currency).minus(this.wallet.held(currency));
  }

  /** The sentence about a payment or a hold that exceeds the available amount. */
  overdraft(currency) {
    const found = this.available(currency);
    const held = this.wallet.held(currency);
    if (found.sign <= 0) return t("wallet.overdraft_none", { currency });
    const amount = this.desk.text(found);
    return held.isZero
      ? t("wallet.overdraft", { amount })
      : t("wallet.overdraft_held", { amount, held: this.desk.text(held) });
  }

  draw() {
    this.balances.draw();
    this.entries.draw();
    this.holds.draw();
    this.exchange.draw();
    this.journal.draw();
    for (const view of this.#made.values()) view.draw();
  }
}

export function open(desk) {
  return { element: new Screen(desk).element };
}
