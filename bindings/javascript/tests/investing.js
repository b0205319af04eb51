// The time value of money of the golden vectors.

import * as libmoney from "../src/index.js";

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
