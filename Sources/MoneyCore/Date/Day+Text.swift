extension Day {
  /// Reads `2024-02-29` (ISO 8601) and no other form.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    var fields: (year: Int32, month: Int32, day: Int32) = (0, 0, 0)
    for index in 0..<10 {
      let isHyphen = index == 4 || index == 7
      guard index < text.count,
        isHyphen ? text[index] == ASCII.minus : ASCII.isDigit(text[index])
      else { throw Day.syntax(text, at: index) }
      if isHyphen { continue }
      let digit = Int32(ASCII.digit(text[index]))
      switch index {
      case 0...3: fields.year = fields.year &* 10 &+ digit
      case 5...6: fields.month = fields.month &* 10 &+ digit
      default: fields.day = fields.day &* 10 &+ digit
      }
    }
    guard text.count == 10 else { throw Day.syntax(text, at: 10) }
    guard let day = Day(year: fields.year, month: fields.month, day: fields.day) else {
      throw MoneyFailure(.date, "invalid date " + .quoted(text), at: 0)
    }
    self = day
  }

  private static func syntax(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> MoneyFailure {
    MoneyFailure(.syntax, "expected a date such as 2024-02-29, got " + .quoted(text), at: index)
  }

  public var isoText: [UInt8] {
    let (year, month, day) = civil
    var text: [UInt8] = []
    text.reserveCapacity(10)
    func append(_ value: Int32, divisor: Int32) {
      var divisor = divisor
      while divisor > 0 {
        text.append(ASCII.zero &+ UInt8(truncatingIfNeeded: value / divisor % 10))
        divisor /= 10
      }
    }
    append(year, divisor: 1000)
    text.append(ASCII.minus)
    append(month, divisor: 10)
    text.append(ASCII.minus)
    append(day, divisor: 10)
    return text
  }
}
