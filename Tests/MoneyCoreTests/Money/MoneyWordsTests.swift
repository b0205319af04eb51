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

  /// Amounts near the edges of 64 bits, at every pair of scales: exactly those whose scales are at most 18 apart.
  @Test func alignsScalesThatAreNearEnough() throws {
    var random = SplitMix64(seed: 64)
    let edges: [Int64] = [0, 1, -1, .max, .min, .max - 1, .min + 1]
    for (left, right) in (0...38).flatMap({ left in (0...38).map { (UInt32(left), UInt32($0)) } }) {
      for _ in 0..<12 {
        let coefficients = (0..<2).map { _ in
          random.below(3) == 0 ? random.pick(edges) : Int64(bitPattern: random.next()) >> Int64(random.below(64))
        }
        let a = Money(Decimal(unchecked: Int128(coefficients[0]), scale: left), .euro)
        let b = Money(Decimal(unchecked: Int128(coefficients[1]), scale: right), .euro)
        let sums = [
          (words(a).alignedSum(words(b)), try? a.adding(b)),
          (a.amount.words.alignedSum(b.amount.words), try? a.adding(b)),
          (words(a).alignedDifference(words(b)), try? a.subtracting(b)),
          (a.amount.words.alignedDifference(b.amount.words), try? a.subtracting(b)),
        ]
        let isNear = left.distance(to: right).magnitude <= 18
        for (found, wanted) in sums {
          try #require((found != nil) == isNear, "\(String(a)), \(String(b))")
          guard let found else { continue }
          let amount = try #require(wanted).amount
          let isSame = found.coefficient == amount.coefficient && found.scale == amount.scale
          try #require(isSame, "\(String(a)), \(String(b))")
        }
        let order = isNear ? try a.order(to: b) : nil
        try #require(words(a).alignedOrder(words(b)) == order, "\(String(a)), \(String(b))")
        try #require(a.amount.words.alignedOrder(b.amount.words) == order, "\(String(a)), \(String(b))")
        try #require(words(a).isEqual(words(b)) == order.map { $0 == 0 }, "\(String(a)), \(String(b))")
      }
    }
  }

  @Test func alignsNoInvalidAmounts() {
    let one = words(money("1.00 EUR"))
    let pair = words(money("1.0 EUR"))
    #expect(one.alignedOrder(pair) == 0)
    var others = ["99999999999999999999.0 EUR", "-99999999999999999999.0 EUR", "1.0 USD", "1.0 EURO", "1.0 eur"].map {
      words(Money(money(String($0.prefix { $0 != " " }) + " EUR").amount, code(String($0.split(separator: " ")[1]))))
    }
    for bit in 0..<64 where bit != 32 && bit != 48 {
      // A label with one bit changed, unless it is another valid scale.
      let label = pair.label ^ (1 << UInt64(bit))
      let scale = UInt32(truncatingIfNeeded: label)
      if scale <= 38, bit < 32 { continue }
      others.append(MoneyWords(low: 10, high: 0, scale: scale, head: UInt32(label >> 32), tail: 0))
    }
    for bit in 0..<64 { others.append(MoneyWords(low: 10, high: 0, scale: 1, head: pair.head, tail: 1 << UInt64(bit))) }
    for other in others {
      for (a, b) in [(one, other), (other, one)] {
        #expect(a.alignedSum(b) == nil && a.alignedDifference(b) == nil && a.alignedOrder(b) == nil, "\(other)")
      }
    }
    let other = words(money("1.00 USD"))
    #expect(one.isEqual(other) == false && pair.isEqual(other) == false && one.isEqual(pair) == true)
    #expect(one.isEqual(words(Money(decimal("1.00"), code("EURO")))) == nil)
    // Both are wrong in the same way.
    let lowercase = MoneyWords(low: 1, high: 0, scale: 1, head: one.head | 0x20_2020, tail: 0)
    #expect(lowercase.alignedOrder(lowercase) == nil && !lowercase.isPlain)
  }

  @Test func changesSigns() {
    for value in [0, 1, -1, Int64.max, .min, 1250, -1250] {
      let amount = Money(Decimal(unchecked: Int128(value), scale: 3), .euro)
      let words = words(amount)
      let negated = [words.negated, amount.amount.words.negated]
      #expect(negated.allSatisfy { $0?.coefficient == -Int128(value) && $0?.scale == 3 })
      let absolute = [words.absolute, amount.amount.words.absolute]
      #expect(absolute.allSatisfy { $0?.coefficient == abs(Int128(value)) && $0?.scale == 3 })
      #expect(words.sign == Int32(value.signum()) && amount.amount.words.sign == words.sign)
    }
    let long = words(money("99999999999999999999.00 EUR"))
    #expect(long.negated == nil && long.absolute == nil && long.number.negated == nil)
    #expect(RawDecimal(low: 1, high: 0, label: 39).negated == nil)
    #expect(RawDecimal(low: 1, high: 0, label: 2 | 1 << 32).absolute == nil)
  }

  @Test func findsTheFirstExtreme() throws {
    var random = SplitMix64(seed: 65)
    var found = 0
    for _ in 0..<4000 {
      let amounts = (0..<random.below(6)).map { _ in
        let few = Decimal(unchecked: Int128(random.below(30)), scale: UInt32(random.below(3)))
        return Money(random.below(40) == 0 ? random.decimal() : few, random.below(60) == 0 ? code("USD") : .euro)
      }
      for side in [DecimalExtreme.Side.minimum, .maximum] {
        guard let position = side.position(among: amounts.count, at: { words(amounts[$0]) }) else { continue }
        var extreme = MoneyExtreme(side)
        for amount in amounts { try extreme.add(amount) }
        try #require(position == extreme.index)
        found += 1
      }
    }
    #expect(found > 4000)
  }

  @Test func readsAndWritesTexts() throws {
    var random = SplitMix64(seed: 66)
    var read = 0
    let codes = ["EUR", "USD", "GBp", "DOGE", "ZZZ"].map { code($0) }
    for _ in 0..<30_000 {
      let amount = Money(random.plainDecimal(), random.pick(codes))
      var text = amount.plainText
      var buffer = [UInt8](repeating: 0xA5, count: 80)
      let room = random.below(60)
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.flatMap { words(amount).write(to: $0, room: room) }
      }
      try #require(buffer[room...].allSatisfy { $0 == 0xA5 })
      if let count { try #require(Array(buffer[..<count]) == text) }
      if random.below(4) == 0 { text[random.below(text.count)] = random.pick(Array("0. -+Ee\u{0}".utf8)) }
      guard let found = text.withUnsafeBufferPointer({ MoneyWords.read($0) }) else { continue }
      let wanted = try reading(bytes: text) { (text) throws(MoneyFailure) in try Money(parsing: text) }
      try #require(found.number.coefficient == wanted.amount.coefficient && found.number.scale == wanted.amount.scale)
      try #require(found.head == wanted.currency.words.head && wanted.currency.words.tail == 0)
      read += 1
    }
    #expect(read > 8000)
  }
}

extension Decimal {
  fileprivate var words: RawDecimal {
    RawDecimal(low: UInt64(truncatingIfNeeded: coefficient), high: Int64(coefficient >> 64), label: UInt64(scale))
  }
}
