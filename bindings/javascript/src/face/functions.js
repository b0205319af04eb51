// Made from the headers by api/generate.py.
// The functions that belong to no object.

import { call } from "./runtime.js";

/** Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string. C: money_version */
export function version() {
  return call("money_version", []);
}

/** Returns the MONEY_ABI_VERSION of the loaded library. C: money_abi_version */
export function abiVersion() {
  return call("money_abi_version", []);
}

/**
 * Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the library does
 * not know. C: money_status_name
 */
export function statusName(status) {
  return call("money_status_name", [status]);
}

/** Gives memory back to the system that the library's allocator holds and does not need. C: money_release_memory */
export function releaseMemory() {
  return call("money_release_memory", []);
}

/** Makes coefficient × 10^-scale: (1050, 2) is 10.50. C: money_decimal_new */
export function decimalNew(coefficient, scale) {
  return call("money_decimal_new", [coefficient, scale]);
}

/**
 * Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two words of a two's
 * complement integer, and the scale. C: money_decimal_from_words
 */
export function decimalFromWords(lo, hi, scale) {
  return call("money_decimal_from_words", [lo, hi, scale]);
}

/** Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50. C: money_decimal_from_coefficient */
export function decimalFromCoefficient(text, scale) {
  return call("money_decimal_from_coefficient", [text, scale]);
}

/** Writes the coefficient alone: "-1050" for -10.50. C: money_decimal_coefficient */
export function decimalCoefficient(value) {
  return call("money_decimal_coefficient", [value]);
}

/**
 * Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else. C:
 * money_decimal_parse
 */
export function decimalParse(text) {
  return call("money_decimal_parse", [text]);
}

/** Writes a decimal plainly, with all digits of its scale: "-0.50". C: money_decimal_format */
export function decimalFormat(value) {
  return call("money_decimal_format", [value]);
}

/** Writes a + b, exactly. C: money_decimal_add */
export function decimalAdd(a, b) {
  return call("money_decimal_add", [a, b]);
}

/** Writes a - b, under the rules of money_decimal_add. C: money_decimal_subtract */
export function decimalSubtract(a, b) {
  return call("money_decimal_subtract", [a, b]);
}

/** Writes -value, exactly. C: money_decimal_negate */
export function decimalNegate(value) {
  return call("money_decimal_negate", [value]);
}

/** Writes |value|, exactly. C: money_decimal_absolute */
export function decimalAbsolute(value) {
  return call("money_decimal_absolute", [value]);
}

/** Writes a × b, rounded once from the exact product. C: money_decimal_multiply */
export function decimalMultiply(a, b, digits, rounding) {
  return call("money_decimal_multiply", [a, b, digits, rounding]);
}

/** Writes a × b, rounded once from the exact product. C: money_decimal_multiply */
export function decimalMultiplyDetailed(a, b, digits, rounding) {
  return call("money_decimal_multiply", [a, b, digits, rounding], undefined, true);
}

/**
 * Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
 * money_decimal_divide
 */
export function decimalDivide(a, b, digits, rounding) {
  return call("money_decimal_divide", [a, b, digits, rounding]);
}

/**
 * Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
 * money_decimal_divide
 */
export function decimalDivideDetailed(a, b, digits, rounding) {
  return call("money_decimal_divide", [a, b, digits, rounding], undefined, true);
}

/**
 * Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
 * money_decimal_quantize
 */
export function decimalQuantize(value, digits, rounding) {
  return call("money_decimal_quantize", [value, digits, rounding]);
}

/**
 * Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
 * money_decimal_quantize
 */
export function decimalQuantizeDetailed(value, digits, rounding) {
  return call("money_decimal_quantize", [value, digits, rounding], undefined, true);
}

/**
 * Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b + remainder, exactly.
 * C: money_decimal_divide_remainder
 */
export function decimalDivideRemainder(a, b, digits, rounding) {
  return call("money_decimal_divide_remainder", [a, b, digits, rounding]);
}

/**
 * Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38): 1.500 is 1.5,
 * and with two digits 1.50. C: money_decimal_normalize
 */
export function decimalNormalize(value, digits) {
  return call("money_decimal_normalize", [value, digits]);
}

