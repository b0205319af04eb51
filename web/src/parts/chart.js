// Charts by Chart.js, which is loaded with the first one. Heights on the screen are doubles; all displayed values come from
// the library, and a table contains them.

import { Readings } from "./chart-readings.js";
import { h, nextId, show, table } from "./dom.js";
import { language, t } from "../words/words.js";

const SOURCE = new URL("../../vendor/chart.js", import.meta.url);
const DAY = 86_400_000;
/** The number of labels below a chart. */
const MOST_TICKS = 7;
/** The opacity of the area of a line that is filled. */
const FILL = 0.18;
const KEYS = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };

let loading = null;
const drawn = new Set();

/** Loads Chart.js; a failed attempt is repeated by the next chart. */
function load() {
  loading ??= import(SOURCE).then(() => globalThis.Chart).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Colours of the page's style as the canvas requires them. */
function coloursOf(element, names) {
  const probe = h("span", {});
  element.append(probe);
  const found = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}

function keep(chart, colour) {
  for (const one of drawn) {
    if (one.chart.canvas?.isConnected) continue;
    one.chart.destroy();
    drawn.delete(one);
  }
  drawn.add({ chart, colour });
}

globalThis.matchMedia?.("(prefers-color-scheme: dark)").addEventListener(
  "change",
  () => {
    for (const { chart, colour } of drawn) {
      if (!chart.canvas?.isConnected) continue;
      colour();
      chart.update("none");
    }
  },
);

/** Draws as soon as the library is loaded and the element is on the page. */
async function draw(element, make) {
  try {
    const Chart = await load();
    if (!element.isConnected) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (element.isConnected) make(Chart);
  } catch (error) {
    console.warn(error);
    element.replaceChildren(h("p", { class: "hint" }, t("chart.failed")));
  }
}

const dayNumber = (day) => Date.parse(`${day}T00:00:00Z`) / DAY;

/** Writes a day of an axis: the year, the month, or the day of the month. */
function axisDay(number, span) {
  const parts = span > 1500
    ? { year: "numeric" }
    : span > 90
    ? { month: "short", year: "2-digit" }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language(), { ...parts, timeZone: "UTC" })
    .format(new Date(number * DAY));
}

/** Days for the labels of an axis: starts of years, months, or evenly spaced days. */
function axisDays(first, last) {
  const span = last - first;
  const found = [];
  const months = span > 1500 ? 12 : span > 90 ? 1 : 0;
  if (months > 0) {
    const date = new Date(first * DAY);
    date.setUTCDate(1);
    if (months === 12) date.setUTCMonth(0);
    while (date.getTime() / DAY <= last) {
      if (date.getTime() / DAY >= first) found.push(date.getTime() / DAY);
      date.setUTCMonth(date.getUTCMonth() + months);
    }
  } else for (let day = first; day <= last; day += 1) found.push(day);
  const step = Math.ceil(found.length / MOST_TICKS) || 1;
  return found.filter((_, index) => index % step === 0);
}

/** The vertical line through the point that is read. */
const crosshair = {
  id: "crosshair",
  afterDatasetsDraw(chart) {
    const [active] = chart.getActiveElements();
    if (active === undefined) return;
    const { ctx, chartArea: { top, bottom } } = chart;
    const { x } = active.element;
    ctx.save();
    ctx.strokeStyle = chart.options.crosshairColour;
    ctx.setLineDash([4, 3]);
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x, bottom);
    ctx.stroke();
    ctx.restore();
  },
};

