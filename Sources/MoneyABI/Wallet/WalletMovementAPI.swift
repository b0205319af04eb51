import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_wallet_hold") @implementation
public func money_wallet_hold(
  _ wallet: OpaquePointer?, _ amount: UnsafePointer<money_t>?, _ note: UnsafePointer<money_wallet_note_t>?,
  _ hold: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeWallet(wallet, hold, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try wallet.hold(try Boundary.money(amount, "amount"), note: try Boundary.note(note))
  }
}

@_cdecl("money_wallet_commit") @implementation
public func money_wallet_commit(
  _ wallet: OpaquePointer?, _ hold: UInt64, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeWallet(wallet, id, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try Boundary.checkMemory(wallet.holdRemovalGrowth)
    return try wallet.commit(hold)
  }
}

@_cdecl("money_wallet_commit_amount") @implementation
public func money_wallet_commit_amount(
  _ wallet: OpaquePointer?, _ hold: UInt64, _ amount: UnsafePointer<money_t>?, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeWallet(wallet, id, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try Boundary.checkMemory(wallet.holdRemovalGrowth)
    return try wallet.commit(hold, amount: try Boundary.money(amount, "amount"))
  }
}

@_cdecl("money_wallet_release") @implementation
public func money_wallet_release(
  _ wallet: OpaquePointer?, _ hold: UInt64, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeWallet(wallet, nil, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try Boundary.checkMemory(wallet.holdRemovalGrowth)
    try wallet.release(hold)
    return hold
  }
}

@_cdecl("money_wallet_hold_count") @implementation
public func money_wallet_hold_count(
  _ wallet: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.wallet(wallet).value.holdList.count
  }
}

@_cdecl("money_wallet_hold_at") @implementation
public func money_wallet_hold_at(
  _ wallet: OpaquePointer?, _ index: Int, _ hold: UnsafeMutablePointer<money_wallet_entry_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(hold) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(hold, "hold")
    let holds = try Boundary.wallet(wallet).value.holdList
    let index = try Boundary.index(index, of: holds.count)
    Boundary.write(holds[index], to: output)
  }
}

@_cdecl("money_wallet_holds") @implementation
public func money_wallet_holds(
  _ wallet: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_wallet_entry_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let holds = try Boundary.wallet(wallet).value.holdList
    try page.fill(of: holds.count) { index, row throws(MoneyFailure) in Boundary.write(holds[index], to: row) }
  }
}

@_cdecl("money_transfer_leg_init") @implementation
public func money_transfer_leg_init(_ leg: UnsafeMutablePointer<money_transfer_leg_t>?) {
  Boundary.zero(leg)
  leg?.pointee.struct_size = UInt32(MemoryLayout<money_transfer_leg_t>.size)
}

@_cdecl("money_exchange_leg_init") @implementation
public func money_exchange_leg_init(_ leg: UnsafeMutablePointer<money_exchange_leg_t>?) {
  Boundary.zero(leg)
  leg?.pointee.struct_size = UInt32(MemoryLayout<money_exchange_leg_t>.size)
}

@_cdecl("money_wallet_transfer") @implementation
public func money_wallet_transfer(
  _ legs: UnsafePointer<money_transfer_leg_t>?, _ count: Int, _ note: UnsafePointer<money_wallet_note_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  var wallets: [OpaquePointer] = []
  let status = Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    wallets = try Boundary.transfer(try Boundary.legs(legs, count, "MONEY_TRANSFER_LEG_INIT"), note)
  }
  if status != MONEY_OK { return status }
  return withUnsafeTemporaryAllocation(of: OpaquePointer.self, capacity: wallets.count) { changed in
    _ = changed.initialize(from: wallets)
    // Nothing is owned while callbacks run.
    wallets = []
    CallbackHandle.runRound(of: UnsafeBufferPointer(changed))
    return MONEY_OK
  }
}

@_cdecl("money_wallet_exchange") @implementation
public func money_wallet_exchange(
  _ wallet: OpaquePointer?, _ legs: UnsafePointer<money_exchange_leg_t>?, _ count: Int, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ note: UnsafePointer<money_wallet_note_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeWallet(wallet, nil, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    let given = try ConvertOptions(options)
    let note = try Boundary.note(note)
    let exchange = try Boundary.exchangeLegs(legs, count)
    let table = try Boundary.optionalTable(rates)
    return try wallet.exchange(exchange, with: table, given.options, in: given.registry, note: note)
  }
}

extension WatchedHandle: WalletKeeper where Value == Wallet {
  var wallet: Wallet {
    get { value }
    _modify { yield &value }
  }
}

extension Boundary {
  /// Moves amounts between wallets; returns the wallets involved.
  fileprivate static func transfer(
    _ legs: [money_transfer_leg_t], _ note: UnsafePointer<money_wallet_note_t>?
  ) throws(MoneyFailure) -> [OpaquePointer] {
    let note = try self.note(note)
    var pointers: [OpaquePointer] = []
    func position(_ wallet: OpaquePointer?) -> Int? {
      guard let wallet else { return nil }
      if let known = pointers.firstIndex(of: wallet) { return known }
      pointers.append(wallet)
      return pointers.count - 1
    }
    var transfer: [TransferLeg] = []
    for leg in legs {
      var leg = leg
      if leg.reserved != 0 { throw MoneyFailure(.argument, "leg.reserved must be 0") }
      let amount = try money(&leg.amount, "leg.amount")
      transfer.append(TransferLeg(source: position(leg.source), target: position(leg.target), amount: amount))
    }
    var wallets: [WatchedHandle<Wallet>] = []
    for pointer in pointers { wallets.append(try wallet(pointer)) }
    for leg in transfer {
      guard let source = leg.source else { continue }
      try checkMemory(wallets[source].value.lotCount(of: leg.amount.currency), of: mostOfEntry)
    }
    try Wallet.transfer(transfer, among: wallets, note: note)
    return pointers
  }

  static func legs<Leg>(
    _ legs: UnsafePointer<Leg>?, _ count: Int, _ initialiser: StaticString
  ) throws(MoneyFailure) -> [Leg] {
    guard let legs else { throw null("legs") }
    if count == 0 { throw tooSmall("count", 0, least: 1) }
    return try sizedRows(legs, count, atMost: Wallet.mostLegs, initialiser, "legs") { $0.loadUnaligned(as: Leg.self) }
  }

  static func exchangeLegs(
    _ legs: UnsafePointer<money_exchange_leg_t>?, _ count: Int
  ) throws(MoneyFailure) -> [ExchangeLeg] {
    var exchange: [ExchangeLeg] = []
    for leg in try self.legs(legs, count, "MONEY_EXCHANGE_LEG_INIT") {
      var leg = leg
      let receive = try code(in: &leg.receive)
      exchange.append(ExchangeLeg(give: try money(&leg.give, "leg.give"), receive: receive))
    }
    return exchange
  }

  /// Reads a code in 12 bytes of a struct; nil if it is empty.
  static func code<Field>(in field: inout Field) throws(MoneyFailure) -> CurrencyCode? {
    let bytes = withUnsafeBytes(of: &field) { Array($0) }
    guard let end = bytes.firstIndex(of: 0) else { throw MoneyFailure(.argument, "leg.receive must be NUL-terminated") }
    return end == 0 ? nil : try CurrencyCode(parsing: bytes[..<end])
  }
}
