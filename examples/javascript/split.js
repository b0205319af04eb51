// Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.
//
//     node examples/javascript/split.js

import { allocateDetailed, Money } from "../../build/api/javascript/src/index.js";

function print(title, shares) {
  console.log(title);
  for (const share of shares) console.log(`  ${share}`);
  console.log(`  together ${Money.sum(shares)}`);
}

print("Equally:", new Money("100.00 EUR").split(3));

// A tip makes it 110 euros; each pays in proportion to what they had.
const invoice = new Money("110.00 EUR");
const ordered = ["41.50", "27.00", "31.50"];
print("By what each ordered:", invoice.allocate(ordered));

// Or in whole euros, and what is left is told apart.
const { shares, remainder } = allocateDetailed(invoice, ordered, { method: "separate_remainder", digits: 0 });
print("In whole euros:", shares);
console.log(`  left over ${remainder}`);
