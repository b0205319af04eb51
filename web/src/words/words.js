// The texts of the interface: one file of messages a language; English is the fallback and lists the keys.

import { h } from "../parts/dom.js";
import en from "./en.js";

/** The messages that are loaded; the other languages are loaded when they are selected. */
const MESSAGES = { en };
const OTHERS = { de: () => import("./de.js"), pt: () => import("./pt.js") };
/** The languages of the interface, with their own names. */
export const LANGUAGES = [["en", "English"], ["de", "Deutsch"], [
  "pt",
  "Português (Brasil)",
]];
const TAGS = { en: "en", de: "de", pt: "pt-BR" };
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200f\u202b\u2067]/;

let current = "en";
let plurals = new Intl.PluralRules("en");

/** Returns the language of the setting, or the first of the browser's languages that has messages. */
export function languageFrom(
  setting,
  wanted = globalThis.navigator?.languages ?? [],
) {
  if (Object.hasOwn(TAGS, setting ?? "")) return setting;
  const found = wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((
    one,
  ) => Object.hasOwn(TAGS, one));
  return found ?? "en";
}

/** Loads the messages of a setting's language; returns false if they were loaded already. */
export async function loadLanguage(setting) {
  const name = languageFrom(setting);
  if (name in MESSAGES) return false;
  MESSAGES[name] = (await OTHERS[name]()).default;
  return true;
}

/**
 * Selects the language of the interface, or English until its messages are loaded; the page's `lang` and `dir` follow it.
 * An empty setting is the browser's.
 */
export function useLanguage(
  setting,
  root = globalThis.document?.documentElement,
) {
  const wanted = languageFrom(setting);
  current = wanted in MESSAGES ? wanted : "en";
  plurals = new Intl.PluralRules(TAGS[current]);
  if (root === undefined) return;
  root.lang = TAGS[current];
  // No language of the interface is written from right to left yet.
  root.dir = "ltr";
}

/** Selects the browser's language, for messages before the settings are read. */
export async function useBrowserLanguage() {
  await loadLanguage("").catch(() => false);
  useLanguage("");
}

/** Returns the BCP 47 tag of the language of the interface. */
export function language() {
  return TAGS[current];
}

function find(messages, key) {
  return key.split(".").reduce((found, part) => found?.[part], messages);
}

/** Returns the message of a key, in the plural form for `count` if it has forms. */
function message(key, values) {
  let found = find(MESSAGES[current], key) ?? find(en, key);
  if (found === undefined) throw new Error(`no message is called ${key}`);
  if (typeof found === "object") {
    found = found[plurals.select(Number(values.count))] ?? found.other;
  }
  return found;
}

/**
 * Returns the reason of an error in the language of the interface. The library's messages are more specific, but in English;
 * in other languages, the words of its status replace them.
 */
export function reasonOf(error) {
  const own = current === "en" ? undefined : find(MESSAGES[current], `reasons.${error?.code}`);
  return own ?? error?.message ?? String(error);
}

/** Text of the other direction must not reorder the words around it. */
function isolated(value) {
  const text = String(value);
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Returns a text of the interface: `t("rates.today", { day })`. Plural forms are selected by `count`. */
export function t(key, values = {}) {
  return message(key, values).replace(
    /\{(\w+)\}/g,
    (_, name) => isolated(values[name]),
  );
}

/** Returns a text as nodes, with its values in `bdi` elements, or as they are if they are elements. */
export function tn(key, values = {}) {
  return message(key, values).split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const value = values[part];
    return value instanceof Node ? value : h("bdi", {}, String(value));
  }).filter((part) => part !== "");
}
