// The statement of a wallet: sections, rows, subtotals, and a total at the rates of a day.

import { button, h, table } from "../parts/dom.js";

function sectionsOf(made) {
  return Array.from(
    { length: made.sectionCount() },
    (_, index) => ({ name: made.sectionAt(index), rows: made.rows(index) }),
  );
}

/** The rows without a total, for wallets whose total lacks a rate. */
function plain(wallet) {
  const names = Array.from(
    { length: wallet.currencyCount() },
    (_, index) => wallet.currencyAt(index),
  );
  return names.map((name) => {
    const entries = wallet.entries(name).map((entry) => ({
      ...entry,
      kind: "amount",
    }));
    return {
      name,
      rows: [...entries, {
        kind: "subtotal",
        amount: wallet.sum(name),
        id: 0,
        label: "",
        date: null,
      }],
    };
  });
}

function rowOf(desk, row, section, remove) {
  const amount = h("td", { class: "number" }, desk.text(row.amount));
  if (row.kind === "total") {
    return h("tr", { class: "total" }, [
      h("th", { scope: "row" }, "Total"),
      amount,
      h("td", {}),
    ]);
  }
  if (row.kind === "subtotal") {
    return h("tr", { class: "subtotal" }, [
      h("th", { scope: "row" }, `${section} subtotal`),
      amount,
      h("td", {}),
    ]);
  }
  const words = `Remove entry ${row.id}, ${desk.text(row.amount)}`;
  const act = remove === null ? null : button("×", () => remove(row.id), {
    class: "quiet",
    "aria-label": words,
  });
  return h("tr", {}, [
    h("th", { scope: "row" }, [
      h("bdi", {}, row.label || `No. ${row.id}`),
      h("small", {}, row.date ?? "no date"),
    ]),
    amount,
    h("td", { class: "number" }, act),
  ]);
}

/** Returns the elements of a statement. `remove` is called with an ID; null makes the statement read-only. */
export function statement(desk, wallet, remove) {
  if (wallet.count() === 0) {
    return [h("p", { class: "empty" }, "The wallet is empty. Add an amount.")];
  }
  const { home } = desk.settings;
  const options = desk.rates === null ? {} : { rates: desk.rates };
  const made = desk.attempt(
    () => wallet.statement(home, options),
    (error) => error,
  );
  const isWhole = !(made instanceof Error);
  const sections = isWhole ? sectionsOf(made) : plain(wallet);
  const rows = sections.flatMap(({ name, rows: found }, place) => {
    const isTotal = isWhole && place === sections.length - 1;
    const head = isTotal ? [] : [
      h(
        "tr",
        { class: "section" },
        h("th", { scope: "rowgroup", colspan: "3" }, [
          name,
          " ",
          h("small", { lang: desk.language }, desk.nameOf(name)),
        ]),
      ),
    ];
    return [...head, ...found.map((row) => rowOf(desk, row, name, remove))];
  });
  const columns = [["Entry", "text"], ["Amount", "number"], ["", "number"]];
  const day = desk.rates?.info().lastDate;
  const isLoading = !isWhole && desk.rates === null && desk.ratesFailure === "";
  const trouble = isLoading
    ? "The total appears once the exchange rates are loaded."
    : `No total: ${made.message ?? ""}.`;
  const words = isWhole && desk.rates !== null
    ? `Total at the rates of ${day}.`
    : isWhole
    ? "No exchange rates required."
    : trouble;
  return [
    table("Entries by currency", columns, rows),
    h("p", { class: isWhole ? "hint" : "wrong", id: "at-rates" }, words),
  ];
}
