"""Ledger Daggers: two hooked daggers crossed in a clasp, one edged in blue, one in magenta."""

import math

from kit.armoury import (
    PLANK,
    barrel,
    between,
    bolts,
    bright_steel,
    cheeks,
    filament,
    gunmetal,
    hot_edge,
    motes,
    plate,
    posed,
    ribbon,
    rubber,
    skin,
    slots,
    smooth,
    soft_boxes,
    wrapped_grip,
)
from kit.colours import MYTHIC
from kit.lights import point
from kit.materials import light
from kit.shapes import box, cylinder, extrude, polygon, ring, torus
from kit.stage import collectible, shoot

CREDIT, DEBIT, TOP = '#3f7dff', MYTHIC, -1.6
name = collectible('ledger-daggers', CREDIT, rim=DEBIT, seed=13, podium=TOP, podium_radius=1.3, key=560, rims=1.5, backdrop='#6a2aa8')
soft_boxes(420, 320, front=140)

dark, mid, steel = gunmetal('#191d26'), gunmetal('#454d5c'), bright_steel('#c2c8d4', 0.16)


def dagger(depth, flip, colour, hot, body, grip):
    """Adds one of the pair, `depth` m behind the clasp; `flip` mirrors it to lean left."""
    handle = posed((0, depth, -0.38), roll=-8, pitch=-58 if not flip else -122)
    handle.scale = (1.08, 1.08, -1.08 if flip else 1.08)
    spine = smooth([(0.3, -0.12), (0.7, -0.22), (1.2, -0.25), (1.65, -0.1), (1.98, 0.32)], 16)
    edge = smooth([(0.3, 0.1), (0.66, 0.1), (1.1, 0.05), (1.5, 0.1), (1.98, 0.32)], 16)
    steps = len(spine)
    thin = [0.1 - 0.075 * i / (steps - 1) for i in range(steps)]
    skin(spine, edge, thin, hot_edge(colour, hot, body=body, start=0.56, strength=2.6), handle)
    filament(edge[1:], 0.008, colour, handle, strength=8)
    low, high = between(spine, edge, -0.1, 0.34)
    for first in range(2, 52, 10):
        part = slice(first, first + 10)
        thick = [depth + 0.025 for depth in thin[part]]
        skin(low[part], high[part], thick, dark, handle, PLANK)
        skin(*between(low[part][1:-1], high[part][1:-1], 0.26, 0.8), [t + 0.012 for t in thick[1:-1]], body_plate(body), handle, PLANK)
        bolts([between(low[part], high[part], 0, 0.53)[1][7]], thick[7] / 2 + 0.004, 0.012, steel, handle)
    back, front = between(spine, edge, 0.4, 0.52)
    for first in range(4, 50, 12):
        for flank in (-1, 1):
            filament(between(back, front, 0, 0.5)[1][first : first + 8], 0.005, colour, handle, flank * thin[first + 4] * 0.47, 5)
    # A barb at the root catches another blade.
    barb = smooth([(0.36, -0.1), (0.46, -0.3), (0.62, -0.42)], 8)
    skin(*ribbon(barb, [0.14 * (1 - i / 16.5) for i in range(17)]), [0.09 - 0.004 * i for i in range(17)], steel, handle, PLANK)
    root = [(0.08, -0.12), (0.36, -0.17), (0.5, -0.12), (0.56, 0.0), (0.46, 0.1), (0.3, 0.14), (0.08, 0.1)]
    plate(root, 0.15, dark, handle, bevel=0.02)
    cheeks([(0.14, -0.08), (0.34, -0.12), (0.44, -0.08), (0.48, 0.0), (0.41, 0.06), (0.28, 0.09), (0.14, 0.06)], 0.03, 0.085, mid, handle, cuts=[(0.3, 0, 80)])
    slots((0.19, -0.01), (0.25, -0.01), 2, (0.018, 0.08), 0.102, light(colour, 4), handle)
    wrapped_grip(-0.56, 0.1, 0.09, grip, dark, handle, 10, swell=0.12)
    barrel([(0.05, -0.6), (0.1, -0.6), (0.11, -0.55), (0.1, -0.5), (0.05, -0.5)], steel, handle, sides=8, bevel=0.008)
    ring(0.13, 0.06, 0.1, (-0.75, 0, 0), (math.pi / 2, 0, 0), mid, 64, 0.018, handle)
    ring(0.13, 0.012, 0.106, (-0.75, 0, 0), (math.pi / 2, 0, 0), light(colour, 4), 64, 0, handle)
    point((1.2, -0.2, 0.2), 7, colour, 0.12).parent = handle


def body_plate(body):
    """Returns the inlay of the spine, a shade lighter than the blade."""
    return gunmetal(body, 0.22)


dagger(0.16, False, CREDIT, '#a8ccff', '#59637a', rubber('#121a33'))
dagger(-0.1, True, DEBIT, '#ff9ac6', '#4a4352', rubber('#2b0d1e'))

# Clasp: a column with a jointed claw that pinches both blades where they cross.
for radius, height, low in ((0.52, 0.08, 0.0), (0.36, 0.1, 0.08), (0.2, 0.16, 0.18)):
    extrude(polygon(8, radius, math.pi / 8), height, (0, 0.05, TOP + low + height / 2), (0, 0, 0), dark if radius != 0.36 else mid, 0.02)
extrude(polygon(8, 0.44, math.pi / 8), 0.02, (0, 0.05, TOP + 0.09), (0, 0, 0), light('#a45cff', 3), 0)
extrude(polygon(6, 0.11, 0), 0.85, (0, 0.06, TOP + 0.6), (0, 0, 0), dark, 0.015)
for level in (0.42, 0.56, 0.7):
    torus(0.115, 0.022, (0, 0.06, TOP + level), (0, 0, 0), mid, 48, 12)
hub = posed((0, -0.26, -0.42))
cylinder(0.2, 0.1, (0, 0.02, 0), (math.pi / 2, 0, 0), dark, 0.02, 6, parent=hub)
cylinder(0.15, 0.14, (0, 0, 0), (math.pi / 2, 0, 0), mid, 0.02, 6, parent=hub)
ring(0.105, 0.02, 0.02, (0, -0.072, 0), (math.pi / 2, 0, 0), light('#b06cff', 4), 48, 0, hub)
cylinder(0.06, 0.16, (0, -0.01, 0), (math.pi / 2, 0, 0), steel, 0.015, 6, parent=hub)
for turn in (45, 135, 225, 315):
    x, z = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    box((0.22, 0.07, 0.07), (0.25 * x, 0.05, 0.25 * z), (0, -math.radians(turn), 0), dark, 0.015, parent=hub)
    box((0.06, 0.34, 0.09), (0.34 * x, 0.16, 0.34 * z), (0, -math.radians(turn), 0), mid, 0.015, parent=hub)

motes(40, '#d08aff', spread=(1.6, 0.8, 1.3), centre=(0, 0, 0.4))

shoot(name, height=0.55, distance=8.4, target=(0, 0, -0.12), lens=61)
