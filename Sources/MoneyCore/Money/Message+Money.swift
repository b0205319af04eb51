extension Message {
  public static func money(_ money: Money) -> Message {
    .decimal(money.amount) + " " + .code(money.currency)
  }
}
