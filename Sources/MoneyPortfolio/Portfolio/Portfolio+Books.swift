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
    // Under a rule that looks ahead, a later transaction can change the figures of an earlier one.
    if settings.rule.looksAhead {
      if isSame, books[book].lots != nil, done == books[book].order.count { return }
      books[book].forget()
      var none: [RawDisposal]?
      lots = try self.lots(of: book, LotRange(), reporting, watch: watch, listing: &none)
      books[book].keep(lots, done: books[book].order.count)
      return
    }
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
    of book: Int, _ range: LotRange, _ reporting: Reporting?, watch: Watch = .none,
    listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) -> LotBook {
    var lots = LotBook(settings, reporting, try plan(of: book, range, reporting, watch))
    for row in books[book].order {
      let transaction = rows[Int(row)].transaction
      if let last = range.last, transaction.day > last { break }
      try watch.step(Int(row), of: rows.count)
      try lots.apply(transaction, row: row, lotOf: lotKey, listing: &disposals)
    }
    return lots
  }

  private func plan(
    of book: Int, _ range: LotRange, _ reporting: Reporting?, _ watch: Watch
  ) throws(MoneyFailure) -> MatchPlan? {
    guard settings.rule.looksAhead else { return nil }
    var planner = MatchPlanner(settings, reporting)
    for row in books[book].order {
      let transaction = rows[Int(row)].transaction
      if let known = range.known, transaction.day > known { break }
      try watch.step(Int(row), of: rows.count)
      _ = try planner.apply(transaction, row: row)
    }
    return try planner.plan()
  }

  /// The lots of every linked symbol as of a day; nil for other symbols. They are kept if no transaction is later.
  mutating func currentLinkedLots(
    upTo day: Day?, _ reporting: Reporting, watch: Watch
  ) throws(MoneyFailure) -> [LotBook?] {
    if !hasLinks { return [] }
    var isKept = true
    if let day, let last = order.last, rows[Int(last)].transaction.day > day { isKept = false }
    if isKept {
      let kept = books.map { $0.isLinked && $0.linkedState == linkedState ? $0.lots : nil }
      let isComplete = books.indices.allSatisfy { index in
        !books[index].isLinked || (kept[index]?.reporting?.isSame(as: reporting) ?? false)
      }
      if isComplete { return kept }
    }
    var none: LinkedDisposals?
    let lots = try unplaced { () throws(MoneyFailure) in
      try linkedLots(LotRange(upTo: day), reporting, watch: watch, listing: &none)
    }
    if isKept {
      for book in books.indices { if let one = lots[book] { books[book].keep(one, linkedState: linkedState) } }
    }
    return lots
  }

  func unplaced<Result>(_ work: () throws(MoneyFailure) -> Result) throws(MoneyFailure) -> Result {
    do throws(MoneyFailure) { return try work() } catch { throw error.unplaced }
  }

  /// The lots of all symbols, with their disposals if these are requested.
  func allLots(
    _ range: LotRange, _ reporting: Reporting, watch: Watch, listing disposals: inout LinkedDisposals?
  ) throws(MoneyFailure) -> [LotBook] {
    let isListed = disposals != nil
    if isListed { disposals = LinkedDisposals(repeating: [], count: books.count) }
    let linked = hasLinks ? try linkedLots(range, reporting, watch: watch, listing: &disposals) : []
    var all: [LotBook] = []
    all.reserveCapacity(books.count)
    for book in books.indices {
      if linked.indices.contains(book), let lots = linked[book] {
        all.append(lots)
        continue
      }
      var listed: [RawDisposal]? = isListed ? [] : nil
      all.append(try lots(of: book, range, reporting, watch: watch, listing: &listed))
      disposals?[book] = listed
    }
    return all
  }

  /// The lots of a symbol as of a day. They are kept if no transaction is later than the day.
  mutating func currentLots(
    of book: Int, upTo day: Day?, _ reporting: Reporting, watch: Watch
  ) throws(MoneyFailure) -> LotBook {
    var none: [RawDisposal]?
    if let day, let last = books[book].order.last, rows[Int(last)].transaction.day > day {
      return try lots(of: book, LotRange(upTo: day), reporting, watch: watch, listing: &none)
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
