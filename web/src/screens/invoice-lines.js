// The invoice's line items: a table whose net amounts explain themselves, and the form for one.

import { button, choice, field, h } from "../parts/dom.js";
import { amountField, attemptAt, clearAll, decimalField, percentField, readAll } from "../parts/field.js";
import { decimalText } from "../parts/numbers.js";
import { pagedTable } from "../parts/tables.js";
import { CATEGORIES, UNTAXED } from "../state/invoice.js";
import { t } from "../words/words.js";
import { sentence } from "./invoice-model.js";
import { lineField } from "./till-goods.js";
import { percentText } from "./till-parts.js";

const NAME_BYTES = 255;
/** The line item that is edited: its index and JSON, by which a screen that is rendered again finds it; or null. */
let editing = null;

/** A category of EN 16931 with its name. */
export function categoryText(category) {
  return `${category} – ${t(`invoice.categories.${category}`)}`;
}

/** The category and the rate of a tax, such as “S 19%”; a category without tax has no rate. */
export function taxText(desk, { category, percent }) {
  if (UNTAXED.includes(category)) return category;
  return `${category} ${percentText(desk, desk.library.decimalParse(String(percent)))}`;
}

/** An allowance as an amount or a percentage: its fields, and `read`, which returns null without one. */
function allowanceFields(desk, currency) {
  const shared = { isOptional: true };
  const amount = amountField(desk, {
    ...shared,
    id: "line-allowance",
    label: t("invoice.allowance_amount", { currency }),
    currency,
    sign: "not_negative",
  });
  const percent = percentField(desk, {
    ...shared,
    id: "line-allowance-percent",
    label: t("invoice.allowance_percent"),
  });
  const use = (kind) => {
    amount.element.hidden = kind !== "amount";
    percent.element.hidden = kind !== "percent";
    select.value = kind;
  };
  const select = choice([["amount", currency], ["percent", "%"]], "amount", use, {
    id: "line-allowance-kind",
    "aria-label": t("invoice.allowance_kind"),
  });
  use("amount");
  const used = () => percent.element.hidden ? amount : percent;
  return {
    element: h("div", { class: "discount" }, [amount.element, percent.element, select]),
    used,
    /** Shows the allowance of a line item in JSON. */
    show({ amount: fixed, percent: part } = {}) {
      amount.text = fixed === undefined ? "" : decimalText(desk, fixed);
      percent.text = part === undefined ? "" : decimalText(desk, part);
      use(part === undefined ? "amount" : "percent");
    },
    of(value) {
      if (value === null || value.sign === 0) return null;
      return used() === amount ? { amount: value } : { percent: value };
    },
  };
}

/** The only allowance of a line item, or {} without one; undefined if the form cannot show its adjustments. */
function shownAllowance({ adjustments = [] }) {
  if (adjustments.length === 0) return {};
  const [only] = adjustments;
  const isPlain = adjustments.length === 1 && only.kind === "allowance" && only.base === undefined &&
    only.reason === "" && only.reason_code === "";
  return isPlain ? only : undefined;
}

export class Lines {
  #desk;
  #model;
  #changed;
  #wrong = h("p", { class: "wrong", role: "alert", id: "lines-wrong" });

