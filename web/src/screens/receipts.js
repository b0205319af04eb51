// The receipts of the till: a list with a search, each receipt, and refunds.

import { localDay } from "../state/days.js";
import { button, h, show } from "../parts/dom.js";
import { decimalField } from "../parts/field.js";
import { figure } from "../parts/figure.js";
import { decimalText } from "../parts/numbers.js";
import { folded } from "../state/search.js";
import { pagedTable } from "../parts/tables.js";
import { MOST_SALES, numberText, receiptOf, refundedOf } from "../state/till.js";
import { t } from "../words/words.js";
import { NAMES, stock, Till } from "./till-model.js";
import { explainedSale, paperOf, refundLines, saveSale } from "./till-paper.js";
import { changeAt, inCash, whenText } from "./till-parts.js";

export const uses = NAMES;

class Screen {
  constructor(desk, stocked) {
    this.desk = desk;
    this.till = new Till(desk, stocked);
    this.isRefunding = false;
    this.detail = h("div", { class: "till-side" });
    this.search = h("input", {
      type: "search",
      id: "receipt-search",
      "aria-label": t("receipts.search"),
      placeholder: t("receipts.search"),
      autocomplete: "off",
      spellcheck: "false",
      maxlength: "100",
      oninput: () => this.#drawList(),
    });
    this.list = this.#table();
    this.element = h("div", { class: "two wide" }, [
      h("section", {
        class: "card no-print",
        "aria-label": t("receipts.today"),
      }, [this.#today(), this.search, this.list.element]),
      this.detail,
    ]);
    this.#drawList();
    this.draw();
  }

  get sales() {
    return this.till.sales.sales;
  }

  /** The receipt of the address, or the newest one. */
  get sale() {
    const { number } = this.desk.place.params;
    return this.sales.find((one) => String(one.number) === number) ??
      this.sales.at(-1) ?? null;
  }

  #text(amount) {
    return this.desk.text(this.desk.library.Money.of(amount));
  }

  /** The takings of the day by means of payment and currency. */
  #today() {
    const { Money } = this.desk.library;
    const today = localDay();
    const sums = new Map();
    let count = 0;
    for (const { instant, payments } of this.sales) {
      if (localDay(new Date(instant)) !== today) continue;
      count += 1;
      for (const { way, paid } of payments) {
        const amount = Money.of(paid);
        const key = `${way} ${amount.currency}`;
        sums.set(key, {
          way,
          amount: sums.get(key)?.amount.plus(amount) ?? amount,
        });
      }
    }
    const parts = [...sums.values()].map(({ way, amount }) => t(`till.${way}_sum`, { amount: this.desk.text(amount) }));
    return figure(
      t("receipts.today"),
      parts.length === 0 ? "–" : parts.join(" · "),
      { id: "takings", below: t("receipts.count", { count }) },
    );
  }

