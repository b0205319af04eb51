// Imports a bank's file after a preview of the new entries.

import { currencyChoice } from "../parts/currencies.js";
import { choice, field, h, show } from "../parts/dom.js";
import { clear, fail } from "../parts/field.js";
import { comparedWith, decoded } from "../state/bank.js";
import { formatsOf, rowsOf, tableOf } from "../state/bank-csv.js";
import { DAYS, NUMBERS, ROLES } from "../state/bank-formats.js";
import { camtOf, isXml } from "../state/camt.js";
import { t } from "../words/words.js";
import { dryRun } from "./wallet-import-rows.js";

const LARGEST = 5 * 1024 * 1024;
const MOST_ROWS = 20_000;
const SEPARATORS = {
  ";": "wallet.semicolon",
  ",": "wallet.comma",
  "\t": "wallet.tab",
  "|": "wallet.bar",
};
const COLUMNS = {
  date: "wallet.date",
  amount: "wallet.amount",
  debit: "wallet.debit",
  credit: "wallet.credit",
  currency: "wallet.currency",
  label: "wallet.label",
};

/** The file that is being imported, so that a screen that is rendered again still shows it. */
let draft = null;

/** Reads a file. Returns the draft, or the sentence for a file that cannot be imported. */
async function draftOf(desk, file) {
  if (file.size > LARGEST) return { trouble: t("wallet.file_large") };
  let bytes;
  let text;
  try {
    bytes = await file.arrayBuffer();
    text = decoded(bytes);
  } catch (error) {
    return { trouble: t("wallet.file_unread", { reason: error.message }) };
  }
  if (text.trim() === "") return { trouble: t("wallet.file_empty") };
  if (text.includes("\0")) return { trouble: t("wallet.file_binary") };
  const currency = desk.settings.home;
  const made = { name: file.name, currency, isDoubleAdded: false };
  if (isXml(text)) {
    const found = await desk.attemptLater(() => camtOf(desk, bytes, text), (error) => ({ words: error.message }));
    if (found.words !== undefined) return { trouble: found.words };
    const { trouble, rows, pending } = found;
    if (trouble !== null) return { trouble: t(...trouble) };
    if (rows.length > MOST_ROWS) return { trouble: tooMany() };
    return { draft: { ...made, kind: "camt", rows, pending } };
  }
  const table = tableOf(desk, text, currency);
  if (table === null) return { trouble: t("wallet.not_a_table") };
  if (table.rows.length > MOST_ROWS) return { trouble: tooMany() };
  const { columns } = table;
  const formats = formatsOf(desk, table, columns, currency);
  return { draft: { ...made, kind: "csv", table, columns, formats } };
}

function tooMany() {
  return t("wallet.too_many_rows", { count: MOST_ROWS });
}

class BankImport {
  constructor(screen) {
    this.screen = screen;
    if (draft !== null && draft.desk !== screen.desk) draft = null;
    this.file = h("input", {
      type: "file",
      id: "import-file",
      accept: ".csv,.txt,.tsv,.xml,text/csv,text/plain,text/xml",
      onchange: () => this.take(this.file.files[0]),
    });
    this.place = h("div", { class: "stack", id: "import" });
    this.element = h("section", {
      class: "card",
      "aria-label": t("wallet.import"),
    }, [
      field(
        t("wallet.bank_file"),
        this.file,
        h("p", { class: "hint" }, t("wallet.bank_file_hint")),
      ),
      this.place,
    ]);
    this.build();
  }

  /** Reads a selected file and shows its contents. */
  async take(file) {
    if (file === undefined) return;
    clear(this.file);
    const { desk } = this.screen;
    const { trouble, draft: made } = await draftOf(desk, file);
    draft = made === undefined ? null : { ...made, desk };
    this.build();
    if (trouble !== undefined) fail(this.file, trouble);
  }

  /** The rows of the draft, with the marks of those that the wallet contains. */
  rows() {
    const { desk, wallet } = this.screen;
    const { kind, table, columns, formats, currency } = draft;
    const rows = kind === "camt" ? draft.rows : rowsOf(desk, table, columns, formats, currency);
    return comparedWith(wallet.entries(), rows);
  }

