// The till's payment: cash with change, card, and several payments that add up to the total.

import { button, h, show } from "../parts/dom.js";
import { amountField } from "../parts/field.js";
import { figure } from "../parts/figure.js";
import { t } from "../words/words.js";
import { changeAt, fold, inCash, notes } from "./till-parts.js";

const MOST_PEOPLE = 99;
/** The payment under way: it survives a new rendering of the screen, as long as the basket is the same. */
let state = null;

/** The payments made so far for the till's basket, or null. */
export function paymentOf(till) {
  if (state === null) return null;
  const isSame = state.basket === till.basket.toJson() &&
    state.target === till.target;
  if (!isSame) state = null;
  return state;
}

export function startPayment(till) {
  state = {
    basket: till.basket.toJson(),
    target: till.target,
    way: "cash",
    people: 1,
    part: null,
    payments: [],
  };
}

export class Payment {
  #desk;
  #till;
  #done;

  /** `done` receives the number of the receipt, or null if the payment was cancelled. */
  constructor(desk, till, done) {
    this.#desk = desk;
    this.#till = till;
    this.#done = done;
    /** The total without cash rounding, which the payments must add up to. */
    this.due = till.checkout("card").info("checkout").payable;
    this.element = h("section", {
      class: "card payment",
      "aria-label": t("till.payment"),
    });
    this.draw();
  }

