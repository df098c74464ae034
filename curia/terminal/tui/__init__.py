"""The terminal table: a whole screen with mouse and keyboard, made with Textual (the extra `tui`).

It asks the line mode's own questions (`walk.py`) and plays at a `Venue`: here (`local.py`) or at a server
(`remote.py`).
"""
