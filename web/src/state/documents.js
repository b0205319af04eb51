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
    transaction.onabort = () => reject(transaction.error ?? new Error("the browser ended the transaction"));
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

export class Documents {
  #base;
  #texts;
  #channel;
  #listeners = new Set();
  #onTrouble;

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
      onTrouble(`This browser does not keep data for this page (${reason}). Export your data before you close it.`);
    }
    return new Documents(base, texts, onTrouble);
  }

  get(name) {
    return this.#texts.get(name) ?? null;
  }

  names() {
    return [...this.#texts.keys()].sort();
  }

  /** Keeps a document; the page has it at once, and other tabs when it is kept. */
  async put(name, text) {
    if (this.#texts.get(name) === text) return;
    await this.putAll({ [name]: text });
  }

  /** Keeps documents in place of others if the browser can, or changes nothing and returns the reason. */
  async replace(changes) {
    try {
      await this.#write(changes);
    } catch (error) {
      return error?.message || error?.name || String(error);
    }
    this.#take(changes);
    this.#channel?.postMessage(changes);
    return "";
  }

  /** Keeps several documents, all or none. A text that is null removes the document. */
  async putAll(changes) {
    this.#take(changes);
    try {
      await this.#write(changes);
    } catch (error) {
      const reason = error?.message || error?.name || String(error);
      this.#onTrouble(
        `The browser could not keep the last change (${reason}). It stays on this page: export your data.`,
      );
    }
    this.#channel?.postMessage(changes);
  }

  async #write(changes) {
    if (this.#base === null) return;
    const transaction = this.#base.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    for (const [name, text] of Object.entries(changes)) {
      if (text === null) store.delete(name);
      else store.put(text, name);
    }
    await ended(transaction);
  }

  /** Calls a function with the names of documents that another tab has changed. */
  onChange(listener) {
    this.#listeners.add(listener);
  }

  #take(changes) {
    for (const [name, text] of Object.entries(changes)) {
      if (text === null) this.#texts.delete(name);
      else this.#texts.set(name, text);
    }
  }

  #hear(changes) {
    this.#take(changes);
    for (const listener of this.#listeners) listener(Object.keys(changes));
  }
}
