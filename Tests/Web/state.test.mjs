// The desk's state without a browser: keys and hosts, files, documents that two tabs change.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as library from "../../bindings/javascript/src/index.js";
import { addressTrouble, originsOf } from "../../web/src/state/hosts.js";
import { changed, imported, settingsFrom, withoutSecrets } from "../../web/src/state/settings.js";

const of = (some) => settingsFrom(JSON.stringify(some));
const MINE = of({ provider: "currencylayer", key: "K", finnhub: "F", theme: "dark" });

test("a change of provider or address removes the key, and no other change does", () => {
  for (
    const changes of [{ provider: "frankfurter" }, { provider: "" }, { address: "https://api.currencylayer.com/x" }]
  ) {
    const { settings, lost } = changed(MINE, changes);
    assert.deepEqual([settings.key, settings.finnhub, lost], ["", "F", ["exchange rates"]]);
  }
  const moved = changed(MINE, { finnhubAddress: "https://finnhub.io/x" });
  assert.deepEqual([moved.settings.key, moved.settings.finnhub, moved.lost], ["K", "", ["prices of shares"]]);
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

test("an export has no key and no address", () => {
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
    const feed = new library.Feed(name, { key: "k" });
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
