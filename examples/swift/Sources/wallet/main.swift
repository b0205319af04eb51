// A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
//
//     swift run --package-path examples/swift wallet share/ecb/eurofxref-hist.csv

import Foundation
import LibMoney
import LibMoneyJSON

func show(_ wallet: Wallet, _ rates: Rates, on day: Day) throws {
  let options = ConversionOptions(day: day)
  let euro = try CurrencyCode("EUR")
  let statement = try WalletStatement(of: wallet, in: euro, with: rates, options, registry: nil)
  for (index, section) in statement.sections.enumerated() {
    print(index + 1 == statement.sections.count ? "All" : section.currency.description)
    for row in section.rows {
      let text = row.amount.description
      let padded = String(repeating: " ", count: max(0, 16 - text.count)) + text
      let label = row.note.text
      print("  \(row.kind == .amount ? " " : "=") \(padded)\(label.isEmpty ? "" : "  " + label)")
    }
  }
}

let path = CommandLine.arguments.dropFirst().first ?? "share/ecb/eurofxref-hist.csv"
let rates = try Rates.ecb(String(contentsOfFile: path, encoding: .utf8))
// A wallet is a value: its owner observes each change.
var wallet = Wallet() {
  didSet { if wallet.revision != oldValue.revision { print("wallet: change \(wallet.revision)") } }
}
var savings = Wallet()
try wallet.add(Money("250.00 EUR"), label: "salary", on: Day("2024-03-01"))
try wallet.add(Money("80.00 USD"), label: "from Ann")
try wallet.add(Money("12000 JPY"))
try wallet.add(Money("-19.90 EUR"), label: "books", on: Day("2024-03-05"))

// A hotel places a hold; held amounts cannot be spent.
let hold = try wallet.hold(Money("200.00 EUR"), label: "hotel")
do {
  try Wallet.transfer([Money("100.00 EUR")], from: &wallet, to: &savings)
} catch {
  guard error.status == .insufficient else { throw error }
  print(error)
}
_ = try wallet.commit(hold)

// A transfer is atomic; a fee is a leg of its own.
try Wallet.transfer(
  [Money("20.00 EUR")], fee: Money("0.50 EUR"), from: &wallet, to: &savings, label: "savings")
_ = try wallet.exchange(
  [ExchangeLeg(give: Money("5000 JPY"), receive: CurrencyCode("EUR"))], with: rates,
  ConversionOptions(day: Day("2024-03-01")), in: nil, note: .none)

try show(wallet, rates, on: Day("2024-03-01"))
let again = try Wallet(journal: wallet.journal())
print("rebuilt from its journal: \(try again.json() == wallet.json() ? "True" : "False")")
