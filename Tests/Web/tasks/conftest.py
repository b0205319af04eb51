"""The screens that the tasks start on."""

from __future__ import annotations

import pytest
from web.user import User


@pytest.fixture
def portfolio(user: User) -> User:
    user.open("portfolio")
    return user


@pytest.fixture
def till(user: User) -> User:
    user.open("till")
    return user


@pytest.fixture
def invoice(user: User) -> User:
    user.page.clock.set_fixed_time("2026-11-26T12:00:00")
    user.open("invoice")
    return user


@pytest.fixture
def wallet(user: User) -> User:
    user.page.clock.set_fixed_time("2026-11-26T12:00:00")
    user.open("wallet")
    return user
