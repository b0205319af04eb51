import MoneyCalculator
import MoneyCore

/// Evaluates one line in its scope.
struct LineEvaluator {
  let settings: LineSettings

  /// The limit on the length of an expression with the values of its names, in bytes.
  private static var longestExpression: Int { 65536 }
  /// The limit on the length of a line whose readings are evaluated, in bytes.
  private static var longestQuestion: Int { 1024 }

  func evaluate(_ record: inout LineRecord, _ scope: inout LineScope) {
    let (source, version) = (record.source, record.version)
    record = LineRecord(source)
    record.version = version
    guard source.count <= EvaluatedExpression.longestText else {
      let message: Message = "line must be at most " + .number(EvaluatedExpression.longestText) + " bytes"
      return fail(&record, MoneyFailure(.limit, message, at: EvaluatedExpression.longestText))
    }
    source.withUnsafeBufferPointer { text in
      let syntax = LineSyntax(text, hasLabels: settings.isLenient)
      if syntax.isEmpty { return }
      if syntax.body.isEmpty, syntax.name == nil {
        record.outcome.kind = .text
        return
      }
      do throws(MoneyFailure) {
        if let name = syntax.name { record.outcome.name = try number(of: name, text, &scope) }
      } catch {
        return fail(&record, error)
      }
      evaluate(&record, text, syntax, &scope)
    }
  }

  /// Evaluates a line again; returns false if the answer is the same.
  func changes(_ record: inout LineRecord, _ scope: inout LineScope) -> Bool {
    let before = record.outcome
    let wasPlain = record.detail == nil
    evaluate(&record, &scope)
    return !(wasPlain && record.detail == nil && record.outcome.isSame(as: before))
  }

  private func fail(_ record: inout LineRecord, _ failure: MoneyFailure) {
    record.outcome.kind = .error
    record.outcome.answer = .failed
    record.detail = LineDetail(failure: failure)
  }

  /// The number of the name that a line defines.
  @_optimize(size)
  private func number(
    of range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>, _ scope: inout LineScope
  ) throws(MoneyFailure) -> Int32 {
    let name = text[range]
    let words = name.split(separator: ASCII.space)
    guard words.count <= NameTable.mostWords, range.count <= NameTable.longest else {
      throw MoneyFailure(
        .syntax,
        "name must have at most " + .number(NameTable.mostWords) + " words and " + .number(NameTable.longest)
          + " bytes, got " + .quoted(name), at: range.lowerBound)
    }
    for word in words where LineWord.find(UnsafeBufferPointer(rebasing: word), language: settings.language) != nil {
      throw MoneyFailure(.syntax, "name must not contain the reserved word " + .quoted(word), at: range.lowerBound)
    }
    if let code = CurrencyCode(bytes: name),
      CurrencyTable.contains(code) || settings.options.registry?.find(code) != nil
    {
      throw MoneyFailure(.syntax, "name must not be a currency code, got " + .quoted(name), at: range.lowerBound)
    }
    return Int32(truncatingIfNeeded: scope.names.number(of: NameTable.key(name)))
  }

  // MARK: Readings

  private func evaluate(
    _ record: inout LineRecord, _ text: UnsafeBufferPointer<UInt8>, _ syntax: LineSyntax, _ scope: inout LineScope
  ) {
    var reader = LineReader(text, syntax.body, settings, ReadingChoices())
    var failure: MoneyFailure?
    do throws(MoneyFailure) { try reader.read(&scope) } catch { failure = error }
    record.outcome.usesPrevious = reader.line.usesPrevious
    record.outcome.usesTotals = reader.line.usesTotals
    record.outcome.usesWords = reader.line.usesWords
    record.names = reader.line.names
    if failure == nil, !reader.line.questions.isEmpty { return ask(&record, text, syntax, reader.line, &scope) }
    if failure == nil {
      do throws(MoneyFailure) { try compute(&record, text, reader.line) } catch { failure = error }
    }
    guard let failure else { return }
    if syntax.name == nil, isProse(reader.line, text[syntax.body], failure) {
      record.outcome.kind = .text
    } else {
      fail(&record, failure)
    }
  }

  /// True if a line that cannot be read is a heading or a note: words without digits and operators.
  @_optimize(size)
  private func isProse(
    _ line: StrictLine, _ body: Slice<UnsafeBufferPointer<UInt8>>, _ failure: MoneyFailure
  ) -> Bool {
    guard settings.isLenient, failure.status == .unknownCurrency || failure.status == .syntax, line.names.isEmpty,
      !line.usesTotals, !line.usesPrevious
    else { return false }
    let signs = UTF8Bytes("+*/%=()<>$^")
    return !body.contains { ASCII.isDigit($0) || signs.contains($0) }
  }

