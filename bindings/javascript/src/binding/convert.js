// Values of C as values of JavaScript and back, by their types.

import { ENUMERATIONS } from "./enumerations.js";
import { library } from "./library.js";
import { Decimal, Money } from "./values.js";

const { constants, integers, structs } = library.description;
const NO_DATE = constants.MONEY_DATE_NONE;
const NO_INSTANT = BigInt(constants.MONEY_INSTANT_NONE);
const DAY = 86400000;
const names = new Map();

function snake(name) {
  return name.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase());
}

function camel(name) {
  return name.replace(/_+(.)/g, (_, letter) => letter.toUpperCase());
}

/** Converts a size; the largest value means the entire length and becomes null. */
const liftSize = (value) => (value === 2 ** 32 - 1 || value === 2 ** 64 ? null : value);

/** Returns a number if it is exact, otherwise a BigInt; the smallest 64-bit integer means an absent value. */
function integer(value) {
  if (value === NO_INSTANT) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function liftWord(type, value) {
  const { isBits, words } = ENUMERATIONS[type];
  if (isBits) return [...words].filter(([, bit]) => bit !== 0 && (value & bit) === bit).map(([word]) => word);
  let known = names.get(type);
  if (known === undefined) names.set(type, known = new Map([...words].map(([word, number]) => [number, word])));
  return known.get(value) ?? value;
}

function lowerWord(type, value) {
  const { isBits, words } = ENUMERATIONS[type];
  if (isBits && Array.isArray(value)) return value.reduce((sum, word) => sum | lowerWord(type, word), 0);
  if (typeof value === "number") return value;
  const found = words.get(value);
  if (found === undefined) {
    throw new TypeError(`expected one of ${[...words.keys()].join(", ")}, got ${JSON.stringify(value)}`);
  }
  return found;
}

/** Days since 1970-01-01 as "2026-11-23". */
function liftDate(value) {
  if (value === NO_DATE) return null;
  return library.call("money_date_format", { date: value }).buffer;
}

function lowerDate(value) {
  if (value === null) return NO_DATE;
  if (value instanceof Date) return Math.floor(value.getTime() / DAY);
  if (typeof value === "string") return library.call("money_date_parse", { text: value }).date;
  throw new TypeError("a date must be text such as 2026-11-23, a Date or null");
}

function lowerInstant(value) {
  if (value === null) return NO_INSTANT;
  if (value instanceof Date) return BigInt(Math.floor(value.getTime() / 1000));
  if (typeof value === "number" || typeof value === "bigint") return BigInt(value);
  throw new TypeError("an instant must be a Date, a number of seconds since 1970 or null");
}

/** A value of C as JavaScript has it. */
export function lift(type, value) {
  switch (type) {
    case "money_t":
    case "money_decimal_t":
      return value;
    case "money_date_t":
      return liftDate(value);
    case "money_instant_t":
      return value === NO_INSTANT ? null : new Date(Number(value) * 1000);
    case "money_bool_t":
      return value !== 0;
    case "size_t":
      return liftSize(value);
    default:
  }
  if (ENUMERATIONS[type] !== undefined) return liftWord(type, value);
  if (Object.hasOwn(structs, type)) return liftStruct(type, value);
  return typeof value === "bigint" ? integer(value) : value;
}

export function liftStruct(type, value) {
  const found = {};
  for (const [name, kind, count] of structs[type].fields) {
    if (!(name in value)) continue;
    const read = (one) => lift(kind.replace(/^const | ?\*$/g, ""), one);
    const isArray = count !== undefined && kind !== "char";
    // The field `leg_count` holds the number of elements of the array `legs`, and so on.
    const used = isArray ? value[name.replace(/s$/, "") + "_count"] : undefined;
    found[camel(name)] = typeof value[name] === "string"
      ? value[name]
      : isArray
      ? value[name].slice(0, used).map(read)
      : read(value[name]);
  }
  return found;
}

/** A value of JavaScript as C has it. */
export function lower(type, value) {
  switch (type) {
    case "money_t":
      return Money.of(value);
    case "money_decimal_t":
      return Decimal.of(value);
    case "money_date_t":
      return lowerDate(value);
    case "money_instant_t":
      return lowerInstant(value);
    case "money_bool_t":
      if (typeof value !== "boolean") throw new TypeError(`expected true or false, got ${typeof value}`);
      return value ? 1 : 0;
    default:
  }
  if (ENUMERATIONS[type] !== undefined) return lowerWord(type, value);
  if (Object.hasOwn(structs, type)) return value?.pointer === undefined ? lowerStruct(type, value) : value;
  return number(type, value);
}

const LIMITS = {
  int32_t: [-(2 ** 31), 2 ** 31 - 1],
  uint32_t: [0, 2 ** 32 - 1],
  size_t: [0, 2 ** 32 - 1],
  uint8_t: [0, 255],
};

function number(type, value) {
  const base = integers[type] ?? type;
  if (base === "double") return Number(value);
  if (base === "size_t" && value === null) return -1;
  if (typeof value !== "bigint" && !Number.isSafeInteger(value)) {
    throw new TypeError(`expected an integer, got ${value}`);
  }
  const limits = LIMITS[base];
  if (limits === undefined) {
    const fits = base === "uint64_t" ? BigInt.asUintN(64, BigInt(value)) : BigInt.asIntN(64, BigInt(value));
    if (fits !== BigInt(value)) throw new RangeError(`a number must fit ${base}, got ${value}`);
    return fits;
  }
  if (value < limits[0] || value > limits[1]) {
    throw new RangeError(`a number must be ${limits[0]} to ${limits[1]}, got ${value}`);
  }
  return Number(value);
}

export function lowerStruct(type, value) {
  if (value === null || typeof value !== "object") {
    throw new TypeError(`${type.replace(/^money_|_t$/g, "")} must be an object`);
  }
  const found = {};
  for (const [key, one] of Object.entries(value)) {
    if (one === undefined) continue;
    const name = snake(key);
    const field = structs[type].fields.find(([known]) => known === name);
    if (field === undefined || name === "struct_size" || name === "reserved") {
      throw new TypeError(`unknown field "${key}" of ${type.replace(/^money_|_t$/g, "")}`);
    }
    found[name] = lowerField(field, one);
  }
  return found;
}

function lowerField([, kind, count], value) {
  const type = kind.replace(/^const | ?\*$/g, "");
  if (type === "char") {
    if (value !== null && typeof value !== "string") throw new TypeError(`expected text, got ${typeof value}`);
    return value;
  }
  if (count !== undefined) return Array.from(value, (one) => lower(type, one));
  if (kind.endsWith("*") && (value === null || value.pointer !== undefined)) return value;
  return lower(type, value);
}
