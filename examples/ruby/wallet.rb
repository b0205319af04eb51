# frozen_string_literal: true

# A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
#
#     ruby wallet.rb share/ecb/eurofxref-hist.csv

require "libmoney"

DAY = Date.new(2024, 3, 1)

def show(wallet, rates)
  statement = wallet.statement("EUR", rates: rates, date: DAY)
  sections = statement.section_count
  sections.times do |section|
    puts section + 1 == sections ? "All" : statement.section_at(section)
    statement.rows(section).each do |row|
      label = row.label.empty? ? "" : "  #{row.label}"
      puts format("  %<mark>s %<text>16s%<label>s", mark: row.kind == :amount ? " " : "=", text: row.text, label: label)
    end
  end
end

rates = LibMoney::Rates.from_ecb_csv(File.read(ARGV.fetch(0, "share/ecb/eurofxref-hist.csv")))
wallet = LibMoney::Wallet.new
savings = LibMoney::Wallet.new
wallet.on_change { |revision| puts "wallet: change #{revision}" }
wallet.add("250.00 EUR", label: "salary", date: DAY)
wallet.add("80.00 USD", label: "from Ann")
wallet.add("12000 JPY")
wallet.add("-19.90 EUR", label: "books", date: DAY + 4)

# A hotel places a hold; held amounts cannot be spent.
hold = wallet.hold("200.00 EUR", label: "hotel")
begin
  LibMoney.wallet_transfer([{ source: wallet, target: savings, amount: "100.00 EUR" }])
rescue LibMoney::InsufficientFunds => e
  puts e.message
end
wallet.commit(hold)

# A transfer is atomic; a fee is a leg of its own.
legs = [{ source: wallet, target: savings, amount: "20.00 EUR" }, { source: wallet, amount: "0.50 EUR" }]
LibMoney.wallet_transfer(legs, label: "savings")
wallet.exchange([{ give: "5000 JPY", receive: "EUR" }], rates: rates, options: { date: DAY })

show(wallet, rates)
again = LibMoney::Wallet.from_journal(wallet.to_journal)
puts "rebuilt from its journal: #{again.to_json == wallet.to_json ? "True" : "False"}"
