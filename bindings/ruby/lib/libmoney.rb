# frozen_string_literal: true

require "bigdecimal"
require "date"

# Exact amounts of money, exchange rates, wallets, invoices and the rest, on the native library libmoney.
#
#     price = LibMoney::Money.new("19.99", "EUR")
#     puts price + "4.50 EUR"        # 24.49 EUR
#
# An object is used by one thread at a time, except rate tables, which never change. The extension does not
# support Ractors other than the main one: Ruby raises Ractor::UnsafeError there.
module LibMoney
end

require ENV.fetch("LIBMONEY_EXTENSION", "libmoney/libmoney_face")
require_relative "libmoney/statuses"
require_relative "libmoney/lowering"
require_relative "libmoney/functions"
require_relative "libmoney/handles"
require_relative "libmoney/decimal"
require_relative "libmoney/money"
require_relative "libmoney/rows"
require_relative "libmoney/amounts"
require_relative "libmoney/progress"
require_relative "libmoney/carry"

module LibMoney
  VERSION = Constants::VERSION
end
