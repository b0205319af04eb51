// Made from the headers by api/generate.py.
package libmoney;

/** Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known. */
public final class CurrencyRegistry extends Handle {
    private CurrencyRegistry(Pointer pointer) {
        super(pointer, Raw::money_currency_registry_free);
    }

    static CurrencyRegistry adopt(long at) {
        return new CurrencyRegistry(new Pointer(at));
    }

    static CurrencyRegistry adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /** Makes an empty registry. Freed with money_currency_registry_free. C: money_currency_registry_new */
    public CurrencyRegistry() {
        this(make());
    }

    private static Pointer make() {
        Call call = Call.begin();
        try {
            long registryAt = call.take(8);
            call.check(Raw.money_currency_registry_new(registryAt, call.error()));
            return new Pointer(Memory.getLong(registryAt));
        } finally {
            call.end();
        }
    }

    /**
     * Adds a currency of the program's own. C: money_currency_registry_add
     * @param code 1 to 11 of A-Z, a-z, 0-9, `.`, `_`, `-`, starting with a letter; not one of the built-in table.
     * @param digits 0 to 38 minor units.
     * @param name UTF-8, at most 115 bytes; NULL with length 0 for none.
     */
    public void add(String code, int digits, String name) {
        Call call = Call.begin();
        try {
            long at = call.change(this);
            byte[] nameBytes = Call.utf8(name);
            call.check(Raw.money_currency_registry_add(at, call.code(code), digits, call.bytes(nameBytes), Call.length(nameBytes), call.error()));
        } finally {
            call.end();
        }
    }

    /** Returns how many currencies the registry has. C: money_currency_registry_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_currency_registry_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes the registry's currency at an index, in the order in which you added them. C:
     * money_currency_registry_at
     */
    public Currency at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long currencyAt = call.take(336);
            call.check(Raw.money_currency_registry_at(at, index, currencyAt, call.error()));
            return Currency.read(currencyAt);
        } finally {
            call.end();
        }
    }
}
