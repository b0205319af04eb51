// The rate, the path, the day and the remainder of conversions, on demand.

import { h } from "./dom.js";
import { t } from "../words/words.js";

const DIGITS = 12;

function pathOf(conversion) {
  if (conversion.legs.length === 0) return t("provenance.same");
  return [conversion.legs[0].from, ...conversion.legs.map(({ to }) => to)].join(" → ");
}

/** Formats the rate as a decimal without trailing zeros. */
export function rateText(library, ratio) {
  return library.ratioToDecimal(ratio, DIGITS, "half_even").toString().replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
}

/** Formats the rounding remainder. */
export function remainderText(library, conversion) {
  if (conversion.remainder.sign === 0) return t("provenance.nothing");
  return t("provenance.exactly", {
    decimal: library.ratioFormatDecimal(conversion.remainder, DIGITS, "half_even"),
    ratio: library.ratioFormat(conversion.remainder),
  });
}

export function rowsOf(desk, conversion) {
  const { library } = desk;
  const legs = conversion.legs.map((leg) => `${library.rateFormat(leg)} (${leg.kind})`);
  return [
    [t("provenance.path"), pathOf(conversion)],
    [
      t("provenance.rate"),
      conversion.legs.length === 0
        ? "1"
        : `1 ${conversion.legs[0].from} = ${rateText(library, conversion.rate)} ${conversion.legs.at(-1).to}`,
    ],
    [t("provenance.quoted"), legs.length === 0 ? "–" : legs.join(", ")],
    [
      t("provenance.day"),
      conversion.asOf ?? (conversion.instant === null ? t("provenance.undated") : conversion.instant.toISOString()),
    ],
    [t("provenance.source"), conversion.source || t("provenance.unknown")],
    [t("provenance.remainder"), remainderText(library, conversion)],
  ];
}

function list(desk, conversion) {
  return h(
    "dl",
    { class: "facts" },
    rowsOf(desk, conversion).map(([term, text]) => h("div", {}, [h("dt", {}, term), h("dd", {}, text)])),
  );
}

/** The dates of the rates used, for a line that is always visible, because the newest day is a default. */
function daysOf(conversions) {
  const days = [...new Set(conversions.map(({ asOf }) => asOf).filter((day) => day !== null))].sort();
  return days.length === 0 ? "" : t("provenance.days", { days: days.join(", ") });
}

/** A collapsible list of the details of conversions, with the dates in its summary. */
export function provenance(desk, conversions, title = t("provenance.title")) {
  return h("details", { class: "facts-fold" }, [
    h("summary", {}, `${title}${daysOf(conversions)}`),
    ...conversions.map((one) => list(desk, one)),
  ]);
}

/** A line with the date of the rates that value the holdings; null without rates. */
export function dayOfRates(desk) {
  const day = desk.rates?.info().lastDate ?? null;
  return day === null ? null : h("p", { class: "hint" }, t("provenance.at", { day }));
}
