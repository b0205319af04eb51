// Errors.

/** The library cannot be loaded: the module is missing or damaged, or the host lacks a feature that it requires. */
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
   * @param status   the status as a number
   * @param constant the name of the status in the C interface, such as "MONEY_ERR_NO_RATE"
   * @param text     the message
   * @param position the offset in bytes of the failure in the text of the call, or -1
   * @param cause    the status that led to this one, or 0
   */
  constructor(status, constant, text, position, cause) {
    super(text || constant);
    this.name = "MoneyError";
    this.status = status;
    this.constant = constant;
    this.position = position;
    this.behind = cause;
  }

  /** The name of the status, such as "no_rate". */
  get code() {
    return this.constant.replace(/^MONEY_(ERR_)?/, "").toLowerCase();
  }
}
