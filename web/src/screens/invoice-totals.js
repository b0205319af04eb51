// The invoice's totals, each with its explanation below, and the reasons of exempt categories.

import { h, show } from "../parts/dom.js";
import { amountField, attemptAt } from "../parts/field.js";
import { Explained, explainedRows } from "../parts/explanation.js";
import { figure } from "../parts/figure.js";
import { decimalText } from "../parts/numbers.js";
import { EXEMPT, exemptOf } from "../state/invoice.js";
import { t } from "../words/words.js";
import { taxText } from "./invoice-lines.js";
import { sentence } from "./invoice-model.js";
import { lineField } from "./till-goods.js";

const REASON_BYTES = 255;
const CODE_BYTES = 31;

/** The names of line items and categories in explanations. */
function labelsOf(desk, amounts, categories) {
  return {
    lines: amounts.lines.map(({ name }) => name),
    categories: categories.map(({ tax }) => taxText(desk, tax)),
  };
}

/** The totals of an invoice in the order of the calculation: the name of the node, its title, and the amount. */
function rowsOf(desk, totals, categories) {
  const rows = [];
  const add = (name, title, amount) => rows.push([name, title, desk.text(amount)]);
  const addUnlessZero = (name, title, amount) => {
    if (!amount.isZero) add(name, title, amount);
  };
  add("line_total", t("explanation.names.line_total"), totals.lineTotal);
  addUnlessZero("allowances", t("explanation.names.allowances"), totals.allowances.negated());
  addUnlessZero("charges", t("explanation.names.charges"), totals.charges);
  add("net", t("explanation.names.net"), totals.net);
  categories.forEach(({ tax, base, amount }, index) => {
    const title = t("invoice.tax_row", { tax: taxText(desk, tax), base: desk.text(base) });
    add(`categories[${index}].tax`, title, amount);
  });
  if (categories.length > 1) add("tax", t("explanation.names.tax"), totals.tax);
  add("gross", t("explanation.names.gross"), totals.gross);
  addUnlessZero("retained", t("explanation.names.retained"), totals.retained.negated());
  addUnlessZero("prepaid", t("explanation.names.prepaid"), totals.prepaid.negated());
  addUnlessZero("rounding", t("explanation.names.rounding"), totals.rounding);
  add("payable", t("explanation.names.payable"), totals.payable);
  if (totals.accountingTax.currency !== "") {
    add("accounting_tax", t("explanation.names.accounting_tax"), totals.accountingTax);
  }
  return rows;
}

/** An invoice with its totals and the folds that explain them; `key` distinguishes it from others. */
export function totalsOf(desk, key, invoice) {
  const amounts = JSON.parse(invoice.toJson());
  const totals = invoice.totals();
  const categories = invoice.categories();
  const explained = new Explained(desk, key, () => invoice.explain(), labelsOf(desk, amounts, categories));
  return {
    totals,
    explained,
    lines: invoice.lineAmounts(),
    rows: amounts.lines.length === 0 ? null : explainedRows(explained, rowsOf(desk, totals, categories)),
  };
}

export class Totals {
  #desk;
  #model;
  #changed;
  #place = h("div", { class: "stack" });
  #reasons = h("div", { class: "stack" });
  #drawn = "";

  constructor(desk, model, changed) {
    this.#desk = desk;
    this.#model = model;
    this.#changed = changed;
    this.payment = h("div", {});
    this.element = h("section", { class: "card", "aria-label": t("invoice.totals") }, [
      this.#place,
      this.#reasons,
      this.payment,
    ]);
    this.renew();
  }

  /** The field of the prepaid amount, in the invoice's currency. */
  renew() {
    const desk = this.#desk;
    const { currency, amounts } = this.#model;
    const zero = new desk.library.Money("0", currency);
    const prepaid = amountField(desk, {
      id: "invoice-prepaid",
      label: t("invoice.prepaid_in", { currency }),
      currency,
      sign: "any",
      isOptional: true,
      value: new desk.library.Decimal(amounts.prepaid).sign === 0 ? "" : decimalText(desk, amounts.prepaid),
      data: { stored: "change" },
      onchange: () => {
        const { value, trouble } = prepaid;
        if (trouble !== "") return;
        const isDone = attemptAt(desk, prepaid.control, () => this.#model.setPrepaid(value ?? zero), sentence);
        if (isDone) this.#changed();
      },
    });
    show(this.payment, prepaid.element);
    this.#drawn = "";
  }

  /** Draws the totals of an invoice. Returns the folds and the amounts of the line items. */
  draw(invoice) {
    const desk = this.#desk;
    const made = totalsOf(desk, "invoice", invoice);
    show(
      this.#place,
      figure(t("explanation.names.payable"), desk.text(made.totals.payable), { id: "invoice-payable" }),
      made.rows,
    );
    this.#drawReasons();
    return made;
  }

  /** The reason of each exempt category. It is drawn once, and afterwards only when it has changed. */
  #drawReasons() {
    const { exemptions = [] } = this.#model.amounts;
    const used = exemptOf(this.#model.amounts);
    const key = JSON.stringify([used, exemptions]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.reasons = used.map((category) => this.#reason(category, exemptions.find((one) => one.category === category)));
    show(this.#reasons, ...this.reasons.map(({ element }) => element));
    this.#reasons.hidden = this.reasons.length === 0;
  }

  #reason(category, found = { reason: "", reason_code: "" }) {
    const desk = this.#desk;
    const save = (control) => {
      const [text, id] = [reason, code].map((one) => one.trouble === "" ? one.value ?? "" : null);
      if (text === null || id === null) return;
      const set = () => this.#model.setExemption(category, text, id);
      if (attemptAt(desk, control, set, sentence)) this.#changed();
    };
    const shared = { isOptional: true, data: { stored: "change" } };
    const reason = lineField(desk, {
      ...shared,
      id: `reason-${category}`,
      label: t("invoice.exemption", { category }),
      maxBytes: REASON_BYTES,
      value: found.reason,
      onchange: () => save(reason.control),
    });
    const code = lineField(desk, {
      ...shared,
      id: `reason-code-${category}`,
      label: t("invoice.exemption_code", { category }),
      hint: EXEMPT[category] === "" ? "" : t("invoice.exemption_hint", { code: EXEMPT[category] }),
      maxBytes: CODE_BYTES,
      value: found.reason_code,
      onchange: () => save(code.control),
    });
    const element = h("div", { class: "fields" }, [reason.element, code.element]);
    return { element, reason, code };
  }

  /** Reports a category that lacks its reason. */
  require() {
    const missing = this.reasons.find(({ reason, code }) => reason.text.trim() === "" && code.text.trim() === "");
    missing?.reason.fail(t("invoice.exemption_required"));
    return missing === undefined;
  }
}
