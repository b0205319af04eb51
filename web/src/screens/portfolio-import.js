// The import of a file with a dry run: every line with its outcome.

import { button, choice, field, h, show } from "../parts/dom.js";
import { clear, fail } from "../parts/field.js";
import { decimalText } from "../parts/numbers.js";
import { pagedTable } from "../parts/tables.js";
import { addAll, dryRun, dryRunOf, dryRunOfFile, outcomes, tryOut } from "../state/intake.js";
import { formatOf, FORMATS, layoutOf, optionsOf } from "../state/transactions-files.js";
import { whole } from "../state/whole.js";
import { reasonOf, t } from "../words/words.js";
import { sharesText } from "./portfolio-actions.js";
import { ACTION_NAMES, Mapping } from "./portfolio-mapping.js";

const LARGEST = 8 * 1024 * 1024;
const TONES = { new: "good", same: "", skipped: "", wrong: "bad" };
const LONGEST_LINE = 80;
const ENDINGS = ".csv,.txt,.json,.beancount,.bean,.ledger,.journal,.hledger,text/csv,application/json";

export class Import {
  /** The file that is reviewed: its `text`, its lines, its format, and the mapping of its columns. */
  #source = null;
  #turn = 0;

  constructor(desk, holdings, signal, changed) {
    this.desk = desk;
    this.holdings = holdings;
    this.signal = signal;
    this.changed = changed;
    this.file = h("input", {
      type: "file",
      accept: ENDINGS,
      id: "import-csv",
      onchange: () => this.#read(this.file.files[0]),
    });
    this.head = h("div", { class: "stack" });
    this.result = h("div", { class: "stack", id: "import-result" });
    this.told = h("p", { role: "status", id: "import-done" });
    const drop = h("div", { class: "drop", id: "import-drop" }, [
      field(
        t("portfolio.file"),
        this.file,
        h("p", { class: "hint" }, [
          `${t("portfolio.file_hint")} `,
          h("code", {}, "date, action, symbol, quantity, total, currency, fee"),
        ]),
      ),
    ]);
    this.#listen(drop);
    this.element = h("div", { class: "stack" }, [drop, this.#store(), this.head, this.result, this.told]);
  }

  #listen(drop) {
    drop.addEventListener("dragover", (event) => {
      event.preventDefault();
      drop.classList.add("over");
    });
    drop.addEventListener("dragleave", () => drop.classList.remove("over"));
    drop.addEventListener("drop", (event) => {
      event.preventDefault();
      drop.classList.remove("over");
      this.#read(event.dataTransfer?.files[0]);
    });
  }

  /** The button for the remote store, if the settings name one. */
  #store() {
    const { transactions } = this.desk.settings;
    if (transactions === "") return null;
    const host = this.desk.attempt(() => new URL(transactions).host) ??
      transactions;
    this.remote = button(
      t("portfolio.retrieve", { host }),
      () => this.#retrieve(),
      { id: "retrieve" },
    );
    return h("div", { class: "field" }, [this.remote, h("p", { class: "hint" }, t("portfolio.retrieve_hint"))]);
  }

