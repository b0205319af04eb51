// Runs all golden vectors. `read` returns the text of a file in the folder Tests.

import { Tools } from "./tools.js";
import { addUp, allocate, convert, parse } from "./amounts.js";
import { buy } from "./baskets.js";
import { useConverter, useForm } from "./desk.js";
import { follow } from "./feeds.js";
import { evaluate, findRate, press } from "./numbers.js";
import { hold } from "./portfolios.js";
import { keep } from "./wallets.js";

const RUNNERS = {
  parse,
  allocation: allocate,
  conversion: convert,
  bag: addUp,
  basket: buy,
  expressions: evaluate,
  xirr: findRate,
  calculator: press,
  converter: useConverter,
  "transaction-draft": useForm,
  feed: follow,
  portfolio: hold,
  wallet: keep,
};

export async function runVectors(money, checks, read) {
  const tools = new Tools(money, checks);
  for (const [name, run] of Object.entries(RUNNERS)) {
    const tests = JSON.parse(await read(`Vectors/${name}.json`));
    const before = checks.passed + checks.failures.length;
    for (const test of tests) {
      checks.place = `${name}.json: ${JSON.stringify(test)}`;
      await run(tools, test, read);
    }
    checks.place = name;
    checks.check(checks.passed + checks.failures.length >= before + tests.length, "fewer checks than cases");
  }
}
