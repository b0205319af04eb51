"""Django's settings, which its models and forms read, also in the examples of the modules."""

from __future__ import annotations

import sys
import types
from pathlib import Path

import django
from django.conf import settings

#: The application of the models, which is made here and not found in a file.
sys.modules["shop"] = shop = types.ModuleType("shop")
shop.__path__ = [str(Path(__file__).parent)]

settings.configure(
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    INSTALLED_APPS=["shop"],
    USE_TZ=True,
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
)
django.setup()
