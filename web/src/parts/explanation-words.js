// The words of an explanation: names of nodes, values, computations and roundings in the user's language.

import { decimalText } from "./numbers.js";
import { t } from "../words/words.js";

/** Sums with more parts are described by their number. */
const MOST_PARTS = 4;

/** The words that name a node, and those that name a member of a line item or a tax. */
const NAMES = new Set([
  ...["payable", "total", "gross", "net", "tax", "line_total", "subtotal", "retained", "prepaid", "rounding"],
  ...["difference", "accounting_tax", "accounting_rate", "allowances", "charges", "discount", "order_discount"],
  ...["amount", "result", "priced"],
]);
const MEMBERS = new Set([
  ...["net", "gross", "tax", "total", "discount", "order_discount", "allowances", "charges", "quantity"],
  ...["unit_price", "base_quantity", "price", "percent", "base", "euro"],
]);
/** The lists whose elements are named by their own labels, or else by their numbers. */
const LISTS = new Set(["lines", "categories", "taxes", "allowances", "charges"]);

/**
 * Returns the name of a node such as `lines[0].net`; `labels` are the names of the elements of lists. The names of amounts
 * that were converted start with `priced`.
 */
export function nameOf(name, labels = {}) {
  const first = name.startsWith("priced.") ? 1 : 0;
  return name.split(".").map((part, index) => {
    const [, list, number] = /^([a-z_]+)\[(\d+)\]$/.exec(part) ?? [];
    if (LISTS.has(list)) {
      return labels[list]?.[Number(number)] || t(`explanation.lists.${list}`, { number: Number(number) + 1 });
    }
    if (index > first && MEMBERS.has(part)) return t(`explanation.members.${part}`);
    return NAMES.has(part) ? t(`explanation.names.${part}`) : part;
  }).join(" – ");
}

/** True if a node is an input, or repeats another node. */
export const isLeaf = ({ kind }) => kind === "input" || kind === "reference";

export const isRounded = ({ flags }) => flags.includes("is_rounded");

/** The value of a node: an amount, or a number; a ratio if it is no decimal. */
export function valueOf(desk, node) {
  const { library } = desk;
  if (!node.flags.includes("decimal")) {
    const ratio = library.ratioFormat(node.exact);
    return node.currency === "" ? ratio : `${ratio} ${node.currency}`;
  }
  return node.currency === "" ? decimalText(desk, node.number) : desk.text(node.amount);
}

function sumOf(desk, parts) {
  return parts.map((part, index) => {
    const isMinus = part.flags.includes("subtracted");
    const sign = index === 0 ? (isMinus ? "− " : "") : isMinus ? " − " : " + ";
    return sign + valueOf(desk, part);
  }).join("");
}

function productOf(desk, parts) {
  return parts.map((part, index) => {
    const isDivisor = part.flags.includes("divisor");
    const sign = index === 0 ? (isDivisor ? "1 ÷ " : "") : isDivisor ? " ÷ " : " × ";
    return sign + valueOf(desk, part);
  }).join("");
}

/** The computation of a node from its parts. */
export function formulaOf(desk, node, parts) {
  if (node.kind === "percent" || node.kind === "included") {
    const [percent, amount] = parts.map((part) => valueOf(desk, part));
    return t(`explanation.${node.kind}`, { percent, amount });
  }
  if (node.kind === "product" || node.kind === "conversion") return productOf(desk, parts);
  if (parts.length > MOST_PARTS) return t("explanation.sum_of", { count: parts.length });
  return sumOf(desk, parts);
}

/** The rounding of a node, such as “half up to 2 decimal places”; that of each unit starts with the level. */
export function roundingText(desk, { rounding, digits, step, quantity, units }) {
  const mode = t(`explanation.modes.${rounding}`);
  const words = step.sign === 0
    ? t("explanation.to_digits", { mode, count: digits })
    : t("explanation.to_step", { mode, step: decimalText(desk, step) });
  if (quantity.sign !== 0) return t("explanation.each_unit", { words });
  if (units === 0) return words;
  return `${words}, ${t(units > 0 ? "explanation.unit_more" : "explanation.unit_less")}`;
}
