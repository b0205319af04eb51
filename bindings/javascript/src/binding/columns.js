// Columns of amounts over typed arrays, in the layout of Apache Arrow.

import { lowerStruct } from "./convert.js";
import { library } from "./library.js";
import { amountOf, Decimal, Money } from "./values.js";

// structuredClone, postMessage and v8.serialize refuse a symbol as a value; without it they make a column without methods.
const NOT_CLONED = Symbol("a column of amounts: pass column.values and its currency");
const { constants } = library;
const { memory, structs } = library;
const CURRENCY = constants.MONEY_DIGITS_CURRENCY;
const DAY = 86400000;
const LAYOUTS = new Map([
  [BigInt64Array, constants.MONEY_COLUMN_INT64],
  [Int32Array, constants.MONEY_COLUMN_INT32],
  [Int16Array, constants.MONEY_COLUMN_INT16],
  [Int8Array, constants.MONEY_COLUMN_INT8],
]);

/** Arrays that a call reads or writes, at fixed addresses for the duration of the call. */
class Lent {
  #written = [];

  column(array, { scale = 0, validity = null, layout = LAYOUTS.get(array.constructor), lend = memory.lend } = {}) {
    const bits = validity === null ? {} : { validity: memory.lend(validity), validity_size: validity.byteLength };
    const values = lend.call(memory, array);
    return { values, length: array.length, stride: array.BYTES_PER_ELEMENT, layout, scale, ...bits };
  }

  /** The column of a result. */
  result(array, options = {}) {
    const made = this.column(array, { ...options, lend: memory.lendEmpty });
    this.#written.push([array, made.values, array.length]);
    if (options.validity) this.#written.push([options.validity, made.validity, options.validity.length]);
    return made;
  }

  statuses(array) {
    const pointer = memory.lend(array);
    this.#written.push([array, pointer, array.length]);
    return pointer;
  }

  /** Copies the results of the call into the arrays. */
  bring() {
    for (const [array, pointer, length] of this.#written) {
      // A listener may have done anything to it.
      if (array.length !== length) {
        throw new TypeError("memory for the results must not be resized or transferred during a call");
      }
      memory.bring(array, pointer);
    }
  }

  currencies(codes, indices) {
    const { size } = structs.pointer;
    const pointer = memory.take(codes.length * size);
    codes.forEach((code, at) =>
      structs.writeScalar(pointer + at * size, "const char *", memory.takeText(code).pointer)
    );
    return { codes: pointer, count: codes.length, indices: indices === null ? null : this.column(indices) };
  }
}

const MOST = 2n ** 63n;

function integers(values) {
  return values instanceof BigInt64Array ? values : BigInt64Array.from(values, integer);
}

/** A 64-bit integer. BigInt would accept texts and booleans, and a typed array would reduce values modulo 2^64. */
function integer(value, row) {
  if (typeof value !== "bigint" && typeof value !== "number") {
    throw new TypeError(`row ${row} must be a whole number or a BigInt, got ${value === null ? null : typeof value}`);
  }
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new RangeError(`row ${row} must be a whole number that is exact, got ${value}; use a BigInt`);
  }
  const whole = BigInt(value);
  if (whole >= MOST || whole < -MOST) throw new RangeError(`row ${row} must fit 64 bits, got ${whole}`);
  return whole;
}

/** Where the bytes of an array are in its buffer. */
const endOf = (array) => array.byteOffset + array.byteLength;
const overlap = (a, b) => a.buffer === b.buffer && a.byteOffset < endOf(b) && b.byteOffset < endOf(a);
const isSamePlace = (a, b) => a.byteOffset === b.byteOffset && a.byteLength === b.byteLength;

/** Refuses an output that begins or ends in the middle of an input: rows would be written before they are read. */
function checkApart(into, amounts, others) {
  const isOff = overlap(into, amounts) && !isSamePlace(into, amounts);
  if (isOff || others.some((one) => one !== null && overlap(into, one))) {
    throw new RangeError("into must be the array of the amounts, or share no memory with the inputs");
  }
}

function days(dates, length) {
  if (dates === undefined || dates === null) return null;
  if (dates.length !== length) throw new RangeError(`number of dates must be ${length}, got ${dates.length}`);
  return dates instanceof Int32Array ? dates : Int32Array.from(dates, dayOf);
}

function dayOf(date) {
  if (date instanceof Date) {
    const day = Math.floor(date.getTime() / DAY);
    if (Number.isNaN(day)) throw new RangeError("a date must be a day, got an invalid Date");
    return day;
  }
  return library.call("money_date_parse", { text: date }).date;
}

const bitsFor = (length) => new Uint8Array((length + 7) >> 3);

