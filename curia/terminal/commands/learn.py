"""`curia learn`: the tutorials at the keyboard. How far somebody has come is kept in a file of theirs."""

import json
import os
from argparse import Namespace
from pathlib import Path

from curia.core.errors import CuriaError
from curia.core.game import Json
from curia.data_folder import data_folder
from curia.lessons import CONTINUE, GAMES, Chapter, Lesson, chapter, chapters
from curia.terminal.arguments import Parser
from curia.terminal.console import Console
from curia.terminal.session import Leave, Session
from curia.terminal.tables import table_of


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--chapter")


def run(args: Namespace, console: Console) -> int:
    progress = Progress(data_folder(os.environ) / "lessons.json")
    if args.game is None:
        _list(console, progress)
        return 0
    here = progress.here(args.game) if args.chapter is None else chapter(args.game, args.chapter)
    all = chapters(args.game)
    try:
        for one in all[all.index(here) :]:
            anew = args.chapter is not None and one == here
            _Learning(console, progress, Lesson(one) if anew else progress.lesson(one)).run()
    except Leave:
        console.tell("lesson-left", game=args.game)
        return 0
    console.tell("lesson-finished", game=args.game)
    return 0


def _list(console: Console, progress: "Progress") -> None:
    for game, name in GAMES.items():
        console.write(console.say(name))
        for one in chapters(game):
            title = console.say(one.title)
            if progress.done(one):
                title = console.say("lesson-finished-chapter", title=title)
            console.raw(f"  {one.id:<13}{title}")
    console.tell("lesson-list-how")


class Progress:
    """What was done so far, by game and chapter. A file that can't be read or written is done without."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            kept = None
        self._kept: Json = kept if isinstance(kept, dict) else {}

    def here(self, game: str) -> Chapter:
        """The first chapter that is not finished; the first one where all are."""
        return next((one for one in chapters(game) if not self.done(one)), chapters(game)[0])

    def lesson(self, chapter: Chapter) -> Lesson:
        """A chapter where it was left; from the beginning if it is finished."""
        try:
            lesson = Lesson(chapter, self._entry(chapter).get("moves", []))
        except (CuriaError, TypeError):
            # It is of a lesson that has changed since.
            return Lesson(chapter)
        return Lesson(chapter) if lesson.done else lesson

    def done(self, chapter: Chapter) -> bool:
        return self._entry(chapter).get("done") is True

    def keep(self, lesson: Lesson) -> None:
        entry = {"moves": lesson.moves, "done": lesson.done or self.done(lesson.chapter)}
        self._kept[f"{lesson.chapter.game}/{lesson.chapter.id}"] = entry
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(self._kept, indent=1) + "\n", encoding="utf-8")
        except OSError:
            return

    def _entry(self, chapter: Chapter) -> Json:
        kept = self._kept.get(f"{chapter.game}/{chapter.id}")
        return kept if isinstance(kept, dict) else {}


class _Learning(Session):
    """One chapter."""

    def __init__(self, console: Console, progress: Progress, lesson: Lesson) -> None:
        self.lesson, self.progress, self.seat = lesson, progress, lesson.chapter.seat
        super().__init__(console, lesson.match, table_of(lesson.chapter.game), [self.seat], {})
        # What led to the position, and what was played before somebody left, has been seen.
        self._told[self.seat] = len(lesson.view["events"])

    def run(self) -> int:
        chapter, console = self.lesson.chapter, self.console
        all = chapters(chapter.game)
        title = console.say(chapter.title)
        console.tell("lesson-chapter", number=all.index(chapter) + 1, chapters=len(all), title=title)
        console.write()
        self._show(self.lesson.view, whole=True)
        while not self.lesson.done:
            self._voice()
            if self.lesson.step.want:
                self._ask(self.seat, self.lesson.view)
            else:
                self._read_on()
            view, known = self.lesson.view, self._told[self.seat]
            self._tell_new(self.seat, view)
            self._show(view, self.table.begins(view) and len(view["events"]) > known)
        self._voice()
        if chapter != all[-1]:
            self._wait("lesson-next")
        return 0

    def _show(self, view: Json, whole: bool) -> None:
        if whole:
            self.table.show(self.console, view)
            self.console.write()
        elif self.lesson.step.want:
            self.table.remind(self.console, view)

    def _voice(self) -> None:
        step, console = self.lesson.step, self.console
        clauses = console.say("lesson-clauses", clauses=", ".join(step.clauses))
        console.write(f"{console.say(step.say)} {clauses}")
        console.write()

    def _read_on(self) -> None:
        self._wait("lesson-continue")
        self._try(self.seat, CONTINUE)

    def _wait(self, prompt: str) -> None:
        """Until Enter is pressed; commands are carried out."""
        while line := self.console.ask(self.console.say(prompt) + " "):
            if not self._command(line, self.lesson.view):
                self.console.tell("lesson-read")

    def _try(self, seat: str, move: str) -> bool:
        step = self.lesson.step
        try:
            accepted = self.lesson.answer(move)
        except CuriaError as refused:
            self.console.write(self.console.explain(refused))
            return False
        self.match = self.lesson.match
        if not accepted:
            self.console.tell(step.other)
            return False
        self.progress.keep(self.lesson)
        return True