function lineOptions(days, axis, onActive) {
  const [first, last] = [days[0], days.at(-1)];
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    interaction: { mode: "index", intersect: false },
    events: ["mousemove", "mouseout", "click", "touchstart", "touchmove"],
    onHover: (_, active) => onActive(active[0]?.index ?? -1),
    plugins: { legend: { display: false }, tooltip: { enabled: false } },
    elements: {
      point: { radius: 0, hoverRadius: 5 },
      line: { borderWidth: 2 },
    },
    scales: {
      x: {
        type: "linear",
        min: first,
        max: last,
        grid: { display: false },
        ticks: {
          maxRotation: 0,
          callback: (value) => axisDay(value, last - first),
        },
        afterBuildTicks: (scale) => {
          scale.ticks = axisDays(first, last).map((value) => ({ value }));
        },
      },
      y: { ticks: { maxTicksLimit: 6, callback: (value) => axis(value) } },
    },
  };
}

/** Applies the colours of the page to a chart. */
function colourLines(chart, place, series) {
  const [soft, line, ...lines] = coloursOf(place, [
    "soft",
    "line",
    ...series.map((_, index) => `c${index + 1}`),
  ]);
  chart.options.crosshairColour = soft;
  chart.data.datasets.forEach((set, index) => {
    set.borderColor = lines[index];
    if (set.fill) set.backgroundColor = lines[index].replace(/^rgb\((.*)\)$/, `rgba($1, ${FILL})`);
    set.hoverBackgroundColor = lines[index];
  });
  for (const scale of [chart.options.scales.x, chart.options.scales.y]) {
    scale.ticks.color = soft;
    scale.grid.color = line;
    scale.grid.borderColor = line;
  }
}

/** A readable text for the number of an axis, which is no value of the data. */
function axisText(desk) {
  const { language: tag } = desk;
  let format;
  try {
    format = new Intl.NumberFormat(tag, { maximumSignificantDigits: 6 });
  } catch {
    format = new Intl.NumberFormat("en", { maximumSignificantDigits: 6 });
  }
  return (value) => format.format(value);
}

/**
 * A line chart over days with axes, a crosshair for mouse, finger and arrow keys, and a table.
 *
 * `labels` are days. A series consists of a `name` and of `points`: a `value` for the height, the `text` that is
 * displayed, and the `exact` decimal for changes in percent. A point is null for a day without a value. With several
 * series, the first one is read first; `isStepped` draws one in steps, `isFilled` fills the area to zero. `heading` is the head of the table's column. `change`
 * returns the change in percent at the index of a point, if it is not that since the first point. With `isLevel`, the values are
 * percentages themselves, without changes.
 */
