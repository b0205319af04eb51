// Small drawings without an axis: a waterfall in a table, a sparkline. Heights on the screen are doubles; all displayed
// text comes from the library.

import { h, svg } from "./dom.js";
import { t } from "../words/words.js";

const WIDTH = 600;
const HEIGHT = 200;

function scaled(points) {
  const values = points.map(({ value }) => value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = WIDTH / Math.max(points.length - 1, 1);
  return points.map(({ value }, index) => [index * step, HEIGHT - 8 - ((value - low) / span) * (HEIGHT - 16)]);
}

/** A line without axes, for a summary; a point consists of a `day`, a `value` for its height, and a `text`. */
export function sparkline(title, points) {
  const places = scaled(points).map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`);
  const [first, last] = [points[0], points.at(-1)];
  const words = `${title}, ${first.day} – ${last.day}: ${first.text} – ${last.text}`;
  const line = svg("path", { class: "line", d: places.join("") });
  const drawing = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" };
  return h("div", { class: "chart" }, [
    h("div", { class: "plot small", role: "img", "aria-label": words }, svg("svg", drawing, [line])),
  ]);
}

/** A waterfall chart from zero to a total. A step consists of a `name`, a `value` and a `text`. */
export function waterfall(title, steps, total) {
  const edges = [0];
  for (const { value } of steps) edges.push(edges.at(-1) + value);
  const low = Math.min(...edges, 0);
  const span = Math.max(...edges, 0) - low || 1;
  const place = (value) => ((value - low) / span) * WIDTH;
  const bar = (from, to, kind) => {
    const [left, right] = [Math.min(place(from), place(to)), Math.max(place(from), place(to))];
    const box = svg("rect", {
      class: kind,
      x: left.toFixed(1),
      y: 3,
      width: Math.max(right - left, 2).toFixed(1),
      height: 18,
      rx: 2,
    });
    const zero = svg("path", { class: "grid", d: `M${place(0).toFixed(1)} 0V24` });
    return svg("svg", { viewBox: `0 0 ${WIDTH} 24`, preserveAspectRatio: "none", "aria-hidden": "true" }, [zero, box]);
  };
  const row = (name, drawn, text, kind) =>
    h("tr", { class: kind }, [
      h("th", { scope: "row" }, name),
      h("td", { class: "bar" }, drawn),
      h("td", { class: "number" }, text),
    ]);
  const rows = steps.map(({ name, value, text }, index) =>
    row(name, bar(edges[index], edges[index + 1], value < 0 ? "down" : "up"), text, "")
  );
  rows.push(row(total.name, bar(0, edges.at(-1), "whole"), total.text, "total"));
  return h("div", { class: "scroll chart", tabindex: "0", role: "region", "aria-label": title }, [
    h("table", { class: "waterfall" }, [
      h("caption", {}, title),
      h(
        "thead",
        { class: "unseen" },
        h("tr", {}, [
          h("th", { scope: "col" }, t("chart.part")),
          h("th", { scope: "col" }, t("chart.bar")),
          h("th", { scope: "col", class: "number" }, t("chart.amount")),
        ]),
      ),
      h("tbody", {}, rows),
    ]),
  ]);
}
