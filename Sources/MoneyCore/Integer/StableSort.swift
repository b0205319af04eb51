/// The library's only sort. It sorts positions instead of elements, so a program contains one copy of it rather than
/// one per type and comparison.
///
///     let order = StableSort.positions(quotes.count) { precedes(quotes[$0], quotes[$1]) }
///
/// Equal elements keep their order. Sorting a sorted list takes one comparison per element.
package enum StableSort {
  /// The length of the runs that are sorted by insertion.
  private static var run: Int { 12 }

  /// Returns the positions from 0 up to `count`, in the order of the elements there. There are fewer than 2^31 of them.
  @inline(never)
  package static func positions(_ count: Int, isBefore: (Int, Int) -> Bool) -> [Int32] {
    inlinedPositions(count, isBefore: isBefore)
  }

  /// The same for the few callers whose time is mostly sorting: a copy of 2 kB with the comparison inside, which is twice
  /// as fast.
  @inline(__always)
  package static func inlinedPositions(_ count: Int, isBefore: (Int, Int) -> Bool) -> [Int32] {
    var order: [Int32] = []
    order.reserveCapacity(count)
    for position in 0..<count { order.append(Int32(truncatingIfNeeded: position)) }
    var start = 0
    while start < count {
      let end = min(start &+ run, count)
      insert(&order, start, end, isBefore)
      start = end
    }
    if count <= run { return order }
    var merged = order
    var width = run
    while width < count {
      var low = 0
      while low < count {
        let middle = min(low &+ width, count)
        let high = min(middle &+ width, count)
        merge(order, low, middle, high, into: &merged, isBefore)
        low = high
      }
      swap(&order, &merged)
      width &*= 2
    }
    return order
  }

  @inline(__always)
  private static func insert(_ order: inout [Int32], _ start: Int, _ end: Int, _ isBefore: (Int, Int) -> Bool) {
    var next = start &+ 1
    while next < end {
      let position = order[next]
      var place = next
      while place > start, isBefore(Int(position), Int(order[place &- 1])) {
        order[place] = order[place &- 1]
        place &-= 1
      }
      order[place] = position
      next &+= 1
    }
  }

  /// Merges two runs that follow each other.
  @inline(__always)
  private static func merge(
    _ order: [Int32], _ low: Int, _ middle: Int, _ high: Int, into merged: inout [Int32], _ isBefore: (Int, Int) -> Bool
  ) {
    var (left, right, place) = (low, middle, low)
    let isSorted = middle == high || !isBefore(Int(order[middle]), Int(order[middle &- 1]))
    while place < high {
      let takesRight = left == middle || (!isSorted && right < high && isBefore(Int(order[right]), Int(order[left])))
      merged[place] = takesRight ? order[right] : order[left]
      if takesRight { right &+= 1 } else { left &+= 1 }
      place &+= 1
    }
  }
}

extension Array {
  /// The elements in the order of a comparison; equal elements keep their order.
  package func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    StableSort.positions(count) { isBefore(self[$0], self[$1]) }.map { self[Int($0)] }
  }
}

extension Array where Element: Comparable {
  /// The elements in ascending order.
  package func ordered() -> [Element] { ordered { $0 < $1 } }
}
