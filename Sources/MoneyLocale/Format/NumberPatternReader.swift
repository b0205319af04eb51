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
        .limit, "pattern must be at most " + .number(NumberPattern.longest) + " bytes, got " + .number(text.count),
        at: NumberPattern.longest)
    }
    var pattern = NumberPattern()
    (pattern.positive, pattern.number) = try half(isNegative: false)
    if index < text.count {
      let semicolon = index
      index &+= 1
      // As in CLDR, only the affixes of the negative half count.
      let (negative, _) = try half(isNegative: true)
      if index < text.count { throw failure("it must have at most two halves", at: index) }
      if negative == pattern.positive {
        throw failure("the negative half must differ from the positive half", at: semicolon)
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
    MoneyFailure(.argument, "invalid pattern " + .quoted(text) + ": " + message, at: position)
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
      throw failure("exponents are not supported; quote an E after the number", at: index)
    }
    while index < text.count, text[index] != UInt8(ascii: ";") {
      if NumberPatternReader.isOfNumber(text[index]) {
        if !isSuffix, !ASCII.isDigit(text[index]) || text[index] == ASCII.zero { break }
        throw failure("digits and number signs in text must be quoted, as in '1'", at: index)
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
        throw failure("the currency must appear at most once on each side of the number", at: start)
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
        throw failure("a minus sign must be quoted in the positive half", at: index)
      }
      index &+= 1
      return .minus
    case ASCII.plus:
      if isNegative {
        throw failure("a plus sign must be quoted in the second half", at: index)
      }
      index &+= 1
      return .plus
    case UInt8(ascii: "%"), UInt8(ascii: "*"):
      throw failure("percent and padding are not supported; signs in text must be quoted", at: index)
    case let byte where ASCII.isControl(byte):
      throw failure("it must be one line without control characters", at: index)
    default: break
    }
    if starts("‰") {
      throw failure("per mille is not supported; signs in text must be quoted", at: index)
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
    default: throw failure("the currency must be ¤ for the symbol or ¤¤ for the code", at: start)
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
        throw failure("it must be one line without control characters", at: index)
      }
      index &+= 1
      if byte == quote {
        guard index < text.count, text[index] == quote else { return }
        index &+= 1
      }
      literal.append(byte)
    }
    throw failure("expected a closing quote", at: start)
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
        if number.wholeDigits > 0 { throw failure("# must precede 0 in the integer digits", at: index) }
        if significant > 0 { optionalSignificant &+= 1 }
      case ASCII.zero:
        if significant > 0 { throw failure("@ and 0 must not be combined", at: index) }
        number.wholeDigits &+= 1
      case UInt8(ascii: "@"):
        if number.wholeDigits > 0 { throw failure("@ and 0 must not be combined", at: index) }
        if optionalSignificant > 0 { throw failure("# must precede or follow all @", at: index) }
        significant &+= 1
      case ASCII.comma:
        if digits == lastGroup ?? 0 { throw failure("a group separator must be between digits", at: index) }
        groupBefore = lastGroup
        lastGroup = digits
        index &+= 1
        continue loop
      case let byte where ASCII.isDigit(byte):
        throw failure("rounding to a step is not supported; use # and 0", at: index)
      default: break loop
      }
      digits &+= 1
      index &+= 1
    }
    if digits == 0 { throw failure("expected a number of # and 0, or of @", at: start) }
    if let lastGroup {
      if lastGroup == digits { throw failure("a group separator must be between digits", at: index &- 1) }
      let primary = digits &- lastGroup
      number.grouping = Grouping(primary: primary, secondary: groupBefore.map { lastGroup &- $0 } ?? primary, least: 1)
    }
    if number.wholeDigits > NumberPattern.mostDigits || significant &+ optionalSignificant > NumberPattern.mostDigits {
      throw failure("number must have at most 38 digits", at: start)
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
    if number.maximumSignificant > 0 { throw failure("@ and a decimal point must not be combined", at: point) }
    index &+= 1
    loop: while index < text.count {
      switch text[index] {
      case ASCII.zero:
        if number.maximumFraction > number.minimumFraction {
          throw failure("0 must precede # in the fraction digits", at: index)
        }
        number.minimumFraction &+= 1
      case UInt8(ascii: "#"): break
      case UInt8(ascii: "@"): throw failure("@ and a decimal point must not be combined", at: index)
      case ASCII.comma: throw failure("a group separator must precede the decimal point", at: index)
      case ASCII.point: throw failure("the number must have at most one decimal point", at: index)
      case let byte where ASCII.isDigit(byte):
        throw failure("rounding to a step is not supported; use # and 0", at: index)
      default: break loop
      }
      number.maximumFraction &+= 1
      index &+= 1
    }
    if number.maximumFraction == 0 { throw failure("digits must follow the decimal point", at: index) }
    if number.maximumFraction > NumberPattern.mostDigits {
      throw failure("number must have at most 38 digits", at: point)
    }
  }
}
