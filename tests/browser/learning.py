"""A learner at the page of a tutorial, in any language: plays what the lesson wants by what is lit up."""

from playwright.sync_api import Page, expect

from curia import locale
from curia.core.game import Json
from curia.lessons import CONTINUE, Chapter, Lesson, chapters

ANSWERS = ("done", "decline", "pass", "allow", "veto")


def speak(page: Page, language: str) -> None:
    """The language that this browser has chosen."""
    page.context.add_init_script(f"localStorage.setItem('curia-language', '{language}')")


class Learner:
    """Does what the guiding voice says. What the page should show is known from the lesson itself."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        self.page, self.game, self.language = page, game, language

    def opens(self, chapter: Chapter) -> Lesson:
        """Go to a chapter by the list of chapters."""
        self.page.locator(f"nav a[href$='#{chapter.id}']").click()
        lesson = Lesson(chapter)
        self.hears(lesson)
        return lesson

    def learns(self) -> None:
        """The whole tutorial, by the way that it shows itself."""
        first, *others = chapters(self.game)
        self.chapter(Lesson(first))
        for chapter in others:
            self.page.locator(".voice a.main").click()
            self.chapter(Lesson(chapter))

    def chapter(self, lesson: Lesson) -> None:
        self.hears(lesson)
        while not lesson.done:
            self.step(lesson)

    def hears(self, lesson: Lesson) -> None:
        title = locale.say(lesson.chapter.title, None, self.language)
        expect(self.page.locator(".voice h2")).to_contain_text(title)
        expect(self.page.locator(".says")).to_have_text(locale.say(lesson.step.say, None, self.language))

    def step(self, lesson: Lesson) -> None:
        legal = lesson.match.legal(lesson.chapter.seat)
        move = next((one for one in lesson.step.want if one in legal), (*lesson.step.want, CONTINUE)[0])
        before = lesson.match.happened
        self.does(lesson.view, move)
        assert lesson.answer(move)
        seen = lesson.match.events(lesson.chapter.seat, before) if before else lesson.view["events"]
        if any(event["event"] == "voted" for event in seen):
            self.page.locator(".scene button").click()
        self.hears(lesson)

    def does(self, view: Json, move: str) -> None:
        if move == CONTINUE:
            self.page.locator(".voice button.main").click()
        elif self.game == "quovadis":
            self._negotiates(view, move)
        else:
            self._plays(view, move)

    # --- Caesar & Cleopatra

    def _plays(self, view: Json, move: str) -> None:
        word, *rest = move.split()
        answers = [one for one in view["legal"] if one in ANSWERS]
        if word in ANSWERS:
            self.page.locator(".prompt .row > .button").nth(answers.index(word)).click()
        elif word == "draw":
            reserves = [one for one in ("influence", "action") if f"draw {one}" in view["legal"]]
            self.page.locator(".prompt .reserve").nth(reserves.index(rest[0])).click()
        elif word == "take":
            self.page.locator(".spied button").nth(view["phase"]["hand"].index(rest[0])).click()
        elif word == "rearrange":
            self._rearranges(view, move)
        else:
            self._chooses(view, {"assassinate": "assassination", "castle": "castling"}.get(word, word), rest)
            if word == "castle":
                self.page.locator(f".zone[data-drop='first {rest[0]}']").click()
            target = ".prompt .row > .button.main" if word == "spy" else f"[data-drop='{move}']"
            self.page.locator(target).click()

    def _chooses(self, view: Json, card: str, rest: list[str]) -> None:
        card = rest[0] if card in ("up", "down") else card
        hand = view["players"][view["seat"]]["cards"]
        self.page.locator(".hand .spot").nth(hand.index(card)).click()

    def _rearranges(self, view: Json, move: str) -> None:
        """Press each card that has to go to the other group."""
        wanted = [part.split() for part in move.removeprefix("rearrange ").split(" / ")]
        sides = [view["table"][group][view["seat"]] for group in view["phase"]["targets"]]
        laid = [(card, here) for here, side in enumerate(sides) for card in (*side["up"], *side["hidden"])]
        for number, (card, here) in enumerate(laid):
            if card not in wanted[here]:
                place = [other for other, (_, at) in enumerate(laid) if at == here].index(number)
                self.page.locator(f"[data-drop='bin {here}'] .spot").nth(place).click()
                laid[number] = (card, 1 - here)
        self.page.locator(".desk > .row .button.main").click()

    # --- Quo Vadis?

    def _negotiates(self, view: Json, move: str) -> None:
        word, _, rest = move.partition(" ")
        if word == "accept":
            self._press(".deal .button.main")
        elif word == "take":
            self._press(".offers .button.main")
        elif word == "enter":
            # The table may still be on its way when the voice is heard; until it is there, nothing is lit.
            self.page.locator(".prompt").wait_for()
            if not self.page.locator(f".board [data-committee={rest}][data-drop]").count():
                self._press(".prompt .row .button")
            self._press(f".board [data-committee={rest}][data-drop]")
        elif word == "caesar":
            if view["phase"]["name"] == "action":
                self._press(".board [data-caesar]")
            places = [one for one in view["legal"] if one.startswith("caesar ")]
            self.page.locator(".choices .go").nth(places.index(move)).click()
        else:
            path = rest if word == "move" else rest.split('"')[3]
            start, end = path.split(">")
            self._press(f".board [data-committee={start}]")
            self._press(f".board [data-committee={end}][data-drop]")
            if word == "propose":
                self._composes(rest)

    def _press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def _composes(self, deal: str) -> None:
        desk = self.page.locator("dialog.desk")
        payments, promises = desk.locator("fieldset").nth(2), desk.locator("fieldset").nth(3)
        if "payments" in deal:
            payments.locator("> .button").click()
        if "promises" in deal:
            promises.locator("> .button").click()
        desk.locator("footer .button.main").click()
