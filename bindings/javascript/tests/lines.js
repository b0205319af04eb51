// Golden vectors of notepads, numbers of locales and merged rates.

import * as libmoney from "../src/index.js";
import { number, ratesOf } from "./numbers.js";

const PARTS = ["value", "reading", "label", "name", "message", "caret"];

function lineOf(pad, index) {
  const told = Object.fromEntries(PARTS.map((part) => [part, pad.lineText(index, part)]));
  const count = Number(pad.lineAt(index).readingCount);
  told.readings = Array.from({ length: count }, (_, reading) => pad.lineReadingAt(index, reading));
  return told;
}

export function notepad({ text, reading = "lenient", locale, home, today, gap: maxGap = 0, rates = [], edits = [] }) {
  const pad = new libmoney.Notepad({ reading, locale, home, today, maxGap });
  pad.setRates({ rates: ratesOf(rates) });
  pad.setText(text);
  const version = pad.lines().map((line) => line.version).reduce((a, b) => (a > b ? a : b));
  for (const [index, line] of edits) pad.setLine(index, line);
  const lines = Array.from({ length: pad.lineCount() }, (_, index) => lineOf(pad, index));
  return { lines, changed: pad.changes(version).map(({ index }) => Number(index)) };
}

export function localeNumbers({ text, locale, reading }) {
  return { value: libmoney.decimalParseLocale(text, locale, reading).toString() };
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));

export function packed({ damaged, amount, currency }) {
  if (damaged !== undefined) {
    const read = libmoney.unpack(bytesOf(damaged));
    return { amount: number(read), currency: read.currency };
  }
  const value = new libmoney.Money(amount, currency);
  const bytes = value.pack();
  const found = libmoney.unpack(bytes);
  return { packed: hex(bytes), key: hex(value.sortKey()), amount: number(found), currency: found.currency };
}

export function merging({ rates, added, rule, undated = null, amount, from, to, on }) {
  const merged = ratesOf(rates).merge(ratesOf(added), rule, undated);
  const { result, details } = merged.convertDetailed(new libmoney.Money(amount, from), to, { date: on });
  const path = [from, ...details.legs.map((leg) => leg.to)];
  return { result: number(result), path, days: Number(merged.info().dateCount) };
}
