import MoneyCore

/// The result of a checkout, in the catalogue's currency and in the currency of the checkout. It never changes.
public struct Receipt: Sendable {
  /// A product that was sold, and how much of it.
  public struct LineItem: Sendable {
    public let product: Product
    public let quantity: Decimal
    public let discount: Discount?
    public let taxPercent: Decimal
    /// Which of the tax rows it belongs to.
    public let taxGroup: Int
  }

  public struct TaxGroup: Sendable {
    public let category: [UInt8]
    public let percent: Decimal
  }

  public let policy: BasketPolicy
  public let lineItems: [LineItem]
  /// In the order in which the line items come.
  public let taxGroups: [TaxGroup]
  /// Off the order.
  public let discount: Discount?
  /// In the catalogue's currency.
  public let priced: ReceiptAmounts
  /// In the currency it was checked out in; the same where that is the catalogue's.
  public let checkout: ReceiptAmounts
  /// How the total was converted.
  public let conversion: Conversion
  /// How old the rates are at the instant given, in seconds; nil where that is not known.
  public let age: Int64?
}

/// The amounts of a receipt in one currency, all of whole minor units.
///
/// Always: the line items' totals add up to the subtotal, their order shares to the discount, the tax rows to net, tax and
/// gross; net + tax = gross; total - gross = difference; payable - total = cash rounding.
public struct ReceiptAmounts: Sendable {
  public struct LineItem: Sendable {
    /// Quantity × price.
    public let price: Decimal
    /// Off the line item.
    public let discount: Decimal
    /// price - discount.
    public let total: Decimal
    /// The line item's share of the order's discount.
    public let orderShare: Decimal
    public let net: Decimal
    public let tax: Decimal
    public let gross: Decimal

    /// From the parts that are rounded by themselves; the others follow.
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
  /// One a tax group.
  public let taxRows: [TaxRow]
  public let subtotal: Decimal
  /// Off the order.
  public let discount: Decimal
  public let net: Decimal
  public let tax: Decimal
  /// The sum of the line items.
  public let gross: Decimal
  /// What is owed: of a converted receipt, the total converted once.
  public let total: Decimal
  /// total - gross, which is 0 unless the receipt was converted.
  public let difference: Decimal
  public let cashRounding: Decimal
  public let payable: Decimal

  /// - Parameters:
  ///   - total: nil for the sum of the line items.
  ///   - cashStep: nil for the currency's own.
  init(
    _ lineItems: [LineItem], of receiptItems: [Receipt.LineItem], groupCount: Int, total: Decimal?,
    currency: CurrencyCode,
    digits: UInt32, _ policy: BasketPolicy, cashStep: Decimal?
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
    payable = try policy.payable(owed, currency, step: cashStep, minorUnit: Decimal(unchecked: 1, scale: digits))
    cashRounding = try payable.subtracting(owed)
  }

  public func money(_ amount: Decimal) -> Money { Money(amount, currency) }
}

extension BasketPolicy {
  /// What is paid of an amount, with at least its digits.
  func payable(
    _ amount: Decimal, _ currency: CurrencyCode, step given: Decimal?, minorUnit: Decimal
  ) throws(MoneyFailure) -> Decimal {
    if tender == .exact { return amount }
    var step = minorUnit
    if let given {
      step = given
    } else if let row = CurrencyTable.row(of: currency), let own = CurrencyTable.cashStep(row) {
      step = own
    }
    let paid = try Money(amount, currency).roundedToCash(step: step, rounding: cashRounding).value
    return try paid.amount.adding(Decimal(unchecked: 0, scale: amount.scale))
  }
}
