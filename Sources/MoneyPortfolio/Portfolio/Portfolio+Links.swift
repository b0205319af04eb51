import MoneyCore

// Symbols between which actions move shares. They are checked and worked out together, in the order of all their
// transactions; all other symbols are worked out one by one.

extension Portfolio {
  /// True if a transaction concerns a symbol that is linked to another one, or links it.
  func isLinked(_ transaction: Transaction) -> Bool {
    if !transaction.into.isEmpty { return true }
    return book(of: transaction.symbol).map { books[$0].isLinked } ?? false
  }

  var hasLinks: Bool { books.contains { $0.isLinked } }

  /// Links a symbol to the one that receives its shares; returns the position of that one, or -1.
  mutating func link(_ book: Int, to symbol: ShortText) -> Int32 {
    if books[book].isLinked { linkedState &+= 1 }
    if symbol.isEmpty { return -1 }
    let target = self.book(of: symbol) ?? newBook(symbol)
    books[book].link()
    books[target].link()
    linkedState &+= 1
    return Int32(truncatingIfNeeded: target)
  }

  mutating func addLinked(_ transaction: Transaction) throws(MoneyFailure) {
    let isLast = order.last.map { rows[Int($0)].transaction.day <= transaction.day } ?? true
    let source = book(of: transaction.symbol)
    let check = source.map { books[$0].check } ?? HoldingCheck()
    let isSimple = settings.capital == .gain || !(check.returnsCapital || transaction.needsLots(settings))
    guard isLast, isSimple, transaction.lots.isEmpty else {
      var changed = self
      let book = source ?? changed.newBook(transaction.symbol)
      changed.enter(transaction, in: book)
      let row = Int32(truncatingIfNeeded: changed.rows.count &- 1)
      let place = changed.place(of: row, day: transaction.day, in: changed.books[book].order)
      changed.books[book].insert(row, at: place, HoldingCheck())
      try changed.followChange()
      self = changed
      return
    }
    var after = check
    var received: HoldingCheck?
    if let move = try after.apply(transaction, settings) {
      var target = book(of: transaction.into).map { books[$0].check } ?? HoldingCheck()
      try target.receive(move, transaction)
      received = target
    }
    let book = source ?? newBook(transaction.symbol)
    let row = Int32(truncatingIfNeeded: rows.count)
    enter(transaction, in: book)
    books[book].append(row, after)
    if let received, let target = self.book(of: transaction.into) { books[target].settle(received) }
  }

  mutating func editLinked(_ position: Int, to transaction: Transaction) throws(MoneyFailure) {
    var changed = self
    let row = Int32(truncatingIfNeeded: position)
    let oldBook = Int(changed.rows[position].book)
    changed.leave(row)
    changed.rows[position].transaction = transaction
    let book = changed.book(of: transaction.symbol) ?? changed.newBook(transaction.symbol)
    changed.rows[position].book = Int32(truncatingIfNeeded: book)
    changed.rows[position].target = changed.link(book, to: transaction.into)
    changed.order.insert(row, at: changed.place(of: row, day: transaction.day, in: changed.order))
    let place = changed.place(of: row, day: transaction.day, in: changed.books[book].order)
    changed.books[book].insert(row, at: place, HoldingCheck())
    try changed.followChange()
    // The symbol that the transaction leaves may need its shares.
    for one in book == oldBook ? [book] : [oldBook, book] where !changed.books[one].isLinked {
      try changed.settleAlone(one)
    }
    self = changed
  }

  mutating func removeLinked(_ position: Int) throws(MoneyFailure) {
    var changed = self
    changed.leave(Int32(truncatingIfNeeded: position))
    try changed.followChange()
    self = changed
  }

  /// Removes a row from the orders.
  private mutating func leave(_ row: Int32) {
    let old = rows[Int(row)]
    let book = Int(old.book)
    linkedState &+= 1
    order.remove(at: place(of: row, day: old.transaction.day, in: order))
    books[book].remove(at: place(of: row, day: old.transaction.day, in: books[book].order))
    books[book].forget()
  }

  private mutating func followChange() throws(MoneyFailure) {
    do throws(MoneyFailure) { try followLinked() } catch { throw error.unplaced }
  }

  private mutating func settleAlone(_ book: Int) throws(MoneyFailure) {
    do throws(MoneyFailure) { books[book].settle(try follow(books[book].order)) } catch { throw error.unplaced }
  }