/**
 * Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05. C:
 * money_decimal_round_to_step
 */
export function decimalRoundToStep(value, step, rounding) {
  return call("money_decimal_round_to_step", [value, step, rounding]);
}

/**
 * Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05. C:
 * money_decimal_round_to_step
 */
export function decimalRoundToStepDetailed(value, step, rounding) {
  return call("money_decimal_round_to_step", [value, step, rounding], undefined, true);
}

/**
 * Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are
 * 0.10. C: money_decimal_round_significant
 */
export function decimalRoundSignificant(value, digits, rounding) {
  return call("money_decimal_round_significant", [value, digits, rounding]);
}

/**
 * Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are
 * 0.10. C: money_decimal_round_significant
 */
export function decimalRoundSignificantDetailed(value, digits, rounding) {
  return call("money_decimal_round_significant", [value, digits, rounding], undefined, true);
}

/** Adds up `count` decimals, exactly, at the largest scale among them. C: money_decimal_sum */
export function decimalSum(values) {
  return call("money_decimal_sum", [values]);
}

/** Writes the smallest of `count` decimals, of equal ones the first. C: money_decimal_minimum */
export function decimalMinimum(values) {
  return call("money_decimal_minimum", [values]);
}

/** Writes the largest of `count` decimals, of equal ones the first. C: money_decimal_maximum */
export function decimalMaximum(values) {
  return call("money_decimal_maximum", [values]);
}

/** Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0. C: money_decimal_sign */
export function decimalSign(value) {
  return call("money_decimal_sign", [value]);
}

/** Compares by value: `order` receives -1 (a < b), 0 or 1. C: money_decimal_compare */
export function decimalCompare(a, b) {
  return call("money_decimal_compare", [a, b]);
}

/**
 * Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of this
 * ABI. C: money_decimal_hash
 */
export function decimalHash(value) {
  return call("money_decimal_hash", [value]);
}

/** Writes dividend ÷ divisor, exactly and in lowest terms. C: money_ratio_from_decimals */
export function ratioFromDecimals(dividend, divisor) {
  return call("money_ratio_from_decimals", [dividend, divisor]);
}

/** Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it. C: money_ratio_parse */
export function ratioParse(text) {
  return call("money_ratio_parse", [text]);
}

/** Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number. C: money_ratio_format */
export function ratioFormat(ratio) {
  return call("money_ratio_format", [ratio]);
}

/**
 * Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3 with four is
 * "2.3333". C: money_ratio_format_decimal
 */
export function ratioFormatDecimal(ratio, digits, rounding) {
  return call("money_ratio_format_decimal", [ratio, digits, rounding]);
}

/**
 * Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
 * money_ratio_to_decimal
 */
export function ratioToDecimal(ratio, digits, rounding) {
  return call("money_ratio_to_decimal", [ratio, digits, rounding]);
}

/**
 * Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
 * money_ratio_to_decimal
 */
export function ratioToDecimalDetailed(ratio, digits, rounding) {
  return call("money_ratio_to_decimal", [ratio, digits, rounding], undefined, true);
}

/** Writes the nearest double, ties to the even one, for charts and statistics. C: money_ratio_to_double */
export function ratioToDouble(ratio) {
  return call("money_ratio_to_double", [ratio]);
}

/** Compares by value, in whatever terms the two are: `order` receives -1 (a < b), 0 or 1. C: money_ratio_compare */
export function ratioCompare(a, b) {
  return call("money_ratio_compare", [a, b]);
}

/** Writes the date of a year (1 to 9999), month and day of the Gregorian calendar. C: money_date_from_ymd */
export function dateFromYmd(year, month, day) {
  return call("money_date_from_ymd", [year, month, day]);
}

/** Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date. C: money_date_to_ymd */
export function dateToYmd(date) {
  return call("money_date_to_ymd", [date]);
}

/** Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday. C: money_date_weekday */
export function dateWeekday(date) {
  return call("money_date_weekday", [date]);
}

/** Reads a date as ISO 8601 writes it: "2024-02-29". C: money_date_parse */
export function dateParse(text) {
  return call("money_date_parse", [text]);
}

/** Writes a date as "2024-02-29". C: money_date_format */
export function dateFormat(date) {
  return call("money_date_format", [date]);
}

