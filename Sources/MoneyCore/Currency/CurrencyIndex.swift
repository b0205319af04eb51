/// Finds the position of a currency in a list that the caller keeps; the caller passes a closure for the currency at
/// each position. A short list is searched from the start, which is faster than any index.
package struct CurrencyIndex: Sendable {
  @usableFromInline private(set) var positions: HashIndex?

  package init() {}

  private static var few: Int { 8 }

  package var growth: Int { positions?.growth ?? 0 }

  @inlinable @inline(__always)
  package func find(_ currency: CurrencyCode, among count: Int, at currencyAt: (Int) -> CurrencyCode) -> Int? {
    if let positions { return positions.find(currency, keyAt: currencyAt) }
    var position = 0
    while position < count {
      if currencyAt(position) == currency { return position }
      position &+= 1
    }
    return nil
  }

  /// Records the last of `count` currencies, which must be new.
  package mutating func insertLast(of count: Int, at currencyAt: (Int) -> CurrencyCode) {
    if positions == nil {
      if count <= CurrencyIndex.few { return }
      positions = HashIndex(capacity: count)
      for position in 0..<(count &- 1) {
        positions?.insert(position, keyAt: currencyAt)
      }
    }
    positions?.insert(count &- 1, keyAt: currencyAt)
  }
}
