// The chart of a pair. All days of a range are converted in one call, so the extremes are those of all days.

import { button, h, show } from "../parts/dom.js";
import { lineChart } from "../parts/chart.js";
import { monthsBefore } from "../state/days.js";
import { decimalText } from "../parts/numbers.js";
import { t } from "../words/words.js";

/** The number of points that are drawn, besides the extremes. */
const POINTS = 400;
const DAY = 86_400_000;
/** Digits of the heights and comparisons, and those that are displayed. */
const EXACT = 9;
const [SHOWN, SHOWN_BELOW_ONE] = [4, 7];
const RANGES = [1, 6, 12, 60, 0];

const numberOf = (day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
const dayOf = (number) => new Date(number * DAY).toISOString().slice(0, 10);

/** Converts one unit on each day of a range; days without rates are null. */
function column(desk, source, target, dates, digits) {
  const ones = BigInt64Array.from({ length: dates.length }, () => 1n);
  const amounts = new desk.library.Amounts(ones, source, { scale: 0 });
  return amounts.convert(desk.rates, target, {
    dates,
    digits,
    failures: "null",
    maxGap: 0,
  });
}

/** Returns the days to draw: evenly spaced ones, the last one and the extremes. */
function selected(known, values) {
  if (known.length === 0) return known;
  const step = Math.max(1, Math.ceil(known.length / POINTS));
  const found = new Set(
    known.filter((_, index) => (known.length - 1 - index) % step === 0),
  );
  found.add(known[0]);
  found.add(known.reduce((a, b) => (values[b] > values[a] ? b : a)));
  found.add(known.reduce((a, b) => (values[b] < values[a] ? b : a)));
  return known.filter((index) => found.has(index));
}

/** Returns the points of a range of months; all days for 0. */
export function points(desk, source, target, months) {
  const { firstDate, lastDate } = desk.rates.info();
  const start = months === 0 ? firstDate : monthsBefore(lastDate, months);
  const first = Math.max(numberOf(firstDate), numberOf(start));
  const length = numberOf(lastDate) - first + 1;
  const dates = Int32Array.from({ length }, (_, index) => first + index);
  const exact = column(desk, source, target, dates, EXACT);
  const known = [...dates.keys()].filter((index) => exact.has(index));
  const isSmall = known.length > 0 &&
    exact.values[known.at(-1)] < 10n ** BigInt(EXACT);
  const digits = isSmall ? SHOWN_BELOW_ONE : SHOWN;
  const shown = column(desk, source, target, dates, digits);
  return selected(known, exact.values).map((index) => ({
    day: dayOf(dates[index]),
    value: Number(exact.values[index]) / 10 ** EXACT,
    text: decimalText(desk, shown.at(index).amount),
    exact: exact.at(index).amount.toString(),
  }));
}

export class Past {
  constructor(desk) {
    this.desk = desk;
    this.months = 12;
    this.pair = [];
    this.place = h("div", { class: "chart-place" });
    this.ranges = RANGES.map((months) =>
      button(t(`converter.range_${months}`), () => this.range(months), {
        data: { months: String(months) },
      })
    );
    this.element = h("section", {
      class: "card",
      "aria-label": t("converter.history"),
    }, [
      h("h2", {}, t("converter.history")),
      h(
        "div",
        {
          class: "segments",
          role: "group",
          "aria-label": t("converter.range"),
        },
        this.ranges,
      ),
      this.place,
    ]);
  }

  range(months) {
    this.months = months;
    this.drawChart();
  }

  draw(source, target) {
    if (this.pair[0] === source && this.pair[1] === target) return;
    this.pair = [source, target];
    // The chart is drawn after the response to the input.
    setTimeout(() => this.drawChart());
  }

  drawChart() {
    const { desk, months } = this;
    for (const one of this.ranges) {
      const isOn = Number(one.dataset.months) === months;
      one.setAttribute("aria-pressed", String(isOn));
    }
    const [source, target] = this.pair;
    if (desk.rates === null) {
      const words = desk.ratesFailure || t("converter.loading_history");
      return show(this.place, h("p", { class: "empty" }, words));
    }
    const title = t("converter.chart", { source, target });
    const found = desk.attempt(() => points(desk, source, target, months)) ??
      [];
    return show(
      this.place,
      lineChart(desk, {
        title,
        labels: found.map(({ day }) => day),
        series: [{ name: title, points: found }],
        heading: t("converter.rate"),
      }),
    );
  }
}
