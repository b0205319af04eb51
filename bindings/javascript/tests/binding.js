// The classes: values, documents of every kind, columns, listeners, and rejected arguments.

import { checkColumns, checkProgress } from "./columns.js";

const KINDS = {
  Bag: (libmoney) => {
    const bag = new libmoney.Bag();
    bag.add("1.50 EUR");
    return bag;
  },
  Wallet: (libmoney) => {
    const wallet = new libmoney.Wallet();
    wallet.add("10.00 EUR", { label: "first", date: "2026-01-05" });
    wallet.commit(wallet.hold("2.50 EUR"));
    return wallet;
  },
  Catalogue: (libmoney) => catalogueOf(libmoney),
  Invoice: (libmoney) => {
    const invoice = new libmoney.Invoice("EUR");
    invoice.add({ quantity: 3, price: "0.335 EUR", taxes: [{ category: "S", percent: 25 }] });
    return invoice;
  },
  Portfolio: (libmoney) => {
    const portfolio = new libmoney.Portfolio("EUR");
    portfolio.add({ date: "2026-01-05", action: "buy", symbol: "ABC", quantity: 2, total: "10.00 EUR" });
    return portfolio;
  },
  Converter: (libmoney) => new libmoney.Converter("EUR", "USD"),
  Calculator: (libmoney) => {
    const calculator = new libmoney.Calculator();
    calculator.pressKeys("1 + 2 =");
    return calculator;
  },
  Rates: (libmoney) => ratesOf(libmoney),
};

function catalogueOf(libmoney) {
  const catalogue = new libmoney.Catalogue("EUR");
  catalogue.add({ sku: "tea", name: "Tea", price: "4.50 EUR" });
  return catalogue;
}

function ratesOf(libmoney) {
  const builder = new libmoney.RatesBuilder();
  builder.add("EUR", "USD", "1.1172", null);
  return builder.build();
}

function thrown(body) {
  try {
    body();
  } catch (error) {
    return error;
  }
  return undefined;
}

function checkDocuments(checks, libmoney) {
  for (const [name, make] of Object.entries(KINDS)) {
    checks.place = `documents of ${name}`;
    const object = make(libmoney);
    const json = object.toJson();
    checks.check(typeof JSON.parse(json) === "object", "JSON", json);
    const again = libmoney[name].fromJson(json);
    checks.same(again.toJson(), json, "the document of an object that is read again");
    again.free();
    object.free();
  }
  checks.place = "documents";
  const catalogue = catalogueOf(libmoney);
  const basket = new libmoney.Basket(catalogue);
  basket.add("tea", 2);
  const again = libmoney.Basket.fromJson(basket.toJson(), { catalogue });
  checks.same(again.toJson(), basket.toJson(), "a basket that is read again");
  checks.check(basket.checkout().toJson().includes("9.00"), "the document of a receipt");
  const list = new libmoney.CurrencyList("en");
  list.addCurrent();
  list.setFavourite("EUR", true);
  list.restore(list.toJson());
  const wallet = KINDS.Wallet(libmoney);
  checks.same(libmoney.Wallet.fromJournal(wallet.toJournal()).toJson(), wallet.toJson(), "a wallet of its journal");
}

/** Sums that JavaScript computes are those of the library. */
function checkValues(checks, libmoney) {
  const { Bag, Decimal, Money } = libmoney;
  checks.place = "values";
  let state = 1;
  const random = (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state % below;
  };
  const near = [0n, 1n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 63n, 10n ** 37n];
  const numeral = () => (near[random(near.length)] + BigInt(random(1000))) * (random(2) === 0 ? 1n : -1n);
  for (let turn = 0; turn < 2000; turn += 1) {
    const [a, b] = [0, 1].map(() => new Money(new Decimal(numeral().toString()), "EUR"));
    const bag = new Bag();
    bag.add(a);
    bag.add(b);
    const sum = bag.amount("EUR");
    bag.free();
    checks.check(a.plus(b).equals(sum), "the sum of a bag", `${a} + ${b}`);
    checks.check(sum.minus(b).equals(a), "the difference", `${a} + ${b}`);
    checks.same(a.compare(b), a.amount.compare(b.amount), `the order of ${a} and ${b}`);
    checks.same(new Money(a.toString()).hash(), a.hash(), "the hash of an amount that is read again");
  }
  checks.same(Money.fromMinor(1050n, "EUR").toString(), "10.50 EUR", "an amount of minor units");
  checks.same(JSON.stringify({ price: new Money("1.50 EUR") }), '{"price":"1.50 EUR"}', "JSON");
  const { accountingTax } = KINDS.Invoice(libmoney).totals();
  checks.same(`${accountingTax}${JSON.stringify([accountingTax])}`, "[null]", "where there is no amount");
  checks.same(`${new Money("10.00 EUR").split(3)}`, "3.34 EUR,3.33 EUR,3.33 EUR", "shares");
  checkPacked(checks, libmoney);
}

