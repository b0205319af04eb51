// The transactions, the open lots and the sold lots, in pages.

import { button, h, show } from "../parts/dom.js";
import { tabs } from "../parts/figure.js";
import { decimalText } from "../parts/numbers.js";
import { csvOf, htmlText, saveButtons } from "../parts/table-file.js";
import { pagedTable } from "../parts/tables.js";
import { localDay } from "../state/days.js";
import { reasonOf, t } from "../words/words.js";
import { sharesText } from "./portfolio-actions.js";
import { known } from "./portfolio-positions.js";

/** An amount as plain cells of a file: the number and its currency. */
const plain = (amount) => known(amount) ? [amount.amount.toString(), amount.currency] : ["", ""];

const amountText = (desk, amount) => known(amount) ? h("bdi", {}, desk.text(amount)) : "–";

export class Lists {
  #tables = new Map();
  #shown = new Set();
  #settings = "";

  /** `edit` receives the id of a transaction, `removed` is called after a change. */
  constructor(desk, holdings, { edit, removed, tax }) {
    this.desk = desk;
    this.holdings = holdings;
    this.edit = edit;
    this.removed = removed;
    this.tax = tax;
    const names = ["transactions", "lots", "sold", "tax"];
    this.places = Object.fromEntries(
      names.map((name) => [name, h("div", { class: "stack" })]),
    );
    show(this.places.tax, tax.element);
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
    // Headings name the currency and the method.
    const { currency, method } = this.holdings.portfolio.info();
    if (this.#settings !== `${currency} ${method}`) this.#tables.clear();
    this.#settings = `${currency} ${method}`;
    for (const name of this.#shown) this.#draw(name);
  }

  #draw(name) {
    if (name === "transactions") this.#transactions();
    else if (name === "lots") this.#lots();
    else if (name === "sold") this.#sold();
    else this.tax.draw();
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
    const { file = null, ...shown } = options();
    const made = pagedTable({ ...shown, items });
    this.#tables.set(name, made);
    return show(place, made.element, file === null ? null : this.#save(name, shown, file));
  }

  /** Buttons that save a list: plain numbers as CSV, the displayed table as HTML. */
  #save(name, { columns, row, caption }, { items, head, cells }) {
    const text = (value) => value instanceof Node ? value.textContent : value;
    const textOf = (kind) =>
      kind === "csv"
        ? csvOf(head, items().map(cells))
        : htmlText(`${t(`portfolio.list.${name}`)}: ${caption}`, columns, items().map((one) => row(one).map(text)));
    const fail = (error) => this.wrong.textContent = t("portfolio.refused", { reason: reasonOf(error) });
    return saveButtons(name, () => `${name}-${localDay()}`, textOf, fail);
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
    const { date, action, symbol, into, total, fee } = one;
    const word = t(`portfolio.action.${action}`);
    const name = { action: word, symbol, day: date ?? "" };
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
      symbol === "" ? "–" : h("bdi", {}, into === "" ? symbol : `${symbol} → ${into}`),
      sharesText(one, (decimal) => decimalText(desk, decimal)),
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

  #openLots() {
    return this.desk.attempt(() => this.holdings.portfolio.openLots(this.#options).items()) ?? [];
  }

  #lots() {
    const { desk, holdings } = this;
    this.#show("lots", this.#openLots(), () => ({
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
      file: {
        items: () => this.#openLots(),
        head: [
          ["symbol", "text"],
          ["opened", "text"],
          ["quantity", "number"],
          ["cost", "number"],
          ["currency", "text"],
          ["reported_cost", "number"],
          ["reported_currency", "text"],
        ],
        cells: (lot) => [
          lot.symbol,
          lot.opened ?? "",
          lot.quantity.toString(),
          ...plain(lot.cost),
          ...plain(lot.reportedCost),
        ],
      },
    }));
  }

  #disposals() {
    return this.desk.attempt(() => this.holdings.portfolio.disposals(this.#options).items()) ?? [];
  }

  #sold() {
    const { desk, holdings } = this;
    this.#show("sold", this.#disposals(), () => ({
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
      file: {
        items: () => this.#disposals(),
        head: [
          ["symbol", "text"],
          ["opened", "text"],
          ["sold", "text"],
          ["quantity", "number"],
          ["proceeds", "number"],
          ["cost", "number"],
          ["gain", "number"],
          ["currency", "text"],
          ["reported_gain", "number"],
          ["reported_currency", "text"],
        ],
        cells: (one) => [
          one.symbol,
          one.opened ?? "",
          one.date,
          one.quantity.toString(),
          plain(one.proceeds)[0],
          plain(one.cost)[0],
          ...plain(one.gain),
          ...plain(one.reportedGain),
        ],
      },
    }));
  }
}
