/// The outcome of a transaction that the host began.
final class StoreTransaction {
  enum Outcome {
    case open
    case committed
    case undone
  }

  private(set) var outcome = Outcome.open

  func end(_ outcome: Outcome) { self.outcome = outcome }
}
