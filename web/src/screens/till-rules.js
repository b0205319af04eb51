// The till's rules behind folds: tax rates, the shop on receipts, currency and rounding.

import { choice, field, h, show } from "../parts/dom.js";
import { percentField } from "../parts/field.js";
import { currencyChoice } from "../parts/currencies.js";
import { decimalText } from "../parts/numbers.js";
import { SHOP_BYTES } from "../state/till.js";
import { t } from "../words/words.js";
import { lineField } from "./till-goods.js";
import { changeAt, countryName, fold, percentText } from "./till-parts.js";
import { policies, presets } from "./till-policies.js";

/** The countries whose cash is rounded by a rule of their own. */
const COUNTRIES = ["BE", "CL", "EE", "FI", "IE", "IT", "LT", "NL", "PE", "SK"];

export class Rules {
  #desk;
  #till;
  #changed;
  #rates = h("div", { class: "fields" });
  #compare = h("div", { class: "stack", id: "compare" });
  #drawn = "";

  constructor(desk, till, changed) {
    this.#desk = desk;
    this.#till = till;
    this.#changed = changed;
    this.#taxes = fold("taxes", "", [this.#basis(), this.#rates]);
    this.#policies = fold(
      "policies",
      t("till.policies"),
      [this.#policyFields(), this.#told, this.#compare],
      () => this.drawPolicies(),
    );
    this.element = h("section", {
      class: "card",
      "aria-label": t("till.rules"),
    }, [
      this.#taxes,
      fold("shop", t("till.shop"), [this.#shop()]),
      fold("money", t("till.money"), [this.#money()]),
      this.#policies,
    ]);
  }

  #taxes;
  #policies;
  #told = h("p", { class: "hint", id: "policy-told" });

  #act(control, change) {
    const isDone = changeAt(this.#desk, control, change);
    if (isDone) this.#changed();
    return isDone;
  }

  /** The choice between prices with and without tax. */
  #basis() {
    const box = h("input", {
      type: "checkbox",
      id: "gross",
      data: { stored: "change" },
    });
    box.addEventListener(
      "change",
      () => this.#setPolicy(box, { prices: box.checked ? "gross" : "net" }),
    );
    this.gross = box;
    return h("div", { class: "field check" }, [
      h("label", { for: "gross" }, t("till.gross")),
      box,
    ]);
  }

  #setPolicy(control, changes) {
    this.#act(control, () =>
      this.#till.change(
        () => {
          const { basket } = this.#till;
          basket.setPolicy({ ...basket.policy(), ...changes });
        },
        { words: t("till.step_policy") },
      ));
  }

  #money() {
    const desk = this.#desk;
    const countries = COUNTRIES.map((code) => [code, countryName(desk, code)]);
    this.country = choice(
      [["", t("till.any_country")], ...countries],
      this.#till.basket.policy().cashCountry,
      (code) => this.#setPolicy(this.country, { cashCountry: code }),
      { id: "cash", data: { stored: "change" } },
    );
    const pay = currencyChoice(desk, this.#till.target, (code) => {
      desk.keep({ payIn: code });
      this.#changed();
    }, { id: "pay-in", data: { stored: "change" } });
    return h("div", { class: "fields" }, [
      field(t("till.pay_in"), pay),
      field(
        t("till.cash_country"),
        this.country,
        h("p", { class: "hint" }, t("till.cash_hint")),
      ),
    ]);
  }

  /** The texts of receipts. */
  #shop() {
    const labels = {
      name: t("till.shop_name"),
      address: t("till.shop_address"),
      taxId: t("till.shop_tax_id"),
      note: t("till.shop_note"),
    };
    this.shop = Object.entries(labels).map(([name, label]) => {
      const text = lineField(this.#desk, {
        id: `shop-${name}`,
        label,
        maxBytes: SHOP_BYTES[name],
        isOptional: true,
        value: this.#till.shop[name],
        data: { stored: "change" },
        onchange: () => {
          const value = text.read();
          if (value === null && text.trouble !== "") return;
          this.#act(
            text.control,
            () => this.#till.setShop({ [name]: value ?? "" }),
          );
        },
      });
      return text;
    });
    return h(
      "div",
      { class: "fields" },
      this.shop.map(({ element }) => element),
    );
  }

  #policyFields() {
    const preset = choice(
      presets(),
      "",
      (value) =>
        this.#setPolicy(
          preset,
          this.#desk.library.basketPolicyPreset(value),
        ),
      { id: "policy", data: { stored: "change" } },
    );
    preset.prepend(
      h(
        "option",
        { value: "", selected: true, disabled: true },
        t("till.choose_policy"),
      ),
    );
    return h("div", { class: "fields" }, [
      field(t("till.policy"), preset),
    ]);
  }

  draw() {
    this.#drawTaxes();
    const policy = this.#till.basket.policy();
    this.country.value = policy.cashCountry;
    this.gross.checked = policy.prices === "gross";
    this.#told.textContent = this.#desk.library.basketPolicyDescribe(policy);
    clearTimeout(this.later);
    this.later = setTimeout(() => this.drawPolicies());
  }

  /** A field for the rate of each category; the summary lists them all. */
  #drawTaxes() {
    const desk = this.#desk;
    const taxes = this.#till.taxes();
    const { library } = desk;
    const text = (percent) => percent === null ? "–" : percentText(desk, library.decimalParse(percent));
    const parts = taxes.map(([category, percent]) =>
      category === "" ? text(percent ?? "0") : t("till.tax_of", { category, rate: text(percent) })
    );
    const summary = this.#taxes.firstElementChild;
    summary.textContent = t("till.taxes", { rates: parts.join(", ") });
    const key = JSON.stringify([taxes, desk.locale]);
    if (this.#drawn === key) return;
    this.#drawn = key;
    const fields = taxes.map(([category, percent]) => {
      const rate = percentField(desk, {
        id: category === "" ? "tax" : `tax-${category}`,
        label: category === "" ? t("till.tax_standard") : t("till.tax_category", { category }),
        value: percent === null ? "" : decimalText(desk, library.decimalParse(percent)),
        isOptional: true,
        data: { stored: "change" },
        onchange: () => {
          const value = rate.read();
          if (value === null && rate.trouble !== "") return;
          this.#act(
            rate.control,
            () => this.#till.setTax(category, value ?? "0"),
          );
        },
      });
      return rate.element;
    });
    show(this.#rates, ...fields);
  }

  /** The comparison of the policies, while it can be seen. */
  drawPolicies() {
    if (!this.#policies.open) return;
    const { basket, catalogue } = this.#till;
    show(this.#compare, ...policies(this.#desk, basket, catalogue));
  }
}
