import Testing

@testable import MoneyCore

/// The fast path returns the general path's result, or defers to it.
struct MoneyWordsTests {
  private func words(_ amount: Money) -> MoneyWords {
    MoneyWords(
      low: UInt64(truncatingIfNeeded: amount.amount.coefficient), high: Int64(amount.amount.coefficient >> 64),
      scale: amount.amount.scale, head: amount.currency.words.head, tail: amount.currency.words.tail)
  }

  @Test func agreesWithTheWholeWay() throws {
    var random = SplitMix64(seed: 62)
    let codes = ["EUR", "USD", "GBp", "DOGE"].map { code($0) }
    var taken = 0
    for _ in 0..<3000 {
      let scale = UInt32(random.below(3))
      let amounts = (0..<2).map { _ in
        let value = random.below(6) == 0 ? random.decimal().coefficient : Int128(Int64(bitPattern: random.limb()))
        return Money(Decimal(unchecked: value, scale: scale), random.below(3) == 0 ? random.pick(codes) : codes[0])
      }
      let (a, b) = (amounts[0], amounts[1])
      var what: Comment { "\(String(a)), \(String(b))" }
      if let sum = words(a).sum(words(b)) {
        try #require(try a.adding(b) == Money(Decimal(unchecked: Int128(sum), scale: scale), a.currency), what)
        taken += 1
      }
      if let difference = words(a).difference(words(b)) {
        try #require(
          try a.subtracting(b) == Money(Decimal(unchecked: Int128(difference), scale: scale), a.currency), what)
      }
      if let order = words(a).order(words(b)) { try #require(try a.order(to: b) == order, what) }
    }
    #expect(taken > 500)
  }

  @Test func takesEveryLabelThatIsOneAndNoOther() throws {
    var random = SplitMix64(seed: 63)
    let edges: [UInt64] = [0, 0x25, 0x26, 0x27, 0x40, 0x41, 0x5A, 0x5B, 0x7F, 0x80, 0x81, 0xC1, 0xDA, 0xFF]
    var taken = 0
    for _ in 0..<200_000 {
      // Mostly a good one with a byte or two changed.
      var label: UInt64 = 0x0052_5545_0000_0002
      for _ in 0..<random.below(3) {
        let byte = random.below(2) == 0 ? random.pick(edges) : UInt64(random.below(256))
        let shift = UInt64(random.below(8)) * 8
        label = label & ~(0xFF << shift) | byte << shift
      }
      let (scale, head) = (UInt32(truncatingIfNeeded: label), UInt32(truncatingIfNeeded: label >> 32))
      let words = MoneyWords(low: 1, high: 0, scale: scale, head: head, tail: 0)
      let isPlain = scale <= Decimal.maximumScale && CurrencyCode(head: head, tail: 0).isThreeUppercaseLetters
      try #require((words.order(words) == 0) == isPlain, "\(label)")
      taken += isPlain ? 1 : 0
    }
    #expect(taken > 1000 && taken < 199_000)
  }

  @Test func leavesWhatIsNotPlain() {
    let one = words(money("1.00 EUR"))
    func expectLeft(_ other: MoneyWords) {
      for (a, b) in [(one, other), (other, one), (other, other)] {
        #expect(a.sum(b) == nil && a.difference(b) == nil && a.order(b) == nil)
      }
    }
    // Longer than 64 bits, without a code, with a code of another length, with an invalid scale.
    expectLeft(words(money("99999999999999999999.00 EUR")))
    expectLeft(words(money("-99999999999999999999.00 EUR")))
    expectLeft(MoneyWords(low: 100, high: 0, scale: 2, head: 0, tail: 0))
    expectLeft(MoneyWords(low: 100, high: 0, scale: 2, head: one.head | 0x5A00_0000, tail: 0))
    expectLeft(MoneyWords(low: 100, high: 0, scale: 2, head: one.head, tail: 1))
    expectLeft(MoneyWords(low: 100, high: 0, scale: 2, head: one.head | 0x20, tail: 0))
    expectLeft(MoneyWords(low: 100, high: 0, scale: 39, head: one.head, tail: 0))
    expectLeft(MoneyWords(low: .max, high: 0, scale: 2, head: one.head, tail: 0))
    // Another scale or currency.
    for other in ["1.0 EUR", "1.00 USD"] { #expect(one.sum(words(money(other))) == nil) }
    let most = MoneyWords(low: UInt64(Int64.max), high: 0, scale: 2, head: one.head, tail: 0)
    #expect(most.sum(one) == nil && most.difference(one) == .max - 100 && most.order(one) == 1)
  }
}
