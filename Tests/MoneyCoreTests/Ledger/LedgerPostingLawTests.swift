import MoneyBooks
import MoneyCore
import Testing
@testable import MoneyLedger
@testable import MoneyPortfolio
@testable import MoneyTrade

/// Objects posted to a ledger keep their sums: each currency sums to zero, and each account to the amounts of its role.
struct LedgerPostingLawTests {
  private func account(_ role: PostingAccounts.Role) -> [UInt8] { Array("Assets:\(String(Message(role.name)))".utf8) }

  private func newLedger() throws -> (ledger: Ledger, accounts: PostingAccounts) {
    var ledger = Ledger(base: .euro)
    var accounts = PostingAccounts()
    for role in PostingAccounts.Role.allCases {
      try ledger.addAccount(account(role), .asset, currency: nil)
      accounts[role] = account(role)
    }
    return (ledger, accounts)
  }

  private func requireBalance(
    _ ledger: Ledger, _ role: PostingAccounts.Role, _ expected: Decimal, _ currency: CurrencyCode
  ) throws {
    let balance = try ledger.balance(of: account(role), in: currency, on: nil, withChildren: false)
    try #require(balance.amount == expected, "\(role) in \(String(currency))")
  }

  private func requireZero(_ ledger: Ledger) throws {
    let model = LedgerModel(of: ledger)
    for currency in model.currencies { try #require(try model.sum(currency) { _ in true }.isZero) }
  }

  @Test func receiptsAndTheirInvoicesKeepTheirTotals() {
    var receipts = 0
    forEachCase(seed: 1805, 90) { random in
      let policy = random.pick(everyPolicy)
      // A fixed discount above the subtotal is refused.
      guard let receipt = try? random.basket(lines: 6, policy).checkout() else { return }
      receipts += 1
      let (empty, accounts) = try newLedger()
      var ledger = empty
      let amounts = receipt.checkout
      try ledger.post(amounts, on: day("2024-01-02"), description: [], to: accounts)
      try requireBalance(ledger, .cash, amounts.payable, amounts.currency)
      try requireBalance(ledger, .revenue, amounts.net.negated, amounts.currency)
      try requireBalance(ledger, .tax, amounts.tax.negated, amounts.currency)
      try requireZero(ledger)
      guard !receipt.lineItems.isEmpty else { return }
      let invoice = try Invoice(receipt, amounts, zeroCategory: Array("Z".utf8))
      try ledger.post(invoice, on: day("2024-01-02"), description: [], to: accounts)
      try requireBalance(ledger, .receivable, amounts.payable, amounts.currency)
      try requireZero(ledger)
    }
    #expect(receipts > 45)
  }

  @Test func portfoliosKeepTheirCostAndGains() {
    for method in LotMethod.allCases {
      forEachCase(seed: 1806, 20) { random in
        let isTaxRule = method == .section104 || method == .adjustedCostBase
        let shortSales = isTaxRule ? .reject : random.pick(ShortSalePolicy.allCases)
        let portfolio = try random.portfolio(method, 30, shortSales)
        let (empty, accounts) = try newLedger()
        var ledger = empty
        do { try ledger.post(portfolio, from: nil, through: nil, to: accounts) } catch let failure as MoneyFailure {
          // A split that divides shares endlessly.
          try #require(failure.status == .inexact && ledger.transactions.isEmpty)
          return
        }
        try requireZero(ledger)
        let middle = day("2024-01-20")
        var parts = empty
        let first = try parts.post(portfolio, from: nil, through: middle, to: accounts)
        let rest = try parts.post(
          portfolio, from: Day(unchecked: middle.number + 1), through: nil, to: accounts)
        try #require(first + rest == ledger.transactions.count)
        for role in PostingAccounts.Role.allCases {
          for currency in [code("EUR"), code("USD")] {
            let balance = try ledger.balance(of: account(role), in: currency, on: nil, withChildren: false)
            try requireBalance(parts, role, balance.amount, currency)
          }
        }
      }
    }
  }

  @Test func walletsKeepTheirSums() {
    forEachCase(seed: 1807, 40) { random in
      var wallet = Wallet()
      for _ in 0..<random.below(40) {
        let amount = Money(decimal("\(random.below(2000) - 1000).25"), random.pick([code("EUR"), code("USD")]))
        let booked = Day(unchecked: 19_000 + Int32(random.below(30)))
        let effective = random.below(4) == 0 ? Day(unchecked: booked.number + 2) : nil
        _ = try wallet.add(
          amount,
          note: try WalletNote(label: [], day: booked, kind: random.pick(EntryKind.allCases), effective: effective))
      }
      let (empty, accounts) = try newLedger()
      var ledger = empty
      try #require(try ledger.post(wallet, from: nil, through: nil, to: accounts) == wallet.count)
      try requireZero(ledger)
      for currency in [code("EUR"), code("USD")] {
        let last = Day(unchecked: 19_015)
        let balance = try ledger.balance(of: account(.cash), in: currency, on: last, withChildren: false)
        let posted = try wallet.balance(of: currency, on: last, in: nil).posted
        try #require(balance.amount == posted.amount)
      }
    }
  }
}