  /** `changed` renders the screen after a change. */
  constructor(desk, model, changed) {
    this.#desk = desk;
    this.#model = model;
    this.#changed = changed;
    this.title = h("h3", { id: "line-title" });
    this.saveButton = h("button", { type: "submit", id: "line-save", class: "main" });
    this.cancel = button(t("common.cancel"), () => this.#stop(), { id: "line-cancel" });
    this.table = pagedTable({
      id: "invoice-lines",
      caption: t("invoice.lines_table"),
      columns: [
        [t("invoice.item"), "text"],
        [t("invoice.quantity"), "number"],
        [t("invoice.price"), "number"],
        [t("invoice.tax"), "text"],
        [t("invoice.net"), "number"],
        ["", "number"],
      ],
      items: [],
      row: (item) => this.#row(item),
      words: ({ line }) => line.name,
    });
    this.none = h("p", { class: "empty" }, t("invoice.no_lines"));
    this.element = h("section", { class: "card", "aria-label": t("invoice.lines") }, [
      h("h2", {}, t("invoice.lines")),
      this.none,
      this.table.element,
      this.#wrong,
      this.#form(),
    ]);
    if (this.#edited === null) this.#stop(false);
    else this.#edit(this.#edited, false);
  }

  /** The index of the line item that is edited, or null. */
  get #edited() {
    if (editing === null) return null;
    const { index, text } = editing;
    return JSON.stringify(this.#model.amounts.lines[index]) === text ? index : null;
  }

  #form() {
    const desk = this.#desk;
    const { currency } = this.#model;
    const name = lineField(desk, { id: "line-name", label: t("invoice.item"), maxBytes: NAME_BYTES });
    const quantity = decimalField(desk, { id: "line-quantity", label: t("invoice.quantity"), value: "1" });
    const price = amountField(desk, {
      id: "line-price",
      label: t("invoice.price_in", { currency }),
      currency,
      sign: "not_negative",
      isPrecise: true,
    });
    const rate = percentField(desk, { id: "line-rate", label: t("invoice.rate") });
    const category = choice(
      CATEGORIES.map((one) => [one, categoryText(one)]),
      "S",
      () => this.#askRate(),
      { id: "line-category" },
    );
    const allowance = allowanceFields(desk, currency);
    this.kept = h("p", { class: "hint", id: "line-kept" }, t("invoice.allowances_kept"));
    this.fields = { name, quantity, price, rate, category, allowance };
    this.form = h("form", {
      class: "stack",
      novalidate: true,
      "aria-labelledby": "line-title",
      onsubmit: (event) => {
        event.preventDefault();
        this.#save();
      },
    }, [
      this.title,
      h("div", { class: "fields" }, [
        name.element,
        quantity.element,
        price.element,
        field(t("invoice.category"), category),
        rate.element,
        allowance.element,
        this.kept,
      ]),
      h("div", { class: "row" }, [this.saveButton, this.cancel]),
    ]);
    return this.form;
  }

  #askRate() {
    this.fields.rate.element.hidden = UNTAXED.includes(this.fields.category.value);
  }

  /** Empties the form for a new line item, with the tax of the last one. */
  #stop(isFocused = true) {
    const { name, quantity, price, rate, category, allowance } = this.fields;
    editing = null;
    const [tax] = this.#model.amounts.lines.at(-1)?.taxes ?? [];
    name.empty();
    quantity.text = "1";
    price.empty();
    if (tax !== undefined && CATEGORIES.includes(tax.category)) {
      category.value = tax.category;
      rate.text = UNTAXED.includes(tax.category) ? "" : decimalText(this.#desk, tax.percent);
    }
    allowance.show();
    this.#title(true);
    clearAll(this.form);
    if (isFocused) name.control.focus();
  }

