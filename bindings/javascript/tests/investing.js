// The time value of money and disposals of the golden vectors.

import * as libmoney from "../src/index.js";
import { number } from "./numbers.js";

const ANNUITIES = {
  payment: libmoney.annuityPayment,
  principal: libmoney.annuityPrincipal,
  interest: libmoney.annuityInterest,
  periods: libmoney.annuityPeriods,
  rate: libmoney.annuityRate,
  future_value: libmoney.annuityFutureValue,
  present_value: libmoney.annuityPresentValue,
};

function ofAnnuity(vector, mode) {
  const { function: name, time, periods, rate, payment } = vector;
  const { rate_periods: ratePeriods, present_value: presentValue, future_value: futureValue } = vector;
  const annuity = { time, periods, ratePeriods, rate, payment, presentValue, futureValue };
  const period = name === "principal" || name === "interest" ? [vector.period] : [];
  return ANNUITIES[name](annuity, ...period, ...mode);
}

function answer(vector, mode) {
  const { amounts, rate, finance, reinvest, nominal } = vector;
  switch (vector.function) {
    case "npv":
      return libmoney.npv(rate, amounts, ...mode);
    case "mirr":
      return libmoney.mirr(amounts, finance, reinvest, ...mode);
    case "real_return":
      return libmoney.realReturn(nominal, vector.index_start, vector.index_end, ...mode);
    default:
      return ofAnnuity(vector, mode);
  }
}

export function timeValue(vector) {
  return { result: answer(vector, [vector.digits, vector.rounding]).toString() };
}

/** The portfolio of a text in CSV. */
function portfolioOf({ csv, currency, method, wash_sales: washSales, fees, capital }) {
  return libmoney.Portfolio.fromCsv(csv, currency, { method, washSales, fees, capital });
}

export function disposals(vector) {
  const made = portfolioOf(vector);
  const rows = made
    .disposals()
    .items()
    .map(({ id, date, rule, quantity, proceeds, cost, gain, disallowed }) => {
      const words = [id, `${date}`, libmoney.disposalRuleText(rule), `${quantity}`];
      return [...words, ...[proceeds, cost, gain, disallowed].map(number)];
    });
  const pools = vector.pools.map(([symbol, day]) => {
    const { countNumerator, countDenominator, cost } = made.pool(symbol, day === "" ? null : day);
    return [`${countNumerator}`, `${countDenominator}`, number(cost)];
  });
  return { disposals: rows, pools, report: made.taxReport(vector.year, "csv") };
}
