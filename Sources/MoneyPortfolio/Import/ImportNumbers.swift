import MoneyCore

/// Reads the numbers and the dates of a text with the separators of its options.
struct ImportNumbers: Sendable {
  let decimalSeparator: UInt8
  /// The character between groups of three digits; empty if digits are not grouped.
  let groupSeparator: [UInt8]
  let dateOrder: ImportOptions.DateOrder

  /// Reads a number with an optional sign. Groups must consist of three digits, except for the first one.
  func decimal(_ cell: [UInt8]) throws(MoneyFailure) -> Decimal {
    var digits: [UInt8] = []
    var index = 0
    if let sign = cell.first, sign == ASCII.minus || sign == ASCII.plus {
      if sign == ASCII.minus { digits.append(sign) }
      index = 1
    }
    // The number of digits since the last group separator, and whether there was one.
    var group = 0
    var hasGroups = false
    var hasFraction = false
    while index < cell.count {
      let byte = cell[index]
      if ASCII.isDigit(byte) {
        digits.append(byte)
        group &+= 1
        index &+= 1
      } else if byte == decimalSeparator, !hasFraction {
        guard !hasGroups || group == 3 else { throw notANumber(cell) }
        digits.append(ASCII.point)
        hasFraction = true
        index &+= 1
      } else if !groupSeparator.isEmpty, !hasFraction, cell[index...].starts(with: groupSeparator) {
        guard hasGroups ? group == 3 : group >= 1 && group <= 3 else { throw notANumber(cell) }
        hasGroups = true
        group = 0
        index &+= groupSeparator.count
      } else {
        throw notANumber(cell)
      }
    }
    guard !hasGroups || hasFraction || group == 3, cell.contains(where: ASCII.isDigit) else { throw notANumber(cell) }
    do throws(MoneyFailure) {
      return try digits.reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
    } catch {
      throw error.status == .syntax ? notANumber(cell) : error.unplaced
    }
  }

  private func notANumber(_ cell: [UInt8]) -> MoneyFailure {
    var sample: [UInt8] = []
    sample.append(ASCII.zero &+ 1)
    sample.append(contentsOf: groupSeparator)
    sample.append(contentsOf: UTF8Bytes("234"))
    sample.append(decimalSeparator)
    sample.append(contentsOf: UTF8Bytes("50"))
    return MoneyFailure(.syntax, "expected a number such as " + .bytes(sample) + ", got " + .quoted(cell))
  }

  /// Reads a date in the order of the options, or with the year first. A time may follow, which is ignored. A year has
  /// four digits, because two digits leave the century open.
  func day(_ cell: [UInt8]) throws(MoneyFailure) -> Day {
    var numbers: [Int32] = []
    var lengths: [Int] = []
    var index = 0
    var separator: UInt8 = 0
    while numbers.count < 3 {
      let start = index
      var value: Int32 = 0
      while index < cell.count, ASCII.isDigit(cell[index]), index &- start < 8 {
        value = value &* 10 &+ Int32(ASCII.digit(cell[index]))
        index &+= 1
      }
      guard index > start else { throw notADate(cell) }
      numbers.append(value)
      lengths.append(index &- start)
      if numbers.count == 1, lengths[0] == 8 { return try compact(value, cell, from: index) }
      if numbers.count == 3 { break }
      guard index < cell.count, ImportNumbers.isDateSeparator(cell[index]),
        separator == 0 || separator == cell[index]
      else { throw notADate(cell) }
      separator = cell[index]
      index &+= 1
    }
    let order = lengths[0] == 4 ? ImportOptions.DateOrder.yearMonthDay : dateOrder
    let yearPlace = order == .yearMonthDay ? 0 : 2
    for place in 0..<3 where lengths[place] != (place == yearPlace ? 4 : lengths[place]) || lengths[place] > 4 {
      throw notADate(cell)
    }
    guard isEnd(cell, index) else { throw notADate(cell) }
    switch order {
    case .yearMonthDay: return try day(numbers[0], numbers[1], numbers[2], cell)
    case .dayMonthYear: return try day(numbers[2], numbers[1], numbers[0], cell)
    case .monthDayYear: return try day(numbers[2], numbers[0], numbers[1], cell)
    }
  }

  /// A date of eight digits, with the year first.
  private func compact(_ value: Int32, _ cell: [UInt8], from index: Int) throws(MoneyFailure) -> Day {
    guard dateOrder == .yearMonthDay, isEnd(cell, index) else { throw notADate(cell) }
    return try day(value / 10_000, value / 100 % 100, value % 100, cell)
  }

  private func day(_ year: Int32, _ month: Int32, _ day: Int32, _ cell: [UInt8]) throws(MoneyFailure) -> Day {
    guard let day = Day(year: year, month: month, day: day) else {
      throw MoneyFailure(.date, "invalid date " + .quoted(cell))
    }
    return day
  }

  private static func isDateSeparator(_ byte: UInt8) -> Bool {
    byte == ASCII.minus || byte == ASCII.slash || byte == ASCII.point
  }

  /// True at the end of a cell, or before a time.
  private func isEnd(_ cell: [UInt8], _ index: Int) -> Bool {
    index == cell.count || cell[index] == ASCII.space || cell[index] == 0x54 || cell[index] == ASCII.comma
  }

  private func notADate(_ cell: [UInt8]) -> MoneyFailure {
    let sample: StaticString =
      switch dateOrder {
      case .yearMonthDay: "2024-02-29"
      case .dayMonthYear: "29.02.2024"
      case .monthDayYear: "02/29/2024"
      }
    return MoneyFailure(.syntax, "expected a date such as " + Message(sample) + ", got " + .quoted(cell))
  }
}
