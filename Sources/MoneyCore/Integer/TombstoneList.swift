/// A list from which elements are removed at any index at the cost of a search: the others do not move.
///
///     var list = TombstoneList([10, 20, 30])
///     list.remove(slot: 0)
///     list[0]        // 20
///     list[slot: 1]  // 20
///
/// An element keeps its slot, and its index falls when one before it is removed. When more than half of the slots are
/// removed, the list is compacted, and slots are numbered anew. Memory is therefore proportional to the number of
/// elements, and the average cost of a removal to its logarithm.
package struct TombstoneList<Element: Sendable>: Sendable {
  @usableFromInline var slots: [Element]
  @usableFromInline var removed = Tombstones()

  @inlinable
  package init(_ elements: [Element] = []) {
    slots = elements
  }

  /// A list with fewer removed slots is not compacted.
  private var fewest: Int { 32 }

  @inlinable @inline(__always)
  package var count: Int { slots.count &- removed.count }

  /// The bytes that the next append needs at once.
  @inlinable @inline(__always)
  package var growth: Int { slots.growth }

  /// The bytes that as many appends may need at once.
  @inlinable
  package func growth(of more: Int) -> Int {
    slots.count &+ more > slots.capacity ? 2 &* slots.count &* MemoryLayout<Element>.stride : 0
  }

  /// The bytes that the next removal may need at once.
  package var removalGrowth: Int {
    let isLast = isSparse(with: removed.count &+ 1)
    return removed.growth(for: slots.count) &+ (isLast ? count &* MemoryLayout<Element>.stride : 0)
  }

  /// The elements as an array.
  package var elements: [Element] {
    if removed.count == 0 { return slots }
    var elements: [Element] = []
    elements.reserveCapacity([Element].room(for: count))
    for element in self { elements.append(element) }
    return elements
  }

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) { slots.append(element) }

  package mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity([Element].room(for: count)) }

  /// The slot that the next appended element gets.
  @inlinable @inline(__always)
  package var nextSlot: Int { slots.count }

  package subscript(slot slot: Int) -> Element {
    @inlinable @inline(__always) _read { yield slots[slot] }
    @inlinable @inline(__always) _modify { yield &slots[slot] }
  }

  /// The slot of the element of an id; nil if it is not there. The list is sorted by id.
  @inlinable @inline(__always)
  package func slot(of id: UInt64, by idOf: (Element) -> UInt64) -> Int? {
    let slot = slots.lowerBound(of: id, by: idOf)
    return slot < slots.count && idOf(slots[slot]) == id && !removed.contains(slot) ? slot : nil
  }

  /// Removes the element in a slot. The slots of the others may change.
  package mutating func remove(slot: Int) {
    mark(slot)
    if isSparse { compact() }
  }

  /// Removes the element in a slot, and leaves `compact` to the caller.
  mutating func mark(_ slot: Int) { removed.insert(slot, of: slots.count) }

  /// True if the list must be compacted.
  var isSparse: Bool { isSparse(with: removed.count) }

  private func isSparse(with count: Int) -> Bool { count >= fewest && count > slots.count / 2 }

  mutating func compact() {
    slots = elements
    removed = Tombstones()
  }

  /// At most `count` elements from an index on, which must not be negative.
  package func page(from first: Int, count most: Int) -> [Element] {
    guard first < count else { return [] }
    var page: [Element] = []
    page.reserveCapacity(Swift.min(most, count &- first))
    var iterator = Iterator(self, from: first)
    while page.count < most, let element = iterator.next() { page.append(element) }
    return page
  }
}

extension TombstoneList: RandomAccessCollection {
  package struct Iterator: IteratorProtocol {
    @usableFromInline let list: TombstoneList
    @usableFromInline var slot: Int

    @inlinable
    init(_ list: TombstoneList, from index: Int) {
      self.list = list
      slot = list.slot(at: index)
    }

    @inlinable
    package mutating func next() -> Element? {
      slot = list.removed.next(from: slot)
      guard slot < list.slots.count else { return nil }
      defer { slot &+= 1 }
      return list.slots[slot]
    }
  }

  @inlinable
  package func makeIterator() -> Iterator { Iterator(self, from: 0) }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    @inlinable @inline(__always) _read { yield slots[slot(at: index)] }
  }

  @inlinable @inline(__always)
  func slot(at index: Int) -> Int { removed.count == 0 ? index : removed.slot(at: index) }
}
