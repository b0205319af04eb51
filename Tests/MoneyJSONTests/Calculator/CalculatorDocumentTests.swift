import MoneyCore
import Testing
@testable import MoneyCalculator
@testable import MoneyCoreTests
@testable import MoneyJSON

struct CalculatorDocumentTests {
  private func read(_ text: String) throws(MoneyFailure) -> Calculator {
    try reading(text) { (text) throws(MoneyFailure) in try CalculatorDocument.read(text) }
  }

  @Test func theSameBytesComeBackInEveryState() throws {
    var random = SplitMix64(seed: 5)
    var calculator = Calculator()
    let first = try CalculatorDocument.write(calculator)
    for _ in 0..<5000 {
      let key = random.pick(CalculatorKey.allCases)
      _ = try? calculator.press(key)
      let text = try CalculatorDocument.write(calculator)
      if key == .clear { #expect(text == first) }
      let again = try read(String(text))
      #expect(try CalculatorDocument.write(again) == text)
      #expect(again.display == calculator.display)
    }
  }

  @Test func whatIsReadIsAStateThatKeysLeadTo() throws {
    // Random elements: an accepted document must accept every key, too.
    let elements = [
      "\"0\"", "\"12\"", "\"1.\"", "\"-3\"", "\"-0.0\"", "\"0.5\"", "\"+\"", "\"x\"", "\"÷\"", "\"-\"", "\"01\"", "{}",
      "{\"denominator\":\"3\",\"numerator\":\"1\"}", "{\"denominator\":\"3\",\"numerator\":\"-1000\"}",
    ]
    var random = SplitMix64(seed: 6)
    var taken = 0
    for _ in 0..<20_000 {
      let operation = (0..<random.below(6)).map { _ in random.pick(elements) }.joined(separator: ",")
      let shows = random.flip() ? "result" : "operation"
      let text =
        "{\"digits\":5,\"format\":\"libmoney.calculator\",\"operation\":[\(operation)],\"shows\":\"\(shows)\",\"version\":1}"
      do throws(MoneyFailure) {
        let calculator = try read(text)
        taken += 1
        #expect(String(try CalculatorDocument.write(calculator)) == text)
        #expect((calculator.state == .result) == (shows == "result"))
      } catch {
        #expect(error.status == .document && error.position != nil, "\(text)")
      }
    }
    #expect(taken > 1000)
  }
}
