"""An example of every message, by its name. OpenAPI shows them; a test holds them against the messages."""

from typing import Any

_SEATS = [
    {
        "seat": "cleopatra",
        "kind": "person",
        "bot": None,
        "name": "Livia",
        "taken": True,
        "host": True,
        "away": False,
        "late": False,
        "muted": False,
        "hints": True,
        "left": None,
        "since": None,
    },
    {
        "seat": "caesar",
        "kind": "bot",
        "bot": "greedy",
        "name": None,
        "taken": True,
        "host": False,
        "away": False,
        "late": False,
        "muted": False,
        "hints": False,
        "left": None,
        "since": None,
    },
]
_RESULT = {"points": {"cleopatra": 12, "caesar": 9}, "winners": ["cleopatra"], "reason": "CC-6.2"}
_TABLE, _INVITE = "k7mp2xq9rtbc", "Zt8cW0m4Ihbq6cRr1w0q0A"
_LINK = f"http://127.0.0.1:8611/t/{_TABLE}"
_OPTIONS = {"edition": "kosmos"}
_ABOUT = {
    "id": _TABLE,
    "game": "caesar-cleopatra",
    "options": _OPTIONS,
    "status": "playing",
    "stopped": False,
    "open": False,
    "takeback": True,
    "hints": True,
    "clock": {"kind": "live", "seconds": 900, "increment": 10},
    "commitment": "5f8d0c1b7a3e4f62908d7c6b5a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d9c8b7a6f",
    "nonces": ["five small sparrows", "mCk4b3SmjL8pUu2yqzP3Zw"],
    "seats": _SEATS,
    "choices": {},
    "result": None,
    "rematch": None,
}
_YOURS = {"seats": ["cleopatra"], "host": True, "standing": {"cleopatra": {"others": "allow"}}, "notice": {}}
# Views are long: here as short as they never are. `GET /api/tables/{table}/view` shows a whole one.
_VIEW = {"game": "caesar-cleopatra", "seat": "cleopatra", "to_act": ["cleopatra"], "legal": ["done"]}
_PLAY = {
    "seat": "cleopatra",
    "number": 18,
    "since": 17,
    "decision": "cleopatra:18",
    "takeback": False,
    "again": False,
    "events": [{"event": "turn", "seat": "cleopatra"}],
    "view": _VIEW,
}
_REASON = {
    "key": "hint-vote",
    "args": {"group": "senators", "chance": 14},
    "message": "The next vote card is theirs with a chance of 14 %.",
}
_SENTENCE = {"key": "qv-pitch-price", "args": {"laurels": 2}, "deal": 7}
_LINE = {
    "number": 0,
    "seat": "cleopatra",
    "name": "Livia",
    "text": "Well played!",
    "words": None,
    "made": 1767225600.5,
}

