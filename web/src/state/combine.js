// The shipped history and the newer rates of a provider in one table, so that each screen uses the same day.

/** Rates as rows: pair, exact value as a decimal or a ratio, and day. Undated rates are those of `day`. */
export function rowsOf(rates, day) {
  const rows = [];
  for (let index = 0; index < Number(rates.info().pairCount); index += 1) {
    const { from, to, numerator, denominator, date } = rates.pairAt(index);
    if (date ?? day) {
      rows.push({
        from,
        to,
        rate: textOf(BigInt(numerator), String(denominator)),
        day: date ?? day,
      });
    }
  }
  return rows;
}

/** The exact text of a rate: a decimal if the denominator is a power of ten. */
function textOf(numerator, denominator) {
  if (denominator === "1") return String(numerator);
  if (!/^10+$/.test(denominator)) return `${numerator}/${denominator}`;
  const digits = denominator.length - 1;
  const plain = String(numerator).padStart(digits + 1, "0");
  return `${plain.slice(0, -digits)}.${plain.slice(-digits)}`;
}

function headOf(csv) {
  const end = csv.indexOf("\n");
  const [, ...codes] = csv.slice(0, end).replace(/,$/, "").split(",");
  return { end, codes, lastDay: csv.slice(end + 1, end + 11) };
}

/** Returns the rows that are newer than the bank's file. */
export function newerRows(csv, rows) {
  const { lastDay } = headOf(csv);
  return rows.filter(({ day }) => day > lastDay);
}

/** Returns the bank's file with newer rows at its beginning, or null if they do not fit its columns. */
export function csvWith(csv, rows) {
  const { end, codes } = headOf(csv);
  const fits = ({ from, to, rate }) => from === "EUR" && codes.includes(to) && !rate.includes("/");
  if (!rows.every(fits)) return null;
  const days = [...new Set(rows.map(({ day }) => day))].sort().reverse();
  const lines = days.map((day) => {
    const values = new Map(
      rows.filter((one) => one.day === day).map(({ to, rate }) => [to, rate]),
    );
    return `${day},${codes.map((code) => values.get(code) ?? "N/A").join(",")},\n`;
  });
  return csv.slice(0, end + 1) + lines.join("") + csv.slice(end + 1);
}

/**
 * Returns the library's document with the bank's file and rows of any base. It has no base of its own, so that a day with
 * rates against the dollar uses the path through the dollar; no rate is computed here.
 */
export function documentWith(csv, rows, source) {
  const { codes } = headOf(csv);
  const history = {};
  for (const line of csv.split("\n").slice(1)) {
    if (line === "") continue;
    const [day, ...values] = line.split(",");
    const rates = {};
    codes.forEach((code, index) => {
      const value = values[index];
      if (value !== "N/A" && value !== "") rates[code] = value;
    });
    history[day] = { EUR: rates };
  }
  for (const { from, to, rate, day } of rows) {
    history[day] ??= {};
    history[day][from] ??= {};
    history[day][from][to] = rate;
  }
  return JSON.stringify({
    format: "libmoney.rates",
    version: 1,
    source,
    history,
  });
}
