package libmoney;

/** Why no answer came that a feed could take. */
final class NoAnswerException extends Exception {
    private static final long serialVersionUID = 1L;

    final NoAnswer reason;

    NoAnswerException(NoAnswer reason) {
        super(null, null, false, false);
        this.reason = reason;
    }
}
