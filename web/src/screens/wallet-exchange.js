// Exchanges within a wallet, with a fee and a preview.

import { currencyChoice } from "../parts/currencies.js";
import { field, giveText, h, show } from "../parts/dom.js";
import { amountField, fail, percentField, readAll } from "../parts/field.js";
import { rateText } from "../parts/provenance.js";
import { t, tn } from "../words/words.js";
import { localDay } from "../state/days.js";
import { sentenceOf } from "./wallet-words.js";

class Exchange {
  constructor(screen) {
    this.screen = screen;
    const { desk } = screen;
    this.give = desk.settings.home;
    this.receive = this.give === "USD" ? "EUR" : "USD";
    this.amount = amountField(desk, {
      currency: this.give,
      label: t("wallet.to_exchange"),
      id: "exchange-amount",
      oninput: () => this.draw(),
    });
    this.fee = percentField(desk, {
      label: t("wallet.fee"),
      id: "exchange-fee",
      value: "0",
      oninput: () => this.draw(),
    });
    this.from = currencyChoice(desk, this.give, (code) => {
      this.give = code;
      this.amount.setCurrency(code);
      this.draw();
    }, { id: "exchange-give" });
    this.to = currencyChoice(desk, this.receive, (code) => {
      this.receive = code;
      this.draw();
    }, { id: "exchange-receive" });
    this.preview = h("div", { id: "exchange-preview", role: "status" });
    this.element = h("section", {
      class: "card",
      "aria-label": t("wallet.exchange"),
    }, [
      h("h2", {}, t("wallet.exchange")),
      h("form", {
        class: "stack",
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          this.run();
        },
      }, [
        h("div", { class: "fields" }, [
          this.amount.element,
          field(t("wallet.from_currency"), this.from),
          field(t("wallet.to_currency"), this.to),
          this.fee.element,
        ]),
        this.preview,
        h(
          "div",
          { class: "row" },
          h(
            "button",
            { type: "submit", id: "exchange-run" },
            t("wallet.exchange"),
          ),
        ),
      ]),
    ]);
  }

  /** The fee of an amount, and the rest that is converted. */
  parts(amount, fee) {
    const part = this.screen.desk.library.Expression.evaluate(
      `${amount} x ${fee}%`,
    ).amount;
    return { part, rest: amount.minus(part) };
  }

  /** Shows the result before the exchange, if the fields can be read. */
  draw() {
    const { desk } = this.screen;
    const [amount, fee] = [this.amount.value, this.fee.value];
    const { give, receive } = this;
    if (
      amount === null || fee === null || desk.rates === null || give === receive
    ) {
      show(this.preview);
      return;
    }
    const found = desk.attempt(() => {
      const { part, rest } = this.parts(amount, fee);
      const made = desk.rates.convertDetailed(rest, receive);
      return { part, made };
    }, (error) => error);
    if (found instanceof Error) {
      show(this.preview, h("p", { class: "wrong" }, sentenceOf(found)));
      return;
    }
    const { part, made: { result, details } } = found;
    show(
      this.preview,
      h(
        "p",
        {},
        [
          ...tn("wallet.preview", {
            amount: h("b", {}, h("bdi", {}, desk.text(result))),
          }),
          part.isZero ? null : " ",
          ...(part.isZero ? [] : tn("wallet.preview_fee", { fee: desk.text(part) })),
        ].filter((one) => one !== null),
      ),
      h(
        "p",
        { class: "hint" },
        t("wallet.preview_rate", {
          from: give,
          rate: rateText(desk.library, details.rate),
          to: receive,
          day: details.asOf ?? desk.ratesDay() ?? "",
        }),
      ),
    );
  }

  run() {
    const { screen } = this;
    const { desk } = screen;
    const found = readAll([this.amount, this.fee]);
    if (found === null) return;
    if (this.give === this.receive) {
      fail(this.to.control, t("wallet.same_currency"));
      return;
    }
    if (desk.rates === null) {
      this.amount.fail(desk.ratesFailure || t("wallet.rates_loading"));
      return;
    }
    const [amount, fee] = found;
    const { text } = this.amount;
    const { give, receive } = this;
    const day = desk.rates.info().lastDate;
    const isDone = screen.act(() => {
      const { part, rest } = this.parts(amount, fee);
      // A fee of 100 % leaves no amount to exchange.
      const legs = rest.isZero ? [] : [{ give: rest, receive }];
      if (!part.isZero) legs.push({ give: part, receive: "" });
      const label = part.isZero ? t("wallet.label_exchange", { day }) : t("wallet.label_exchange_fee", { day });
      const note = { date: localDay(), label };
      screen.wallet.exchange(legs, { rates: desk.rates, note });
    }, {
      refuse: (words, { code }) =>
        this.amount.fail(
          code === "insufficient" ? screen.overdraft(give) : words,
        ),
      refused: () => giveText(this.amount.control, text),
      words: t("wallet.step_exchange", { give, receive }),
    });
    if (!isDone) return;
    this.amount.empty();
    this.draw();
  }
}

export function exchange(screen) {
  return new Exchange(screen);
}
