"""Threader Ringship: a slim hull threaded through a ring drive, leaving on three violet plumes, seen from behind."""

import math

import numpy as np

from kit.colours import ODYSSEY
from kit.craft import (
    AFT, FORE, bricks, canopy, dark_metal, flatten, greebles, heading, lines, loft, nozzle, only, painted, plate, plates, plume, rod
)
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import blend, block, carve, drum, mesh_of, mirrored, turned
from kit.shapes import box, cylinder, empty, ring, torus, tube
from kit.stage import collectible, shoot

name = collectible('threader-ringship', ODYSSEY, rim='#ffb35c', seed=8, podium=-1.22, podium_radius=0.9, back=0.08, rims=1.5, key=560)
area((5.5, -3.0, 2.2), (0, 0, 0), 0.9, 240, '#ffe2bd', tall=4.5)

RING_AT, RING = 0.42, 1.30
HULL = [
    (-2.70, 0.00, 0.015, 0.015, 0.015, 1.8),
    (-2.20, 0.00, 0.110, 0.090, 0.080, 1.6),
    (-1.40, 0.02, 0.230, 0.200, 0.150, 1.7),
    (-0.50, 0.02, 0.250, 0.230, 0.200, 3.0),
    (0.40, 0.00, 0.240, 0.240, 0.240, 2.2),
    (1.00, 0.00, 0.260, 0.260, 0.260, 3.0),
    (1.75, 0.00, 0.340, 0.300, 0.280, 4.0),
    (2.10, 0.00, 0.320, 0.280, 0.260, 3.0),
]
GLASS = [
    (-2.02, 0.05, 0.015, 0.03, 0.05, 2.0),
    (-1.70, 0.08, 0.125, 0.120, 0.08, 1.9),
    (-1.30, 0.11, 0.150, 0.150, 0.08, 1.9),
    (-0.90, 0.13, 0.050, 0.090, 0.06, 2.0),
]
ENGINES = ((0, 0.13, 0.150), (0.185, -0.10, 0.130), (-0.185, -0.10, 0.130))


def hull(p):
    q = mirrored(p)
    shape = loft(q, HULL)
    for angle in (math.radians(35), math.radians(-35)):
        fin = turned(q, angle, 1)
        shape = blend(shape, plate(fin, [(0.2, 1.10), (0.85, 1.72), (0.88, 2.15), (0.2, 2.02)], 0, 0.04), 0.04)
    # Four pylons reach the ring.
    for angle in (math.radians(45), math.radians(-45)):
        pylon = turned(q, angle, 1)
        shape = blend(shape, plate(pylon, [(0.15, -0.15), (RING - 0.06, RING_AT - 0.16), (RING - 0.06, RING_AT + 0.16), (0.15, 0.95)], 0, 0.050), 0.05)
    return blend(shape, plate(q, [(0.1, -2.0), (0.48, -1.30), (0.50, -1.12), (0.1, -1.05)], -0.02, 0.03), 0.03)


def body(p):
    shape = hull(p)
    for x, z, radius in ENGINES:
        shape = carve(shape, drum(p, (x, 2.10, z), radius * 0.94, 0.30, axis=1), 0.01)
    q = mirrored(p)
    for i in range(7):
        shape = carve(shape, block(q, (0, 1.02 + 0.10 * i, 0.30), (0.13, 0.028, 0.06), 0.008), 0.008)
    shape = carve(shape, block(q, (0.26, -0.45, 0.02), (0.04, 0.42, 0.055), 0.01), 0.008)
    return carve(shape, block(q, (0.33, 1.50, 0.0), (0.05, 0.42, 0.04), 0.01), 0.008)


def stripe(p):
    x, reach = np.abs(p[0]), np.sqrt(p[0] ** 2 + p[2] ** 2)
    fins = np.maximum(np.abs(reach - 0.72) - 0.055, 1.0 - p[1])
    collar = np.maximum(np.abs(p[1] + 0.95) - 0.055, reach - 0.4)
    pylons = np.maximum(np.abs(p[1] - RING_AT + 0.02) - 0.035, 0.34 - reach)
    return painted(np.minimum.reduce([fins, collar, pylons, np.maximum(np.abs(p[1] + 2.0 - x) - 0.03, reach - 0.3)]))


def frame(p):
    reach = np.sqrt(p[0] ** 2 + p[2] ** 2)
    stern = np.maximum(1.86 - p[1], reach - 0.50)
    root = np.maximum(np.abs(p[1] - RING_AT) - 0.45, reach - 0.36)
    tip = np.maximum(reach - 0.6, p[1] + 2.30)
    trailing = np.maximum(1.92 - p[1], 0.5 - reach)
    return np.maximum(painted(np.minimum.reduce([stern, root, tip, trailing, p[2] + 0.17])), plates(p[1], girth(p), 0.36, 0.22))


def girth(p):
    return np.abs(p[0]) - p[2]


def slim(p):
    return np.sqrt(p[0] ** 2 + p[2] ** 2) - 0.42


