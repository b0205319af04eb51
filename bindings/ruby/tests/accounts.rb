# frozen_string_literal: true

require_relative "numbers"
require_relative "steps"

# Accounts and lots of foreign cash of the golden vectors, with a method for each operation of the steps. An absent text
# is "".
class Accounts
  # The properties of an entry, in the order of the texts after its amount.
  NAMES = %i[kind date effective label counterpart external_id cost].freeze

  def self.accounts(vector) = Steps.answered(vector, new)

  def initialize
    @wallet = LibMoney::Wallet.new
  end

  def add(amount, *texts) = @wallet.add(LibMoney::Money.new(amount), **note(texts)).to_s

  def hold(amount, *texts) = @wallet.hold(LibMoney::Money.new(amount), **note(texts)).to_s

  def commit(hold) = @wallet.commit(Integer(hold)).to_s

  def release(hold)
    @wallet.release(Integer(hold))
    "ok"
  end

  def find(external_id)
    entry = @wallet.find(external_id)
    "#{entry.id} #{entry.amount}"
  end

  def balance(currency, day)
    found = @wallet.balance(currency, given(day))
    [found.posted, found.held, found.pending, found.available].join(", ")
  end

  def statement(currency, start, last)
    @wallet.account_statement(currency, given(start), given(last)).to_json
  end

  def lots(currency, reporting, method, *rate)
    options = rate.empty? ? {} : { rates: Numbers.rates_of([%w[from to rate].zip(rate).to_h]) }
    lots = @wallet.cash_lots(currency, given(reporting), method.to_sym, **options)
    info = lots.info
    now = rate.empty? ? nil : lots.unrealised(**options)
    lines = [shown(info.amount, info.cost, info.realised, now)]
    lines += lots.open.map { |lot| "lot #{lot.entry} #{lot.opened || "-"} #{shown(lot.amount, lot.cost)}" }
    lines += lots.disposals.map do |paid|
      "paid #{paid.entry} #{paid.date || "-"} #{shown(paid.amount, paid.cost, paid.proceeds, paid.gain)}"
    end
    lines.join("\n")
  end

  def json
    text = @wallet.to_json
    @wallet = LibMoney::Wallet.from_json(text)
    text
  end

  private

  def given(text) = text.empty? ? nil : text

  def shown(*amounts) = amounts.map { |one| one.nil? ? "unknown" : one.to_s }.join(" ")

  def note(texts)
    note = NAMES.zip(texts).reject { |_, text| text.empty? }.to_h
    note[:kind] = note[:kind].to_sym if note[:kind]
    note[:cost] = LibMoney::Money.new(note[:cost]) if note[:cost]
    note
  end
end
