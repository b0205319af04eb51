// Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.
//
//     node examples/javascript/split.js

import { allocateDetailed, Money } from "../../build/api/javascript/src/index.js";

function print(title, shares) {
  console.log(title);
  for (const share of shares) console.log(`  ${share}`);
  console.log(`  total ${Money.sum(shares)}`);
}

print("Equally:", new Money("100.00 EUR").split(3));

// With a tip, the total is 110 euros; each friend pays in proportion to the order.
const invoice = new Money("110.00 EUR");
const ordered = ["41.50", "27.00", "31.50"];
print("In proportion to the orders:", invoice.allocate(ordered));

// In whole euros, with the remainder returned separately.
const { shares, remainder } = allocateDetailed(invoice, ordered, { method: "separate_remainder", digits: 0 });
print("In whole euros:", shares);
console.log(`  left over ${remainder}`);
