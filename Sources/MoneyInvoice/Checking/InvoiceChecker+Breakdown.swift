import MoneyCore
import MoneyXML

/// The rules for the tax breakdown of an invoice and the categories of its parts.
extension InvoiceChecker {
  mutating func checkBreakdown() throws(InvoiceRefusal) {
    let rows = invoice.categories
    if rows.isEmpty { add("BR-CO-18", at: invoice.root, "missing tax breakdown") }
    var seen = [Bool](repeating: false, count: groups.groups.count)
    let isRepeated = TaxGroups.repeated(rows.map { $0.tax })
    for index in rows.indices {
      let row = rows[index]
      let group = groups.group(of: row.tax)
      try checkBase(index, group, isRepeated[index])
      try checkTax(index)
      checkWords(row)
      if let group { seen[group] = true }
    }
    checkCounts()
    do throws(MoneyFailure) {
      try checkMissingRows(seen)
    } catch {
      throw InvoiceRefusal(error, at: invoice.root)
    }
    checkBesideO()
  }

  // MARK: A row

  private mutating func checkBase(_ index: Int, _ group: Int?, _ isSecond: Bool) throws(InvoiceRefusal) {
    let row = invoice.categories[index]
    checkDigits(row.base, "BR-DEC-19")
    let rule = InvoiceRule(row.tax.category, "08")
    if isSecond, row.tax.category.isRated {
      let name = Message(row.tax.category.code)
      add(rule, row.base, "a breakdown row for " + name + " with this rate must appear once, got 2")
      return
    }
    do throws(MoneyFailure) {
      let base = try group.map { (group) throws(MoneyFailure) in try groups.groups[group].net.value() } ?? .zero
      if row.base.tooLong != nil || base != row.base.value {
        add(rule, row.base, "the base must be the sum of its net amounts", base, .base(index))
      }
    } catch {
      throw InvoiceRefusal(error, at: invoice.root)
    }
  }

  private mutating func checkTax(_ index: Int) throws(InvoiceRefusal) {
    let row = invoice.categories[index]
    checkDigits(row.amount, "BR-DEC-20")
    let tax: Decimal
    do throws(MoneyFailure) {
      let factor = try row.tax.percent.number().multiplied(by: Decimal(unchecked: 1, scale: 2))
      tax = try row.base.number().multiplied(by: factor, digits: digits, rounding: .halfUp).value
    } catch {
      throw InvoiceRefusal(
        MoneyFailure(error.status, "base × rate: " + error.message), at: row.amount.element, "BR-CO-17")
    }
    if row.amount.tooLong != nil || tax != row.amount.value {
      add("BR-CO-17", row.amount, "tax = base × rate", tax, .categoryTax(index))
    }
    if !row.amount.isZero, !row.tax.category.isRated {
      let message = "tax of category " + Message(row.tax.category.code) + " must be 0"
      add(InvoiceRule(row.tax.category, "09"), row.amount, message, .zero, .categoryTax(index))
    }
  }

  /// Reports a scheme, rate or reason that is missing or not allowed.
  private mutating func checkWords(_ row: StatedCategory) {
    let (tax, category) = (row.tax, row.tax.category)
    let name = Message(category.code)
    if !tax.isVAT {
      add("BR-47", at: tax.element, "tax scheme must be VAT")
      add("BR-48", at: tax.element, "missing rate of value added tax")
    } else if !tax.hasRate, category != .outOfScope, !category.isRated {
      add("BR-48", at: tax.element, "missing rate of category " + name)
    }
    let hasReason = !row.reason.isEmpty || !row.reasonCode.isEmpty
    let rule = InvoiceRule(category, "10")
    if category.requiresReason {
      if !hasReason { add(rule, at: tax.element, "missing reason of category " + name) }
    } else if category != .split, hasReason {
      add(rule, at: tax.element, "category " + name + " must not have a reason for exemption")
    }
  }

  // MARK: All rows

  /// Reports a category that the breakdown lacks, repeats or contains without need.
  private mutating func checkCounts() {
    for category in VATCategory.alphabetical {
      let isUsed = groups.groups.contains { $0.category == category }
      let own = invoice.categories.filter { $0.tax.category == category }
      if !isUsed, own.isEmpty { continue }
      // The norm does not define this rule for B.
      let rule: InvoiceRule = category == .split ? "BR-CO-18" : InvoiceRule(category, "01")
      let name = Message(category.code)
      if own.isEmpty {
        add(rule, at: invoice.root, "missing breakdown row for " + name)
      } else if own.count > 1, !category.isRated {
        let message = "a breakdown row for " + name + " must appear once, got " + .number(own.count)
        add(rule, at: own[1].tax.element, message)
      } else if category.isRated, category != .split, !isUsed {
        let message = "category " + name + " must be used by a line item, an allowance or a charge"
        add(rule, at: own[0].tax.element, message)
      }
    }
  }

  private mutating func checkMissingRows(_ seen: [Bool]) throws(MoneyFailure) {
    // The finding about a category without any row is that of `checkCounts`.
    let present = VATCategory.alphabetical.filter { category in
      invoice.categories.contains { $0.tax.category == category }
    }
    for (index, group) in groups.groups.enumerated() where !seen[index] && present.contains(group.category) {
      let net = try group.net.value()
      if net.isZero { continue }
      let message = "missing breakdown row for " + Message(group.category.code) + " with " + .decimal(group.percent)
      add(InvoiceRule(group.category, "08"), at: invoice.root, message + " %", net)
    }
  }

  /// Reports categories that exclude each other.
  private mutating func checkBesideO() {
    let allowances = invoice.adjustments.compactMap { $0.isCharge ? nil : $0.tax }
    let charges = invoice.adjustments.compactMap { $0.isCharge ? $0.tax : nil }
    let lists: [(rule: InvoiceRule, taxes: [StatedTax])] = [
      ("BR-O-11", invoice.categories.map { $0.tax }), ("BR-O-12", invoice.lines.map { $0.tax }),
      ("BR-O-13", allowances), ("BR-O-14", charges),
    ]
    if lists[0].taxes.contains(where: { $0.category == .outOfScope }) {
      for list in lists {
        for tax in list.taxes where tax.category != .outOfScope {
          let message = "category O must be the only one, got " + Message(tax.category.code) + " too"
          add(list.rule, at: tax.element, message)
        }
      }
    }
    var (split, hasStandard): (StatedTax?, Bool) = (nil, false)
    for list in lists {
      for tax in list.taxes {
        if tax.category == .split { split = tax }
        if tax.category == .standard { hasStandard = true }
      }
    }
    if let split, hasStandard {
      add("BR-B-02", at: split.element, "category B must not appear with S")
    }
  }
}
