// A fee in percent of the amount given, beside the conversion without one.

import { h, show } from "../parts/dom.js";
import { percentField } from "../parts/field.js";
import { t } from "../words/words.js";

export class Fee {
  constructor(desk, model) {
    Object.assign(this, { desk, model });
    this.field = percentField(desk, {
      label: t("converter.fee_percent"),
      id: "fee",
      oninput: () => this.draw(),
    });
    this.field.show(desk.library.decimalParse("1.5"));
    this.told = h("dl", { class: "facts", id: "fee-told" });
    this.element = h("section", {
      class: "card",
      "aria-label": t("converter.fee"),
    }, [h("h2", {}, t("converter.fee")), this.field.element, this.told]);
  }

  draw() {
    const { desk, model, field } = this;
    const row = (term, text) => h("div", {}, [h("dt", {}, term), h("dd", {}, h("bdi", {}, text))]);
    const only = (words) => show(this.told, row(t("converter.fee_told"), words));
    const amount = model.amount();
    if (amount === null) return only(t("converter.amount_first"));
    const percent = field.value;
    if (percent === null) return only(t("converter.percent_first"));
    const { target, options } = model;
    const evaluate = (text) => {
      const found = model.try((rates) => desk.library.Expression.evaluate(text, { rates, ...options }).amount);
      if (found === null) return "…";
      return "currency" in found ? desk.text(found) : t("converter.no_rate_short");
    };
    const part = `${percent}%`;
    return show(
      this.told,
      row(t("converter.without_fee"), evaluate(`${amount} in ${target}`)),
      row(t("converter.fee_told"), evaluate(`${part} x ${amount}`)),
      row(
        t("converter.arrives"),
        evaluate(`(${amount} - ${part}) in ${target}`),
      ),
    );
  }
}
