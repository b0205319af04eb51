import MoneyCore

/// A JSON value; its numbers stay as they are written.
enum JSONValue {
  case object(JSONMembers)
  case array(JSONElements)
  case string([UInt8])
  /// The span of the number in the text.
  case number(Range<Int>)
  case bool(Bool)
  case null

  /// The member of an object, or nil.
  subscript(key: StaticString) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
}

extension StaticString {
  func isEqual(to bytes: [UInt8]) -> Bool {
    withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  /// True if the bytes are one of the words, which are separated by spaces.
  func hasWord(_ bytes: [UInt8]) -> Bool {
    withUTF8Buffer { words in
      var start = 0
      while start <= words.count {
        let end = words[start...].firstIndex(of: ASCII.space) ?? words.count
        if words[start..<end].elementsEqual(bytes) { return true }
        start = end + 1
      }
      return false
    }
  }
}
