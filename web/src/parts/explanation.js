// The explanation of an amount, folded under it: its computation, exact value, rounding and rule, down to the inputs.

import { button, h, show } from "./dom.js";
import { formulaOf, isLeaf, isRounded, nameOf, roundingText, valueOf } from "./explanation-words.js";
import { decimalText } from "./numbers.js";
import { t } from "../words/words.js";

/** Parts beyond these are shown on request. */
const AT_ONCE = 20;
const DIGITS = 12;
const LONGEST = 28;

/** The folds that stay open when the screen is rendered again. */
const open = new Set();

/** A fold whose contents are made when it is first opened. */
function fold(key, summary, make) {
  const place = h("div", { class: "explained" });
  const element = h("details", { class: "explains", data: { explains: key } }, [
    h("summary", { data: { key: `explain ${key}` } }, summary),
    place,
  ]);
  const fill = () => {
    if (place.firstChild === null) show(place, ...make());
  };
  element.open = open.has(key);
  if (element.open) fill();
  element.addEventListener("toggle", () => {
    if (element.open) open.add(key);
    else open.delete(key);
    if (element.open) fill();
  });
  return element;
}

function summaryOf(name, amount) {
  return [h("span", { class: "explained-name" }, name), " ", h("bdi", { class: "explained-amount" }, amount)];
}

/** A ratio as a decimal, with an ellipsis if it has too many digits. */
function decimalOf(desk, ratio) {
  const { library } = desk;
  const exact = desk.attempt(() => library.ratioToDecimal(ratio, LONGEST, "unnecessary"));
  if (exact !== null) return decimalText(desk, library.decimalNormalize(exact, 0));
  const cut = desk.attempt(() => library.ratioToDecimal(ratio, DIGITS, "down"));
  return cut === null ? null : `${decimalText(desk, cut)}…`;
}

/** The explanation of the amounts of an invoice or a receipt. */
export class Explained {
  #desk;
  #key;
  #make;
  #labels;
  #nodes = null;
  #children = new Map();

  /** `make` returns the library's explanation when it is first needed; `labels` name the line items and taxes. */
  constructor(desk, key, make, labels = {}) {
    this.#desk = desk;
    this.#key = key;
    this.#make = make;
    this.#labels = labels;
  }

  #load() {
    if (this.#nodes !== null) return;
    const explanation = this.#make();
    this.#nodes = explanation.nodes();
    explanation.free();
    this.#nodes.forEach(({ parent }, index) => {
      const list = this.#children.get(Number(parent));
      if (list === undefined) this.#children.set(Number(parent), [index]);
      else list.push(index);
    });
  }

  /** A fold with an amount as its summary and the explanation of the node with a name inside. */
  row(name, title, amount, words = title) {
    const key = `${this.#key} ${name}`;
    return fold(key, title === null ? h("bdi", { "aria-label": words }, amount) : summaryOf(title, amount), () => {
      const found = this.#desk.attempt(() => {
        this.#load();
        return this.#nodes.findIndex((node) => node.name === name && node.kind !== "reference");
      }, () => -1);
      if (found < 0) return [h("p", { class: "hint" }, t("explanation.none"))];
      return this.#contents(key, found);
    });
  }

  /** The index of the node whose computation is shown: a sum of one computed value is that value. */
  #computed(index) {
    let found = index;
    for (;;) {
      const own = this.#children.get(found) ?? [];
      const [only] = own;
      const isSum = this.#nodes[found].kind === "sum" && !isRounded(this.#nodes[found]);
      if (!isSum || own.length !== 1 || isLeaf(this.#nodes[only]) || this.#nodes[only].flags.includes("subtracted")) {
        return found;
      }
      found = only;
    }
  }

  #contents(key, index) {
    const at = this.#computed(index);
    const own = this.#children.get(at) ?? [];
    if (isLeaf(this.#nodes[at])) return [h("p", { class: "hint" }, t("explanation.input"))];
    return [this.#facts(at, own), this.#parts(key, own)];
  }

  #facts(at, own) {
    const desk = this.#desk;
    const node = this.#nodes[at];
    const rows = [[t("explanation.computation"), formulaOf(desk, node, own.map((index) => this.#nodes[index]))]];
    const ratio = (value) => desk.library.ratioFormat(value);
    const shown = (value) => {
      const decimal = decimalOf(desk, value);
      const text = ratio(value);
      return decimal === null || decimal === text ? text : t("explanation.exactly", { decimal, ratio: text });
    };
    const moved = () => `${node.moved.sign > 0 ? "+" : ""}${shown(node.moved)}`;
    if (isRounded(node)) {
      rows.push([t("explanation.exact"), shown(node.exact)], [t("explanation.rounding"), roundingText(desk, node)]);
      rows.push([t("explanation.moved"), node.moved.sign === 0 ? t("explanation.not_moved") : moved()]);
    } else if (node.moved.sign !== 0) rows.push([t("explanation.moved_inside"), moved()]);
    if (node.rule !== "") rows.push([t("explanation.rule"), this.#rule(node.rule)]);
    return h(
      "dl",
      { class: "facts" },
      rows.map(([term, text]) => h("div", {}, [h("dt", {}, term), h("dd", {}, h("bdi", {}, text))])),
    );
  }

  /** A rule of a standard keeps its name; a policy of the till is in the language of the interface. */
  #rule(rule) {
    const key = rule.startsWith("policy: ") ? rule.slice(8).replaceAll(" ", "_") : null;
    if (key !== null) return t(`explanation.policies.${key}`);
    const [, kind, place] = /^cash (rule|step) of ([A-Z]{2,3})$/.exec(rule) ?? [];
    return kind === undefined ? rule : t(`explanation.cash_${kind}`, { place });
  }

  #parts(key, own) {
    const list = h("ul", { class: "plain-list parts", "aria-label": t("explanation.parts") });
    const add = (first) => {
      const more = list.querySelector(":scope > .more");
      const items = own.slice(first, first + AT_ONCE).map((index) => h("li", {}, this.#part(key, index)));
      more?.remove();
      list.append(...items);
      const rest = own.length - first - AT_ONCE;
      if (rest > 0) {
        list.append(h(
          "li",
          { class: "more" },
          button(t("explanation.more", { count: rest }), () => {
            add(first + AT_ONCE);
            items.at(-1).nextElementSibling?.querySelector("summary, button")?.focus();
          }, { class: "quiet" }),
        ));
      }
    };
    add(0);
    return list;
  }

  #part(key, index) {
    const node = this.#nodes[index];
    const name = nameOf(node.name, this.#labels);
    const amount = `${node.flags.includes("subtracted") ? "− " : ""}${valueOf(this.#desk, node)}`;
    if (isLeaf(node)) return h("p", { class: "leaf" }, summaryOf(name, amount));
    return fold(`${key} ${node.name}`, summaryOf(name, amount), () => this.#contents(`${key} ${node.name}`, index));
  }
}

/** The folds of several amounts: triples of the node's name, the title and the text of the amount. */
export function explainedRows(explained, rows) {
  return h(
    "div",
    { class: "explained-rows" },
    rows.map(([name, title, amount]) => explained.row(name, title, amount)),
  );
}
