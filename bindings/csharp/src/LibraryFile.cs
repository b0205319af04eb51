using System;
using System.Collections.Generic;
using System.IO;

namespace Libmoney
{
    /// <summary>Describes the problem of a file that should be a library for this machine. The loader reports a library for
    /// another architecture as a missing file, and a truncated one may crash the process.</summary>
    internal static class LibraryFile
    {
        // The leading bytes, which identify the architecture.
        private const int Head = 20;
        private const int Longest = 1 << 16;
        private const int Shared = 3;
        private const int Loaded = 1;
        private static readonly Dictionary<int, string> Machines = new Dictionary<int, string>
        {
            { 3, "x86, 32 bits" }, { 8, "MIPS" }, { 21, "PowerPC, 64 bits" }, { 22, "S/390" }, { 40, "ARM, 32 bits" },
            { 62, "x86-64" }, { 183, "ARM, 64 bits" }, { 243, "RISC-V" }, { 258, "LoongArch" },
        };

        /// <summary>The end of a sentence about the file; null if the loader may try it.</summary>
        internal static string Fault(string path)
        {
            byte[] own;
            try
            {
                own = Start("/proc/self/exe", Head, out _);
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                return null;
            }

            // The processes of .NET on Linux are of little endian and 64 bits, which Native has seen to.
            if (!IsElf(own) || own.Length < Head)
            {
                return null;
            }

            try
            {
                byte[] content = Start(path, Longest, out long length);
                return Fault(content, length, own);
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                return "could not read the file: " + error.Message;
            }
        }

        private static string Fault(byte[] content, long length, byte[] own)
        {
            string cut = "file is truncated: got " + length + " bytes";
            if (!IsElf(content))
            {
                return "file is not a library";
            }

            if (content.Length < Head)
            {
                return cut;
            }

            if (content[4] != own[4] || content[5] != own[5] || Machine(content) != Machine(own))
            {
                return "library must be for " + Machine(own) + ", got " + Machine(content);
            }

            if (BitConverter.ToInt16(content, 16) != Shared)
            {
                return "expected a library, got a program or an object file";
            }

            try
            {
                long end = End(content);
                return length < end ? cut + " of at least " + end : null;
            }
            catch (ArgumentException)
            {
                return cut;
            }
        }

        private static byte[] Start(string path, int most, out long length)
        {
            using (var file = File.OpenRead(path))
            {
                // That of the file, where the path is a link to it.
                length = file.Length;
                var bytes = new byte[most];
                int have = 0;
                for (int read = 1; read > 0 && have < most; have += read)
                {
                    read = file.Read(bytes, have, most - have);
                }

                Array.Resize(ref bytes, have);
                return bytes;
            }
        }

        private static bool IsElf(byte[] content)
        {
            return content.Length > 5 && content[0] == 0x7f && content[1] == 'E' && content[2] == 'L' && content[3] == 'F';
        }

        private static string Machine(byte[] head)
        {
            int number = head[5] == 1 ? head[18] | (head[19] << 8) : head[19] | (head[18] << 8);
            string name;
            if (!Machines.TryGetValue(number, out name))
            {
                name = "machine number " + number;
            }

            return head[4] == 1 && !name.EndsWith("32 bits", StringComparison.Ordinal) ? name + ", 32 bits" : name;
        }

        /// <summary>The end of the last segment that the loader maps into memory.</summary>
        private static long End(byte[] content)
        {
            int start = (int)BitConverter.ToInt64(content, 32);
            int size = BitConverter.ToUInt16(content, 54);
            int count = BitConverter.ToUInt16(content, 56);
            long found = 0;
            for (int part = start; part < start + (count * size); part += size)
            {
                if (BitConverter.ToInt32(content, part) == Loaded)
                {
                    found = Math.Max(found, BitConverter.ToInt64(content, part + 8) + BitConverter.ToInt64(content, part + 32));
                }
            }

            return found;
        }
    }
}
