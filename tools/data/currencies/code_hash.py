"""A perfect hash of the codes, so that the library finds the row of a code without a search.

A code's word is multiplied by a factor. The top bits of the product number a bucket, and the bits
below them, plus the displacement of that bucket, number a slot. The displacements keep any two
codes from sharing a slot (Belazzougui, Botelho and Dietzfelbinger: Hash, displace, and compress,
2009).
"""

from __future__ import annotations

from locale_texts import BASE, FIRST

BUCKET_BITS, SLOT_BITS = 7, 9
WORD_BITS = 32
#: The golden ratio of 32 bits, from which the search for a factor starts.
GOLDEN = 0x9E3779B1
TRIES = 1000


def word(code: str) -> int:
    """The bytes of a code as a little-endian integer, as in the library."""
    return int.from_bytes(code.encode("ascii"), "little")


def placed(words: list[int], factor: int) -> tuple[list[int], list[int]] | None:
    """The displacements and the rows by slot with a factor; None if it fails."""
    slot_count = 1 << SLOT_BITS
    buckets: list[list[tuple[int, int]]] = [[] for _ in range(1 << BUCKET_BITS)]
    for row, value in enumerate(words):
        product = value * factor % (1 << WORD_BITS)
        below = product >> (WORD_BITS - BUCKET_BITS - SLOT_BITS)
        buckets[product >> (WORD_BITS - BUCKET_BITS)].append((row, below))
    displacements = [0] * len(buckets)
    slots: dict[int, int] = {}
    for bucket in sorted(range(len(buckets)), key=lambda index: -len(buckets[index])):
        for displacement in range(BASE):
            found = {
                (below + displacement + FIRST) % slot_count: row for row, below in buckets[bucket]
            }
            if len(found) == len(buckets[bucket]) and not found.keys() & slots.keys():
                displacements[bucket] = displacement
                slots |= found
                break
        else:
            return None
    return displacements, [slots.get(slot, 0) for slot in range(slot_count)]


def code_hash(codes: list[str]) -> tuple[int, list[int], list[int]]:
    """The factor, the displacements of the buckets, and the rows by slot; row 0 in a free slot."""
    words = [word(code) for code in codes]
    for attempt in range(TRIES):
        factor = (GOLDEN + 2 * attempt) % (1 << WORD_BITS)
        if found := placed(words, factor):
            return (factor, *found)
    raise SystemExit("generate.py: no factor separates the codes; the hash needs more slots")
