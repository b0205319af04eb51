package libmoney;

/** The reason why no response was received that a feed could accept. */
final class TransportFailureException extends Exception {
    private static final long serialVersionUID = 1L;

    final TransportFailure reason;

    TransportFailureException(TransportFailure reason) {
        super(null, null, false, false);
        this.reason = reason;
    }
}
