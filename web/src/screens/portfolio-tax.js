// The tax report of a year, with the rule of each disposal, as a table and as files.

import { choice, field, h, show, table } from "../parts/dom.js";
import { decimalText } from "../parts/numbers.js";
import { pagedTable } from "../parts/tables.js";
import { saveButtons } from "../parts/table-file.js";
import { localDay } from "../state/days.js";
import { GAP } from "../state/holdings.js";
import { whole } from "../state/whole.js";
import { reasonOf, t } from "../words/words.js";

/** The first days of tax years. */
const STARTS = ["01-01", "04-06", "07-01"];
const UNITED_KINGDOM = "section_104";
const SUMS = ["proceeds", "cost", "disallowed", "gain"];

export class TaxReport {
  #turn = 0;
  #start = null;
  #year = null;

  constructor(desk, holdings, signal) {
    this.desk = desk;
    this.holdings = holdings;
    this.signal = signal;
    this.head = h("div", { class: "fields" });
    this.place = h("div", { class: "stack", id: "tax-report" });
    this.wrong = h("p", { class: "wrong", role: "alert", id: "tax-wrong" });
    this.element = h("div", { class: "stack" }, [this.head, this.wrong, this.place]);
  }

  /** The first day of tax years: as chosen, else that of the portfolio's rule. */
  get #first() {
    return this.#start ?? (this.holdings.portfolio.info().method === UNITED_KINGDOM ? "04-06" : "01-01");
  }

  /** The year in which the tax year of a day begins. */
  #yearOf(day) {
    return Number(day.slice(0, 4)) - (day.slice(5) < this.#first ? 1 : 0);
  }

  /** The years from the first transaction to today, the newest first. */
  #years() {
    const [first, last] = [this.holdings.firstDay ?? localDay(), localDay()].map((day) => this.#yearOf(day));
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => last - index);
  }

  /** The newest year with a sale. */
  #newest(years) {
    const sales = this.holdings.transactions().filter(({ action, date }) => action === "sell" && date !== null);
    const day = sales.at(-1)?.date;
    const year = day === undefined ? years[0] : this.#yearOf(day);
    return years.includes(year) ? year : years[0];
  }

  #drawHead() {
    const years = this.#years();
    if (!years.includes(this.#year)) this.#year = this.#newest(years);
    const name = (year) => this.#first === "01-01" ? String(year) : `${year}/${String(year + 1).slice(2)}`;
    show(
      this.head,
      field(
        t("portfolio.tax_year"),
        choice(years.map((year) => [String(year), name(year)]), String(this.#year), (chosen) => {
          this.#year = Number(chosen);
          this.draw();
        }, { id: "tax-year" }),
      ),
      field(
        t("portfolio.tax_start"),
        choice(STARTS.map((one) => [one, t(`portfolio.tax_starts.${one}`)]), this.#first, (chosen) => {
          this.#start = chosen;
          this.#year = null;
          this.draw();
        }, { id: "tax-start" }),
      ),
    );
  }

  /** The report in a format. Exchange rates are passed on if they are needed. */
  async #report(format) {
    const { desk, holdings } = this;
    const isForeign = [...holdings.currencies().values()].some((code) => code !== holdings.currency);
    const rates = isForeign && desk.rates !== null ? desk.rates.toBytes() : null;
    const { taxReport } = await whole("portfolios");
    return taxReport(holdings.portfolio.toJson(), `${this.#year}-${this.#first}`, format, rates, GAP);
  }

  async draw() {
    this.#turn += 1;
    const turn = this.#turn;
    const focused = document.activeElement?.id ?? "";
    this.#drawHead();
    if (focused.startsWith("tax-")) this.head.querySelector(`#${focused}`)?.focus();
    this.wrong.textContent = "";
    try {
      const report = JSON.parse(await this.#report("json"));
      if (turn === this.#turn && !this.signal.aborted) this.#show(report);
    } catch (error) {
      if (turn !== this.#turn) return;
      show(this.place);
      this.#fail(error);
    }
  }

  #fail(error) {
    this.wrong.textContent = t("portfolio.refused", { reason: reasonOf(error) });
  }

  #money(text, currency = this.holdings.currency) {
    const { library } = this.desk;
    return h("bdi", {}, this.desk.text(new library.Money(text, currency)));
  }

  #row(one) {
    const { desk } = this;
    return [
      one.date,
      h("bdi", {}, one.symbol),
      t(`portfolio.rule.${one.rule}`),
      one.acquired || "–",
      decimalText(desk, desk.library.Decimal.of(one.quantity)),
      this.#money(one.proceeds),
      this.#money(one.cost),
      one.disallowed === "" || /^[0.]+$/.test(one.disallowed) ? "–" : this.#money(one.disallowed),
      this.#money(one.gain),
    ];
  }

  #show(report) {
    const { disposals } = report;
    const caption = t("portfolio.tax_caption", { from: report.from, until: report.until });
    if (disposals.length === 0) {
      return show(
        this.place,
        h("p", { class: "empty" }, t("portfolio.tax_empty", { from: report.from, until: report.until })),
      );
    }
    const number = (name) => [t(`portfolio.${name}`), "number"];
    const rows = pagedTable({
      caption,
      columns: [
        [t("portfolio.sold"), "text"],
        [t("portfolio.field.ticker"), "text"],
        [t("portfolio.rule_label"), "text"],
        [t("portfolio.bought"), "text"],
        [t("portfolio.field.quantity"), "number"],
        ...["proceeds", "cost", "disallowed", "gain"].map(number),
      ],
      items: disposals,
      row: (one) => this.#row(one),
      words: ({ symbol, date }) => `${symbol} ${date}`,
      id: "tax-rows",
    });
    const sums = SUMS.map((name) => [t(`portfolio.${name}`), this.#money(report[name])]);
    const law = [
      t("portfolio.tax_rule", { rule: t(`portfolio.method.${this.holdings.portfolio.info().method}`) }),
      report.law,
    ]
      .filter((part) => part !== undefined).join(" ");
    show(
      this.place,
      table(t("portfolio.tax_sums"), [[t("chart.part"), "text"], [t("chart.amount"), "number"]], sums, {
        id: "tax-sums",
      }),
      rows.element,
      saveButtons("tax", () => `tax-${this.#year}`, (kind) => this.#report(kind), (error) => this.#fail(error)),
      h("p", { class: "hint" }, law),
      h("p", { class: "hint" }, t("portfolio.tax_hint")),
    );
  }
}
