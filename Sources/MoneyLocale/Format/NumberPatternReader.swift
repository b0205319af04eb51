import MoneyCore

/// Reads a number pattern from its text. Each failure names the byte that is wrong. The failure is that of a wrong
/// argument and not of a wrong text, so that a reader of amounts can distinguish them.
struct NumberPatternReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func read() throws(MoneyFailure) -> NumberPattern {
    guard text.count <= NumberPattern.longest else {
      throw MoneyFailure(
        .limit, "a pattern has at most " + .number(NumberPattern.longest) + " bytes", at: NumberPattern.longest)
    }
    var pattern = NumberPattern()
    (pattern.positive, pattern.number) = try half(isNegative: false)
    if index < text.count {
      let semicolon = index
      index &+= 1
      // As in CLDR, only the affixes of the negative half count.
      let (negative, _) = try half(isNegative: true)
      if index < text.count { throw failure("a pattern has at most two halves", at: index) }
      if negative == pattern.positive {
        throw failure("a negative amount would be written like a positive one", at: semicolon)
      }
      pattern.negative = negative
    }
    return pattern
  }

  /// Reads up to the semicolon, or to the end.
  private mutating func half(
    isNegative: Bool
  ) throws(MoneyFailure) -> (NumberPattern.Affixes, NumberPattern.Number) {
    let prefix = try affix(isNegative: isNegative, isSuffix: false)
    let number = try number()
    let suffix = try affix(isNegative: isNegative, isSuffix: true)
    return (NumberPattern.Affixes(prefix: prefix, suffix: suffix), number)
  }

  private func failure(_ message: Message, at position: Int) -> MoneyFailure {
    MoneyFailure(.argument, "the pattern " + .quoted(text) + ": " + message, at: position)
  }

  private func starts(_ sign: StaticString) -> Bool {
    let bytes = UTF8Bytes(sign)
    guard text.count &- index >= bytes.count else { return false }
    for offset in bytes.indices where text[index &+ offset] != bytes[offset] { return false }
    return true
  }
}

// MARK: What surrounds the number

