// The transactions, the open lots and the sold lots, in pages.

import { button, h, show } from "../parts/dom.js";
import { tabs } from "../parts/figure.js";
import { decimalText } from "../parts/numbers.js";
import { pagedTable } from "../parts/tables.js";
import { reasonOf, t } from "../words/words.js";
import { known } from "./portfolio-positions.js";

const amountText = (desk, amount) => known(amount) ? h("bdi", {}, desk.text(amount)) : "–";

export class Lists {
  #tables = new Map();
  #shown = new Set();

  /** `edit` receives the id of a transaction, `removed` is called after a change. */
  constructor(desk, holdings, { edit, removed }) {
    this.desk = desk;
    this.holdings = holdings;
    this.edit = edit;
    this.removed = removed;
    const names = ["transactions", "lots", "sold"];
    this.places = Object.fromEntries(
      names.map((name) => [name, h("div", { class: "stack" })]),
    );
    this.wrong = h("p", {
      class: "wrong",
      role: "alert",
      id: "portfolio-wrong",
    });
    const panels = names.map((name) => [
      name,
      t(`portfolio.list.${name}`),
      () => {
        this.#shown.add(name);
        if (name !== "transactions") this.#draw(name);
        return this.places[name];
      },
    ]);
    this.element = h("div", { class: "stack" }, [
      tabs(t("portfolio.lists"), panels),
      this.wrong,
    ]);
  }

  /** Draws the lists that were shown. */
  draw() {
    this.wrong.textContent = "";
    for (const name of this.#shown) this.#draw(name);
  }

  #draw(name) {
    if (name === "transactions") this.#transactions();
    else if (name === "lots") this.#lots();
    else this.#sold();
  }

  /** Shows items in the table of a list, or a sentence. */
  #show(name, items, options) {
    const place = this.places[name];
    if (items.length === 0) {
      this.#tables.delete(name);
      return show(
        place,
        h("p", { class: "empty" }, t(`portfolio.list_empty.${name}`)),
      );
    }
    const found = this.#tables.get(name);
    if (found !== undefined) return found.update(items);
    const made = pagedTable({ ...options(), items });
    this.#tables.set(name, made);
    return show(place, made.element);
  }

  #remove(one) {
    const name = `${t(`portfolio.action.${one.action}`)} ${one.symbol}`.trim();
    const step = {
      id: one.id,
      words: t("portfolio.step_remove", { name }),
      told: t("portfolio.removed", { name }),
    };
    const refusal = this.desk.attempt(
      () => {
        this.holdings.change((portfolio) => portfolio.remove(one.id), step);
        return "";
      },
      (error) =>
        error.code === "insufficient"
          ? t("portfolio.sale_needs", { name, day: one.date })
          : t("portfolio.refused", { reason: reasonOf(error) }),
    );
    if (refusal === "") this.removed();
    else this.wrong.textContent = refusal;
  }

  #transactionRow(one) {
    const { desk } = this;
    const { date, action, symbol, quantity, per, total, fee } = one;
    const word = t(`portfolio.action.${action}`);
    const name = { action: word, symbol, day: date ?? "" };
    const count = {
      split: () => `${decimalText(desk, quantity)} : ${decimalText(desk, per)}`,
      buy: () => decimalText(desk, quantity),
      sell: () => decimalText(desk, quantity),
    }[action]?.() ?? "–";
    const edit = button(t("common.edit"), () => this.edit(one.id), {
      "aria-label": t("portfolio.edit_of", name),
    });
    const remove = button("×", () => this.#remove(one), {
      class: "quiet remove",
      "aria-label": t("portfolio.remove_of", name),
    });
    return [
      date ?? "–",
      word,
      symbol === "" ? "–" : h("bdi", {}, symbol),
      count,
      amountText(desk, total),
      amountText(desk, fee),
      h("span", { class: "row end" }, [edit, remove]),
    ];
  }

  #transactions() {
    const items = [...this.holdings.transactions()].reverse();
    this.#show("transactions", items, () => ({
      caption: t("portfolio.newest_first"),
      columns: [
        [t("portfolio.field.date"), "text"],
        [t("portfolio.field.action"), "text"],
        [t("portfolio.field.ticker"), "text"],
        [t("portfolio.field.quantity"), "number"],
        [t("portfolio.field.sum"), "number"],
        [t("portfolio.field.fee"), "number"],
        ["", "number"],
      ],
      row: (one) => this.#transactionRow(one),
      words: ({ symbol, date, action }) => `${symbol} ${date} ${t(`portfolio.action.${action}`)}`,
      id: "transactions",
    }));
  }

  get #options() {
    return this.desk.rates === null ? {} : { rates: this.desk.rates };
  }

  #lots() {
    const { desk, holdings } = this;
    const items = desk.attempt(() => holdings.portfolio.openLots(this.#options).items()) ??
      [];
    this.#show("lots", items, () => ({
      caption: t("portfolio.lots_caption"),
      columns: [
        [t("portfolio.field.ticker"), "text"],
        [t("portfolio.bought"), "text"],
        [t("portfolio.field.quantity"), "number"],
        [t("portfolio.cost"), "number"],
        [t("portfolio.in_home", { currency: holdings.currency }), "number"],
      ],
      row: (lot) => [
        h("bdi", {}, lot.symbol),
        lot.opened ?? "–",
        decimalText(desk, lot.quantity),
        amountText(desk, lot.cost),
        amountText(desk, lot.reportedCost),
      ],
      words: ({ symbol }) => symbol,
      id: "lots",
    }));
  }

  #sold() {
    const { desk, holdings } = this;
    const items = desk.attempt(() => holdings.portfolio.disposals(this.#options).items()) ??
      [];
    this.#show("sold", items, () => ({
      caption: t("portfolio.sold_caption", {
        method: t(`portfolio.method.${holdings.portfolio.info().method}`),
      }),
      columns: [
        [t("portfolio.field.ticker"), "text"],
        [t("portfolio.bought"), "text"],
        [t("portfolio.sold"), "text"],
        [t("portfolio.field.quantity"), "number"],
        [t("portfolio.proceeds"), "number"],
        [t("portfolio.cost"), "number"],
        [t("portfolio.gain"), "number"],
        [t("portfolio.in_home", { currency: holdings.currency }), "number"],
      ],
      row: (one) => [
        h("bdi", {}, one.symbol),
        one.opened ?? "–",
        one.date,
        decimalText(desk, one.quantity),
        amountText(desk, one.proceeds),
        amountText(desk, one.cost),
        amountText(desk, one.gain),
        amountText(desk, one.reportedGain),
      ],
      words: ({ symbol }) => symbol,
      id: "sold",
    }));
  }
}
