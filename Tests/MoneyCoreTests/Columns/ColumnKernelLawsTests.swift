import Testing

@testable import MoneyCore

/// Every kernel against the quotient of integers, at the limits of its range and on ties.
struct ColumnKernelLawsTests {
  private struct Quotient {
    let value: Int128
    let isRounded: Bool

    /// Nil where the mode does not allow rounding.
    init?(_ value: Int64, _ numerator: UInt64, over denominator: UInt64, _ rounding: Rounding) {
      let product = UInt128(value.magnitude) * UInt128(numerator)
      guard
        let quotient = try? RoundedQuotient(product, over: UInt128(denominator), isNegative: value < 0, rounding)
      else { return nil }
      self.value = value < 0 ? -Int128(quotient.magnitude) : Int128(quotient.magnitude)
      isRounded = quotient.isRounded
    }
  }

  /// A numerator and a denominator up to 2^58, often with few factors, as rates and powers of ten have.
  private func ratio(_ random: inout SplitMix64) -> (UInt64, UInt64) {
    func part(_ random: inout SplitMix64) -> UInt64 {
      switch random.below(3) {
      case 0: return PowerOfTen.word(random.below(10)) << UInt64(random.below(10))
      case 1: return UInt64(random.below(2_000_000) + 1)
      default: return max(random.next() >> UInt64(6 + random.below(58)), 1)
      }
    }
    return (part(&random), part(&random))
  }

  /// Any values; those next to powers of two, the limits of kernels; and halves, if the ratio produces any.
  private func values(_ denominator: UInt64, _ random: inout SplitMix64) -> [Int64] {
    var values = (0..<12).map { _ in Int64(bitPattern: random.next()) >> Int64(random.below(64)) }
    for _ in 0..<6 {
      let power = Int64(1) << Int64(random.below(63))
      values += [power, power - 1, -power, -power - 1]
    }
    let half = Int64(denominator >> 1)
    values += [half, -half, half &* 3, half &* 5, half &* (Int64(random.below(2000)) * 2 + 1), 0, 1, -1]
    return values
  }

  @Test func aKernelGivesTheRoundedQuotient() throws {
    var random = SplitMix64(seed: 701)
    var taken = 0
    for _ in 0..<4000 {
      let (numerator, denominator) = ratio(&random)
      let ratio = ColumnRatio(numerator, over: denominator, flags: 0)
      try #require(ratio.state == .short)
      let rounding = random.rounding()
      let kernel = ColumnKernel(ratio, rounding)
      let step = ColumnStep(ratio)
      for value in values(denominator, &random) {
        let wanted = Quotient(value, numerator, over: denominator, rounding)
        var what: Comment { "\(value) × \(numerator)/\(denominator), \(rounding)" }
        for known: UInt32 in [0, 1] {
          var input = value
          var output = Int64.min
          guard let kernel, let flags = kernel.run(&input, &output, 1, known) else {
            try #require(output == .min)
            continue
          }
          let quotient = try #require(wanted, what)
          try #require(Int128(output) == quotient.value, what)
          try #require(flags == known | (quotient.isRounded ? 1 : 0), what)
          taken += 1
          // In place.
          input = value
          try withUnsafeMutablePointer(to: &input) { place in
            try #require(kernel.run(place, place, 1, known) == flags && Int128(place.pointee) == quotient.value)
          }
        }
        guard step.takes(value) else { continue }
        let (result, isInexact) = step.applied(to: value, rounding)
        guard let quotient = wanted else {
          try #require(isInexact)
          continue
        }
        try #require(Int128(result) == quotient.value && isInexact == quotient.isRounded, what)
      }
    }
    #expect(taken > 100_000)
  }

  @Test func oneMultiplicationIsEnoughWhereTiesAreSeldom() throws {
    var random = SplitMix64(seed: 704)
    var (taken, ties, narrow) = (0, 0, 0)
    for _ in 0..<8000 {
      let (numerator, denominator) = ratio(&random)
      guard let kernel = ColumnSingleKernel(ColumnRatio(numerator, over: denominator, flags: 0)) else { continue }
      for value in values(denominator, &random) {
        var input = value
        var output: Int64 = 0
        guard kernel.fits(&input, 1) else { continue }
        let quotient = try #require(Quotient(value, numerator, over: denominator, .halfEven))
        let isRounded = kernel.run(&input, &output, 1, tells: true)
        try #require(Int128(output) == quotient.value, "\(value) × \(numerator)/\(denominator)")
        try #require(isRounded == quotient.isRounded)
        taken += 1
        if kernel.fitsNarrow(&input, 1) {
          try #require(kernel.runNarrow(&input, &output, 1, tells: true) == isRounded)
          try #require(Int128(output) == quotient.value, "narrow \(value) × \(numerator)/\(denominator)")
          narrow += 1
        }
        let twice = Int128(value) * Int128(numerator) * 2
        ties += twice % Int128(denominator) == 0 && twice / Int128(denominator) % 2 != 0 ? 1 : 0
      }
    }
    #expect(taken > 50_000 && ties > 1000 && narrow > 10_000)
  }

