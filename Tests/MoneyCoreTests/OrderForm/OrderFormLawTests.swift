import Testing
@testable import MoneyCore
@testable import MoneyDesk
@testable import MoneyPortfolio

/// Laws of every form, for any input.
struct DraftLawTests {
  @Test func twoFiguresGiveTheThird() throws {
    var random = SplitMix64(seed: 0xD7AF)
    let figures: [OrderField] = [.quantity, .price, .sum]
    var found = 0
    for _ in 0..<5_000 {
      let empty = random.pick(figures)
      let typed = random.shuffled(figures.filter { $0 != empty })
      let texts = typed.map { _ in
        let value = random.flip() ? random.plainDecimal() : random.decimal()
        return String(value).replacing("-", with: "")
      }
      var form = try OrderForm.filled()
      for (field, text) in zip(typed, texts) { try form.set(field, text) }
      for (field, text) in zip(typed, texts) { #expect(form.shown(field) == text) }
      // The order of typing is nothing to it.
      var other = try OrderForm.filled()
      for (field, text) in zip(typed, texts).reversed() { try other.set(field, text) }
      for field in OrderField.allCases {
        #expect(form.text(of: field) == other.text(of: field) && form.state(of: field) == other.state(of: field))
      }
      guard let made = try? form.transaction() else { continue }
      found += 1
      let quantity = Fraction(made.quantity)
      let (price, sum) = (Fraction(decimal(form.shown(.price))), Fraction(try #require(made.total).amount))
      guard empty == .price else {
        #expect(quantity * price == sum)
        continue
      }
      // To the nearest of 8 digits.
      let off = (quantity * price - sum).magnitude * Fraction(decimal("200000000"))
      #expect(!(quantity < off))
      if price == .zero { continue }
      // The price that was shown agrees when it is typed, and nothing that is kept has changed.
      try form.set(.price, form.shown(.price))
      #expect(try form.transaction().quantity == made.quantity && form.state(of: .price) == .ok)
    }
    #expect(found > 1_000)
  }

  @Test func whateverIsTypedIsSavedWholeOrNotAtAll() throws {
    var random = SplitMix64(seed: 0x5AFE)
    let words = ["", "buy", "sell", "abc", "ABC", "2024-01-02", "1", "2", "0.5", "-1", "1e5", "9", "ÄÖÜ", "2024-02-30"]
    let right = ["2024-01-02", "buy", "ABC", "2", "5", "10.00"]
    var portfolio = try Portfolio.empty()
    var saved = 0
    for _ in 0..<3_000 {
      let id = portfolio.transaction(at: random.below(20))?.id
      let new = try OrderForm(for: portfolio)
      var form = id.flatMap { try? OrderForm(editing: $0, of: portfolio) } ?? new
      for field in OrderField.allCases where random.below(4) != 0 {
        let any = (0..<random.below(64)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        let text =
          random.below(6) != 0
          ? Array(right[Int(field.rawValue)].utf8) : random.flip() ? Array(random.pick(words).utf8) : any
        try form.set(field, to: text)
      }
      let (texts, count, revision) = (
        OrderField.allCases.map { form.text(of: $0) }, portfolio.count, portfolio.revision
      )
      let isRight = OrderField.allCases.allSatisfy { form.state(of: $0) == .ok }
      if let made = try? form.save(in: &portfolio) {
        saved += 1
        #expect(isRight && portfolio.revision == revision + 1)
        #expect(portfolio.count == (id == nil ? count + 1 : count))
        #expect(portfolio.transaction(made.id)?.quantity == made.quantity)
      } else {
        #expect(portfolio.count == count && portfolio.revision == revision)
      }
      #expect(OrderField.allCases.map { form.text(of: $0) } == texts)
    }
    #expect(saved > 300)
  }
}
