import MoneyCore

extension Receipt {
  /// The refund of a line item, or of a part of its quantity, with negated amounts.
  ///
  /// A part is the difference of two sums: the refunds up to and including this one, minus those before it. Each sum is
  /// rounded once, so successive parts of any size add up to the line item.
  ///
  /// - Parameters:
  ///   - amounts: the receipt's amounts in one of its currencies.
  ///   - quantity: the returned quantity, with the sign of the line item; nil for the entire remaining quantity.
  ///   - refunded: the quantity of earlier refunds.
  public func refund(
    _ index: Int, in amounts: ReceiptAmounts, quantity: Decimal?, refunded: Decimal
  ) throws(MoneyFailure) -> (quantity: Decimal, amounts: ReceiptAmounts.LineItem) {
    let sold = lineItems[index].quantity
    let left = try RefundedQuantity.left(of: sold, refunded)
    let given = quantity ?? left
    try RefundedQuantity.check(given, left)
    let line = amounts.lineItems[index]
    let before = try line.part(of: refunded, in: sold, policy)
    let after = try line.part(of: try refunded.adding(given), in: sold, policy)
    return (given.negated, try before.subtracting(after, policy.prices))
  }
}

/// The limits on the quantity of a refund.
private enum RefundedQuantity {
  /// The quantity of a line item that no refund has given back.
  static func left(of sold: Decimal, _ refunded: Decimal) throws(MoneyFailure) -> Decimal {
    let isOtherWay = !refunded.isZero && refunded.isNegative != sold.isNegative
    guard !isOtherWay, refunded.absolute <= sold.absolute else {
      throw MoneyFailure(
        .argument, "refunded quantity must be 0 to the line item's " + .decimal(sold) + ", got " + .decimal(refunded))
    }
    let left = try sold.subtracting(refunded)
    if left.isZero {
      throw MoneyFailure(
        .argument, "refunded quantity must be less than the line item's " + .decimal(sold) + ", got all of it")
    }
    return left
  }

  static func check(_ quantity: Decimal, _ left: Decimal) throws(MoneyFailure) {
    guard !quantity.isZero, quantity.isNegative == left.isNegative, quantity.absolute <= left.absolute else {
      throw MoneyFailure(
        .argument,
        "quantity must not be 0 and be at most the remaining " + .decimal(left) + " of the line item, got "
          + .decimal(quantity))
    }
  }
}

extension ReceiptAmounts.LineItem {
  /// The amounts of a part of the quantity, each in minor units.
  ///
  /// The taxed amount is rounded first. The discounts are rounded separately and added to it, so that no sum decreases
  /// while the part grows.
  fileprivate func part(
    of quantity: Decimal, in whole: Decimal, _ policy: BasketPolicy
  ) throws(MoneyFailure) -> ReceiptAmounts.LineItem {
    let taxable = policy.prices == .net ? net : gross
    func part(_ amount: Decimal, _ some: Decimal, _ all: Decimal) throws(MoneyFailure) -> Decimal {
      try ExactRatio(amount).multiplied(by: ExactRatio(some)).divided(by: ExactRatio(all))
        .rounded(digits: amount.scale, policy.rounding, name: "refund").value
    }
    let taxed = try part(taxable, quantity, whole)
    let share = try part(orderShare, quantity, whole)
    let discount = try part(self.discount, quantity, whole)
    // Tax inside a price is a part of the rounded price, and never more than it. Rounded on its own, it could be.
    let isInside = policy.prices == .gross && !taxable.isZero && tax.absolute <= taxable.absolute
    let tax = isInside ? try part(self.tax, taxed, taxable) : try part(self.tax, quantity, whole)
    return try ReceiptAmounts.LineItem(
      price: try taxed.adding(share).adding(discount), discount: discount, orderShare: share, tax: tax, policy.prices)
  }

  fileprivate func subtracting(
    _ other: ReceiptAmounts.LineItem, _ prices: BasketPolicy.Prices
  ) throws(MoneyFailure) -> ReceiptAmounts.LineItem {
    try ReceiptAmounts.LineItem(
      price: try price.subtracting(other.price), discount: try discount.subtracting(other.discount),
      orderShare: try orderShare.subtracting(other.orderShare), tax: try tax.subtracting(other.tax), prices)
  }
}
