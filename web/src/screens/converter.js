// The converter: an amount in another currency, in several at once, on a past day, and with a fee.

import { button, field, h, show } from "../parts/dom.js";
import { currencyChoice } from "../parts/currencies.js";
import { clear, dateField, fail } from "../parts/field.js";
import { ageBadge } from "../parts/figure.js";
import { onceReleased } from "../parts/pressed.js";
import { provenance } from "../parts/provenance.js";
import { t } from "../words/words.js";
import { Fee } from "./converter-fee.js";
import { Model } from "./converter-model.js";
import { Past } from "./converter-past.js";
import { Targets } from "./converter-targets.js";

export const uses = ["converter", "rates", "currencies"];

/** Milliseconds for which a button confirms a copy. */
const COPIED = 2000;
/** Milliseconds after a key until an error is shown. */
const PAUSE = 400;
/** Characters from which amounts are written smaller. */
const LONG = 12;

function amountInput(id, label, onInput, onChange) {
  const input = h("input", {
    type: "text",
    inputmode: "decimal",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: "100",
    id,
    class: "amount",
    data: { stored: "input" },
    dir: "ltr",
    oninput: onInput,
    onchange: onChange,
  });
  return { input, element: field(label, input) };
}

class Screen {
  constructor(desk) {
    this.desk = desk;
    this.model = new Model(desk);
    this.fee = new Fee(desk, this.model);
    this.past = new Past(desk);
    this.targets = new Targets(desk, this.model, (code) => this.choose(code));
    this.build();
    this.draw();
  }

  build() {
    this.main = h("section", {
      class: "card exchange",
      "aria-label": t("converter.convert"),
    }, [this.#amounts(), this.#rate(), this.#day(), this.#actions()]);
    this.facts = h("div", { class: "facts-place" });
    this.main.append(this.facts);
    this.element = h("div", { class: "two halves" }, [
      h("div", { class: "stack" }, [this.main, this.targets.element]),
      h("div", { class: "stack" }, [this.past.element, this.fee.element]),
    ]);
    this.give.value = this.model.give;
  }

  #amounts() {
    const { model } = this;
    const give = amountInput(
      "give",
      t("converter.give"),
      () => this.typed(() => model.typeGive(this.give.value)),
      () => this.left(),
    );
    const take = amountInput(
      "take",
      t("converter.take"),
      () => this.typed(() => model.typeTake(this.take.value)),
      () => this.left(),
    );
    this.give = give.input;
    this.take = take.input;
    this.give.placeholder = t("converter.example");
    const swap = button("", () => this.swap(), {
      id: "swap",
      class: "swap",
      "aria-label": t("converter.swap"),
      title: t("converter.swap"),
    });
    swap.append(h("span", { "aria-hidden": "true" }, "⇅"));
    this.note = h("p", { class: "hint", id: "read-as", role: "status" });
    return h("div", { class: "exchange-amounts" }, [
      give.element,
      this.#currency("source", "from", (code) => model.setSource(code)),
      this.note,
      swap,
      take.element,
      this.#currency("target", "to", (code) => model.setTarget(code)),
    ]);
  }

  /** The field of a currency, and the button that shows all currencies on a screen of their own. */
  #currency(id, name, set) {
    const element = currencyChoice(this.desk, this.model[id], (code) => {
      set(code);
      this.changed();
    }, { id, data: { stored: "change" } });
    this[id] = element;
    const list = h("a", {
      class: "list-button",
      id: `${id}-list-button`,
      href: this.desk.link("currencies", { for: name, on: this.model.on }),
      "aria-label": t(`converter.list_${name}`),
      title: t(`converter.list_${name}`),
    }, h("span", { "aria-hidden": "true" }, "☰"));
    return h("div", { class: "currency-row" }, [
      field(t(`converter.${name}`), element),
      list,
    ]);
  }

