// The form that adds, spends, holds, and edits amounts.

import { currencyChoice } from "../parts/currencies.js";
import { button, field, giveText, h, show } from "../parts/dom.js";
import { amountField, clearAll, dateField, readAll, textField } from "../parts/field.js";
import { readAmount } from "../parts/numbers.js";
import { LABEL_BYTES } from "../state/bank.js";
import { stillSame, wordsOf } from "../state/kept.js";
import { t } from "../words/words.js";
import { nameOf } from "./wallet-entries.js";
import { localDay } from "../state/days.js";

/** The entry that is edited, so that a screen that is rendered again still edits it. */
let editing = null;

class MoveForm {
  constructor(screen) {
    this.screen = screen;
    this.currency = screen.desk.settings.home;
    this.date = localDay();
    this.title = h("h2", {});
    this.place = h("form", { class: "stack", novalidate: true });
    this.exactly = button(
      t("wallet.exactly"),
      () => this.repeat(),
      { id: "wallet-exact", hidden: true },
    );
    this.last = null;
    this.place.addEventListener("submit", (event) => {
      event.preventDefault();
      if (editing === null) this.add();
      else this.save();
    });
    this.element = h("section", {
      class: "card wallet-form",
      "aria-label": t("wallet.move"),
    }, [this.title, this.place]);
    const { desk, wallet } = screen;
    const isThere = editing !== null && editing.desk === desk &&
      wordsOf(wallet.entries(), editing.entry.id) === editing.before;
    if (!isThere) editing = null;
    this.build();
  }

  /** Makes the fields, for a new entry or the edited one. */
  build() {
    const { desk } = this.screen;
    const entry = editing?.entry ?? null;
    if (entry !== null) this.currency = entry.amount.currency;
    this.amount = amountField(desk, {
      currency: this.currency,
      sign: entry === null ? "positive" : "any",
      label: t("wallet.amount"),
      id: "wallet-amount",
      hint: entry === null ? "" : t("wallet.negative_spends"),
      oninput: () => this.hideExactly(),
    });
    this.label = textField(desk, {
      label: t("wallet.label"),
      id: "wallet-label",
      maxBytes: LABEL_BYTES,
      isOptional: true,
      value: entry?.label ?? "",
    });
    this.day = dateField(desk, {
      label: t("wallet.date"),
      id: "wallet-date",
      isOptional: true,
      value: entry === null ? this.date : entry.date ?? "",
    });
    if (entry !== null) this.amount.show(entry.amount);
    const choice = currencyChoice(desk, this.currency, (code) => {
      this.currency = code;
      this.amount.setCurrency(code);
      this.hideExactly();
    }, { id: "wallet-currency" });
    this.title.textContent = t(entry === null ? "wallet.move" : "wallet.edit");
    show(
      this.place,
      h("div", { class: "fields" }, [
        this.amount.element,
        field(t("wallet.currency"), choice),
        this.label.element,
        this.day.element,
      ]),
      h("div", { class: "row" }, [...this.buttons(entry), this.exactly]),
    );
  }

  buttons(entry) {
    const main = (words, id) => h("button", { type: "submit", class: "main", id }, words);
    return entry === null
      ? [
        main(t("wallet.add"), "wallet-add"),
        button(t("wallet.spend"), () => this.spend(), { id: "wallet-take" }),
        button(t("wallet.hold"), () => this.hold(), { id: "wallet-hold" }),
      ]
      : [
        main(t("common.save"), "wallet-save"),
        button(t("common.cancel"), () => this.stop(true), {
          id: "wallet-cancel",
        }),
      ];
  }

  hideExactly() {
    this.exactly.hidden = true;
  }

  /** The amount with more decimals than its currency has, or null if it is refused for another reason. */
  exact() {
    const { desk } = this.screen;
    const found = desk.attempt(() => readAmount(desk, this.amount.text, this.currency));
    const isRight = found !== null &&
      (editing === null ? found.sign > 0 : !found.isZero);
    return isRight && this.amount.value === null ? found : null;
  }

