import CJansson
import MoneyCore

/// What jansson does once in a process.
public enum JSONReadiness {
  /// jansson chooses how its tables hash at the first object of a process; this is that choice. A child that is forked
  /// in the middle of it would wait for ever.
  public static func prepare() { json_object_seed(0) }
}
