"""The laws, over all editions and mixed options."""

import json
from collections import Counter
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import curia
from curia.core import laws
from curia.games.caesar.data import EDITIONS, FULL, GROUPS, OPTIONS, SEATS, SMALL, names, read_options
from curia.games.caesar.game import CAESAR_CLEOPATRA
from curia.games.caesar.state import CHANCE, State
from tests.caesar.games import any_move, any_position, mixed_options, play_on, random_move, seeded, style

Json = dict[str, Any]
GAMES = {"caesar-cleopatra": FULL, "caesar-cleopatra-small": SMALL}
BAD = [
    *(
        "",
        " ",
        "dance",
        "down",
        "down 4",
        "down 4 senators ",
        "DOWN 4 senators",
        "down 6 senators",
        "up 4 knights",
    ),
    *("down 4 senators\n", "order", "swap", "take", "rearrange 1 2", "castle senators", "draw", "p" * 500),
    *(None, 4, ["pass"], b"pass", {"move": "pass"}),
]

options = st.fixed_dictionaries(
    {"edition": st.sampled_from(list(EDITIONS))},
    optional={name: st.sampled_from(values) for name, values in OPTIONS.items()},
)
seeds = st.integers(0, 2**32)
games = st.sampled_from(list(GAMES))


def matches(rng: Random, number: int) -> list[curia.Match]:
    """Games of every edition, of mixed options, of the small version and from hand-made positions."""
    found = []
    for i in range(number):
        seed = rng.randrange(2**32)
        if i % 3 == 2:
            found.append(curia.position(any_position(rng), seed=seed))
        else:
            edition = {"edition": list(EDITIONS)[i // 3 % 4]}
            chosen = {**mixed_options(rng), **edition} if i % 3 else edition
            found.append(curia.new(list(GAMES)[i % 7 == 6], seed=seed, options=chosen))
    return found


# --- Cards and limits -----------------------------------------------------------------------------------


def check_cards(match: curia.Match) -> None:
    """All cards are somewhere, and only once (section 1)."""
    position, view = match.position(), match.view(None)
    box = GAMES[match.game]
    for seat in SEATS:
        player = position["players"][seat]
        cards = Counter(
            player["hand"] + player["influence"] + player["actions"] + view["players"][seat]["discard"]
        )
        cards.update(card.rstrip("*") for lying in position["table"].values() for card in lying[seat])
        assert cards == Counter(names(box.influence + box.actions)), position
    for group, size in zip(GROUPS, box.sizes, strict=False):
        won = sum(position["players"][seat]["won"][group] for seat in SEATS)
        assert position["table"][group]["left"] + won == size, position


def check_limits(match: curia.Match) -> None:
    """CC-3.6, CC-3.7, CC-3.10, CC-4.9"""
    position, box = match.position(), GAMES[match.game]
    for lying in position["table"].values():
        sides = [len(lying[seat]) for seat in SEATS]
        assert max(sides) <= box.side_limit, position
        assert sum(sides) <= (box.group_limit if lying["left"] else 0), position
    if position.get("phase", {}).get("name") not in ("order", "arrange"):
        assert all(len(position["players"][seat]["hand"]) <= box.hand for seat in SEATS), position


def vote_cards(match: curia.Match) -> int:
    votes = match.position()["votes"]
    return len(votes["deck"]) + len(votes["shown"])


@settings(max_examples=25, deadline=None)
@given(games, options, seeds)
def test_cards_are_conserved_and_limits_kept(game: str, options: dict[str, str], seed: int) -> None:
    match = curia.new(game, seed=seed, options=options)
    votes = vote_cards(match)
    check_cards(match)
    for _ in play_on(match, Random(seed)):
        check_cards(match)
        check_limits(match)
        assert vote_cards(match) <= votes  # they only ever leave (CC-4.10, CC-8.1)
        votes = vote_cards(match)


def test_cards_are_conserved_in_hand_made_positions() -> None:
    for seed in range(60):
        rng = Random(seed)
        match = curia.position(any_position(rng), seed=seed)
        for _ in play_on(match, rng):
            check_cards(match)
            check_limits(match)


# --- The generic laws -----------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(games, options, seeds)
def test_every_game_ends(game: str, options: dict[str, str], seed: int) -> None:
    rng = Random(seed)
    weights = style(rng)
    match = curia.new(game, seed=seed, options=options)
    laws.ends(match, lambda match: random_move(match, rng, weights), 5000)


@pytest.mark.parametrize("part", range(4))
def test_replay_gives_the_same(part: int) -> None:
    rng = Random(f"replay {part}")
    for match in matches(rng, 9):
        laws.replay_gives_the_same(match)
        for _ in play_on(match, rng):
            if rng.random() < 0.04:
                laws.replay_gives_the_same(match)
        laws.replay_gives_the_same(match)


@settings(max_examples=20, deadline=None)
@given(games, options, seeds)
def test_the_same_seed_gives_the_same_game(game: str, options: dict[str, str], seed: int) -> None:
    one, other = (curia.new(game, seed=seed, options=options) for _ in (1, 2))
    for seat, move in play_on(one, Random(seed)):
        other.play(seat, move)
    assert laws.everything(one) == laws.everything(other)


@pytest.mark.parametrize("part", range(4))
def test_legal_is_accepted(part: int) -> None:
    rng = Random(f"legal {part}")
    for match in matches(rng, 12):
        laws.legal_is_accepted(match)
        for _ in play_on(match, rng):
            laws.legal_is_accepted(match)
            laws.asides_have_leave(match)


@pytest.mark.parametrize("part", range(4))
def test_illegal_changes_nothing(part: int) -> None:
    rng = Random(f"illegal {part}")
    refused = 0
    for match in matches(rng, 6):
        past = ["pass"]
        for seat, move in [("", ""), *play_on(match, rng)]:
            past += [move] if seat else []
            tries: list[tuple[str, Any]] = [(rng.choice(SEATS), any_move(rng)) for _ in range(6)]
            tries += [(rng.choice(SEATS), rng.choice(past)), (rng.choice(SEATS), rng.choice(BAD))]
            tries += [(rng.choice(["", "red", "chance", "host", "Caesar", "nobody"]), rng.choice(past))]
            # An order can be legal without being listed.
            tries = [
                (who, what) for who, what in tries if not (isinstance(what, str) and what[:6] == "order ")
            ]
            refused += laws.illegal_changes_nothing(match, tries)
    assert refused > 1000


@pytest.mark.parametrize("part", range(4))
def test_copies_are_deep(part: int) -> None:
    rng = Random(f"copy {part}")
    for match in matches(rng, 9):
        laws.copies_are_deep(match, rng)
        for _ in play_on(match, rng):
            if rng.random() < 0.1:
                laws.copies_are_deep(match, rng)


@pytest.mark.parametrize("part", range(4))
def test_positions_round_trip_at_every_point(part: int) -> None:
    rng = Random(f"position {part}")
    for match in matches(rng, 9):
        laws.position_round_trips(match)
        for _ in play_on(match, rng):
            laws.position_round_trips(match)


def test_a_match_from_a_position_plays_on_the_same() -> None:
    rng = Random("on")
    for match in matches(rng, 12):
        for _ in play_on(match, rng):
            if rng.random() < 0.02:
                break
        again = curia.position(match.position(), seed=1)
        twin = curia.replay(match.record(), chance=seeded(1))
        for seat, move in play_on(again, rng):
            twin.play(seat, move)
            assert laws.text(twin.position()) == laws.text(again.position())
        assert twin.result == again.result


# --- What is hidden -------------------------------------------------------------------------------------


def knowable(position: Json, seat: str | None) -> Any:
    """What a seat may know of a position by section 10, its own memory apart."""
    position = json.loads(json.dumps(position))
    phase = position.get("phase", {})
    if phase.get("name") == "over":
        return position  # CC-10.5
    known: Json = {"turn": position["turn"], "phase": phase, "passes": position["passes"]}
    known["votes"] = [sorted(position["votes"]["deck"]), position["votes"]["shown"]]
    for owner in SEATS:
        player = position["players"][owner]
        named = Counter(player["hand"] + player["influence"] + player["actions"])
        named.update(card.rstrip("*") for lying in position["table"].values() for card in lying[owner])
        known[owner] = {
            "all": sorted(named.elements()),  # the complement of the discard pile
            "hand": Counter(card in "12345P" for card in player["hand"]),
            "reserves": [len(player["influence"]), len(player["actions"])],
            "won": player["won"],
            "table": {
                group: [sorted(card for card in lying[owner] if "*" not in card), len(lying[owner])]
                for group, lying in position["table"].items()
            },
        }
        chosen = position["options"].get("actions") != "shuffled"
        ordered = phase.get("name") != "order" or owner not in phase["waiting"]
        if owner == seat:
            known["own"] = [
                player["hand"],
                player.get("bonus"),
                player["actions"] if chosen and ordered else None,
            ]
            known["own"] += [sorted(lying[owner]) for lying in position["table"].values()]
        elif phase.get("name") == "take" and phase["actor"] == seat:
            known["spied"] = sorted(player["hand"])  # CC-5.2
    return known


def redealt(match: curia.Match, seat: str | None, rng: Random) -> curia.Match:
    """Another world that looks the same to this seat: the other players' hidden cards are dealt anew."""
    world, truth = laws.sample_fits(match, seat, rng).position(), match.position()
    if seat is not None:
        world["players"][seat] = truth["players"][seat]
    world["votes"] = truth["votes"]
    other = curia.position(world, seed=5)
    other.remember(seat, match.events(seat))
    assert laws.text(other.view(seat)) == laws.text(match.view(seat))
    return other


@pytest.mark.parametrize("seat", [None, *SEATS])
@pytest.mark.parametrize("part", range(2))
def test_views_do_not_depend_on_what_is_hidden(seat: str | None, part: int) -> None:
    rng = Random(f"hidden {seat} {part}")
    weights = style(rng)
    differ, played = 0, 0
    for match in matches(rng, 14):
        for _ in play_on(match, rng):
            if rng.random() < 0.03:
                one = curia.replay(match.record(), chance=seeded(5))
                other = redealt(match, seat, rng)
                differ += laws.text(other.position()) != laws.text(one.position())
                played += laws.hidden_stays_hidden(
                    one, other, seat, lambda match: random_move(match, rng, weights), knowable
                )
    assert differ > 20
    assert played > 100


@pytest.mark.parametrize("part", range(4))
def test_samples_fit_their_view_and_differ(part: int) -> None:
    rng = Random(f"sample {part}")
    points = differ = 0
    for match in matches(rng, 9):
        for _ in play_on(match, rng):
            if rng.random() < 0.1:
                for seat in (None, *SEATS):
                    worlds = [laws.sample_fits(match, seat, rng) for _ in range(2)]
                    check_cards(worlds[0])
                    points += match.result is None
                    differ += laws.text(worlds[0].position()) != laws.text(worlds[1].position())
        for seat in (None, *SEATS):  # CC-10.5: the end leaves nothing to guess
            assert laws.text(laws.sample_fits(match, seat, rng).position()) == laws.text(match.position())
    assert points > 100
    assert differ > 0.9 * points


def test_samples_can_be_played_on() -> None:
    rng = Random("play on")
    for match in matches(rng, 12):
        for _ in play_on(match, rng):
            if rng.random() < 0.03:
                world = curia.sample(match.view(rng.choice([None, *SEATS])), rng)
                for _ in play_on(world, rng):
                    check_limits(world)
                assert world.result is not None


# --- Every world that fits, found by enumeration ---------------------------------------------------------

Worlds = dict[str, State]


def ways(cards: list[str], sizes: list[int]) -> list[list[list[str]]]:
    """Every different way to deal cards to places of these sizes; the last is a pile, its order counts."""
    if len(sizes) == 1:
        return [[list(pile)] for pile in sorted(set(permutations(cards)))]
    found = []
    for some in sorted(set(combinations(sorted(cards), sizes[0]))):
        rest = sorted((Counter(cards) - Counter(some)).elements())
        found += [[list(some), *others] for others in ways(rest, sizes[1:])]
    return found


def hidden_deals(player: Json, table: Json, owner: str, own: bool, shuffled: bool) -> list[tuple[Json, Json]]:
    """Every way in which a player's cards may be dealt: the player and what lies hidden, by group."""
    lies = [group for group in GROUPS if any("*" in card for card in table[group][owner])]
    down = {group: [card[0] for card in table[group][owner] if "*" in card] for group in lies}
    held = [card for card in player["hand"] if card in "12345P"]
    acts = [card for card in player["hand"] if card not in "12345P"]
    if own:
        influence = [[held, *down.values(), list(pile)] for pile in set(permutations(player["influence"]))]
        actions = [
            [acts, list(pile)] for pile in (set(permutations(player["actions"])) if shuffled else [()])
        ]
        actions = actions if shuffled else [[acts, player["actions"]]]
    else:
        cards = held + player["influence"] + [card for cards in down.values() for card in cards]
        influence = ways(
            cards, [len(held), *(len(cards) for cards in down.values()), len(player["influence"])]
        )
        actions = ways(acts + player["actions"], [len(acts), len(player["actions"])])
    return [
        (
            {**player, "hand": one[0] + two[0], "influence": one[-1], "actions": two[1]},
            dict(zip(lies, one[1:-1], strict=True)),
        )
        for one in influence
        for two in actions
    ]


def starting_worlds(origin: Json, seat: str | None) -> Worlds:
    """Every position that looks to this seat as the one set up by hand does."""
    shuffled = read_options(origin["options"]).shuffled
    deals = [
        hidden_deals(origin["players"][owner], origin["table"], owner, owner == seat, shuffled)
        for owner in SEATS
    ]
    found = {}
    for both in product(*deals):
        table = {group: dict(lying) for group, lying in origin["table"].items()}
        for owner, (_, down) in zip(SEATS, both, strict=True):
            for group, cards in down.items():
                up = [card for card in table[group][owner] if "*" not in card]
                table[group][owner] = up + [card + "*" for card in cards]
        for deck in set(permutations(origin["votes"]["deck"])):
            votes = {**origin["votes"], "deck": list(deck)}
            players = {owner: player for owner, (player, _) in zip(SEATS, both, strict=True)}
            state = CAESAR_CLEOPATRA.from_position(
                {**origin, "players": players, "table": table, "votes": votes}
            )
            found[laws.text(CAESAR_CLEOPATRA.position(state))] = state
    return found


def all_worlds(match: curia.Match, seat: str | None) -> Worlds:
    """Every world that this seat must reckon with: all histories in which it would have seen what it saw."""
    record, game = match.record(), match._game
    viewer = None if seat is None else SEATS.index(seat)
    if "position" in record:
        truth = game.from_position(record["position"])
        worlds = starting_worlds(record["position"], seat)
    else:
        truth = game.start(2, record["options"])
        worlds = {"": game.copy(truth)}
    for entry in record["moves"]:
        seen = step(game, truth, entry["seat"], entry["move"], viewer)
        after: Worlds = {}
        for world in worlds.values():
            for move in possible(game, world, entry, seat):
                copy = game.copy(world)
                if step(game, copy, entry["seat"], move, viewer) == seen:
                    after[laws.text(game.position(copy)) if copy.phase != CHANCE else str(len(after))] = copy
        worlds = after
    return worlds


def step(game: Any, state: Any, seat: str, move: str, viewer: int | None) -> list[Any]:
    """Play an entry; what the viewer saw of it."""
    state.log = []
    if seat == "chance":
        game.play_chance(state, move)
    else:
        game.play(state, SEATS.index(seat), move)
    return [game.see(state, event, viewer) for event in state.log]


def possible(game: Any, world: Any, entry: Json, seat: str | None) -> list[str]:
    """What may have been this entry, as far as the viewer knows."""
    if entry["seat"] == "chance":
        word, *cards = entry["move"].split(" ")
        return [entry["move"]] if word != "votes" else [" ".join([word, *way]) for way in permutations(cards)]
    moves: list[str] = game.legal(world, SEATS.index(entry["seat"]))
    return [move for move in moves if move == entry["move"] or entry["seat"] != seat]


def check_worlds(match: curia.Match, seat: str | None, rng: Random, most: int) -> int:
    """Samples are among the worlds that fit, and if those are few, every one of them turns up."""
    view = match.view(seat)
    worlds = all_worlds(match, seat)
    assert laws.text(match.position()) in worlds
    for name, world in list(worlds.items()):
        looks = match._game.view(world, None if seat is None else SEATS.index(seat))
        if laws.text(looks) != laws.text({key: view[key] for key in looks}):
            assert match.result is not None  # CC-10.5: only the end shows more than the events did
            del worlds[name]
    missing = set(worlds)
    for _ in range(40 + 60 * len(worlds) if len(worlds) <= most else 40):
        found = laws.text(curia.sample(view, rng).position())
        assert found in worlds, f"{seat} cannot be in {found}"
        missing.discard(found)
        if not missing:
            break
    assert not missing or len(worlds) > most, f"never sampled for {seat}: {sorted(missing)[0]}"
    return len(worlds)


@pytest.mark.parametrize("seat", [None, *SEATS])
def test_samples_of_the_small_game_are_all_worlds_that_fit(seat: str | None) -> None:
    rng = Random(f"small {seat}")
    sizes = Counter[int]()
    for number in range(12):
        match = curia.new("caesar-cleopatra-small", seed=number, options=mixed_options(rng))
        sizes[check_worlds(match, seat, rng, 200)] += 1
        for _ in play_on(match, rng):
            sizes[check_worlds(match, seat, rng, 200)] += 1
    assert max(sizes) > 3


def few_cards(rng: Random) -> Json:
    """A position with so few hidden cards that every way to deal them can be tried."""
    players, table = {}, {group: {owner: list[str]() for owner in SEATS} for group in GROUPS}
    for owner in SEATS:
        influence, actions = names(FULL.influence), names(FULL.actions)
        rng.shuffle(influence)
        rng.shuffle(actions)
        for group in rng.sample(GROUPS, 2):
            table[group][owner] = [
                influence.pop() + rng.choice(["", "*", "*"]) for _ in range(rng.randint(1, 2))
            ]
        players[owner] = {
            "hand": influence[:2] + rng.choice([["castling"], ["spy"], ["castling", "veto"]]),
            "influence": influence[3:4],
            "actions": rng.choice([["castling"], ["scout"], []]),
        }
    deck = rng.sample(["senators", "censors", "aediles", "orgy"], 2)
    return {
        "game": "caesar-cleopatra",
        "options": {**mixed_options(rng), "vote_action": "no"},
        "table": table,
        "players": players,
        "votes": {"deck": deck},
    }


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("part", range(3))
def test_samples_with_few_hidden_cards_are_all_worlds_that_fit(seat: str, part: int) -> None:
    rng = Random(f"few {seat} {part}")
    for _ in range(8):
        match = curia.position(few_cards(rng), seed=1)
        weights = {"pass": 0.0, "swap": 0.2, "castle": 4.0, "spy": 4.0, "up": 0.5, "veto": 0.3}
        for _ in range(rng.randint(1, 10)):
            if match.to_act:
                match.play(*random_move(match, rng, weights))
        check_worlds(match, seat, rng, 80)