export function lineChart(
  desk,
  {
    title,
    labels,
    series,
    heading = t("chart.value"),
    axis = axisText(desk),
    change = null,
    isLevel = false,
  },
) {
  const count = series[0]?.points.filter((point) => point !== null).length ?? 0;
  if (count < 2) return h("p", { class: "empty" }, t("chart.few", { title }));
  const readings = new Readings(desk, { title, labels, series, change, isLevel });
  const days = labels.map(dayNumber);
  const reading = h("p", { class: "reading" });
  const live = h("p", { class: "unseen", role: "status" });
  const canvas = h("canvas", { "aria-hidden": "true" });
  const hint = h("span", { class: "unseen", id: nextId() }, t("chart.keys"));
  const plot = h("div", {
    class: "plot",
    tabindex: "0",
    role: "group",
    "aria-label": readings.summary(),
    "aria-describedby": hint.id,
  }, canvas);
  let chart = null;
  let active = -1;

  const read = (index) => {
    active = index;
    if (index < 0) show(reading, ...readings.extremes());
    else reading.textContent = readings.at(index);
  };
  const mark = (index) => {
    read(index);
    const found = index < 0 ? [] : series.map((_, datasetIndex) => ({ datasetIndex, index }));
    chart?.setActiveElements(found);
    chart?.update("none");
  };
  plot.addEventListener("keydown", (event) => {
    const last = labels.length - 1;
    if (event.key === "Home") mark(0);
    else if (event.key === "End") mark(last);
    else if (event.key === "Escape" && active >= 0) mark(-1);
    else if (event.key in KEYS) {
      mark(
        active < 0 ? last : Math.max(0, Math.min(last, active + KEYS[event.key])),
      );
    } else return;
    event.preventDefault();
    live.textContent = active < 0 ? "" : readings.at(active);
  });
  plot.addEventListener("blur", () => mark(-1));
  plot.addEventListener("pointerleave", () => {
    if (document.activeElement !== plot) mark(-1);
  });
  read(-1);
  draw(plot, (Chart) => {
    const datasets = series.map((
      { name, points, isStepped = false, isFilled = false },
      index,
    ) => ({
      label: name,
      data: points.map((point, at) => ({
        x: days[at],
        y: point?.value ?? null,
      })),
      stepped: isStepped,
      fill: isFilled ? "origin" : false,
      borderDash: index === 0 ? [] : [5, 4],
      spanGaps: true,
    }));
    const onActive = (index) => {
      if (document.activeElement !== plot) read(index);
    };
    chart = new Chart(canvas, {
      type: "line",
      data: { datasets },
      options: lineOptions(days, axis, onActive),
      plugins: [crosshair],
    });
    const colour = () => colourLines(chart, plot, series);
    colour();
    chart.update("none");
    keep(chart, colour);
    plot.dataset.drawn = "yes";
  });

  const columns = [
    [t("chart.day"), "text"],
    ...series.map(({ name }, index) => [
      index === 0 ? heading : name,
      "number",
    ]),
  ];
  const rows = labels.map((
    day,
    index,
  ) => [day, ...series.map(({ points }) => points[index]?.text ?? "–")]);
  const names = series.length < 2 ? null : h(
    "p",
    { class: "legend-line" },
    series.map(({ name }, index) =>
      h("span", {}, [
        h("i", { class: `swatch c${index + 1}`, "aria-hidden": "true" }),
        name,
      ])
    ),
  );
  // The table of a long chart is made when it is opened.
  const fold = h("details", {}, h("summary", {}, t("chart.table")));
  fold.addEventListener(
    "toggle",
    () => fold.append(table(title, columns, rows)),
    { once: true },
  );
  return h("figure", { class: "chart" }, [
    h("figcaption", { class: "legend" }, title),
    reading,
    names,
    plot,
    hint,
    live,
    fold,
  ]);
}

/** The number of colours for parts. */
const COLOURS = 8;
const colourOf = (index) => `c${(index % COLOURS) + 1}`;

/**
 * A ring beside a table of shares. A part consists of a `name`, a `value` that is not negative, its `text`, and its
 * `share` as text.
 */
export function donut({ title, parts, heading = t("chart.part") }) {
  const canvas = h("canvas", { "aria-hidden": "true" });
  const ring = h("div", { class: "ring", "aria-hidden": "true" }, canvas);
  draw(ring, (Chart) => {
    const chart = new Chart(canvas, {
      type: "doughnut",
      data: {
        labels: parts.map(({ name }) => name),
        datasets: [{ data: parts.map(({ value }) => value) }],
      },
      options: {
        animation: false,
        responsive: true,
        maintainAspectRatio: false,
        cutout: "62%",
        events: [],
        plugins: { legend: { display: false }, tooltip: { enabled: false } },
      },
    });
    const colour = () => {
      const [card, ...colours] = coloursOf(ring, [
        "card",
        ...parts.map((_, index) => colourOf(index)),
      ]);
      Object.assign(chart.data.datasets[0], {
        backgroundColor: colours,
        borderColor: card,
        borderWidth: 2,
      });
    };
    colour();
    chart.update("none");
    keep(chart, colour);
    ring.dataset.drawn = "yes";
  });
  const rows = parts.map(({ name, share, text }, index) => [
    h("span", { class: "part" }, [
      h("i", { class: `swatch ${colourOf(index)}`, "aria-hidden": "true" }),
      h("bdi", {}, name),
    ]),
    share,
    text,
  ]);
  const columns = [[heading, "text"], [t("chart.share"), "number"], [
    t("chart.amount"),
    "number",
  ]];
  return h("div", { class: "chart allocation" }, [
    ring,
    table(title, columns, rows),
  ]);
}
