// The converter: two linked fields, the provenance of the rate, past rates, and a fee.

import { button, field, h, show } from "../parts/dom.js";
import { currencyChoice } from "../parts/currencies.js";
import { ageText } from "../parts/days.js";
import { provenance } from "../parts/provenance.js";
import { past } from "./converter-past.js";

export const uses = ["converter", "rates", "currencies"];

const STATES = {
  empty: "Waiting for rates",
  loading: "Loading",
  ready: "Ready",
  stale: "Outdated rates",
  failed: "Failed",
};

function amountField(label, id, onInput) {
  const input = h("input", {
    type: "text",
    inputmode: "decimal",
    autocomplete: "off",
    spellcheck: "false",
    id,
    class: "amount",
    data: { stored: "input" },
    dir: "ltr",
    oninput: onInput,
  });
  return { input, element: field(label, input) };
}

class Screen {
  constructor(desk) {
    this.desk = desk;
    const { Converter } = desk.library;
    const start = () => new Converter("EUR", "USD", { display: "none" });
    this.forward = desk.restore(
      "converter",
      (text) => Converter.fromJson(text),
      start,
    );
    this.forward.setLocale(desk.locale);
    if (desk.documents.get("converter") === null) this.forward.setAmount("100");
    const { source, target } = this.forward.info(new Date());
    this.back = new Converter(target, source, { display: "none" });
    this.back.setLocale(desk.locale);
    this.live = desk.live;
    this.applyPlace();
    this.giveRates();
    if (desk.isAsking) this.setLoading();
    this.build();
    this.draw();
  }

  /** Applies the parameters of the address: `from`, `to` and `amount`. Invalid ones are ignored. */
  applyPlace() {
    const { from = null, to = null, amount = null } = this.desk.place.params;
    if (from !== null || to !== null) {
      this.desk.attempt(() => {
        this.forward.setPair(from, to);
        this.back.setPair(to, from);
      });
    }
    if (amount !== null) {
      this.desk.attempt(() => this.forward.setAmount(amount));
    }
  }

  setLoading() {
    for (const converter of [this.forward, this.back]) converter.setLoading();
  }

  giveRates() {
    const { rates, ratesFailure } = this.desk;
    for (const converter of [this.forward, this.back]) {
      if (rates !== null) converter.setRates(rates, "store", new Date());
      else if (ratesFailure !== "") {
        converter.setRatesFailure("transport", ratesFailure);
      } else converter.setLoading();
      if (
        this.live.feed !== null &&
        this.live.feed.info(new Date()).state !== "empty"
      ) {
        converter.takeFeed(this.live.feed);
      }
    }
  }

  build() {
    const give = amountField(
      "You give",
      "give",
      () => this.typed(this.forward, this.give, this.take),
    );
    const take = amountField(
      "You get",
      "take",
      () => this.typed(this.back, this.take, this.give),
    );
    this.give = give.input;
    this.take = take.input;
    this.sourcePlace = h("div", {});
    this.targetPlace = h("div", {});
    this.wrong = h("p", {
      class: "wrong",
      id: "converter-wrong",
      role: "alert",
    });
    this.state = h("span", { class: "badge", id: "converter-state" });
    this.line = h("p", { class: "big rate", id: "equivalence", dir: "ltr" });
    this.when = h("p", { class: "hint", id: "updated" });
    this.facts = h("div", {});
    this.fee = h("input", {
      type: "text",
      inputmode: "decimal",
      value: "1.5",
      id: "fee",
      autocomplete: "off",
      oninput: () => this.draw(),
    });
    this.feeTold = h("dl", { class: "facts", id: "fee-told" });
    this.past = past(this.desk);
    const swap = button("⇄ Swap", () => this.swap(), { id: "swap" });
    const refresh = button("Refresh", () => this.refresh(), { id: "refresh" });
    const main = h("section", { class: "card", "aria-label": "Convert" }, [
      h("div", { class: "pair" }, [give.element, this.sourcePlace]),
      h("div", { class: "row" }, [swap, refresh, this.state]),
      h("div", { class: "pair" }, [take.element, this.targetPlace]),
      this.wrong,
      this.line,
      this.when,
      this.facts,
    ]);
    const fee = h("section", { class: "card", "aria-label": "With a fee" }, [
      h("h2", {}, "With a fee"),
      field("Fee (% of the amount given)", this.fee),
      this.feeTold,
    ]);
    this.element = h("div", { class: "two halves" }, [
      h("div", { class: "stack" }, [main, fee]),
      this.past.element,
    ]);
    this.drawPair();
    this.give.value = this.forward.amount();
  }

