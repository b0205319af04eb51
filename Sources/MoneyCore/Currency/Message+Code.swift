extension Message {
  public static func code(_ code: CurrencyCode) -> Message {
    .bytes(code.bytes)
  }
}
