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
        private const string Variable = "LIBMONEY_PATH";
        private const string Advice = "; install libmoney, or set " + Variable + " to a libmoney.so for this machine";
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

        [DllImport("libdl.so.2")]
        private static extern IntPtr dlerror();

        /// <summary>Loads the library named by the program, otherwise the package's, otherwise the installed one. The
        /// loader then resolves it by its name, which is how the runtime finds it.</summary>
        private static string LoadOnce()
        {
            if (IntPtr.Size != 8 || !BitConverter.IsLittleEndian)
            {
                return "process must be 64-bit and little-endian";
            }

            string named = Environment.GetEnvironmentVariable(Variable);
            if (!string.IsNullOrEmpty(named))
            {
                string path = Path.GetFullPath(named);
                return File.Exists(path) ? Open(path) : "could not load " + path + ", set by " + Variable + ": no such file";
            }

            foreach (string path in Places())
            {
                if (File.Exists(path))
                {
                    return Open(path);
                }
            }

            string reason;
            return TryOpen(Name, out reason) == IntPtr.Zero ? Refusal(Name, reason) : null;
        }

        /// <summary>Opens a library, or returns the loader's reason for the failure.</summary>
        private static IntPtr TryOpen(string path, out string reason)
        {
            // The runtime asks the loader for a function before its first call, which ends the words of the call before.
            dlerror();
            IntPtr library = dlopen(path, Now);
            reason = library == IntPtr.Zero ? Marshal.PtrToStringAnsi(dlerror()) ?? "unknown reason" : null;
            return library;
        }

        /// <summary>Returns the problem of a file and its remedy. The loader's message starts with a file name, possibly that
        /// of a dependency.</summary>
        private static string Refusal(string path, string reason)
        {
            int at = reason.IndexOf(": cannot open shared object file", StringComparison.Ordinal);
            string missing = at < 0 ? string.Empty : reason.Substring(0, at);
            string cure = Advice;
            if (missing.StartsWith("libjansson", StringComparison.Ordinal))
            {
                cure = "; install jansson (Debian package libjansson4)";
            }
            else if (missing.Length > 0 && !missing.EndsWith(Path.GetFileName(path), StringComparison.Ordinal))
            {
                cure = "; install the library that contains " + missing;
            }

            return "could not load " + path + ": " + reason + cure;
        }

        /// <summary>Loads a file; returns why not, or null.</summary>
        private static string Open(string path)
        {
            string fault = LibraryFile.Fault(path);
            if (fault != null)
            {
                return "could not load " + path + ": " + fault + Advice;
            }

            string reason;
            IntPtr library = TryOpen(path, out reason);
            if (library == IntPtr.Zero)
            {
                return Refusal(path, reason);
            }

            // The runtime asks for the library by the name that the file itself has, and then gets this one.
            if (dlopen(Name, Now) != library)
            {
                return path + " is not libmoney: soname must be " + Name;
            }

            // Runtimes search the assembly's folder first, and would load that file.
            string beside = Path.Combine(Path.GetDirectoryName(typeof(Native).Assembly.Location) ?? string.Empty, Name);
            if (File.Exists(beside) && dlopen(Path.GetFullPath(beside), Now) != library)
            {
                return beside + " would be loaded instead of " + path + ": rename it to " + Packed + ", or remove it";
            }

            IntPtr version = dlsym(library, "money_abi_version");
            if (version == IntPtr.Zero)
            {
                return path + " is not libmoney: missing function money_abi_version";
            }

            int found = Marshal.GetDelegateForFunctionPointer<VersionOf>(version)();
            return found == AbiVersion
                ? null
                : "interface version of " + path + " must be " + AbiVersion + ", got " + found;
        }

        /// <summary>The package's locations of the library: the program's folder, or a folder for its
        /// processor.</summary>
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
                // In a folder of packages, the assembly is in lib/netstandard2.0.
                yield return Path.Combine(folder, "..", "..", inside, Packed);
            }
        }
    }
}
