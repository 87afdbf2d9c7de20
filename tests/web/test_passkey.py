"""A passkey, made and used by a real browser with an authenticator that Chromium plays itself."""

from __future__ import annotations

from typing import Any

from web.conftest import Invite

MAKE = """async () => {
  const ask = async (path, body, key) => {
    const headers = {"Content-Type": "application/json", ...(key ? {Authorization: `Bearer ${key}`} : {})};
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    return answer.json();
  };
  const made = await ask("/api/people", {name: "Eva"});
  const wanted = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("/api/me/passkeys/new", {}, made.key));
  const credential = await navigator.credentials.create({publicKey: wanted});
  const me = await ask("/api/me/passkeys", {credential: credential.toJSON(), label: "Chromium"}, made.key);
  const asked = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("/api/people/passkey/new", {}));
  const signed = await navigator.credentials.get({publicKey: asked});
  const found = await ask("/api/people/passkey", {credential: signed.toJSON(), label: "Another"});
  return {made, me, found};
}"""


def test_chromium_makes_a_passkey_and_opens_the_place_with_it(invite: Invite) -> None:
    eva = invite("Eva", fresh=True)
    page = eva.page
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.goto(f"http://localhost:{eva.house.port}/")  # a passkey is bound to a name, not to an address
    told: dict[str, Any] = page.evaluate(MAKE)
    assert [each["label"] for each in told["me"]["passkeys"]] == ["Chromium"], told
    assert told["found"]["person"] == told["made"]["person"] and told["found"]["key"] != told["made"]["key"]
