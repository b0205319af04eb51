import MoneyTrade
import CMoney
import MoneyCore
import MoneyJSON
import MoneyStore

@_cdecl("money_store_catalogue_save") @implementation
public func money_store_catalogue_save(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ catalogue: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let handle = try Boundary.catalogue(catalogue)
    let document = try CatalogueDocument.write(handle.value)
    try store.save(document, .catalogue, as: try Boundary.storeName(name), handle.bases ?? StoredBases())
  }
}

@_cdecl("money_store_catalogue_load") @implementation
public func money_store_catalogue_load(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ catalogue: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(catalogue, "catalogue", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let bases = StoredBases()
    let loaded = try store.load(.catalogue, try Boundary.storeName(name), bases) { (text) throws(MoneyFailure) in
      try CatalogueDocument.read(text)
    }
    return Boundary.pointer(to: Handle(loaded, bases: bases))
  }
}

@_cdecl("money_store_basket_save") @implementation
public func money_store_basket_save(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ basket: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let handle = try Boundary.basket(basket)
    let document = try BasketDocument.write(handle.value)
    try store.save(document, .basket, as: try Boundary.storeName(name), handle.bases)
  }
}

@_cdecl("money_store_basket_load") @implementation
public func money_store_basket_load(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ catalogue: OpaquePointer?,
  _ basket: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(basket, "basket", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let goods = try Boundary.optionalCatalogue(catalogue)
    let bases = StoredBases()
    let loaded = try store.load(.basket, try Boundary.storeName(name), bases) { (text) throws(MoneyFailure) in
      try BasketDocument.read(text, catalogue: goods)
    }
    return Boundary.pointer(to: WatchedHandle(loaded, bases: bases))
  }
}
