"""All settings, in one place. Each comes from the environment: `max_tables` from `CURIA_MAX_TABLES`.

`docs/settings.md` lists them; a test holds the page against this file.
"""

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

from curia.core.errors import BadInput
from curia.data_folder import data_folder


@dataclass(frozen=True)
class Settings:
    data: Path
    database_url: str = ""
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    host: str = "127.0.0.1"
    port: int = 8611
    bot_seconds: float = 1.0
    bot_limit: float = 10.0
    bot_workers: int = 1
    compiled_rules: str = ""
    hint_seconds: float = 1.0
    hints_a_minute: int = 20
    review_iterations: int = 32
    review_limit: float = 180.0
    reviews_an_hour: int = 60
    replays_a_minute: int = 240
    veto_least: float = 1.0
    veto_most: float = 3.0
    away_seconds: float = 120.0
    webhooks: bool = False
    max_tables: int = 1000
    max_tables_each: int = 50
    max_tables_address: int = 100
    max_streams: int = 2000
    max_streams_each: int = 10
    max_streams_address: int = 200
    max_connections_address: int = 400
    max_unread_address: int = 20_000_000
    max_body: int = 65_536
    max_log_bytes: int = 200_000
    max_view_bytes: int = 100_000
    max_database_bytes: int = 5_000_000_000
    max_chat: int = 5000
    chat_a_minute: int = 30
    rate: float = 20.0
    rate_burst: int = 200
    keys_an_hour: int = 120
    idle_seconds: float = 600.0
    waiting_hours: float = 24.0
    waiting_mail_days: float = 14.0
    playing_days: float = 30.0
    keep_days: float = 90.0
    log_level: str = "info"
    extra_hosts: tuple[str, ...] = field(default=())

    @property
    def database(self) -> str:
        """The address of the database: SQLite in the data folder unless another one is named."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'curia.db'}"

    @property
    def thinking_seconds(self) -> float:
        """How long a bot may think about a move; the rest of its time is for the way to it and back."""
        return max(0.05, 0.8 * self.bot_seconds)

    @property
    def secure(self) -> bool:
        """Whether browsers reach us by TLS."""
        return self.public_url.startswith("https://")

    @property
    def address(self) -> str:
        """What a link to this server begins with."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"


def read(environment: Mapping[str, str], **given: Any) -> Settings:
    """The settings of an environment; `given` (from the command line) goes before it. Raises BadInput."""
    kinds = get_type_hints(Settings)
    found: dict[str, Any] = {"data": data_folder(environment)}
    for setting in fields(Settings):
        name = f"CURIA_{setting.name.upper()}"
        if name in environment and environment[name] != "":
            found[setting.name] = _value(name, environment[name], kinds[setting.name])
    settings = Settings(**(found | {name: value for name, value in given.items() if value is not None}))
    _check(settings)
    return settings


def _value(name: str, text: str, kind: Any) -> Any:
    try:
        if kind is bool:
            return {"on": True, "off": False}[text.lower()]
        if kind is Path:
            return Path(text).expanduser()
        if kind in (int, float):
            return _positive(kind(text))
        if kind is str:
            return text
        return tuple(part.strip() for part in text.split(",") if part.strip())
    except (KeyError, ValueError):
        raise BadInput("server-setting", setting=name, value=text[:80]) from None


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def _positive(number: float) -> float:
    if not 0 <= number < 1e12:
        raise ValueError
    return number


def _check(settings: Settings) -> None:
    if settings.public_url and not _is_address(settings.public_url):
        raise BadInput("server-setting", setting="CURIA_PUBLIC_URL", value=settings.public_url[:80])
    for proxy in settings.trusted_proxies:
        if not _is_network(proxy):
            raise BadInput("server-setting", setting="CURIA_TRUSTED_PROXIES", value=proxy[:80])
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadInput("server-setting", setting="CURIA_LOG_LEVEL", value=settings.log_level[:80])
    if settings.veto_most < settings.veto_least:
        raise BadInput("server-setting", setting="CURIA_VETO_MOST", value=str(settings.veto_most))
    if not settings.database.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        # An address may hold a password: it is not repeated.
        raise BadInput("server-setting", setting="CURIA_DATABASE_URL", value="…")