/** Looks a code up, first in the built-in table, then in `registry` (may be NULL). C: money_currency_find */
export function currencyFind(code, options) {
  return call("money_currency_find", [code], options);
}

/**
 * Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31, XCG from
 * then. C: money_currency_find_numeric
 */
export function currencyFindNumeric(numeric, date) {
  return call("money_currency_find_numeric", [numeric, date]);
}

/**
 * Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none. C:
 * money_currency_digits
 */
export function currencyDigits(code, date, options) {
  return call("money_currency_digits", [code, date], options);
}

/**
 * Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" in Bhutan. C:
 * money_country_currencies
 */
export function countryCurrencies(country, date) {
  return call("money_country_currencies", [country, date]);
}

/**
 * Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in Ireland since
 * 2015-10-28, to 0.50 UAH since 2025-10-01. C: money_cash_rule
 */
export function cashRule(currency, country, date) {
  return call("money_cash_rule", [currency, country, date]);
}

/**
 * Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1 SYP of
 * 2025-12-31 is 1/100 SYP of 2026-01-01. C: money_redenomination
 */
export function redenomination(code, from, to) {
  return call("money_redenomination", [code, from, to]);
}

/** Returns how many currencies the built-in table has. C: money_currency_count */
export function currencyCount() {
  return call("money_currency_count", []);
}

/** Writes the built-in currency at an index, in the order of the codes. C: money_currency_at */
export function currencyAt(index) {
  return call("money_currency_at", [index]);
}

/** Returns the version of the built-in currency data as a static string. C: money_currency_data_version */
export function currencyDataVersion() {
  return call("money_currency_data_version", []);
}

/** Writes the number of an amount, without its currency: 12.50 of 12.50 EUR. C: money_amount */
export function amount(amount) {
  return call("money_amount", [amount]);
}

/** Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0. C: money_sign */
export function sign(amount) {
  return call("money_sign", [amount]);
}

/** Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY. C: money_from_minor */
export function fromMinor(minor, currency, options) {
  return call("money_from_minor", [minor, currency], options);
}

/** Writes the amount in minor units, exactly. C: money_to_minor */
export function toMinor(amount, options) {
  return call("money_to_minor", [amount], options);
}

/**
 * Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one space
 * between. C: money_parse
 */
export function parse(text) {
  return call("money_parse", [text]);
}

/** Reads an amount as money_parse does. C: money_parse_with_currency */
export function parseWithCurrency(text, currency, options) {
  return call("money_parse_with_currency", [text, currency], options);
}

/** Writes "12.50 EUR", with all digits of the scale. C: money_format */
export function format(amount) {
  return call("money_format", [amount]);
}

/**
 * Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same bytes. C:
 * money_to_json
 */
export function toJson(amount) {
  return call("money_to_json", [amount]);
}

/**
 * Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in either order,
 * and nothing else. C: money_from_json
 */
export function fromJson(json, options) {
  return call("money_from_json", [json], options);
}

/** Writes a + b, exactly, as money_decimal_add. C: money_add */
export function add(a, b) {
  return call("money_add", [a, b]);
}

/** Writes a - b, exactly, as money_decimal_subtract. C: money_subtract */
export function subtract(a, b) {
  return call("money_subtract", [a, b]);
}

/** Writes -amount, exactly. C: money_negate */
export function negate(amount) {
  return call("money_negate", [amount]);
}

/** Writes |amount|, exactly. C: money_absolute */
export function absolute(amount) {
  return call("money_absolute", [amount]);
}

/** Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply */
export function multiply(amount, factor, digits, rounding) {
  return call("money_multiply", [amount, factor, digits, rounding]);
}

/** Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply */
export function multiplyDetailed(amount, factor, digits, rounding) {
  return call("money_multiply", [amount, factor, digits, rounding], undefined, true);
}

/** Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide */
export function divide(amount, divisor, digits, rounding) {
  return call("money_divide", [amount, divisor, digits, rounding]);
}

/** Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide */
export function divideDetailed(amount, divisor, digits, rounding) {
  return call("money_divide", [amount, divisor, digits, rounding], undefined, true);
}

/**
 * Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount = quotient × divisor +
 * remainder, exactly. C: money_divide_remainder
 */
