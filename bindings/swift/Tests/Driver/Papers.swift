import LibMoney
import LibMoneyJSON

func explanations(_ vector: Vector) throws -> Vector {
  if let text = vector.optional("expression") {
    return try told(EvaluatedExpression(text).explanation(of: text))
  }
  if let text = vector.optional("invoice") { return try told(Invoice(json: text).explanation()) }
  if let text = vector.optional("basket") {
    let receipt = try Basket(json: text).checkout(in: vector.code("target"), with: vector.table())
    return try told(receipt.checkoutExplanation())
  }
  if let text = vector.optional("amount") {
    let amount = try Money(text, vector.text("from"))
    return try told(vector.table().explain(amount, to: vector.text("to")).explanation(of: amount))
  }
  var portfolio = try Portfolio(json: vector.text("portfolio"))
  let quotes = try vector.objects("quotes").map { one in
    try PriceQuote(
      symbol: ShortText(one.text("symbol")), price: one.decimal("price"),
      currency: one.optional("currency").map { try CurrencyCode($0) })
  }
  return try told(portfolio.value(quotes, vector.table(), ValuationOptions()).explanation())
}

private func told(_ explanation: Explanation) throws -> Vector {
  ["text": explanation.description, "json": try explanation.json()]
}

func invoiceDocument(_ vector: Vector) throws -> Vector {
  let xml = Array(try vector.text("xml").utf8)
  if vector["read"] != nil {
    return try told(vector.text("syntax") == "cii" ? Invoice(cii: xml) : Invoice(ubl: xml))
  }
  let report = try InvoiceReport(checking: xml)
  guard let invoice = report.invoice else { throw Broken(description: "the document cannot be totalled") }
  var answer = try told(invoice.explanation())
  answer["totals"] = try told(invoice)
  answer["findings"] = report.findings.map { one in
    [
      one.ruleName, "\(one.place.line):\(one.place.column)", one.stated?.description ?? "",
      one.computed?.description ?? "", String(one.hypothesis), one.path, one.text,
    ]
  }
  answer["corrections"] = report.corrections.map { one in
    let place = one.place
    return ["\(place.line):\(place.column)", one.from.description, one.to.description, String(place.path)]
  }
  return answer
}
