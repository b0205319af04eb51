import CMoney
import MoneyCore
import MoneyLedger
import MoneyStore

@_cdecl("money_movement_options_init") @implementation
public func money_movement_options_init(_ options: UnsafeMutablePointer<money_movement_options_t>?) {
  options?.pointee = money_movement_options_t(
    struct_size: UInt32(MemoryLayout<money_movement_options_t>.size), may_go_below_zero: 0, idempotency_key: nil)
}

@_cdecl("money_stored_leg_init") @implementation
public func money_stored_leg_init(_ leg: UnsafeMutablePointer<money_stored_leg_t>?) {
  Boundary.zero(leg)
  leg?.pointee.struct_size = UInt32(MemoryLayout<money_stored_leg_t>.size)
}

@_cdecl("money_store_wallet_spend") @implementation
public func money_store_wallet_spend(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ amount: UnsafePointer<money_t>?,
  _ note: UnsafePointer<money_wallet_note_t>?, _ movement: UnsafePointer<money_movement_options_t>?,
  _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.moveInStore(store, error, id: id) { (store: Store) throws(MoneyFailure) in
    let amount = try Boundary.money(amount, "amount")
    let given = try Boundary.movementOptions(movement)
    return try store.spend(
      amount, try Boundary.note(note), from: try Boundary.storeName(name), mayGoBelowZero: given.mayGoBelowZero,
      key: given.key)
  }
}

@_cdecl("money_store_wallet_hold") @implementation
public func money_store_wallet_hold(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ amount: UnsafePointer<money_t>?,
  _ note: UnsafePointer<money_wallet_note_t>?, _ movement: UnsafePointer<money_movement_options_t>?,
  _ hold: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.moveInStore(store, error, id: hold) { (store: Store) throws(MoneyFailure) in
    let amount = try Boundary.money(amount, "amount")
    return try store.hold(
      amount, try Boundary.note(note), in: try Boundary.storeName(name), key: try Boundary.movementKey(movement))
  }
}

@_cdecl("money_store_wallet_commit") @implementation
public func money_store_wallet_commit(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ hold: UInt64,
  _ movement: UnsafePointer<money_movement_options_t>?, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.moveInStore(store, error, id: id) { (store: Store) throws(MoneyFailure) in
    try store.commit(hold: hold, in: try Boundary.storeName(name), key: try Boundary.movementKey(movement))
  }
}

@_cdecl("money_store_wallet_commit_amount") @implementation
public func money_store_wallet_commit_amount(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ hold: UInt64, _ amount: UnsafePointer<money_t>?,
  _ movement: UnsafePointer<money_movement_options_t>?, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.moveInStore(store, error, id: id) { (store: Store) throws(MoneyFailure) in
    let amount = try Boundary.money(amount, "amount")
    return try store.commit(
      hold: hold, amount: amount, in: try Boundary.storeName(name), key: try Boundary.movementKey(movement))
  }
}

@_cdecl("money_store_wallet_release") @implementation
public func money_store_wallet_release(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ hold: UInt64,
  _ movement: UnsafePointer<money_movement_options_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.moveInStore(store, error, id: nil) { (store: Store) throws(MoneyFailure) in
    try store.release(hold: hold, in: try Boundary.storeName(name), key: try Boundary.movementKey(movement))
  }
}

@_cdecl("money_store_wallet_transfer") @implementation
public func money_store_wallet_transfer(
  _ store: OpaquePointer?, _ legs: UnsafePointer<money_stored_leg_t>?, _ count: Int,
  _ note: UnsafePointer<money_wallet_note_t>?, _ movement: UnsafePointer<money_movement_options_t>?,
  _ entries: UnsafeMutablePointer<money_leg_entries_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.moveInStore(store, error, entries, count) { (store: Store) throws(MoneyFailure) in
    var transfer: [StoredTransferLeg] = []
    for leg in try Boundary.legs(legs, count, "MONEY_STORED_LEG_INIT") {
      var leg = leg
      if leg.reserved != 0 { throw MoneyFailure(.argument, "leg.reserved must be 0") }
      transfer.append(
        StoredTransferLeg(
          source: try Boundary.legName(leg.source, "leg.source"),
          target: try Boundary.legName(leg.target, "leg.target"), amount: try Boundary.money(&leg.amount, "leg.amount"))
      )
    }
    return try store.transfer(transfer, try Boundary.note(note), key: try Boundary.movementKey(movement))
  }
}

