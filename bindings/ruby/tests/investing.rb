# frozen_string_literal: true

require_relative "numbers"

# The time value of money and disposals of the golden vectors.
module Investing
  extend Numbers

  module_function

  def time_value(vector)
    function, digits = vector.values_at("function", "digits")
    mode = [digits, vector["rounding"].to_sym]
    found =
      case function
      when "npv" then LibMoney.npv(vector["rate"], vector["amounts"], *mode)
      when "mirr" then LibMoney.mirr(*vector.values_at("amounts", "finance", "reinvest"), *mode)
      when "real_return" then LibMoney.real_return(*vector.values_at("nominal", "index_start", "index_end"), *mode)
      else of_annuity(function, vector, mode)
      end
    { result: found.to_s }
  end

  def of_annuity(function, vector, mode)
    names = %w[periods rate_periods rate payment present_value future_value]
    annuity = { time: vector["time"].to_sym, **vector.slice(*names).transform_keys(&:to_sym) }
    period = %w[principal interest].include?(function) ? [vector["period"]] : []
    LibMoney.public_send("annuity_#{function}", annuity, *period, *mode)
  end

  # The portfolio of a text in CSV.
  def portfolio(vector)
    options = %w[method fees capital].to_h { |name| [name.to_sym, vector[name].to_sym] }
    LibMoney::Portfolio.from_csv(vector["csv"], vector["currency"], **options, wash_sales: vector["wash_sales"])
  end

  def disposals(vector)
    made = portfolio(vector)
    rows = made.disposals.items.map do |row|
      words = [row.id, row.date.to_s, LibMoney.disposal_rule_text(row.rule), row.quantity.to_s]
      words + [row.proceeds, row.cost, row.gain, row.disallowed].map { |one| number(one) }
    end
    pools = vector["pools"].map do |symbol, day|
      pool = made.pool(symbol, day.empty? ? nil : day)
      [pool.count_numerator.to_s, pool.count_denominator.to_s, number(pool.cost)]
    end
    { disposals: rows, pools: pools, report: made.tax_report(vector["year"], :csv) }
  end
end