  #table() {
    return pagedTable({
      id: "receipts",
      caption: t("receipts.list"),
      columns: [
        [t("receipts.number"), "text"],
        [t("receipts.day"), "text"],
        [t("receipts.products"), "text"],
        [t("receipts.total"), "number"],
        ["", "number"],
      ],
      items: [],
      row: (sale) => this.#row(sale),
    });
  }

  #row(sale) {
    const number = numberText(sale.number);
    return [
      number,
      whenText(this.desk, sale.instant),
      h("span", {}, [
        sale.refund === null ? null : h(
          "small",
          { class: "badge" },
          t("receipts.refund_of", { number: numberText(sale.refund.of) }),
        ),
        h("bdi", { class: "receipt-words" }, sale.words),
      ]),
      h("bdi", {}, this.#text(sale.total)),
      button(t("receipts.open"), () => this.open(sale.number), {
        "aria-label": t("receipts.open_number", { number }),
        data: { key: `receipt ${sale.number}` },
      }),
    ];
  }

  #drawList() {
    const wanted = folded(this.search.value.trim());
    const words = (sale) =>
      folded([
        numberText(sale.number),
        whenText(this.desk, sale.instant),
        localDay(new Date(sale.instant)),
        sale.words,
        sale.total,
        this.#text(sale.total),
      ].join(" "));
    const all = this.sales.toReversed();
    // Without receipts, only the sentence beside is displayed.
    this.search.hidden = this.list.element.hidden = all.length === 0;
    this.list.update(
      wanted === "" ? all : all.filter((one) => words(one).includes(wanted)),
    );
  }

  open(number) {
    this.desk.setParams({ number: String(number) });
    this.isRefunding = false;
    this.draw();
    this.detail.scrollIntoView({ block: "nearest" });
    this.detail.querySelector("button")?.focus();
  }

  draw() {
    const { sale } = this;
    if (sale === null) {
      show(
        this.detail,
        h("p", { class: "empty" }, t("receipts.empty", { count: MOST_SALES })),
      );
      return;
    }
    const isSale = sale.refund === null;
    show(
      this.detail,
      h("section", { class: "card", "aria-label": t("till.receipt") }, [
        h("div", { class: "row no-print" }, [
          button(t("till.print"), () => print(), { id: "print" }),
          isSale
            ? button(t("till.save_receipt"), () => saveSale(this.desk, sale), {
              id: "save-receipt",
            })
            : null,
          isSale
            ? button(t("receipts.refund"), () => {
              this.isRefunding = !this.isRefunding;
              this.draw();
            }, {
              id: "refund",
              "aria-expanded": String(this.isRefunding),
            })
            : null,
        ]),
        this.isRefunding && isSale ? this.#refund(sale) : null,
        paperOf(this.desk, sale),
        explainedSale(this.desk, sale),
      ]),
    );
  }

  /** The form of a refund: a quantity for each line, and the amount to pay back. */
  #refund(sale) {
    const { desk } = this;
    const { library } = desk;
    const receipt = desk.attempt(() => receiptOf(library, sale));
    if (receipt === null) return null;
    const rows = receipt.lineItems("checkout").map(({ item }, index) =>
      this.#refundRow(sale, item, index, () => tell())
    );
    const open = rows.filter(({ field }) => field !== null);
    const place = h("div", { role: "status" });
    const tell = () => {
      const found = this.#refundOf(receipt, open, "card");
      show(
        place,
        figure(
          t("receipts.back"),
          found === null ? "–" : desk.text(found.total.negated()),
          { id: "to-refund" },
        ),
      );
    };
    const pay = (way) => (event) => {
      event.preventDefault();
      const wrong = open.find(({ field }) => field.trouble !== "");
      if (wrong !== undefined) return wrong.field.read();
      this.#complete(sale, receipt, open, way, event.currentTarget);
    };
    tell();
    const none = rows.length > 0 && open.length === 0;
    return h("form", {
      class: "stack no-print",
      novalidate: true,
      onsubmit: pay("cash"),
    }, [
      h("h2", {}, t("receipts.refund_of", { number: numberText(sale.number) })),
      ...rows.map(({ element }) => element),
      ...none ? [] : [
        place,
        h("div", { class: "row" }, [
          h("button", { type: "submit", class: "main", id: "refund-cash" }, [
            t("receipts.refund_cash"),
          ]),
          button(t("receipts.refund_card"), pay("card"), { id: "refund-card" }),
        ]),
      ],
    ]);
  }

  #refundRow(sale, { product, quantity }, index, tell) {
    const { desk } = this;
    const name = product.name || product.sku;
    const before = refundedOf(desk.library, this.sales, sale.number, index);
    const rest = quantity.minus(before);
    if (rest.sign === 0) {
      return {
        field: null,
        element: h("p", { class: "hint" }, t("receipts.refunded", { name })),
      };
    }
    const field = decimalField(desk, {
      id: `refund-${index}`,
      label: t("receipts.refund_line", {
        name,
        count: decimalText(desk, rest),
      }),
      least: "0",
      largest: rest.toString(),
      isOptional: true,
      oninput: tell,
    });
    const all = button(t("receipts.all"), () => {
      field.show(rest);
      tell();
    }, { "aria-label": t("receipts.all_of", { name }) });
    return {
      index,
      before,
      field,
      element: h("div", { class: "ask" }, [field.element, all]),
    };
  }

  /** The refunded lines and their total, or null if nothing is refunded. */
  #refundOf(receipt, rows, way) {
    const { desk } = this;
    const { Money } = desk.library;
    const lines = rows.filter(({ field }) => field.value !== null && field.value.sign > 0).map((
      { index, before, field },
    ) => ({
      index,
      quantity: field.value.toString(),
      before: before.toString(),
    }));
    if (lines.length === 0) return null;
    return desk.attempt(() => {
      const total = Money.sum(
        refundLines(receipt, lines).map(({ gross }) => gross),
      );
      const { basket } = this.till;
      const paid = way === "cash" ? inCash(desk, total, basket.policy(), basket.currency()) : total;
      return { lines, total, paid };
    });
  }

  #complete(sale, receipt, rows, way, control) {
    const found = this.#refundOf(receipt, rows, way);
    if (found === null) {
      rows[0].field.fail(t("receipts.choose"));
      return;
    }
    const { lines, total, paid } = found;
    const payment = {
      way,
      amount: total.toString(),
      paid: paid.toString(),
      tendered: null,
      change: null,
    };
    let number = null;
    const isDone = changeAt(this.desk, control, () => {
      number = this.till.refund(sale, lines, paid.toString(), [payment]);
    });
    if (!isDone) return;
    this.list.update([]);
    this.#drawList();
    this.element.firstElementChild.firstElementChild.replaceWith(this.#today());
    this.open(number);
  }
}

export async function open(desk) {
  return { element: new Screen(desk, await stock(desk.library)).element };
}
