import MoneyCore

/// The meaning of a word in the column of actions: an action of a portfolio, or a row that is left out.
enum ImportAction: Equatable {
  case action(Transaction.Action)
  case ignore

  static var allCases: [ImportAction] { Transaction.Action.allCases.map { .action($0) } + [.ignore] }

  /// The word for the action in the options of an import and in messages: that of documents.
  var name: StaticString {
    switch self {
    case .action(let action): action.name
    case .ignore: "ignore"
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
