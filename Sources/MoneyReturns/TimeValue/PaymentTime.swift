/// When a payment is made in its period. The values are those of `MONEY_PAYMENT_…` in `time_value.h`.
public enum PaymentTime: Int32, Sendable {
  case end = 0
  case begin = 1
}
