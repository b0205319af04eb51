// A combobox for currencies: the ARIA pattern of an editable combobox with a list. On a phone it covers the page.

import { h, nextId, show } from "./dom.js";
import { search } from "../state/search.js";
import { t } from "../words/words.js";

const PAGE = 8;

class Picker {
  #desk;
  #items;
  #onchange;
  #value;
  #found = [];
  #active = -1;
  #isOpen = false;
  /** True while the text is a search, not the code. */
  #isTyped = false;

  constructor(
    desk,
    items,
    value,
    onchange,
    { id = nextId(), data = {}, ...attributes },
  ) {
    this.#desk = desk;
    this.#items = items;
    this.#onchange = onchange;
    this.#value = value;
    this.list = h("ul", {
      role: "listbox",
      id: `${id}-list`,
      class: "picker-list",
      "aria-label": t("picker.list"),
    });
    this.name = h("span", { class: "picker-name", id: `${id}-name` });
    this.flag = h("span", { class: "flag", "aria-hidden": "true" });
    this.told = h("span", { class: "unseen", role: "status" });
    this.control = h("input", {
      type: "text",
      role: "combobox",
      id,
      data,
      "aria-expanded": "false",
      "aria-controls": `${id}-list`,
      "aria-autocomplete": "list",
      "aria-describedby": `${id}-name`,
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      maxlength: "40",
      dir: "ltr",
      ...attributes,
      oninput: (event) => this.typed(event),
      onkeydown: (event) => this.key(event),
      onclick: () => this.open(""),
      onfocus: () => this.control.select(),
      onblur: () => this.left(),
    });
    this.shut = h("button", {
      type: "button",
      class: "quiet picker-close",
      tabindex: "-1",
      "aria-label": t("common.close"),
      onpointerdown: (event) => event.preventDefault(),
      onclick: () => this.close(),
    }, "×");
    this.list.addEventListener(
      "pointerdown",
      (event) => event.preventDefault(),
    );
    this.list.addEventListener("click", ({ target }) => {
      const row = target.closest("[role=option]");
      if (row !== null) this.choose(row.dataset.code);
    });
    const box = h("div", { class: "picker-box" }, [
      this.flag,
      this.control,
      this.name,
      this.shut,
    ]);
    box.addEventListener("click", ({ target }) => {
      if (target === box || target === this.name || target === this.flag) {
        this.control.focus(), this.open("");
      }
    });
    this.element = h("div", { class: "picker" }, [box, this.list, this.told]);
    this.list.hidden = true;
    this.element.control = this.control;
    this.element.select = (code) => this.select(code);
    this.write();
  }

  /** Shows a code without calling `onchange`. */
  select(code) {
    this.#value = code;
    this.write();
  }

  /** Writes the selected currency into the field. */
  write() {
    this.#isTyped = false;
    const item = this.#items().find(({ code }) => code === this.#value);
    this.control.value = this.#value;
    this.name.textContent = item?.name ?? "";
    this.name.lang = this.#desk.language;
    this.flag.textContent = item?.flag ?? "";
  }

  typed(event) {
    if (!event.isTrusted) {
      // Input that is restored after a redraw is a code, not a search.
      const code = this.control.value;
      if (this.#items().some((one) => one.code === code)) this.choose(code);
      return;
    }
    this.#isTyped = true;
    this.open(this.control.value);
  }

  open(text) {
    this.#found = search(this.#desk, this.#items(), text);
    const at = this.#found.findIndex(({ code }) => code === this.#value);
    this.#active = text === "" ? at : Math.min(0, this.#found.length - 1);
    this.draw(text);
    this.#isOpen = true;
    this.list.hidden = false;
    this.element.classList.add("open");
    // A list that would leave the window is aligned with the other edge of the field.
    this.list.classList.remove("end");
    const { left, right } = this.list.getBoundingClientRect();
    this.list.classList.toggle(
      "end",
      right > document.documentElement.clientWidth || left < 0,
    );
    this.control.setAttribute("aria-expanded", "true");
    this.mark();
  }

  close() {
    this.#isOpen = false;
    this.list.hidden = true;
    this.element.classList.remove("open");
    this.control.setAttribute("aria-expanded", "false");
    this.control.removeAttribute("aria-activedescendant");
    this.told.textContent = "";
    this.write();
  }

  draw(text) {
    const { library, locale, language } = this.#desk;
    const rows = this.#found.map(({ code, name, flag, isFavourite }) => {
      const symbol = this.#desk.attempt(() => library.currencyText(code, locale, "symbol")) ?? "";
      return h("li", {
        role: "option",
        id: `${this.list.id}-${code}`,
        "aria-selected": "false",
        data: { code },
      }, [
        h("span", { class: "flag", "aria-hidden": "true" }, flag || "·"),
        h("b", {}, code),
        h("span", { class: "name" }, [
          h("bdi", { lang: language }, name),
          isFavourite
            ? h(
              "span",
              { role: "img", "aria-label": t("picker.favourite") },
              " ★",
            )
            : null,
        ]),
        symbol === code ? null : h("small", { "aria-hidden": "true" }, h("bdi", {}, symbol)),
      ]);
    });
    if (rows.length === 0) {
      rows.push(
        h(
          "li",
          { class: "empty", role: "presentation" },
          t("picker.nothing", { text: text.trim() }),
        ),
      );
    }
    show(this.list, ...rows);
    this.told.textContent = text === "" ? "" : t("picker.found", { count: this.#found.length });
  }

  /** Marks the active row. */
  mark() {
    this.list.querySelector("[aria-selected=true]")?.setAttribute(
      "aria-selected",
      "false",
    );
    const item = this.#found[this.#active];
    if (item === undefined) {
      this.control.removeAttribute("aria-activedescendant");
      return;
    }
    const row = this.list.children[this.#active];
    row.setAttribute("aria-selected", "true");
    this.control.setAttribute("aria-activedescendant", row.id);
    const { offsetTop: top, offsetHeight: height } = row;
    const { scrollTop, clientHeight } = this.list;
    if (top < scrollTop) this.list.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) {
      this.list.scrollTop = top + height - clientHeight;
    }
  }

  move(by) {
    if (!this.#isOpen) this.open("");
    else {
      const last = this.#found.length - 1;
      this.#active = Math.max(0, Math.min(last, this.#active + by));
      this.mark();
    }
  }

  key(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };
    if (event.key in moves && !event.altKey) this.move(moves[event.key]);
    else if (event.key === "ArrowDown") this.open("");
    else if (event.key === "ArrowUp" && this.#isOpen) this.close();
    else if (event.key === "Enter" && this.#isOpen) this.chooseActive();
    else if (event.key === "Escape" && this.#isOpen) {
      this.close();
      this.control.select();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  chooseActive() {
    const item = this.#found[this.#active];
    if (item === undefined) return;
    this.choose(item.code);
  }

  choose(code) {
    const isNew = code !== this.#value;
    this.#value = code;
    this.close();
    if (document.activeElement === this.control) this.control.select();
    if (!isNew) return;
    // A listener of the page learns of the choice as of any other change.
    this.control.dispatchEvent(new Event("change", { bubbles: true }));
    this.#onchange(code);
  }

  /** Leaving the field selects the typed currency, if the search found it. */
  left() {
    if (
      this.#isTyped && this.#found.length > 0 &&
      this.control.value.trim() !== ""
    ) this.chooseActive();
    else this.close();
  }
}

/** `items` returns the selectable currencies; `onchange` receives the code. */
export function picker(desk, items, value, onchange, attributes = {}) {
  return new Picker(desk, items, value, onchange, attributes).element;
}
