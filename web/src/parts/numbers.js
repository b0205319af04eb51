// Reads numbers as the user writes them: in the format of the locale, or as a plain decimal.

const marks = new Map();

/** Returns the decimal and the group separator of the user's locale; English ones if the browser lacks the locale. */
export function marksOf(desk) {
  const { language } = desk;
  if (!marks.has(language)) {
    let parts;
    try {
      parts = new Intl.NumberFormat(language).formatToParts(-12345678.9);
    } catch {
      parts = new Intl.NumberFormat("en").formatToParts(-12345678.9);
    }
    const of = (type) => parts.find((part) => part.type === type)?.value ?? "";
    marks.set(language, { decimal: of("decimal"), group: of("group") });
  }
  return marks.get(language);
}

/** The minus signs that keyboards and other programs write. */
const MINUS = /^[\u200e\u200f]*[\u2212\u2013\ufe63\uff0d]/;
/** A point after which exactly three digits follow, as after a group separator. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/;

/**
 * Reads a decimal such as "1,5" in German. The library reads plain decimals, so only the separator is translated. A
 * plain decimal such as "1234.56" is accepted if the locale could not mean another number: "1.234" is refused in German.
 * Group separators are refused.
 */
export function readDecimal(desk, text) {
  const { decimal, group } = marksOf(desk);
  const given = text.trim().replace(MINUS, "-");
  if (decimal !== "." && group === "." && GROUPED.test(given)) {
    throw new RangeError(given);
  }
  const isOwn = decimal !== "." && !given.includes(".");
  return desk.library.decimalParse(isOwn ? given.replace(decimal, ".") : given);
}

/** Reads an amount of a currency in the format of the locale, or as a plain decimal that the locale rejects. */
export function readAmount(desk, text, currency) {
  const { library, locale } = desk;
  try {
    return library.parseLocale(text, locale, currency);
  } catch (error) {
    if (!(error instanceof library.MoneyError) || !/^\s*-?\d+\.\d+\s*$/.test(text)) throw error;
    return new library.Money(library.decimalParse(text.trim()), currency);
  }
}

/** Writes a decimal for a field, with the decimal separator of the locale and without groups. */
export function decimalText(desk, decimal) {
  return decimal.toString().replace(".", marksOf(desk).decimal);
}
