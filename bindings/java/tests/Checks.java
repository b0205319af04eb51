import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The tests of the binding in its host: values beside the calls of C, objects under attack, columns, feeds, stores.
 *
 * <pre>java Checks [OPERATIONS ROUNDS]</pre>
 */
public final class Checks {
    private static final int SHOWN = 50;

    private final List<String> failures = new ArrayList<>();
    private String place = "";
    private long passed;

    /** The body of a check. */
    interface Body {
        void run() throws Exception;
    }

    /** Names the part to which later failures are attributed. */
    synchronized void at(String name) {
        place = name;
    }

    synchronized void check(boolean isRight, String what, Object got) {
        if (isRight) passed += 1;
        else failures.add(place + ": " + what + ", got " + got);
    }

    void same(Object got, Object wanted, String what) {
        check(Objects.equals(got, wanted), what + " is " + wanted, got);
    }

    /** Returns the exception that a body throws; null if it returns normally. */
    static Throwable thrown(Body body) {
        try {
            body.run();
            return null;
        } catch (Throwable error) {
            return error;
        }
    }

    void refused(Class<? extends Throwable> kind, Body body, String what) {
        Throwable error = thrown(body);
        check(kind.isInstance(error) && error.getMessage() != null, what + " throws " + kind.getSimpleName(), error);
    }

    public static void main(String[] words) throws Exception {
        int operations = words.length > 0 ? Integer.parseInt(words[0]) : 100_000;
        int rounds = words.length > 1 ? Integer.parseInt(words[1]) : 1_000_000;
        Checks checks = new Checks();
        ValueChecks.run(checks, operations);
        ObjectChecks.run(checks);
        ThreadChecks.run(checks);
        ColumnChecks.run(checks);
        StoreChecks.run(checks);
        FeedChecks.run(checks);
        RoundChecks.run(checks, rounds);
        checks.failures.stream().limit(SHOWN).forEach(System.out::println);
        System.out.println(checks.passed + " passed, " + checks.failures.size() + " failed");
        System.exit(checks.failures.isEmpty() && checks.passed > 0 ? 0 : 1);
    }
}
