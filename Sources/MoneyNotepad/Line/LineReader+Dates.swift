import MoneyCore
import MoneyLocale

extension LineReader {
  /// Reads a date here, as the day of the rates; returns false without one.
  @_optimize(size)
  mutating func date() throws(MoneyFailure) -> Bool {
    let start = index
    guard let (day, isInterpreted) = try ASCII.isDigit(index < end ? source[index] : 0) ? writtenDay() : namedDay()
    else {
      index = start
      return false
    }
    guard line.day == nil else {
      throw MoneyFailure(.syntax, "duplicate date " + .quoted(source[start..<index]), at: start)
    }
    line.day = day
    if isInterpreted { line.isInterpreted = true }
    return true
  }

  /// The day of `today`, `yesterday` or `last friday`.
  private mutating func namedDay() throws(MoneyFailure) -> (Day, Bool)? {
    let start = index
    let stop = wordEnd(from: index)
    guard stop > index, let word = keyword(index..<stop) else { return nil }
    index = stop
    var back: Int32 = 0
    switch word {
    case .today: break
    case .yesterday: back = 1
    case .last:
      skipBlanks()
      let next = wordEnd(from: index)
      guard next > index, let weekday = keyword(index..<next)?.weekday else { return nil }
      index = next
      guard let today = settings.options.today else { break }
      back = (today.weekday &- weekday &+ 6) % 7 &+ 1
    default: return nil
    }
    guard let today = settings.options.today, let day = Day(number: today.number &- back) else {
      throw MoneyFailure(.date, "today must be set to read " + .quoted(source[start..<index]), at: start)
    }
    return (day, true)
  }

  /// The day of `2020-03-13`, `13.3.2020` or `3/13/2020`.
  private mutating func writtenDay() throws(MoneyFailure) -> (Day, Bool)? {
    let start = index
    var fields: [Int32] = []
    var separator: UInt8 = 0
    while fields.count < 3 {
      let first = index
      var value: Int32 = 0
      while index < end, ASCII.isDigit(source[index]), index &- first < 4 {
        value = value &* 10 &+ Int32(ASCII.digit(source[index]))
        index &+= 1
      }
      if index == first { return nil }
      fields.append(value)
      if fields.count == 3 { break }
      guard index < end, [ASCII.minus, ASCII.point, ASCII.slash].contains(source[index]) else { return nil }
      if fields.count == 2, source[index] != separator { return nil }
      separator = source[index]
      index &+= 1
    }
    let range = start..<index
    func day(_ day: Int32, _ month: Int32, _ year: Int32) -> Day? { Day(year: year, month: month, day: day) }
    if separator == ASCII.minus {
      guard let found = day(fields[2], fields[1], fields[0]) else { throw invalid(range) }
      return (found, false)
    }
    let (dayFirst, monthFirst) = (day(fields[0], fields[1], fields[2]), day(fields[1], fields[0], fields[2]))
    guard let only = dayFirst ?? monthFirst else { throw invalid(range) }
    guard let dayFirst, let monthFirst, dayFirst != monthFirst else { return (only, true) }
    if let chosen = choices.startsWithMonth ?? settings.startsWithMonth {
      return (chosen ? monthFirst : dayFirst, true)
    }
    line.questions.append(StrictLine.Question(subject: .date, source: range))
    return (dayFirst, true)
  }

  private func invalid(_ range: Range<Int>) -> MoneyFailure {
    MoneyFailure(.date, "invalid date " + .quoted(source[range]), at: range.lowerBound)
  }
}
