// The portfolio: summary, waterfall, positions, prices, transactions, and its value over time.

import { button, h, show, table } from "../parts/dom.js";
import { lineChart } from "../parts/chart.js";
import { waterfall } from "../parts/drawings.js";
import { daysOf, monthsBefore, RANGES } from "../parts/days.js";
import { dayOfRates } from "../parts/provenance.js";
import { Holdings } from "../state/holdings.js";
import { orderForm } from "./portfolio-form.js";

export const uses = ["portfolio", "prices", "rates"];

const POINTS = 40;
export const STATES = {
  loading: "Waiting for prices",
  empty: "No transactions yet",
  ready: "Ready",
  stale: "Outdated prices",
  transactions_failed: "Could not read the transactions",
  quotes_failed: "Prices unavailable",
};
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

const known = (amount) => amount.currency !== "";

/** The profit as a waterfall chart of its components. */
function profit(desk, performance) {
  if (!known(performance.profit)) return null;
  const part = (name, amount) => ({
    name,
    value: Number(amount.amount.toString()),
    text: desk.text(amount),
  });
  const steps = [
    part("Price", performance.priceEffect),
    part("Currency", performance.currencyEffect),
    part("Income", performance.income),
    part("Fees", performance.fees.negated()),
  ];
  return waterfall("Profit breakdown", steps, {
    name: "Profit",
    text: desk.text(performance.profit),
  });
}

export function percent(value, performance, name) {
  return performance.percentages.includes(name) ? `${value} %` : "–";
}

class Screen {
  constructor(desk) {
    this.desk = desk;
    this.holdings = new Holdings(desk);
    this.months = 0;
    this.control = new AbortController();
    this.wrong = h("p", {
      class: "wrong",
      role: "alert",
      id: "portfolio-wrong",
    });
    const names = [
      "summary",
      "time",
      "positions",
      "lots",
      "prices",
      "transactions",
      "disposals",
    ];
    this.places = Object.fromEntries(
      names.map((name) => [name, h("div", { class: "stack" })]),
    );
    const card = (title, ...parts) =>
      h("section", { class: "card", "aria-label": title }, [
        h("h2", {}, title),
        ...parts,
      ]);
    this.ranges = RANGES.map(([name, months]) =>
      button(name, () => {
        this.months = months;
        this.drawTime();
      }, { data: { months: String(months) } })
    );
    this.places.time.classList.add("chart-place");
    this.form = orderForm(desk, this.holdings, () => this.draw());
    const { summary, time, positions, lots, prices, transactions, disposals } = this.places;
    this.element = h("div", { class: "stack" }, [
      h("div", { class: "two halves" }, [
        h("div", { class: "stack" }, [
          card("Summary", summary),
          card(
            "Value over time",
            h("div", {
              class: "segments",
              role: "group",
              "aria-label": "Range",
            }, this.ranges),
            time,
          ),
        ]),
        h("div", { class: "stack" }, [
          this.form.element,
          card("Prices", prices, this.wrong),
        ]),
      ]),
      card("Positions", positions),
      card("Open lots", lots),
      card("Transactions", transactions),
      card("Sold lots", disposals),
    ]);
    this.draw();
  }

  act(change) {
    this.wrong.textContent = this.desk.attempt(() => {
      change();
      return "";
    }, (error) => error.message);
    this.draw();
  }

  example() {
    this.holdings.change((portfolio) => {
      for (const one of EXAMPLE) portfolio.add(one);
    });
    const day = new Date().toISOString().slice(0, 10);
    for (const [symbol, price] of PRICES) {
      this.holdings.note(symbol, price, day);
    }
    this.draw();
  }

  drawSummary() {
    const { view } = this.holdings;
    const state = this.holdings.state();
    const badge = h("span", {
      class: `badge ${state.includes("failed") ? "failed" : state}`,
      id: "portfolio-state",
      data: { state },
    }, STATES[state]);
    if (state === "loading" && this.holdings.portfolio.count() === 0) {
      return show(this.places.summary, badge);
    }
    if (state === "empty") {
      return show(
        this.places.summary,
        badge,
        h("p", { class: "empty" }, "Enter a purchase, or load an example."),
        h(
          "div",
          { class: "row" },
          button("Load an example", () => this.example(), { id: "example" }),
        ),
      );
    }
    if (this.valuation === null) {
      return show(
        this.places.summary,
        badge,
        h(
          "p",
          { class: "hint" },
          "The value appears once rates and prices are loaded.",
        ),
      );
    }
    const { performance, unpricedCount } = this.valuation.summary();
    const missing = Number(unpricedCount) === 0 ? null : h(
      "p",
      { class: "wrong" },
      `Not counted for lack of a price: ${unpricedCount} ${Number(unpricedCount) === 1 ? "position" : "positions"}.`,
    );
    return show(
      this.places.summary,
      h("div", { class: "spread" }, [
        h(
          "p",
          { class: "big", id: "portfolio-value" },
          known(performance.value) ? this.desk.text(performance.value) : "–",
        ),
        badge,
      ]),
      h(
        "p",
        {},
        known(performance.profit)
          ? `Profit ${this.desk.text(performance.profit)}, ${percent(performance.profitPercent, performance, "profit")}`
          : "Profit unknown.",
      ),
      missing,
      dayOfRates(this.desk),
      view.reason() === "" ? null : h("p", { class: "wrong" }, view.reason()),
      profit(this.desk, performance),
      h("p", {}, h("a", { href: "#/watch" }, "Compact summary")),
    );
  }

