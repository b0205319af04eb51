import MoneyCore

/// The declaration at the start of a document: `<?xml version="1.0" encoding="UTF-8"?>`.
struct XMLDeclaration {
  /// The name of the encoding; nil without one.
  let encoding: UnsafeBufferPointer<UInt8>?
  /// The position after the declaration.
  let end: Int

  /// Reads the declaration at a position; nil without one.
  init?(_ text: UnsafeBufferPointer<UInt8>, at start: Int) throws(MoneyFailure) {
    var scanner = Scanner(text: text, index: start)
    guard scanner.skip("<?xml"), scanner.skipSpace() else { return nil }
    guard let version = try scanner.value(of: "version") else {
      throw XMLReader.invalid("the XML declaration must state a version", at: scanner.index)
    }
    guard version.count > 2, version[0] == 0x31, version[1] == ASCII.point,
      version.dropFirst(2).allSatisfy(ASCII.isDigit)
    else {
      throw XMLReader.invalid("version of XML must be 1.0, got " + .quoted(version), at: scanner.index)
    }
    var isSpaced = scanner.skipSpace()
    encoding = isSpaced ? try scanner.value(of: "encoding") : nil
    if encoding != nil { isSpaced = scanner.skipSpace() }
    if isSpaced, let standalone = try scanner.value(of: "standalone") {
      guard XMLName(standalone) == "yes" || XMLName(standalone) == "no" else {
        throw XMLReader.invalid("standalone must be yes or no, got " + .quoted(standalone), at: scanner.index)
      }
      _ = scanner.skipSpace()
    }
    guard scanner.skip("?>") else {
      throw XMLReader.invalid("expected the end of the XML declaration, \"?>\"", at: scanner.index)
    }
    end = scanner.index
  }

  private struct Scanner {
    let text: UnsafeBufferPointer<UInt8>
    var index: Int

    mutating func skip(_ word: StaticString) -> Bool {
      let word = UTF8Bytes(word)
      guard text.count - index >= word.count, text[index..<index + word.count].elementsEqual(word) else { return false }
      index += word.count
      return true
    }

    mutating func skipSpace() -> Bool {
      let start = index
      while index < text.count, XMLCharacters.isSpace(text[index]) { index += 1 }
      return index > start
    }

    /// Reads `NAME="VALUE"`; nil if another name is next. A value consists of letters, digits, points, hyphens and
    /// underscores.
    mutating func value(of name: StaticString) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8>? {
      guard skip(name) else { return nil }
      _ = skipSpace()
      let hasEquals = skip("=")
      _ = skipSpace()
      guard hasEquals, index < text.count, text[index] == ASCII.quote || text[index] == 0x27 else {
        throw XMLReader.invalid("expected a value in quotes in the XML declaration", at: index)
      }
      let quote = text[index]
      let start = index + 1
      index = start
      while index < text.count, XMLCharacters.continuesName(text[index]) { index += 1 }
      guard index < text.count, text[index] == quote, index > start else {
        throw XMLReader.invalid("expected a value in quotes in the XML declaration", at: index)
      }
      index += 1
      return text[rebasing: start..<index - 1]
    }
  }
}