  async #retrieve() {
    const { desk, holdings } = this;
    const { library, settings } = desk;
    clear(this.remote);
    show(this.result);
    this.remote.disabled = true;
    const found = await this.#ask(
      new library.Feed("transactions", {
        baseUrl: settings.transactions,
        apiKey: settings.transactionsKey || null,
        currency: holdings.currency,
      }),
    );
    this.remote.disabled = false;
    if (this.signal.aborted) return;
    if (typeof found === "string") {
      fail(this.remote, t("portfolio.refused", { reason: found }));
    } else this.#show(dryRunOf(desk, holdings.portfolio, found), false);
  }

  /** Returns the portfolio of a feed, or the reason why the request failed. */
  async #ask(feed) {
    const { library, timeout } = this.desk;
    await library.carry(feed, { timeout, signal: this.signal });
    const { status } = feed.info(new Date());
    return status === "ok" ? feed.portfolio() : feed.failure().text;
  }

  async #read(file) {
    clear(this.file);
    show(this.head);
    show(this.result);
    this.told.textContent = "";
    this.#source = null;
    if (file === undefined) return;
    if (file.size > LARGEST) {
      this.#refuse(t("portfolio.csv_large", { size: LARGEST / 1024 / 1024 }));
      return;
    }
    let text;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      this.#refuse(t("portfolio.csv_text"));
      return;
    }
    this.#source = { text, lines: text.split("\n"), format: formatOf(file.name, text), mapping: null };
    await this.#start();
  }

  /** Reviews the file in its format. CSV with the desk's own columns needs no mapping. */
  async #start() {
    const source = this.#source;
    source.mapping = null;
    if (source.format !== "csv") return await this.#review();
    const run = dryRun(this.desk, this.holdings.portfolio, source.text);
    if (run.trouble === undefined && run.fresh.length + run.same.length > 0) {
      this.#drawHead();
      return this.#show(run, false);
    }
    const layout = layoutOf(source.text);
    if (layout === null || layout.columns.every((one) => one.field === "")) {
      const { trouble = "empty", reason = "" } = run;
      return this.#refuse(t(`portfolio.csv_trouble.${trouble}`, { reason }));
    }
    await this.#map(layout);
  }

  /** Shows the mapping of the columns, and reviews the file by it. */
  async #map(layout) {
    this.#source.mapping = new Mapping(layout, () => this.#review());
    await this.#review();
  }

  /** Reviews the file by the complete library. */
  async #review() {
    const source = this.#source;
    const { text, format, mapping } = source;
    this.#turn += 1;
    const turn = this.#turn;
    this.#drawHead();
    if (mapping !== null && !mapping.isComplete) return show(this.result);
    const options = mapping === null ? {} : optionsOf(mapping.layout, ACTION_NAMES);
    try {
      const { imported } = await whole("portfolios");
      if (turn !== this.#turn || this.signal.aborted) return;
      const report = imported(this.holdings.portfolio.toJson(), text, format, options);
      clear(this.file);
      this.#show(dryRunOfFile(this.desk, this.holdings.portfolio, report), false);
    } catch (error) {
      show(this.result);
      const words = t("portfolio.csv_trouble.document", { reason: reasonOf(error) });
      fail(this.file, words, { isFocused: mapping === null });
    }
  }

  /** The format of the file, and the mapping of its columns. */
  #drawHead() {
    const { format, mapping, text } = this.#source;
    const formats = choice(
      FORMATS.map((one) => [one, t(`portfolio.format.${one}`)]),
      format,
      (chosen) => {
        this.#source.format = chosen;
        clear(this.file);
        this.#start();
      },
      { id: "import-format" },
    );
    const isOffered = format === "csv" && mapping === null;
    const offer = button(t("portfolio.choose_columns"), () => {
      const layout = layoutOf(text);
      if (layout !== null) this.#map(layout);
    }, { class: "quiet", id: "import-map" });
    if (this.head.contains(document.activeElement) && mapping !== null && mapping.element.isConnected) return;
    show(
      this.head,
      h("div", { class: "fields" }, [field(t("portfolio.format_label"), formats)]),
      isOffered ? h("div", { class: "row" }, offer) : null,
      mapping?.element ?? null,
    );
  }

  #refuse(words) {
    this.file.value = "";
    show(this.head);
    fail(this.file, words);
  }

  /** Shows the dry run; `isAll` includes transactions that are already in the portfolio. */
  #show(run, isAll) {
    const items = isAll
      ? [...run.fresh, ...run.same].sort((a, b) => a.one.date < b.one.date ? -1 : a.one.date > b.one.date ? 1 : 0)
      : run.fresh;
    const tried = tryOut(this.desk, this.holdings.portfolio, items);
    const rows = outcomes(run, tried);
    const count = tried.accepted.length;
    const wrong = rows.filter(({ outcome }) => outcome === "wrong").length;
    const { length: skipped } = run.skipped;
    show(
      this.result,
      h(
        "p",
        { id: "import-summary", role: "status" },
        [
          [t("portfolio.csv_new", { count }), true],
          [t("portfolio.csv_same", { count: run.same.length }), run.same.length > 0],
          [t("portfolio.csv_skipped", { count: skipped }), skipped > 0],
          [t("portfolio.csv_wrong", { count: wrong }), wrong > 0],
        ].filter(([, isShown]) => isShown).map(([words]) => words).join(" "),
      ),
      run.ignored.length === 0 ? null : h(
        "p",
        { class: "hint" },
        t("portfolio.csv_ignored", { names: run.ignored.join(", ") }),
      ),
      run.hasCommas ? h("p", { class: "hint" }, t("portfolio.csv_commas")) : null,
      run.same.length === 0 ? null : this.#choice(run, isAll),
      h("div", { class: "row" }, [
        button(
          t("portfolio.csv_import", { count }),
          () => this.#import(tried.accepted),
          { class: "main", id: "import-run", disabled: count === 0 },
        ),
        button(t("common.cancel"), () => this.#end(""), { class: "quiet" }),
      ]),
      this.#rows(rows),
    );
  }

  #choice(run, isAll) {
    const box = h("input", {
      type: "checkbox",
      id: "import-all",
      onchange: () => this.#show(run, box.checked),
    });
    box.checked = isAll;
    return h("div", { class: "field check" }, [
      box,
      h("label", { for: box.id }, t("portfolio.csv_all")),
    ]);
  }

  /** A row as text: its transaction, or else its line of the file. */
  #rowText({ one, line }) {
    if (one === undefined) {
      const text = (this.#source?.lines[Number(line) - 1] ?? "").trim();
      return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text || "–";
    }
    const { desk } = this;
    const shares = sharesText(one, (decimal) => decimalText(desk, decimal));
    const total = (one.total?.currency ?? "") === "" ? "" : desk.text(one.total);
    const symbol = one.into === "" ? one.symbol : `${one.symbol} → ${one.into}`;
    return [one.date, t(`portfolio.action.${one.action}`), shares === "–" ? "" : shares, symbol, total]
      .filter((part) => part !== "").join(" ");
  }

  /** Every line of the file with its outcome. */
  #rows(rows) {
    if (rows.length === 0) return null;
    return pagedTable({
      caption: t("portfolio.rows_caption"),
      columns: [
        [t("portfolio.line"), "text"],
        [t("portfolio.outcome_label"), "text"],
        [t("portfolio.transaction"), "text"],
      ],
      items: rows,
      row: (row) => [
        String(row.line),
        h("div", { class: "outcome", data: { outcome: row.outcome } }, [
          h("span", { class: TONES[row.outcome] || null }, t(`portfolio.outcome.${row.outcome}`)),
          row.words === undefined ? null : h("small", { class: row.outcome === "wrong" ? "why" : null }, row.words),
        ]),
        h("bdi", {}, this.#rowText(row)),
      ],
      words: (row) => `${t(`portfolio.outcome.${row.outcome}`)} ${this.#rowText(row)}`,
      id: "import-rows",
    }).element;
  }

  #import(items) {
    const count = items.length;
    const refusal = this.desk.attempt(() => {
      this.holdings.change((portfolio) => addAll(portfolio, items), {
        words: t("portfolio.step_import", { count }),
      });
      return "";
    }, ({ message }) => t("portfolio.refused", { reason: message }));
    if (refusal === "") {
      this.#end(t("portfolio.csv_done", { count }));
      this.changed();
    } else fail(this.file, refusal);
  }

  #end(words) {
    this.file.value = "";
    this.#source = null;
    show(this.head);
    show(this.result);
    this.told.textContent = words;
    this.file.focus();
  }

  focus() {
    this.element.scrollIntoView({ block: "center" });
    this.file.focus({ preventScroll: true });
  }
}
