import MoneyCore

/// The details that most entries lack, with the label. They are one object in the place of the label, so that an entry
/// needs as much memory as before they existed.
public final class EntryDetails: Sendable {
  let label: [UInt8]
  /// The other party; one line, which may be empty.
  public let counterpart: [UInt8]
  /// The id that another system assigned to the entry; or empty.
  public let externalID: [UInt8]
  /// The day on which the entry changes the balance; nil if it is the day of the booking.
  public let effective: Day?
  /// The cost of the amount in another currency.
  public let cost: Money?

  /// The details; nil if all are absent.
  static func given(label: [UInt8], counterpart: [UInt8], externalID: [UInt8], effective: Day?, cost: Money?)
    -> EntryDetails?
  {
    if counterpart.isEmpty, externalID.isEmpty, effective == nil, cost == nil { return nil }
    return EntryDetails(
      label: label, counterpart: counterpart, externalID: externalID, effective: effective, cost: cost)
  }

  private init(label: [UInt8], counterpart: [UInt8], externalID: [UInt8], effective: Day?, cost: Money?) {
    self.label = label
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
