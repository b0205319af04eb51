import MoneyCore

extension Transaction {
  /// Throws unless the transaction makes sense by itself, in a portfolio of these settings.
  public func check(for settings: PortfolioSettings) throws(MoneyFailure) {
    if symbol.isEmpty, !isPayment || action == .dividend || action == .returnOfCapital {
      throw refusal("symbol must not be empty")
    }
    switch action {
    case .buy, .sell, .transferIn, .transferOut: try checkTrade(settings)
    case .dividend, .fee, .returnOfCapital, .interest, .withholdingTax: try checkPayment()
    case .split, .stockDividend:
      guard total == nil, fee == nil else { throw refusal("total and fee must not be set for a split") }
      _ = try shareRatio()
    case .worthless:
      guard quantity.isZero, per.isZero, total == nil, fee == nil else {
        throw refusal("quantity, ratio, total and fee must not be set")
      }
    case .spinOff, .rights, .merger, .exercise: try checkExchange(settings)
    }
    if takenQuantity == nil, !lots.isEmpty { throw refusal("lots must be empty except for a sale") }
    try checkTerms()
    if let total { try checkMoney(total, "total", settings) }
    if let fee { try checkMoney(fee, "fee", settings) }
    guard let rate else { return }
    guard let total else { throw refusal("rate must not be set for a split") }
    if total.currency == settings.currency, !rate.isOne {
      throw MoneyFailure(
        .invalidRate,
        described + ": rate from " + .code(total.currency) + " to itself must be 1, got " + .bytes(rate.plainText))
    }
  }

  private func checkTrade(_ settings: PortfolioSettings) throws(MoneyFailure) {
    guard !quantity.isZero, !quantity.isNegative else {
      throw refusal("quantity must be positive, got " + .decimal(quantity))
    }
    guard per.isZero else { throw refusal("ratio must not be set except for a split") }
    if total == nil, action != .transferOut { throw refusal("total must be set") }
    try checkSelections(settings)
  }

  private func checkSelections(_ settings: PortfolioSettings) throws(MoneyFailure) {
    guard let taken = takenQuantity else { return }
    if lots.isEmpty {
      if settings.method == .specific {
        throw refusal("lots must be set for a sale with specific identification")
      }
      return
    }
    if settings.method.isPooled { throw refusal("lots must be empty for a sale from a pool") }
    var sum = Decimal.zero
    var ids: [ShortText] = []
    for lot in lots {
      if ids.contains(lot.id) { throw refusal("duplicate lot " + .quoted(lot.id.bytes)) }
      ids.append(lot.id)
      guard !lot.quantity.isZero, !lot.quantity.isNegative else {
        throw refusal("quantity of a lot must be positive, got " + .decimal(lot.quantity))
      }
      sum = try sum.adding(lot.quantity)
    }
    guard sum == taken else {
      throw refusal("quantities of the lots must add up to the sale's " + .decimal(taken) + ", got " + .decimal(sum))
    }
  }

  /// True for an action that moves an amount and no shares.
  var isPayment: Bool {
    switch action {
    case .dividend, .fee, .returnOfCapital, .interest, .withholdingTax: true
    default: false
    }
  }

  private func checkPayment() throws(MoneyFailure) {
    guard quantity.isZero, per.isZero else { throw refusal("quantity must not be set except for trades and splits") }
    guard total != nil else { throw refusal("total must be set") }
    if action == .fee || action == .withholdingTax, fee != nil {
      throw refusal("fee must not be set for a fee; its amount is the total")
    }
  }

  /// Checks an action that replaces shares, or a part of their cost, with shares of another security.
  private func checkExchange(_ settings: PortfolioSettings) throws(MoneyFailure) {
    if action == .merger, into.isEmpty {
      guard quantity.isZero, per.isZero, terms?.costShare == nil else {
        throw refusal("ratio and cost share must not be set for a merger for cash")
      }
      if total == nil { throw refusal("total must be set for a merger for cash") }
      return
    }
    if into.isEmpty { throw refusal("the security received must be set") }
    if into == symbol { throw refusal("the security received must be another one") }
    _ = try shareRatio()
    switch action {
    case .spinOff:
      if terms?.costShare == nil { throw refusal("cost share must be set") }
    case .rights:
      guard total == nil, fee == nil else { throw refusal("total and fee must not be set for rights") }
    case .merger:
      if terms?.costShare != nil, total == nil { throw refusal("cost share must not be set for a merger without cash") }
    default:
      if total == nil { throw refusal("total must be set") }
      if terms?.costShare != nil { throw refusal("cost share must not be set for an exercise") }
      try checkSelections(settings)
    }
    if action != .exercise, fee != nil { throw refusal("fee must not be set; add it as a fee") }
  }

  private func checkTerms() throws(MoneyFailure) {
    guard let terms else { return }
    switch action {
    case .spinOff, .rights, .merger, .exercise: break
    default:
      guard terms.into.isEmpty, terms.costShare == nil else {
        throw refusal("a second security and a cost share must not be set")
      }
    }
    guard let opened = terms.opened else { return }
    guard action == .transferIn else { throw refusal("opening date must not be set except for a transfer in") }
    if opened > day {
      throw refusal("opening date must be at most " + .date(day) + ", got " + .date(opened))
    }
  }

  private func checkMoney(
    _ money: Money, _ name: StaticString, _ settings: PortfolioSettings
  ) throws(MoneyFailure) {
    if money.amount.isNegative { throw refusal(Message(name) + " must be at least 0, got " + .money(money)) }
    do throws(MoneyFailure) { try CurrencyRegistry.check(money.currency, in: settings.registry) } catch {
      throw MoneyFailure(error.status, described + ": " + error.message)
    }
  }

  /// The ratio of a split in lowest terms, such as 2 for 1 instead of 20 for 10.
  package mutating func reduceRatio() throws(MoneyFailure) {
    let ratio = try splitRatio()
    quantity = Decimal(coefficient: Int128(ratio.numerator), scale: 0) ?? quantity
    per = Decimal(coefficient: Int128(ratio.denominator), scale: 0) ?? per
  }

  /// The ratio of a split: the shares after it for the shares before it.
  func splitRatio() throws(MoneyFailure) -> SplitRatio {
    guard action == .stockDividend else { return try shareRatio() }
    _ = try shareRatio()
    guard let ratio = SplitRatio(try quantity.adding(per), for: per) else { throw tooLong() }
    return ratio
  }

  /// The ratio of the quantity to the shares that it is for.
  func shareRatio() throws(MoneyFailure) -> SplitRatio {
    guard !quantity.isZero, !quantity.isNegative, !per.isZero, !per.isNegative else {
      let sides: StaticString =
        action == .split
        ? "both sides of the ratio of a split must be positive, got " : "both sides of the ratio must be positive, got "
      throw refusal(Message(sides) + .decimal(quantity) + " for " + .decimal(per))
    }
    guard let ratio = SplitRatio(quantity, for: per) else { throw tooLong() }
    return ratio
  }

  private func tooLong() -> MoneyFailure { refusal("ratio of a split must have at most 19 digits on each side") }

  func refusal(_ reason: Message) -> MoneyFailure { MoneyFailure(.argument, described + ": " + reason) }

  /// The name of the transaction in an error: `buy of ABC on 2024-01-02 (id)`.
  package var described: Message {
    var message = Message(action.words)
    if !symbol.isEmpty { message = message + " of " + .text(symbol) }
    message = message + " on " + .date(day)
    return id.isEmpty ? message : message + " (" + .text(id) + ")"
  }
}
