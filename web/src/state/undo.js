// The last steps of all screens, for undo and redo. Documents are texts, so a step consists of texts before and after it.

import { documentText } from "../words/documents.js";
import { t } from "../words/words.js";

const MOST = 50;
/** Where a tab keeps its steps while it is reloaded, and their largest size in characters. */
const PLACE = "libmoney-undo";
const LARGEST = 2_000_000;

/** The words of a step without its own, such as "change to wallet". */
function wordsOf(names) {
  return t("frame.change_to", {
    name: names.map(documentText).join(", "),
  });
}

const sameNames = (one, other) => Object.keys(one).sort().join("\n") === Object.keys(other).sort().join("\n");

export class Undo {
  #done = [];
  #undone = [];
  #listeners = new Set();

  /** The words of the step that would be undone or redone, or null. */
  get words() {
    return this.#done.at(-1)?.words ?? null;
  }

  /** The step that would be undone, or null. */
  get last() {
    return this.#done.at(-1) ?? null;
  }

  get redoWords() {
    return this.#undone.at(-1)?.words ?? null;
  }

  onChange(listener) {
    this.#listeners.add(listener);
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }

  /** Records a step of a change from texts to others. Steps without words, such as keystrokes, extend the previous one of the same documents. */
  push(before, after, words) {
    const last = this.#done.at(-1);
    const isMore = words === undefined && last?.isPlain === true &&
      sameNames(last.before, before);
    this.#undone = [];
    if (isMore) {
      last.after = after;
      this.#tell();
      return last;
    }
    const step = {
      before,
      after,
      words: words ?? wordsOf(Object.keys(before)),
      isPlain: words === undefined,
    };
    this.#done.push(step);
    if (this.#done.length > MOST) this.#done.shift();
    this.#tell();
    return step;
  }

  /** Removes a step that has not been saved, or whose documents have changed. */
  drop(step) {
    this.#done = this.#done.filter((one) => one !== step);
    this.#undone = this.#undone.filter((one) => one !== step);
    this.#tell();
  }

  /** Moves the last step to the other list, and returns it with the texts to be saved and those they replace. */
  take(isRedo) {
    const [source, target] = isRedo ? [this.#undone, this.#done] : [this.#done, this.#undone];
    const step = source.pop();
    if (step === undefined) return null;
    // Later keystrokes are another step.
    step.isPlain = false;
    target.push(step);
    this.#tell();
    return isRedo ? { step, changes: step.after, from: step.before } : { step, changes: step.before, from: step.after };
  }

  /** Stores the steps for this tab's next page: as many of the last ones as fit. */
  store() {
    let steps = this.#done;
    let text = JSON.stringify(steps);
    while (text.length > LARGEST) {
      steps = steps.slice(Math.ceil(steps.length / 2));
      text = JSON.stringify(steps);
    }
    try {
      sessionStorage.setItem(PLACE, text);
    } catch {
      // Storage is full or forbidden; the next page starts without steps.
    }
  }

  /** Restores the steps that the last page of this tab stored. One that no longer fits is refused when it is undone. */
  restore() {
    try {
      const steps = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
      sessionStorage.removeItem(PLACE);
      this.#done = steps.map((step) => ({ ...step, isPlain: false }));
    } catch {
      this.#done = [];
    }
  }

  /** Discards all steps, for instance after an import. */
  clear() {
    this.#done = [];
    this.#undone = [];
    this.#tell();
  }
}