export function divideRemainder(amount, divisor, digits, rounding) {
  return call("money_divide_remainder", [amount, divisor, digits, rounding]);
}

/**
 * Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
 * rounded once. C: money_divide_by_amount
 */
export function divideByAmount(amount, divisor, digits, rounding) {
  return call("money_divide_by_amount", [amount, divisor, digits, rounding]);
}

/**
 * Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
 * rounded once. C: money_divide_by_amount
 */
export function divideByAmountDetailed(amount, divisor, digits, rounding) {
  return call("money_divide_by_amount", [amount, divisor, digits, rounding], undefined, true);
}

/** Writes dividend ÷ divisor of one currency, exactly and in lowest terms. C: money_ratio_from_amounts */
export function ratioFromAmounts(dividend, divisor) {
  return call("money_ratio_from_amounts", [dividend, divisor]);
}

/** Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C: money_quantize */
export function quantize(amount, digits, rounding) {
  return call("money_quantize", [amount, digits, rounding]);
}

/** Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C: money_quantize */
export function quantizeDetailed(amount, digits, rounding) {
  return call("money_quantize", [amount, digits, rounding], undefined, true);
}

/**
 * Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. C:
 * money_to_cash
 */
export function toCash(amount, rounding, options) {
  return call("money_to_cash", [amount, rounding], options);
}

/**
 * Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. C:
 * money_to_cash
 */
export function toCashDetailed(amount, rounding, options) {
  return call("money_to_cash", [amount, rounding], options, true);
}

/**
 * Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
 * stayed 10.02 EUR there before 2015-10-28. C: money_to_cash_in_country
 */
export function toCashInCountry(amount, country, date) {
  return call("money_to_cash_in_country", [amount, country, date]);
}

/**
 * Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
 * stayed 10.02 EUR there before 2015-10-28. C: money_to_cash_in_country
 */
export function toCashInCountryDetailed(amount, country, date) {
  return call("money_to_cash_in_country", [amount, country, date], undefined, true);
}

/**
 * Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR is 1.5 EUR,
 * and with MONEY_DIGITS_CURRENCY 1.50 EUR. C: money_normalize
 */
export function normalize(amount, digits) {
  return call("money_normalize", [amount, digits]);
}

/**
 * Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
 * money_round_to_step
 */
export function roundToStep(amount, step, rounding) {
  return call("money_round_to_step", [amount, step, rounding]);
}

/**
 * Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
 * money_round_to_step
 */
export function roundToStepDetailed(amount, step, rounding) {
  return call("money_round_to_step", [amount, step, rounding], undefined, true);
}

/**
 * Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR. C:
 * money_round_significant
 */
export function roundSignificant(amount, digits, rounding) {
  return call("money_round_significant", [amount, digits, rounding]);
}

/**
 * Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR. C:
 * money_round_significant
 */
export function roundSignificantDetailed(amount, digits, rounding) {
  return call("money_round_significant", [amount, digits, rounding], undefined, true);
}

/** Adds up `count` amounts of one currency, exactly, at the largest scale among them. C: money_sum */
export function sum(amounts, currency) {
  return call("money_sum", [amounts, currency]);
}

/** Writes the smallest of `count` amounts of one currency, of equal ones the first. C: money_minimum */
export function minimum(amounts) {
  return call("money_minimum", [amounts]);
}

/** Writes the largest of `count` amounts of one currency, of equal ones the first. C: money_maximum */
export function maximum(amounts) {
  return call("money_maximum", [amounts]);
}

/** Compares amounts of one currency: `order` receives -1 (a < b), 0 or 1. C: money_compare */
export function compare(a, b) {
  return call("money_compare", [a, b]);
}

/**
 * Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50 EUR), else 0. C:
 * money_equal
 */
export function equal(a, b) {
  return call("money_equal", [a, b]);
}

/**
 * Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every version of
 * this ABI. C: money_hash
 */
export function hash(amount) {
  return call("money_hash", [amount]);
}

/** Divides an amount in proportion to weights, losing nothing. C: money_allocate */
export function allocate(amount, weights, options) {
  return call("money_allocate", [amount, weights], options);
}

