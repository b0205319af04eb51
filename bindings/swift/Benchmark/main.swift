// A sum of two amounts in Swift, and the conversion of a row of a column, in nanoseconds, the least of several turns:
// MoneyBench C_SUM C_ROW
//
// C_SUM and C_ROW are the times of the same calls in C, from the same run. A sum in Swift may take as long, a row twice
// as long.

import LibMoney

let given = CommandLine.arguments.dropFirst().map { Double($0) ?? .infinity } + [.infinity, .infinity]
let rounds = 2_000_000
let amounts = try (0..<1024).map { try Money("\($0 * 7919 % 100000).\(10 + $0 % 90) EUR") }

/// Adds neighbours; the sum of all coefficients keeps the work alive.
func turn() throws(MoneyFailure) -> Int128 {
  var kept: Int128 = 0
  for round in 0..<rounds {
    let at = round & 1022
    kept &+= try (amounts[at] + amounts[at + 1]).amount.coefficient
  }
  return kept
}

/// Returns the minimum nanoseconds per step over several rounds of `steps` steps.
func least(_ steps: Int, _ turn: () throws(MoneyFailure) -> Int128) throws(MoneyFailure) -> (Double, Int128) {
  let clock = ContinuousClock()
  var best = Double.infinity
  var kept: Int128 = 0
  for _ in 0..<9 {
    let start = clock.now
    kept &+= try turn()
    let taken = (clock.now - start).components
    best = min(best, (Double(taken.seconds) * 1e9 + Double(taken.attoseconds) / 1e9) / Double(steps))
  }
  return (best, kept)
}

func shown(_ value: Double) -> String { "\(Double(Int(value * 100)) / 100)" }

/// Prints a measurement and returns whether it is within the limit.
func report(_ name: String, _ measured: (Double, Int128), _ c: Double, atMost factor: Double) -> Bool {
  let isKept = measured.0 <= c * factor
  let figure = "\(shown(measured.0)) ns, C \(shown(c)) (at most \(factor) x)"
  print("Swift: \(name) \(figure)\(isKept ? "" : ": missed") [\(measured.1 & 1)]")
  return isKept
}

let rows = 1_000_000
let column = try Amounts((0..<rows).map { Int64($0 * 7919 % 10_000_000) }, "EUR")
let rates = try Rates.of(["EUR/USD": "1.1172"])
let kept = [
  report("a sum", try least(rounds, turn), given[0], atMost: 1),
  report(
    "a row of a column",
    try least(rows) { () throws(MoneyFailure) in
      try Int128(column.converted(with: rates, to: "USD").values[rows / 2])
    }, given[1], atMost: 2),
]
let reached = kept.count { $0 }
print("\(reached) passed, \(kept.count - reached) failed")
