import MoneyCore

extension Portfolio {
  /// Brings a symbol's lots up to date: applies the transactions that are not in them yet.
  mutating func advance(
    _ book: Int, _ reporting: Reporting?, watch: Watch = .none
  ) throws(MoneyFailure) {
    var lots = books[book].lots ?? LotBook(settings, reporting)
    let isSame =
      switch (lots.reporting, reporting) {
      case (nil, nil): true
      case (let old?, let new?): old.isSame(as: new)
      default: false
      }
    var done = books[book].done
    if !isSame {
      lots = LotBook(settings, reporting)
      done = 0
    }
    // The book drops its copy, so that `lots` is the only owner; otherwise changing it would copy the lots.
    books[book].forget()
    var none: [RawDisposal]?
    for row in books[book].order.suffix(from: done) {
      try watch.step(Int(row), of: rows.count)
      try lots.apply(rows[Int(row)].transaction, row: row, lotOf: lotKey, listing: &none)
      done += 1
    }
    books[book].keep(lots, done: done)
  }

  /// Works out a symbol's lots as of a day, without keeping them.
  func lots(
    of book: Int, upTo day: Day?, _ reporting: Reporting?, watch: Watch = .none,
    listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) -> LotBook {
    var lots = LotBook(settings, reporting)
    for row in books[book].order {
      let transaction = rows[Int(row)].transaction
      if let day, transaction.day > day { break }
      try watch.step(Int(row), of: rows.count)
      try lots.apply(transaction, row: row, lotOf: lotKey, listing: &disposals)
    }
    return lots
  }

  /// The lots of a symbol as of a day. They are kept if no transaction is later than the day.
  mutating func currentLots(
    of book: Int, upTo day: Day?, _ reporting: Reporting, watch: Watch
  ) throws(MoneyFailure) -> LotBook {
    var none: [RawDisposal]?
    if let day, let last = books[book].order.last, rows[Int(last)].transaction.day > day {
      return try lots(of: book, upTo: day, reporting, watch: watch, listing: &none)
    }
    try advance(book, reporting, watch: watch)
    return books[book].lots ?? LotBook(settings, reporting)
  }

  /// Frees the memory of everything that can be worked out again.
  public mutating func releaseMemory() {
    for book in books.indices {
      books[book].releaseMemory()
    }
    reporting = nil
    releaseRows()
    order.releaseMemory()
  }

  /// Moves the rows to an array of their size, unless that would free little.
  private mutating func releaseRows() {
    let room = [Row].room(for: rows.count)
    if rows.capacity &- room <= rows.count / 8 { return }
    var fewer: [Row] = []
    fewer.reserveCapacity(room)
    fewer += rows
    rows = fewer
  }
}
