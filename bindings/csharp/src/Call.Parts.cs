using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <content>A call's references to its objects, its pages and the enclosing calls.</content>
    internal sealed partial class Call
    {
        /// <summary>Where rows are read, a page at a time. It starts at an index, or below an id.</summary>
        internal struct Page
        {
            internal readonly long First;
            internal readonly long Rows;
            internal readonly long Capacity;
            internal readonly long Count;

            internal Page(long first, long rows, long capacity, long count)
            {
                First = first;
                Rows = rows;
                Capacity = capacity;
                Count = count;
            }
        }

        /// <summary>An object that the call has in use.</summary>
        private struct Held
        {
            internal readonly Handle Handle;
            internal readonly Kind Kind;

            internal Held(Handle handle, Kind kind)
            {
                Handle = handle;
                Kind = kind;
            }
        }

        /// <summary>The state that a nested call restores when it ends.</summary>
        private struct Frame
        {
            internal readonly long Top;
            internal readonly int Used;
            internal readonly int Room;
            internal readonly List<IntPtr> Large;

            internal Frame(long top, int used, int room, List<IntPtr> large)
            {
                Top = top;
                Used = used;
                Room = room;
                Large = large;
            }
        }

        /// <summary>Reads rows below an id, which is the first member of each row.</summary>
        internal IReadOnlyList<T> PagesBelow<T>(
            long before, int most, int size, Func<long, T> read, Func<Page, int> run)
        {
            long rows = Rows(PageRows, size);
            var found = new List<T>();
            while (found.Count < most)
            {
                int room = Math.Min(PageRows, most - found.Count);
                Check(run(new Page(before, rows, room, Length())));
                int count = (int)Memory.GetLong(Length());
                for (int index = 0; index < count; index += 1)
                {
                    found.Add(read(rows + ((long)index * size)));
                }

                if (count < room)
                {
                    break;
                }

                before = Memory.GetLong(rows + ((count - 1L) * size));
            }

            return found.AsReadOnly();
        }
    }
}
