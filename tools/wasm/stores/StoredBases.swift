/// What an object knows of stores where there are none. This file is the module `MoneyStore` of the WebAssembly build.
public final class StoredBases {
  public init() {}
}
