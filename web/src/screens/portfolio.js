// The portfolio: its value, positions with prices, allocation, returns, transactions and imports.

import { button, h, show } from "../parts/dom.js";
import { waterfall } from "../parts/drawings.js";
import { figure, toolbar } from "../parts/figure.js";
import { localDay } from "../state/days.js";
import { Holdings } from "../state/holdings.js";

import { t } from "../words/words.js";
import { Form } from "./portfolio-form.js";
import { exports } from "./portfolio-export.js";
import { Import } from "./portfolio-import.js";
import { Lists } from "./portfolio-lists.js";
import { Options } from "./portfolio-options.js";
import { Allocation, isHeld, known, missingWords, percent, Positions } from "./portfolio-positions.js";
import { Prices } from "./portfolio-prices.js";
import { ReturnsTable } from "./portfolio-returns.js";
import { TaxReport } from "./portfolio-tax.js";
import { Time } from "./portfolio-time.js";

export const uses = ["portfolio", "prices", "rates"];

const EXAMPLE = [
  {
    date: "2024-03-04",
    action: "buy",
    symbol: "ACME",
    quantity: "12",
    total: "1440.00 USD",
  },
  {
    date: "2024-11-18",
    action: "buy",
    symbol: "NORD",
    quantity: "40",
    total: "6120.00 DKK",
  },
  {
    date: "2025-06-16",
    action: "sell",
    symbol: "ACME",
    quantity: "5",
    total: "742.50 USD",
    fee: "4.95 USD",
  },
  {
    date: "2025-09-15",
    action: "dividend",
    symbol: "NORD",
    total: "180.00 DKK",
  },
];
const PRICES = [["ACME", "158.20"], ["NORD", "171.00"]];

/** The profit as a waterfall chart of its components. */
function profit(desk, performance) {
  const part = (name, amount) => ({
    name: t(`portfolio.effect.${name}`),
    value: Number(amount.amount.toString()),
    text: desk.text(amount),
  });
  const steps = [
    part("price", performance.priceEffect),
    part("currency", performance.currencyEffect),
    part("income", performance.income),
    part("fees", performance.fees.negated()),
  ];
  return waterfall(t("portfolio.profit_caption"), steps, {
    name: t("portfolio.profit"),
    text: desk.text(performance.profit),
  });
}

/** The value of the summary, or "–" if no position that is held is counted. */
export function valueText(desk, performance, positions) {
  const held = positions.filter(isHeld);
  const isCounted = held.length === 0 ||
    held.some((one) => known(one.performance.value));
  return isCounted && known(performance.value) ? desk.text(performance.value) : "–";
}

/** The profit as amount and percentage; null if no position that is held is counted. */
export function profitWords(desk, performance) {
  const { profit: amount } = performance;
  if (!known(amount)) return null;
  const text = amount.sign > 0 ? `+${desk.text(amount)}` : desk.text(amount);
  const share = percent(desk, performance);
  const tone = amount.sign < 0 ? "bad" : "good";
  return h(
    "b",
    { class: tone, id: "portfolio-profit" },
    h("bdi", {}, share === "–" ? text : `${text} (${share})`),
  );
}

class Screen {
  constructor(desk) {
    this.desk = desk;
    this.holdings = new Holdings(desk);
    this.control = new AbortController();
    const { signal } = this.control;
    const draw = () => this.draw();
    this.summary = h("div", { class: "stack" });
    this.profit = h("div", {});
    this.form = new Form(desk, this.holdings, draw);
    this.positions = new Positions(desk, this.holdings, draw);
    this.allocation = new Allocation(desk);
    this.time = new Time(desk, this.holdings);
    this.returns = new ReturnsTable(desk, this.holdings, signal);
    this.lists = new Lists(desk, this.holdings, {
      edit: (id) => this.form.edit(id),
      removed: draw,
      tax: new TaxReport(desk, this.holdings, signal),
    });
    this.import = new Import(desk, this.holdings, signal, draw);
    this.options = new Options(desk, this.holdings, draw);
    this.prices = new Prices(desk, this.holdings, signal, draw);
    this.#build();
    this.draw();
    this.prices.start();
  }

