// The wallet: balances, holds, exchanges, allocations, and the journal step by step.

import { button, field, giveText, h, show, table } from "../parts/dom.js";
import { currencyChoice } from "../parts/currencies.js";
import { Kept, stillSame, wordsOf } from "../state/kept.js";
import { allocation } from "./wallet-allocation.js";
import { journal } from "./wallet-journal.js";
import { statement } from "./wallet-statement.js";

export const uses = ["wallet", "rates"];

const today = () => new Date().toISOString().slice(0, 10);

class Screen {
  constructor(desk) {
    const { Wallet } = desk.library;
    this.desk = desk;
    const read = (text) => Wallet.fromJournal(text);
    const value = desk.restore("wallet", read, () => new Wallet());
    this.kept = new Kept(desk, ["wallet"], value, {
      read: ({ wallet }) => wallet === null ? new Wallet() : read(wallet),
      write: (wallet) => ({ wallet: wallet.toJournal() }),
    });
    this.currency = desk.settings.home;
    this.receive = this.currency === "USD" ? "EUR" : "USD";
    this.wrong = h("p", { class: "wrong", role: "alert", id: "wallet-wrong" });
    this.table = h("div", {});
    this.holds = h("div", {});
    this.journal = journal(desk);
    this.allocation = allocation(desk);
    const home = currencyChoice(
      desk,
      desk.settings.home,
      (code) => desk.set({ home: code }),
      {
        id: "home",
        data: { stored: "change" },
      },
    );
    const main = h("section", { class: "card", "aria-label": "Balances" }, [
      h("div", { class: "spread" }, [
        h("h2", {}, "Balances"),
        field("Total in", home),
      ]),
      this.table,
    ]);
    this.element = h("div", { class: "two wide" }, [
      h("div", { class: "stack" }, [main, this.journal.element]),
      h("div", { class: "stack" }, [
        this.moveCard(),
        this.exchangeCard(),
        this.holdsCard(),
        this.allocation.element,
      ]),
    ]);
    this.draw();
  }

  get wallet() {
    return this.kept.value;
  }

  /** Changes the wallet, or shows the library's error and changes nothing. */
  act(change, options) {
    this.wrong.textContent = this.desk.attempt(() => {
      this.kept.change(change, options);
      return "";
    }, (error) => error.message);
    if (this.wrong.textContent !== "") return false;
    this.draw();
    return true;
  }

  moveCard() {
    const amount = h("input", {
      type: "text",
      inputmode: "decimal",
      id: "wallet-amount",
      autocomplete: "off",
      dir: "ltr",
    });
    const label = h("input", {
      type: "text",
      id: "wallet-label",
      autocomplete: "off",
    });
    const date = h("input", {
      type: "date",
      id: "wallet-date",
      value: today(),
    });
    const note = () => ({ label: label.value, date: date.value || null });
    const move = (change) => {
      const { value } = amount;
      const words = note();
      const { currency } = this;
      const parse = () =>
        this.desk.library.parseLocale(value, this.desk.locale, currency);
      const isDone = this.act(() => change(parse(), words), {
        refused: () => giveText(amount, value),
      });
      if (isDone) amount.value = "";
    };
    const add = () => move((money, words) => this.wallet.add(money, words));
    // Spending starts with a hold, because the library rejects a hold that exceeds the balance.
    const take = () =>
      move((money, words) =>
        this.wallet.commit(this.wallet.hold(money, words))
      );
    const hold = () => move((money, words) => this.wallet.hold(money, words));
    return h("section", { class: "card", "aria-label": "Add, spend, hold" }, [
      h("h2", {}, "Add, spend, hold"),
      h("form", {
        class: "stack",
        onsubmit: (event) => {
          event.preventDefault();
          add();
        },
      }, [
        h("div", { class: "fields" }, [
          field("Amount", amount),
          field(
            "Currency",
            currencyChoice(this.desk, this.currency, (code) => {
              this.currency = code;
            }, { id: "wallet-currency" }),
          ),
          field("Label", label),
          field("Date", date),
        ]),
        h("div", { class: "row" }, [
          h(
            "button",
            { type: "submit", class: "main", id: "wallet-add" },
            "Add",
          ),
          button("Spend", take, { id: "wallet-take" }),
          button("Hold", hold, { id: "wallet-hold" }),
        ]),
      ]),
      this.wrong,
    ]);
  }

