// The till: products, a basket, a receipt, and a comparison of rounding policies.

import { button, choice, field, giveText, h, show, table } from "../parts/dom.js";
import { currencyChoice } from "../parts/currencies.js";
import { provenance } from "../parts/provenance.js";
import { Kept } from "../state/kept.js";
import { policies, PRESETS } from "./till-policies.js";

export const uses = ["basket", "catalogue", "rates"];

const GOODS = new URL("../../data/groceries.csv", import.meta.url);
/** Euro countries with a cash rounding rule. */
const COUNTRIES = ["BE", "EE", "FI", "IE", "IT", "LT", "NL", "SK"];
const WIDTH = 36;
/** The maximum length of a product's texts in bytes. */
const MOST = { name: 63, category: 31 };

/** Returns the text of a field, or throws a RangeError with a message for the user. */
function textOf(input, field) {
  const text = input.value.trim();
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MOST[field]) {
    throw new RangeError(
      `The ${field} must be at most ${MOST[field]} bytes, got ${bytes}.`,
    );
  }
  return text;
}

async function stock(library) {
  const response = await fetch(GOODS);
  if (!response.ok) {
    throw new Error(
      `could not load the products: HTTP status ${response.status}`,
    );
  }
  return library.Catalogue.fromCsv(await response.text());
}

class Screen {
  constructor(desk, catalogue) {
    const { Basket, Catalogue } = desk.library;
    this.desk = desk;
    this.target = desk.settings.payIn || catalogue.currency();
    const stocked = catalogue.toJson();
    const hasOwn = desk.documents.get("catalogue") !== null;
    const basketOf = (text, goods) => text === null ? new Basket(goods) : Basket.fromJson(text, { catalogue: goods });
    const basket = desk.restore(
      "basket",
      (text) => basketOf(text, catalogue),
      () => new Basket(catalogue),
    );
    this.kept = new Kept(desk, ["catalogue", "basket"], { catalogue, basket }, {
      read: (texts) => {
        const goods = Catalogue.fromJson(texts.catalogue ?? stocked);
        return { catalogue: goods, basket: basketOf(texts.basket, goods) };
      },
      // The bundled products are not a document until the user adds to them.
      write: (made) => {
        const goods = made.catalogue.toJson();
        return {
          ...(hasOwn || goods !== stocked ? { catalogue: goods } : {}),
          basket: made.basket.toJson(),
        };
      },
    });
    this.wrong = h("p", { class: "wrong", role: "alert", id: "till-wrong" });
    this.goods = h("div", {});
    this.items = h("div", {});
    this.receipt = h("div", { class: "receipt-place" });
    this.compare = h("section", {
      class: "card no-print",
      "aria-label": "Comparison of rounding policies",
    });
    const left = h("div", { class: "stack no-print" }, [
      this.goodsCard(),
      this.rulesCard(),
    ]);
    const right = h("div", { class: "stack" }, [
      h("section", { class: "card no-print", "aria-label": "Basket" }, [
        h("h2", {}, "Basket"),
        this.wrong,
        this.items,
      ]),
      h("section", { class: "card", "aria-label": "Receipt" }, [
        h("div", { class: "spread no-print" }, [
          h("h2", {}, "Receipt"),
          button("Print", () => print()),
        ]),
        this.receipt,
      ]),
    ]);
    this.element = h("div", { class: "stack" }, [
      h("div", { class: "two halves" }, [left, right]),
      this.compare,
    ]);
    this.draw();
  }

  get catalogue() {
    return this.kept.value.catalogue;
  }

  get basket() {
    return this.kept.value.basket;
  }

  /** Changes the basket, or shows the library's error and changes nothing. Returns true if the basket was changed. */
  act(change, options) {
    this.wrong.textContent = this.desk.attempt(() => {
      this.kept.change(change, options);
      return "";
    }, (error) => error.message);
    if (this.wrong.textContent !== "") return false;
    this.draw();
    return true;
  }

