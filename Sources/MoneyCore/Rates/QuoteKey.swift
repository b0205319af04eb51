/// A direction with an optional day. A table contains at most one rate per key.
package struct QuoteKey: Sendable, IndexKey {
  let from: CurrencyCode
  let to: CurrencyCode
  let day: Day?

  package var hash: UInt64 {
    Mixer.mixed(from.hash ^ Mixer.mixed(to.hash) ^ UInt64(bitPattern: Int64(day?.number ?? -1)))
  }

  package static func < (left: QuoteKey, right: QuoteKey) -> Bool {
    if left.from != right.from { return left.from < right.from }
    if left.to != right.to { return left.to < right.to }
    return (left.day?.number ?? Int32.min) < (right.day?.number ?? Int32.min)
  }
}
