// Days of rates, compared with the clock.

const DAY = 86_400_000;

/** Returns the number of days from a day to the local day of a clock. */
export function daysBetween(day, now) {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((today - Date.parse(`${day}T00:00:00Z`)) / DAY);
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