  /// Evaluates the readings of an ambiguous line. The line is a question if their answers differ.
  @_optimize(size)
  private func ask(
    _ record: inout LineRecord, _ text: UnsafeBufferPointer<UInt8>, _ syntax: LineSyntax, _ line: StrictLine,
    _ scope: inout LineScope
  ) {
    let question = LineQuestion(line.questions)
    let failure = ambiguity(line.questions[0], text)
    guard text.count <= LineEvaluator.longestQuestion else { return fail(&record, failure) }
    // Readings that differ in the currency always have different answers.
    guard question.codes.isEmpty else { return record.become(question, failure) }
    var found: LineRecord?
    var different = false
    var first: MoneyFailure?
    for index in 0..<question.count {
      var candidate = record
      do throws(MoneyFailure) {
        var reader = LineReader(text, syntax.body, settings, question.choices(index))
        try reader.read(&scope)
        try compute(&candidate, text, reader.line)
      } catch {
        first = first ?? error
        continue
      }
      if let found = found?.outcome {
        let other = candidate.outcome
        if !found.answer.isSame(as: other.answer) || found.kind != other.kind { different = true }
      }
      found = found ?? candidate
    }
    guard let found else { return fail(&record, first ?? failure) }
    if different { return record.become(question, failure) }
    record = found
  }

  @_optimize(size)
  private func ambiguity(_ question: StrictLine.Question, _ text: UnsafeBufferPointer<UInt8>) -> MoneyFailure {
    let place = question.source.lowerBound
    let shown = Message.quoted(text[question.source])
    switch question.subject {
    case .currency(let codes):
      var message: Message = "ambiguous currency " + shown + ": expected one of the codes"
      for code in codes { message = message + " " + .code(code) }
      return MoneyFailure(.ambiguousCurrency, message, at: place)
    case .date:
      return MoneyFailure(.syntax, "ambiguous date " + shown + ": expected a date such as 2024-02-29", at: place)
    case .number:
      let readings = WrittenNumber(text, at: place, end: question.source.upperBound, isLenient: true).readings
      var message: Message = "ambiguous number " + shown + ": expected "
      for (index, reading) in readings.enumerated() {
        message = message + (index > 0 ? " or " : "") + .bytes(reading)
      }
      return MoneyFailure(.syntax, message, at: place)
    }
  }

  /// The reading of an ambiguous line at an index; nil if it cannot be evaluated.
  @_optimize(size)
  func reading(_ index: Int, of record: LineRecord, _ question: LineQuestion, _ scope: inout LineScope) -> [UInt8] {
    let source = record.source
    return source.withUnsafeBufferPointer { text in
      let syntax = LineSyntax(text, hasLabels: settings.isLenient)
      var reader = LineReader(text, syntax.body, settings, question.choices(index))
      guard (try? reader.read(&scope)) != nil else { return [] }
      return reading(reader.line, text, isAtHome: false)
    }
  }

  // MARK: Answers

  private func compute(
    _ record: inout LineRecord, _ text: UnsafeBufferPointer<UInt8>, _ line: StrictLine
  ) throws(MoneyFailure) {
    guard line.text.count <= LineEvaluator.longestExpression else {
      let message: Message = "expression with the values of its names must be at most "
      throw MoneyFailure(.limit, message + .number(LineEvaluator.longestExpression) + " bytes", at: text.count)
    }
    if line.shares != nil || !line.targets.isEmpty { return try computeAmounts(&record, text, line) }
    let evaluated = try expression(line.text, line, text)
    record.outcome.flags = evaluated.flags
    if let code = evaluated.currency {
      record.outcome.kind = .amount
      record.outcome.answer = .amount(Money(evaluated.number, code))
    } else if evaluated.isPercentage {
      record.outcome.kind = .percentage
      record.outcome.answer = .percentage(evaluated.number)
    } else {
      record.outcome.kind = .number
      record.outcome.answer = .number(evaluated.number)
    }
    let isInterpreted = line.isInterpreted || evaluated.isAtHome
    if isInterpreted || evaluated.conversionCount > 0 {
      record.detail = LineDetail(
        reading: isInterpreted ? reading(line, text, isAtHome: evaluated.isAtHome) : [],
        evaluated: evaluated.conversionCount > 0 ? [evaluated] : [])
    }
  }

