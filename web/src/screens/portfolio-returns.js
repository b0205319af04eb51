// The returns by window beside a benchmark, and the drawdown.

import { changeText } from "../parts/chart-readings.js";
import { lineChart } from "../parts/chart.js";
import { choice, field, h, show, table } from "../parts/dom.js";
import { decimalText } from "../parts/numbers.js";
import { dayText } from "../state/days.js";
import { benchmarkPrices, Returns, WINDOWS } from "../state/returns.js";
import { language, t } from "../words/words.js";
import { daysFrom } from "./portfolio-time.js";

/** Currencies that are offered as a benchmark, besides those of the portfolio. */
const CURRENCIES = ["USD", "EUR", "GBP", "CHF", "JPY"];
/** The figures of a window that a track record contains. */
const FIGURES = ["time_weighted", "money_weighted", "drawdown", "volatility"];

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
    this.fall = h("div", { class: "stack", id: "drawdown" });
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

  /** A percentage with its sign; `decimal` is one of the library. */
  #signed(sign, text) {
    return h("span", { class: sign < 0 ? "bad" : "good" }, `${sign < 0 ? "−" : "+"}${text} %`);
  }

  #percent(decimal) {
    const positive = decimal.sign < 0 ? decimal.negated() : decimal;
    return decimalText(this.desk, positive.times("100").rounded(2, "half_even"));
  }

  /** A rate of return or a volatility is a double, not an amount. */
  #rate(value) {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const tag = this.desk.language;
    try {
      return new Intl.NumberFormat(tag, digits).format(value * 100);
    } catch {
      return new Intl.NumberFormat("en", digits).format(value * 100);
    }
  }

  /** The figures of a track record as cells. */
  #cells(record) {
    if (record === null) return FIGURES.map(() => "–");
    const { timeWeighted, moneyWeighted, drawdown, volatility, yearFactor, figures } = record;
    const [rate] = moneyWeighted.outcome === "one" ? moneyWeighted.rates : [null];
    return [
      this.#signed(timeWeighted.sign, this.#percent(timeWeighted)),
      rate === null ? "–" : this.#signed(rate, this.#rate(Math.abs(rate))),
      drawdown.sign === 0 ? "–" : `−${this.#percent(drawdown)} %`,
      figures.includes("volatility") ? `${this.#rate(volatility * yearFactor)} %` : "–",
    ];
  }

  #benchmarkText(start, end) {
    const found = benchmarkPrices(this.holdings, this.#benchmark, start, end);
    return found === null ? "–" : changeText(this.desk, ...found);
  }

  #show(rows, end) {
    const columns = [
      [t("portfolio.window_label"), "text"],
      ...FIGURES.map((name) => [t(`portfolio.${name}`), "number"]),
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
    const { end } = returns;
    if (end === null) {
      show(
        this.place,
        h("p", { class: "empty" }, t("portfolio.returns_empty")),
      );
      show(this.fall, h("p", { class: "empty" }, t("portfolio.returns_empty")));
      return;
    }
    const rows = WINDOWS.map((name) => [t(`portfolio.window.${name}`)]);
    const width = FIGURES.length + (this.#benchmark === "" ? 0 : 1);
    for (const row of rows) row.push(...Array(width).fill("…"));
    this.#show(rows, end);
    for (const [index, name] of WINDOWS.entries()) {
      const start = returns.start(name);
      const isYoung = start === null || start >= end;
      const cells = this.#cells(isYoung ? null : name === "max" ? returns.all : await returns.of(start));
      if (width > FIGURES.length) cells.push(isYoung ? "–" : this.#benchmarkText(start, end));
      if (turn !== this.#turn || this.signal.aborted) return;
      rows[index].splice(1, width, ...cells);
    }
    this.#show(rows, end);
    await this.#drawFall(returns, () => turn === this.#turn && !this.signal.aborted);
    this.element.dataset.ready = language();
  }

  /** The greatest fall in words. */
  #fallText({ drawdown, peak, trough, recovery }) {
    if (drawdown.sign === 0) return t("portfolio.no_fall");
    const day = (text) => dayText(text, new Date(), language());
    const values = { percent: this.#percent(drawdown), peak: day(peak), trough: day(trough) };
    return recovery === null
      ? t("portfolio.fall", values)
      : t("portfolio.fall_recovered", { ...values, recovery: day(recovery) });
  }

  /** The drawdown over time; the days of the greatest fall are among those that are drawn. */
  async #drawFall(returns, isCurrent) {
    const { all, end } = returns;
    const days = daysFrom(this.holdings.firstDay, end, all.peak, all.trough, all.recovery);
    const found = await returns.drawdowns(days);
    if (!isCurrent()) return;
    if (found === null) {
      show(this.fall, h("p", { class: "empty" }, t("portfolio.returns_empty")));
      return;
    }
    const points = found.map((decimal, index) => ({
      day: days[index],
      value: Number(decimal.toString()) * 100,
      text: decimal.sign === 0 ? "0 %" : `−${this.#percent(decimal)} %`,
      exact: decimal,
    }));
    const percent = new Intl.NumberFormat(language(), { maximumFractionDigits: 2 });
    show(
      this.fall,
      h("p", { id: "greatest-fall" }, this.#fallText(all)),
      lineChart(this.desk, {
        title: t("portfolio.drawdown_title"),
        labels: days,
        series: [{ name: t("portfolio.drawdown"), points, isFilled: true }],
        heading: t("portfolio.drawdown"),
        axis: (value) => `${percent.format(value)} %`,
        change: null,
        isLevel: true,
      }),
      h("p", { class: "hint" }, t("portfolio.drawdown_hint")),
    );
  }
}
