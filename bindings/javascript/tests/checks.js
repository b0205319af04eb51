// Counts passed checks, and stores the messages of failed ones.

import { MoneyError } from "../src/errors.js";

export class Checks {
  constructor() {
    this.passed = 0;
    this.failures = [];
    this.place = "";
  }

  check(holds, what, got = "") {
    if (holds) this.passed += 1;
    else this.failures.push(`${this.place}: ${what}${got === "" ? "" : `, got ${got}`}`);
  }

  same(got, wanted, what) {
    this.check(got === wanted, `${what} is not ${wanted}`, String(got));
  }

  /** Returns the error that a body throws; undefined, with a failed check, if it throws nothing. */
  failure(body, what = "an error") {
    try {
      body();
    } catch (error) {
      if (error instanceof MoneyError) return error;
      throw error;
    }
    this.check(false, `${what} is missing`);
    return undefined;
  }

  get summary() {
    return `${this.passed} passed, ${this.failures.length} failed`;
  }
}
