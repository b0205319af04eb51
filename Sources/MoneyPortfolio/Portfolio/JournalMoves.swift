import MoneyCore

/// Follows the transactions of a portfolio through its lots, and records the shares and costs that each of them moves.
///
/// The journal enters a lot in parts: one part per disposal up to the next split, with its own share of the cost. A
/// program that books by lots therefore removes the same cost basis as the portfolio, to the last digit.
struct JournalMoves {
  /// The shares of one lot that a transaction puts in, in parts.
  private struct Entered {
    let row: Int32
    let lot: Int32
    /// The number of the part before the first one of these.
    let number: Int
    var parts: [(quantity: Decimal, cost: Decimal)] = []
  }

  private let portfolio: Portfolio
  /// The moves of each row.
  private(set) var moves: [JournalMove]
  private var entered: [Entered] = []
  /// For each row, the index in `entered` of the lot that the row made; -1 if the lot is not there.
  private var current: [Int32]
  /// The number of parts noted so far.
  private(set) var partCount = 0
  /// The number of transactions followed so far.
  private var done = 0
  private let watch: Watch
  /// The number of parts for which there is memory.
  private var room = 0
  /// For each row, the parts that go out: an index in `entered` and an index in its parts.
  private var left: [[(entered: Int, part: Int)]]

  /// True to record each lot's parts, false for only the sums of each transaction.
  private let keepsParts: Bool

  /// The limit on the number of lines for shares in a journal of parts. Every split writes all open lots anew, so that a few
  /// thousand splits of a few thousand lots would fill any memory.
  static var mostParts: Int { 1 << 20 }

  /// - Parameter keepsParts: false for a journal that writes the sums of each transaction alone, whose memory does not grow
  ///   with the lots that a split moves.
  init(_ portfolio: Portfolio, keepsParts: Bool, _ watch: Watch) throws(MoneyFailure) {
    self.portfolio = portfolio
    self.keepsParts = keepsParts
    self.watch = watch
    moves = [JournalMove](repeating: JournalMove(), count: portfolio.rows.count)
    current = [Int32](repeating: -1, count: portfolio.rows.count)
    left = [[(entered: Int, part: Int)]](repeating: [], count: keepsParts ? portfolio.rows.count : 0)
    try JournalMoves.check(portfolio)
    for book in portfolio.books.indices {
      let hasDebts = try portfolio.hasDebts(book)
      let isPool = hasDebts || portfolio.settings.method.isPooled
      if !keepsParts {
        try followSums(book, isPool: isPool)
      } else if isPool {
        try followPool(book)
      } else {
        try followLots(book)
      }
    }
  }

  /// Throws if a journal cannot express the portfolio: programs that read journals support neither tax rules nor
  /// actions that move a cost without a sale.
  private static func check(_ portfolio: Portfolio) throws(MoneyFailure) {
    if portfolio.settings.rule.law != nil {
      throw MoneyFailure(
        .inexact, "a journal cannot express the rule " + .quoted(Array(UTF8Bytes(portfolio.settings.rule.name))))
    }
    for row in portfolio.order {
      let one = portfolio.rows[Int(row)].transaction
      switch one.action {
      case .buy, .sell, .dividend, .fee, .split, .stockDividend, .interest, .withholdingTax: continue
      default: throw MoneyFailure(.inexact, one.described + ": a journal cannot express the action")
      }
    }
  }

  // MARK: One transaction

  private func transaction(_ row: Int32) -> Transaction { portfolio.rows[Int(row)].transaction }

  private func exact(_ quantity: Rounded<Decimal>, _ row: Int32) throws(MoneyFailure) -> Decimal {
    guard !quantity.isRounded else {
      throw MoneyFailure(
        .inexact,
        transaction(row).described + ": quantity must have at most 18 fraction digits, got about "
          + .decimal(quantity.value))
    }
    return quantity.value
  }

  /// Notes the gain of a trade that disposed of lots.
  private mutating func noteGain(_ row: Int32, _ disposals: [RawDisposal]) throws(MoneyFailure) {
    for one in disposals {
      guard let cost = one.cost else {
        moves[Int(row)].oversold = try moves[Int(row)].oversold.adding(one.proceeds.own)
        continue
      }
      moves[Int(row)].gain = try (moves[Int(row)].gain ?? .zero).adding(
        RealisedGain.of(proceeds: one.proceeds.own, cost: cost.own))
    }
  }

  /// Returns the quantity and the amount that a trade has left after its disposals.
  private func opened(
    _ row: Int32, _ disposals: [RawDisposal]
  ) throws(MoneyFailure) -> (quantity: Decimal, amount: Decimal) {
    let trade = transaction(row)
    var quantity = trade.quantity
    var amount = portfolio.settled(trade).total?.amount ?? .zero
    for one in disposals {
      quantity = try quantity.subtracting(try exact(one.quantity, row))
      amount = try trade.action == .sell ? amount.subtracting(one.proceeds.own) : amount.adding(one.proceeds.own)
    }
    return (quantity, amount)
  }

