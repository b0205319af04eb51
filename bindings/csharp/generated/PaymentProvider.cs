// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A payment provider.</summary>
    public enum PaymentProvider
    {
        /// <summary>`amount` of the Stripe API</summary>
        Stripe = 0,

        /// <summary>`value` of the Adyen API</summary>
        Adyen = 1,

        /// <summary>`value` of the PayPal API, without its point</summary>
        Paypal = 2
    }
}
