import MoneyCore

/// The properties of an entry or a hold, in addition to its amount.
public struct WalletNote: Sendable {
  /// The label, alone or with the details: one word, so that an entry fits 64 bytes.
  private enum Content: Sendable {
    case label([UInt8])
    case details(EntryDetails)
  }

  private let content: Content
  /// The day of the booking.
  public let day: Day?
  public let kind: EntryKind

  /// One line of UTF-8; it may be empty.
  public var label: [UInt8] {
    switch content {
    case .label(let label): label
    case .details(let details): details.label
    }
  }

  /// Nil for most entries.
  public var details: EntryDetails? {
    if case .details(let details) = content { return details }
    return nil
  }

  /// The limit on the length of a label and of each other text, in bytes.
  public static var longestLabel: Int { 79 }

  public init(label: [UInt8] = [], day: Day? = nil) throws(MoneyFailure) {
    try OneLine.check(label, "label", atMost: WalletNote.longestLabel)
    self.init(checked: label, day, .unspecified, nil)
  }

  /// Makes a note with details.
  @_optimize(size)
  public init(
    label: [UInt8], day: Day?, kind: EntryKind, counterpart: [UInt8] = [], externalID: [UInt8] = [],
    effective: Day? = nil, cost: Money? = nil
  ) throws(MoneyFailure) {
    try OneLine.check(label, "label", atMost: WalletNote.longestLabel)
    try OneLine.check(counterpart, "counterpart", atMost: WalletNote.longestLabel)
    try OneLine.check(externalID, "external id", atMost: WalletNote.longestLabel)
    if let cost, cost.amount.isNegative {
      throw MoneyFailure(.argument, "cost must not be negative, got " + .money(cost))
    }
    let details = EntryDetails.given(
      label: label, counterpart: counterpart, externalID: externalID, effective: effective == day ? nil : effective,
      cost: cost)
    self.init(checked: label, day, kind, details)
  }

  /// Makes a note with the bytes of a label, which may be any.
  public init(unchecked label: UnsafeBufferPointer<UInt8>, day: Day?) throws(MoneyFailure) {
    try WalletNote.check(unchecked: label)
    self.init(checked: Array(label), day, .unspecified, nil)
  }

  /// Throws unless bytes are a label: UTF-8 of one line, and not too long.
  public static func check(unchecked label: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    try OneLine.check(unchecked: label, "label", atMost: longestLabel)
  }

  private init(checked label: [UInt8], _ day: Day?, _ kind: EntryKind, _ details: EntryDetails?) {
    content = details.map { .details($0) } ?? .label(label)
    self.day = day
    self.kind = kind
  }

  public static var none: WalletNote { WalletNote(checked: [], nil, .unspecified, nil) }

  /// The day on which the entry changes the balance; nil if it counts on every day.
  public var effectiveDay: Day? { details?.effective ?? day }

  /// True if version 1 of a document has no room for the note.
  public var isDetailed: Bool { details != nil || kind != .unspecified }

  /// The id that another system assigned to the entry, or nil.
  public var externalID: [UInt8]? {
    guard let details, !details.externalID.isEmpty else { return nil }
    return details.externalID
  }

  /// The same note with a cost, which must not be negative.
  func with(cost: Money) -> WalletNote {
    let costed = EntryDetails.given(
      label: label, counterpart: details?.counterpart ?? [], externalID: details?.externalID ?? [],
      effective: details?.effective,
      cost: cost)
    return WalletNote(checked: label, day, kind, costed)
  }

  /// The note of an amount that a transfer with this note brings from a lot. It keeps the booked day and the cost of the
  /// lot, and its effective day is that of the transfer. The cost must not be negative.
  func carrying(_ cost: Money, booked: Day?) -> WalletNote {
    let effective = effectiveDay == booked ? nil : effectiveDay
    let carried = EntryDetails.given(
      label: label, counterpart: details?.counterpart ?? [], externalID: details?.externalID ?? [],
      effective: effective, cost: cost)
    return WalletNote(checked: label, booked, kind, carried)
  }

  /// True if a transfer with another note adds an entry with this one when it brings a lot.
  func isCarried(from other: WalletNote) -> Bool {
    guard let details, details.cost != nil, other.details?.cost == nil else { return false }
    return label == other.label && kind == other.kind && details.counterpart == other.details?.counterpart ?? []
      && externalID == other.externalID && effectiveDay == other.effectiveDay
  }

  /// The day since which a lot of this note is held: the effective day or, if the note states the cost, the booked day if
  /// that is earlier.
  var acquired: Day? {
    guard let day, details?.cost != nil, let effective = details?.effective else { return effectiveDay }
    return min(day, effective)
  }

  /// Throws unless the note fits entries of amounts that one call adds to a wallet: an external id and a cost belong to
  /// one entry.
  @_optimize(size)
  public func check(for amounts: some Collection<Money>) throws(MoneyFailure) {
    guard let details else { return }
    if amounts.count > 1, !details.externalID.isEmpty || details.cost != nil {
      throw MoneyFailure(
        .argument,
        "external id and cost must belong to one entry in a wallet, got " + .number(amounts.count) + " entries")
    }
    if let cost = details.cost, let amount = amounts.first, amount.currency == cost.currency {
      throw MoneyFailure(
        .argument, "cost must be in another currency than the amount of " + .money(amount) + ", got " + .money(cost))
    }
  }
}

extension WalletNote: Equatable {
  public static func == (left: WalletNote, right: WalletNote) -> Bool {
    guard left.label == right.label, left.day == right.day, left.kind == right.kind else { return false }
    guard let details = left.details else { return right.details == nil }
    return right.details.map { details.isEqual(to: $0) } ?? false
  }
}
