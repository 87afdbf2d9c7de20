"""Shared by all tests."""

import os

from hypothesis import settings

os.environ.setdefault("SALOON_LANG", "en")
settings.register_profile("house", derandomize=True, print_blob=True)
settings.load_profile("house")
