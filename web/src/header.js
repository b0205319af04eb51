// The header's tools: undo, redo, and the age of the exchange rates.

import { show } from "./parts/dom.js";
import { t } from "./words/words.js";

const TEXT_FIELDS =
  "input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, [contenteditable]";

function undoTools(desk) {
  const { documents, notice } = desk;
  const { undo } = documents;
  const [back, forth] = ["undo", "redo"].map((id) => document.getElementById(id));
  const draw = () => {
    for (
      const [button, key, words] of [[back, "frame.undo", undo.words], [
        forth,
        "frame.redo",
        undo.redoWords,
      ]]
    ) {
      button.disabled = words === null;
      const text = words === null ? t(key) : t(`${key}_words`, { words });
      button.title = text;
      button.setAttribute("aria-label", text);
      show(button.lastElementChild, text);
    }
    forth.hidden = undo.redoWords === null;
  };
  undo.onChange(draw);
  desk.onChange(draw);
  draw();
  back.addEventListener("click", () => documents.stepBack());
  forth.addEventListener("click", () => documents.stepBack(true));
  addEventListener("keydown", (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey &&
      event.key.toLowerCase() === "z";
    if (
      !isUndo ||
      event.target instanceof Element &&
        event.target.closest(TEXT_FIELDS) !== null
    ) return;
    event.preventDefault();
    documents.stepBack(event.shiftKey);
  });
  // The notice about a removal disappears with its step.
  let shown = null;
  documents.onRemoval = (told, step) => {
    shown?.line.remove();
    shown = {
      step,
      line: notice(told, {
        words: t("frame.undo"),
        run: () => documents.stepBack(),
      }),
    };
  };
  undo.onChange(() => {
    if (shown === null || undo.last === shown.step) return;
    shown.line.remove();
    shown = null;
  });
}

function ratesTools(desk) {
  const badge = document.getElementById("rates-badge");
  const line = document.getElementById("rates-line");
  const draw = () => {
    const { words, isOld } = desk.ratesWords(new Date());
    badge.textContent = desk.isAsking ? t("frame.updating") : words;
    badge.classList.toggle("old", isOld && !desk.isAsking);
    badge.setAttribute("aria-busy", String(desk.isAsking));
    badge.title = t("frame.refresh");
    badge.disabled = desk.isAsking;
    line.textContent = desk.ratesLine();
    line.dataset.day = desk.ratesDay() ?? "";
  };
  badge.addEventListener("click", () => desk.refreshRates());
  desk.onRates(draw);
  desk.onChange(draw);
  draw();
}

/** Shows the texts of the frame in the language of the interface. */
export function showFrameTexts() {
  for (const element of document.querySelectorAll("[data-message]")) {
    element.textContent = t(element.dataset.message);
  }
  for (const element of document.querySelectorAll("[data-message-label]")) {
    element.setAttribute("aria-label", t(element.dataset.messageLabel));
  }
}

/** Connects the tools of the header with the desk. */
export function header(desk) {
  desk.onChange((names) => {
    if (names.includes("settings")) showFrameTexts();
  });
  showFrameTexts();
  undoTools(desk);
  ratesTools(desk);
}
