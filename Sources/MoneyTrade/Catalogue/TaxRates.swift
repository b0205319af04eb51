import MoneyCore

/// Tax rates by category, in percent, like discounts: 19 is 19 %.
public struct TaxRates: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public let category: [UInt8]
    /// The percentage, which is not negative.
    public let percent: Decimal
  }

  /// The entries in the order of the categories' bytes.
  public private(set) var entries: [Entry] = []

  public init() {}

  /// Adds or replaces the rate of a category; throws unless it is 0 to 100 percent.
  public mutating func set(_ category: [UInt8], percent: Decimal) throws(MoneyFailure) {
    guard !percent.isNegative, percent <= Decimal(unchecked: 100, scale: 0) else {
      throw MoneyFailure(.tax, "tax must be 0 to 100 percent, got " + .decimal(percent))
    }
    try put(category, percent)
  }

  /// Restores a rate from a document, given as a fraction that may be more than 1. The first version of baskets and
  /// catalogues had such rates.
  public mutating func restore(_ category: [UInt8], fraction: Decimal) throws(MoneyFailure) {
    if fraction.isNegative { throw MoneyFailure(.tax, "tax must be at least 0, got " + .decimal(fraction)) }
    if fraction.scale >= 2 {
      try put(category, Decimal(unchecked: fraction.coefficient, scale: fraction.scale - 2))
    } else {
      let percent = try fraction.multiplied(by: Decimal(unchecked: 100, scale: 0))
      try put(category, try percent.quantized(digits: 0, rounding: .unnecessary).value)
    }
  }

  /// Restores a rate from a document unchanged, because it may originate from the first version.
  public mutating func restore(_ category: [UInt8], percent: Decimal) throws(MoneyFailure) {
    if percent.isNegative { throw MoneyFailure(.tax, "tax must be at least 0, got " + .decimal(percent)) }
    try put(category, percent)
  }

  private mutating func put(_ category: [UInt8], _ percent: Decimal) throws(MoneyFailure) {
    try Label.check(category, "category", atMost: Product.longestCategory)
    let entry = Entry(category: category, percent: percent)
    let position = entries.lowerBound(in: 0..<entries.count) { Label.isBefore($0.category, category) }
    if position < entries.count, entries[position].category == category {
      entries[position] = entry
    } else {
      entries.insert(entry, at: position)
    }
  }

  /// The rate of a category. Products without a category are not taxed unless a rate is set for "".
  public func percent(of category: [UInt8]) throws(MoneyFailure) -> Decimal {
    let position = entries.lowerBound(in: 0..<entries.count) { Label.isBefore($0.category, category) }
    if position < entries.count, entries[position].category == category { return entries[position].percent }
    if category.isEmpty { return .zero }
    throw MoneyFailure(.tax, "no tax rate for category " + .quoted(category))
  }
}
