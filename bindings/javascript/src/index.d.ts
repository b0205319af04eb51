// The types of the package.

export * from "./face/values.js";
export * from "./face/generated.js";

/** The module cannot be loaded: it is missing or damaged, or the host lacks something that it needs. */
export class LoadError extends Error {}

/** A call failed. It has changed nothing. */
export class MoneyError extends Error {
  /** The number of the status. */
  readonly status: number;
  /** The name of the status, such as "MONEY_ERR_NO_RATE". */
  readonly constant: string;
  /** The byte of the given text where the failure lies, or -1. */
  readonly position: number;
}

/** The version of the library, such as "0.2.0". */
export const version: string;
