using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;

namespace Libmoney
{
    /// <summary>A running call: the memory for its parameters, and the objects that must stay alive until it
    /// ends.</summary>
    /// <remarks>Each thread has one, used by nested calls like the frames of a stack, because the listener of a long call
    /// may call the library itself.</remarks>
    internal sealed partial class Call
    {
        private const int Chunk = 16 * 1024;
        private const int ErrorLength = 272;
        private const int First = 320;
        private const int TextRoom = 512;
        private const int PageRows = 256;

        [ThreadStatic]
        private static Call ofThread;

        private readonly long start;
        private readonly List<Held> used = new List<Held>();
        private readonly List<Frame> frames = new List<Frame>();
        private List<Handle> listened;
        private List<IntPtr> large;
        private long top;
        private int room;
        private int depth;

        private Call()
        {
            // Every function is called between the beginning and the end of a call, so the library is loaded by then.
            Native.Load();
            start = (long)Marshal.AllocHGlobal(Chunk);
        }

        ~Call()
        {
            Marshal.FreeHGlobal((IntPtr)start);
        }

        internal enum Kind
        {
            Nothing,
            Read,
            Change,
        }

        internal long Error
        {
            get { return start; }
        }

        internal long Room
        {
            get { return room; }
        }

        internal static Call Begin()
        {
            Call call = ofThread ?? (ofThread = new Call());
            if (call.depth == 0)
            {
                call.top = call.start + First;
            }
            else
            {
                call.frames.Add(new Frame(call.top, call.used.Count, call.room, call.large));
            }

            call.depth += 1;
            call.room = TextRoom;
            call.large = null;
            return call;
        }

        internal static T Needed<T>(T value, string name)
            where T : class
        {
            if (value == null)
            {
                throw new ArgumentNullException(name);
            }

            return value;
        }

        internal static byte[] Utf8(string text)
        {
            return text == null ? null : Memory.Encoded(text);
        }

        internal static long Length(byte[] bytes)
        {
            return bytes == null ? 0 : bytes.Length;
        }

        internal static long Length<T>(IReadOnlyList<T> values)
        {
            return values == null ? 0 : values.Count;
        }

        internal void End()
        {
            FreeLarge();
            depth -= 1;
            Frame frame = depth > 0 ? frames[depth - 1] : default(Frame);
            if (depth > 0)
            {
                frames.RemoveAt(depth - 1);
            }

            top = frame.Top;
            room = frame.Room;
            large = frame.Large;
            for (int index = used.Count - 1; index >= frame.Used; index -= 1)
            {
                Held one = used[index];
                used.RemoveAt(index);
                if (one.Kind == Kind.Read)
                {
                    one.Handle.EndUse();
                }
                else if (one.Kind == Kind.Change)
                {
                    one.Handle.EndChange();
                }
            }

            if (depth == 0 && listened != null)
            {
                Tell();
            }
        }

        /// <summary>The address of an object that the call reads; 0 for null.</summary>
        internal long Use(Handle handle)
        {
            if (handle == null)
            {
                return 0;
            }

            bool began = handle.BeginUse(Holds(handle));
            used.Add(new Held(handle, began ? Kind.Read : Kind.Nothing));
            return handle.Address;
        }

        /// <summary>The address of an object that the call may change; 0 for null.</summary>
        internal long Change(Handle handle)
        {
            if (handle == null)
            {
                return 0;
            }

            bool began = handle.BeginChange(Holds(handle));
            used.Add(new Held(handle, began ? Kind.Change : Kind.Nothing));
            if (handle.IsListened)
            {
                listened = listened ?? new List<Handle>();
                if (!listened.Contains(handle))
                {
                    listened.Add(handle);
                }
            }

            return handle.Address;
        }

        /// <summary>Allocates uninitialised memory that is freed when the call ends.</summary>
        internal long Take(long size)
        {
            long next = (top + size + 15) & ~15L;
            if (size >= 0 && size <= Chunk && next - start <= Chunk)
            {
                long place = top;
                top = next;
                return place;
            }

            if (size < 0)
            {
                throw new OutOfMemoryException("out of memory: arguments of a call exceed 2 GiB");
            }

            large = large ?? new List<IntPtr>();
            IntPtr made = Marshal.AllocHGlobal((IntPtr)size);
            large.Add(made);
            return (long)made;
        }