  goodsCard() {
    const name = h("input", {
      type: "text",
      id: "good-name",
      autocomplete: "off",
    });
    const price = h("input", {
      type: "text",
      inputmode: "decimal",
      id: "good-price",
      autocomplete: "off",
      dir: "ltr",
    });
    const category = h("input", {
      type: "text",
      id: "good-category",
      autocomplete: "off",
    });
    const inputs = [name, price, category];
    const add = () => {
      const given = inputs.map(({ value }) => value);
      const { library } = this.desk;
      const product = this.desk.attempt(() => {
        const title = textOf(name, "name");
        const money = library.parseLocale(
          price.value,
          this.desk.locale,
          this.catalogue.currency(),
        );
        return {
          sku: title,
          name: title,
          category: textOf(category, "category"),
          price: money,
        };
      }, (error) => error);
      const giveBack = () => inputs.forEach((input, index) => giveText(input, given[index]));
      const isDone = this.act(() => {
        if (product instanceof Error) throw product;
        this.catalogue.add(product);
        this.basket.put(product, "1");
      }, { refused: giveBack });
      if (isDone) { for (const input of inputs) input.value = ""; }
    };
    const form = h("form", {
      class: "stack",
      onsubmit: (event) => {
        event.preventDefault();
        add();
      },
    }, [
      h("div", { class: "fields" }, [
        field("Name", name),
        field(`Price in ${this.catalogue.currency()}`, price),
        field("Tax category (optional)", category),
      ]),
      h(
        "div",
        { class: "row" },
        h("button", { type: "submit" }, "Add product"),
      ),
    ]);
    return h("section", { class: "card", "aria-label": "Products" }, [
      h("h2", {}, "Products"),
      this.goods,
      h("details", {}, [h("summary", {}, "Custom product"), form]),
    ]);
  }

  rulesCard() {
    const kept = JSON.parse(this.basket.toJson());
    const tax = h("input", {
      type: "text",
      inputmode: "decimal",
      id: "tax",
      data: { stored: "change" },
      value: kept.taxes?.[""]?.percent ?? "",
      placeholder: "19",
      autocomplete: "off",
      dir: "ltr",
    });
    const category = h("input", {
      type: "text",
      id: "tax-category",
      autocomplete: "off",
    });
    const discount = h("input", {
      type: "text",
      inputmode: "decimal",
      id: "order-discount",
      data: { stored: "change" },
      value: kept.discount?.percent ?? "",
      placeholder: "0",
      autocomplete: "off",
      dir: "ltr",
    });
    const setTax = () => {
      const percent = tax.value.trim() || "0";
      const group = this.desk.attempt(
        () => textOf(category, "category"),
        (error) => error,
      );
      this.act(() => {
        if (group instanceof Error) throw group;
        this.basket.setTax(group, percent);
      });
    };
    const setDiscount = () => {
      const percent = discount.value.trim();
      this.act(() =>
        this.basket.setDiscount(
          null,
          percent === "" ? undefined : { kind: "percent", percent },
        )
      );
    };
    tax.addEventListener("change", setTax);
    discount.addEventListener("change", setDiscount);
    const preset = choice(
      PRESETS.map(([value, text]) => [value, text]),
      "",
      (value) => this.setPolicy(value),
      {
        id: "policy",
        data: { stored: "change" },
      },
    );
    preset.prepend(
      h(
        "option",
        { value: "", selected: true, disabled: true },
        "Choose a policy",
      ),
    );
    const { tender, cashCountry } = this.basket.policy();
    const ways = [
      ["exact", "Exact"],
      ["cash", "Cash"],
      ...COUNTRIES.map((code) => [code, `Cash (${this.countryName(code)})`]),
    ];
    const country = choice(
      ways,
      tender === "exact" ? "exact" : cashCountry || "cash",
      (way) => this.setCash(way),
      {
        id: "cash",
        data: { stored: "change" },
      },
    );
    return h("section", {
      class: "card",
      "aria-label": "Discounts, taxes and payment",
    }, [
      h("h2", {}, "Discounts, taxes and payment"),
      h("div", { class: "fields" }, [
        field("Tax (%)", tax),
        field("For tax category (optional)", category),
        field("Order discount (%)", discount),
        field("Rounding policy", preset),
        field("Payment", country),
        field(
          "Pay in",
          currencyChoice(this.desk, this.target, (code) => {
            this.target = code;
            this.desk.keep({ payIn: code });
            this.draw();
          }, { id: "pay-in", data: { stored: "change" } }),
        ),
      ]),
      h("p", { class: "hint", id: "policy-told" }),
    ]);
  }

  countryName(code) {
    const { library, locale, language } = this.desk;
    try {
      return new Intl.DisplayNames([language, "en"], { type: "region" }).of(
        code,
      );
    } catch {
      return this.desk.attempt(() => library.countryName(code, locale)) ?? code;
    }
  }

  setPolicy(name) {
    const { library } = this.desk;
    this.act(() => this.basket.setPolicy(library.basketPolicyPreset(name)));
  }

