// The documents of the desk: texts by name, kept in the browser's IndexedDB. Tabs tell each other of changes.

const NAME = "libmoney-desk";
const STORE = "documents";

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("another tab has an older version of this page open"));
  });
}

function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the browser aborted the transaction"));
  });
}

/** A kept value as a text. Documents are texts; of anything else a reader says that it is damaged, and it is put aside. */
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
  // A newer version of the page in another tab may change the base.
  base.onversionchange = () => base.close();
  return base;
}

/** The texts of documents that are kept; null where there is none. */
async function textsOf(store, names) {
  const values = await Promise.all(names.map((name) => done(store.get(name))));
  return Object.fromEntries(
    names.map((name, index) => [name, values[index] === undefined ? null : textOf(values[index])]),
  );
}

function write(store, changes) {
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) store.delete(name);
    else store.put(text, name);
  }
}

function refuse() {
  throw new Error("the document has changed");
}

/** A change made again on what another tab has kept; what that tab kept, and the reason, if it cannot be. */
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
    // It has ended by itself.
  }
}

export class Documents {
  #base;
  #texts;
  #channel;
  #listeners = new Set();
  #onTrouble;
  /** The documents that the browser could not keep, with the texts that it has instead. */
  #unsaved = new Map();
  #hasAsked = false;

  constructor(base, texts, onTrouble) {
    this.#base = base;
    this.#texts = texts;
    this.#onTrouble = onTrouble;
    this.#channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;
    if (this.#channel !== null) this.#channel.onmessage = ({ data }) => this.#hear(data);
  }

  /** The documents that the browser has; none, and a sentence for the user, if it keeps none. */
  static async open(onTrouble) {
    const texts = new Map();
    let base = null;
    try {
      base = await openBase();
      const store = base.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      keys.forEach((key, index) => texts.set(key, textOf(values[index])));
    } catch (error) {
      const reason = error?.message || String(error);
      onTrouble(`This browser does not save data for this page (${reason}). Export your data before closing it.`);
    }
    return new Documents(base, texts, onTrouble);
  }

  get(name) {
    return this.#texts.get(name) ?? null;
  }

  names() {
    return [...this.#texts.keys()].sort();
  }

  /** Keeps a document whose last writer is right; the page has it at once, and other tabs when it is kept. */
  async put(name, text) {
    if (this.#texts.get(name) === text) return;
    await this.putAll({ [name]: text });
  }

  /** Keeps documents in place of others if the browser can, or changes nothing and returns the reason. */
  async replace(changes) {
    try {
      await this.#write(changes, {});
    } catch (error) {
      return error?.message || error?.name || String(error);
    }
    this.#take(changes);
    this.#tell(changes);
    return "";
  }

  /**
   * Keeps several documents, all or none. A text that is null removes the document. `from` has the texts that the change was
   * made from. If the browser has others by now, `redo` makes the change from those, in the same transaction; if it throws,
   * nothing is kept, `refused` is called, and the user is told.
   */
  async putAll(changes, { from = {}, redo = refuse, refused = () => {} } = {}) {
    this.#take(changes);
    let done;
    try {
      done = await this.#write(changes, from, redo);
    } catch (error) {
      const reason = error?.message || error?.name || String(error);
      for (const [name, text] of Object.entries(from)) if (!this.#unsaved.has(name)) this.#unsaved.set(name, text);
      this.#onTrouble(
        `The browser could not save the last change (${reason}). It exists only on this page: export your data.`,
      );
      return;
    }
    for (const name of Object.keys(from)) this.#unsaved.delete(name);
    this.#stay();
    if (done.refusal !== "") {
      refused();
      this.#onTrouble(`Another tab changed the data first, so your last change was not saved: ${done.refusal}.`);
    } else this.#tell(done.changes);
    if (!done.isRedone) return;
    this.#take(done.changes);
    this.#announce(Object.keys(done.changes));
  }

  /** Asks the browser, once there is something to keep, not to remove it when it needs room. */
  #stay() {
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  /** Writes in one transaction, after a look at what is there; `changes` of the result are what the browser has now. */
  async #write(changes, from, redo = refuse) {
    if (this.#base === null) return { changes, isRedone: false, refusal: "" };
    const transaction = this.#base.transaction(STORE, "readwrite");
    const end = ended(transaction);
    // A failure before the end is told by itself.
    end.catch(() => {});
    try {
      const store = transaction.objectStore(STORE);
      const stored = await textsOf(store, Object.keys(from));
      const isFirst = Object.entries(stored).every(([name, text]) =>
        text === from[name] || this.#unsaved.has(name) && text === this.#unsaved.get(name)
      );
      const made = isFirst ? { changes, refusal: "" } : again(redo, stored);
      if (made.refusal === "") write(store, made.changes);
      await end;
      return { ...made, isRedone: !isFirst };
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  /** Calls a function with the names of documents that another tab has changed. */
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

  /** Another tab has kept something. What the browser has now counts: messages may come late. */
  async #hear(changes) {
    // What could not be kept here stays.
    const names = Object.keys(changes).filter((name) => !this.#unsaved.has(name));
    if (this.#base === null) this.#take(Object.fromEntries(names.map((name) => [name, changes[name]])));
    else this.#take(await textsOf(this.#base.transaction(STORE).objectStore(STORE), names));
    this.#announce(names);
  }
}