  /** The sum of the payments made so far. */
  get #covered() {
    const { Money } = this.#desk.library;
    return state.payments.reduce(
      (sum, { amount }) => sum.plus(amount),
      new Money("0", this.due.currency),
    );
  }

  get #rest() {
    return this.due.minus(this.#covered);
  }

  /** The amounts of the people who have not paid yet. */
  get #shares() {
    const left = Math.max(1, state.people - state.payments.length);
    return this.#rest.split(left);
  }

  /** The amount of the next payment: a part that was entered, a share, or the rest. */
  get #amount() {
    const rest = this.#rest;
    if (state.part !== null && state.part.lessThan(rest)) return state.part;
    return this.#shares[0];
  }

  #isOnly() {
    return state.payments.length === 0 && this.#amount.equals(this.due);
  }

  /** The amount to pay; in cash, it is rounded to the smallest coin. */
  #paid(amount) {
    if (state.way !== "cash") return amount;
    if (this.#isOnly()) {
      return this.#till.checkout("cash").info("checkout").payable;
    }
    const { basket, catalogue } = this.#till;
    return inCash(this.#desk, amount, basket.policy(), catalogue.currency());
  }

  draw() {
    const amount = this.#amount;
    const paid = this.#paid(amount);
    const isPart = !amount.equals(this.due) || state.payments.length > 0;
    const desk = this.#desk;
    const below = isPart
      ? t("till.of_total", {
        rest: desk.text(this.#rest),
        total: desk.text(this.due),
      })
      : paid.equals(amount)
      ? null
      : t("till.rounded", { amount: desk.text(amount) });
    show(
      this.element,
      h("div", { class: "spread" }, [
        h("h2", {}, t("till.payment")),
        button(t("till.back"), () => this.cancel(), {
          class: "quiet",
          id: "payment-back",
        }),
      ]),
      figure(t(isPart ? "till.this_payment" : "till.to_pay"), desk.text(paid), {
        id: "to-pay",
        below,
      }),
      this.#ways(),
      state.way === "cash" ? this.#cash(amount, paid) : this.#exact(amount),
      this.#split(),
    );
  }

  cancel() {
    state = null;
    this.#done(null);
  }

  #ways() {
    const way = (name, words) =>
      button(words, () => {
        state.way = name;
        this.draw();
        this.focus();
      }, { id: `pay-${name}`, "aria-pressed": String(state.way === name) });
    return h("div", {
      class: "segments ways",
      role: "group",
      "aria-label": t("till.way"),
    }, [
      way("cash", t("till.cash")),
      way("card", t("till.card")),
      way("voucher", t("till.voucher")),
    ]);
  }

  focus() {
    const field = this.element.querySelector("#tendered") ??
      this.element.querySelector("#complete");
    field?.focus();
  }

  #cash(amount, paid) {
    const desk = this.#desk;
    const { library } = desk;
    const change = h("p", { class: "change", id: "change", role: "status" });
    const backOf = (given) => desk.attempt(() => given.minus(paid));
    const tell = () => {
      const given = tendered.value;
      if (given === null) change.textContent = "";
      else if (given.lessThan(paid)) {
        change.textContent = t("till.short", {
          amount: desk.text(paid.minus(given)),
        });
      } else {
        const back = backOf(given);
        if (back === null) change.textContent = "";
        else show(change, t("till.change"), " ", h("b", {}, desk.text(back)));
      }
    };
    const tendered = amountField(desk, {
      id: "tendered",
      label: t("till.tendered", { currency: paid.currency }),
      currency: paid.currency,
      isOptional: true,
      hint: t("till.tendered_hint"),
      oninput: tell,
    });
    const quick = [paid, ...notes(library, paid)].map((one, index) =>
      button(
        index === 0 ? t("till.exactly", { amount: desk.text(one) }) : desk.text(one),
        () => {
          tendered.show(one);
          tell();
          tendered.control.focus();
        },
        { data: { key: `note ${index}`, note: one.amount.toString() } },
      )
    );
    const pay = () => {
      if (tendered.trouble !== "") return tendered.read();
      const given = tendered.value ?? paid;
      if (given.lessThan(paid)) {
        return tendered.fail(t("till.too_little", { amount: desk.text(paid) }));
      }
      if (backOf(given) === null) return tendered.fail(t("till.too_large"));
      return this.#add(amount, paid, given, tendered.control);
    };
    return this.#form(pay, [
      h("div", {
        class: "segments quick",
        role: "group",
        "aria-label": t("till.quick"),
      }, quick),
      tendered.element,
      change,
    ]);
  }

  /** By card or voucher, whose amount is exactly the one to pay. */
  #exact(amount) {
    const form = this.#form(
      () => this.#add(amount, amount, null, form.querySelector("#complete")),
      [],
    );
    return form;
  }

  #form(pay, children) {
    const isLast = this.#amount.equals(this.#rest);
    return h("form", {
      class: "stack",
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        pay();
      },
    }, [
      ...children,
      h("button", { type: "submit", class: "main", id: "complete" }, [
        t(isLast ? "till.complete" : "till.take_part"),
      ]),
    ]);
  }

  /** Adds a payment; the last one completes the sale. */
  #add(amount, paid, tendered, control) {
    const payment = {
      way: state.way,
      amount: amount.toString(),
      paid: paid.toString(),
      tendered: tendered?.toString() ?? null,
      change: tendered === null ? null : tendered.minus(paid).toString(),
    };
    const way = this.#isOnly() ? state.way : "card";
    const payments = [...state.payments, payment];
    if (!amount.equals(this.#rest)) {
      state = { ...state, payments, part: null };
      this.draw();
      this.focus();
      return;
    }
    let number = null;
    const isDone = changeAt(this.#desk, control, () => {
      number = this.#till.complete(payments, way);
    });
    if (!isDone) return;
    state = null;
    this.#done(number);
  }

  /** People who share the total, and other partial payments. */
  #split() {
    const desk = this.#desk;
    const made = state.payments.map((one, index) =>
      h("li", { class: "spread" }, [
        h("span", {}, t(`till.${one.way}_number`, { number: index + 1 })),
        h("bdi", {}, desk.text(desk.library.Money.of(one.paid))),
      ])
    );
    const open = state.people > 1 && state.part === null
      ? this.#shares.map((share, index) =>
        h("li", { class: "spread" }, [
          h("span", {}, t("till.share", { number: made.length + index + 1 })),
          h("bdi", {}, desk.text(share)),
        ])
      )
      : [];
    const part = amountField(desk, {
      id: "part",
      label: t("till.part", { currency: this.due.currency }),
      currency: this.due.currency,
      isOptional: true,
      onchange: () => {
        const value = part.text.trim() === "" ? null : part.read();
        if (value === null && part.text.trim() !== "") return;
        if (value !== null && value.greaterThan(this.#rest)) {
          part.fail(t("till.part_large", { amount: desk.text(this.#rest) }));
          return;
        }
        state.part = value;
        this.draw();
      },
    });
    part.show(state.part);
    return fold("split", t("till.split"), [
      this.#people(),
      made.length + open.length === 0 ? null : h("ol", {
        class: "plain-list shares",
        id: "shares",
        "aria-label": t("till.shares"),
      }, [...made, ...open]),
      part.element,
    ]);
  }

  #people() {
    const least = state.payments.length + 1;
    const set = (people) => {
      state.people = Math.max(least, Math.min(MOST_PEOPLE, people));
      state.part = null;
      this.draw();
    };
    const step = (words, sign, by) =>
      button(sign, () => set(state.people + by), {
        class: "step",
        "aria-label": t(words),
        disabled: by < 0 ? state.people <= least : state.people >= MOST_PEOPLE,
      });
    return h("div", {
      class: "row",
      role: "group",
      "aria-label": t("till.people"),
    }, [
      step("till.people_less", "−", -1),
      h("output", { id: "people", class: "people" }, [
        t("till.among", { count: state.people }),
      ]),
      step("till.people_more", "+", 1),
    ]);
  }
}
