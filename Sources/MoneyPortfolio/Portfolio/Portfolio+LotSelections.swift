import MoneyCore

extension Portfolio {
  /// Whether the lots that a sale names have what it sells, when it is the last of its symbol.
  mutating func checkLots(_ sale: Transaction, in book: Int?) throws(MoneyFailure) {
    var lots = LotBook(settings, nil)
    if let book {
      // What has been worked out already will do, in whatever currency it was; where amounts in that cannot be told,
      // those in the security's own can.
      if (try? advance(book, reporting)) != nil, let known = books[book].lots {
        lots = known
      } else {
        var none: [RawDisposal]?
        lots = try self.lots(of: book, upTo: nil, nil, listing: &none)
      }
    }
    try lots.checkSelections(sale, lotOf: lotKey)
  }

  /// The same for all sales of an order, one of its transactions as it would be. A failure's position is the row that is
  /// wrong.
  func checkLots(_ order: [Int32], row: Int32, as transaction: Transaction?) throws(MoneyFailure) {
    var lots = LotBook(settings, nil)
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
