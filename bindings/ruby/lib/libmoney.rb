# frozen_string_literal: true

require "bigdecimal"
require "date"

# Exact amounts of money, exchange rates, wallets, invoices and the rest, on the native library libmoney.
#
#     price = LibMoney::Money.new("19.99", "EUR")
#     puts price + "4.50 EUR"        # 24.49 EUR
#
# Threads and Ractors can share amounts and decimals; threads can share rate tables. Only one thread at a time can use any
# other object: meanwhile, calls of another thread raise a {BusyError}.
module LibMoney
end

begin
  require_relative "libmoney/version"
rescue LoadError
  raise LoadError, "missing lib/libmoney/version.rb: run `make generate` in the sources of libmoney, and use build/api/ruby"
end
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
  # Calls by number are internal to this gem: they check little.
  private_constant :Native

  # The error of a call that failed. The call has changed nothing.
  #
  # @!attribute [r] status
  #   @return [Symbol] the kind of failure, such as `:no_rate`; one of {Words::STATUS}
  # @!attribute [r] code
  #   @return [Integer] the status as a number
  # @!attribute [r] constant
  #   @return [String] the name of the status in the C interface, such as "MONEY_ERR_NO_RATE"
  # @!attribute [r] position
  #   @return [Integer, nil] the offset in bytes of the failure in the text of the call
  # @!attribute [r] reason
  #   @return [Symbol, nil] the status that led to this one
  class Error
    # Supports pattern matching: `in {status: :no_rate}`.
    #
    # @return [Hash]
    def deconstruct_keys(_keys) = { status: status, position: position, reason: reason, message: message }
  end
end
