// The till's basket: the total first, line items with steppers and weights, discounts, taxes by category.

import { button, h, show } from "../parts/dom.js";
import { decimalField, percentField } from "../parts/field.js";
import { figure } from "../parts/figure.js";
import { decimalText } from "../parts/numbers.js";
import { provenance } from "../parts/provenance.js";
import { t } from "../words/words.js";
import { changeAt, discountFields, explainedReceipt, fold, inCash, percentText, whenText } from "./till-parts.js";
import { sentence } from "./till-model.js";

/** The line items whose discount is being edited. */
const edited = new Set();

export class BasketCard {
  #desk;
  #till;
  #changed;

  /** `changed` renders the screen after a change, `pay` opens the payment. */
  constructor(desk, till, { changed, pay }) {
    this.#desk = desk;
    this.#till = till;
    this.#changed = changed;
    this.pay = pay;
    this.total = h("div", {});
    this.wrong = h("p", { class: "wrong", role: "alert", id: "till-wrong" });
    this.missing = h("div", { class: "stack" });
    this.lines = h("div", {});
    this.sums = h("div", {});
    this.order = h("div", {});
    this.parked = h("div", {});
    this.buttons = h("div", { class: "row till-actions" });
    this.element = h("section", {
      class: "card",
      "aria-label": t("till.basket"),
    }, [
      this.total,
      this.wrong,
      this.missing,
      this.buttons,
      this.lines,
      this.order,
      this.sums,
      this.parked,
    ]);
  }

  #act(control, change) {
    const isDone = changeAt(this.#desk, control, change);
    if (isDone) this.#changed();
    return isDone;
  }

  /** The receipt of the basket, or the error that prevents it. */
  checkout() {
    return this.#desk.attempt(() => this.#till.checkout(), (error) => error);
  }

  draw() {
    const made = this.checkout();
    const isMade = !(made instanceof Error);
    const untaxed = this.#till.untaxed();
    this.#drawTotal(isMade ? made : null);
    this.wrong.textContent = isMade || untaxed.length > 0 ? "" : sentence(made);
    this.#drawMissing(untaxed);
    this.#drawLines(isMade ? made : null);
    this.#drawOrder();
    this.#drawSums(isMade ? made : null);
    this.#drawButtons();
    this.#drawParked();
    return isMade ? made : null;
  }

