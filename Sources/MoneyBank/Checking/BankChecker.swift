import MoneyCore

/// Compares the numbers that a statement states with those that follow from its entries. Every sum is exact.
struct BankChecker {
  /// The sums of the entries of a currency.
  private struct Sums {
    let currency: CurrencyCode
    /// The sum of the booked entries, with their signs.
    var booked = Decimal.zero
    var hasBooked = false
    var credits = Decimal.zero
    var debits = Decimal.zero
  }

  private let statement: BankStatement
  private let position: Int
  private let watch: Watch
  private var sums: [Sums] = []
  private var index = CurrencyIndex()
  private var creditCount = 0

  /// Adds the findings of a statement, and returns the result for its balances.
  static func check(
    _ bank: inout BankStatements, _ statement: BankStatement, at position: Int, _ totals: [BankTotal], _ watch: Watch
  ) throws(MoneyFailure) -> BankBalanceCheck {
    var checker = BankChecker(statement, position, watch)
    try checker.add(bank)
    try checker.compareDetails(&bank)
    try checker.compare(totals, &bank)
    return try checker.compareBalances(&bank)
  }

  private init(_ statement: BankStatement, _ position: Int, _ watch: Watch) {
    self.statement = statement
    self.position = position
    self.watch = watch
  }

  private mutating func add(_ bank: BankStatements) throws(MoneyFailure) {
    for entry in statement.entries {
      try watch.step(entry)
      let found = bank.entries[entry]
      let place = place(of: found.amount.currency)
      let amount = found.amount.amount
      if found.isDebit {
        sums[place].debits = try sums[place].debits.subtracting(amount)
      } else {
        sums[place].credits = try sums[place].credits.adding(amount)
        creditCount &+= 1
      }
      guard found.status == .booked else { continue }
      sums[place].booked = try sums[place].booked.adding(amount)
      sums[place].hasBooked = true
    }
  }

  private mutating func place(of currency: CurrencyCode) -> Int {
    let known = sums
    if let place = index.find(currency, among: known.count, at: { known[$0].currency }) { return place }
    sums.append(Sums(currency: currency))
    let added = sums
    index.insertLast(of: added.count) { added[$0].currency }
    return added.count &- 1
  }

  /// The transactions of an entry must add up to it, if all of them are in its currency.
  private func compareDetails(_ bank: inout BankStatements) throws(MoneyFailure) {
    for entry in statement.entries where !bank.entries[entry].details.isEmpty {
      let found = bank.entries[entry]
      var sum = Decimal.zero
      var isComplete = true
      for detail in found.details {
        try watch.step(detail)
        guard let amount = bank.details[detail].amount, amount.currency == found.amount.currency else {
          isComplete = false
          break
        }
        sum = try sum.adding(amount.amount)
      }
      guard isComplete, sum != found.amount.amount else { continue }
      try add(
        BankFinding(
          statement: position, entry: entry, kind: .entryAmount, stated: found.amount.amount, computed: sum,
          currency: found.amount.currency, line: found.line, column: found.column), to: &bank)
    }
  }

  private func add(_ finding: BankFinding, to bank: inout BankStatements) throws(MoneyFailure) {
    try bank.findings.append(finding, asking: watch)
  }

  /// The summary counts all entries. Its sums are without a currency, so they are compared only if there is one.
  private func compare(_ totals: [BankTotal], _ bank: inout BankStatements) throws(MoneyFailure) {
    let count = statement.entries.count
    for total in totals {
      guard let computed = try computed(total.kind, count) else { continue }
      if computed == total.value { continue }
      let isCount: Bool
      switch total.kind {
      case .count, .creditCount, .debitCount: isCount = true
      case .sum, .net, .creditSum, .debitSum: isCount = false
      }
      try add(
        BankFinding(
          statement: position, entry: nil, kind: isCount ? .totalCount : .totalSum, stated: total.value,
          computed: computed, currency: isCount ? nil : sums.first?.currency, line: total.line, column: total.column),
        to: &bank)
    }
  }

  private func computed(_ kind: BankTotal.Kind, _ count: Int) throws(MoneyFailure) -> Decimal? {
    let only = sums.first ?? Sums(currency: .euro)
    switch kind {
    case .count: return Decimal(count: count)
    case .creditCount: return Decimal(count: creditCount)
    case .debitCount: return Decimal(count: count &- creditCount)
    case .sum: return sums.count > 1 ? nil : try only.credits.adding(only.debits)
    case .net: return sums.count > 1 ? nil : try only.credits.subtracting(only.debits)
    case .creditSum: return sums.count > 1 ? nil : only.credits
    case .debitSum: return sums.count > 1 ? nil : only.debits
    }
  }

  /// In each currency, the opening balance plus the booked entries must be the closing balance.
  private func compareBalances(_ bank: inout BankStatements) throws(MoneyFailure) -> BankBalanceCheck {
    var result = BankBalanceCheck.none
    var pairs = BalancePairs()
    for balance in statement.balances { pairs.add(bank.balances[balance], bank.texts) }
    for pair in pairs.found {
      guard let opening = pair.opening, let closing = pair.closing else { continue }
      let sum = sums.first { $0.currency == closing.amount.currency }?.booked ?? .zero
      let computed = try opening.amount.amount.adding(sum)
      if result == .none { result = .equal }
      if computed == closing.amount.amount { continue }
      result = .different
      try add(
        BankFinding(
          statement: position, entry: nil, kind: .balance, stated: closing.amount.amount, computed: computed,
          currency: closing.amount.currency, line: closing.line, column: closing.column), to: &bank)
    }
    let isCovered = sums.allSatisfy { sum in
      !sum.hasBooked || pairs.found.contains { $0.currency == sum.currency && $0.opening != nil && $0.closing != nil }
    }
    return result == .equal && !isCovered ? .none : result
  }
}
