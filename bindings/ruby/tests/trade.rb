# frozen_string_literal: true

require_relative "numbers"

# Baskets and invoices of the golden vectors.
module Trade
  extend Numbers

  REMAINDERS = { "largest" => :largest_remainder, "first" => :floor_to_first, "last" => :floor_to_last }.freeze

  module_function

  def number(amount) = Numbers.number(amount)

  def policy_of(vector)
    policy = {}
    rounding = vector["rounding"]
    policy.update(level: rounding["level"].to_sym, rounding: rounding["mode"].to_sym) if rounding
    policy[:prices] = vector["prices"].to_sym if vector["prices"]
    policy[:remainder] = REMAINDERS[vector["discount"]["remainder"]] if vector.dig("discount", "remainder")
    policy.update(tender: :cash, cash_step: vector["tender"]["cash_step"]) if vector["tender"]
    policy
  end

  def basket_of(vector)
    currency = vector["currency"]
    catalogue = LibMoney::Catalogue.new(currency)
    category = vector["tax_rate"] ? "standard" : ""
    catalogue.set_tax(category, LibMoney::Decimal.new(vector["tax_rate"]) * 100) if vector["tax_rate"]
    vector["lines"].each_with_index do |line, index|
      catalogue.add({ sku: "sku#{index}", category: category, price: LibMoney::Money.new(line["unit_price"], currency) })
    end
    filled = LibMoney::Basket.new(catalogue)
    filled.set_policy(**policy_of(vector))
    vector["lines"].each_with_index { |line, index| filled.add("sku#{index}", line["quantity"]) }
    filled
  end

  def basket(vector)
    filled = basket_of(vector)
    currency = vector["currency"]
    fixed = vector.dig("discount", "fixed")
    filled.set_discount(nil, kind: :fixed, amount: LibMoney::Money.new(fixed, currency)) if fixed
    checkout = vector["checkout"]
    pairs = checkout ? [{ "from" => currency, "to" => checkout["currency"], "rate" => checkout["rate"] }] : []
    receipt = filled.checkout((checkout || vector)["currency"], rates: Numbers.rates_of(pairs))
    info = receipt.info(:checkout)
    {
      **invoice_of(receipt, vector),
      total: number(info.total), gross: number(info.gross), tax: number(info.tax),
      cash_rounding: number(info.cash_rounding), payable: number(info.payable),
      discount_shares: receipt.line_items(:checkout).map { |item| number(item.order_discount) }
    }
  end

  def invoice_of(receipt, vector)
    return {} unless vector["invoice"]

    totals = LibMoney::Invoice.from_receipt(receipt, :checkout, "E").totals
    { invoice: %i[net tax rounding payable].map { |name| number(totals[name]) } }
  end

  def payment_code(vector)
    options = vector["fields"].transform_keys(&:to_sym)
    amount = LibMoney::Money.new(vector["amount"], vector["currency"])
    options.update(format: vector["format"].to_sym, amount: amount, version: vector["version"] || 0,
                   is_amount_open: vector["open"] || false)
    text = LibMoney.payment_code(options)
    content = LibMoney.payment_code_parse(text)
    { text: text, content: vector["content"].to_h { |name, _| [name, content.public_send(name)] } }
  end

  def told_of(invoice)
    totals = invoice.totals
    names = %i[line_total allowances charges net tax gross payable]
    told = names.to_h { |name| [name, number(totals[name])] }
    told.merge(lines: invoice.line_amounts.map { |row| number(row.net) },
               taxes: invoice.categories.map { |row| number(row.amount) })
  end

  def pay(made, currency, vector)
    made.set_payment(prepaid: LibMoney::Money.new(vector["prepaid"] || "0", currency),
                     rounding: LibMoney::Money.new(vector["rounding"] || "0", currency))
  end

  def adjustment(is_charge, amount, currency, **more)
    { kind: is_charge ? :charge : :allowance, amount: LibMoney::Money.new(amount, currency), **more }
  end

  def invoices(vector)
    currency = vector["currency"]
    made = LibMoney::Invoice.new(currency)
    vector["lines"].each do |line|
      place = made.add({ quantity: line["quantity"], price: LibMoney::Money.new(line["price"], currency),
                         base_quantity: line["base_quantity"] || "0",
                         taxes: [{ category: line["category"], percent: line["percent"] || "0" }] })
      line["allowances_charges"].each { |one| made.adjust(place, adjustment(one["charge"], one["amount"], currency)) }
    end
    vector["document"].each do |one|
      taxes = [{ category: one["category"], percent: one["percent"] || "0" }]
      made.adjust(nil, adjustment(one["charge"], one["amount"], currency, taxes: taxes))
    end
    pay(made, currency, vector)
    told_of(made)
  end

  # The first tax is the category of the line item, as Python's invoices name it.
  def taxes_of(taxes)
    return [{ category: "O" }] if taxes.empty?

    taxes.each_with_index.map do |(name, rate, kind), place|
      percent = rate || "0"
      next { category: name[0, 11], percent: percent, kind: kind.to_sym } if place.positive?

      standard = LibMoney::Decimal.new(percent).zero? ? "E" : "S"
      { category: name == "VAT" ? standard : name, percent: percent }
    end
  end

  def bank_statements(vector)
    statements = LibMoney::BankStatements.from_camt(vector["xml"])
    wallet = LibMoney::Wallet.new
    statements.info.statement_count.times do |index|
      2.times { wallet.add_bank_statement(statements, index) }
    end
    { json: statements.to_json, wallet: wallet.to_json }
  end

  def journals(vector)
    format = vector["format"].to_sym
    ledger = LibMoney::Ledger.from_journal(vector["journal"], format, "EUR", *vector.values_at("exchange", "symbols"))
    { json: ledger.to_json, written: ledger.to_journal(format) }
  end

  def gobl(vector)
    return gobl_basket(vector) if vector["prices_include_tax"]

    currency = vector["currency"]
    made = LibMoney::Invoice.new(currency)
    vector["lines"].each do |quantity, price, adjustments, taxes|
      place = made.add({ quantity: quantity, price: LibMoney::Money.new(price, currency), taxes: taxes_of(taxes) })
      adjustments.each { |is_charge, amount| made.adjust(place, adjustment(is_charge, amount, currency)) }
    end
    vector["document"].each do |is_charge, amount, taxes|
      made.adjust(nil, adjustment(is_charge, amount, currency, taxes: taxes_of(taxes)))
    end
    pay(made, currency, vector)
    told_of(made)
  end

  def gobl_basket(vector)
    currency = vector["currency"]
    catalogue = LibMoney::Catalogue.new(currency)
    vector["lines"].each_with_index do |(_, _, _, taxes, total), index|
      category = "rate #{taxes[0][1]}"
      catalogue.set_tax(category, taxes[0][1] || "0")
      catalogue.add({ sku: index.to_s, category: category, price: LibMoney::Money.new(total, currency) })
    end
    filled = LibMoney::Basket.new(catalogue)
    filled.set_policy(level: :tax_group, prices: :gross)
    vector["lines"].each_index { |index| filled.add(index.to_s, 1) }
    receipt = filled.checkout
    info = receipt.info(:checkout)
    { net: number(info.net), total: number(info.total), taxes: receipt.taxes(:checkout).map { |row| number(row.tax) } }
  end
end
