import MoneyBank

// The names of values in documents.

extension BankBalanceCheck {
  var name: StaticString {
    switch self {
    case .none: "none"
    case .equal: "equal"
    case .different: "different"
    }
  }
}

extension BankEntry.Status {
  var name: StaticString {
    switch self {
    case .other: "other"
    case .booked: "booked"
    case .pending: "pending"
    case .information: "information"
    case .future: "future"
    }
  }
}

extension BankCharge.Direction {
  var name: StaticString? {
    switch self {
    case .unstated: nil
    case .credit: "credit"
    case .debit: "debit"
    }
  }
}

extension BankCharge.Inclusion {
  var name: StaticString? {
    switch self {
    case .unstated: nil
    case .included: "included"
    case .separate: "separate"
    }
  }
}

extension BankFinding.Kind {
  var name: StaticString {
    switch self {
    case .balance: "balance"
    case .entryAmount: "entry_amount"
    case .batchCount: "batch_count"
    case .totalCount: "total_count"
    case .totalSum: "total_sum"
    }
  }
}
