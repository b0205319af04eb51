// The till's products: search and bar codes, tiles, and the user's own products.

import { button, h, show } from "../parts/dom.js";
import { amountField, clearAll, percentField, readAll, textField } from "../parts/field.js";
import { decimalText } from "../parts/numbers.js";
import { folded } from "../state/search.js";
import { UNPRINTABLE } from "../state/till.js";
import { t } from "../words/words.js";
import { changeAt, fold } from "./till-parts.js";

const MOST_TILES = 60;
/** The maximum length of a product's texts in bytes. */
const BYTES = { sku: 63, name: 63, unit: 31, category: 31 };

/** A field for a text on receipts. Longer texts are refused rather than cut. */
export function lineField(desk, options) {
  return textField(desk, { most: 1000, refused: UNPRINTABLE, ...options });
}

export class Goods {
  #desk;
  #till;
  #add;
  #tiles = h("div", { class: "tiles" });
  #own = h("div", {});

  /** `add` receives the SKU of a product that was chosen, and the control for an error. */
  constructor(desk, till, { add, changed }) {
    this.#desk = desk;
    this.#till = till;
    this.#add = add;
    this.changed = changed;
    this.search = h("input", {
      type: "search",
      id: "goods-search",
      class: "goods-search",
      "aria-label": t("till.search"),
      placeholder: t("till.search"),
      autocomplete: "off",
      spellcheck: "false",
      maxlength: "100",
      oninput: () => this.drawTiles(),
      onkeydown: (event) => {
        if (event.key === "Enter") this.#enter(event);
      },
    });
    this.told = h("p", { class: "hint", role: "status", id: "goods-told" });
    this.element = h("section", {
      class: "card",
      "aria-label": t("till.products"),
    }, [
      this.search,
      this.told,
      this.#tiles,
      fold("own", t("till.custom"), [this.#form(), this.#own]),
    ]);
  }

  /** The products that match the search: an exact SKU alone, as of a bar code, or all that contain the words. */
  #found() {
    const wanted = folded(this.search.value.trim());
    const all = this.#till.catalogue.products();
    if (wanted === "") return all;
    const exact = all.filter(({ sku }) => folded(sku) === wanted);
    if (exact.length > 0) return exact;
    return all.filter(({ sku, name, category }) => folded(`${sku} ${name} ${category}`).includes(wanted));
  }

  #enter(event) {
    event.preventDefault();
    const found = this.#found();
    if (this.search.value.trim() === "" || found.length === 0) return;
    if (this.#add(found[0].sku, this.search)) {
      this.search.value = "";
      this.draw();
      this.told.textContent = t("till.added", {
        name: found[0].name || found[0].sku,
      });
    }
  }

  draw() {
    this.drawTiles();
    this.#drawOwn();
  }