/** Divides an amount in proportion to weights, losing nothing. C: money_allocate */
export function allocateDetailed(amount, weights, options) {
  return call("money_allocate", [amount, weights], options, true);
}

/** Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights. C: money_split */
export function split(amount, options) {
  return call("money_split", [amount], options);
}

/** Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights. C: money_split */
export function splitDetailed(amount, options) {
  return call("money_split", [amount], options, true);
}

/** Writes the value of a rate as a ratio, which you can compare, write or make a decimal of. C: money_rate_to_ratio */
export function rateToRatio(rate) {
  return call("money_rate_to_ratio", [rate]);
}

/**
 * Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No 1103/97,
 * articles 4 and 5", as a static string. C: money_conversion_rule
 */
export function conversionRule(flags) {
  return call("money_conversion_rule", [flags]);
}

/** Writes "EUR/USD". C: money_currency_pair_format */
export function currencyPairFormat(from, to) {
  return call("money_currency_pair_format", [from, to]);
}

/** Reads "EUR/USD". C: money_currency_pair_parse */
export function currencyPairParse(text) {
  return call("money_currency_pair_parse", [text]);
}

/** Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13". C: money_rate_format */
export function rateFormat(rate) {
  return call("money_rate_format", [rate]);
}

/**
 * Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is
 * MONEY_RATE_QUOTED. C: money_rate_parse
 */
export function rateParse(text) {
  return call("money_rate_parse", [text]);
}

/**
 * Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
 * money_rates_from_json reads. C: money_rate_to_json
 */
export function rateToJson(rate) {
  return call("money_rate_to_json", [rate]);
}

/**
 * Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is MONEY_RATE_QUOTED.
 * C: money_rate_from_json
 */
export function rateFromJson(json) {
  return call("money_rate_from_json", [json]);
}

/** Writes -1 to `order` if a is before b, 0 if they are equal, else 1. C: money_rate_compare */
export function rateCompare(a, b) {
  return call("money_rate_compare", [a, b]);
}

/**
 * Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0. C:
 * money_rate_equal
 */
export function rateEqual(a, b) {
  return call("money_rate_equal", [a, b]);
}

/** Writes a hash of direction, date and value: equal rates have equal hashes, on every platform. C: money_rate_hash */
export function rateHash(rate) {
  return call("money_rate_hash", [rate]);
}

/**
 * Writes an expression and, under it, a caret at a position, such as the position of an error: 12 EUR + 3 $ ^ The
 * call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab. C:
 * money_expression_caret
 */
export function expressionCaret(text, position) {
  return call("money_expression_caret", [text, position]);
}

/** Moves amounts between wallets: all legs or none. C: money_wallet_transfer */
export function walletTransfer(legs, options) {
  return call("money_wallet_transfer", [legs], options);
}

/** Writes the policy of a preset, `struct_size` included. C: money_basket_policy_preset */
export function basketPolicyPreset(preset) {
  return call("money_basket_policy_preset", [preset]);
}

/** Returns the name of a preset, such as "swiss_cash", as a static string. C: money_basket_policy_preset_name */
export function basketPolicyPresetName(preset) {
  return call("money_basket_policy_preset_name", [preset]);
}

/** Writes a policy as one English sentence. C: money_basket_policy_describe */
export function basketPolicyDescribe(options) {
  return call("money_basket_policy_describe", [], options);
}

/** Returns the name of a provider, such as "stripe", as a static string. C: money_payment_provider_name */
export function paymentProviderName(provider) {
  return call("money_payment_provider_name", [provider]);
}

/**
 * Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at Stripe. C:
 * money_payment_digits
 */
export function paymentDigits(currency, provider, options) {
  return call("money_payment_digits", [currency, provider], options);
}

/** Writes an amount as the whole number that a provider takes, exactly. C: money_payment_to_minor */
export function paymentToMinor(amount, provider, options) {
  return call("money_payment_to_minor", [amount, provider], options);
}

/** Makes an amount of the whole number that a provider gives. C: money_payment_from_minor */
export function paymentFromMinor(minor, currency, provider, options) {
  return call("money_payment_from_minor", [minor, currency, provider], options);
}

