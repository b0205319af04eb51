import MoneyCore
import MoneyLedger

/// Compares the balances that a journal states with those of its ledger, in one pass over the postings.
///
/// Beancount states balances at the start of a day, with the accounts below; hledger after a posting, by date; Ledger
/// after a posting, in the order of the journal.
struct JournalCheck {
  private let ledger: Ledger
  private let journal: Journal
  private let format: JournalFormat
  /// For each assertion after a posting, the position of that posting in the ledger.
  private let places: [Int]
  private let watch: Watch
  private var sums: [(key: BookKey, sum: DecimalSum)] = []
  private var index = HashIndex(capacity: 0)
  /// For each account of the ledger, the account above; -1 without one.
  private let parents: [Int32]
  /// The place of the assertion that is being compared.
  private(set) var position = 0

  init(_ ledger: Ledger, _ journal: Journal, as format: JournalFormat, _ places: [Int], _ watch: Watch) {
    self.ledger = ledger
    self.journal = journal
    self.format = format
    self.places = places
    self.watch = watch
    parents = ledger.accounts.map { account in
      let parent = AccountName.parent(of: account.name).flatMap { ledger.position(of: $0) }
      return Int32(truncatingIfNeeded: parent ?? -1)
    }
  }

  mutating func run() throws(MoneyFailure) {
    try watch.ask(16 &* (ledger.postingCount &+ journal.assertions.count))
    let days = self.days
    let moments = journal.assertions.indices.map { moment(of: $0, days) }
    let order = StableSort.positions(days.count) { key(days[$0], $0) < key(days[$1], $1) }
    var next = 0
    for assertion in StableSort.positions(moments.count, isBefore: { moments[$0] < moments[$1] }) {
      let moment = moments[Int(assertion)]
      while next < order.count, key(days[Int(order[next])], Int(order[next])) < moment {
        try watch.step(next, of: order.count)
        try add(Int(order[next]))
        next &+= 1
      }
      try compare(journal.assertions[Int(assertion)])
    }
  }

  /// The day of each posting of the ledger.
  private var days: [Int32] {
    var days: [Int32] = []
    days.reserveCapacity(ledger.postingCount)
    for transaction in ledger.transactions {
      for _ in transaction.postings { days.append(transaction.day.number) }
    }
    return days
  }

  /// The order of postings: by date, and then by position; in Ledger by position alone.
  private func key(_ day: Int32, _ posting: Int) -> UInt64 {
    let place = UInt64(UInt32(truncatingIfNeeded: posting))
    if format == .ledger { return place }
    return UInt64(UInt32(bitPattern: day &- Day.range.lowerBound)) << 32 | place
  }

  /// The key that follows those of all postings that count for an assertion.
  private func moment(of assertion: Int, _ days: [Int32]) -> UInt64 {
    switch journal.assertions[assertion].moment {
    case .day(let day): key(day.number, 0)
    case .posting: key(days[places[assertion]], places[assertion]) &+ 1
    }
  }

  private mutating func add(_ posting: Int) throws(MoneyFailure) {
    let added = ledger.accountAmount(at: posting)
    add(added.amount, to: added.account)
    guard format == .beancount else { return }
    var above = Int(parents[added.account])
    while above >= 0 {
      add(added.amount, to: above)
      above = Int(parents[above])
    }
  }

  private mutating func add(_ amount: Money, to account: Int) {
    let key = BookKey(account: Int32(truncatingIfNeeded: account), currency: amount.currency)
    if let known = index.find(key, keyAt: { sums[$0].key }) {
      sums[known].sum.add(amount.amount)
      return
    }
    var sum = DecimalSum()
    sum.add(amount.amount)
    sums.append((key, sum))
    let known = sums
    index.insert(known.count &- 1) { known[$0].key }
  }

  private mutating func compare(_ assertion: JournalAssertion) throws(MoneyFailure) {
    position = assertion.position
    let account = journal.accounts[assertion.account].name
    guard let known = ledger.position(of: account) else {
      throw MoneyFailure(.notFound, "account " + .quoted(account) + " is not open")
    }
    let expected = assertion.balance
    let key = BookKey(account: Int32(truncatingIfNeeded: known), currency: expected.currency)
    var balance = Decimal.zero
    if let found = index.find(key, keyAt: { sums[$0].key }) { balance = try sums[found].sum.value() }
    if try balance.subtracting(expected.amount).absolute <= assertion.tolerance { return }
    throw MoneyFailure(
      .document,
      "balance of " + .quoted(account) + " must be " + .money(expected) + ", got "
        + .money(Wallet.shown(Money(balance, expected.currency), in: nil)))
  }
}
