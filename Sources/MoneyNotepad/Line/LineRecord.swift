import MoneyCalculator
import MoneyCore

/// A line with its answer, and the references on which the answer depends.
struct LineRecord: Sendable {
  var source: [UInt8]
  var version: UInt64 = 0
  var outcome = LineOutcome()
  /// The numbers of the names to which the line refers.
  var names: [Int32] = []
  /// The rarer parts of an answer; nil for a plain answer.
  var detail: LineDetail?

  init(_ source: [UInt8]) { self.source = source }
}

/// The parts of an answer that few lines contain.
final class LineDetail: Sendable {
  let failure: MoneyFailure?
  /// The line as a strict expression; empty unless it was interpreted.
  let reading: [UInt8]
  /// The targets or the shares.
  let amounts: [Money]
  /// The evaluated expressions, which contain the conversions.
  let evaluated: [EvaluatedExpression]
  let question: LineQuestion?

  init(
    failure: MoneyFailure? = nil, reading: [UInt8] = [], amounts: [Money] = [], evaluated: [EvaluatedExpression] = [],
    question: LineQuestion? = nil
  ) {
    self.failure = failure
    self.reading = reading
    self.amounts = amounts
    self.evaluated = evaluated
    self.question = question
  }
}

/// The readings of an ambiguous line.
struct LineQuestion: Sendable {
  let hasNumber: Bool
  let hasDate: Bool
  let codes: [CurrencyCode]

  /// The limit on the number of readings.
  static var mostReadings: Int { 32 }

  init(_ questions: [StrictLine.Question]) {
    var (hasNumber, hasDate, codes) = (false, false, [CurrencyCode]())
    for question in questions {
      switch question.subject {
      case .number: hasNumber = true
      case .date: hasDate = true
      case .currency(let found): codes = found
      }
    }
    self.hasNumber = hasNumber
    self.hasDate = hasDate
    self.codes = codes
  }

  var count: Int {
    min((hasNumber ? 2 : 1) &* (hasDate ? 2 : 1) &* max(codes.count, 1), LineQuestion.mostReadings)
  }

  /// The choices of a reading. The currency changes last.
  func choices(_ index: Int) -> ReadingChoices {
    var choices = ReadingChoices()
    var rest = index
    if hasNumber {
      choices.decimal = rest % 2 == 0 ? .point : .comma
      rest /= 2
    }
    if hasDate {
      choices.startsWithMonth = rest % 2 == 1
      rest /= 2
    }
    if rest < codes.count { choices.currency = codes[rest] }
    return choices
  }
}
