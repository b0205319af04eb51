import Foundation
import LibMoney
import LibMoneyJSON

private func policy(_ vector: Vector) throws -> BasketPolicy {
  var policy = BasketPolicy.standard
  let levels: [String: BasketPolicy.Level] = [
    "unit": .unit, "line": .line, "tax_group": .taxGroup, "order": .order, "invoice": .invoice,
  ]
  if let rounding = vector.object("rounding") {
    policy.level = levels[try rounding.text("level")] ?? .line
    policy.rounding = roundings[try rounding.text("mode")] ?? .halfUp
  }
  if vector.optional("prices") == "gross" { policy.prices = .gross }
  let remainders: [String: AllocationMethod] = [
    "largest": .largestRemainder, "first": .floorToFirst, "last": .floorToLast,
  ]
  if let discount = vector.object("discount") {
    policy.remainder = remainders[try discount.text("remainder")] ?? .largestRemainder
  }
  guard let tender = vector.object("tender") else { return policy }
  return try BasketPolicy(
    level: policy.level, rounding: policy.rounding, remainder: policy.remainder, prices: policy.prices, tender: .cash,
    cashStep: tender.decimal("cash_step"))
}

func basket(_ vector: Vector) throws -> Vector {
  let currency = try vector.text("currency")
  var catalogue = try Catalogue(currency)
  let category = vector["tax_rate"] == nil ? "" : "standard"
  if !category.isEmpty {
    try catalogue.setTax(category, percent: vector.decimal("tax_rate").multiplied(by: 100))
  }
  let lines = vector.objects("lines")
  for (index, line) in lines.enumerated() {
    let price = try catalogue.amount(Money(line.text("unit_price"), currency))
    catalogue.add(try Product("sku\(index)", category: category, price: price))
  }
  var filled = Basket(catalogue, policy: try policy(vector))
  for (index, line) in lines.enumerated() {
    try filled.add("sku\(index)", number("\(line["quantity"] ?? "")"))
  }
  if let discount = vector.object("discount") { try filled.setDiscount(.fixed(discount.decimal("fixed"))) }
  let receipt: Receipt
  if let checkout = vector.object("checkout") {
    let target = try checkout.text("currency")
    let rates = try Rates.of(["\(currency)/\(target)": checkout.text("rate")])
    receipt = try filled.checkout(in: CurrencyCode(target), with: rates)
  } else {
    receipt = try filled.checkout()
  }
  let amounts = receipt.checkout
  var told: Vector = [
    "total": amounts.total.description, "gross": amounts.gross.description, "tax": amounts.tax.description,
    "cash_rounding": amounts.cashRounding.description, "payable": amounts.payable.description,
    "discount_shares": amounts.lineItems.map(\.orderShare.description),
  ]
  if vector["invoice"] != nil {
    let invoice = try Invoice(receipt, zeroCategory: "E")
    let totals = try invoice.totals()
    told["invoice"] = [totals.net, totals.tax, invoice.rounding, totals.payable].map(\.description)
  }
  return told
}

func paymentCode(_ vector: Vector) throws -> Vector {
  let fields = vector.object("fields") ?? [:]
  func text(_ key: String) -> String { fields.optional(key) ?? "" }
  func party(_ role: String) -> PaymentCode.Party {
    PaymentCode.Party(
      text(role + "_name"), street: text(role + "_street"), building: text(role + "_building"),
      postcode: text(role + "_postcode"), town: text(role + "_town"), country: text(role + "_country"))
  }
  var code = PaymentCode(
    vector.optional("format") == "swiss" ? .swiss : .epc, try Money(vector.text("amount"), vector.text("currency")),
    iban: text("iban"), creditor: party("creditor"))
  code.debtor = party("debtor")
  code.version = vector["version"] as? Int
  code.isAmountOpen = vector["open"] != nil
  code.setBIC(text("bic"))
  code.setPurpose(
    reference: text("reference"), message: text("message"), information: text("information"), purpose: text("purpose"))
  let written = try code.written()
  return ["text": written, "content": content(of: try PaymentCode(written))]
}

/// The texts that are not empty.
private func content(of code: PaymentCode) -> Vector {
  var texts = [
    "iban": code.iban, "bic": code.bic, "reference": code.reference, "message": code.message,
    "information": code.information, "purpose": code.purpose,
  ]
  for (role, party) in [("creditor", code.creditor), ("debtor", code.debtor)] {
    texts[role + "_name"] = party.name
    texts[role + "_street"] = party.street
    texts[role + "_building"] = party.building
    texts[role + "_postcode"] = party.postcode
    texts[role + "_town"] = party.town
    texts[role + "_country"] = party.country
  }
  return texts.filter { !$0.value.isEmpty }.mapValues { String(decoding: $0, as: UTF8.self) }
}

func told(_ invoice: Invoice) throws -> Vector {
  let totals = try invoice.totals()
  return [
    "line_total": totals.lineTotal.description, "allowances": totals.allowances.description,
    "charges": totals.charges.description, "net": totals.net.description, "tax": totals.tax.description,
    "gross": totals.gross.description, "payable": totals.payable.description,
    "lines": invoice.lineItems.map(\.net.description), "taxes": totals.categories.map(\.amount.description),
  ]
}

