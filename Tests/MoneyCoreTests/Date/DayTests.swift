import Testing

@testable import MoneyCore

struct DayTests {
  /// The length of a month by the calendar's rule, in other words than the engine's.
  private static func length(_ month: Int32, _ year: Int32) -> Int32 {
    let isLeap = year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Int(month) - 1]
  }

  /// Every day there is, counted up as a calendar is turned.
  @Test func followsTheCalendarDayByDay() throws {
    var (year, month, day): (Int32, Int32, Int32) = (1, 1, 1)
    var number = Day.range.lowerBound
    while true {
      let civil = Day(unchecked: number).civil
      // Months begin and end on the right number, and the days between follow.
      if civil.year != year || civil.month != month || civil.day != day
        || Day(year: year, month: month, day: day)?.number != number
      {
        Issue.record("\(number) is \(civil), not \(year)-\(month)-\(day)")
        return
      }
      if number == Day.range.upperBound { break }
      number += 1
      day += 1
      if day > Self.length(month, year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(year == 9999 && month == 12 && day == 31)
  }

  @Test(
    arguments: [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11016), (2024, 2, 29, 19782), (1, 1, 1, -719_162),
      (9999, 12, 31, 2_932_896), (1999, 1, 1, 10592), (1900, 3, 1, -25508),
    ] as [(Int32, Int32, Int32, Int32)])
  func knowsDays(_ year: Int32, _ month: Int32, _ day: Int32, _ number: Int32) {
    #expect(Day(year: year, month: month, day: day)?.number == number)
  }

  @Test func knowsTheLengthOfEachMonth() {
    for year in [1, 4, 100, 400, 1600, 1700, 1900, 2000, 2023, 2024, 2100, 9999] as [Int32] {
      for month in 1...12 as ClosedRange<Int32> {
        let length = Self.length(month, year)
        #expect(Day.length(ofMonth: month, year: year) == length)
        #expect(Day(year: year, month: month, day: length) != nil)
        #expect(Day(year: year, month: month, day: length + 1) == nil)
        #expect(Day(year: year, month: month, day: 0) == nil)
      }
    }
  }

  @Test(
    arguments: [
      (0, 1, 1), (-1, 1, 1), (10000, 1, 1), (2024, 0, 1), (2024, 13, 1), (2024, -1, 1), (2024, 1, 32), (2024, 1, -1),
      (2023, 2, 29), (1900, 2, 29), (2100, 2, 29), (2024, 2, 30), (2024, 4, 31), (.max, .max, .max), (.min, .min, .min),
    ] as [(Int32, Int32, Int32)])
  func refusesDaysThatAreNone(_ year: Int32, _ month: Int32, _ day: Int32) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test func staysInItsRange() {
    #expect(Day(number: Day.range.lowerBound) != nil && Day(number: Day.range.lowerBound - 1) == nil)
    #expect(Day(number: Day.range.upperBound) != nil && Day(number: Day.range.upperBound + 1) == nil)
    #expect(Day(number: .min) == nil && Day(number: .max) == nil)
  }

  @Test func isOrderedByTime() throws {
    let (early, late) = (day("1999-12-31"), day("2000-01-01"))
    #expect(early < late && late > early && early != late)
    #expect(late.number - early.number == 1)
  }

  /// An instant falls on the day whose first second is the last one not after it.
  @Test func holdsItsInstants() throws {
    var random = SplitMix64(seed: 40)
    for _ in 0..<500 {
      let number = Day.range.lowerBound + Int32(random.below(Day.range.count))
      let day = try #require(Day(number: number))
      try #require(day.instant == Int64(number) * 86_400)
      try #require(Day(instant: day.instant) == day)
      try #require(Day(instant: day.instant + 86_399) == day)
      try #require(Day(instant: day.instant - 1)?.number == (number == Day.range.lowerBound ? nil : number - 1))
    }
    #expect(Day(instant: -1)?.number == -1)
    #expect(Day(instant: (Int64(Day.range.upperBound) + 1) * 86_400 - 1)?.number == Day.range.upperBound)
    #expect(Day(instant: (Int64(Day.range.upperBound) + 1) * 86_400) == nil)
    #expect(Day(instant: Int64(Day.range.lowerBound) * 86_400 - 1) == nil)
    #expect(Day(instant: .max) == nil && Day(instant: .min) == nil)
  }

  @Test func weekdaysGoRound() throws {
    #expect(day("1970-01-01").weekday == 4 && day("2024-02-29").weekday == 4 && day("2000-01-01").weekday == 6)
    #expect(day("0001-01-01").weekday == 1 && day("9999-12-31").weekday == 5)
    for number in [Day.range.lowerBound, -8, -1, 0, 19_000, Day.range.upperBound - 9] {
      for offset in 0..<8 as Range<Int32> {
        let (one, next) = (Day(unchecked: number + offset).weekday, Day(unchecked: number + offset + 1).weekday)
        #expect((1...7).contains(one) && next == one % 7 + 1)
      }
    }
  }
}
