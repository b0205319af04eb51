// The till: products, a basket, payment, and the receipt of the last sale.

import { button, h, show } from "../parts/dom.js";
import { figure } from "../parts/figure.js";
import { onceReleased } from "../parts/pressed.js";
import { t } from "../words/words.js";
import { BasketCard } from "./till-basket.js";
import { Goods } from "./till-goods.js";
import { NAMES, stock, Till } from "./till-model.js";
import { explainedSale, paperOf, saveSale } from "./till-paper.js";
import { changeAt } from "./till-parts.js";
import { Payment, paymentOf, startPayment } from "./till-payment.js";
import { Rules } from "./till-rules.js";

export const uses = [...NAMES, "rates"];

/** A unit that is weighed or measured: its quantity is typed. */
const MEASURED = /\b(kg|g|lb|oz|l|ml|m|kilo|kilogram|litre|liter|metre|meter)s?\b/i;

/** The receipt that was just made; the next product or a new sale puts it away. */
let last = null;

class Screen {
  constructor(desk, stocked) {
    this.desk = desk;
    this.till = new Till(desk, stocked);
    const changed = () => this.draw();
    this.goods = new Goods(desk, this.till, {
      add: (sku, control) => this.add(sku, control),
      changed,
    });
    this.basket = new BasketCard(desk, this.till, {
      changed,
      pay: () => this.pay(),
    });
    this.rules = new Rules(desk, this.till, changed);
    this.side = h("div", { class: "till-side" });
    this.bar = h("div", { class: "till-bar no-print" });
    this.element = h("div", { class: "till" }, [
      h("div", { class: "till-goods no-print" }, this.goods.element),
      this.side,
      h("div", { class: "till-rules no-print" }, this.rules.element),
      this.bar,
    ]);
    this.draw();
  }

  /** Adds a product, and asks for the quantity of one that is weighed. Returns true if it was added. */
  add(sku, control) {
    const { till } = this;
    const product = till.catalogue.find(sku);
    const isDone = changeAt(this.desk, control, () =>
      till.add(product, {
        words: t("till.step_add", { name: product.name || sku }),
      }));
    if (!isDone) return false;
    last = null;
    this.draw();
    if (MEASURED.test(product.unit) && control !== this.goods.search) {
      const field = this.side.querySelector(
        `[data-key="${CSS.escape(`quantity ${sku}`)}"]`,
      );
      field?.focus();
      field?.select();
    }
    return true;
  }

  /** Opens the payment, or first asks for missing tax rates. */
  pay() {
    if (this.till.basket.count() === 0) return;
    const missing = this.basket.missing.querySelector("form");
    if (missing !== null) {
      missing.requestSubmit();
      return;
    }
    if (this.basket.checkout() instanceof Error) {
      this.basket.wrong.scrollIntoView({ block: "center" });
      return;
    }
    startPayment(this.till);
    this.draw();
    this.payment.focus();
    this.side.scrollIntoView({ block: "nearest" });
  }

  paid(number) {
    if (number !== null) last = number;
    this.draw();
    const next = this.side.querySelector("#next-sale, #checkout");
    next?.focus();
    if (number !== null) scrollTo({ top: 0 });
  }

  /** Draws the screen, but not while one of its buttons is pressed. */
  draw() {
    onceReleased(() => this.#draw());
  }

  #draw() {
    this.goods.draw();
    const made = this.basket.draw();
    this.rules.draw();
    const isPaying = made !== null && paymentOf(this.till) !== null;
    const sale = last === null ? undefined : this.till.sales.sales.find(({ number }) => number === last);
    if (isPaying) this.#drawPayment();
    else if (sale !== undefined) show(this.side, this.#receipt(sale));
    else if (this.side.firstChild !== this.basket.element) {
      show(this.side, this.basket.element);
    }
    this.#drawBar(made, isPaying || sale !== undefined);
  }

  #drawPayment() {
    this.payment = new Payment(
      this.desk,
      this.till,
      (number) => this.paid(number),
    );
    show(this.side, this.payment.element);
  }

  /** The receipt of the last sale, with the change first. */
  #receipt(sale) {
    const { desk } = this;
    const { Money } = desk.library;
    const changes = sale.payments.filter(({ change }) => change !== null);
    const amount = changes.length > 0 ? Money.sum(changes.map(({ change }) => change)) : Money.of(sale.total);
    return h("section", { class: "card", "aria-label": t("till.receipt") }, [
      h("div", { class: "no-print stack" }, [
        figure(
          t(changes.length > 0 ? "till.change" : "till.paid"),
          desk.text(amount),
          { id: "given-back" },
        ),
        h("div", { class: "row" }, [
          button(t("till.next_sale"), () => {
            last = null;
            this.draw();
            this.goods.search.focus();
          }, { class: "main", id: "next-sale" }),
          button(t("till.print"), () => print(), { id: "print" }),
          button(t("till.save_receipt"), () => saveSale(desk, sale), {
            id: "save-receipt",
          }),
        ]),
      ]),
      paperOf(desk, sale),
      explainedSale(desk, sale),
    ]);
  }

  /** The total and the payment on a phone, always in view. */
  #drawBar(made, isOther) {
    const { basket } = this.till;
    const count = basket.count();
    this.bar.hidden = isOther;
    const amount = made === null ? "–" : this.desk.text(made.info("checkout").payable);
    show(
      this.bar,
      button(
        [
          h("small", {}, t("till.items", { count })),
          h("b", {}, h("bdi", {}, amount)),
        ],
        () => this.side.scrollIntoView({ block: "start" }),
        {
          class: "quiet bar-total",
          "aria-label": t("till.show_basket", { amount }),
        },
      ),
      button(t("till.checkout"), () => this.pay(), {
        class: "main",
        disabled: count === 0,
        id: "bar-checkout",
      }),
    );
  }
}

export async function open(desk) {
  return { element: new Screen(desk, await stock(desk.library)).element };
}
