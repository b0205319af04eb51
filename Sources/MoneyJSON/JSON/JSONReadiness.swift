import CJansson
import MoneyCore

/// The preparation that jansson needs once in a process.
public enum JSONReadiness {
  /// At the first object of a process, jansson chooses how its tables hash. This call makes that choice early, because
  /// a child that is forked in the middle of it would wait for ever.
  public static func prepare() { json_object_seed(0) }
}
