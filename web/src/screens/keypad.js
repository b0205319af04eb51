// The keypad: keys in, the operation and its alerts out. Brackets continue in the notepad.

import { button, h } from "../parts/dom.js";
import { marksOf } from "../parts/numbers.js";
import { Kept } from "../state/kept.js";
import { t } from "../words/words.js";

/** The keys in the order of the pad: the label, and the key's name in the library. */
const KEYS = [
  ["AC", "clear"],
  ["X", "correct"],
  ["K", "keep"],
  ["( )", "brackets"],
  ["÷", "divide"],
  ["7", "digit_7"],
  ["8", "digit_8"],
  ["9", "digit_9"],
  ["%", "percent"],
  ["x", "multiply"],
  ["4", "digit_4"],
  ["5", "digit_5"],
  ["6", "digit_6"],
  ["±", "sign"],
  ["-", "subtract"],
  ["1", "digit_1"],
  ["2", "digit_2"],
  ["3", "digit_3"],
  ["+", "add"],
  ["=", "equals"],
  ["0", "digit_0"],
  [".", "point"],
];
/** Keys whose label is no name. */
const NAMED = new Set([
  ...["clear", "correct", "keep", "brackets", "percent", "sign"],
  ...["divide", "multiply", "subtract", "add", "equals", "point"],
]);
const OF_KEYBOARD = {
  "+": "add",
  "-": "subtract",
  "−": "subtract",
  "*": "multiply",
  "×": "multiply",
  x: "multiply",
  "/": "divide",
  "÷": "divide",
  "=": "equals",
  Enter: "equals",
  "%": "percent",
  "±": "sign",
  "(": "brackets",
  Backspace: "correct",
  X: "correct",
  k: "keep",
  K: "keep",
  Escape: "clear",
  Delete: "clear",
};

/** Returns the key of the library, `{ refused }` for a character that the keypad lacks, or null for another key. */
function keyOf(event, { decimal, group }) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key } = event;
  if (/^[0-9]$/.test(key)) return `digit_${key}`;
  // A group separator is refused, because 1,000 must not become 1.
  const isPoint = event.code === "NumpadDecimal" || key === decimal ||
    key === "." && group !== ".";
  if (isPoint) return "point";
  if (Object.hasOwn(OF_KEYBOARD, key)) return OF_KEYBOARD[key];
  return [...key].length === 1 && key.trim() !== "" ? { refused: key } : null;
}

export class Keypad {
  /** A character that the keypad lacks; `=` is refused until it is removed. */
  #refused = "";
  /** The words about a result that was kept. */
  #kept = "";
  #toNotepad;

  /** `toNotepad` continues an operation with a bracket, as a line of the notepad. */
  constructor(desk, toNotepad) {
    this.desk = desk;
    this.#toNotepad = toNotepad;
    this.marks = marksOf(desk);
    const { Calculator } = desk.library;
    const read = (text) => Calculator.fromJson(text);
    const value = desk.restore("calculator", read, () => new Calculator());
    this.kept = new Kept(desk, ["calculator"], value, {
      read: ({ calculator }) => calculator === null ? new Calculator() : read(calculator),
      write: (calculator) => ({ calculator: calculator.toJson() }),
    });
    this.operation = h("p", { class: "operation", id: "operation" });
    this.display = h("output", {
      class: "display",
      id: "display",
      "aria-live": "polite",
    });
    this.alert = h("p", { class: "alert", role: "alert", id: "alert" });
    const keys = KEYS.map(([text, key]) =>
      button(
        key === "point" ? this.marks.decimal : text,
        () => this.press(key),
        {
          class: `key ${key}`,
          data: { key },
          "aria-label": NAMED.has(key) ? t(`calculator.keys.${key}`) : null,
        },
      )
    );
    const name = t("calculator.keypad");
    this.element = h("section", { class: "card keypad", "aria-label": name }, [
      h("div", { class: "glass" }, [this.operation, this.alert, this.display]),
      h("div", { class: "pad", role: "group", "aria-label": name }, keys),
      h("p", { class: "hint" }, t("calculator.keyboard")),
    ]);
    this.draw("none");
  }

