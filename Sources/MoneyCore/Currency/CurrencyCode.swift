/// A currency's code: 1 to 11 bytes, kept NUL-padded in 12 as in `money_t`.
///
/// A code consists of letters, digits, `.`, `_` and `-`, and starts with a letter: an ISO 4217 code of three letters,
/// or a market code such as `USDT`. A value of this type is always well formed, but not always known: `CurrencyTable`
/// and `CurrencyRegistry` contain the known codes. `eur` and `EUR` are different codes, because the library does not
/// guess that one means the other.
///
/// The bytes are stored as two integers, so that comparing two codes takes two instructions and no loop.
public struct CurrencyCode: Sendable, Equatable {
  /// Bytes 0 to 3 and bytes 4 to 11, each as a little-endian integer.
  @usableFromInline package let head: UInt32
  @usableFromInline package let tail: UInt64

  public static var longest: Int { 11 }

  @inlinable @inline(__always)
  package init(head: UInt32, tail: UInt64) {
    self.head = head
    self.tail = tail
  }

  @inlinable @inline(__always)
  public static func == (left: CurrencyCode, right: CurrencyCode) -> Bool {
    (UInt64(left.head ^ right.head) | (left.tail ^ right.tail)) == 0
  }

  /// Makes a code from the 12 bytes, given as two little-endian integers; nil if they are not a well-formed code.
  @inlinable @inline(always)
  public init?(head: UInt32, rest tail: UInt64) {
    self.init(head: head, tail: tail)
    if !isThreeUppercaseLetters, !isWellFormed { return nil }
  }

  /// The 12 bytes as two little-endian integers, for writing.
  @inlinable @inline(__always)
  public var words: (head: UInt32, tail: UInt64) { (head, tail) }
}

extension CurrencyCode {
  @inlinable @inline(always)
  var isThreeUppercaseLetters: Bool {
    // For each of the three bytes, the differences byte - "A" and "Z" - byte keep the top bit clear. A borrow starts
    // only at a byte that fails, so it cannot hide one.
    let isPadded = head & 0xFF00_0000 == 0 && tail == 0
    return isPadded && ((head &- 0x0041_4141) | (0x005A_5A5A &- head)) & 0x0080_8080 == 0
  }

  @usableFromInline
  var isWellFormed: Bool {
    let count = self.count
    guard count > 0, count <= CurrencyCode.longest else { return false }
    for index in 0..<12 {
      let byte = self[index]
      if index >= count ? byte != 0 : !CurrencyCode.allows(byte, at: index) { return false }
    }
    return true
  }

  package static func allows(_ byte: UInt8, at index: Int) -> Bool {
    ASCII.isLetter(byte)
      || (index > 0
        && (ASCII.isDigit(byte) || byte == ASCII.point || byte == ASCII.underscore
          || byte == ASCII.minus))
  }

  /// The byte at an index from 0 to 11.
  @usableFromInline
  package subscript(index: Int) -> UInt8 {
    index < 4
      ? UInt8(truncatingIfNeeded: head >> UInt32(truncatingIfNeeded: index &* 8))
      : UInt8(truncatingIfNeeded: tail >> UInt64(truncatingIfNeeded: (index &- 4) &* 8))
  }

  /// The number of bytes before the first NUL.
  public var count: Int {
    var count = 0
    while count < 12, self[count] != 0 { count &+= 1 }
    return count
  }

  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in 0..<count { bytes.append(self[index]) }
    return bytes
  }

  /// The number of bytes that `write` writes.
  public static var fieldSize: Int { 12 }

  /// Writes the code, padded with NULs.
  @inlinable @inline(__always)
  public func write(to place: UnsafeMutableRawPointer) {
    place.storeBytes(of: head.littleEndian, as: UInt32.self)
    place.storeBytes(of: tail.littleEndian, toByteOffset: 4, as: UInt64.self)
  }

  package var hash: UInt64 { Mixer.mixed(tail ^ (UInt64(head) << 32 | UInt64(head))) }
}

extension CurrencyCode: IndexKey {
  /// Compares bytes, which is the order of ASCII.
  public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool {
    left.head != right.head
      ? left.head.byteSwapped < right.head.byteSwapped
      : left.tail.byteSwapped < right.tail.byteSwapped
  }
}

extension CurrencyCode {
  /// Reads a text that consists of a code only.
  public init(parsing text: some RandomAccessCollection<UInt8>) throws(MoneyFailure) {
    guard let code = CurrencyCode(bytes: text) else {
      throw .notACode(text, at: 0)
    }
    self = code
  }

  /// The number of bytes at a text's start that a code can have.
  package static func length(at text: some Collection<UInt8>) -> Int {
    var count = 0
    for byte in text {
      if count == longest || !allows(byte, at: count) { break }
      count += 1
    }
    return count
  }

  /// Nil if the bytes are not a well-formed code. Most codes consist of three letters.
  public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count == 3 {
      let short = CurrencyCode(head: UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16, tail: 0)
      if short.isThreeUppercaseLetters {
        self = short
        return
      }
    }
    self.init(bytes: bytes)
  }

  /// Nil if the bytes are not a well-formed code.
  public init?(bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.count <= CurrencyCode.longest else { return nil }
    var head: UInt32 = 0
    var tail: UInt64 = 0
    var index = 0
    for byte in bytes {
      if index < 4 {
        head |= UInt32(byte) << UInt32(truncatingIfNeeded: index &* 8)
      } else {
        tail |= UInt64(byte) << UInt64(truncatingIfNeeded: (index &- 4) &* 8)
      }
      index &+= 1
    }
    self.init(head: head, rest: tail)
    if count != index { return nil }
  }
}

extension CurrencyCode {
  /// The code in capitals; nil if it has no lowercase letter.
  package var uppercased: CurrencyCode? {
    let capitals = bytes.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") ? $0 & 0xDF : $0 }
    guard let code = CurrencyCode(bytes: capitals), code != self else { return nil }
    return code
  }
}

extension CurrencyCode {
  public static var euro: CurrencyCode { CurrencyCode(head: 0x0052_5545, tail: 0) }
}

extension MoneyFailure {
  @inline(never)
  public static func notACode(_ text: some Collection<UInt8>, at position: Int) -> MoneyFailure {
    MoneyFailure(.syntax, "expected a currency code such as EUR, got " + .quoted(text), at: position)
  }
}
