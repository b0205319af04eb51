// The actions of a transaction, and the fields of the form that each uses.

/** The actions by kind, in the order of the form. */
export const GROUPS = [
  ["trades", ["buy", "sell"]],
  ["payments", ["dividend", "interest", "fee", "withholding_tax", "return_of_capital"]],
  ["corporate", ["split", "stock_dividend", "spin_off", "merger", "rights", "exercise", "worthless"]],
  ["transfers", ["transfer_in", "transfer_out"]],
];

const TRADE = ["quantity", "price", "sum", "currency", "fee", "rate"];
const INCOME = ["sum", "currency", "fee", "rate"];
const COST = ["sum", "currency", "rate"];
const RATIO = ["after", "before"];

/** The fields of each action, besides date, action and ticker. */
export const USED = {
  buy: TRADE,
  sell: TRADE,
  dividend: INCOME,
  interest: INCOME,
  return_of_capital: INCOME,
  fee: COST,
  withholding_tax: COST,
  split: RATIO,
  stock_dividend: RATIO,
  spin_off: ["into", ...RATIO, "share", "cash", "currency"],
  merger: ["into", ...RATIO, "share", "cash", "currency"],
  rights: ["into", ...RATIO, "share"],
  exercise: ["into", ...RATIO, ...INCOME],
  worthless: [],
  transfer_in: ["quantity", "opened", ...INCOME],
  transfer_out: ["quantity", "cash", "currency"],
};

/** Actions of the portfolio, which may have no ticker. */
export const WITHOUT_TICKER = new Set(["fee", "interest", "withholding_tax"]);

/** Actions that need shares that are held. */
export const OF_HELD = new Set(GROUPS[2][1]);

export const isTrade = (action) => action === "buy" || action === "sell";

/** Returns the shares of a transaction as text: a number, a ratio, or "–". */
export function sharesText({ action, quantity, per }, write) {
  const used = USED[action] ?? [];
  if (used.includes("after")) return quantity.sign === 0 ? "–" : `${write(quantity)} : ${write(per)}`;
  return used.includes("quantity") ? write(quantity) : "–";
}
