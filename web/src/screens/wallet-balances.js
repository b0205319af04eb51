// The balances of a wallet: the total in one currency, and the sum of each currency.

import { currencyChoice } from "../parts/currencies.js";
import { field, h, show } from "../parts/dom.js";
import { figure } from "../parts/figure.js";
import { reasonOf, t, tn } from "../words/words.js";
import { daysBetween, localDay, OLD } from "../state/days.js";

/** The currencies of a wallet. */
export function currenciesOf(wallet) {
  return Array.from(
    { length: wallet.currencyCount() },
    (_, index) => wallet.currencyAt(index),
  );
}

/** The total in a currency, or the sentence for its absence. */
export function totalOf(desk, wallet, home) {
  const options = desk.rates === null ? {} : { rates: desk.rates };
  return desk.attempt(
    () => ({ amount: wallet.total(home, options), words: "" }),
    (error) => ({
      amount: null,
      words: missingWords(desk, wallet, home, error),
    }),
  );
}

function missingWords(desk, wallet, home, error) {
  if (desk.rates === null) {
    return desk.ratesFailure === "" ? t("wallet.total_loading") : t("wallet.no_total", { reason: desk.ratesFailure });
  }
  if (error.code === "overflow") return t("wallet.overflow");
  const codes = currenciesOf(wallet).filter((code) =>
    desk.attempt(() => {
      desk.rates.convert(wallet.sum(code), home);
      return true;
    }) === null
  );
  return codes.length === 0 || error.code !== "no_rate"
    ? t("wallet.no_total", { reason: reasonOf(error) })
    : t("wallet.no_total_for", { currencies: codes.join(", ") });
}

/** A balance, and its value in the currency of the total. */
function rowOf(desk, wallet, code, home) {
  const sum = wallet.sum(code);
  const held = wallet.held(code);
  const value = code === home || desk.rates === null ? null : desk.attempt(() => desk.rates.convert(sum, home));
  return h("li", { data: { code } }, [
    h("span", { class: "name" }, [
      h("b", {}, code),
      " ",
      h("small", { lang: desk.language }, desk.nameOf(code)),
      held.isZero ? null : h(
        "small",
        { class: "held" },
        tn("wallet.available", {
          amount: desk.text(sum.minus(held)),
          held: desk.text(held),
        }),
      ),
    ]),
    h("span", { class: `amounts ${sum.sign < 0 ? "bad" : ""}`.trim() }, [
      h("b", { class: "balance" }, h("bdi", {}, desk.text(sum))),
      value === null ? null : h("small", {}, ["≈ ", h("bdi", {}, desk.text(value))]),
    ]),
  ]);
}

/** The elements of the total and the balances, in a currency. */
export function balanceRows(desk, wallet, home) {
  const codes = currenciesOf(wallet);
  if (codes.length === 0) return null;
  return h(
    "ul",
    { class: "balances", "aria-label": t("wallet.balances") },
    codes.map((code) => rowOf(desk, wallet, code, home)),
  );
}

class Balances {
  constructor(screen) {
    this.screen = screen;
    const { desk } = screen;
    this.home = desk.settings.home;
    const home = currencyChoice(desk, this.home, (code) => {
      this.home = code;
      // The choice affects the total alone, so that half-typed text elsewhere remains.
      desk.keep({ home: code });
      this.draw();
    }, { id: "home", data: { stored: "change" } });
    this.total = h("div", {});
    this.told = h("p", { class: "hint", id: "at-rates" });
    this.rows = h("div", {});
    this.element = h("section", {
      class: "card wallet-total",
      "aria-label": t("wallet.total"),
    }, [
      h("div", { class: "spread" }, [
        this.total,
        field(t("wallet.total_in"), home),
      ]),
    ]);
    this.list = h("section", {
      class: "card wallet-balances",
      "aria-label": t("wallet.balances"),
    }, [this.told, this.rows]);
  }

  draw() {
    const { desk, wallet } = this.screen;
    const { amount, words } = totalOf(desk, wallet, this.home);
    show(
      this.total,
      figure(t("wallet.total"), amount === null ? "–" : desk.text(amount), {
        id: "wallet-total",
        tone: amount !== null && amount.sign < 0 ? "bad" : null,
      }),
    );
    const isConverted = currenciesOf(wallet).some((code) => code !== this.home);
    const day = isConverted ? desk.rates?.info().lastDate ?? null : null;
    this.told.textContent = amount === null
      ? words
      : day !== null
      ? t("wallet.at_rates", { day })
      : t("wallet.no_rates_needed");
    // The entries below invite the first one.
    this.list.hidden = wallet.count() === 0;
    const isOld = day !== null && daysBetween(day, localDay()) >= OLD;
    this.told.className = amount === null ? "wrong" : isOld ? "hint warn" : "hint";
    show(this.rows, balanceRows(desk, wallet, this.home));
  }
}

export function balances(screen) {
  return new Balances(screen);
}
