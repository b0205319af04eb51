import MoneyCore

/// A seller or a buyer.
public struct InvoiceParty: Sendable {
  public var name: [UInt8]
  /// The code of the country, such as "DE" (BT-40, BT-55).
  public var country: [UInt8]
  /// The VAT identifier (BT-31, BT-48), or "".
  public var taxID: [UInt8]
  public var street: [UInt8]
  public var city: [UInt8]
  public var postcode: [UInt8]

  public init(
    name: [UInt8], country: [UInt8], taxID: [UInt8] = [], street: [UInt8] = [], city: [UInt8] = [],
    postcode: [UInt8] = []
  ) {
    self.name = name
    self.country = country
    self.taxID = taxID
    self.street = street
    self.city = city
    self.postcode = postcode
  }
}

/// The data besides amounts that the norm requires of an invoice.
public struct InvoiceHeading: Sendable {
  /// The number of the invoice (BT-1).
  public var number: [UInt8]
  /// The day of issue (BT-2).
  public var issued: Day
  public var seller: InvoiceParty
  public var buyer: InvoiceParty
  /// The due date of the payment (BT-9).
  public var due: Day?
  public var isCreditNote = false
  /// The buyer's reference (BT-10), or "".
  public var buyerReference: [UInt8] = []
  /// The identifier of the specification (BT-24).
  public var profile: [UInt8] = Array(UTF8Bytes(InvoiceProfile.norm))
  /// The unit of each quantity, a code of UN/ECE recommendation 20 (BT-130).
  public var unit: [UInt8] = Array(UTF8Bytes("C62"))

  public init(number: [UInt8], issued: Day, seller: InvoiceParty, buyer: InvoiceParty, due: Day? = nil) {
    self.number = number
    self.issued = issued
    self.seller = seller
    self.buyer = buyer
    self.due = due
  }
}
