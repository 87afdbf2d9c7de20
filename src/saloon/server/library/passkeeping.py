"""Passkeys, where the library `webauthn` is installed: a device or a password manager signs, and the house knows the
public half."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection

from saloon.server.faults import Refused
from saloon.server.library.portrait import POSSIBLE
from saloon.server.library.registry import let_in
from saloon.server.moment import now
from saloon.server.people.emblems import key_hash
from saloon.server.people.names import tidy_text
from saloon.server.people.visitor import Visitor
from saloon.server.store.passkeys import Passkey, add_passkey, dare, dared, passkey, passkeys_of, used
from saloon.server.wire.mine import NewPerson

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

SIGNING_MS: Final = 300_000
MOST_PASSKEYS: Final = 10


class Site(NamedTuple):
    """What a passkey is bound to: the name of the server, and its whole address as the browser has it."""

    name: str
    origin: str


def need_passkeys(hall: Hall) -> None:
    """Raises Refused where there are none."""
    if not hall.settings.people:
        raise Refused("people-off")
    if not POSSIBLE:
        raise Refused("passkey-off")


async def dare_to_add(hall: Hall, who: Visitor, site: Site) -> dict[str, Any]:
    """What the browser is given to make a passkey."""
    need_passkeys(hall)
    challenge, kept = secrets.token_bytes(32), await hall.people.read(lambda link: passkeys_of(link, who.id))
    if len(kept) >= MOST_PASSKEYS:
        raise Refused("devices-many")
    made = await asyncio.to_thread(creation, who, site, challenge, [each.id for each in kept])
    await expect(hall, challenge, who.id)
    return made


def creation(who: Visitor, site: Site, challenge: bytes, kept: list[str]) -> dict[str, Any]:
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    wanted = generate_registration_options(
        rp_id=site.name,
        rp_name="Saloon",
        user_id=bytes.fromhex(who.id),
        user_name=who.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in kept],
    )
    made: dict[str, Any] = json.loads(options_to_json(wanted))
    return made


async def add(hall: Hall, who: Visitor, site: Site, credential: dict[str, Any], label: str) -> None:
    """Raises Refused if it was not made for this house, now, by the one who asks."""
    need_passkeys(hall)
    challenge = challenge_in(credential)
    await signed_in_time(hall, challenge, who.id)
    id, public, uses = await asyncio.to_thread(registered, credential, challenge, site)
    key = Passkey(id, who.id, public, uses, tidy_text(label), now(), now())
    if await hall.people.read(lambda link: passkey(link, id)) is not None:
        raise Refused("passkey-wrong")
    await hall.people.write(lambda link: add_passkey(link, key))


def registered(credential: dict[str, Any], challenge: bytes, site: Site) -> tuple[str, bytes, int]:
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("passkey-wrong") from error
    return bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count


async def dare_to_open(hall: Hall, site: Site) -> dict[str, Any]:
    """What the browser is given to use one of its passkeys; which one it chooses itself."""
    need_passkeys(hall)
    challenge = secrets.token_bytes(32)
    made = await asyncio.to_thread(asking, site, challenge)
    await expect(hall, challenge, "")
    return made


def asking(site: Site, challenge: bytes) -> dict[str, Any]:
    from webauthn import generate_authentication_options, options_to_json

    made: dict[str, Any] = json.loads(
        options_to_json(generate_authentication_options(rp_id=site.name, challenge=challenge))
    )
    return made


async def opened(hall: Hall, site: Site, credential: dict[str, Any], label: str) -> NewPerson:
    """The place that a passkey opens, on this device too; raises Refused."""
    need_passkeys(hall)
    challenge, id = challenge_in(credential), tidy_text(str(credential.get("id", "")))
    await signed_in_time(hall, challenge, "")
    known = await hall.people.read(lambda link: passkey(link, id))
    if known is None:
        raise Refused("passkey-wrong")
    uses = await asyncio.to_thread(verified, credential, challenge, site, known)

    def open_place(link: Connection) -> NewPerson:
        used(link, id, uses, now())
        return let_in(link, known.person, label)

    return await hall.people.write(open_place)


def verified(credential: dict[str, Any], challenge: bytes, site: Site, known: Passkey) -> int:
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=known.public,
            credential_current_sign_count=known.uses,
        ).new_sign_count
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("passkey-wrong") from error


async def expect(hall: Hall, challenge: bytes, person: str) -> None:
    hash, at = key_hash(challenge.hex()), now()
    await hall.people.write(lambda link: dare(link, hash, person, at, at + SIGNING_MS))


async def signed_in_time(hall: Hall, challenge: bytes, person: str) -> None:
    hash, at = key_hash(challenge.hex()), now()
    if not await hall.people.write(lambda link: dared(link, hash, person, at)):
        raise Refused("passkey-wrong")


def challenge_in(credential: dict[str, Any]) -> bytes:
    """What was signed, as the browser says; raises Refused."""
    from webauthn import base64url_to_bytes

    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"])
    except (ValueError, KeyError, TypeError) as error:
        raise Refused("passkey-wrong") from error