  drawPositions() {
    const rows = (this.valuation?.positions() ?? []).map((
      { symbol, quantity, price, cost, value, performance, state },
    ) => [
      symbol,
      quantity.toString(),
      known(price) ? this.desk.text(price) : "–",
      known(cost) ? this.desk.text(cost) : "–",
      known(value) ? this.desk.text(value) : "–",
      known(performance.profit)
        ? h(
          "span",
          { class: performance.profit.sign < 0 ? "bad" : "good" },
          this.desk.text(performance.profit),
        )
        : "–",
      percent(performance.profitPercent, performance, "profit"),
      h("span", { class: `badge ${state}` }, state.replace("_", " ")),
    ]);
    if (rows.length === 0) {
      return show(
        this.places.positions,
        h(
          "p",
          { class: "hint" },
          "Positions appear once you enter transactions.",
        ),
      );
    }
    const columns = [
      ["Ticker", "text"],
      ["Quantity", "number"],
      ["Price", "number"],
      ["Cost", "number"],
      ["Value", "number"],
      ["Profit", "number"],
      ["%", "number"],
      ["Price status", "text"],
    ];
    return show(
      this.places.positions,
      table(
        `Open and closed positions; profit in ${this.holdings.portfolio.info().currency}`,
        columns,
        rows,
      ),
    );
  }

  drawPrices() {
    const { view } = this.holdings;
    const symbols = Array.from(
      { length: view.symbolCount() },
      (_, index) => view.symbolAt(index),
    );
    if (symbols.length === 0) {
      return show(
        this.places.prices,
        h(
          "p",
          { class: "hint" },
          "No open positions, so no prices are required.",
        ),
      );
    }
    const day = new Date().toISOString().slice(0, 10);
    const rows = symbols.map((symbol) => {
      const last = this.holdings.prices.filter((one) =>
        one.symbol === symbol
      ).sort((a, b) => (a.day < b.day ? 1 : -1))[0];
      const input = h("input", {
        type: "text",
        inputmode: "decimal",
        class: "small",
        dir: "ltr",
        value: last?.price ?? "",
        "aria-label": `Price of ${symbol}`,
        data: { symbol, stored: "change" },
      });
      input.addEventListener("change", () => this.act(() => this.holdings.note(symbol, input.value.trim(), day)));
      return [
        symbol,
        this.holdings.currencyOf(symbol),
        input,
        last?.day ?? "none",
      ];
    });
    const ask = this.desk.settings.finnhub === ""
      ? h(
        "p",
        { class: "hint" },
        "To download prices, add a Finnhub key in the settings.",
      )
      : button("Update prices", () => this.ask(), {
        id: "ask-prices",
        disabled: this.holdings.isAsking,
      });
    return show(
      this.places.prices,
      table(
        "Latest prices",
        [["Ticker", "text"], ["Currency", "text"], ["Price", "number"], [
          "Date",
          "text",
        ]],
        rows,
      ),
      ask,
    );
  }

  async ask() {
    const asked = this.holdings.ask(this.control.signal);
    this.drawPrices();
    await asked;
    if (!this.control.signal.aborted) this.draw();
  }

  drawTransactions() {
    const { portfolio } = this.holdings;
    const rows = [...portfolio.transactions()].reverse().map(
      ({ id, date, action, symbol, quantity, total }) => {
        const isTrade = action === "buy" || action === "sell";
        const edit = isTrade
          ? button("Edit", () => this.form.edit(id), {
            "aria-label": `Edit ${action} ${symbol} of ${date}`,
          })
          : null;
        const name = [action, symbol].filter((text) => text !== "").join(" ");
        const step = { id, words: `remove ${name}`, told: `${name} removed.` };
        const remove = button(
          "×",
          () => this.act(() => this.holdings.change((found) => found.remove(id), step)),
          {
            class: "quiet",
            "aria-label": `Remove ${action} ${symbol} of ${date}`,
          },
        );
        return [
          date ?? "–",
          action,
          symbol || "–",
          isTrade ? quantity.toString() : "–",
          known(total) ? this.desk.text(total) : "–",
          h("span", { class: "row end" }, [edit, remove]),
        ];
      },
    );
    if (rows.length === 0) {
      return show(
        this.places.transactions,
        h("p", { class: "empty" }, "No transactions yet."),
      );
    }
    const columns = [
      ["Date", "text"],
      ["Type", "text"],
      ["Ticker", "text"],
      ["Quantity", "number"],
      ["Total", "number"],
      ["", "number"],
    ];
    return show(this.places.transactions, table("Newest first", columns, rows));
  }

