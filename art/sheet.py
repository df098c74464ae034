"""Contact sheets to judge the drawings by: `python -m art.sheet OUTPUT [--flat] [NAMES ...]`."""

import sys

from PIL import Image

from art.build import LARGE, SMALL, drawings, flat
from art.mosaic import lay

GROUNDS = ("#f4efe4", "#15171c")


def main(target: str, *names: str) -> None:
    quick = "--flat" in names
    wanted = [name for name in names if name != "--flat"]
    chosen = {name: draw for name, draw in drawings().items() if not wanted or name in wanted}
    columns = min(6, len(chosen))
    lines = -(-len(chosen) // columns)
    sheet = Image.new("RGB", (columns * 310, lines * 590), GROUNDS[0])
    for i, draw in enumerate(chosen.values()):
        x, y = i % columns * 310, i // columns * 590
        drawing = draw()
        large = flat(drawing, (300, 420)) if quick else lay(drawing, (300, 420), LARGE)
        small = (
            flat(drawing, (128, 179), drawing.crop)
            if quick
            else lay(drawing, (128, 179), SMALL, drawing.crop)
        )
        sheet.paste(large, (x + 5, y + 5))
        sheet.paste(GROUNDS[1], (x + 155, y + 430, x + 310, y + 585))
        for dx in (5, 160):
            sheet.paste(small.resize((96, 134), Image.Resampling.LANCZOS), (x + dx, y + 440))
            sheet.paste(small.resize((48, 67), Image.Resampling.LANCZOS), (x + dx + 100, y + 440))
    sheet.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
