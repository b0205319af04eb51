import MoneyCore

/// Byte strings with the number of times that each was added.
struct CountedKeys {
  private var keys: [[UInt8]] = []
  private var counts: [Int] = []
  private var index = BytesIndex()

  mutating func add(_ key: [UInt8]) {
    if let position = position(of: key) {
      counts[position] += 1
      return
    }
    keys.append(key)
    counts.append(1)
    let added = keys
    index.insert(added.count - 1) { added[$0] }
  }

  private func position(of key: [UInt8]) -> Int? { index.find(key) { keys[$0] } }

  /// Removes a key once; false if it is not there.
  mutating func take(_ key: [UInt8]) -> Bool {
    guard let position = position(of: key), counts[position] > 0 else { return false }
    counts[position] -= 1
    return true
  }
}
