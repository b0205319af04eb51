// Memory that cannot grow: calls fail with a status, change nothing, and work again when something was freed.

import { load, MoneyError } from "../src/libmoney.js";
import { describing } from "./loading.js";
import { withMemory } from "./sections.js";

function isMissing(error) {
  if (!(error instanceof MoneyError)) throw error;
  return error.constant === "MONEY_ERR_OUT_OF_MEMORY";
}

/** Runs a body until it fails for want of memory; how often it ran. */
function untilFull(checks, what, body, most = 1e6) {
  for (let count = 0; count < most; count += 1) {
    try {
      body(count);
    } catch (error) {
      checks.check(isMissing(error), `${what}: another error`, String(error));
      return count;
    }
  }
  checks.check(false, `${what}: there is always memory`);
  return most;
}

export async function checkMemory(checks, wasm, description) {
  checks.place = "memory that cannot grow";
  for (const pages of [1, 8, 64]) {
    const small = withMemory(wasm, pages);
    const money = await load(small, describing(small, description));
    const { result: amount } = money.call("money_parse", { text: "12.50 EUR" });
    const { wallet } = money.call("money_wallet_new");
    const entries = untilFull(checks, "a wallet", () => money.call("money_wallet_add", { wallet, amount }));
    // The call that failed has changed nothing, and objects can be read.
    checks.same(money.call("money_wallet_count", { wallet }).count, entries, `the wallet with ${pages} pages`);
    const objects = [];
    untilFull(checks, "objects", () => objects.push(money.call("money_wallet_new").wallet));
    const rows = Array.from({ length: 40000 }, (_, index) => `{"id":"t${index}","quotes":{"EUR":1}}`).join(",");
    untilFull(checks, "a document", () => money.call("money_rates_from_json", { json: `{"rates":[${rows}]}` }), 3);
    untilFull(checks, "the host's own", () => money.memory.allocate(1 << 20), 1000);
    for (const object of [...objects, wallet]) money.free(object);
    const { result } = money.call("money_add", { a: amount, b: amount });
    checks.same(money.call("money_format", { amount: result }).buffer, "25.00 EUR", "a sum afterwards");
    const { wallet: another } = money.call("money_wallet_new");
    money.call("money_wallet_add", { wallet: another, amount });
    checks.same(money.call("money_wallet_count", { wallet: another }).count, 1, "a wallet afterwards");
  }
}
