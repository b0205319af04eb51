/// The directions and days whose rates were rounded on reading.
public struct RoundedKeys {
  private var keys: [QuoteKey] = []
  private var index = HashIndex(capacity: 0)

  public init() {}

  public mutating func add(from: CurrencyCode, to: CurrencyCode, day: Day?) {
    if contains(from: from, to: to, day: day) { return }
    keys.append(QuoteKey(from: from, to: to, day: day))
    index.insert(keys.count &- 1) { keys[$0] }
  }

  public func contains(from: CurrencyCode, to: CurrencyCode, day: Day?) -> Bool {
    index.find(QuoteKey(from: from, to: to, day: day)) { keys[$0] } != nil
  }
}
