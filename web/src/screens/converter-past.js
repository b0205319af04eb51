// The chart of a pair, and its rates on a past day.

import { button, field, h, show } from "../parts/dom.js";
import { lineChart } from "../parts/chart.js";
import { daysOf, indexOfDay, monthsBefore, RANGES } from "../parts/days.js";
import { provenance, rateText } from "../parts/provenance.js";

const POINTS = 80;
/** The bank does not publish on holidays. */
const GAP = 7;

function points(desk, source, target, months) {
  const { library, rates } = desk;
  const { firstDate, lastDate } = rates.info();
  const from = months === 0 ? firstDate : monthsBefore(lastDate, months);
  const found = [];
  for (const day of daysOf(rates, from, POINTS)) {
    const conversion = desk.attempt(() => rates.find(source, target, { date: day, maxGap: 0 }));
    if (conversion === null) continue;
    const text = rateText(library, conversion.rate);
    found.push({
      day,
      value: library.ratioToDouble(conversion.rate),
      text,
      exact: text,
    });
  }
  return found;
}

class Past {
  constructor(desk) {
    this.desk = desk;
    this.months = 12;
    this.pair = [];
    this.amount = null;
    this.places = {
      chart: h("div", { class: "chart-place" }),
      told: h("div", { id: "past-told" }),
    };
    this.ranges = RANGES.map(([name, months]) =>
      button(name, () => this.range(months), {
        data: { months: String(months) },
      })
    );
    this.day = h("input", {
      type: "date",
      id: "day",
      onchange: () => this.drawDay(),
    });
    this.slide = h("input", {
      type: "range",
      min: "0",
      max: "0",
      step: "1",
      "aria-label": "Day in the history",
      oninput: () => this.slid(),
    });
    this.element = h("section", {
      class: "card",
      "aria-label": "History of the pair",
    }, [
      h("h2", {}, "History"),
      h(
        "div",
        { class: "segments", role: "group", "aria-label": "Range" },
        this.ranges,
      ),
      this.places.chart,
      field("Rates of a past day", this.day),
      this.slide,
      this.places.told,
    ]);
    this.limit();
  }

  limit() {
    if (this.desk.rates === null) return;
    const { firstDate, lastDate, dateCount } = this.desk.rates.info();
    Object.assign(this.day, { min: firstDate, max: lastDate, value: lastDate });
    this.slide.max = String(Number(dateCount) - 1);
    this.slide.value = this.slide.max;
  }

  range(months) {
    this.months = months;
    this.drawChart();
  }

  slid() {
    this.day.value = this.desk.rates?.dateAt(Number(this.slide.value)) ?? "";
    this.drawDay();
  }

  draw(source, target, amount) {
    const isNew = this.pair[0] !== source || this.pair[1] !== target;
    this.pair = [source, target];
    this.amount = amount;
    // The chart requires many rates, so it is drawn after the response to the input.
    if (isNew) setTimeout(() => this.drawChart());
    this.drawDay();
  }

  drawChart() {
    for (const one of this.ranges) {
      one.setAttribute(
        "aria-pressed",
        String(Number(one.dataset.months) === this.months),
      );
    }
    const [source, target] = this.pair;
    if (this.desk.rates === null) {
      return show(
        this.places.chart,
        h(
          "p",
          { class: "empty" },
          this.desk.ratesFailure || "Loading the exchange rates.",
        ),
      );
    }
    const found = points(this.desk, source, target, this.months);
    const title = `1 ${source} in ${target}`;
    const labels = found.map(({ day }) => day);
    return show(
      this.places.chart,
      lineChart(this.desk, {
        title,
        labels,
        series: [{ name: title, points: found }],
        heading: "Rate",
      }),
    );
  }

  drawDay() {
    const { library, rates } = this.desk;
    if (rates === null) return show(this.places.told);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(this.day.value)) {
      return show(
        this.places.told,
        h("p", { class: "wrong" }, "Choose a day."),
      );
    }
    this.slide.value = String(
      Math.min(indexOfDay(rates, this.day.value), Number(this.slide.max)),
    );
    const [source, target] = this.pair;
    const options = { date: this.day.value, maxGap: GAP };
    const found = this.desk.attempt(
      () =>
        rates.convertDetailed(
          this.amount ?? new library.Money("1", source),
          target,
          options,
        ),
      (error) => error,
    );
    if (found instanceof library.MoneyError) {
      return show(this.places.told, h("p", { class: "wrong" }, found.message));
    }
    const { result, details } = found;
    const given = this.amount ?? new library.Money("1", source);
    const note = details.gapDays > 0
      ? `No rates were published on that day; the rates of ${details.asOf} are used.`
      : null;
    return show(
      this.places.told,
      h("p", { class: "big" }, this.desk.text(result)),
      h(
        "p",
        { class: "hint" },
        `${this.desk.text(given)} on ${this.day.value}`,
      ),
      note === null ? null : h("p", { class: "hint" }, note),
      provenance(this.desk, [details]),
    );
  }
}

export function past(desk) {
  return new Past(desk);
}