  /** A choice of a column; "" if no column is selected. */
  columnChoice(role) {
    const { table: { width, headings }, columns } = draft;
    const names = Array.from({ length: width }, (_, index) => [
      String(index),
      headings?.[index]?.slice(0, 40) ||
      t("wallet.column", { number: index + 1 }),
    ]);
    const at = columns[role];
    return field(
      t(COLUMNS[role]),
      choice(
        [["", t("wallet.no_column")], ...names],
        at < 0 ? "" : String(at),
        (value) => {
          columns[role] = value === "" ? -1 : Number(value);
          // Amounts are in one column, or in one for each direction.
          if (columns[role] >= 0) {
            if (role === "amount") columns.debit = columns.credit = -1;
            if (["debit", "credit"].includes(role)) columns.amount = -1;
          }
          const { desk } = this.screen;
          draft.formats = formatsOf(
            desk,
            draft.table,
            columns,
            draft.currency,
          );
          this.build();
        },
        { id: `import-${role}` },
      ),
    );
  }

  formatChoice(name, label, formats) {
    return field(
      label,
      choice(formats, draft.formats[name], (value) => {
        draft.formats = { ...draft.formats, [name]: value, isUnclear: false };
        this.build();
      }, { id: `import-${name}` }),
    );
  }

  /** The columns and formats, as they were guessed or selected. */
  mapping() {
    const { table, columns, currency } = draft;
    const { desk } = this.screen;
    const home = currencyChoice(desk, currency, (code) => {
      draft.currency = code;
      this.build();
    }, { id: "import-code", isAll: true });
    return [
      h(
        "p",
        { class: "hint" },
        t("wallet.table_found", {
          rows: table.rows.length,
          columns: table.width,
          separator: t(SEPARATORS[table.separator]),
        }),
      ),
      h("div", { class: "fields" }, [
        ...ROLES.map((role) => this.columnChoice(role)),
        this.formatChoice("days", t("wallet.days"), DAYS),
        this.formatChoice("numbers", t("wallet.numbers"), NUMBERS),
        field(
          columns.currency < 0 ? t("wallet.all_in") : t("wallet.without_currency"),
          home,
        ),
      ]),
      draft.formats.isUnclear
        ? h(
          "p",
          { class: "wrong", id: "import-unclear" },
          t("wallet.days_unclear"),
        )
        : null,
    ];
  }

  build() {
    if (draft === null) {
      this.run = null;
      show(this.place);
      return;
    }
    const { desk } = this.screen;
    this.run = dryRun(desk, {
      isDoubleAdded: draft.isDoubleAdded,
      onDouble: (isAdded) => {
        draft.isDoubleAdded = isAdded;
        this.draw();
      },
      add: () => this.add(),
      cancel: () => this.stop(),
    });
    show(
      this.place,
      h("h3", {}, h("bdi", {}, draft.name)),
      ...(draft.kind === "csv" ? this.mapping() : [
        draft.pending === 0 ? null : h(
          "p",
          { class: "hint" },
          t("wallet.pending_left_out", { count: draft.pending }),
        ),
      ]),
      this.run.element,
    );
    this.draw();
  }

  /** Shows the rows again, since the wallet may have changed. */
  draw() {
    if (draft === null) return;
    this.shown = this.rows();
    this.run.update(this.shown, draft.isDoubleAdded);
  }

  stop() {
    draft = null;
    this.file.value = "";
    clear(this.file);
    this.build();
    this.file.focus();
  }

  /** Adds the rows in one step, oldest first. */
  add() {
    const { screen } = this;
    const { isDoubleAdded } = draft;
    const rows = this.shown.filter(({ error, isDouble }) => error === null && (!isDouble || isDoubleAdded)).sort((
      one,
      other,
    ) => one.date < other.date ? -1 : one.date > other.date ? 1 : 0);
    const kept = draft;
    // The file is done before the screen is drawn again.
    draft = null;
    const isDone = screen.act(() => {
      for (const { amount, label, date } of rows) {
        screen.wallet.add(amount, { label, date });
      }
    }, {
      refuse: (words, { code }) => {
        draft = kept;
        this.run.fail(
          code === "insufficient" ? t("wallet.import_held") : words,
        );
      },
      words: t("wallet.step_import", { count: rows.length }),
      told: t("wallet.imported", { count: rows.length }),
    });
    if (!isDone) return;
    this.stop();
    screen.show("entries");
  }
}

export function bankImport(screen) {
  return new BankImport(screen);
}
