// Parts of the till: folds that stay open, discounts as a percentage or an amount, and cash.

import { choice, h } from "../parts/dom.js";
import { Explained, explainedRows } from "../parts/explanation.js";
import { amountField, fail, percentField } from "../parts/field.js";
import { decimalText } from "../parts/numbers.js";
import { localDay } from "../state/days.js";
import { t } from "../words/words.js";
import { sentence } from "./till-model.js";

const open = new Set();

/** A part of the screen that the user unfolds; it stays unfolded when the screen is rendered again. */
export function fold(key, summary, children, onopen = () => {}) {
  const element = h("details", { data: { fold: key } }, [
    h("summary", {}, summary),
    ...children,
  ]);
  element.open = open.has(key);
  element.addEventListener("toggle", () => {
    if (element.open) open.add(key);
    else open.delete(key);
    if (element.open) onopen();
  });
  return element;
}

/** A percentage in the user's format. */
export function percentText(desk, percent) {
  return t("till.percent", { value: decimalText(desk, percent) });
}

/** Runs a change; an error is shown at the control. Returns true if it succeeded. */
export function changeAt(desk, control, change) {
  let isDone = true;
  desk.attempt(change, (error) => {
    isDone = false;
    const words = error instanceof desk.library.MoneyError ? sentence(error) : error.message;
    fail(control, words);
  });
  return isDone;
}

/**
 * A discount: a percentage or an amount, with a choice between them. `onset` receives the discount, undefined if empty,
 * and the control that was changed.
 */
export function discountFields(desk, { id, label, currency, discount, onset }) {
  const isFixed = discount.kind === "fixed";
  const changed = (field, made) => () => {
    if (field.text.trim() === "") return onset(undefined, field.control);
    const { value } = field;
    if (value !== null) onset(made(value), field.control);
  };
  const shared = { isOptional: true, data: { stored: "change" } };
  const percent = percentField(desk, {
    ...shared,
    id,
    label: t("till.discount_percent", { label }),
    value: discount.kind === "percent" ? decimalText(desk, discount.percent) : "",
    onchange: () => changed(percent, (value) => ({ kind: "percent", percent: value }))(),
  });
  const amount = amountField(desk, {
    ...shared,
    id: `${id}-amount`,
    label: t("till.discount_amount", { label, currency }),
    currency,
    sign: "not_negative",
    value: isFixed ? decimalText(desk, discount.amount.amount) : "",
    onchange: () => changed(amount, (value) => ({ kind: "fixed", amount: value }))(),
  });
  const show = (kind) => {
    percent.element.hidden = kind !== "percent";
    amount.element.hidden = kind !== "fixed";
  };
  const kind = choice(
    [["percent", "%"], ["fixed", currency]],
    isFixed ? "fixed" : "percent",
    show,
    {
      id: `${id}-kind`,
      "aria-label": t("till.discount_kind", { label }),
      data: { stored: "change" },
    },
  );
  show(isFixed ? "fixed" : "percent");
  const element = h("div", { class: "discount" }, [
    percent.element,
    amount.element,
    kind,
  ]);
  element.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key === "Enter" && target.matches("input")) {
      // Redrawing moves the focus; the key must not activate the newly focused element.
      event.preventDefault();
      target.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  return { element, percent, amount };
}

/** Rounds an amount to the coins of the shop's country, or else of its currency. */
export function inCash(desk, amount, policy, priced) {
  const { library } = desk;
  const { cashCountry, cashRounding, cashStep } = policy;
  if (cashCountry !== "") {
    const found = desk.attempt(() => library.toCashInCountry(amount, cashCountry, localDay()));
    if (found !== null) return found;
  }
  const step = cashStep.sign > 0 && amount.currency === priced ? cashStep : null;
  return library.toCash(amount, cashRounding, { step });
}

/** Amounts of common notes that pay an amount, for one press. */
export function notes(library, amount) {
  const digits = amount.amount.rounded(0, "up").toString().length;
  const unit = "1" + "0".repeat(Math.max(0, digits - 2));
  const found = [];
  for (const step of ["5", "10", "20", "50", "100"]) {
    const size = library.decimalParse(step).times(unit);
    const isRoundable = step !== "20" || amount.amount.compare(size) < 0;
    if (!isRoundable) continue;
    const note = library.roundToStep(amount, size, "ceiling");
    if (!note.equals(amount) && !found.some((one) => one.equals(note))) {
      found.push(note);
    }
  }
  return found.slice(0, 3);
}

/** The day and the time of a receipt. */
export function whenText(
  desk,
  instant,
  options = { dateStyle: "medium", timeStyle: "short" },
) {
  const date = new Date(instant);
  try {
    return new Intl.DateTimeFormat(desk.language, options).format(date);
  } catch {
    return new Intl.DateTimeFormat("en", options).format(date);
  }
}

/** The name of a country in the user's language. */
export function countryName(desk, code) {
  const { tables, locale, language } = desk;
  try {
    return new Intl.DisplayNames([language, "en"], { type: "region" }).of(code);
  } catch {
    return desk.attempt(() => tables?.countryName(code, locale) ?? null) ?? code;
  }
}

/** The amounts of a receipt in the currency of payment, each with its explanation below; `key` distinguishes receipts. */
export function explainedReceipt(desk, key, receipt) {
  const info = receipt.info("checkout");
  const labels = {
    lines: receipt.lineItems("priced").map(({ item }) => item.product.name || item.product.sku),
    taxes: receipt.taxes("priced").map(({ taxRate }) =>
      [taxRate.category, percentText(desk, taxRate.percent)].filter((one) => one !== "").join(" ")
    ),
  };
  const explained = new Explained(desk, key, () => receipt.explain("checkout"), labels);
  const names = ["net", "tax", "gross", ...info.difference.isZero ? [] : ["difference", "total"]];
  const row = (name) => [name, t(`explanation.names.${name}`), desk.text(info[name])];
  const cash = info.cashRounding.isZero
    ? null
    : h("p", { class: "hint" }, t("till.cash_rounding", { amount: desk.text(info.cashRounding) }));
  return h("div", { class: "explained-receipt" }, [
    explainedRows(explained, [...names, "payable"].map(row)),
    cash,
  ]);
}
