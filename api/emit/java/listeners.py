"""The listeners of Java's objects: setting them, and calling them after a call."""

from __future__ import annotations

_SET = """
    private {kind} {field};

    /**
     * Sets the listener for {what}. It replaces the previous listener; {{@code null}} removes it.
     *
     * <p>The listener runs in the calling thread, after the change. An exception that it throws leaves the
     * call that made the change; the change remains.
     *
     * @param listener receives {argument}; {{@code null}} for no listener
     */
    public void {name}({kind} listener) {{
        {field} = listener;
        {start}
    }}
"""
LISTENERS = {
    "money_change_callback_t": _SET.format(
        kind="LongConsumer",
        field="changed",
        what="changes of the object",
        argument="the revision",
        name="onChange",
        start="isListened = listener != null;\n        if (isListened) heard = revision();",
    ),
    "money_calculator_display_callback_t": _SET.format(
        kind="Consumer<String>",
        field="displayed",
        what="changes of the display",
        argument="the new text of the display",
        name="onDisplay",
        start="isListened = listener != null;\n        if (isListened) shown = display();",
    ),
    "money_calculator_alert_callback_t": _SET.format(
        kind="Consumer<CalculatorAlert>",
        field="alerted",
        what="rejected keys",
        argument="the alert",
        name="onAlert",
        start="",
    ),
}
TELLS = """
    private long heard;

    @Override
    void tell() {
        LongConsumer listener = changed;
        if (listener == null) return;
        long now;
        // Reading the revision is no change.
        isListened = false;
        try {
            now = revision();
        } catch (MoneyException error) {
            // A store whose file is closed has no revision.
            return;
        } finally {
            isListened = true;
        }
        if (now == heard) return;
        heard = now;
        listener.accept(now);
    }
"""
CALCULATOR_TELLS = """
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
"""


def listeners(handle: str, kinds: list[str]) -> str:
    """The members of a class whose objects have listeners of these kinds; nothing for others."""
    if not kinds:
        return ""
    tells = CALCULATOR_TELLS if handle == "money_calculator_t" else TELLS
    return "".join(LISTENERS[kind] for kind in kinds) + tells
