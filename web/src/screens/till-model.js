// The till's data: products, basket, parked baskets, receipts and the shop, saved together.

import { localDay } from "../state/days.js";
import { Kept } from "../state/kept.js";
import {
  added,
  MOST_PARKED,
  NO_SALES,
  NO_SHOP,
  parkedOf,
  ratesOf,
  refundedOf,
  salesOf,
  shopOf,
} from "../state/till.js";
import { reasonOf, t } from "../words/words.js";

export const NAMES = ["catalogue", "basket", "parked", "sales", "shop"];
const GOODS = new URL("../../data/groceries.csv", import.meta.url);

/** Loads the bundled products. */
export async function stock(library) {
  const response = await fetch(GOODS);
  if (!response.ok) {
    throw new Error(
      `could not load the products: HTTP status ${response.status}`,
    );
  }
  return library.Catalogue.fromCsv(await response.text());
}

/** Describes an error of the library in words for the user. */
export function sentence(error) {
  const keys = {
    overflow: "till.too_large",
    discount: "till.discount_too_large",
    no_rate: "till.no_rate",
    tax: "till.tax_missing",
  };
  const key = keys[error.code];
  return key === undefined ? t("till.refused", { reason: reasonOf(error) }) : t(key);
}

export class Till {
  constructor(desk, stocked) {
    const { Basket, Catalogue } = desk.library;
    this.desk = desk;
    const bundled = stocked.toJson();
    const goods = desk.restore(
      "catalogue",
      (text) => Catalogue.fromJson(text),
      () => stocked,
    );
    const basketOf = (text, catalogue) => text === null ? new Basket(catalogue) : Basket.fromJson(text, { catalogue });
    const value = {
      catalogue: goods,
      basket: desk.restore(
        "basket",
        (text) => basketOf(text, goods),
        () => new Basket(goods),
      ),
      parked: desk.restore("parked", (text) => parkedOf(text), () => []),
      sales: desk.restore("sales", (text) => salesOf(text), () => NO_SALES),
      shop: desk.restore("shop", (text) => shopOf(text), () => NO_SHOP),
    };
    const hasOwn = desk.documents.get("catalogue") !== null;
    this.kept = new Kept(desk, NAMES, value, {
      read: (texts) => {
        const catalogue = Catalogue.fromJson(texts.catalogue ?? bundled);
        const read = (name, reader, empty) => texts[name] === null ? empty : reader(texts[name]);
        return {
          catalogue,
          basket: basketOf(texts.basket, catalogue),
          parked: read("parked", parkedOf, []),
          sales: read("sales", salesOf, NO_SALES),
          shop: read("shop", shopOf, NO_SHOP),
        };
      },
      write: (made, names) => write(made, names, hasOwn ? null : bundled),
    });
  }

  get catalogue() {
    return this.kept.value.catalogue;
  }
  get basket() {
    return this.kept.value.basket;
  }
  get parked() {
    return this.kept.value.parked;
  }
  get sales() {
    return this.kept.value.sales;
  }
  get shop() {
    return this.kept.value.shop;
  }

  /** The currency of payment. */
  get target() {
    return this.desk.settings.payIn || this.catalogue.currency();
  }

  /** Changes the basket. A change after which no total can be calculated is refused. */
  change(body, options = {}) {
    this.kept.change(() => {
      body();
      try {
        this.basket.checkout().free();
      } catch (error) {
        // A missing tax rate or a discount above the price can be corrected; the total shows it.
        if (error.code === "overflow") throw error;
      }
    }, { names: ["catalogue", "basket"], ...options });
  }

  /** Adds one of a product. The basket keeps the products of its start; a new line item uses the current one. */
  add(product, options) {
    this.change(() => {
      const { basket } = this;
      if (basket.quantity(product.sku).sign === 0) basket.put(product, "1");
      else basket.add(product.sku, "1");
    }, options);
  }

  /** The receipt of the basket, paid in cash or by card. */
  checkout(way = "card") {
    const { library, rates } = this.desk;
    const { basket, target } = this;
    const copy = library.Basket.fromJson(basket.toJson());
    copy.setPolicy({
      ...basket.policy(),
      tender: way === "cash" ? "cash" : "exact",
    });
    try {
      return target === basket.currency()
        ? copy.checkout(null, { date: localDay() })
        : copy.checkout(target, { rates, date: null });
    } finally {
      copy.free();
    }
  }

  /** The categories of the basket that have no tax rate yet. */
  untaxed() {
    const { taxes } = JSON.parse(this.basket.toJson());
    const used = this.basket.lineItems().map(({ product }) => product.category);
    return [...new Set(used)].filter((one) => one !== "" && !Object.hasOwn(taxes, one));
  }

  /** The tax rates of the basket by category, with null for those that are missing; the first is the standard rate. */
  taxes() {
    const { taxes } = JSON.parse(this.basket.toJson());
    const names = [
      ...this.catalogue.products().map(({ category }) => category),
      ...this.basket.lineItems().map(({ product }) => product.category),
      ...Object.keys(taxes),
    ];
    const found = [...new Set(names)].filter((one) => one !== "").sort();
    return ["", ...found].map((
      category,
    ) => [category, taxes[category]?.percent ?? null]);
  }

