// The calculator with its keypad and a notepad.

import { button, h, show } from "../parts/dom.js";
import { Kept } from "../state/kept.js";
import { notepad } from "./notepad.js";

export const uses = ["calculator", "notepad", "rates"];

/** The rows of keys: the label, the key's name in the library, and the accessible name. */
const ROWS = [
  [["AC", "clear", "All clear"], ["X", "correct", "Correct the last entry"], ["K", "keep", "Keep the result"], [
    "÷",
    "divide",
    "Divide",
  ]],
  [["7", "digit_7"], ["8", "digit_8"], ["9", "digit_9"], ["x", "multiply", "Multiply"]],
  [["4", "digit_4"], ["5", "digit_5"], ["6", "digit_6"], ["-", "subtract", "Subtract"]],
  [["1", "digit_1"], ["2", "digit_2"], ["3", "digit_3"], ["+", "add", "Add"]],
  [["0", "digit_0"], [".", "point", "Decimal point"], ["=", "equals", "Equals"]],
];
const OF_KEYBOARD = {
  "+": "add",
  "-": "subtract",
  "*": "multiply",
  x: "multiply",
  "/": "divide",
  "÷": "divide",
  "=": "equals",
  Enter: "equals",
  ".": "point",
  ",": "point",
  Backspace: "correct",
  X: "correct",
  k: "keep",
  K: "keep",
  Escape: "clear",
  Delete: "clear",
};

function keyOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return /^[0-9]$/.test(event.key) ? `digit_${event.key}` : OF_KEYBOARD[event.key] ?? null;
}

/** Formats the exact result if the display rounds it. */
function exactWords(desk, calculator) {
  if (calculator.state() !== "result") return "";
  // If a value has more digits than a decimal can store, only the ratio is exact.
  const flags = desk.attempt(() => calculator.valueDetailed(calculator.digits(), "half_up").flags, () => ["rounded"]);
  if (!flags.includes("rounded")) return "";
  return `exact value ${desk.library.ratioFormat(calculator.exact())}`;
}

class Keypad {
  constructor(desk) {
    this.desk = desk;
    const { Calculator } = desk.library;
    const read = (text) => Calculator.fromJson(text);
    const value = desk.restore("calculator", read, () => new Calculator());
    this.kept = new Kept(desk, ["calculator"], value, {
      read: ({ calculator }) => calculator === null ? new Calculator() : read(calculator),
      write: (calculator) => ({ calculator: calculator.toJson() }),
    });
    this.operation = h("p", { class: "operation" });
    this.display = h("output", { class: "display", id: "display", "aria-live": "polite" });
    this.alert = h("p", { class: "alert", role: "alert", id: "alert" });
    const rows = ROWS.flat().map(([text, key, words]) =>
      button(text, () => this.press(key), { class: `key ${key}`, data: { key }, "aria-label": words ?? null })
    );
    this.pad = h("div", { class: "pad", role: "group", "aria-label": "Keypad" }, rows);
    this.element = h("section", { class: "card keypad", "aria-label": "Keypad" }, [
      h("div", { class: "glass" }, [this.operation, this.display]),
      this.alert,
      this.pad,
      h("p", { class: "hint" }, "Keyboard: Escape for AC, Backspace for X, K to keep the result."),
    ]);
    this.draw("none");
  }

  press(key) {
    let alert;
    this.kept.change(() => {
      alert = this.calculator.press(key);
    });
    this.draw(alert);
  }

  get calculator() {
    return this.kept.value;
  }

  draw(alert) {
    const { library } = this.desk;
    this.display.textContent = this.calculator.display();
    const isResult = this.calculator.state() === "result";
    const exact = exactWords(this.desk, this.calculator);
    this.operation.textContent = isResult
      ? [this.calculator.expression(), exact].filter((text) => text !== "").join(" · ")
      : "";
    const words = alert === "none"
      ? ""
      : `${library.calculatorAlertTitle(alert)}: ${library.calculatorAlertText(alert)}`;
    this.alert.textContent = words;
    this.alert.dataset.alert = alert;
  }

  /** Routes keyboard input to the keypad unless a field has the focus. */
  hear = (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
    const key = keyOf(event);
    if (key === null) return;
    // Enter activates a focused button; elsewhere it means "=".
    if (event.key === "Enter" && event.target instanceof Element && event.target.closest("button, a, summary")) return;
    event.preventDefault();
    this.press(key);
  };
}

export function open(desk) {
  const keypad = new Keypad(desk);
  const notes = notepad(desk);
  addEventListener("keydown", keypad.hear);
  const element = show(h("div", { class: "two" }), keypad.element, notes.element);
  return { element, close: () => removeEventListener("keydown", keypad.hear) };
}
