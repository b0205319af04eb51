/// A day of the proleptic Gregorian calendar, counted from 1970-01-01: Apache Arrow's `date32`.
///
/// A day is always within 0001-01-01 to 9999-12-31. It has no time zone: a caller with an instant decides on which day
/// it is.
///
///     Day(year: 2024, month: 2, day: 29)  // number 19,782; 2023-02-29 does not exist
///
/// A count of days turns a gap into a subtraction, and a table's row into a difference, without the system's calendar.
public struct Day: Sendable, Equatable, Comparable {
  public let number: Int32

  /// The numbers of 0001-01-01 to 9999-12-31.
  public static var range: ClosedRange<Int32> { -719_162...2_932_896 }

  @inlinable
  public init?(number: Int32) {
    guard number >= -719_162, number <= 2_932_896 else { return nil }
    self.number = number
  }

  /// For a number from an earlier `Day`, which is not checked again.
  @inlinable
  package init(unchecked number: Int32) {
    self.number = number
  }

  @inlinable
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day {
  /// Nil if the calendar has no such day.
  public init?(year: Int32, month: Int32, day: Int32) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    guard day <= Day.length(ofMonth: month, year: year) else { return nil }
    // Years are counted from March, so that the leap day is the last of a year.
    let shifted = month > 2 ? year : year &- 1
    let era = (shifted &+ 400) / 400 &- 1
    let yearOfEra = shifted &- era &* 400
    let monthFromMarch = month > 2 ? month &- 3 : month &+ 9
    let dayOfYear = (153 &* monthFromMarch &+ 2) / 5 &+ day &- 1
    let dayOfEra = yearOfEra &* 365 &+ yearOfEra / 4 &- yearOfEra / 100 &+ dayOfYear
    number = era &* 146_097 &+ dayOfEra &- 719_468
  }

  /// The day of an instant (seconds since the epoch, UTC); nil outside the range.
  public init?(instant: Int64) {
    let day = instant >= 0 ? instant / 86_400 : (instant &+ 1) / 86_400 &- 1
    guard let number = Int32(exactly: day) else { return nil }
    self.init(number: number)
  }

  /// The instant of midnight at the start of the day, UTC.
  public var instant: Int64 { Int64(number) &* 86_400 }

  public var civil: (year: Int32, month: Int32, day: Int32) {
    let shifted = number &+ 719_468
    let era = (shifted >= 0 ? shifted : shifted &- 146_096) / 146_097
    let dayOfEra = shifted &- era &* 146_097
    let yearOfEra =
      (dayOfEra &- dayOfEra / 1460 &+ dayOfEra / 36_524 &- dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra &- (365 &* yearOfEra &+ yearOfEra / 4 &- yearOfEra / 100)
    let monthFromMarch = (5 &* dayOfYear &+ 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch &+ 3 : monthFromMarch &- 9
    let year = yearOfEra &+ era &* 400 &+ (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear &- (153 &* monthFromMarch &+ 2) / 5 &+ 1)
  }

  /// The weekday of ISO 8601: 1 is Monday, 7 is Sunday.
  public var weekday: Int32 {
    // 1970-01-01 was a Thursday. The first day of the range is 719,162 days earlier, which is less than 7 × 102,738.
    (number &+ 3 &+ 7 &* 102_738) % 7 &+ 1
  }

  package static func length(ofMonth month: Int32, year: Int32) -> Int32 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
