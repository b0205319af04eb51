// An object saved in documents. If another tab saves first, the change is repeated on its documents.

import { Unreadable } from "./shapes.js";

export class Kept {
  #desk;
  #names;
  #read;
  #write;
  #texts;

  /**
   * The object of these documents. `read` restores it from their texts, which are null for missing documents; `write`
   * returns the texts to be saved.
   */
  constructor(desk, names, value, { read, write }) {
    this.#desk = desk;
    this.#names = names;
    this.#read = read;
    this.#write = write;
    this.#texts = Object.fromEntries(
      names.map((name) => [name, desk.documents.get(name)]),
    );
    this.value = value;
  }

  /**
   * Changes and saves the object; if the library rejects the change, throws and changes nothing. The change may be repeated
   * on the documents of another tab. If that fails, `refused` is called to restore the input. `words` and `told` describe
   * the step for undo, as in `Documents.putAll`.
   */
  change(body, { refused, words, told } = {}) {
    const from = this.#texts;
    const made = (texts) => {
      body();
      this.#texts = { ...texts, ...this.#write(this.value) };
      return this.#texts;
    };
    try {
      made(from);
    } catch (error) {
      this.value = this.#read(from);
      throw error;
    }
    const redo = (stored) => {
      this.value = this.#read(stored);
      return made(stored);
    };
    const changes = Object.fromEntries(
      this.#names.map((name) => [name, this.#texts[name]]),
    );
    this.#desk.documents.putAll(changes, { from, redo, refused, words, told });
  }
}

/** Throws if a number refers to another item after a change in another tab. */
export function stillSame(before, after) {
  if (after !== before) {
    throw new Unreadable("another tab has changed the same data");
  }
}

/** Describes an entry, a hold or a transaction for comparison by `stillSame`. */
export function wordsOf(list, id) {
  const found = list.find((one) => one.id === id);
  return found === undefined ? "" : Object.entries(found).map(([name, value]) => `${name} ${value}`).join(
    ", ",
  );
}
