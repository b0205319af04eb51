import MoneyCore

/// The entries of a wallet in one currency during a period, with the balance after each, as a bank states them.
///
/// The entries are in the order of their effective days, and those of a day in the order of their ids. An entry without a
/// day comes before all days. The statement is a copy, which later changes of the wallet do not affect.
///
///     opening + inflow - outflow == closing, and the last row's balance == closing
public struct AccountStatement: Sendable {
  public struct Row: Sendable {
    public let entry: WalletEntry
    /// The balance after the entry.
    public let balance: Money

    package init(entry: WalletEntry, balance: Money) {
      self.entry = entry
      self.balance = balance
    }
  }

  public let currency: CurrencyCode
  /// The first day of the period; nil for the beginning of the wallet.
  public let start: Day?
  /// The last day of the period; nil for no end.
  public let end: Day?
  public let opening: Money
  /// The sum of the positive amounts.
  public let inflow: Money
  /// The sum of the negative amounts, without the sign.
  public let outflow: Money
  public let closing: Money
  /// The kinds of the entries, in the order of their numbers.
  public let turnovers: [Turnover]
  public let rows: [Row]

  /// - Parameter watch: asked at each entry whether to go on.
  @_optimize(size)
  public init(
    of wallet: Wallet, in currency: CurrencyCode, from start: Day?, through end: Day?, registry: CurrencyRegistry?,
    watch: Watch
  ) throws(MoneyFailure) {
    try AccountStatement.checkPeriod(from: start, through: end)
    let entries = try AccountStatement.entries(of: wallet, in: currency, from: start, through: end, watch: watch)
    // A statement from the beginning opens with 0.
    var opening = Decimal.zero
    if let start { opening = try wallet.sums(of: currency, before: start.number).sum }
    try self.init(
      of: entries, in: currency, from: start, through: end, opening: opening, registry: registry, watch: watch)
  }

  /// - Parameters:
  ///   - entries: the entries of the period, sorted by effective day and id.
  ///   - opening: the sum of the entries before the period.
  @_optimize(size)
  package init(
    of entries: [WalletEntry], in currency: CurrencyCode, from start: Day?, through end: Day?, opening: Decimal,
    registry: CurrencyRegistry?, watch: Watch
  ) throws(MoneyFailure) {
    func shown(_ amount: Decimal) -> Money { Wallet.shown(Money(amount, currency), in: registry) }
    var balance = DecimalSum()
    balance.add(opening)
    var turnovers = Turnovers()
    var rows: [Row] = []
    rows.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      try watch.step(index)
      balance.add(entry.amount.amount)
      turnovers.add(entry)
      rows.append(Row(entry: entry, balance: shown(try balance.value())))
    }
    self.currency = currency
    self.start = start
    self.end = end
    self.opening = shown(opening)
    closing = shown(try balance.value())
    inflow = shown(try turnovers.inflow.value())
    outflow = shown(try turnovers.outflow.value())
    self.turnovers = try turnovers.list(in: currency, registry)
    self.rows = rows
  }

  /// Throws if a period ends before it starts.
  @_optimize(size)
  package static func checkPeriod(from start: Day?, through end: Day?) throws(MoneyFailure) {
    guard let start, let end, end < start else { return }
    throw MoneyFailure(.argument, "end must not be before the start " + .date(start) + ", got " + .date(end))
  }

  /// The index of the first row that is effective on a day or later; the number of rows if all are earlier.
  public func position(of day: Day) -> Int {
    rows.lowerBound(in: 0..<rows.count) { ($0.entry.note.effectiveDay?.number ?? Int32.min) < day.number }
  }

  /// The entries of a period, sorted by effective day and id.
  static func entries(
    of wallet: Wallet, in currency: CurrencyCode, from start: Day?, through end: Day?, watch: Watch
  ) throws(MoneyFailure) -> [WalletEntry] {
    var entries: [WalletEntry] = []
    var isSorted = true
    var last = Int32.min
    for (index, entry) in wallet.entries(from: 0, count: .max, of: currency).enumerated() {
      try watch.step(index)
      let day = entry.note.effectiveDay
      if let end, let day, day > end { continue }
      if let start {
        guard let day, day >= start else { continue }
      }
      let number = day?.number ?? Int32.min
      isSorted = isSorted && last <= number
      last = number
      entries.append(entry)
    }
    if isSorted { return entries }
    return entries.ordered { left, right in
      (left.note.effectiveDay?.number ?? Int32.min) < (right.note.effectiveDay?.number ?? Int32.min)
    }
  }
}
