import MoneyCore

/// An invoice or a credit note after EN 16931: line items, allowances, charges, taxes and payments.
///
/// An invoice has amounts alone; who sells to whom belongs to the program. A change that fails leaves it as it was.
public struct Invoice: Sendable {
  /// Why a category has no tax.
  public struct Exemption: Sendable {
    public let category: [UInt8]
    public let reason: [UInt8]
    public let reasonCode: [UInt8]
  }

  /// The currency in which the seller accounts for the tax.
  public struct Accounting: Sendable {
    public let currency: CurrencyCode
    /// How much of it one unit of the invoice's currency is.
    public let rate: Decimal
    public let digits: UInt32
  }

  public let currency: CurrencyCode
  /// The fraction digits of all amounts.
  public let digits: UInt32
  public private(set) var lineItems: [InvoiceLineItem] = []
  /// The allowances and charges of the document.
  public private(set) var adjustments: [InvoiceAdjustment] = []
  /// The different taxes, in the order of their first appearance.
  public private(set) var taxes: [InvoiceTax] = []
  public private(set) var exemptions: [Exemption] = []
  public private(set) var prepaid: Decimal
  public private(set) var rounding: Decimal
  public private(set) var accounting: Accounting?

  /// The norm allows at most these fraction digits in any amount (BR-DEC-01 and those after it).
  private static var mostDigits: UInt32 { 2 }
  /// The limit on the taxes that a change is compared with; typical invoices have a handful.
  private static var mostTaxes: Int { 256 }

  /// The bytes that the next change may need at once.
  public var growth: Int { lineItems.growth &+ adjustments.growth }

  /// The bytes that an adjustment of a line item may need at once.
  public func growth(ofLineItem index: Int) -> Int {
    lineItems.indices.contains(index) ? lineItems[index].adjustments.growth : 0
  }

  /// The number of line items, allowances and charges, which determines the memory that a copy needs.
  public var entryCount: Int {
    lineItems.reduce(lineItems.count &+ adjustments.count) { $0 &+ $1.adjustments.count }
  }

  /// - Throws: unless the currency is known and has a minor unit.
  public init(_ currency: CurrencyCode, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) {
    self.init(currency, digits: try CurrencyRegistry.minorUnits(currency, in: registry))
  }

  /// - Parameter digits: the fraction digits of the currency's minor unit.
  public init(_ currency: CurrencyCode, digits: UInt32) {
    self.currency = currency
    self.digits = min(digits, Invoice.mostDigits)
    prepaid = Decimal(unchecked: 0, scale: self.digits)
    rounding = prepaid
  }

  public func totals() throws(MoneyFailure) -> InvoiceTotals { try InvoiceTotals(self) }

  /// The invoice that reverses this one: every quantity and amount is negated, and so is each total, because every
  /// rounding is half away from zero.
  public func reversed() -> Invoice {
    var other = self
    for index in other.lineItems.indices { other.lineItems[index].reverse() }
    for index in other.adjustments.indices { other.adjustments[index].reverse() }
    other.prepaid = prepaid.negated
    other.rounding = rounding.negated
    return other
  }

  /// The number of an amount, which must be in the invoice's currency.
  public func amount(_ money: Money) throws(MoneyFailure) -> Decimal {
    guard money.currency == currency else {
      throw MoneyFailure(
        .currencyMismatch, "amounts of the invoice must be in " + .code(currency) + ", got " + .code(money.currency))
    }
    return money.amount
  }

  /// The reason why a category is exempt, or nil.
  public func exemption(of category: [UInt8]) -> Exemption? {
    for exemption in exemptions where exemption.category == category { return exemption }
    return nil
  }
}

// MARK: - Changes

extension Invoice {
  /// Adds a line item at the end.
  public mutating func add(_ item: InvoiceLineItem, _ taxes: [InvoiceTax]) throws(MoneyFailure) {
    var item = item
    try item.settle(digits: digits)
    item.taxes = try take(taxes)
    lineItems.append(item)
  }

