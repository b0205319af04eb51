# frozen_string_literal: true

require_relative "numbers"

# The answer to a golden vector, one method for each kind.
class Answers
  include LibMoney
  include Numbers

  RATES = '{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}'
  LIST = '{"success":true,"currencies":{"EUR":"Euro"}}'
  FIELDS = %w[date type ticker quantity price sum].freeze

  def initialize(vector, document)
    @vector = vector
    @document = document
  end

  def [](name) = @vector[name]

  def parse
    text = self["text"]
    if @vector.key?("currency")
      amount = Money.new(text)
      return { value: number(amount), currency: amount.currency }
    end
    { value: number(LibMoney.parse_with_currency(text, "EUR")), decimal: Decimal.new(text).to_s }
  end

  def allocation
    method = (self["method"] || "largest_remainder").to_sym
    found = LibMoney.allocate_detailed(Money.new(self["amount"], self["currency"]), self["weights"], method: method)
    { shares: found.shares.map { |share| number(share) }, remainder: number(found.remainder) }
  end

  def conversion
    options = { rounding: self["rounding"]&.to_sym, digits: self["digits"], date: self["date"] }.compact
    rates = rates_of(self["rates"])
    found = rates.convert_detailed(Money.new(self["amount"], self["from"]), self["to"], **options)
    legs = found.details.legs
    path = legs.empty? ? [] : [legs[0].from, *legs.map(&:to)]
    { result: number(found.result), flags: found.details.flags, path: path }
  end

  def bag
    told = {}
    if self["equal"]
      a, b = self["equal"].map { |texts| bag_of(texts) }
      told[:equal] = a.equal_to?(b) && a.hash_value == b.hash_value
    end
    if self["sum"]
      sum = bag_of(self["sum"])
      sum.multiply(self["times"])
      told[:result] = number(sum.reduce(self["reduce"], rates: rates_of(self["rates"])))
    end
    told
  end

  def expressions
    found = Expression.evaluate_detailed(self["expression"], rates: rates_of(self["rates"]))
    value = found.value
    exact = found.expression.info.exact
    {
      result: (value.kind == :amount ? value.amount : value.number).to_s,
      rounded: value.flags.include?(:rounded),
      exact: [exact <=> 0, exact.numerator.abs.to_s(16), exact.denominator.to_s(16)]
    }
  end

  def xirr
    flows = self["flows"].map { |date, amount| { date: date, amount: Money.new(amount, "EUR") } }
    found = LibMoney.xirr(flows)
    return { undefined: LibMoney.xirr_reason_text(found.reason) } if found.outcome == :undefined

    { root: found.rates[0] }
  end

  def calculator
    machine = Calculator.new
    alert = machine.press_keys(self["keys"])
    { alert: LibMoney.calculator_alert_name(alert), display: machine.display }
  end

  def converter
    return list if self["list"]

    rates = Rates.from_json(@document)
    made = typed(rates, self["typed"])
    info = made.info(nil)
    told = { state: info.state, unfinished: info.input_state == :unfinished, reason: made.reason }
    told.update(ready(made)) if info.state == :ready
    told[:other] = typed(rates, self["result_of"]).text if self["result_of"]
    told
  end

  def currency_order
    found = CurrencyList.new(self["language"])
    self["codes"].each { |code| found.add(code) }
    up = found.items.map(&:code)
    found.set_sort(:name_descending)
    { up: up, down: found.items.map(&:code) }
  end

  def transaction_draft
    draft = self["draft"]
    portfolio = Portfolio.new("EUR")
    filled = OrderForm.new(portfolio, nil, draft["rule"].nil? ? :letters : :exchange_symbol)
    fields = FIELDS.to_h { |name| [name, name == "type" ? :action : name.to_sym] }
    fields.each { |name, field| filled.set(field, draft[name]) if draft.key?(name) }
    told = {
      states: fields.transform_values { |field| LibMoney.field_state_text(filled.state(field)) },
      texts: fields.transform_values { |field| filled.text(field) }, saved: !failed { filled.save(portfolio) }
    }
    told.merge(stored: portfolio.count)
  end

  def feed
    @is_list = self["feed"] == "currency_list"
    provider = @is_list ? :currencylayer_list : :currencylayer
    made = Feed.new(provider, api_key: "not-a-key", ttl_seconds: self["ttl_seconds"])
    @id = 0
    { steps: self["steps"].map { |step| feed_step(made, step, step["at"] || 0) } }
  end

  def portfolio
    told = %i[fifo average].to_h { |method| [method, position_of(method)] }
    return told unless self["rate_now"]

    rate = "#{cents("rate_now", report)}/#{cents("rate_now", own)}"
    rates = rates_of([{ "from" => own, "to" => report, "rate" => rate }])
    found = valuation_of(portfolio_of(:fifo), rates).summary.performance
    told.merge(value_now: number(found.value), profit: number(found.profit),
               currency_effect: number(found.currency_effect), price_effect: number(found.price_effect))
  end

  def wallet
    filled = Wallet.new
    self["moneys"].each { |text| filled.add(text) }
    told = { count: filled.count, currencies: Array.new(filled.currency_count) { |at| filled.currency_at(at) } }
    told[:per_currency] = (self["per_currency"] || {}).to_h { |code, _| [code, filled.count(code)] }
    told[:sums] = (self["sums"] || {}).to_h { |code, _| [code, number(filled.sum(code))] }
    target, pairs = self["total"].values_at("currency", "rates")
    rates = rates_of(pairs)
    error = failed do
      found = filled.total_detailed(target, rates: rates)
      told.update(total: number(found.total), total_of_rounded: number(found.details.total_of_rounded))
    end
    told[:total_error] = error.message if error
    told.merge(statement_of(filled, target, rates))
  end

  def operation
    a = Money.new(self["a"])
    { result: result_of(a).to_s }
  end

  private

  def failed
    yield
    nil
  rescue LibMoney::Error => e
    e
  end

  def bag_of(texts)
    bag = Bag.new
    texts.each { |text| bag.add(text) }
    bag
  end

  def list
    list = CurrencyList.new(self["language"])
    list.add_json(@document)
    (self["favourites"] || []).each { |code| list.set_favourite(code, true) }
    list.set_sort(self["sort"].to_sym) if self["sort"]
    list.set_search(self["search"]) if self["search"]
    { codes: list.items.map(&:code), state: list.state }
  end

  def typed(rates, text)
    made = Converter.new(self["source"], self["target"])
    made.set_rates(rates, :network, nil)
    made.set_amount(text)
    made
  end

  def ready(made)
    details = made.result_detailed(nil).details
    told = { result: made.text, equivalence: made.unit_rate, through: details.legs.drop(1).map(&:from) }
    legs = made.rate(nil).legs
    told[:rate] = [legs[0].numerator.to_s, legs[0].denominator.to_s] if legs.length == 1
    told
  end

  def feed_step(made, step, now)
    return feed_request(made, now) if step.key?("expect")

    if step.key?("event")
      step["event"] == "refresh" ? made.refresh : made.notify_online(now)
      return "done"
    end
    return feed_answer(made, step["answer"], now) if step.key?("answer")

    info = made.info(now)
    [info.state, info.age_seconds, !made.rates.nil?]
  end

  def feed_request(made, now)
    request = made.next(now)
    @id = request.id if request
    request ? "fetch" : "nothing"
  end

  def feed_answer(made, answer, now)
    case answer
    when "no connection" then made.fail_request(@id, :connection, now)
    when "html" then made.receive_response(@id, 200, "text/html", "<html></html>", now)
    else made.receive_response(@id, 200, "application/json", @is_list ? LIST : RATES, now)
    end
    status = made.failure.status
    status == :ok ? "MONEY_OK" : "MONEY_ERR_#{status.to_s.upcase}"
  end

  def own = self["currency"] || self["security_currency"]
  def report = self["report_currency"] || own
  def cents(name, code) = Money.new(self[name][code], code).minor

  def portfolio_of(method)
    made = Portfolio.new(report, method: method)
    rate = {}
    if self["rate_at_trade"]
      rate = { rate_numerator: cents("rate_at_trade", report), rate_denominator: cents("rate_at_trade", own) }
    end
    self["transactions"].each do |date, action, symbol, quantity, total|
      made.add({ date: date, action: action.to_sym, symbol: symbol, quantity: quantity, total: Money.new(total, own),
                 **rate })
    end
    made
  end

  def valuation_of(made, rates)
    symbol = made.transaction_at(0).symbol
    made.value(self["price"] ? [{ symbol: symbol, price: self["price"] }] : [], rates: rates)
  end

  def position_of(method)
    position = valuation_of(portfolio_of(method), nil).position_at(0)
    { realised: number(position.realised_gain), remaining_quantity: position.quantity.to_s,
      remaining_cost: number(position.cost), unrealised: number(position.performance.unrealised_gain) }
  end

  def statement_of(filled, target, rates)
    statement = nil
    error = failed { statement = filled.statement(target, rates: rates) }
    return { statement_error: error.message } if error

    count = statement.section_count
    { sections: count, rows: (0...count).sum { |section| statement.row_count(section) } }
  end

  def result_of(amount)
    rounded = { digits: self["digits"], rounding: self["rounding"].to_sym }
    case self["name"]
    when "split" then amount.split(self["count"]).join(",")
    when "quantize" then amount.round(self["digits"], rounded[:rounding])
    when "multiply" then amount.times(self["factor"], **rounded)
    when "divide" then amount.divided_by(self["factor"], **rounded)
    else combined(amount, Money.new(self["b"]))
    end
  end

  def combined(amount, other)
    case self["name"]
    when "add" then amount + other
    when "subtract" then amount - other
    when "compare" then amount <=> other
    when "equal" then amount == other ? 1 : 0
    end
  end
end