  setCash(way) {
    const changes = {
      cashCountry: way.length === 2 ? way : "",
      tender: way === "exact" ? "exact" : "cash",
    };
    this.act(() => this.basket.setPolicy({ ...this.basket.policy(), ...changes }));
  }

  drawGoods() {
    const rows = this.catalogue.products().map((product) => [
      h("span", {}, [
        h("bdi", {}, product.name || product.sku),
        h("small", {}, product.unit || "each"),
      ]),
      this.desk.text(product.price),
      button("Add", () => this.act(() => this.basket.add(product.sku, "1")), {
        "aria-label": `Add ${product.name || product.sku}`,
        data: { sku: product.sku },
      }),
    ]);
    show(
      this.goods,
      table("Catalogue", [["Product", "text"], ["Price", "number"], [
        "",
        "number",
      ]], rows),
    );
  }

  drawItems() {
    const items = this.basket.lineItems();
    if (items.length === 0) {
      return show(
        this.items,
        h("p", { class: "empty" }, "The basket is empty. Add a product."),
      );
    }
    const rows = items.map(({ product, quantity, discount }) => {
      const { sku } = product;
      const name = product.name || sku;
      const change = ({ target }) => {
        const amount = target.value.trim();
        this.act(() => this.basket.set(sku, amount));
      };
      const reduce = ({ target }) => {
        const percent = target.value.trim();
        this.act(() =>
          this.basket.setDiscount(
            sku,
            percent === "" ? undefined : { kind: "percent", percent },
          )
        );
      };
      const small = (value, words, onchange) =>
        h("input", {
          type: "text",
          inputmode: "decimal",
          class: "small",
          data: { stored: "change" },
          dir: "ltr",
          value,
          "aria-label": words,
          onchange,
        });
      return [
        h("bdi", {}, name),
        small(quantity.toString(), `Quantity of ${name}`, change),
        small(
          discount.kind === "percent" ? discount.percent.toString() : "",
          `Discount on ${name} (%)`,
          reduce,
        ),
        button(
          "×",
          () =>
            this.act(() => this.basket.remove(sku), {
              words: `remove ${name}`,
              told: `${name} removed.`,
            }),
          {
            class: "quiet",
            "aria-label": `Remove ${name}`,
          },
        ),
      ];
    });
    return show(
      this.items,
      table(
        "Line items",
        [
          ["Product", "text"],
          ["Quantity", "number"],
          ["Discount %", "number"],
          ["", "number"],
        ],
        rows,
      ),
    );
  }

  drawReceipt() {
    const { rates } = this.desk;
    const day = new Date().toISOString().slice(0, 10);
    const isOther = this.target !== this.catalogue.currency();
    const made = this.desk.attempt(
      () =>
        this.basket.checkout(isOther ? this.target : null, {
          rates,
          date: isOther ? null : day,
        }),
      (error) => error,
    );
    if (made instanceof Error) {
      return show(this.receipt, h("p", { class: "wrong" }, made.message));
    }
    const info = made.info("checkout");
    const facts = isOther
      ? provenance(
        this.desk,
        [made.conversion()],
        "Exchange rate of this receipt",
      )
      : null;
    return show(
      this.receipt,
      h("p", { class: "big", id: "payable" }, this.desk.text(info.payable)),
      h("pre", {
        class: "receipt",
        dir: "ltr",
        tabindex: "0",
        "aria-label": "Receipt text",
      }, made.toText(WIDTH)),
      facts,
    );
  }

  draw() {
    this.drawGoods();
    this.drawItems();
    this.drawReceipt();
    const told = this.element.querySelector("#policy-told");
    told.textContent = this.desk.library.basketPolicyDescribe(
      this.basket.policy(),
    );
    // The comparison is updated after the receipt, except on a new screen, which contains it from the start.
    clearTimeout(this.later);
    if (this.compare.firstChild === null) this.drawPolicies();
    else this.later = setTimeout(() => this.drawPolicies());
  }

  drawPolicies() {
    show(this.compare, ...policies(this.desk, this.basket, this.catalogue));
  }
}

export async function open(desk) {
  const { Catalogue } = desk.library;
  const text = desk.documents.get("catalogue");
  const fresh = await stock(desk.library);
  const catalogue = text === null
    ? fresh
    : desk.restore("catalogue", (document) => Catalogue.fromJson(document), () => fresh);
  return { element: new Screen(desk, catalogue).element };
}
