"""Curves as SVG: both axes in powers of ten, one line a quantity, named at its end."""

import math

WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 760, 420, 70, 210, 30, 50
COLOURS = ["#1b5e8c", "#b3412e", "#3c7a3a", "#8a5a00", "#6a3d9a", "#444444"]


def ticks(least, most):
    """Powers of ten that hold everything between them."""
    first, last = math.floor(math.log10(least)), math.ceil(math.log10(most))
    return [10**power for power in range(first, max(last, first + 1) + 1)]


def short(number):
    for size, letter in ((10**9, "G"), (10**6, "M"), (10**3, "k")):
        if size <= number:
            return f"{number / size:g} {letter}"
    return f"{number:g}"


def chart(title, across, curves):
    """curves: name → [(x, y)]."""
    points = [point for curve in curves.values() for point in curve]
    xs = sorted({x for x, _ in points})
    rows = ticks(min(y for _, y in points), max(y for _, y in points))
    low, high = math.log10(rows[0]), math.log10(rows[-1])
    start, end = math.log10(xs[0]), math.log10(xs[-1])

    def place(x, y):
        right = LEFT + (WIDE - LEFT - RIGHT) * (math.log10(x) - start) / (end - start)
        down = HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * (math.log10(y) - low) / (high - low)
        return right, down

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f"<title>{title}</title>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fffdf7"/>',
        f'<text x="{LEFT}" y="18" font-weight="bold">{title}</text>',
    ]
    for row in rows:
        _, down = place(xs[0], row)
        lines.append(f'<path d="M{LEFT} {down:.1f}H{WIDE - RIGHT}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{down + 4:.1f}" text-anchor="end">{short(row)}</text>')
    for x in xs:
        right, _ = place(x, rows[0])
        lines.append(f'<text x="{right:.1f}" y="{HIGH - BOTTOM + 18}" text-anchor="middle">{x}</text>')
    lines.append(f'<text x="{(LEFT + WIDE - RIGHT) / 2}" y="{HIGH - 10}" text-anchor="middle">{across}</text>')
    names = named(curves, place)
    for (name, curve), colour in zip(curves.items(), COLOURS):
        path = "L".join(f"{right:.1f} {down:.1f}" for right, down in (place(x, y) for x, y in curve))
        lines.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for x, y in curve:
            right, down = place(x, y)
            lines.append(f'<circle cx="{right:.1f}" cy="{down:.1f}" r="3" fill="{colour}"/>')
        lines.append(f'<text x="{WIDE - RIGHT + 8}" y="{names[name] + 4:.1f}" fill="{colour}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


def named(curves, place):
    """Where each name stands: at the end of its line, none on top of another."""
    wanted = sorted((place(*curve[-1])[1], name) for name, curve in curves.items())
    found, last = {}, 0.0
    for down, name in wanted:
        last = max(down, last + 15)
        found[name] = last
    return found
