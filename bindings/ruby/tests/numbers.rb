# frozen_string_literal: true

# Amounts and rates in the vectors' notation.
module Numbers
  module_function

  # The number of an amount, or nil.
  def number(amount) = amount&.amount&.to_s

  # The table of the listed rates.
  def rates_of(pairs)
    builder = LibMoney::RatesBuilder.new
    (pairs || []).each { |pair| builder.add(pair["from"], pair["to"], pair["rate"], pair["date"]) }
    builder.build
  end
end
