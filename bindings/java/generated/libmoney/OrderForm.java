// Made from the headers by api/generate.py.
package libmoney;

import java.util.Objects;

/**
 * A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may use a
 * form.
 */
public final class OrderForm extends Handle {
    private OrderForm(Pointer pointer) {
        super(pointer, Raw::money_order_form_free);
    }

    static OrderForm adopt(long at) {
        return new OrderForm(new Pointer(at));
    }

    static OrderForm adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Makes an empty order form. You free it with money_order_form_free. C: money_order_form_new
     * @param portfolio the form takes currency and registry from it. You may save the form in any portfolio.
     * @param currency the currency of the sum; NULL or "" is the portfolio's.
     * @param tickerRule a MONEY_TICKER_.
     */
    public OrderForm(Portfolio portfolio, String currency, TickerRule tickerRule) {
        this(make(portfolio, currency, tickerRule));
    }

    private static Pointer make(Portfolio portfolio, String currency, TickerRule tickerRule) {
        Call call = Call.begin();
        try {
            long formAt = call.take(8);
            call.check(Raw.money_order_form_new(call.use(Objects.requireNonNull(portfolio, "portfolio")), call.code(currency), tickerRule.value(), formAt, call.error()));
            return new Pointer(Memory.getLong(formAt));
        } finally {
            call.end();
        }
    }

    /**
     * Makes an order form that edits a stored purchase or sale. It starts with the stored quantity and sum; a
     * figure that is typed replaces one of them, the sum first. You free the form with money_order_form_free. C:
     * money_order_form_from_transaction
     * @param tickerRule a MONEY_TICKER_.
     */
    public static OrderForm fromTransaction(Portfolio portfolio, String id, TickerRule tickerRule) {
        Call call = Call.begin();
        try {
            long formAt = call.take(8);
            call.check(Raw.money_order_form_from_transaction(call.use(Objects.requireNonNull(portfolio, "portfolio")), call.code(id), tickerRule.value(), formAt, call.error()));
            return OrderForm.adopt(Memory.getLong(formAt));
        } finally {
            call.end();
        }
    }

    /**
     * Sets the text of a field. The call takes any text; what is wrong with it is the field's state. C:
     * money_order_form_set
     * @param field a MONEY_ORDER_.
     * @param text at most MONEY_TEXT_MAX - 1 bytes. No bytes, or NULL with length 0, empties the field.
     */
    public void set(OrderField field, String text) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] textBytes = Call.utf8(text);
            call.check(Raw.money_order_form_set(at, field.value(), call.bytes(textBytes), Call.length(textBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /**
     * Writes what a field shows: the typed text, or what follows from the other fields, or "". MONEY_TEXT_MAX
     * bytes are room enough. C: money_order_form_text
     * @param field a MONEY_ORDER_.
     */
    public String text(OrderField field) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_order_form_text(at, field.value(), bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /**
     * Writes what is right or wrong with a field. C: money_order_form_state
     * @param field a MONEY_ORDER_.
     */
    public FieldState state(OrderField field) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long stateAt = call.take(8);
            call.check(Raw.money_order_form_state(at, field.value(), stateAt, call.error()));
            return FieldState.of(Memory.getInt(stateAt));
        } finally {
            call.end();
        }
    }

    /**
     * Writes the transaction of an order form whose fields are all right. One that the form edits keeps its id,
     * its fee and its exchange rate. C: money_order_form_transaction
     */
    public Transaction transaction() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long transactionAt = call.take(248);
            call.check(Raw.money_order_form_transaction(at, transactionAt, call.error()));
            return Transaction.read(transactionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one
     * that it edits. A transaction that it replaces keeps its id, fee, exchange rate and named lots. After the
     * call the form edits what it saved. A failure changes neither the form nor the portfolio. C:
     * money_order_form_save
     */
    public Transaction save(Portfolio portfolio) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            long storedAt = call.take(248);
            call.check(Raw.money_order_form_save(at, call.change(Objects.requireNonNull(portfolio, "portfolio")), storedAt, call.error()));
            return Transaction.read(storedAt);
        } finally {
            call.end();
        }
    }
}
