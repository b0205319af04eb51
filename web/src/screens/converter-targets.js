// The amount in several currencies at once: the favourites, or the most traded currencies until there are some.

import { button, field, h, show } from "../parts/dom.js";
import { currencyItems, keptList } from "../parts/currencies.js";
import { picker } from "../parts/picker.js";
import { t } from "../words/words.js";

const FIRST = ["USD", "EUR", "GBP", "JPY", "CHF", "CNY"];

export class Targets {
  constructor(desk, model, choose) {
    Object.assign(this, { desk, model, choose });
    this.kept = keptList(desk);
    this.rows = h("ul", {
      class: "targets",
      "aria-label": t("converter.targets"),
    });
    this.add = picker(desk, () => this.#others(), "", (code) => {
      this.#favour(code, true);
      this.add.select("");
    }, { id: "add-target" });
    this.element = h("section", {
      class: "card",
      "aria-label": t("converter.targets"),
    }, [
      h("h2", {}, t("converter.targets")),
      this.rows,
      field(t("converter.add"), this.add),
    ]);
  }

  /** The currencies that can be added: those with a rate that are not in the list. */
  #others() {
    const shown = new Set(this.#codes());
    return currencyItems(this.desk).filter(({ code, isQuoted }) =>
      !shown.has(code) && (this.desk.rates === null || isQuoted)
    );
  }

  get #favourites() {
    return currencyItems(this.desk).filter(({ isFavourite }) => isFavourite)
      .map(({ code }) => code);
  }

  #codes() {
    const found = this.#favourites;
    return found.length > 0 ? found : FIRST;
  }

  /** Adds or removes a favourite. The first change makes the listed currencies favourites. */
  #favour(code, isAdded) {
    const { name } = this.#item(code);
    const first = this.#favourites.length > 0 ? [] : FIRST;
    const words = t(isAdded ? "converter.step_add" : "converter.step_remove", {
      name,
    });
    this.kept.change(() => {
      for (const one of first) this.kept.value.setFavourite(one, true);
      this.kept.value.setFavourite(code, isAdded);
    }, { words, told: isAdded ? "" : t("converter.removed", { name }) });
    this.draw();
  }

  #item(code) {
    return currencyItems(this.desk).find((one) => one.code === code) ??
      { code, name: code, flag: "" };
  }

  #amountIn(code) {
    const amount = this.model.amount();
    if (amount === null) return "–";
    const found = this.model.converted(amount, code);
    if (found === null) return "…";
    return "result" in found ? this.desk.text(found.result) : t("converter.no_rate_short");
  }

  draw() {
    const { source, target } = this.model;
    const codes = this.#codes().filter((code) => code !== source);
    const rows = codes.map((code) => this.#row(code, code === target));
    show(
      this.rows,
      ...rows,
      rows.length === 0 ? h("li", { class: "empty" }, t("converter.no_targets")) : null,
    );
  }

  #row(code, isTarget) {
    const { name, flag } = this.#item(code);
    const act = () => {
      this.choose(code);
      this.rows.querySelector(`button[data-code="${code}"]`)?.focus();
    };
    const words = [
      h("span", { class: "flag", "aria-hidden": "true" }, flag || "·"),
      h("b", {}, code),
      h("bdi", { class: "name", lang: this.desk.language }, name),
      h("bdi", { class: "target-amount" }, this.#amountIn(code)),
    ];
    const remove = t("converter.remove_target", { name });
    return h("li", {}, [
      h("button", {
        type: "button",
        class: "target",
        onclick: act,
        "aria-pressed": String(isTarget),
        data: { code },
      }, words),
      button("×", () => this.#favour(code, false), {
        class: "quiet",
        "aria-label": remove,
      }),
    ]);
  }
}
