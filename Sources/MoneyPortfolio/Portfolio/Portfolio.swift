import MoneyCore

/// Transactions in securities, by date, with the lots, positions and profits computed from them.
///
/// Every change is checked completely before anything is stored, so a change that fails has changed nothing. The
/// transactions are the only data: lots and gains are computed from them and cached. A purchase that is entered late,
/// or a split added later, therefore yields the same figures as if it had been there from the start.
///
///     // 10 bought for 100.00, 4 sold for 60.00: a lot of 6 is left at a cost basis of 60.00, and the gain is 20.00
public struct Portfolio: Sendable {
  struct Row: Sendable {
    var transaction: Transaction
    /// The position of its symbol in `books`.
    var book: Int32
    /// The position in `books` of the symbol that receives shares; -1 for no symbol.
    var target: Int32 = -1
    var isLive = true
  }

  public let settings: PortfolioSettings
  /// A number that grows with each change.
  public internal(set) var revision: UInt64 = 0
  /// The number of the next id, unless it is in use.
  public internal(set) var next: UInt64 = 1

  /// The rows in the order of entry. Removed rows stay until there are many of them.
  var rows: [Row] = []
  /// The rows that are not removed, by date, then entry.
  var order = RowOrder()
  /// One book for each symbol, in the order of their first transactions.
  var books: [SymbolBook] = []
  /// The number of changes of linked symbols.
  var linkedState: UInt64 = 0
  /// The rates with which the books were last worked out.
  var reporting: Reporting?
  private var rowIndex = HashIndex(capacity: 0)
  private var bookIndex = HashIndex(capacity: 0)

  /// The maximum number of rows that positions in an index can distinguish.
  private static var mostRows: Int { 1 << 30 }
  /// The limit that the number of an id never reaches: JSON's integers are signed.
  static var limit: UInt64 { UInt64(Int64.max) }

  public init(_ settings: PortfolioSettings) {
    self.settings = settings
  }

  public var count: Int { order.count }

  /// Reserves memory for a number of transactions, if the portfolio is empty.
  mutating func reserve(_ count: Int) {
    guard rows.isEmpty else { return }
    rows.reserveCapacity([Row].room(for: count))
    rowIndex = HashIndex(capacity: count)
  }

  /// The transaction at an index, in the order of date, then entry; nil past the end.
  public func transaction(at index: Int) -> Transaction? {
    index >= 0 && index < order.count ? rows[Int(order[index])].transaction : nil
  }

  public func transaction(_ id: ShortText) -> Transaction? {
    row(of: id).map { rows[$0].transaction }
  }

  public func known(_ id: ShortText) throws(MoneyFailure) -> Transaction {
    rows[try knownRow(of: id)].transaction
  }

  /// The transactions in the order they were entered.
  public var entered: some Sequence<Transaction> { rows.lazy.filter { $0.isLive }.map { $0.transaction } }

  /// The bytes that the next change may need at once.
  public var growth: Int { rows.growth &+ rowIndex.growth &+ books.growth &+ bookIndex.growth }

  /// How many bytes a text of all transactions may have.
  public var mostText: Int {
    entered.reduce(0) { $0 &+ Portfolio.longestText &+ $1.lots.count &* Portfolio.longestLotText }
  }

  /// The limits on the bytes of a transaction in a text, and of a lot that it names. An id or a symbol consists of at
  /// most 63 bytes, each of which may be escaped, and a number of at most 41.
  private static var longestText: Int { 768 }
  private static var longestLotText: Int { 256 }

  func row(of id: ShortText) -> Int? {
    rowIndex.find(id) { rows[$0].transaction.id }
  }

  func book(of symbol: ShortText) -> Int? {
    bookIndex.find(symbol) { books[$0].symbol }
  }
}

// MARK: - Changes

