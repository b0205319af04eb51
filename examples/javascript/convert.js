// Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
//
//     node examples/javascript/convert.js share/ecb/eurofxref-hist.csv

import { readFileSync } from "node:fs";

import { Money, Rates } from "../../build/api/javascript/src/index.js";

const KINDS = { quoted: "as quoted", inverse: "inverse", fixed: "fixed" };

function convert(rates, price, target, date) {
  // A weekend has no rates: those of the last week will do.
  const { result, details } = rates.convertDetailed(price, target, { date, maxGap: 7 });
  console.log(`${price} is ${result} at the rates of ${details.asOf}, ${details.source}`);
  if (details.flags.includes("earlier")) console.log(`  days before the day asked for: ${details.gapDays}`);
  if (details.flags.includes("rounded")) console.log("  rounded");
  for (const leg of details.legs) {
    console.log(`  1 ${leg.from} = ${leg.numerator}/${leg.denominator} ${leg.to}, ${KINDS[leg.kind]}`);
  }
}

const rates = Rates.fromEcbCsv(readFileSync(process.argv[2] ?? "share/ecb/eurofxref-hist.csv"));
const price = new Money("1000.00 CHF");
convert(rates, price, "JPY");
convert(rates, price, "JPY", "2020-03-14");
