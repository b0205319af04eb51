// The form of a transaction. The library validates it, and computes the third of quantity, price and total.

import { currencyChoice } from "../parts/currencies.js";
import { button, field, giveText, h, show } from "../parts/dom.js";
import {
  amountField,
  clearAll,
  dateField,
  decimalField,
  fail,
  percentField,
  quantityField,
  textField,
} from "../parts/field.js";
import { decimalText, readAmount, readDecimal } from "../parts/numbers.js";
import { localDay } from "../state/days.js";
import { t } from "../words/words.js";
import { GROUPS, isTrade, USED, WITHOUT_TICKER } from "./portfolio-actions.js";
import { refusalAt, shareText, transactionOf } from "./portfolio-order.js";

const RULE = "exchange_symbol";
/** Two of these determine the third. */
const FIGURES = ["quantity", "price", "sum"];
const LONGEST_TICKER = 31;

/** A select element of the actions, by kind. */
function actionChoice(action, onchange) {
  const option = (one) => h("option", { value: one, selected: one === action }, t(`portfolio.action.${one}`));
  return h(
    "select",
    { id: "order-action", onchange },
    GROUPS.map(([kind, actions]) => h("optgroup", { label: t(`portfolio.kind.${kind}`) }, actions.map(option))),
  );
}

/** The transaction that is edited, so that it remains so if the screen is rendered again. */
let editing = null;

export class Form {
  constructor(desk, holdings, changed) {
    this.desk = desk;
    this.holdings = holdings;
    this.changed = changed;
    this.element = h("section", {
      class: "card",
      "aria-label": t("portfolio.transaction"),
    });
    this.told = h("p", {
      class: "hint",
      role: "status",
      id: "order-told",
    });
    const found = editing === null ? null : desk.attempt(() => holdings.portfolio.find(editing));
    if (found === null) this.start();
    else this.edit(editing, false);
  }

  /** An empty form. */
  start(date = localDay()) {
    const last = this.currency ?? this.holdings.lastCurrency ??
      this.holdings.currency;
    editing = null;
    this.stored = null;
    this.build({ date, action: "buy", currency: last, sum: "", fee: "" });
  }

  edit(id, isFocused = true) {
    const one = this.holdings.portfolio.find(id);
    editing = id;
    this.stored = one;
    const text = (decimal) => decimal.sign === 0 ? "" : decimalText(this.desk, decimal);
    const amount = ({ currency, amount }) => currency === "" ? "" : decimalText(this.desk, amount);
    this.build({
      date: one.date ?? "",
      action: one.action,
      ticker: one.symbol,
      quantity: text(one.quantity),
      sum: amount(one.total),
      cash: amount(one.total),
      into: one.into,
      opened: one.opened ?? "",
      share: shareText(this.desk, one),
      currency: one.total.currency || this.holdings.currency,
      fee: amount(one.fee),
      feeCurrency: one.fee.currency || null,
      after: text(one.quantity),
      before: text(one.per),
    });
    if (isFocused) {
      this.element.scrollIntoView({ block: "nearest" });
      const used = USED[one.action];
      const first = ["quantity", "after", "sum"].find((name) => used.includes(name)) ?? "date";
      this.fields[first].control.focus();
    }
  }

  /** Focuses the empty form. */
  focus() {
    this.start();
    this.element.scrollIntoView({ block: "start" });
    this.fields.ticker.control.focus({ preventScroll: true });
  }

