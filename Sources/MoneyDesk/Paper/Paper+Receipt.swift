import MoneyCore
import MoneyTrade

extension Paper {
  /// The receipt in the currency of the checkout.
  @_optimize(size)
  public func text(of receipt: Receipt) throws(MoneyFailure) -> [UInt8] {
    let amounts = receipt.checkout
    var page = PaperPage(self, amounts.currency)
    page.open(self, writer.words.title(.receipt))
    for (line, item) in zip(receipt.lineItems, amounts.lineItems) {
      let product = line.product
      try page.item(
        product.title, product.unit, line.quantity, product.price, receipt.priced.currency, base: nil, item.price)
      try page.discount(line.discount, item.discount, .part)
    }
    try page.row(.subtotal, amounts.subtotal, .first)
    try page.discount(receipt.discount, amounts.discount, .plain)
    try page.row(.net, amounts.net)
    for (group, taxRow) in zip(receipt.taxGroups, amounts.taxRows) where !group.percent.isZero {
      try page.beginTax(.tax, group.category, group.percent, taxRow.net)
      try page.end(taxRow.tax)
    }
    if !amounts.difference.isZero { try page.row(.difference, amounts.difference) }
    try page.row(.total, amounts.total, .total)
    if receipt.policy.tender == .cash {
      try page.row(.cashRounding, amounts.cashRounding)
      try page.row(.payable, amounts.payable, .total)
    }
    try appendTender(amounts.payable, to: &page)
    page.close(self, showsPolicy ? receipt.policy.sentence : [])
    return page.text
  }
}

extension PaperPage {
  /// Adds the row of a discount unless it is 0.
  @inline(never)
  @_optimize(size)
  fileprivate mutating func discount(_ terms: Discount?, _ amount: Decimal, _ kind: Kind) throws(MoneyFailure) {
    if amount.isZero { return }
    begin(kind)
    put(writer.words[.discount])
    if case .percent(let value) = terms {
      put(" ")
      try percent(value)
    }
    try end(amount.negated)
  }

  /// Begins a row with the label `Tax S 19 % on €100.00`.
  @inline(never)
  @_optimize(size)
  mutating func beginTax(
    _ word: PaperWord, _ category: [UInt8], _ rate: Decimal, _ base: Decimal
  ) throws(MoneyFailure) {
    begin(.plain)
    put(writer.words[word])
    put(" ")
    if !category.isEmpty {
      isolate(category)
      put(" ")
    }
    try percent(rate)
    put(" ")
    put(writer.words[.on])
    put(" ")
    isolate(try writer.amount(base, currency))
  }
}
