// A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
//
//     node examples/javascript/wallet.js share/ecb/eurofxref-hist.csv

import { readFileSync } from "node:fs";

import { MoneyError, Rates, Wallet, walletTransfer } from "../../build/api/javascript/src/index.js";

function show(wallet, rates, date) {
  const statement = wallet.statement("EUR", { rates, date });
  const sections = statement.sectionCount();
  for (let section = 0; section < sections; section += 1) {
    console.log(section + 1 === sections ? "All" : statement.sectionAt(section));
    for (const { kind, text, label } of statement.rows(section)) {
      console.log(`  ${kind === "amount" ? " " : "="} ${text.padStart(16)}${label === "" ? "" : `  ${label}`}`);
    }
  }
}

const rates = Rates.fromEcbCsv(readFileSync(process.argv[2] ?? "share/ecb/eurofxref-hist.csv"));
const wallet = new Wallet();
const savings = new Wallet();
wallet.onChange((revision) => console.log(`wallet: change ${revision}`));
wallet.add("250.00 EUR", { label: "salary", date: "2024-03-01" });
wallet.add("80.00 USD", { label: "from Ann" });
wallet.add("12000 JPY");
wallet.add("-19.90 EUR", { label: "books", date: "2024-03-05" });

// A hotel places a hold; held amounts cannot be spent.
const hold = wallet.hold("200.00 EUR", { label: "hotel" });
try {
  walletTransfer([{ source: wallet, target: savings, amount: "100.00 EUR" }]);
} catch (error) {
  if (!(error instanceof MoneyError) || error.constant !== "MONEY_ERR_INSUFFICIENT") throw error;
  console.log(error.message);
}
wallet.commit(hold);

// A transfer is atomic; a fee is a leg of its own.
const legs = [
  { source: wallet, target: savings, amount: "20.00 EUR" },
  { source: wallet, amount: "0.50 EUR" },
];
walletTransfer(legs, { label: "savings" });
wallet.exchange([{ give: "5000 JPY", receive: "EUR" }], { rates, options: { date: "2024-03-01" } });

show(wallet, rates, "2024-03-01");
const again = Wallet.fromJournal(wallet.toJournal());
console.log(`rebuilt from its journal: ${again.toJson() === wallet.toJson() ? "True" : "False"}`);
