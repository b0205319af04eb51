using System;
using System.Threading;

namespace Libmoney
{
    /// <summary>An object of the library, such as a wallet or a rate table. Dispose of it when you no longer need it; the
    /// garbage collector releases an object that was not disposed of.</summary>
    /// <remarks>Several threads may read one object at a time. While one thread changes it, a call of another one throws an
    /// InvalidOperationException, because the object needs a lock of yours. An object that one thread disposes of during a
    /// call of another one is released when that call has ended.</remarks>
    [System.ComponentModel.TypeConverter(typeof(HandleConverter))]
    public abstract partial class Handle : IDisposable
    {
        private const int Changing = -1;
        private const int Released = -2;

        private readonly long at;
        private readonly Action<long> free;
        private int users;
        private volatile bool isDisposed;

        internal Handle(long at, Action<long> free)
        {
            this.at = at;
            this.free = free;
        }

        /// <summary>Releases an object that was not disposed of. A running call keeps its objects reachable, so none is finalised
        /// during it.</summary>
        ~Handle()
        {
            if (at != 0 && Interlocked.Exchange(ref users, Released) != Released)
            {
                free(at);
            }
        }

        /// <summary>Whether the object has been disposed of.</summary>
        public bool IsDisposed
        {
            get { return isDisposed; }
        }

        internal long Address
        {
            get { return at; }
        }

        /// <summary>True if a listener for changes is set.</summary>
        internal bool IsListened { get; set; }

        /// <summary>Releases the object. A second time does nothing; every other use throws an ObjectDisposedException from
        /// then on.</summary>
        public void Dispose()
        {
            isDisposed = true;
            ReleaseIfDisposed();
        }

        /// <summary>Notifies listeners of a possible change of the object.</summary>
        internal virtual void Tell()
        {
        }

        /// <summary>Begins a call that reads the object; <paramref name="holds"/> is true if this thread is already
        /// changing it. Returns false if the call needs no matching end.</summary>
        internal bool BeginUse(bool holds)
        {
            for (; ;)
            {
                int now = Volatile.Read(ref users);
                if (isDisposed && !holds)
                {
                    throw new ObjectDisposedException(GetType().Name);
                }

                if (now == Changing && holds)
                {
                    return false;
                }

                if (now < 0)
                {
                    throw InUse();
                }

                if (Interlocked.CompareExchange(ref users, now + 1, now) == now)
                {
                    return true;
                }
            }
        }

        internal bool BeginChange(bool holds)
        {
            if (isDisposed && !holds)
            {
                throw new ObjectDisposedException(GetType().Name);
            }

            if (Interlocked.CompareExchange(ref users, Changing, 0) == 0)
            {
                return true;
            }

            if (holds && Volatile.Read(ref users) == Changing)
            {
                return false;
            }

            throw isDisposed ? new ObjectDisposedException(GetType().Name) : InUse();
        }

        internal void EndUse()
        {
            if (Interlocked.Decrement(ref users) == 0)
            {
                ReleaseIfDisposed();
            }
        }

        internal void EndChange()
        {
            Volatile.Write(ref users, 0);
            ReleaseIfDisposed();
        }

        private void ReleaseIfDisposed()
        {
            if (isDisposed && Interlocked.CompareExchange(ref users, Released, 0) == 0)
            {
                free(at);
                GC.SuppressFinalize(this);
            }
        }

        private InvalidOperationException InUse()
        {
            return new InvalidOperationException(GetType().Name + " is in use by another call");
        }
    }
}
