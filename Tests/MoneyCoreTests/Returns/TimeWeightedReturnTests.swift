import Testing
@testable import MoneyCore
@testable import MoneyReturns

struct TimeWeightedReturnTests {
  private func point(_ date: String, _ value: String, _ flow: String) -> ValuePoint {
    ValuePoint(day: day(date), value: decimal(value), flow: decimal(flow))
  }

  private func total(_ points: [ValuePoint], digits: UInt32 = 4) throws -> String {
    String(try TimeWeightedReturn(points).rounded(digits: digits, .halfEven).value)
  }

  @Test func flowsDoNotMatter() throws {
    // 10 % up, 20 % down, regardless of flows in between.
    for flow in ["0", "50", "-60", "999999.99", "-109.99"] {
      let invested = try decimal("110").adding(decimal(flow))
      let end = String(try invested.multiplied(by: decimal("0.8")))
      let points = [point("2023-01-01", "0", "100"), point("2023-06-01", "110", flow), point("2024-01-01", end, "7")]
      #expect(try total(points) == "-0.1200")
      #expect(!(try TimeWeightedReturn(points).rounded(digits: 2, .unnecessary).isRounded))
    }
  }

  /// Flows of one day count in their order: 110 receive 50, and then 160 pay out 20.
  @Test func severalFlowsOfOneDay() throws {
    let points = [
      point("2020-01-01", "0", "100"), point("2020-06-01", "110", "50"), point("2020-06-01", "160", "-20"),
      point("2020-12-31", "147", "0"),
    ]
    #expect(try total(points) == "0.1550")
    // A flow in parts is the same flow.
    let whole = [points[0], point("2020-06-01", "110", "30"), points[3]]
    #expect(try total(whole) == "0.1550")
    #expect(try TimeWeightedReturn(points).annualised() == TimeWeightedReturn(whole).annualised())
    let day = [point("2020-01-01", "100", "0"), point("2020-01-01", "110", "0")]
    #expect(try total(day) == "0.1000")
    expectFailure(.divisionByZero, saying: "points must be on more than one date") {
      try TimeWeightedReturn(day).annualised()
    }
  }

  /// Splitting a period where nothing flows changes nothing.
  @Test func periodsWithoutFlowsAreOne() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<100 {
      let values = (0..<(2 + random.below(60))).map { _ in "\(1 + random.below(1_000_000))" }
      let points = values.enumerated().map {
        ValuePoint(day: Day(unchecked: Int32($0.offset * 7)), value: decimal($0.element), flow: .zero)
      }
      let ends = [points[0], points[points.count - 1]]
      #expect(try total(points, digits: 20) == total(ends, digits: 20))
      #expect(try TimeWeightedReturn(points).annualised() == TimeWeightedReturn(ends).annualised())
    }
  }

  @Test func annualised() throws {
    let doubled = [point("2022-01-01", "1", "0"), point("2024-01-01", "1.21", "0")]
    #expect((try TimeWeightedReturn(doubled).annualised() - 0.1).magnitude < 1e-12)
    let lost = [point("2022-01-01", "1", "0"), point("2024-01-01", "0", "0")]
    #expect(try TimeWeightedReturn(lost).annualised() == -1)
    let much = [point("2022-01-01", "1", "0"), point("2022-01-02", "1000", "0")]
    expectFailure(.overflow) { try TimeWeightedReturn(much).annualised() }
  }

  @Test func refused() {
    expectFailure(.argument) { try TimeWeightedReturn([]) }
    expectFailure(.argument) { try TimeWeightedReturn([point("2024-01-01", "1", "0")]) }
    expectFailure(.argument, saying: "dates must not descend, got 2024-01-01 after 2024-01-02") {
      try TimeWeightedReturn([point("2024-01-02", "1", "0"), point("2024-01-01", "1", "0")])
    }
    expectFailure(.argument) {
      try TimeWeightedReturn([point("2024-01-01", "1", "-2"), point("2024-01-02", "1", "0")])
    }
    expectFailure(.divisionByZero) {
      try TimeWeightedReturn([point("2024-01-01", "1", "-1"), point("2024-01-02", "1", "0")])
    }
  }
}
