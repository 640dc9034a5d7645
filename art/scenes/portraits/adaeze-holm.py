"""Adaeze Holm, economy designer: a tall emerald mask edged with gold, its face a row of upright louvres lit from behind."""

import math

import numpy as np

from kit.armour import all_of, any_of, bolts, border, both_sides, inlay, only, plated, span
from kit.colours import DOMINION
from kit.materials import light, metal, paint
from kit.portrait import head_turn, portrait, shoulders, sitter, suit_paint
from kit.sdf import blend, ellipsoid, half_space, meet, mirrored
from kit.shapes import cylinder, extrude, ring, torus

name = sitter('adaeze-holm', DOMINION, rim='#ffd08a', seed=4)
head = head_turn(-16, 0)


def form(p):
    """Returns a long face under a high brow, smooth as a bean, its chin a blunt point."""
    q = mirrored(p)
    face = ellipsoid(q, (0, 0.06, 0.30), (0.60, 0.74, 0.80))
    face = blend(face, ellipsoid(q, (0, -0.20, -0.36), (0.42, 0.46, 0.56)), 0.28)
    face = meet(face, half_space(q, (0.52, -0.85, 0.0), 0.60), 0.12)
    face = meet(face, half_space(q, (0.97, 0.1, 0.0), 0.545), 0.10)
    return meet(face, half_space(q, (0.35, -0.25, -0.95), 0.80), 0.05)


#: The positions of the louvres in the right half, m along x.
BARS = (0.0, 0.088, 0.176, 0.264, 0.352)


def window(p):
    """Returns the louvred opening: a tall shield, pointed below."""
    x, y, z = p
    return all_of(z - 0.44 + 0.25 * x * x, -z - 0.42 + 0.9 * np.maximum(0, x - 0.06), x - 0.37, y + 0.05, soft=0.05)


def plates(p):
    x, y, z = p
    opening = window(p)
    clear = 0.085 - opening
    crown = z - (0.60 - 0.10 * x - 0.2 * np.maximum(0, y))
    yield border(opening - 0.035, 0.07), 0.06  # gold frame
    for bar in BARS:
        yield all_of(np.abs(x - bar) - 0.026, opening + 0.01), 0.02
    yield all_of(clear, span(crown, -0.10, 0.03), soft=0.03), 0.06  # circlet
    yield all_of(0.065 - crown, x - 0.17, soft=0.04), 0.03
    yield all_of(0.065 - crown, 0.205 - x, soft=0.04), 0.04
    yield all_of(clear, span(z, -0.30, 0.46), y - 0.12, soft=0.05), 0.04
    yield all_of(clear, z + 0.335, y, 0.06 - x, soft=0.04), 0.05
    yield all_of(span(z, -0.60, 0.42), 0.155 - y, soft=0.05), 0.03


def gold_parts(p):
    x, y, z = p
    crown = z - (0.60 - 0.10 * x - 0.2 * np.maximum(0, y))
    chevron = span(z + 0.50 + 0.5 * x, -0.025, 0.025)
    return any_of(border(window(p) - 0.035, 0.085), span(crown, -0.115, 0.045), all_of(chevron, y))


def cuts(p):
    bars = np.minimum.reduce([np.abs(p[0] - bar) for bar in BARS]) - 0.026
    return np.maximum.reduce([window(p) + 0.004, -(form(p) + 0.10), -bars])


lines = (
    lambda p: only(p[1] - 0.16, 0.70 - p[2]),
    lambda p: only(p[0] - 0.36, 0.70 - p[2]),
    lambda p: only(p[2] - 0.10 - 0.2 * p[1], np.maximum(np.abs(p[1] + 0.06) - 0.17, 0.4 - p[0])),
)
emerald = paint('#1f6b52', '#0d3a2d', '#dba748', '#8a5c1c', frame='#08100d', metallic=0.75, rough=(0.16, 0.36), grooves=3, scale=1.2, bare='#e6d3a2', groove_width=0.007)
gold = metal('#d9a650', 0.22, wear=0.8, wear_colour='#ffdf9a', grime=0.8, bevel=0.008)
dark = metal('#0c1412', 0.35, 0.9, wear=0.7)
teal, glow = light(DOMINION, 7), light(DOMINION, 3.6)
plated(form, plates, (-0.78, -0.90, -0.98), (0.78, 0.95, 1.24), emerald, 200, head, cuts, None, gold_parts, lines)
inlay(form, lambda p: window(p) - 0.02, (-0.5, -0.85, -0.6), (0.5, 0.05, 0.6), glow, 0.075, 100, head)
for side in (1, -1):
    for blade in range(4):
        tall = 0.42 - 0.07 * blade
        angle = side * (0.16 + 0.24 * blade)
        outline = [(-0.055, 0.0), (0.055, 0.0), (0.035, tall * 0.8), (0.0, tall), (-0.035, tall * 0.8)]
        foot = (0.50 * math.sin(angle), 0.10 + 0.03 * blade, 0.70 + 0.26 * math.cos(angle) - 0.03 * blade)
        extrude(outline, 0.05, foot, (math.pi / 2, angle, 0), gold if blade % 2 else dark, 0.012, parent=head)
        cylinder(0.022, 0.07, (foot[0] + tall * 0.62 * math.sin(angle), foot[1], foot[2] + tall * 0.62 * math.cos(angle)), (math.pi / 2, 0, 0), teal, 0.004, 6, parent=head)
    cylinder(0.16, 0.10, (side * 0.56, 0.10, 0.12), (0, math.pi / 2, 0), gold, 0.02, 8, parent=head)
    ring(0.10, 0.02, 0.03, (side * 0.615, 0.10, 0.12), (0, math.pi / 2, 0), teal, 64, 0, head)
    for link in range(5):
        torus(0.045, 0.012, (side * (0.60 + 0.012 * link), 0.04, -0.08 - 0.075 * link), (0, math.pi / 2 if link % 2 else 0.3, 0), gold, 32, 10, head)
    cylinder(0.05, 0.10, (side * 0.66, 0.04, -0.49), (0, 0, 0), teal, 0.01, 6, 0.012, head)
bolts(form, both_sides([(0.20, -0.6, 0.57), (0.36, -0.5, 0.56), (0.49, -0.3, 0.54), (0.30, -0.5, -0.50)]), 0.022, gold, 0.058, head, 8)
cylinder(0.075, 0.07, (0, -0.69, 0.57), (math.pi / 2, 0, 0), gold, 0.012, 6, parent=head)
cylinder(0.045, 0.10, (0, -0.70, 0.57), (math.pi / 2, 0, 0), teal, 0.01, 6, parent=head)

shoulders(suit_paint('#1c5a46', '#0e3529', '#dba748', '#8a5c1c', 0.65), teal, -5, 0.22, gold)
portrait(name)