  drawPair() {
    const { source, target } = this.forward.info(new Date());
    const choose = (label, code, id, change) =>
      field(
        label,
        currencyChoice(this.desk, code, change, {
          id,
          data: { stored: "change" },
        }),
      );
    show(
      this.sourcePlace,
      choose("From", source, "source", (code) => this.setPair(code, null)),
    );
    show(
      this.targetPlace,
      choose("To", target, "target", (code) => this.setPair(null, code)),
    );
  }

  setPair(source, target) {
    this.forward.setPair(source, target);
    this.back.setPair(target, source);
    this.changed();
  }

  swap() {
    this.forward.swap();
    this.back.swap();
    const { source, target } = this.forward.info(new Date());
    this.sourcePlace.querySelector(".picker").select(source);
    this.targetPlace.querySelector(".picker").select(target);
    this.changed();
  }

  /** The edited field determines the other one. */
  typed(converter, from, to) {
    converter.setAmount(from.value);
    if (converter === this.back) this.forward.setAmount(converter.text());
    to.value = converter.text();
    this.draw(converter);
    this.keep();
  }

  changed() {
    this.draw();
    this.take.value = this.forward.text();
    this.keep();
  }

  keep() {
    const { source, target } = this.forward.info(new Date());
    this.desk.setParams({
      from: source,
      to: target,
      amount: this.forward.amount(),
    });
    this.desk.documents.put("converter", this.forward.toJson());
  }

  /** Requests rates; the screen is rendered again with a response. */
  async refresh() {
    if (this.live.feed !== null) {
      for (const converter of [this.forward, this.back]) converter.refresh();
    }
    if (this.live.feed !== null || this.desk.rates === null) {
      this.setLoading();
      this.draw();
    }
    await this.desk.refreshRates();
    // A request may not be permitted yet.
    this.giveRates();
    this.draw();
  }

  draw(leading = this.forward) {
    const now = new Date();
    const info = this.forward.info(now);
    const { inputState } = leading.info(now);
    this.state.textContent = STATES[info.state] +
      (info.isLoading && info.state !== "loading" ? ", updating" : "");
    this.state.className = `badge ${info.state}`;
    this.state.dataset.state = info.state;
    const isWrong = inputState === "invalid";
    for (
      const [input, converter] of [[this.give, this.forward], [
        this.take,
        this.back,
      ]]
    ) {
      if (isWrong && leading === converter) {
        input.setAttribute("aria-invalid", "true");
      } else input.removeAttribute("aria-invalid");
    }
    const hasRates = info.origin !== "none";
    const isOffline = !navigator.onLine && this.live.feed !== null &&
      !isWrong && leading.reason() !== "";
    const cause = isOffline ? "You are offline." : leading.reason();
    const reason = [cause, this.live.trouble].filter((text) => text !== "")
      .join(" ");
    this.wrong.textContent = info.state === "loading" || info.state === "empty" ? this.live.trouble : reason;
    this.line.textContent = this.forward.unitRate() || "–";
    const day = info.updated === null ? "" : info.updated.toISOString().slice(0, 16).replace("T", " ").replace(
      " 00:00",
      "",
    );
    const origins = {
      network: "from the network",
      store: "saved on this device",
      program: "bundled",
      none: "",
    };
    const origin = origins[info.origin];
    this.when.textContent = hasRates
      ? `Rates of ${day || "an unknown time"}, ${ageText(info.updatedAge)}, ${origin}.`
      : "No rates available yet.";
    if (this.take.value === "" && leading === this.forward) {
      this.take.value = this.forward.text();
    }
    const amount = this.desk.attempt(() => this.forward.resultDetailed(now));
    show(
      this.facts,
      amount === null ? null : provenance(
        this.desk,
        [amount.details],
        "Rate, path, day and rounding remainder",
      ),
    );
    this.drawFee(info);
    this.past.draw(info.source, info.target, this.amount(info.source));
  }

  amount(source) {
    return this.desk.attempt(() =>
      this.desk.library.parseLocale(
        this.forward.amount(),
        this.desk.locale,
        source,
      )
    );
  }

  drawFee({ source, target }) {
    const { library, rates } = this.desk;
    const amount = this.amount(source);
    const said = (term, text) => h("div", {}, [h("dt", {}, term), h("dd", {}, text)]);
    if (amount === null || rates === null) {
      return show(this.feeTold, said("Fee", "Enter an amount first."));
    }
    const evaluate = (text) => this.desk.text(library.Expression.evaluate(text, { rates }).amount);
    const lines = this.desk.attempt(
      () => {
        const part = `${library.decimalParse(this.fee.value.trim())}%`;
        return [
          said("Mid-market", evaluate(`${amount} in ${target}`)),
          said("Fee", evaluate(`${amount} x ${part}`)),
          said("You get", evaluate(`(${amount} - ${part}) in ${target}`)),
        ];
      },
      (error) => [said("Fee", error.message)],
    );
    return show(this.feeTold, ...lines);
  }
}

export function open(desk) {
  return { element: new Screen(desk).element };
}
