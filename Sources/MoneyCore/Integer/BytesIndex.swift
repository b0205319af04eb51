/// Finds the position of a byte string in a list that the caller keeps; the caller passes a closure for the string at
/// each position. The list has no string twice.
public struct BytesIndex: Sendable {
  private var positions: HashIndex

  public init() {
    positions = HashIndex(capacity: 0)
  }

  public mutating func insert(_ position: Int, bytesAt: (Int) -> [UInt8]) {
    positions.insert(position) { BytesKey(bytesAt($0)) }
  }

  public func find(_ bytes: [UInt8], bytesAt: (Int) -> [UInt8]) -> Int? {
    positions.find(BytesKey(bytes)) { BytesKey(bytesAt($0)) }
  }
}
