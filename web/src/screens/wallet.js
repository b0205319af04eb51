// The wallet: what is in it, what is held, exchanges, allocations, and its journal step by step.

import { button, field, h, show, table } from "../parts/dom.js";
import { currencyChoice } from "../parts/currencies.js";
import { allocation } from "./wallet-allocation.js";
import { journal } from "./wallet-journal.js";
import { statement } from "./wallet-statement.js";

export const uses = ["wallet", "rates"];

const today = () => new Date().toISOString().slice(0, 10);

class Screen {
  constructor(desk) {
    const { Wallet } = desk.library;
    this.desk = desk;
    this.wallet = desk.restore("wallet", (text) => Wallet.fromJournal(text), () => new Wallet());
    this.currency = desk.settings.home;
    this.receive = this.currency === "USD" ? "EUR" : "USD";
    this.wrong = h("p", { class: "wrong", role: "alert", id: "wallet-wrong" });
    this.table = h("div", {});
    this.holds = h("div", {});
    this.journal = journal(desk);
    this.allocation = allocation(desk);
    const home = currencyChoice(desk, desk.settings.home, (code) => desk.set({ home: code }), { id: "home" });
    const main = h("section", { class: "card", "aria-label": "What is in it" }, [
      h("div", { class: "spread" }, [h("h2", {}, "What is in it"), field("Total in", home)]),
      this.table,
    ]);
    this.element = h("div", { class: "two wide" }, [
      h("div", { class: "stack" }, [main, this.journal.element]),
      h("div", { class: "stack" }, [this.moveCard(), this.exchangeCard(), this.holdsCard(), this.allocation.element]),
    ]);
    this.draw();
  }

  /** Changes the wallet, or says why the library refuses; nothing has changed then. */
  act(change) {
    this.wrong.textContent = this.desk.attempt(() => {
      change();
      return "";
    }, (error) => error.message);
    if (this.wrong.textContent !== "") return false;
    this.desk.documents.put("wallet", this.wallet.toJournal());
    this.draw();
    return true;
  }

  money(input, currency) {
    return this.desk.library.parseLocale(input.value, this.desk.locale, currency);
  }

  moveCard() {
    const amount = h("input", {
      type: "text",
      inputmode: "decimal",
      id: "wallet-amount",
      autocomplete: "off",
      dir: "ltr",
    });
    const label = h("input", { type: "text", id: "wallet-label", autocomplete: "off" });
    const date = h("input", { type: "date", id: "wallet-date", value: today() });
    const note = () => ({ label: label.value, date: date.value || null });
    const move = (change) => {
      if (this.act(() => change(this.money(amount, this.currency), note()))) amount.value = "";
    };
    const add = () => move((money, words) => this.wallet.add(money, words));
    // What is taken is held first: the library refuses a hold of more than there is.
    const take = () => move((money, words) => this.wallet.commit(this.wallet.hold(money, words)));
    const hold = () => move((money, words) => this.wallet.hold(money, words));
    return h("section", { class: "card", "aria-label": "Add, take, hold" }, [
      h("h2", {}, "Add, take, hold"),
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
          h("button", { type: "submit", class: "main", id: "wallet-add" }, "Add"),
          button("Take", take, { id: "wallet-take" }),
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
      const isDone = this.act(() => {
        const money = this.money(amount, give);
        const part = library.Expression.evaluate(`${money} x ${library.decimalParse(fee.value.trim())}%`).amount;
        const legs = [{ give: money.minus(part), receive: this.receive }];
        if (!part.isZero) legs.push({ give: part, receive: "" });
        const day = rates?.info().lastDate ?? "no day";
        const label = `${part.isZero ? "exchange" : "exchange with a fee"}, rates of ${day}`;
        this.wallet.exchange(legs, { rates, note: { date: today(), label } });
      });
      if (isDone) amount.value = "";
    };
    return h("section", { class: "card", "aria-label": "Exchange" }, [
      h("h2", {}, "Exchange"),
      h("div", { class: "fields" }, [
        field("Give", amount),
        field(
          "Currency given",
          currencyChoice(this.desk, give, (code) => {
            give = code;
          }, { id: "exchange-give" }),
        ),
        field(
          "Currency received",
          currencyChoice(this.desk, this.receive, (code) => {
            this.receive = code;
          }, { id: "exchange-receive" }),
        ),
        field("Fee in percent", fee),
      ]),
      h("div", { class: "row" }, button("Exchange", run, { id: "exchange-run" })),
    ]);
  }

  holdsCard() {
    return h("section", { class: "card", "aria-label": "Holds" }, [h("h2", {}, "Holds"), this.holds]);
  }

  drawHolds() {
    const found = this.wallet.holds();
    if (found.length === 0) return show(this.holds, h("p", { class: "hint" }, "Nothing is held."));
    const rows = found.map(({ id, amount, label, date }) => [
      h("bdi", {}, label || date || `No. ${id}`),
      this.desk.text(amount),
      h("span", { class: "row end" }, [
        button("Pay", () => this.act(() => this.wallet.commit(id)), { "aria-label": `Pay ${this.desk.text(amount)}` }),
        button("Release", () => this.act(() => this.wallet.release(id)), {
          "aria-label": `Release ${this.desk.text(amount)}`,
        }),
      ]),
    ]);
    return show(
      this.holds,
      table("Amounts that are held", [["Hold", "text"], ["Amount", "number"], ["", "number"]], rows),
    );
  }

  draw() {
    const remove = (id) => this.act(() => this.wallet.remove(id));
    show(this.table, ...statement(this.desk, this.wallet, remove));
    this.drawHolds();
    this.journal.draw(this.wallet.toJournal());
    this.allocation.draw(this.wallet);
  }
}

export function open(desk) {
  return { element: new Screen(desk).element };
}
