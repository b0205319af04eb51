// Days and ages for the screen.

/** An age in the unit that says most. */
export function ageText(seconds) {
  if (seconds === null || seconds === undefined) return "of unknown age";
  const whole = Number(seconds);
  for (const [size, name] of [[86400, "day"], [3600, "hour"], [60, "minute"]]) {
    const count = Math.floor(whole / size);
    if (count >= 1) return `${count} ${name}${count === 1 ? "" : "s"} old`;
  }
  return "new";
}

/** The ranges of charts: their name, and how many months they have; 0 for everything. */
export const RANGES = [["1M", 1], ["6M", 6], ["1Y", 12], ["5Y", 60], ["Max", 0]];

/** The day so many months before another one. */
export function monthsBefore(day, months) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** The place of the first day of a table that is not before a day. */
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

/** At most so many days of a table from a day on, evenly spread, with the last one among them. */
export function daysOf(rates, from, most) {
  const count = Number(rates.info().dateCount);
  const first = Math.min(indexOfDay(rates, from), count - 1);
  const step = Math.max(1, Math.ceil((count - first) / most));
  const days = [];
  for (let index = count - 1; index >= first; index -= step) days.unshift(rates.dateAt(index));
  return days;
}
