/// A byte string as the key of positions.
package struct BytesKey: IndexKey {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var hash: UInt64 {
    var hash: UInt64 = 0
    for byte in bytes { hash = Mixer.mixed(hash ^ UInt64(byte)) }
    return hash
  }

  package static func == (left: BytesKey, right: BytesKey) -> Bool { left.bytes == right.bytes }

  package static func < (left: BytesKey, right: BytesKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
