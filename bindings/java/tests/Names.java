import java.util.Arrays;

/** Prints those of the given names that the package does not have: "Money", "Rates.convert". */
public final class Names {
    private Names() {}

    private static boolean isThere(String name) {
        String[] parts = name.split("\\.");
        try {
            Class<?> owner = Class.forName("libmoney." + parts[0], false, Names.class.getClassLoader());
            return parts.length == 1
                    || Arrays.stream(owner.getMethods()).anyMatch(method -> method.getName().equals(parts[1]));
        } catch (ClassNotFoundException error) {
            return false;
        }
    }

    public static void main(String[] words) {
        Arrays.stream(words).filter(name -> !isThere(name)).forEach(System.out::println);
    }
}
