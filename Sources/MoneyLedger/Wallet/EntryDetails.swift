import MoneyCore

/// The details that most entries lack. They are one object beside the entry, so that an entry without them needs as
/// much memory as an amount with a label.
public final class EntryDetails: Sendable {
  /// The other party; one line, which may be empty.
  public let counterpart: [UInt8]
  /// The id that another system assigned to the entry; empty if it has none.
  public let externalID: [UInt8]
  /// The day on which the entry changes the balance; nil if it is the day of the booking.
  public let effective: Day?
  /// The cost of the amount in another currency.
  public let cost: Money?

  /// The details; nil if all are absent.
  static func given(counterpart: [UInt8], externalID: [UInt8], effective: Day?, cost: Money?) -> EntryDetails? {
    if counterpart.isEmpty, externalID.isEmpty, effective == nil, cost == nil { return nil }
    return EntryDetails(counterpart: counterpart, externalID: externalID, effective: effective, cost: cost)
  }

  private init(counterpart: [UInt8], externalID: [UInt8], effective: Day?, cost: Money?) {
    self.counterpart = counterpart
    self.externalID = externalID
    self.effective = effective
    self.cost = cost
  }

  func isEqual(to other: EntryDetails) -> Bool {
    counterpart == other.counterpart && externalID == other.externalID && effective == other.effective
      && cost?.currency == other.cost?.currency && cost?.amount == other.cost?.amount
  }
}
