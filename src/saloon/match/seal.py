"""The seal of a house: its signature under the last hash of a finished match.

The draws follow from the secret alone; who decided what, and that this was the match and no other, no hash can
prove. The seal says: this house vouches for this very file. Ed25519, as the library `cryptography` does it.
"""

from __future__ import annotations

from functools import lru_cache

from saloon.match.fair import pack
from saloon.match.signature import is_signed


def sealed_bytes(match: str, head: str) -> bytes:
    """What is signed: the match and its last hash."""
    return pack(b"saloon head 1", match.encode(), head.encode())


class Seal:
    """The key of a house."""

    def __init__(self, secret: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self.private = Ed25519PrivateKey.from_private_bytes(secret)
        self.key = self.private.public_key().public_bytes_raw().hex()
        """What everybody may know."""

    @classmethod
    def new(cls) -> bytes:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return Ed25519PrivateKey.generate().private_bytes_raw()

    @lru_cache(512)  # noqa: B019 - one seal lives as long as its house
    def sign(self, match: str, head: str) -> str:
        return self.private.sign(sealed_bytes(match, head)).hex()


def is_sealed(key: str, match: str, head: str, signature: str) -> bool:
    """Whether the holder of the key has signed this."""
    try:
        return is_signed(bytes.fromhex(key), sealed_bytes(match, head), bytes.fromhex(signature))
    except ValueError:
        return False
