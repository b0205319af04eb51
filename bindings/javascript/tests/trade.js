// Baskets and invoices of the golden vectors.

import * as libmoney from "../src/index.js";
import { number, ratesOf } from "./numbers.js";

const { Decimal, Money } = libmoney;

function policyOf(vector) {
  const policy = {};
  if (vector.rounding !== undefined) {
    Object.assign(policy, { level: vector.rounding.level, rounding: vector.rounding.mode });
  }
  if (vector.prices !== undefined) policy.prices = vector.prices;
  const remainders = { largest: "largest_remainder", first: "floor_to_first", last: "floor_to_last" };
  if (vector.discount !== undefined) policy.remainder = remainders[vector.discount.remainder];
  if (vector.tender !== undefined) Object.assign(policy, { tender: "cash", cashStep: vector.tender.cash_step });
  return policy;
}

export function basket(vector) {
  const { currency, lines, checkout } = vector;
  const catalogue = new libmoney.Catalogue(currency);
  const category = vector.tax_rate === undefined ? "" : "standard";
  if (category !== "") catalogue.setTax(category, new Decimal(vector.tax_rate).times(100));
  lines.forEach((line, index) => {
    catalogue.add({ sku: `sku${index}`, category, price: new Money(line.unit_price, currency) });
  });
  const filled = new libmoney.Basket(catalogue);
  filled.setPolicy(policyOf(vector));
  lines.forEach((line, index) => filled.add(`sku${index}`, line.quantity));
  if (vector.discount !== undefined) {
    filled.setDiscount(null, { kind: "fixed", amount: new Money(vector.discount.fixed, currency) });
  }
  const pairs = checkout === undefined ? [] : [{ from: currency, to: checkout.currency, rate: checkout.rate }];
  const receipt = filled.checkout((checkout ?? vector).currency, { rates: ratesOf(pairs) });
  const info = receipt.info("checkout");
  return {
    ...invoiceOf(receipt, vector),
    total: number(info.total),
    gross: number(info.gross),
    tax: number(info.tax),
    cash_rounding: number(info.cashRounding),
    payable: number(info.payable),
    discount_shares: receipt.lineItems("checkout").map((item) => number(item.orderDiscount)),
  };
}

function invoiceOf(receipt, vector) {
  if (vector.invoice === undefined) return {};
  const { net, tax, rounding, payable } = libmoney.Invoice.fromReceipt(receipt, "checkout", "E").totals();
  return { invoice: [net, tax, rounding, payable].map(number) };
}

const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

export function paymentCode({ format, amount, currency, version, open, fields, content }) {
  const options = { format, version: version ?? 0, isAmountOpen: open ?? false };
  options.amount = new Money(amount, currency);
  for (const [name, text] of Object.entries(fields)) {
    options[camel(name)] = text;
  }
  const text = libmoney.paymentCode(options);
  const read = libmoney.paymentCodeParse(text);
  return { text, content: Object.fromEntries(Object.keys(content).map((name) => [name, read[camel(name)]])) };
}

export function toldOf(invoice) {
  const totals = invoice.totals();
  return {
    line_total: number(totals.lineTotal),
    allowances: number(totals.allowances),
    charges: number(totals.charges),
    net: number(totals.net),
    tax: number(totals.tax),
    gross: number(totals.gross),
    payable: number(totals.payable),
    lines: invoice.lineAmounts().map((row) => number(row.net)),
    taxes: invoice.categories().map((row) => number(row.amount)),
  };
}

export function invoices({ currency, lines, document, prepaid, rounding }) {
  const made = new libmoney.Invoice(currency);
  const kind = (one) => (one.charge ? "charge" : "allowance");
  for (const line of lines) {
    const place = made.add({
      quantity: line.quantity,
      price: new Money(line.price, currency),
      baseQuantity: line.base_quantity ?? "0",
      taxes: [{ category: line.category, percent: line.percent ?? "0" }],
    });
    for (const one of line.allowances_charges) {
      made.adjust(place, { kind: kind(one), amount: new Money(one.amount, currency) });
    }
  }
  for (const one of document) {
    const taxes = [{ category: one.category, percent: one.percent ?? "0" }];
    made.adjust(null, { kind: kind(one), amount: new Money(one.amount, currency), taxes });
  }
  pay(made, currency, prepaid, rounding);
  return toldOf(made);
}

function pay(made, currency, prepaid, rounding) {
  made.setPayment({ prepaid: new Money(prepaid ?? "0", currency), rounding: new Money(rounding ?? "0", currency) });
}

/** The first tax is the category of the line item, as Python's invoices name it. */
function taxesOf(taxes) {
  if (taxes.length === 0) return [{ category: "O" }];
  return taxes.map(([name, rate, kind], place) => {
    const percent = rate ?? "0";
    if (place > 0) return { category: name.slice(0, 11), percent, kind };
    const standard = new Decimal(percent).sign !== 0 ? "S" : "E";
    return { category: name === "VAT" ? standard : name, percent };
  });
}

export function bankStatements({ xml }) {
  const statements = libmoney.BankStatements.fromCamt(xml);
  const wallet = new libmoney.Wallet();
  for (let index = 0; index < Number(statements.info().statementCount); index++) {
    wallet.addBankStatement(statements, index);
    wallet.addBankStatement(statements, index);
  }
  return { json: statements.toJson(), wallet: wallet.toJson() };
}

export function journals({ journal, format, exchange, symbols }) {
  const ledger = libmoney.Ledger.fromJournal(journal, format, "EUR", exchange, symbols);
  return { json: ledger.toJson(), written: ledger.toJournal(format) };
}

export function gobl(vector) {
  if (vector.prices_include_tax) return goblBasket(vector);
  const { currency } = vector;
  const made = new libmoney.Invoice(currency);
  const adjustment = (isCharge, amount) => {
    return { kind: isCharge ? "charge" : "allowance", amount: new Money(amount, currency) };
  };
  for (const [quantity, price, adjustments, taxes] of vector.lines) {
    const place = made.add({ quantity, price: new Money(price, currency), taxes: taxesOf(taxes) });
    for (const [isCharge, amount] of adjustments) made.adjust(place, adjustment(isCharge, amount));
  }
  for (const [isCharge, amount, taxes] of vector.document) {
    made.adjust(null, { ...adjustment(isCharge, amount), taxes: taxesOf(taxes) });
  }
  pay(made, currency, vector.prepaid, vector.rounding);
  return toldOf(made);
}

function goblBasket({ currency, lines }) {
  const catalogue = new libmoney.Catalogue(currency);
  lines.forEach(([, , , taxes, total], index) => {
    const category = `rate ${taxes[0][1]}`;
    catalogue.setTax(category, taxes[0][1] ?? "0");
    catalogue.add({ sku: String(index), category, price: new Money(total, currency) });
  });
  const filled = new libmoney.Basket(catalogue);
  filled.setPolicy({ level: "tax_group", prices: "gross" });
  lines.forEach((_, index) => filled.add(String(index), 1));
  const receipt = filled.checkout();
  const info = receipt.info("checkout");
  return {
    net: number(info.net),
    total: number(info.total),
    taxes: receipt.taxes("checkout").map((row) => number(row.tax)),
  };
}
