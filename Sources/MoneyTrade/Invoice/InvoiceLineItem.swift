import MoneyCore

/// A line item of an invoice, and its amounts in minor units.
///
/// The library rounds price × quantity once, half up. Allowances and charges are in full minor units, so the net amount
/// is, too.
public struct InvoiceLineItem: Sendable {
  public let name: [UInt8]
  public private(set) var quantity: Decimal
  public let price: Decimal
  /// The quantity to which the price applies; nil for 1.
  public let baseQuantity: Decimal?
  public internal(set) var adjustments: [InvoiceAdjustment] = []
  /// The positions of the taxes in the invoice.
  public internal(set) var taxes: [Int] = []
  /// Price × quantity ÷ base quantity.
  public internal(set) var total: Decimal = .zero
  public internal(set) var allowances: Decimal = .zero
  public internal(set) var charges: Decimal = .zero
  public internal(set) var net: Decimal = .zero

  public static var longestName: Int { 255 }

  public init(
    name: [UInt8] = [], quantity: Decimal, price: Decimal, baseQuantity: Decimal? = nil
  ) throws(MoneyFailure) {
    try Label.check(name, "name", atMost: InvoiceLineItem.longestName)
    if price.isNegative {
      throw MoneyFailure(
        .argument, "price must be at least 0 (BR-27), got " + .decimal(price) + "; a negative quantity returns goods")
    }
    if let baseQuantity, baseQuantity.isNegative || baseQuantity.isZero {
      throw MoneyFailure(.argument, "base quantity must be positive, got " + .decimal(baseQuantity))
    }
    self.name = name
    self.quantity = quantity
    self.price = price
    self.baseQuantity = baseQuantity
  }

  mutating func settle(digits: UInt32) throws(MoneyFailure) {
    var exact = ExactRatio(quantity).multiplied(by: ExactRatio(price))
    if let baseQuantity { exact = exact.divided(by: ExactRatio(baseQuantity)) }
    total = try exact.rounded(digits: digits, .halfUp, name: "line item").value
    allowances = Decimal(unchecked: 0, scale: digits)
    charges = allowances
    net = total
  }

  mutating func take(_ adjustment: InvoiceAdjustment) throws(MoneyFailure) {
    let amount = adjustment.amount ?? .zero
    let changed = try net.adding(adjustment.change)
    if adjustment.kind == .charge {
      charges = try charges.adding(amount)
    } else {
      allowances = try allowances.adding(amount)
    }
    net = changed
    adjustments.append(adjustment)
  }

  /// Negates every amount. Prices stay unchanged, because they are never negative.
  mutating func reverse() {
    quantity = quantity.negated
    total = total.negated
    allowances = allowances.negated
    charges = charges.negated
    net = net.negated
    for index in adjustments.indices { adjustments[index].reverse() }
  }
}
