// Preserves unsaved input while a screen is rendered again.

const CONTROLS = "input, textarea, select";

/** Maps the controls of an element by keys that are stable across renderings. */
function byKey(place) {
  const found = new Map();
  const counts = new Map();
  for (const control of place.querySelectorAll(CONTROLS)) {
    const label = control.labels?.[0]?.textContent ??
      control.getAttribute("aria-label") ?? control.name;
    const key = `${control.tagName} ${control.type} ${label}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    found.set(`${key} ${count}`, control);
  }
  return found;
}

/** True if a control contains text with a cursor. */
const isText = (control) => control.selectionStart !== null && control.selectionStart !== undefined;

/** Records the controls that the user has changed, in order. */
export class Typing {
  #place;
  #touched = new WeakMap();
  #count = 0;

  constructor(place) {
    this.#place = place;
    place.addEventListener(
      "input",
      ({ target }) => this.#touched.set(target, ++this.#count),
    );
    place.addEventListener("change", ({ target }) => {
      if (target.dataset.stored === "change") this.#touched.delete(target);
    });
  }

  /**
   * Captures the input and the cursor; the returned function restores them in a new rendering. `data-stored` of a field
   * names the event that saves its text in a document. Saved text is not restored: after a change event, and, with
   * `areStored`, for fields that save each keystroke.
   */
  keep(areStored) {
    const kept = [];
    for (const [key, control] of byKey(this.#place)) {
      const isHere = control === document.activeElement;
      if (!isHere && !this.#touched.has(control)) continue;
      const cursor = isHere && isText(control) ? [control.selectionStart, control.selectionEnd] : null;
      kept.push({
        key,
        value: control.value,
        isHere,
        cursor,
        turn: this.#touched.get(control) ?? 0,
      });
    }
    // Of two linked fields, the one changed last wins.
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
          // Selects report choices only through this event.
          if (control.tagName === "SELECT") {
            control.dispatchEvent(new Event("change", { bubbles: true }));
          }
        }
        if (isHere) control.focus({ preventScroll: true });
        if (cursor !== null && isText(control)) {
          control.setSelectionRange(...cursor);
        }
      }
    };
  }
}
