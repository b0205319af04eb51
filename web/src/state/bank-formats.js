// The formats of days and numbers in the files of banks, and the meaning of their columns.

import { folded } from "./search.js";

/** Formats of numbers: the locale that reads them, and an example. */
export const NUMBERS = [
  ["en", "1,234.56"],
  ["de", "1.234,56"],
  ["fr", "1 234,56"],
  ["de_CH", "1’234.56"],
];
export const DAYS = [
  ["ymd", "2026-12-31"],
  ["dmy", "31.12.2026"],
  ["mdy", "12/31/2026"],
];
/** Column headings by meaning, in the order in which they are preferred. */
const HEADINGS = {
  date: [
    ...["booking date", "transaction date", "posting date", "completed date"],
    ...["buchungstag", "buchungsdatum", "buchung", "data lancamento"],
    ...["date", "datum", "data", "fecha", "day", "value date", "valuta"],
  ],
  amount: [
    ...["amount", "betrag", "umsatz", "valor", "importe", "montant"],
    ...["importo", "bedrag", "value", "sum"],
  ],
  debit: [
    ...["debit", "paid out", "money out", "withdrawal", "spent", "soll"],
    ...["belastung", "lastschrift", "ausgabe", "debito", "saida"],
  ],
  credit: [
    ...["credit", "paid in", "money in", "deposit", "received", "haben"],
    ...["gutschrift", "einnahme", "credito", "entrada"],
  ],
  currency: ["currency", "wahrung", "waehrung", "moeda", "devise", "divisa"],
  label: [
    ...["description", "label", "payee", "merchant", "verwendungszweck"],
    ...["beguenstigter", "empfanger", "auftraggeber", "counterparty"],
    ...["descricao", "historico", "concepto", "libelle", "memo", "details"],
    ...["narrative", "buchungstext", "reference", "name", "text", "title"],
  ],
};
export const ROLES = Object.keys(HEADINGS);

/** Returns the columns of headings by meaning; -1 for a missing one. */
export function columnsOf(headings) {
  const names = headings.map((one) => folded(one.trim()));
  const taken = new Set();
  const found = {};
  for (const role of ROLES) {
    const words = HEADINGS[role];
    const find = (matches) => {
      for (const word of words) {
        const at = names.findIndex((name, index) => !taken.has(index) && matches(name, word));
        if (at >= 0) return at;
      }
      return -1;
    };
    const exact = find((name, word) => name === word);
    const at = exact >= 0 ? exact : find((name, word) => ` ${name}`.includes(` ${word}`));
    found[role] = at;
    if (at >= 0) taken.add(at);
  }
  // The amounts of a single column are signed.
  if (found.amount >= 0) Object.assign(found, { debit: -1, credit: -1 });
  return found;
}

const SHAPES = {
  ymd: [/^(\d{4})[-./]?(\d{1,2})[-./]?(\d{1,2})(?!\d)/, [1, 2, 3]],
  dmy: [/^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})(?!\d)/, [3, 2, 1]],
  mdy: [/^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})(?!\d)/, [3, 1, 2]],
};

/** Returns a day such as "2024-02-29", or null. A time after the day is ignored. */
export function dayOf(text, format) {
  const [shape, order] = SHAPES[format];
  const found = shape.exec(text.trim());
  if (found === null) return null;
  const [year, month, day] = order.map((index) => found[index]);
  const made = [
    year.length === 2 ? `20${year}` : year,
    month.padStart(2, "0"),
    day.padStart(2, "0"),
  ].join("-");
  const instant = new Date(`${made}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) &&
      instant.toISOString().startsWith(made) && made >= "0001"
    ? made
    : null;
}

/** Returns an amount of a currency, or null. A plus sign and the currency's symbol or code are accepted. */
export function amountOf(desk, text, format, currency) {
  const { library } = desk;
  const given = text.trim().replace(/^\+/, "").replaceAll("'", "’");
  return desk.attempt(() => {
    const amount = library.parseLocale(given, format, currency);
    const { digits } = library.currencyFind(currency);
    const isWhole = digits < 0 ||
      amount.amount.rounded(digits, "down").equals(amount.amount);
    return isWhole ? amount : null;
  });
}

/** The share of texts that a reader accepts; 0 without texts. */
function shareOf(texts, read) {
  return texts.filter((text) => read(text) !== null).length /
    Math.max(1, texts.length);
}

/** Returns the format of days of most texts, and whether another one fits as well. */
export function dayFormat(desk, texts) {
  const shares = new Map(
    DAYS.map(([name]) => [name, shareOf(texts, (text) => dayOf(text, name))]),
  );
  const best = Math.max(...shares.values());
  const fitting = DAYS.map(([name]) => name).filter((name) => shares.get(name) === best);
  const isMonthFirst = new Intl.DateTimeFormat(desk.language).formatToParts(0)[0].type ===
      "month" && !texts.some((text) => /^\d+\./.test(text.trim()));
  const wanted = isMonthFirst ? "mdy" : "dmy";
  return {
    format: fitting.includes(wanted) ? wanted : fitting[0],
    share: best,
    // In a date with points, the month is in the middle.
    isUnclear: fitting.includes("dmy") && fitting.includes("mdy") &&
      texts.some((text) => !/^\d+\./.test(text.trim())),
  };
}

/** Returns the format of numbers of most texts; the user's own if several fit. */
export function numberFormat(desk, texts, currency) {
  const shares = new Map(NUMBERS.map(([name]) => [
    name,
    shareOf(texts, (text) => amountOf(desk, text, name, currency)),
  ]));
  const best = Math.max(...shares.values());
  const fitting = NUMBERS.map(([name]) => name).filter((name) => shares.get(name) === best);
  const own = fitting.find((name) => name === desk.locale) ??
    fitting.find((name) => name === desk.language.split("-")[0]);
  return { format: own ?? fitting[0], share: best };
}
