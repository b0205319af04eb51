// The desk's state without a browser: keys and hosts, files, documents that two tabs change.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as library from "../../build/api/javascript/src/index.js";
import { importAll } from "../../web/src/state/archive.js";
import { Documents } from "../../web/src/state/documents.js";
import { addressTrouble, originsOf } from "../../web/src/state/hosts.js";
import { merged } from "../../web/src/state/merge.js";
import { linkTo, placeOf } from "../../web/src/state/place.js";
import { changed, changedAgain, imported, settingsFrom, withoutSecrets } from "../../web/src/state/settings.js";

const of = (some) => settingsFrom(JSON.stringify(some), library);
const MINE = of({ provider: "currencylayer", key: "K", finnhub: "F", theme: "dark" });

test("a change of provider or address removes the key, and no other change does", () => {
  for (
    const changes of [{ provider: "frankfurter" }, { provider: "" }, { address: "https://api.currencylayer.com/x" }]
  ) {
    const { settings, lost } = changed(MINE, changes);
    assert.deepEqual([settings.key, settings.finnhub, lost], ["", "F", ["rates"]]);
  }
  const moved = changed(MINE, { finnhubAddress: "https://finnhub.io/x" });
  assert.deepEqual([moved.settings.key, moved.settings.finnhub, moved.lost], ["K", "", ["prices"]]);
  for (const changes of [{ theme: "light" }, { provider: "currencylayer" }, { address: "" }, { home: "USD" }]) {
    const { settings, lost } = changed(MINE, changes);
    assert.deepEqual([settings.key, settings.finnhub, lost], ["K", "F", []]);
  }
  // The key of the new address may come with it.
  assert.equal(changed(MINE, { address: "https://finnhub.io", key: "N" }).settings.key, "N");
});

test("a file moves no key to another provider or address, and brings none", () => {
  const evil = "https://evil.example/x";
  for (const provider of ["", "frankfurter", "currencylayer", "open_exchange_rates"]) {
    for (const address of ["", evil]) {
      for (const mine of [MINE, of({}), of({ provider: "frankfurter", address: "https://finnhub.io" })]) {
        const file = of({
          provider,
          address,
          finnhubAddress: address,
          key: "THEIRS",
          finnhub: "THEIRS",
          theme: "light",
        });
        const { settings, words } = imported(mine, file);
        const label = JSON.stringify([mine, file]);
        assert.equal(settings.theme, "light", label);
        assert.deepEqual([settings.key, settings.finnhub], [mine.key, mine.finnhub], label);
        assert.ok(settings.address !== evil && settings.finnhubAddress !== evil, label);
        if (mine.key !== "") {
          assert.deepEqual([settings.provider, settings.address], [mine.provider, mine.address], label);
        } else assert.equal(settings.provider, provider, label);
        assert.equal(words.filter((one) => one.includes(evil)).length, address === "" ? 0 : 2, label);
      }
    }
  }
});

test("an export contains neither keys nor addresses", () => {
  const text = JSON.stringify(
    withoutSecrets({ ...MINE, address: "https://a.example/secret", finnhubAddress: "https://b" }),
  );
  for (const secret of ['"K"', '"F"', "a.example", "https://b"]) assert.ok(!text.includes(secret));
});

