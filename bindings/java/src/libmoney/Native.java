package libmoney;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Finds the library and links its functions. */
final class Native {
    /** The version of the interface that the generated calls are written for. */
    private static final int ABI = 0;

    private static final String NAME = "libmoney.so";
    private static final String INSTALLED = NAME + "." + ABI;
    private static final String PROPERTY = "libmoney.path";
    private static final String VARIABLE = "LIBMONEY_PATH";
    private static final String ADVICE =
            "; install libmoney, or set -D" + PROPERTY + " or " + VARIABLE + " to a libmoney.so for this machine";
    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup LIBRARY = checked();

    private Native() {}

    private static SymbolLookup checked() {
        SymbolLookup library = load();
        String where = named() == null ? NAME : named();
        MemorySegment version = library.find("money_abi_version")
                .orElseThrow(() -> linkError(where + " is not libmoney: missing function money_abi_version"));
        int found;
        try {
            found = (int) LINKER.downcallHandle(version, FunctionDescriptor.of(ValueLayout.JAVA_INT)).invokeExact();
        } catch (Throwable error) {
            throw failed(error);
        }
        if (found == ABI) return library;
        throw linkError("interface version of " + where + " must be " + ABI + ", got " + found
                + ": use a library and a jar of the same version");
    }

    /** The file that the program names, or null. */
    private static String named() {
        String name = System.getProperty(PROPERTY, System.getenv(VARIABLE));
        return name == null || name.isEmpty() ? null : name;
    }

    /** The one that the program names, else the one in the jar, else the one that is installed. */
    private static SymbolLookup load() {
        String named = named();
        if (named != null) {
            String who = System.getProperty(PROPERTY) == null ? VARIABLE : PROPERTY;
            if (!Files.exists(Path.of(named))) throw linkError("could not load " + named + ", set by " + who + ": no such file");
            return open(named, "could not load " + named + ", set by " + who);
        }
        Path unpacked = unpack();
        if (unpacked != null) {
            return open(unpacked.toString(), "could not load the jar's library, unpacked to " + unpacked);
        }
        return open(INSTALLED, "could not load an installed library, and the jar contains none for " + platform());
    }

    private static SymbolLookup open(String file, String failure) {
        boolean isName = file.equals(INSTALLED);
        String full = isName ? file : Path.of(file).toAbsolutePath().toString();
        String fault = isName ? null : LibraryFile.fault(Path.of(full));
        if (fault != null) throw linkError(failure + ": " + fault + ADVICE);
        try {
            return isName
                    ? SymbolLookup.libraryLookup(full, Arena.global())
                    : SymbolLookup.libraryLookup(Path.of(full), Arena.global());
        } catch (IllegalArgumentException error) {
            String reason = reason(full);
            throw linkError(failure + ": " + reason + cure(reason, Path.of(full).getFileName().toString()));
        }
    }

    /** Returns the remedy for a loader error. The loader's message starts with a file name, possibly that of a
     * dependency. */
    private static String cure(String reason, String name) {
        if (reason.startsWith("libjansson")) return "; install jansson (Debian package libjansson4)";
        String missing = reason.split(":", 2)[0];
        boolean isAnother = reason.contains("cannot open shared object file") && !missing.endsWith(name);
        return isAnother ? "; install the library that contains " + missing : ADVICE;
    }

    /** Why a file cannot be loaded, in the words of the system's loader. */
    private static String reason(String file) {
        var pointer = ValueLayout.ADDRESS.withTargetLayout(MemoryLayout.sequenceLayout(1 << 16, ValueLayout.JAVA_BYTE));
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup system = LINKER.defaultLookup();
            var open = FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT);
            var dlopen = LINKER.downcallHandle(system.find("dlopen").orElseThrow(), open);
            var dlerror = LINKER.downcallHandle(system.find("dlerror").orElseThrow(), FunctionDescriptor.of(pointer));
            final int now = 2;
            MemorySegment opened = (MemorySegment) dlopen.invokeExact(arena.allocateFrom(file), now);
            if (opened.address() != 0) return "rejected by the loader of Java";
            MemorySegment words = (MemorySegment) dlerror.invokeExact();
            return words.address() == 0 ? "unknown reason" : words.getString(0);
        } catch (Throwable error) {
            return "could not read the loader's message: " + error.getMessage();
        }
    }

    private static String platform() {
        String processor = System.getProperty("os.arch").equals("amd64") ? "x86-64" : System.getProperty("os.arch");
        return System.getProperty("os.name").toLowerCase(java.util.Locale.ROOT) + "-" + processor;
    }

    /** Extracts the library from the jar to a file that is deleted when the process ends; null if the jar contains no
     * library for this machine. */
    private static Path unpack() {
        try (InputStream in = Native.class.getResourceAsStream("native/" + platform() + "/" + NAME)) {
            if (in == null) return null;
            Path file = Files.createTempFile("libmoney-", ".so");
            file.toFile().deleteOnExit();
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            return file;
        } catch (IOException error) {
            throw linkError("could not unpack the jar's library: " + error.getMessage());
        }
    }

    private static UnsatisfiedLinkError linkError(String text) {
        return new UnsatisfiedLinkError(text);
    }

    static MemorySegment symbol(String name) {
        return LIBRARY.find(name)
                .orElseThrow(() -> linkError("missing function " + name + ": use a library and a jar of the same version"));
    }

    /** A call of words: the letter of the result, then those of the parameters. */
    static MethodHandle shape(String letters) {
        var layouts = new MemoryLayout[letters.length() - 1];
        for (int index = 0; index < layouts.length; index += 1) layouts[index] = layout(letters.charAt(index + 1));
        return LINKER.downcallHandle(
                letters.charAt(0) == 'V'
                        ? FunctionDescriptor.ofVoid(layouts)
                        : FunctionDescriptor.of(layout(letters.charAt(0)), layouts));
    }

    private static MemoryLayout layout(char letter) {
        return switch (letter) {
            case 'I' -> ValueLayout.JAVA_INT;
            case 'J' -> ValueLayout.JAVA_LONG;
            default -> ValueLayout.JAVA_DOUBLE;
        };
    }

    /** A pointer to a function of Java, which C calls. It must let nothing out: that would end the process. */
    static long callback(MethodHandle target, MemoryLayout... words) {
        return LINKER.upcallStub(target, FunctionDescriptor.ofVoid(words), Arena.global()).address();
    }

    /** Wraps an exception that does not come from the library. */
    static RuntimeException failed(Throwable error) {
        if (error instanceof RuntimeException unchecked) throw unchecked;
        if (error instanceof Error serious) throw serious;
        return new IllegalStateException(error);
    }
}
