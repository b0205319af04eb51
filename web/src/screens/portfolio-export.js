// Saves the transactions as CSV or as a journal.

import { button, h } from "../parts/dom.js";
import { saveFile } from "../parts/save.js";
import { localDay } from "../state/days.js";
import { whole } from "../state/whole.js";
import { reasonOf, t } from "../words/words.js";

const KINDS = ["csv", "ledger", "beancount"];

/** Buttons that save the transactions as files. */
export function exports(holdings) {
  const told = h("p", { class: "wrong", role: "alert" });
  const textOf = async (kind) => {
    const { portfolio } = holdings;
    if (kind === "csv") return portfolio.toCsv();
    const { journal } = await whole("portfolios");
    return journal(portfolio.toJson(), kind);
  };
  const save = async (kind) => {
    told.textContent = "";
    try {
      saveFile(`portfolio-${localDay()}.${kind}`, await textOf(kind), "text/plain");
    } catch (error) {
      told.textContent = t("portfolio.refused", { reason: reasonOf(error) });
    }
  };
  const made = KINDS.map((kind) => button(t(`portfolio.export.${kind}`), () => save(kind), { id: `export-${kind}` }));
  return h("div", { class: "stack" }, [h("div", { class: "row" }, made), told]);
}
