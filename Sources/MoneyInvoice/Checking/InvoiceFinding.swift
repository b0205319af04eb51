import MoneyCore

/// A violated rule, with its location in the document.
public struct InvoiceFinding: Sendable {
  /// An amount that a finding is about, so that it can be corrected. The raw order is that of the calculation.
  enum Target: Sendable, Equatable {
    case price(Int)
    case baseQuantity(Int)
    case lineNet(Int)
    case base(Int)
    case total(TotalName)
    case categoryTax(Int)
    case tax

    /// The step of the calculation: an amount depends only on amounts of earlier steps.
    var step: Int {
      switch self {
      case .price, .baseQuantity, .lineNet: 0
      case .base, .total(.lines), .total(.allowances), .total(.charges), .total(.prepaid), .total(.rounding): 1
      case .categoryTax, .total(.net): 2
      case .tax: 3
      case .total(.gross): 4
      case .total(.payable): 5
      }
    }
  }

  public let rule: InvoiceRule
  public let place: InvoicePlace
  /// The requirement of the rule.
  public let message: Message
  /// The amount in the document, if the finding is about one.
  public let stated: Decimal?
  /// The amount that the rule requires.
  public let computed: Decimal?
  /// The ways of rounding that yield the stated amount, the most likely one first.
  public internal(set) var roundings: [InvoiceRounding] = []
  let target: Target?

  /// The ways of rounding as words for a person, the most likely one first; empty without one.
  public var hypothesis: [UInt8] {
    var words: [UInt8] = []
    for rounding in roundings {
      if !words.isEmpty { words += [ASCII.semicolon, ASCII.space] }
      words += UTF8Bytes(rounding.words)
    }
    return words
  }
}
