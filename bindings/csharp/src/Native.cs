using System;
using System.Collections.Generic;
using System.IO;
using System.Runtime.InteropServices;

namespace Libmoney
{
    /// <summary>Finds the library and loads it.</summary>
    internal static class Native
    {
        /// <summary>The name by which the runtime finds the library, which is loaded under it already.</summary>
        internal const string Name = "libmoney.so.0";

        private const int Now = 2;
        private static readonly string failure = LoadOnce();

        /// <summary>Makes sure that the library is there.</summary>
        internal static void Load()
        {
            if (failure != null)
            {
                throw new DllNotFoundException(failure);
            }
        }

        [DllImport("libdl.so.2")]
        private static extern IntPtr dlopen(string path, int flags);

        /// <summary>Loads the library that the program names, else the one of the package, else the one that is
        /// installed. The loader knows it by its name from then on, and so the runtime finds it.</summary>
        private static string LoadOnce()
        {
            if (IntPtr.Size != 8 || !BitConverter.IsLittleEndian)
            {
                return "libmoney for .NET needs a process of 64 bits";
            }

            string named = Environment.GetEnvironmentVariable("LIBMONEY_PATH");
            if (!string.IsNullOrEmpty(named))
            {
                return dlopen(Path.GetFullPath(named), Now) == IntPtr.Zero ? "LIBMONEY_PATH names " + named + ", which is no library for this machine" : null;
            }

            foreach (string path in Places())
            {
                if (File.Exists(path) && dlopen(path, Now) != IntPtr.Zero)
                {
                    return null;
                }
            }

            bool isThere = dlopen(Name, Now) != IntPtr.Zero;
            return isThere ? null : "there is no " + Name + ": install libmoney, or set LIBMONEY_PATH to the file";
        }

        /// <summary>Where a package has the library: beside the program, or in a folder for its processor.</summary>
        private static IEnumerable<string> Places()
        {
            string processor = RuntimeInformation.ProcessArchitecture == Architecture.Arm64 ? "arm64" : "x64";
            string inside = Path.Combine("runtimes", "linux-" + processor, "native");
            string own = Path.GetDirectoryName(typeof(Native).Assembly.Location);
            foreach (string folder in new[] { own, AppDomain.CurrentDomain.BaseDirectory })
            {
                if (string.IsNullOrEmpty(folder))
                {
                    continue;
                }

                yield return Path.Combine(folder, Name);
                yield return Path.Combine(folder, inside, Name);
                // In a folder of packages the assembly lies in lib/netstandard2.0.
                yield return Path.Combine(folder, "..", "..", inside, Name);
            }
        }
    }
}