  #title(isAllowanceShown) {
    const isNew = this.#edited === null;
    this.title.textContent = t(isNew ? "invoice.new_line" : "invoice.edit_line");
    this.saveButton.textContent = t(isNew ? "invoice.add_line" : "invoice.save_line");
    this.cancel.hidden = isNew;
    this.fields.allowance.element.hidden = !isAllowanceShown;
    this.kept.hidden = isAllowanceShown;
    this.#askRate();
  }

  /** Shows a line item in the form. */
  #edit(index, isFocused = true) {
    const desk = this.#desk;
    const line = this.#model.amounts.lines[index];
    const { name, quantity, price, rate, category, allowance } = this.fields;
    const [tax] = line.taxes;
    const shown = shownAllowance(line);
    editing = { index, text: JSON.stringify(line) };
    name.text = line.name;
    quantity.text = decimalText(desk, line.quantity);
    price.text = decimalText(desk, line.price);
    category.value = tax.category;
    rate.text = UNTAXED.includes(tax.category) ? "" : decimalText(desk, tax.percent);
    allowance.show(shown);
    clearAll(this.form);
    this.#title(shown !== undefined);
    if (isFocused) name.control.focus();
  }

  #save() {
    const { name, quantity, price, rate, category, allowance } = this.fields;
    const { used, element } = allowance;
    const isTaxed = !rate.element.hidden;
    const fields = [name, quantity, price, ...isTaxed ? [rate] : [], ...element.hidden ? [] : [used()]];
    const found = readAll(fields);
    if (found === null) return;
    const [title, count, unitPrice] = found;
    const percent = isTaxed ? found[3] : "0";
    const base = this.#edited === null ? undefined : this.#model.amounts.lines[this.#edited].base_quantity;
    const item = {
      name: title,
      quantity: count,
      price: unitPrice,
      taxes: [{ category: category.value, percent, kind: "added" }],
      ...base === undefined ? {} : { baseQuantity: base },
    };
    const given = element.hidden ? undefined : allowance.of(found.at(-1));
    const texts = fields.map(({ text }) => text);
    const refused = () => fields.forEach((one, at) => one.text = texts[at]);
    const isDone = attemptAt(
      this.#desk,
      price.control,
      () => this.#model.putLine(item, given, this.#edited, { refused }),
      sentence,
    );
    if (!isDone) return;
    this.#stop();
    this.#changed();
  }

  #row({ line, index, amounts, explained }) {
    const desk = this.#desk;
    const { Money } = desk.library;
    const name = line.name || t("explanation.lists.lines", { number: index + 1 });
    const price = new Money(line.price, this.#model.currency);
    const per = line.base_quantity === undefined ? "" : ` / ${decimalText(desk, line.base_quantity)}`;
    const adjusted = (line.adjustments ?? []).length > 0
      ? h("small", {}, t("invoice.adjusted", { amount: desk.text(amounts.net.minus(amounts.price)) }))
      : null;
    const remove = ({ currentTarget }) => {
      if (attemptAt(desk, currentTarget, () => this.#model.removeLine(index), sentence)) {
        this.#stop(false);
        this.#changed();
      }
    };
    return [
      h("span", {}, [h("bdi", {}, name), adjusted]),
      decimalText(desk, line.quantity),
      desk.text(price) + per,
      line.taxes.map((one) => taxText(desk, one)).join(", "),
      explained.row(
        `lines[${index}].net`,
        null,
        desk.text(amounts.net),
        t("invoice.net_of", {
          name,
          amount: desk.text(amounts.net),
        }),
      ),
      h("span", { class: "row end" }, [
        this.#isEditable(line)
          ? button(t("common.edit"), () => this.#edit(index), {
            class: "quiet",
            "aria-label": t("invoice.edit", { name }),
            data: { key: `edit ${index}` },
          })
          : null,
        button("×", remove, {
          class: "quiet",
          "aria-label": t("invoice.remove", { name }),
          data: { key: `remove ${index}` },
        }),
      ]),
    ];
  }

  /** A line item with several taxes, or one that EN 16931 does not define, cannot be shown in the form. */
  #isEditable({ taxes }) {
    return taxes.length === 1 && taxes[0].kind === "added" && CATEGORIES.includes(taxes[0].category);
  }

  /** Draws the table; `amounts` are those of the line items. */
  draw(amounts, explained) {
    const { lines } = this.#model.amounts;
    this.none.hidden = lines.length > 0;
    this.table.element.hidden = lines.length === 0;
    this.table.update(lines.map((line, index) => ({ line, index, amounts: amounts[index], explained })));
  }

  /** Reports that an invoice requires a line item. */
  require() {
    if (this.#model.amounts.lines.length > 0) return true;
    this.fields.name.fail(t("invoice.line_required"));
    return false;
  }

  /** The form in another currency. */
  renew() {
    const form = this.form;
    this.#form();
    form.replaceWith(this.form);
    this.#stop(false);
  }
}
