// Files of transactions: their format, and how the columns of any broker's CSV are read.

import { recordsOf, separatorOf } from "./csv.js";

/** The formats that the library imports, besides CSV with the desk's own columns. */
export const FORMATS = ["csv", "portfolio_performance", "ghostfolio", "beancount", "ledger", "hledger"];
/** The fields of a column; "" for a column that is not read. */
export const FIELDS = [
  "",
  "date",
  "action",
  "symbol",
  "quantity",
  "price",
  "total",
  "net",
  "currency",
  "fee",
  "tax",
  "fee_currency",
  "rate",
  "id",
  "into",
  "cost_share",
  "opened",
];
const REQUIRED = ["date", "action", "symbol", "quantity"];
const AMOUNTS = ["total", "net", "price"];

/** Words in the names of columns, in the languages of the desk; the first match counts. */
const GUESSES = [
  ["fee_currency", /fee.?currency/],
  ["currency", /curr|währ|moeda|devise/],
  ["date", /dat[eau]|day|tag\b|dia\b/],
  ["symbol", /symbol|ticker|isin|wkn|security|wertpapier|ativo|instrument|papel/],
  ["quantity", /quant|shares|units|stück|anzahl|menge|qtd|qty/],
  ["fee", /fee|commission|gebühr|provision|spesen|taxa|corretagem|kosten/],
  ["tax", /\btax|steuer|imposto/],
  ["price", /price|kurs|preis|preço/],
  ["net", /\bnet|netto|líquido/],
  ["total", /total|amount|value|betrag|wert|valor|summe/],
  ["action", /action|type|typ|art\b|tipo|transa|operação|side|vorgang/],
  ["rate", /rate|wechselkurs|câmbio/],
  ["id", /^id$|reference|order.?n|referenz/],
];

/** Words of actions, in the languages of the desk. */
const ACTION_WORDS = [
  ["transfer_in", /deliver.*in|einlief|transfer.?in|einbuchung/],
  ["transfer_out", /deliver.*out|auslief|transfer.?out|ausbuchung/],
  ["ignore", /deposit|withdraw|einzahl|auszahl|einlage|entnahme|depósito|retirada|removal|cash/],
  ["sell", /^s$|sell|verkauf|venda|sale|sold/],
  ["buy", /^b$|buy|kauf$|kauf\b|compra|purchase|bought/],
  ["dividend", /divid|ausschütt|provento|distribut/],
  ["interest", /interest|zins|juros/],
  ["withholding_tax", /tax|steuer|imposto/],
  ["fee", /fee|gebühr|taxa|commission/],
  ["stock_dividend", /stock.?div|bonifica/],
  ["spin_off", /spin.?off|abspalt/],
  ["merger", /merger|fusion|fusão/],
  ["split", /split|desdobra/],
];

/** The headings by which an export of Portfolio Performance is recognised, in English and German. */
const PERFORMANCE = [["Date", "Type", "Value", "Shares"], ["Datum", "Typ", "Wert", "Stück"]];
const ENDINGS = { beancount: "beancount", bean: "beancount", hledger: "hledger", journal: "hledger", ledger: "ledger" };

const firstLine = (text) => text.slice(0, text.indexOf("\n") + 1 || undefined);

