// The time value of money, disposals, track records and rebalancing of the golden vectors.

import * as libmoney from "../src/index.js";
import { number, ratesOf } from "./numbers.js";

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

function recordOf(vector) {
  const { flow_time: flowTime, sample, digits, rounding, csv, points, quotes } = vector;
  const options = { flowTime, sample, digits, rounding };
  for (const name of ["first", "last"]) if (vector[name] !== "") options[name] = vector[name];
  if (csv !== undefined) {
    const dated = quotes.map(([symbol, day, price]) => ({ symbol, price, instant: new Date(`${day}T00:00:00Z`) }));
    return portfolioOf(vector).trackRecord(dated, options);
  }
  const money = (text) => new libmoney.Money(text, "EUR");
  const given = points.map(([date, value, flow]) => ({ date, value: money(value), flow: money(flow) }));
  return libmoney.pointsTrackRecord(given, options);
}

export function trackRecords(vector) {
  const record = recordOf(vector);
  const has = (figure) => record.figures.includes(figure);
  const days = [record.first, record.last, record.peak, record.trough, record.recovery, record.longestStart];
  const deviations = [record.volatility, record.semiDeviation, record.yearFactor];
  const dietz = has("modified_dietz") ? `${record.modifiedDietz}` : null;
  const sampled = has("volatility");
  return {
    days: days.map((day) => (day === null ? "" : `${day}`)),
    amounts: [record.startValue, record.endValue, record.flows, record.gain].map(number),
    returns: [`${record.timeWeighted}`, dietz, `${record.drawdown}`],
    doubles: [has("annualised") ? record.annualised : null, ...deviations.map((one) => (sampled ? one : null))],
    counts: [record.longestDays, sampled ? Number(record.sampleCount) : 0],
  };
}

export function rebalancing(vector) {
  const made = portfolioOf(vector);
  const { cash, currency, digits: quantityDigits, sells } = vector;
  const table = vector.rates.length > 0 ? { rates: ratesOf(vector.rates) } : {};
  const targets = vector.targets.map(([symbol, weight]) => ({ symbol, weight }));
  const quotes = vector.quotes.map(([symbol, price, code]) => ({ symbol, price, currency: code }));
  const options = { cash: new libmoney.Money(cash, currency), quantityDigits, sells };
  const plan = made.rebalance(targets, quotes, { ...table, options });
  const labels = vector.labels.map(([symbol, label]) => ({ symbol, label }));
  const rows = made.value(quotes, table).breakdown(labels).rows();
  const { total, cashLeft } = plan.info();
  return {
    orders: plan.orders().map(({ symbol, quantity, amount }) => [symbol, `${quantity}`, number(amount)]),
    total: number(total),
    cash_left: number(cashLeft),
    rows: rows.map((row) => [row.label, number(row.value), `${row.percent}`, Number(row.positionCount)]),
  };
}
