// Keeps the focus where it was when a screen replaces its elements: on the same control, else on the next row.

const CONTROLS =
  "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex='0']";
const ROWS = "tr, li";

function wordsOf(control) {
  return control.getAttribute("aria-label") ?? control.labels?.[0]?.textContent ?? control.textContent;
}

/** A key that is stable across renderings. A screen may set `data-key` if neither the ID nor the label is. */
function keyOf(control) {
  const { key, sku, code, symbol } = control.dataset;
  const own = key ?? sku ?? code ?? symbol;
  if (own !== undefined) return `${control.tagName} data ${own}`;
  const isGenerated = control.id === "" || /^e\d+$/.test(control.id);
  return isGenerated ? `${control.tagName} ${control.type ?? ""} ${wordsOf(control)}` : `#${control.id}`;
}

const isShown = (control) => control.getClientRects().length > 0;

/** The path of an element's row: its siblings' index, its control's index in the row, and its surroundings' label. */
function rowOf(control) {
  const row = control.closest(ROWS);
  if (row === null) return null;
  const rows = [...row.parentElement.children].filter((one) => one.matches(ROWS));
  return {
    index: rows.indexOf(row),
    column: [...row.querySelectorAll(CONTROLS)].indexOf(control),
    region: row.closest("[role=region], ol, ul")?.getAttribute("aria-label") ?? null,
  };
}

export class Focus {
  #place;
  #last = null;
  /** The direction of a Tab key that left the control, or 0. */
  #step = 0;

  constructor(place) {
    this.#place = place;
    place.addEventListener("focusin", ({ target }) => this.#note(target));
    document.addEventListener("focusin", ({ target }) => {
      if (!place.contains(target)) this.#last = null;
    });
    for (const name of ["keydown", "click"]) {
      place.addEventListener(name, () => this.#note(document.activeElement), { capture: true });
    }
    document.addEventListener("keydown", ({ key, shiftKey }) => {
      this.#step = key === "Tab" ? (shiftKey ? -1 : 1) : 0;
    }, { capture: true });
    document.addEventListener("pointerdown", ({ target }) => {
      this.#step = 0;
      if (!(target instanceof Element) || target.closest(`${CONTROLS}, label`) === null) this.#last = null;
    }, { capture: true });
    new MutationObserver(() => this.#restore()).observe(place, { childList: true, subtree: true });
  }

  #note(control) {
    if (!(control instanceof Element) || !this.#place.contains(control) || control === this.#place) return;
    const card = control.closest("section[aria-label]")?.getAttribute("aria-label") ?? null;
    const isText = control.selectionStart !== null && control.selectionStart !== undefined;
    this.#last = { control, key: keyOf(control), row: rowOf(control), card, isText };
  }

  #restore() {
    if (this.#last === null || this.#last.control.isConnected) return;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const found = this.#same() ?? this.#nextRow() ?? this.#inCard();
    const target = found ?? document.getElementById("main");
    const isSame = found !== null && keyOf(found) === this.#last.key;
    const step = isSame ? this.#step : 0;
    const near = step === 0 ? target : this.#beside(target, step);
    this.#step = 0;
    near.focus({ preventScroll: true });
  }

  /** The control with the same key; in the same card, if several have it. */
  #same() {
    const { key, card } = this.#last;
    const all = [...this.#place.querySelectorAll(CONTROLS)].filter((one) => keyOf(one) === key && isShown(one));
    return all.find((one) => one.closest("section[aria-label]")?.getAttribute("aria-label") === card) ?? all[0] ?? null;
  }

  #nextRow() {
    const { row } = this.#last;
    if (row === null || row.region === null) return null;
    const region = [...this.#place.querySelectorAll("[role=region], ol, ul")].find((one) =>
      one.getAttribute("aria-label") === row.region
    );
    const rows = [...(region?.querySelectorAll(ROWS) ?? [])].filter((one) => one.querySelector(CONTROLS) !== null);
    const all = [...(region?.querySelectorAll(ROWS) ?? [])].filter((one) => one.closest("thead") === null);
    const next = all.slice(row.index).find((one) => rows.includes(one)) ?? rows.at(-1);
    const controls = [...(next?.querySelectorAll(CONTROLS) ?? [])];
    return controls[row.column] ?? controls.at(-1) ?? null;
  }

  #inCard() {
    const { card } = this.#last;
    if (card === null) return null;
    const found = [...this.#place.querySelectorAll("section[aria-label]")].find((one) =>
      one.getAttribute("aria-label") === card
    );
    return [...(found?.querySelectorAll(CONTROLS) ?? [])].find(isShown) ?? null;
  }

  /** The control that a Tab key reaches from another. */
  #beside(control, step) {
    const all = [...document.querySelectorAll(CONTROLS)].filter((one) => one === control || isShown(one));
    return all[all.indexOf(control) + step] ?? control;
  }
}