grooves = {
    'g0': lambda p: only(bricks(p[1], girth(p), 0.36, 0.22), slim(p)),
    'g1': lambda p: only(lines(girth(p), 0.22), np.maximum(slim(p), -2.1 - p[1])),
    'g2': lambda p: only(lines(slim(p), 0.30), -slim(p)),
    'g3': lambda p: only(lines(p[1] - 0.6 * slim(p), 0.26), -slim(p)),
}

shell = paint('#8c8a92', '#34333f', '#d8922c', '#7d4a10', frame='#17161f', bevel=0.012, grooves=4, groove_width=0.008, wear=0.55, creases=0.06, rough=(0.16, 0.36))
dark = dark_metal('#191823')
plating = metal('#6f6c7a', 0.28, 0.9, wear=0.8, bevel=0.01, grime=0.7)
violet, fire = light(ODYSSEY, 5.5), '#8f6bff'

craft = empty((-0.12, 0.10, 0.20), heading((-0.62, 0.70, 0.30), math.radians(-14)), scale=0.74)
mesh_of(body, (-1.0, -2.80, -1.0), (1.0, 2.30, 1.0), 400, shell, craft, {**grooves, 'stripe': stripe, 'frame': frame})
canopy(craft, GLASS, '#b79cff', (-1.62, -1.20), 120, mid='#24124a')

# The ring drive: armour segments round a glowing channel that opens inwards and aft.
drive = empty((0, RING_AT, 0), FORE, craft)
ring(RING + 0.02, 0.09, 0.40, material=plating, bevel=0.02, parent=drive)
ring(RING - 0.055, 0.05, 0.10, material=violet, bevel=0, parent=drive)
for face in (1, -1):
    ring(RING - 0.02, 0.15, 0.05, (0, 0, face * 0.17), material=dark, bevel=0.01, parent=drive)
    ring(RING + 0.045, 0.018, 0.012, (0, 0, face * 0.203), material=light(ODYSSEY, 7), bevel=0, parent=drive)
SEGMENTS = 20
for i in range(SEGMENTS):
    angle = 2 * math.pi * (i + 0.5) / SEGMENTS
    cos, sin = math.cos(angle), math.sin(angle)
    width = 2 * math.pi * RING / SEGMENTS
    box((0.07, width * 0.86, 0.30), ((RING + 0.08) * cos, (RING + 0.08) * sin, 0), (0, 0, angle), plating, 0.015, parent=drive)
    box((0.03, width * 0.30, 0.16), ((RING + 0.125) * cos, (RING + 0.125) * sin, 0), (0, 0, angle), dark, 0.008, parent=drive)
    box((0.12, 0.030, 0.30), ((RING - 0.05) * cos, (RING - 0.05) * sin, 0), (0, 0, angle), dark, 0.006, parent=drive)
    for face in (1, -1):
        box((0.09, width * 0.5, 0.03), ((RING - 0.005) * cos, (RING - 0.005) * sin, face * 0.20), (0, 0, angle), plating, 0.006, parent=drive)
for i in range(4):
    angle = math.radians(45 + 90 * i)
    cos, sin = math.cos(angle), math.sin(angle)
    box((0.26, 0.30, 0.50), ((RING + 0.03) * cos, (RING + 0.03) * sin, 0), (0, 0, angle), dark, 0.025, parent=drive)
    box((0.03, 0.05, 0.30), ((RING + 0.17) * cos, (RING + 0.17) * sin, 0), (0, 0, angle), light('#ffb35c', 4), 0, parent=drive)
    rod((0.28 * cos, 0.28 * sin, -0.50), ((RING - 0.06) * cos, (RING - 0.06) * sin, -0.10), 0.016, dark, drive)
    tube([(0.26 * cos, 0.26 * sin, 0.10), (0.6 * cos, 0.6 * sin, 0.02), (1.0 * cos, 1.0 * sin, -0.09), (RING * cos, RING * sin, -0.12)], 0.016, dark, drive)

for x, z, radius in ENGINES:
    nozzle(radius, (x, 2.24, z), AFT, craft, fire, dark, petals=12)
    plume(fire, 1.05, radius * 0.85, (x, 2.16, z), parent=craft, strength=9)
for i in range(6):
    torus(0.235, 0.018, (0, 0.16 + 0.105 * i, 0), FORE, dark, 64, 12, craft)
for side in (1, -1):
    box((0.008, 0.76, 0.02), (side * 0.29, 1.50, 0), material=light('#ffb35c', 7), bevel=0, parent=craft)
    cylinder(0.01, 0.55, (side * 0.30, -1.35, -0.02), FORE, dark, 0.002, 12, parent=craft)
greebles(craft, dark, (-0.14, -0.75, 0.23), (0.14, -0.05, 0.238), 12, seed=4, size=(0.02, 0.08))
flatten(craft)

point((0.1, 0.0, 0.1), 20, '#8f6bff', 0.3)
point((0.95, -1.2, -0.35), 30, '#8f6bff', 0.15)

shoot(name, height=1.3, distance=8.6, target=(0.0, 0, -0.08), lens=80, focus=(0.3, -0.5, 0), fstop=4)
