import MoneyCore

/// The name of a known element. It refers to the bytes of a literal, so it is copied without an allocation.
///
///     if child.name == "InvoiceLine" { … }
public struct XMLName: ExpressibleByStringLiteral {
  let bytes: UnsafeBufferPointer<UInt8>

  public init(stringLiteral value: StaticString) { bytes = UTF8Bytes(value) }

  public init(_ name: StaticString) { bytes = UTF8Bytes(name) }

  /// A part of a literal, or a name in a document that outlives this value.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  public var utf8: UnsafeBufferPointer<UInt8> { bytes }
}

extension XMLName: IndexKey {
  public static func == (left: XMLName, right: XMLName) -> Bool { XMLBytes.areEqual(left.bytes, right.bytes) }

  public static func < (left: XMLName, right: XMLName) -> Bool { XMLBytes.isBefore(left.bytes, right.bytes) }

  package var hash: UInt64 { XMLBytes.hash(bytes) }
}

/// Comparisons of bytes.
enum XMLBytes {
  static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    var index = left.count
    // The ends of names and of addresses differ more often than their starts.
    while index > 0 {
      index &-= 1
      if left[index] != right[index] { return false }
    }
    return true
  }

  static func isBefore(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let common = min(left.count, right.count)
    var index = 0
    while index < common {
      if left[index] != right[index] { return left[index] < right[index] }
      index &+= 1
    }
    return left.count < right.count
  }

  /// FNV-1a, folded so that the lower half depends on every bit.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
