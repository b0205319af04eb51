// The compact summary of the portfolio: one number and one chart.

import { h } from "../parts/dom.js";
import { sparkline } from "../parts/drawings.js";
import { daysOf, monthsBefore } from "../parts/days.js";
import { dayOfRates } from "../parts/provenance.js";
import { Holdings } from "../state/holdings.js";
import { percent, STATES } from "./portfolio.js";

export const uses = ["portfolio", "prices", "rates"];

const POINTS = 24;
const MONTHS = 12;

export function open(desk) {
  const holdings = new Holdings(desk);
  const state = holdings.state();
  const summary = desk.attempt(() => holdings.view.value(new Date()).summary());
  const performance = summary?.performance ?? null;
  const isKnown = performance !== null && performance.value.currency !== "";
  const parts = [
    h(
      "p",
      { class: "big", id: "watch-value" },
      isKnown ? desk.text(performance.value) : "–",
    ),
  ];
  if (isKnown) {
    parts.push(
      h(
        "p",
        { class: performance.profit.sign < 0 ? "bad" : "good" },
        percent(performance.profitPercent, performance, "profit"),
      ),
    );
  }
  const first = holdings.firstDay;
  if (desk.rates !== null && first !== null) {
    const start = monthsBefore(desk.rates.info().lastDate, MONTHS);
    const points = holdings.values(
      daysOf(desk.rates, start < first ? first : start, POINTS),
    );
    if (points.length > 1) parts.push(sparkline("Value", points));
  }
  parts.push(
    dayOfRates(desk),
    h("p", { class: "hint" }, STATES[state]),
    h("p", {}, h("a", { href: "#/portfolio" }, "Full portfolio")),
  );
  return {
    element: h(
      "section",
      { class: "card watch", "aria-label": "Summary" },
      parts,
    ),
  };
}
