import Testing
@testable import MoneyCore
@testable import MoneyReturns

struct XirrTests {
  private func flow(_ date: String, _ amount: String) -> CashFlow {
    CashFlow(day: day(date), amount: decimal(amount))
  }

  private func isNear(_ rate: Double?, _ wanted: Double, within distance: Double = 1e-9) -> Bool {
    guard let rate else { return false }
    return (rate - wanted).magnitude < distance
  }

  @Test func vectors() throws {
    let vectors = try ProjectFiles.vectors("xirr")
    #expect(vectors.count >= 4)
    for vector in vectors {
      let flows = try #require(vector["flows"] as? [[String]]).map { flow($0[0], $0[1]) }
      let xirr = try Xirr(flows)
      if let reason = vector["undefined"] as? String {
        let found = try #require(xirr.reason)
        #expect(xirr.outcome == .undefined && xirr.rates.isEmpty && "\(found.text)" == reason)
        continue
      }
      // The cases come from a spreadsheet, which stops at 1e-8.
      let text = try #require(vector["root"] as? String)
      let root = try #require(Double(text))
      #expect(xirr.outcome == .one && xirr.isCertain && isNear(xirr.rates.first, root, within: 1e-8), "\(vector)")
    }
  }

  /// Roots put in as factors of a product, of yearly flows: all of them come out, ascending.
  @Test(arguments: [[5], [10, 20], [-30, 0, 40], [-50, 10, 90, 250], [0], [100, 900]])
  func rootsPutInComeOut(percents: [Int]) throws {
    var amounts = [decimal("-1")]
    for percent in percents {
      let root = try decimal("1").adding(Decimal(unchecked: Int128(percent), scale: 2))
      var product = amounts + [.zero]
      for (index, amount) in amounts.enumerated() {
        let shifted = try amount.multiplied(by: root)
        product[index + 1] = try product[index + 1].adding(
          Decimal(unchecked: -shifted.coefficient, scale: shifted.scale))
      }
      amounts = product
    }
    let flows = amounts.enumerated().map { CashFlow(day: Day(unchecked: Int32($0.offset * 365)), amount: $0.element) }
    let xirr = try Xirr(flows.reversed())
    #expect(xirr.outcome == (percents.count == 1 ? .one : .several) && xirr.isCertain && xirr.reason == nil)
    #expect(xirr.rates.count == percents.count)
    for (rate, percent) in zip(xirr.rates, percents) { #expect(isNear(rate, Double(percent) / 100), "\(xirr.rates)") }
    if percents.contains(0) { #expect(xirr.rates.contains(0), "0 is exact") }
  }

  @Test func orderAndSizeDoNotMatter() throws {
    var random = SplitMix64(seed: 20_240_229)
    for _ in 0..<200 {
      let flows = (0..<(1 + random.below(40))).map { _ in
        CashFlow(
          day: Day(unchecked: Int32(random.below(9000))),
          amount: Decimal(unchecked: Int128(random.below(200_001) - 100_000), scale: 2))
      }
      let xirr = try Xirr(flows)
      let same = try Xirr(random.shuffled(flows))
      #expect(same.rates.map(\.bitPattern) == xirr.rates.map(\.bitPattern) && same.outcome == xirr.outcome)
      // Turning every sign leaves the rates as they are, to the last bit.
      let turned = try Xirr(
        flows.map { CashFlow(day: $0.day, amount: Decimal(unchecked: -$0.amount.coefficient, scale: 2)) })
      #expect(turned.rates.map(\.bitPattern) == xirr.rates.map(\.bitPattern) && turned.reason == xirr.reason)
      // As binary fractions scale without rounding, so do days: moving all flows changes nothing.
      let moved = try Xirr(flows.map { CashFlow(day: Day(unchecked: $0.day.number + 12_345), amount: $0.amount) })
      #expect(moved.rates.map(\.bitPattern) == xirr.rates.map(\.bitPattern))
      for (left, right) in zip(xirr.rates, xirr.rates.dropFirst()) { #expect(left <= right) }
    }
  }

  @Test func everyReason() throws {
    let cases: [(XirrOutcome, XirrReason, [CashFlow])] = [
      (.undefined, .noFlows, []),
      (.undefined, .noFlows, [flow("2024-01-01", "0")]),
      (.undefined, .oneDate, [flow("2024-01-01", "-1"), flow("2024-01-01", "2"), flow("2024-01-02", "0")]),
      (.undefined, .oneSign, [flow("2024-01-01", "1"), flow("2024-01-02", "1")]),
      (
        .undefined, .alwaysZero,
        [
          flow("2024-01-01", "1"), flow("2024-01-02", "3"), flow("2024-01-01", "-1"), flow("2024-01-02", "-3.00"),
        ]
      ),
      (.none, .outOfRange, [flow("2024-01-01", "-1"), flow("2024-01-02", "10")]),
      (.none, .noRoot, [flow("2024-01-01", "1"), flow("2025-01-01", "-1"), flow("2026-01-01", "1")]),
    ]
    // Two are of portfolios alone.
    #expect(Set(cases.map(\.1)).count == XirrReason.allCases.count - 2)
    for (outcome, reason, flows) in cases {
      let xirr = try Xirr(flows)
      #expect(xirr.outcome == outcome && xirr.reason == reason && xirr.rates.isEmpty, "\(reason)")
    }
  }

  /// A sum that touches 0 without crossing it is one rate, and reported as unproven.
  @Test func touching() throws {
    let xirr = try Xirr([flow("2021-01-01", "-100"), flow("2022-01-01", "220"), flow("2023-01-01", "-121")])
    #expect(xirr.outcome == .one && !xirr.isCertain && isNear(xirr.rates.first, 0.1, within: 1e-6))
  }

  @Test func extremes() throws {
    let most = "99999999999999999999999999999999999999"
    let xirr = try Xirr([flow("0001-01-01", "-" + most), flow("9999-12-31", most)])
    #expect(xirr.rates == [0])
    let tiny = try Xirr([flow("2023-01-01", "-0.00000000000000000000000000000000000001"), flow("2024-01-01", "1")])
    #expect(isNear((tiny.rates.first ?? 0) / 1e38, 1, within: 1e-12))
    expectFailure(.overflow) { try Xirr([flow("2024-01-01", most), flow("2024-01-01", most)]) }
  }

  /// Rates of two flows, (out / in)^(365 / days) - 1, rounded to doubles by Python's decimal from 80 digits.
  @Test(arguments: [
    ("1000", "1100", 730, 0.04880884817015155), ("59", "60", 243_628, 2.5180502328496564e-05),
    ("3496863", "3500808", 2657, 0.0001549025166858815), ("651", "652", 15, 0.038055979184821245),
  ])
  func nearestDouble(paid: String, taken: String, days: Int, wanted: Double) throws {
    let flows = [
      CashFlow(day: Day(unchecked: 0), amount: decimal("-" + paid)),
      CashFlow(day: Day(unchecked: Int32(days)), amount: decimal(taken)),
    ]
    let xirr = try Xirr(flows)
    #expect(xirr.isCertain && xirr.rates == [wanted])
    let growth = ExactRatio(
      isNegative: false, BigUnsigned(decimal(taken).magnitude), over: BigUnsigned(decimal(paid).magnitude))
    #expect(Xirr.rate(of: growth, in: Int32(days)) == wanted)
  }

  /// The rate 1 + 2^-53 is the midpoint of two doubles, and one a little above it is not.
  @Test func ties() throws {
    let tie = try Xirr([flow("2023-01-01", "-9007199254740992"), flow("2024-01-01", "18014398509481985")])
    #expect(tie.isCertain && tie.rates == [1])
    let above = try Xirr([
      flow("2023-01-01", "-9007199254740992"), flow("2024-01-01", "18014398509481985.000000000000000000001"),
    ])
    #expect(above.isCertain && above.rates == [(1.0 as Double).nextUp])
  }

  /// 6 - 5y + y² is 0 for a growth of 1/2 and of 1/3 a day, and a year of either is -1 to a double.
  @Test func ratesOfOneDoubleAreOne() throws {
    let xirr = try Xirr([flow("2024-01-01", "6"), flow("2024-01-02", "-5"), flow("2024-01-03", "1")])
    #expect(xirr.outcome == .one && xirr.rates == [-1] && !xirr.isCertain)
  }

  /// Parts of a sum need more digits than the sum.
  @Test func orderOfWideFlowsDoesNotMatter() throws {
    var random = SplitMix64(seed: 5)
    let flows = [
      flow("2024-01-01", "-130"), flow("2034-01-01", "8260.000000000000000000000000000001"),
      flow("2034-01-01", "-1.000000000000000000000000000001"),
      flow("2034-01-01", "14079" + String(repeating: "0", count: 30)),
      flow("2034-01-01", "0.00000000000000000000000000000000000001"),
      flow("2034-01-01", "-0.00000000000000000000000000000000000001"),
    ]
    let xirr = try Xirr(flows)
    #expect(xirr.outcome == .one)
    for _ in 0..<50 { #expect(try Xirr(random.shuffled(flows)).rates == xirr.rates) }
    // All flows together have more than 38 digits; those of each day do not.
    let most = String(repeating: "9", count: 38)
    let large = [flow("2024-01-01", "-" + most), flow("2025-01-01", most), flow("2026-01-01", most)]
    #expect(try Xirr(large).outcome == .one)
  }

  @Test func approximateSizes() {
    #expect(decimal("-12.50").approximateSize(scale: 2) == 1250)
    #expect(decimal("0.1").approximateSize(scale: 23) == 1e22)
    #expect(decimal("18446744073709551616").approximateSize(scale: 0) == 0x1p64)
    // Two multiplications: the last bits may be off.
    #expect((decimal("9").approximateSize(scale: 38) / 9e38 - 1).magnitude < 0x1p-51)
  }
}
