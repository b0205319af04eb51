# frozen_string_literal: true

# The time value of money of the golden vectors.
module Investing
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
end
