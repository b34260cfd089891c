"""A passkey made of software: it keeps one key for each place, and signs what a browser would have it sign."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

SEEN, VERIFIED, WITH_KEY = 1, 4, 64  # flags of what it says of itself


class Authenticator:
    """One passkey, at one origin."""

    def __init__(self, origin: str, *, verifies: bool = True) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.count = 0
        self._flags = SEEN | (VERIFIED if verifies else 0)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._owner = ""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What it answers when it is asked for a new passkey."""
        self._owner = options["user"]["id"]
        point = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        about = self._about(options["rp"]["id"], WITH_KEY) + bytes(16) + len(self.id).to_bytes(2) + self.id + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        told = {"attestationObject": bytes_to_base64url(attested)}
        return self._answer("webauthn.create", options, told)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What it answers when it is asked who comes."""
        self.count += 1
        about = self._about(options["rpId"])
        said = self._said("webauthn.get", options)
        signed = self._key.sign(about + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        told = {
            "authenticatorData": bytes_to_base64url(about),
            "signature": bytes_to_base64url(signed),
            "userHandle": self._owner,
        }
        return self._answer("webauthn.get", options, told)

    def _about(self, place: str, more: int = 0) -> bytes:
        return hashlib.sha256(place.encode()).digest() + bytes([self._flags | more]) + self.count.to_bytes(4)

    def _said(self, what: str, options: dict[str, Any]) -> bytes:
        told = {"type": what, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _answer(self, what: str, options: dict[str, Any], told: dict[str, str]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        response = {"clientDataJSON": bytes_to_base64url(self._said(what, options)), **told}
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
