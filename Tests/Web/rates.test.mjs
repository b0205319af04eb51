// The rates that the page combines from a provider and its history, and their age.

import assert from "node:assert/strict";
import test from "node:test";
import * as library from "../../build/api/javascript/src/index.js";
import { daysBetween, dayText, localDay } from "../../web/src/state/days.js";
import { unpack } from "../../web/src/state/history.js";

const CSV = unpack("USD,JPY,CYP\n2026-10-30,2026-10-29\nd4:11172,-2\nd2:17568,100\nn,n");

const HISTORY = library.Rates.fromEcbCsv(CSV);

test("newer rates of a provider and the history are one table", () => {
  assert.equal(CSV.split("\n")[1], "2026-10-30,1.1172,175.68,N/A,");
  const euro = library.Rates.fromJson('{"base":"EUR","date":"2026-11-26","rates":{"USD":1.5,"JPY":180}}');
  const one = HISTORY.merge(euro, "days", "2026-11-26");
  assert.deepEqual([one.info().lastDate, one.info().base], ["2026-11-26", "EUR"]);
  assert.equal(String(one.convert("10 EUR", "USD")), "15.00 USD");
  assert.equal(String(one.convert("10 EUR", "USD", { date: "2026-10-30" })), "11.17 USD");
  // A day that the history contains is not replaced.
  const undated = library.Rates.fromJson('[{"from":"EUR","to":"USD","rate":"7/3"}]');
  assert.equal(HISTORY.merge(undated, "days", "2026-10-30").toJson(), HISTORY.toJson());
});

test("rates against another base or of other currencies stay unconverted", () => {
  const text = '{"success":true,"timestamp":1795651200,"source":"USD","quotes":{"USDEUR":0.8,"USDBTC":0.00001}}';
  const one = HISTORY.merge(library.Rates.fromJson(text), "days", "2026-11-26");
  assert.deepEqual([one.info().base, one.info().lastDate], ["", "2026-11-26"]);
  assert.equal(String(one.convert("10 EUR", "USD")), "12.50 USD");
  assert.equal(String(one.convert("10 USD", "EUR")), "8.00 EUR");
  assert.equal(String(one.convert("100 USD", "JPY", { date: "2026-10-30" })), "15725 JPY");
});

test("the age of rates in days of the clock", () => {
  assert.equal(daysBetween("2026-10-30", localDay(new Date(2026, 10, 26, 23, 59))), 27);
  assert.equal(daysBetween("2026-10-30", localDay(new Date(2026, 9, 30, 0, 1))), 0);
  assert.equal(daysBetween("2026-10-30", localDay(new Date(2025, 9, 30))), -365);
  assert.equal(dayText("2026-10-30", new Date(2026, 10, 26), "en"), "30 Oct");
  assert.equal(dayText("2026-10-30", new Date(2027, 10, 26), "en"), "30 Oct 2026");
});

test("the day of a clock is that of the user's time zone", () => {
  const zone = process.env.TZ;
  const evening = new Date("2026-11-27T05:00:00Z");
  const dayIn = (name) => {
    process.env.TZ = name;
    return localDay(evening);
  };
  assert.deepEqual([dayIn("Pacific/Honolulu"), dayIn("Europe/Berlin")], ["2026-11-26", "2026-11-27"]);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
