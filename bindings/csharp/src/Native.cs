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

        private const string Packed = "libmoney.so";
        private const int Now = 2;
        private const int AbiVersion = 0;
        private static readonly string Failure = LoadOnce();

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate int VersionOf();

        private static string Processor
        {
            get { return RuntimeInformation.ProcessArchitecture == Architecture.Arm64 ? "arm64" : "x64"; }
        }

        /// <summary>Makes sure that the library is there.</summary>
        internal static void Load()
        {
            if (Failure != null)
            {
                throw new DllNotFoundException(Failure);
            }
        }

        [DllImport("libdl.so.2")]
        private static extern IntPtr dlopen(string path, int flags);

        [DllImport("libdl.so.2")]
        private static extern IntPtr dlsym(IntPtr library, string name);

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
                string path = Path.GetFullPath(named);
                return File.Exists(path) ? Open(path) : "LIBMONEY_PATH names " + path + ", which is not there";
            }

            foreach (string path in Places())
            {
                if (File.Exists(path))
                {
                    return Open(path);
                }
            }

            bool isThere = dlopen(Name, Now) != IntPtr.Zero;
            return isThere ? null : "there is no " + Name + ": install libmoney, or set LIBMONEY_PATH to the file";
        }

        /// <summary>Loads a file; returns why not, or null.</summary>
        private static string Open(string path)
        {
            IntPtr library = dlopen(path, Now);
            if (library == IntPtr.Zero)
            {
                return path + " is no library for this machine (linux-" + Processor + ")";
            }

            // The runtime asks for the library by the name that the file itself has, and then gets this one.
            if (dlopen(Name, Now) != library)
            {
                return path + " is not libmoney: its own name is not " + Name;
            }

            // Runtimes look beside the assembly first, and would take that file.
            string beside = Path.Combine(Path.GetDirectoryName(typeof(Native).Assembly.Location) ?? string.Empty, Name);
            if (File.Exists(beside) && dlopen(Path.GetFullPath(beside), Now) != library)
            {
                return beside + " would be taken instead of " + path + ": call it " + Packed + ", or remove it";
            }

            IntPtr version = dlsym(library, "money_abi_version");
            if (version == IntPtr.Zero)
            {
                return path + " is not libmoney: it has no money_abi_version";
            }

            int found = Marshal.GetDelegateForFunctionPointer<VersionOf>(version)();
            return found == AbiVersion ? null : path + " is of another version than this assembly";
        }

        /// <summary>Where a package has the library: beside the program, or in a folder for its processor.</summary>
        private static IEnumerable<string> Places()
        {
            string inside = Path.Combine("runtimes", "linux-" + Processor, "native");
            string own = Path.GetDirectoryName(typeof(Native).Assembly.Location);
            foreach (string folder in new[] { own, AppDomain.CurrentDomain.BaseDirectory })
            {
                if (string.IsNullOrEmpty(folder))
                {
                    continue;
                }

                yield return Path.Combine(folder, Packed);
                yield return Path.Combine(folder, Name);
                yield return Path.Combine(folder, inside, Packed);
                // In a folder of packages the assembly lies in lib/netstandard2.0.
                yield return Path.Combine(folder, "..", "..", inside, Packed);
            }
        }
    }
}
