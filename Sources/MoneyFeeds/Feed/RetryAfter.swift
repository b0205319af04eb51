import MoneyCore

/// The time for which a server asks a client to wait.
enum RetryAfter: Sendable {
  case seconds(Int64)
  case instant(Int64)

  /// The longest wait that the feed accepts.
  private static var longest: Int64 { 86_400 }
  /// The default wait if a server specifies none.
  static var usual: RetryAfter { .seconds(60) }

  func instant(after now: Int64) -> Int64 {
    let wanted =
      switch self {
      case .seconds(let seconds): now.later(by: seconds)
      case .instant(let instant): instant
      }
    return min(max(wanted, now), now.later(by: RetryAfter.longest))
  }

  /// Reads a header that names a wait; nil for any other. Sources: RFC 9110, section 10.2.3, and Finnhub's
  /// documentation.
  init?(header name: [UInt8], _ value: [UInt8]) {
    let name = name.lowercased
    let value = RetryAfter.trimmed(value)
    let number = RetryAfter.number(value[...])
    if name.elementsEqual(UTF8Bytes("retry-after")) {
      if let number {
        self = .seconds(number)
      } else if let instant = RetryAfter.date(value) {
        self = .instant(instant)
      } else {
        return nil
      }
    } else if name.elementsEqual(UTF8Bytes("x-ratelimit-reset")), let number {
      self = .instant(number)
    } else {
      return nil
    }
  }

  private static func trimmed(_ value: [UInt8]) -> [UInt8] {
    var value = value[...]
    while let first = value.first, first <= ASCII.space { value.removeFirst() }
    while let last = value.last, last <= ASCII.space { value.removeLast() }
    return Array(value)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var number: Int64 = 0
    for digit in digits {
      guard ASCII.isDigit(digit) else { return nil }
      number = number &* 10 &+ Int64(ASCII.digit(digit))
    }
    return number
  }

  /// Reads an instant in the preferred form of RFC 9110, section 5.6.7: "Sun, 06 Nov 1994 08:49:37 GMT".
  private static func date(_ text: [UInt8]) -> Int64? {
    guard text.count == 29, text[3] == ASCII.comma, text[26...].elementsEqual(UTF8Bytes("GMT")),
      text[19] == ASCII.colon, text[22] == ASCII.colon, let dayOfMonth = number(text[5..<7]),
      let year = number(text[12..<16]), let hour = number(text[17..<19]), let minute = number(text[20..<22]),
      let second = number(text[23..<25]), hour < 24, minute < 60, second <= 60
    else { return nil }
    let months = UTF8Bytes("JanFebMarAprMayJunJulAugSepOctNovDec")
    for month in 0..<12 where months[(month * 3)..<(month * 3 + 3)].elementsEqual(text[8..<11]) {
      guard
        let day = Day(
          year: Int32(truncatingIfNeeded: year), month: Int32(truncatingIfNeeded: month + 1),
          day: Int32(truncatingIfNeeded: dayOfMonth))
      else { return nil }
      return Int64(day.number) * 86_400 + hour * 3_600 + minute * 60 + second
    }
    return nil
  }
}
