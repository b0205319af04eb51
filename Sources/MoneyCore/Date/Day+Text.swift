extension Day {
  /// Reads `2024-02-29` (ISO 8601) and no other form.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    guard let fields = Day.fields(text) else { throw Day.syntax(text, at: Day.firstFault(text)) }
    guard let day = Day(year: fields.year, month: fields.month, day: fields.day) else {
      throw MoneyFailure(.date, "invalid date " + .quoted(text), at: 0)
    }
    self = day
  }

  /// The numbers in a text of this form; nil for any other text.
  @inline(__always)
  private static func fields(_ text: UnsafeBufferPointer<UInt8>) -> (year: Int32, month: Int32, day: Int32)? {
    guard text.count == 10 else { return nil }
    let bytes = UnsafeRawBufferPointer(text)
    // The bytes of `2024-02-` and `29`, the first one lowest, without the bits of `0` and `-`.
    let start = bytes.loadUnaligned(as: UInt64.self).littleEndian ^ 0x2D30_302D_3030_3030
    let end = UInt64(bytes.loadUnaligned(fromByteOffset: 8, as: UInt16.self).littleEndian ^ 0x3030)
    guard start & 0xFF00_00FF_0000_0000 == 0, DigitWords.notDigits(start) | DigitWords.notDigits(end) == 0 else {
      return nil
    }
    return (
      Int32(truncatingIfNeeded: DigitWords.value(start &<< 32)),
      Int32(truncatingIfNeeded: (start &>> 40 & 0xFF) &* 10 &+ (start &>> 48 & 0xFF)),
      Int32(truncatingIfNeeded: (end & 0xFF) &* 10 &+ end &>> 8)
    )
  }

  /// The index of the first byte of a text that is not of this form.
  private static func firstFault(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    for index in 0..<min(text.count, 10) {
      let isHyphen = index == 4 || index == 7
      if isHyphen ? text[index] != ASCII.minus : !ASCII.isDigit(text[index]) { return index }
    }
    return min(text.count, 10)
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
