import Testing
@testable import MoneyCore

/// Laws of the lists whose elements do not move when another is removed, beside plain arrays.
struct TombstoneListTests {
  /// Throws unless a list contains the elements of an array, by index and in order.
  private func require<Elements: RandomAccessCollection>(
    _ list: Elements, is array: [UInt64], _ random: inout SplitMix64
  ) throws where Elements.Element == UInt64, Elements.Index == Int {
    try #require(list.count == array.count && list.isEmpty == array.isEmpty)
    try #require(list.elementsEqual(array))
    try #require(list.first == array.first && list.last == array.last)
    for _ in 0..<min(8, array.count) {
      let index = random.below(array.count)
      try #require(list[index] == array[index])
    }
  }

  /// The index of the next removal: the oldest, the newest, one in the middle, or one of a run.
  private func place(_ pattern: Int, _ count: Int, _ random: inout SplitMix64) -> Int {
    switch pattern {
    case 0: 0
    case 1: count - 1
    case 2: random.below(count)
    default: min(count / 3, count - 1)
    }
  }

  @Test func isAnArray() {
    forEachCase(seed: 910, 60) { random in
      var (list, array, next) = (TombstoneList<UInt64>(), [UInt64](), UInt64(1))
      let pattern = random.below(4)
      for step in 0..<random.pick([20, 200, 1500]) {
        for _ in 0..<random.below(4) {
          list.append(next)
          array.append(next)
          next += 1 + UInt64(random.below(3))
        }
        for _ in 0..<random.below(step % 300 < 150 ? 3 : 7) where !array.isEmpty {
          let id = array.remove(at: place(pattern, array.count, &random))
          let slot = try #require(list.slot(of: id) { $0 })
          try #require(list[slot: slot] == id)
          list.remove(slot: slot)
          try #require(list.slot(of: id) { $0 } == nil)
        }
        try require(list, is: array, &random)
        let (first, count) = (random.below(array.count + 2), random.below(array.count + 2))
        try #require(list.page(from: first, count: count) == Array(array.dropFirst(first).prefix(count)))
        if let id = array.randomElement(using: &random) { try #require(list.slot(of: id) { $0 } != nil) }
        try #require(list.slot(of: next) { $0 } == nil && list.elements == array)
        // Removed slots are at most as many as elements, or a few.
        try #require(list.nextSlot <= max(2 * array.count + 1, array.count + 32))
      }
    }
  }

  @Test func everyIndexOfALongListIsRight() throws {
    var random = SplitMix64(seed: 911)
    var list = TombstoneList((0..<10_000).map { UInt64($0) })
    var array = list.elements
    // The last slots are beyond those that the first removal covered.
    for index in [9_999, 0, 64, 127, 128, 4_095, 4_096] { list.remove(slot: index) }
    array.removeAll { [9_999, 0, 64, 127, 128, 4_095, 4_096].contains($0) }
    for id in UInt64(10_000)..<10_200 {
      list.append(id)
      array.append(id)
    }
    for slot in 200..<4_000 { list.remove(slot: slot) }
    array.removeAll { 200..<4_000 ~= $0 }
    for index in array.indices { try #require(list[index] == array[index]) }
    try require(list, is: array, &random)
    list.remove(slot: 10_150)
    array.removeAll { $0 == 10_150 }
    for index in array.indices { try #require(list[index] == array[index]) }
  }

  @Test func aKeyedListIsADictionaryInOrder() {
    struct Item: Keyed, Equatable {
      struct Key: IndexKey {
        let number: UInt64
        let isColliding: Bool
        var hash: UInt64 { isColliding ? 7 : Mixer.mixed(number) }
        static func < (left: Key, right: Key) -> Bool { left.number < right.number }
      }

      let key: Key
      var value: Int
    }
    forEachCase(seed: 912, 30) { random in
      let isColliding = random.below(4) == 0
      func key(_ number: Int) -> Item.Key { Item.Key(number: UInt64(number), isColliding: isColliding) }
      var (list, array) = (KeyedList<Item>(), [Item]())
      for step in 0..<1500 {
        let item = Item(key: key(random.below(900)), value: step)
        let index = array.firstIndex { $0.key == item.key }
        let slot = list.slot(of: item.key)
        try #require((index == nil) == (slot == nil))
        switch (index, slot) {
        case (let index?, let slot?):
          try #require(list[slot: slot] == array[index])
          if random.below(3) == 0 {
            list.replace(slot: slot, with: item)
            array[index] = item
          } else {
            list.remove(slot: slot)
            array.remove(at: index)
          }
        default:
          list.append(item)
          array.append(item)
        }
        if step % 400 > 300, let first = array.first, let slot = list.slot(of: first.key) {
          list.remove(slot: slot)
          array.removeFirst()
        }
        if step % 16 == 0 {
          try #require(list.elementsEqual(array) && list.elements == array)
          for item in array { try #require(list.slot(of: item.key).map { list[slot: $0] } == item) }
        }
      }
    }
  }

  /// Memory is proportional to the elements, not to all that were ever there.
  @Test func memoryEnds() {
    var list = TombstoneList<UInt64>()
    for id in UInt64(0)..<100_000 { list.append(id) }
    for id in UInt64(0)..<99_990 {
      if let slot = list.slot(of: id, by: { $0 }) { list.remove(slot: slot) }
    }
    #expect(list.count == 10 && list.nextSlot <= 64)
    for id in UInt64(100_000)..<200_000 {
      list.append(id)
      if let slot = list.slot(of: id - 5, by: { $0 }) { list.remove(slot: slot) }
      if list.nextSlot > 64 { break }
    }
    #expect(list.nextSlot <= 64)
  }

  /// A removal asks for memory only when it compacts: an element that is removed from a full list appends nothing, so the
  /// list must not seem to grow.
  @Test func aListThatShrinksAsksSeldom() {
    var list = TombstoneList<UInt64>()
    list.reserveCapacity(100_000)
    for id in UInt64(0)..<100_000 {
      list.append(id)
      #expect(list.growth == 0)
    }
    var asked = 0
    for id in UInt64(0)..<99_000 {
      if let slot = list.slot(of: id, by: { $0 }) { list.remove(slot: slot) }
      if list.growth > 0 { asked += 1 }
    }
    #expect(asked == 0)
  }
}
