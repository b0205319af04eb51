import MoneyCore

/// An amount and the position of its account.
package struct AccountAmount: Sendable {
  package let amount: Money
  package let account: Int
}

extension Ledger {
  /// Adds a transaction; returns its id. The failure of a posting names its index.
  @discardableResult
  public mutating func post(
    _ day: Day, description: [UInt8], _ postings: [LedgerPosting], watch: Watch = .none
  ) throws(MoneyFailure) -> UInt64 {
    guard postings.count <= Ledger.mostPostings else {
      throw MoneyFailure(
        .limit,
        "number of postings must be at most " + .number(Ledger.mostPostings) + ", got " + .number(postings.count))
    }
    return try add(.entry, on: day, description: description, try resolved(postings), watch: watch)
  }

  /// The positions of the accounts of postings, each of which must accept its amount.
  func resolved(_ postings: [LedgerPosting]) throws(MoneyFailure) -> [AccountAmount] {
    var found: [AccountAmount] = []
    found.reserveCapacity(postings.count)
    for (index, posting) in postings.enumerated() {
      do throws(MoneyFailure) {
        let account = try known(posting.account)
        try accounts[account].checkAccepts(posting.amount.currency)
        found.append(AccountAmount(amount: posting.amount, account: account))
      } catch {
        throw MoneyFailure(error.status, "postings[" + .number(index) + "]: " + error.message)
      }
    }
    return found
  }

  /// Adds a transaction of any kind.
  mutating func add(
    _ kind: LedgerTransaction.Kind, on day: Day, description: [UInt8], _ postings: [AccountAmount],
    reverses: UInt64 = 0, watch: Watch
  ) throws(MoneyFailure) -> UInt64 {
    try checkDay(day)
    try OneLine.check(description, "description", atMost: LedgerTransaction.longestDescription)
    let turnovers = try checked(postings, transactions: 1)
    try watch.ask(growth(for: turnovers, on: day))
    let id = append(kind, on: day, description: description, postings, reverses: reverses)
    for one in turnovers { setTurnover(one) }
    return id
  }

  /// Throws if a day is in a closed period.
  func checkDay(_ day: Day) throws(MoneyFailure) {
    if let closed, day <= closed {
      throw MoneyFailure(
        .periodClosed, "date must be after the closed period ending " + .date(closed) + ", got " + .date(day))
    }
  }

  /// Throws unless postings sum to zero in each currency and fit the ledger. Returns the turnovers of their books.
  func checked(_ postings: [AccountAmount], transactions more: Int) throws(MoneyFailure) -> [LedgerTurnover] {
    guard postings.count >= 2 else {
      throw MoneyFailure(.argument, "number of postings must be at least 2, got " + .number(postings.count))
    }
    guard postingCount &+ postings.count <= Ledger.mostElements, transactions.count &+ more <= Ledger.mostElements
    else { throw .outOfMemory() }
    let order = StableSort.positions(postings.count) {
      let (left, right) = (postings[$0], postings[$1])
      return left.amount.currency == right.amount.currency
        ? left.account < right.account : left.amount.currency < right.amount.currency
    }
    var turnovers: [LedgerTurnover] = []
    var sum = DecimalSum()
    var last: CurrencyCode?
    for position in order {
      let posting = postings[Int(position)]
      let currency = posting.amount.currency
      if let last, last != currency {
        try Ledger.checkBalance(sum, last)
        sum = DecimalSum()
      }
      last = currency
      sum.add(posting.amount.amount)
      if turnovers.last?.account != posting.account || turnovers.last?.currency != currency {
        turnovers.append(
          LedgerTurnover(
            value: turnover(posting.account, currency), account: posting.account, currency: currency))
      }
      try turnovers[turnovers.count &- 1].add(posting.amount.amount)
    }
    if let last { try Ledger.checkBalance(sum, last) }
    return turnovers
  }

  private static func checkBalance(_ sum: DecimalSum, _ currency: CurrencyCode) throws(MoneyFailure) {
    guard sum.sign != 0 else { return }
    var got: Message = "more than 38 digits of " + .code(currency)
    if let value = try? sum.value() { got = .money(Money(value, currency)) }
    throw MoneyFailure(.unbalanced, "postings must sum to zero in each currency, got " + got)
  }
}

// MARK: - Reversal

extension Ledger {
  /// Reverses a transaction by one with the negated amounts; returns its id.
  @discardableResult
  public mutating func reverse(
    _ id: UInt64, on day: Day, watch: Watch = .none
  ) throws(MoneyFailure) -> UInt64 {
    let given = try reversible(id, on: day)
    return try add(
      .reversal, on: day, description: given.description, negated(given), reverses: id, watch: watch)
  }

  /// The transaction of an id, which must be one that can be reversed on a day.
  private func reversible(_ id: UInt64, on day: Day) throws(MoneyFailure) -> LedgerTransaction {
    guard let number = Int(exactly: id), number >= 1, number <= transactions.count else {
      throw MoneyFailure(.notFound, "unknown transaction " + .id(id))
    }
    let given = transactions[number &- 1]
    try Ledger.checkReversal(of: id, given.kind, on: given.day, reversedBy: given.reversedBy, day)
    return given
  }

  /// Throws unless a transaction can be reversed on a day.
  package static func checkReversal(
    of id: UInt64, _ kind: LedgerTransaction.Kind, on given: Day, reversedBy: UInt64, _ day: Day
  ) throws(MoneyFailure) {
    guard kind != .closing else {
      throw MoneyFailure(.state, "transaction " + .id(id) + " closes a period and cannot be reversed")
    }
    guard reversedBy == 0 else {
      throw MoneyFailure(.state, "transaction " + .id(id) + " is reversed by transaction " + .id(reversedBy))
    }
    guard day >= given else {
      throw MoneyFailure(
        .date, "date of a reversal must not be before " + .date(given) + ", got " + .date(day))
    }
  }

  private func negated(_ transaction: LedgerTransaction) -> [AccountAmount] {
    transaction.postings.map {
      let posting = accountAmount(at: $0)
      return AccountAmount(amount: posting.amount.negated, account: posting.account)
    }
  }

  /// Adds a reversal that a document contains: its amounts must be the negated ones.
  package mutating func restoreReversal(
    of id: UInt64, on day: Day, description: [UInt8], _ postings: [LedgerPosting]
  ) throws(MoneyFailure) {
    let given = try reversible(id, on: day)
    let found = try resolved(postings)
    let expected = negated(given)
    guard found.count == expected.count,
      zip(found, expected).allSatisfy({ $0.account == $1.account && $0.amount == $1.amount })
    else {
      throw MoneyFailure(.document, "postings of a reversal must be those of transaction " + .id(id) + ", negated")
    }
    _ = try add(.reversal, on: day, description: description, found, reverses: id, watch: .none)
  }

  /// Adds a transaction of a kind other than a reversal that a document contains.
  package mutating func restore(
    _ kind: LedgerTransaction.Kind, on day: Day, description: [UInt8], _ postings: [LedgerPosting]
  ) throws(MoneyFailure) {
    _ = try add(kind, on: day, description: description, try resolved(postings), watch: .none)
  }
}
