import MoneyCore

/// The encodings of documents. UTF-16 requires a byte order mark; ISO-8859-1 and US-ASCII are stated by the declaration.
enum XMLEncoding {
  /// UTF-8, and its part US-ASCII.
  case utf8
  case latin1
  case utf16(isBigEndian: Bool)

  /// The encoding of a document by its first bytes and its declaration.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    if bytes.count >= 2, bytes[0] ^ bytes[1] == 0x01, max(bytes[0], bytes[1]) == 0xFF {
      self = .utf16(isBigEndian: bytes[0] == 0xFE)
      return
    }
    let hasMark = XMLEncoding.hasMark(bytes)
    guard let name = try XMLDeclaration(bytes, at: hasMark ? 3 : 0)?.encoding else {
      self = .utf8
      return
    }
    switch name {
    case _ where XMLEncoding.isName(name, "utf-8"): self = .utf8
    case _ where XMLEncoding.isName(name, "us-ascii") && !hasMark:
      try XMLEncoding.checkASCII(bytes)
      self = .utf8
    case _ where XMLEncoding.isName(name, "iso-8859-1") && !hasMark: self = .latin1
    default:
      throw XMLReader.invalid(
        "encoding must be UTF-8, UTF-16 with a byte order mark, ISO-8859-1 or US-ASCII, got " + .quoted(name), at: 0)
    }
  }

  var isUTF16: Bool {
    if case .utf16 = self { return true }
    return false
  }

  /// True if the bytes begin with the byte order mark of UTF-8.
  static func hasMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  static func isName(_ name: UnsafeBufferPointer<UInt8>, _ known: StaticString) -> Bool {
    Array(name).lowercased.elementsEqual(UTF8Bytes(known))
  }

  private static func checkASCII(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    var index = 0
    while index < bytes.count {
      if bytes[index] >= 0x80 { throw XMLReader.invalid("text must be US-ASCII, as declared", at: index) }
      index += 1
    }
  }

  /// The document in UTF-8; nil if it is in UTF-8.
  func converted(_ bytes: UnsafeBufferPointer<UInt8>, watch: Watch) throws(MoneyFailure) -> [UInt8]? {
    switch self {
    case .utf8: return nil
    case .latin1:
      try watch.ask(bytes.count &* 2)
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count &+ bytes.reduce(0) { $0 &+ Int($1 >> 7) })
      for byte in bytes { XMLCharacters.append(UInt32(byte), to: &text) }
      return text
    case .utf16(let isBigEndian):
      try watch.ask(bytes.count &* 2)
      return try XMLEncoding.fromUTF16(bytes, isBigEndian: isBigEndian)
    }
  }

  private static func fromUTF16(
    _ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool
  ) throws(MoneyFailure) -> [UInt8] {
    func unit(_ index: Int) -> UInt32 {
      let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count &+ bytes.count / 2)
    var index = 2
    while index + 1 < bytes.count {
      var scalar = unit(index)
      if scalar & 0xF800 == 0xD800 {
        let low = index + 3 < bytes.count ? unit(index + 2) : 0
        guard scalar < 0xDC00, low & 0xFC00 == 0xDC00 else {
          throw XMLReader.invalid("text must be valid UTF-16", at: text.count)
        }
        scalar = 0x1_0000 + (scalar & 0x3FF) << 10 + low & 0x3FF
        index += 2
      }
      index += 2
      XMLCharacters.append(scalar, to: &text)
    }
    if index < bytes.count { throw XMLReader.invalid("text must be valid UTF-16", at: text.count) }
    return text
  }

  /// The position in the document of a position in its UTF-8.
  func position(of offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    switch self {
    case .utf8: return offset
    case .latin1: return text.prefix(offset).reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 &+ 1 }
    case .utf16:
      return text.prefix(offset).reduce(2) { $1 & 0xC0 == 0x80 ? $0 : $0 &+ ($1 >= 0xF0 ? 4 : 2) }
    }
  }
}