  #drawTotal(made) {
    const desk = this.#desk;
    const count = this.#till.basket.count();
    const below = [t("till.items", { count })];
    const { target, basket, catalogue } = this.#till;
    if (made !== null && target !== catalogue.currency()) {
      below.push(desk.text(made.info("priced").total));
    }
    if (made !== null) {
      const { payable } = made.info("checkout");
      const cash = inCash(desk, payable, basket.policy(), catalogue.currency());
      if (!cash.equals(payable)) {
        below.push(t("till.in_cash", { amount: desk.text(cash) }));
      }
    }
    const amount = made === null ? "–" : desk.text(made.info("checkout").payable);
    show(
      this.total,
      figure(t("till.total"), amount, {
        id: "payable",
        below: below.join(" · "),
      }),
    );
  }

  /** Asks for the missing tax rates of categories. */
  #drawMissing(untaxed) {
    const desk = this.#desk;
    const forms = untaxed.map((category) => {
      const rate = percentField(desk, {
        label: t("till.rate_missing", { category }),
        id: `rate-${category}`,
      });
      const save = () => {
        const percent = rate.read();
        if (percent === null) return;
        this.#act(
          rate.control,
          () => this.#till.setTax(category, percent),
        );
      };
      return h("form", {
        class: "ask",
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          save();
        },
      }, [
        rate.element,
        h("button", { type: "submit" }, t("common.save")),
      ]);
    });
    show(this.missing, ...forms);
    this.missing.hidden = forms.length === 0;
  }

  #drawLines(made) {
    const items = this.#till.basket.lineItems();
    if (items.length === 0) {
      return show(
        this.lines,
        h("p", { class: "empty" }, t("till.empty")),
      );
    }
    const priced = made?.lineItems("priced") ?? [];
    const rows = items.map((item, index) => this.#line(item, priced[index]));
    return show(
      this.lines,
      h("ul", { class: "lines", "aria-label": t("till.lines") }, rows),
    );
  }

  #line({ product, quantity, discount }, priced) {
    const desk = this.#desk;
    const name = product.name || product.sku;
    const parts = [desk.text(product.price)];
    if (product.unit !== "") parts.push(product.unit);
    const reduced = priced === undefined || priced.discount.isZero ? null : h("small", { class: "reduced" }, [
      t("till.reduced", { amount: desk.text(priced.discount) }),
      discount.kind === "percent" ? ` (${percentText(desk, discount.percent)})` : null,
    ]);
    return h("li", { class: "line-item" }, [
      h("span", { class: "line-name" }, [
        h("bdi", {}, name),
        h("small", {}, h("bdi", {}, parts.join(" "))),
      ]),
      h("span", { class: "line-total" }, [
        h("bdi", {}, priced === undefined ? "–" : desk.text(priced.total)),
        reduced,
      ]),
      this.#controls(product.sku, name, quantity),
      edited.has(product.sku) ? this.#discount(product.sku, name, discount) : null,
    ]);
  }

  /** Less, the quantity, more, the discount, and removal. */
  #controls(sku, name, quantity) {
    const desk = this.#desk;
    const { basket } = this.#till;
    const set = (control, value) =>
      this.#act(
        control,
        () =>
          value.sign <= 0 ? this.#remove(sku, name) : this.#till.change(
            () => basketNow(this.#till).set(sku, value),
            { words: t("till.step_quantity", { name }) },
          ),
      );
    const field = decimalField(desk, {
      label: t("till.quantity", { name }),
      isHidden: true,
      sign: "not_negative",
      value: decimalText(desk, quantity),
      data: { stored: "change", key: `quantity ${sku}` },
      onchange: () => {
        const { value } = field;
        if (value !== null && !value.equals(quantity)) {
          set(field.control, value);
        }
      },
    });
    const step = (words, sign, key, by) =>
      button(sign, ({ currentTarget }) => set(currentTarget, basket.quantity(sku).plus(by)), {
        "aria-label": t(words, { name }),
        data: { key: `${key} ${sku}` },
        class: "step",
      });
    return h("span", { class: "line-controls" }, [
      step("till.less", "−", "less", "-1"),
      field.element,
      step("till.more_of", "+", "more", "1"),
      button("%", () => {
        if (!edited.delete(sku)) edited.add(sku);
        this.#changed();
        this.element.querySelector(`#discount-${CSS.escape(sku)}`)?.focus();
      }, {
        class: "quiet",
        "aria-label": t("till.discount_on", { name }),
        "aria-expanded": String(edited.has(sku)),
        data: { key: `discount ${sku}` },
      }),
      button("×", ({ currentTarget }) => this.#act(currentTarget, () => this.#remove(sku, name)), {
        class: "quiet",
        "aria-label": t("till.remove", { name }),
        data: { key: `remove ${sku}` },
      }),
    ]);
  }

  #remove(sku, name) {
    edited.delete(sku);
    this.#till.change(() => basketNow(this.#till).remove(sku), {
      words: t("till.step_remove", { name }),
      told: t("till.removed", { name }),
    });
  }

  #discount(sku, name, discount) {
    const onset = (made, control) =>
      this.#act(control, () =>
        this.#till.change(
          () => basketNow(this.#till).setDiscount(sku, made),
          { words: t("till.step_discount", { name }) },
        ));
    const { element } = discountFields(this.#desk, {
      id: `discount-${sku}`,
      label: t("till.discount_on", { name }),
      currency: this.#till.catalogue.currency(),
      discount,
      onset,
    });
    return element;
  }

  /** The discount on the order. It is drawn once, and afterwards only when it has changed. */
  #drawOrder() {
    const { basket, catalogue } = this.#till;
    const kept = JSON.parse(basket.toJson()).discount ?? {};
    const key = `${JSON.stringify(kept)} ${this.#desk.locale}`;
    if (this.order.dataset.discount === key && this.order.firstChild) return;
    this.order.dataset.discount = key;
    const { library } = this.#desk;
    const currency = catalogue.currency();
    const discount = kept.percent !== undefined
      ? { kind: "percent", percent: library.decimalParse(kept.percent) }
      : kept.amount !== undefined
      ? { kind: "fixed", amount: new library.Money(kept.amount, currency) }
      : { kind: "none" };
    const { element } = discountFields(this.#desk, {
      id: "order-discount",
      label: t("till.discount_order"),
      currency,
      discount,
      onset: (made, control) =>
        this.#act(control, () =>
          this.#till.change(
            () => basketNow(this.#till).setDiscount(null, made),
            { words: t("till.step_discount_order") },
          )),
    });
    show(this.order, fold("order", t("till.discount_order"), [element]));
  }

  /** Subtotal, discount, and the tax of each category. */
  #drawSums(made) {
    const desk = this.#desk;
    if (made === null || this.#till.basket.count() === 0) {
      return show(this.sums);
    }
    const info = made.info("priced");
    const isGross = this.#till.basket.policy().prices === "gross";
    const rows = [[t("till.subtotal"), desk.text(info.subtotal)]];
    if (!info.discount.isZero) {
      rows.push([
        t("till.discount_order"),
        desk.text(info.discount.negated()),
      ]);
    }
    for (const { taxRate, net, tax } of made.taxes("priced")) {
      const values = {
        category: taxRate.category,
        rate: percentText(desk, taxRate.percent),
        net: desk.text(net),
      };
      const key = taxRate.category === "" ? "till.tax_row" : "till.tax_row_of";
      rows.push([
        [
          t(key, values),
          isGross ? h("small", {}, ` ${t("till.included")}`) : null,
        ],
        desk.text(tax),
      ]);
    }
    const { target, catalogue } = this.#till;
    const isOther = target !== catalogue.currency();
    return show(
      this.sums,
      h(
        "dl",
        { class: "till-sums" },
        rows.map(([name, amount]) =>
          h("div", {}, [
            h("dt", {}, name),
            h("dd", {}, h("bdi", {}, amount)),
          ])
        ),
      ),
      isOther ? provenance(desk, [made.conversion()], t("till.rate_of_receipt")) : null,
      fold("explained", t("explanation.title"), [explainedReceipt(desk, "basket", made)]),
    );
  }

  #drawButtons() {
    const isEmpty = this.#till.basket.count() === 0;
    show(
      this.buttons,
      button(t("till.checkout"), () => this.pay(), {
        class: "main",
        id: "checkout",
        disabled: isEmpty,
      }),
      button(t("till.park"), ({ currentTarget }) => this.#act(currentTarget, () => this.#till.park()), {
        id: "park",
        disabled: isEmpty,
      }),
      button(t("till.new_sale"), ({ currentTarget }) => this.#act(currentTarget, () => this.#till.clear()), {
        id: "new-sale",
        disabled: isEmpty,
      }),
    );
  }

  #drawParked() {
    const desk = this.#desk;
    const { parked } = this.#till;
    const { Money } = desk.library;
    const rows = parked.map(({ instant, total, words }) => {
      const when = whenText(desk, instant, { timeStyle: "short" });
      const amount = total === "" ? "–" : desk.attempt(() => desk.text(Money.of(total))) ?? total;
      const name = `${when}, ${words}`;
      return h("li", { class: "spread" }, [
        h("span", { class: "parked-name" }, [
          h("b", {}, h("bdi", {}, amount)),
          h("small", {}, [when, " · ", h("bdi", {}, words)]),
        ]),
        h("span", { class: "row" }, [
          button(t("till.resume"), ({ currentTarget }) => this.#act(currentTarget, () => this.#till.resume(instant)), {
            "aria-label": t("till.resume_named", { name }),
            data: { key: `resume ${instant}`, parked: "" },
          }),
          button("×", ({ currentTarget }) => this.#act(currentTarget, () => this.#till.discard(instant)), {
            class: "quiet",
            "aria-label": t("till.discard", { name }),
            data: { key: `discard ${instant}` },
          }),
        ]),
      ]);
    });
    show(
      this.parked,
      ...rows.length === 0 ? [] : [
        h("h2", {}, t("till.parked", { count: rows.length })),
        h("ul", { class: "plain-list", "aria-label": t("till.parked_list") }, rows),
      ],
    );
  }
}

/** The basket of the moment: another tab's change replaces it, and the change is repeated on the new one. */
function basketNow(till) {
  return till.basket;
}
