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
    private static final String NAME = "libmoney.so";
    private static final String INSTALLED = "libmoney.so.0";
    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup LIBRARY = load();

    private Native() {}

    /** The one that the program names, else the one in the jar, else the one that is installed. */
    private static SymbolLookup load() {
        String named = System.getProperty("libmoney.path", System.getenv("LIBMONEY_PATH"));
        if (named != null && !named.isEmpty()) return open(Path.of(named));
        Path unpacked = unpack();
        if (unpacked != null) return open(unpacked);
        try {
            return SymbolLookup.libraryLookup(INSTALLED, Arena.global());
        } catch (IllegalArgumentException error) {
            throw linkError("there is no " + INSTALLED + ": install libmoney, or set -Dlibmoney.path to the file");
        }
    }

    private static SymbolLookup open(Path path) {
        try {
            return SymbolLookup.libraryLookup(path.toAbsolutePath(), Arena.global());
        } catch (IllegalArgumentException error) {
            String why = Files.isRegularFile(path) ? "is no library for this machine (" + platform() + ")" : "is not there";
            throw linkError(path + " " + why);
        }
    }

    private static String platform() {
        String processor = System.getProperty("os.arch").equals("amd64") ? "x86-64" : System.getProperty("os.arch");
        return System.getProperty("os.name").toLowerCase(java.util.Locale.ROOT) + "-" + processor;
    }

    /** The library out of the jar, in a file that goes with the process; null if the jar has none for this machine. */
    private static Path unpack() {
        try (InputStream in = Native.class.getResourceAsStream("native/" + platform() + "/" + NAME)) {
            if (in == null) return null;
            Path file = Files.createTempFile("libmoney-", ".so");
            file.toFile().deleteOnExit();
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            return file;
        } catch (IOException error) {
            throw linkError("the library in the jar could not be written to a file: " + error.getMessage());
        }
    }

    private static UnsatisfiedLinkError linkError(String text) {
        return new UnsatisfiedLinkError(text);
    }

    static MemorySegment symbol(String name) {
        return LIBRARY.find(name)
                .orElseThrow(() -> linkError("the library has no " + name + ": it is of another version than this jar"));
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

    /** What a call throws that is none of the library's failures. */
    static RuntimeException failed(Throwable error) {
        if (error instanceof RuntimeException unchecked) throw unchecked;
        if (error instanceof Error serious) throw serious;
        return new IllegalStateException(error);
    }
}
