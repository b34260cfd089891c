"""A game at the terminal: asking people, letting bots play, taking back, saving, and telling how it ended."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from meydan.analysis import hints
from meydan.bots import Bot
from meydan.cli.ending import ending
from meydan.cli.face import face_for
from meydan.cli.helping import commands, named, show_help, show_topics
from meydan.cli.look import BRICK, DIM, PLAYER_LETTERS
from meydan.cli.menu import Menu
from meydan.cli.scene import Scene, Told, voice_for
from meydan.cli.screen import arrange, ask
from meydan.cli.seating import called
from meydan.cli.story import begins, paragraphs, story_lines, turn_end
from meydan.kernel.choice import Choice
from meydan.kernel.files import FileTrouble, write_whole
from meydan.kernel.record import HINT
from meydan.kernel.said import Arg, Seat
from meydan.kernel.table import Table
from meydan.kernel.telling import why


class Quit(Exception):
    """The player wants to leave, or there is no more input."""


class AskAgain(Exception):
    """Something was taken back, so another question is asked now."""


class TerminalGame:
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        console: Console,
        path: Path,
        language: str = "en",
        *,
        auto: bool = False,
        pace: float = 0.0,
    ) -> None:
        self.table = table
        self.header = table.state.header
        self.face = face_for(self.header.game.name)
        self.bots = dict(bots)
        self.console = console
        self.path = path
        self.auto = auto
        self.live = sys.stdin.isatty() and console.is_terminal
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (typed lines can be edited and called back)
        self.pace = pace if self.live else 0.0
        self.seats = self.header.seats
        self.voice = voice_for(language, self.seats)
        self.people = [seat for seat in range(self.seats) if seat not in self.bots]
        self.seen = [self.turn_end(seat) for seat in range(self.seats)]  # told up to there
        self.shown = False  # whether the whole screen was
        self.last_asked = -1
        self.queue: list[Choice] = []  # answers typed at once, to the same question asked again
        self.answered = ""  # the question answered last
        self.notice = ""
        game = self.header.game.name
        self.played_by = [
            called(self.bots[seat].name, game, self.voice) if seat in self.bots else "" for seat in range(self.seats)
        ]

    # -- the course of a game -------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves; what was played is saved either way."""
        self.notice = self.voice("cli-sealed", hash=self.header.commitment or "")
        if not self.live:
            self._copied(self.notice)
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
            self._say("cli-bye", command=f"meydan play --resume {self.path}")
            if isinstance(left, KeyboardInterrupt):
                raise
            return
        self.save()
        self._finish()

    def save(self) -> None:
        write_whole(self.path, self.table.record(reveal=True).to_json())

    def scene(self, seat: int, told: Told = ()) -> Scene:
        return Scene(self.table.view(seat), self.voice, self.played_by, told)

    def told(self, seat: int, since: int) -> Told:
        return paragraphs(self.face.words, self.header, self.table.heard(seat, since), self.voice)

    def turn_end(self, seat: int) -> int:
        return turn_end(self.header, self.table.events, seat)

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
        if self.live:
            self.console.clear()
        if self.people:
            self.console.print(story_lines(self.told(watcher, max(self.seen[seat] for seat in self.people))))
        scene = self.scene(watcher)
        self.console.print(arrange(self.console, scene, fit=False))
        self.console.print()
        self.console.print(ending(scene, result, self.console.width))
        self._say("cli-seed", DIM, seed=str(self.header.seed), hash=self.header.commitment or "")
        self._say("cli-record", file=str(self.path))
        self._say("cli-verify", command=f"meydan verify {self.path}")

    def _say(self, id: str, style: str = "", /, **args: Arg) -> None:
        self._copied(self.voice(id, **args), style)

    def _refuse(self, id: str, /, **args: Arg) -> None:
        self.console.print(escape(self.voice(id, **args)), style=BRICK)

    def _copied(self, text: str, style: str = "") -> None:
        """A line that may be copied: it is never broken."""
        self.console.print(escape(text), style=style, soft_wrap=True)

    # -- asking people --------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask a person until the question is answered, or something is taken back."""
        if seat != self.last_asked:
            self._hand_over(seat)
        options, question = self.table.options(), self.table.state.question
        choice: Choice | None = None
        if self._goes_on(seat, options):
            choice = self.queue.pop(0)
        elif self.auto and len(options) == 1 and options[0] in self.header.game.space.closers:
            choice = options[0]
        else:
            self.queue = []
            scene = self._show(seat)
            menu = Menu(scene)
            try:
                while choice is None:
                    menu, choice = self._understand(scene, menu, self._read(seat))
            except AskAgain:
                return
        self.answered = question
        self.table.play(choice)
        self.save()

    def _goes_on(self, seat: int, options: Sequence[Choice]) -> bool:
        """Whether the next answer typed before is meant: the same is asked again, and nothing happened since."""
        asked = self.table.state.question
        again = bool(self.queue) and asked == self.answered and self.table.why_no_undo(seat) is None
        return again and self.queue[0] in options

    def _hand_over(self, seat: int) -> None:
        """The keyboard goes to another person: nobody sees a stranger's hand."""
        if self.live and len(self.people) > 1 and self.last_asked >= 0:
            self.console.clear()
            with contextlib.suppress(EOFError):
                input(self.voice("cli-keyboard", name=Seat(seat)) + " ")
        self.last_asked = seat

    def _show(self, seat: int) -> Scene:
        """The screen at a question: all of it at a live terminal or at the start of a turn, else only the news."""
        news = self.told(seat, self.seen[seat])
        scene = self.scene(seat, news)
        since = self.table.events[self.seen[seat] :]
        if self.live:
            scene.told = self.told(seat, self.turn_end(seat))
            self.console.clear()
            self.console.print(arrange(self.console, scene, fit=True))
        elif not self.shown or any(begins(event) and event.values().get("seat") == seat for event in since):
            self.console.print(arrange(self.console, scene, fit=False))
        else:
            self.console.print(story_lines(news))
            for part in ask(scene, self.console.width):
                self.console.print(part)
        if self.notice:
            self._copied(self.notice, DIM)
            self.notice = ""
        self.seen[seat], self.shown = len(self.table.events), True
        return scene

    def _read(self, seat: int) -> str:
        prompt = f"{PLAYER_LETTERS[seat]}> "
        if self.live:
            try:
                return "".join(letter for letter in input(prompt) if letter.isprintable()).strip()
            except EOFError:
                raise Quit from None
        line = sys.stdin.readline()
        if not line:
            self._say("cli-no-input")
            raise Quit
        self.console.print(f"{prompt}{escape(line.strip())}", highlight=False)
        return line.strip()

    # -- understanding what was typed -----------------------------------------------------------------------------

    def _understand(self, scene: Scene, menu: Menu, typed: str) -> tuple[Menu, Choice | None]:
        """The menu to go on with, and the choice if one was made."""
        meant = menu.meant(typed)
        if not meant and "," in typed:
            meant = self._several(menu, typed)
        if len(meant) == 1:
            return menu, meant[0]
        if meant:
            deeper = Menu(scene, meant)
            self.console.print(deeper.lines(self.console.width))
            self._say("cli-choose")
            return deeper, None
        if typed.lower() in ("back", "b"):
            again = Menu(scene)
            self.console.print(again.lines(self.console.width))
            return again, None
        word, _, rest = typed.partition(" ")
        if word.startswith("?") and word != "?":
            word, rest = "?", f"{word[1:]} {rest}".strip()
        self._command(scene, menu, word.lower(), rest.strip(), typed)
        return menu, None

    def _several(self, menu: Menu, typed: str) -> tuple[Choice, ...]:
        """The first of several answers separated by commas; the others wait until the question is asked again."""
        found: list[Choice] = []
        for part in (part.strip() for part in typed.split(",")):
            meant = menu.meant(part)
            known = meant[0] if len(meant) == 1 else self._known(menu, part)
            if known is None:
                return ()
            found.append(known)
        found.sort(key=lambda choice: choice.index)
        if found[0] not in menu.options:
            return ()
        self.queue = found[1:]
        return (found[0],)

    def _known(self, menu: Menu, typed: str) -> Choice | None:
        """A choice of the game that is meant, possible or not: by its text, or by something on the table."""
        space = self.header.game.space
        about = named(self.face.words, self.header, self.voice, typed)
        wanted = self.face.words.wanted(about[0], menu.state) if about else None
        return space.find(self.face.tidy(menu, typed)) or (space.find(wanted) if wanted else None)

    def _command(self, scene: Scene, menu: Menu, word: str, rest: str, typed: str) -> None:
        seat = scene.view.seat
        if word == "?":
            asked = rest or self.face.topic(menu.state)
            if not show_help(self.console, self.face, self.header, self.voice, asked):
                self._refuse("cli-no-rule", asked=asked)
                show_topics(self.console, self.face, self.header, self.voice)
        elif word in ("u", "undo"):
            self._undo(seat)
        elif word == "hint":
            self._hint(seat)
        elif word == "why":
            self._why(menu, rest)
        elif word == "board":
            self.console.print(arrange(self.console, self.scene(seat), fit=False))
        elif word == "log":
            self.console.print(story_lines(self.told(seat, 0)))
        elif word == "save":
            self._save_as(rest)
        elif word in ("q", "quit", "exit"):
            raise Quit
        elif word in ("help", "h"):
            self.console.print(commands(self.face, self.voice))
        elif not typed:
            self._refuse("cli-enter-nothing")
        elif self._known(menu, typed):
            self._why(menu, typed)
        else:
            self._refuse("cli-not-an-option", typed=typed)

    def _undo(self, seat: int) -> None:
        reason = self.table.why_no_undo(seat)
        if reason is not None:
            self._refuse("table-clause", clause=why(self.face.words, reason))
            return
        self.notice = self.voice("cli-taken-back", choice=self.table.undo(seat).text)
        self.seen = [min(seen, len(self.table.events)) for seen in self.seen]
        self.save()
        raise AskAgain

    def _hint(self, seat: int) -> None:
        """The best answers with their chances and why; it is told in the record."""
        self._say("hint-thinking", DIM)
        for number, hint in enumerate(hints(self.table.view(seat)), 1):
            line = " · ".join(map(self.voice.say, hint.said))
            chance = self.voice("hint-chance", percent=round(100 * hint.chance), error=round(100 * hint.error))
            self.console.print(f"{number}.", Text(line, style="bold"), Text(f"({chance})", style=DIM))
            self.console.print(Padding(Text(" ".join(map(self.voice.say, hint.why))), (0, 0, 0, 3)))
        self.table.note(HINT, seat)
        self.save()

    def _why(self, menu: Menu, asked: str) -> None:
        """Why an option is not to be had."""
        choice = self._known(menu, asked)
        reason = self.table.why_not(choice or asked)
        if not asked:
            self._refuse("cli-why-what", example=menu.options[-1].text)
        elif choice is not None and reason is None:
            self._say("cli-possible", choice=choice.text)
        elif reason is not None:
            told = why(self.face.words, reason, menu.state)
            self._refuse("cli-not-possible", choice=choice.text if choice else asked, reason=told)

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        if path.exists() and path != self.path:
            self._refuse("cli-exists", file=str(path))
            return
        self.path = path
        try:
            self.save()
        except FileTrouble as error:
            self.console.print(escape(str(error)), style=BRICK)
            return
        self._say("cli-saved", file=str(self.path))
