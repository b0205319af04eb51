// Answers golden vectors: reads a line of JSON and writes a line of JSON. bindings/conformance/README.md describes
// the protocol.

import { createInterface } from "node:readline";

import * as libmoney from "../src/index.js";
import { accounts } from "./accounts.js";
import { exchange } from "./exchanges.js";
import { disposals, rebalancing, timeValue, trackRecords } from "./investing.js";
import { ledger } from "./ledger.js";
import { localeNumbers, merging, notepad, packed } from "./lines.js";
import { loans } from "./loans.js";
import { number, ratesOf } from "./numbers.js";
import { operation } from "./operations.js";
import { explanations, invoiceDocument } from "./papers.js";
import { bankStatements, basket, gobl, invoices, journals, paymentCode } from "./trade.js";

const { Decimal, Money, Rates } = libmoney;
const RATES = '{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}';
const LIST = '{"success":true,"currencies":{"EUR":"Euro"}}';

function parse({ text, currency }) {
  if (currency !== undefined) {
    const amount = new Money(text);
    return { value: number(amount), currency: amount.currency };
  }
  return { value: number(libmoney.parseWithCurrency(text, "EUR")), decimal: new Decimal(text).toString() };
}

function allocation({ amount, currency, method = "largest_remainder", weights }) {
  const { shares, remainder } = libmoney.allocateDetailed(new Money(amount, currency), weights, { method });
  return { shares: shares.map(number), remainder: number(remainder) };
}

function conversion({ rates, rounding, digits, date, amount, from, to }) {
  const options = { rounding, digits, date };
  const { result, details } = ratesOf(rates).convertDetailed(new Money(amount, from), to, options);
  const path = details.legs.length > 0 ? [details.legs[0].from, ...details.legs.map((leg) => leg.to)] : [];
  return { result: number(result), flags: details.flags, path };
}

function bagOf(texts) {
  const bag = new libmoney.Bag();
  for (const text of texts) bag.add(text);
  return bag;
}

function bag(vector) {
  const told = {};
  if (vector.equal !== undefined) {
    const [a, b] = vector.equal.map(bagOf);
    told.equal = a.equal(b) && a.hash() === b.hash();
  }
  if (vector.sum !== undefined) {
    const sum = bagOf(vector.sum);
    sum.multiply(vector.times);
    told.result = number(sum.reduce(vector.reduce, { rates: ratesOf(vector.rates) }));
  }
  return told;
}

function expressions({ expression: text, rates }) {
  const { value, expression } = libmoney.Expression.evaluateDetailed(text, { rates: ratesOf(rates) });
  const { exact } = expression.info();
  const hexadecimal = (words) => words.reduceRight((sum, word) => (sum << 64n) | BigInt(word), 0n).toString(16);
  return {
    result: (value.kind === "amount" ? value.amount : value.number).toString(),
    rounded: value.flags.includes("rounded"),
    exact: [exact.sign, hexadecimal(exact.numerator), hexadecimal(exact.denominator)],
  };
}

function rateOfReturn({ flows }) {
  const found = libmoney.xirr(flows.map(([date, amount]) => ({ date, amount: new Money(amount, "EUR") })));
  if (found.outcome === "undefined") return { undefined: libmoney.xirrReasonText(found.reason) };
  return { root: found.rates[0] };
}

function calculator({ keys }) {
  const machine = new libmoney.Calculator();
  const alert = machine.pressKeys(keys);
  return { alert: libmoney.calculatorAlertName(alert), display: machine.display() };
}

function listOf({ language, favourites = [], sort, search }, document) {
  const list = new libmoney.CurrencyList(language);
  list.addJson(document);
  for (const code of favourites) list.setFavourite(code, true);
  if (sort !== undefined) list.setSort(sort);
  if (search !== undefined) list.setSearch(search);
  return { codes: list.items().map((item) => item.code), state: list.state() };
}

