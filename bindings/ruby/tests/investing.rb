# frozen_string_literal: true

require "time"
require_relative "numbers"

# The time value of money, disposals, track records and rebalancing of the golden vectors.
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

  def record_of(vector)
    options = { digits: vector["digits"] }
    %w[flow_time sample rounding].each { |name| options[name.to_sym] = vector[name].to_sym }
    %w[first last].each { |name| options[name.to_sym] = vector[name] unless vector[name].empty? }
    return portfolio(vector).track_record(quotes(vector), options) if vector["csv"]

    points = vector["points"].map do |day, value, flow|
      { date: day, value: LibMoney::Money.new(value, "EUR"), flow: LibMoney::Money.new(flow, "EUR") }
    end
    LibMoney.points_track_record(points, **options)
  end

  def quotes(vector)
    vector["quotes"].map { |symbol, day, price| { symbol: symbol, price: price, instant: Time.iso8601("#{day}T00:00:00Z") } }
  end

  def track_records(vector)
    record = record_of(vector)
    has = record.figures
    days = [record.first, record.last, record.peak, record.trough, record.recovery, record.longest_start]
    deviation = [record.volatility, record.semi_deviation, record.year_factor]
    sampled = has.include?(:volatility)
    dietz = has.include?(:modified_dietz) ? record.modified_dietz.to_s : nil
    amounts = [record.start_value, record.end_value, record.flows, record.gain]
    { days: days.map(&:to_s), amounts: amounts.map { |one| number(one) },
      returns: [record.time_weighted.to_s, dietz, record.drawdown.to_s],
      doubles: [has.include?(:annualised) ? record.annualised : nil, *deviation.map { |one| sampled ? one : nil }],
      counts: [record.longest_days, sampled ? record.sample_count : 0] }
  end

  def rebalancing(vector)
    made = portfolio(vector)
    table = vector["rates"].empty? ? {} : { rates: rates_of(vector["rates"]) }
    targets = vector["targets"].map { |symbol, weight| { symbol: symbol, weight: weight } }
    quotes = vector["quotes"].map { |symbol, price, code| { symbol: symbol, price: price, currency: code } }
    cash = LibMoney::Money.new(vector["cash"], vector["currency"])
    options = { cash: cash, quantity_digits: vector["digits"], sells: vector["sells"] }
    plan = made.rebalance(targets, quotes, **table, options: options)
    labels = vector["labels"].map { |symbol, label| { symbol: symbol, label: label } }
    rows = made.value(quotes, **table).breakdown(labels).rows.map do |row|
      [row.label, number(row.value), row.percent.to_s, row.position_count]
    end
    { orders: plan.orders.map { |one| [one.symbol, one.quantity.to_s, number(one.amount)] },
      total: number(plan.info.total), cash_left: number(plan.info.cash_left), rows: rows }
  end
end