extension Portfolio {
  /// Adds a transaction; returns its id.
  @discardableResult
  public mutating func add(_ given: Transaction) throws(MoneyFailure) -> ShortText {
    try given.check(for: settings)
    guard rows.count < Portfolio.mostRows, next < Portfolio.limit else {
      throw MoneyFailure(.limit, "portfolio is full")
    }
    var transaction = given
    var number = next
    if transaction.id.isEmpty {
      (transaction.id, number) = freeID()
    } else if row(of: transaction.id) != nil {
      throw MoneyFailure(.duplicateId, "duplicate transaction " + .quoted(transaction.id.bytes))
    }
    if isLinked(transaction) {
      try addLinked(transaction)
      next = number
      revision &+= 1
      return transaction.id
    }
    let position = book(of: transaction.symbol)
    let row = Int32(truncatingIfNeeded: rows.count)
    let isLast = position.map { books[$0].order.last.map { rows[Int($0)].transaction.day <= transaction.day } ?? true }
    if let position, isLast == false {
      let place = self.place(of: row, day: transaction.day, in: books[position].order)
      if let check = check(position, after: transaction, losing: transaction.held.negated, from: place) {
        enter(transaction, in: position)
        books[position].insert(row, at: place, check)
      } else {
        var candidate = Array(books[position].order)
        candidate.insert(row, at: place)
        let check = try followed(candidate, row, transaction)
        enter(transaction, in: position)
        books[position].replace(candidate, check)
      }
    } else {
      var check = position.map { books[$0].check } ?? HoldingCheck()
      try check.apply(transaction, settings)
      if !transaction.lots.isEmpty { try checkLots(transaction, in: position) }
      if settings.capital == .refuse, check.returnsCapital,
        settings.rule.looksAhead || transaction.action == .returnOfCapital
      {
        let candidate = (position.map { Array(books[$0].order) } ?? []) + [row]
        _ = try followed(candidate, row, transaction)
      }
      let position = position ?? newBook(transaction.symbol)
      enter(transaction, in: position)
      books[position].append(row, check)
    }
    next = number
    revision &+= 1
    return transaction.id
  }

  /// Replaces the transaction with the same id. The transaction keeps its position among those of its day.
  public mutating func edit(_ transaction: Transaction) throws(MoneyFailure) {
    let position = try knownRow(of: transaction.id)
    try transaction.check(for: settings)
    let old = rows[position].transaction
    if isLinked(old) || isLinked(transaction) {
      try editLinked(position, to: transaction)
      revision &+= 1
      return
    }
    let row = Int32(truncatingIfNeeded: position)
    let oldBook = Int(rows[position].book)
    let place = self.place(of: row, day: old.day, in: books[oldBook].order)
    if old.symbol == transaction.symbol, old.day == transaction.day,
      let loss = try? old.held.subtracting(transaction.held),
      let check = check(oldBook, after: transaction, losing: loss, from: place + 1)
    {
      rows[position].transaction = transaction
      books[oldBook].forget(at: place)
      settle(oldBook, currency: check.currency)
      revision &+= 1
      return
    }
    var without = Array(books[oldBook].order)
    without.remove(at: place)
    if old.symbol == transaction.symbol {
      let candidate = insert(row, into: without, day: transaction.day)
      books[oldBook].replace(candidate, try followed(candidate, row, transaction))
    } else {
      let left = try followed(without, row, transaction)
      let found = book(of: transaction.symbol)
      let candidate = found.map { insert(row, into: Array(books[$0].order), day: transaction.day) } ?? [row]
      let right = try followed(candidate, row, transaction)
      let newBook = found ?? newBook(transaction.symbol)
      books[oldBook].replace(without, left)
      books[newBook].replace(candidate, right)
      rows[position].book = Int32(truncatingIfNeeded: newBook)
    }
    if old.day != transaction.day {
      order.remove(at: self.place(of: row, day: old.day, in: order))
      rows[position].transaction = transaction
      order.insert(row, at: self.place(of: row, day: transaction.day, in: order))
    }
    rows[position].transaction = transaction
    revision &+= 1
  }

  public mutating func remove(_ id: ShortText) throws(MoneyFailure) {
    let position = try knownRow(of: id)
    let old = rows[position].transaction
    let row = Int32(truncatingIfNeeded: position)
    let book = Int(rows[position].book)
    let place = self.place(of: row, day: old.day, in: books[book].order)
    if isLinked(old) {
      try removeLinked(position)
    } else if let check = check(book, after: old, losing: old.held, from: place + 1) {
      books[book].remove(at: place)
      settle(book, currency: check.currency)
    } else {
      var without = Array(books[book].order)
      without.remove(at: place)
      books[book].replace(without, try followed(without, row, old))
    }
    if !isLinked(old) { order.remove(at: self.place(of: row, day: old.day, in: order)) }
    unindex(position)
    rows[position].isLive = false
    revision &+= 1
    if rows.count > 64 + order.count * 2 { compact() }
  }

  private func knownRow(of id: ShortText) throws(MoneyFailure) -> Int {
    guard let position = row(of: id) else {
      throw MoneyFailure(.notFound, "unknown transaction " + .quoted(id.bytes))
    }
    return position
  }

