"""How the database came to be as it is: one step for each change, run when the server starts."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files(__name__)).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The revision that this release writes."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


def known(revision: str) -> bool:
    """Whether this release knows that revision; it may be one of a newer release."""
    steps = ScriptDirectory.from_config(configuration()).walk_revisions()
    return revision in {step.revision for step in steps}


def present(connection: Connection) -> str | None:
    """The revision of a database; None if there is nothing in it yet."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> None:
    command.upgrade(configuration(connection), to)
