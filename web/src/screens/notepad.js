// The notepad: lines with their results.

import { button, h, nextId, show } from "../parts/dom.js";
import { provenance } from "../parts/provenance.js";
import { merged } from "../state/merge.js";
import { linesOf, MOST_LINES, Unreadable } from "../state/shapes.js";
import { read } from "./notepad-lines.js";

const EXAMPLE = [
  "# A weekend in London",
  "hotel = 2 x 129.00 GBP",
  "train = 84.50 EUR",
  "hotel + train in EUR",
  "prev - 10%",
  "prev ÷ 3",
];

/** The saved lines; a notepad always contains at least one. */
function keptLines(desk) {
  if (desk.documents.get("notepad") === null) return [...EXAMPLE];
  const lines = desk.restore("notepad", linesOf, () => []);
  return lines.length === 0 ? [""] : lines;
}

/** The line with the caret; includes the text if the library shortened it. */
function caretOf(drawn, line) {
  const [text, mark] = drawn.split("\n");
  return text === line ? mark : drawn;
}

class Notepad {
  constructor(desk) {
    this.desk = desk;
    this.kept = new Map();
    /** The saved lines, and their text. */
    this.base = keptLines(desk);
    this.text = desk.documents.get("notepad");
    this.rows = this.base.map((text) => this.row(text));
    this.list = h(
      "ol",
      { class: "notes" },
      this.rows.map(({ element }) => element),
    );
    const clear = button("Clear notepad", () => this.replace([""]), {
      class: "quiet",
      id: "notes-clear",
    });
    const help = h("details", { class: "help" }, [
      h("summary", {}, "Syntax"),
      h(
        "p",
        {},
        "Enter an expression such as 12.50 EUR + 3 USD in GBP, or name its result: rent = 950 EUR. prev is the result of the line above, and sum adds the results since the last empty line. Lines that begin with # are comments.",
      ),
    ]);
    this.element = h("section", { class: "card", "aria-label": "Notepad" }, [
      h("h2", {}, "Notepad"),
      this.list,
      h("div", { class: "row" }, [clear]),
      help,
    ]);
    this.draw();
  }

  row(text) {
    const noteId = nextId();
    const input = h("input", {
      type: "text",
      value: text,
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      dir: "ltr",
      "aria-label": "Expression",
      data: { stored: "input" },
      "aria-describedby": noteId,
    });
    const answer = h("output", { class: "answer" });
    const note = h("div", { class: "note", id: noteId });
    const element = h("li", {}, [
      h("div", { class: "line" }, [input, answer]),
      note,
    ]);
    const row = { input, answer, note, element };
    input.addEventListener("input", () => this.changed());
    input.addEventListener("keydown", (event) => this.key(event, row));
    input.addEventListener("paste", (event) => this.paste(event, row));
    return row;
  }

  changed(step = {}) {
    this.draw();
    const lines = this.rows.map(({ input }) => input.value);
    const from = { notepad: this.text };
    const { base } = this;
    const keep = (made) => {
      this.base = made;
      this.text = JSON.stringify({ lines: made });
      return { notepad: this.text };
    };
    const redo = ({ notepad: stored }) => {
      const all = merged(base, lines, stored === null ? [] : linesOf(stored));
      if (all.length > MOST_LINES) {
        throw new Unreadable(
          `the notepad must have at most ${MOST_LINES} lines, got ${all.length}`,
        );
      }
      return keep(all);
    };
    this.desk.documents.putAll(keep(lines), { from, redo, ...step });
  }

  replace(lines) {
    this.rows = lines.map((text) => this.row(text));
    show(this.list, ...this.rows.map(({ element }) => element));
    this.rows[0].input.focus();
    this.changed({ words: "clear notepad", told: "Notepad cleared." });
  }

  insert(after, text) {
    const row = this.row(text);
    this.rows.splice(this.rows.indexOf(after) + 1, 0, row);
    after.element.after(row.element);
    return row;
  }

  key(event, row) {
    const index = this.rows.indexOf(row);
    const { input } = row;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (
      event.key === "Enter" && !event.isComposing &&
      this.rows.length < MOST_LINES
    ) {
      const rest = input.value.slice(input.selectionStart);
      input.value = input.value.slice(0, input.selectionStart);
      const next = this.insert(row, rest);
      next.input.focus();
      next.input.setSelectionRange(0, 0);
      this.changed();
    } else if (
      event.key === "Backspace" && input.selectionEnd === 0 && index > 0
    ) {
      const { input: above } = this.rows[index - 1];
      const end = above.value.length;
      above.value += input.value;
      this.rows.splice(index, 1);
      row.element.remove();
      above.focus();
      above.setSelectionRange(end, end);
      this.changed();
    } else if (step !== undefined && this.rows[index + step] !== undefined) {
      this.rows[index + step].input.focus();
    } else return;
    event.preventDefault();
  }

  paste(event, row) {
    const lines = (event.clipboardData?.getData("text/plain") ?? "").split(
      /\r?\n/,
    );
    if (lines.length < 2) return;
    event.preventDefault();
    const room = MOST_LINES - this.rows.length;
    let last = row;
    row.input.setRangeText(
      lines[0],
      row.input.selectionStart,
      row.input.selectionEnd,
      "end",
    );
    for (const text of lines.slice(1, room + 1)) last = this.insert(last, text);
    last.input.focus();
    this.changed();
  }

  draw() {
    const lines = this.rows.map(({ input }) => input.value);
    if (this.kept.size > MOST_LINES) this.kept.clear();
    const found = read(this.desk.library, lines, this.desk.rates, this.kept);
    found.forEach((answer, index) => {
      if (this.rows[index].found !== answer) {
        this.drawOne(this.rows[index], answer);
      }
      this.rows[index].found = answer;
    });
  }

  drawOne({ input, answer, note, element }, found) {
    element.dataset.kind = found.kind;
    const isError = found.kind === "error";
    if (isError) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    if (found.kind !== "answer") {
      answer.textContent = "";
      const isWaiting = isError && this.desk.rates === null &&
        this.desk.ratesFailure === "" &&
        /rate/.test(found.message);
      const caret = isError && found.caret !== ""
        ? h(
          "pre",
          { class: "caret", dir: "ltr" },
          caretOf(found.caret, input.value),
        )
        : null;
      show(
        note,
        caret,
        isError
          ? h(
            "p",
            {},
            isWaiting ? "Loading the exchange rates." : found.message,
          )
          : null,
      );
      return;
    }
    const { value, conversions } = found;
    answer.textContent = value.kind === "amount" ? this.desk.text(value.amount) : value.number.toString();
    answer.title = value.kind === "amount" ? value.amount.toString() : "";
    show(
      note,
      conversions.length === 0 ? null : provenance(this.desk, conversions),
    );
  }
}

export function notepad(desk) {
  return new Notepad(desk);
}