EXAMPLES: dict[str, dict[str, Any]] = {
    "KeyWanted": {"kind": "bearer"},
    "KeyMade": {"token": "mCk4b3SmjL8pUu2yqzP3Zw"},
    "SeatWanted": {"kind": "bot", "bot": "greedy"},
    "LiveClock": {"kind": "live", "seconds": 900, "increment": 10},
    "MailClock": {"kind": "mail", "hours": 72},
    "TableWanted": {
        "game": "caesar-cleopatra",
        "options": {"edition": "french"},
        "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}],
    },
    "TableMade": {"table": _TABLE, "invite": _INVITE, "link": f"{_LINK}#{_INVITE}"},
    "Invite": {"invite": _INVITE, "link": f"{_LINK}#{_INVITE}"},
    "Lan": {"possible": True, "address": "http://192.168.1.20:8611"},
    "Sit": {"seat": "caesar", "name": "Titus", "nonce": "five small sparrows", "invite": _INVITE},
    "Watch": {"invite": _INVITE},
    "SeatChange": {"bot": "greedy"},
    "Move": {"decision": "caesar:17", "move": "down 4 senators", "request": "3f6c0d0e-0001"},
    "Moved": {"number": 17, "known": False},
    "TakeBack": {"number": 18},
    "Resign": {},
    "Away": {"away": True},
    "Absent": {"absent": "caesar", "choice": "wait"},
    "Standing": {"answers": {"spy": "veto", "others": "allow"}},
    "Hints": {"agreed": True},
    "HintWanted": {},
    "Reason": _REASON,
    "Hint": {
        "decision": "cleopatra:18",
        "move": "down 4 senators",
        "chance": 0.62,
        "reasons": [_REASON],
    },
    "Review": {"done": 120, "of": 336, "review": None},
    "Notice": {"address": "https://example.org/my-turn"},
    "Say": {"text": "Well played!", "request": "3f6c0d0e-0002"},
    "HandOver": {},
    "HandedOver": {"code": _INVITE, "link": f"http://127.0.0.1:8611/take#{_INVITE}"},
    "Take": {"code": _INVITE},
    "Taken": {"table": _TABLE, "seat": "caesar"},
    "Done": {"done": True},
    "SeatAbout": _SEATS[0],
    "About": _ABOUT,
    "Yours": _YOURS,
    "Play": _PLAY,
    "FullView": {"number": 18, "decision": "cleopatra:18", "view": {**_VIEW, "events": []}},
    "ViewAt": {"step": 1, "steps": 64, "move": {"seat": "caesar", "move": "done"}, "view": _VIEW},
    "Sentence": _SENTENCE,
    "Line": _LINE,
    "News": {"table": _TABLE, "about": _ABOUT, "yours": _YOURS, "play": [_PLAY], "chat": [_LINE]},
    "Gone": {"table": _TABLE},
    "Mine": {
        "table": _TABLE,
        "game": "caesar-cleopatra",
        "status": "over",
        "seats": ["cleopatra"],
        "names": ["Livia", None],
        "asked": [],
        "result": _RESULT,
        "touched": 1767225600.5,
    },
    "OpenTable": {
        "table": _TABLE,
        "game": "caesar-cleopatra",
        "options": _OPTIONS,
        "status": "waiting",
        "seats": _SEATS,
    },
    "Games": {
        "games": {"quovadis": {"seats": [3, 4, 5], "options": {}}},
        "bots": {"greedy": {"games": ["caesar-cleopatra"], "about": "bot-greedy"}},
    },
    "PuzzleAbout": {"name": "two-for-one", "title": "Two for one", "grade": 2},
    "PuzzleMoves": {"moves": ["up 3 senators", "up 2 senators"]},
    "PuzzleVerdict": {
        "solved": False,
        "worth": 6,
        "best": 7,
        "declined": [],
        "said": [
            "In the end: you 6, Blue 5, Green 3, Yellow 2.",
            "That makes 6 laurels for you; 7 can be had.",
        ],
    },
    "PuzzleAt": {
        "title": "Two for one",
        "grade": 2,
        "question": ["Find the move or the deal that leaves you with the most laurels in the end."],
        "moves": [],
        "verdict": None,
        "events": [],
        "view": _VIEW,
    },
    "PuzzleSolution": {
        "moves": ['propose {"move":"j5>senate","consents":{"blue":2}}'],
        "said": ["Propose: you move a senator from j5 to the Senate, Blue gives 2 consents"],
        "why": "Two consents are needed, and each brings a laurel I from the bank.",
        "clauses": ["QV-5.4", "QV-6.2"],
    },
    "LessonAbout": {"chapter": "promise", "title": "A promise", "steps": 4},
    "LessonMoves": {"moves": ["continue", "down 5 senators"]},
    "LessonAt": {
        "moves": ["continue", "down 5 senators"],
        "steps": 8,
        "say": "You may play an action card after laying, too.",
        "hint": None,
        "want": ["done"],
        "clauses": ["CC-3.4"],
        "done": False,
        "events": [],
        "view": _VIEW,
    },
    "DrawnExample": {
        "id": "CC-4.6",
        "clause": "CC-4.6",
        "seat": None,
        "draw": ["censors"],
        "before": _VIEW,
        "after": _VIEW,
        "events": [],
    },
    "Health": {"status": "ok", "version": "0.1.0"},
    "Problem": {
        "key": "server-stale",
        "args": {},
        "clause": None,
        "message": "This question has been answered, or is gone. Look again, and choose anew.",
    },
}
EXAMPLES["Me"] = {"tables": [EXAMPLES["Mine"]]}
EXAMPLES["Puzzles"] = {"games": {"quovadis": [EXAMPLES["PuzzleAbout"]]}}
EXAMPLES["Lessons"] = {"games": {"quovadis": [EXAMPLES["LessonAbout"]]}}
EXAMPLES["Lobby"] = {"tables": [EXAMPLES["OpenTable"]]}
EXAMPLES["Examples"] = {"examples": [EXAMPLES["DrawnExample"]]}
