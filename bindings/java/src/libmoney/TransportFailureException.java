package libmoney;

/** Why no answer came that a feed could take. */
final class TransportFailureException extends Exception {
    private static final long serialVersionUID = 1L;

    final TransportFailure reason;

    TransportFailureException(TransportFailure reason) {
        super(null, null, false, false);
        this.reason = reason;
    }
}
