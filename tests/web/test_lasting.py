"""Accounts that last, in the page: made from the first screen by password or passkey, recovered, changed, ended."""

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import axe_by_day_and_night, no_scroll, shoot

PASSWORD = "three merchants at dawn"
OTHER = "four camels in the evening"
TITLES = {
    "en": "Getting in and back in",
    "uk": "Вхід і повернення",
    "ru": "Вход и возвращение",
    "fr": "Entrer et revenir",
    "pl": "Logowanie i powrót",
}


def at(site, page, path):
    """Passkeys need a page with a name."""
    page.goto(f"http://localhost:{site.port}{path}")


def with_passkeys(page):
    """A key ring of this browser that says yes at once."""
    told = page.context.new_cdp_session(page)
    told.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return told, told.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def sure(page, password):
    page.locator("dialog[open] #sure-password").fill(password)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("language", sorted(TITLES))
def test_an_account_with_a_password(page_at, site, language):
    name = f"Ayşe {language}"
    page = page_at("phone" if language in ("uk", "pl") else "laptop", language, refusals=True)
    at(site, page, "/")
    page.locator("header a[href^='/account']").click()  # one click from the first screen
    page.locator("#new-name").fill(name)
    page.locator("#new-password").fill(PASSWORD)
    page.keyboard.press("Enter")
    code = page.locator("[data-code]").inner_text()
    assert axe_by_day_and_night(page) == []
    page.locator("dialog[open] .primary").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    safe = page.get_by_role("region", name=TITLES[language])
    expect(safe).to_be_visible()
    assert axe_by_day_and_night(page) == []
    no_scroll(page)
    if language == "en":
        page.emulate_media(color_scheme="light")
        safe.scroll_into_view_if_needed()
        shoot(page, "24-account")

    safe.locator("#safe-new").fill(OTHER)
    page.keyboard.press("Enter")
    sure(page, "not the old one")
    expect(page.locator("dialog[open]").get_by_role("alert")).to_be_visible()
    sure(page, PASSWORD)
    expect(page.locator("dialog[open]")).to_have_count(0)

    with page.expect_download() as taken:
        page.locator("a[download='meydan-account.json']").click()
    assert json.loads(taken.value.path().read_text())["account"]["name"] == name

    other = page_at("laptop", language, refusals=True)
    at(site, other, "/account")
    other.locator("a[href='/recover']").first.click()
    other.locator("#recover-name").fill(name)
    other.locator("#recover-given").fill("AAAAA-AAAAA-AAAAA-AAAAA")
    other.locator("#recover-new").fill(PASSWORD)
    other.keyboard.press("Enter")
    expect(other.get_by_role("alert")).to_be_visible()
    other.locator("#recover-who").fill(name)
    other.keyboard.press("Enter")
    expect(other.get_by_role("status").filter(visible=True).first).to_be_visible()
    assert axe_by_day_and_night(other) == []
    no_scroll(other)
    other.locator("#recover-given").fill(code)
    other.locator("#recover-new").press("Enter")
    expect(other.locator("h1")).to_contain_text(name)
    assert page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401, "signed out everywhere"

    other.locator("button.danger").last.scroll_into_view_if_needed()
    other.get_by_role("button", name="Delete the account").click() if language == "en" else None
    if language == "en":
        sure(other, PASSWORD)
        other.wait_for_url("**/")
        assert other.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401


def test_an_account_with_nothing_but_a_passkey(page_at, site):
    page = page_at("laptop", refusals=True)
    at(site, page, "/account")
    told, ring = with_passkeys(page)
    page.locator("#new-name").fill("Passing by")
    page.locator("[data-passkey=make]").click()
    expect(page.locator("[data-code]")).to_be_visible()
    page.locator("dialog[open] .primary").click()
    safe = page.get_by_role("region", name=TITLES["en"])
    expect(safe.locator("li")).to_contain_text("Passing by")
    credentials = told.send("WebAuthn.getCredentials", {"authenticatorId": ring})["credentials"]
    assert len(credentials) == 1 and credentials[0]["isResidentCredential"]

    safe.get_by_role("button", name="Remove the passkey").click()
    expect(page.locator(".toast")).to_contain_text("the only way into your account")
    page.get_by_role("button", name="Show a new code").click()
    page.locator("[data-passkey=sure]").click()
    expect(page.locator("[data-code]")).to_be_visible()
    page.locator("dialog[open] .primary").last.click()

    page.get_by_role("button", name="Sign out here").click()
    page.wait_for_url("**/")
    page.locator("header a[href^='/account']").click()
    page.locator("[data-passkey=enter]").click()
    expect(page.locator("header .who")).to_have_text("Passing by")