        internal long Rows(long count, int size)
        {
            return Take(Math.Max(1, checked(count * size)));
        }

        /// <summary>Where a call writes the length of a text.</summary>
        internal long Length()
        {
            return start + ErrorLength;
        }

        internal void Check(int status)
        {
            if (status != 0)
            {
                throw Failed(status);
            }
        }

        /// <summary>Returns whether a text fitted; if not, the next attempt has the required capacity.</summary>
        internal bool Fits(int status)
        {
            if (status == (int)Status.BufferTooSmall)
            {
                long needed = Memory.GetLong(Length());
                if (needed >= room && needed < int.MaxValue)
                {
                    room = (int)needed + 1;
                    return false;
                }
            }

            Check(status);
            return true;
        }

        internal long Bytes(byte[] bytes)
        {
            if (bytes == null)
            {
                return 0;
            }

            long at = Take(bytes.Length + 1L);
            Memory.PutBytes(at, bytes);
            return at;
        }

        /// <summary>A NUL-terminated text; 0 for null.</summary>
        internal long Code(string text)
        {
            if (text == null)
            {
                return 0;
            }

            byte[] bytes = Memory.Encoded(text);
            Memory.CheckNoNul(bytes);
            Array.Resize(ref bytes, bytes.Length + 1);
            return Bytes(bytes);
        }

        internal long List<T>(IReadOnlyList<T> values, int size, Action<T, long> put)
        {
            if (values == null)
            {
                return 0;
            }

            int count = values.Count;
            long at = Rows(count, size);
            for (int index = 0; index < count; index += 1)
            {
                if (values[index] == null)
                {
                    throw new ArgumentException("elements of a list must not be null");
                }

                put(values[index], at + ((long)index * size));
            }

            return at;
        }

        internal IReadOnlyList<T> Pages<T>(int size, Func<long, T> read, Func<Page, int> run)
        {
            long rows = Rows(PageRows, size);
            var found = new List<T>();
            for (long first = 0; ;)
            {
                Check(run(new Page(first, rows, PageRows, Length())));
                int count = (int)Memory.GetLong(Length());
                for (int index = 0; index < count; index += 1)
                {
                    found.Add(read(rows + ((long)index * size)));
                }

                if (count < PageRows)
                {
                    return found.AsReadOnly();
                }

                first += count;
            }
        }

        private bool Holds(Handle handle)
        {
            foreach (Held one in used)
            {
                if (ReferenceEquals(one.Handle, handle) && one.Kind == Kind.Change)
                {
                    return true;
                }
            }

            return false;
        }

        private void FreeLarge()
        {
            if (large != null)
            {
                foreach (IntPtr one in large)
                {
                    Marshal.FreeHGlobal(one);
                }
            }
        }

        /// <summary>Notifies the listeners of the call's changes. All are called; then the first exception is
        /// rethrown.</summary>
        private void Tell()
        {
            List<Handle> told = listened;
            listened = null;
            ExceptionDispatchInfo failure = null;
            foreach (Handle handle in told)
            {
                try
                {
                    if (!handle.IsDisposed)
                    {
                        handle.Tell();
                    }
                }
                catch (Exception error)
                {
                    failure = failure ?? ExceptionDispatchInfo.Capture(error);
                }
            }

            if (failure != null)
            {
                failure.Throw();
            }
        }

        private Exception Failed(int status)
        {
            if (status == (int)Status.Cancelled)
            {
                // The listener of the call's progress may have thrown; rethrow its exception.
                Progress.ThrowWhatWasThrown();
            }

            return new MoneyException(
                (Status)status,
                Memory.Text(start + 16, 240),
                Memory.GetLong(start + 8),
                (Status)Memory.GetInt(start + 4));
        }
    }
}
