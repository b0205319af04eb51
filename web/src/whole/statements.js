// Bank statements in XML, by the complete library.

import { BankStatements } from "../../lib/full/src/index.js";

/** Returns the JSON of a document of camt. */
export function statementsOf(bytes) {
  const statements = BankStatements.fromCamt(bytes);
  try {
    return statements.toJson();
  } finally {
    statements.free();
  }
}
