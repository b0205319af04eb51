// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Why no answer came.</summary>
    public enum TransportFailure
    {
        /// <summary>no connection</summary>
        Connection = 1,

        /// <summary>the server's name is not known</summary>
        Dns = 2,

        /// <summary>the certificate or the encryption was refused</summary>
        Tls = 3,

        /// <summary>the connection closed before the end</summary>
        Disconnected = 4,

        /// <summary>your program gave up</summary>
        Cancelled = 5,

        /// <summary>your program stopped reading</summary>
        TooLarge = 6,

        /// <summary>other</summary>
        Other = 7,

        /// <summary>it did not come in the time that your program gives a request</summary>
        Timeout = 8
    }
}
