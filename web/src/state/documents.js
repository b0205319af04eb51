// The documents of the desk: texts by name, saved in the browser's IndexedDB. Tabs notify each other of changes.

import { t, useBrowserLanguage } from "../words/words.js";
import { Undo } from "./undo.js";

const NAME = "libmoney-desk";
const STORE = "documents";

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error(t("documents.older_tab")));
  });
}

function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(
        transaction.error ?? new Error(t("documents.aborted")),
      );
  });
}

/** Converts a saved value to text. Documents are texts; readers report any other value as damaged, and it is renamed. */
function textOf(value) {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

async function openBase() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const base = await done(request);
  // A newer version of the page in another tab may upgrade the database.
  base.onversionchange = () => base.close();
  return base;
}

/** Returns the texts of saved documents; null for missing ones. */
async function textsOf(store, names) {
  const values = await Promise.all(names.map((name) => done(store.get(name))));
  return Object.fromEntries(
    names.map((
      name,
      index,
    ) => [name, values[index] === undefined ? null : textOf(values[index])]),
  );
}

function write(store, changes) {
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) store.delete(name);
    else store.put(text, name);
  }
}

function changedFirst(reason) {
  return t("frame.changed_first", { reason });
}

function refuse() {
  throw new Error(t("documents.changed"));
}

/** Repeats a change on the documents of another tab. On failure, returns those documents and the reason. */
function again(redo, stored) {
  try {
    return { changes: redo(stored), refusal: "" };
  } catch (error) {
    return { changes: stored, refusal: error.message };
  }
}

function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

export class Documents {
  #base;
  #texts;
  #channel;
  #listeners = new Set();
  #onTrouble;
  /** The documents that could not be saved, with the texts that are saved instead. */
  #unsaved = new Map();
  #hasAsked = false;
  /** The steps of this tab. */
  undo = new Undo();
  /** Called with a sentence about a removal that can be undone, and its step. */
  onRemoval = () => {};

  constructor(base, texts, onTrouble) {
    this.#base = base;
    this.#texts = texts;
    this.#onTrouble = onTrouble;
    this.#channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;
    if (this.#channel !== null) {
      this.#channel.onmessage = ({ data }) => this.#hear(data);
    }
  }

  /** Reads the saved documents. If storage is unavailable, starts empty and notifies the user. */
  static async open(onTrouble) {
    const texts = new Map();
    let base = null;
    try {
      base = await openBase();
      const store = base.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([
        done(store.getAllKeys()),
        done(store.getAll()),
      ]);
      keys.forEach((key, index) => texts.set(key, textOf(values[index])));
    } catch (error) {
      const reason = error?.message || String(error);
      await useBrowserLanguage();
      onTrouble(t("frame.no_storage", { reason }));
    }
    const documents = new Documents(base, texts, onTrouble);
    documents.undo.restore();
    addEventListener("pagehide", () => documents.undo.store());
    return documents;
  }

  get(name) {
    return this.#texts.get(name) ?? null;
  }