  /** Repeats the last action with all decimals. */
  repeat() {
    this.last?.(this.exact());
  }

  /** Reads the form; null if a field refuses its text. `exact` replaces an amount that its field refuses. */
  read(exact, again) {
    this.last = again;
    this.hideExactly();
    const rest = [this.label, this.day];
    const found = readAll(exact === null ? [this.amount, ...rest] : rest);
    if (found === null) {
      this.exactly.hidden = this.exact() === null;
      return null;
    }
    const [amount, label, date] = exact === null ? found : [exact, ...found];
    return { amount, note: { label: label ?? "", date } };
  }

  /** Changes the wallet with the amount of the form. `step` returns the words for undo. */
  move(exact, again, change, step) {
    const { screen } = this;
    const read = this.read(exact, again);
    if (read === null) return;
    const { amount, note } = read;
    const texts = [this.amount.text, this.label.text];
    const isDone = screen.act(() => change(amount, note), {
      refuse: (words, { code }) =>
        this.amount.fail(
          code === "insufficient" ? screen.overdraft(amount.currency) : words,
        ),
      refused: () => {
        giveText(this.amount.control, texts[0]);
        giveText(this.label.control, texts[1]);
      },
      words: step(note.label || screen.desk.text(amount)),
    });
    if (!isDone) return;
    this.date = this.day.control.value;
    this.amount.empty();
    this.label.empty();
    this.amount.control.focus();
  }

  add(exact = null) {
    this.move(
      exact,
      (one) => this.add(one),
      (amount, note) => this.screen.wallet.add(amount, note),
      (name) => t("wallet.step_add", { name }),
    );
  }

  /** Spending starts with a hold, because the library rejects a hold that exceeds the balance. */
  spend(exact = null) {
    const change = (amount, note) => {
      const { wallet } = this.screen;
      wallet.commit(wallet.hold(amount, note));
    };
    const step = (name) => t("wallet.step_spend", { name });
    this.move(exact, (one) => this.spend(one), change, step);
  }

  hold(exact = null) {
    this.move(
      exact,
      (one) => this.hold(one),
      (amount, note) => this.screen.wallet.hold(amount, note),
      (name) => t("wallet.step_hold", { name }),
    );
  }

  /** Shows an entry in the form. */
  edit(entry) {
    const before = wordsOf(this.screen.wallet.entries(), entry.id);
    editing = { desk: this.screen.desk, entry, before };
    this.hideExactly();
    this.build();
    this.amount.control.focus();
    this.amount.control.select();
  }

  /** Ends editing, and focuses the entry's button if it is still there. */
  stop(isFocused) {
    const id = editing?.entry.id;
    editing = null;
    this.hideExactly();
    clearAll(this.place);
    this.build();
    const back = document.querySelector(`[data-edit="${id}"]`);
    if (isFocused) (back ?? this.amount.control).focus();
  }

  /** Replaces the edited entry. The library has no edit, so the new entry is added and the old one removed. */
  save(exact = null) {
    const { screen } = this;
    const { entry, before } = editing;
    const read = this.read(exact, (one) => this.save(one));
    if (read === null) return;
    const { amount, note } = read;
    if (amount.isZero) {
      this.amount.fail(t("wallet.not_zero"));
      return;
    }
    const name = nameOf(entry);
    let id = null;
    const isDone = screen.act(() => {
      const { wallet } = screen;
      stillSame(before, wordsOf(wallet.entries(), entry.id));
      // A held amount must be covered after each of the two steps.
      if (amount.sign < 0) wallet.remove(entry.id);
      id = wallet.add(amount, note);
      if (amount.sign > 0) wallet.remove(entry.id);
    }, {
      refuse: (words, { code }) =>
        this.amount.fail(
          code === "insufficient" ? t("wallet.edit_held") : words,
        ),
      words: t("wallet.step_edit", { name }),
    });
    if (!isDone) return;
    this.stop(false);
    document.querySelector(`[data-edit="${id}"]`)?.focus();
  }
}

export function moveForm(screen) {
  return new MoveForm(screen);
}
