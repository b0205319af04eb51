// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.Set;
import java.util.function.Consumer;

/** A keypad calculator: the keys pressed so far, the operation as text, and its result. */
public final class Calculator extends Handle {
    private Calculator(Pointer pointer) {
        super(pointer, Raw::money_calculator_free);
    }

    static Calculator adopt(long at) {
        return new Calculator(new Pointer(at));
    }

    static Calculator adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * The results of valueDetailed.
     * @param value value
     * @param flags flags
     */
    public record ValueDetailedResult(BigDecimal value, Set<Flags> flags) {}

    /**
     * Makes a calculator that shows `0`, with at most 5 fraction digits in results. You free it with
     * money_calculator_free. C: money_calculator_new
     */
    public Calculator() {
        this(make());
    }

    private static Pointer make() {
        Call call = Call.begin();
        try {
            long calculatorAt = call.take(8);
            call.check(Raw.money_calculator_new(calculatorAt, call.error()));
            return new Pointer(Memory.getLong(calculatorAt));
        } finally {
            call.end();
        }
    }

    /**
     * Presses one key. If the calculator cannot take the key now, that is an alert: the call returns MONEY_OK, and
     * the operation stays as it was. The library notifies your callbacks of the alert, or of a display that has
     * changed. C: money_calculator_press
     * @param key a MONEY_CALCULATOR_KEY_ value.
     */
    public CalculatorAlert press(CalculatorKey key) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long alertAt = call.take(8);
            call.check(Raw.money_calculator_press(at, key.value(), alertAt, call.error()));
            return heard(CalculatorAlert.of(Memory.getInt(alertAt)));
        } finally {
            call.end();
        }
    }

    /**
     * Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =". Spaces separate keys; digits and `.` may stand
     * together. The keys are `0` to `9`, `.`, `+`, `-` or `−`, `x`, `×` or `*`, `÷` or `/`, `=`, `%`, `±` or
     * `+/-`, `AC`, `X` and `K`; case matters. After an alert the call goes on with the next key. A call that fails
     * has pressed no key, not even the keys before the error, and has notified nobody. If one of its callbacks
     * frees the calculator, the call presses no further key. C: money_calculator_press_keys
     */
    public CalculatorAlert pressKeys(String keys) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] keysBytes = Call.utf8(keys);
            long alertAt = call.take(8);
            call.check(Raw.money_calculator_press_keys(at, call.bytes(keysBytes), Call.length(keysBytes), alertAt, call.error()));
            return heard(CalculatorAlert.of(Memory.getInt(alertAt)));
        } finally {
            call.end();
        }
    }

    /** Returns the keys that the calculator can take now without alert or failure. C: money_calculator_keys */
    public long keys() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long allowedAt = call.take(8);
            call.check(Raw.money_calculator_keys(at, allowedAt, call.error()));
            return Integer.toUnsignedLong(Memory.getInt(allowedAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9". C:
     * money_calculator_display
     */
    public String display() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_calculator_display(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
     * money_calculator_expression
     */
    public String expression() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_calculator_expression(at, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Returns the state, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state */
    public CalculatorState state() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long stateAt = call.take(8);
            call.check(Raw.money_calculator_state(at, stateAt, call.error()));
            return CalculatorState.of(Memory.getInt(stateAt));
        } finally {
            call.end();
        }
    }

    /**
     * Returns the exact value of the result, in lowest terms. Without a result it is the value of the last number.
     * C: money_calculator_exact
     */
    public Ratio exact() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long exactAt = call.take(136);
            call.check(Raw.money_calculator_exact(at, exactAt, call.error()));
            return Ratio.read(exactAt);
        } finally {
            call.end();
        }
    }

    /**
     * Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value
     * @param digits fraction digits, 0 to 38.
     */
    public BigDecimal value(int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long valueAt = call.take(24);
            call.check(Raw.money_calculator_value(at, digits, rounding.value(), valueAt, 0, call.error()));
            return Numbers.read(valueAt);
        } finally {
            call.end();
        }
    }

    /**
     * Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value
     * @param digits fraction digits, 0 to 38.
     */
    public ValueDetailedResult valueDetailed(int digits, Rounding rounding) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long valueAt = call.take(24);
            long flagsAt = call.take(8);
            call.check(Raw.money_calculator_value(at, digits, rounding.value(), valueAt, flagsAt, call.error()));
            return new ValueDetailedResult(Numbers.read(valueAt), Flags.of(Memory.getInt(flagsAt)));
        } finally {
            call.end();
        }
    }

    /** Returns how many fraction digits a result shows at most. C: money_calculator_digits */
    public int digits() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long digitsAt = call.take(8);
            call.check(Raw.money_calculator_digits(at, digitsAt, call.error()));
            return Memory.getInt(digitsAt);
        } finally {
            call.end();
        }
    }

    /**
     * Sets how many fraction digits (0 to 38) a result shows at most. The display rounds half away from zero and
     * drops zeros at the end. It shows fewer digits if 38 digits in all do not hold them. The input of the
     * operation stays as it is. C: money_calculator_set_digits
     */
    public void setDigits(int digits) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            call.check(Raw.money_calculator_set_digits(at, digits, call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Returns the revision: a number that grows with each change of the operation or of the digits shown. C:
     * money_calculator_revision
     */
    public long revision() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long revisionAt = call.take(8);
            call.check(Raw.money_calculator_revision(at, revisionAt, call.error()));
            return Memory.getLong(revisionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes a calculator, in any state, as JSON. The same state always gives the same bytes. Callbacks and
     * revision are not in it. C: money_calculator_to_json
     */
    public String toJson() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long jsonAt = call.take(8);
            call.check(Raw.money_calculator_to_json(at, jsonAt, call.length(), call.error()));
            return call.document(jsonAt);
        } finally {
            call.end();
        }
    }

    /**
     * Makes a calculator from the JSON of money_calculator_to_json. You free it with money_calculator_free. The
     * call refuses a state that no keys lead to. C: money_calculator_from_json
     */
    public static Calculator fromJson(String json) {
        Call call = Call.begin();
        try {
            byte[] jsonBytes = Call.utf8(json);
            long calculatorAt = call.take(8);
            call.check(Raw.money_calculator_from_json(call.bytes(jsonBytes), Call.length(jsonBytes), calculatorAt, call.error()));
            return Calculator.adopt(Memory.getLong(calculatorAt));
        } finally {
            call.end();
        }
    }

    private Consumer<String> displayed;

    /**
     * Sets the listener of the display, in place of the one before; null sets none. It runs when the call that
     * changed the object has returned, in the thread that made it. What it throws leaves that call; the
     * change stays.
     */
    public void onDisplay(Consumer<String> listener) {
        displayed = listener;
        isListened = listener != null;
        if (isListened) shown = display();
    }

    private Consumer<CalculatorAlert> alerted;

    /**
     * Sets the listener of alerts, in place of the one before; null sets none. It runs when the call that
     * changed the object has returned, in the thread that made it. What it throws leaves that call; the
     * change stays.
     */
    public void onAlert(Consumer<CalculatorAlert> listener) {
        alerted = listener;
        
    }

    private String shown;

    @Override
    void tell() {
        Consumer<String> listener = displayed;
        if (listener == null) return;
        String now = display();
        if (now.equals(shown)) return;
        shown = now;
        listener.accept(now);
    }

    private CalculatorAlert heard(CalculatorAlert alert) {
        Consumer<CalculatorAlert> listener = alerted;
        if (listener != null && alert != CalculatorAlert.NONE) listener.accept(alert);
        return alert;
    }
}
