import MoneyCore

/// The SQL of a statement: a literal of the library, whose words in braces may represent names.
struct StatementText {
  let literal: StaticString
  /// The words with their names, as in "entry=id owner=wallet"; nil for a literal without such words.
  let names: StaticString?

  init(_ literal: StaticString, names: StaticString? = nil) {
    self.literal = literal
    self.names = names
  }

  /// Compares by address, because each literal is in the library once.
  static func == (left: StatementText, right: StatementText) -> Bool {
    left.literal.utf8Start == right.literal.utf8Start && left.names?.utf8Start == right.names?.utf8Start
  }

  /// The bytes for SQLite.
  func withBytes(_ body: (UnsafePointer<UInt8>, Int) -> Void) {
    guard let names else { return body(literal.utf8Start, literal.utf8CodeUnitCount) }
    named(names).withUnsafeBufferPointer { if let start = $0.baseAddress { body(start, $0.count) } }
  }

  /// The literal with the names for its words.
  private func named(_ names: StaticString) -> [UInt8] {
    var text: [UInt8] = []
    var word: [UInt8]?
    for byte in UTF8Bytes(literal) {
      if byte == UInt8(ascii: "{") {
        word = []
      } else if byte == UInt8(ascii: "}") {
        if let word { text += StatementText.name(of: word, in: names) }
        word = nil
      } else if word == nil {
        text.append(byte)
      } else {
        word?.append(byte)
      }
    }
    return text
  }

  private static func name(of word: [UInt8], in names: StaticString) -> [UInt8] {
    let start = word + [UInt8(ascii: "=")]
    for pair in Array(UTF8Bytes(names)).split(separator: ASCII.space) where pair.starts(with: start) {
      return Array(pair.dropFirst(start.count))
    }
    return []
  }
}
