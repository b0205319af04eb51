"""The numbers of feeds that the package has of its own, under the header's names."""

from __future__ import annotations

from libmoney import FeedState, OperationState
from libmoney._feeds import feed_requests


def feed_numbers() -> dict[str, int]:
    """Each with its name."""
    groups: dict[str, dict[str, int]] = {
        "PROVIDER": feed_requests.PROVIDERS,
        "JUMP": feed_requests.JUMPS,
        "TRANSPORT": feed_requests.TRANSPORT_FAILURES,
        "FEED_FLAG": feed_requests.FEED_FLAGS,
        "FEED": {one.name: int(one) for one in FeedState},
        "OPERATION": {one.name: int(one) for one in OperationState},
    }
    return {
        f"MONEY_{group}_{name.upper()}": number
        for group, names in groups.items()
        for name, number in names.items()
    }
