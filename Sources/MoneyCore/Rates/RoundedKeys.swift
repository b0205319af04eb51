/// Directions and days whose rates were rounded on reading.
public struct RoundedKeys {
  private var keys: [Quote] = []
  private var index = HashIndex(capacity: 0)

  public init() {}

  public mutating func add(from: CurrencyCode, to: CurrencyCode, day: Day?) {
    let key = Quote(from: from, to: to, rate: .absent, day: day)
    keys.append(key)
    index.insert(keys.count - 1, hash: key.hash) { keys[$0].hash }
  }

  public func contains(from: CurrencyCode, to: CurrencyCode, day: Day?) -> Bool {
    let key = Quote(from: from, to: to, rate: .absent, day: day)
    return index.find(key.hash) { keys[$0].hasKey(of: key) } != nil
  }
}
