// The portfolio's currency, cost method and rules.

import { currencyChoice } from "../parts/currencies.js";
import { choice, field, h, show } from "../parts/dom.js";
import { fail } from "../parts/field.js";
import { t } from "../words/words.js";

const METHODS = ["fifo", "lifo", "hifo", "average", "section_104", "adjusted_cost_base"];
/** Methods at one cost of all shares. */
const POOLED = ["average", "section_104", "adjusted_cost_base"];
const TAX_RULES = ["section_104", "adjusted_cost_base"];

/** The currency, the cost method and the rules. The library reads the same transactions with other options. */
export class Options {
  constructor(desk, holdings, changed) {
    this.desk = desk;
    this.holdings = holdings;
    this.changed = changed;
    this.element = h("div", { class: "fields" });
    this.draw();
  }

  #set(control, changes) {
    const { desk, holdings } = this;
    const { Portfolio } = desk.library;
    const refusal = desk.attempt(() => {
      holdings.change((portfolio) => {
        const { currency, ...options } = { ...portfolio.info(), ...changes };
        const { method } = options;
        // Wash sales identify lots, and tax rules reject short sales.
        if (POOLED.includes(method)) options.washSales = false;
        if (TAX_RULES.includes(method) || options.washSales) options.shortSales = "reject";
        const own = portfolio.transactions().some((one) => BigInt(one.rateNumerator) !== 0n);
        if (own && currency !== portfolio.info().currency) {
          throw new RangeError(t("portfolio.own_rates"));
        }
        return Portfolio.fromCsv(portfolio.toCsv(), currency, options);
      }, { words: t("portfolio.step_options") });
      return "";
    }, ({ message }) => message);
    if (refusal === "") this.changed();
    else {
      this.draw();
      fail(
        this.element.querySelector(`#${control}`),
        t("portfolio.refused", { reason: refusal }),
      );
    }
  }

  #washSales(isOn) {
    const box = h("input", {
      type: "checkbox",
      id: "portfolio-wash-sales",
      data: { stored: "change" },
      onchange: () => this.#set("portfolio-wash-sales", { washSales: box.checked }),
    });
    box.checked = isOn;
    return h("div", { class: "field check" }, [box, h("label", { for: box.id }, t("portfolio.wash_sales"))]);
  }

  draw() {
    const { currency, method, fees, washSales } = this.holdings.portfolio.info();
    const methods = METHODS.includes(method) ? METHODS : [...METHODS, method];
    show(
      this.element,
      field(
        t("portfolio.report_currency"),
        currencyChoice(
          this.desk,
          currency,
          (code) => this.#set("portfolio-currency", { currency: code }),
          { id: "portfolio-currency", data: { stored: "change" } },
        ),
      ),
      field(
        t("portfolio.cost_method"),
        choice(
          methods.map((one) => [one, t(`portfolio.method.${one}`)]),
          method,
          (chosen) => this.#set("portfolio-method", { method: chosen }),
          { id: "portfolio-method", data: { stored: "change" } },
        ),
      ),
      field(
        t("portfolio.fees_of_trades"),
        choice(
          ["basis", "apart"].map((one) => [one, t(`portfolio.fees_${one}`)]),
          fees,
          (chosen) => this.#set("portfolio-fees", { fees: chosen }),
          { id: "portfolio-fees", data: { stored: "change" } },
        ),
      ),
      POOLED.includes(method) ? null : this.#washSales(washSales),
    );
  }
}
