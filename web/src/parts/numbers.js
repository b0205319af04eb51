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

/** Reads a number in the format of the locale, or a plain decimal that is no other number there. */
export function readDecimal(desk, text) {
  return desk.library.decimalParseLocale(text, desk.locale, "lenient");
}

/** True if a text that `readDecimal` refuses is a plain decimal, so that it is another number in the locale. */
export function isAmbiguous(desk, text) {
  return desk.attempt(() => desk.library.decimalParse(text.trim())) !== null;
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
