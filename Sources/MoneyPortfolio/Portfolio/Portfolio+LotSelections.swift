import MoneyCore

extension Portfolio {
  /// Throws unless the lots that a sale names cover it, if it is the last transaction of its symbol.
  mutating func checkLots(_ sale: Transaction, in book: Int?) throws(MoneyFailure) {
    var lots = LotBook(settings, nil)
    if let book {
      // Lots that are already calculated suffice, in any reporting currency. If amounts in that currency cannot be
      // calculated, the lots are calculated in the security's own currency only.
      if (try? advance(book, reporting)) != nil, let known = books[book].lots {
        lots = known
      } else {
        var none: [RawDisposal]?
        lots = try self.lots(of: book, LotRange(), nil, listing: &none)
      }
    }
    try lots.checkSelections(sale, lotOf: lotKey)
  }

  /// Checks the lots of all sales of an order, with one transaction in its changed form. A failure's position is the
  /// row of the wrong transaction.
  func checkLots(_ order: [Int32], row: Int32, as transaction: Transaction?) throws(MoneyFailure) {
    var plan: MatchPlan?
    if settings.rule.looksAhead {
      var planner = MatchPlanner(settings, Reporting(settings, nil, ValuationOptions()))
      for other in order {
        let one = other == row ? transaction ?? rows[Int(other)].transaction : rows[Int(other)].transaction
        _ = try planner.apply(one, row: other)
      }
      plan = try planner.plan()
    }
    // Without a table, amounts are converted at the transactions' own rates.
    var lots = LotBook(settings, Reporting(settings, nil, ValuationOptions()), plan)
    var none: [RawDisposal]?
    for other in order {
      let one = other == row ? transaction ?? rows[Int(other)].transaction : rows[Int(other)].transaction
      do throws(MoneyFailure) {
        try lots.apply(
          one, row: other,
          lotOf: { id in
            if let transaction, id == transaction.id { return LotKey(row: row, day: transaction.day) }
            return lotKey(id)
          }, listing: &none)
      } catch { throw error.placed(at: Int(other)) }
    }
  }

  func lotKey(_ id: ShortText) -> LotKey? {
    row(of: id).map { LotKey(row: Int32(truncatingIfNeeded: $0), day: rows[$0].transaction.day) }
  }
}
