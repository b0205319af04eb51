// The converter of the home page: a field, two currencies, and the answer with its source, on the library of the live boxes.

const DAY = 86_400_000;
/** From this age on, the answer states how old the rates are. */
const OLD = 4;
// Tests of the quotes have no page.
const form = globalThis.document?.getElementById("convert");

function ageOf(day) {
  const days = Math.floor((Date.now() - Date.parse(`${day}T00:00:00Z`)) / DAY);
  return days < OLD ? "" : ` (${days} days old)`;
}

function dayText(day) {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat("en-GB", options).format(Date.parse(`${day}T00:00:00Z`));
}

/** An integer divided by a power of ten, as a decimal; null if `power` is not a power of ten. */
function decimal(number, power) {
  if (!/^10*$/.test(`${power}`)) return null;
  const digits = `${power}`.length - 1;
  const text = `${number}`.padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** A rate as its source quotes it: the inverse of "1 EUR = 175.68 JPY" is stored with that quote. */
export function quote({ from, to, numerator, denominator }) {
  const price = decimal(numerator, denominator);
  if (price !== null) return `1 ${from} = ${price} ${to}`;
  const inverse = decimal(denominator, numerator);
  return inverse === null ? `1 ${from} = ${numerator}/${denominator} ${to}` : `1 ${to} = ${inverse} ${from}`;
}

class Converter {
  #library;
  #rates;
  #locale;

  constructor(library, rates, locale) {
    this.#library = library;
    this.#rates = rates;
    this.#locale = locale;
  }

  /** The amount as the reader's locale writes it, or as programs do. */
  #amount(text, code) {
    try {
      return this.#library.parseLocale(text, this.#locale, code);
    } catch (refusal) {
      try {
        return new this.#library.Money(text.trim(), code);
      } catch {
        throw refusal;
      }
    }
  }

  /** The answer to an amount as typed, and the rates that it depends on. */
  convert(text, from, to) {
    const amount = this.#amount(text, from);
    const { result, details } = this.#rates.convertDetailed(amount, to);
    const shown = (one) => this.#library.formatLocale(one, this.#locale, { display: "code" });
    const legs = details.legs.map(quote).join(", ");
    const source = details.legs.length === 0
      ? "The same currency: no rate was needed."
      : `${legs} · ${details.source}, ${dayText(details.asOf)}${ageOf(details.asOf)}`;
    return { answer: `${shown(amount)} = ${shown(result)}`, source };
  }

  name(code) {
    return this.#library.currencyText(code, "en", "name");
  }
}

/** The first of the reader's locales that the module contains. */
function localeOf(library) {
  for (const wanted of navigator.languages) {
    try {
      return library.localeFind(wanted.replaceAll("-", "_"));
    } catch (error) {
      if (!(error instanceof library.MoneyError)) throw error;
    }
  }
  return "en";
}

async function open() {
  const rates = fetch(new URL(form.dataset.rates, document.baseURI));
  const library = await import(new URL("live/src/index.js", import.meta.url).href);
  const text = await (await rates).text();
  return new Converter(library, library.Rates.fromEcbCsv(text), localeOf(library));
}

function answer(converter) {
  const { amount, from, to } = form.elements;
  const place = form.querySelector(".convert-answer");
  const source = form.querySelector(".convert-source");
  let shown;
  try {
    shown = converter.convert(amount.value, from.value, to.value);
    amount.removeAttribute("aria-invalid");
  } catch (error) {
    amount.setAttribute("aria-invalid", "true");
    shown = { answer: amount.value.trim() === "" ? "Enter an amount" : error.message, source: "" };
  }
  place.textContent = shown.answer;
  source.textContent = shown.source;
}

async function start() {
  const { from, to } = form.elements;
  from.value = "EUR";
  to.value = "USD";
  form.hidden = false;
  const place = form.querySelector(".convert-answer");
  place.textContent = "Loading the library …";
  let converter;
  try {
    converter = await open();
  } catch (error) {
    place.textContent = `The library did not load: ${error.message}`;
    return;
  }
  for (const list of [from, to]) {
    for (const option of list.options) option.label = `${option.value} – ${converter.name(option.value)}`;
  }
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => answer(converter));
  form.querySelector(".convert-swap").addEventListener("click", () => {
    [from.value, to.value] = [to.value, from.value];
    answer(converter);
  });
  answer(converter);
}

// A page that was opened as a file may not load modules.
if (form && location.protocol !== "file:") start();
