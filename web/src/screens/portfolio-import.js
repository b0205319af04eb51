// The import of a CSV file with a dry run, the exports, and the portfolio's currency and cost method.

import { currencyChoice } from "../parts/currencies.js";
import { button, choice, field, h, show } from "../parts/dom.js";
import { clear, fail } from "../parts/field.js";
import { pagedTable } from "../parts/tables.js";
import { localDay } from "../state/days.js";
import { addAll, dryRun, dryRunOf, tryOut } from "../state/intake.js";
import { t } from "../words/words.js";

const LARGEST = 8 * 1024 * 1024;
const SHOWN = 20;
const METHODS = ["fifo", "lifo", "hifo", "average"];
const EXPORTS = [
  ["csv", "toCsv", "csv"],
  ["ledger", "toLedger", "ledger"],
  ["beancount", "toBeancount", "beancount"],
];

export class Import {
  constructor(desk, holdings, signal, changed) {
    this.desk = desk;
    this.holdings = holdings;
    this.signal = signal;
    this.changed = changed;
    this.file = h("input", {
      type: "file",
      accept: ".csv,.txt,text/csv",
      id: "import-csv",
      onchange: () => this.#read(),
    });
    this.result = h("div", { class: "stack", id: "import-result" });
    this.told = h("p", { role: "status", id: "import-done" });
    this.element = h("div", { class: "stack" }, [
      field(
        t("portfolio.csv_file"),
        this.file,
        h("p", { class: "hint" }, [
          `${t("portfolio.csv_hint")} `,
          h("code", {}, "date, action, symbol, quantity, total, currency, fee"),
        ]),
      ),
      this.#store(),
      this.result,
      this.told,
    ]);
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

  async #read() {
    const [file] = this.file.files;
    clear(this.file);
    show(this.result);
    this.told.textContent = "";
    if (file === undefined) return;
    if (file.size > LARGEST) {
      this.#refuse(t("portfolio.csv_large", { size: LARGEST / 1024 / 1024 }));
      return;
    }
    let text;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(
        await file.arrayBuffer(),
      );
    } catch {
      this.#refuse(t("portfolio.csv_text"));
      return;
    }
    const run = dryRun(this.desk, this.holdings.portfolio, text);
    if (run.trouble !== undefined) {
      this.#refuse(
        t(`portfolio.csv_trouble.${run.trouble}`, {
          reason: run.reason ?? "",
        }),
      );
      return;
    }
    this.#show(run, false);
  }

  #refuse(words) {
    this.file.value = "";
    fail(this.file, words);
  }

  /** Shows the dry run; `isAll` includes transactions that are already in the portfolio. */
  #show(run, isAll) {
    const items = isAll
      ? [...run.fresh, ...run.same].sort((a, b) => a.one.date < b.one.date ? -1 : a.one.date > b.one.date ? 1 : 0)
      : run.fresh;
    const { accepted, refused } = tryOut(
      this.desk,
      this.holdings.portfolio,
      items,
    );
    const wrong = [...run.wrong, ...refused].sort((a, b) => Number(a.line) - Number(b.line) || 0);
    const count = accepted.length;
    show(
      this.result,
      h(
        "p",
        { id: "import-summary" },
        [
          [t("portfolio.csv_new", { count }), true],
          [
            t("portfolio.csv_same", { count: run.same.length }),
            run.same.length > 0,
          ],
          [t("portfolio.csv_wrong", { count: wrong.length }), wrong.length > 0],
        ].filter(([, isShown]) => isShown).map(([words]) => words).join(" "),
      ),
      run.ignored.length === 0 ? null : h(
        "p",
        { class: "hint" },
        t("portfolio.csv_ignored", { names: run.ignored.join(", ") }),
      ),
      run.hasCommas ? h("p", { class: "hint" }, t("portfolio.csv_commas")) : null,
      run.same.length === 0 ? null : this.#choice(run, isAll),
      this.#errors(wrong),
      h("div", { class: "row" }, [
        button(
          t("portfolio.csv_import", { count }),
          () => this.#import(accepted),
          { class: "main", id: "import-run", disabled: count === 0 },
        ),
        button(t("common.cancel"), () => this.#end(""), { class: "quiet" }),
      ]),
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

  #errors(wrong) {
    if (wrong.length === 0) return null;
    return pagedTable({
      caption: t("portfolio.csv_errors"),
      columns: [[t("portfolio.line"), "text"], [t("portfolio.error"), "text"]],
      items: wrong,
      row: ({ line, words }) => [String(line), words],
      atOnce: SHOWN,
      id: "import-errors",
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
    show(this.result);
    this.told.textContent = words;
    this.file.focus();
  }

  focus() {
    this.element.scrollIntoView({ block: "center" });
    this.file.focus({ preventScroll: true });
  }
}

function download(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Buttons that save the transactions as files. */
export function exports(desk, holdings) {
  const told = h("p", { class: "wrong", role: "alert" });
  const save = (method, end) => {
    told.textContent = desk.attempt(() => {
      download(
        holdings.portfolio[method](),
        `portfolio-${localDay()}.${end}`,
      );
      return "";
    }, ({ message }) => t("portfolio.refused", { reason: message }));
  };
  return h("div", { class: "stack" }, [
    h(
      "div",
      { class: "row" },
      EXPORTS.map(([name, method, end]) =>
        button(t(`portfolio.export.${name}`), () => save(method, end), {
          id: `export-${name}`,
        })
      ),
    ),
    told,
  ]);
}

/** The currency and the cost method. The library reads the same transactions with other options. */
export class Options {
  constructor(desk, holdings, changed) {
    this.desk = desk;
    this.holdings = holdings;
    this.changed = changed;
    this.element = h("div", { class: "fields" });
    this.draw();
  }

  #set(control, changes) {
    const { desk, holdings } = this;
    const { Portfolio } = desk.library;
    const refusal = desk.attempt(() => {
      holdings.change((portfolio) => {
        const { currency, method, shortSales } = {
          ...portfolio.info(),
          ...changes,
        };
        const own = portfolio.transactions().some((one) => BigInt(one.rateNumerator) !== 0n);
        if (own && currency !== portfolio.info().currency) {
          throw new RangeError(t("portfolio.own_rates"));
        }
        return Portfolio.fromCsv(portfolio.toCsv(), currency, {
          method,
          shortSales,
        });
      }, { words: t("portfolio.step_options") });
      return "";
    }, ({ message }) => message);
    if (refusal === "") this.changed();
    else {
      this.draw();
      fail(
        this.element.querySelector(`#${control}`),
        t("portfolio.refused", { reason: refusal }),
      );
    }
  }

  draw() {
    const { currency, method } = this.holdings.portfolio.info();
    const methods = METHODS.includes(method) ? METHODS : [...METHODS, method];
    show(
      this.element,
      field(
        t("portfolio.report_currency"),
        currencyChoice(
          this.desk,
          currency,
          (code) => this.#set("portfolio-currency", { currency: code }),
          { id: "portfolio-currency", data: { stored: "change" } },
        ),
      ),
      field(
        t("portfolio.cost_method"),
        choice(
          methods.map((one) => [one, t(`portfolio.method.${one}`)]),
          method,
          (chosen) => this.#set("portfolio-method", { method: chosen }),
          { id: "portfolio-method", data: { stored: "change" } },
        ),
      ),
    );
  }
}
