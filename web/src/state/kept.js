// An object saved in documents. If another tab saves first, the change is repeated on its documents.

import { t } from "../words/words.js";
import { Unreadable } from "./shapes.js";

export class Kept {
  #desk;
  #names;
  #read;
  #write;
  #texts;

  /**
   * The object of these documents. `read` restores it from their texts, which are null for missing documents; `write`
   * returns the texts to be saved, and may omit those that are not among the names that it receives.
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
   * the step for undo, as in `Documents.putAll`; `names` are the documents that the change concerns, all by default.
   */
  change(body, { refused, words, told, names = this.#names } = {}) {
    const before = this.#texts;
    const of = (texts) => Object.fromEntries(names.map((name) => [name, texts[name]]));
    const made = (texts) => {
      body();
      this.#texts = {
        ...texts,
        ...of({ ...texts, ...this.#write(this.value, names) }),
      };
      return of(this.#texts);
    };
    let changes;
    try {
      changes = made(before);
    } catch (error) {
      this.value = this.#read(before);
      throw error;
    }
    const redo = (stored) => {
      const texts = { ...this.#texts, ...stored };
      this.value = this.#read(texts);
      return made(texts);
    };
    const from = of(before);
    this.#desk.documents.putAll(changes, { from, redo, refused, words, told });
  }
}

/** Throws if a number refers to another item after a change in another tab. */
export function stillSame(before, after) {
  if (after !== before) {
    throw new Unreadable(t("documents.same_changed"));
  }
}

/** Describes an entry, a hold or a transaction for comparison by `stillSame`. */
export function wordsOf(list, id) {
  const found = list.find((one) => one.id === id);
  return found === undefined ? "" : Object.entries(found).map(([name, value]) => `${name} ${value}`).join(
    ", ",
  );
}
