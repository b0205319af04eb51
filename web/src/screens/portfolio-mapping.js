// The columns and words of a CSV file of any broker, and their meanings, as guessed and as the user chooses them.

import { choice, field, h, show, table } from "../parts/dom.js";
import { actionsOf, FIELDS, missingFields } from "../state/transactions-files.js";
import { t } from "../words/words.js";
import { GROUPS } from "./portfolio-actions.js";

export const ACTION_NAMES = [...GROUPS.flatMap(([, actions]) => actions), "ignore"];
const ORDERS = ["ymd", "dmy", "mdy"];
const LONGEST_SAMPLE = 24;
/** A column with more words than this does not contain actions. */
const MOST_WORDS = 40;

const short = (text) => text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text;

export class Mapping {
  /** `changed` is called after each choice. */
  constructor(layout, changed) {
    this.layout = layout;
    this.words = h("div", {});
    this.missing = h("p", { class: "wrong", role: "status", id: "import-missing" });
    this.changed = () => {
      this.draw();
      changed();
    };
    this.element = h(
      "section",
      { class: "stack mapping", "aria-label": t("portfolio.mapping"), id: "import-mapping" },
      [
        h("h3", {}, t("portfolio.mapping")),
        this.#columns(),
        this.words,
        h("div", { class: "fields" }, [this.#order(), this.#decimal()]),
        this.missing,
      ],
    );
    this.draw();
  }

  get isComplete() {
    return missingFields(this.layout).length === 0;
  }

  #columns() {
    const { columns } = this.layout;
    const choices = FIELDS.map((one) => [one, t(`portfolio.column.${one === "" ? "none" : one}`)]);
    const rows = columns.map((column, index) => [
      h("bdi", {}, column.name || "–"),
      h("bdi", {}, short(column.sample) || "–"),
      choice(choices, column.field, (chosen) => {
        column.field = chosen;
        this.changed();
      }, {
        "aria-label": t("portfolio.meaning_of", { name: column.name || String(index + 1) }),
        data: { column: column.name },
      }),
    ]);
    return table(t("portfolio.columns_caption"), [
      [t("portfolio.column_name"), "text"],
      [t("portfolio.column_sample"), "text"],
      [t("portfolio.column_meaning"), "text"],
    ], rows);
  }

  #order() {
    return field(
      t("portfolio.date_order"),
      choice(
        ORDERS.map((one) => [one, t(`portfolio.order.${one}`)]),
        this.layout.dateOrder,
        (chosen) => {
          this.layout.dateOrder = chosen;
          this.changed();
        },
        { id: "import-order" },
      ),
    );
  }

  #decimal() {
    return field(
      t("portfolio.decimal_separator"),
      choice(
        [[".", "1,234.50"], [",", "1.234,50"]],
        this.layout.decimalSeparator,
        (chosen) => {
          this.layout.decimalSeparator = chosen;
          this.changed();
        },
        { id: "import-decimal" },
      ),
    );
  }

  /** Shows the words of the column of actions, and the fields that are missing. */
  draw() {
    const { layout } = this;
    const missing = missingFields(layout).map((one) => t(`portfolio.column.${one}`));
    this.missing.textContent = missing.length === 0
      ? ""
      : t("portfolio.missing_columns", { names: missing.join(", ") });
    const found = actionsOf(layout, ACTION_NAMES);
    if (found.length === 0 || found.length > MOST_WORDS) return show(this.words);
    const choices = [
      ["", t("portfolio.outcome.wrong")],
      ...ACTION_NAMES.map((one) => [one, t(`portfolio.action.${one}`)]),
    ];
    const rows = found.map(([word, action]) => [
      h("bdi", {}, short(word)),
      choice(choices, action, (chosen) => {
        layout.actions.set(word, chosen);
        this.changed();
      }, { "aria-label": t("portfolio.meaning_of", { name: word }), data: { word } }),
    ]);
    const focused = document.activeElement?.dataset?.word;
    show(
      this.words,
      table(t("portfolio.words_caption"), [
        [t("portfolio.word"), "text"],
        [t("portfolio.column_meaning"), "text"],
      ], rows),
    );
    if (focused !== undefined) {
      [...this.words.querySelectorAll("select")].find((one) => one.dataset.word === focused)?.focus();
    }
  }
}
