"""Hostile snapshots of rates. A valid one of no rates consists of 144 bytes, most of them 0."""

from hostile import recipes

_FACTOR = 0x9E3779B97F4A7C15
_MASK = 2**64 - 1


def _empty():
    """Returns a snapshot without rates."""
    words = [0] * 18
    words[0] = int.from_bytes(b"LMRATES\x01", "little")
    words[2], words[6] = 144, 1 << 63
    lanes = [1, 2, 3, 4]
    for index, word in enumerate(words[2:]):
        lanes[index % 4] = (lanes[index % 4] ^ word) * _FACTOR & _MASK
    total = 0
    for lane in lanes:
        total = (total * _FACTOR & _MASK) ^ lane
    words[1] = total * _FACTOR & _MASK
    return b"".join(word.to_bytes(8, "little") for word in words)


recipes.TEXTS["money_rates_from_bytes", "bytes"] = "".join(f"\\{byte:03o}" for byte in _empty())
recipes.TEXT_LIMITS["money_rates_from_bytes", "bytes"] = "MONEY_DOCUMENT_MAX"
recipes.ANY_BYTES.add("money_rates_from_bytes")
recipes.WITH_NULS.add("money_rates_from_bytes")