  private func openLots(_ lots: LotBook, _ row: Int32) throws(MoneyFailure) -> [(lot: Lot, quantity: Decimal)] {
    var open: [(lot: Lot, quantity: Decimal)] = []
    for lot in try lots.queue.open() { open.append((lot, try exact(try lots.holding.shares(lot.quantity), row))) }
    return open
  }

  // MARK: Distinguished lots

  private mutating func followLots(_ book: Int) throws(MoneyFailure) {
    var lots = LotBook(portfolio.settings, nil)
    let ties = portfolio.daysOfSeveralPurchases(book)
    for row in portfolio.books[book].order {
      let one = transaction(row)
      let isSplit = one.isSplit ? try !one.splitRatio().isOne : false
      let before = isSplit ? try openLots(lots, row) : []
      var raw: [RawDisposal]? = []
      try lots.apply(one, row: row, lotOf: portfolio.lotKey, listing: &raw)
      let disposals = raw ?? []
      try count((isSplit ? 2 * lots.queue.count : 0) + disposals.count + 1)
      switch one.action {
      case .buy: enter(row, lot: row)
      case .sell:
        try noteGain(row, disposals)
        try takeOut(row, disposals, ties)
      case .split, .stockDividend:
        for (lot, quantity) in before { rest(of: lot.row, quantity, lot.cost, out: row) }
        if isSplit { for (lot, _) in try openLots(lots, row) { enter(row, lot: lot.row) } }
      default: break
      }
    }
    let end = portfolio.books[book].order.last ?? 0
    for (lot, quantity) in try openLots(lots, end) { rest(of: lot.row, quantity, lot.cost, out: nil) }
    writeParts(of: book)
  }

  /// How many bytes a part may need here and in the journal's text.
  private static var mostOfPart: Int { 768 }

  private mutating func count(_ parts: Int) throws(MoneyFailure) {
    partCount += parts
    guard !keepsParts || partCount <= JournalMoves.mostParts else {
      throw MoneyFailure(
        .limit, "number of share lines must be at most " + .number(JournalMoves.mostParts))
    }
    if partCount > room {
      room = partCount + partCount / 4
      try watch.ask(room * JournalMoves.mostOfPart)
    }
    done += 1
    try watch.step(done, of: portfolio.count)
  }

  private mutating func enter(_ row: Int32, lot: Int32) {
    var number = 0
    let old = Int(current[Int(lot)])
    if old >= 0 { number = entered[old].number + entered[old].parts.count }
    current[Int(lot)] = Int32(truncatingIfNeeded: entered.count)
    entered.append(Entered(row: row, lot: lot, number: number))
  }

  /// Notes a quantity of a lot, with its cost, as the next part. With a row, the part goes out in that row.
  private mutating func rest(of lot: Int32, _ quantity: Decimal, _ cost: Decimal, out row: Int32?) {
    let place = Int(current[Int(lot)])
    guard entered.indices.contains(place) else { return }
    entered[place].parts.append((quantity, cost))
    if let row { left[Int(row)].append((place, entered[place].parts.count - 1)) }
  }

  private mutating func takeOut(_ row: Int32, _ disposals: [RawDisposal], _ ties: [Day]) throws(MoneyFailure) {
    let sale = transaction(row)
    var isNamed = !sale.lots.isEmpty || portfolio.settings.method == .hifo
    for one in disposals {
      guard let cost = one.cost, one.lot >= 0 else { continue }
      rest(of: one.lot, try exact(one.quantity, row), cost.own, out: row)
      // Other programs distinguish lots of one day by the date only, so the most recent one is ambiguous there.
      if portfolio.settings.method == .lifo, let day = one.opened, ties.sortedIndex(of: day) != nil { isNamed = true }
    }
    moves[Int(row)].isNamed = isNamed
  }

  private mutating func writeParts(of book: Int) {
    for row in portfolio.books[book].order {
      for (place, part) in left[Int(row)] { append(place, part, isIn: false, to: row) }
      if transaction(row).isSplit { moves[Int(row)].isNamed = true }
    }
    for place in entered.indices {
      let row = entered[place].row
      for part in entered[place].parts.indices { append(place, part, isIn: true, to: row) }
    }
    entered.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ place: Int, _ part: Int, isIn: Bool, to row: Int32) {
    let from = entered[place]
    let lot = transaction(from.lot)
    moves[Int(row)].parts.append(
      JournalMove.Part(
        isIn: isIn, quantity: from.parts[part].quantity, cost: from.parts[part].cost, lot: lot.id, day: lot.day,
        number: from.number + part + 1))
  }

  // MARK: Sums

