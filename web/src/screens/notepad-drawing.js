// Draws the lines of the notepad: those in view at once, and the others while the page is idle.

/** The changed lines that are drawn at once, wherever they are. */
const SOON = 40;
/** The smallest number of lines of a slice, which otherwise lasts while the page is idle. */
const SLICE = 20;
/** The idle time that a slice leaves, in milliseconds. */
const REST = 5;

const whenIdle = self.requestIdleCallback ?? ((act) => setTimeout(() => act({ timeRemaining: () => 0 })));
const cancelIdle = self.cancelIdleCallback ?? clearTimeout;

export class Drawing {
  #owner;
  #version = 0;
  /** Lines whose answers have changed and are not drawn yet. */
  #pending = new Set();
  #idle = 0;
  /** The index at which the next slice begins. */
  #next = 0;
  #ends = new AbortController();

  /** `owner` contains the rows, their list and the library's notepad. */
  constructor(owner) {
    this.#owner = owner;
    const { signal } = this.#ends;
    for (const name of ["scroll", "resize"]) {
      addEventListener(name, () => this.#inView(), { capture: true, passive: true, signal });
    }
  }

  /** Draws all lines, whose texts are new. */
  all() {
    const { notepad, rows } = this.#owner;
    this.#version = Number(notepad.lineAt(0).version);
    this.#pending = new Set(rows);
    this.#start();
  }

  /** Draws the lines whose answers have changed: a few at once, and of many those in view. */
  changes() {
    const { notepad, rows } = this.#owner;
    const lines = notepad.changes(this.#version);
    const areFew = lines.length <= SOON;
    for (const line of lines) {
      this.#version = Math.max(this.#version, Number(line.version));
      const row = rows[Number(line.index)];
      if (row === undefined) continue;
      if (areFew) {
        this.#pending.delete(row);
        row.draw(notepad, line);
      } else this.#pending.add(row);
    }
    if (areFew) this.#owner.drawTotal();
    else this.#start();
  }

  #start() {
    this.#owner.drawTotal();
    this.#inView();
    cancelIdle(this.#idle);
    this.#next = 0;
    this.#idle = whenIdle((deadline) => this.#slice(deadline));
  }

  #row(index) {
    const { notepad, rows } = this.#owner;
    if (this.#pending.delete(rows[index])) rows[index].draw(notepad, notepad.lineAt(index));
  }

  /** Draws the pending lines in the window, and for one height of the window around it. */
  #inView() {
    if (this.#pending.size === 0) return;
    const { list, rows } = this.#owner;
    const [first, last] = list.isConnected ? [this.#above(-innerHeight), this.#above(2 * innerHeight)] : [0, SOON];
    for (let index = first; index <= Math.min(last, rows.length - 1); index += 1) this.#row(index);
  }

  /** The number of lines that end above a height of the window. */
  #above(height) {
    const { rows } = this.#owner;
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[middle].element.getBoundingClientRect().bottom < height) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Draws a slice of the pending lines, so that the browser's search and screen readers find every line. */
  #slice(deadline) {
    const { rows } = this.#owner;
    let count = 0;
    while (this.#next < rows.length && (count < SLICE || deadline.timeRemaining() > REST)) {
      if (this.#pending.has(rows[this.#next])) count += 1;
      this.#row(this.#next);
      this.#next += 1;
    }
    if (this.#next >= rows.length) {
      // Removed lines remain, and lines that have moved up since the slice above them.
      this.#pending = new Set(rows.filter((row) => this.#pending.has(row)));
      this.#next = 0;
    }
    if (this.#pending.size > 0) this.#idle = whenIdle((deadline) => this.#slice(deadline));
  }

  close() {
    cancelIdle(this.#idle);
    this.#ends.abort();
  }
}
