import MoneyCore

/// A number pattern of Unicode CLDR (UTS #35, "Number Format Patterns"), such as `¤#,##0.00;(¤#,##0.00)`.
///
/// The pattern is read once and then applied exactly: nothing is written that it does not contain.
public struct NumberPattern: Sendable {
  /// A part of the text before or after the number.
  enum Piece: Sendable, Equatable {
    case text([UInt8])
    /// `-`, the minus sign of the format.
    case minus
    /// `+`, the plus sign of the format.
    case plus
    /// `¤`, the currency's symbol.
    case symbol
    /// `¤¤`, the currency's code.
    case code

    var isCurrency: Bool { self == .symbol || self == .code }
  }

  struct Affixes: Sendable, Equatable {
    var prefix: [Piece] = []
    var suffix: [Piece] = []

    func contains(_ piece: Piece) -> Bool { prefix.contains(piece) || suffix.contains(piece) }

    /// The affixes with each occurrence of one piece replaced, or removed where the replacement is nil.
    func replacing(_ piece: Piece, with other: Piece?) -> Affixes {
      func replaced(_ pieces: [Piece]) -> [Piece] { pieces.compactMap { $0 == piece ? other : $0 } }
      return Affixes(prefix: replaced(prefix), suffix: replaced(suffix))
    }
  }

  /// The part of the pattern between the affixes.
  struct Number: Sendable {
    var grouping = Grouping(primary: 0, secondary: 0, least: 1)
    /// The smallest number of digits before the point.
    var wholeDigits = 0
    var minimumFraction = 0
    var maximumFraction = 0
    /// The smallest and the largest number of significant digits of a pattern with `@`; 0 for any other pattern.
    var minimumSignificant = 0
    var maximumSignificant = 0
  }

  var positive = Affixes()
  /// The affixes of negative amounts; nil for the minus sign and the positive affixes.
  var negative: Affixes?
  var number = Number()

  /// The limit on the length of a pattern, in bytes.
  public static var longest: Int { 128 }
  /// The limit on the digits that a pattern can ask for on either side of the point.
  static var mostDigits: Int { 38 }

  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    var reader = NumberPatternReader(text)
    self = try reader.read()
  }

  init() {}
}
