// The module and the calls of it, beside the vectors.

import { MoneyError } from "../src/libmoney.js";

export function checkModule(checks, module, description) {
  checks.place = "the module";
  checks.same(WebAssembly.Module.imports(module).length, 0, "the number of imports");
  const exported = WebAssembly.Module.exports(module).map((one) => one.name);
  const wanted = [
    ...Object.keys(description.functions),
    ...["memory", "__indirect_function_table", "malloc", "free", "_initialize", "money_wasm_seed"],
  ];
  checks.same(exported.sort().join(" "), wanted.sort().join(" "), "the exported names");
}

export function checkInterface(checks, money) {
  const error = (name, given) => checks.failure(() => money.call(name, given), name);
  checks.place = "calls";
  checks.same(money.call("money_version"), money.constants.MONEY_VERSION, "the version");
  const wrong = error("money_parse", { text: "12.5x EUR" });
  checks.same(`${wrong.constant} at ${wrong.position}`, "MONEY_ERR_SYNTAX at 4", "the error");
  for (const given of [{ txt: "1 EUR" }, { text: "1 EUR", options: { digits: 1 } }]) {
    let told;
    try {
      money.call("money_parse", given);
    } catch (thrown) {
      told = thrown;
    }
    checks.check(told instanceof TypeError, "a name that the header has not");
  }
  checkLongTexts(checks, money);
  checkCallbacks(checks, money);
  checkNested(checks, money);
  checkColumns(checks, money);
}

/** A text that is longer than the room that a call begins with, and a document. */
function checkLongTexts(checks, money) {
  const { result: numeral } = money.call("money_parse", { text: "1 EUR" });
  const { bag } = money.call("money_bag_new");
  for (const currency of ["EUR", "USD", "GBP", "JPY", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "RON"]) {
    money.call("money_bag_add", { bag, amount: { ...numeral, currency, lo: "123456789012345678" } });
  }
  const { json } = money.call("money_bag_to_json", { bag });
  checks.check(json.includes("123456789012345678") && typeof JSON.parse(json) === "object", "another document", json);
  const again = money.call("money_bag_from_json", { json }).bag;
  checks.same(money.call("money_bag_equal", { a: bag, b: again }).equal, 1, "a bag that is read again");
  money.free(bag);
  money.free(again);
  const caret = money.call("money_expression_caret", { text: "1 + ".repeat(200) + "x", position: 800 });
  checks.same(caret.buffer.length, 801 + 1 + 800 + 1, "the length of a long text");
}

function checkCallbacks(checks, money) {
  const { wallet } = money.call("money_wallet_new");
  const { result: amount } = money.call("money_parse", { text: "1 EUR" });
  const revisions = [];
  let inside;
  const listener = money.callback("money_change_callback_t", (userData, revision) => {
    revisions.push(`${userData} ${revision}`);
    if (revisions.length === 1) inside = checks.failure(() => money.call("money_wallet_add", { wallet, amount }));
    if (revisions.length === 2) throw new RangeError("thrown by the callback");
  });
  money.call("money_wallet_on_change", { wallet, callback: listener, user_data: 77 });
  money.call("money_wallet_add", { wallet, amount });
  checks.same(inside?.constant, "MONEY_ERR_BUSY", "a change in the callback");
  let thrown;
  try {
    money.call("money_wallet_add", { wallet, amount });
  } catch (error) {
    thrown = error;
  }
  checks.check(thrown instanceof RangeError, "the callback's error is lost", String(thrown));
  money.call("money_wallet_add", { wallet, amount });
  checks.same(revisions.join(), "77 1,77 2,77 3", "the notifications");
  checks.same(money.call("money_wallet_count", { wallet }).count, 3, "the changes");
  money.free(wallet);
  money.release(listener);
}

/** Nested as deep as a document may be, and deeper. */
function checkNested(checks, money) {
  for (const depth of [10, 127, 128, 129, 2047, 2048, 100000]) {
    for (const [open, close] of ["[]", "{}"].map((pair) => [...pair])) {
      const opening = open === "[" ? "[" : '{"a":';
      const json = opening.repeat(depth) + "1" + close.repeat(depth);
      const error = checks.failure(() => money.call("money_rates_from_json", { json }), `depth ${depth}`);
      checks.check(error instanceof MoneyError, "another error");
    }
  }
}

/** Columns are arrays in the module's memory. */
function checkColumns(checks, money) {
  const { memory } = money;
  const place = memory.allocate(3 * 8);
  new BigInt64Array(memory.bytes.buffer, place, 3).set([BigInt(1), BigInt(2), BigInt(3)]);
  const { column: amounts } = money.call("money_column_of_int64", { values: place, length: 3 });
  checks.same(amounts.stride, BigInt(8), "the stride of a column");
  amounts.scale = 2;
  const sums = memory.allocate(24);
  money.call("money_column_sum", { amounts, sums });
  checks.same(money.structs.read(sums, "money_decimal_t").lo, BigInt(6), "the sum of a column");
  memory.release(sums);
  memory.release(place);
}
