// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.util.Set;

/**
 * The values that a converter shows, apart from its texts. 112 bytes.
 * @param source source
 * @param target target
 * @param state state
 * @param inputState input state
 * @param origin origin
 * @param isLoading 1: rates were asked for, and the answer is on its way
 * @param isStale 1: there are rates, but they are too old or could not be renewed
 * @param wantsRates 1: whoever fetches rates should ask for them now
 * @param failure the status of money_converter_reason; MONEY_OK if there is none
 * @param flags of the result: MONEY_FLAG_ values
 * @param updated the document's time, or the start of its newest day; MONEY_INSTANT_NONE: unknown
 * @param updatedAge seconds from then to `now`; MONEY_INSTANT_NONE: unknown
 * @param received when the rates arrived; MONEY_INSTANT_NONE: unknown
 * @param receivedAge seconds from then to `now`; MONEY_INSTANT_NONE: unknown
 */
public record ConverterInfo(
        String source,
        String target,
        ConverterState state,
        InputState inputState,
        Origin origin,
        boolean isLoading,
        boolean isStale,
        boolean wantsRates,
        Status failure,
        Set<Flags> flags,
        Instant updated,
        long updatedAge,
        Instant received,
        long receivedAge) {
    static final int SIZE = 112;

    static ConverterInfo read(long at) {
        return new ConverterInfo(
                Memory.text(at + 0, 12),
                Memory.text(at + 12, 12),
                ConverterState.of(Memory.getInt(at + 24)),
                InputState.of(Memory.getInt(at + 28)),
                Origin.of(Memory.getInt(at + 32)),
                (Memory.getInt(at + 36) != 0),
                (Memory.getInt(at + 40) != 0),
                (Memory.getInt(at + 44) != 0),
                Status.of(Memory.getInt(at + 48)),
                Flags.of(Memory.getInt(at + 52)),
                Memory.instant(Memory.getLong(at + 56)),
                Memory.getLong(at + 64),
                Memory.instant(Memory.getLong(at + 72)),
                Memory.getLong(at + 80));
    }
}