  @Test func aPassGivesEachRowItsRatio() throws {
    var random = SplitMix64(seed: 705)
    var (taken, left) = (0, 0)
    for _ in 0..<3000 {
      let count = random.below(9)
      let most = Int64(random.below(62))
      let ratios = (0..<count).map { _ in ratio(&random) }
      let steps = ratios.map { ColumnStep(ColumnRatio($0, over: $1, flags: 0)) }
      let coefficients = ratios.map { ratio in
        let all = values(ratio.1, &random).filter { $0 >= -(1 << most) && $0 < 1 << most }
        return random.pick(all)
      }
      let extent = coefficients.reduce(0 as UInt64) { $0 | UInt64(bitPattern: $1 ^ ($1 >> 63)) }
      let words = steps.reduce(0 as UInt64) { $0 | $1.word }
      // The magnitude that all ratios must accept for the pass to run.
      let power = Int64(1) << Int64(64 - extent.leadingZeroBitCount & 63)
      let areWide = extent >> 61 == 0 && steps.allSatisfy { $0.takes(power &- 1) && $0.takes(0 &- power) }
      guard let pass = ColumnPass(extent), pass.flags(words) != nil else {
        try #require(!areWide, "\(coefficients), \(ratios)")
        left += 1
        continue
      }
      try #require(areWide)
      let quotients: [Quotient] = try zip(coefficients, ratios).map { value, ratio in
        try #require(Quotient(value, ratio.0, over: ratio.1, .halfEven))
      }
      var output = [Int64](repeating: 0, count: count)
      let isRounded = pass.run(coefficients, steps, &output, count, tells: true)
      try #require(output.map { Int128($0) } == quotients.map(\.value), "\(coefficients), \(ratios)")
      try #require(isRounded == quotients.contains(where: \.isRounded))
      taken += count
    }
    #expect(taken > 3000 && left > 200, "\(taken), \(left)")
  }

  @Test func aRatioWithoutRoomOrWithAFailureTakesNothing() {
    for step in [ColumnStep.general, .failed(.noRate)] {
      for value in [0, 1, -1, Int64.min, .max] { #expect(!step.takes(value)) }
      #expect(ColumnPass(0)?.flags(step.word) == nil)
    }
    #expect(ColumnStep.general.status == nil && ColumnStep.failed(.noRate).status == .noRate)
    #expect(ColumnPass(0)?.flags(ColumnStep.zero.word) == 0 && ColumnPass(UInt64.max >> 2) == nil)
  }

  /// The number of each row's ratio; 7 on the general path.
  private func chosen(_ table: ColumnTable, _ indices: Column?, _ dates: Column?, _ count: Int) -> [Int] {
    let block = ColumnBlock()
    defer { block.deallocate() }
    table.choose(indices, dates, 0, count, block)
    return (0..<count).map { row in
      let slot = block.slots[row]
      return slot == table.general ? 7 : slot == table.null ? 8 : Int(slot.pointee.whole) - 1
    }
  }

  @Test func tablesFindWhatIsInThemAndNothingElse() {
    let steps = (0..<6).map { ColumnStep(UInt64($0 + 1), over: 1, flags: 0) }
    let own = ColumnSteps(count: 6)
    for (place, step) in steps.enumerated() { own.first[place] = step }
    let lines = [0, 3].map { ColumnLine(steps: UnsafePointer(own.first + $0), firstDay: 100, count: 3) }
    let table = ColumnTable(lines, ownLines: own)
    let indices: [Int128] = [0, 1, 1, 0, 2, -1, 1, 0, 1]
    let days: [Int128] = [100, 102, 101, 103, 100, 101, 99, Int128(Int32.max), Int128(Int32.min)]
    let places = ColumnMemory(.int32, indices, scale: 0, hasBitmap: false)
    let dates = ColumnMemory(.date32, days, scale: 0, hasBitmap: false)
    #expect(chosen(table, places.column, dates.column, 9) == [0, 5, 4, 7, 7, 7, 7, 7, 7])
    #expect(chosen(table, nil, dates.column, 9) == [0, 2, 1, 7, 0, 1, 7, 7, 7])
    #expect(!table.isOpen && table.status(code: 1, day: 102) == nil && table.status(code: 1, day: 103) == nil)
    let plain = ColumnTable(steps)
    #expect(chosen(plain, places.column, nil, 9) == [0, 1, 1, 0, 2, 7, 1, 0, 1])
    // Without lines, every row uses the general path or computes its own ratio.
    let empty = ColumnTable([nil, nil], ownLines: nil)
    #expect(chosen(empty, places.column, dates.column, 9).allSatisfy { $0 == 7 } && empty.isOpen)
    #expect(empty.general.pointee.status == nil && !empty.general.pointee.takes(0) && empty.null.pointee.takes(0))
  }
}
