# frozen_string_literal: true

# Answers golden vectors: reads a line of JSON and writes a line of JSON. bindings/conformance/README.md describes the
# protocol.

require "json"
require "libmoney"
require_relative "accounts"
require_relative "exchanges"
require_relative "answers"
require_relative "books"
require_relative "investing"
require_relative "lines"
require_relative "loans"
require_relative "papers"
require_relative "trade"

# The answers to lines of JSON.
module Driver
  module_function

  def answer(asked)
    op, vector = asked.values_at("op", "vector")
    case op
    when "notepad", "locale-numbers", "merging", "packed" then Lines.public_send(op.tr("-", "_"), vector)
    when "basket", "invoices", "gobl", "payment-code", "bank-statements", "journals"
      Trade.public_send(op.tr("-", "_"), vector)
    when "loans" then Loans.loans(vector)
    when "ledger" then Books.ledger(vector)
    when "accounts" then Accounts.accounts(vector)
    when "exchange" then Exchanges.exchange(vector)
    when "time-value", "disposals", "track-records", "rebalancing" then Investing.public_send(op.tr("-", "_"), vector)
    when "explanations", "invoice-documents" then Papers.public_send(op.tr("-", "_"), vector)
    else Answers.new(vector, asked["document"]).public_send(op.tr("-", "_"))
    end
  rescue LibMoney::Error => e
    told = { error: e.message, status: e.constant }
    told[:position] = e.position if e.position
    told[:caret] = LibMoney.expression_caret(vector["expression"], e.position) if op == "expressions" && e.position
    told
  end
end

$stdout.sync = false
$stdin.each_line do |line|
  told =
    begin
      Driver.answer(JSON.parse(line))
    rescue StandardError => e
      { broken: e.full_message(highlight: false) }
    end
  puts JSON.generate(told)
end