/** Checks that a message of ISO 20022 may have an amount. C: money_payment_check_iso20022 */
export function paymentCheckIso20022(amount, date) {
  return call("money_payment_check_iso20022", [amount, date]);
}

/** Writes an amount as google.type.Money has it: whole units, and billionths of one. C: money_payment_to_units */
export function paymentToUnits(amount) {
  return call("money_payment_to_units", [amount]);
}

/**
 * Makes an amount of whole units and billionths of one, with at least the fraction digits of the currency. C:
 * money_payment_from_units
 */
export function paymentFromUnits(units, nanos, currency, options) {
  return call("money_payment_from_units", [units, nanos, currency], options);
}

/**
 * Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0. C:
 * money_xirr
 */
export function xirr(flows) {
  return call("money_xirr", [flows]);
}

/** Returns a reason in words, such as "all flows on one date", as a static string. C: money_xirr_reason_text */
export function xirrReasonText(reason) {
  return call("money_xirr_reason_text", [reason]);
}

/** Finds the time-weighted return: the product of the growth of each period, less 1. C: money_time_weighted_return */
export function timeWeightedReturn(points, digits, rounding) {
  return call("money_time_weighted_return", [points, digits, rounding]);
}

/** Finds the time-weighted return: the product of the growth of each period, less 1. C: money_time_weighted_return */
export function timeWeightedReturnDetailed(points, digits, rounding) {
  return call("money_time_weighted_return", [points, digits, rounding], undefined, true);
}

/** Returns how many locales Unicode CLDR has. C: money_locale_count */
export function localeCount() {
  return call("money_locale_count", []);
}

/** Writes the identifier of the locale at an index, such as "pt_BR". C: money_locale_at */
export function localeAt(index) {
  return call("money_locale_at", [index]);
}

/**
 * Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW". C:
 * money_locale_find
 */
export function localeFind(locale) {
  return call("money_locale_find", [locale]);
}

/** Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH". C: money_locale_currency */
export function localeCurrency(locale, date) {
  return call("money_locale_currency", [locale, date]);
}

/** Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". C: money_format_locale */
export function formatLocale(amount, locale, options) {
  return call("money_format_locale", [amount, locale], options);
}

/** Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". C: money_format_locale */
export function formatLocaleDetailed(amount, locale, options) {
  return call("money_format_locale", [amount, locale], options, true);
}

/**
 * Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or after.
 * C: money_parse_locale
 */
export function parseLocale(text, locale, currency, options) {
  return call("money_parse_locale", [text, locale, currency], options);
}

/**
 * Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar"). C:
 * money_currency_text
 */
export function currencyText(code, locale, display, options) {
  return call("money_currency_text", [code, locale, display], options);
}

/**
 * Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)". C:
 * money_format_pattern
 */
export function formatPattern(amount, pattern, options) {
  return call("money_format_pattern", [amount, pattern], options);
}

/**
 * Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)". C:
 * money_format_pattern
 */
export function formatPatternDetailed(amount, pattern, options) {
  return call("money_format_pattern", [amount, pattern], options, true);
}

/** Reads an amount that money_format_pattern wrote with the same pattern and options. C: money_parse_pattern */
export function parsePattern(text, pattern, currency, options) {
  return call("money_parse_pattern", [text, pattern, currency], options);
}

/** Returns the text of a key, such as "÷" or "AC". C: money_calculator_key_text */
export function calculatorKeyText(key) {
  return call("money_calculator_key_text", [key]);
}

/** Returns an identifier of an alert, such as "divide_by_zero", or "none". C: money_calculator_alert_name */
export function calculatorAlertName(alert) {
  return call("money_calculator_alert_name", [alert]);
}

/** Returns the default title of an alert, such as "Error". C: money_calculator_alert_title */
export function calculatorAlertTitle(alert) {
  return call("money_calculator_alert_title", [alert]);
}

/**
 * Returns the default sentence of an alert, such as "Division by zero is impossible." It is a static string: ""
 * for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_text
 */
export function calculatorAlertText(alert) {
  return call("money_calculator_alert_text", [alert]);
}

/**
 * Returns what a person reads about a field, such as "must be positive", as a static string. C:
 * money_field_state_text
 */
export function fieldStateText(state) {
  return call("money_field_state_text", [state]);
}
