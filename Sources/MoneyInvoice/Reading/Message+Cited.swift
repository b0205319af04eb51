import MoneyCore
import MoneyXML

extension Message {
  /// A text of the document in quotes. A text with an apostrophe is in double quotes, and characters that would break
  /// the line are escaped.
  static func cited(_ text: [UInt8], atMost limit: Int = 60) -> Message {
    let shown = text.prefix(characters: limit)
    let hasApostrophe = shown.contains(UInt8(ascii: "'")) && !shown.contains(ASCII.quote)
    let quote = hasApostrophe ? ASCII.quote : UInt8(ascii: "'")
    var bytes: [UInt8] = [quote]
    for byte in shown {
      if byte == ASCII.backslash || byte == quote { bytes.append(ASCII.backslash) }
      bytes.append(ASCII.isControl(byte) ? ASCII.question : byte)
    }
    return .bytes(bytes + [quote])
  }

  /// The currency that an amount states.
  static func currency(_ code: [UInt8]) -> Message {
    code.isEmpty ? "no currency" : .cited(code, atMost: 12)
  }

  /// A number of a document.
  static func stated(_ number: Stated) -> Message {
    number.tooLong == nil ? .decimal(number.value) : .bytes(number.element.text)
  }
}

extension [UInt8] {
  /// The first characters of a text in UTF-8.
  func prefix(characters limit: Int) -> ArraySlice<UInt8> {
    var (count, end) = (0, 0)
    while end < self.count {
      if self[end] & 0xC0 != 0x80 {
        if count == limit { break }
        count += 1
      }
      end += 1
    }
    return self[..<end]
  }
}
