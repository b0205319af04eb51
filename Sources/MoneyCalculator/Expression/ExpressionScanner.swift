import MoneyCore

/// Reads the signs, words, currencies and numbers of an expression, each when the evaluator asks for it.
package struct ExpressionScanner {
  /// A sign or a word that is neither a number nor a currency.
  enum Sign {
    case plus
    case minus
    case times
    case dividedBy
    case percent
    case open
    case close
    case conversion
  }

  let text: UnsafeBufferPointer<UInt8>
  let registry: CurrencyRegistry?
  /// The index of the next byte.
  private(set) var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>, _ registry: CurrencyRegistry?) {
    self.text = text
    self.registry = registry
  }

  var isAtEnd: Bool { index >= text.count }

  @inline(__always)
  private func byte(_ offset: Int) -> UInt8 {
    let place = index &+ offset
    return place < text.count ? text[place] : 0
  }

  /// Skips spaces and tabs, and the no-break spaces (U+00A0, U+202F) that locales write between number and currency.
  @inline(__always)
  mutating func skipBlanks() {
    while index < text.count {
      let first = text[index]
      if first == ASCII.space || first == ASCII.tab {
        index &+= 1
      } else if first < 0x80 {
        return
      } else if first == 0xC2, byte(1) == 0xA0 {
        index &+= 2
      } else if first == 0xE2, byte(1) == 0x80, byte(2) == 0xAF {
        index &+= 3
      } else {
        return
      }
    }
  }

  /// Consumes a sign, or returns nil.
  @inline(__always)
  mutating func sign() -> Sign? {
    guard let (sign, length) = peek() else { return nil }
    index &+= length
    return sign
  }

  @inline(__always)
  func peek() -> (Sign, Int)? {
    switch byte(0) {
    case ASCII.plus: return (.plus, 1)
    case ASCII.minus: return (.minus, 1)
    case UInt8(ascii: "*"): return (.times, 1)
    case ASCII.slash: return (.dividedBy, 1)
    case UInt8(ascii: "("): return (.open, 1)
    case UInt8(ascii: ")"): return (.close, 1)
    case UInt8(ascii: "%"): return (.percent, 1)
    case UInt8(ascii: "x"): return ASCII.isLetter(byte(1)) ? nil : (.times, 1)
    case 0xC3 where byte(1) == 0x97: return (.times, 2)
    case 0xC3 where byte(1) == 0xB7: return (.dividedBy, 2)
    case 0xE2 where byte(1) == 0x88 && byte(2) == 0x92: return (.minus, 3)
    case UInt8(ascii: "i"), UInt8(ascii: "I"):
      return byte(1) | 0x20 == UInt8(ascii: "n") && !ASCII.isLetter(byte(2)) ? (.conversion, 2) : nil
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return byte(1) | 0x20 == UInt8(ascii: "o") && !ASCII.isLetter(byte(2)) ? (.conversion, 2) : nil
    default: return nil
    }
  }

  /// True if a number starts here.
  var isAtNumber: Bool { ASCII.isDigit(byte(0)) || byte(0) == ASCII.point }

  mutating func number() throws(MoneyFailure) -> Decimal {
    var scanner = DecimalScanner(text, from: index)
    let value = try scanner.scan()
    index = scanner.index
    return value
  }

  /// A currency at a place of the text.
  package enum FoundCurrency {
    case code(CurrencyCode, length: Int)
    /// A symbol of several currencies.
    case symbol(CurrencySymbols.Match)
    case nothing
  }

  /// The currency at an index of a text, as strict expressions write it.
  package static func currency(
    in text: UnsafeBufferPointer<UInt8>, at index: Int, _ registry: CurrencyRegistry?
  ) -> FoundCurrency {
    var scanner = ExpressionScanner(text, registry)
    scanner.index = index
    return scanner.currencyHere
  }

  @inline(__always)
  private var currencyHere: FoundCurrency {
    let (code, length) = codeHere()
    let next = byte(length)
    // A symbol that begins with a code goes on with a sign or a point: `US$`, `Rs.`.
    if let code, next < 0x80, next != UInt8(ascii: "$"), next != ASCII.point { return .code(code, length: length) }
    if let symbol = CurrencySymbols.match(text, at: index), symbol.length > length || code == nil {
      if let code = symbol.code { return .code(code, length: symbol.length) }
      return .symbol(symbol)
    }
    if let code { return .code(code, length: length) }
    return .nothing
  }

  /// Consumes a currency; nil if nothing here could be one.
  /// - Parameter startsTerm: whether a number could be here instead, so that a word may be meant as a function.
  mutating func currency(startsTerm: Bool = false) throws(MoneyFailure) -> CurrencyCode? {
    let first = byte(0)
    guard ASCII.isLetter(first) || first >= 0x80 || first == UInt8(ascii: "$") else { return nil }
    switch currencyHere {
    case .code(let code, let length):
      index &+= length
      return code
    case .symbol(let symbol): throw ambiguous(symbol)
    case .nothing: break
    }
    if ASCII.isLetter(first) {
      let end = index &+ letterCount()
      let word = text[index..<end]
      let function = startsTerm ? ExpressionScanner.function(index..<end, in: text) : nil
      throw function ?? .unknownCurrency(CurrencyCode(bytes: word), shown: .quoted(word), at: index)
    }
    return nil
  }

  /// The failure of a function such as `sqrt(2)`, or of a root sign; nil for any other word.
  @_optimize(size)
  package static func function(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> MoneyFailure? {
    let isCalled = word.upperBound < text.count && text[word.upperBound] == UInt8(ascii: "(")
    guard isCalled || text[word].starts(with: rootSign) else { return nil }
    let message = "expected a number or an amount, got " + Message.quoted(text[word])
    return MoneyFailure(.syntax, message + noFunctions, at: word.lowerBound)
  }

  private static var rootSign: UnsafeBufferPointer<UInt8> { UTF8Bytes("√") }
  private static var noFunctions: Message { "; roots and other functions are not supported" }

  /// The number of letters from here on.
  private func letterCount() -> Int {
    var count = 0
    while ASCII.isLetter(byte(count)) { count &+= 1 }
    return count
  }

  /// The built-in or registered currency code here, and its length. Registered codes may contain digits and signs, and
  /// the longest match is used.
  private func codeHere() -> (CurrencyCode?, Int) {
    let letters = letterCount()
    if let registry, !registry.currencies.isEmpty {
      var length = letters
      while length <= CurrencyCode.longest, index &+ length < text.count, CurrencyCode.allows(byte(length), at: length)
      {
        length &+= 1
      }
      length = min(length, CurrencyCode.longest)
      while length > 0, length >= letters {
        if let code = code(length), registry.find(code) != nil { return (code, length) }
        length &-= 1
      }
    }
    if letters > 0, let code = code(letters), CurrencyTable.contains(code) { return (code, letters) }
    return (nil, 0)
  }

  private func code(_ length: Int) -> CurrencyCode? {
    length > CurrencyCode.longest ? nil : CurrencyCode(bytes: text[index..<(index &+ length)])
  }

  @_optimize(size)
  private func ambiguous(_ symbol: CurrencySymbols.Match) -> MoneyFailure {
    var message =
      "ambiguous currency " + Message.quoted(text[index..<(index &+ symbol.length)]) + ": expected one of the codes"
    for position in 0..<symbol.codeCount {
      if let code = symbol.code(position) { message = message + " " + .code(code) }
    }
    return MoneyFailure(.ambiguousCurrency, message, at: index)
  }

  /// The failure at a place from which the expression cannot go on.
  @inline(never)
  @_optimize(size)
  func unexpected(_ expected: StaticString) -> MoneyFailure {
    if isAtEnd { return MoneyFailure(.syntax, "expected " + Message(expected) + " at the end", at: text.count) }
    let word = letterCount()
    let length = max(1, word, UTF8Text.sequenceLength(in: text, at: index))
    let found = text[index..<min(index &+ length, text.count)]
    let message = "expected " + Message(expected) + ", got " + .quoted(found)
    return MoneyFailure(.syntax, message + wayOut(of: found), at: index)
  }

  /// The correct way to write a word or a sign that many people expect to work.
  @_optimize(size)
  private func wayOut(of found: Slice<UnsafeBufferPointer<UInt8>>) -> Message {
    if found.elementsEqual(CollectionOfOne(ASCII.comma)), index > 0, ASCII.isDigit(text[index &- 1]) {
      return .plainNumber
    }
    if let first = found.first, ASCII.isDigit(first), index > 1, text[index &- 1] == ASCII.space,
      ASCII.isDigit(text[index &- 2])
    {
      return .plainNumber
    }
    let isPower = found.first == UInt8(ascii: "*") && index > 0 && text[index &- 1] == UInt8(ascii: "*")
    if isPower || found.first == UInt8(ascii: "^") { return "; powers are not supported" }
    if found.elementsEqual(ExpressionScanner.rootSign) { return ExpressionScanner.noFunctions }
    let word = found.map { $0 | 0x20 }
    if word.elementsEqual(UTF8Bytes("into")) || word.elementsEqual(UTF8Bytes("as")) { return "; did you mean \"in\"?" }
    return ""
  }
}
