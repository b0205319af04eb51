// Loans and annual percentage rates of the golden vectors.

import * as libmoney from "../src/index.js";
import { number } from "./numbers.js";

const { Money } = libmoney;

export function loans(vector) {
  return vector.flows === undefined ? schedule(vector) : rateOfCharge(vector);
}

function schedule(vector) {
  const { principal, currency, rate, start, kind, count, payments, day_count: dayCount, first } = vector;
  const terms = { principal: new Money(principal, currency), rate, start, kind, dayCount };
  Object.assign(terms, { unitCount: count, paymentCount: payments });
  if (first !== undefined) terms.firstPayment = first;
  const amounts = { payment: vector.payment, advanceFee: vector.advance_fee, paymentFee: vector.payment_fee };
  for (const [name, text] of Object.entries(amounts)) {
    if (text !== undefined) terms[name] = new Money(text, currency);
  }
  const events = vector.events?.map((words) => event(words, currency));
  const loan = events === undefined ? new libmoney.Loan(terms) : libmoney.Loan.withEvents(terms, events);
  const texts = (row) => [row.payment, row.interest, row.principal, row.balance, row.fee].map(number);
  const apr = ["eu", "us"].map((rule) => loan.apr(rule, 16, "half_up").toString());
  const { payment, cost } = loan.info();
  return { level: number(payment), rows: loan.rows().map(texts), cost: number(cost), apr };
}

function event([date, kind, value], currency) {
  if (kind === "level") return { date, kind };
  return kind === "rate" ? { date, kind, rate: value } : { date, kind, amount: new Money(value, currency) };
}

function rateOfCharge({ rule, unit, count, flows, digits }) {
  const given = flows.map(([when, amount]) => {
    const time = when.includes("-") ? { date: when } : { periods: Number(when) };
    return { ...time, amount: new Money(amount, "EUR") };
  });
  return { percent: libmoney.apr(rule, unit, count, given, digits, "half_up").toString() };
}
