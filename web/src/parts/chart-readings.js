// The texts of line charts: changes, extremes, and each point.

import { h } from "./dom.js";
import { decimalText } from "./numbers.js";
import { t } from "../words/words.js";

/** Returns the change between two decimals in percent, with its sign; "–" if the first one is zero. */
export function changeText(desk, from, to) {
  const { library } = desk;
  const [a, b] = [library.Decimal.of(from), library.Decimal.of(to)];
  if (a.sign === 0) return "–";
  const base = a.sign < 0 ? a.negated() : a;
  const change = desk.attempt(() =>
    b.minus(a).times("100").dividedBy(base, {
      digits: 2,
      rounding: "half_even",
    })
  );
  if (change === null) return "–";
  return `${change.sign < 0 ? "−" : "+"}${decimalText(desk, change.sign < 0 ? change.negated() : change)} %`;
}

/** The texts of a line chart: its ends, its extremes, and each of its points. */
export class Readings {
  constructor(desk, { title, labels, series, change, isLevel }) {
    Object.assign(this, { desk, title, labels, series, changeAt: change, isLevel });
    const [{ points }] = series;
    this.known = points.map((point, index) => ({ ...point, index })).filter((
      { value },
    ) => value !== undefined);
    const sorted = [...this.known].sort((a, b) => a.value - b.value);
    [this.low, this.high] = [sorted[0], sorted.at(-1)];
  }

  change(index) {
    if (this.changeAt !== null) return this.changeAt(index);
    const [first] = this.known;
    const point = this.series[0].points[index];
    return point === null ? "–" : changeText(this.desk, first.exact, point.exact);
  }

  get total() {
    return this.change(this.known.at(-1).index);
  }

  summary() {
    const { title, labels, low, high } = this;
    return t(this.isLevel ? "chart.summary_level" : "chart.summary", {
      title,
      first: labels[0],
      last: labels.at(-1),
      low: low.text,
      lowDay: labels[low.index],
      high: high.text,
      highDay: labels[high.index],
      ...(this.isLevel ? {} : { change: this.total }),
    });
  }

  at(index) {
    const [main, ...others] = this.series;
    const value = main.points[index]?.text ?? "–";
    const more = others.map(({ name, points }) =>
      t("chart.reading_series", { name, value: points[index]?.text ?? "–" })
    );
    return [
      t(this.isLevel ? "chart.reading_level" : "chart.reading", {
        day: this.labels[index],
        value,
        ...(this.isLevel ? {} : { change: this.change(index) }),
      }),
      ...more,
    ].join(", ");
  }

  extremes() {
    const { labels, low, high } = this;
    if (this.isLevel) return [h("span", {}, t("chart.low", { value: low.text, day: labels[low.index] }))];
    return [
      h(
        "span",
        {},
        t("chart.high", { value: high.text, day: labels[high.index] }),
      ),
      h(
        "span",
        {},
        t("chart.low", { value: low.text, day: labels[low.index] }),
      ),
      h(
        "b",
        { class: this.total.startsWith("−") ? "bad" : "good" },
        this.total,
      ),
    ];
  }
}