private func kind(_ isCharge: Any?) -> InvoiceAdjustment.Kind { isCharge as? Bool == true ? .charge : .allowance }

func invoices(_ vector: Vector) throws -> Vector {
  var made = try Invoice(vector.text("currency"))
  for (place, line) in vector.objects("lines").enumerated() {
    let tax = try InvoiceTax(line.text("category"), percent: number(line.optional("percent") ?? "0"))
    try made.add(
      quantity: line.decimal("quantity"), price: line.decimal("price"),
      baseQuantity: line.optional("base_quantity").map { try number($0) }, taxes: [tax])
    for one in line.objects("allowances_charges") {
      try made.adjust(place, InvoiceAdjustment(kind(one["charge"]), amount: one.decimal("amount")))
    }
  }
  for one in vector.objects("document") {
    let tax = try InvoiceTax(one.text("category"), percent: number(one.optional("percent") ?? "0"))
    try made.adjust(InvoiceAdjustment(kind(one["charge"]), amount: one.decimal("amount")), [tax])
  }
  try pay(&made, vector)
  return try told(made)
}

private func pay(_ invoice: inout Invoice, _ vector: Vector) throws {
  try invoice.setPayment(
    prepaid: number(vector.optional("prepaid") ?? "0"), rounding: number(vector.optional("rounding") ?? "0"))
}

/// The first tax is the category of the line item, as Python's invoices name it.
private func taxes(_ rows: Any?) throws -> [InvoiceTax] {
  let rows = rows as? [[Any]] ?? []
  if rows.isEmpty { return [try InvoiceTax("O")] }
  let kinds: [String: InvoiceTax.Kind] = ["added": .added, "compound": .compound, "retained": .retained]
  return try rows.enumerated().map { place, row in
    let (name, percent) = (row[0] as? String ?? "", try number(row[1] as? String ?? "0"))
    if place > 0 {
      return try InvoiceTax(String(name.prefix(11)), percent: percent, kind: kinds[row[2] as? String ?? ""] ?? .added)
    }
    return try InvoiceTax(name == "VAT" ? (percent.isZero ? "E" : "S") : name, percent: percent)
  }
}

func gobl(_ vector: Vector) throws -> Vector {
  if vector["prices_include_tax"] as? Bool == true { return try goblBasket(vector) }
  var made = try Invoice(vector.text("currency"))
  for (place, row) in (vector["lines"] as? [[Any]] ?? []).enumerated() {
    try made.add(
      quantity: number(row[0] as? String ?? ""), price: number(row[1] as? String ?? ""), taxes: taxes(row[3]))
    for one in row[2] as? [[Any]] ?? [] {
      try made.adjust(place, InvoiceAdjustment(kind(one[0]), amount: number(one[1] as? String ?? "")))
    }
  }
  for row in vector["document"] as? [[Any]] ?? [] {
    try made.adjust(InvoiceAdjustment(kind(row[0]), amount: number(row[1] as? String ?? "")), taxes(row[2]))
  }
  try pay(&made, vector)
  return try told(made)
}

func bankStatements(_ vector: Vector) throws -> Vector {
  let bank = try BankStatements(camt: try vector.text("xml").bytes)
  var wallet = Wallet()
  for index in bank.statements.indices {
    _ = try wallet.add(bank, statement: index)
    _ = try wallet.add(bank, statement: index)
  }
  return ["json": try bank.json(), "wallet": try wallet.json()]
}

func journal(_ vector: Vector) throws -> Vector {
  let name = try vector.text("format")
  guard let format = JournalFormat.allCases.first(where: { "\($0)" == name }) else {
    throw Broken(description: "no format is called \(name)")
  }
  let symbols = vector.optional("symbols").map { ["$": String($0.dropFirst(2))] } ?? [:]
  let ledger = try Ledger(
    journal: vector.text("journal"), as: format, base: "EUR", exchange: vector.optional("exchange"), symbols: symbols)
  return ["json": try ledger.json(), "written": try ledger.journal(as: format)]
}

private func goblBasket(_ vector: Vector) throws -> Vector {
  var catalogue = try Catalogue(vector.text("currency"))
  let rows = vector["lines"] as? [[Any]] ?? []
  for (index, row) in rows.enumerated() {
    let percent = ((row[3] as? [[Any]])?.first?[1] as? String)
    let category = "rate \(percent ?? "null")"
    try catalogue.setTax(category, percent: number(percent ?? "0"))
    catalogue.add(try Product("\(index)", category: category, price: number(row[4] as? String ?? "")))
  }
  var filled = Basket(catalogue, policy: try BasketPolicy(level: .taxGroup, prices: .gross))
  for index in rows.indices { try filled.add("\(index)") }
  let amounts = try filled.checkout().checkout
  return [
    "net": amounts.net.description, "total": amounts.total.description,
    "taxes": amounts.taxRows.map(\.tax.description),
  ]
}
