import MoneyCore

/// Exact sums of amounts, one for each currency. Only the final sums must fit 38 digits.
struct CurrencySums: Sendable {
  private var sums: [(currency: CurrencyCode, sum: DecimalSum)] = []
  private var index = CurrencyIndex()

  mutating func add(_ amount: Decimal, _ currency: CurrencyCode) {
    if let position = index.find(currency, among: sums.count, at: { sums[$0].currency }) {
      sums[position].sum.add(amount)
      return
    }
    var sum = DecimalSum()
    sum.add(amount)
    sums.append((currency, sum))
    let all = sums
    index.insertLast(of: all.count) { all[$0].currency }
  }

  mutating func add(_ other: [Money]) {
    for amount in other { add(amount.amount, amount.currency) }
  }

  /// The sums in the order of their codes, also those that are 0.
  func amounts() throws(MoneyFailure) -> [Money] {
    var amounts: [Money] = []
    for (currency, sum) in sums { amounts.append(Money(try sum.value(), currency)) }
    return amounts.ordered { $0.currency < $1.currency }
  }
}
