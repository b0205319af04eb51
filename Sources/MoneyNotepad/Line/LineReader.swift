import MoneyCalculator
import MoneyCore
import MoneyLocale

/// Rewrites the expression of a line as a strict expression, from the left to the right.
///
/// The strict evaluator checks the syntax. The reader therefore copies all other bytes.
struct LineReader {
  /// The kind of the last token.
  enum Token {
    case start
    case number
    /// A currency before its number.
    case currency
    /// A number with its currency.
    case amount
    case percentage
    /// The value of a name or a total.
    case value
    case bracket
    case sign
    /// A complete conversion, which only a date may follow.
    case end
  }

  let source: UnsafeBufferPointer<UInt8>
  let end: Int
  let choices: ReadingChoices
  let settings: LineSettings
  var index: Int
  var line: StrictLine
  var last = Token.start
  var depth = 0
  /// The index in the expression at which the last term starts.
  var termStart = 0
  /// The index in the expression of the last division sign, and whether a number follows it directly.
  var division: Int?
  /// The length of the expression before `by`.
  var splitEnd: Int?
  var isSplit = false

  init(
    _ source: UnsafeBufferPointer<UInt8>, _ body: Range<Int>, _ settings: LineSettings, _ choices: ReadingChoices
  ) {
    self.source = source
    self.settings = settings
    self.choices = choices
    index = body.lowerBound
    end = body.upperBound
    line = StrictLine(reserving: body.count)
  }

  var isLenient: Bool { settings.isLenient }

  mutating func read(_ scope: inout LineScope) throws(MoneyFailure) {
    while index < end {
      if let length = Blank.length(at: index, in: source) {
        blank(length)
        continue
      }
      let byte = source[index]
      let place = index
      let length = last == .end && (line.shares != nil || !line.targets.isEmpty) ? line.text.count : .max
      if ASCII.isDigit(byte) || isFraction {
        try number()
      } else if ASCII.isLetter(byte) || byte == ASCII.underscore {
        try word(&scope)
      } else if byte >= 0x80 || byte == UInt8(ascii: "$") {
        try wide(&scope)
      } else {
        try sign(byte)
      }
      if line.text.count > length {
        index = place
        throw unexpected("a date or the end of the line")
      }
    }
    if isSplit { try finishSplit() }
  }

  private mutating func blank(_ length: Int) {
    if length == 1 || source[index] == 0xC2 {
      line.copy(index..<(index &+ length), of: source)
    } else {
      line.write(CollectionOfOne(ASCII.space), for: index..<(index &+ length))
    }
    index &+= length
  }

  private mutating func sign(_ byte: UInt8) throws(MoneyFailure) {
    guard last != .end || byte == UInt8(ascii: ")") else { throw unexpected("a date or the end of the line") }
    switch byte {
    case UInt8(ascii: "%"):
      last = .percentage
    case UInt8(ascii: "("):
      termStart = line.text.count
      depth &+= 1
      last = .sign
    case UInt8(ascii: ")"):
      depth &-= 1
      last = .bracket
    case ASCII.slash:
      division = line.text.count
      last = .sign
    default:
      last = .sign
    }
    line.copy(index..<(index &+ 1), of: source)
    index &+= 1
  }

  /// Reads a character that is not one of ASCII, or `$`.
  private mutating func wide(_ scope: inout LineScope) throws(MoneyFailure) {
    let byte = source[index]
    let length = byte < 0x80 ? 1 : max(1, UTF8Text.wideScalar(at: index, in: source)?.length ?? 1)
    if byte == 0xC3, index &+ 1 < end, source[index &+ 1] == 0x97 || source[index &+ 1] == 0xB7 {
      if source[index &+ 1] == 0xB7 { division = line.text.count }
      return copySign(length)
    }
    if byte == 0xE2, index &+ 2 < end, source[index &+ 1] == 0x88, source[index &+ 2] == 0x92 {
      return copySign(length)
    }
    if try currency(&scope) { return }
    if isLenient, byte >= 0xD9, NativeDigits.zero(ofDigitAt: index, in: source) != nil { return try number() }
    try word(&scope)
  }

  private mutating func copySign(_ length: Int) {
    line.copy(index..<(index &+ length), of: source)
    index &+= length
    last = .sign
  }

  // MARK: Terms

  /// Records a number, an amount or a value that starts at an index of the expression.
  mutating func term(_ token: Token, from start: Int) {
    if last == .currency, token == .number {
      last = .amount
    } else if last == .number, token == .currency {
      last = .amount
    } else {
      last = token
      termStart = start
    }
  }

  /// Adds the value of a word.
  mutating func value(_ bytes: [UInt8], for range: Range<Int>) {
    let start = line.text.count
    line.write(bytes, for: range, isValue: true)
    index = range.upperBound
    term(.value, from: start)
  }

  // MARK: Shares

  /// Ends a line such as `split 100 EUR by 3`, of which the expression ends at `by`.
  private mutating func finishSplit() throws(MoneyFailure) {
    guard let splitEnd, line.shares != nil else {
      throw MoneyFailure(.syntax, "expected \"by\" and a number of shares", at: end)
    }
    line.truncate(to: splitEnd)
  }

  /// Reads the number of shares after `by`, and a word such as `people`.
  mutating func shares(_ scope: LineScope) throws(MoneyFailure) {
    guard line.targets.isEmpty, splitEnd == nil else { throw unexpected("the end of the line") }
    splitEnd = line.text.count
    skipBlanks()
    let start = index
    var count = 0
    while index < end, ASCII.isDigit(source[index]), index &- start < 9 {
      count = count &* 10 &+ Int(ASCII.digit(source[index]))
      index &+= 1
    }
    guard index > start else { throw unexpected("a number of shares") }
    try setShares(count, at: start)
    skipBlanks()
    let word = wordEnd(from: index)
    if word > index, keyword(index..<word) == .people { index = word }
    last = .end
  }

  mutating func setShares(_ count: Int, at place: Int) throws(MoneyFailure) {
    guard count > 0, count <= NotepadLine.mostAmounts else {
      throw MoneyFailure(
        count > 0 ? .limit : .divisionByZero,
        "number of shares must be 1 to " + .number(NotepadLine.mostAmounts) + ", got " + .number(count), at: place)
    }
    line.shares = count
  }

  // MARK: Places

  mutating func skipBlanks() {
    while index < end, let length = Blank.length(at: index, in: source) { index &+= length }
  }

  /// The end of the word that starts at an index.
  func wordEnd(from start: Int) -> Int {
    var place = start
    while place < end, LineSyntax.isWord(source[place]), !isWideBlank(place) { place &+= 1 }
    return place
  }

  /// The end of the letters from an index on.
  func lettersEnd(from start: Int) -> Int {
    var place = start
    while place < end, ASCII.isLetter(source[place]) || source[place] >= 0x80, !isWideBlank(place) { place &+= 1 }
    return place
  }

  private func isWideBlank(_ place: Int) -> Bool {
    source[place] >= 0x80 && Blank.length(at: place, in: source) != nil
  }

  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: source[range]) }

  func keyword(_ range: Range<Int>) -> LineWord? { LineWord.find(bytes(range), language: settings.language) }

  @_optimize(size)
  func unexpected(_ expected: StaticString) -> MoneyFailure {
    if index >= end { return MoneyFailure(.syntax, "expected " + Message(expected) + " at the end", at: end) }
    let length = max(1, wordEnd(from: index) &- index)
    return MoneyFailure(
      .syntax, "expected " + Message(expected) + ", got " + .quoted(source[index..<(index &+ length)]), at: index)
  }
}
