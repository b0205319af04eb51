// The statement of a period: opening balance, entries and closing balance of each currency, to print or to export.

import { button, choice, field, h, show, table } from "../parts/dom.js";
import { dateField } from "../parts/field.js";
import { csvText } from "../state/csv.js";
import { t } from "../words/words.js";
import { currenciesOf } from "./wallet-balances.js";
import { nameOf } from "./wallet-entries.js";
import { localDay } from "../state/days.js";

const FIRST_DAY = "0001-01-01";
const LAST_DAY = "9999-12-31";

/** The last day of a month, whose number may be outside 1 to 12. */
function monthOf(year, month) {
  const day = (date) => date.toISOString().slice(0, 10);
  return [
    day(new Date(Date.UTC(year, month - 1, 1))),
    day(new Date(Date.UTC(year, month, 0))),
  ];
}

/** The days of a named period; null for one that the user types. */
function periodOf(name, now = localDay()) {
  const [year, month] = now.split("-").map(Number);
  const known = {
    month: () => monthOf(year, month),
    last_month: () => monthOf(year, month - 1),
    year: () => [`${year}-01-01`, `${year}-12-31`],
    last_year: () => [`${year - 1}-01-01`, `${year - 1}-12-31`],
    all: () => [FIRST_DAY, LAST_DAY],
  };
  return known[name]?.() ?? null;
}

const PERIODS = [
  ["month", "wallet.this_month"],
  ["last_month", "wallet.last_month"],
  ["year", "wallet.this_year"],
  ["last_year", "wallet.last_year"],
  ["all", "wallet.all_days"],
  ["custom", "wallet.custom_period"],
];

/** Oldest first. Entries without a date precede every period. */
function oldestFirst(one, other) {
  const [first, second] = [one.date ?? "", other.date ?? ""];
  if (first !== second) return first < second ? -1 : 1;
  return Number(one.id) - Number(other.id);
}

/** The parts of a statement: a currency, its opening and closing balance, and its entries with the balance after each. */
export function statementOf(library, wallet, from, to) {
  return currenciesOf(wallet).map((currency) => {
    const all = wallet.entries(currency).sort(oldestFirst);
    const isEarlier = ({ date }) => date === null || date < from;
    const before = new library.Wallet();
    for (const { amount } of all.filter(isEarlier)) before.add(amount);
    const opening = before.sum(currency);
    before.free();
    let balance = opening;
    const rows = all.filter((one) => !isEarlier(one) && one.date <= to).map(
      (entry) => {
        balance = balance.plus(entry.amount);
        return { ...entry, balance };
      },
    );
    const undated = all.filter(({ date }) => date === null).length;
    return { currency, opening, rows, closing: balance, undated };
  }).filter(({ opening, rows }) => rows.length > 0 || !opening.isZero);
}

