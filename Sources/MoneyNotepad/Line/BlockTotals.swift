import MoneyCore

/// The running totals of the lines of a block: all answers since the last empty line.
///
/// A block begins with the first answer after an empty line. A total directly after an empty line is therefore the
/// total of the block above.
struct BlockTotals {
  /// The totals of a currency, or of numbers.
  private struct Entry {
    let code: CurrencyCode?
    /// Nil if the sum has more than 38 digits.
    var sum: Decimal?
    var least: Decimal
    var most: Decimal
    var count: Int

    mutating func add(_ value: Decimal) {
      sum = sum.flatMap { try? $0.adding(value) }
      if value < least { least = value }
      if most < value { most = value }
      count &+= 1
    }
  }

  private var entries: [Entry] = []
  private var hasFailure = false
  private var isEnded = false

  /// The limit on the number of currencies in a sum.
  private static var mostCurrencies: Int { 64 }

  mutating func end() { isEnded = true }

  mutating func add(_ answer: LineAnswer) {
    switch answer {
    case .none, .percentage: return
    case .failed:
      begin()
      hasFailure = true
    case .number(let value):
      begin()
      add(value, nil)
    case .amount(let money):
      begin()
      add(money.amount, money.currency)
    }
  }

  private mutating func begin() {
    guard isEnded else { return }
    entries.removeAll(keepingCapacity: true)
    hasFailure = false
    isEnded = false
  }

  private mutating func add(_ value: Decimal, _ code: CurrencyCode?) {
    // In place: access through the array copies an entry each time.
    let isAdded = entries.withUnsafeMutableBufferPointer { rows in
      for index in rows.indices where rows[index].code == code {
        rows[index].add(value)
        return true
      }
      return false
    }
    if isAdded { return }
    if entries.count <= BlockTotals.mostCurrencies {
      entries.append(Entry(code: code, sum: value, least: value, most: value, count: 1))
    }
  }
}

extension BlockTotals {
  /// True if numbers beside amounts are excluded, which the reading must show.
  var leavesOutNumbers: Bool { entries.count > 1 && entries.contains { $0.code == nil } }

  /// The currency of the first amount, if the amounts are of several currencies.
  var firstOfSeveral: CurrencyCode? {
    var first: CurrencyCode?
    for entry in entries {
      guard let code = entry.code else { continue }
      if let first { return first }
      first = code
    }
    return nil
  }

  /// The entries of a total: the amounts of the block if it contains any, otherwise its numbers.
  private func counted(_ word: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> [Entry] {
    if hasFailure {
      throw MoneyFailure(.notFound, "no " + Message.bytes(word) + ": a line of the block has no answer")
    }
    if entries.isEmpty {
      throw MoneyFailure(.notFound, "no " + Message.bytes(word) + ": expected lines with answers above")
    }
    guard entries.count <= BlockTotals.mostCurrencies else {
      throw MoneyFailure(.limit, "sum must have at most " + .number(BlockTotals.mostCurrencies) + " currencies")
    }
    return entries.contains { $0.code != nil } ? entries.filter { $0.code != nil } : entries
  }

  /// Adds a total to a strict expression, as a term.
  /// - Parameter named: the word, for a failure.
  @_optimize(size)
  func append(
    _ total: LineWord, named word: UnsafeBufferPointer<UInt8>, to text: inout [UInt8], _ scope: LineSettings
  ) throws(MoneyFailure) {
    let entries = try counted(word)
    var count = 0
    for entry in entries { count &+= entry.count }
    switch total {
    case .count: text.append(contentsOf: Message.number(count).bytes)
    case .least, .most: try extreme(total == .least ? .minimum : .maximum, entries, scope).append(to: &text)
    default:
      text.append(contentsOf: UTF8Bytes(total == .average ? "((" : "("))
      for (index, entry) in entries.enumerated() {
        if index > 0 { text.append(contentsOf: UTF8Bytes(" + ")) }
        guard let sum = entry.sum else { throw .overflow("sum") }
        text.append(contentsOf: entry.code.map { Money(sum, $0).plainText } ?? sum.plainText)
      }
      text.append(UInt8(ascii: ")"))
      if total == .average {
        text.append(ASCII.slash)
        text.append(contentsOf: Message.number(count).bytes)
        text.append(UInt8(ascii: ")"))
      }
    }
  }

  private func extreme(
    _ side: DecimalExtreme.Side, _ entries: [Entry], _ scope: LineSettings
  ) throws(MoneyFailure) -> LineAnswer {
    let values = entries.map { side == .minimum ? $0.least : $0.most }
    guard entries.count > 1 else { return entries[0].code.map { .amount(Money(values[0], $0)) } ?? .number(values[0]) }
    var amounts: [Money] = []
    for (index, entry) in entries.enumerated() {
      if let code = entry.code { amounts.append(Money(values[index], code)) }
    }
    guard let home = scope.home(ofTotal: entries[0].code) else {
      let message: Message = "amounts of several currencies require "
      throw MoneyFailure(
        .currencyMismatch, message + (scope.isLenient ? "rates" : "a home currency") + " to be compared")
    }
    return .amount(
      amounts[try RatesTable.extreme(side, of: amounts, in: home, with: scope.rates, scope.options(on: nil)).index])
  }
}
