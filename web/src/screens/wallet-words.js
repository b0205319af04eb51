// Words that the parts of the wallet share.

import { reasonOf, t } from "../words/words.js";

/** The sentence for an error of the library. */
export function sentenceOf(error) {
  const known = {
    insufficient: () => t("wallet.insufficient"),
    no_rate: () => t("wallet.no_rate"),
    overflow: () => t("wallet.overflow"),
  };
  return known[error.code]?.() ?? reasonOf(error);
}
