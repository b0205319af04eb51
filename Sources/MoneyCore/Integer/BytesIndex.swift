/// Finds the position of a string of bytes in a list kept elsewhere, which tells the one at each. Every string is there once.
public struct BytesIndex: Sendable {
  private var positions: HashIndex

  /// A string of bytes, by which positions are found.
  private struct Key: IndexKey {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var hash: UInt64 {
      var hash: UInt64 = 0
      for byte in bytes { hash = Mixer.mixed(hash ^ UInt64(byte)) }
      return hash
    }

    static func == (left: Key, right: Key) -> Bool { left.bytes == right.bytes }

    static func < (left: Key, right: Key) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
  }

  public init() {
    positions = HashIndex(capacity: 0)
  }

  public mutating func insert(_ position: Int, bytesAt: (Int) -> [UInt8]) {
    positions.insert(position) { Key(bytesAt($0)) }
  }

  /// Forgets a position of the list; those behind it will have moved up. `bytesAt` tells of the list before that.
  public mutating func remove(_ position: Int, bytesAt: (Int) -> [UInt8]) {
    positions.removeAndMoveUp(position) { Key(bytesAt($0)) }
  }

  public func find(_ bytes: [UInt8], bytesAt: (Int) -> [UInt8]) -> Int? {
    positions.find(Key(bytes)) { Key(bytesAt($0)) }
  }
}
