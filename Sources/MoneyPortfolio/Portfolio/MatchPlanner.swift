import MoneyCore

/// Follows a symbol's transactions to plan how a rule that looks ahead matches them.
struct MatchPlanner: Sendable {
  private enum Kind: Sendable {
    case purchase, sale, other
  }

  private struct Event: Sendable {
    let row: Int32
    let day: Day
    let kind: Kind
    /// The quantity that moves, and the holding after it, as measured at that time.
    let quantity: Decimal
    let holding: Holding
    let product: SplitProduct
    let priced: PricedTrade
  }

  private let settings: PortfolioSettings
  private let rule: MatchingRule
  private var check = HoldingCheck()
  private var product = SplitProduct()
  private var events: [Event] = []
  private var pricing: LotPricing

  init(_ settings: PortfolioSettings, _ reporting: Reporting?) {
    self.settings = settings
    rule = settings.rule
    pricing = LotPricing(settings, reporting)
  }

  mutating func apply(_ transaction: Transaction, row: Int32) throws(MoneyFailure) -> ShareMove? {
    let before = check.holding
    let move = try check.apply(transaction, settings)
    var kind = Kind.other
    var priced = PricedTrade()
    var quantity = Decimal.zero
    switch transaction.action {
    case .split, .stockDividend:
      var split = before
      try multiply(by: try split.split(try transaction.splitRatio()))
    case .buy:
      if let total = transaction.total { try pricing.adopt(total.currency) }
      kind = .purchase
      quantity = try before.measure(transaction.quantity)
      priced = try pricing.priced(transaction, row, deductsFee: false)
    case .sell:
      kind = .sale
      quantity = try before.measure(transaction.quantity)
    case .transferIn: quantity = try before.measure(transaction.quantity)
    case .transferOut, .exercise: quantity = try before.measure(transaction.takenQuantity ?? .zero)
    default: break
    }
    note(row, transaction.day, kind, quantity, priced)
    return move
  }

  mutating func receive(_ move: ShareMove, _ transaction: Transaction, row: Int32) throws(MoneyFailure) {
    var before = check.holding
    let factors = try before.admit(move.unit)
    try check.receive(move, transaction)
    if let currency = move.currency { try pricing.adopt(currency) }
    try multiply(by: factors.own)
    note(row, transaction.day, .other, try move.quantity.multiplied(by: factors.other), PricedTrade())
  }

  private mutating func multiply(by factor: Decimal) throws(MoneyFailure) {
    guard let next = product.times(factor) else { throw .overflow("quantity after the split") }
    product = next
  }

  private mutating func note(
    _ row: Int32, _ day: Day, _ kind: Kind, _ quantity: Decimal, _ priced: PricedTrade
  ) {
    events.append(
      Event(
        row: row, day: day, kind: kind, quantity: quantity, holding: check.holding, product: product, priced: priced))
  }

  // MARK: Matching

  func plan() throws(MoneyFailure) -> MatchPlan {
    var steps: [MatchPlan.Step] = []
    steps.reserveCapacity(events.count)
    for event in events {
      let quantity = try product.multiplying(event.quantity, since: event.product)
      let one = Decimal(unchecked: Int128(event.holding.unit), scale: 0)
      steps.append(
        MatchPlan.Step(
          quantity: quantity, one: try product.multiplying(one, since: event.product), pooled: quantity,
          priced: event.priced))
    }
    if let days = rule.matchedDays { try match(within: days, &steps) }
    if rule.losses == .leastOfThree { try deny(&steps) }
    return MatchPlan(steps, unconverted: pricing.unconverted)
  }

  /// The purchases of one day, which count as one.
  private struct DayOfPurchases {
    var rest = AmountRest(quantity: .zero, PricedTrade())
    var first = -1
    var last = -1
  }

  private func match(within days: Int32, _ steps: inout [MatchPlan.Step]) throws(MoneyFailure) {
    // Sales that are not matched completely; those before `head` no longer count.
    var waiting: [Int] = []
    var head = 0
    var start = 0
    while start < events.count {
      var end = start
      while end < events.count, events[end].day == events[start].day { end += 1 }
      var bought = try purchases(start..<end, steps)
      for sale in start..<end where events[sale].kind == .sale {
        try match(sale, with: &bought, .sameDay, &steps)
        if !steps[sale].pooled.isZero { waiting.append(sale) }
      }
      while head < waiting.count, !bought.rest.quantity.isZero {
        let sale = waiting[head]
        if events[start].day.number &- events[sale].day.number <= days {
          try match(sale, with: &bought, .days30, &steps)
        }
        let isOver = events[start].day.number &- events[sale].day.number > days
        if isOver || steps[sale].pooled.isZero { head += 1 }
      }
      for index in start..<end where events[index].kind == .purchase {
        steps[index].pooled = .zero
        steps[index].priced = PricedTrade()
      }
      if bought.last >= 0 {
        let quantity = bought.rest.quantity
        steps[bought.last].pooled = quantity
        steps[bought.last].priced = try bought.rest.take(quantity)
      }
      start = end
    }
  }

  /// Adds up the purchases among the events of a day. Only the last of them puts the remainder into the pool.
  private func purchases(
    _ range: Range<Int>, _ steps: [MatchPlan.Step]
  ) throws(MoneyFailure) -> DayOfPurchases {
    var day = DayOfPurchases()
    var quantity = Decimal.zero
    var priced = PricedTrade()
    for index in range where events[index].kind == .purchase {
      quantity = try quantity.adding(steps[index].quantity)
      priced.amounts = try priced.amounts.adding(events[index].priced.amounts)
      priced.fee = try priced.fee.adding(events[index].priced.fee)
      if day.first < 0 { day.first = index }
      day.last = index
    }
    day.rest = AmountRest(quantity: quantity, priced)
    return day
  }

  private func match(
    _ sale: Int, with bought: inout DayOfPurchases, _ rule: DisposalRule, _ steps: inout [MatchPlan.Step]
  ) throws(MoneyFailure) {
    let part = Swift.min(bought.rest.quantity, steps[sale].pooled)
    if part.isZero { return }
    steps[sale].matches.append(
      MatchPlan.Match(
        quantity: part, priced: try bought.rest.take(part), rule: rule, row: events[bought.first].row,
        day: events[bought.first].day))
    steps[sale].pooled = try steps[sale].pooled.subtracting(part)
  }

  /// Finds the quantities whose losses are disallowed: the least of the shares sold, of those bought in the window
  /// around the sale, and of those held at its end.
  private func deny(_ steps: inout [MatchPlan.Step]) throws(MoneyFailure) {
    var bought: [Decimal] = [.zero]
    bought.reserveCapacity(events.count + 1)
    for index in events.indices {
      let more = events[index].kind == .purchase ? steps[index].quantity : .zero
      bought.append(try bought[index].adding(more))
    }
    for sale in events.indices where events[sale].kind == .sale {
      let day = events[sale].day.number
      let first = events.lowerBound(in: 0..<events.count) { $0.day.number < day &- rule.lossDays }
      let end = events.lowerBound(in: 0..<events.count) { $0.day.number <= day &+ rule.lossDays }
      let last = events[end - 1]
      let held = try product.multiplying(last.holding.quantity, since: last.product)
      let least = Swift.min(steps[sale].quantity, try bought[end].subtracting(bought[first]), held)
      if !least.isZero { steps[sale].denied = least }
    }
  }
}