  /// Checks the transactions of all linked symbols in their order. A failure's position is the row of the wrong
  /// transaction.
  mutating func followLinked() throws(MoneyFailure) {
    if !hasLinks { return }
    var checks = [HoldingCheck](repeating: HoldingCheck(), count: books.count)
    var needsLots = false
    for position in order where books[Int(rows[Int(position)].book)].isLinked {
      let row = rows[Int(position)]
      do throws(MoneyFailure) {
        if let move = try checks[Int(row.book)].apply(row.transaction, settings), row.target >= 0 {
          try checks[Int(row.target)].receive(move, row.transaction)
        }
      } catch { throw error.placed(at: Int(position)) }
      needsLots = needsLots || row.transaction.needsLots(settings)
    }
    if needsLots {
      var none: LinkedDisposals?
      _ = try linkedLots(LotRange(), Reporting(settings, nil, ValuationOptions()), listing: &none)
    }
    for book in books.indices where books[book].isLinked { books[book].settle(checks[book]) }
  }

  // MARK: Lots

  /// The disposals of each symbol.
  typealias LinkedDisposals = [[RawDisposal]?]

  /// The lots of all linked symbols; nil for any other symbol. A failure's position is the row of the transaction.
  func linkedLots(
    _ range: LotRange, _ reporting: Reporting?, watch: Watch = .none, listing disposals: inout LinkedDisposals?
  ) throws(MoneyFailure) -> [LotBook?] {
    let plans = try linkedPlans(range, reporting, watch)
    var lots: [LotBook?] = books.indices.map {
      books[$0].isLinked ? LotBook(settings, reporting, plans.isEmpty ? nil : plans[$0]) : nil
    }
    var movedLots = 0
    for position in order where books[Int(rows[Int(position)].book)].isLinked {
      let row = rows[Int(position)]
      if let last = range.last, row.transaction.day > last { break }
      try watch.step(Int(position), of: rows.count)
      let book = Int(row.book)
      var listed: [RawDisposal]? = disposals == nil ? nil : disposals?[book] ?? []
      disposals?[book] = nil
      do throws(MoneyFailure) {
        let move = try lots[book]?.apply(row.transaction, row: position, lotOf: lotKey, listing: &listed)
        if let move, row.target >= 0 {
          let target = Int(row.target)
          movedLots += move.lots.count
          guard movedLots <= LotBook.mostMoved else { throw tooManyLots(row.transaction) }
          try lots[target]?.receive(move, row.transaction, position)
          if let source = lots[book], source.unconverted != nil { lots[target]?.adoptMissingRate(of: source) }
        }
      } catch { throw error.placed(at: Int(position)) }
      disposals?[book] = listed
    }
    return lots
  }

  private func tooManyLots(_ transaction: Transaction) -> MoneyFailure {
    MoneyFailure(
      .limit,
      transaction.described + ": number of lots that move between symbols must be at most "
        + .number(LotBook.mostMoved))
  }

  /// The plans of all linked symbols under a rule that looks ahead; empty under any other.
  private func linkedPlans(
    _ range: LotRange, _ reporting: Reporting?, _ watch: Watch
  ) throws(MoneyFailure) -> [MatchPlan] {
    guard settings.rule.looksAhead else { return [] }
    var planners = [MatchPlanner](repeating: MatchPlanner(settings, reporting), count: books.count)
    for position in order where books[Int(rows[Int(position)].book)].isLinked {
      let row = rows[Int(position)]
      if let known = range.known, row.transaction.day > known { break }
      try watch.step(Int(position), of: rows.count)
      if let move = try planners[Int(row.book)].apply(row.transaction, row: position), row.target >= 0 {
        try planners[Int(row.target)].receive(move, row.transaction, row: position)
      }
    }
    var plans: [MatchPlan] = []
    for planner in planners { plans.append(try planner.plan()) }
    return plans
  }
}

/// The transactions from which lots are worked out.
struct LotRange {
  /// The last day whose transactions are processed; nil for all.
  var last: Day?
  /// The last day whose transactions a rule that looks ahead considers; nil for all.
  var known: Day?

  /// A range that processes and considers all transactions up to a day, or all.
  init(upTo day: Day? = nil) {
    last = day
    known = day
  }

  init(last: Day?, known: Day?) {
    self.last = last
    self.known = known
  }
}
