import Testing

@testable import MoneyCore

struct DayTextTests {
  @Test func readsWhatItWrites() throws {
    for number in stride(from: Day.range.lowerBound, through: Day.range.upperBound, by: 997) {
      let written = String(try #require(Day(number: number)))
      try #require(written.utf8.count == 10)
      try #require(day(written).number == number)
    }
    #expect(String(Day(unchecked: Day.range.lowerBound)) == "0001-01-01")
    #expect(String(Day(unchecked: Day.range.upperBound)) == "9999-12-31")
    #expect(String(Day(unchecked: 0)) == "1970-01-01")
  }

  @Test(arguments: [
    ("", 0), ("2", 1), ("2024", 4), ("2024-02-2", 9), ("2024-02-29 ", 10), ("2024-02-290", 10), (" 2024-02-29", 0),
    ("2024/02/29", 4), ("2024-2-29", 6), ("24-02-29", 2), ("20240229", 4), ("2024-02-2x", 9), ("-024-02-29", 0),
    ("2024-02-29T00:00:00Z", 10), ("2024-02−29", 7), ("٢٠٢٤-02-29", 0),
  ])
  func refusesWhatIsNotADate(_ text: String, _ position: Int) {
    expectFailure(.syntax, at: position, saying: "expected a date such as 2024-02-29, got \"\(text)\"") {
      try Day(reading: text)
    }
  }

  @Test(arguments: ["2023-02-29", "0000-01-01", "2024-00-10", "2024-13-01", "2024-04-31", "2024-01-00", "2024-01-32"])
  func refusesDaysThatAreNone(_ text: String) {
    expectFailure(.date, at: 0, saying: "invalid date \"\(text)\"") { try Day(reading: text) }
  }

  /// A byte of a date replaced by any other, and a byte added or removed.
  @Test func refusesAnyOtherByte() throws {
    let text = Array("2024-02-28".utf8)
    for place in 0..<10 {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[place] = byte
        let isHyphen = place == 4 || place == 7
        let isOfForm = isHyphen ? byte == 0x2D : (0x30...0x39).contains(byte)
        var (found, status, position): (Day?, MoneyStatus?, Int?) = (nil, nil, nil)
        do throws(MoneyFailure) {
          found = try changed.withUnsafeBufferPointer { (bytes) throws(MoneyFailure) in try Day(parsing: bytes) }
        } catch { (status, position) = (error.status, error.position) }
        if let found {
          try #require(isOfForm && found.isoText == changed)
        } else {
          try #require(status == (isOfForm ? .date : .syntax) && position == (isOfForm ? 0 : place))
        }
      }
    }
  }
}
