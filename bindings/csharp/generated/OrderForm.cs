// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at
    /// a time may use a form.</summary>
    public sealed class OrderForm : Handle
    {
        private static readonly Action<long> Free = Raw.money_order_form_free;

        private OrderForm(long at)
            : base(at, Free)
        {
        }

        internal static OrderForm Adopt(long at)
        {
            return new OrderForm(at);
        }

        internal static OrderForm AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty order form. You free it with money_order_form_free. C:
        /// money_order_form_new</summary>
        /// <param name="portfolio">the form takes currency and registry from it. You may save the form in any
        /// portfolio.</param>
        /// <param name="currency">the currency of the sum; NULL or "" is the portfolio's.</param>
        /// <param name="tickerRule">a MONEY_TICKER_.</param>
        public OrderForm(Portfolio portfolio, string currency, TickerRule tickerRule)
            : base(Make(portfolio, currency, tickerRule), Free)
        {
        }

        private static long Make(Portfolio portfolio, string currency, TickerRule tickerRule)
        {
            Call call = Call.Begin();
            try
            {
                long formAt = call.Take(8);
                call.Check(Raw.money_order_form_new(call.Use(Call.Needed(portfolio, nameof(portfolio))), call.Code(currency), (int)tickerRule, formAt, call.Error));
                return Memory.GetLong(formAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes an order form that edits a stored purchase or sale. It starts with the stored
        /// quantity and sum; a figure that is typed replaces one of them, the sum first. You free the form with
        /// money_order_form_free. C: money_order_form_from_transaction</summary>
        /// <param name="tickerRule">a MONEY_TICKER_.</param>
        public static OrderForm FromTransaction(Portfolio portfolio, string id, TickerRule tickerRule)
        {
            Call call = Call.Begin();
            try
            {
                long formAt = call.Take(8);
                call.Check(Raw.money_order_form_from_transaction(call.Use(Call.Needed(portfolio, nameof(portfolio))), call.Code(id), (int)tickerRule, formAt, call.Error));
                return Libmoney.OrderForm.Adopt(Memory.GetLong(formAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the text of a field. The call takes any text; what is wrong with it is the field's
        /// state. C: money_order_form_set</summary>
        /// <param name="field">a MONEY_ORDER_.</param>
        /// <param name="text">at most MONEY_TEXT_MAX - 1 bytes. No bytes, or NULL with length 0, empties the
        /// field.</param>
        public void Set(OrderField field, string text)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] textBytes = Call.Utf8(text);
                call.Check(Raw.money_order_form_set(at, (int)field, call.Bytes(textBytes), Call.Length(textBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes what a field shows: the typed text, or what follows from the other fields, or "".
        /// MONEY_TEXT_MAX bytes are room enough. C: money_order_form_text</summary>
        /// <param name="field">a MONEY_ORDER_.</param>
        public string Text(OrderField field)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_order_form_text(at, (int)field, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Writes what is right or wrong with a field. C: money_order_form_state</summary>
        /// <param name="field">a MONEY_ORDER_.</param>
        public FieldState State(OrderField field)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long stateAt = call.Take(8);
                call.Check(Raw.money_order_form_state(at, (int)field, stateAt, call.Error));
                return (Libmoney.FieldState)Memory.GetInt(stateAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the transaction of an order form whose fields are all right. One that the form edits
        /// keeps its id, its fee and its exchange rate. C: money_order_form_transaction</summary>
        public Transaction Transaction()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long transactionAt = call.Take(248);
                call.Check(Raw.money_order_form_transaction(at, transactionAt, call.Error));
                return Libmoney.Transaction.Read(transactionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Saves an order form whose fields are all right: adds its transaction to a portfolio, or
        /// replaces the one that it edits. A transaction that it replaces keeps its id, fee, exchange rate and
        /// named lots. After the call the form edits what it saved. A failure changes neither the form nor the
        /// portfolio. C: money_order_form_save</summary>
        public Transaction Save(Portfolio portfolio)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long storedAt = call.Take(248);
                call.Check(Raw.money_order_form_save(at, call.Change(Call.Needed(portfolio, nameof(portfolio))), storedAt, call.Error));
                return Libmoney.Transaction.Read(storedAt);
            }
            finally
            {
                call.End();
            }
        }
    }
}
