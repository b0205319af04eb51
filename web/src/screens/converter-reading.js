// Reads an amount as people type it: a number of the locale, or one with any currency, such as "100 usd" or "€20".

import { numberTrouble } from "../parts/field.js";
import { decimalText, readAmount } from "../parts/numbers.js";
import { t } from "../words/words.js";

/** Characters of a text; more are no amount. */
const MOST = 100;

/** Returns the error of a text that is never read, or "". */
export function refusal(text) {
  if (text.includes("\0")) return t("field.nul");
  return text.length > MOST ? t("field.too_long", { count: MOST }) : "";
}

/** The amounts that a text may mean, the likeliest first. Codes are accepted in lower case. */
function attempts(desk, text, currency) {
  const { library, locale } = desk;
  const upper = text.toUpperCase();
  return [
    () => readAmount(desk, text, currency),
    () => readAmount(desk, text.replace(/[.,]\s*$/, ""), currency),
    () => library.parseLocale(text, locale),
    () => library.parseLocale(upper, locale),
  ];
}

/** Returns the amount that a text means, or null; `currency` is that of a number without a currency. */
export function reading(desk, text, currency) {
  if (refusal(text) !== "" || text.trim() === "") return null;
  for (const attempt of attempts(desk, text, currency)) {
    const found = desk.attempt(attempt);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the sentence for a text without a reading. */
export function troubleOf(desk, text, currency) {
  const refused = refusal(text);
  if (refused !== "") return refused;
  const { library, locale } = desk;
  const error = desk.attempt(
    () => library.parseLocale(text, locale, currency),
    (found) => found,
  );
  const named = desk.attempt(
    () => library.parseLocale(text, locale),
    (found) => found,
  );
  const word = text.replace(/[\d\s.,+-]/g, "").slice(0, 20);
  if (named?.code === "ambiguous_currency") {
    return t("converter.ambiguous", { text: word });
  }
  if (
    error?.code === "unknown_currency" && /\d/.test(text) && !text.includes("<")
  ) return t("converter.unknown", { text: word });
  const example = desk.text(new library.Money("1234.5", currency), {
    display: "none",
  });
  return numberTrouble(text, error, example);
}

/** Writes an amount as a number of the locale, without its currency. */
export function numberOf(desk, amount) {
  return decimalText(desk, amount.amount);
}
