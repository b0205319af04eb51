package libmoney;

/**
 * A call that failed; it has changed nothing.
 *
 * <pre>{@code
 * try {
 *     rates.convert(Money.of("10", "EUR"), "XAF");
 * } catch (MoneyException error) {
 *     if (error.status() == Status.NO_RATE) ...
 * }
 * }</pre>
 */
public final class MoneyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Status status;
    private final Status cause;
    private final long position;

    MoneyException(Status status, String text, long position, Status cause) {
        super(text);
        this.status = status;
        this.position = position;
        this.cause = cause;
    }

    /** Returns the status of the failure; null for a status that only a newer library defines. */
    public Status status() {
        return status;
    }

    /** The name of the status in C, such as "MONEY_ERR_NO_RATE". */
    public String constant() {
        if (status == null) return "MONEY_ERR_?";
        return status == Status.OK ? "MONEY_OK" : "MONEY_ERR_" + status.name();
    }

    /** Returns the index of the first invalid byte in the input text, in UTF-8, or -1. */
    public long position() {
        return position;
    }

    /** The status behind RETRIEVAL, SAVING and REMOVAL; OK for every other one. */
    public Status causeStatus() {
        return cause;
    }
}
