"""Marble by night and by day. Colour never says anything that letters don't."""

from textual.theme import Theme

DARK = Theme(
    name="curia-dark",
    primary="#c9a45c",
    secondary="#8fa8c8",
    accent="#d98e73",
    foreground="#ece6da",
    background="#16140f",
    surface="#1f1c16",
    panel="#2a261d",
    success="#8fb573",
    warning="#e0b34c",
    error="#e07a6a",
    dark=True,
    variables={
        "family-red": "#f07a72",
        "family-blue": "#7fb0f5",
        "family-green": "#7cc062",
        "family-yellow": "#e8bb3e",
        "family-purple": "#c795dd",
    },
)
LIGHT = Theme(
    name="curia-light",
    primary="#7a5312",
    secondary="#2f5078",
    accent="#8f3b20",
    foreground="#211d15",
    background="#faf7f0",
    surface="#f3eee2",
    panel="#e6dfce",
    success="#3c6420",
    warning="#7a5800",
    error="#a32417",
    dark=False,
    variables={
        "family-red": "#b3261e",
        "family-blue": "#1f56a8",
        "family-green": "#2f6b1d",
        "family-yellow": "#7f5a00",
        "family-purple": "#7a3a94",
    },
)
