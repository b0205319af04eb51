// Loads the modules for documents of other programs and for reports, which use the complete library. The page starts with a module of the functions that
// it calls itself.

import { t } from "../words/words.js";
import { Unreadable } from "./unreadable.js";

const MODULES = {
  invoices: () => import("../whole/invoices.js"),
  portfolios: () => import("../whole/portfolios.js"),
  statements: () => import("../whole/statements.js"),
};

/** Loads a module of the folder `whole`; throws an Unreadable if it does not load. */
export async function whole(name) {
  try {
    return await MODULES[name]();
  } catch (error) {
    throw new Unreadable(t("frame.library_failed", { reason: error.message }));
  }
}