  /// Evaluates an expression. A failure is at its place in the line.
  private func expression(
    _ expression: [UInt8], _ line: StrictLine, _ text: UnsafeBufferPointer<UInt8>
  ) throws(MoneyFailure) -> EvaluatedExpression {
    let home = settings.isLenient || line.usesTotals ? home(of: line) : nil
    do throws(MoneyFailure) {
      return try expression.reading { (bytes) throws(MoneyFailure) in
        try EvaluatedExpression(
          bytes, with: settings.rates, settings.options(on: line.day), in: settings.options.registry,
          keepsPercentages: true, home: home)
      }
    } catch {
      guard let position = error.position else { throw error }
      let place = min(line.sourcePlace(of: position), text.count)
      guard let total = line.mixedTotal, home == nil, error.status == .currencyMismatch, position == expression.count
      else { throw error.placed(at: place) }
      let example = Array(text[total.word]) + UTF8Bytes(" in ") + total.first.bytes
      throw MoneyFailure(.currencyMismatch, error.message + ", such as " + .quoted(example), at: place)
    }
  }

  /// The currency of a line whose value is a sum of several currencies; nil to require `in`.
  private func home(of line: StrictLine) -> CurrencyCode? {
    settings.home ?? line.mixedTotal.flatMap { settings.home(ofTotal: $0.first) }
  }

  /// Evaluates a line with several targets, or with shares.
  @_optimize(size)
  private func computeAmounts(
    _ record: inout LineRecord, _ text: UnsafeBufferPointer<UInt8>, _ line: StrictLine
  ) throws(MoneyFailure) {
    var evaluated: [EvaluatedExpression] = []
    var amounts: [Money] = []
    if let shares = line.shares {
      let whole = try expression(line.text, line, text)
      guard let code = whole.currency else {
        throw MoneyFailure(.currencyMismatch, "value to split must be an amount, got a number", at: text.count)
      }
      let money = Money(whole.number, code)
      let split = try Allocation(
        of: money, into: shares, method: .largestRemainder, digits: .currency, in: settings.options.registry)
      record.outcome.kind = .shares
      record.outcome.answer = .amount(money)
      record.outcome.flags = whole.flags
      amounts = split.shares
      evaluated = [whole]
    } else {
      for code in line.targets {
        let one = try expression(line.text[..<line.baseEnd] + UTF8Bytes(" in ") + code.bytes, line, text)
        amounts.append(Money(one.number, code))
        record.outcome.flags.formUnion(one.flags)
        evaluated.append(one)
      }
      record.outcome.kind = .targets
      record.outcome.answer = amounts.first.map { .amount($0) } ?? .failed
    }
    let isAtHome = line.shares != nil && evaluated[0].isAtHome
    record.detail = LineDetail(
      reading: line.isInterpreted || isAtHome ? reading(line, text, isAtHome: isAtHome) : [], amounts: amounts,
      evaluated: evaluated.filter { $0.conversionCount > 0 })
  }

  /// The line as a strict expression, with its targets, shares and day in words.
  @_optimize(size)
  private func reading(_ line: StrictLine, _ text: UnsafeBufferPointer<UInt8>, isAtHome: Bool) -> [UInt8] {
    var reading = LineSyntax.plain(line.reading(text, upTo: line.text.count))
    for code in line.targets.dropFirst() { reading += UTF8Bytes(", ") + code.bytes }
    if isAtHome, let home = home(of: line) { reading += UTF8Bytes(" in ") + home.bytes }
    if let shares = line.shares {
      reading = UTF8Bytes("split ") + reading + UTF8Bytes(" by ") + Message.number(shares).bytes
    }
    if let day = line.day { reading += UTF8Bytes(" on ") + day.isoText }
    return reading
  }
}

extension LineSyntax {
  /// The text without blanks at its ends and double spaces.
  static func plain(_ text: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    for byte in text where byte != ASCII.space || plain.last.map({ $0 != ASCII.space }) ?? false { plain.append(byte) }
    if plain.last == ASCII.space { plain.removeLast() }
    return plain
  }
}

extension LineRecord {
  /// Makes the line a question.
  fileprivate mutating func become(_ question: LineQuestion, _ failure: MoneyFailure) {
    outcome.kind = .question
    outcome.answer = .failed
    detail = LineDetail(failure: failure, question: question)
  }
}