  setTax(category, percent) {
    this.change(() => {
      this.catalogue.setTax(category, percent);
      this.basket.setTax(category, percent);
    }, { words: t("till.step_tax") });
  }

  /** An empty basket with the products, rates and policy of now. */
  #empty() {
    const { Basket } = this.desk.library;
    const policy = this.basket.policy();
    const made = new Basket(this.catalogue);
    for (const [category, percent] of this.taxes()) {
      if (percent !== null) made.setTax(category, percent);
    }
    made.setPolicy(policy);
    this.kept.value.basket = made;
  }

  clear() {
    this.change(() => this.#empty(), {
      words: t("till.step_new"),
      told: t("till.cleared"),
    });
  }

  /** The summary of a parked basket. */
  #parkedOf(now) {
    const total = this.desk.attempt(() => this.checkout().info("checkout").payable.toString()) ?? "";
    return {
      instant: now.toISOString(),
      total,
      words: productsOf(this.basket),
      basket: this.basket.toJson(),
    };
  }

  park(now = new Date()) {
    if (this.parked.length >= MOST_PARKED) {
      throw new RangeError(t("till.parked_many", { count: MOST_PARKED }));
    }
    const made = this.#parkedOf(now);
    this.kept.change(() => {
      this.kept.value.parked = [...this.parked, made];
      this.#empty();
    }, { names: ["basket", "parked"], words: t("till.step_park") });
  }

  /** Returns to a parked basket; the current one is parked instead, if it contains anything. */
  resume(instant, now = new Date()) {
    this.kept.change(() => {
      const { Basket } = this.desk.library;
      const found = this.#find(instant);
      const others = this.parked.filter((one) => one !== found);
      const swapped = this.basket.count() > 0 ? [this.#parkedOf(now)] : [];
      this.kept.value.parked = [...others, ...swapped];
      this.kept.value.basket = Basket.fromJson(found.basket, {
        catalogue: this.catalogue,
      });
    }, { names: ["basket", "parked"], words: t("till.step_resume") });
  }

  discard(instant) {
    this.kept.change(() => {
      const found = this.#find(instant);
      this.kept.value.parked = this.parked.filter((one) => one !== found);
    }, {
      names: ["parked"],
      words: t("till.step_discard"),
      told: t("till.discarded"),
    });
  }

  #find(instant) {
    const found = this.parked.find((one) => one.instant === instant);
    if (found === undefined) throw new RangeError(t("till.parked_gone"));
    return found;
  }

  /** Completes the sale of the basket: a receipt with the next number, and an empty basket. Returns the number. */
  complete(payments, way, now = new Date()) {
    const receipt = this.checkout(way);
    const text = this.basket.toJson();
    const policy = { ...this.basket.policy() };
    this.kept.change(() => {
      // Another tab may have changed the basket that was paid.
      if (this.basket.toJson() !== text) {
        throw new RangeError(t("till.basket_changed"));
      }
      this.basket.setPolicy({
        ...policy,
        tender: way === "cash" ? "cash" : "exact",
      });
      const sale = this.#sale(receipt, payments, now);
      this.basket.setPolicy(policy);
      this.kept.value.sales = added(this.sales, sale);
      this.#empty();
    }, { names: ["basket", "sales"], words: t("till.step_sale") });
    return this.sales.next - 1;
  }

  #sale(receipt, payments, now) {
    return {
      instant: now.toISOString(),
      day: localDay(now),
      basket: this.basket.toJson(),
      currency: this.target,
      rates: ratesOf(receipt.conversion()),
      payments,
      total: receipt.info("checkout").payable.toString(),
      words: productsOf(this.basket),
      shop: this.shop,
      refund: null,
    };
  }

  setShop(shop) {
    this.kept.change(() => {
      this.kept.value.shop = { ...this.shop, ...shop };
    }, { names: ["shop"], words: t("till.step_shop") });
  }

  /** Records a refund of lines of a receipt. Returns its number. */
  refund(sale, lines, total, payments, now = new Date()) {
    const { library } = this.desk;
    this.kept.change(() => {
      for (const { index, before } of lines) {
        const { sales } = this.sales;
        if (!refundedOf(library, sales, sale.number, index).equals(before)) {
          throw new RangeError(t("receipts.changed"));
        }
      }
      this.kept.value.sales = added(this.sales, {
        ...sale,
        instant: now.toISOString(),
        payments,
        total,
        refund: { of: sale.number, lines },
      });
    }, { names: ["sales"], words: t("till.step_refund") });
    return this.sales.next - 1;
  }
}

/** The names of a basket's products, for lists and searches. */
function productsOf(basket) {
  return basket.lineItems().map(({ product }) => product.name || product.sku)
    .join(", ");
}

/** Returns the texts of documents; bundled products are not a document until the user changes them. */
function write(made, names, bundled) {
  const texts = {};
  for (const name of names) {
    if (name === "catalogue") {
      const goods = made.catalogue.toJson();
      if (goods !== bundled) texts.catalogue = goods;
    } else if (name === "basket") texts.basket = made.basket.toJson();
    else if (name === "shop") texts.shop = JSON.stringify(made.shop);
    else if (name === "sales") texts.sales = JSON.stringify(made.sales);
    else texts.parked = JSON.stringify({ parked: made.parked });
  }
  return texts;
}
