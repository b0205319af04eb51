/// Elements in the order in which they were added, found and removed by their keys. No two have equal keys.
///
/// An element is found by its slot, which stays valid until the next removal.
package struct KeyedList<Element: Keyed>: Sendable {
  @usableFromInline private(set) var list = TombstoneList<Element>()
  @usableFromInline private(set) var index = HashIndex(capacity: 0)

  package init() {}

  /// The elements as an array.
  package var elements: [Element] { list.elements }

  /// The bytes that the next append needs at once.
  package var growth: Int { list.growth &+ index.growth }

  /// The bytes that the next removal may need at once.
  package var removalGrowth: Int {
    let bytes = list.removalGrowth
    return bytes == 0 ? 0 : bytes &+ HashIndex.size(for: list.count)
  }

  package mutating func reserveCapacity(_ count: Int) {
    guard list.isEmpty else { return }
    list.reserveCapacity(count)
    index = HashIndex(capacity: count)
  }

  /// The slot of a key; nil if it is not there.
  @inlinable
  package func slot(of key: Element.Key) -> Int? { index.find(key) { list[slot: $0].key } }

  package subscript(slot slot: Int) -> Element {
    @inlinable @inline(__always) _read { yield list[slot: slot] }
  }

  /// Replaces the element in a slot by one with the same key.
  package mutating func replace(slot: Int, with element: Element) { list[slot: slot] = element }

  /// Adds an element whose key is not there yet.
  package mutating func append(_ element: Element) {
    list.append(element)
    index.insert(list.nextSlot &- 1) { list[slot: $0].key }
  }

  package mutating func remove(slot: Int) {
    index.remove(slot) { list[slot: $0].key }
    list.mark(slot)
    if list.isSparse { compact() }
  }

  private mutating func compact() {
    list.compact()
    index = HashIndex(capacity: list.count)
    for slot in 0..<list.nextSlot { index.insert(slot) { list[slot: $0].key } }
  }
}

extension KeyedList: RandomAccessCollection {
  package func makeIterator() -> TombstoneList<Element>.Iterator { list.makeIterator() }

  package var startIndex: Int { 0 }
  package var endIndex: Int { list.count }
  package var count: Int { list.count }

  package subscript(index: Int) -> Element { list[index] }
}
