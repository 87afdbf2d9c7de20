"""Passkeys, with an authenticator of the tests' own: one more way to a person's place."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from saloon.server.library import passkeeping
from server.house import House, serve, settings
from server.test_people import Person, person
from server.test_workers import crew


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Holds one key for one site, as WebAuthn wants it: signs what it is asked to, and counts."""

    def __init__(self, origin: str) -> None:
        self.origin, self.key, self.id, self.count = (
            origin,
            ec.generate_private_key(ec.SECP256R1()),
            secrets.token_bytes(16),
            0,
        )
        self.site = "localhost"

    def client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def about(self, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        public = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")})
        about = self.about(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        sealed = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        client = self.client("webauthn.create", options["challenge"])
        response = {"clientDataJSON": packed(client), "attestationObject": packed(sealed)}
        return {"id": packed(self.id), "rawId": packed(self.id), "type": "public-key", "response": response}

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        client, about = self.client("webauthn.get", options["challenge"]), self.about(0x05)
        signature = self.key.sign(about + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": packed(client),
            "authenticatorData": packed(about),
            "signature": packed(signature),
        }
        return {"id": packed(self.id), "rawId": packed(self.id), "type": "public-key", "response": response}


@pytest.fixture
async def home(database: str) -> AsyncIterator[House]:
    async with serve(settings(database)) as house:
        yield house


def local(house: House) -> dict[str, str]:
    """The house as a browser on this computer calls it; a passkey is bound to a name."""
    place = house.url.replace("127.0.0.1", "localhost")
    return {"Host": place.removeprefix("http://"), "Origin": place}


async def ask(house: House, path: str, who: Person | None = None, status: int = 200, **body: Any) -> Any:
    answer = await house.http.post(path, json=body, headers={**local(house), **(who.headers if who else {})})
    assert answer.status_code == status, answer.text
    return answer.json()


async def added(eva: Person, label: str = "Phone") -> Authenticator:
    authenticator = Authenticator(local(eva.house)["Origin"])
    options = await ask(eva.house, "/api/me/passkeys/new", eva)
    assert options["rp"]["id"] == "localhost" and unpacked(options["user"]["id"]).hex() == eva.id
    me = await ask(eva.house, "/api/me/passkeys", eva, 201, credential=authenticator.create(options), label=label)
    assert [each["label"] for each in me["passkeys"]] == [label] and me["passkey"] is True
    return authenticator


async def test_a_passkey_opens_the_place_on_another_device(home: House) -> None:
    eva = await person(home)
    authenticator = await added(eva)
    for times in (2, 3):
        options = await ask(home, "/api/people/passkey/new")
        found = await ask(home, "/api/people/passkey", status=201, credential=authenticator.get(options), label="Phone")
        assert found["person"] == eva.id and found["key"] != eva.key
        assert len((await Person(home, found).get("/api/me"))["devices"]) == times


async def test_what_was_signed_once_is_not_good_again(home: House) -> None:
    eva = await person(home)
    authenticator = await added(eva)
    signed = authenticator.get(await ask(home, "/api/people/passkey/new"))
    await ask(home, "/api/people/passkey", status=201, credential=signed)
    assert (await ask(home, "/api/people/passkey", status=403, credential=signed))["code"] == "passkey-wrong"


@pytest.mark.parametrize("fault", ["origin", "site", "key", "count", "id", "challenge", "nonsense", "purpose"])
async def test_a_wrong_signature_opens_nothing(home: House, fault: str) -> None:
    eva = await person(home)
    authenticator = await added(eva)
    options = await ask(home, "/api/people/passkey/new")
    if fault == "origin":
        authenticator.origin = "http://evil.example"
    elif fault == "site":
        authenticator.site = "evil.example"
    elif fault == "key":
        authenticator.key = ec.generate_private_key(ec.SECP256R1())
    elif fault == "count":
        authenticator.count = 0
    elif fault == "id":
        authenticator.id = secrets.token_bytes(16)
    elif fault == "challenge":
        options = {"challenge": packed(secrets.token_bytes(32))}
    elif fault == "purpose":
        options = await ask(home, "/api/me/passkeys/new", eva)
    signed = {"id": "x", "response": {"clientDataJSON": "?"}} if fault == "nonsense" else authenticator.get(options)
    assert (await ask(home, "/api/people/passkey", status=403, credential=signed))["code"] == "passkey-wrong"
    assert len((await eva.get("/api/me"))["devices"]) == 1


async def test_nobody_adds_a_passkey_that_was_made_for_somebody_else(home: House) -> None:
    eva, jan = await person(home), await person(home)
    made = Authenticator(local(home)["Origin"]).create(await ask(home, "/api/me/passkeys/new", eva))
    assert (await ask(home, "/api/me/passkeys", jan, 403, credential=made))["code"] == "passkey-wrong"
    assert (await jan.get("/api/me"))["passkeys"] == (await eva.get("/api/me"))["passkeys"] == []


async def test_a_passkey_that_is_forgotten_opens_nothing(home: House) -> None:
    eva, jan = await person(home), await person(home)
    authenticator = await added(eva)
    (kept,) = (await eva.get("/api/me"))["passkeys"]
    await jan.ask("DELETE", f"/api/me/passkeys/{kept['id']}", 404)
    assert (await eva.ask("DELETE", f"/api/me/passkeys/{kept['id']}"))["passkeys"] == []
    signed = authenticator.get(await ask(home, "/api/people/passkey/new"))
    await ask(home, "/api/people/passkey", status=403, credential=signed)


async def test_a_dare_lasts_five_minutes(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    eva = await person(home)
    options = await ask(home, "/api/me/passkeys/new", eva)
    later = passkeeping.now() + 300_001
    monkeypatch.setattr(passkeeping, "now", lambda: later)
    made = Authenticator(local(home)["Origin"]).create(options)
    await ask(home, "/api/me/passkeys", eva, 403, credential=made)


async def test_passkeys_work_at_every_worker(database: str) -> None:
    async with crew(database) as houses:
        eva = await person(houses[0])
        authenticator = await added(eva)
        options = await ask(houses[0], "/api/people/passkey/new")
        authenticator.origin = local(houses[1])["Origin"]
        assert (await ask(houses[1], "/api/people/passkey", status=201, credential=authenticator.get(options)))[
            "person"
        ] == eva.id


async def test_a_house_without_the_library_says_so(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    eva = await person(home)
    monkeypatch.setattr(passkeeping, "POSSIBLE", False)
    assert (await ask(home, "/api/me/passkeys/new", eva, 404))["code"] == "passkey-off"
    assert (await ask(home, "/api/people/passkey/new", status=404))["code"] == "passkey-off"