/** Options as C has them; `failures`, `dates` and `into` belong to the binding. */
function optionsOf({ failures = "throw", dates, into, ...fields } = {}) {
  if (failures !== "throw" && failures !== "null") throw new TypeError('failures must be "throw" or "null"');
  return { isKept: failures === "null", dates, into, options: lowerStruct("money_column_options_t", fields) };
}

/**
 * A column of amounts: 64-bit integers that count minor units, or coefficients of one scale.
 *
 *     const prices = new Amounts(BigInt64Array.of(1050n, 250n, 99n), "EUR");
 *     prices.convert(rates, "USD").values;           // 1173n, 279n, 111n
 *
 * The values are those of your array, not a copy. A row is null where its bit of `validity` is 0.
 */
export class Amounts {
  notCloned = NOT_CLONED;
  /** How many rows there were when the column was made. */
  #rows;

  constructor(values, currency, { scale = null, validity = null } = {}) {
    this.values = integers(values);
    this.#rows = this.values.length;
    const isOne = typeof currency === "string";
    this.codes = isOne ? [currency] : Array.from(currency.codes);
    if (!this.codes.every((code) => typeof code === "string")) throw new TypeError("a currency must be a string");
    this.indices = isOne ? null : currency.indices;
    this.scale = scale;
    this.validity = validity;
    /** The status of each row, if the call continued after failures; otherwise null. */
    this.statuses = null;
    if (this.indices !== null && !LAYOUTS.has(this.indices.constructor)) {
      throw new TypeError("indices must be an Int8Array, Int16Array or Int32Array");
    }
    if (this.indices !== null && this.indices.length !== this.length) {
      throw new RangeError(`number of indices must be ${this.length}, got ${this.indices.length}`);
    }
    if (validity !== null && validity.length < bitsFor(this.length).length) {
      throw new RangeError(`validity must be at least ${bitsFor(this.length).length} bytes, got ${validity.length}`);
    }
    Object.freeze(this.codes);
  }

  /** The column of amounts of any currencies; null is a row without an amount. All get the scale of the finest one. */
  static of(amounts) {
    const found = Array.from(amounts, (one) => (one === null ? null : Money.of(one)));
    const scale = found.reduce((most, one) => Math.max(most, one?.scale ?? 0), 0);
    const codes = [...new Set(found.filter((one) => one !== null).map((one) => one.currency))];
    const places = new Map(codes.map((code, at) => [code, at]));
    const validity = found.includes(null) ? bitsFor(found.length) : null;
    const values = new BigInt64Array(found.length);
    found.forEach((one, at) => {
      if (one === null) return;
      const coefficient = one.amount.coefficient * 10n ** BigInt(scale - one.scale);
      if (BigInt.asIntN(64, coefficient) !== coefficient) {
        throw new RangeError(`an amount must fit 64 bits, got ${one}`);
      }
      values[at] = coefficient;
      if (validity !== null) validity[at >> 3] |= 1 << (at & 7);
    });
    const indices = Int32Array.from(found, (one) => (one === null ? 0 : places.get(one.currency)));
    if (codes.length === 0) throw new TypeError("amounts must not be empty or all null");
    return new Amounts(values, codes.length === 1 ? codes[0] : { codes, indices }, { scale, validity });
  }

  get length() {
    return this.values.length;
  }

  /** Returns whether a row contains an amount. */
  has(index) {
    return this.validity === null || ((this.validity[index >> 3] >> (index & 7)) & 1) === 1;
  }

  /** The amount of a row, or null. A negative index counts from the end. */
  at(index) {
    const place = index < 0 ? index + this.length : index;
    if (!Number.isInteger(place) || place < 0 || place >= this.length) return undefined;
    if (!this.has(place)) return null;
    const currency = this.codes[this.indices === null ? 0 : this.indices[place]];
    const value = this.values[place];
    if (this.scale === null) return Money.fromMinor(value, currency);
    return amountOf(value, this.scale, currency);
  }

  *[Symbol.iterator]() {
    for (let at = 0; at < this.length; at += 1) yield this.at(at);
  }

