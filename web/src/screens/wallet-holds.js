// The holds of a wallet: each is paid or released.

import { button, h, show } from "../parts/dom.js";
import { pagedTable } from "../parts/tables.js";
import { stillSame, wordsOf } from "../state/kept.js";
import { t } from "../words/words.js";

class Holds {
  constructor(screen) {
    this.screen = screen;
    this.wrong = h("p", { class: "wrong", role: "alert", id: "holds-wrong" });
    this.place = h("div", {});
    this.table = pagedTable({
      caption: t("wallet.held_amounts"),
      columns: [
        [t("wallet.hold_of"), "text"],
        [t("wallet.amount"), "number"],
        ["", "number"],
      ],
      items: [],
      row: (hold) => this.row(hold),
      id: "holds",
    });
    this.element = h("section", {
      class: "card",
      "aria-label": t("wallet.holds"),
    }, [h("h2", {}, t("wallet.holds")), this.wrong, this.place]);
  }

  row({ id, amount, label, date }) {
    const { desk } = this.screen;
    const text = desk.text(amount);
    const name = label || text;
    const settle = (words, change) => () => this.settle(id, change, t(words, { name }));
    return [
      [
        h("bdi", {}, label || t("wallet.number", { id })),
        h("small", {}, date ?? t("wallet.no_date")),
      ],
      h("bdi", {}, text),
      h("span", { class: "row end" }, [
        button(
          t("wallet.pay"),
          settle("wallet.step_pay", (wallet) => wallet.commit(id)),
          { "aria-label": t("wallet.pay_amount", { amount: text }) },
        ),
        button(
          t("wallet.release"),
          settle("wallet.step_release", (wallet) => wallet.release(id)),
          { "aria-label": t("wallet.release_amount", { amount: text }) },
        ),
      ]),
    ];
  }

  /** Pays or releases a hold, provided that it has not been replaced. */
  settle(id, change, words) {
    const { screen } = this;
    const before = wordsOf(screen.wallet.holds(), id);
    screen.act(() => {
      stillSame(before, wordsOf(screen.wallet.holds(), id));
      change(screen.wallet);
    }, {
      refuse: (sentence) => {
        this.wrong.textContent = sentence;
      },
      words,
    });
  }

  draw() {
    this.wrong.textContent = "";
    const found = this.screen.wallet.holds();
    this.table.update(found);
    const next = found.length === 0 ? h("p", { class: "hint" }, t("wallet.no_holds")) : this.table.element;
    if (this.place.firstChild !== next) show(this.place, next);
  }
}

export function holds(screen) {
  return new Holds(screen);
}