  drawTiles() {
    const { basket } = this.#till;
    const counts = new Map(
      basket.lineItems().map(({ product, quantity }) => [
        product.sku,
        quantity,
      ]),
    );
    const found = this.#found();
    const tiles = found.slice(0, MOST_TILES).map((product) => this.#tile(product, counts.get(product.sku)));
    show(this.#tiles, ...tiles);
    const text = this.search.value.trim();
    this.told.textContent = found.length === 0
      ? t("till.nothing", { text })
      : found.length > MOST_TILES
      ? t("till.more", { shown: MOST_TILES, count: found.length })
      : "";
    this.told.hidden = false;
  }

  #tile({ sku, name, unit, price }, quantity) {
    const desk = this.#desk;
    const amount = desk.text(price);
    return button(
      [
        h("bdi", { class: "tile-name" }, name || sku),
        h("span", { class: "tile-price" }, h("bdi", {}, amount)),
        unit === "" ? null : h("small", {}, h("bdi", {}, unit)),
        quantity === undefined ? null : h(
          "span",
          { class: "tile-count", "aria-hidden": "true" },
          decimalText(desk, quantity),
        ),
      ],
      ({ currentTarget }) => this.#add(sku, currentTarget),
      {
        class: "tile",
        "aria-label": t("till.add", { name: name || sku, price: amount }),
        data: { sku },
      },
    );
  }

  /** The form of a product; a category without a tax rate asks for it. */
  #form() {
    const desk = this.#desk;
    const text = (id, label, more = {}) =>
      lineField(desk, {
        id: `good-${id}`,
        label,
        maxBytes: BYTES[id],
        ...more,
      });
    const isOptional = true;
    const currency = this.#till.catalogue.currency();
    const name = text("name", t("till.name"));
    const price = amountField(desk, {
      id: "good-price",
      label: t("till.price", { currency }),
      currency,
      sign: "not_negative",
      isPrecise: true,
    });
    const sku = text("sku", t("till.sku"), { isOptional });
    const unit = text("unit", t("till.unit"), {
      isOptional,
      hint: t("till.unit_hint"),
    });
    const rate = percentField(desk, {
      id: "good-rate",
      label: t("till.rate_new"),
    });
    const category = text("category", t("till.category"), {
      isOptional,
      attributes: { list: "good-categories" },
      oninput: () => this.#askRate(),
    });
    const list = h("datalist", { id: "good-categories" });
    this.fields = { name, price, sku, unit, category, rate, list };
    const form = h("form", {
      class: "stack",
      onsubmit: (event) => {
        event.preventDefault();
        this.#save();
      },
    }, [
      h("div", { class: "fields" }, [
        name.element,
        price.element,
        sku.element,
        unit.element,
        category.element,
        rate.element,
      ]),
      list,
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { type: "submit", id: "good-save" },
          t("till.save_product"),
        ),
      ),
    ]);
    form.noValidate = true;
    this.form = form;
    this.#askRate();
    return form;
  }

  #isUntaxed() {
    const wanted = this.fields.category.text.trim();
    return wanted !== "" &&
      !this.#till.taxes().some(([one, percent]) => one === wanted && percent !== null);
  }

  #askRate() {
    this.fields.rate.element.hidden = !this.#isUntaxed();
  }

  #save() {
    const { name, price, sku, unit, category, rate } = this.fields;
    const isUntaxed = this.#isUntaxed();
    const fields = [
      name,
      price,
      sku,
      unit,
      category,
      ...isUntaxed ? [rate] : [],
    ];
    const found = readAll(fields);
    if (found === null) return;
    const [title, money, code, measure, group, percent] = found;
    const product = {
      sku: code || title,
      name: title,
      unit: measure ?? "",
      category: group ?? "",
      price: money,
    };
    const given = fields.map(({ text }) => text);
    const giveBack = () => fields.forEach((field, index) => field.text = given[index]);
    const isDone = changeAt(
      this.#desk,
      name.control,
      () =>
        this.#till.change(() => {
          const { catalogue, basket } = this.#till;
          if (isUntaxed) {
            catalogue.setTax(group, percent);
            basket.setTax(group, percent);
          }
          catalogue.add(product);
          // A line item keeps its quantity when the product is changed.
          const before = basket.quantity(product.sku);
          basket.put(product, before.sign > 0 ? before : "1");
        }, {
          refused: giveBack,
          words: t("till.step_product", { name: title }),
        }),
    );
    if (!isDone) return;
    for (const field of Object.values(this.fields)) field.empty?.();
    clearAll(this.form);
    this.#askRate();
    this.changed();
  }

  /** Shows a product in the form, to be changed. */
  #edit({ sku, name, unit, category, price }) {
    const { fields } = this;
    fields.name.text = name;
    fields.price.show(price);
    fields.sku.text = sku;
    fields.unit.text = unit;
    fields.category.text = category;
    this.#askRate();
    fields.name.control.focus();
  }

  #drawOwn() {
    const { catalogue } = this.#till;
    show(
      this.fields.list,
      ...this.#till.taxes().filter(([one]) => one !== "").map(([value]) => h("option", { value })),
    );
    const rows = catalogue.products().map((product) => {
      const name = product.name || product.sku;
      return h("li", { class: "spread" }, [
        h("span", {}, [
          h("bdi", {}, name),
          " ",
          h("bdi", { class: "hint" }, this.#desk.text(product.price)),
        ]),
        h("span", { class: "row" }, [
          button(t("common.edit"), () => this.#edit(product), {
            class: "quiet",
            "aria-label": t("till.edit", { name }),
            data: { key: `edit ${product.sku}` },
          }),
          button("×", () => this.#remove(product), {
            class: "quiet",
            "aria-label": t("till.remove_product", { name }),
            data: { key: `remove product ${product.sku}` },
          }),
        ]),
      ]);
    });
    show(
      this.#own,
      fold("products", t("till.all_products", { count: rows.length }), [
        h(
          "ul",
          { class: "plain-list", "aria-label": t("till.products") },
          rows,
        ),
      ]),
    );
  }

  #remove({ sku, name }) {
    this.#till.change(() => this.#till.catalogue.remove(sku), {
      words: t("till.step_remove", { name: name || sku }),
      told: t("till.removed", { name: name || sku }),
    });
    this.changed();
  }
}