  exchangeCard() {
    const amount = h("input", {
      type: "text",
      inputmode: "decimal",
      id: "exchange-amount",
      autocomplete: "off",
      dir: "ltr",
    });
    const fee = h("input", {
      type: "text",
      inputmode: "decimal",
      id: "exchange-fee",
      value: "0",
      autocomplete: "off",
      dir: "ltr",
    });
    let give = this.currency;
    const run = () => {
      const { library, rates } = this.desk;
      const { value } = amount;
      const currency = give;
      const isDone = this.act(() => {
        const money = library.parseLocale(value, this.desk.locale, currency);
        const part = library.Expression.evaluate(
          `${money} x ${library.decimalParse(fee.value.trim())}%`,
        ).amount;
        const legs = [{ give: money.minus(part), receive: this.receive }];
        if (!part.isZero) legs.push({ give: part, receive: "" });
        const day = rates?.info().lastDate ?? "no day";
        const label = `${
          part.isZero ? "exchange" : "exchange with a fee"
        }, rates of ${day}`;
        this.wallet.exchange(legs, { rates, note: { date: today(), label } });
      }, { refused: () => giveText(amount, value), words: "exchange" });
      if (isDone) amount.value = "";
    };
    return h("section", { class: "card", "aria-label": "Exchange" }, [
      h("h2", {}, "Exchange"),
      h("div", { class: "fields" }, [
        field("Amount to exchange", amount),
        field(
          "From currency",
          currencyChoice(this.desk, give, (code) => {
            give = code;
          }, { id: "exchange-give" }),
        ),
        field(
          "To currency",
          currencyChoice(this.desk, this.receive, (code) => {
            this.receive = code;
          }, { id: "exchange-receive" }),
        ),
        field("Fee (%)", fee),
      ]),
      h(
        "div",
        { class: "row" },
        button("Exchange", run, { id: "exchange-run" }),
      ),
    ]);
  }

  holdsCard() {
    return h("section", { class: "card", "aria-label": "Holds" }, [
      h("h2", {}, "Holds"),
      this.holds,
    ]);
  }

  /** Pays or releases a hold, provided that it has not been replaced. */
  settle(id, change) {
    const before = wordsOf(this.wallet.holds(), id);
    this.act(() => {
      stillSame(before, wordsOf(this.wallet.holds(), id));
      change();
    });
  }

  remove(id) {
    const before = wordsOf(this.wallet.entries(), id);
    const { amount, label } = this.wallet.entries().find((one) =>
      one.id === id
    );
    const name = label || this.desk.text(amount);
    this.act(() => {
      stillSame(before, wordsOf(this.wallet.entries(), id));
      this.wallet.remove(id);
    }, { words: `remove ${name}`, told: `${name} removed.` });
  }

  drawHolds() {
    const found = this.wallet.holds();
    if (found.length === 0) {
      return show(this.holds, h("p", { class: "hint" }, "No holds."));
    }
    const rows = found.map(({ id, amount, label, date }) => [
      h("bdi", {}, label || date || `No. ${id}`),
      this.desk.text(amount),
      h("span", { class: "row end" }, [
        button("Pay", () => this.settle(id, () => this.wallet.commit(id)), {
          "aria-label": `Pay ${this.desk.text(amount)}`,
        }),
        button(
          "Release",
          () => this.settle(id, () => this.wallet.release(id)),
          {
            "aria-label": `Release ${this.desk.text(amount)}`,
          },
        ),
      ]),
    ]);
    return show(
      this.holds,
      table("Held amounts", [["Hold", "text"], ["Amount", "number"], [
        "",
        "number",
      ]], rows),
    );
  }

  draw() {
    show(
      this.table,
      ...statement(this.desk, this.wallet, (id) => this.remove(id)),
    );
    this.drawHolds();
    this.journal.draw(this.wallet.toJournal());
    this.allocation.draw(this.wallet);
  }
}

export function open(desk) {
  return { element: new Screen(desk).element };
}