  #rate() {
    this.wrong = h("p", {
      class: "wrong",
      id: "converter-wrong",
      role: "alert",
    });
    this.line = h("p", { class: "rate", id: "equivalence", dir: "ltr" });
    this.state = h("span", { id: "converter-state" });
    this.when = h("span", { class: "hint", id: "updated" });
    return h("div", { class: "stack close" }, [
      this.line,
      h("div", { class: "row" }, [this.state, this.when]),
      this.wrong,
    ]);
  }

  #day() {
    const { firstDate, lastDate } = this.desk.rates?.info() ?? {};
    this.day = dateField(this.desk, {
      ...(firstDate ? { first: firstDate, last: lastDate } : {}),
      label: t("converter.day"),
      id: "day",
      isOptional: true,
      onchange: () => this.setDay(this.day.text),
    });
    this.day.text = this.model.on ?? "";
    this.newest = button(t("converter.newest"), () => {
      this.day.text = "";
      this.setDay("");
      this.day.control.focus();
    }, { id: "newest" });
    this.told = h("p", { class: "hint", id: "past-told", role: "status" });
    return h("div", { class: "stack close" }, [
      h("div", { class: "day-row" }, [this.day.element, this.newest]),
      this.told,
    ]);
  }

  #actions() {
    const copy = (id, words, text) => {
      const one = button(words, () => this.copy(one, words, text()), { id });
      return one;
    };
    this.copyResult = copy(
      "copy-result",
      t("converter.copy_result"),
      () => this.resultText(),
    );
    const link = copy("copy-link", t("converter.copy_link"), () => this.link());
    this.today = button(t("converter.today"), () => this.desk.turnOnRates(), {
      id: "today",
      class: "main",
    });
    this.refreshing = button(t("converter.refresh"), () => this.refresh(), {
      id: "refresh",
    });
    const { provider } = this.desk.settings;
    this.today.hidden = provider !== "";
    return h("div", { class: "row" }, [
      this.today,
      this.refreshing,
      this.copyResult,
      link,
    ]);
  }

  /** The edited field determines the other one. */
  typed(set) {
    set();
    this.draw();
    this.model.keep();
  }

  /** The field was left: its error is shown at once, and a text such as "100 usd" becomes a number. */
  left() {
    this.#tellTrouble();
    this.model.tidy();
    if (this.model.take === null) this.give.value = this.model.give;
  }

  choose(code) {
    this.model.setTarget(code);
    this.changed();
  }

  swap() {
    this.model.setPair(this.model.target, this.model.source);
    this.changed();
  }

  /** The pair or the day changed, so the amount of the source applies. */
  changed() {
    this.model.settle();
    this.give.value = this.model.give;
    this.draw();
    this.model.keep();
  }

  setDay(text) {
    if (text !== "" && this.day.trouble !== "") return;
    this.model.on = text === "" ? null : text;
    this.changed();
  }

  /** Requests rates; the screen is rendered again with a response. */
  async refresh() {
    const { desk, model } = this;
    if (desk.live.feed !== null) model.forward.refresh();
    if (desk.live.feed !== null || desk.rates === null) model.setLoading();
    this.draw();
    await desk.refreshRates();
    // A request may not be permitted yet.
    model.giveRates();
    this.draw();
  }

  resultText() {
    const { model, desk } = this;
    const amount = model.amount();
    const found = amount === null ? null : model.converted(amount, model.target);
    return found !== null && "result" in found ? desk.text(found.result) : "";
  }

  link() {
    const { model, desk } = this;
    const params = {
      from: model.source,
      to: model.target,
      amount: model.amount()?.amount.toString(),
      on: model.on,
    };
    return new URL(desk.link("converter", params), location.href).href;
  }

  async copy(one, words, text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      this.desk.notice(t("converter.not_copied", { text }));
      return;
    }
    one.textContent = t("converter.copied");
    setTimeout(() => {
      one.textContent = words;
    }, COPIED);
  }

  draw() {
    const { model } = this;
    const { source, target } = model;
    if (this.source.control.value !== source) this.source.select(source);
    if (this.target.control.value !== target) this.target.select(target);
    this.note.textContent = model.read;
    const isTake = model.take !== null;
    if (isTake) this.give.value = model.give;
    else this.take.value = model.result();
    for (const input of [this.give, this.take]) {
      input.classList.toggle("long", input.value.length > LONG);
    }
    this.#drawTrouble();
    this.line.textContent = model.unitRate() || "–";
    this.copyResult.disabled = this.resultText() === "";
    this.newest.hidden = model.on === null;
    this.#drawState();
    this.#drawFacts();
    this.fee.draw();
    this.targets.draw();
    this.past.draw(source, target);
  }

  /** Shows the error of the amount as soon as the user pauses: "100 us" may become "100 usd". */
  #drawTrouble() {
    for (const one of [this.give, this.take]) clear(one);
    clearTimeout(this.pause);
    if (this.model.problem !== "") this.pause = setTimeout(() => this.#tellTrouble(), PAUSE);
  }

  #tellTrouble() {
    clearTimeout(this.pause);
    onceReleased(() => {
      const { problem, take } = this.model;
      if (problem !== "") fail(take === null ? this.give : this.take, problem, { isFocused: false });
    });
  }

  #drawState() {
    const { model, desk } = this;
    const info = model.forward.info(new Date());
    const details = model.details();
    const isUpdating = info.isLoading || desk.isAsking;
    const day = model.on !== null ? details?.asOf ?? null : info.updated?.toISOString().slice(0, 10) ?? desk.ratesDay();
    const badge = model.on === null
      ? ageBadge(day)
      : h("span", { class: "badge" }, t("converter.past", { day: model.on }));
    if (isUpdating) badge.className = "badge";
    this.state.className = badge.className;
    this.state.textContent = isUpdating ? t("frame.updating") : badge.textContent;
    this.state.dataset.state = info.state;
    this.refreshing.disabled = isUpdating;
    const source = details?.source ?? "";
    const origin = model.on === null && info.origin === "network" ? t("converter.network") : t("converter.saved");
    this.when.textContent = day === null || source === "" ? "" : t("converter.source", { source, origin, day });
    this.#drawReason(info, details);
  }

  /** The reason why the result is missing or why the rates could not be updated. */
  #drawReason(info, details) {
    const { model, desk } = this;
    const { source, target } = model;
    const words = [];
    const isOffline = !navigator.onLine && desk.live.feed !== null;
    const reason = model.forward.reason();
    const hasRates = info.origin !== "none";
    if (desk.live.trouble !== "") words.push(desk.live.trouble);
    if (!hasRates && desk.ratesFailure !== "") words.push(desk.ratesFailure);
    else if (hasRates && details === null) {
      words.push(this.#noRate(source, target));
    } else if (isOffline && reason !== "") words.push(t("converter.offline"));
    else if (reason !== "" && info.inputState !== "invalid") {
      words.push(t("converter.not_updated", { reason }));
    }
    this.wrong.textContent = words.join(" ");
  }

  #noRate(source, target) {
    const { on } = this.model;
    if (on === null) return t("converter.no_rate", { source, target });
    const { firstDate, lastDate } = this.desk.rates.info();
    return t("converter.no_rate_on", {
      source,
      target,
      day: on,
      first: firstDate,
      last: lastDate,
    });
  }

  #drawFacts() {
    const { model, desk } = this;
    const details = model.details();
    const isNear = details !== null && details.gapDays > 0;
    this.told.textContent = isNear ? t("converter.gap", { day: model.on, used: details.asOf }) : "";
    show(
      this.facts,
      details === null ? null : provenance(desk, [details], t("converter.provenance")),
    );
  }
}

export function open(desk) {
  return { element: new Screen(desk).element };
}