  get calculator() {
    return this.kept.value;
  }

  press(key) {
    if (key === "brackets") {
      this.bracket();
      return;
    }
    if (this.#refused !== "") {
      if (key === "equals" || key === "keep") {
        this.refuse(this.#refused);
        return;
      }
      if (key === "clear" || key === "correct") this.#refused = "";
      // The refused character is the last entry.
      if (key === "correct") {
        this.draw("none");
        return;
      }
    }
    let alert = "none";
    const trouble = this.desk.attempt(() => {
      this.kept.change(() => {
        alert = this.calculator.press(key);
      });
      return "";
    }, (error) => t(`calculator.limits.${this.limitOf(error)}`));
    const isKept = key === "keep" && alert === "none" && trouble === "";
    this.#kept = isKept ? t("calculator.kept", { value: this.local(this.calculator.display()) }) : "";
    this.draw(alert, trouble);
  }

  limitOf(error) {
    return error.code === "limit" ? "digits" : "value";
  }

  /** Reports a character that the keypad lacks; the operation remains, and `=` is refused. */
  refuse(text) {
    this.#refused = text;
    this.draw("none");
  }

  /** Continues the operation in the notepad, which has brackets. */
  bracket() {
    const state = this.calculator.state();
    if (state === "result") this.draw("has_result");
    else if (state === "number" || state === "point") {
      this.draw("none", t("calculator.before_bracket"));
    } else {
      const text = state === "start" ? "" : `${this.exactOperation()} `;
      this.draw("none");
      this.#toNotepad(`${text}(`);
    }
  }

  /** The operation as an expression. Numbers that the display rounds are quotients. */
  exactOperation() {
    const { operation } = JSON.parse(this.calculator.toJson());
    return operation.map((one) => typeof one === "string" ? this.local(one) : `(${one.numerator} ÷ ${one.denominator})`)
      .join(" ");
  }

  /** Writes numbers with the decimal separator of the locale. */
  local(text) {
    return text.replaceAll(".", this.marks.decimal);
  }

  /** Formats the exact result if the display rounds it. */
  exactWords() {
    const { calculator, desk } = this;
    if (calculator.state() !== "result") return "";
    // If a value has more digits than a decimal can store, only the ratio is exact.
    const flags = desk.attempt(
      () => calculator.valueDetailed(calculator.digits(), "half_up").flags,
      () => ["rounded"],
    );
    if (!flags.includes("rounded")) return "";
    return t("calculator.exact", {
      value: desk.library.ratioFormat(calculator.exact()),
    });
  }

  draw(alert, limit = "") {
    const { calculator } = this;
    const refused = this.#refused === "" ? "" : t("calculator.unknown", { key: this.#refused });
    const trouble = limit === "" ? refused : limit;
    this.display.textContent = this.local(calculator.display());
    const isResult = calculator.state() === "result";
    const above = isResult ? [this.local(calculator.expression()), this.exactWords()] : [this.#kept];
    this.operation.textContent = above.filter((text) => text !== "").join(
      " · ",
    );
    const words = alert === "none" ? trouble : `${t(`calculator.titles.${alert}`)}: ${t(`calculator.alerts.${alert}`)}`;
    this.alert.textContent = words;
    this.alert.dataset.alert = trouble === "" ? alert : "trouble";
    // The alert appears where the operation was, so that the keys stay where they are.
    this.operation.hidden = words !== "";
  }

  /** Routes keyboard input to the keypad unless a field is focused. */
  hear = (event) => {
    const isElsewhere = event.target instanceof Element &&
      event.target.closest(
          "input, textarea, select, [contenteditable]",
        ) !== null;
    if (isElsewhere || event.defaultPrevented) return;
    const key = keyOf(event, this.marks);
    if (key === null) return;
    // Enter activates a focused button; elsewhere it means "=".
    if (
      event.key === "Enter" && event.target instanceof Element &&
      event.target.closest("button, a, summary")
    ) return;
    event.preventDefault();
    if (typeof key === "string") this.press(key);
    else this.refuse(key.refused);
  };
}
