"""Whether an Ed25519 signature is by the holder of a key: by the library `cryptography`, else in plain Python.

A browser has no `cryptography`. Only signatures are checked here, nothing is signed, so no secret passes through
these lines. RFC 8032, section 5.1.7, without its cofactor, as the library checks.
"""

from __future__ import annotations

import hashlib
from typing import Final

PRIME: Final = 2**255 - 19
ORDER: Final = 2**252 + 27742317777372353535851937790883648493
CURVE: Final = -121665 * pow(121666, -1, PRIME) % PRIME
ROOT: Final = pow(2, (PRIME - 1) // 4, PRIME)
Point = tuple[int, int, int, int]
NEUTRAL: Final[Point] = (0, 1, 1, 0)


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the holder of the key has signed the message."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        return is_signed_plainly(key, message, signature)
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def is_signed_plainly(key: bytes, message: bytes, signature: bytes) -> bool:
    """The same without any library."""
    if len(key) != 32 or len(signature) != 64:
        return False
    public, nonce = point(key), point(signature[:32])
    proof = int.from_bytes(signature[32:], "little")
    if public is None or nonce is None or proof >= ORDER:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    return same(times(proof, BASE), add(nonce, times(challenge, public)))


def add(one: Point, two: Point) -> Point:
    """In extended coordinates: x = X/Z, y = Y/Z, xy = T/Z."""
    a = (one[1] - one[0]) * (two[1] - two[0]) % PRIME
    b = (one[1] + one[0]) * (two[1] + two[0]) % PRIME
    c = 2 * one[3] * two[3] * CURVE % PRIME
    d = 2 * one[2] * two[2] % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def times(factor: int, one: Point) -> Point:
    total = NEUTRAL
    while factor:
        if factor & 1:
            total = add(total, one)
        one = add(one, one)
        factor >>= 1
    return total


def same(one: Point, two: Point) -> bool:
    return (one[0] * two[2] - two[0] * one[2]) % PRIME == 0 == (one[1] * two[2] - two[1] * one[2]) % PRIME


def point(written: bytes) -> Point | None:
    """The point of 32 bytes; None if there is none."""
    y = int.from_bytes(written, "little")
    odd, y = y >> 255, y & (1 << 255) - 1
    if y >= PRIME:
        return None
    square = (y * y - 1) * pow(CURVE * y * y + 1, -1, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if (x * x - square) % PRIME:
        x = x * ROOT % PRIME
    if (x * x - square) % PRIME or (x == 0 and odd):
        return None
    x = x if x & 1 == odd else PRIME - x
    return x, y, 1, x * y % PRIME


def base() -> Point:
    found = point(int.to_bytes(4 * pow(5, -1, PRIME) % PRIME, 32, "little"))
    assert found is not None
    return found


BASE: Final = base()
