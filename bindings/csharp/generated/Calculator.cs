// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A keypad calculator: the keys pressed so far, the operation as text, and its result.</summary>
    public sealed class Calculator : Handle
    {
        private static readonly Action<long> Free = Raw.money_calculator_free;

        private Calculator(long at)
            : base(at, Free)
        {
        }

        internal static Calculator Adopt(long at)
        {
            return new Calculator(at);
        }

        internal static Calculator AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes a calculator that shows `0`, with at most 5 fraction digits in results. You free it
        /// with money_calculator_free. C: money_calculator_new</summary>
        public Calculator()
            : base(Make(), Free)
        {
        }

        private static long Make()
        {
            Call call = Call.Begin();
            try
            {
                long calculatorAt = call.Take(8);
                call.Check(Raw.money_calculator_new(calculatorAt, call.Error));
                return Memory.GetLong(calculatorAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Presses one key. If the calculator cannot take the key now, that is an alert: the call
        /// returns MONEY_OK, and the operation stays as it was. The library notifies your callbacks of the
        /// alert, or of a display that has changed. C: money_calculator_press</summary>
        /// <param name="key">a MONEY_CALCULATOR_KEY_ value.</param>
        public CalculatorAlert Press(CalculatorKey key)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long alertAt = call.Take(8);
                call.Check(Raw.money_calculator_press(at, (int)key, alertAt, call.Error));
                return Heard((Libmoney.CalculatorAlert)Memory.GetInt(alertAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =". Spaces separate keys; digits and
        /// `.` may stand together. The keys are `0` to `9`, `.`, `+`, `-` or `−`, `x`, `×` or `*`, `÷` or `/`,
        /// `=`, `%`, `±` or `+/-`, `AC`, `X` and `K`; case matters. After an alert the call goes on with the
        /// next key. A call that fails has pressed no key, not even the keys before the error, and has notified
        /// nobody. If one of its callbacks frees the calculator, the call presses no further key. C:
        /// money_calculator_press_keys</summary>
        public CalculatorAlert PressKeys(string keys)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] keysBytes = Call.Utf8(keys);
                long alertAt = call.Take(8);
                call.Check(Raw.money_calculator_press_keys(at, call.Bytes(keysBytes), Call.Length(keysBytes), alertAt, call.Error));
                return Heard((Libmoney.CalculatorAlert)Memory.GetInt(alertAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the keys that the calculator can take now without alert or failure. C:
        /// money_calculator_keys</summary>
        public uint Keys()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long allowedAt = call.Take(8);
                call.Check(Raw.money_calculator_keys(at, allowedAt, call.Error));
                return (uint)Memory.GetInt(allowedAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " =
        /// 67.9". C: money_calculator_display</summary>
        public string Display()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_calculator_display(at, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
        /// money_calculator_expression</summary>
        public string Expression()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_calculator_expression(at, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the state, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state</summary>
        public CalculatorState State()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long stateAt = call.Take(8);
                call.Check(Raw.money_calculator_state(at, stateAt, call.Error));
                return (Libmoney.CalculatorState)Memory.GetInt(stateAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the exact value of the result, in lowest terms. Without a result it is the value of
        /// the last number. C: money_calculator_exact</summary>
        public Ratio Exact()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long exactAt = call.Take(136);
                call.Check(Raw.money_calculator_exact(at, exactAt, call.Error));
                return Libmoney.Ratio.Read(exactAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the value of money_calculator_exact as a decimal, rounded once. C:
        /// money_calculator_value</summary>
        /// <param name="digits">fraction digits, 0 to 38.</param>
        public ExactDecimal Value(int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long valueAt = call.Take(24);
                call.Check(Raw.money_calculator_value(at, digits, (int)rounding, valueAt, 0, call.Error));
                return Libmoney.ExactDecimal.Read(valueAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the value of money_calculator_exact as a decimal, rounded once. C:
        /// money_calculator_value</summary>
        /// <param name="digits">fraction digits, 0 to 38.</param>
        public (ExactDecimal Value, Flags Flags) ValueDetailed(int digits, Rounding rounding)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long valueAt = call.Take(24);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_calculator_value(at, digits, (int)rounding, valueAt, flagsAt, call.Error));
                return (Libmoney.ExactDecimal.Read(valueAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns how many fraction digits a result shows at most. C:
        /// money_calculator_digits</summary>
        public int Digits()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long digitsAt = call.Take(8);
                call.Check(Raw.money_calculator_digits(at, digitsAt, call.Error));
                return Memory.GetInt(digitsAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets how many fraction digits (0 to 38) a result shows at most. The display rounds half
        /// away from zero and drops zeros at the end. It shows fewer digits if 38 digits in all do not hold
        /// them. The input of the operation stays as it is. C: money_calculator_set_digits</summary>
        public void SetDigits(int digits)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_calculator_set_digits(at, digits, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the revision: a number that grows with each change of the operation or of the
        /// digits shown. C: money_calculator_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_calculator_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a calculator, in any state, as JSON. The same state always gives the same bytes.
        /// Callbacks and revision are not in it. C: money_calculator_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_calculator_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a calculator from the JSON of money_calculator_to_json. You free it with
        /// money_calculator_free. The call refuses a state that no keys lead to. C:
        /// money_calculator_from_json</summary>
        public static Calculator FromJson(string json)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long calculatorAt = call.Take(8);
                call.Check(Raw.money_calculator_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), calculatorAt, call.Error));
                return Libmoney.Calculator.Adopt(Memory.GetLong(calculatorAt));
            }
            finally
            {
                call.End();
            }
        }

        private Action<string> displayed;

        /// <summary>Happens when the display has changed: the call that changed the object has returned then, in its thread.
        /// What a listener throws leaves that call; the change stays.</summary>
        public event Action<string> Displayed
        {
            add
            {
                displayed += value;
                IsListened = true;
                shown = Display();
            }

            remove
            {
                displayed -= value;
            }
        }

        private Action<CalculatorAlert> alerted;

        /// <summary>Happens when a key was refused: the call that changed the object has returned then, in its thread.
        /// What a listener throws leaves that call; the change stays.</summary>
        public event Action<CalculatorAlert> Alerted
        {
            add
            {
                alerted += value;
                IsListened = true;
                shown = Display();
            }

            remove
            {
                alerted -= value;
            }
        }

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
    }
}
