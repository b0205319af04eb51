/// The properties of a conversion. The values are those of `MONEY_FLAG_…` in `money.h`.
public struct ConversionFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static var rounded: ConversionFlags { ConversionFlags(rawValue: 0x1) }
  public static var rateRounded: ConversionFlags { ConversionFlags(rawValue: 0x2) }
  public static var fixed: ConversionFlags { ConversionFlags(rawValue: 0x4) }
  public static var earlier: ConversionFlags { ConversionFlags(rawValue: 0x8) }
  public static var stale: ConversionFlags { ConversionFlags(rawValue: 0x10) }
  public static var inconsistent: ConversionFlags { ConversionFlags(rawValue: 0x20) }
  public static var euroRegulation: ConversionFlags { ConversionFlags(rawValue: 0x40) }

  /// The law that determines the rounding of the conversion, or nil.
  public var rule: StaticString? {
    contains(.euroRegulation) ? "Council Regulation (EC) No 1103/97, articles 4 and 5" : nil
  }
}
