import MoneyCalculator
import MoneyCore

/// The lines with their answers.
extension Notepad {
  public var lineCount: Int { records.count }

  /// The line at an index, with its answer.
  /// - Parameter index: the index of a line.
  public func line(_ index: Int) -> NotepadLine { NotepadLine(records[index], at: index) }

  /// The indices of the lines whose answers have changed since a version.
  public func changes(since version: UInt64) -> [Int] { records.indices.filter { records[$0].version > version } }

  /// A part of a line as text; empty if the line does not contain it.
  @_optimize(size)
  public func text(_ part: NotepadLine.Part, of index: Int) -> [UInt8] {
    let record = records[index]
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
    switch record.answer {
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
    let record = records[index]
    if let amounts = record.detail?.amounts, !amounts.isEmpty { return amounts }
    if case .amount(let money) = record.answer { return [money] }
    return []
  }

  /// The conversion of each pair of currencies in a line.
  public func conversions(of index: Int) throws(MoneyFailure) -> [Conversion] {
    var conversions: [Conversion] = []
    for evaluated in records[index].detail?.evaluated ?? [] { conversions += try evaluated.conversions() }
    return conversions
  }

  /// A reading of a question, as a strict expression.
  /// - Parameter reading: less than the line's number of readings.
  @_optimize(size)
  public func reading(_ reading: Int, of index: Int) -> [UInt8] {
    guard let question = records[index].detail?.question else { return [] }
    var scope = scope(above: index)
    return LineEvaluator(settings: settings).reading(reading, of: records[index], question, &scope)
  }

  /// The indices of the lines on which a line depends directly, in ascending order.
  @_optimize(size)
  public func dependencies(of index: Int) -> [Int] {
    let record = records[index]
    var isNeeded = [Bool](repeating: false, count: index)
    if record.usesPrevious, let last = records[..<index].lastIndex(where: { $0.hasAnswer }) { isNeeded[last] = true }
    if record.usesTotals {
      for place in blockStart(above: index)..<index where records[place].isItem { isNeeded[place] = true }
    }
    if !record.names.isEmpty {
      var isWanted = [Bool](repeating: false, count: names.count)
      for name in record.names { isWanted[Int(name)] = true }
      for place in (0..<index).reversed() where records[place].name >= 0 {
        let name = Int(records[place].name)
        if isWanted[name] { isNeeded[place] = true }
        isWanted[name] = false
      }
    }
    return isNeeded.indices.filter { isNeeded[$0] }
  }
}
