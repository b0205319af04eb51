/// Tax rates by category: 0.19 is 19 %.
public struct TaxRates: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public let category: [UInt8]
    /// A fraction, not negative.
    public let rate: Decimal
  }

  /// In the order of the categories' bytes.
  public private(set) var entries: [Entry] = []

  public init() {}

  /// Adds the rate of a category, or replaces it.
  public mutating func set(_ category: [UInt8], to rate: Decimal) throws(MoneyFailure) {
    try Label.check(category, "category", atMost: Product.longestCategory)
    if rate.isNegative {
      throw MoneyFailure(.tax, "a tax rate is not below 0: " + .decimal(rate))
    }
    let entry = Entry(category: category, rate: rate)
    let position = entries.lowerBound(in: 0..<entries.count) { Label.isBefore($0.category, category) }
    if position < entries.count, entries[position].category == category {
      entries[position] = entry
    } else {
      entries.insert(entry, at: position)
    }
  }

  /// The rate of a category; products of none are not taxed unless "" has a rate of its own.
  public func rate(of category: [UInt8]) throws(MoneyFailure) -> Decimal {
    let position = entries.lowerBound(in: 0..<entries.count) { Label.isBefore($0.category, category) }
    if position < entries.count, entries[position].category == category { return entries[position].rate }
    if category.isEmpty { return .zero }
    throw MoneyFailure(.tax, "no tax rate for the category " + .quoted(category))
  }
}
