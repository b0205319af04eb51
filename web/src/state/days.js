// Days as texts, such as "2026-10-30": arithmetic, those of rates, and the clock's.

const DAY = 86_400_000;

/** The age of rates in days from which they are marked: a weekend and a holiday are no delay. */
export const OLD = 4;

/** Returns the number of days from a day to another. */
export function daysBetween(first, last) {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY);
}

/** Formats a day, such as "30 Oct"; with its year if that is not the clock's. */
export function dayText(day, now, language) {
  const year = day.slice(0, 4) === String(now.getFullYear()) ? {} : { year: "numeric" };
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
    ...year,
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Returns the day of a clock where the user is. */
export function localDay(now = new Date()) {
  const two = (value) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns the day a number of months before another. */
export function monthsBefore(day, months) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** Returns the index of the first day of a table on or after a day. */
export function indexOfDay(rates, day) {
  let low = 0;
  let high = Number(rates.info().dateCount);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rates.dateAt(middle) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns at most a number of days of a table from a day on, evenly spaced, including the last one. */
export function daysOf(rates, from, most) {
  const count = Number(rates.info().dateCount);
  const first = Math.min(indexOfDay(rates, from), count - 1);
  const step = Math.max(1, Math.ceil((count - first) / most));
  const days = [];
  for (let index = count - 1; index >= first; index -= step) {
    days.unshift(rates.dateAt(index));
  }
  return days;
}
