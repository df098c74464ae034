"""The report of an arena: one page with tables and plots, without any script, for light and dark screens."""

from collections import Counter
from html import escape

from curia.bots.arena.confidence_sequence import always
from curia.bots.arena.tally import Standing, Tally
from curia.terminal.arena_report import Table, label, parts, tables
from curia.terminal.commands import bench
from curia.terminal.console import Console
from curia.terminal.plots import STYLE, Curve, Row, bars, curves, intervals

# A curve needs no more points than that.
_POINTS = 80
_PAGE_STYLE = """
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:0 0 1rem}
th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #8885}
th:first-child,td:first-child{text-align:left}
svg{width:100%;height:auto;margin:.5rem 0}
.wide{overflow-x:auto}
"""


def page(console: Console, tally: Tally) -> str:
    setting = tally.setting
    title = console.say("arena-page-title", game=setting.game)
    said = console.say(
        "arena-page-about",
        seats=setting.seats,
        seed=str(setting.seed),
        options=", ".join(f"{name} {value}" for name, value in setting.options.items()) or "-",
    )
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(said)}</p>", f"<p>{escape(bench.version(console))}</p>"]
    body += [_table(table) for table in tables(console, tally)]
    body.append(_all_intervals(console, tally))
    for standing in tally.standings:
        if standing.share is not None:
            body += [_course(console, tally, standing), _results(console, tally, standing)]
    return (
        f'<!doctype html>\n<html lang="{console.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{_PAGE_STYLE}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _table(table: Table) -> str:
    def row(cells: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    heading, *rows = table.rows
    lines = "\n".join(row(cells, "td") for cells in rows)
    return (
        f'<h2>{escape(table.title)}</h2>\n<div class="wide"><table>\n<thead>{row(heading, "th")}</thead>\n'
        f"<tbody>\n{lines}\n</tbody></table></div>"
    )


def _all_intervals(console: Console, tally: Tally) -> str:
    rows = []
    for standing in tally.standings:
        for player in parts(standing):
            share = standing.share_of(player)
            if share is not None:
                low, high = standing.interval(player)
                fair = standing.contest.seating.count(player) / len(standing.contest.seating)
                name = label(console, tally.setting, standing.contest, player)
                rows.append(Row(name, low, share, high, fair))
    return intervals(console.say("arena-plot-intervals"), rows)


def _course(console: Console, tally: Tally, standing: Standing) -> str:
    """How the estimate and its interval went."""
    scores = standing.scores[standing.contest.first]
    games = len(standing.lines) // len(scores)
    step = max(1, len(scores) // _POINTS)
    ends = sorted({*range(step, len(scores) + 1, step), len(scores)})
    points = [(float(end * games), sum(scores[:end]) / end) for end in ends]
    band = [(float(end * games), *always(scores[:end])) for end in ends]
    name = label(console, tally.setting, standing.contest)
    return curves(
        console.say("arena-plot-course", contest=name),
        console.say("arena-games"),
        [Curve(tally.setting.players[standing.contest.first].name, points)],
        band=band,
        level=standing.level,
    )


def _results(console: Console, tally: Tally, standing: Standing) -> str:
    """How often each result of a deal came up."""
    counts = Counter(round(score, 4) for score in standing.scores[standing.contest.first])
    name = label(console, tally.setting, standing.contest)
    found = [(f"{score:.3g}", float(counts[score])) for score in sorted(counts)]
    return bars(console.say("arena-plot-results", contest=name), found)
