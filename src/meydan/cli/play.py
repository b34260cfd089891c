"""A game at the terminal: asking people, letting bots play, taking back, saving, and telling how it ended."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from meydan.bots import Bot
from meydan.cli.ending import ranking, verdict
from meydan.cli.face import face_of
from meydan.cli.files import FileTrouble, write_whole
from meydan.cli.helping import commands, rules_about, show_rules
from meydan.cli.look import ACCENT, BRICK, DIM, PLAYER_LETTERS
from meydan.cli.menu import Menu
from meydan.cli.naming import names_for
from meydan.cli.screen import Scene, arrange, ask
from meydan.cli.story import paragraphs, story_lines
from meydan.kernel.choice import Choice
from meydan.kernel.errors import CannotUndo
from meydan.kernel.table import Table


class Quit(Exception):
    """The player wants to leave, or there is no more input."""


class AskAgain(Exception):
    """Something was taken back, so another question is asked now."""


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        console: Console,
        path: Path,
        *,
        auto: bool = False,
        pace: float = 0.0,
    ) -> None:
        self.table = table
        self.face = face_of(table.state)
        self.bots = dict(bots)
        self.console = console
        self.path = path
        self.auto = auto
        self.live = sys.stdin.isatty() and console.is_terminal
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (typed lines can be edited and called back)
        self.pace = pace if self.live else 0.0
        self.seats = table.state.header.seats
        self.people = [seat for seat in range(self.seats) if seat not in self.bots]
        self.seen = [self.turn_end(seat) for seat in range(self.seats)]  # told up to there
        self.last_asked = -1
        self.queue: list[Choice] = []  # answers typed at once, to the same question asked again
        self.answered = ""  # the question answered last
        self.notice = ""
        self.title = table.state.header.game.title
        self.played_by = [self.bots[seat].name if seat in self.bots else "" for seat in range(self.seats)]

    # -- the course of a game -------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves; what was played is saved either way."""
        self.notice = f"Seed sealed as {self.table.state.header.commitment}"
        if not self.live:
            self._say(self.notice)
            self.notice = ""
        try:
            while not self.table.over:
                seat = self.table.seat
                if seat in self.bots:
                    self._bot_turn(seat)
                else:
                    self._ask(seat)
        except (Quit, KeyboardInterrupt) as left:
            self.save()
            self._say(f"\nSaved. Go on with: meydan play --resume {self.path}")
            if isinstance(left, KeyboardInterrupt):
                raise
            return
        self.save()
        self._finish()

    def save(self) -> None:
        write_whole(self.path, self.table.record(reveal=True).to_json())

    def scene(self, seat: int, told: Sequence[tuple[int, str]], menu: Menu | None = None) -> Scene:
        view = self.table.view(seat)
        state = menu.state if menu else self.face.whole(view)
        asked = self.face.question(state, names_for(self.seats, seat)) if menu else ""
        return Scene(view, state, self.title, self.played_by, told, asked, menu)

    def told(self, seat: int, since: int) -> list[tuple[int, str]]:
        return paragraphs(self.face, self.table.heard(seat, since), names_for(self.seats, seat))

    def turn_end(self, seat: int) -> int:
        return self.face.turn_end(self.table.events, seat, self.seats)

    def _bot_turn(self, seat: int) -> None:
        """A bot plays until another seat is asked; people who watch see it as it happens."""
        before = len(self.table.events)
        while self.table.seat == seat:
            self.table.play(self.bots[seat].choose(self.table.view(seat)))
        watcher = self.people[0] if len(self.people) == 1 else -1
        if not self.people and self.live:
            self.console.clear()
            self.console.print(arrange(self.console, self.scene(-1, self.told(-1, before)), fit=True))
        elif self.live or not self.people:
            self.console.print(story_lines(self.told(watcher, before)))
        time.sleep(self.pace)

    def _finish(self) -> None:
        result = self.table.result()
        if result is None:
            return
        watcher = self.people[0] if len(self.people) == 1 else -1
        names = names_for(self.seats, watcher)
        if self.live:
            self.console.clear()
        if self.people:
            self.console.print(story_lines(self.told(watcher, max(self.seen[seat] for seat in self.people))))
        self.console.print(arrange(self.console, self.scene(watcher, ()), fit=False))
        self.console.print()
        self.console.print(f"[bold {ACCENT}]{verdict(result, names)}[/]")
        self.console.print(ranking(result, self.played_by, names))
        for part in self.face.ending(self.scene(watcher, ()), self.console.width):
            self.console.print(part)
        self.console.print(f"Compared in this order: {', '.join(result.compared)}.", style=DIM)
        header = self.table.state.header
        self._say(f"The seed was {header.seed}, sealed before the first move as {header.commitment}", DIM)
        self._say(f"The record is in {self.path}")
        self._say(f"Check every roll and draw of it with: meydan verify {self.path}")

    def _say(self, text: str, style: str = "") -> None:
        """A line that may be copied: it is never broken."""
        self.console.print(escape(text), style=style, soft_wrap=True)

    # -- asking people --------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask a person until the question is answered, or something is taken back."""
        if seat != self.last_asked:
            self._hand_over(seat)
        view = self.table.view(seat)
        menu = Menu(view.options, self.face.whole(view), names_for(self.seats, seat))
        choice: Choice | None = None
        if self._goes_on(seat, view.options, menu.state.question):
            choice = self.queue.pop(0)
        elif self.auto and len(view.options) == 1 and view.options[0].text in self.face.automatic:
            choice = view.options[0]
        else:
            self.queue = []
            self._show(seat, menu)
        try:
            while choice is None:
                menu, choice = self._understand(seat, menu, self._read(seat))
        except AskAgain:
            return
        self.answered = menu.state.question
        self.table.play(choice)
        self.save()

    def _goes_on(self, seat: int, options: Sequence[Choice], question: str) -> bool:
        """Whether the next answer typed before is meant: the same is asked again, and nothing happened since."""
        again = bool(self.queue) and question == self.answered and self.table.why_no_undo(seat) is None
        return again and self.queue[0] in options

    def _hand_over(self, seat: int) -> None:
        """The keyboard goes to another person: nobody sees a stranger's hand."""
        if self.live and len(self.people) > 1 and self.last_asked >= 0:
            self.console.clear()
            name = names_for(self.seats, -1)[seat]
            with contextlib.suppress(EOFError):
                input(f"Pass the keyboard to {PLAYER_LETTERS[seat]}, {name}, who presses Enter ")
        self.last_asked = seat

    def _show(self, seat: int, menu: Menu) -> None:
        """The screen at a question: all of it at a live terminal or at the start of a turn, else only the news."""
        news = self.told(seat, self.seen[seat])
        if self.live:
            story = self.told(seat, self.turn_end(seat))
            self.console.clear()
            self.console.print(arrange(self.console, self.scene(seat, story, menu), fit=True))
        elif self.face.shows_all(menu.state.question, self.table.events[self.seen[seat] :], seat):
            self.console.print(arrange(self.console, self.scene(seat, news, menu), fit=False))
        else:
            self.console.print(story_lines(news))
            for part in ask(self.scene(seat, (), menu), self.console.width, notes=True, brief=False):
                self.console.print(part)
        if self.notice:
            self._say(self.notice, DIM)
            self.notice = ""
        self.seen[seat] = len(self.table.events)

    def _read(self, seat: int) -> str:
        prompt = f"{PLAYER_LETTERS[seat]}> "
        if self.live:
            try:
                return "".join(letter for letter in input(prompt) if letter.isprintable()).strip()
            except EOFError:
                raise Quit from None
        line = sys.stdin.readline()
        if not line:
            self.console.print("\nThere is no more input.")
            raise Quit
        self.console.print(f"{prompt}{escape(line.strip())}", highlight=False)
        return line.strip()

    # -- understanding what was typed -----------------------------------------------------------------------------

    def _understand(self, seat: int, menu: Menu, typed: str) -> tuple[Menu, Choice | None]:
        """The menu to go on with, and the choice if one was made."""
        meant = menu.meant(typed)
        if not meant and "," in typed:
            meant = self._several(menu, typed)
        if len(meant) == 1:
            return menu, meant[0]
        if meant:
            deeper = Menu(meant, menu.state, menu.names, deeper=True)
            self.console.print(deeper.lines(self.console.width))
            self.console.print("Choose one, or type [bold]back[/bold].")
            return deeper, None
        if typed.lower() in ("back", "b"):
            again = Menu(self.table.view(seat).options, menu.state, menu.names)
            self.console.print(again.lines(self.console.width))
            return again, None
        word, _, rest = typed.partition(" ")
        if word.startswith("?") and word != "?":
            word, rest = "?", f"{word[1:]} {rest}".strip()
        try:
            self._command(seat, menu, word.lower(), rest.strip(), typed)
        except (FileTrouble, CannotUndo) as error:
            self._refuse(str(error)[0].upper() + str(error)[1:] + ".")
        return menu, None

    def _several(self, menu: Menu, typed: str) -> tuple[Choice, ...]:
        """The first of several answers separated by commas; the others wait until the question is asked again."""
        space = self.table.state.header.game.space
        found: list[Choice] = []
        for part in (part.strip() for part in typed.split(",")):
            meant = menu.meant(part)
            known = meant[0] if len(meant) == 1 else space.find(self.face.why_about(menu, part))
            if known is None:
                return ()
            found.append(known)
        found.sort(key=lambda choice: choice.index)
        if found[0] not in menu.options:
            return ()
        self.queue = found[1:]
        return (found[0],)

    def _command(self, seat: int, menu: Menu, word: str, rest: str, typed: str) -> None:
        if word == "?":
            show_rules(
                self.console, rules_about(self.table.state.header.game.name, rest or self.face.topic(menu.state))
            )
        elif word in ("u", "undo"):
            taken = self.table.undo(seat)
            self.seen = [min(seen, len(self.table.events)) for seen in self.seen]
            self.notice = f"Taken back: {taken.text}."
            self.save()
            raise AskAgain
        elif word == "why":
            self._why(menu, rest)
        elif word == "board":
            self.console.print(arrange(self.console, self.scene(seat, (), menu), fit=False))
        elif word == "log":
            self.console.print(story_lines(self.told(seat, self.face.setup_end(self.table.events))))
        elif word == "save":
            self._save_as(rest)
        elif word in ("q", "quit", "exit"):
            raise Quit
        elif word in ("help", "h"):
            self.console.print(commands(self.face))
        elif not typed:
            self._refuse("Enter alone means nothing here: type the number of an option.")
        else:
            self._why_not_understood(menu, typed)

    def _why(self, menu: Menu, rest: str) -> None:
        """Why an option is not to be had."""
        if not rest:
            self._refuse(f"Why what? Type why and {self.face.why_example}.")
            return
        asked = self.face.why_about(menu, rest)
        reason = self.table.why_not(asked)
        if reason is None:
            self.console.print(f"“{escape(asked)}” is possible: it is among the options.")
        else:
            self._refuse(f"“{asked}” is not possible: {reason}.")

    def _why_not_understood(self, menu: Menu, typed: str) -> None:
        known: Any = self.table.state.header.game.space.find(self.face.tidy(menu, typed))
        if known is not None:
            self._refuse(f"“{known.text}” is not possible: {self.table.why_not(known)}.")
        else:
            self._refuse(
                f"“{typed}” is not an option. Type a number or an option’s text; help lists what else there is."
            )

    def _save_as(self, name: str) -> None:
        if name:
            path = Path(name).expanduser()
            if path.exists() and path != self.path:
                raise FileTrouble(f"{path} exists already; choose another name")
            self.path = path
        self.save()
        self.console.print(f"Saved to {escape(str(self.path))}", soft_wrap=True)

    def _refuse(self, text: str) -> None:
        self.console.print(escape(text), style=BRICK)
