// The invoice's allowances and charges of the document: a list, and the form for one.

import { button, choice, field, h, show } from "../parts/dom.js";
import { amountField, attemptAt, percentField, readAll } from "../parts/field.js";
import { CATEGORIES, UNTAXED } from "../state/invoice.js";
import { t } from "../words/words.js";
import { categoryText, taxText } from "./invoice-lines.js";
import { sentence } from "./invoice-model.js";
import { lineField } from "./till-goods.js";
import { percentText } from "./till-parts.js";

const REASON_BYTES = 255;

/** The list of the document's allowances and charges, and the form for one. */
export class Adjustments {
  #desk;
  #model;
  #changed;

  constructor(desk, model, changed) {
    this.#desk = desk;
    this.#model = model;
    this.#changed = changed;
    this.list = h("ul", { class: "plain-list", "aria-label": t("invoice.adjustments") });
    this.place = h("div", {});
    this.element = h("div", { class: "stack" }, [this.list, this.place]);
    this.renew();
  }

  renew() {
    const desk = this.#desk;
    const { currency } = this.#model;
    this.kind = choice(
      [["allowance", t("invoice.allowance")], ["charge", t("invoice.charge")]],
      "allowance",
      () => {},
      {
        id: "adjust-kind",
      },
    );
    this.reason = lineField(desk, { id: "adjust-reason", label: t("invoice.reason"), maxBytes: REASON_BYTES });
    this.amount = amountField(desk, {
      id: "adjust-amount",
      label: t("invoice.amount_in", { currency }),
      currency,
    });
    this.category = choice(CATEGORIES.map((one) => [one, categoryText(one)]), "S", () => this.#askRate(), {
      id: "adjust-category",
    });
    this.rate = percentField(desk, { id: "adjust-rate", label: t("invoice.rate") });
    const form = h("form", {
      class: "stack",
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        this.#add();
      },
    }, [
      h("div", { class: "fields" }, [
        field(t("invoice.adjust_kind"), this.kind),
        this.reason.element,
        this.amount.element,
        field(t("invoice.category"), this.category),
        this.rate.element,
      ]),
      h("div", { class: "row" }, h("button", { type: "submit", id: "adjust-add" }, t("common.add"))),
    ]);
    show(this.place, form);
    this.#askRate();
  }

  #askRate() {
    this.rate.element.hidden = UNTAXED.includes(this.category.value);
  }

  #add() {
    const isTaxed = !this.rate.element.hidden;
    const found = readAll([this.reason, this.amount, ...isTaxed ? [this.rate] : []]);
    if (found === null) return;
    const [reason, amount, percent = "0"] = found;
    const adjustment = {
      kind: this.kind.value,
      reason,
      amount,
      taxes: [{ category: this.category.value, percent, kind: "added" }],
    };
    const refused = () => {
      this.reason.text = reason;
      this.amount.show(amount);
    };
    const add = () => this.#model.addAdjustment(adjustment, { refused });
    if (!attemptAt(this.#desk, this.amount.control, add, sentence)) return;
    this.reason.empty();
    this.amount.empty();
    this.reason.control.focus();
    this.#changed();
  }

  draw() {
    const desk = this.#desk;
    const { amounts, currency } = this.#model;
    const { Money } = desk.library;
    const rows = (amounts.adjustments ?? []).map(({ kind, amount, reason, percent, taxes = [] }, index) => {
      const name = reason || t(`invoice.${kind}`);
      const value = amount === undefined ? percentText(desk, percent) : desk.text(new Money(amount, currency));
      const remove = ({ currentTarget }) => {
        if (attemptAt(desk, currentTarget, () => this.#model.removeAdjustment(index), sentence)) this.#changed();
      };
      return h("li", { class: "spread" }, [
        h("span", {}, [
          h("bdi", {}, name),
          " ",
          h("small", { class: "hint" }, taxes.map((one) => taxText(desk, one)).join(", ")),
        ]),
        h("span", { class: "row" }, [
          h("bdi", {}, `${kind === "allowance" ? "− " : "+ "}${value}`),
          button("×", remove, {
            class: "quiet",
            "aria-label": t("invoice.remove", { name }),
            data: { key: `unadjust ${index}` },
          }),
        ]),
      ]);
    });
    show(this.list, ...rows);
    this.list.hidden = rows.length === 0;
  }
}
