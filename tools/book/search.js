// The worker of the search. The theme starts it with every page; it loads the theme's engine and the index of the site
// when somebody types the first letter. Messages are those of the theme: setup, ready, query, result.

const SETUP = 0;
const READY = 1;
const QUERY = 2;
const RESULT = 3;
const BASE = new URL("../../../", location.href);
/** Words of questions that do not occur in the answers. */
const IDLE = new Set(
  ["a an and are can do does for how i in is it my not of on or the to", "what", "when where which why with"]
    .flatMap((words) => words.split(" ")),
);

const post = self.postMessage.bind(self);
let setup = null;
let engine = null;
let latest = "";
/** The functions of C. */
let names = [];

function pass(type, data) {
  self.dispatchEvent(new MessageEvent("message", { data: { type, data } }));
}

function textOf(lines) {
  return lines.split("\n").map((line) => `<p>${line}</p>`).join("");
}

/** The anchor of a heading, as `slug` in search.py makes it. */
function slug(title) {
  const plain = title.replace(/<[^>]+>/g, "").replace(/&(?:amp|lt|gt|quot);/g, "").normalize("NFKD");
  return plain.replace(/[^\w\s-]/g, "").trim().toLowerCase().replace(/[-\s]+/g, "-");
}

/** The documents of the engine, from the index: pages, their sections, and functions. */
function documents({ pages, functions }) {
  const found = [];
  for (const [address, boost, title, text, sections] of pages) {
    found.push({ location: address, title, text: textOf(text), boost });
    for (const [anchor, heading, words] of sections) {
      found.push({ location: `${address}#${anchor || slug(heading)}`, title: heading, text: textOf(words), boost });
    }
  }
  for (const [name, boost, summary] of functions) {
    found.push({ location: `reference/functions/${name}.html`, title: name, text: summary, boost });
  }
  return found;
}

async function load() {
  const answer = await fetch(new URL("search/index.json", BASE));
  if (!answer.ok) throw new Error(`the index of the search: ${answer.status}`);
  const index = await answer.json();
  names = index.functions.map(([name]) => name);
  const docs = documents(index);
  importScripts(new URL("engine.js", location.href).href);
  await new Promise((resolve) => {
    // The page has already received a ready message, so that of the engine is not forwarded.
    self.postMessage = (message) => message.type === READY ? resolve() : post(message);
    pass(SETUP, { ...setup, docs });
  });
}

/**
 * A search term for the engine, which matches every word with this prefix. Endings are removed, so "rounding" also
 * finds "round". Quoted words and words with an operator are unchanged.
 */
function stem(word) {
  if (!/^[a-z]{6,}$/i.test(word)) return word;
  return word.replace(/(?:ies|ing|ed|s)$/i, "");
}

/** The functions that match the parts of a name that is not a function: money_convert, money_rates_convert. */
function completions(word) {
  if (!/^money_[a-z0-9_]+$/.test(word) || names.includes(word)) return [];
  const parts = word.split("_");
  const found = names.filter((name) => parts.every((part) => name.split("_").includes(part)));
  return found.sort((a, b) => a.length - b.length).slice(0, 3).map((name, place) => `${name}^${20 >> place}`);
}

/** The query that the engine receives. */
function essential(query) {
  if (query.includes('"')) return query;
  const typed = query.trim().split(/\s+/);
  const words = typed.filter((word) => !IDLE.has(word.toLowerCase()));
  return (words.length === 0 ? typed : words).flatMap((word) => [...completions(word), stem(word)]).join(" ");
}

async function search(query) {
  latest = query;
  engine ??= load();
  try {
    await engine;
  } catch (error) {
    engine = null;
    throw error;
  }
  if (query === latest) pass(QUERY, essential(query));
}

self.addEventListener("message", (event) => {
  // The page's messages are trusted; those that `pass` dispatches go to the engine.
  if (!event.isTrusted) return;
  event.stopImmediatePropagation();
  const { type, data } = event.data;
  if (type === SETUP) {
    setup = data;
    post({ type: READY });
  } else if (data.trim() === "") {
    latest = "";
    post({ type: RESULT, data: { items: [] } });
  } else {
    search(data);
  }
});
