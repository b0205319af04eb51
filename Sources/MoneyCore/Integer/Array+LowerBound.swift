extension Array {
  /// The first position in a range whose element is not `before`. All elements that are `before` must come first.
  @inlinable @inline(__always)
  package func lowerBound(in range: Range<Int>, where isBefore: (Element) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low &+ (high &- low) / 2
      if isBefore(self[middle]) { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

extension Array {
  /// The first position whose id is not less than a given one. The array is sorted by id.
  ///
  /// Ids that were assigned one after the other are evenly spaced, so the search starts where an even spacing puts the
  /// id, and doubles its step until it has passed it. Of ids with any spacing, twice as many are read as by halving.
  @inlinable @inline(__always)
  package func lowerBound(of id: UInt64, by idOf: (Element) -> UInt64) -> Int {
    if count == 0 { return 0 }
    let (first, last) = (idOf(self[0]), idOf(self[count &- 1]))
    if id <= first { return 0 }
    if id > last { return count }
    let start = Array.position(of: id &- first, in: last &- first, count: count)
    var step = 1
    if idOf(self[start]) < id {
      // The last id is not less, so the search ends before it.
      var low = start &+ 1
      while low &+ step < count, idOf(self[low &+ step]) < id {
        low &+= step &+ 1
        step &*= 2
      }
      return lowerBound(in: low..<Swift.min(low &+ step, count &- 1)) { idOf($0) < id }
    }
    var high = start
    while high &- step > 0, idOf(self[high &- step]) >= id {
      high &-= step
      step &*= 2
    }
    return lowerBound(in: Swift.max(high &- step, 0)..<high) { idOf($0) < id }
  }

  /// The position of a distance from the first of `count` evenly spaced ids.
  @inlinable @inline(__always)
  static func position(of distance: UInt64, in length: UInt64, count: Int) -> Int {
    let last = UInt64(count &- 1)
    if length == last { return Int(truncatingIfNeeded: distance) }
    let product = distance.multipliedFullWidth(by: last)
    // The distance is at most the length, which is not 0, so the quotient is at most `last`.
    return Int(truncatingIfNeeded: length.dividingFullWidth(product).quotient)
  }
}

extension Array where Element: Comparable {
  /// The position of an element in a sorted array; nil if it is not there.
  package func sortedIndex(of element: Element) -> Int? {
    let position = lowerBound(in: 0..<count) { $0 < element }
    return position < count && self[position] == element ? position : nil
  }
}