  #makeFields(given) {
    const { desk } = this;
    const typed = (name) => () => this.typed(name);
    const named = (name) => ({
      label: t(`portfolio.field.${name}`),
      id: `order-${name}`,
      value: given[name] ?? "",
      oninput: typed(name),
    });
    const { currency } = given;
    const amount = (name, options) => amountField(desk, { ...named(name), currency, ...options });
    const ticker = (name) =>
      textField(desk, {
        ...named(name),
        maxBytes: LONGEST_TICKER,
        most: 1000,
        isOptional: true,
        attributes: { autocapitalize: "characters", dir: "ltr" },
      });
    return {
      date: dateField(desk, named("date")),
      ticker: ticker("ticker"),
      into: ticker("into"),
      quantity: quantityField(desk, named("quantity")),
      price: amount("price", { isPrecise: true, isOptional: true }),
      sum: amount("sum", { isPrecise: true }),
      after: quantityField(desk, { ...named("after"), isOptional: true }),
      before: quantityField(desk, { ...named("before"), isOptional: true }),
      share: percentField(desk, { ...named("share"), isOptional: true }),
      cash: amount("cash", { sign: "not_negative", isPrecise: true, isOptional: true }),
      opened: dateField(desk, { ...named("opened"), isOptional: true }),
      fee: amount("fee", { sign: "not_negative", isOptional: true }),
      rate: decimalField(desk, {
        ...named("rate"),
        sign: "positive",
        isOptional: true,
      }),
    };
  }

  build(given) {
    this.currency = given.currency;
    this.feeCurrency = given.feeCurrency ?? null;
    this.brought = new Set(
      this.stored === null ? [] : FIGURES.filter((one) => given[one]),
    );
    this.written = FIGURES.filter((one) => (given[one] ?? "") !== "");
    this.fields = this.#makeFields(given);
    this.fields.fee.setCurrency(this.feeCurrency ?? this.currency);
    this.action = actionChoice(given.action, () => this.arrange());
    this.about = h("p", { class: "hint", id: "order-about" });
    this.actionField = field(t("portfolio.field.action"), this.action, this.about);
    this.picker = currencyChoice(
      this.desk,
      this.currency,
      (code) => this.setCurrency(code, true),
      { id: "order-currency", isAll: true },
    );
    this.isChosen = this.stored !== null;
    this.currencyField = field(t("portfolio.field.currency"), this.picker);
    this.more = h("details", {}, [
      h("summary", {}, t("portfolio.more")),
      h("div", { class: "fields" }, [
        this.fields.fee.element,
        this.fields.rate.element,
      ]),
    ]);
    this.more.open = given.fee !== "" || this.hasOwnRate;
    this.#show();
    this.arrange();
  }

  get hasOwnRate() {
    return this.stored !== null && BigInt(this.stored.rateNumerator) !== 0n;
  }

  #show() {
    const { date, ticker, quantity, price, sum, into, after, before, share, cash, opened } = this.fields;
    const isNew = this.stored === null;
    const submit = (event) => {
      event.preventDefault();
      this.save();
    };
    show(
      this.element,
      h("h2", {}, t(isNew ? "portfolio.new" : "portfolio.editing")),
      h("form", { class: "stack", novalidate: true, onsubmit: submit }, [
        h("div", { class: "fields order" }, [
          this.actionField,
          ticker.element,
          into.element,
          quantity.element,
          price.element,
          after.element,
          before.element,
          share.element,
          sum.element,
          cash.element,
          this.currencyField,
          opened.element,
          date.element,
        ]),
        this.more,
        h("div", { class: "row" }, [
          h(
            "button",
            {
              type: "submit",
              class: "main",
              id: "order-save",
              // An error that appears when the field is left would move the button away from the pointer.
              onmousedown: (event) => event.preventDefault(),
            },
            t("common.save"),
          ),
          button(
            t(isNew ? "portfolio.reset" : "common.cancel"),
            () => this.reset(),
            { class: "quiet", id: "order-reset" },
          ),
        ]),
        this.told,
      ]),
    );
  }

  reset() {
    this.told.textContent = "";
    this.start();
    this.fields.ticker.control.focus();
  }

  /** Shows the fields of the action. */
  arrange() {
    const action = this.action.value;
    const used = new Set(USED[action]);
    for (const [name, { element }] of Object.entries(this.fields)) {
      element.hidden = !["date", "ticker"].includes(name) && !used.has(name);
    }
    this.about.textContent = GROUPS[0][1].includes(action) ? "" : t(`portfolio.about.${action}`);
    this.about.hidden = this.about.textContent === "";
    this.currencyField.hidden = !used.has("currency");
    this.more.hidden = !used.has("rate");
    this.fields.ticker.hint(
      WITHOUT_TICKER.has(action) ? t("portfolio.ticker_optional") : "",
    );
    const { currency: home } = this.holdings;
    this.fields.rate.element.hidden = this.currency === home;
    this.fields.rate.hint(
      this.hasOwnRate && this.currency === this.stored.total.currency
        ? t("portfolio.rate_kept")
        : t("portfolio.rate_hint", { from: this.currency, to: home }),
    );
    this.derive();
  }

  get isTrade() {
    return isTrade(this.action.value);
  }

  setCurrency(code, isChosen) {
    this.currency = code;
    this.isChosen ||= isChosen;
    for (const name of ["price", "sum", "cash"]) this.fields[name].setCurrency(code);
    this.fields.fee.setCurrency(this.feeCurrency ?? code);
    this.arrange();
  }

  typed(name) {
    this.told.textContent = "";
    if (name === "ticker") this.#followTicker();
    if (!FIGURES.includes(name)) return;
    this.brought.delete(name);
    this.written = this.written.filter((one) => one !== name);
    if (this.fields[name].text.trim() !== "") this.written.push(name);
    // A third number replaces one of the stored transaction, the total first.
    const replaced = ["sum", "quantity", "price"].find((one) => this.brought.has(one));
    if (this.written.length === 3 && replaced !== undefined) {
      this.brought.delete(replaced);
      this.written = this.written.filter((one) => one !== replaced);
    }
    this.derive();
  }

  /** The currency follows the ticker's other transactions, unless the user has chosen one. */
  #followTicker() {
    const symbol = this.fields.ticker.text.trim().toUpperCase();
    const known = this.holdings.currencyOf(symbol);
    if (this.isChosen || known === "" || known === this.currency) return;
    this.picker.control.value = known;
    this.setCurrency(known, false);
  }

  /** The library's form with the current texts as plain decimals. */
  order() {
    const { OrderForm } = this.desk.library;
    const form = new OrderForm(this.holdings.portfolio, this.currency, RULE);
    const plain = (name) => {
      const { text } = this.fields[name];
      return this.desk.attempt(() =>
        (name === "quantity" ? readDecimal(this.desk, text) : readAmount(this.desk, text, this.currency).amount)
          .toString()
      ) ?? "";
    };
    form.set("date", this.fields.date.text);
    form.set("action", this.action.value);
    for (const name of this.written) {
      this.desk.attempt(() => form.set(name, plain(name)));
    }
    return form;
  }

  /** Shows the number that follows from the other two. */
  derive() {
    if (!this.isTrade) return;
    const form = this.desk.attempt(() => this.order());
    for (const name of FIGURES) {
      if (this.written.includes(name)) continue;
      const text = form?.text(name) ?? "";
      const decimal = text === "" ? null : this.desk.attempt(() => this.desk.library.decimalParse(text));
      const shown = decimal === null ? "" : decimalText(this.desk, decimal);
      if (this.fields[name].text !== shown) this.fields[name].text = shown;
    }
  }

  save() {
    clearAll(this.element);
    const made = transactionOf(this);
    if (made === null) return;
    const { desk, holdings, stored } = this;
    const name = `${t(`portfolio.action.${made.action}`)} ${made.symbol}`
      .trim();
    const given = Object.values(this.fields).map((one) => [
      one.control,
      one.text,
    ]);
    const step = {
      id: stored?.id ?? null,
      refused: () => {
        for (const [control, text] of given) giveText(control, text);
      },
      words: t(stored === null ? "portfolio.step_add" : "portfolio.step_edit", {
        name,
      }),
    };
    const error = desk.attempt(() => {
      holdings.change((portfolio) => {
        if (stored === null) portfolio.add(made);
        else portfolio.edit(made, portfolio.lotSelections(stored.id));
      }, step);
      return null;
    }, (found) => found);
    if (error !== null) {
      const { name: at, words } = refusalAt(this, made, error);
      const control = at === "currency" ? this.picker.control : this.fields[at].control;
      fail(control, words);
      return;
    }
    this.start(made.date);
    this.told.textContent = t("portfolio.saved", { name });
    this.changed();
    this.fields.ticker.control.focus();
  }
}
