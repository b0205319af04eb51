import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

/// Changes in the middle of a history, which are checked by summaries of its blocks, against a portfolio that is rebuilt
/// from the same transactions, and so follows them all.
struct PortfolioOrderTests {
  private struct Law {
    let shortSales: ShortSalePolicy
    /// One transaction in this number has to be followed: a split, or a sale that names a lot.
    let oddities: Int
    let days: Int
    let seed: UInt64
    let changes: Int
  }

  private func transaction(_ random: inout SplitMix64, _ law: Law, id: ShortText) -> Transaction {
    let symbol = text(random.below(8) == 0 ? "XYZ" : "ABC")
    let date = Day(unchecked: day("2024-01-01").number + Int32(random.below(law.days)))
    let currency = random.below(40) == 0 ? "USD" : "EUR"
    let total = Money(Decimal(unchecked: Int128(random.below(9_000)), scale: 2), code(currency))
    if law.oddities > 0, random.below(law.oddities) == 0 {
      return Transaction(
        id: id, symbol: symbol, day: date, action: .split, quantity: decimal(random.pick(["1", "2", "3"])),
        per: decimal(random.pick(["1", "2", "3"])))
    }
    if random.below(10) == 0 { return Transaction(id: id, symbol: symbol, day: date, action: .dividend, total: total) }
    let scale = random.below(30) == 0 ? 20 : UInt32(random.below(3))
    return Transaction(
      id: id, symbol: symbol, day: date, action: random.below(9) < 4 ? .sell : .buy,
      quantity: Decimal(unchecked: Int128(random.below(900) + 1), scale: scale), total: total)
  }

  /// Adds, edits and deletes at random: each change is allowed, and comes to the same, or is refused in the same words,
  /// as when all is entered anew.
  private func hold(_ law: Law) throws {
    var random = SplitMix64(seed: law.seed)
    var portfolio = try Portfolio.empty("EUR", .fifo, law.shortSales)
    var refused = 0
    for number in 0..<law.changes {
      var wanted = Array(portfolio.entered)
      var given = transaction(&random, law, id: text("t\(number)"))
      var change: (inout Portfolio) throws(MoneyFailure) -> Void = {
        (portfolio: inout Portfolio) throws(MoneyFailure) in
        try portfolio.add(given)
      }
      let kind = wanted.isEmpty ? 9 : random.below(10)
      let place = wanted.isEmpty ? 0 : random.below(wanted.count)
      if kind < 2 {
        let id = wanted[place].id
        change = { (portfolio: inout Portfolio) throws(MoneyFailure) in try portfolio.remove(id) }
        wanted.remove(at: place)
      } else if kind < 4 {
        given.id = wanted[place].id
        // As often with its own day and symbol as with others.
        if kind == 2 { (given.day, given.symbol) = (wanted[place].day, wanted[place].symbol) }
        change = { (portfolio: inout Portfolio) throws(MoneyFailure) in try portfolio.edit(given) }
        wanted[place] = given
      } else {
        wanted.append(given)
      }
      let settings = portfolio.settings
      let expected = Result { () throws(MoneyFailure) in
        try Portfolio(restoring: wanted, settings, next: portfolio.next, revision: portfolio.revision + 1)
      }
      let before = portfolio
      do throws(MoneyFailure) {
        try change(&portfolio)
        let whole = try expected.get()
        let isSame = PortfolioOrderTests.isSame(portfolio, whole)
        #expect(isSame)
        if !isSame { return }
      } catch {
        refused += 1
        guard case .failure(let failure) = expected else {
          Issue.record("refused, though all of it is allowed: \(error)")
          return
        }
        let isUnchanged = PortfolioOrderTests.isSame(portfolio, before)
        #expect(isUnchanged)
        // Between two symbols both may be wrong.
        guard kind != 3 else { continue }
        #expect(error.status == failure.status)
        #expect(String(error.message) == String(failure.message))
      }
    }
    if law.shortSales == .reject { #expect(refused > law.changes / 50) }
  }

  private static func isSame(_ one: Portfolio, _ other: Portfolio) -> Bool {
    let others = other.order.map { other.rows[Int($0)].transaction.id }
    guard one.order.map({ one.rows[Int($0)].transaction.id }) == others,
      (0..<one.count).allSatisfy({ one.transaction(at: $0)?.id == others[$0] })
    else { return false }
    return one.books.allSatisfy { book in
      guard let same = other.book(of: book.symbol).map({ other.books[$0] }) else { return book.order.isEmpty }
      let (held, expected) = (book.check.holding, same.check.holding)
      return book.order.map { one.rows[Int($0)].transaction.id }
        == same.order.map { other.rows[Int($0)].transaction.id }
        && held.quantity == expected.quantity && held.quantity.scale == expected.quantity.scale
        && held.unit == expected.unit && book.check.currency == same.check.currency
    }
  }

  @Test func plainHistoriesAreThoseFollowedAnew() throws {
    for (seed, days) in [(1, 5), (2, 40), (3, 2000)] {
      try hold(Law(shortSales: .reject, oddities: 0, days: days, seed: UInt64(seed), changes: 1500))
    }
  }

  @Test func smallHistoriesAreThoseFollowedAnew() throws {
    for seed in 100..<160 {
      try hold(Law(shortSales: .reject, oddities: 0, days: 6, seed: UInt64(seed), changes: 60))
    }
  }

  @Test func historiesWithSplitsAreThoseFollowedAnew() throws {
    for seed in 200..<220 {
      try hold(Law(shortSales: .reject, oddities: 25, days: 30, seed: UInt64(seed), changes: 80))
    }
  }

  @Test(arguments: [ShortSalePolicy.allow, .record]) func otherPoliciesFollowToo(_ shortSales: ShortSalePolicy) throws {
    for seed in 300..<320 {
      try hold(Law(shortSales: shortSales, oddities: 40, days: 30, seed: UInt64(seed), changes: 80))
    }
  }
}
