import MoneyCalculator
import MoneyCore
import MoneyLocale

extension LineReader {
  /// Reads a word: an operator, a name, a total, a currency, or a clause such as a date.
  mutating func word(_ scope: inout LineScope) throws(MoneyFailure) {
    let stop = wordEnd(from: index)
    if isTimes { return times() }
    let range = index..<max(stop, index &+ 1)
    if let keyword = keyword(range), try clause(keyword, range, &scope) { return }
    // Directly after a number a currency is expected, elsewhere a name comes first.
    let isUnit = last == .number
    if !isUnit, try name(&scope) { return }
    if try currency(&scope) { return }
    if isUnit, try name(&scope) { return }
    throw unknown(range, scope)
  }

  /// True if the letter `x` is here as a sign: after a term, and before anything but a letter.
  private var isTimes: Bool {
    guard source[index] == UInt8(ascii: "x"), last != .start, last != .sign, last != .end else { return false }
    return index &+ 1 >= end || !LineSyntax.isWord(source[index &+ 1]) || ASCII.isDigit(source[index &+ 1])
  }

  private mutating func times() {
    line.copy(index..<(index &+ 1), of: source)
    index &+= 1
    last = .sign
  }

  /// Reads a word with a meaning of its own; returns false if it is a word like any other here.
  private mutating func clause(
    _ word: LineWord, _ range: Range<Int>, _ scope: inout LineScope
  ) throws(MoneyFailure) -> Bool {
    switch word {
    case .sum, .average, .count, .least, .most:
      try total(word, range, &scope)
      return true
    case .previous:
      line.usesPrevious = true
      try answer(scope.previous, range)
      return true
    case .conversion:
      let isEnglishStrict = range.count == 2 && source[range.lowerBound] | 0x20 != UInt8(ascii: "a")
      if !isLenient, !isEnglishStrict { return false }
      try conversion(range, &scope)
      return true
    default: break
    }
    guard isLenient else { return false }
    switch word {
    case .of:
      line.write(CollectionOfOne(UInt8(ascii: "x")), for: range)
      index = range.upperBound
      last = .sign
    case .off: try scale(UTF8Bytes("(1 - "), range)
    case .on:
      index = range.upperBound
      skipBlanks()
      if try date() { return true }
      index = range.lowerBound
      try scale(UTF8Bytes("(1 + "), range)
    case .today, .yesterday, .last: return try date()
    case .split:
      guard last == .start else { return false }
      isSplit = true
      index = range.upperBound
      skipBlanks()
    case .by:
      guard isSplit, depth == 0 else { return false }
      index = range.upperBound
      try shares(scope)
    case .people: return try people(range)
    default: return false
    }
    return true
  }

  /// Turns `20% off` into `(1 - 20%) x`.
  private mutating func scale(_ opening: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(MoneyFailure) {
    guard last == .percentage || last == .value else {
      throw MoneyFailure(
        .syntax, "expected a percentage before " + Message.quoted(source[range]) + " or a date after it",
        at: range.lowerBound)
    }
    while line.text.last == ASCII.space { line.truncate(to: line.text.count &- 1) }
    line.insert(opening, at: termStart)
    line.write(UTF8Bytes(") x"), for: range)
    index = range.upperBound
    line.isInterpreted = true
    last = .sign
  }

  /// Reads the word at the end of `100 EUR / 3 people`, which splits the expression before the division sign.
  private mutating func people(_ range: Range<Int>) throws(MoneyFailure) -> Bool {
    guard last == .number, depth == 0, let division, division < termStart else { return false }
    let typed = line.text[(division &+ 1)..<line.text.count].filter { $0 != ASCII.space && $0 < 0x80 }
    guard !typed.isEmpty, typed.count < 10, typed.allSatisfy(ASCII.isDigit) else { return false }
    var count = 0
    for digit in typed { count = count &* 10 &+ Int(ASCII.digit(digit)) }
    try setShares(count, at: line.sourcePlace(of: termStart))
    line.truncate(to: division)
    index = range.upperBound
    line.isInterpreted = true
    last = .end
    return true
  }

  // MARK: Values

  private mutating func total(
    _ word: LineWord, _ range: Range<Int>, _ scope: inout LineScope
  ) throws(MoneyFailure) {
    if let function = ExpressionScanner.function(range, in: source) { throw function }
    line.usesTotals = true
    var bytes: [UInt8] = []
    do throws(MoneyFailure) {
      try scope.totals.append(word, named: self.bytes(range), to: &bytes, settings)
    } catch {
      throw error.placed(at: range.lowerBound)
    }
    if word == .sum || word == .average, line.mixedTotal == nil, let first = scope.totals.firstOfSeveral {
      line.mixedTotal = (range, first)
    }
    if scope.totals.leavesOutNumbers {
      guard isLenient else {
        throw MoneyFailure(.currencyMismatch, "amounts and numbers cannot be added", at: range.lowerBound)
      }
      line.isInterpreted = true
    }
    value(bytes, for: range)
  }

  private mutating func answer(_ answer: LineAnswer, _ range: Range<Int>) throws(MoneyFailure) {
    var bytes: [UInt8] = []
    answer.append(to: &bytes)
    if bytes.isEmpty {
      let reason: Message =
        if case .none = answer { ": expected a line with an answer above" } else { " has no answer" }
      throw MoneyFailure(.notFound, Message.quoted(source[range]) + reason, at: range.lowerBound)
    }
    value(bytes, for: range)
  }

  /// Reads the longest name that starts here; returns false without one.
  private mutating func name(_ scope: inout LineScope) throws(MoneyFailure) -> Bool {
    line.usesWords = true
    guard scope.names.mostWords > 0 else { return false }
    var stops: [Int] = []
    var place = index
    while stops.count < scope.names.mostWords {
      let stop = wordEnd(from: place)
      if stop == place { break }
      stops.append(stop)
      place = stop
      while place < end, source[place] == ASCII.space { place &+= 1 }
    }
    for stop in stops.reversed() {
      guard let number = scope.names.find(NameTable.key(bytes(index..<stop))),
        let answer = scope.names.answer(number)
      else { continue }
      line.names.append(Int32(truncatingIfNeeded: number))
      try self.answer(answer, index..<stop)
      return true
    }
    return false
  }

  @_optimize(size)
  private func unknown(_ range: Range<Int>, _ scope: LineScope) -> MoneyFailure {
    if last != .number, let function = ExpressionScanner.function(range, in: source) { return function }
    let word = source[range]
    let code = CurrencyCode(bytes: word)
    var message: Message = "unknown name or currency " + .quoted(word)
    if let meant = code?.uppercased, CurrencyTable.contains(meant) {
      message = message + "; did you mean " + .quoted(meant.bytes) + "?"
    } else if let meant = scope.names.similar(to: NameTable.key(word)) {
      message = message + "; did you mean " + .quoted(meant) + "?"
    }
    return MoneyFailure(.unknownCurrency, message, at: range.lowerBound)
  }
}
