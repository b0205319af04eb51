# frozen_string_literal: true

require_relative "numbers"
require_relative "steps"

# Exchanges and quotes of the golden vectors, with a method for each operation of the steps. An absent text is "".
class Exchanges
  def self.exchange(vector) = Steps.answered(vector, new)

  def initialize
    @wallet = LibMoney::Wallet.new
    @pairs = []
  end

  def add(amount) = @wallet.add(LibMoney::Money.new(amount)).to_s

  def rate(from, to, rate)
    @pairs += [{ "from" => from, "to" => to, "rate" => rate }]
    "ok"
  end

  def clear
    @pairs = []
    "ok"
  end

  def exchange(give, receive, _until, *terms)
    line(@wallet.exchange_amount(LibMoney::Money.new(give), receive, **options(terms)))
  end

  def quote(give, receive, valid_until, *terms)
    @quote = LibMoney::ExchangeQuote.new(LibMoney::Money.new(give), receive, Integer(valid_until), **options(terms))
    info
  end

  def info = line(@quote.info)

  def accept(at) = line(@wallet.accept(@quote, Integer(at)))

  def reread = read(@quote.to_json)

  def changed(found, other) = read(@quote.to_json.gsub(found, other))

  def balance(currency) = @wallet.balance(currency, nil).posted.to_s

  private

  def read(json)
    @quote = LibMoney::ExchangeQuote.from_json(json)
    "ok"
  end

  def options(words)
    rate, inverse, amount, fee, id = words
    terms = { is_inverse: !inverse.empty? }
    terms[:rate] = rate unless rate.empty?
    terms[:receive] = LibMoney::Money.new(amount) unless amount.empty?
    terms[:fee] = LibMoney::Money.new(fee) unless fee.empty?
    terms[:id] = id unless id.empty?
    @pairs.empty? ? { terms: terms } : { terms: terms, rates: Numbers.rates_of(@pairs) }
  end

  def ratio(value)
    exact = value.to_r
    "#{exact.numerator}/#{exact.denominator}"
  end

  def line(made)
    amounts = [made.give, made.receive, made.fee, made.market_value, made.margin]
    words = amounts.map { |one| one.nil? ? "unknown" : one.to_s }
    words += [ratio(made.rate), ratio(made.remainder)]
    legs = made.market.legs
    words << (legs.empty? ? "-" : [legs[0].from, *legs.map(&:to)].join(" "))
    words << (made.id.empty? ? "-" : made.id)
    words << [made.give_entry, made.receive_entry, made.fee_entry].join(" ")
    words.join("; ")
  end
end
