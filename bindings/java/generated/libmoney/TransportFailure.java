// Made from the headers by api/generate.py.
package libmoney;

/** The reason why a request failed without a response. */
public enum TransportFailure {
    /** no connection */
    CONNECTION(1),
    /** the server's name is not known */
    DNS(2),
    /** the certificate or the encryption was refused */
    TLS(3),
    /** the connection closed before the end */
    DISCONNECTED(4),
    /** your program cancelled the request */
    CANCELLED(5),
    /** your program stopped reading */
    TOO_LARGE(6),
    /** other */
    OTHER(7),
    /** no response within the time that your program allows */
    TIMEOUT(8);

    private static final TransportFailure[] ALL = values();

    private final int value;

    TransportFailure(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static TransportFailure of(int value) {
        for (TransportFailure one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
