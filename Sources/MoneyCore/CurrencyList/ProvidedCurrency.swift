/// A currency as a provider lists it.
public struct ProvidedCurrency: Sendable {
  public let code: CurrencyCode
  /// May be empty.
  public let name: [UInt8]

  public init(_ code: CurrencyCode, name: [UInt8]) {
    self.code = code
    self.name = name
  }
}
