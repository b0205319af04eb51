using System;
using System.Runtime.InteropServices;

namespace Libmoney
{
    /// <content>Copies of the documents and bytes that a call writes.</content>
    internal sealed partial class Call
    {
        /// <summary>Copies a document of the library into a string, then frees it.</summary>
        internal string Document(long at)
        {
            long text = Memory.GetLong(at);
            try
            {
                return Memory.Text(text, (int)Math.Min(int.MaxValue, Memory.GetLong(Length())));
            }
            finally
            {
                Raw.money_string_free(text);
            }
        }

        /// <summary>Copies a document of any bytes, then frees it.</summary>
        internal byte[] DocumentBytes(long at)
        {
            long bytes = Memory.GetLong(at);
            try
            {
                return Taken(bytes);
            }
            finally
            {
                Raw.money_string_free(bytes);
            }
        }

        /// <summary>Copies as many bytes as the call wrote.</summary>
        internal byte[] Taken(long at)
        {
            byte[] copy = new byte[checked((int)Memory.GetLong(Length()))];
            if (copy.Length > 0)
            {
                Marshal.Copy((IntPtr)at, copy, 0, copy.Length);
            }

            return copy;
        }
    }
}
