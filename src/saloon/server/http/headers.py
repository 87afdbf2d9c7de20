"""The headers that protect the page, and how long an answer may be kept."""

from __future__ import annotations

from typing import Any, Final

FOR_EVER: Final = "public, max-age=31536000, immutable"
AN_HOUR: Final = "public, max-age=3600"
SHOWN_AT_ONCE: Final = "public, max-age=3600, stale-while-revalidate=2592000"
"""On a second visit the page shows at once what was there, while the browser asks for it again."""
PAGE: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src "
    "'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
ROAD: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What a page may load from a house that runs inside the browser."""
PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A picture carries its own colours and can do nothing else."""
POLICY: Final = b"content-security-policy"
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def protection(headers: Any) -> list[tuple[bytes, bytes]]:
    """The headers that an answer lacks; one that has a policy of its own keeps it."""
    if any(name.lower() == POLICY for name, _ in headers):
        return [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    kind = next((value for name, value in headers if name.lower() == b"content-type"), b"")
    policy = PICTURE if kind.startswith(b"image/svg") else PAGE
    return [(name.encode(), value.encode()) for name, value in {**HEADERS, POLICY.decode(): policy}.items()]
