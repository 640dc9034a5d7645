"""Gatekeeper Seal: a gold disc struck with the open Gate over a skyline on blue enamel, in steel clamps, its chain coiled at its foot."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector

from kit.colours import GATE, ICE
from kit.companions import path, repeat_along
from kit.lights import area, point
from kit.materials import light, metal
from kit.relics import bolts, plasma
from kit.shapes import box, cylinder, empty, extrude, lathe, ring, torus, tube
from kit.stage import collectible, shoot

name = collectible('gatekeeper-seal', '#ffb648', rim=ICE, seed=23, podium=-1.40, podium_radius=1.5, back=0.06, key=640, rims=1.3, backdrop='#31549e')
area((-4.6, -3.6, 0.4), (0, 0, 0), 1.1, 300, '#ffe2ae', tall=5)
area((3.4, -5.0, 2.6), (0, 0, 0), 1.3, 150, '#fff0d8', tall=1.5)

gold = metal('#c98f35', 0.24, wear=1.0, wear_colour='#ffe6a8', grime=0.8, bevel=0.012, bump=0.12)
field = metal('#7d5520', 0.42, wear=0.6, wear_colour='#d9a650', grime=1.0, bump=0.35)
relief = metal('#d09a40', 0.26, wear=0.8, wear_colour='#ffe6a8', grime=0.5, bevel=0.004)
enamel = metal('#052c62', 0.45, 0.35, grime=0.8, bump=0.10)
steel, pale = metal('#181d26', 0.28, 0.95, wear=1.0, grime=0.7), metal('#aeb6c2', 0.24, wear=0.7, bevel=0.008)
runes_light = light(GATE, 3.0)

# The disc is modelled flat, its face to +z, and stood up at the end.
seal = empty((0, 0, 0.16), (math.radians(82), 0, math.radians(-24)))
RIM = 1.22
lathe([(0, -0.15), (1.14, -0.15), (RIM, -0.08), (RIM, 0.08), (1.16, 0.13), (1.10, 0.13), (1.075, 0.06), (0, 0.06)], material=gold, parent=seal, steps=192, bevel=0.01)
cylinder(1.06, 0.02, (0, 0, 0.062), material=field, bevel=0, sides=160, parent=seal)
for index in range(120):
    angle = 2 * math.pi * index / 120
    box((0.03, 0.034, 0.15), (RIM * math.cos(angle), RIM * math.sin(angle), 0), (0, 0, angle), gold, 0.008, parent=seal)
torus(0.845, 0.022, (0, 0, 0.075), material=gold, parent=seal, sides=16, steps=160)
for index in range(60):
    angle = 2 * math.pi * index / 60
    cylinder(0.016, 0.03, (1.035 * math.cos(angle), 1.035 * math.sin(angle), 0.075), material=gold, bevel=0.006, sides=16, parent=seal)

# The legend between the rings: struck letters nobody reads, three of them alight.
chance = random.Random(2117)
for index in range(40):
    angle = 2 * math.pi * (index + 0.5) / 40
    letter = empty((0.94 * math.cos(angle), 0.94 * math.sin(angle), 0.075), (0, 0, angle - math.pi / 2), seal)
    ink = runes_light if index % 10 in (4, 5) else gold
    stem = chance.choice((-0.026, 0.0, 0.026))
    box((0.018, 0.105, 0.03), (stem, 0, 0), material=ink, bevel=0.004, parent=letter)
    for level in chance.sample((-0.045, -0.015, 0.015, 0.045), 2):
        box((0.062, 0.016, 0.03), (chance.choice((-0.01, 0.01)), level, 0), material=ink, bevel=0.004, parent=letter)

# The Gate with its rays over the skyline, on enamel dark enough for gold to stand out.
CENTRE = (0, 0.24)
cylinder(0.83, 0.02, (0, 0, 0.066), material=enamel, bevel=0, sides=160, parent=seal)
cylinder(0.285, 0.03, (*CENTRE, 0.075), material=plasma('#ffd58a', '#ff9a35', '#8a3a08', 2.6, 3.0), bevel=0, sides=96, parent=seal)
torus(0.33, 0.06, (*CENTRE, 0.10), material=gold, parent=seal, sides=20)
ring(0.415, 0.02, 0.06, (*CENTRE, 0.085), material=gold, bevel=0.006, parent=seal)
for index in range(12):
    angle = 2 * math.pi * index / 12
    box((0.05, 0.085, 0.08), (CENTRE[0] + 0.335 * math.cos(angle), CENTRE[1] + 0.335 * math.sin(angle), 0.135), (0, 0, angle), gold, 0.012, parent=seal)
for index in range(25):
    angle = math.radians(-24 + 228 * index / 24)
    # Rays run as far as the inner ring, whose centre is not theirs.
    along = np.array([math.cos(angle), math.sin(angle)])
    spot = np.array(CENTRE) + 0.455 * along
    reach = -spot @ along + math.sqrt((spot @ along) ** 2 - spot @ spot + 0.80**2)
    length, width = (reach, 0.022) if index % 2 == 0 else (reach * 0.5, 0.012)
    extrude([(0, -width), (length, -0.003), (length, 0.003), (0, width)], 0.05, (*spot, 0.075), (0, 0, angle), gold, 0.005, parent=seal)


def on_ring(x):
    """Returns the height of the ground at `x`: the ground is the inner ring."""
    return -math.sqrt(0.83**2 - x**2)


def tower(x, width, top, tiers, depth):
    """Adds a tower of the skyline, each tier narrower than the one below, with lit windows and a mast."""
    for tier in range(tiers):
        left, right = x - width / 2 * (1 - 0.30 * tier), x + width / 2 * (1 - 0.30 * tier)
        roof = top - 0.13 * (tiers - 1 - tier)
        thick = depth + 0.014 * (tiers - tier)
        outline = [(left, on_ring(left)), (right, on_ring(right)), (right, roof), (left, roof)]
        extrude(outline, thick, (0, 0, 0.07 + thick / 2), material=relief, bevel=0.005, parent=seal)
    cylinder(0.009, 0.13, (x, top + 0.06, 0.07 + depth * 0.6), (-math.pi / 2, 0, 0), relief, 0, 12, 0.003, seal)
    for step in range(int((top - on_ring(abs(x) + width / 2)) / 0.062) - 1):
        level = top - 0.05 - 0.062 * step
        tier = max(0, tiers - 1 - int((top - level) / 0.13))
        for side in (-1, 1):
            if chance.random() < 0.42:
                spot = (x + side * width * (1 - 0.30 * tier) * 0.22, level, 0.07 + depth + 0.014 * (tiers - tier))
                box((0.024, 0.034, 0.01), spot, material=runes_light, bevel=0, parent=seal)


SKYLINE = [
    (-0.69, 0.11, -0.24, 1), (-0.54, 0.13, -0.05, 3), (-0.39, 0.13, -0.20, 2), (-0.25, 0.11, -0.30, 1), (-0.135, 0.08, -0.40, 1),
    (0.135, 0.08, -0.42, 1), (0.25, 0.12, -0.25, 2), (0.395, 0.13, -0.10, 3), (0.54, 0.12, -0.26, 1), (0.685, 0.12, -0.16, 2),
]
for index, (x, width, top, tiers) in enumerate(SKYLINE):
    tower(x, width, top, tiers, 0.06 + 0.025 * (index % 3))
# A street runs from under the Gate to the rim.
extrude([(-0.07, -0.80), (0.07, -0.80), (0.018, -0.24), (-0.018, -0.24)], 0.02, (0, 0, 0.08), material=runes_light, bevel=0, parent=seal)

# Steel clamps, the loop and its chain, the fork it stands in.
for degrees in (28, 152, 208, 332):
    angle = math.radians(degrees)
    clamp = empty(rotation=(0, 0, angle), parent=seal)
    box((0.24, 0.26, 0.40), (RIM - 0.0, 0, 0), material=steel, bevel=0.03, parent=clamp)
    box((0.12, 0.15, 0.44), (RIM - 0.015, 0, 0), material=pale, bevel=0.02, parent=clamp)
    cylinder(0.04, 0.48, (RIM - 0.015, 0, 0), material=steel, bevel=0.008, sides=6, parent=clamp)
    box((0.02, 0.10, 0.05), (RIM + 0.12, 0, 0.0), material=runes_light, bevel=0, parent=clamp)
loop = empty((0, RIM + 0.02, 0), parent=seal)
box((0.30, 0.16, 0.26), material=steel, bevel=0.03, parent=loop)
torus(0.135, 0.036, (0, 0.19, 0), material=pale, parent=loop, sides=16)
bolts(0.09, 2, 0.022, pale, loop, 0.135)


def chain(points, pitch=0.125):
    """Links along a path, each turned a quarter against the one before."""
    length = sum(math.dist(a, b) for a, b in zip(points, points[1:]))
    positions, directions = path(points, round(length / pitch))
    across = np.cross(directions, (0.13, 0.21, 0.97))
    across /= np.linalg.norm(across, axis=1)[:, None]
    ups = [side if index % 2 else np.cross(side, along) for index, (side, along) in enumerate(zip(across, directions))]
    link = torus(0.062, 0.021, material=pale, steps=40, sides=12)
    link.data.transform(Matrix.Rotation(math.pi / 2, 4, 'Y') @ Matrix.Diagonal((1.4, 1, 1, 1)))
    repeat_along([link], positions, directions, [1.0] * len(positions), ups)


def on_seal(across, up, forward=0.0):
    """Returns a point given along the standing disc, in the world's coordinates."""
    return tuple(seal.matrix_basis @ Vector((across, up, forward)))


