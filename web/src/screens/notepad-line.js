// A line of the notepad: its text, its answer, and a note below with its reading, its error and its rates.

import { button, h, nextId, show } from "../parts/dom.js";
import { decimalText } from "../parts/numbers.js";
import { provenance } from "../parts/provenance.js";
import { language, t } from "../words/words.js";

/** A text that the library cannot read, for example one that contains a NUL, is an error line in its notepad. */
const UNREADABLE = "(";
const COMMENT = /\s(?:#|\/\/).*$/;

/** True if the library can read a text. */
export function isReadable(text) {
  return !text.includes("\0") && (text.isWellFormed?.() ?? true);
}

/** The text of a line for the library. */
export function sourceOf(text) {
  return isReadable(text) ? text : UNREADABLE;
}

/** The answer of a line in the format of the locale, and as the library writes it. */
export function answerOf(desk, notepad, line) {
  const index = Number(line.index);
  switch (line.kind) {
    case "amount":
      return { text: desk.text(line.amount), plain: line.amount.toString() };
    case "number":
      return {
        text: decimalText(desk, line.number),
        plain: line.number.toString(),
      };
    case "percentage":
      return {
        text: `${decimalText(desk, line.number)}%`,
        plain: `${line.number}%`,
      };
    case "targets":
    case "shares": {
      const amounts = notepad.lineAmounts(index);
      return {
        text: amounts.map((one) => desk.text(one)).join(" · "),
        plain: amounts.join(", "),
      };
    }
    default:
      return { text: "", plain: "" };
  }
}

/** A reading of a question as the text of the line, with its label, name and comment, in the format of the locale. */
function chosen(notepad, index, reading, typed, decimal) {
  const label = notepad.lineText(index, "label");
  const name = notepad.lineText(index, "name");
  const body = reading.replace(/(\d)\.(\d)/g, `$1${decimal}$2`);
  const parts = [
    label === "" ? "" : `${label}: `,
    name === "" || body.startsWith(`${name} =`) ? "" : `${name} = `,
    body,
    COMMENT.exec(typed)?.[0] ?? "",
  ];
  return parts.join("");
}

/** The line with the caret; includes the text if the library shortened it. */
function caretOf(drawn, text) {
  const [line, mark] = drawn.split("\n");
  return line === text ? mark : drawn;
}

export class Line {
  #note = null;
  /** The field and the answer; null until the line comes near the view. */
  #parts = null;
  #text;
  #number = 0;

  /** `owner` is called when a reading is chosen. */
  constructor(desk, text, owner) {
    this.desk = desk;
    this.owner = owner;
    this.#text = text;
    this.element = h("li");
  }

  /** Creates the field and the answer, unless they exist. */
  make() {
    if (this.#parts !== null) return this.#parts;
    const input = h("input", {
      type: "text",
      value: this.#text,
      "aria-label": t("calculator.line", { number: this.#number }),
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      dir: "ltr",
      data: { stored: "input" },
    });
    const answer = h("output", { class: "answer" });
    this.#parts = { input, answer };
    this.element.prepend(h("div", { class: "line" }, [input, answer]));
    return this.#parts;
  }

  get input() {
    return this.make().input;
  }

  get answer() {
    return this.make().answer;
  }

  get text() {
    return this.#parts?.input.value ?? this.#text;
  }

  number(number) {
    this.#number = number;
    this.#parts?.input.setAttribute("aria-label", t("calculator.line", { number }));
  }

  draw(notepad, line) {
    const { element, input, answer } = this;
    element.dataset.kind = line.kind;
    const isWrong = line.kind === "error";
    if (isWrong) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    const { text, plain } = answerOf(this.desk, notepad, line);
    answer.textContent = text;
    answer.title = plain === text ? "" : plain;
    this.note(isWrong ? this.wrong(notepad, line) : this.told(notepad, line));
  }

  /** Shows elements below the line. */
  note(children) {
    const found = children.filter((one) => one !== null);
    if (found.length === 0) {
      this.#note?.remove();
      this.#note = null;
      this.input.removeAttribute("aria-describedby");
      return;
    }
    if (this.#note === null) {
      this.#note = h("div", { class: "note", id: nextId() });
      this.element.append(this.#note);
      this.input.setAttribute("aria-describedby", this.#note.id);
    }
    show(this.#note, ...found);
  }

  wrong(notepad, line) {
    const { desk } = this;
    const message = notepad.lineText(Number(line.index), "message");
    if (!isReadable(this.text)) return [h("p", {}, t("field.nul"))];
    const isWaiting = desk.rates === null && desk.ratesFailure === "" &&
      ["no_rate", "no_rates"].includes(line.status);
    if (isWaiting) {
      return [h("p", { class: "reading" }, t("frame.loading"))];
    }
    const caret = line.position < 0 ? null : notepad.lineText(Number(line.index), "caret");
    return [
      caret === null || caret === "" ? null : h(
        "pre",
        { class: "caret", dir: "ltr" },
        caretOf(caret, this.text),
      ),
      h("p", {}, sentence(desk, line.status, message)),
    ];
  }

  told(notepad, line) {
    const index = Number(line.index);
    if (line.kind === "question") return this.question(notepad, line, index);
    const reading = line.kind === "empty" || line.kind === "text" ? "" : notepad.lineText(index, "reading");
    return [
      reading === "" ? null : h("p", { class: "reading" }, [
        `${t("calculator.read_as")} `,
        h("bdi", { dir: "ltr" }, reading),
      ]),
      Number(line.conversionCount) === 0 ? null : provenance(this.desk, notepad.lineConversions(index)),
    ];
  }

  /** The readings as buttons; each replaces the text of the line. */
  question(notepad, line, index) {
    const readings = Array.from(
      { length: Number(line.readingCount) },
      (_, place) => notepad.lineReadingAt(index, place),
    );
    const choose = (reading) => {
      const { decimal } = this.owner.marks;
      this.input.value = chosen(notepad, index, reading, this.text, decimal);
      this.input.focus();
      this.owner.typed(this);
    };
    return [
      h("p", { class: "reading" }, t("calculator.question")),
      h(
        "div",
        { class: "readings" },
        readings.map((reading) => button(reading, () => choose(reading), { dir: "ltr" })),
      ),
    ];
  }
}

/** Errors with words of the page. The library's own are more specific, but in English. */
const ALWAYS = ["no_rate", "no_rates", "currency_mismatch"];
const TRANSLATED = ["syntax", "unknown_currency", "division_by_zero", "overflow", "date", "not_found"];

/** The sentence about an error of a line. */
function sentence(desk, status, message) {
  const isOwn = ALWAYS.includes(status) || TRANSLATED.includes(status) && language() !== "en";
  if (isOwn) {
    if (desk.rates === null) return t(`calculator.errors.${status === "no_rate" ? "no_rates" : status}`);
    const { firstDate: first, lastDate: last } = desk.rates.info();
    return t(`calculator.errors.${status}`, { first, last });
  }
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