function converter(vector, document) {
  if (vector.list !== undefined) return listOf(vector, document);
  const rates = Rates.fromJson(document);
  const typed = (text) => {
    const made = new libmoney.Converter(vector.source, vector.target);
    made.setRates(rates, "network", null);
    made.setAmount(text);
    return made;
  };
  const made = typed(vector.typed);
  const info = made.info(null);
  const told = { state: info.state, unfinished: info.inputState === "unfinished", reason: made.reason() };
  if (info.state === "ready") {
    const { details } = made.resultDetailed(null);
    Object.assign(told, { result: made.text(), equivalence: made.unitRate() });
    told.through = details.legs.slice(1).map((leg) => leg.from);
    const { legs } = made.rate(null);
    if (legs.length === 1) told.rate = [String(legs[0].numerator), String(legs[0].denominator)];
  }
  if (vector.result_of !== undefined) told.other = typed(vector.result_of).text();
  return told;
}

function order({ language, codes }) {
  const list = new libmoney.CurrencyList(language);
  for (const code of codes) list.add(code);
  const up = list.items().map((item) => item.code);
  list.setSort("name_descending");
  return { up, down: list.items().map((item) => item.code) };
}

function form({ draft }) {
  const portfolio = new libmoney.Portfolio("EUR");
  const rule = draft.rule === undefined ? "letters" : "exchange_symbol";
  const filled = new libmoney.OrderForm(portfolio, null, rule);
  const told = { states: {}, texts: {}, saved: true };
  const fields = { date: "date", type: "action", ticker: "ticker", quantity: "quantity", price: "price", sum: "sum" };
  for (const [name, field] of Object.entries(fields)) if (name in draft) filled.set(field, draft[name]);
  for (const [name, field] of Object.entries(fields)) {
    told.states[name] = libmoney.fieldStateText(filled.state(field));
    told.texts[name] = filled.text(field);
  }
  try {
    filled.save(portfolio);
  } catch (error) {
    if (!(error instanceof libmoney.MoneyError)) throw error;
    told.saved = false;
  }
  return { ...told, stored: portfolio.count() };
}

function feed(vector) {
  const isList = vector.feed === "currency_list";
  const provider = isList ? "currencylayer_list" : "currencylayer";
  const made = new libmoney.Feed(provider, { apiKey: "not-a-key", ttlSeconds: vector.ttl_seconds });
  let id = 0;
  const steps = vector.steps.map((step) => {
    const now = step.at ?? 0;
    if (step.expect !== undefined) {
      const request = made.next(now);
      id = request?.id() ?? id;
      return request === null ? "nothing" : "fetch";
    }
    if (step.event !== undefined) {
      if (step.event === "refresh") made.refresh();
      else made.notifyOnline(now);
      return "done";
    }
    if (step.answer !== undefined) {
      if (step.answer === "no connection") made.failRequest(id, "connection", now);
      else if (step.answer === "html") made.receiveResponse(id, 200, "text/html", "<html></html>", now);
      else made.receiveResponse(id, 200, "application/json", isList ? LIST : RATES, now);
      const { status } = made.failure();
      return status === "ok" ? "MONEY_OK" : `MONEY_ERR_${status.toUpperCase()}`;
    }
    const info = made.info(now);
    return [info.state, info.ageSeconds, made.rates() !== null];
  });
  return { steps };
}

const own = (vector) => vector.currency ?? vector.security_currency;
const report = (vector) => vector.report_currency ?? own(vector);
const cents = (amounts, code) => new Money(amounts[code], code).minor;

function portfolioOf(vector, method) {
  const made = new libmoney.Portfolio(report(vector), { method });
  const rate = {};
  if (vector.rate_at_trade !== undefined) {
    rate.rateNumerator = cents(vector.rate_at_trade, report(vector));
    rate.rateDenominator = cents(vector.rate_at_trade, own(vector));
  }
  for (const [date, action, symbol, quantity, total] of vector.transactions) {
    made.add({ date, action, symbol, quantity, total: new Money(total, own(vector)), ...rate });
  }
  return made;
}