/** Offers a text as a file. */
function download(text, name) {
  // A mark lets spreadsheets read the text as UTF-8.
  const link = h("a", {
    href: URL.createObjectURL(
      new Blob(["\ufeff", text], { type: "text/csv" }),
    ),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

class Statement {
  constructor(screen) {
    this.screen = screen;
    const { desk } = screen;
    const { period = "month", from, to } = desk.place.params;
    const days = periodOf(period);
    const isKnown = days !== null || period === "custom";
    this.period = isKnown ? period : "month";
    const [first, last] = days ?? [from, to];
    const day = (label, id, value) =>
      dateField(desk, {
        label,
        id,
        value,
        onchange: () => this.typed(),
      });
    const whole = periodOf("month");
    this.from = day(t("wallet.from"), "statement-from", first ?? whole[0]);
    this.to = day(t("wallet.to"), "statement-to", last ?? whole[1]);
    this.choice = choice(
      PERIODS.map(([value, key]) => [value, t(key)]),
      this.period,
      (name) => this.select(name),
      { id: "statement-period" },
    );
    this.place = h("div", { class: "stack", id: "statement" });
    this.export = button(t("wallet.export_csv"), () => this.save(), {
      id: "statement-csv",
    });
    this.print = button(t("wallet.print"), () => globalThis.print(), {
      id: "statement-print",
    });
    this.element = h("section", {
      class: "card statement",
      "aria-label": t("wallet.statement"),
    }, [
      h("div", { class: "fields no-print" }, [
        field(t("wallet.period"), this.choice),
        this.from.element,
        this.to.element,
      ]),
      h("div", { class: "row no-print" }, [this.print, this.export]),
      this.place,
    ]);
    this.showDays();
    this.draw();
  }

  /** The fields of the days are shown for a period that the user types. */
  showDays() {
    const isTyped = this.period === "custom";
    this.from.element.hidden = !isTyped;
    this.to.element.hidden = !isTyped;
  }

  keepParams() {
    const isTyped = this.period === "custom";
    this.screen.desk.setParams({
      period: this.period === "month" ? null : this.period,
      from: isTyped ? this.from.value : null,
      to: isTyped ? this.to.value : null,
    });
  }

  select(name) {
    this.period = name;
    const days = periodOf(name);
    // The widest period is that of the entries.
    if (days !== null && name !== "all") {
      [this.from.text, this.to.text] = days;
    }
    this.showDays();
    this.keepParams();
    this.draw();
  }

  typed() {
    this.keepParams();
    this.draw();
  }

  /** The first and the last day, or null if a field refuses its day. */
  days() {
    if (this.period !== "custom") return periodOf(this.period);
    const [from, to] = [this.from.value, this.to.value];
    if (from === null || to === null) return null;
    if (from <= to) {
      this.to.clear();
      return [from, to];
    }
    this.to.fail(t("wallet.period_reversed"));
    return null;
  }

  /** The parts of the statement; null without a period. */
  made() {
    const days = this.days();
    if (days === null) return null;
    const { desk, wallet } = this.screen;
    return statementOf(desk.library, wallet, ...days);
  }

  draw() {
    const days = this.days();
    const parts = this.made();
    this.export.disabled = parts === null || parts.length === 0;
    this.print.disabled = this.export.disabled;
    if (parts === null) {
      show(this.place, h("p", { class: "empty" }, t("wallet.choose_period")));
      return;
    }
    const undated = parts.reduce((sum, one) => sum + one.undated, 0);
    const title = this.period === "all"
      ? t("wallet.statement_all")
      : t("wallet.statement_of", { from: days[0], to: days[1] });
    show(
      this.place,
      h("h2", {}, title),
      undated === 0 ? null : h("p", { class: "hint" }, t("wallet.undated", { count: undated })),
      ...(parts.length === 0
        ? [h("p", { class: "empty" }, t("wallet.statement_empty"))]
        : parts.map((part) => this.part(part, days))),
    );
  }

  part({ currency, opening, rows, closing }, [from, to]) {
    const { desk } = this.screen;
    const edge = (name, day, amount) =>
      h("tr", { class: "subtotal" }, [
        h("th", { scope: "row" }, [
          name,
          this.period === "all" ? null : h("small", {}, day),
        ]),
        h("td", {}),
        h("td", { class: "number" }, desk.text(amount)),
      ]);
    const lines = rows.map((entry) =>
      h("tr", {}, [
        h("th", { scope: "row" }, [
          h("bdi", {}, nameOf(entry)),
          h("small", {}, entry.date),
        ]),
        h("td", { class: "number" }, desk.text(entry.amount)),
        h("td", { class: "number" }, desk.text(entry.balance)),
      ])
    );
    return table(
      currency,
      [
        [t("wallet.entry"), "text"],
        [t("wallet.amount"), "number"],
        [t("wallet.balance"), "number"],
      ],
      [
        edge(t("wallet.opening"), from, opening),
        ...lines,
        edge(t("wallet.closing"), to, closing),
      ],
      { data: { currency } },
    );
  }

  /** Exports the entries of the period with their balances. */
  save() {
    const parts = this.made();
    if (parts === null) return;
    const days = this.days();
    const isAll = this.period === "all";
    const row = (date, label, amount, currency, balance) => [
      date,
      label,
      amount === null ? "" : amount.amount.toString(),
      currency,
      balance.amount.toString(),
    ];
    const records = parts.flatMap(({ currency, opening, rows, closing }) => [
      row(isAll ? "" : days[0], t("wallet.opening"), null, currency, opening),
      ...rows.map(({ date, label, amount, balance }) => row(date, label, amount, currency, balance)),
      row(isAll ? "" : days[1], t("wallet.closing"), null, currency, closing),
    ]);
    const head = [
      t("wallet.date"),
      t("wallet.label"),
      t("wallet.amount"),
      t("wallet.currency"),
      t("wallet.balance"),
    ];
    const name = isAll ? localDay() : `${days[0]}-${days[1]}`;
    download(csvText([head, ...records], [1]), `wallet-${name}.csv`);
  }
}

export function statement(screen) {
  return new Statement(screen);
}
