// The form of a purchase or sale. The library validates each field, and computes the third of quantity, price and total.

import { button, choice, field, giveText, h, show } from "../parts/dom.js";
import { currencyChoice } from "../parts/currencies.js";

const FIELDS = [
  ["date", "Date"],
  ["action", "Type"],
  ["ticker", "Ticker, 3 or 4 letters"],
  ["quantity", "Quantity"],
  [
    "price",
    "Price",
  ],
  ["sum", "Total"],
];
const FIGURES = ["quantity", "price", "sum"];
const RULE = "letters";

/** True if the library's form can edit the transaction, which requires the same currency. */
const isEdit = (portfolio, id, currency) => id !== null && portfolio.find(id).total.currency === currency;

/** Saves a form. An edit in another currency replaces the transaction instead of adding a second one. */
function keep(form, portfolio, id, currency) {
  if (id === null || isEdit(portfolio, id, currency)) {
    form.save(portfolio);
    return;
  }
  const { fee, rateNumerator } = portfolio.find(id);
  if (!fee.isZero || BigInt(rateNumerator) !== 0n) {
    throw new Error(
      "The currency of a transaction with a fee or an exchange rate cannot be changed. Remove the transaction and enter it again.",
    );
  }
  portfolio.edit({ ...form.transaction(), id }, portfolio.lotSelections(id));
}

class Form {
  constructor(desk, holdings, changed) {
    this.desk = desk;
    this.holdings = holdings;
    this.changed = changed;
    this.currency = "USD";
    this.element = h("section", { class: "card", "aria-label": "Transaction" });
    this.start();
  }

  /** An empty form. */
  start() {
    const { OrderForm } = this.desk.library;
    this.form = new OrderForm(this.holdings.portfolio, this.currency, RULE);
    this.form.set("date", new Date().toISOString().slice(0, 10));
    this.form.set("action", "buy");
    this.id = null;
    this.build("Buy or sell");
  }

  edit(id) {
    const { OrderForm } = this.desk.library;
    this.form = OrderForm.fromTransaction(this.holdings.portfolio, id, RULE);
    this.id = id;
    this.currency = this.holdings.portfolio.find(id).total.currency;
    this.build("Edit transaction");
    this.inputs.quantity.focus();
  }

  control(name) {
    const value = this.form.text(name);
    if (name === "action") {
      return choice(
        [["buy", "Buy"], ["sell", "Sell"]],
        value || "buy",
        (text) => this.typed(name, text),
        {
          id: "order-action",
        },
      );
    }
    const type = name === "date" ? "date" : "text";
    const mode = FIGURES.includes(name) ? "decimal" : null;
    return h("input", {
      type,
      value,
      id: `order-${name}`,
      inputmode: mode,
      autocomplete: "off",
      dir: "ltr",
      oninput: (event) => this.typed(name, event.target.value),
    });
  }

  build(title) {
    this.touched = new Set();
    this.written = new Set(
      FIGURES.filter((name) => this.form.text(name) !== "" && name !== "price"),
    );
    this.inputs = {};
    this.hints = {};
    const fields = FIELDS.map(([name, label]) => {
      this.inputs[name] = this.control(name);
      this.hints[name] = h("p", { class: "wrong" });
      return field(label, this.inputs[name], this.hints[name]);
    });
    const currency = field(
      "Currency",
      currencyChoice(
        this.desk,
        this.currency,
        (code) => this.setCurrency(code),
        { id: "order-currency" },
      ),
    );
    this.wrong = h("p", { class: "wrong", role: "alert", id: "order-wrong" });
    show(
      this.element,
      h("h2", {}, title),
      h("form", {
        class: "stack",
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          this.save();
        },
      }, [
        h("div", { class: "fields" }, [...fields, currency]),
        this.wrong,
        h("div", { class: "row" }, [
          h(
            "button",
            { type: "submit", class: "main", id: "order-save" },
            "Save",
          ),
          button("Reset", () => this.start(), { class: "quiet" }),
        ]),
      ]),
    );
    this.draw();
  }

  setCurrency(code) {
    this.currency = code;
    this.form = this.copier()(this.holdings.portfolio);
    this.draw();
  }

  typed(name, text) {
    this.touched.add(name);
    if (FIGURES.includes(name)) {
      if (text === "") this.written.delete(name);
      else this.written.add(name);
    }
    // Text that is too long for a field is rejected entirely.
    this.refusal = this.desk.attempt(() => {
      this.form.set(name, text);
      return "";
    }, (error) => error.message);
    this.draw();
  }

  draw() {
    const { library } = this.desk;
    for (const name of FIGURES) {
      if (!this.written.has(name)) {
        this.inputs[name].value = this.form.text(name);
      }
    }
    for (const [name] of FIELDS) {
      const state = this.form.state(name);
      const isWrong = state !== "ok" && this.touched.has(name);
      this.hints[name].textContent = isWrong ? library.fieldStateText(state) : "";
      if (isWrong) this.inputs[name].setAttribute("aria-invalid", "true");
      else this.inputs[name].removeAttribute("aria-invalid");
    }
    this.wrong.textContent = this.refusal ?? "";
  }

  /** Creates a form with the current texts for another portfolio. */
  copier() {
    const { id, currency } = this;
    const texts = FIELDS.map(([name]) => [name, this.form.text(name)]);
    const isWritten = ([name]) => !FIGURES.includes(name) || this.written.has(name);
    const [written, derived] = [
      texts.filter(isWritten),
      texts.filter((one) => !isWritten(one)),
    ];
    const { OrderForm } = this.desk.library;
    return (portfolio) => {
      const made = isEdit(portfolio, id, currency)
        ? OrderForm.fromTransaction(portfolio, id, RULE)
        : new OrderForm(portfolio, currency, RULE);
      for (const [name] of derived) made.set(name, "");
      for (const [name, text] of written) made.set(name, text);
      return made;
    };
  }

  save() {
    const { id, currency } = this;
    // A saved form edits the transaction that it saved, so a repeated change requires a new form.
    let form = this.form;
    const again = this.copier();
    const given = FIELDS.map(([name]) => [name, this.inputs[name].value]);
    const refused = () => {
      for (const [name, text] of given) giveText(this.inputs[name], text);
    };
    const refusal = this.desk.attempt(() => {
      this.holdings.change((portfolio) => {
        keep(form ?? again(portfolio), portfolio, id, currency);
        form = null;
      }, { id, refused });
      return "";
    }, (error) => error.message);
    if (refusal === "") {
      this.start();
      this.changed();
      return;
    }
    for (const [name] of FIELDS) this.touched.add(name);
    this.draw();
    this.wrong.textContent = refusal;
    this.element.querySelector("[aria-invalid]")?.focus();
  }
}

export function orderForm(desk, holdings, changed) {
  return new Form(desk, holdings, changed);
}
