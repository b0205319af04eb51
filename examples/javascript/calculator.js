// A calculator in the terminal: each line of keys updates the display. `?` lists the available keys, and the end of input exits.
//
//     node examples/javascript/calculator.js
//     [0] > 40 + 6 x 9.3 ÷ 2 =
//     [ = 67.9] > K - 2

import { createInterface } from "node:readline";

import {
  Calculator,
  calculatorAlertText,
  calculatorAlertTitle,
  calculatorKeyText,
  MoneyError,
} from "../../build/api/javascript/src/index.js";

const calculator = new Calculator();
calculator.onAlert((alert) => console.log(`${calculatorAlertTitle(alert)}: ${calculatorAlertText(alert)}`));
const ask = () => process.stdout.write(`[${calculator.display()}] > `);

function tellKeys() {
  const allowed = calculator.keys();
  let told = "";
  for (let key = 0; calculatorKeyText(key) !== null; key += 1) {
    if ((allowed >> key) & 1) told += `${calculatorKeyText(key)} `;
  }
  console.log(told);
}

ask();
for await (const line of createInterface({ input: process.stdin })) {
  try {
    if (line === "?") tellKeys();
    else calculator.pressKeys(line);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    console.log(error.message);
  }
  ask();
}
console.log();
