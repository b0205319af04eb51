// Shared functions of the vectors' runners.

import { MoneyError } from "../../src/errors.js";

/** The library in the words of the vectors. */
export class Tools {
  constructor(money, checks) {
    this.money = money;
    this.checks = checks;
    this.constants = money.constants;
  }

  call(name, given) {
    return this.money.call(name, given);
  }

  decimal(text) {
    return this.call("money_decimal_parse", { text }).result;
  }

  /** A plain decimal of a currency. */
  amount(text, currency) {
    return this.call("money_new", { amount: this.decimal(text), currency }).result;
  }

  parsed(text) {
    return this.call("money_parse", { text }).result;
  }

  text(amount) {
    return this.call("money_format", { amount }).buffer;
  }

  decimalText(value) {
    return this.call("money_decimal_format", { value }).buffer;
  }

  date(text) {
    return this.call("money_date_parse", { text }).date;
  }

  sameAmount(got, text, currency, what) {
    const wanted = this.amount(text, currency);
    const isSame = ["lo", "hi", "scale", "currency"].every((field) => got[field] === wanted[field]);
    this.checks.check(isSame, what, this.text(got));
  }

  /** Frees an object when the body has ended. */
  using(handle, body) {
    try {
      return body(handle);
    } finally {
      this.money.free(handle);
    }
  }

  /** A table of pairs. */
  rates(pairs = []) {
    return this.using(this.call("money_rates_builder_new").builder, (builder) => {
      for (const { from, to, rate, date } of pairs) {
        const day = date === undefined ? this.constants.MONEY_DATE_NONE : this.date(date);
        this.call("money_rates_builder_add", { builder, from, to, rate, date: day });
      }
      return this.call("money_rates_builder_build", { builder }).rates;
    });
  }

  /** The table of a case's pairs; undefined after an error that the case asks for. */
  expectedRates(test) {
    try {
      return this.rates(test.rates);
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      this.checks.check(test.error !== undefined && this.isWanted(test.error, error), "no table", error.message);
      return undefined;
    }
  }

  /** Returns whether an error matches a case: the name of a status ("syntax"), or the start of the error's line. */
  isWanted(wanted, error) {
    const constant = "MONEY_ERR_" + wanted.toUpperCase().replaceAll(" ", "_");
    return error.message.startsWith(wanted) || error.constant === constant;
  }

  /** The result of a body; undefined after a failure, which is the one that the case asks for. */
  expected(test, body) {
    try {
      const result = body();
      this.checks.check(test.error === undefined, "no error", "success");
      return test.error === undefined ? result : undefined;
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      this.checks.check(test.error !== undefined && this.isWanted(test.error, error), "another outcome", error.message);
      if (test.position !== undefined) this.checks.same(error.position, test.position, "the position");
      if (test.caret !== undefined) this.caret(test, error);
      return undefined;
    }
  }

  caret(test, error) {
    const { buffer } = this.call("money_expression_caret", { text: test.expression, position: error.position });
    this.checks.same(buffer, test.caret, "the caret");
  }
}
