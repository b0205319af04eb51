"""The numbers of feeds that the package has of its own, under the header's names."""

from __future__ import annotations

from libmoney import FeedState, OperationState
from libmoney._feeds import feed_content


def feed_numbers() -> dict[str, int]:
    """Each with its name."""
    groups: dict[str, dict[str, int]] = {
        "PROVIDER": feed_content.PROVIDERS,
        "JUMP": feed_content.JUMPS,
        "TRANSPORT": feed_content.TRANSPORT_FAILURES,
        "FEED_FLAG": feed_content.FEED_FLAGS,
        "FEED": {one.name: int(one) for one in FeedState},
        "OPERATION": {one.name: int(one) for one in OperationState},
    }
    return {
        f"MONEY_{group}_{name.upper()}": number
        for group, names in groups.items()
        for name, number in names.items()
    }
