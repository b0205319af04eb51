import MoneyCore

/// The part of a quantity that is not processed yet, with its amounts.
struct AmountRest: Sendable {
  private(set) var quantity: Decimal
  private(set) var amounts: Amounts
  /// The part of the amounts that is a fee, in the security's currency.
  private(set) var fee: Decimal

  init(quantity: Decimal, _ priced: PricedTrade) {
    self.quantity = quantity
    amounts = priced.amounts
    fee = priced.fee
  }

  /// Removes a part with its share of the amounts; the last part removes the entire rest.
  mutating func take(_ part: Decimal) throws(MoneyFailure) -> PricedTrade {
    if part == quantity {
      defer {
        quantity = .zero
        amounts = .zero
        fee = .zero
      }
      return PricedTrade(amounts: amounts, fee: fee)
    }
    let share = PricedTrade(
      amounts: try amounts.share(part, of: quantity), fee: fee.isZero ? .zero : try fee.share(part, of: quantity))
    quantity = try quantity.subtracting(part)
    amounts = try amounts.subtracting(share.amounts)
    fee = try fee.subtracting(share.fee)
    return share
  }
}

/// The amounts of a trade or of a part of it, with the fee in them.
struct PricedTrade: Sendable {
  var amounts = Amounts.zero
  /// The part of the amounts that is a fee, in the security's currency; 0 if fees are apart.
  var fee = Decimal.zero
}
