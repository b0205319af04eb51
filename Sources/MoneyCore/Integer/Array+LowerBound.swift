extension Array {
  /// The first position in a range whose element is not `before`. All elements that are `before` must come first.
  @inline(__always)
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

extension Array where Element: Comparable {
  /// The position of an element in a sorted array; nil if it is not there.
  package func sortedIndex(of element: Element) -> Int? {
    let position = lowerBound(in: 0..<count) { $0 < element }
    return position < count && self[position] == element ? position : nil
  }
}
