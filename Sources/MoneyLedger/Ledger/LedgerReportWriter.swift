import MoneyCore

/// Writes the rows of a report.
struct LedgerReportWriter {
  private(set) var rows: [LedgerReport.Row] = []
  private let ledger: Ledger
  private let kind: LedgerReport.Kind
  private let start: Day?
  private let end: Day?
  private let registry: CurrencyRegistry?
  private let watch: Watch
  /// The accounts by name, each before those below it.
  private let order: [Int32]

  init(
    _ ledger: Ledger, _ kind: LedgerReport.Kind, from start: Day?, to end: Day?, _ registry: CurrencyRegistry?,
    _ watch: Watch
  ) {
    self.ledger = ledger
    self.kind = kind
    self.start = start
    self.end = end
    self.registry = registry
    self.watch = watch
    let accounts = ledger.accounts
    order = StableSort.positions(accounts.count) { AccountName.precedes(accounts[$0].name, accounts[$1].name) }
  }

  mutating func writeTrialBalance() throws(MoneyFailure) {
    var (debits, credits) = (CurrencySums(), CurrencySums())
    for section in LedgerReportWriter.sections {
      for position in try accounts(of: section) {
        for amount in try balances(of: position) {
          try writeAccount(position, amount, as: .account)
          debits.add(amount.amount.isNegative ? .zero : amount.amount, amount.currency)
          credits.add(amount.amount.isNegative ? amount.amount.negated : .zero, amount.currency)
        }
      }
    }
    for amount in try debits.amounts() { try write(amount, as: .debits, nil) }
    for amount in try credits.amounts() { try write(amount, as: .credits, nil) }
  }

  mutating func writeBalanceSheet() throws(MoneyFailure) {
    for section in [AccountKind.asset, .liability, .equity] { _ = try writeSection(section) }
    var result = CurrencySums()
    for (position, account) in ledger.accounts.enumerated() where account.kind.isResult {
      try watch.step(position, of: ledger.accounts.count)
      for amount in try balances(of: position) { result.add(amount.amount.negated, amount.currency) }
    }
    for amount in try result.amounts() where !amount.amount.isZero { try write(amount, as: .result, nil) }
  }

  mutating func writeIncomeStatement() throws(MoneyFailure) {
    var result = CurrencySums()
    result.add(try writeSection(.income))
    for amount in try writeSection(.expense) { result.add(amount.amount.negated, amount.currency) }
    for amount in try result.amounts() { try write(amount, as: .result, nil) }
  }

  private static var sections: [AccountKind] { [.asset, .liability, .equity, .income, .expense] }

  /// The accounts of a section by name, each before those below it.
  private func accounts(of section: AccountKind) throws(MoneyFailure) -> [Int] {
    var found: [Int] = []
    for (index, position) in order.enumerated() where ledger.accounts[Int(position)].kind.section == section {
      try watch.step(index, of: order.count)
      found.append(Int(position))
    }
    return found
  }

  /// The balances of an account that the report contains, other than 0, in the order of their currencies.
  private func balances(of account: Int) throws(MoneyFailure) -> [Money] {
    var amounts: [Money] = []
    for book in ledger.books(of: account) {
      let amount = try kind == .incomeStatement ? book.change(from: start, to: end) : book.balance(on: end)
      if !amount.isZero { amounts.append(Money(amount, book.key.currency)) }
    }
    return amounts
  }

  /// An account whose accounts below are being written, with the sums of its balances so far.
  private struct Level {
    let account: Int
    var sums = CurrencySums()
  }

  /// Writes the accounts of a section with their subtotals and totals; returns the totals.
  private mutating func writeSection(_ section: AccountKind) throws(MoneyFailure) -> [Money] {
    var totals = CurrencySums()
    var levels: [Level] = []
    for position in try accounts(of: section) {
      let account = ledger.accounts[position]
      let depth = AccountName.depth(of: account.name)
      while levels.count > depth { try finish(&levels, &totals) }
      levels.append(Level(account: position))
      for balance in try balances(of: position) {
        let amount = section.isDebit ? balance : balance.negated
        try writeAccount(position, amount, as: .account)
        levels[levels.count &- 1].sums.add(amount.amount, amount.currency)
      }
    }
    while !levels.isEmpty { try finish(&levels, &totals) }
    let amounts = try totals.amounts()
    for amount in amounts { try write(amount, as: .total, section) }
    return amounts
  }

  /// Writes the subtotals of the last level, and adds its sums to those of the level above.
  private mutating func finish(_ levels: inout [Level], _ totals: inout CurrencySums) throws(MoneyFailure) {
    guard let level = levels.popLast() else { return }
    let amounts = try level.sums.amounts()
    if !ledger.accounts[level.account].children.isEmpty {
      for amount in amounts { try writeAccount(level.account, amount, as: .subtotal) }
    }
    if levels.isEmpty { totals.add(amounts) } else { levels[levels.count &- 1].sums.add(amounts) }
  }

  private mutating func writeAccount(
    _ position: Int, _ amount: Money, as kind: LedgerReport.RowKind
  ) throws(MoneyFailure) {
    let account = ledger.accounts[position]
    try write(amount, as: kind, account.kind, AccountName.depth(of: account.name), account.name)
  }

  private mutating func write(
    _ amount: Money, as kind: LedgerReport.RowKind, _ accountKind: AccountKind?, _ depth: Int = 0,
    _ account: [UInt8] = []
  ) throws(MoneyFailure) {
    try watch.ask(rows.growth)
    rows.append(
      LedgerReport.Row(
        amount: Wallet.shown(amount, in: registry), kind: kind, accountKind: accountKind, depth: depth,
        account: account))
  }
}
