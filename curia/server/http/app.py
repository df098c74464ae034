"""The routes. Each reads who is calling, does one thing, and answers; what is done is done elsewhere."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Header, Query, Request, Response, Security
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, StreamingResponse
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from starlette.exceptions import HTTPException

import curia
from curia.bots import opponents, stand_in, usual_opponent
from curia.core.errors import CuriaError
from curia.games import kits
from curia.server import tokens, wire
from curia.server.http import example_routes, fast_moves, lesson_routes, pages, puzzle_routes
from curia.server.http.fast_moves import FastMoves
from curia.server.http.middleware import RequestMiddleware, client, local
from curia.server.http.openapi_examples import EXAMPLES
from curia.server.http.problems import problem, refusal, spoken
from curia.server.live import stream, webhook
from curia.server.refusals import Refused
from curia.server.services import Services
from curia.server.settings import Settings
from curia.server.storage.store import is_storage
from curia.server.tables import clock, lobby, playing, render, seating
from curia.server.workers import hints

_STATUSES = (400, 401, 403, 404, 408, 409, 413, 421, 422, 429, 503)
_REFUSALS: dict[int | str, dict[str, Any]] = {status: {"model": wire.Problem} for status in _STATUSES}
_STREAM: dict[str, Any] = {
    "description": "`event: news` with a `News`, `event: gone` with a `Gone`, as JSON in `data:`.",
    "model": wire.News | wire.Gone,
    "content": {
        "text/event-stream": {
            "example": 'event: news\nid: k7mp2xq9rtbc:18.4.0\ndata: {"table":"k7mp2xq9rtbc","play":[…]}\n\n'
        }
    },
}
router = APIRouter(responses=_REFUSALS)

Table = Annotated[str, InPath(max_length=16, pattern="^[0-9a-z]+$", examples=["k7mp2xq9rtbc"])]
Seat = Annotated[str, InPath(max_length=20, examples=["caesar"])]
OneOfYours = Annotated[str | None, Query(max_length=20, description="Which of your seats, if several.")]


class EventStream(StreamingResponse):
    media_type = "text/event-stream"


_bearer = HTTPBearer(auto_error=False, description="For bots and other programs.")
_cookie = APIKeyCookie(name=tokens.COOKIE, auto_error=False, description="For browsers.")
_safe_cookie = APIKeyCookie(
    name=tokens.SAFE_COOKIE, auto_error=False, description="For browsers, at a server that they reach by TLS."
)


# All of these are async, even where nothing is waited for: others would be handed to a thread each time.
async def _token(
    header: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)],
    safe_cookie: Annotated[str | None, Security(_safe_cookie)],
    cookie: Annotated[str | None, Security(_cookie)],
) -> str | None:
    return header.credentials if header is not None else safe_cookie or cookie


async def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


Svc = Annotated[Services, Depends(_services)]
Token = Annotated[str | None, Depends(_token)]


async def _key(services: Svc, token: Token) -> int:
    return await services.key(token)


async def _any_key(services: Svc, token: Token) -> int | None:
    """Who only looks at an open table needs no key."""
    return None if token is None else await services.key(token)


Key = Annotated[int, Depends(_key)]
AnyKey = Annotated[int | None, Depends(_any_key)]


def create(settings: Settings) -> RequestMiddleware:
    """The whole server as an ASGI application. Whoever runs it opens and closes its services."""
    services = Services(settings)

    app = FastAPI(
        title="Curia",
        version=curia.__version__,
        summary="Tables for Caesar & Cleopatra and Quo Vadis?",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = services
    app.include_router(router)
    app.include_router(lesson_routes.router, responses=_REFUSALS)
    app.include_router(puzzle_routes.router, responses=_REFUSALS)
    app.include_router(example_routes.router)
    app.include_router(pages.router)
    app.openapi = partial(_described, app)  # type: ignore[method-assign]
    app.add_exception_handler(CuriaError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    return RequestMiddleware(FastMoves(app, services), services)


def _described(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with an example for every message; the framework would leave out what is null in them."""
    if app.openapi_schema is None:
        described = FastAPI.openapi(app)
        for name, schema in described["components"]["schemas"].items():
            schema["examples"] = [EXAMPLES[name]]
    return app.openapi_schema or {}


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, CuriaError)
    missing = pages.nothing_here(request) if getattr(error, "status", None) == 404 else None
    return missing or refusal(request.headers, error)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    return problem(request.headers, Refused("server-invalid", 422, where=where), 422)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refused):
        # A body that was too long or too slow, as the framework has it.
        return problem(request.headers, error.__cause__, error.__cause__.status)
    key = "server-no-route" if error.status_code in (404, 405) else "server-request"
    missing = pages.nothing_here(request) if error.status_code == 404 else None
    return missing or problem(request.headers, Refused(key, error.status_code), error.status_code)


