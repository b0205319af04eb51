// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The reason why a request failed without a response.</summary>
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

        /// <summary>your program cancelled the request</summary>
        Cancelled = 5,

        /// <summary>your program stopped reading</summary>
        TooLarge = 6,

        /// <summary>other</summary>
        Other = 7,

        /// <summary>no response within the time that your program allows</summary>
        Timeout = 8
    }
}