  names() {
    return [...this.#texts.keys()].sort();
  }

  /** Saves a document whose last writer wins; visible to this page immediately, and to other tabs once saved. */
  async put(name, text) {
    if (this.#texts.get(name) === text) return;
    await this.putAll({ [name]: text });
  }

  /** Replaces documents, or changes nothing and returns the reason. */
  async replace(changes) {
    try {
      await this.#write(changes, {});
    } catch (error) {
      return error?.message || error?.name || String(error);
    }
    this.#take(changes);
    this.#tell(changes);
    this.undo.clear();
    return "";
  }

  /** Removes all documents, in one step that can be undone. */
  async clear(words, told) {
    const from = Object.fromEntries(this.#texts);
    const changes = Object.fromEntries(this.names().map((name) => [name, null]));
    const saved = this.putAll(changes, { from, words, told });
    this.#announce(Object.keys(changes));
    await saved;
  }

  /**
   * Saves several documents atomically. A null text removes the document. `from` contains the texts on which the change is
   * based. If the saved texts differ, `redo` repeats the change on them, in the same transaction; if it throws, nothing is
   * saved, `refused` is called, and the user is notified.
   *
   * A change with `from` is a step that can be undone. `words` describe it after a verb, such as "remove Milk"; null records
   * no step. `told` is a sentence about a removal, which is shown with a button that undoes it.
   */
  async putAll(
    changes,
    {
      from = {},
      redo = refuse,
      refused = () => {},
      words,
      told = "",
      trouble = changedFirst,
    } = {},
  ) {
    const names = Object.keys(changes);
    const current = Object.fromEntries(
      names.map((name) => [name, this.get(name)]),
    );
    this.#take(changes);
    const isStep = words !== null && names.length > 0 &&
      names.every((name) => Object.hasOwn(from, name)) &&
      names.some((name) => current[name] !== changes[name]);
    const step = isStep ? this.undo.push({ ...current }, { ...changes }, words) : null;
    if (step !== null && told !== "") this.onRemoval(told, step);
    let done;
    try {
      done = await this.#write(changes, from, redo);
    } catch (error) {
      const reason = error?.message || error?.name || String(error);
      for (const [name, text] of Object.entries(from)) {
        if (!this.#unsaved.has(name)) this.#unsaved.set(name, text);
      }
      this.#onTrouble(t("frame.not_saved", { reason }));
      return;
    }
    for (const name of Object.keys(from)) this.#unsaved.delete(name);
    this.#stay();
    if (done.refusal !== "") {
      if (step !== null) this.undo.drop(step);
      refused();
      this.#onTrouble(trouble(done.refusal));
    } else this.#tell(done.changes);
    if (!done.isRedone) return;
    if (step !== null) {
      for (const name of names) {
        Object.assign(step.before, { [name]: done.stored[name] ?? null });
      }
      Object.assign(step.after, done.changes);
    }
    this.#take(done.changes);
    this.#announce(Object.keys(done.changes));
  }

  /** Undoes the last step, or repeats the one undone last. Fails with a sentence if its documents have changed since. */
  async stepBack(isRedo = false) {
    const taken = this.undo.take(isRedo);
    if (taken === null) return;
    const { step, changes, from } = taken;
    const trouble = () => {
      this.undo.drop(step);
      return t(isRedo ? "frame.not_redone" : "frame.not_undone", {
        words: step.words,
      });
    };
    if (Object.entries(from).some(([name, text]) => this.get(name) !== text)) {
      this.#onTrouble(trouble());
      return;
    }
    const saved = this.putAll(changes, { from, words: null, trouble });
    this.#announce(Object.keys(changes));
    await saved;
  }

  /** Requests persistent storage from the browser after the first document. */
  #stay() {
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  /**
   * Compares and writes in one transaction; `changes` of the result are the texts now saved. Comparing texts suffices, with
   * or without messages of other tabs. Transactions on the same store are serialized, and a change depends only on the texts
   * in `from`. Equal texts are the same document, even if it was changed and changed back.
   */
  async #write(changes, from, redo = refuse) {
    if (this.#base === null) {
      return { changes, isRedone: false, refusal: "", stored: {} };
    }
    const transaction = this.#base.transaction(STORE, "readwrite");
    const end = ended(transaction);
    // An earlier failure is reported separately.
    end.catch(() => {});
    try {
      const store = transaction.objectStore(STORE);
      const stored = await textsOf(store, Object.keys(from));
      const isFirst = Object.entries(stored).every(([name, text]) =>
        text === from[name] ||
        this.#unsaved.has(name) && text === this.#unsaved.get(name)
      );
      const made = isFirst ? { changes, refusal: "" } : again(redo, stored);
      if (made.refusal === "") write(store, made.changes);
      await end;
      return { ...made, isRedone: !isFirst, stored };
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  /** Calls a function with the names of documents changed by another tab. */
  onChange(listener) {
    this.#listeners.add(listener);
  }

  #announce(names) {
    for (const listener of this.#listeners) listener(names);
  }

  #tell(changes) {
    this.#channel?.postMessage(changes);
  }

  #take(changes) {
    for (const [name, text] of Object.entries(changes)) {
      if (text === null) this.#texts.delete(name);
      else this.#texts.set(name, text);
    }
  }

  /** Handles a change of another tab by reading the database, because messages may be delayed. */
  async #hear(changes) {
    // Unsaved documents of this tab remain.
    const names = Object.keys(changes).filter((name) => !this.#unsaved.has(name));
    if (this.#base === null) {
      this.#take(
        Object.fromEntries(names.map((name) => [name, changes[name]])),
      );
    } else {this.#take(
        await textsOf(this.#base.transaction(STORE).objectStore(STORE), names),
      );}
    this.#announce(names);
  }
}
