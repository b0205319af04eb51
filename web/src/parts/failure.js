// The card for a screen that cannot be shown: the error, and actions that preserve the data.

import { exportAll } from "../state/archive.js";
import { button, h } from "./dom.js";

/** The card shown instead of a screen; `uses` lists its documents, and `again` reopens it. */
export function failure(desk, title, uses, error, again) {
  const names = desk.documents.names().filter((name) => uses.includes(name));
  const aside = (name) => {
    const kept = desk.putAside(name);
    desk.notice(`The document "${name}" was set aside as "${kept}" and is included in exports.`);
    again();
  };
  const words = names.length === 0
    ? "Your data are saved."
    : "Your data are saved. A document may be damaged: export everything, then set it aside. The screen restarts without it.";
  return h("section", { class: "failure", role: "alert", "aria-label": `${title} cannot be shown` }, [
    h("p", {}, `This screen cannot be shown: ${error.message}.`),
    h("p", {}, words),
    h("div", { class: "row" }, [
      button("Try again", again),
      button("Export everything", () => exportAll(desk)),
      ...names.map((name) => button(`Set "${name}" aside`, () => aside(name), { data: { aside: name } })),
    ]),
  ]);
}
