/// Finds a sku's position in a list kept elsewhere, which tells the sku at each.
public struct SKUIndex: Sendable {
  private var positions: HashIndex

  public init() {
    positions = HashIndex(capacity: 0)
  }

  init(count: Int, skuAt: (Int) -> [UInt8]) {
    positions = HashIndex(capacity: count)
    for position in 0..<count { insert(position, skuAt: skuAt) }
  }

  public mutating func insert(_ position: Int, skuAt: (Int) -> [UInt8]) {
    positions.insert(position, hash: SKUIndex.hash(skuAt(position))) { SKUIndex.hash(skuAt($0)) }
  }

  public func find(_ sku: [UInt8], skuAt: (Int) -> [UInt8]) -> Int? {
    positions.find(SKUIndex.hash(sku)) { skuAt($0) == sku }
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0
    for byte in bytes { hash = Mixer.mixed(hash ^ UInt64(byte)) }
    return hash
  }
}