  private mutating func followSums(_ book: Int, isPool: Bool) throws(MoneyFailure) {
    var lots = LotBook(portfolio.settings, nil)
    var held = Decimal.zero
    for row in portfolio.books[book].order {
      let one = transaction(row)
      var raw: [RawDisposal]? = []
      try lots.apply(one, row: row, lotOf: portfolio.lotKey, listing: &raw)
      let disposals = raw ?? []
      try count(disposals.count + 1)
      switch one.action {
      case .buy, .sell:
        try noteGain(row, disposals)
        moves[Int(row)].sums = try sums(row, disposals, digits: isPool ? 0 : lots.digits)
        held = try exact(try lots.holding.shares(lots.holding.quantity), row)
      case .split, .stockDividend:
        let after = try exact(try lots.holding.shares(lots.holding.quantity), row)
        moves[Int(row)].sums = (try after.subtracting(held), .zero)
        held = after
      default: break
      }
    }
  }

  /// The quantity and the cost that a trade adds, minus those that it removes.
  private func sums(
    _ row: Int32, _ disposals: [RawDisposal], digits: UInt32
  ) throws(MoneyFailure) -> (quantity: Decimal, cost: Decimal) {
    let isSale = transaction(row).action == .sell
    var (quantity, cost) = try opened(row, disposals)
    // An oversold part is among the disposals, so nothing of it is left.
    cost = quantity.isZero ? .zero : try cost.raised(to: digits)
    for one in disposals {
      guard let released = one.cost else { continue }
      quantity = try quantity.adding(try exact(one.quantity, row))
      cost = try cost.adding(released.own.absolute)
    }
    return isSale ? (quantity.negated, cost.negated) : (quantity, cost)
  }

  // MARK: Pools

  private mutating func followPool(_ book: Int) throws(MoneyFailure) {
    var lots = LotBook(portfolio.settings, nil)
    for row in portfolio.books[book].order {
      let one = transaction(row)
      moves[Int(row)].isPool = true
      let isSplit = one.isSplit ? try !one.splitRatio().isOne : false
      let before = isSplit ? try openLots(lots, row) : []
      var raw: [RawDisposal]? = []
      try lots.apply(one, row: row, lotOf: portfolio.lotKey, listing: &raw)
      let disposals = raw ?? []
      try count((isSplit ? 2 * lots.queue.count : 0) + disposals.count + 1)
      switch one.action {
      case .buy, .sell:
        let isIn = one.action == .buy
        try noteGain(row, disposals)
        for disposal in disposals {
          guard let cost = disposal.cost else { continue }
          pool(row, isIn: isIn, try exact(disposal.quantity, row), cost.own)
        }
        let (quantity, amount) = try opened(row, disposals)
        if !quantity.isZero { pool(row, isIn: isIn, quantity, amount) }
      case .split, .stockDividend:
        for (lot, quantity) in before { pool(row, isIn: lot.quantity.isNegative, quantity, lot.cost) }
        if !isSplit { break }
        for (lot, quantity) in try openLots(lots, row) { pool(row, isIn: !lot.quantity.isNegative, quantity, lot.cost) }
      default: break
      }
    }
  }

  private mutating func pool(_ row: Int32, isIn: Bool, _ quantity: Decimal, _ cost: Decimal) {
    let one = transaction(row)
    moves[Int(row)].parts.append(
      JournalMove.Part(
        isIn: isIn, quantity: quantity.absolute, cost: cost.absolute, lot: one.id, day: one.day, number: 0))
  }
}

extension Transaction {
  /// True if the transaction multiplies shares.
  var isSplit: Bool { action == .split || action == .stockDividend }
}

extension Portfolio {
  /// The total and the fee of a transaction as money is paid for it: a fee in the basis is part of the total.
  func settled(_ one: Transaction) -> (total: Money?, fee: Money?) {
    guard settings.fees == .basis, one.isTrade, let total = one.total, let fee = one.fee,
      fee.currency == total.currency,
      let sum = try? one.action == .buy ? total.amount.adding(fee.amount) : total.amount.subtracting(fee.amount)
    else { return (one.total, one.fee) }
    return (Money(sum, total.currency), nil)
  }

  /// True if the portfolio ever owed shares of a symbol.
  fileprivate func hasDebts(_ book: Int) throws(MoneyFailure) -> Bool {
    guard settings.shortSales == .allow else { return false }
    var check = HoldingCheck()
    for row in books[book].order {
      try check.apply(rows[Int(row)].transaction, settings)
      if check.holding.quantity.isNegative { return true }
    }
    return false
  }

  fileprivate func daysOfSeveralPurchases(_ book: Int) -> [Day] {
    var days: [Day] = []
    var last: Day?
    for row in books[book].order where rows[Int(row)].transaction.action == .buy {
      let day = rows[Int(row)].transaction.day
      if day == last, days.last != day { days.append(day) }
      last = day
    }
    return days
  }
}
