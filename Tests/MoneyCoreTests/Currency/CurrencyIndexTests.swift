import Testing
@testable import MoneyCore
@testable import MoneyLedger

struct CurrencyIndexTests {
  private func own(_ number: Int) -> CurrencyCode { code("own\(number)") }

  @Test func findsFewAndMany() {
    var codes: [CurrencyCode] = []
    var index = CurrencyIndex()
    for number in 0..<300 {
      #expect(index.find(own(number), among: codes.count) { codes[$0] } == nil)
      codes.append(own(number))
      index.insertLast(of: codes.count) { codes[$0] }
      for place in [0, number / 2, number] {
        #expect(index.find(own(place), among: codes.count) { codes[$0] } == place)
      }
    }
  }

  /// Bags, wallets and registries of more currencies than are looked through.
  @Test func manyCurrenciesAddUp() throws {
    var bag = MoneyBag()
    var wallet = Wallet()
    var registry = CurrencyRegistry()
    for number in 0..<40 { try registry.add(own(number), digits: 2, name: []) }
    for turn in 1...3 {
      for number in 0..<40 {
        let money = Money(Decimal(unchecked: Int128(number + turn), scale: 2), own(number))
        try bag.add(money)
        try wallet.post([(money, .none)], isCovered: false)
      }
    }
    #expect(bag.amounts.count == 40 && wallet.currencies == (0..<40).map(own))
    for number in 0..<40 {
      let sum = Money(Decimal(unchecked: Int128(3 * number + 6), scale: 2), own(number))
      #expect(bag.amount(of: own(number)) == sum)
      #expect(wallet.sum(of: own(number)) == sum)
      #expect(registry.find(own(number))?.code == own(number))
    }
    #expect(registry.find(own(40)) == nil && bag.amount(of: own(40)).amount.isZero)
    expectFailure(.duplicateCurrency) { try registry.add(own(17), digits: 2, name: []) }
  }
}
