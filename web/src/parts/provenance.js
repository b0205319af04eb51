// The rate, the path, the day and the remainder of conversions, on demand.

import { h } from "./dom.js";

const DIGITS = 12;

function pathOf(conversion) {
  if (conversion.legs.length === 0) return "no exchange";
  return [conversion.legs[0].from, ...conversion.legs.map(({ to }) => to)].join(" → ");
}

/** The rate as a decimal, short unless it never ends. */
export function rateText(library, ratio) {
  return library.ratioToDecimal(ratio, DIGITS, "half_even").toString().replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}

/** What rounding dropped. */
export function remainderText(library, conversion) {
  if (conversion.remainder.sign === 0) return "nothing";
  return `${library.ratioFormatDecimal(conversion.remainder, DIGITS, "half_even")} (exactly ${
    library.ratioFormat(conversion.remainder)
  })`;
}

export function rowsOf(desk, conversion) {
  const { library } = desk;
  const legs = conversion.legs.map((leg) => `${library.rateFormat(leg)} (${leg.kind})`);
  return [
    ["Path", pathOf(conversion)],
    [
      "Rate",
      conversion.legs.length === 0
        ? "1"
        : `1 ${conversion.legs[0].from} = ${rateText(library, conversion.rate)} ${conversion.legs.at(-1).to}`,
    ],
    ["Quoted as", legs.length === 0 ? "–" : legs.join(", ")],
    ["Day", conversion.asOf ?? (conversion.instant === null ? "not dated" : conversion.instant.toISOString())],
    ["Source", conversion.source || "not known"],
    ["Dropped by rounding", remainderText(library, conversion)],
  ];
}

function list(desk, conversion) {
  return h(
    "dl",
    { class: "facts" },
    rowsOf(desk, conversion).map(([term, text]) => h("div", {}, [h("dt", {}, term), h("dd", {}, text)])),
  );
}

/** A fold with the facts of conversions. */
export function provenance(desk, conversions, title = "Rate, day and remainder") {
  return h("details", { class: "facts-fold" }, [h("summary", {}, title), ...conversions.map((one) => list(desk, one))]);
}
