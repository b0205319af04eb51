// Arithmetic of days.

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
