"""The events of C#'s objects: adding listeners, and calling them after a call."""

from __future__ import annotations

_EVENT = """
        private {kind} {field};

        /// <summary>Occurs after {what}.</summary>
        /// <remarks>Handlers run in the calling thread. An exception that a handler throws leaves the call
        /// that made the change; the change remains.</remarks>
        public event {kind} {name}
        {{
            add
            {{
                {field} += value;
                IsListened = true;
                {start}
            }}

            remove
            {{
                {field} -= value;
            }}
        }}
"""
EVENTS = {
    "money_change_callback_t": _EVENT.format(
        kind="Action<ulong>",
        field="changed",
        what="a change of the object, with its new revision",
        name="Changed",
        start="heard = Revision();",
    ),
    "money_calculator_display_callback_t": _EVENT.format(
        kind="Action<string>",
        field="displayed",
        what="a change of the display, with its new text",
        name="Displayed",
        start="shown = Display();",
    ),
    "money_calculator_alert_callback_t": _EVENT.format(
        kind="Action<CalculatorAlert>",
        field="alerted",
        what="a key was rejected, with the alert",
        name="Alerted",
        start="shown = Display();",
    ),
}
TELLS = """
        private ulong heard;

        internal override void Tell()
        {
            Action<ulong> listener = changed;
            if (listener == null)
            {
                return;
            }

            ulong now;
            // Reading the revision is no change.
            IsListened = false;
            try
            {
                now = Revision();
            }
            catch (MoneyException)
            {
                // A store whose file is closed has no revision.
                return;
            }
            finally
            {
                IsListened = true;
            }

            if (now != heard)
            {
                heard = now;
                listener(now);
            }
        }
"""
CALCULATOR_TELLS = """
        private string shown;

        internal override void Tell()
        {
            Action<string> listener = displayed;
            if (listener == null)
            {
                return;
            }

            string now = Display();
            if (now != shown)
            {
                shown = now;
                listener(now);
            }
        }

        private CalculatorAlert Heard(CalculatorAlert alert)
        {
            Action<CalculatorAlert> listener = alerted;
            if (listener != null && alert != CalculatorAlert.None)
            {
                listener(alert);
            }

            return alert;
        }
"""


def listeners(handle: str, kinds: list[str]) -> str:
    """The members of a class whose objects have listeners of these kinds; nothing for others."""
    if not kinds:
        return ""
    tells = CALCULATOR_TELLS if handle == "money_calculator_t" else TELLS
    return "".join(EVENTS[kind] for kind in kinds) + tells
