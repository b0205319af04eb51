// The compact summary of the portfolio: its value, its profit, and one chart.

import { h } from "../parts/dom.js";
import { sparkline } from "../parts/drawings.js";
import { daysOf, monthsBefore } from "../state/days.js";
import { figure } from "../parts/figure.js";
import { Holdings } from "../state/holdings.js";
import { Prices } from "./portfolio-prices.js";
import { t } from "../words/words.js";
import { profitWords, valueText } from "./portfolio.js";
import { isHeld, missingWords } from "./portfolio-positions.js";

export const uses = ["portfolio", "prices", "rates"];

const POINTS = 24;
const MONTHS = 12;

/** The value of the last year as a line; null if it is too short. */
function line(desk, holdings) {
  const { firstDay } = holdings;
  if (desk.rates === null || firstDay === null) return null;
  const start = monthsBefore(desk.lastDay, MONTHS);
  const days = daysOf(
    desk.rates,
    start < firstDay ? firstDay : start,
    POINTS,
  );
  const points = holdings.values(days).map(({ value }) => value);
  return points.length > 1 ? sparkline(t("portfolio.value"), points) : null;
}

/** The lines of the summary. Without transactions, value and profit are zero and the percentage is omitted. */
function lines(desk, holdings) {
  const valuation = holdings.valuation();
  if (valuation === null) {
    return [
      figure(t("portfolio.value"), "–", { id: "watch-value" }),
      h("p", { class: "hint" }, t(`portfolio.state.${holdings.state()}`)),
    ];
  }
  const { performance } = valuation.summary();
  const positions = valuation.positions();
  const value = valueText(desk, performance, positions);
  const missing = new Set(
    positions.filter(isHeld).map((one) => missingWords(desk, one)).filter((
      words,
    ) => words !== ""),
  );
  return [
    figure(t("portfolio.value"), value, { id: "watch-value" }),
    h("p", { id: "watch-profit" }, [
      `${t("portfolio.profit")} `,
      value === "–" ? "–" : profitWords(desk, performance) ?? "–",
    ]),
    line(desk, holdings),
    ...[...missing].map((words) => h("p", { class: "wrong" }, words)),
    desk.lastDay === null ? null : h(
      "p",
      { class: "hint" },
      t("portfolio.at_rates", { day: desk.lastDay }),
    ),
    h("p", { class: "hint" }, t(`portfolio.state.${holdings.state()}`)),
  ];
}

export function open(desk) {
  const holdings = new Holdings(desk);
  const control = new AbortController();
  const place = h("div", { class: "stack" });
  const draw = () =>
    place.replaceChildren(
      ...lines(desk, holdings).filter((one) => one !== null),
    );
  draw();
  new Prices(desk, holdings, control.signal, draw).start();
  return {
    element: h("section", {
      class: "card watch",
      "aria-label": t("portfolio.card.summary"),
    }, [
      place,
      h("p", {}, h("a", { href: "#/portfolio" }, t("portfolio.full"))),
    ]),
    close: () => control.abort(),
  };
}
