// Explanations and electronic invoices of the golden vectors.

import * as libmoney from "../src/index.js";
import { ratesOf } from "./numbers.js";
import { toldOf } from "./trade.js";

const explained = (explanation) => ({ text: explanation.toText(), json: explanation.toJson() });

export function explanations({ invoice, expression, basket, amount, portfolio, quotes, rates: pairs, ...given }) {
  if (invoice !== undefined) return explained(libmoney.Invoice.fromJson(invoice).explain());
  if (expression !== undefined) return explained(libmoney.Expression.evaluateDetailed(expression).expression.explain());
  const rates = ratesOf(pairs);
  if (basket !== undefined) {
    const receipt = libmoney.Basket.fromJson(basket).checkout(given.target, { rates });
    return explained(receipt.explain("checkout"));
  }
  if (amount !== undefined) return explained(rates.explain(new libmoney.Money(amount, given.from), given.to));
  const valuation = libmoney.Portfolio.fromJson(portfolio).value(quotes, { rates });
  return explained(valuation.explain());
}

export function invoiceDocument({ syntax, xml, read }) {
  if (read) return toldOf(syntax === "cii" ? libmoney.Invoice.fromCii(xml) : libmoney.Invoice.fromUbl(xml));
  const report = libmoney.invoiceCheck(xml);
  const place = (one) => `${one.line}:${one.column}`;
  const number = (isThere, value) => (isThere ? value.toString() : "");
  const findings = report.findings().map((one) => {
    const amounts = [number(one.hasStated, one.stated), number(one.hasComputed, one.computed)];
    return [one.rule, place(one), ...amounts, one.hypothesis, one.place, one.message];
  });
  const corrections = report.corrections().map((one) => {
    return [place(one), one.from.toString(), one.to.toString(), one.place];
  });
  const invoice = report.invoice();
  return { ...explained(invoice.explain()), totals: toldOf(invoice), findings, corrections };
}
