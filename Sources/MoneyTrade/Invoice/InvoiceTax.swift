import MoneyCore

/// A tax of a line item, or of an allowance or a charge of the document.
///
/// Two taxes with the same category, percentage and kind are the same tax: an invoice sums the amounts on which it is
/// due, and rounds once.
public struct InvoiceTax: Sendable, Equatable {
  /// The way in which a tax enters the totals. The values are those of `MONEY_INVOICE_TAX_…` in `money.h`.
  public enum Kind: Int32, Sendable, CaseIterable {
    case added = 0
    case compound = 1
    case retained = 2
  }

  /// The category of the norm, such as "S", or the name of another tax.
  public let category: [UInt8]
  public let percent: Decimal
  public let kind: Kind

  public static var most: Int { 4 }
  public static var longestCategory: Int { 31 }
  private static var mostDigits: UInt32 { 12 }

  /// - Throws: unless the percentage is 0 to 100, and 0 for a category without a rate.
  public init(_ category: [UInt8], percent: Decimal, kind: Kind = .added) throws(MoneyFailure) {
    try Label.check(category, "category", atMost: InvoiceTax.longestCategory, mayBeEmpty: false)
    let percent = try percent.normalized(atLeast: 0)
    guard !percent.isNegative, percent <= Decimal(unchecked: 100, scale: 0), percent.scale <= InvoiceTax.mostDigits
    else {
      throw MoneyFailure(
        .tax, "tax must be 0 to 100 percent with at most 12 fraction digits, got " + .decimal(percent))
    }
    if !percent.isZero, InvoiceTax.isWithoutRate(category) {
      throw MoneyFailure(.tax, "tax of category " + .quoted(category) + " must be 0 percent, got " + .decimal(percent))
    }
    self.category = category
    self.percent = percent
    self.kind = kind
  }

  /// True for the categories without a rate in the norm: zero rated, exempt, reverse charge, delivery within the Union,
  /// export, and outside the scope of the tax (BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05, BR-O-05).
  static func isWithoutRate(_ category: [UInt8]) -> Bool { isOne(of: "Z E AE K G O", category) }

  /// True for the categories of the Canary Islands, of Ceuta and Melilla, and of Italy's split payment.
  static func isRegional(_ category: [UInt8]) -> Bool { isOne(of: "L M B", category) }

  private static func isOne(of words: StaticString, _ category: [UInt8]) -> Bool {
    words.withUTF8Buffer { $0.split(separator: ASCII.space).contains { $0.elementsEqual(category) } }
  }

  /// The percentage as a factor: 19 % is 0.19. The limit on its digits keeps the scale in range.
  var factor: Decimal { Decimal(unchecked: percent.coefficient, scale: percent.scale &+ 2) }
}
