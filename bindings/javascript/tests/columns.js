// Columns: each row equals the result of the call for one amount.

function thrown(body) {
  try {
    body();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Numbers that look random and are the same in every run. */
export function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function ratesOf({ RatesBuilder }) {
  const builder = new RatesBuilder();
  builder.add("EUR", "USD", "1.1172", "2020-03-13");
  builder.add("EUR", "USD", "1.0870", "2020-03-12");
  builder.add("EUR", "JPY", "118.25", "2020-03-13");
  return builder.build();
}

function checkRows(checks, libmoney) {
  const { Amounts, Money } = libmoney;
  const rates = ratesOf(libmoney);
  const next = random(7);
  const codes = ["EUR", "USD", "JPY"];
  for (const length of [0, 1, 7, 8, 9, 1000]) {
    checks.place = `columns of ${length} rows`;
    const values = BigInt64Array.from({ length }, () => BigInt(next(2_000_000) - 1_000_000));
    const indices = Int32Array.from({ length }, () => next(2));
    const column = new Amounts(values, { codes, indices });
    const rows = [...column];
    const settings = { date: "2020-03-13" };
    const converted = [...column.convert(rates, "JPY", settings)];
    const rounded = [...new Amounts(values, { codes, indices }, { scale: 4 }).rounded()];
    const shares = column.allocate([1, 2, 4]).map((share) => [...share]);
    rows.forEach((row, at) => {
      checks.same(`${converted[at]}`, `${rates.convert(row, "JPY", settings)}`, `${row} converted`);
      const fine = new Money(`${Number(values[at]) / 10000}`, row.currency).rounded();
      checks.same(`${rounded[at]}`, `${fine}`, `row ${at} rounded`);
      const wanted = row.allocate([1, 2, 4]);
      checks.same(shares.map((share) => share[at]).join(), wanted.join(), `${row} allocated`);
    });
    const sums = column.sums();
    for (const code of ["EUR", "USD"]) {
      const total = rows.filter((row) => row.currency === code).reduce(
        (sum, row) => sum.plus(row),
        Money.fromMinor(0, code),
      );
      checks.same(`${sums.get(code)}`, `${total}`, `the sum of ${code}`);
    }
  }
}

function checkNulls(checks, libmoney) {
  const { Amounts, MoneyError } = libmoney;
  checks.place = "columns with nulls";
  const rates = ratesOf(libmoney);
  const column = Amounts.of(["1.50 EUR", null, "2 USD", "0.125 EUR", "5 GBP"]);
  checks.same([...column].join(), "1.500 EUR,,2.000 USD,0.125 EUR,5.000 GBP", "the amounts");
  checks.same([...column.sums().values()].join(), "1.625 EUR,2.000 USD,5.000 GBP", "the sums");
  checks.same([...column.rounded()].join(), "1.50 EUR,,2.00 USD,0.12 EUR,5.00 GBP", "to the minor units");
  checks.same(column.at(-1).toString(), "5.000 GBP", "the last row");
  checks.same(column.at(9), undefined, "a row past the end");
  const settings = { date: "2020-03-13", failures: "null" };
  const dollars = column.convert(rates, "USD", settings);
  checks.same(
    [...dollars].join(),
    "1.68,,2.00,0.14,".replaceAll(/(\d),/g, "$1 USD,"),
    "dollars, and nulls for failed rows",
  );
  checks.same(dollars.statuses.join(), "0,0,0,0,80", "the statuses");
  const error = thrown(() => column.convert(rates, "USD", { date: "2020-03-13" }));
  checks.check(error instanceof MoneyError && error.position === 4, "the row that fails is named", String(error));
  const dated = new Amounts([100, 100], "EUR").convert(rates, "USD", {
    dates: ["2020-03-12", new Date("2020-03-13T12:00Z")],
  });
  checks.same([...dated].join(), "1.09 USD,1.12 USD", "a date for each row");
  const some = new Amounts([1, 2, 3], "EUR").compare(new Amounts([3, 2, 1], "EUR"));
  checks.same(some.join(), "-1,0,1", "orders");
}

function checkRefused(checks, { Amounts, MoneyError, Money }) {
  checks.place = "columns that are refused";
  const column = new Amounts([1, 2], "EUR");
  const wrong = [
    () => new Amounts([1.5], "EUR"),
    () => new Amounts([1, 2], { codes: ["EUR"], indices: Int32Array.of(0) }),
    () => new Amounts([1], { codes: ["EUR"], indices: [0] }),
    () => new Amounts([1, 2, 3, 4, 5, 6, 7, 8, 9], "EUR", { validity: new Uint8Array(1) }),
    () => Amounts.of([]),
    () => Amounts.of(["170000000000000000000 EUR"]),
    () => Amounts.of(["1 EUR", "1 USD"]).sum(),
    () => column.convert(null, "USD", { failures: "skip" }),
    () => column.convert(null, "USD", { dates: ["2020-03-12"] }),
    () => column.rounded({ digit: 2 }),
  ];
  for (const body of wrong) {
    const error = thrown(body);
    checks.check(
      error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError,
      "an error",
      String(body),
    );
  }
  const failing = [
    () => new Amounts([1], { codes: ["EUR"], indices: Int8Array.of(7) }).sums(),
    () => new Amounts([1], "EURO?").sums(),
    () => column.allocate([]),
    () => column.compare(new Amounts([1, 2], "USD")),
    () => column.compare(new Amounts([1], "EUR")),
  ];
  for (const body of failing) checks.check(thrown(body) instanceof MoneyError, "a MoneyError", String(body));
  checks.same(Amounts.of([new Money("1 EUR")]).sum().toString(), "1 EUR", "an amount without fraction digits");
}

/** The values of a row of the table that all bindings read: those that its kind is in JavaScript. */
function valuesOf({ kind, text }) {
  switch (kind) {
    case "integer":
      return Number.isSafeInteger(Number(text)) ? [BigInt(text), Number(text)] : [BigInt(text)];
    case "float":
      return [Number(text.replace("inf", "Infinity"))];
    case "text":
      return [text];
    case "boolean":
      return [text === "true"];
    case "null":
      return [null, undefined];
    default:
      return [[], {}];
  }
}

function checkTable(checks, { Amounts }, table) {
  checks.place = "numbers of a column";
  for (const row of table.rows) {
    for (const value of valuesOf(row)) {
      for (const given of [[value], [100n, 200n, value, 400n]]) {
        const error = thrown(() => {
          const column = new Amounts(given, "EUR");
          checks.same(column.length, given.length, `the rows with ${row.text}`);
          checks.same(column.values[given.indexOf(value)].toString(), row.text, "the integer");
        });
        const isRefused = error instanceof TypeError || error instanceof RangeError;
        checks.check(row.accepted ? error === undefined : isRefused, `${row.kind} ${row.text}`, String(error));
      }
    }
    if (row.kind === "integer" && !row.accepted) {
      const refused = thrown(() => Amounts.of([`${row.text} EUR`]));
      checks.check(refused !== undefined, `an amount of ${row.text}`, String(refused));
    }
  }
  const large = thrown(() => new Amounts(BigUint64Array.of(2n ** 63n + 5n), "EUR"));
  checks.check(large instanceof RangeError, "an unsigned array", String(large));
  checks.same(new Amounts(BigUint64Array.of(5n), "EUR").sum().toString(), "0.05 EUR", "an unsigned array that fits");
  checks.same(new Amounts(Int32Array.of(-5), "EUR").sum().toString(), "-0.05 EUR", "an array of 32 bits");
}

/** Outputs that overlap the memory of the inputs. */
function checkOverlap(checks, libmoney) {
  checks.place = "columns that overlap";
  const { Amounts } = libmoney;
  const rates = ratesOf(libmoney);
  const settings = { date: "2020-03-13" };
  const fresh = () => BigInt64Array.of(100n, 200n, 300n, 400n, 500n);
  const x = fresh();
  new Amounts(x, "EUR").convert(rates, "USD", { ...settings, into: x });
  checks.same(x.join(), "112,223,335,447,559", "in place");
  for (const [from, to] of [[0, 1], [1, 0]]) {
    const y = fresh();
    const column = new Amounts(y.subarray(from, from + 4), "EUR");
    const error = thrown(() => column.convert(rates, "USD", { ...settings, into: y.subarray(to, to + 4) }));
    checks.check(
      error instanceof RangeError && y.join() === fresh().join(),
      "one row beside the amounts",
      `${error} ${y}`,
    );
  }
  const words = new ArrayBuffer(64);
  const indices = new Int32Array(words, 0, 2);
  const mixed = new Amounts([1n, 2n], { codes: ["EUR", "USD"], indices });
  const onIndices = thrown(() => mixed.rounded({ into: new BigInt64Array(words, 0, 2) }));
  checks.check(onIndices instanceof RangeError, "over the indices", String(onIndices));
  const dates = new Int32Array(words, 32, 2);
  const onDates = thrown(() => mixed.convert(rates, "USD", { dates, into: new BigInt64Array(words, 32, 2) }));
  checks.check(onDates instanceof RangeError, "over the dates", String(onDates));
  const invalid = thrown(() => new Amounts([1], "EUR").convert(rates, "USD", { dates: [new Date(NaN)] }));
  checks.check(invalid instanceof RangeError, "an invalid date", String(invalid));
}

/** Modifications of a column's memory by the program, before a call and from a listener during it. */
const ATTACKS = {
  resize: (buffer) => buffer.resize(8),
  grow: (buffer) => buffer.resize(buffer.byteLength + 8),
  transfer: (buffer) => structuredClone(buffer, { transfer: [buffer] }),
  overwrite: (buffer) => new Uint8Array(buffer).fill(0x41),
};

function checkLentMemory(checks, libmoney) {
  const { Amounts, onProgress } = libmoney;
  const rates = ratesOf(libmoney);
  const settings = { date: "2020-03-13" };
  const rows = 1_200_000;
  const room = { maxByteLength: 8 * rows + 64 };
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const options = name === "transfer" || name === "overwrite" ? undefined : room;
    checks.place = `memory of a column: ${name}`;
    if (name !== "overwrite") {
      const early = new ArrayBuffer(8 * 4, options);
      const column = new Amounts(new BigInt64Array(early), "EUR");
      attack(early);
      for (const body of [() => column.sums(), () => column.rounded(), () => column.convert(rates, "USD", settings)]) {
        checks.check(thrown(body) instanceof TypeError, "memory that went before the call", name);
      }
    }
    for (const part of ["values", "into", "indices"]) {
      const size = part === "indices" ? 4 : 8;
      const buffer = new ArrayBuffer(size * rows, options);
      const array = size === 8 ? new BigInt64Array(buffer, 0, rows) : new Int32Array(buffer, 0, rows);
      if (part === "values") array.fill(100n);
      const values = part === "values" ? array : new BigInt64Array(rows).fill(100n);
      const currency = part === "indices" ? { codes: ["EUR"], indices: array } : "EUR";
      const column = new Amounts(values, currency);
      const given = { ...settings, threads: 1, ...(part === "into" ? { into: array } : {}) };
      let calls = 0;
      let made = null;
      onProgress(() => {
        if (calls === 0) attack(buffer);
        calls += 1;
      });
      const error = thrown(() => (made = column.convert(rates, "USD", given)));
      onProgress(null);
      checks.check(calls > 0, "the listener was called", calls);
      // The array's contents after a call that wrote to it are right, or the call reports that the array is gone.
      const isRight = error === undefined && made.values.every((one) => one === 112n);
      const isRefused = error instanceof TypeError || error instanceof RangeError;
      checks.check(isRight || isRefused, `${part} in the middle of a call`, `${error}`);
      if (part !== "into") checks.check(isRight, `${part} are read from a copy`, `${error}`);
    }
  }
  // A page that is not isolated from other origins has no such memory.
  if (typeof SharedArrayBuffer === "undefined") return;
  checks.place = "shared memory of a column";
  const shared = new BigInt64Array(new SharedArrayBuffer(16)).fill(100n);
  checks.same(new Amounts(shared, "EUR").sum().toString(), "2.00 EUR", "read");
  new Amounts([300n, 400n], "EUR").rounded({ into: shared });
  checks.same(shared.join(), "300,400", "written");
}

export function checkColumns(checks, libmoney, table) {
  checkTable(checks, libmoney, table);
  checkOverlap(checks, libmoney);
  checkLentMemory(checks, libmoney);
  checkRows(checks, libmoney);
  checkNulls(checks, libmoney);
  checkRefused(checks, libmoney);
}

/** A long call reports its progress, and is cancelled by the listener's return value or error. */
export function checkProgress(checks, { MoneyError, Rates, onProgress }) {
  checks.place = "progress";
  const lines = ["Date,USD,JPY"];
  for (let day = 0; day < 6000; day += 1) {
    lines.push(`${new Date(86400000 * (10957 + day)).toISOString().slice(0, 10)},1.1172,118.25`);
  }
  const csv = `${lines[0]}\n${lines.slice(1).reverse().join("\n")}\n`;
  const heard = [];
  onProgress((done, total) => heard.push([done, total]));
  const wanted = Rates.fromEcbCsv(csv).toJson();
  checks.check(
    heard.length > 0 && heard.every(([done, total]) => done >= 0 && (total === null || done <= total)),
    "how far it is",
    heard.join(" "),
  );
  onProgress(() => false);
  const error = thrown(() => Rates.fromEcbCsv(csv));
  checks.check(
    error instanceof MoneyError && error.constant === "MONEY_ERR_CANCELLED",
    "a call that is cancelled",
    String(error),
  );
  onProgress(() => {
    throw new RangeError("from a listener");
  });
  checks.check(thrown(() => Rates.fromEcbCsv(csv)) instanceof RangeError, "a listener's error");
  for (const other of [null, () => true]) {
    onProgress(() => onProgress(other));
    const refused = thrown(() => Rates.fromEcbCsv(csv));
    checks.check(
      refused instanceof Error && /return false/.test(refused.message),
      "a listener that sets another",
      refused,
    );
  }
  onProgress(null);
  const count = heard.length;
  checks.same(Rates.fromEcbCsv(csv).toJson(), wanted, "the same table without a listener");
  checks.same(heard.length, count, "a closed watch receives no reports");
}