function valuationOf(vector, made, rates) {
  const { symbol } = made.transactionAt(0);
  return made.value(vector.price === undefined ? [] : [{ symbol, price: vector.price }], { rates });
}

function portfolio(vector) {
  const told = {};
  for (const method of ["fifo", "average"]) {
    const position = valuationOf(vector, portfolioOf(vector, method)).positionAt(0);
    told[method] = {
      realised: number(position.realisedGain),
      remaining_quantity: position.quantity.toString(),
      remaining_cost: number(position.cost),
      unrealised: number(position.performance.unrealisedGain),
    };
  }
  if (vector.rate_now !== undefined) {
    const rate = `${cents(vector.rate_now, report(vector))}/${cents(vector.rate_now, own(vector))}`;
    const rates = ratesOf([{ from: own(vector), to: report(vector), rate }]);
    const { performance } = valuationOf(vector, portfolioOf(vector, "fifo"), rates).summary();
    told.value_now = number(performance.value);
    told.profit = number(performance.profit);
    told.currency_effect = number(performance.currencyEffect);
    told.price_effect = number(performance.priceEffect);
  }
  return told;
}

function failure(body) {
  try {
    return body();
  } catch (error) {
    if (error instanceof libmoney.MoneyError) return error;
    throw error;
  }
}

function wallet(vector) {
  const filled = new libmoney.Wallet();
  for (const text of vector.moneys) filled.add(text);
  const told = { count: filled.count(), currencies: [], per_currency: {}, sums: {} };
  for (let index = 0; index < filled.currencyCount(); index += 1) told.currencies.push(filled.currencyAt(index));
  for (const code of Object.keys(vector.per_currency ?? {})) told.per_currency[code] = filled.count(code);
  for (const code of Object.keys(vector.sums ?? {})) told.sums[code] = number(filled.sum(code));
  const { currency: target, rates: pairs } = vector.total;
  const rates = ratesOf(pairs);
  const found = failure(() => filled.totalDetailed(target, { rates }));
  if (found instanceof Error) told.total_error = found.message;
  else Object.assign(told, { total: number(found.total), total_of_rounded: number(found.details.totalOfRounded) });
  const statement = failure(() => filled.statement(target, { rates }));
  if (statement instanceof Error) return { ...told, statement_error: statement.message };
  told.sections = statement.sectionCount();
  told.rows = 0;
  for (let section = 0; section < told.sections; section += 1) told.rows += statement.rowCount(section);
  return told;
}

const ANSWERS = {
  parse,
  allocation,
  conversion,
  bag,
  basket,
  expressions,
  xirr: rateOfReturn,
  calculator,
  converter,
  "currency-order": order,
  "transaction-draft": form,
  feed,
  portfolio,
  wallet,
  invoices,
  gobl,
  loans,
  ledger,
  accounts,
  exchange,
  "time-value": timeValue,
  disposals,
  rebalancing,
  "track-records": trackRecords,
  notepad,
  "locale-numbers": localeNumbers,
  merging,
  packed,
  "payment-code": paymentCode,
  explanations,
  "bank-statements": bankStatements,
  journals,
  "invoice-documents": invoiceDocument,
  operation,
};

function answer({ op, vector, document }) {
  try {
    return ANSWERS[op](vector, document);
  } catch (error) {
    if (!(error instanceof libmoney.MoneyError)) throw error;
    const told = { error: error.message, status: error.constant };
    if (error.position >= 0) told.position = error.position;
    if (op === "expressions" && error.position >= 0) {
      told.caret = libmoney.expressionCaret(vector.expression, error.position);
    }
    return told;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  let told;
  try {
    told = answer(JSON.parse(line));
  } catch (error) {
    told = { broken: error.stack ?? String(error) };
  }
  console.log(JSON.stringify(told, (_, value) => (typeof value === "bigint" ? value.toString() : value)));
}
