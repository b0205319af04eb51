import MoneyCore

/// The characters of XML. Source: XML 1.0, fifth edition, sections 2.2 and 2.3; a name is an
/// NCName of Namespaces in XML 1.0, third edition.
enum XMLCharacters {
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// True for a character that is allowed in a document; 0 to 0x10FFFF without surrogates is given.
  static func isAllowed(_ scalar: UInt32) -> Bool {
    if scalar < 0x20 { return scalar == 0x09 || scalar == 0x0A || scalar == 0x0D }
    if scalar >= 0xD800 && scalar < 0xE000 { return false }
    return scalar <= 0x10_FFFF && scalar != 0xFFFE && scalar != 0xFFFF
  }

  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || byte == ASCII.underscore }

  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || ASCII.isDigit(byte) || byte == ASCII.minus || byte == ASCII.point
  }

  /// True for a character outside ASCII with which a name may begin.
  static func startsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
      0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF:
      true
    default: false
    }
  }

  /// True for a character outside ASCII that a name may contain.
  static func continuesName(_ scalar: UInt32) -> Bool {
    startsName(scalar) || scalar == 0xB7 || (0x300...0x36F).contains(scalar) || (0x203F...0x2040).contains(scalar)
  }

  /// True for a space outside ASCII, as text from word processors contains. Source: the property White_Space in Unicode's
  /// PropList.txt.
  static func isWideSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Appends a character in UTF-8.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func part(_ shift: UInt32, _ mark: UInt8) -> UInt8 {
      mark | UInt8(truncatingIfNeeded: mark == 0x80 ? scalar >> shift & 0x3F : scalar >> shift)
    }
    switch scalar {
    case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      bytes.append(part(6, 0xC0))
      bytes.append(part(0, 0x80))
    case 0x800..<0x1_0000:
      bytes.append(part(12, 0xE0))
      bytes.append(part(6, 0x80))
      bytes.append(part(0, 0x80))
    default:
      bytes.append(part(18, 0xF0))
      bytes.append(part(12, 0x80))
      bytes.append(part(6, 0x80))
      bytes.append(part(0, 0x80))
    }
  }

  /// Appends text in one line: each run of white space becomes a space, and those at the ends are removed.
  static func appendWord(_ text: [UInt8], to bytes: inout [UInt8]) {
    text.withUnsafeBufferPointer { text in
      var index = 0
      var isGap = false
      let start = bytes.count
      while index < text.count {
        var length = 1
        var isSpace = XMLCharacters.isSpace(text[index])
        if text[index] >= 0x80, let wide = UTF8Text.wideScalar(at: index, in: text) {
          (isSpace, length) = (isWideSpace(wide.scalar), wide.length)
        }
        if !isSpace {
          if isGap, bytes.count > start { bytes.append(ASCII.space) }
          for offset in index..<index + length { bytes.append(text[offset]) }
        }
        isGap = isSpace
        index += length
      }
    }
  }
}