  /** Refuses memory that has been resized or transferred since. */
  #check() {
    const { values, indices, validity } = this;
    const isShort = indices !== null && indices.length !== this.#rows;
    if (
      values.length !== this.#rows || isShort || (validity !== null && validity.length < bitsFor(this.#rows).length)
    ) {
      throw new TypeError("memory of a column must not be resized or transferred");
    }
  }

  #column(lent) {
    this.#check();
    return lent.column(this.values, { scale: this.scale ?? CURRENCY, validity: this.validity });
  }

  /** Runs a call that writes columns like this one, and reads its report. */
  #run(name, { isKept, options }, results, more) {
    this.#check();
    return memory.during(() => {
      const lent = new Lent();
      const statuses = isKept ? new Int32Array(this.length) : null;
      const found = more(lent);
      const given = { options, report: true, ...found };
      if (statuses !== null) given.statuses = lent.statuses(statuses);
      const { report } = library.call(name, given);
      lent.bring();
      for (const one of results) one.statuses = statuses;
      return report;
    });
  }

  /** The column for a result, in the caller's array or a new one. */
  #empty(currency, { isKept, into = new BigInt64Array(this.length) }, dates = null) {
    if (!(into instanceof BigInt64Array) || into.length !== this.length) {
      throw new TypeError(`into must be a BigInt64Array of ${this.length} values`);
    }
    checkApart(into, this.values, [this.indices, this.validity, dates]);
    const validity = this.validity !== null || isKept ? bitsFor(this.length) : null;
    return new Amounts(into, currency, { validity });
  }

  /** The exact sum of each currency, by its code. Nulls do not count. */
  sums() {
    return memory.during(() => {
      const lent = new Lent();
      const { size } = structs.layout("money_decimal_t");
      const sums = memory.take(this.codes.length * size);
      const currencies = lent.currencies(this.codes, this.indices);
      library.call("money_column_sum", { amounts: this.#column(lent), currencies, sums });
      const read = (code, at) => {
        const { coefficient, scale } = structs.read(sums + at * size, "money_decimal_t");
        return [code, amountOf(coefficient, scale, code)];
      };
      return new Map(this.codes.map(read));
    });
  }

  /** The exact sum of a column of one currency. */
  sum() {
    if (this.codes.length !== 1) {
      throw new TypeError(`column must have one currency, got ${this.codes.join(", ")}: use sums()`);
    }
    return this.sums().get(this.codes[0]);
  }

  /**
   * Each amount in another currency, rounded once, as `rates.convert` does it.
   *
   * `dates` contains the date of each row: an Int32Array of days since 1970-01-01, or an array of texts or Dates. A row that
   * fails is an error, or, with `failures: "null"`, null with its status in `statuses`. `into` is an array for the
   * results, which may be the column's own; after a failure its values are not specified.
   */
  convert(rates, target, settings = {}) {
    if (typeof target !== "string") throw new TypeError("target must be a currency code");
    const options = optionsOf(settings);
    const dates = days(options.dates, this.length);
    const made = this.#empty(target, options, dates);
    const report = this.#run("money_column_convert", options, [made], (lent) => ({
      rates,
      target,
      amounts: this.#column(lent),
      currencies: lent.currencies(this.codes, this.indices),
      dates: dates === null ? null : lent.column(dates, { layout: constants.MONEY_COLUMN_DATE32 }),
      result: lent.result(made.values, { scale: CURRENCY, validity: made.validity }),
    }));
    made.scale = report.scale;
    return made;
  }

  /** Rounds each amount, by default to the minor units of its currency. */
  rounded(settings = {}) {
    const options = optionsOf(settings);
    const made = this.#empty(
      this.indices === null ? this.codes[0] : { codes: this.codes, indices: this.indices },
      options,
    );
    const report = this.#run("money_column_quantize", options, [made], (lent) => ({
      amounts: this.#column(lent),
      currencies: lent.currencies(this.codes, this.indices),
      result: lent.result(made.values, { scale: CURRENCY, validity: made.validity }),
    }));
    made.scale = report.scale === CURRENCY ? null : report.scale;
    return made;
  }

  /** Each amount divided in proportion to the same weights: a column for each share. No cent is lost. */
  allocate(weights, settings = {}) {
    const options = optionsOf(settings);
    const currency = this.indices === null ? this.codes[0] : { codes: this.codes, indices: this.indices };
    const given = Array.from(weights, (one) => Decimal.of(one));
    const made = given.map(() => this.#empty(currency, { isKept: options.isKept }));
    this.#run("money_column_allocate", options, made, (lent) => {
      const { size } = structs.layout("money_column_t");
      const shares = memory.take(Math.max(1, made.length) * size);
      made.forEach((one, at) => {
        structs.write(
          shares + at * size,
          "money_column_t",
          lent.result(one.values, { scale: this.scale ?? CURRENCY, validity: one.validity }),
        );
      });
      return { amounts: this.#column(lent), weights: given, shares };
    });
    for (const one of made) one.scale = this.scale;
    return made;
  }

  /** The order of each row and that of another column: -1, 0 or 1. Two currencies in one row are an error. */
  compare(other) {
    if (this.validity !== null || other.validity !== null) {
      throw new TypeError("columns to compare must not contain null");
    }
    const orders = new Int8Array(this.length);
    this.#run("money_column_compare", { isKept: false, options: null }, [], (lent) => ({
      a: this.#column(lent),
      a_currencies: lent.currencies(this.codes, this.indices),
      b: other.#column(lent),
      b_currencies: lent.currencies(other.codes, other.indices),
      orders: lent.result(orders),
    }));
    return orders;
  }
}
