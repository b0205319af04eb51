// The search of the currency picker: codes, symbols, names and countries, ranked.

/** The most traded currencies, in the order of the BIS Triennial Central Bank Survey of 2022. */
const TRADED = "USD EUR JPY GBP CNY AUD CAD CHF HKD SGD SEK KRW NOK NZD INR MXN TWD ZAR BRL DKK PLN THB ILS IDR CZK"
  .split(" ");
const ranks = new Map(TRADED.map((code, index) => [code, index]));

/** Lower case without accents. */
export function folded(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const cache = new Map();

function namesOf(tag) {
  try {
    return new Intl.DisplayNames([tag], { type: "region" });
  } catch {
    return new Intl.DisplayNames(["en"], { type: "region" });
  }
}

function regionName(names, code) {
  try {
    return names.of(code) ?? "";
  } catch {
    return "";
  }
}

/** Returns the words by which a currency is found, in the user's language and in English; cached by language. */
function wordsOf(desk, { code, name }, names) {
  const key = `${desk.locale} ${code} ${name}`;
  const kept = cache.get(key);
  if (kept !== undefined) return kept;
  const { library } = desk;
  const found = desk.attempt(() => library.currencyFind(code));
  const text = (display) => desk.attempt(() => library.currencyText(code, desk.locale, display)) ?? "";
  const countries = (found?.countries ?? "").split(" ").filter((one) => one !== "");
  const made = {
    code: folded(code),
    symbols: [text("symbol"), text("narrow")].filter((one) => one !== "").map(
      folded,
    ),
    names: [name, found?.name ?? ""].map(folded),
    countries: countries.flatMap((one) => names.map((some) => folded(regionName(some, one)))),
  };
  cache.set(key, made);
  return made;
}

const isWordStart = (text, wanted) => text.startsWith(wanted) || text.includes(` ${wanted}`);

/** The quality of a match, 0 for the best; null without a match. */
function quality(words, wanted) {
  if (words.code === wanted) return 0;
  if (words.symbols.includes(wanted)) return 1;
  if (words.code.startsWith(wanted)) return 2;
  if (words.names.some((one) => isWordStart(one, wanted))) return 3;
  if (words.countries.some((one) => isWordStart(one, wanted))) return 4;
  if (words.names.some((one) => one.includes(wanted))) return 5;
  return null;
}

const tradedRank = (code) => ranks.get(code) ?? TRADED.length;

/** Returns the items that match a text, best first; all items, favourites first, for an empty one. */
export function search(desk, items, text) {
  const wanted = folded(text.trim());
  if (wanted === "") {
    return [...items].sort((a, b) => Number(b.isFavourite ?? false) - Number(a.isFavourite ?? false));
  }
  const names = [...new Set([desk.language, "en"])].map(namesOf);
  const found = [];
  items.forEach((item, index) => {
    const value = quality(wordsOf(desk, item, names), wanted);
    if (value !== null) found.push({ item, value, index });
  });
  found.sort((a, b) =>
    a.value - b.value ||
    Number(b.item.isFavourite ?? false) - Number(a.item.isFavourite ?? false) ||
    tradedRank(a.item.code) - tradedRank(b.item.code) || a.index - b.index
  );
  return found.map(({ item }) => item);
}
