import MoneyCore
import MoneyTrade

extension Paper {
  /// The receipt in the currency of the checkout.
  @_optimize(size)
  public func text(of receipt: Receipt) throws(MoneyFailure) -> [UInt8] {
    let amounts = receipt.checkout
    var rows: [PaperRow] = []
    for (line, item) in zip(receipt.lineItems, amounts.lineItems) {
      rows.append(try row(line, amounts.money(item.price), receipt.priced.currency))
      if !item.discount.isZero {
        rows.append(try discount(line.discount, amounts.money(item.discount), .part))
      }
    }
    rows.append(try writer.row(.subtotal, amounts.money(amounts.subtotal), .first))
    if !amounts.discount.isZero {
      rows.append(try discount(receipt.discount, amounts.money(amounts.discount), .plain))
    }
    rows.append(try writer.row(.net, amounts.money(amounts.net)))
    for (group, taxRow) in zip(receipt.taxGroups, amounts.taxRows) where !group.percent.isZero {
      rows.append(try row(group, amounts.money(taxRow.net), amounts.money(taxRow.tax)))
    }
    if !amounts.difference.isZero { rows.append(try writer.row(.difference, amounts.money(amounts.difference))) }
    rows.append(try writer.row(.total, amounts.money(amounts.total), .total))
    if receipt.policy.tender == .cash {
      rows.append(try writer.row(.cashRounding, amounts.money(amounts.cashRounding)))
      rows.append(try writer.row(.payable, amounts.money(amounts.payable), .total))
    }
    try appendTender(amounts.money(amounts.payable), to: &rows)
    return text(
      rows, title: writer.words.title(isInvoice: false), policy: showsPolicy ? receipt.policy.sentence : [])
  }

  @_optimize(size)
  private func row(
    _ line: Receipt.LineItem, _ amount: Money, _ priced: CurrencyCode
  ) throws(MoneyFailure) -> PaperRow {
    let price = Money(line.product.price, priced)
    return PaperRow(
      PaperRow.Item(
        name: line.product.title, unit: line.product.unit, quantity: try writer.number(line.quantity, priced),
        price: try writer.amount(price), base: []),
      try writer.amount(amount))
  }

  @_optimize(size)
  private func discount(
    _ terms: Discount?, _ amount: Money, _ kind: PaperRow.Kind
  ) throws(MoneyFailure) -> PaperRow {
    var label = PaperLabel(writer.words[.discount])
    if case .percent(let percent) = terms {
      label.append(" ")
      label.append(isolated: try writer.percent(percent, amount.currency))
    }
    return PaperRow(label, try writer.amount(Money(amount.amount.negated, amount.currency)), kind)
  }

  @_optimize(size)
  private func row(_ group: Receipt.TaxGroup, _ net: Money, _ tax: Money) throws(MoneyFailure) -> PaperRow {
    let label = try taxLabel(.tax, group.category, group.percent, net)
    return PaperRow(label, try writer.amount(tax))
  }

  /// The label `Tax S 19 % on €100.00`.
  @_optimize(size)
  func taxLabel(
    _ word: PaperWord, _ category: [UInt8], _ percent: Decimal, _ base: Money
  ) throws(MoneyFailure) -> PaperLabel {
    var label = PaperLabel(writer.words[word])
    label.append(" ")
    if !category.isEmpty {
      label.append(isolated: category)
      label.append(" ")
    }
    label.append(isolated: try writer.percent(percent, base.currency))
    label.append(" ")
    label.append(word: writer.words[.on])
    label.append(" ")
    label.append(isolated: try writer.amount(base))
    return label
  }
}
