/// Finds the position of a byte string in a list that the caller keeps; the caller passes a closure for the string at
/// each position. The list has no string twice.
public struct BytesIndex: Sendable {
  private var positions: HashIndex

  /// A byte string as the key of positions.
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

  package var growth: Int { positions.growth }

  public mutating func insert(_ position: Int, bytesAt: (Int) -> [UInt8]) {
    positions.insert(position) { Key(bytesAt($0)) }
  }

  /// Removes a position of the list. The positions after it are lowered by one, because those elements will move up.
  /// `bytesAt` still refers to the list before that.
  public mutating func remove(_ position: Int, bytesAt: (Int) -> [UInt8]) {
    positions.removeAndMoveUp(position) { Key(bytesAt($0)) }
  }

  public func find(_ bytes: [UInt8], bytesAt: (Int) -> [UInt8]) -> Int? {
    positions.find(Key(bytes)) { Key(bytesAt($0)) }
  }
}