/** Packed amounts are read again unless they are damaged, and keys sort like amounts. */
function checkPacked(checks, { Money, MoneyError, unpack }) {
  const price = new Money("10.50 EUR");
  const bytes = price.pack();
  checks.check(bytes instanceof Uint8Array, "bytes", bytes);
  checks.same([...bytes].join(), "19,69,85,82,2,4,26,77", "a packed amount");
  checks.same(unpack(bytes).toString(), "10.50 EUR", "and the amount again");
  const keys = ["9.80 EUR", "10.5 EUR", "10.50 EUR", "1 USD"].map((text) => [...new Money(text).sortKey()].join());
  checks.same(keys[1], keys[2], "equal amounts have equal keys");
  checks.same(keys[1], [...price.sortKey()].join(), "a key");
  const first = (text) => text.split(",").map((byte) => byte.padStart(3, "0")).join();
  checks.check(first(keys[0]) < first(keys[1]) && first(keys[2]) < first(keys[3]), "keys sort like amounts", keys);
  for (const damaged of [bytes.slice(1), bytes.map((byte) => byte ^ 1), new Uint8Array(0), new Uint8Array(31)]) {
    checks.check(thrown(() => unpack(damaged)) instanceof MoneyError, "damaged bytes", damaged);
  }
}

/** Amounts equal other amounts and texts by value; any other operand is rejected rather than reported as unequal. */
function checkEqual(checks, libmoney) {
  const { Decimal, Money, MoneyError } = libmoney;
  checks.place = "equals";
  const price = new Money("10.00 EUR");
  for (const same of ["10.00 EUR", "10 EUR", "10.000 EUR", new Money("10", "EUR"), new Money("10.00 EUR")]) {
    checks.check(price.equals(same), `10.00 EUR equals ${same}`);
  }
  for (const other of ["10.01 EUR", "10.00 USD", "-10.00 EUR", new Money("0 EUR")]) {
    checks.check(!price.equals(other), `10.00 EUR does not equal ${other}`);
  }
  for (const wrong of [null, undefined, 10, 10n, true, {}, [], new Decimal("10.00"), Symbol("10.00 EUR")]) {
    checks.check(thrown(() => price.equals(wrong)) instanceof TypeError, "a TypeError", `equals(${String(wrong)})`);
  }
  for (const wrong of [null, undefined, true, {}, price]) {
    checks.check(
      thrown(() => price.amount.equals(wrong)) instanceof TypeError,
      "a TypeError",
      `of a decimal: ${wrong}`,
    );
  }
  const error = thrown(() => price.equals("ten euros"));
  checks.check(
    error instanceof MoneyError && error.constant === "MONEY_ERR_SYNTAX" && error.code === "syntax",
    "text that is no amount",
    `${error}`,
  );
}

function checkRefused(checks, libmoney) {
  const { Decimal, Money, MoneyError, Rates, Wallet } = libmoney;
  checks.place = "rejected arguments";
  const price = new Money("1.00 EUR");
  const wallet = new Wallet();
  const wrong = [
    () => new Money(0.1, "EUR"),
    () => new Decimal(NaN),
    () => price + price,
    () => price < price,
    () => price.times(0.1),
    () => price.times("2", { rounding: "sideways" }),
    () => wallet.add(price, { lable: "x" }),
    () => wallet.add(price, { date: 5 }),
    () => wallet.add(),
    () => wallet.total("EUR", { rates: wallet }),
    () => wallet.total("EUR", { rounding: "sideways" }),
    () => wallet.onChange("x"),
    () => Rates.fromJson(5),
  ];
  for (const body of wrong) checks.check(thrown(body) instanceof TypeError, "a TypeError", String(body));
  for (const body of [() => "Total: " + price, () => price + "", () => "Total: " + price.amount]) {
    const error = thrown(body);
    const words = ["`${price}`", "toString()"];
    checks.check(
      error instanceof TypeError && words.every((one) => error.message.includes(one)),
      "the cure",
      `${error}`,
    );
  }
  checks.same(`Total: ${price}`, "Total: 1.00 EUR", "a template");
  const failed = [
    [() => new Money("1.00 EURO?"), "MONEY_ERR_SYNTAX"],
    [() => price.plus("1 USD"), "MONEY_ERR_CURRENCY_MISMATCH"],
    [() => ratesOf(libmoney).convert(price, "JPY"), "MONEY_ERR_NO_RATE"],
  ];
  for (const [body, constant] of failed) {
    const error = thrown(body);
    checks.check(error instanceof MoneyError && error.constant === constant, constant, String(error));
  }
  wallet.free();
  wallet.free();
  checks.check(thrown(() => wallet.count()) instanceof TypeError, "a wallet that is used after it was freed");
}

