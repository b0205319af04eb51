// Reads an amount as people type it: a number of the locale, or one with any currency, such as "100 usd" or "€20".

import { numberTrouble } from "../parts/field.js";
import { decimalText } from "../parts/numbers.js";
import { t } from "../words/words.js";

/** Characters of a text; more are no amount. */
const MOST = 100;

/** Returns the error of a text that is never read, or "". */
export function refusal(text) {
  if (text.includes("\0")) return t("field.nul");
  return text.length > MOST ? t("field.too_long", { count: MOST }) : "";
}

/** Returns the amount that a text means, or null; `currency` is that of a number without a currency. */
export function reading(desk, text, currency) {
  if (refusal(text) !== "" || text.trim() === "") return null;
  // A separator at the end belongs to a number that is still being typed.
  for (const one of [text, text.replace(/[.,]\s*$/, "")]) {
    const { kind, amount, number } = lineOf(desk, one, currency) ?? {};
    if (kind === "amount") return amount;
    if (kind === "number") return desk.attempt(() => new desk.library.Money(number, currency));
  }
  return null;
}

/** Reads a text as a line of a notepad, such as "1.5k" or "200 + 15%"; null if it cannot be one. */
function lineOf(desk, text, currency) {
  return desk.attempt(() => {
    const notepad = new desk.library.Notepad({ reading: "lenient", locale: desk.locale, home: currency });
    try {
      notepad.setRates({ rates: desk.rates });
      notepad.setText(text);
      const line = notepad.lineAt(0);
      const count = Number(line.readingCount);
      return { ...line, readings: Array.from({ length: count }, (_, index) => notepad.lineReadingAt(0, index)) };
    } finally {
      notepad.free();
    }
  });
}

/** True if a text is a number or an amount of the currency in the format of the locale. */
export function isPlain(desk, text, currency) {
  const ended = text.replace(/[.,]\s*$/, "");
  return desk.attempt(() => desk.library.parseLocale(ended, desk.locale, currency)) !== null;
}

/** Returns the sentence for a text without a reading. */
export function troubleOf(desk, text, currency) {
  const refused = refusal(text);
  if (refused !== "") return refused;
  const { readings = [] } = lineOf(desk, text, currency) ?? {};
  if (readings.length > 1) return t("converter.question", { text: text.trim(), readings: readings.join(", ") });
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
  const isCode = /^(\p{L}{2,}|\p{Sc})$/u.test(word) && /\d/.test(text);
  if (error?.code === "unknown_currency" && isCode) return t("converter.unknown", { text: word });
  const example = desk.text(new library.Money("1234.5", currency), {
    display: "none",
  });
  return numberTrouble(text, error, example);
}

/** Writes an amount as a number of the locale, without its currency. */
export function numberOf(desk, amount) {
  return decimalText(desk, amount.amount);
}