  /// Adds an allowance or a charge to a line item. It is taxed as the line item is.
  ///
  /// - Throws: `notFound` unless there is a line item at the index.
  public mutating func adjust(_ index: Int, _ adjustment: InvoiceAdjustment) throws(MoneyFailure) {
    guard lineItems.indices.contains(index) else {
      throw MoneyFailure(
        .notFound, "line item must be less than " + .number(lineItems.count) + ", got " + .number(index))
    }
    var adjustment = adjustment
    try adjustment.settle(lineItems[index].total, digits: digits)
    try lineItems[index].take(adjustment)
  }

  /// Adds an allowance or a charge to the document.
  public mutating func adjust(_ adjustment: InvoiceAdjustment, _ taxes: [InvoiceTax]) throws(MoneyFailure) {
    var adjustment = adjustment
    try adjustment.settle(nil, digits: digits)
    adjustment.taxes = try take(taxes)
    adjustments.append(adjustment)
  }

  /// Sets the reason why a category is exempt, replacing the previous one.
  public mutating func setExemption(
    _ category: [UInt8], reason: [UInt8], reasonCode: [UInt8]
  ) throws(MoneyFailure) {
    try Label.check(category, "category", atMost: InvoiceTax.longestCategory, mayBeEmpty: false)
    try Label.check(reason, "reason", atMost: InvoiceAdjustment.longestReason)
    try Label.check(reasonCode, "reason_code", atMost: InvoiceAdjustment.longestCode)
    let exemption = Exemption(category: category, reason: reason, reasonCode: reasonCode)
    for index in exemptions.indices where exemptions[index].category == category {
      exemptions[index] = exemption
      return
    }
    if exemptions.count >= Invoice.mostTaxes { throw Invoice.tooMany() }
    exemptions.append(exemption)
  }

  /// Sets the amount paid in advance and the rounding amount; nil leaves one unchanged.
  public mutating func setPayment(prepaid: Decimal?, rounding: Decimal?) throws(MoneyFailure) {
    let paid = try prepaid?.whole(digits, "prepaid amount")
    let rounded = try rounding?.whole(digits, "rounding amount")
    self.prepaid = paid ?? self.prepaid
    self.rounding = rounded ?? self.rounding
  }

  /// Sets the currency in which the seller accounts for the tax.
  public mutating func setAccounting(
    _ currency: CurrencyCode, digits: UInt32, rate: Decimal
  ) throws(MoneyFailure) {
    if rate.isNegative || rate.isZero {
      throw MoneyFailure(.invalidRate, "a rate must be positive, got " + .decimal(rate))
    }
    // A document states each currency's total tax once.
    if currency == self.currency {
      throw MoneyFailure(
        .currencyMismatch, "accounting currency must differ from that of the invoice, got " + .code(currency))
    }
    accounting = Accounting(currency: currency, rate: rate, digits: min(digits, Invoice.mostDigits))
  }

  /// The positions of taxes, which are added if they are new. It changes nothing if it fails.
  private mutating func take(_ given: [InvoiceTax]) throws(MoneyFailure) -> [Int] {
    if given.isEmpty { throw MoneyFailure(.tax, "number of taxes must be at least 1, got 0") }
    var known = taxes
    var positions: [Int] = []
    for tax in given {
      var position = known.count
      for index in known.indices where known[index] == tax {
        position = index
        break
      }
      if position == known.count { known.append(tax) }
      if positions.contains(position) {
        throw MoneyFailure(.tax, "duplicate tax " + .quoted(tax.category))
      }
      positions.append(position)
    }
    if known.count > Invoice.mostTaxes { throw Invoice.tooMany() }
    taxes = known
    return positions
  }

  private static func tooMany() -> MoneyFailure {
    MoneyFailure(.limit, "number of distinct taxes must be at most " + .number(mostTaxes))
  }
}
