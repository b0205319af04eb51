import MoneyCore

/// The result of a checkout, in the catalogue's currency and in the currency of the checkout. A receipt never changes.
public struct Receipt: Sendable {
  /// A product that was sold, with its quantity.
  public struct LineItem: Sendable {
    public let product: Product
    public let quantity: Decimal
    public let discount: Discount?
    public let taxPercent: Decimal
    /// The index of the item's tax group.
    public let taxGroup: Int
  }

  public struct TaxGroup: Sendable {
    public let category: [UInt8]
    public let percent: Decimal
  }

  public let policy: BasketPolicy
  public let lineItems: [LineItem]
  /// The tax groups in the order of their first line items.
  public let taxGroups: [TaxGroup]
  /// The discount off the order.
  public let discount: Discount?
  /// The amounts in the catalogue's currency.
  public let priced: ReceiptAmounts
  /// The amounts in the currency of the checkout; the same as `priced` if that is the catalogue's currency.
  public let checkout: ReceiptAmounts
  /// The conversion of the total, with its provenance.
  public let conversion: Conversion
  /// The age of the rates at the given instant, in seconds; nil if it is not known.
  public let age: Int64?
}

/// The amounts of a receipt in one currency, all in minor units.
///
/// The following always holds. The line items' totals add up to the subtotal, and their order shares to the discount.
/// The tax rows add up to net, tax and gross. net + tax = gross; total - gross = difference; payable - total = cash
/// rounding.
public struct ReceiptAmounts: Sendable {
  public struct LineItem: Sendable {
    /// The quantity × the price of a unit.
    public let price: Decimal
    /// The discount off the line item.
    public let discount: Decimal
    /// The price after the discount: price - discount.
    public let total: Decimal
    /// The line item's share of the order's discount.
    public let orderShare: Decimal
    public let net: Decimal
    public let tax: Decimal
    public let gross: Decimal

    /// Makes the amounts from the parts that are rounded on their own; the others are computed from these.
    init(
      price: Decimal, discount: Decimal, orderShare: Decimal, tax: Decimal, _ prices: BasketPolicy.Prices
    ) throws(MoneyFailure) {
      self.price = price
      self.discount = discount
      total = try price.subtracting(discount)
      self.orderShare = orderShare
      self.tax = tax
      let taxable = try total.subtracting(orderShare)
      net = prices == .net ? taxable : try taxable.subtracting(tax)
      gross = prices == .net ? try taxable.adding(tax) : taxable
    }
  }

  public struct TaxRow: Sendable {
    public let net: Decimal
    public let tax: Decimal
    public let gross: Decimal
  }

  public let currency: CurrencyCode
  public let lineItems: [LineItem]
  /// One row for each tax group.
  public let taxRows: [TaxRow]
  public let subtotal: Decimal
  /// The discount off the order.
  public let discount: Decimal
  public let net: Decimal
  public let tax: Decimal
  /// The sum of the line items.
  public let gross: Decimal
  /// The amount that is owed. On a converted receipt it is the total, converted once.
  public let total: Decimal
  /// The difference total - gross, which is 0 unless the receipt was converted.
  public let difference: Decimal
  public let cashRounding: Decimal
  public let payable: Decimal
  /// The rounding of a payment in cash; nil if the total is paid as it is.
  let cash: CashRounding?

  /// - Parameters:
  ///   - total: nil for the sum of the line items.
  ///   - cashStep: nil for the currency's own cash step.
  ///   - day: the day on which a country's rule for cash is looked up; nil for the end of the data.
  init(
    _ lineItems: [LineItem], of receiptItems: [Receipt.LineItem], groupCount: Int, total: Decimal?,
    currency: CurrencyCode,
    digits: UInt32, _ policy: BasketPolicy, cashStep: Decimal?, on day: Day?
  ) throws(MoneyFailure) {
    let zero = Decimal(unchecked: 0, scale: digits)
    var subtotal = zero
    var discount = zero
    var net = zero
    var tax = zero
    var gross = zero
    var rows = [TaxRow](repeating: TaxRow(net: zero, tax: zero, gross: zero), count: groupCount)
    for (line, receiptItem) in zip(lineItems, receiptItems) {
      subtotal = try subtotal.adding(line.total)
      discount = try discount.adding(line.orderShare)
      net = try net.adding(line.net)
      tax = try tax.adding(line.tax)
      gross = try gross.adding(line.gross)
      let row = rows[receiptItem.taxGroup]
      rows[receiptItem.taxGroup] = TaxRow(
        net: try row.net.adding(line.net), tax: try row.tax.adding(line.tax), gross: try row.gross.adding(line.gross))
    }
    self.currency = currency
    self.lineItems = lineItems
    taxRows = rows
    self.subtotal = subtotal
    self.discount = discount
    self.net = net
    self.tax = tax
    self.gross = gross
    let owed = total ?? gross
    self.total = owed
    difference = try owed.subtracting(gross)
    cash = try policy.cash(owed, currency, step: cashStep, minorUnit: Decimal(unchecked: 1, scale: digits), on: day)
    payable = try cash?.payable(Money(owed, currency)) ?? owed
    cashRounding = try payable.subtracting(owed)
  }

  public func money(_ amount: Decimal) -> Money { Money(amount, currency) }
}

extension BasketPolicy {
  /// The rounding of a payment in cash; nil if the amount is paid as it is.
  func cash(
    _ amount: Decimal, _ currency: CurrencyCode, step given: Decimal?, minorUnit: Decimal, on day: Day?
  ) throws(MoneyFailure) -> CashRounding? {
    if tender == .exact { return nil }
    if let rule = try cashCountry?.rule(of: currency, on: day) {
      let name = rule.country.isEmpty ? "cash step of " + Message.code(currency) : "cash rule of " + .bytes(rule.country)
      guard rule.smallAmounts != .rounded, !amount.isZero, amount.absolute <= rule.small else {
        return CashRounding(step: rule.step, rounding: rule.rounding, rule: name)
      }
      if rule.smallAmounts == .exact { return nil }
      return CashRounding(step: rule.step, rounding: .up, rule: name)
    }
    if let given { return CashRounding(step: given, rounding: cashRounding, rule: "policy: cash step") }
    return CashRounding(
      step: CashTable.step(of: currency) ?? minorUnit, rounding: cashRounding, rule: "cash step of " + .code(currency))
  }
}

/// The rounding of a payment in cash.
struct CashRounding: Sendable {
  let step: Decimal
  let rounding: Rounding
  /// The rule in a few words.
  let rule: Message

  /// The payable part of an amount, with at least the amount's digits.
  func payable(_ money: Money) throws(MoneyFailure) -> Decimal {
    let paid = try money.roundedToCash(step: step, rounding: rounding).value
    return try paid.amount.adding(Decimal(unchecked: 0, scale: money.amount.scale))
  }
}
