"""Swift: the statuses as the engine and the exports have them."""

from __future__ import annotations

from description.parts import Description

from . import statuses


def files(description: Description) -> dict[str, str]:
    return {
        "Sources/MoneyCore/Failure/MoneyStatus.swift": statuses.emit_engine(description),
        "Sources/MoneyABI/Base/StatusNames.swift": statuses.emit_names(description),
    }
