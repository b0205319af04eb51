# frozen_string_literal: true

require_relative "numbers"

# Loans and annual percentage rates of the golden vectors.
module Loans
  extend Numbers

  module_function

  def loans(vector)
    vector["flows"] ? rate_of_charge(vector) : schedule(vector)
  end

  def schedule(vector)
    amount = ->(text) { text && LibMoney::Money.new(text, vector["currency"]) }
    terms = { principal: amount.call(vector["principal"]), payment: amount.call(vector["payment"]),
              advance_fee: amount.call(vector["advance_fee"]), payment_fee: amount.call(vector["payment_fee"]),
              rate: vector["rate"], start: vector["start"], first_payment: vector["first"],
              kind: vector["kind"].to_sym, unit_count: vector["count"], payment_count: vector["payments"],
              day_count: vector["day_count"].to_sym }
    answer(loan(terms.compact, vector))
  end

  def loan(terms, vector)
    return LibMoney::Loan.new(**terms) unless vector["events"]

    events = vector["events"].map { |day, kind, value| event(day, kind.to_sym, value, vector["currency"]) }
    LibMoney::Loan.with_events(terms, events)
  end

  def event(day, kind, value, currency)
    change = { date: day, kind: kind }
    case kind
    when :rate then change[:rate] = value
    when :level then change
    else change[:amount] = LibMoney::Money.new(value, currency)
    end
    change
  end

  def answer(loan)
    rows = loan.rows.map do |row|
      [row.payment, row.interest, row.principal, row.balance, row.fee].map { |one| number(one) }
    end
    rates = %i[eu us].map { |rule| loan.apr(rule, 16, :half_up).to_s }
    { level: number(loan.info.payment), rows: rows, cost: number(loan.info.cost), apr: rates }
  end

  def rate_of_charge(vector)
    flows = vector["flows"].map do |moment, text|
      time = moment.include?("-") ? { date: moment } : { periods: Integer(moment) }
      { **time, amount: LibMoney::Money.new(text, "EUR") }
    end
    rule, unit = vector.values_at("rule", "unit").map(&:to_sym)
    { percent: LibMoney.apr(rule, unit, vector["count"], flows, vector["digits"], :half_up).to_s }
  end
end
