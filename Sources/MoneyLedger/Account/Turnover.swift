import MoneyCore

/// The entries of one kind in a period.
public struct Turnover: Sendable {
  public let kind: EntryKind
  /// The number of the entries.
  public let count: Int
  /// The sum of the positive amounts.
  public let inflow: Money
  /// The sum of the negative amounts, without the sign.
  public let outflow: Money
}

/// The turnovers of a period while its entries are added.
struct Turnovers {
  private struct Sums {
    var count = 0
    var inflow = DecimalSum()
    var outflow = DecimalSum()
  }

  private(set) var inflow = DecimalSum()
  private(set) var outflow = DecimalSum()
  private var kinds = [Sums](repeating: Sums(), count: EntryKind.allCases.count)

  mutating func add(_ entry: WalletEntry) {
    let amount = entry.amount.amount
    // The values are numbered from 0 on without a gap.
    let kind = Int(entry.note.kind.rawValue)
    kinds[kind].count += 1
    if amount.isNegative {
      outflow.add(amount.negated)
      kinds[kind].outflow.add(amount.negated)
    } else {
      inflow.add(amount)
      kinds[kind].inflow.add(amount)
    }
  }

  /// The kinds with at least one entry.
  func list(in currency: CurrencyCode, _ registry: CurrencyRegistry?) throws(MoneyFailure) -> [Turnover] {
    var list: [Turnover] = []
    for kind in EntryKind.allCases {
      let sums = kinds[Int(kind.rawValue)]
      if sums.count == 0 { continue }
      list.append(
        Turnover(
          kind: kind, count: sums.count,
          inflow: Wallet.shown(Money(try sums.inflow.value(), currency), in: registry),
          outflow: Wallet.shown(Money(try sums.outflow.value(), currency), in: registry)))
    }
    return list
  }
}
