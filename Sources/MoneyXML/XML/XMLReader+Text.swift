import MoneyCore

extension XMLReader {
  /// Reads the text of an element up to the next tag, and keeps it if the builder requires it.
  mutating func readText() throws(MoneyFailure) {
    var start = index
    while true {
      skipPlain()
      guard index < text.count, text[index] != 0x3C else { break }
      switch text[index] {
      case 0x26:
        builder.append(text[rebasing: start..<index])
        let scalar = try readReference()
        builder.append(scalar)
        start = index
      case ASCII.closeBracket:
        if at(index &+ 1) == ASCII.closeBracket, at(index &+ 2) == 0x3E {
          throw XMLReader.invalid("text must not contain \"]]>\"", at: index)
        }
        index &+= 1
      default: try step()
      }
    }
    builder.append(text[rebasing: start..<index])
  }

  /// Moves over characters of ASCII that need no attention.
  @inline(__always)
  private mutating func skipPlain() {
    while index < text.count {
      let byte = text[index]
      if byte < 0x20 || byte >= 0x80 || byte == 0x3C || byte == 0x26 || byte == ASCII.closeBracket { return }
      index &+= 1
    }
  }

  /// Reads a reference, which starts with an ampersand, and returns its character.
  mutating func readReference() throws(MoneyFailure) -> UInt32 {
    let start = index
    index &+= 1
    if at(index) == 0x23 { return try readCharacterReference(from: start) }
    let name = index
    while index < text.count, index &- name <= 4, ASCII.isLetter(text[index]) { index &+= 1 }
    if at(index) == ASCII.semicolon {
      index &+= 1
      switch XMLName(text[rebasing: name..<index &- 1]) {
      case "lt": return 0x3C
      case "gt": return 0x3E
      case "amp": return 0x26
      case "quot": return 0x22
      case "apos": return 0x27
      default: break
      }
    }
    index = name
    _ = try readName()
    guard at(index) == ASCII.semicolon else { throw unexpected("expected \";\" after an entity") }
    throw XMLReader.invalid("undefined entity " + .quoted(text[name..<index]), at: start)
  }

  private mutating func readCharacterReference(from start: Int) throws(MoneyFailure) -> UInt32 {
    index &+= 1
    let isHex = at(index) == 0x78
    if isHex { index &+= 1 }
    let first = index
    var scalar: UInt32 = 0
    while index < text.count {
      let byte = text[index]
      let letter = (byte | 0x20) &- 0x61
      guard ASCII.isDigit(byte) || isHex && letter < 6 else { break }
      let digit = ASCII.isDigit(byte) ? ASCII.digit(byte) : letter &+ 10
      // A number above all characters stays there.
      scalar = min(scalar &* (isHex ? 16 : 10) &+ UInt32(digit), 0x11_0000)
      index &+= 1
    }
    guard index > first, at(index) == ASCII.semicolon else { throw unexpected("expected a number and \";\"") }
    index &+= 1
    guard XMLCharacters.isAllowed(scalar) else {
      throw XMLReader.invalid("reference must be to a character of XML", at: start)
    }
    return scalar
  }

  /// Reads `<![CDATA[…]]>`.
  mutating func readCharacterData() throws(MoneyFailure) {
    let start = index
    let opening = UTF8Bytes("<![CDATA[")
    guard text.count &- index >= opening.count, text[index..<index &+ opening.count].elementsEqual(opening) else {
      throw XMLReader.invalid("expected a comment or an element", at: index)
    }
    index &+= opening.count
    let first = index
    while index < text.count {
      if text[index] == ASCII.closeBracket, at(index &+ 1) == ASCII.closeBracket, at(index &+ 2) == 0x3E {
        builder.append(text[rebasing: first..<index])
        index &+= 3
        return
      }
      try step()
    }
    throw XMLReader.invalid("missing end of a CDATA section", at: start)
  }

  /// Reads `<!--…-->`.
  mutating func readComment() throws(MoneyFailure) {
    let start = index
    guard at(index &+ 3) == ASCII.minus else { throw XMLReader.invalid("expected a comment", at: index) }
    index &+= 4
    while index < text.count {
      if text[index] == ASCII.minus, at(index &+ 1) == ASCII.minus {
        guard at(index &+ 2) == 0x3E else { throw XMLReader.invalid("a comment must not contain \"--\"", at: index) }
        index &+= 3
        if index &- start > limits.tag { throw tagTooLong(at: start) }
        return
      }
      try step()
    }
    throw XMLReader.invalid("missing end of a comment", at: start)
  }

  /// Reads `<?target …?>`.
  mutating func readInstruction() throws(MoneyFailure) {
    let start = index
    index &+= 2
    let name = try readName()
    guard name.prefix.isEmpty else {
      throw XMLReader.invalid("the name of a processing instruction must not contain a colon", at: start)
    }
    if Array(text[name.range]).lowercased.elementsEqual(UTF8Bytes("xml")) {
      throw XMLReader.invalid("an XML declaration must be at the start of the document", at: start)
    }
    guard XMLCharacters.isSpace(at(index)) || at(index) == ASCII.question else {
      throw unexpected("expected a space after the name of a processing instruction")
    }
    let needsEnd = at(index) == ASCII.question
    while index < text.count {
      if text[index] == ASCII.question, at(index &+ 1) == 0x3E {
        index &+= 2
        if index &- start > limits.tag { throw tagTooLong(at: start) }
        return
      }
      if needsEnd { throw XMLReader.invalid("expected \"?>\"", at: index) }
      try step()
    }
    throw XMLReader.invalid("missing end of a processing instruction", at: start)
  }
}
