// The messages of the interface: each language contains every key, its placeholders and its plural forms; all are used.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import de from "../../web/src/words/de.js";
import en from "../../web/src/words/en.js";
import pt from "../../web/src/words/pt.js";
import { language, languageFrom, loadLanguage, reasonOf, t, useLanguage } from "../../web/src/words/words.js";

const SOURCE = new URL("../../web/src/", import.meta.url);
const OTHERS = Object.entries({ de, pt });
/** The forms of a plural; other objects are groups of messages. */
const FORMS = new Set(["zero", "one", "two", "few", "many", "other"]);

const isPlural = (found) =>
  typeof found === "object" &&
  Object.keys(found).every((one) => FORMS.has(one));

function keysOf(messages, prefix = "") {
  return Object.entries(messages).flatMap(([name, found]) =>
    typeof found === "string" || isPlural(found) ? [[prefix + name, found]] : keysOf(found, `${prefix}${name}.`)
  );
}

const placeholders = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

/** The placeholders of a message; a form such as "one" may omit the count. */
function valuesOf(found) {
  const texts = typeof found === "string" ? [found] : Object.values(found);
  return [...new Set(texts.flatMap(placeholders))].sort();
}

function sources(folder = SOURCE) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith(".js") ? [readFileSync(new URL(entry.name, folder), "utf8")] : [];
  });
}

test("each language has exactly the keys of English, with the same placeholders", () => {
  const keys = new Map(keysOf(en));
  for (const [name, messages] of OTHERS) {
    const found = new Map(keysOf(messages));
    assert.deepEqual([...found.keys()].sort(), [...keys.keys()].sort(), name);
    for (const [key, message] of found) {
      assert.deepEqual(
        valuesOf(message),
        valuesOf(keys.get(key)),
        `${name} ${key}`,
      );
      assert.equal(typeof message, typeof keys.get(key), `${name} ${key}`);
    }
  }
});

test("a plural contains the forms that its language requires for whole numbers", () => {
  for (const [name, messages] of [["en", en], ...OTHERS]) {
    const rules = new Intl.PluralRules(name === "pt" ? "pt-BR" : name);
    const forms = new Set(
      [0, 1, 2, 5, 21, 100].map((count) => rules.select(count)),
    );
    for (const [key, found] of keysOf(messages)) {
      if (typeof found === "string") continue;
      for (const form of forms) {
        assert.ok(form in found, `${name} ${key} lacks ${form}`);
      }
      assert.ok(found.other.includes("{count}"), `${name} ${key}`);
    }
  }
});

test("every message is used, and every used one exists", () => {
  const keys = new Set(keysOf(en).map(([key]) => key));
  const used = new Set(
    sources().flatMap((text) => [...text.matchAll(/\btn?\(\s*"([a-z_.]+)"/g)].map(([, key]) => key)),
  );
  // Lists of choices contain keys, which are translated when they are shown.
  const texts = [
    ...sources(),
    readFileSync(new URL("../index.html", SOURCE), "utf8"),
  ];
  const all = (pattern) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, key]) => key));
  const named = new Set(all(/"([a-z]+(?:\.[a-z_]+)+)"/g));
  // A group may be named by its beginning, such as `screens.${name}`, and a pair of messages by `${key}_words`.
  for (
    const [, end] of texts.flatMap((
      text,
    ) => [...text.matchAll(/`\$\{\w+\}(_[a-z]+)`/g)])
  ) {
    for (const key of [...named]) named.add(key + end);
  }
  const groups = [...new Set(all(/`([a-z]+\.(?:[a-z_]+\.)*)\$\{/g))];
  assert.deepEqual([...used].filter((key) => !keys.has(key)), []);
  // Words that any screen may use.
  const isOffered = (key) => ["common.", ...groups].some((group) => key.startsWith(group));
  assert.deepEqual(
    [...keys].filter((key) => !named.has(key) && !isOffered(key)),
    [],
  );
});

test("the language is the setting, or the first of the browser's that has messages", () => {
  assert.equal(languageFrom("de", ["pt-BR"]), "de");
  assert.equal(languageFrom("", ["fr-FR", "pt-PT", "de"]), "pt");
  assert.equal(languageFrom("", ["ja"]), "en");
  assert.equal(languageFrom("constructor", ["de-AT"]), "de");
});

test("the page's language and direction follow the words", async () => {
  const root = {};
  useLanguage("pt", root);
  assert.deepEqual([root.lang, t("picker.found", { count: 1 })], [
    "en",
    "One currency",
  ]);
  assert.deepEqual([await loadLanguage("pt"), await loadLanguage("pt")], [
    true,
    false,
  ]);
  await loadLanguage("de");
  useLanguage("pt", root);
  assert.deepEqual([root.lang, root.dir, language()], [
    "pt-BR",
    "ltr",
    "pt-BR",
  ]);
  assert.equal(t("picker.found", { count: 1 }), "Uma moeda");
  assert.equal(t("picker.found", { count: 2 }), "2 moedas");
  useLanguage("de", root);
  assert.equal(root.lang, "de");
  assert.equal(t("field.largest", { bound: "100" }), "Höchstens 100 eingeben.");
  useLanguage("en", root);
  assert.throws(() => t("wallet.none_such"), /none_such/);
});

test("an amount of the other direction is isolated from the words around it", () => {
  useLanguage("en", {});
  assert.equal(t("field.least", { bound: "5" }), "Enter at least 5.");
  const arabic = "\u200f5.00 \u062f.\u0625.";
  assert.equal(
    t("field.least", { bound: arabic }),
    `Enter at least \u2068${arabic}\u2069.`,
  );
});

test("a reason is the library's in English, and the words of its status in other languages", async () => {
  const error = Object.assign(new Error("weights must not all be 0"), { code: "weights" });
  useLanguage("en", {});
  assert.equal(reasonOf(error), "weights must not all be 0");
  await loadLanguage("de");
  useLanguage("de", {});
  assert.equal(reasonOf(error), "mit diesen Gewichten lässt sich nicht aufteilen");
  assert.equal(reasonOf(new Error("anything else")), "anything else");
  useLanguage("en", {});
});
