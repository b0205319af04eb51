import MoneyCore
import MoneyLedger
import MoneyTrade

extension Ledger {
  /// Adds a transaction for a receipt: its payment is a debit, and its net amount and tax are credits. Returns the id.
  ///
  ///     payable = net + tax + (difference + cash rounding)
  @discardableResult
  public mutating func post(
    _ amounts: ReceiptAmounts, on day: Day, description: [UInt8], to accounts: PostingAccounts, watch: Watch = .none
  ) throws(MoneyFailure) -> UInt64 {
    var object = ObjectPostings(accounts)
    try object.require(.cash, amounts.money(amounts.payable))
    try object.require(.revenue, amounts.money(amounts.net.negated))
    try object.add(.tax, amounts.money(amounts.tax.negated))
    try object.add(.rounding, amounts.money(try amounts.difference.adding(amounts.cashRounding).negated))
    return try post(day, description: description, object.postings, watch: watch)
  }

  /// Adds a transaction for an invoice: the amount due is a debit, and its net amount and tax are credits. Returns the
  /// id.
  ///
  ///     payable + prepaid + retained = net + tax + rounding
  @discardableResult
  public mutating func post(
    _ invoice: Invoice, on day: Day, description: [UInt8], to accounts: PostingAccounts, watch: Watch = .none
  ) throws(MoneyFailure) -> UInt64 {
    let totals = try invoice.totals()
    func money(_ amount: Decimal) -> Money { Money(amount, invoice.currency) }
    var object = ObjectPostings(accounts)
    try object.require(.receivable, money(totals.payable))
    try object.add(.prepaid, money(invoice.prepaid))
    try object.add(.retained, money(totals.retained))
    try object.require(.revenue, money(totals.net.negated))
    try object.add(.tax, money(totals.tax.negated))
    try object.add(.rounding, money(invoice.rounding.negated))
    return try post(day, description: description, object.postings, watch: watch)
  }
}
