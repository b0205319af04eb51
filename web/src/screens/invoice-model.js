// The invoice that is being written: its amounts and heading, saved together.

import { localDay } from "../state/days.js";
import {
  adjustmentOf,
  amountsOf,
  emptyAmounts,
  emptyHeading,
  emptyInvoice,
  inCurrency,
  invoiceOf,
  lineOf,
  MOST_LINES,
  withExemption,
  withPrepaid,
} from "../state/invoice.js";
import { Kept, stillSame } from "../state/kept.js";
import { reasonOf, t } from "../words/words.js";

/** The texts of the heading that a new invoice keeps. */
const OWN = /^(seller|iban$|bic$|unit$|note$)/;

/** Describes an error of the library in words for the user. */
export function sentence(error) {
  const keys = {
    overflow: "invoice.too_large",
    inexact: "invoice.too_many_decimals",
    tax: "invoice.wrong_tax",
  };
  const key = keys[error.code];
  return key === undefined ? t("invoice.refused", { reason: reasonOf(error) }) : t(key);
}

export class InvoiceModel {
  constructor(desk) {
    const { library } = desk;
    this.desk = desk;
    const empty = () => emptyInvoice(library, desk.settings.home, localDay());
    const value = desk.restore("invoice", (text) => invoiceOf(text, library), empty);
    this.kept = new Kept(desk, ["invoice"], value, {
      read: ({ invoice }) => invoice === null ? empty() : invoiceOf(invoice, library),
      write: (made) => ({ invoice: JSON.stringify(made) }),
    });
  }

  get amounts() {
    return this.kept.value.amounts;
  }
  get heading() {
    return this.kept.value.heading;
  }
  get currency() {
    return this.amounts.currency;
  }

  /** The library's invoice of the amounts. */
  invoice() {
    return this.desk.library.Invoice.fromJson(JSON.stringify(this.amounts));
  }

  /** Changes the amounts; the library reads and totals the result before it is saved. */
  #change(body, options) {
    const { library } = this.desk;
    this.kept.change(() => {
      const made = body(this.amounts);
      this.kept.value = { ...this.kept.value, amounts: amountsOf(library, JSON.stringify(made)) };
    }, options);
  }

  setHeading(changes, options = {}) {
    this.kept.change(() => {
      this.kept.value = { ...this.kept.value, heading: { ...this.heading, ...changes } };
    }, { words: t("invoice.step_heading"), ...options });
  }

  /** Adds a line item, or replaces the one with an index, which must still be the line item that was edited. */
  putLine(item, allowance, index = null, options = {}) {
    const { library } = this.desk;
    const before = index === null ? "" : JSON.stringify(this.amounts.lines[index]);
    this.#change((amounts) => {
      const { lines, currency } = amounts;
      if (index === null && lines.length >= MOST_LINES) {
        throw new RangeError(t("invoice.too_many_lines", { count: MOST_LINES }));
      }
      if (index !== null) stillSame(before, JSON.stringify(lines[index]));
      const made = lineOf(library, currency, item, allowance);
      const old = index === null ? {} : lines[index];
      // Allowances and charges that the form does not show remain.
      if (allowance === undefined && old.adjustments !== undefined) made.adjustments = old.adjustments;
      return { ...amounts, lines: index === null ? [...lines, made] : lines.with(index, made) };
    }, { words: t(index === null ? "invoice.step_add" : "invoice.step_edit", { name: item.name }), ...options });
  }

  removeLine(index) {
    const before = JSON.stringify(this.amounts.lines[index]);
    const { name } = this.amounts.lines[index];
    this.#change((amounts) => {
      stillSame(before, JSON.stringify(amounts.lines[index]));
      return { ...amounts, lines: amounts.lines.toSpliced(index, 1) };
    }, { words: t("invoice.step_remove", { name }), told: t("invoice.removed", { name }) });
  }

  /** Adds an allowance or a charge of the document. */
  addAdjustment(adjustment, options = {}) {
    const { library } = this.desk;
    this.#change((amounts) => ({
      ...amounts,
      adjustments: [...amounts.adjustments ?? [], adjustmentOf(library, amounts.currency, adjustment)],
    }), { words: t("invoice.step_adjust"), ...options });
  }

  removeAdjustment(index) {
    const before = JSON.stringify(this.amounts.adjustments[index]);
    this.#change((amounts) => {
      const { adjustments = [] } = amounts;
      stillSame(before, JSON.stringify(adjustments[index]));
      return { ...amounts, adjustments: adjustments.toSpliced(index, 1) };
    }, { words: t("invoice.step_unadjust"), told: t("invoice.unadjusted") });
  }

  setPrepaid(prepaid) {
    this.#change((amounts) => withPrepaid(this.desk.library, amounts, prepaid), { words: t("invoice.step_prepaid") });
  }

  setExemption(category, reason, code) {
    this.#change((amounts) => withExemption(this.desk.library, amounts, category, reason, code), {
      words: t("invoice.step_exemption"),
    });
  }

  setCurrency(code) {
    this.#change((amounts) => {
      if (amounts.accounting !== undefined) throw new RangeError(t("invoice.has_accounting"));
      return inCurrency(this.desk.library, amounts, code);
    }, { words: t("invoice.step_currency") });
  }

  /** Starts another invoice of the same seller in the same currency. */
  startAnew() {
    this.kept.change(() => {
      const own = Object.entries(this.heading).filter(([name]) => OWN.test(name));
      this.kept.value = {
        amounts: emptyAmounts(this.desk.library, this.currency),
        heading: { ...emptyHeading(localDay()), ...Object.fromEntries(own) },
      };
    }, { words: t("invoice.step_new"), told: t("invoice.cleared") });
  }

  /** Replaces the invoice with that of a file. */
  replace(text, heading) {
    this.kept.change(() => {
      const made = { amounts: amountsOf(this.desk.library, text), heading };
      // The reader accepts every stored document.
      this.kept.value = invoiceOf(JSON.stringify(made), this.desk.library);
    }, { words: t("invoice.step_open"), told: t("invoice.opened") });
  }

  /** The heading as the library expects it. */
  headingOptions() {
    const { note: _note, iban: _iban, bic: _bic, reference: _reference, issued, due, ...rest } = this.heading;
    return { ...rest, issued: issued || null, due: due || null, unit: rest.unit || null };
  }
}
