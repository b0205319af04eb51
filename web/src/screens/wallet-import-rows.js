// The dry run of an import: each row with its error, or as the entry that would be added.

import { button, h } from "../parts/dom.js";
import { pagedTable } from "../parts/tables.js";
import { LABEL_BYTES } from "../state/bank.js";
import { t } from "../words/words.js";

/** The state of a row, as words and a class. */
function stateOf(row, isDoubleAdded) {
  if (row.error !== null) {
    return [t(row.error, { text: (row.text ?? "").slice(0, 60) }), "bad"];
  }
  if (row.isDouble) {
    return [
      t(isDoubleAdded ? "wallet.row_double_added" : "wallet.row_double"),
      "warn",
    ];
  }
  return [t("wallet.row_new"), "good"];
}

/** The rows with errors first, then the duplicates, then the new ones. */
function ordered(rows) {
  const rank = ({ error, isDouble }) => error !== null ? 0 : isDouble ? 1 : 2;
  return rows.toSorted((one, other) => rank(one) - rank(other) || one.line - other.line);
}

class DryRun {
  constructor(desk, { isDoubleAdded, onDouble, add, cancel }) {
    this.desk = desk;
    this.isDoubleAdded = isDoubleAdded;
    this.told = h("p", { id: "import-summary", role: "status" });
    this.notes = h("p", { class: "hint", hidden: true });
    this.wrong = h("p", { class: "wrong", role: "alert" });
    this.double = h("input", {
      type: "checkbox",
      id: "import-double",
      onchange: () => onDouble(this.double.checked),
    });
    this.double.checked = isDoubleAdded;
    this.doubleField = h("div", { class: "field check" }, [
      this.double,
      h("label", { for: "import-double" }, t("wallet.add_doubles")),
    ]);
    this.run = button("", add, { class: "main", id: "import-run" });
    this.table = pagedTable({
      caption: t("wallet.dry_run"),
      columns: [
        [t("wallet.row"), "text"],
        [t("wallet.date"), "text"],
        [t("wallet.label"), "text"],
        [t("wallet.amount"), "number"],
        [t("wallet.state"), "text"],
      ],
      items: [],
      row: (row) => this.row(row),
      words: (row) => `${row.label} ${row.date ?? ""} ${stateOf(row, this.isDoubleAdded)[0]}`,
      id: "import-rows",
    });
    this.element = h("div", { class: "stack" }, [
      this.told,
      this.notes,
      this.doubleField,
      h("div", { class: "row" }, [
        this.run,
        button(t("common.cancel"), cancel, { id: "import-cancel" }),
      ]),
      this.wrong,
      this.table.element,
    ]);
  }

  row(row) {
    const [words, tone] = stateOf(row, this.isDoubleAdded);
    return [
      String(row.line),
      row.date ?? "–",
      h("bdi", {}, row.label || "–"),
      row.amount === null ? "–" : this.desk.text(row.amount),
      h("span", { class: tone }, words),
    ];
  }

  update(rows, isDoubleAdded) {
    this.isDoubleAdded = isDoubleAdded;
    const count = (test) => rows.filter(test).length;
    const wrong = count(({ error }) => error !== null);
    const double = count(({ error, isDouble }) => error === null && isDouble);
    const fresh = rows.length - wrong - double;
    const added = isDoubleAdded ? fresh + double : fresh;
    this.told.textContent = t("wallet.dry_run_summary", {
      fresh,
      double,
      wrong,
    });
    const cut = count(({ isShortened }) => isShortened);
    this.notes.hidden = cut === 0;
    this.notes.textContent = cut === 0 ? "" : t("wallet.labels_cut", { count: cut, bytes: LABEL_BYTES });
    this.doubleField.hidden = double === 0;
    this.wrong.textContent = "";
    this.run.textContent = t("wallet.add_entries", { count: added });
    this.run.disabled = added === 0;
    this.table.update(ordered(rows));
  }

  fail(words) {
    this.wrong.textContent = words;
  }
}

export function dryRun(desk, options) {
  return new DryRun(desk, options);
}