async def _failed(request: Request, error: Exception) -> Response:
    """Anything else: a fault of ours, or of the disk below us. The middleware logs the details."""
    status = 503 if is_storage(error) else 500
    key = "server-storage" if is_storage(error) else "server-error"
    return problem(request.headers, Refused(key, status), status)


# Keys, games, tables


@router.post("/api/keys", tags=["keys"], summary="Get a key: what you are known by at every table")
async def make_key(
    services: Svc, request: Request, response: Response, wanted: wire.KeyWanted
) -> wire.KeyMade:
    services.key_rate.take(client(request.scope))
    token = tokens.make()
    await services.store.make_key(tokens.hashed(token), clock.now())
    if wanted.kind == "bearer":
        return wire.KeyMade(token=token)
    secure = services.settings.secure
    response.set_cookie(
        tokens.SAFE_COOKIE if secure else tokens.COOKIE,
        token,
        max_age=365 * 86_400,
        path="/" if secure else "/api",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
    return wire.KeyMade(token=None)


@router.get("/api/me", tags=["keys"], summary="Your tables, newest first")
async def me(services: Svc, key: Key) -> wire.Me:
    return wire.Me.model_validate({"tables": await lobby.mine(services, key)})


@router.delete("/api/me", tags=["keys"], summary="Delete your key, names, chat and addresses")
async def delete_me(services: Svc, key: Key, response: Response) -> wire.Done:
    await lobby.go_for_good(services, key)
    response.delete_cookie(tokens.COOKIE, path="/api")
    if services.settings.secure:
        response.delete_cookie(tokens.SAFE_COOKIE, path="/", secure=True)
    return wire.Done()


@router.get("/api/games", tags=["tables"], summary="Games with their options, and bots")
async def games() -> wire.Games:
    known = curia.games()
    return wire.Games(
        games=known,
        bots=curia.bots(),
        opponents={game: opponents(game) for game in known},
        usual={game: usual_opponent(game) for game in known},
        stand_in={game: stand_in(game) for game in known},
        kits={
            id: wire.Kit(prefix=one.prefix, clauses=one.clauses, offered=one.offered)
            for id, one in kits().items()
        },
    )


@router.get("/api/about", tags=["operations"], summary="The server: its version, and what bots think with")
async def about(services: Svc) -> wire.Server:
    compiled = services.package.compiled
    return wire.Server(version=curia.__version__, rules="compiled" if compiled else "interpreted")


@router.get("/api/tables", tags=["tables"], summary="Open tables")
async def open_tables(services: Svc) -> wire.Lobby:
    return wire.Lobby.model_validate({"tables": await lobby.open_tables(services)})


@router.post("/api/tables", tags=["tables"], status_code=201, summary="Open a table; you are its host")
async def open_table(services: Svc, key: Key, request: Request, wanted: wire.TableWanted) -> wire.TableMade:
    table, invite = await lobby.open_table(services, key, wanted, client(request.scope))
    return wire.TableMade(table=table, invite=invite, link=_link(services, f"t/{table}", invite))


@router.get(
    "/api/tables/{table}", tags=["tables"], summary="A table with its whole past", response_model=wire.News
)
async def see_table(services: Svc, key: AnyKey, table: Table) -> Response:
    parts = await services.room(table).read(lobby.whole(key))
    chat = [render.line(line) for line in await services.store.chat(table)]
    parts.append(f'"chat":{render.dumps(chat)}')
    return _json(f'{{"table":{render.dumps(table)},{",".join(parts)}}}')


@router.get("/api/tables/{table}/chat", tags=["play"], summary="What was said earlier, up to 200 lines")
async def earlier_chat(
    services: Svc,
    key: AnyKey,
    table: Table,
    before: Annotated[int, Query(ge=0, le=1_000_000_000, description="Lines with a smaller number.")],
) -> wire.Chat:
    await services.room(table).read(lobby.whole(key))
    said = await services.store.chat(table, before=before)
    return wire.Chat.model_validate({"lines": [render.line(line) for line in said]})


@router.get(
    "/api/tables/{table}/view",
    tags=["play"],
    summary="Your view with all events, as bots take it",
    response_model=wire.FullView,
)
async def full_view(services: Svc, key: AnyKey, table: Table, seat: OneOfYours = None) -> Response:
    return _json(await services.room(table).read(lobby.rendered_view(key, seat)))


@router.post("/api/tables/{table}/invite", tags=["tables"], summary="A new link; the old one is void (host)")
async def invite(services: Svc, key: Key, table: Table) -> wire.Invite:
    secret = await lobby.new_invite(services, key, table)
    return wire.Invite(invite=secret, link=_link(services, f"t/{table}", secret))


@router.post("/api/tables/{table}/watch", tags=["tables"], summary="Watch, as a spectator or a shared board")
async def watch(services: Svc, key: Key, table: Table, given: wire.Watch) -> wire.Done:
    await lobby.watch(services, key, table, given.invite)
    return wire.Done()


@router.delete("/api/tables/{table}/watch", tags=["tables"], summary="Watch no longer")
async def unwatch(services: Svc, key: Key, table: Table) -> wire.Done:
    await lobby.unwatch(services, key, table)
    return wire.Done()


@router.get("/api/lan", tags=["tables"], summary="Whether friends in the local network can come in")
async def lan(services: Svc, request: Request) -> wire.Lan:
    """To anyone else than this machine itself, it is never possible."""
    here = local(request.scope)
    return wire.Lan(possible=here and services.lan.possible, address=services.lan.address if here else None)


@router.post("/api/lan", tags=["tables"], summary="Let friends in the local network in (from this machine)")
async def open_lan(services: Svc, request: Request, key: Key) -> wire.Lan:
    """The server listens at its address in the local network too, until it is stopped."""
    if not local(request.scope):
        raise Refused("server-forbidden", 403)
    return wire.Lan(address=await services.lan.open(), possible=services.lan.possible)


# Seats


@router.post("/api/tables/{table}/seats", tags=["seats"], summary="Take a seat; several for a hot seat")
async def sit(services: Svc, key: Key, table: Table, given: wire.Sit) -> wire.Done:
    await services.room(table).change(seating.sit(key, given.seat, given.name, given.nonce, given.invite))
    await lobby.follow(services, key, table)
    return wire.Done()


@router.patch("/api/tables/{table}/seats/{seat}", tags=["seats"], summary="Name, bot (host), mute (host)")
async def change_seat(services: Svc, key: Key, table: Table, seat: Seat, given: wire.SeatChange) -> wire.Done:
    if given.name is not None:
        act = seating.rename(key, seat, given.name)
    elif given.bot is not None:
        act = seating.set_bot(key, seat, given.bot or None)
    else:
        act = seating.mute(key, seat, bool(given.muted))
    await services.room(table).change(act)
    return wire.Done()


@router.delete("/api/tables/{table}/seats/{seat}", tags=["seats"], summary="Leave for good; the host: remove")
async def stand_up(services: Svc, key: Key, table: Table, seat: Seat) -> wire.Done:
    room = services.room(table)
    before = await room.read(lambda room: [other.key for other in room.seats if other.seat == seat])
    await room.change(seating.stand_up(key, seat))
    for gone in before:
        if gone is not None:
            if gone != key:
                await lobby.watch_no_longer(services, gone, table)
            await lobby.follow(services, gone, table)
    return wire.Done()


@router.post(
    "/api/tables/{table}/admit", tags=["seats"], summary="Let somebody new play on at a seat, or don't"
)
async def admit(services: Svc, key: Key, table: Table, given: wire.Admit) -> wire.Done:
    """With three or more players, once everyone who plays has accepted; one no is enough against it."""
    room = services.room(table)
    before = await room.read(lambda room: room.table.people.get("applies", {}).get(given.at, {}).get("key"))
    await room.change(seating.admit(key, given.seat, given.at, given.number, given.accept))
    if before is not None:
        await lobby.follow(services, before, table)
    return wire.Done()


@router.post("/api/tables/{table}/handover", tags=["seats"], summary="Move your seat to another device")
async def hand_over(services: Svc, key: Key, table: Table, given: wire.HandOver) -> wire.HandedOver:
    code = await lobby.hand_over(services, key, table, given.seat)
    return wire.HandedOver(code=code, link=_link(services, "take", code))


@router.post("/api/handover", tags=["seats"], summary="Take the seat of a code")
async def take(services: Svc, key: Key, given: wire.Take) -> wire.Taken:
    table, seat = await lobby.take(services, key, given.code)
    return wire.Taken(table=table, seat=seat)


@router.post("/api/tables/{table}/away", tags=["seats"], summary="Leave for a while, or come back")
async def away(services: Svc, key: Key, table: Table, given: wire.Away) -> wire.Done:
    await services.room(table).change(seating.go_away(key, given.seat, given.away))
    return wire.Done()


@router.post("/api/tables/{table}/absent", tags=["seats"], summary="Choose for who is away or out of time")
async def absent(services: Svc, key: Key, table: Table, given: wire.Absent) -> wire.Done:
    act = seating.choose_for_absent(key, given.seat, given.absent, given.choice)
    await services.room(table).change(act)
    return wire.Done()


# Play


@router.post("/api/tables/{table}/start", tags=["play"], summary="Deal, when every seat is taken (host)")
async def start(services: Svc, key: Key, table: Table) -> wire.Done:
    await services.room(table).change(playing.start(key))
    services.metrics.count("matches")
    return wire.Done()


@router.post("/api/tables/{table}/moves", tags=["play"], summary="Move")
async def move(services: Svc, key: Key, table: Table, given: wire.Move) -> wire.Moved:
    return await fast_moves.move(services, key, table, given)


@router.post("/api/tables/{table}/takeback", tags=["play"], summary="Take back what revealed nothing")
async def take_back(services: Svc, key: Key, table: Table, given: wire.TakeBack) -> wire.Done:
    await services.room(table).change(playing.take_back(key, given.seat, given.number))
    return wire.Done()


@router.post("/api/tables/{table}/resign", tags=["play"], summary="Resign")
async def resign(services: Svc, key: Key, table: Table, given: wire.Resign) -> wire.Done:
    await services.room(table).change(playing.resign(key, given.seat))
    return wire.Done()


@router.post("/api/tables/{table}/end", tags=["play"], summary="End a match that can't go on (host)")
async def end(services: Svc, key: Key, table: Table) -> wire.Done:
    await services.room(table).change(playing.end(key))
    return wire.Done()


@router.put("/api/tables/{table}/standing", tags=["play"], summary="Standing answers to the veto question")
async def stand(services: Svc, key: Key, table: Table, given: wire.Standing) -> wire.Done:
    await services.room(table).change(playing.stand(key, given.seat, given.answers))
    return wire.Done()


@router.put("/api/tables/{table}/notice", tags=["play"], summary="An address to call when you have to move")
async def notice(services: Svc, key: Key, table: Table, given: wire.Notice) -> wire.Done:
    if not services.settings.webhooks:
        raise Refused("server-webhooks-off", 409)
    if given.address is not None:
        webhook.check(given.address)
    await services.room(table).change(playing.notice(key, given.seat, given.address))
    return wire.Done()


@router.put("/api/tables/{table}/hints", tags=["play"], summary="Agree to hints, or no longer")
async def agree_to_hints(services: Svc, key: Key, table: Table, given: wire.Agreement) -> wire.Done:
    """There are hints while everyone who plays agrees. All see who does."""
    await services.room(table).change(seating.agree(key, given.seat, "hints", given.agreed))
    return wire.Done()


@router.put("/api/tables/{table}/memory-aids", tags=["play"], summary="Agree to memory aids, or no longer")
async def agree_to_memory_aids(services: Svc, key: Key, table: Table, given: wire.Agreement) -> wire.Done:
    """People are shown what they would have to remember while all who play agree. All see who does."""
    await services.room(table).change(seating.agree(key, given.seat, "memory_aids", given.agreed))
    return wire.Done()


@router.post("/api/tables/{table}/hint", tags=["play"], summary="What a strong bot would do in your place")
async def hint(services: Svc, key: Key, table: Table, request: Request, given: wire.HintWanted) -> wire.Hint:
    """For a seat that has to move, from its own view. Nobody else hears of it."""
    asked = await services.room(table).read(hints.question(key, given.seat))
    found = await services.hints.hint(key, asked, client(request.scope))
    return hints.in_words(asked, found, spoken(request.headers.get("accept-language", "")))


@router.post("/api/tables/{table}/chat", tags=["play"], summary="Say something to the table")
async def say(services: Svc, key: Key, table: Table, given: wire.Say) -> wire.Done:
    await lobby.say(services, key, table, given)
    return wire.Done()


# After the end


@router.post("/api/tables/{table}/rematch", tags=["finished"], summary="The same again, in the same seats")
async def rematch(services: Svc, key: Key, table: Table, request: Request) -> wire.TableMade:
    again = await lobby.rematch(services, key, table, client(request.scope))
    return wire.TableMade(table=again, invite=None, link=_link(services, f"t/{again}", None))


@router.get(
    "/api/tables/{table}/record", tags=["finished"], summary="The record, with the proof of its deals"
)
async def record(services: Svc, key: AnyKey, table: Table) -> Response:
    found = await services.room(table).read(lobby.final_record(key))
    name = f'attachment; filename="{found["game"]}-{table}.json"'
    return Response(render.dumps(found), media_type="application/json", headers={"Content-Disposition": name})


@router.get(
    "/api/tables/{table}/views/{step}",
    tags=["finished"],
    summary="What a seat saw after any move",
    response_model=wire.ViewAt,
)
async def view_at(
    services: Svc,
    request: Request,
    key: AnyKey,
    table: Table,
    step: Annotated[int, InPath(ge=0, le=100_000)],
    seat: Annotated[str | None, Query(max_length=20, description="Any seat; none for a spectator.")] = None,
) -> Response:
    return _json(await lobby.view_at(services, key, table, seat, step, client(request.scope)))


@router.get(
    "/api/tables/{table}/review",
    tags=["finished"],
    summary="Who was how likely to win, move by move; 202 until it is ready",
    responses={202: {"model": wire.Review}},
)
async def review(
    services: Svc, key: AnyKey, table: Table, request: Request, response: Response
) -> wire.Review:
    """It is made when first asked for: ask again until it is there."""
    record = await services.room(table).read(lobby.whole_match(key))
    found = services.reviews.ask(client(request.scope), table, record)
    response.status_code = 202 if found["review"] is None else 200
    return wire.Review(**found)


# Live


@router.get(
    "/api/stream",
    tags=["live"],
    summary="All your tables, live",
    response_class=EventStream,
    responses={200: _STREAM},
)
async def listen(
    services: Svc,
    key: Key,
    request: Request,
    last_event_id: Annotated[str | None, Header(max_length=8000)] = None,
) -> EventStream:
    """One stream for all your tables, as server-sent events; one for each browser or bot is enough. On
    connecting, every table sends what you have not seen: everything, or what is new since the `Last-Event-ID`
    that you send (browsers do that by themselves). An update carries the new view without the past, and the
    new events; where `again` is true, `events` are all of them."""
    settings, address = services.settings, client(request.scope)
    if len(services.hub) >= settings.max_streams:
        raise Refused("server-full", 503)
    if (
        services.hub.of(key) >= settings.max_streams_each
        or services.hub.at(address) >= settings.max_streams_address
    ):
        raise Refused("server-many-streams", 429)
    tables = await services.tables_of(key)
    positions = stream.read_positions(last_event_id)
    found = stream.listen(services, key, tables, positions, address)
    return EventStream(found, headers={"X-Accel-Buffering": "no"})


@router.head("/health", include_in_schema=False)
@router.get("/health", tags=["operations"], summary="Whether the server and its database answer")
async def health(services: Svc) -> wire.Health:
    await services.health.check()
    return wire.Health(status="ok", version=curia.__version__)


@router.get(
    "/metrics",
    tags=["operations"],
    summary="Numbers for Prometheus, on this machine only",
    response_class=PlainTextResponse,
)
async def metrics(services: Svc, request: Request) -> PlainTextResponse:
    if not local(request.scope):
        raise Refused("server-forbidden", 403)
    return PlainTextResponse(
        services.metrics.text({"rooms": len(services.rooms), "streams": len(services.hub)})
    )


def _link(services: Services, path: str, secret: str | None) -> str:
    return f"{services.settings.address}/{path}" + (f"#{secret}" if secret else "")


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")
