extension Message {
  public static func decimal(_ value: Decimal) -> Message {
    .bytes(value.plainText)
  }
}
