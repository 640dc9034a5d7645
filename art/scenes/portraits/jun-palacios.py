"""Jun Palacios, community lead: a round red-and-white helmet with a dark screen that smiles in points of light."""

import math

import numpy as np

from kit.armour import all_of, any_of, bolts, border, both_sides, hose, inlay, only, plated, span, stencil, strip
from kit.colours import SLIPSTREAM
from kit.materials import light, metal, mirror_glass, paint
from kit.portrait import head_turn, portrait, shoulders, sitter, suit_paint
from kit.sdf import blend, block, ellipsoid, half_space, meet, mirrored
from kit.shapes import box, copy_of, cylinder, ring, sphere, torus

name = sitter('jun-palacios', SLIPSTREAM, rim='#9fd8ff', seed=5)
head = head_turn(17, 0, 8)


def form(p):
    """A cube blown up until it is nearly a ball."""
    x, y, z = mirrored(p)
    soft_cube = ((x / 0.78) ** 3.2 + (np.abs(y - 0.06) / 0.80) ** 3.2 + (np.abs(z - 0.12) / 0.76) ** 3.2) ** (1 / 3.2)
    body = (soft_cube - 1) * 0.74
    body = blend(body, ellipsoid([x, y, z], (0, -0.10, -0.48), (0.56, 0.56, 0.30)), 0.15)
    return meet(body, half_space([x, y, z], (0, -0.2, -1), 0.70), 0.05)


def screen(p):
    """Returns a wide rounded window for the face."""
    x, y, z = p
    return np.maximum(block([x, 0 * x, z], (0, 0, 0.12), (0.56, 1, 0.36), 0.22), y)


def plates(p):
    x, y, z = p
    opening = screen(p)
    clear = 0.10 - opening
    yield border(opening - 0.045, 0.09), 0.055
    yield all_of(clear, x - 0.20, 0.5 - z, soft=0.03), 0.05
    yield all_of(clear, 0.235 - x, 0.5 - z, y - 0.10, soft=0.05), 0.03
    yield all_of(clear, 0.235 - x, 0.5 - z, 0.135 - y, soft=0.05), 0.03
    yield all_of(clear, span(z, -0.30, 0.465), y - 0.10, soft=0.05), 0.03
    yield all_of(clear, span(z, -0.60, 0.465), 0.135 - y, soft=0.05), 0.03
    yield all_of(clear, z + 0.335, x - 0.26, y, soft=0.04), 0.06
    yield all_of(clear, z + 0.335, 0.295 - x, y - 0.10, soft=0.04), 0.04


def cuts(p):
    opening = np.maximum(screen(p), -(form(p) + 0.05))
    speaker = [block(p, (0.055 * k, -0.7, -0.45), (0.014, 0.4, 0.055 - 0.008 * k), 0.01) for k in range(4)]
    return np.minimum.reduce([opening, *speaker])


def stripe(p):
    x, y, z = p
    return any_of(all_of(x - 0.21, 0.49 - z), all_of(span(z, -0.32, -0.19), 0.4 - x, y - 0.1), all_of(z + 0.34, 0.28 - x, y))


lines = (lambda p: only(p[0] - 0.50, 0.5 - p[2]), lambda p: only(p[2] - 0.10, 0.14 - p[1]), lambda p: only(p[1] + 0.25, np.maximum(0.5 - p[2], p[0] - 0.2)))
white = paint('#c8ccd2', '#969ba4', '#e2381c', '#931b0b', frame='#14171c', grooves=3, scale=1.1, wear=1.1)
dark = metal('#13161b', 0.35, 0.9, wear=0.8)
steel = metal('#8b919b', 0.26, 0.95, wear=0.7)
red, points = light(SLIPSTREAM, 7), light('#ffb27a', 9)
plated(form, plates, (-0.95, -0.90, -0.90), (0.95, 1.0, 1.02), white, 190, head, cuts, None, stripe, lines)
glass = mirror_glass('#050609', '#10151d', '#7a3a2a', 0.06)
inlay(form, lambda p: screen(p) - 0.01, (-0.65, -0.9, -0.3), (0.65, 0.1, 0.55), glass, 0.03, 120, head)

# The smile: rows of points on the screen, drawn as a face of 0.048 m a dot.
dots = [(side * 0.25 + 0.048 * column, 0.048 * row + 0.19) for side in (1, -1) for column, row in ((-1, 0), (-1, 1), (0, 2), (1, 1), (1, 0))]
dots += [(0.048 * column, 0.048 * row - 0.10) for column, row in ((-4, 2), (-3, 1), (-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0), (3, 1), (4, 2))]
master = None
for x, z in dots:
    face_x = abs(x) / 0.78
    y = 0.06 - 0.80 * max(0.0, 1 - face_x**3.2 - (abs(z - 0.12) / 0.76) ** 3.2) ** (1 / 3.2) + 0.028
    if master:
        copy_of(master, (x, y, z), parent=head)
    else:
        master = sphere(0.017, (x, y, z), points, 2, parent=head)

torus(0.90, 0.05, (0, 0.12, 0.06), (math.pi / 2, 0, 0), dark, parent=head, arc=0.5)
for side in (1, -1):
    flat = (0, math.pi / 2, 0)
    cylinder(0.29, 0.20, (side * 0.84, 0.12, 0.06), flat, dark, 0.05, 64, parent=head)
    cylinder(0.24, 0.06, (side * 0.95, 0.12, 0.06), flat, steel, 0.02, 64, parent=head)
    ring(0.185, 0.025, 0.03, (side * 0.985, 0.12, 0.06), flat, red, 96, 0, head)
    cylinder(0.13, 0.05, (side * 0.97, 0.12, 0.06), flat, dark, 0.015, 48, parent=head)
    box((0.05, 0.09, 0.36), (side * 0.86, 0.20, 0.42), (-0.2, side * -0.12, 0), dark, 0.015, parent=head)
    cylinder(0.014, 0.50, (side * 0.835, 0.28, 0.80), (-0.2, side * -0.12, 0), steel, 0.002, 12, parent=head)
    sphere(0.04, (side * 0.805, 0.33, 1.06), red, 3, parent=head)
hose([(0.86, -0.10, -0.06), (0.82, -0.52, -0.24), (0.52, -0.86, -0.40), (0.22, -0.90, -0.42)], 0.028, dark, head, 0.03)
cylinder(0.055, 0.13, (0.18, -0.90, -0.42), (0, math.pi / 2, 0.15), dark, 0.02, 24, parent=head)
bolts(form, both_sides([(0.34, -0.4, 0.80), (0.34, 0.4, 0.80), (0.66, -0.5, -0.20), (0.42, -0.6, -0.42)]), 0.02, steel, 0.035, head)
stencil(form, 'HELLO', (0, -0.5, 0.72), 0.10, light('#f4ece4', 0.6), 0.053, head)
strip(form, [(0.22, -0.4, 0.82), (0.22, 0.05, 0.90), (0.22, 0.5, 0.82)], 0.010, red, 0.0, head)

shoulders(suit_paint('#b4281a', '#6e140b', '#d8dade', '#9a9da4', 0.3), red, 6, 0.18)
portrait(name)
