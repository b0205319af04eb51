/// Finds the purchases that can still replace shares sold at a loss. A purchase that cannot is passed over in almost
/// constant time, for any number of purchases of one day.
struct ReplacementIndex: Sendable {
  /// For each lot, the first lot from it on that is not dropped.
  private var next: [Int32] = []

  mutating func append(isPurchase: Bool) {
    let index = Int32(truncatingIfNeeded: next.count)
    next.append(isPurchase ? index : index &+ 1)
  }

  mutating func removeLast() { _ = next.popLast() }

  mutating func clear() { next.removeAll(keepingCapacity: true) }

  mutating func drop(_ index: Int) {
    if next.indices.contains(index) { next[index] = Int32(truncatingIfNeeded: index &+ 1) }
  }

  /// The first lot from an index on that is not dropped; the number of lots if all are dropped.
  mutating func first(from index: Int) -> Int {
    var found = index
    while found < next.count, Int(next[found]) != found {
      let further = Int(next[found])
      // Halving the path keeps later searches short.
      if further < next.count { next[found] = next[further] }
      found = further
    }
    return Swift.min(found, next.count)
  }
}
