import MoneyCalculator
import MoneyCore

/// The lines with their answers.
extension Notepad {
  public var lineCount: Int { records.count }

  /// The line at an index, with its answer; nil beyond the end.
  public func line(_ index: Int) -> NotepadLine? { record(index).map { NotepadLine($0, at: index) } }

  private func record(_ index: Int) -> LineRecord? { records.indices.contains(index) ? records[index] : nil }

  /// The indices of the lines whose answers have changed since a version.
  public func changes(since version: UInt64) -> [Int] { records.indices.filter { records[$0].version > version } }

  /// A part of a line as text; empty if the line does not contain it, or does not exist.
  @_optimize(size)
  public func text(_ part: NotepadLine.Part, of index: Int) -> [UInt8] {
    guard let record = record(index) else { return [] }
    switch part {
    case .source: return record.source
    case .label: return slice(of: record) { $0.label }
    case .name: return slice(of: record) { $0.name }
    case .value: return value(of: record)
    case .reading: return record.detail?.reading ?? []
    case .message: return Array(record.detail?.failure?.message.line ?? [])
    case .caret:
      guard let position = record.detail?.failure?.position, record.source.count <= EvaluatedExpression.longestText
      else { return [] }
      return record.source.withUnsafeBufferPointer { ExpressionCaret.text($0, at: position) }
    }
  }

  private func slice(of record: LineRecord, _ part: (LineSyntax) -> Range<Int>?) -> [UInt8] {
    record.source.withUnsafeBufferPointer { text in
      part(LineSyntax(text, hasLabels: settings.isLenient)).map { Array(text[$0]) } ?? []
    }
  }

  private func value(of record: LineRecord) -> [UInt8] {
    switch record.outcome.answer {
    case .none, .failed: return []
    case .number(let value): return value.plainText
    case .percentage(let value): return value.plainText + [UInt8(ascii: "%")]
    case .amount(let money):
      guard let amounts = record.detail?.amounts, !amounts.isEmpty else { return money.plainText }
      return Array(amounts.map { $0.plainText }.joined(separator: UTF8Bytes(", ")))
    }
  }

  /// The amounts of a line: its targets, its shares, or its amount.
  public func amounts(of index: Int) -> [Money] {
    guard let record = record(index) else { return [] }
    if let amounts = record.detail?.amounts, !amounts.isEmpty { return amounts }
    if case .amount(let money) = record.outcome.answer { return [money] }
    return []
  }

  /// The conversion of each pair of currencies in a line.
  public func conversions(of index: Int) throws(MoneyFailure) -> [Conversion] {
    var conversions: [Conversion] = []
    for evaluated in record(index)?.detail?.evaluated ?? [] { conversions += try evaluated.conversions() }
    return conversions
  }

  /// A reading of a question, as a strict expression.
  /// - Parameter reading: less than the line's number of readings.
  @_optimize(size)
  public func reading(_ reading: Int, of index: Int) -> [UInt8] {
    guard let record = record(index), let question = record.detail?.question, (0..<question.count).contains(reading)
    else { return [] }
    var scope = scope(above: index)
    return LineEvaluator(settings: settings).reading(reading, of: record, question, &scope)
  }

  /// The indices of the lines on which a line depends directly, in ascending order.
  @_optimize(size)
  public func dependencies(of index: Int) -> [Int] {
    guard let record = record(index) else { return [] }
    var isNeeded = [Bool](repeating: false, count: index)
    let outcome = record.outcome
    if outcome.usesPrevious, let last = records[..<index].lastIndex(where: { $0.outcome.hasAnswer }) {
      isNeeded[last] = true
    }
    if outcome.usesTotals {
      for place in blockStart(above: index)..<index where records[place].outcome.isItem { isNeeded[place] = true }
    }
    if !record.names.isEmpty {
      var isWanted = [Bool](repeating: false, count: names.count)
      for name in record.names { isWanted[Int(name)] = true }
      for place in (0..<index).reversed() where records[place].outcome.name >= 0 {
        let name = Int(records[place].outcome.name)
        if isWanted[name] { isNeeded[place] = true }
        isWanted[name] = false
      }
    }
    return isNeeded.indices.filter { isNeeded[$0] }
  }
}