/** Returns the format of a file by its content and its name. */
export function formatOf(name, document) {
  const text = document.replace(/^\ufeff/, "");
  if (/^\s*[{[]/.test(text)) return "ghostfolio";
  const end = name.toLowerCase().split(".").at(-1);
  if (Object.hasOwn(ENDINGS, end)) return ENDINGS[end];
  const head = firstLine(text).split(/[;,\t]/).map((one) => one.replaceAll('"', "").trim());
  if (PERFORMANCE.some((names) => names.every((one) => head.includes(one)))) return "portfolio_performance";
  if (/^\d{4}-\d\d-\d\d +(open|close|commodity|txn|\*|!) /m.test(text) && !/^date\b/i.test(text)) {
    return /^\d{4}-\d\d-\d\d +open /m.test(text) ? "beancount" : "ledger";
  }
  return "csv";
}

const guess = (pairs, text) => pairs.find(([, words]) => words.test(text.toLowerCase()))?.[0] ?? "";

/** The field of a column's name; fields themselves are names. */
const fieldOf = (name) => FIELDS.includes(name.toLowerCase()) ? name.toLowerCase() : guess(GUESSES, name);

/** True if most numbers contain a decimal comma: the last separator of each decides. */
function hasCommas(records, indices) {
  let commas = 0;
  let points = 0;
  for (const { cells } of records) {
    for (const index of indices) {
      const last = /[.,](?=\d{1,2}\D*$)/.exec(cells[index] ?? "")?.[0];
      if (last === ",") commas += 1;
      else if (last === ".") points += 1;
    }
  }
  return commas > points;
}

/** The order of the parts of dates: the year first, or by a part above 12. */
function dateOrder(texts) {
  const parts = texts.map((text) => /^(\d{1,2})[./-](\d{1,2})[./-]\d{4}/.exec(text.trim())).filter(Boolean);
  if (parts.length === 0) return "ymd";
  if (parts.some(([, , second]) => Number(second) > 12)) return "mdy";
  return texts.some((text) => text.includes("/")) && !parts.some(([, one]) => Number(one) > 12) ? "mdy" : "dmy";
}

/** The layout of a CSV file as it is guessed; null for a text without columns. */
export function layoutOf(document) {
  const text = document.replace(/^\ufeff/, "");
  const delimiter = separatorOf(text);
  if (delimiter === null) return null;
  const [head, ...records] = recordsOf(text, delimiter);
  const used = new Set();
  const columns = head.cells.map((cell) => {
    const name = cell.trim();
    const field = fieldOf(name);
    const isFirst = field !== "" && !used.has(field);
    used.add(field);
    return { name, field: isFirst ? field : "", sample: "" };
  });
  columns.forEach((column, index) => {
    column.sample = records.map(({ cells }) => (cells[index] ?? "").trim()).find((cell) => cell !== "") ?? "";
  });
  const layout = { delimiter, columns, records, dateOrder: "ymd", decimalSeparator: ".", actions: new Map() };
  const numbers = columns.flatMap(({ field }, index) => ["quantity", ...AMOUNTS, "fee"].includes(field) ? [index] : []);
  layout.decimalSeparator = hasCommas(records, numbers) ? "," : ".";
  layout.dateOrder = dateOrder(cellsOf(layout, "date"));
  return layout;
}

/** The cells of a field's column. */
function cellsOf({ columns, records }, field) {
  const index = columns.findIndex((one) => one.field === field);
  return index < 0 ? [] : records.map(({ cells }) => (cells[index] ?? "").trim());
}

/** The words of the column of actions, each with the chosen action, else a guessed one. */
export function actionsOf(layout, names) {
  const words = [...new Set(cellsOf(layout, "action"))].filter((word) => word !== "");
  return words.map((word) => {
    const own = word.toLowerCase();
    return [word, layout.actions.get(word) ?? (names.includes(own) ? own : guess(ACTION_WORDS, word))];
  });
}

/** The required fields that no column has. */
export function missingFields({ columns }) {
  const has = (field) => columns.some((one) => one.field === field);
  const missing = REQUIRED.filter((field) => !has(field));
  return AMOUNTS.some(has) ? missing : [...missing, "total"];
}

/** The options of the library for a layout. */
export function optionsOf(layout, names) {
  const { columns, dateOrder: order, delimiter, decimalSeparator } = layout;
  const lines = (pairs) => pairs.map(([word, meaning]) => `${word}=${meaning}\n`).join("");
  const named = columns.filter(({ name, field }) => field !== "" && name !== "" && !name.includes("\n"));
  return {
    columns: lines(named.map(({ name, field }) => [name, field])),
    actions: lines(actionsOf(layout, names).filter(([word, action]) => action !== "" && !word.includes("\n"))),
    dateOrder: order,
    delimiter,
    decimalSeparator,
    groupSeparator: decimalSeparator === "," ? "." : ",",
  };
}
