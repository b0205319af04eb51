import MoneyCore

extension Transaction {
  /// Throws unless the transaction makes sense by itself, in a portfolio of these settings.
  public func check(for settings: PortfolioSettings) throws(MoneyFailure) {
    if symbol.isEmpty, action != .fee { throw refusal("symbol must not be empty") }
    switch action {
    case .buy, .sell: try checkTrade(settings)
    case .dividend, .fee: try checkPayment()
    case .split: try checkSplit()
    }
    if action != .sell, !lots.isEmpty { throw refusal("lots must be empty except for a sale") }
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
    guard total != nil else { throw refusal("total must be set") }
    if lots.isEmpty {
      if action == .sell, settings.method == .specific {
        throw refusal("lots must be set for a sale with specific identification")
      }
      return
    }
    if settings.method == .average { throw refusal("lots must be empty for a sale at average cost") }
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
    guard sum == quantity else {
      throw refusal("quantities of the lots must add up to the sale's " + .decimal(quantity) + ", got " + .decimal(sum))
    }
  }

  private func checkPayment() throws(MoneyFailure) {
    guard quantity.isZero, per.isZero else { throw refusal("quantity must not be set except for trades and splits") }
    guard total != nil else { throw refusal("total must be set") }
    if action == .fee, fee != nil { throw refusal("fee must not be set for a fee; its amount is the total") }
  }

  private func checkSplit() throws(MoneyFailure) {
    guard total == nil, fee == nil else { throw refusal("total and fee must not be set for a split") }
    _ = try splitRatio()
  }

  private func checkMoney(
    _ money: Money, _ name: StaticString, _ settings: PortfolioSettings
  ) throws(MoneyFailure) {
    if money.amount.isNegative { throw refusal(Message(name) + " must be at least 0, got " + .money(money)) }
    do throws(MoneyFailure) { try CurrencyRegistry.check(money.currency, in: settings.registry) } catch {
      throw MoneyFailure(error.status, described + ": " + error.message)
    }
  }

  func splitRatio() throws(MoneyFailure) -> SplitRatio {
    guard !quantity.isZero, !quantity.isNegative, !per.isZero, !per.isNegative else {
      throw refusal(
        "both sides of the ratio of a split must be positive, got " + .decimal(quantity) + " for " + .decimal(per))
    }
    guard let ratio = SplitRatio(quantity, for: per) else {
      throw refusal("ratio of a split must have at most 19 digits on each side")
    }
    return ratio
  }

  func refusal(_ reason: Message) -> MoneyFailure { MoneyFailure(.argument, described + ": " + reason) }

  /// The name of the transaction in an error: `buy of ABC on 2024-01-02 (id)`.
  package var described: Message {
    let what: StaticString =
      switch action {
      case .buy: "buy"
      case .sell: "sale"
      case .dividend: "dividend"
      case .fee: "fee"
      case .split: "split"
      }
    var message = Message(what)
    if !symbol.isEmpty { message = message + " of " + .text(symbol) }
    message = message + " on " + .date(day)
    return id.isEmpty ? message : message + " (" + .text(id) + ")"
  }
}
