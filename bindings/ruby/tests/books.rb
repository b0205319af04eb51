# frozen_string_literal: true

require_relative "numbers"
require_relative "steps"

# A double-entry ledger of the golden vectors, with a method for each operation of the steps. An absent date is "".
class Books
  def self.ledger(vector) = Steps.answered(vector, new(vector["base"]))

  def initialize(base)
    @ledger = LibMoney::Ledger.new(base)
  end

  def account(name, kind, currency = nil)
    @ledger.add_account(name, kind.to_sym, currency)
    "ok"
  end

  def post(day, text, *words)
    postings = words.each_slice(2).map { |name, amount| { account: name, amount: LibMoney::Money.new(amount) } }
    @ledger.post(day, text, postings).to_s
  end

  def reverse(transaction, day) = @ledger.reverse(Integer(transaction), day).to_s

  def close(day, equity = nil) = @ledger.close_period(day, equity).to_s

  def revalue(day, gain, *words)
    pairs = words.each_slice(3).map { |from, to, rate| { "from" => from, "to" => to, "rate" => rate } }
    @ledger.revalue(day, nil, gain, rates: Numbers.rates_of(pairs)).to_s
  end

  def balance(account, currency, day) = @ledger.balance(account, currency, date(day), true).to_s

  def statement(account, currency, start, last)
    rows = @ledger.statement(account, currency, date(start), date(last))
    rows.map { |row| [row.transaction, row.date, row.amount, row.balance, row.description].join(" ") }.join("\n")
  end

  def report(kind, start, last) = @ledger.report(kind.to_sym, date(start), date(last)).to_json

  def json
    text = @ledger.to_json
    read(text)
    text
  end

  def read(text)
    @ledger = LibMoney::Ledger.from_json(text)
    "ok"
  end

  private

  def date(text) = text.empty? ? nil : text
end
