// The list of currencies: search, four orders, favourites.

import { button, choice, field, h, show } from "../parts/dom.js";
import { currencyList } from "../parts/currencies.js";
import { Kept } from "../state/kept.js";

export const uses = ["currencies", "rates"];

const SORTS = [["name_ascending", "Name, A to Z"], [
  "name_descending",
  "Name, Z to A",
], [
  "code_ascending",
  "Code, A to Z",
], ["code_descending", "Code, Z to A"]];
const AT_ONCE = 45;
const STATES = {
  empty: "The list is empty.",
  nothing_found: "No currency matches this search.",
  no_favourites: "No favourites yet. Select the star next to a currency to add it.",
};

class Screen {
  constructor(desk) {
    this.desk = desk;
    this.kept = new Kept(desk, ["currencies"], currencyList(desk), {
      read: ({ currencies }) => currencyList(desk, currencies),
      write: (list) => ({ currencies: list.toJson() }),
    });
    const { sort = "name_ascending", shows = "all" } = JSON.parse(
      this.list.toJson(),
    );
    this.search = h("input", {
      type: "search",
      id: "search",
      autocomplete: "off",
      spellcheck: "false",
      oninput: () => this.find(),
    });
    this.only = h("input", {
      type: "checkbox",
      id: "only",
      data: { stored: "change" },
      onchange: () => this.setOnly(),
    });
    this.only.checked = shows !== "all";
    this.count = h("p", { class: "hint", role: "status", id: "count" });
    this.rows = h("ul", { class: "currencies", "aria-label": "Currencies" });
    this.element = h("section", { class: "card", "aria-label": "Currencies" }, [
      h("div", { class: "fields" }, [
        field("Search by name or code", this.search),
        field(
          "Sort by",
          choice(SORTS, sort, (value) => this.setSort(value), {
            id: "sort",
            data: { stored: "change" },
          }),
        ),
        h("div", { class: "field check" }, [
          h("label", { for: "only" }, "Favourites only"),
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

  find() {
    const isRefused = this.desk.attempt(
      () => this.list.setSearch(this.search.value) ?? "",
      (error) => error.message,
    );
    this.draw(isRefused);
  }

  setSort(sort) {
    this.change(() => this.list.setSort(sort));
  }

  setOnly() {
    const { checked } = this.only;
    this.change(() => this.list.setFavouritesOnly(checked));
  }

  change(body) {
    this.kept.change(body);
    this.draw();
  }

  star({ code, name, isFavourite }) {
    const words = isFavourite ? `Remove ${name} from favourites` : `Add ${name} to favourites`;
    const change = () => {
      this.change(() => this.list.setFavourite(code, !isFavourite));
      this.rows.querySelector(`[data-code="${code}"] button`)?.focus();
    };
    return button(isFavourite ? "★" : "☆", change, {
      class: "quiet star",
      "aria-pressed": String(isFavourite),
      "aria-label": words,
    });
  }

  draw(refusal = "") {
    const items = this.list.items();
    const state = this.list.state();
    this.count.textContent = refusal || `${items.length} currencies`;
    const made = items.slice(0, AT_ONCE).map((item) => this.row(item));
    if (state in STATES) {
      made.push(
        h(
          "li",
          { class: "empty", id: "list-state", data: { state } },
          STATES[state],
        ),
      );
    }
    show(this.rows, ...made);
    // Rows below the visible area are added later.
    clearTimeout(this.later);
    this.later = setTimeout(() => this.rows.append(...items.slice(AT_ONCE).map((item) => this.row(item))));
  }

  row(item) {
    return h("li", { data: { code: item.code } }, [
      h("span", { class: "flag", "aria-hidden": "true" }, item.flag || "·"),
      h("span", { class: "name" }, [
        h("bdi", { lang: this.desk.language }, item.name),
        h("small", {}, item.isQuoted ? item.code : `${item.code} · no rate`),
      ]),
      this.star(item),
    ]);
  }
}

export function open(desk) {
  return { element: new Screen(desk).element };
}
