// The value over time beside the invested capital.

import { changeText } from "../parts/chart-readings.js";
import { lineChart } from "../parts/chart.js";
import { button, h, show } from "../parts/dom.js";
import { localDay, monthsBefore } from "../state/days.js";
import { t } from "../words/words.js";

const POINTS = 40;
const DAY = 86_400_000;
const RANGES = [["month", 1], ["half_year", 6], ["year", 12], [
  "five_years",
  60,
], ["all", 0]];

/** At most a number of days, evenly spaced, with both ends and others within them, such as that of the newest rates. */
export function daysFrom(first, last, ...others) {
  const [from, to] = [first, last].map((day) => Date.parse(`${day}T00:00:00Z`) / DAY);
  const step = Math.max(1, Math.ceil((to - from) / POINTS));
  const found = new Set([first, last]);
  for (const day of others) if (day !== null && day > first && day < last) found.add(day);
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
