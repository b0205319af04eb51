// The notepad as a text file and as a link.

import { localDay } from "../state/days.js";
import { button, h, show } from "../parts/dom.js";
import { MOST_LINES } from "../state/shapes.js";
import { t } from "../words/words.js";

/** Longer links are cut by some programs that share them. */
const MOST = 8000;

/** Saves the lines as a text file. Answers are comments, so that the text can be pasted again. */
export function saveText(notes) {
  const answers = notes.answers();
  const text = notes.lines.map((line, index) => answers[index] === "" ? line : `${line}  // ${answers[index]}`).join(
    "\n",
  );
  const link = h("a", {
    href: URL.createObjectURL(
      new Blob([`${text}\n`], { type: "text/plain;charset=utf-8" }),
    ),
    download: `notepad-${localDay()}.txt`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Returns the address of the page with these lines, or null if it would be too long. */
export function linkOf(desk, lines) {
  const hash = desk.link("calculator", { notes: lines.join("\n") });
  const link = new URL(hash, location.href).href;
  return link.length > MOST ? null : link;
}

/** Offers the lines of a link; they replace those of the user only on request. */
export function offerShared(desk, notes) {
  const { notes: text } = desk.place.params;
  if (text === undefined || text === null) return;
  const lines = text.split(/\r?\n/).slice(0, MOST_LINES);
  const done = () => {
    show(notes.place);
    desk.setParams({ notes: null });
  };
  const step = { words: t("calculator.shared_step") };
  const isSame = notes.lines.join("\n") === lines.join("\n");
  if (isSame) {
    done();
    return;
  }
  const act = (name, run) =>
    button(t(`calculator.${name}`), () => {
      done();
      run();
    }, { id: `notes-${name.replaceAll("_", "-")}` });
  const add = () => notes.replace([...notes.lines, "", ...lines].slice(0, MOST_LINES), step);
  show(
    notes.place,
    h("div", { class: "shared", role: "group" }, [
      h("p", {}, t("calculator.shared", { count: lines.length })),
      h("pre", { dir: "ltr" }, lines.slice(0, 5).join("\n")),
      h("div", { class: "row" }, [
        act("shared_replace", () => notes.replace(lines, step)),
        act("shared_add", add),
        act("shared_discard", () => {}),
      ]),
    ]),
  );
}
