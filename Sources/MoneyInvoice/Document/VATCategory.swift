/// A category of value added tax in the norm, in the order of the code list UNTDID 5305 that it uses.
public enum VATCategory: UInt8, Sendable, CaseIterable {
  case standard, zeroRated, exempt, reverseCharge, intraUnion, export, outOfScope, canaryIslands, ceutaMelilla, split

  /// The code, such as "S".
  public var code: StaticString {
    switch self {
    case .standard: "S"
    case .zeroRated: "Z"
    case .exempt: "E"
    case .reverseCharge: "AE"
    case .intraUnion: "K"
    case .export: "G"
    case .outOfScope: "O"
    case .canaryIslands: "L"
    case .ceutaMelilla: "M"
    case .split: "B"
    }
  }

  /// The prefix of the category's rules, such as "BR-S".
  var rules: StaticString {
    switch self {
    case .standard: "BR-S"
    case .zeroRated: "BR-Z"
    case .exempt: "BR-E"
    case .reverseCharge: "BR-AE"
    case .intraUnion: "BR-IC"
    case .export: "BR-G"
    case .outOfScope: "BR-O"
    case .canaryIslands: "BR-AF"
    case .ceutaMelilla: "BR-AG"
    case .split: "BR-B"
    }
  }

  /// True for the categories with a rate of their own.
  var isRated: Bool {
    switch self {
    case .standard, .canaryIslands, .ceutaMelilla, .split: true
    default: false
    }
  }

  /// True for the categories that require a reason for the absence of tax.
  var requiresReason: Bool {
    switch self {
    case .exempt, .reverseCharge, .intraUnion, .export, .outOfScope: true
    default: false
    }
  }

  init?(_ code: [UInt8]) {
    for category in VATCategory.allCases where category.bytes == code {
      self = category
      return
    }
    return nil
  }

  var bytes: [UInt8] { code.withUTF8Buffer { Array($0) } }

  /// All categories in the alphabetical order of their codes.
  static var alphabetical: [VATCategory] {
    [
      .reverseCharge, .split, .exempt, .export, .intraUnion, .canaryIslands, .ceutaMelilla, .outOfScope, .standard,
      .zeroRated,
    ]
  }
}
