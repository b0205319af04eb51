// Compares a basket under each policy: differing cents, and validity as an invoice.

import { h, table } from "../parts/dom.js";
import { reasonOf, t } from "../words/words.js";
import { sentence } from "./till-model.js";

/** The presets of the library with their names. */
export function presets() {
  return [
    ["per_line_half_up", t("till.policy_line")],
    ["per_unit_half_up", t("till.policy_unit")],
    ["per_line_half_even", t("till.policy_even")],
    ["per_tax_group_half_up", t("till.policy_tax")],
    ["per_order_half_up", t("till.policy_order")],
    ["swiss_cash", t("till.policy_swiss")],
    ["en16931", "EN 16931"],
  ];
}

/** Returns the category of the standard for a tax rate: standard rate, or zero. */
function taxOf(line, taxes) {
  const { category } = line.item.product;
  const found = taxes.find(({ taxRate }) => taxRate.category === category);
  const percent = found?.taxRate.percent ?? "0";
  return {
    category: found === undefined || percent.sign === 0 ? "Z" : "S",
    percent,
    kind: "added",
  };
}

/** Creates an invoice of the receipt's lines, calculated according to the standard. */
function invoiceOf(library, currency, lines, taxes) {
  const invoice = new library.Invoice(currency);
  lines.forEach((line) => {
    const tax = taxOf(line, taxes);
    const at = invoice.add({
      name: line.item.product.name,
      quantity: line.item.quantity,
      price: line.item.product.price,
      taxes: [tax],
    });
    if (!line.discount.isZero) {
      invoice.adjust(at, {
        kind: "allowance",
        reason: t("till.discount"),
        amount: line.discount,
      });
    }
  });
  for (const line of lines) {
    if (line.orderDiscount.isZero) continue;
    invoice.adjust(null, {
      kind: "allowance",
      reason: t("till.discount_order"),
      amount: line.orderDiscount,
      taxes: [taxOf(line, taxes)],
    });
  }
  return invoice;
}

/** Returns the reason why a receipt is not a valid invoice under the standard, or "". */
function objection(desk, receipt, policy, currency) {
  const { library } = desk;
  if (policy.prices === "gross") return t("till.objection_gross");
  const lines = receipt.lineItems("priced");
  const info = receipt.info("priced");
  return desk.attempt(
    () => {
      const invoice = invoiceOf(
        library,
        currency,
        lines,
        receipt.taxes("priced"),
      );
      const amounts = invoice.lineAmounts();
      const wrongLine = lines.findIndex((line, index) => !line.total.equals(amounts[index].net));
      if (wrongLine >= 0) {
        return t("till.objection_line", {
          line: wrongLine + 1,
          amount: desk.text(amounts[wrongLine].net),
        });
      }
      const totals = invoice.totals();
      for (
        const [key, ours, theirs] of [
          ["till.objection_net", info.net, totals.net],
          ["till.objection_tax", info.tax, totals.tax],
          ["till.objection_total", info.gross, totals.gross],
        ]
      ) {
        if (!ours.equals(theirs)) return t(key, { amount: desk.text(theirs) });
      }
      return "";
    },
    (error) => t("till.objection_other", { reason: reasonOf(error) }),
  );
}

/** Returns the receipts under each policy; if the library rejects one, `receipt` is null and `refusal` is the reason. */
function receipts(desk, basket, catalogue) {
  const { library } = desk;
  const text = basket.toJson();
  return presets().map(([preset, name]) => {
    const copy = library.Basket.fromJson(text, { catalogue });
    const policy = library.basketPolicyPreset(preset);
    copy.setPolicy(policy);
    let refusal = "";
    const receipt = desk.attempt(() => copy.checkout(), (error) => {
      refusal = sentence(error);
      return null;
    });
    copy.free();
    return { name, preset, policy, receipt, refusal };
  });
}

export function policies(desk, basket, catalogue) {
  if (basket.count() === 0) {
    return [h("p", { class: "empty" }, t("till.compare_empty"))];
  }
  const all = receipts(desk, basket, catalogue);
  const made = all.filter(({ receipt }) => receipt !== null);
  if (made.length === 0) {
    return [h("p", { class: "wrong" }, all[0].refusal)];
  }
  const lines = made.map(({ receipt }) => receipt.lineItems("priced"));
  const infos = made.map(({ receipt }) => receipt.info("priced"));
  /** Highlights cells that differ from the first policy's. */
  const cells = (amounts) =>
    amounts.map((
      amount,
      index,
    ) => (amount.equals(amounts[0]) ? desk.text(amount) : h("mark", { "data-moved": index }, desk.text(amount))));
  const rows = lines[0].map((
    { item },
    place,
  ) => [
    h("bdi", {}, item.product.name || item.product.sku),
    ...cells(lines.map((found) => found[place].gross)),
  ]);
  for (
    const [word, key] of [
      [t("till.net"), "net"],
      [t("till.tax"), "tax"],
      [t("till.total"), "total"],
      [t("till.to_pay"), "payable"],
    ]
  ) {
    const line = [word, ...cells(infos.map((info) => info[key]))];
    const kind = (
      index,
    ) => (index === 0 ? h("th", { scope: "row" }, line[0]) : h("td", { class: "number" }, line[index]));
    rows.push(
      h(
        "tr",
        { class: key === "payable" ? "total" : "subtotal" },
        line.map((_, index) => kind(index)),
      ),
    );
  }
  const objections = made.map(({ receipt, policy }) => objection(desk, receipt, policy, catalogue.currency()));
  const verdict = objections.map((
    words,
  ) => (words === "" ? h("span", { class: "good" }, t("till.valid")) : h("details", {}, [
    h("summary", { class: "bad" }, t("till.not_valid")),
    h("p", { class: "hint" }, words),
  ])));
  rows.push([t("till.as_invoice"), ...verdict]);
  const head = [
    [t("till.line_with_tax"), "text"],
    ...made.map(({ name }) => [name, "number"]),
  ];
  return [
    h("p", { class: "hint" }, t("till.compare_hint")),
    table(t("till.compare_table"), head, rows, {
      class: "policies",
      id: "policies",
    }),
  ];
}
