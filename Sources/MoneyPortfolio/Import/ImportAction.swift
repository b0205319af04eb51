import MoneyCore

/// An event that a row of an import records. A portfolio has no action yet for some of them.
enum ImportAction: CaseIterable {
  case buy, sell, dividend, fee, split, ignore
  case spinOff, merger, stockDividend, rights, returnOfCapital, transferOut, transferIn, worthless, interest
  case withholdingTax, exercise

  /// The word for the action in the options of an import and in messages.
  var name: StaticString {
    switch self {
    case .buy: "buy"
    case .sell: "sell"
    case .dividend: "dividend"
    case .fee: "fee"
    case .split: "split"
    case .ignore: "ignore"
    case .spinOff: "spin_off"
    case .merger: "merger"
    case .stockDividend: "stock_dividend"
    case .rights: "rights"
    case .returnOfCapital: "return_of_capital"
    case .transferOut: "transfer_out"
    case .transferIn: "transfer_in"
    case .worthless: "worthless"
    case .interest: "interest"
    case .withholdingTax: "withholding_tax"
    case .exercise: "exercise"
    }
  }

  /// The action of a transaction; nil for an event that a portfolio does not record.
  var action: Transaction.Action? {
    switch self {
    case .buy: .buy
    case .sell: .sell
    case .dividend: .dividend
    case .fee: .fee
    case .split: .split
    default: nil
    }
  }

  init?(named name: [UInt8]) {
    let word = name.lowercased
    for action in ImportAction.allCases where action.name.isEqual(to: word) {
      self = action
      return
    }
    return nil
  }
}
