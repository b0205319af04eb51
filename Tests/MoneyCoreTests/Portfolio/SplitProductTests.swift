import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

struct SplitProductTests {
  /// A product of factors yields the same quantity as successive multiplications, including its digits.
  @Test func productsAreTheFactorsOneByOne() throws {
    let factors = ["2", "0.5", "4", "0.25", "10", "0.1", "1.5", "3", "0.04", "2.5", "7", "1.25", "0.2"].map(decimal)
    var random = SplitMix64(seed: 7)
    var refused = 0
    for _ in 0..<3000 {
      let quantity = Decimal(unchecked: Int128(random.below(1_000_000)) + 1, scale: UInt32(random.below(8)))
      var first: SplitProduct? = SplitProduct()
      for _ in 0..<random.below(10) { first = first?.times(factors[random.below(factors.count)]) }
      let earlier = try #require(first)
      var product: SplitProduct? = earlier
      var wanted: Decimal? = quantity
      for _ in 0..<random.below(60) {
        let factor = factors[random.below(factors.count)]
        wanted = wanted.flatMap { value in try? value.multiplied(by: factor) }
        product = product?.times(factor)
      }
      let found = product.flatMap { now in try? now.multiplying(quantity, since: earlier) }
      // A value between may need more digits than the last one.
      guard let wanted else {
        refused += 1
        continue
      }
      let value = try #require(found)
      #expect(value.coefficient == wanted.coefficient && value.scale == wanted.scale, "\(quantity)")
    }
    #expect(refused < 1500)
  }

  @Test func quantitiesThatDoNotFit() throws {
    var product: SplitProduct? = SplitProduct()
    for _ in 0..<200 { product = product?.times(decimal("2")) }
    let doubled = try #require(product)
    expectFailure(.overflow) { try doubled.multiplying(decimal("1"), since: SplitProduct()) }
    // 2^200 × 2^-200 comes back.
    for _ in 0..<200 { product = product?.times(decimal("0.5")) }
    let back = try #require(product)
    #expect(try back.multiplying(decimal("3"), since: SplitProduct()) == decimal("3"))
    #expect(try back.multiplying(decimal("3"), since: back) == decimal("3"))
    #expect(try doubled.multiplying(.zero, since: SplitProduct()).isZero)
    // 7^46 has more than 128 bits.
    product = SplitProduct()
    for _ in 0..<46 { product = product?.times(decimal("7")) }
    #expect(
      product == nil || product.flatMap { now in try? now.multiplying(decimal("1"), since: SplitProduct()) } == nil)
  }
}
