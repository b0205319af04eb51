// The invoice's data besides amounts: number and dates, seller, buyer and account. Each field is saved when it is left.

import { currencyChoice } from "../parts/currencies.js";
import { choice, field, h } from "../parts/dom.js";
import { attemptAt, dateField, fail } from "../parts/field.js";
import { onceReleased } from "../parts/pressed.js";
import { HEADING_BYTES } from "../state/invoice.js";
import { t } from "../words/words.js";
import { sentence } from "./invoice-model.js";
import { lineField } from "./till-goods.js";
import { fold } from "./till-parts.js";

/** Common units of UN/ECE recommendation 20. */
const UNITS = ["C62", "HUR", "DAY", "MON", "KGM", "LTR", "MTR", "MTK", "KWH"];
const COUNTRY = /^[A-Z]{2}$/;
/** The fields without which no document can be written. */
const REQUIRED = ["number", "issued", "seller"];

export class Heading {
  #desk;
  #model;
  #changed;
  fields = {};

  /** `changed` renders the screen after a change; `onCurrency` after that of the currency. */
  constructor(desk, model, { changed, onCurrency }) {
    this.#desk = desk;
    this.#model = model;
    this.#changed = changed;
    this.element = h("section", { class: "card", "aria-label": t("invoice.details") }, [
      h("h2", {}, t("invoice.details")),
      h("div", { class: "fields" }, [
        this.#text("number", t("invoice.number")),
        this.#date("issued", t("invoice.issued")),
        this.#date("due", t("invoice.due")),
        this.#currency(onCurrency),
      ]),
      this.#party("seller", t("invoice.seller")),
      this.#party("buyer", t("invoice.buyer")),
      fold("invoice more", t("invoice.more"), [
        h("div", { class: "fields" }, [
          this.#text("buyerReference", t("invoice.buyer_reference")),
          this.#unit(),
          this.#creditNote(),
          this.#text("note", t("invoice.note")),
        ]),
      ]),
    ]);
  }

  /** Saves a value of the heading; an error is shown at the control. */
  #set(control, changes) {
    if (attemptAt(this.#desk, control, () => this.#model.setHeading(changes), sentence)) this.#changed();
  }

  /** A text of the heading. `verify` returns the error of a text, or "". */
  #text(name, label, { verify = () => "", hint = "", change = (text) => text } = {}) {
    const one = lineField(this.#desk, {
      id: `invoice-${name}`,
      label,
      hint,
      maxBytes: HEADING_BYTES[name],
      isOptional: true,
      value: this.#model.heading[name],
      data: { stored: "change" },
      onchange: () => {
        if (one.trouble !== "") return;
        const value = change(one.value ?? "");
        const wrong = value === "" ? "" : verify(value);
        // An error moves the controls below it, so it waits for the click that left the field.
        if (wrong !== "") onceReleased(() => fail(one.control, wrong, { isFocused: false }));
        else this.#set(one.control, { [name]: value });
      },
    });
    this.fields[name] = one;
    return one.element;
  }

  #date(name, label) {
    const one = dateField(this.#desk, {
      id: `invoice-${name}`,
      label,
      isOptional: true,
      value: this.#model.heading[name],
      data: { stored: "change" },
      onchange: () => {
        const { value, trouble } = one;
        if (trouble === "") this.#set(one.control, { [name]: value ?? "" });
      },
    });
    this.fields[name] = one;
    return one.element;
  }

  #currency(onCurrency) {
    const picker = currencyChoice(this.#desk, this.#model.currency, (code) => {
      const isDone = attemptAt(this.#desk, picker.control, () => this.#model.setCurrency(code), sentence);
      if (isDone) onCurrency();
    }, { id: "invoice-currency", isAll: true, data: { stored: "change" } });
    return field(t("invoice.currency"), picker);
  }

  /** The name and the address of a party; the name first, the rest behind a fold. */
  #party(role, title) {
    const name = (part) => role + part;
    const country = {
      hint: t("invoice.country_hint"),
      change: (text) => text.toUpperCase(),
      verify: (text) => COUNTRY.test(text) ? "" : t("invoice.country_wrong"),
    };
    return h("div", { class: "stack party", role: "group", "aria-label": title }, [
      h("div", { class: "fields" }, [
        this.#text(role, title),
        this.#text(name("TaxId"), t("invoice.tax_id")),
      ]),
      fold(`invoice ${role}`, t("invoice.address"), [
        h("div", { class: "fields" }, [
          this.#text(name("Street"), t("invoice.street")),
          this.#text(name("Postcode"), t("invoice.postcode")),
          this.#text(name("City"), t("invoice.city")),
          this.#text(name("Country"), t("invoice.country"), country),
        ]),
      ]),
    ]);
  }

  #unit() {
    const { unit } = this.#model.heading;
    const names = UNITS.map((code) => [code, `${t(`invoice.units.${code}`)} (${code})`]);
    const all = UNITS.includes(unit) || unit === "" ? names : [...names, [unit, unit]];
    const select = choice(all, unit || "C62", (code) => this.#set(select, { unit: code }), {
      id: "invoice-unit",
      data: { stored: "change" },
    });
    return field(t("invoice.unit"), select);
  }

  #creditNote() {
    const box = h("input", {
      type: "checkbox",
      id: "invoice-credit",
      data: { stored: "change" },
      onchange: () => this.#set(box, { isCreditNote: box.checked }),
    });
    box.checked = this.#model.heading.isCreditNote;
    return h("div", { class: "field check" }, [h("label", { for: "invoice-credit" }, t("invoice.credit_note")), box]);
  }

  /** The field of the account, for the card with the payment codes. */
  account() {
    return h("div", { class: "fields" }, [
      this.#text("iban", t("invoice.iban"), {
        verify: (text) => {
          const { library } = this.#desk;
          return this.#desk.attempt(() => {
            library.paymentCheckIban(text);
            return "";
          }, () => t("invoice.iban_wrong"));
        },
      }),
      this.#text("bic", t("invoice.bic")),
      this.#text("reference", t("invoice.reference"), { hint: t("invoice.reference_hint") }),
    ]);
  }

  /** Reports missing or refused texts at their fields. Returns true if a document can be written. */
  require() {
    const fields = Object.entries(this.fields);
    const wrong = fields.find(([, one]) => one.control.getAttribute("aria-invalid") === "true");
    const missing = fields.filter(([name, one]) => REQUIRED.includes(name) && one.text.trim() === "");
    for (const [, one] of missing.toReversed()) fail(one.control, t("field.empty"));
    if (missing.length === 0) wrong?.[1].control.focus();
    return missing.length === 0 && wrong === undefined;
  }
}