  /// The next id that the portfolio assigns, and the number that follows it.
  private func freeID() -> (ShortText, UInt64) {
    var number = next
    while row(of: ShortText(number)) != nil { number &+= 1 }
    return (ShortText(number), number &+ 1)
  }

  mutating func newBook(_ symbol: ShortText) -> Int {
    books.append(SymbolBook(symbol))
    let books = books
    bookIndex.insert(books.count - 1) { books[$0].symbol }
    return books.count - 1
  }

  mutating func enter(_ transaction: Transaction, in book: Int) {
    let row = enterRow(transaction, in: book)
    if let last = order.last, rows[Int(last)].transaction.day > transaction.day {
      order.insert(row, at: place(of: row, day: transaction.day, in: order))
    } else {
      order.append(row)
    }
  }

  /// Stores a transaction, whose place by date is decided later.
  mutating func enterRow(_ transaction: Transaction, in book: Int) -> Int32 {
    let row = Int32(truncatingIfNeeded: rows.count)
    var entered = Row(transaction: transaction, book: Int32(truncatingIfNeeded: book))
    entered.target = link(book, to: transaction.into)
    rows.append(entered)
    index(Int(row))
    return row
  }

  private mutating func index(_ row: Int) {
    let rows = rows
    rowIndex.insert(row) { rows[$0].transaction.id }
  }

  private mutating func unindex(_ row: Int) {
    let rows = rows
    rowIndex.remove(row) { rows[$0].transaction.id }
  }

  /// The position in an order of a row of a day, or where it would be inserted.
  func place(of row: Int32, day: Day, in order: RowOrder) -> Int {
    order.lowerBound { isBefore($0, row, day) }
  }

  private func isBefore(_ other: Int32, _ row: Int32, _ day: Day) -> Bool {
    let otherDay = rows[Int(other)].transaction.day
    return otherDay != day ? otherDay < day : other < row
  }

  private func insert(_ row: Int32, into order: [Int32], day: Day) -> [Int32] {
    var order = order
    order.insert(row, at: order.lowerBound(in: 0..<order.count) { isBefore($0, row, day) })
    return order
  }

  /// Sorts all stored transactions by date, and checks them.
  mutating func sortAndCheck() throws(MoneyFailure) {
    let rows = rows
    let sorted = StableSort.positions(rows.count) { rows[$0].transaction.day < rows[$1].transaction.day }
    order = RowOrder(sorted)
    for row in sorted { books[Int(rows[Int(row)].book)].append(row) }
    for book in books.indices where !books[book].isLinked { books[book].settle(try follow(books[book].order)) }
    try followLinked()
  }

  /// Checks a symbol's transactions in an order, with one of them in its changed form. A failure's position is the row
  /// of the wrong transaction.
  func follow<Rows: Sequence<Int32>>(
    _ order: Rows, row: Int32 = -1, as transaction: Transaction? = nil
  ) throws(MoneyFailure) -> HoldingCheck {
    var check = HoldingCheck()
    var hasChoices = false
    for other in order {
      do throws(MoneyFailure) {
        // The transaction is read in place, because a copy of it is large.
        if other == row, let transaction {
          try check.apply(transaction, settings)
          hasChoices = hasChoices || transaction.needsLots(settings)
        } else {
          try check.apply(rows[Int(other)].transaction, settings)
          hasChoices = hasChoices || rows[Int(other)].transaction.needsLots(settings)
        }
      } catch { throw error.placed(at: Int(other)) }
    }
    if hasChoices { try checkLots(Array(order), row: row, as: transaction) }
    return check
  }

  /// Like `follow`, for a change: the failure has no position, because no text is involved.
  private func followed(
    _ order: [Int32], _ row: Int32, _ transaction: Transaction
  ) throws(MoneyFailure) -> HoldingCheck {
    do throws(MoneyFailure) { return try follow(order, row: row, as: transaction) } catch { throw error.unplaced }
  }

  /// Frees the memory of removed rows.
  private mutating func compact() {
    var moved = [Int32](repeating: -1, count: rows.count)
    var kept: [Row] = []
    kept.reserveCapacity([Row].room(for: order.count))
    for (position, row) in rows.enumerated() where row.isLive {
      moved[position] = Int32(truncatingIfNeeded: kept.count)
      kept.append(row)
    }
    rows = kept
    order.renumber { moved[Int($0)] }
    for book in books.indices { books[book].renumber { moved[Int($0)] } }
    rowIndex = HashIndex(capacity: rows.count)
    for row in rows.indices { index(row) }
  }
}
