// The value over time beside the invested capital, and the returns by window beside a benchmark.

import { changeText, lineChart } from "../parts/chart.js";
import { button, choice, field, h, show, table } from "../parts/dom.js";
import { localDay, monthsBefore } from "../state/days.js";
import { decimalText } from "../parts/numbers.js";
import { benchmarkPrices, Returns, WINDOWS } from "../state/returns.js";
import { language, t } from "../words/words.js";

const POINTS = 40;
const DAY = 86_400_000;
const RANGES = [["month", 1], ["half_year", 6], ["year", 12], [
  "five_years",
  60,
], ["all", 0]];
/** Currencies that are offered as a benchmark, besides those of the portfolio. */
const CURRENCIES = ["USD", "EUR", "GBP", "CHF", "JPY"];

/** At most a number of days, evenly spaced, with both ends and the day of the newest rates. */
function daysFrom(first, last, newest) {
  const [from, to] = [first, last].map((day) => Date.parse(`${day}T00:00:00Z`) / DAY);
  const step = Math.max(1, Math.ceil((to - from) / POINTS));
  const found = new Set([first, last]);
  if (newest !== null && newest > first && newest < last) found.add(newest);
  for (let day = to; day > from; day -= step) {
    found.add(new Date(day * DAY).toISOString().slice(0, 10));
  }
  return [...found].sort();
}

/** The chart of the value. */
export class Time {
  #months = 0;

  constructor(desk, holdings) {
    this.desk = desk;
    this.holdings = holdings;
    this.ranges = RANGES.map(([name, months]) =>
      button(t(`portfolio.range.${name}`), () => {
        this.#months = months;
        this.draw();
      }, { data: { months: String(months) } })
    );
    this.place = h("div", { class: "chart-place" });
    this.element = h("div", { class: "stack" }, [
      h("div", {
        class: "segments",
        role: "group",
        "aria-label": t("portfolio.range_label"),
      }, this.ranges),
      this.place,
    ]);
  }

  draw() {
    const { desk, holdings } = this;
    for (const one of this.ranges) {
      one.setAttribute(
        "aria-pressed",
        String(Number(one.dataset.months) === this.#months),
      );
    }
    const { firstDay } = holdings;
    const last = localDay();
    if (desk.rates === null || firstDay === null || firstDay > last) {
      return show(
        this.place,
        h("p", { class: "hint" }, t("portfolio.time_empty")),
      );
    }
    const start = this.#months === 0 ? firstDay : monthsBefore(last, this.#months);
    const from = start < firstDay ? firstDay : start;
    const points = holdings.values(daysFrom(from, last, desk.lastDay));
    const title = t("portfolio.value_in", { currency: holdings.currency });
    const change = (index) =>
      changeText(
        desk,
        points[index].invested.exact,
        points[index].value.exact,
      );
    return show(
      this.place,
      lineChart(desk, {
        title,
        labels: points.map((one) => one.day),
        series: [
          {
            name: t("portfolio.value"),
            points: points.map((one) => one.value),
          },
          {
            name: t("portfolio.invested"),
            points: points.map((one) => one.invested),
            isStepped: true,
          },
        ],
        change,
      }),
      h("p", { class: "hint" }, t("portfolio.time_hint")),
    );
  }
}

/** The returns by window. */
export class ReturnsTable {
  #benchmark = "";
  #turn = 0;

  constructor(desk, holdings, signal) {
    this.desk = desk;
    this.holdings = holdings;
    this.signal = signal;
    this.place = h("div", {});
    this.select = h("div", {});
    this.element = h("div", { class: "stack" }, [
      this.select,
      this.place,
      h("p", { class: "hint" }, t("portfolio.returns_hint")),
    ]);
  }

  #drawSelect() {
    const { desk, holdings } = this;
    const shares = [...holdings.currencies().keys()].sort();
    const codes = [
      ...new Set([...holdings.currencies().values(), ...CURRENCIES]),
    ].filter((code) => code !== holdings.currency);
    const choices = [
      ["", t("portfolio.no_benchmark")],
      ...shares.map((symbol) => [`share ${symbol}`, symbol]),
      ...codes.map((code) => [
        `currency ${code}`,
        `${code} – ${desk.nameOf(code)}`,
      ]),
    ];
    if (!choices.some(([value]) => value === this.#benchmark)) {
      this.#benchmark = "";
    }
    const select = choice(choices, this.#benchmark, (value) => {
      this.#benchmark = value;
      this.draw();
    }, { id: "benchmark" });
    show(this.select, field(t("portfolio.benchmark"), select));
  }

  #percent(value) {
    if (value === null) return "–";
    const [sign, text] = typeof value === "number" ? [value, this.#rate(Math.abs(value))] : [
      value.sign,
      decimalText(this.desk, value.sign < 0 ? value.negated() : value),
    ];
    const mark = sign < 0 ? "−" : "+";
    return h(
      "span",
      { class: sign < 0 ? "bad" : "good" },
      `${mark}${text.replace(/([.,]\d\d)0+$/, "$1")} %`,
    );
  }

  /** A rate of return is a double, not an amount. */
  #rate(value) {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const tag = this.desk.language;
    try {
      return new Intl.NumberFormat(tag, digits).format(value * 100);
    } catch {
      return new Intl.NumberFormat("en", digits).format(value * 100);
    }
  }

  #benchmarkText(start, end) {
    const found = benchmarkPrices(this.holdings, this.#benchmark, start, end);
    return found === null ? "–" : changeText(this.desk, ...found);
  }

  #show(rows, end) {
    const columns = [
      [t("portfolio.window_label"), "text"],
      [t("portfolio.time_weighted"), "number"],
      [t("portfolio.money_weighted"), "number"],
    ];
    if (this.#benchmark !== "") {
      const name = this.#benchmark.split(" ").slice(1).join(" ");
      columns.push([t("portfolio.benchmark_of", { name }), "number"]);
    }
    const caption = t("portfolio.returns_caption", { day: end });
    show(
      this.place,
      table(caption, columns, rows, { id: "returns" }),
    );
  }

  /** Calculates window by window, so that the page responds meanwhile. */
  async draw() {
    this.#turn += 1;
    const turn = this.#turn;
    const { desk, holdings } = this;
    if (desk.rates === null || holdings.firstDay === null) return;
    this.#drawSelect();
    const returns = new Returns(holdings, this.signal);
    const { end, flows } = returns;
    if (end === null || flows === null) {
      show(
        this.place,
        h("p", { class: "empty" }, t("portfolio.returns_empty")),
      );
      return;
    }
    const rows = WINDOWS.map(([name]) => [t(`portfolio.window.${name}`)]);
    const width = this.#benchmark === "" ? 2 : 3;
    for (const row of rows) row.push(...Array(width).fill("…"));
    this.#show(rows, end);
    for (const [index, [, first]] of WINDOWS.entries()) {
      const start = returns.start(first);
      const cells = Array(width).fill("–");
      if (start !== null && start < end) {
        const { timeWeighted, moneyWeighted } = await returns.of(start);
        cells[0] = this.#percent(timeWeighted);
        cells[1] = this.#percent(moneyWeighted);
        if (width === 3) cells[2] = this.#benchmarkText(start, end);
      }
      if (turn !== this.#turn || this.signal.aborted) return;
      rows[index].splice(1, width, ...cells);
    }
    this.#show(rows, end);
    this.element.dataset.ready = language();
  }
}
