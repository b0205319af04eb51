// An object that documents keep. A change of it is made again on the documents of another tab if that tab was first.

import { Unreadable } from "./shapes.js";

export class Kept {
  #desk;
  #names;
  #read;
  #write;
  #texts;

  /**
   * The object of these documents. `read` makes it from their texts, of which those that are not there are null; `write`
   * returns the texts of those that are to be kept.
   */
  constructor(desk, names, value, { read, write }) {
    this.#desk = desk;
    this.#names = names;
    this.#read = read;
    this.#write = write;
    this.#texts = Object.fromEntries(names.map((name) => [name, desk.documents.get(name)]));
    this.value = value;
  }

  /**
   * Changes the object and keeps it; throws if the library refuses, and nothing has changed then. The change may be made a
   * second time, on what another tab kept. `refused` is called if that cannot be done: it gives the input back.
   */
  change(body, refused) {
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
    const changes = Object.fromEntries(this.#names.map((name) => [name, this.#texts[name]]));
    this.#desk.documents.putAll(changes, { from, redo, refused });
  }
}

/** Throws if something that is named by a number is another thing after a change in another tab. */
export function stillSame(before, after) {
  if (after !== before) throw new Unreadable("another tab has changed the same data");
}

/** What an entry, a hold or a transaction of a list is, for `stillSame`. */
export function wordsOf(list, id) {
  const found = list.find((one) => one.id === id);
  return found === undefined ? "" : Object.entries(found).map(([name, value]) => `${name} ${value}`).join(", ");
}
