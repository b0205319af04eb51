package libmoney;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Map;

/**
 * Describes the problem of a file that should be a library for this machine. The loader reports a library for another
 * architecture as a missing file, and a truncated one may crash the process.
 */
final class LibraryFile {
    private static final int MAGIC = 0x7f454c46;
    /** The leading bytes, which identify the architecture. */
    private static final int HEAD = 20;

    private static final int LONGEST = 1 << 16;
    private static final short SHARED = 3;
    private static final int LOADED = 1;
    private static final Map<Integer, String> MACHINES = Map.of(
            3, "x86, 32 bits", 8, "MIPS", 21, "PowerPC, 64 bits", 22, "S/390", 40, "ARM, 32 bits", 62, "x86-64", 183,
            "ARM, 64 bits", 243, "RISC-V", 258, "LoongArch");

    private LibraryFile() {}

    /** The end of a sentence about the file; null if the loader may try it. */
    static String fault(Path file) {
        ByteBuffer own;
        try {
            own = start(Path.of("/proc/self/exe"), HEAD);
        } catch (IOException error) {
            return null;
        }
        if (!isElf(own)) return null;
        try (FileChannel channel = FileChannel.open(file)) {
            return fault(start(file, LONGEST), channel.size(), own);
        } catch (IOException error) {
            return "could not read the file: " + error.getMessage();
        }
    }

    private static String fault(ByteBuffer content, long length, ByteBuffer own) {
        String cut = "file is truncated: got " + length + " bytes";
        if (!isElf(content)) return "file is not a library";
        if (content.limit() < HEAD) return cut;
        if (!machine(content).equals(machine(own))) {
            return "library must be for " + machine(own) + ", got " + machine(content);
        }
        if (content.getShort(16) != SHARED) return "expected a library, got a program or an object file";
        try {
            return length < end(content) ? cut + " of at least " + end(content) : null;
        } catch (IndexOutOfBoundsException error) {
            return cut;
        }
    }

    private static ByteBuffer start(Path file, int most) throws IOException {
        var bytes = ByteBuffer.allocate(most);
        try (FileChannel channel = FileChannel.open(file)) {
            while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
        }
        bytes.flip();
        return bytes;
    }

    /** Returns whether the file is in ELF format, and sets the byte order. */
    private static boolean isElf(ByteBuffer content) {
        if (content.limit() < 6 || content.getInt(0) != MAGIC) return false;
        content.order(content.get(5) == 1 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        return true;
    }

    private static String machine(ByteBuffer head) {
        int number = head.getShort(18) & 0xffff;
        String name = MACHINES.getOrDefault(number, "machine number " + number);
        return head.get(4) == 1 && !name.endsWith("32 bits") ? name + ", 32 bits" : name;
    }

    /** The end of the last segment that the loader maps into memory. */
    private static long end(ByteBuffer content) {
        int start = (int) content.getLong(32);
        long found = 0;
        for (int index = 0; index < content.getShort(56); index += 1) {
            int part = start + index * content.getShort(54);
            if (content.getInt(part) != LOADED) continue;
            found = Math.max(found, content.getLong(part + 8) + content.getLong(part + 32));
        }
        return found;
    }
}
