// The entries of a wallet: a section for each currency with its subtotal, newest first.

import { button, h, show } from "../parts/dom.js";
import { pagedTable } from "../parts/tables.js";
import { stillSame, wordsOf } from "../state/kept.js";
import { t } from "../words/words.js";
import { currenciesOf } from "./wallet-balances.js";

/** The rows that a section shows at a time. */
const AT_ONCE = 20;

/** Newest first; entries without a date last. */
function newestFirst(one, other) {
  const [first, second] = [one.date ?? "", other.date ?? ""];
  if (first !== second) return first < second ? 1 : -1;
  return Number(other.id) - Number(one.id);
}

/** The words for an entry without a label. */
export function nameOf(entry) {
  return entry.label || t("wallet.number", { id: entry.id });
}

class Entries {
  #sections = new Map();

  constructor(screen) {
    this.screen = screen;
    this.wrong = h("p", { class: "wrong", role: "alert", id: "entries-wrong" });
    this.place = h("div", { class: "stack" });
    this.element = h("section", {
      class: "card",
      "aria-label": t("wallet.entries"),
    }, [this.wrong, this.place]);
  }

  row(entry) {
    const { desk, form } = this.screen;
    const { id, date } = entry;
    const amount = desk.text(entry.amount);
    return [
      [
        h("bdi", {}, nameOf(entry)),
        h("small", {}, date ?? t("wallet.no_date")),
      ],
      h("bdi", { class: entry.amount.sign < 0 ? null : "good" }, amount),
      h("span", { class: "row end" }, [
        button(t("common.edit"), () => form.edit(entry), {
          class: "quiet",
          "aria-label": t("wallet.edit_entry", { id, amount }),
          data: { edit: String(id) },
        }),
        button("×", () => this.remove(entry), {
          class: "quiet",
          "aria-label": t("wallet.remove_entry", { id, amount }),
          data: { remove: String(id) },
        }),
      ]),
    ];
  }

  remove(entry) {
    const { screen } = this;
    const { id } = entry;
    const before = wordsOf(screen.wallet.entries(), id);
    const name = entry.label || screen.desk.text(entry.amount);
    this.wrong.textContent = "";
    screen.act(() => {
      stillSame(before, wordsOf(screen.wallet.entries(), id));
      screen.wallet.remove(id);
    }, {
      refuse: (words, { code }) => {
        this.wrong.textContent = code === "insufficient" ? t("wallet.remove_held", { name }) : words;
      },
      words: t("wallet.step_remove", { name }),
      told: t("wallet.removed", { name }),
    });
  }

  /** Makes the section of a currency: its heading with the subtotal, and a table of its entries. */
  section(code) {
    const { desk } = this.screen;
    const subtotal = h("b", { class: "subtotal" });
    const table = pagedTable({
      caption: t("wallet.entries_of", { currency: code }),
      columns: [
        [t("wallet.entry"), "text"],
        [t("wallet.amount"), "number"],
        ["", "number"],
      ],
      items: [],
      row: (entry) => this.row(entry),
      words: (entry) => `${entry.label} ${entry.date ?? ""} ${desk.text(entry.amount)}`,
      atOnce: AT_ONCE,
      id: `entries-${code}`,
    });
    const element = h("div", { class: "entries", data: { code } }, [
      h("div", { class: "spread" }, [
        h("h2", {}, [
          code,
          " ",
          h("small", { lang: desk.language }, desk.nameOf(code)),
        ]),
        subtotal,
      ]),
      table.element,
    ]);
    return { element, subtotal, table };
  }

  draw() {
    const { desk, wallet } = this.screen;
    this.wrong.textContent = "";
    const codes = currenciesOf(wallet);
    if (codes.length === 0) {
      this.#sections.clear();
      show(this.place, h("p", { class: "empty" }, t("wallet.nothing")));
      return;
    }
    const sections = codes.map((code) => {
      if (!this.#sections.has(code)) {
        this.#sections.set(code, this.section(code));
      }
      const { element, subtotal, table } = this.#sections.get(code);
      show(subtotal, h("bdi", {}, desk.text(wallet.sum(code))));
      table.update(wallet.entries(code).sort(newestFirst));
      return element;
    });
    const shown = [...this.place.children];
    const isSame = shown.length === sections.length &&
      shown.every((one, index) => one === sections[index]);
    if (!isSame) show(this.place, ...sections);
  }
}

export function entries(screen) {
  return new Entries(screen);
}