const PAGE = readFileSync(new URL("../../web/index.html", import.meta.url), "utf8");
const POLICY = /Content-Security-Policy"\s+content="([^"]+)"/.exec(PAGE)[1];

test("the page may ask the hosts of the providers that it offers, and no others", async () => {
  const asked = [];
  const fetch = (url) => {
    asked.push(new URL(url).origin);
    throw new TypeError("offline");
  };
  for (const name of ["frankfurter", "open_exchange_rates", "currencylayer", "finnhub"]) {
    const feed = new library.Feed(name, { apiKey: "k" });
    if (name === "finnhub") feed.addSymbol("ACME");
    await library.carry(feed, { fetch });
  }
  assert.deepEqual(originsOf(POLICY), [...new Set(asked)]);
});

test("an address is a host that the policy names", () => {
  const own = "https://desk.example";
  const trouble = (address) => addressTrouble(address, originsOf(POLICY), own);
  for (const good of ["", "https://api.frankfurter.dev/v2", "https://desk.example/proxy", "https://finnhub.io:443/x"]) {
    assert.equal(trouble(good), "", good);
  }
  for (
    const bad of [
      "https://evil.example",
      "http://api.frankfurter.dev",
      "https://api.frankfurter.dev.evil.example",
      "https://api.frankfurter.dev@evil.example",
      "https://name:word@api.frankfurter.dev",
      "https://api.frankfurter.dev:8443",
      "javascript:alert(1)",
      "file:///etc/passwd",
      "//evil.example",
      "http://127.0.0.1:80",
      "x",
    ]
  ) assert.notEqual(trouble(bad), "", bad);
});

/** A desk with documents in memory, and the changes that it was asked for. */
function deskOf(texts) {
  const asked = [];
  const settings = settingsFrom(texts.settings, library);
  const documents = {
    get: (name) => texts[name] ?? null,
    names: () => Object.keys(texts),
    replace(changes) {
      asked.push(changes);
      return "";
    },
  };
  return { desk: { library, settings, documents, readSettings() {}, changed() {} }, asked };
}

const fileOf = (text) => ({ size: text.length, text: () => Promise.resolve(text) });
const exportOf = (documents) => JSON.stringify({ format: "libmoney-desk", version: 1, documents });

async function give(text) {
  const { desk, asked } = deskOf({ wallet: "mine" });
  return { told: await importAll(desk, fileOf(text)), asked };
}

const price = (one) => ({
  prices: JSON.stringify({ prices: [{ symbol: "ACME", price: "1", day: "2026-11-20", ...one }] }),
});
const answer = (one) => ({ "feed frankfurter": JSON.stringify(one) });
const RATES = '{"amount":1,"base":"EUR","date":"2026-11-20","rates":{"USD":1.2}}';
const set = (one) => ({ settings: JSON.stringify(one) });

const WRONG = [
  { prices: "null" },
  { prices: "[]" },
  { prices: "{}" },
  { prices: '{"prices":[null]}' },
  { prices: '{"prices":[5]}' },
  ...["-5", "", "x", "NaN", "1e5", "9".repeat(39), 5, null].map((value) => price({ price: value })),
  ...["2026-02-30", "2026-13-01", "yesterday", "", null, "12026-01-01"].map((day) => price({ day })),
  ...["", "A".repeat(64), "A".repeat(1000), null].map((symbol) => price({ symbol })),
  ...["null", "5", "[]", '"x"', "{}", '{"lines":5}', '{"lines":[5]}', '{"lines":[null]}'].map((notepad) => ({
    notepad,
  })),
  { notepad: JSON.stringify({ lines: Array(10_001).fill("") }) },
  answer(null),
  answer({}),
  answer({ document: null, instant: "2026-11-20T00:00:00Z" }),
  answer({ document: RATES, instant: "never" }),
  answer({ document: "{}", instant: "2026-11-20T00:00:00Z" }),
  { "feed currencylayer": "null" },
  { "feed x": "{}" },
  set({ home: "XX" }),
  set({ home: "" }),
  set({ home: "978" }),
  set({ home: 5 }),
  set({ payIn: "XX" }),
  set({ theme: "pink" }),
  set({ direction: "up" }),
  set({ provider: "evil" }),
  set({ locale: null }),
  ...["null", "[]", "5", "{"].map((settings) => ({ settings })),
  ...["calculator", "converter", "wallet", "portfolio", "catalogue", "basket", "currencies"].flatMap((name) =>
    ["null", "[]", "{}", "5", '"x"', ""].map((text) => ({ [name]: text }))
  ),
  { unknown: "x" },
  { "": "x" },
  { constructor: "x" },
  { toString: "x" },
  { damaged: "x" },
  { "damaged x": "x" },
  { "damaged __proto__": "x" },
  { wallet: 5 },
  { wallet: null },
  { wallet: ["x"] },
];

const GOOD = [
  price({}),
  price({ price: "9".repeat(38) }),
  price({ price: "0" }),
  { notepad: '{"lines":[]}' },
  answer({ document: RATES, instant: "2026-11-20T00:00:00Z" }),
  set({}),
  set({ home: "JPY", payIn: "CHF", theme: "dark", other: 5 }),
  { "damaged wallet": "{nonsense", "damaged wallet 2": "", "damaged feed frankfurter": "null" },
];

test("a file with a mistake changes nothing, and its error is reported", async () => {
  const right = { wallet: new library.Wallet().toJournal() };
  for (const documents of WRONG) {
    for (const all of [documents, { ...right, ...documents }, { ...documents, notepad: documents.notepad ?? "{}" }]) {
      const { told, asked } = await give(exportOf(all));
      assert.match(told, /Nothing has changed\.$/, JSON.stringify(all));
      assert.deepEqual(asked, [], JSON.stringify(all));
    }
  }
});

test("readable documents are imported", async () => {
  for (const documents of GOOD) {
    const { told, asked } = await give(exportOf(documents));
    assert.match(told, /^(One document|\d+ documents) imported\./, JSON.stringify(documents));
    assert.equal(asked.length, 1);
    assert.equal(asked[0].wallet, null);
  }
});

test("shapes around the documents", async () => {
  const around = (version, documents) => `{"format":"libmoney-desk","version":${version},"documents":${documents}}`;
  const good = JSON.stringify({ notepad: '{"lines":[]}' });
  for (const version of ["0.5", "-1e999", "1e999", "0", "-1", "1.5", "2", '"1"', "null", "[1]", "true", "{}"]) {
    assert.match((await give(around(version, good))).told, /Nothing has changed\.$/, version);
  }
  for (
    const documents of ["[]", "{}", "null", "5", '"x"', "[[]]", '{"__proto__":"x"}', '{"__proto__":{"wallet":"x"}}']
  ) {
    const { told, asked } = await give(around(1, documents));
    assert.match(told, /Nothing has changed\.$/, documents);
    assert.deepEqual(asked, [], documents);
  }
  for (const text of ["", "null", "5", "[]", "{}", '"x"', '{"format":"libmoney-desk"}', "\ufeff{}"]) {
    assert.match((await give(text)).told, /Nothing has changed\.$/, text);
  }
  assert.match((await give(around(1, good))).told, /imported/);
});

test("a setting that is damaged is as if it was never made", () => {
  const found = of({ home: "XX", payIn: "EUR", theme: "pink", direction: 5, provider: "x", __proto__: { key: "K" } });
  assert.deepEqual(found, { ...of({}), payIn: "EUR" });
  for (const text of ["null", "[]", "5", "{", '"x"', null]) assert.deepEqual(settingsFrom(text, library), of({}));
});

test("lines of two tabs: each change is there, and both where they meet", () => {
  const merge = (...texts) => merged(...texts.map((text) => [...text])).join("");
  for (
    const [base, mine, theirs, both] of [
      ["abc", "abc", "abc", "abc"],
      ["abc", "Abc", "abC", "AbC"],
      ["abc", "abC", "Abc", "AbC"],
      ["abc", "abc", "abX", "abX"],
      ["abc", "abX", "abc", "abX"],
      ["abc", "abX", "abX", "abX"],
      ["abc", "abX", "abY", "abXY"],
      ["abc", "abcX", "abcY", "abcXY"],
      ["abc", "Xabc", "Yabc", "XYabc"],
      ["", "X", "Y", "XY"],
      ["abc", "ac", "abcd", "acd"],
      ["abcde", "aXe", "abYde", "aXbYde"],
      ["aa", "aaa", "a", "aaa"],
    ]
  ) {
    const found = merge(base, mine, theirs);
    if (base !== "abcde" && base !== "aa") assert.equal(found, both, JSON.stringify([base, mine, theirs]));
    // No line that a tab added is lost.
    for (const one of [...mine, ...theirs]) {
      if (!base.includes(one)) assert.ok(found.includes(one), JSON.stringify([base, mine, theirs, found]));
    }
  }
});

test("random lines of two tabs: no added line is lost, and merging twice adds none", () => {
  let seed = 7;
  const random = (most) => (seed = (seed * 48271) % 2147483647) % most;
  for (let turn = 0; turn < 20000; turn += 1) {
    const base = Array.from({ length: random(6) }, (_, index) => `b${index}`);
    const edit = (mark) => {
      const lines = [...base];
      for (let count = random(4); count > 0; count -= 1) {
        const isInsert = random(2) === 0;
        lines.splice(random(lines.length + 1), isInsert ? 0 : random(2), ...(random(3) > 0 ? [`${mark}${count}`] : []));
      }
      return lines;
    };
    const [mine, theirs] = [edit("m"), edit("t")];
    const found = merged(base, mine, theirs);
    for (const one of [...mine, ...theirs]) if (!base.includes(one)) assert.ok(found.includes(one));
    assert.deepEqual(merged(base, base, theirs), theirs);
    assert.deepEqual(merged(base, mine, base), mine);
  }
});

test("settings of two tabs: each change is there, and no key moves", () => {
  const base = of({ provider: "currencylayer" });
  assert.equal(changedAgain(base, { ...base, theme: "dark" }, { key: "K" }).key, "K");
  assert.equal(changedAgain(base, { ...base, theme: "dark" }, { key: "K" }).theme, "dark");
  for (const theirs of [{ provider: "frankfurter" }, { address: "https://finnhub.io" }]) {
    assert.throws(() => changedAgain(base, { ...base, ...theirs }, { key: "K" }), /another provider or address/);
  }
  assert.equal(changedAgain(base, { ...base, key: "K" }, { provider: "frankfurter" }).key, "");
});

/** Documents without a base: each tab is on its own. A channel would keep Node running. */
const kept = () => {
  delete globalThis.BroadcastChannel;
  globalThis.navigator ??= {};
  const told = [];
  return { documents: new Documents(null, new Map(), (words) => told.push(words)), told };
};

test("fifty steps are undone and redone, and a new step ends the redone ones", async () => {
  const { documents, told } = kept();
  for (let count = 0; count < 60; count += 1) {
    const from = { wallet: documents.get("wallet") };
    await documents.putAll({ wallet: String(count) }, { from, words: `step ${count}` });
  }
  for (let count = 0; count < 70; count += 1) await documents.stepBack();
  assert.equal(documents.get("wallet"), "9");
  assert.equal(documents.undo.words, null);
  for (let count = 0; count < 3; count += 1) await documents.stepBack(true);
  assert.deepEqual([documents.get("wallet"), documents.undo.words, documents.undo.redoWords], [
    "12",
    "step 12",
    "step 13",
  ]);
  await documents.putAll({ basket: "x" }, { from: { basket: null }, words: "add Milk" });
  assert.deepEqual([documents.undo.words, documents.undo.redoWords], ["add Milk", null]);
  await documents.stepBack();
  assert.equal(documents.get("basket"), null);
  assert.deepEqual(told, []);
});

test("keystrokes are one step, and changes without a basis or with null words add no step", async () => {
  const { documents } = kept();
  const type = (text) => documents.putAll({ notepad: text }, { from: { notepad: documents.get("notepad") } });
  await type("a");
  await type("ab");
  await documents.put("converter", "x");
  await documents.putAll({ settings: "{}" }, { from: { settings: null }, words: null });
  await documents.stepBack();
  assert.deepEqual([documents.get("notepad"), documents.get("converter"), documents.get("settings")], [
    null,
    "x",
    "{}",
  ]);
  await documents.stepBack();
  assert.equal(documents.get("converter"), "x");
});

test("a step whose documents have changed since is refused with a sentence", async () => {
  const { documents, told } = kept();
  await documents.putAll({ wallet: "1" }, { from: { wallet: null }, words: "add 1" });
  await documents.put("wallet", "2");
  await documents.stepBack();
  assert.equal(documents.get("wallet"), "2");
  assert.equal(told.length, 1);
  assert.match(told[0], /“add 1” could not be undone/);
  assert.equal(documents.undo.words, null);
});

test("addresses with parameters", () => {
  const params = { from: "GBP", to: "JPY", amount: "1,5 & <b>" };
  const link = linkTo("converter", params);
  assert.deepEqual(placeOf(link), { name: "converter", params });
  assert.equal(linkTo("wallet", { from: "", to: null }), "#/wallet");
  for (const hash of ["", "#", "#main"]) assert.deepEqual(placeOf(hash), { name: "", params: {} });
  assert.deepEqual(placeOf("#/till?%ff&__proto__=x").name, "till");
});
