// Receipts as they are printed: the library's paper of a sale, and the same layout for a refund.

import { localDay } from "../state/days.js";
import { h } from "../parts/dom.js";
import { decimalText } from "../parts/numbers.js";
import { saveFile } from "../parts/save.js";
import { numberText, receiptOf } from "../state/till.js";
import { reasonOf, t } from "../words/words.js";
import { explainedReceipt, percentText, whenText } from "./till-parts.js";

/** The options of the library's paper for a sale. */
function optionsOf(desk, sale, format) {
  const { shop } = sale;
  const [only] = sale.payments;
  const isCash = sale.payments.length === 1 && only.tendered !== null;
  return {
    format,
    locale: desk.locale,
    locales: desk.tables,
    seller: [shop.name, shop.address].filter((one) => one !== "").join("\n"),
    sellerTaxId: shop.taxId,
    number: numberText(sale.number),
    date: localDay(new Date(sale.instant)),
    note: shop.note,
    ...isCash ? { tendered: only.tendered } : {},
  };
}

const timeText = (desk, sale) => whenText(desk, sale.instant, { timeStyle: "short" });

function row(name, amount, kind = null) {
  return h("tr", { class: kind }, [
    h("th", { scope: "row", colspan: "3" }, name),
    h("td", { class: "n" }, h("bdi", {}, amount)),
  ]);
}

/** The payments that the library's paper does not show: cards, and those of several people. */
function paymentRows(desk, sale) {
  const { Money } = desk.library;
  const { payments } = sale;
  if (payments.length === 1 && payments[0].tendered !== null) return [];
  return payments.flatMap(({ way, paid, tendered, change }) => {
    const text = (amount) => desk.text(Money.of(amount));
    const rows = [row(t(`till.${way}`), text(tendered ?? paid))];
    if (change !== null && !Money.of(change).isZero) {
      rows.push(row(t("till.change"), text(change), "part"));
    }
    return rows;
  });
}

function fact(name, value) {
  return h("div", {}, [h("dt", {}, name), h("dd", {}, h("bdi", {}, value))]);
}

/** The rate of a receipt in another currency. */
function rateNote(desk, sale, receipt) {
  if (sale.rates === null) return null;
  const { library } = desk;
  const { rate, legs, asOf, source } = receipt.conversion();
  return h(
    "p",
    { class: "note" },
    t("till.paper_rate", {
      from: legs[0].from,
      to: legs.at(-1).to,
      rate: decimalText(desk, library.ratioToDecimal(rate, 6, "half_even")),
      day: asOf,
      source,
    }),
  );
}

function soldPaper(desk, sale, receipt) {
  const text = receipt.render(optionsOf(desk, sale, "fragment"));
  const parsed = new DOMParser().parseFromString(text, "text/html");
  const paper = document.adoptNode(parsed.body.firstElementChild);
  paper.querySelector("dl").append(
    fact(t("till.time"), timeText(desk, sale)),
  );
  paper.querySelector("tbody:last-of-type").append(
    ...paymentRows(desk, sale),
  );
  const note = rateNote(desk, sale, receipt);
  if (note !== null) paper.append(note);
  return paper;
}

/** The refunded lines as the library calculates them, in the currency of payment. */
export function refundLines(receipt, lines) {
  return lines.map(({ index, quantity, before }) => receipt.refund("checkout", index, { quantity, refunded: before }));
}

function seller(shop) {
  if (shop.name === "" && shop.address === "" && shop.taxId === "") return null;
  return h("p", { class: "seller" }, [
    h("strong", {}, h("bdi", {}, shop.name)),
    shop.address === "" ? null : h("br"),
    h("bdi", {}, shop.address),
    shop.taxId === "" ? null : h("br"),
    h("bdi", {}, shop.taxId),
  ]);
}

/** The tax of refunded lines by category. */
function taxRows(desk, receipt, lines) {
  const { Money } = desk.library;
  return receipt.taxes("checkout").flatMap(({ taxRate }) => {
    const found = lines.filter(({ item }) => item.product.category === taxRate.category);
    if (found.length === 0) return [];
    const sum = Money.sum(found.map(({ tax }) => tax));
    const rate = percentText(desk, taxRate.percent);
    return [row(t("till.tax_short", { rate }), desk.text(sum))];
  });
}

function itemRow(desk, { item, gross }) {
  const { product, quantity } = item;
  return h("tr", {}, [
    h("td", {}, h("bdi", {}, product.name || product.sku)),
    h("td", { class: "n" }, h("bdi", {}, decimalText(desk, quantity))),
    h("td", { class: "n" }, h("bdi", {}, desk.text(product.price))),
    h("td", { class: "n" }, h("bdi", {}, desk.text(gross))),
  ]);
}

function refundPaper(desk, sale, receipt) {
  const { Money } = desk.library;
  const lines = refundLines(receipt, sale.refund.lines);
  const total = Money.sum(lines.map(({ gross }) => gross));
  const heads = ["item", "quantity_head", "price_head", "amount_head"].map((
    name,
    index,
  ) => h("th", { scope: "col", class: index > 0 ? "n" : null }, t(`till.${name}`)));
  return h("div", { class: "money-paper" }, [
    seller(sale.shop),
    h("h2", {}, t("receipts.refund_title")),
    h("dl", {}, [
      fact(t("receipts.number"), numberText(sale.number)),
      fact(t("receipts.day"), whenText(desk, sale.instant)),
      fact(t("receipts.of"), numberText(sale.refund.of)),
    ]),
    h("table", {}, [
      h("thead", {}, h("tr", {}, heads)),
      h("tbody", {}, lines.map((line) => itemRow(desk, line))),
      h("tbody", { class: "sums" }, [
        ...taxRows(desk, receipt, lines),
        row(t("till.total"), desk.text(total), "total"),
        ...sale.payments.map(({ way, paid }) => row(t(`till.${way}`), desk.text(Money.of(paid)))),
      ]),
    ]),
    sale.shop.note === "" ? null : h("p", { class: "note" }, h("bdi", {}, sale.shop.note)),
  ]);
}

/** The receipt of a sale or a refund as an element; a sentence if it cannot be calculated. */
export function paperOf(desk, sale) {
  return desk.attempt(() => {
    const receipt = receiptOf(desk.library, sale);
    const paper = sale.refund === null ? soldPaper(desk, sale, receipt) : refundPaper(desk, sale, receipt);
    // A receipt with long amounts scrolls on a phone.
    paper.tabIndex = 0;
    paper.setAttribute("role", "group");
    paper.setAttribute("aria-label", numberText(sale.number));
    return paper;
  }, (error) => h("p", { class: "wrong" }, t("receipts.broken", { reason: reasonOf(error) })));
}

/** The amounts of a sale with their explanations; null for a refund, whose amounts are parts of those of a receipt. */
export function explainedSale(desk, sale) {
  if (sale.refund !== null) return null;
  return desk.attempt(() => {
    return h("div", { class: "stack no-print" }, [
      h("h2", {}, t("explanation.title")),
      explainedReceipt(desk, `receipt ${sale.number}`, receiptOf(desk.library, sale)),
    ]);
  });
}

/** Saves a receipt as a page of its own. */
export function saveSale(desk, sale) {
  const receipt = receiptOf(desk.library, sale);
  const options = optionsOf(desk, sale, "html");
  const time = t("till.at", { time: timeText(desk, sale) });
  const note = [time, options.note].filter((one) => one !== "").join("\n");
  const text = receipt.render({ ...options, note });
  saveFile(`receipt-${numberText(sale.number)}.html`, text, "text/html");
}
