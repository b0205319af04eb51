// The positions with a field for each price, and the allocation of their value.

import { donut } from "../parts/chart.js";
import { button, h, show } from "../parts/dom.js";
import { decimalField } from "../parts/field.js";
import { decimalText } from "../parts/numbers.js";
import { pagedTable } from "../parts/tables.js";
import { dayText, localDay } from "../state/days.js";
import { Holdings } from "../state/holdings.js";
import { language, t } from "../words/words.js";

/** The number of parts that the allocation shows separately. */
const MOST_PARTS = 7;

export const known = (amount) => amount.currency !== "";

export const isHeld = ({ quantity }) => quantity.sign !== 0;

const day = (text) => dayText(text, new Date(), language());

/** Why a position has no value: a price or an exchange rate is missing; "" for a valued position. */
export function missingWords(desk, position) {
  const kind = Holdings.missing(position);
  if (kind === "price") return t("portfolio.no_price");
  if (kind === "") return "";
  const { unconvertedDate: date, cost, price } = position;
  const last = desk.lastDay;
  const currency = cost.currency || price.currency;
  if (last === null) return t("portfolio.no_rates");
  if (date !== null && date > last) {
    return t("portfolio.no_rate_since", { day: day(last) });
  }
  return date === null ? t("portfolio.no_rate", { currency }) : t("portfolio.no_rate_on", { day: day(date) });
}

/** A percentage of the library; "–" if it is undefined. */
export function percent(desk, performance) {
  if (!performance.percentages.includes("profit")) return "–";
  return `${decimalText(desk, performance.profitPercent)} %`;
}

const tone = ({ sign }) => (sign < 0 ? "bad" : "good");

export function profitText(desk, performance) {
  const { profit } = performance;
  return known(profit) ? h("span", { class: tone(profit) }, h("bdi", {}, desk.text(profit))) : "–";
}

export class Positions {
  #table = null;
  #currency = "";

  constructor(desk, holdings, changed) {
    this.desk = desk;
    this.holdings = holdings;
    this.changed = changed;
    this.element = h("div", { class: "stack" });
  }

  #priceCell(position) {
    const { desk, holdings } = this;
    const { symbol } = position;
    if (!isHeld(position)) return t("portfolio.closed");
    const last = holdings.lastPrice(symbol);
    const input = decimalField(desk, {
      label: t("portfolio.price_of", { symbol }),
      isHidden: true,
      sign: "not_negative",
      value: last === undefined ? "" : decimalText(desk, desk.library.decimalParse(last.price)),
      data: { symbol, stored: "change" },
      attributes: { placeholder: t("portfolio.price_wanted") },
      onchange: () => this.#note(symbol, input),
    });
    const currency = position.cost.currency || position.price.currency ||
      holdings.currencyOf(symbol);
    const age = last === undefined ? currency : t("portfolio.price_day", { currency, day: day(last.day) });
    return h("div", { class: "price" }, [
      input.element,
      h("small", { class: position.state === "stale" ? "stale" : null }, age),
    ]);
  }

  #note(symbol, input) {
    const { value } = input;
    if (value === null) return;
    const words = t("portfolio.step_price", { symbol });
    const isNoted = this.desk.attempt(() => {
      this.holdings.note([[symbol, value]], localDay(), words);
      return true;
    }, () => false);
    if (isNoted) this.changed();
    else input.fail(t("portfolio.price_unusable"));
  }

  #row(position) {
    const { desk } = this;
    const { symbol, quantity, value, performance } = position;
    const missing = isHeld(position) ? missingWords(desk, position) : "";
    const held = known(performance.value)
      ? [
        h("bdi", {}, desk.text(performance.value)),
        performance.value.currency === value.currency || !known(value)
          ? null
          : h("small", {}, h("bdi", {}, desk.text(value))),
      ]
      : ["–", missing === "" ? null : h("small", { class: "why" }, missing)];
    return [
      symbol === "" ? t("portfolio.action.fee") : h("bdi", {}, symbol),
      h("div", { class: "two-lines" }, isHeld(position) ? held : ["–"]),
      missing !== "" && Holdings.missing(position) === "rate" ? "–" : profitText(desk, performance),
      percent(desk, performance),
      isHeld(position) ? decimalText(desk, quantity) : "–",
      this.#priceCell(position),
    ];
  }

  /** Shows the positions, those that are held first. */
  draw(positions) {
    const items = [
      ...positions.filter(isHeld),
      ...positions.filter((one) => !isHeld(one)),
    ];
    const { currency } = this.holdings;
    if (this.#table !== null && currency === this.#currency) return this.#table.update(items);
    this.#currency = currency;
    this.#table = pagedTable({
      caption: t("portfolio.positions_caption", {
        currency: this.holdings.currency,
      }),
      columns: [
        [t("portfolio.field.ticker"), "text"],
        [t("portfolio.value"), "number"],
        [t("portfolio.profit"), "number"],
        [t("portfolio.percent"), "number"],
        [t("portfolio.field.quantity"), "number"],
        [t("portfolio.field.price"), "number"],
      ],
      items,
      row: (position) => this.#row(position),
      words: ({ symbol }) => symbol,
    });
    return show(this.element, this.#table.element);
  }
}

