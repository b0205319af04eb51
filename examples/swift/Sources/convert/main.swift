// Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
//
//     swift run --package-path examples/swift convert share/ecb/eurofxref-hist.csv

import Foundation
import LibMoney

func convert(_ rates: Rates, _ price: Money, to target: String, on day: Day? = nil) throws {
  // A weekend has no rates: those of the last week will do.
  let found = try rates.explain(price, to: target, on: day, gap: 7)
  let asOf = found.day?.description ?? "no date"
  print("\(price) is \(found.money) at the rates of \(asOf), \(String(found.source))")
  if found.flags.contains(.earlier) { print("  days before the day asked for: \(found.gap)") }
  if found.flags.contains(.rounded) { print("  rounded") }
  for leg in found.legs {
    let kind = leg.kind == .quoted ? "as quoted" : leg.kind == .inverse ? "inverse" : "fixed"
    print("  1 \(leg.from) = \(leg.rate.numerator)/\(leg.rate.denominator) \(leg.to), \(kind)")
  }
}

let path = CommandLine.arguments.dropFirst().first ?? "share/ecb/eurofxref-hist.csv"
let rates = try Rates.ecb(String(contentsOfFile: path, encoding: .utf8))
let price = try Money("1000.00 CHF")
try convert(rates, price, to: "JPY")
try convert(rates, price, to: "JPY", on: Day("2020-03-14"))
