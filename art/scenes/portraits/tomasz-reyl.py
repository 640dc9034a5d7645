"""Tomasz Reyl, art director: a smooth charcoal mask with one great lens, three small ones, and a magenta brush stroke."""

import math

import numpy as np

from kit.armour import all_of, bolts, only, plated, span, strip
from kit.colours import MYTHIC
from kit.materials import light, metal, mirror_glass, paint
from kit.portrait import head_turn, portrait, shoulders, sitter, suit_paint
from kit.sdf import blend, block, ellipsoid, half_space, meet
from kit.shapes import box, cylinder, empty, ring, sphere

name = sitter('tomasz-reyl', MYTHIC, seed=2)
head = head_turn(-27, 2, -3)


def form(p):
    """Returns an egg of a head with a flat, tilted face and a narrow chin."""
    egg = ellipsoid(p, (0, 0.10, 0.24), (0.66, 0.78, 0.80))
    egg = blend(egg, ellipsoid(p, (0, -0.16, -0.36), (0.46, 0.50, 0.52)), 0.25)
    egg = meet(egg, half_space(p, (0, -1, 0.10), 0.56), 0.07)
    q = [np.abs(p[0]), p[1], p[2]]
    egg = meet(egg, half_space(q, (0.72, -0.70, -0.1), 0.66), 0.06)
    return meet(egg, half_space(q, (0.2, -0.3, -1), 0.74), 0.05)


#: (x, z, radius) of the lenses.
LENSES = ((0.22, 0.18, 0.235), (-0.24, 0.36, 0.095), (-0.15, 0.13, 0.115), (-0.38, 0.16, 0.08))


def plates(p):
    x, y, z = p
    face = y + 0.30
    lens_gap = 0.03 - np.minimum.reduce([np.sqrt((x - lx) ** 2 + (z - lz) ** 2) - r - 0.03 for lx, lz, r in LENSES])
    sweep = z - 0.62 + 0.45 * x  # the slanted seam over the brow
    yield all_of(face, lens_gap, sweep, -0.06 - z, soft=0.04), 0.05
    yield all_of(face, span(z, -0.42, -0.095), np.abs(x) - 0.46, soft=0.03), 0.035
    yield all_of(face, z + 0.455, soft=0.03), 0.055
    yield all_of(0.035 - sweep, x + 0.02, y - 0.45, soft=0.05), 0.03
    yield all_of(0.035 - sweep, 0.015 - x, y - 0.45, soft=0.05), 0.045
    yield all_of(span(y, -0.265, 0.16), sweep, z + 0.05, soft=0.04), 0.03
    yield all_of(span(y, -0.265, 0.16), sweep, -0.02 - z, soft=0.04), 0.04
    yield all_of(0.195 - y, sweep, soft=0.05), 0.03


def cuts(p):
    x, y, z = p
    slots = [block(p, (0.0, -0.7, -0.17 - 0.07 * k), (0.17 - 0.03 * k, 0.3, 0.014), 0.01) for k in range(3)]
    wells = [np.maximum(np.sqrt((x - lx) ** 2 + (z - lz) ** 2) - r, y + 0.1) for lx, lz, r in LENSES]
    return np.minimum.reduce([*slots, *wells])


def stripe(p):
    """Returns a brush stroke from the crown down over the small lenses, frayed at its edges."""
    x, y, z = p
    frayed = 0.03 * np.sin(31 * z + 4 * x) * np.sin(13 * z + 1) + 0.012 * np.sin(90 * z)
    stroke = np.abs(x + 0.24 + 0.22 * (z - 0.2)) - 0.125 + frayed
    return all_of(stroke, y - 0.3, -0.32 + 0.10 * np.sin(40 * x) - z)


lines = (lambda p: only(p[2] + 0.25 + 0.3 * np.abs(p[0]), p[1] + 0.25), lambda p: only(p[0] - 0.34, np.maximum(0.62 - p[2], p[1] - 0.2)))
charcoal = paint('#3d3f47', '#24262c', '#f0308c', '#a01458', frame='#0c0d10', metallic=0.35, rough=(0.30, 0.5), grooves=2, scale=1.3, bare='#b9bdc6')
dark = metal('#101217', 0.3, 0.9, wear=0.8, bevel=0.008)
steel = metal('#9aa0ab', 0.22, 0.95, wear=0.6, bevel=0.008)
magenta = light(MYTHIC, 7)
glass = mirror_glass('#04070c', '#1a3550', '#bfe6ff', 0.03)
plated(form, plates, (-0.85, -0.80, -0.92), (0.85, 1.0, 1.16), charcoal, 190, head, cuts, None, stripe, lines, reach=0.4, folded=False)


def lens(x, z, radius, depth):
    """Adds an objective: stepped barrel, domed glass, a knurled ring, a fine ring of light."""
    barrel = empty((x, -0.52 - depth * 0.3, z), (math.pi / 2, 0, 0), head)
    cylinder(radius, depth, material=dark, bevel=0.012, sides=64, parent=barrel)
    ring(radius * 0.93, radius * 0.16, 0.05, (0, 0, depth * 0.5), material=steel, bevel=0.008, parent=barrel)
    ring(radius * 1.03, radius * 0.10, depth * 0.3, (0, 0, depth * 0.1), material=steel, bevel=0.006, parent=barrel)
    ring(radius * 0.80, 0.010, 0.02, (0, 0, depth * 0.5 + 0.012), material=magenta, bevel=0, parent=barrel)
    sphere(radius * 0.74, (0, 0, depth * 0.42), glass, 5, (1, 1, 0.36), barrel)
    for tooth in range(24):
        angle = 2 * math.pi * tooth / 24
        box((0.02, radius * 0.10, depth * 0.24), (radius * 1.08 * math.cos(angle), radius * 1.08 * math.sin(angle), depth * 0.1), (0, 0, angle), dark, 0.003, parent=barrel)


for (x, z, radius), depth in zip(LENSES, (0.30, 0.20, 0.26, 0.16)):
    lens(x, z, radius, depth)
for side in (1, -1):
    cylinder(0.19, 0.10, (side * 0.64, 0.12, 0.10), (0, math.pi / 2, 0), dark, 0.02, 48, parent=head)
    ring(0.13, 0.03, 0.03, (side * 0.695, 0.12, 0.10), (0, math.pi / 2, 0), steel, 64, 0.006, head)
    cylinder(0.06, 0.06, (side * 0.69, 0.12, 0.10), (0, math.pi / 2, 0), steel, 0.01, 6, parent=head)
bolts(form, [(0.40, -0.5, -0.26), (-0.40, -0.5, -0.26), (0.26, -0.5, -0.55), (-0.26, -0.5, -0.55), (0.46, -0.5, 0.40)], 0.02, steel, 0.045, head)
strip(form, [(0.02, -0.45, 0.86), (0.0, 0.0, 1.05), (-0.02, 0.5, 0.9)], 0.012, magenta, 0.01, head)

shoulders(suit_paint('#34363d', '#1f2126', '#f0308c', '#8c1450'), magenta, -8, 0.14)
portrait(name)
