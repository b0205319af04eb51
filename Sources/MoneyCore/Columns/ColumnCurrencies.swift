/// The currencies of a column's rows: a dictionary of codes, and each row's index in it.
public struct ColumnCurrencies {
  /// An element is nil if its text is not a well-formed code.
  package let codes: [CurrencyCode?]
  /// Nil if all rows share the only code.
  public let indices: Column?

  public static var mostCodes: Int { 65536 }

  public init(_ codes: [CurrencyCode?], _ indices: Column?) {
    self.codes = codes
    self.indices = indices
  }

  public var count: Int { codes.count }

  /// The scale of each code's amounts, or the status with which rows of the code fail.
  func scales(of column: Column, in registry: CurrencyRegistry?) -> [ColumnScale] {
    if let scale = column.scale { return codes.map { $0 == nil ? .failed(.syntax) : .scale(scale) } }
    return codes.map { ColumnScale(minorUnitsOf: $0, in: registry) }
  }
}

enum ColumnScale {
  case scale(UInt32)
  case failed(MoneyStatus)
}

extension ColumnScale {
  package init(minorUnitsOf code: CurrencyCode?, in registry: CurrencyRegistry?) {
    guard let code else {
      self = .failed(.syntax)
      return
    }
    do {
      self = .scale(try CurrencyRegistry.minorUnits(code, in: registry))
    } catch {
      self = .failed(error.status)
    }
  }
}