extension NumberPatternReader {
  private mutating func affix(
    isNegative: Bool, isSuffix: Bool
  ) throws(MoneyFailure) -> [NumberPattern.Piece] {
    var pieces: [NumberPattern.Piece] = []
    var literal: [UInt8] = []
    if isSuffix, index < text.count, text[index] == UInt8(ascii: "E") {
      throw failure("exponents are not written; quote an E that follows the number", at: index)
    }
    while index < text.count, text[index] != UInt8(ascii: ";") {
      if NumberPatternReader.isOfNumber(text[index]) {
        if !isSuffix, !ASCII.isDigit(text[index]) || text[index] == ASCII.zero { break }
        throw failure("a digit or sign of a number that is meant as text is quoted, as in '1'", at: index)
      }
      if text[index] == UInt8(ascii: "'") {
        try quoted(to: &literal)
        continue
      }
      let start = index
      guard let piece = try special(isNegative: isNegative) else {
        literal.append(text[index])
        index &+= 1
        continue
      }
      if piece.isCurrency, pieces.contains(where: { $0.isCurrency }) {
        throw failure("the currency is written once on each side of the number", at: start)
      }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = []
      pieces.append(piece)
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return pieces
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") || byte == ASCII.comma
      || byte == ASCII.point
  }

  /// Reads a sign or a currency; nil if the next character is an ordinary one.
  private mutating func special(isNegative: Bool) throws(MoneyFailure) -> NumberPattern.Piece? {
    switch text[index] {
    case ASCII.minus:
      guard isNegative else {
        throw failure("the positive half has no minus sign; quote one that is meant as text", at: index)
      }
      index &+= 1
      return .minus
    case ASCII.plus:
      if isNegative {
        throw failure("the negative half has no plus sign; quote one that is meant as text", at: index)
      }
      index &+= 1
      return .plus
    case UInt8(ascii: "%"), UInt8(ascii: "*"):
      throw failure("percent and padding are not written; quote a sign that is meant as text", at: index)
    case let byte where ASCII.isControl(byte):
      throw failure("a pattern is one line without control characters", at: index)
    default: break
    }
    if starts("‰") {
      throw failure("per mille is not written; quote a sign that is meant as text", at: index)
    }
    let start = index
    var count = 0
    while starts("¤") {
      count &+= 1
      index &+= 2
    }
    switch count {
    case 0: return nil
    case 1: return .symbol
    case 2: return .code
    default: throw failure("the currency is ¤, its symbol, or ¤¤, its code", at: start)
    }
  }

  /// Reads a quoted text. Two quotes stand for an apostrophe, inside and outside of a quoted text.
  private mutating func quoted(to literal: inout [UInt8]) throws(MoneyFailure) {
    let quote = UInt8(ascii: "'")
    let start = index
    index &+= 1
    if index < text.count, text[index] == quote {
      literal.append(quote)
      index &+= 1
      return
    }
    while index < text.count {
      let byte = text[index]
      if ASCII.isControl(byte) {
        throw failure("a pattern is one line without control characters", at: index)
      }
      index &+= 1
      if byte == quote {
        guard index < text.count, text[index] == quote else { return }
        index &+= 1
      }
      literal.append(byte)
    }
    throw failure("a quoted text does not end", at: start)
  }
}

// MARK: The number

extension NumberPatternReader {
  private mutating func number() throws(MoneyFailure) -> NumberPattern.Number {
    var number = NumberPattern.Number()
    let start = index
    var digits = 0
    var significant = 0
    var optionalSignificant = 0
    /// The number of digits at each of the last two separators.
    var lastGroup: Int?
    var groupBefore: Int?
    loop: while index < text.count {
      switch text[index] {
      case UInt8(ascii: "#"):
        if number.wholeDigits > 0 { throw failure("# goes before 0 in the whole digits", at: index) }
        if significant > 0 { optionalSignificant &+= 1 }
      case ASCII.zero:
        if significant > 0 { throw failure("a pattern has @ or 0, not both", at: index) }
        number.wholeDigits &+= 1
      case UInt8(ascii: "@"):
        if number.wholeDigits > 0 { throw failure("a pattern has @ or 0, not both", at: index) }
        if optionalSignificant > 0 { throw failure("# goes before or after all @", at: index) }
        significant &+= 1
      case ASCII.comma:
        if digits == lastGroup ?? 0 { throw failure("a group separator is between digits", at: index) }
        groupBefore = lastGroup
        lastGroup = digits
        index &+= 1
        continue loop
      case let byte where ASCII.isDigit(byte):
        throw failure("rounding to a step is not written; use # and 0", at: index)
      default: break loop
      }
      digits &+= 1
      index &+= 1
    }
    if digits == 0 { throw failure("a pattern has a number of # and 0, or @", at: start) }
    if let lastGroup {
      if lastGroup == digits { throw failure("a group separator is between digits", at: index &- 1) }
      let primary = digits &- lastGroup
      number.grouping = Grouping(primary: primary, secondary: groupBefore.map { lastGroup &- $0 } ?? primary, least: 1)
    }
    if number.wholeDigits > NumberPattern.mostDigits || significant &+ optionalSignificant > NumberPattern.mostDigits {
      throw failure("a number has at most 38 digits", at: start)
    }
    if significant > 0 {
      number.minimumSignificant = significant
      number.maximumSignificant = significant &+ optionalSignificant
      number.wholeDigits = 1
    }
    try fraction(of: &number)
    return number
  }

  private mutating func fraction(of number: inout NumberPattern.Number) throws(MoneyFailure) {
    guard index < text.count, text[index] == ASCII.point else { return }
    let point = index
    if number.maximumSignificant > 0 { throw failure("a pattern with @ has no point", at: point) }
    index &+= 1
    loop: while index < text.count {
      switch text[index] {
      case ASCII.zero:
        if number.maximumFraction > number.minimumFraction {
          throw failure("0 goes before # in the fraction digits", at: index)
        }
        number.minimumFraction &+= 1
      case UInt8(ascii: "#"): break
      case UInt8(ascii: "@"): throw failure("a pattern with a point has no @", at: index)
      case ASCII.comma: throw failure("a group separator is before the point", at: index)
      case ASCII.point: throw failure("a number has one point", at: index)
      case let byte where ASCII.isDigit(byte):
        throw failure("rounding to a step is not written; use # and 0", at: index)
      default: break loop
      }
      number.maximumFraction &+= 1
      index &+= 1
    }
    if number.maximumFraction == 0 { throw failure("digits follow the point", at: index) }
    if number.maximumFraction > NumberPattern.mostDigits {
      throw failure("a number has at most 38 digits", at: point)
    }
  }
}
