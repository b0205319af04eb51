/// An empty list of stores, for a platform without them. This file is the module `MoneyStore` of the WebAssembly build.
public final class StoredBases {
  public init() {}
}
