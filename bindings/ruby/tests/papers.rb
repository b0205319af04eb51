# frozen_string_literal: true

require_relative "numbers"
require_relative "trade"

# Explanations and electronic invoices of the golden vectors.
module Papers
  module_function

  def explanations(vector)
    invoice, expression = vector.values_at("invoice", "expression")
    return explained(LibMoney::Invoice.from_json(invoice)) if invoice
    return explained(LibMoney::Expression.evaluate_detailed(expression).expression) if expression

    with_rates(vector, Numbers.rates_of(vector["rates"]))
  end

  def with_rates(vector, rates)
    basket, amount = vector.values_at("basket", "amount")
    return of_receipt(LibMoney::Basket.from_json(basket).checkout(vector["target"], rates: rates)) if basket
    return shown(rates.explain(LibMoney::Money.new(amount, vector["from"]), vector["to"])) if amount

    quotes = vector["quotes"].map { |one| one.transform_keys(&:to_sym) }
    explained(LibMoney::Portfolio.from_json(vector["portfolio"]).value(quotes, rates: rates))
  end

  def explained(made) = shown(made.explain)

  def of_receipt(receipt) = shown(receipt.explain(:checkout))

  def shown(explanation)
    { text: explanation.to_text, json: explanation.to_json }
  end

  def invoice_documents(vector)
    xml = vector["xml"]
    if vector["read"]
      cii = vector["syntax"] == "cii"
      return Trade.told_of(cii ? LibMoney::Invoice.from_cii(xml) : LibMoney::Invoice.from_ubl(xml))
    end
    report = LibMoney.invoice_check(xml)
    invoice = report.invoice
    explained(invoice).merge(totals: Trade.told_of(invoice), findings: report.findings.map { |one| finding(one) },
                             corrections: report.corrections.map { |one| correction(one) })
  end

  def finding(one)
    stated = one.has_stated ? one.stated.to_s : ""
    computed = one.has_computed ? one.computed.to_s : ""
    [one.rule, "#{one.line}:#{one.column}", stated, computed, one.hypothesis, one.place, one.message]
  end

  def correction(one) = ["#{one.line}:#{one.column}", one.from.to_s, one.to.to_s, one.place]
end
