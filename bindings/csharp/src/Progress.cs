using System;
using System.Collections.Concurrent;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
using System.Threading;

namespace Libmoney
{
    /// <summary>Watches the long calls that this thread makes, such as reading a history of rates, until it is disposed
    /// of.</summary>
    /// <remarks>If the listener returns false, the call is cancelled: it throws a MoneyException with the status Cancelled
    /// and has changed nothing. If the listener throws, the call rethrows its exception. The listener may read objects of
    /// the library; a call in it that changes one throws a MoneyException with the status <see cref="Status.Busy"/>.
    /// Watches may be disposed of in any order; calls report to the latest one that is active. A listener cannot dispose of
    /// its own watch while it is being called, because the call reads the watch after the listener returns: that is an
    /// InvalidOperationException.</remarks>
    /// <example><code>
    /// using (Progress.Watch((done, total) => bar.Update(done, total)))
    /// {
    ///     Rates.FromEcbCsv(text);
    /// }
    /// </code></example>
    public sealed class Progress : IDisposable
    {
        private const int Size = 64;
        private const int CancelAt = 4;
        private const int CallbackAt = 24;
        private const int UserDataAt = 32;
        private static readonly ConcurrentDictionary<long, Progress> Known = new ConcurrentDictionary<long, Progress>();
        private static readonly Callback Hears = Hear;
        private static long next;

        [ThreadStatic]
        private static Progress current;

        private readonly object gate = new object();
        private readonly long at = (long)Marshal.AllocHGlobal(Size);
        private readonly long id = Interlocked.Increment(ref next);
        private readonly Thread thread = Thread.CurrentThread;
        private readonly Func<ulong, ulong, bool> listener;
        private Progress before = current;
        private ExceptionDispatchInfo thrown;
        private CancellationToken token;
        private CancellationTokenRegistration registration;
        private bool isDisposed;
        private int telling;

        private Progress(Func<ulong, ulong, bool> listener)
        {
            this.listener = listener;
            Native.Load();
            Raw.money_progress_init(at);
            long callback = listener == null ? 0 : (long)Marshal.GetFunctionPointerForDelegate(Hears);
            Memory.PutLong(at + CallbackAt, callback);
            Memory.PutLong(at + UserDataAt, id);
            Known[id] = this;
            Set(at);
            current = this;
        }

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate void Callback(long id, ulong done, ulong total);

        /// <summary>Watches the calls of this thread. An earlier watch becomes active again when this one is disposed
        /// of.</summary>
        /// <param name="listener">Receives the number of units done and the total, or 0 while the total is unknown; returns
        /// whether the call continues. With null, only <see cref="Cancel"/> ends calls.</param>
        /// <param name="token">Ends the calls too: they throw an OperationCanceledException with it.</param>
        public static Progress Watch(Func<ulong, ulong, bool> listener = null, CancellationToken token = default(CancellationToken))
        {
            token.ThrowIfCancellationRequested();
            var made = new Progress(listener) { token = token };
            made.registration = token.Register(made.Cancel);
            return made;
        }

        /// <summary>Ends the call that is running. Any thread may call it.</summary>
        public void Cancel()
        {
            lock (gate)
            {
                if (!isDisposed)
                {
                    Memory.PutInt(at + CancelAt, 1);
                }
            }
        }

        /// <summary>Ends the watch; the thread that began it has to.</summary>
        public void Dispose()
        {
            if (Thread.CurrentThread != thread)
            {
                throw new InvalidOperationException("a watch must be disposed in the thread that opened it");
            }

            if (telling > 0)
            {
                throw new InvalidOperationException("a watch must not be disposed in its listener: return false to cancel");
            }

            lock (gate)
            {
                if (isDisposed)
                {
                    return;
                }

                isDisposed = true;
            }

            registration.Dispose();
            Unlink();
            Progress known;
            Known.TryRemove(id, out known);
            Marshal.FreeHGlobal((IntPtr)at);
        }

        /// <summary>Throws the exception of a listener of the call that has ended, and clears it for later
        /// calls.</summary>
        internal static void ThrowWhatWasThrown()
        {
            Progress watch = current;
            if (watch == null)
            {
                return;
            }

            if (watch.thrown == null)
            {
                watch.token.ThrowIfCancellationRequested();
                return;
            }

            ExceptionDispatchInfo found = watch.thrown;
            watch.thrown = null;
            Memory.PutInt(watch.at + CancelAt, 0);
            found.Throw();
        }

        private static void Set(long address)
        {
            Call call = Call.Begin();
            try
            {
                call.Check(Raw.money_progress_watch(address, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Nothing may leave this function: C called it.</summary>
        private static void Hear(long id, ulong done, ulong total)
        {
            Progress watch;
            if (!Known.TryGetValue(id, out watch))
            {
                return;
            }

            // A call in a listener may run it again.
            watch.telling += 1;
            try
            {
                if (!watch.listener(done, total))
                {
                    Memory.PutInt(watch.at + CancelAt, 1);
                }
            }
            catch (Exception error)
            {
                watch.thrown = ExceptionDispatchInfo.Capture(error);
                Memory.PutInt(watch.at + CancelAt, 1);
            }
            finally
            {
                watch.telling -= 1;
            }
        }

        /// <summary>Removes the watch from those of the thread, at any position.</summary>
        private void Unlink()
        {
            if (current == this)
            {
                current = before;
                Set(before == null ? 0 : before.at);
                return;
            }

            Progress later = current;
            while (later.before != this)
            {
                later = later.before;
            }

            later.before = before;
        }
    }
}