  drawLots() {
    const options = this.desk.rates === null ? {} : { rates: this.desk.rates };
    const found = this.desk.attempt(() => this.holdings.portfolio.openLots(options).items()) ?? [];
    const rows = found.map((
      { symbol, opened, quantity, cost, reportedCost },
    ) => [
      symbol,
      opened ?? "–",
      quantity.toString(),
      this.desk.text(cost),
      known(reportedCost) ? this.desk.text(reportedCost) : "–",
    ]);
    if (rows.length === 0) {
      return show(this.places.lots, h("p", { class: "hint" }, "No open lots."));
    }
    const columns = [
      ["Ticker", "text"],
      ["Bought", "text"],
      ["Quantity", "number"],
      ["Cost", "number"],
      [`In ${this.holdings.portfolio.info().currency}`, "number"],
    ];
    return show(
      this.places.lots,
      table("Remaining quantity of each purchase", columns, rows),
    );
  }

  drawDisposals() {
    const options = this.desk.rates === null ? {} : { rates: this.desk.rates };
    const found = this.desk.attempt(() => this.holdings.portfolio.disposals(options).items()) ?? [];
    const rows = found.map((
      { symbol, date, opened, quantity, proceeds, cost, gain, reportedGain },
    ) => [
      symbol,
      opened ?? "–",
      date,
      quantity.toString(),
      this.desk.text(proceeds),
      known(cost) ? this.desk.text(cost) : "–",
      known(gain) ? this.desk.text(gain) : "–",
      known(reportedGain) ? this.desk.text(reportedGain) : "–",
    ]);
    if (rows.length === 0) {
      return show(
        this.places.disposals,
        h("p", { class: "hint" }, "No sales yet."),
      );
    }
    const { currency, method } = this.holdings.portfolio.info();
    const columns = [
      ["Ticker", "text"],
      ["Bought", "text"],
      ["Sold", "text"],
      ["Quantity", "number"],
      ["Proceeds", "number"],
      ["Cost", "number"],
      ["Gain", "number"],
      [`In ${currency}`, "number"],
    ];
    return show(
      this.places.disposals,
      table(`Cost method: ${method.toUpperCase()}`, columns, rows),
    );
  }

  drawTime() {
    for (const one of this.ranges) {
      one.setAttribute(
        "aria-pressed",
        String(Number(one.dataset.months) === this.months),
      );
    }
    const { rates } = this.desk;
    const { firstDay } = this.holdings;
    if (rates === null || firstDay === null) {
      return show(
        this.places.time,
        h(
          "p",
          { class: "hint" },
          "The chart appears once transactions and exchange rates are available.",
        ),
      );
    }
    const { lastDate } = rates.info();
    const start = this.months === 0 ? firstDay : monthsBefore(lastDate, this.months);
    const points = this.holdings.values(
      daysOf(rates, start < firstDay ? firstDay : start, POINTS),
    );
    const title = `Value in ${this.holdings.portfolio.info().currency}`;
    return show(
      this.places.time,
      lineChart(this.desk, {
        title,
        labels: points.map(({ day }) => day),
        series: [{ name: title, points }],
      }),
      h(
        "p",
        { class: "hint" },
        "Each day is valued at the last price known on that day, from a trade or entered by you.",
      ),
    );
  }

  draw() {
    if (this.holdings.trouble !== "") {
      this.wrong.textContent = this.holdings.trouble;
    }
    this.valuation = this.desk.attempt(
      () => this.holdings.view.value(new Date()),
      (error) => {
        this.wrong.textContent = error.message;
        return null;
      },
    );
    this.drawSummary();
    // The chart values the portfolio on many days, so it is drawn after the response to the input.
    setTimeout(() => this.drawTime());
    this.drawPositions();
    this.drawPrices();
    this.drawTransactions();
    this.drawLots();
    this.drawDisposals();
  }
}

export function open(desk) {
  const screen = new Screen(desk);
  return { element: screen.element, close: () => screen.control.abort() };
}
