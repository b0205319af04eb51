// The list of currencies: choosing one for the converter, search, four orders, favourites, and the rate of each.

import { button, choice, field, h, show } from "../parts/dom.js";
import { clear, fail } from "../parts/field.js";
import { keptList } from "../parts/currencies.js";
import { search } from "../state/search.js";
import { t } from "../words/words.js";
import { Model } from "./converter-model.js";

export const uses = ["currencies", "rates", "converter"];

const SORTS = [
  "name_ascending",
  "name_descending",
  "code_ascending",
  "code_descending",
];
const AT_ONCE = 45;
const STATES = ["empty", "nothing_found", "no_favourites"];
/** Bytes of a search text. */
const MOST = 255;

class Screen {
  constructor(desk) {
    this.desk = desk;
    this.model = new Model(desk);
    /** The currency that a row selects: "from" or "to". */
    this.side = desk.place.params.for === "from" ? "from" : "to";
    this.kept = keptList(desk);
    const { sort = SORTS[0], shows = "all" } = JSON.parse(this.list.toJson());
    this.search = h("input", {
      type: "search",
      id: "search",
      autocomplete: "off",
      spellcheck: "false",
      oninput: () => this.draw(),
    });
    this.only = h("input", {
      type: "checkbox",
      id: "only",
      data: { stored: "change" },
      onchange: () => this.setOnly(),
    });
    this.only.checked = shows !== "all";
    this.count = h("p", { class: "hint", role: "status", id: "count" });
    this.rows = h("ul", {
      class: "currencies",
      "aria-label": t("currencies.title"),
    });
    const order = choice(
      SORTS.map((one) => [one, t(`currencies.${one}`)]),
      sort,
      (value) => this.change(() => this.list.setSort(value)),
      { id: "sort", data: { stored: "change" } },
    );
    this.element = h("section", {
      class: "card",
      "aria-label": t("currencies.title"),
    }, [
      this.#sides(),
      h("div", { class: "fields" }, [
        field(t("currencies.search"), this.search),
        field(t("currencies.sort"), order),
        h("div", { class: "field check" }, [
          h("label", { for: "only" }, t("currencies.only")),
          this.only,
        ]),
      ]),
      this.count,
      this.rows,
    ]);
    this.draw();
  }

  get list() {
    return this.kept.value;
  }

  /** The two buttons that determine which currency of the converter is chosen. */
  #sides() {
    const { source, target } = this.model;
    const side = (name, code) =>
      button(t(`currencies.${name}`, { code }), () => {
        this.side = name;
        this.desk.setParams({ for: name });
        for (const one of this.sides) {
          one.setAttribute("aria-pressed", String(one.dataset.side === name));
        }
        this.draw();
      }, {
        "aria-pressed": String(this.side === name),
        data: { side: name },
        id: `choose-${name}`,
      });
    this.sides = [side("from", source), side("to", target)];
    return h("div", { class: "spread" }, [
      h("div", {
        class: "segments",
        role: "group",
        "aria-label": t("currencies.choose"),
      }, this.sides),
      h("a", {
        class: "back",
        href: this.desk.link("converter", { on: this.model.on }),
      }, t("currencies.back")),
    ]);
  }

  setOnly() {
    const { checked } = this.only;
    this.change(() => this.list.setFavouritesOnly(checked));
  }

  change(body, step = {}) {
    this.kept.change(body, step);
    this.draw();
  }

  star({ code, name, isFavourite }) {
    const words = t(isFavourite ? "currencies.remove" : "currencies.add", {
      name,
    });
    const step = t(
      isFavourite ? "converter.step_remove" : "converter.step_add",
      { name },
    );
    const change = () => {
      this.change(() => this.list.setFavourite(code, !isFavourite), {
        words: step,
      });
      this.rows.querySelector(`[data-code="${code}"] button`)?.focus();
    };
    return button(isFavourite ? "★" : "☆", change, {
      class: "quiet star",
      "aria-pressed": String(isFavourite),
      "aria-label": words,
    });
  }

  /** Selects a currency for the converter, and shows it there. */
  choose(code) {
    const { model, desk } = this;
    if (this.side === "from") model.setSource(code);
    else model.setTarget(code);
    desk.documents.put("converter", model.forward.toJson());
    const { source: from, target: to, on } = model;
    location.hash = desk.link("converter", { from, to, on });
  }

  /** The currencies that the search finds: those whose name or code contains its text, else those of countries. */
  #items() {
    const text = this.search.value;
    const isLong = new TextEncoder().encode(text).length > MOST;
    const refusal = isLong ? t("currencies.too_long") : text.includes("\0") ? t("field.nul") : "";
    if (refusal !== "") return { items: [], refusal };
    this.list.setSearch(text);
    const items = this.list.items();
    if (items.length > 0 || text.trim() === "") return { items, refusal };
    this.list.setSearch("");
    const found = search(this.desk, this.list.items(), text);
    this.list.setSearch(text);
    return { items: found, refusal };
  }

  draw() {
    const { items, refusal } = this.#items();
    const state = items.length > 0 ? "" : this.list.state();
    this.count.textContent = refusal === "" ? t("currencies.count", { count: items.length }) : "";
    if (refusal === "") clear(this.search);
    else fail(this.search, refusal, { isFocused: false });
    const made = items.slice(0, AT_ONCE).map((item) => this.row(item));
    if (STATES.includes(state)) {
      made.push(
        h(
          "li",
          { class: "empty", id: "list-state", data: { state } },
          t(`currencies.${state}`),
        ),
      );
    }
    show(this.rows, ...made);
    // Rows below the visible area are added later.
    clearTimeout(this.later);
    this.later = setTimeout(() => this.rows.append(...items.slice(AT_ONCE).map((item) => this.row(item))));
  }

  /** The rate of a currency: for one unit of the other currency of the converter. */
  #rate({ code, isQuoted }) {
    if (!isQuoted) return t("currencies.no_rate");
    const { model } = this;
    const [from, to] = this.side === "from" ? [code, model.target] : [model.source, code];
    return from === to ? "" : model.unitOf(from, to);
  }

  row(item) {
    const choose = () => this.choose(item.code);
    return h("li", { data: { code: item.code } }, [
      this.star(item),
      h("button", { type: "button", class: "pick", onclick: choose }, [
        h("span", { class: "flag", "aria-hidden": "true" }, item.flag || "·"),
        h("span", { class: "name" }, [
          h("bdi", { lang: this.desk.language }, item.name),
          h("small", {}, item.code),
        ]),
        h("small", { class: "unit" }, h("bdi", {}, this.#rate(item))),
      ]),
    ]);
  }
}

export function open(desk) {
  return { element: new Screen(desk).element };
}
