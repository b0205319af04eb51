// The calculator: the keypad and the notepad.

import { h } from "../parts/dom.js";
import { t } from "../words/words.js";
import { Keypad } from "./keypad.js";
import { notepad } from "./notepad.js";

export const uses = ["calculator", "notepad", "rates"];

export function open(desk) {
  const notes = notepad(desk);
  const keypad = new Keypad(desk, (text) => notes.append(text));
  addEventListener("keydown", keypad.hear);
  const element = h("div", { class: "calculator" }, [
    h("p", { class: "lead" }, t("calculator.lead")),
    h("div", { class: "two" }, [keypad.element, notes.element]),
  ]);
  const close = () => {
    removeEventListener("keydown", keypad.hear);
    notes.close();
  };
  return { element, close };
}