/** The allocation of the value by share or by currency. */
export class Allocation {
  #kind = "share";

  constructor(desk) {
    this.desk = desk;
    this.place = h("div", { class: "stack" });
    this.kinds = ["share", "currency"].map((kind) =>
      button(t(`portfolio.by.${kind}`), () => {
        this.#kind = kind;
        this.draw(this.positions);
      }, { data: { by: kind } })
    );
    this.element = h("div", { class: "stack" }, [
      h("div", {
        class: "segments",
        role: "group",
        "aria-label": t("portfolio.by_label"),
      }, this.kinds),
      this.place,
    ]);
  }

  /** The values of the groups, largest first; the smallest ones together. */
  #groups() {
    const found = new Map();
    for (const { symbol, performance, cost, value } of this.positions) {
      const amount = performance.value;
      if (!known(amount) || amount.sign <= 0) continue;
      const name = this.#kind === "share" ? symbol : value.currency || cost.currency;
      found.set(name, found.get(name)?.plus(amount) ?? amount);
    }
    const sorted = [...found].sort(([, a], [, b]) => b.compare(a));
    const [large, small] = sorted.length > MOST_PARTS + 1
      ? [sorted.slice(0, MOST_PARTS), sorted.slice(MOST_PARTS)]
      : [sorted, []];
    if (small.length === 0) return large;
    const rest = small.map(([, amount]) => amount).reduce((a, b) => a.plus(b));
    return [
      ...large,
      [t("portfolio.others", { count: small.length }), rest],
    ];
  }

  draw(positions) {
    this.positions = positions;
    for (const one of this.kinds) {
      one.setAttribute("aria-pressed", String(one.dataset.by === this.#kind));
    }
    const { desk } = this;
    const groups = this.#groups();
    if (groups.length === 0) {
      return show(
        this.place,
        h("p", { class: "empty" }, t("portfolio.nothing_valued")),
      );
    }
    const total = groups.map(([, amount]) => amount).reduce((a, b) => a.plus(b));
    const parts = groups.map(([name, amount]) => ({
      name,
      value: Number(amount.amount.toString()),
      text: desk.text(amount),
      share: `${
        decimalText(
          desk,
          amount.amount.times("100").dividedBy(total.amount, {
            digits: 1,
            rounding: "half_even",
          }),
        )
      } %`,
    }));
    return show(
      this.place,
      donut({
        title: t("portfolio.allocation_caption"),
        parts,
        heading: t(`portfolio.by.${this.#kind}`),
      }),
    );
  }
}
