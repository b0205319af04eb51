// Loans and annual percentage rates of the golden vectors.

import * as libmoney from "../src/index.js";
import { number } from "./numbers.js";

const { Money } = libmoney;

export function loans(vector) {
  return vector.flows === undefined ? schedule(vector) : rateOfCharge(vector);
}

function schedule({ principal, currency, rate, start, kind, count, payments, day_count: dayCount, first, payment }) {
  const terms = { principal: new Money(principal, currency), rate, start, kind, dayCount };
  Object.assign(terms, { unitCount: count, paymentCount: payments });
  if (first !== undefined) terms.firstPayment = first;
  if (payment !== undefined) terms.payment = new Money(payment, currency);
  const loan = new libmoney.Loan(terms);
  const texts = (row) => [row.payment, row.interest, row.principal, row.balance].map(number);
  return { level: number(loan.info().payment), rows: loan.rows().map(texts) };
}

function rateOfCharge({ rule, unit, count, flows, digits }) {
  const given = flows.map(([when, amount]) => {
    const time = when.includes("-") ? { date: when } : { periods: Number(when) };
    return { ...time, amount: new Money(amount, "EUR") };
  });
  return { percent: libmoney.apr(rule, unit, count, given, digits, "half_up").toString() };
}
