// The card for a screen that cannot be shown: the error, and actions that preserve the data.

import { exportAll } from "../state/archive.js";
import { documentText } from "../words/documents.js";
import { t } from "../words/words.js";
import { button, h } from "./dom.js";

/** The card shown instead of a screen; `uses` lists its documents, and `again` reopens it. */
export function failure(desk, title, uses, error, again) {
  const names = desk.documents.names().filter((name) => uses.includes(name));
  const aside = (name) => {
    const kept = desk.putAside(name);
    desk.notice(t("documents.set_aside", { name: documentText(name), aside: documentText(kept) }));
    again();
  };
  const words = t(names.length === 0 ? "failure.saved" : "failure.saved_hint");
  return h("section", { class: "failure", role: "alert", "aria-label": t("failure.label", { title }) }, [
    h("p", {}, t("failure.reason", { reason: error.message })),
    h("p", {}, words),
    h("div", { class: "row" }, [
      button(t("failure.again"), again),
      button(t("settings.export"), () => exportAll(desk)),
      ...names.map((name) =>
        button(t("failure.set_aside", { name: documentText(name) }), () => aside(name), { data: { aside: name } })
      ),
    ]),
  ]);
}
