// An allocation, showing the extra cent of each share.

import { currencyChoice } from "../parts/currencies.js";
import { choice, field, h, show, table } from "../parts/dom.js";
import { amountField, clear, fail } from "../parts/field.js";
import { readDecimal } from "../parts/numbers.js";
import { reasonOf, t } from "../words/words.js";

const METHODS = [
  ["largest_remainder", "wallet.largest_remainder"],
  ["floor_to_first", "wallet.floor_to_first"],
  ["floor_to_last", "wallet.floor_to_last"],
  ["separate_remainder", "wallet.separate_remainder"],
];
/** The shares that a table shows. */
const MOST = 200;

class Allocation {
  constructor(desk) {
    this.desk = desk;
    this.method = METHODS[0][0];
    const { home } = desk.settings;
    this.amount = amountField(desk, {
      currency: home,
      sign: "any",
      label: t("wallet.amount"),
      id: "allocate-amount",
      value: "100",
      oninput: () => this.draw(),
    });
    const currency = currencyChoice(desk, home, (code) => {
      this.amount.setCurrency(code);
      this.draw();
    }, { id: "allocate-currency" });
    this.weights = h("input", {
      type: "text",
      id: "allocate-weights",
      value: "1 1 1",
      autocomplete: "off",
      maxlength: "1000",
      dir: "ltr",
      oninput: () => this.draw(),
    });
    const hint = h("p", { class: "hint" }, t("wallet.weights_hint"));
    const methods = METHODS.map(([value, key]) => [value, t(key)]);
    this.told = h("div", { id: "shares" });
    this.fold = h("details", { id: "allocation" }, [
      h("summary", {}, t("wallet.allocate")),
      h("div", { class: "stack" }, [
        h("div", { class: "fields" }, [
          this.amount.element,
          field(t("wallet.currency"), currency),
          field(t("wallet.weights"), this.weights, hint),
          field(
            t("wallet.left_over"),
            choice(methods, this.method, (method) => {
              this.method = method;
              this.draw();
            }, { id: "allocate-method" }),
          ),
        ]),
        this.told,
      ]),
    ]);
    this.fold.addEventListener("toggle", () => this.draw());
    this.element = h("section", {
      class: "card",
      "aria-label": t("wallet.allocate"),
    }, this.fold);
    this.draw();
  }

  /** The weights as decimals, or null if the field refuses them. */
  read() {
    const texts = this.weights.value.split(/[\s;]+/).filter((text) => text !== "");
    const sentence = (words) => {
      fail(this.weights, words, { isFocused: false });
      return null;
    };
    if (texts.length === 0) return sentence(t("field.empty"));
    if (texts.length > MOST) {
      return sentence(t("wallet.too_many_shares", { count: MOST }));
    }
    const found = texts.map((text) => this.desk.attempt(() => readDecimal(this.desk, text)));
    const at = found.findIndex((one) => one === null || one.sign < 0);
    if (at >= 0) {
      return sentence(t("wallet.not_a_weight", { text: texts[at] }));
    }
    if (found.every((one) => one.sign === 0)) {
      return sentence(t("wallet.no_weight"));
    }
    clear(this.weights);
    return found.map((weight, index) => ({ weight, text: texts[index] }));
  }

  draw() {
    const { library } = this.desk;
    const amount = this.amount.value;
    const weights = this.read();
    if (amount === null || weights === null) return show(this.told);
    const decimals = weights.map(({ weight }) => weight);
    const shares = (method) => library.allocateDetailed(amount, decimals, { method });
    const found = this.desk.attempt(
      () => ({
        given: shares(this.method),
        floors: shares("separate_remainder").shares,
      }),
      (error) => error,
    );
    if (found instanceof Error) {
      return show(this.told, h("p", { class: "wrong" }, reasonOf(found)));
    }
    return show(this.told, this.table(weights, found));
  }

  table(weights, { given: { shares, remainder }, floors }) {
    const rows = shares.map((share, index) => {
      const more = share.minus(floors[index]);
      return [
        t("wallet.share_of", { index: index + 1, weight: weights[index].text }),
        this.desk.text(share),
        more.isZero ? "" : h("mark", {}, this.desk.text(more)),
      ];
    });
    if (!remainder.isZero) {
      rows.push([t("wallet.remainder"), this.desk.text(remainder), ""]);
    }
    const total = [...shares, remainder].reduce((sum, share) => sum.plus(share));
    rows.push(
      h("tr", { class: "total" }, [
        h("th", { scope: "row" }, t("wallet.total")),
        h("td", { class: "number" }, this.desk.text(total)),
        h("td", {}),
      ]),
    );
    return table(t("wallet.shares"), [
      [t("wallet.share"), "text"],
      [t("wallet.amount"), "number"],
      [t("wallet.extra_cent"), "number"],
    ], rows);
  }
}

export function allocation(desk) {
  return new Allocation(desk);
}
