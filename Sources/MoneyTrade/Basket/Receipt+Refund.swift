import MoneyCore

extension Receipt {
  /// The refund of a line item, or of a part of its quantity: the amounts have the other sign.
  ///
  /// A part is the difference of two sums: what the refunds up to and including this one give back, less what those
  /// before it gave back. Each sum is rounded once. So parts that come one after the other add up to the line item,
  /// whatever their sizes.
  ///
  /// - Parameters:
  ///   - amounts: the receipt's amounts in one of its currencies.
  ///   - quantity: the quantity that comes back, with the sign of the line item; nil for all that is left.
  ///   - refunded: the quantity that earlier refunds gave back.
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
  /// The amounts of a part of the quantity, each in whole minor units.
  ///
  /// The amount that is taxed is rounded first. The discounts are rounded on their own and added to it, so that no sum
  /// gets smaller while the part grows.
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
