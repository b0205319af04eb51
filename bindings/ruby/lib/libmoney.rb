# frozen_string_literal: true

require "bigdecimal"
require "date"

# Exact amounts of money, exchange rates, wallets, invoices and the rest, on the native library libmoney.
#
#     price = LibMoney::Money.new("19.99", "EUR")
#     puts price + "4.50 EUR"        # 24.49 EUR
#
# Amounts and decimals are shared by threads and Ractors, and rate tables by threads. Any other object is used by one
# thread at a time: the calls of another raise a BusyError meanwhile.
module LibMoney
end

require_relative "libmoney/version"
require "libmoney/libmoney_native"
require_relative "libmoney/statuses"
require_relative "libmoney/words"
require_relative "libmoney/lowering"
require_relative "libmoney/functions"
require_relative "libmoney/handles"
require_relative "libmoney/decimal"
require_relative "libmoney/money"
require_relative "libmoney/rows"
require_relative "libmoney/calculator"
require_relative "libmoney/store"
require_relative "libmoney/amounts"
require_relative "libmoney/progress"
require_relative "libmoney/carry"

module LibMoney
  # Calls by their numbers are for the files of this gem alone: they check little.
  private_constant :Native

  # The library refused a call, and has changed nothing.
  #
  # @!attribute [r] status
  #   @return [Symbol] such as :no_rate; one of {Words::STATUS}
  # @!attribute [r] code
  #   @return [Integer] the status as C has it
  # @!attribute [r] constant
  #   @return [String] such as "MONEY_ERR_NO_RATE"
  # @!attribute [r] position
  #   @return [Integer, nil] the byte of the text where the failure lies
  # @!attribute [r] reason
  #   @return [Symbol, nil] the status that caused this one
  class Error
    # Errors take part in patterns: `in {status: :no_rate}`.
    #
    # @return [Hash]
    def deconstruct_keys(_keys) = { status: status, position: position, reason: reason, message: message }
  end
end
