"""Calling by e-mail, through any SMTP server: a digest now and then, with one click to have no more of it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer

from meydan.server.calling.posting import NotSent
from meydan.server.calling.wishes import Calling
from meydan.server.calling.wording import Told, voice_of

EVERY: Final = 60 * 60 * 1000  # milliseconds between two mails to one person, at least
SECONDS: Final = 20.0  # for a mail server
CONFIRMED_WITHIN: Final = 3 * 24 * 60 * 60  # seconds
PORTS: Final = {"smtp": 25, "smtps": 465}
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
LONGEST: Final = 254


def is_address(text: str) -> bool:
    """Whether something looks like an address of e-mail, and is one that can stand in a header as it is."""
    return len(text) <= LONGEST and bool(ADDRESS.fullmatch(text))


def smtp_problem(server: str) -> str:
    """What is wrong with the address of a mail server; empty if nothing is."""
    try:
        parts = urlsplit(server)
        known = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    return "" if known else "the mail server is like smtp://name:password@mail.example.org:587, or smtps://"


class Signer:
    """Signs what stands in links of mails: such a link confirms or ends mails to one address, and does nothing else."""

    def __init__(self, key: bytes) -> None:
        self._confirm = URLSafeTimedSerializer(key, salt="meydan.mail.confirm")
        self._stop = URLSafeTimedSerializer(key, salt="meydan.mail.stop")

    def to_confirm(self, account: str, address: str) -> str:
        return str(self._confirm.dumps([account, address]))

    def to_stop(self, account: str, address: str) -> str:
        return str(self._stop.dumps([account, address]))

    def confirmed(self, token: str) -> tuple[str, str] | None:
        """Whose address is confirmed by a token; None if it was not signed here, or too long ago."""
        return _read(self._confirm, token, CONFIRMED_WITHIN)

    def stopped(self, token: str) -> tuple[str, str] | None:
        return _read(self._stop, token, None)


def _read(signer: URLSafeTimedSerializer, token: str, age: int | None) -> tuple[str, str] | None:
    try:
        account, address = signer.loads(token, max_age=age)
    except (BadData, ValueError, TypeError):
        return None
    return account, address


class Mailer:
    """Writes mails and hands them to a mail server, in threads."""

    def __init__(self, server: str, sender: str, home: str, signer: Signer) -> None:
        self.server = server
        self.sender = sender
        self.home = home
        self.signer = signer

    @property
    def ready(self) -> bool:
        """Whether mails can be sent at all."""
        return bool(self.server)

    async def confirm(self, calling: Calling, name: str, address: str) -> None:
        """Ask whoever reads an address whether it is theirs: the only mail before they say so."""
        say = voice_of(calling)
        link = f"{self.home}/mail?confirm={quote(self.signer.to_confirm(calling.account, address))}"
        text = "\n\n".join(
            [say("mail-hello", name=name), say("mail-confirm"), link, say("mail-confirm-not"), say("mail-name")]
        )
        await self._send(self._letter(address, say("mail-confirm-subject"), text, say.language))

    async def recover(self, calling: Calling, name: str, address: str, token: str) -> None:
        """A link with which whoever reads a confirmed address chooses a new password."""
        say = voice_of(calling)
        link = f"{self.home}/recover?token={quote(token)}"
        lines = [say("mail-hello", name=name), say("mail-recover"), link, say("mail-recover-not"), say("mail-name")]
        await self._send(self._letter(address, say("mail-recover-subject"), "\n\n".join(lines), say.language))

    async def digest(self, calling: Calling, calls: Sequence[Told]) -> None:
        """One mail for all that calls somebody now."""
        say, address = voice_of(calling), calling.mail or ""
        token = quote(self.signer.to_stop(calling.account, address))
        subject = calls[0].title if len(calls) == 1 else say("mail-subject", n=len(calls))
        blocks = [f"{one.title}\n{one.text}\n{one.link}" for one in calls]
        foot = f"-- \n{say('mail-why')}\n{say('mail-stop')} {self.home}/mail?stop={token}"
        letter = self._letter(address, subject, "\n\n".join([*blocks, foot]), say.language)
        letter["List-Unsubscribe"] = f"<{self.home}/api/calls/stop?token={token}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Message-ID"] = f"<{'.'.join(one.id for one in calls[:3])}@{urlsplit(self.home).hostname}>"
        await self._send(letter)

    def _letter(self, address: str, subject: str, text: str, language: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = f"Meydan <{self.sender}>"
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Content-Language"] = language
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter

    async def _send(self, letter: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._hand_over, letter)
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(f"the mail server: {type(error).__name__}") from None  # its text may hold the address

    def _hand_over(self, letter: EmailMessage) -> None:
        parts = urlsplit(self.server)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
        with server:
            if parts.scheme == "smtp" and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(letter)
