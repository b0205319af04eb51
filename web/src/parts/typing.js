// What somebody has typed or chosen and not used yet, kept while a screen is drawn anew.

const CONTROLS = "input, textarea, select";

/** The controls of a place by what they are for: the same field of another drawing has the same key. */
function byKey(place) {
  const found = new Map();
  for (const control of place.querySelectorAll(CONTROLS)) {
    const label = control.labels?.[0]?.textContent ?? control.getAttribute("aria-label") ?? control.name;
    let key = `${control.tagName} ${control.type} ${label}`;
    while (found.has(key)) key += " again";
    found.set(key, control);
  }
  return found;
}

/** Whether a control has a text with a place in it where the next letter goes. */
const isText = (control) => control.selectionStart !== null && control.selectionStart !== undefined;

/** Remembers which controls of a place a person has changed, and in which order. */
export class Typing {
  #place;
  #touched = new WeakMap();
  #count = 0;

  constructor(place) {
    this.#place = place;
    place.addEventListener("input", ({ target }) => this.#touched.set(target, ++this.#count));
    place.addEventListener("change", ({ target }) => {
      if (target.dataset.stored === "change") this.#touched.delete(target);
    });
  }

  /**
   * What is in the fields now; what this returns puts it into those of another drawing, and the cursor too. `data-stored` of
   * a field says at which event a document takes its text. Such a text is left to the new drawing: after a change, and with
   * `areStored` where each letter is stored.
   */
  keep(areStored) {
    const kept = [];
    for (const [key, control] of byKey(this.#place)) {
      const isHere = control === document.activeElement;
      if (!isHere && !this.#touched.has(control)) continue;
      const cursor = isHere && isText(control) ? [control.selectionStart, control.selectionEnd] : null;
      kept.push({ key, value: control.value, isHere, cursor, turn: this.#touched.get(control) ?? 0 });
    }
    // Of two fields that follow each other, what was typed last counts.
    kept.sort((one, other) => one.turn - other.turn);
    return () => {
      const controls = byKey(this.#place);
      for (const { key, value, isHere, cursor, turn } of kept) {
        const control = controls.get(key);
        if (control === undefined) continue;
        const isLeft = areStored && control.dataset.stored === "input";
        if (!isLeft && turn > 0 && control.value !== value) {
          control.value = value;
          control.dispatchEvent(new Event("input", { bubbles: true }));
          // What is chosen is heard of by this event alone.
          if (control.tagName === "SELECT") control.dispatchEvent(new Event("change", { bubbles: true }));
        }
        if (isHere) control.focus({ preventScroll: true });
        if (cursor !== null && isText(control)) control.setSelectionRange(...cursor);
      }
    };
  }
}
