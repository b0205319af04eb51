// What the binding throws.

/** The module cannot be loaded: it is missing or damaged, or the host lacks something that it needs. */
export class LoadError extends Error {
  constructor(message, cause) {
    super(message);
    this.name = "LoadError";
    if (cause !== undefined) this.cause = cause;
  }
}

/** A call failed. It has changed nothing. */
export class MoneyError extends Error {
  /**
   * @param status   the number that the call returned
   * @param constant the status' name, such as "MONEY_ERR_NO_RATE"
   * @param text     the library's line of text
   * @param position the byte of the given text where the failure lies, or -1
   * @param cause    the status behind some others, or 0
   */
  constructor(status, constant, text, position, cause) {
    super(text || constant);
    this.name = "MoneyError";
    this.status = status;
    this.constant = constant;
    this.position = position;
    this.behind = cause;
  }
}
