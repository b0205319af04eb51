/// Finds the position of a string of bytes in a list kept elsewhere, which tells the one at each.
public struct BytesIndex: Sendable {
  private var positions: HashIndex

  public init() {
    positions = HashIndex(capacity: 0)
  }

  public mutating func insert(_ position: Int, bytesAt: (Int) -> [UInt8]) {
    positions.insert(position, hash: BytesIndex.hash(bytesAt(position))) { BytesIndex.hash(bytesAt($0)) }
  }

  /// Forgets a position of the list; those behind it will have moved up. `bytesAt` tells of the list before that.
  public mutating func remove(_ position: Int, bytesAt: (Int) -> [UInt8]) {
    positions.removeAndMoveUp(position, hash: BytesIndex.hash(bytesAt(position))) { BytesIndex.hash(bytesAt($0)) }
  }

  public func find(_ bytes: [UInt8], bytesAt: (Int) -> [UInt8]) -> Int? {
    positions.find(BytesIndex.hash(bytes)) { bytesAt($0) == bytes }
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0
    for byte in bytes { hash = Mixer.mixed(hash ^ UInt64(byte)) }
    return hash
  }
}