@_cdecl("money_store_wallet_exchange") @implementation
public func money_store_wallet_exchange(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ legs: UnsafePointer<money_exchange_leg_t>?, _ count: Int,
  _ rates: OpaquePointer?, _ options: UnsafePointer<money_convert_options_t>?,
  _ note: UnsafePointer<money_wallet_note_t>?, _ movement: UnsafePointer<money_movement_options_t>?,
  _ entries: UnsafeMutablePointer<money_leg_entries_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.moveInStore(store, error, entries, count) { (store: Store) throws(MoneyFailure) in
    let given = try ConvertOptions(options)
    let exchange = try Boundary.exchangeLegs(legs, count)
    return try store.exchange(
      exchange, in: try Boundary.storeName(name), with: try Boundary.optionalTable(rates), given.options,
      registry: given.registry, try Boundary.note(note), key: try Boundary.movementKey(movement))
  }
}

extension Boundary {
  fileprivate static func movementOptions(
    _ pointer: UnsafePointer<money_movement_options_t>?
  ) throws(MoneyFailure) -> (mayGoBelowZero: Bool, key: [UInt8]?) {
    guard let pointer else { return (false, nil) }
    let given = try options(pointer, "MONEY_MOVEMENT_OPTIONS_INIT", "movement")
    let mayGoBelowZero = try truth(given.may_go_below_zero, "movement.may_go_below_zero")
    guard let key = given.idempotency_key else { return (mayGoBelowZero, nil) }
    return (mayGoBelowZero, try storeName(key, "movement.idempotency_key"))
  }

  /// Reads the key of a call that never overdraws.
  static func movementKey(
    _ pointer: UnsafePointer<money_movement_options_t>?
  ) throws(MoneyFailure) -> [UInt8]? {
    let given = try movementOptions(pointer)
    if given.mayGoBelowZero {
      throw MoneyFailure(.argument, "movement.may_go_below_zero must be 0 except for money_store_wallet_spend")
    }
    return given.key
  }

  fileprivate static func legName(
    _ text: UnsafePointer<CChar>?, _ name: StaticString
  ) throws(MoneyFailure) -> [UInt8]? {
    text == nil ? nil : try storeName(text, name)
  }

  /// Moves amounts in a store, and writes the id of the entry or the hold that the call made.
  static func moveInStore(
    _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?, id: UnsafeMutablePointer<UInt64>?,
    _ body: (Store) throws(MoneyFailure) -> StoredAnswer
  ) -> money_status_t {
    mayChangeStore(store, error, zeroing: { zero(id) }) { (store: Store) throws(MoneyFailure) in
      let answer = try body(store)
      id?.pointee = answer.entries.first?.source ?? 0
      return !answer.isRepeated
    }
  }

  /// Moves amounts in a store, and writes the entries that each leg made.
  fileprivate static func moveInStore(
    _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ entries: UnsafeMutablePointer<money_leg_entries_t>?, _ count: Int,
    _ body: (Store) throws(MoneyFailure) -> StoredAnswer
  ) -> money_status_t {
    // A count beyond the limit is refused before anything is written; the array may not be that long.
    let room = count > Wallet.mostLegs ? 0 : count
    return mayChangeStore(
      store, error, zeroing: { zero(entries, count: room) }
    ) { (store: Store) throws(MoneyFailure) in
      let answer = try body(store)
      if let entries {
        zero(entries, count: room)
        for (index, leg) in answer.entries.enumerated() where index < room {
          entries[index].source = leg.source
          entries[index].target = leg.target
          if let received = leg.received { write(received, to: &entries[index].received) }
        }
      }
      return !answer.isRepeated
    }
  }
}