# From the loop the chain lies over the rim, drops from the upper clamp and coils on the podium, clear of the relief.
over_rim = [on_seal((RIM + 0.09) * math.cos(a), (RIM + 0.09) * math.sin(a), -0.02) for a in np.radians([78, 66, 54, 43])]
drop = [on_seal(1.16, 0.83), on_seal(1.29, 0.70), on_seal(1.36, 0.5), on_seal(1.37, 0.0), on_seal(1.36, -0.6), on_seal(1.30, -1.20)]
COIL, LEVEL = (0.92, -0.82), -1.37
coil = [(COIL[0] + r * math.cos(a), COIL[1] + 0.8 * r * math.sin(a), LEVEL) for a, r in zip(np.linspace(0.9, 0.9 - 4.4 * math.pi, 34), np.linspace(0.36, 0.12, 34))]
chain([on_seal(0.0, RIM + 0.33), on_seal(0.16, RIM + 0.22), *over_rim, *drop, *coil])
for side in (-1, 1):
    arm = empty((0.44 * side * math.cos(math.radians(24)), -0.44 * side * math.sin(math.radians(24)), -1.4), (0, 0, math.radians(-24)))
    outline = [(-0.14, 0.0), (0.20, 0.0), (0.16 + 0.02, 0.16), (0.28, 0.46), (0.20, 0.50), (0.02, 0.26), (-0.14, 0.14)]
    turned = [(side * x, y) for x, y in outline]
    for depth in (-0.26, 0.26):
        extrude(turned if side > 0 else turned[::-1], 0.09, (0, depth, 0), (math.pi / 2, 0, 0), steel, 0.016, parent=arm)
    box((0.30, 0.60, 0.10), (0.02 * side, 0, 0.06), material=steel, bevel=0.02, parent=arm)
    cylinder(0.045, 0.64, (0.02 * side, 0, 0.12), (math.pi / 2, 0, 0), pale, 0.01, 24, parent=arm)
tube([(-0.7, 0.35, -1.34), (0, 0.1, -1.34), (0.7, -0.35, -1.34)], 0.05, steel)
point((-0.15, -0.5, 0.3), 6, GATE, 0.1)

shoot(name, samples=18, height=0.7, distance=8.4, target=(0, 0, -0.02), lens=59, focus=(0, -0.3, 0.2), fstop=3.2)
