import Testing

@testable import MoneyCore

struct RoundedKeysTests {
  @Test func knowsDirectionsAndDays() {
    var keys = RoundedKeys()
    let (eur, usd) = (code("EUR"), code("USD"))
    #expect(!keys.contains(from: eur, to: usd, day: nil))
    keys.add(from: eur, to: usd, day: nil)
    keys.add(from: usd, to: eur, day: day("2024-03-01"))
    #expect(keys.contains(from: eur, to: usd, day: nil))
    #expect(keys.contains(from: usd, to: eur, day: day("2024-03-01")))
    #expect(!keys.contains(from: eur, to: usd, day: day("2024-03-01")))
    #expect(!keys.contains(from: usd, to: eur, day: nil))
    #expect(!keys.contains(from: usd, to: eur, day: day("2024-03-02")))
    // No day is not the day before the epoch.
    #expect(!keys.contains(from: eur, to: usd, day: Day(number: -1)))
  }
}
