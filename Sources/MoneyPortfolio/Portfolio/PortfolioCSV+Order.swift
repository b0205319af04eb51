import MoneyCore

/// The order of the transactions of a document that has days and no times.
///
/// The lines of the library's own documents are in the order of adding, which decides within a day. Other programs list
/// the newest transaction first, or the lines of a day in any order. A document whose days only descend is therefore
/// read from its end. And if a sale needs a purchase that follows on the same day, the day is reordered so that it does
/// not.
///
/// A transaction keeps the id of its line. Only the order within a day changes.
extension PortfolioCSV {
  /// Makes a portfolio of a document's transactions. A failure's position is the index of one.
  ///
  /// - Parameter isOwn: true if the document has the library's own columns.
  static func portfolio(
    of transactions: [Transaction], _ settings: PortfolioSettings, isOwn: Bool
  ) throws(MoneyFailure) -> Portfolio {
    let numbered = try Portfolio(numbering: transactions, settings)
    let isReversed = !isOwn && isNewestFirst(transactions.map { $0.day })
    // Most documents are in order, so another order is only searched for when a sale is rejected.
    if isOwn || settings.shortSales != .record {
      do throws(MoneyFailure) {
        if isReversed { return try numbered.entered(in: transactions.indices.reversed()) }
        var portfolio = numbered
        try portfolio.sortAndCheck()
        portfolio.revision = UInt64(portfolio.rows.count)
        return portfolio
      } catch {
        guard error.status == .insufficient || error.status == .notFound else { throw error }
      }
    }
    let order = isReversed ? transactions.indices.reversed() : Array(transactions.indices)
    let written = order.map { numbered.rows[$0].transaction }
    return try numbered.entered(in: purchasesFirst(written, settings).map { order[$0] })
  }

  /// True if days descend and never ascend.
  static func isNewestFirst(_ days: [Day]) -> Bool {
    var descends = false
    for (earlier, later) in zip(days, days.dropFirst()) {
      if earlier < later { return false }
      if later < earlier { descends = true }
    }
    return descends
  }

  /// The positions of transactions in an order in which no sale needs a later purchase of its day, wherever there is
  /// such an order. The lines of a symbol's day keep the places in the document that they have together.
  ///
  /// - Parameter existing: the number of leading transactions whose order is fixed. They precede the others of a day.
  static func purchasesFirst(
    _ transactions: [Transaction], _ settings: PortfolioSettings, after existing: Int = 0
  ) -> [Int] {
    var order = Array(transactions.indices)
    let sorted = StableSort.positions(transactions.count) {
      transactions[$0].symbol != transactions[$1].symbol
        ? transactions[$0].symbol < transactions[$1].symbol : transactions[$0].day < transactions[$1].day
    }
    var arrangement = DayArrangement(transactions, settings)
    var check = HoldingCheck()
    var start = 0
    while start < sorted.count {
      let first = transactions[Int(sorted[start])]
      var end = start + 1
      while end < sorted.count, transactions[Int(sorted[end])].symbol == first.symbol,
        transactions[Int(sorted[end])].day == first.day
      {
        end += 1
      }
      if start > 0, transactions[Int(sorted[start - 1])].symbol != first.symbol { check = HoldingCheck() }
      let day = sorted[start..<end].map { Int($0) }.filter { $0 >= existing }
      for position in sorted[start..<end] where Int(position) < existing {
        _ = try? check.apply(transactions[Int(position)], settings)
      }
      for (place, position) in zip(day, arrangement.arranged(day, &check)) { order[place] = position }
      start = end
    }
    return order
  }
}

/// Finds an order for a day's transactions in one symbol.
private struct DayArrangement {
  private let transactions: [Transaction]
  private let settings: PortfolioSettings
  /// The settings under which a sale that an order can avoid fails.
  private let strict: PortfolioSettings
  /// The transactions by id, if a sale names lots.
  private var ids = HashIndex(capacity: 0)
  /// The place of each transaction in the order of its day that was tried last.
  private var places: [Int] = []

  init(_ transactions: [Transaction], _ settings: PortfolioSettings) {
    self.transactions = transactions
    self.settings = settings
    strict = settings.shortSales == .record ? settings.rejectingShortSales : settings
    guard transactions.contains(where: { !$0.lots.isEmpty }) else { return }
    places = [Int](repeating: 0, count: transactions.count)
    ids = HashIndex(capacity: transactions.count)
    for (position, transaction) in transactions.enumerated() where self.position(of: transaction.id) == nil {
      ids.insert(position) { transactions[$0].id }
    }
  }

  private func position(of id: ShortText) -> Int? { ids.find(id) { transactions[$0].id } }

  /// Puts a day in the first of these orders in which no sale needs a later transaction: as written; the purchases
  /// between two splits first; the splits and then the purchases first; the last line first. Otherwise the purchases
  /// between two splits come first.
  ///
  /// - Parameter check: the check after the previous days, and then the check after this one.
  mutating func arranged(_ day: [Int], _ check: inout HoldingCheck) -> [Int] {
    let asWritten = follows(day, &check)
    if asWritten { return day }
    let splits = day.filter { transactions[$0].action == .split }
    let trades = day.filter { transactions[$0].action != .split }
    let inRuns = purchasesFirstInRuns(day)
    for order in [inRuns, splits + purchasesFirst(trades), day.reversed()] where follows(order, &check) {
      return order
    }
    for position in inRuns { _ = try? check.apply(transactions[position], settings) }
    return inRuns
  }

  private func purchasesFirst(_ run: [Int]) -> [Int] {
    run.filter { transactions[$0].action == .buy } + run.filter { transactions[$0].action != .buy }
  }

  /// A purchase does not move over a split, which would change its shares.
  private func purchasesFirstInRuns(_ day: [Int]) -> [Int] {
    var order: [Int] = []
    var run: [Int] = []
    for position in day {
      if transactions[position].action == .split {
        order += purchasesFirst(run)
        order.append(position)
        run = []
      } else {
        run.append(position)
      }
    }
    return order + purchasesFirst(run)
  }

  /// True if no sale of an order needs a later transaction; the check then follows the order.
  private mutating func follows(_ order: [Int], _ check: inout HoldingCheck) -> Bool {
    var after = check
    if !places.isEmpty { for (place, position) in order.enumerated() { places[position] = place } }
    for (place, position) in order.enumerated() {
      let transaction = transactions[position]
      for lot in transaction.lots {
        guard let purchase = self.position(of: lot.id), transactions[purchase].symbol == transaction.symbol,
          transactions[purchase].day == transaction.day
        else { continue }
        if places[purchase] > place { return false }
      }
      do throws(MoneyFailure) { try after.apply(transaction, strict) } catch { return false }
    }
    check = after
    return true
  }
}
