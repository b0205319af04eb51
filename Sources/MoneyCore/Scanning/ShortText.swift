/// A short identifier, stored without an allocation: at most 63 bytes of one line of UTF-8, NUL-padded.
public struct ShortText: Sendable, Equatable {
  /// The bytes as little-endian integers.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64
  private let fifth: UInt64
  private let sixth: UInt64
  private let seventh: UInt64
  private let eighth: UInt64

  /// The limit of a text with no limit of its own, as of a transaction's id.
  public static var longest: Int { 39 }
  /// The limit of any.
  public static var capacity: Int { 63 }
  public static var empty: ShortText { ShortText() }

  private init() {
    first = 0
    second = 0
    third = 0
    fourth = 0
    fifth = 0
    sixth = 0
    seventh = 0
    eighth = 0
  }

  /// - Parameter name: the name of the text in an error.
  public init(
    _ bytes: some RandomAccessCollection<UInt8>, _ name: StaticString, atMost longest: Int = ShortText.longest
  ) throws(MoneyFailure) {
    try OneLine.check(bytes: bytes, name, atMost: min(longest, ShortText.capacity))
    self.init(padding: bytes)
  }

  /// For bytes that are known to fit.
  private init(padding bytes: some RandomAccessCollection<UInt8>) {
    var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &words) { place in
      for (offset, byte) in bytes.enumerated() { place[offset] = byte }
    }
    first = UInt64(littleEndian: words.0)
    second = UInt64(littleEndian: words.1)
    third = UInt64(littleEndian: words.2)
    fourth = UInt64(littleEndian: words.3)
    fifth = UInt64(littleEndian: words.4)
    sixth = UInt64(littleEndian: words.5)
    seventh = UInt64(littleEndian: words.6)
    eighth = UInt64(littleEndian: words.7)
  }

  /// Makes an identifier from a number.
  package init(_ number: UInt64) {
    // The number consists of at most 20 digits.
    self.init(padding: Message.id(number).bytes)
  }

  @inline(__always)
  public static func == (left: ShortText, right: ShortText) -> Bool {
    (left.first ^ right.first) | (left.second ^ right.second) | (left.third ^ right.third)
      | (left.fourth ^ right.fourth) | (left.fifth ^ right.fifth) | (left.sixth ^ right.sixth)
      | (left.seventh ^ right.seventh) | (left.eighth ^ right.eighth) == 0
  }

  public var isEmpty: Bool { first == 0 }

  /// Writes the 64 bytes into a buffer that has room for them.
  public func write(to place: UnsafeMutableRawPointer) {
    place.storeBytes(of: first.littleEndian, as: UInt64.self)
    place.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
    place.storeBytes(of: third.littleEndian, toByteOffset: 16, as: UInt64.self)
    place.storeBytes(of: fourth.littleEndian, toByteOffset: 24, as: UInt64.self)
    place.storeBytes(of: fifth.littleEndian, toByteOffset: 32, as: UInt64.self)
    place.storeBytes(of: sixth.littleEndian, toByteOffset: 40, as: UInt64.self)
    place.storeBytes(of: seventh.littleEndian, toByteOffset: 48, as: UInt64.self)
    place.storeBytes(of: eighth.littleEndian, toByteOffset: 56, as: UInt64.self)
  }

  public var bytes: [UInt8] {
    let all = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      if let start = buffer.baseAddress { write(to: UnsafeMutableRawPointer(start)) }
      count = 64
    }
    return Array(all.prefix { $0 != 0 })
  }

  @inline(__always)
  package var hash: UInt64 {
    let head = Mixer.mixed(first) &+ Mixer.mixed(second ^ 0x9E37_79B9) &* 31
    let late = sixth ^ seventh &* 0x1656_67B1_9E37_79F9 ^ eighth &* 0x27D4_EB2F_1656_67C5
    let rest = third ^ fourth &* 0x9E37_79B9_7F4A_7C15 ^ fifth &* 0xC2B2_AE3D_27D4_EB4F ^ late &* 0x85EB_CA77_C2B2_AE63
    return rest == 0 ? Mixer.mixed(head) : Mixer.mixed(head ^ Mixer.mixed(rest))
  }
}

extension ShortText: IndexKey {
  /// Compares bytes.
  public static func < (left: ShortText, right: ShortText) -> Bool {
    if left.first != right.first { return left.first.byteSwapped < right.first.byteSwapped }
    if left.second != right.second { return left.second.byteSwapped < right.second.byteSwapped }
    if left.third != right.third { return left.third.byteSwapped < right.third.byteSwapped }
    if left.fourth != right.fourth { return left.fourth.byteSwapped < right.fourth.byteSwapped }
    if left.fifth != right.fifth { return left.fifth.byteSwapped < right.fifth.byteSwapped }
    if left.sixth != right.sixth { return left.sixth.byteSwapped < right.sixth.byteSwapped }
    if left.seventh != right.seventh { return left.seventh.byteSwapped < right.seventh.byteSwapped }
    return left.eighth.byteSwapped < right.eighth.byteSwapped
  }
}

extension Message {
  /// An identifier in a message, without quotes.
  package static func text(_ text: ShortText) -> Message { .printable(text.bytes) }
}
