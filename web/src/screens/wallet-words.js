// Words and days that the parts of the wallet share.

import { t } from "../words/words.js";

/** The local day. */
export function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The sentence for an error of the library. */
export function sentenceOf(error) {
  const known = {
    insufficient: () => t("wallet.insufficient"),
    no_rate: () => t("wallet.no_rate"),
    overflow: () => t("wallet.overflow"),
  };
  return known[error.code]?.() ?? error.message;
}
