// The notepad: lines with their answers, which the library evaluates as they are typed.

import { localDay } from "../state/days.js";
import { button, h, show } from "../parts/dom.js";
import { toolbar } from "../parts/figure.js";
import { marksOf } from "../parts/numbers.js";
import { merged } from "../state/merge.js";
import { linesOf, MOST_LINES, Unreadable } from "../state/shapes.js";
import { t } from "../words/words.js";
import { Drawing } from "./notepad-drawing.js";
import { answerOf, Line, sourceOf } from "./notepad-line.js";
import { linkOf, offerShared, saveText } from "./notepad-share.js";

/** The days that the rates of a line may be older than its date: a weekend and holidays. */
const GAP = 7;
/** More lines are set at once. */
const FEW = 100;
/**
 * Above this number, lines out of view are skipped in layout. Below it, one layout of every line is faster: when a field is
 * focused, Chromium's autofill lays out each skipped field separately, unless the page has more than 200 fields.
 */
const LONG = 400;
/** The line after the last one, which the page does not show, is the total of the last block. */
const TOTAL = "total";
/** A line in which an equals sign at the end cannot follow a name. */
const CALCULATION = /^\s*[\d(.,+\-−$€£¥]|[*/()÷×]/;

/** The saved lines; a notepad always contains at least one. */
function keptLines(desk) {
  if (desk.documents.get("notepad") === null) {
    return t("calculator.example").split("\n");
  }
  const lines = desk.restore("notepad", linesOf, () => []);
  return lines.length === 0 ? [""] : lines;
}

/** The index of the focused line in the rendering that is about to be replaced; -1 without one. */
function focusedLine() {
  const line = document.activeElement?.closest(".notes li") ?? null;
  return line === null ? -1 : [...line.parentElement.children].indexOf(line);
}

class Notepad {
  constructor(desk) {
    this.desk = desk;
    this.drawing = new Drawing(this);
    this.marks = marksOf(desk);
    /** The saved lines, and their text. */
    this.base = keptLines(desk);
    this.text = desk.documents.get("notepad");
    this.notepad = this.opened();
    this.list = h("ol", { class: "notes", "aria-label": t("calculator.lines") });
    this.listen();
    this.total = h("output", { id: "notes-total" });
    this.foot = h("p", { class: "notes-foot" }, [
      h("span", {}, t("calculator.total")),
      this.total,
    ]);
    this.told = h("p", { class: "hint", role: "status" });
    this.place = h("div", { class: "shared-place" });
    const name = t("calculator.notepad");
    this.element = h("section", { class: "card notepad", "aria-label": name }, [
      h("h2", {}, name),
      this.place,
      this.list,
      this.foot,
      this.tools(),
      this.told,
      this.help(),
    ]);
    this.rows = [];
    const focused = focusedLine();
    this.setRows(this.base);
    // The frame restores the focus, for which the line must exist.
    this.rows[focused]?.make();
    offerShared(desk, this);
  }

  /** Listens once for all lines. */
  listen() {
    const acts = {
      input: (row) => this.typed(row),
      keydown: (row, event) => this.key(event, row),
      paste: (row, event) => this.paste(event, row),
    };
    for (const [name, act] of Object.entries(acts)) {
      this.list.addEventListener(name, (event) => {
        // The buttons of a question have keys of their own.
        if (event.target.localName !== "input") return;
        const line = event.target.closest("li");
        const row = this.rows.find(({ element }) => element === line);
        if (row !== undefined) act(row, event);
      });
    }
  }

  /** The library's notepad, in the user's locale. */
  opened() {
    const { desk } = this;
    const { settings } = desk;
    const notepad = new desk.library.Notepad({
      reading: "lenient",
      today: localDay(),
      maxGap: GAP,
      locale: desk.locale,
      home: settings.home,
    });
    if (desk.rates !== null) notepad.setRates({ rates: desk.rates });
    return notepad;
  }

  tools() {
    return toolbar(t("calculator.notepad"), [
      button(t("calculator.save"), () => saveText(this), {
        class: "quiet",
        id: "notes-save",
      }),
      button(t("calculator.link"), () => this.share(), {
        class: "quiet",
        id: "notes-link",
      }),
      button(t("calculator.clear"), () =>
        this.replace([""], {
          words: t("calculator.clear_step"),
          told: t("calculator.cleared"),
        }), { class: "quiet", id: "notes-clear" }),
    ]);
  }

  help() {
    const rows = t("calculator.help").split("\n").map((line) => line.split(" | "));
    return h("details", { class: "help" }, [
      h("summary", {}, t("calculator.syntax")),
      h(
        "dl",
        {},
        rows.map(([written, meaning]) =>
          h("div", {}, [
            h("dt", {}, h("code", { dir: "ltr" }, written)),
            h("dd", {}, meaning),
          ])
        ),
      ),
    ]);
  }

  get lines() {
    return this.rows.map((row) => row.text);
  }

  /** The answer of each line as the library writes it. */
  answers() {
    return this.notepad.lines(0, this.rows.length).map((line) => answerOf(this.desk, this.notepad, line).plain);
  }

  /** Shows other lines, without saving them. */
  setRows(lines) {
    this.rows = lines.map((text) => new Line(this.desk, text, this));
    show(this.list, ...this.rows.map(({ element }) => element));
    this.setAll();
  }

  /** Hands all lines to the library. */
  setAll() {
    this.number(0);
    const lines = [...this.lines.map(sourceOf), TOTAL];
    this.notepad.setText(lines.join("\n"));
    this.drawing.all();
  }

  /** Numbers the lines from an index on, after lines have been added or removed. */
  number(from) {
    this.list.classList.toggle("long", this.rows.length > LONG);
    for (let index = from; index < this.rows.length; index += 1) {
      this.rows[index].number(index + 1);
    }
  }

  /** Draws the total of the last block. */
  drawTotal() {
    const line = this.notepad.lineAt(this.rows.length);
    const isWrong = line.kind === "error" || line.kind === "question";
    const { text, plain } = answerOf(this.desk, this.notepad, line);
    const isMissing = isWrong || line.kind === "number" && plain === "0";
    const isBroken = isWrong &&
      this.notepad.lines(0, this.rows.length).some(({ kind }) => kind === "error" || kind === "question");
    this.foot.hidden = isMissing && !isBroken;
    this.total.textContent = isBroken ? t("calculator.total_waits") : text;
    this.total.title = isBroken || plain === text ? "" : plain;
    this.foot.classList.toggle("broken", isBroken);
  }

  /** Saves the lines. Lines that another tab has changed are merged. */
  save(step = {}) {
    const { base, lines } = this;
    const from = { notepad: this.text };
    const keep = (made) => {
      this.base = made;
      this.text = JSON.stringify({ lines: made });
      return { notepad: this.text };
    };
    const redo = ({ notepad: stored }) => {
      const all = merged(base, lines, stored === null ? [] : linesOf(stored));
      if (all.length > MOST_LINES) {
        throw new Unreadable(t("calculator.too_many", { count: MOST_LINES }));
      }
      return keep(all);
    };
    this.desk.documents.putAll(keep(lines), { from, redo, ...step });
  }

  /** A line has another text. */
  typed(row) {
    this.notepad.setLine(this.rows.indexOf(row), sourceOf(row.text));
    this.drawing.changes();
    this.save();
  }

  replace(lines, step) {
    this.setRows(lines);
    this.rows.at(-1).input.focus();
    this.save(step);
  }

  /** Adds a line with a text at the end, or uses the last one if it is empty, and focuses it. */
  append(text) {
    const last = this.rows.at(-1);
    const row = last.text.trim() === "" ? last : this.insert(last, [""])[0];
    row.input.value = text;
    row.input.focus();
    row.input.setSelectionRange(text.length, text.length);
    row.element.scrollIntoView({ block: "nearest" });
    this.typed(row);
  }

  /** Inserts lines after a line; returns their rows. */
  insert(after, texts) {
    const at = this.rows.indexOf(after) + 1;
    const made = texts.map((text) => new Line(this.desk, text, this));
    this.rows.splice(at, 0, ...made);
    after.element.after(...made.map(({ element }) => element));
    if (texts.length > FEW) this.setAll();
    else {
      this.number(at);
      texts.forEach((text, index) => this.notepad.insertLine(at + index, sourceOf(text)));
    }
    return made;
  }

  remove(index) {
    const [row] = this.rows.splice(index, 1);
    this.notepad.removeLine(index);
    row.element.remove();
    this.number(index);
  }

  /** Joins a line to the one above it. */
  join(index) {
    const above = this.rows[index - 1];
    const row = this.rows[index];
    const end = above.text.length;
    above.input.value += row.text;
    above.input.focus();
    above.input.setSelectionRange(end, end);
    this.remove(index);
    this.typed(above);
  }

  split(row) {
    const { input } = row;
    if (this.rows.length >= MOST_LINES) {
      this.tell(t("calculator.too_many", { count: MOST_LINES }));
      return;
    }
    const rest = input.value.slice(input.selectionEnd);
    input.value = input.value.slice(0, input.selectionStart);
    const [next] = this.insert(row, [rest]);
    next.input.focus();
    next.input.setSelectionRange(0, 0);
    this.typed(row);
  }

  key(event, row) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const index = this.rows.indexOf(row);
    const { input } = row;
    const length = input.value.length;
    const isAtStart = input.selectionEnd === 0;
    const isAtEnd = input.selectionStart === length;
    const isEquals = event.key === "=" && isAtEnd &&
      CALCULATION.test(input.value);
    const move = (to, place) => {
      const target = this.rows[to]?.input;
      if (target === undefined) return false;
      target.focus();
      const end = Math.min(place, target.value.length);
      target.setSelectionRange(end, end);
      return true;
    };
    const acts = {
      Backspace: () => isAtStart && index > 0 && (this.join(index), true),
      Delete: () =>
        isAtEnd && index + 1 < this.rows.length &&
        (this.join(index + 1), true),
      ArrowUp: () => move(index - 1, input.selectionStart),
      ArrowDown: () => move(index + 1, input.selectionStart),
      ArrowLeft: () => isAtStart && move(index - 1, Infinity),
      ArrowRight: () => isAtEnd && move(index + 1, 0),
    };
    const isSplit = event.key === "Enter" || isEquals;
    if (isSplit) this.split(row);
    else if (event.shiftKey || acts[event.key]?.() !== true) return;
    event.preventDefault();
  }

  paste(event, row) {
    const lines = (event.clipboardData?.getData("text/plain") ?? "").split(
      /\r?\n/,
    );
    if (lines.length < 2) return;
    event.preventDefault();
    if (this.rows.length + lines.length - 1 > MOST_LINES) {
      this.tell(t("calculator.too_many", { count: MOST_LINES }));
      return;
    }
    const { input } = row;
    const rest = input.value.slice(input.selectionEnd);
    input.value = input.value.slice(0, input.selectionStart) + lines[0];
    const texts = lines.slice(1);
    texts.push(texts.pop() + rest);
    const last = this.insert(row, texts).at(-1);
    const end = last.text.length - rest.length;
    last.input.focus();
    last.input.setSelectionRange(end, end);
    this.typed(row);
  }

  tell(text) {
    this.told.textContent = text;
  }

  /** Copies a link that contains the lines. */
  async share() {
    const link = linkOf(this.desk, this.lines);
    if (link === null) {
      this.tell(t("calculator.link_long"));
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      this.tell(t("calculator.link_copied"));
    } catch {
      show(
        this.told,
        `${t("calculator.link_here")} `,
        h("a", { href: link }, link),
      );
    }
  }

  close() {
    this.drawing.close();
    this.notepad.free();
  }
}

export function notepad(desk) {
  return new Notepad(desk);
}
