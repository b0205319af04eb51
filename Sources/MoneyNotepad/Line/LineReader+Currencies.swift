import MoneyCalculator
import MoneyCore
import MoneyLocale

extension LineReader {
  /// A currency at a place of the line.
  struct FoundCurrency {
    let code: CurrencyCode
    let length: Int
    /// True if the line contains neither the code nor a symbol of this currency alone.
    let isInterpreted: Bool
  }

  /// Reads a currency here; returns false without one.
  mutating func currency(_ scope: inout LineScope) throws(MoneyFailure) -> Bool {
    guard let found = try currencyHere(&scope) else { return false }
    if isLenient, last == .amount || last == .value || last == .bracket, depth == 0 {
      // `100 usd eur` is a conversion.
      try targets(index..<index, &scope)
      line.isInterpreted = true
      return true
    }
    take(found)
    return true
  }

  private mutating func take(_ found: FoundCurrency) {
    let start = line.text.count
    let range = index..<(index &+ found.length)
    if found.isInterpreted {
      // A code must not touch a letter.
      if let before = line.text.last, ASCII.isLetter(before) { line.write(CollectionOfOne(ASCII.space), for: range) }
      line.write((last == .number && line.text.last != ASCII.space ? [ASCII.space] : []) + found.code.bytes, for: range)
      line.isInterpreted = true
      if range.upperBound < end, LineSyntax.isWord(source[range.upperBound]) {
        line.write(CollectionOfOne(ASCII.space), for: range.upperBound..<range.upperBound)
      }
    } else {
      line.copy(range, of: source)
    }
    index = range.upperBound
    term(.currency, from: start)
  }

  /// The currency here: a code, a symbol, or in lenient reading a code in lower case, a symbol of the locale or a name.
  mutating func currencyHere(_ scope: inout LineScope) throws(MoneyFailure) -> FoundCurrency? {
    let text = UnsafeBufferPointer(rebasing: source[..<end])
    switch ExpressionScanner.currency(in: text, at: index, settings.options.registry) {
    case .code(let code, let length): return FoundCurrency(code: code, length: length, isInterpreted: false)
    case .symbol(let match):
      let range = index..<(index &+ match.length)
      guard isLenient else { throw ambiguous(range, scope.currencies.codes(of: match, bytes(range))) }
      return try choose(scope.currencies.codes(of: match, bytes(range)), range)
    case .nothing: break
    }
    guard isLenient else { return nil }
    let stop = lettersEnd(from: index)
    if stop > index, let code = CurrencyCode(bytes: source[index..<stop])?.uppercased,
      CurrencyTable.contains(code) || settings.options.registry?.find(code) != nil
    {
      return FoundCurrency(code: code, length: stop &- index, isInterpreted: true)
    }
    return try named(&scope)
  }

  /// The currency whose name starts here, of up to three words.
  @_optimize(size)
  private mutating func named(_ scope: inout LineScope) throws(MoneyFailure) -> FoundCurrency? {
    var stops: [Int] = []
    var place = index
    while stops.count < 3 {
      var stop = lettersEnd(from: place)
      // `US-Dollar` is one word.
      if stop < end, source[stop] == ASCII.minus, lettersEnd(from: stop &+ 1) > stop &+ 1 {
        stops.append(stop)
        stop = lettersEnd(from: stop &+ 1)
      }
      if stop == place || stop &- index > CurrencyWords.longest { break }
      stops.append(stop)
      place = stop
      while place < end, source[place] == ASCII.space { place &+= 1 }
    }
    for stop in stops.reversed() {
      let codes = scope.currencies.codes(named: bytes(index..<stop))
      if !codes.isEmpty { return try choose(codes, index..<stop) }
    }
    return nil
  }

  /// The chosen currency among several. The first ambiguous place of a line becomes its question.
  private mutating func choose(
    _ codes: [CurrencyCode], _ range: Range<Int>
  ) throws(MoneyFailure) -> FoundCurrency {
    func found(_ code: CurrencyCode) -> FoundCurrency {
      FoundCurrency(code: code, length: range.count, isInterpreted: true)
    }
    if codes.count == 1 { return found(codes[0]) }
    if let chosen = choices.currency, codes.contains(chosen) { return found(chosen) }
    for question in line.questions {
      guard case .currency(let earlier) = question.subject else { continue }
      guard earlier == codes else { throw ambiguous(range, codes) }
      return found(codes[0])
    }
    if choices.currency != nil { throw ambiguous(range, codes) }
    line.questions.append(StrictLine.Question(subject: .currency(codes), source: range))
    return found(codes[0])
  }

  @_optimize(size)
  func ambiguous(_ range: Range<Int>, _ codes: [CurrencyCode]) -> MoneyFailure {
    var message = "ambiguous currency " + Message.quoted(source[range]) + ": expected one of the codes"
    for code in codes { message = message + " " + .code(code) }
    return MoneyFailure(.ambiguousCurrency, message, at: range.lowerBound)
  }

  // MARK: Conversions

  /// Reads `in` with its currencies.
  mutating func conversion(_ range: Range<Int>, _ scope: inout LineScope) throws(MoneyFailure) {
    index = range.upperBound
    skipBlanks()
    try targets(range, &scope)
  }

  /// Reads the currencies of a conversion, separated by commas, `and` or blanks.
  /// - Parameter range: the word before them.
  private mutating func targets(_ range: Range<Int>, _ scope: inout LineScope) throws(MoneyFailure) {
    var codes: [CurrencyCode] = []
    var places: [Range<Int>] = []
    let base = line.text.count
    while true {
      guard let found = try currencyHere(&scope) else {
        if codes.isEmpty {
          let stop = wordEnd(from: index)
          if stop > index, ASCII.isLetter(source[index]) {
            throw .unknownCurrency(
              CurrencyCode(bytes: source[index..<stop]), shown: .quoted(source[index..<stop]), at: index)
          }
        }
        throw unexpected("a currency")
      }
      if found.isInterpreted { line.isInterpreted = true }
      if !codes.contains(found.code) {
        codes.append(found.code)
        places.append(index..<(index &+ found.length))
      }
      index &+= found.length
      guard isLenient, depth == 0, let next = nextTarget(&scope) else { break }
      index = next
    }
    line.write(UTF8Bytes(line.text.last == ASCII.space ? "in " : " in "), for: range)
    if let code = codes.first, let place = places.first { line.write(code.bytes, for: place) }
    if codes.count > 1 {
      guard codes.count <= NotepadLine.mostAmounts else {
        throw MoneyFailure(.limit, "line must have at most " + .number(NotepadLine.mostAmounts) + " targets", at: index)
      }
      line.targets = codes
      line.baseEnd = base
      last = .end
    } else {
      last = depth == 0 ? .end : .bracket
    }
  }

  /// The place of another currency after a separator; nil if anything else follows.
  private func nextTarget(_ scope: inout LineScope) -> Int? {
    var reader = self
    reader.skipBlanks()
    var isSeparated = false
    if reader.index < end, source[reader.index] == ASCII.comma {
      reader.index &+= 1
      isSeparated = true
    } else {
      let stop = reader.wordEnd(from: reader.index)
      if stop > reader.index, let word = keyword(reader.index..<stop) {
        guard word == .and else { return nil }
        reader.index = stop
        isSeparated = true
      }
    }
    reader.skipBlanks()
    if reader.index >= end { return isSeparated ? reader.index : nil }
    if isSeparated { return reader.index }
    let found = try? reader.currencyHere(&scope)
    return found == nil ? nil : reader.index
  }
}