function checkListeners(checks, libmoney) {
  checks.place = "listeners";
  const wallet = new libmoney.Wallet();
  const heard = [];
  wallet.onChange((revision) => {
    heard.push(revision);
    if (revision === 1) wallet.add("2 EUR"); // a listener may change the object
    if (revision === 3) throw new RangeError("from a listener");
  });
  wallet.add("1 EUR");
  checks.same(heard.join(), "1,2", "the revisions");
  checks.check(thrown(() => wallet.add("3 EUR")) instanceof RangeError, "the call rethrows a listener's error");
  checks.same(wallet.sum("EUR").toString(), "6.00 EUR", "the change was made");
  for (let turn = 0; turn < 1000; turn += 1) wallet.onChange(() => heard.push("again"));
  wallet.onChange(null);
  wallet.add("1 EUR");
  checks.same(heard.join(), "1,2,3", "a removed listener is not called");
}

/** Round trips of values through the language's serialisers; objects are rejected. */
function checkSerialisers(checks, { Amounts, Decimal, Money, Wallet }) {
  checks.place = "serialisers";
  for (const text of ["0", "0.00", "-0.190", "12345678901234567890123456789012345678"]) {
    const rate = new Decimal(text);
    const back = JSON.parse(JSON.stringify({ rate, price: new Money(rate, "EUR") }));
    checks.same(new Decimal(back.rate).toString(), text, "a decimal");
    checks.same(new Money(back.price).toString(), `${text} EUR`, "an amount");
  }
  for (const body of [() => JSON.stringify({ wallet: new Wallet() }), () => JSON.stringify(new Amounts([1n], "EUR"))]) {
    checks.check(thrown(body) instanceof TypeError, "an object that JSON would lose", String(body));
  }
  if (typeof structuredClone === "undefined") return;
  // Decimals of calls, of texts, of amounts; objects that are made and those that calls return.
  const price = new Money("1.50", "EUR");
  const wallet = new Wallet();
  const values = [price, price.plus(price), new Decimal("1"), price.amount, new Amounts([1n], "EUR"), wallet, [{
    price,
  }]];
  for (const value of values) {
    const error = thrown(() => structuredClone(value));
    checks.same(error?.name, "DataCloneError", "a clone would be empty");
    checks.check(/pass /.test(error?.message), "the error names the way out", error?.message);
  }
  checks.same(new Money(structuredClone(price.toString())).toString(), "1.50 EUR", "the text of an amount is cloned");
  checks.same(JSON.stringify({ ...{ price } }), '{"price":"1.50 EUR"}', "JSON stays text");
}

/** Objects, texts and listeners that are let go leave nothing behind. */
function checkLeaks(checks, libmoney, library) {
  checks.place = "memory";
  const once = () => {
    const wallet = new libmoney.Wallet();
    wallet.onChange(() => {});
    wallet.add("1.00 EUR", { label: "a label" });
    thrown(() => wallet.total("JPY"));
    wallet.toJson();
    wallet.free();
  };
  // With the addon there are neither a module's memory nor a table of its functions.
  if (libmoney.backend === "native") return;
  const table = library.exports.__indirect_function_table;
  for (let turn = 0; turn < 200; turn += 1) once();
  const before = [library.exports.memory.buffer.byteLength, table.length];
  for (let turn = 0; turn < 20000; turn += 1) once();
  checks.same([library.exports.memory.buffer.byteLength, table.length].join(), before.join(), "bytes and functions");
}

export async function checkBinding(checks, table) {
  const libmoney = await import("../src/index.js");
  const { library } = await import("../src/binding/library.js");
  checkDocuments(checks, libmoney);
  checkValues(checks, libmoney);
  checkEqual(checks, libmoney);
  checkRefused(checks, libmoney);
  checkSerialisers(checks, libmoney);
  checkListeners(checks, libmoney);
  checkColumns(checks, libmoney, table);
  checkProgress(checks, libmoney);
  checkLeaks(checks, libmoney, library);
}
