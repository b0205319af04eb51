/// The legs from one currency to another.
public struct Route: Sendable {
  public private(set) var legs: [Leg] = []
  /// The day of the quotes; nil where none is involved.
  public var day: Day?

  public static var mostLegs: Int { 8 }

  mutating func append(_ leg: Leg) { legs.append(leg) }

  var flags: ConversionFlags {
    var flags: ConversionFlags = []
    for leg in legs {
      if leg.isRounded { flags.insert(.rateRounded) }
      if leg.kind == .fixed || leg.kind == .unit { flags.insert(.fixed) }
    }
    return flags
  }
}
