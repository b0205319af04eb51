// Charts, with tables as an accessible alternative. Heights on the screen are doubles; all displayed text comes from the
// library.

import { h, svg, table } from "./dom.js";

const WIDTH = 600;
const HEIGHT = 200;

function scaled(points) {
  const values = points.map(({ value }) => value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || 1;
  const step = WIDTH / Math.max(points.length - 1, 1);
  return points.map(({ value }, index) => [index * step, HEIGHT - 8 - ((value - low) / span) * (HEIGHT - 16)]);
}

function path(places) {
  return places.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

function drawing(points, marked) {
  const places = scaled(points);
  const line = path(places);
  const area = `${line}L${places.at(-1)[0].toFixed(1)} ${HEIGHT}L0 ${HEIGHT}Z`;
  const parts = [svg("path", { class: "area", d: area }), svg("path", { class: "line", d: line })];
  if (marked >= 0) {
    const [x] = places[marked];
    parts.push(svg("path", { class: "cursor", d: `M${x.toFixed(1)} 0V${HEIGHT}` }));
  }
  const words = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" };
  return svg("svg", words, parts);
}

/** A line chart over days. A point consists of a `day`, a `value` for its height, and a `text`. */
export function lineChart(title, points, { heading = "Value", marked = -1, isSmall = false } = {}) {
  if (points.length < 2) return h("p", { class: "empty" }, `${title}: not enough days for a chart.`);
  const sorted = [...points].sort((a, b) => a.value - b.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  const words = `${title}, ${points[0].day} to ${
    points.at(-1).day
  }: lowest ${low.text} on ${low.day}, highest ${high.text} on ${high.day}, last ${points.at(-1).text}.`;
  const plot = h(
    "div",
    { class: isSmall ? "plot small" : "plot", role: "img", "aria-label": words },
    drawing(points, marked),
  );
  if (isSmall) return h("div", { class: "chart" }, plot);
  return h("figure", { class: "chart" }, [
    h("figcaption", { class: "legend" }, title),
    h("div", { class: "ends" }, [h("span", {}, `highest ${high.text}`), h("span", {}, `lowest ${low.text}`)]),
    plot,
    h("div", { class: "ends" }, [h("span", {}, points[0].day), h("span", {}, points.at(-1).day)]),
    h("details", {}, [
      h("summary", {}, "Show as table"),
      table(title, [["Day", "text"], [heading, "number"]], points.map(({ day, text }) => [day, text])),
    ]),
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
          h("th", { scope: "col" }, "Part"),
          h("th", { scope: "col" }, "Bar"),
          h("th", { scope: "col", class: "number" }, "Amount"),
        ]),
      ),
      h("tbody", {}, rows),
    ]),
  ]);
}