  #build() {
    const card = (name, ...parts) => {
      const title = t(`portfolio.card.${name}`);
      return h("section", { class: "card", "aria-label": title }, [
        h("h2", { class: name === "summary" ? "unseen" : null }, title),
        ...parts,
      ]);
    };
    const time = card("time", this.time.element);
    time.classList.add("time-card");
    const returns = card("returns", this.returns.element);
    const drawdown = card("drawdown", this.returns.fall);
    const positions = card("positions", this.positions.element);
    const halves = h("div", { class: "two halves" }, [
      card("allocation", this.allocation.element),
      card("profit", this.profit),
    ]);
    const lists = card("lists", this.lists.element);
    const options = card("options", this.options.element);
    const others = h("div", { class: "stack" }, [
      card("export", exports(this.holdings)),
      options,
    ]);
    /** The cards that an empty portfolio lacks. */
    this.later = [time, positions, halves, returns, drawdown, lists, others];
    this.element = h("div", { class: "stack portfolio" }, [
      h("div", { class: "portfolio-top" }, [
        card("summary", this.summary),
        this.form.element,
        time,
      ]),
      positions,
      halves,
      returns,
      drawdown,
      lists,
      h("div", { class: "two halves" }, [
        card("import", this.import.element),
        others,
      ]),
    ]);
  }

  example() {
    this.holdings.change((portfolio) => {
      for (const one of EXAMPLE) portfolio.add(one);
    }, { words: t("portfolio.step_example") });
    this.holdings.note(PRICES, localDay(), null);
    this.draw();
  }

  #toolbar(isEmpty) {
    return toolbar(t("portfolio.tools"), [
      button(t("portfolio.add"), () => this.form.focus(), {
        class: "main",
        id: "add-transaction",
      }),
      button(t("portfolio.import_csv"), () => this.import.focus(), {
        id: "open-import",
      }),
      isEmpty
        ? button(t("portfolio.load_example"), () => this.example(), {
          id: "example",
        })
        : this.prices.button(),
    ]);
  }

  /** Sentences about positions that totals exclude, by reason. */
  #missing(positions) {
    const counts = new Map();
    for (const one of positions.filter(isHeld)) {
      const words = missingWords(this.desk, one);
      if (words !== "") counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    const needsRates = positions.some(({ unconvertedDate: date }) =>
      date !== null && this.desk.lastDay !== null && date > this.desk.lastDay
    );
    const offer = needsRates && this.desk.live.feed === null
      ? button(t("frame.turn_on"), () => this.desk.turnOnRates(), {
        id: "portfolio-rates",
      })
      : null;
    return [
      ...[...counts].map(([reason, count]) =>
        h(
          "p",
          { class: "wrong missing-line" },
          t("portfolio.not_counted", { count, reason }),
        )
      ),
      offer,
    ];
  }

  #drawSummary(positions) {
    const { desk, holdings } = this;
    const state = holdings.state();
    const badge = h("span", {
      class: `badge ${state.includes("failed") ? "failed" : state}`,
      id: "portfolio-state",
      data: { state },
    }, t(`portfolio.state.${state}`));
    const isEmpty = holdings.portfolio.count() === 0;
    if (isEmpty) {
      return show(
        this.summary,
        h("p", { class: "row" }, badge),
        h("p", { class: "empty" }, t("portfolio.empty")),
        this.#toolbar(true),
      );
    }
    if (this.valuation === null) {
      return show(
        this.summary,
        h("p", { class: "row" }, badge),
        h("p", { class: "hint" }, t("portfolio.waiting")),
        this.#toolbar(false),
      );
    }
    const { performance } = this.valuation.summary();
    const value = valueText(desk, performance, positions);
    const missing = this.#missing(positions);
    if (missing.length > 1) {
      badge.className = "badge old";
      badge.textContent = t("portfolio.incomplete");
    }
    const reason = holdings.view.reason() || holdings.trouble ||
      this.prices.trouble;
    return show(
      this.summary,
      figure(t("portfolio.value"), value, { id: "portfolio-value" }),
      h("p", { class: "profit-line" }, [
        `${t("portfolio.profit")} `,
        value === "–" ? "–" : profitWords(desk, performance) ?? "–",
      ]),
      this.#toolbar(false),
      ...missing,
      reason === "" ? null : h("p", { class: "wrong", role: "alert" }, reason),
      h("p", { class: "hint row" }, [
        badge,
        desk.lastDay === null ? null : t("portfolio.at_rates", { day: desk.lastDay }),
      ]),
    );
  }

  draw() {
    const { desk, holdings } = this;
    this.valuation = holdings.valuation();
    const positions = this.valuation?.positions() ?? [];
    this.#drawSummary(positions);
    this.options.draw();
    const isEmpty = holdings.portfolio.count() === 0;
    const isLoading = desk.rates === null && desk.ratesFailure === "";
    for (const one of this.later) one.hidden = isEmpty || isLoading;
    if (isEmpty || isLoading) return;
    this.positions.draw(positions);
    // The rest is drawn after the page shows the response to the input.
    this.turn = (this.turn ?? 0) + 1;
    const { turn } = this;
    const steps = [
      () => this.lists.draw(),
      () => this.allocation.draw(positions),
      () => this.#drawProfit(positions),
      () => this.time.draw(),
      () => this.returns.draw(),
    ];
    const next = () => {
      if (turn !== this.turn || this.control.signal.aborted) return;
      steps.shift()();
      if (steps.length > 0) setTimeout(next);
    };
    setTimeout(next);
  }

  #drawProfit(positions) {
    const performance = this.valuation?.summary().performance ?? null;
    const isKnown = performance !== null && known(performance.profit) &&
      valueText(this.desk, performance, positions) !== "–";
    show(
      this.profit,
      isKnown ? profit(this.desk, performance) : h("p", { class: "empty" }, t("portfolio.nothing_valued")),
    );
  }
}

export function open(desk) {
  const screen = new Screen(desk);
  return { element: screen.element, close: () => screen.control.abort() };
}
