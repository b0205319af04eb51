// The invoice: written with live totals, each of which explains itself, or read from a file and checked.

import { button, h } from "../parts/dom.js";
import { tabs } from "../parts/figure.js";
import { onceReleased } from "../parts/pressed.js";
import { t } from "../words/words.js";
import { Adjustments } from "./invoice-adjustments.js";
import { Check } from "./invoice-check.js";
import { Export } from "./invoice-export.js";
import { Heading } from "./invoice-heading.js";
import { Lines } from "./invoice-lines.js";
import { InvoiceModel } from "./invoice-model.js";
import { Totals } from "./invoice-totals.js";
import { fold } from "./till-parts.js";

export const uses = ["invoice"];

/** The form of the invoice with its totals beside it. */
class Write {
  constructor(desk, model, reopen) {
    this.desk = desk;
    this.model = model;
    const changed = () => this.draw();
    this.heading = new Heading(desk, model, {
      changed,
      onCurrency: () => {
        for (const part of [this.lines, this.adjustments, this.totals]) part.renew();
        this.draw();
      },
    });
    this.lines = new Lines(desk, model, changed);
    this.adjustments = new Adjustments(desk, model, changed);
    this.totals = new Totals(desk, model, changed);
    this.export = new Export(this);
    this.paper = h("div", {});
    const anew = button(t("invoice.anew"), () => {
      model.startAnew();
      reopen();
    }, { id: "invoice-new" });
    this.element = h("div", { class: "invoice" }, [
      h("div", { class: "stack no-print" }, [
        this.heading.element,
        this.lines.element,
        h("section", { class: "card", "aria-label": t("invoice.adjustments") }, [
          fold("invoice adjustments", t("invoice.adjustments"), [this.adjustments.element]),
        ]),
      ]),
      h("div", { class: "stack invoice-side" }, [
        h("div", { class: "stack no-print" }, [this.totals.element, this.export.element, h("div", {}, anew)]),
      ]),
      h("div", { class: "invoice-paper" }, this.paper),
    ]);
    this.draw();
  }

  /** Draws everything that depends on the amounts, but not while a button is pressed. */
  draw() {
    onceReleased(() => {
      const invoice = this.model.invoice();
      const { lines, explained } = this.totals.draw(invoice);
      this.lines.draw(lines, explained);
      this.adjustments.draw();
      this.paper.replaceChildren(this.export.paper(invoice));
    });
  }
}

export function open(desk) {
  const model = new InvoiceModel(desk);
  const element = h("div", {});
  const draw = (selected) => {
    const panels = [
      ["write", t("invoice.write"), () => new Write(desk, model, () => draw("write")).element],
      ["check", t("invoice.check"), () => new Check(desk, model, () => draw("write")).element],
    ];
    desk.setParams({ tab: selected === "write" ? null : selected });
    element.replaceChildren(tabs(t("screens.invoice"), panels, selected, (tab) => {
      desk.setParams({ tab: tab === "write" ? null : tab });
    }));
  };
  draw(desk.place.params.tab === "check" ? "check" : "write");
  return { element };
}
