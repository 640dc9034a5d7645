"""Stiletto Racer: a needle-nosed pearl-white racer with a cobalt nose and fins, climbing steeply on its flame."""

import math

import numpy as np

from kit.colours import SIGNAL
from kit.craft import (
    AFT, FORE, bricks, canopy, dark_metal, heading, lines, loft, nozzle, only, painted, plate, plates, plume, rod
)
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import blend, block, carve, drum, mesh_of, mirrored
from kit.shapes import box, empty, ring, tube
from kit.stage import collectible, shoot

name = collectible('stiletto-racer', SIGNAL, rim='#ffab52', seed=9, podium=-1.46, podium_radius=0.85, back=0.045, rims=1.7, key=460)
area((-6.0, -4.0, 0.0), (0, 0, 0), 2.2, 330, '#dff2ff', tall=5)
area((5.0, -3.0, 2.5), (0.2, 0, 0.2), 0.8, 230, '#ffdcae', tall=5)

NEEDLE = [
    (-2.60, 0.00, 0.012, 0.012, 0.012, 2.0),
    (-2.00, 0.00, 0.110, 0.085, 0.070, 2.0),
    (-1.15, 0.00, 0.225, 0.165, 0.125, 1.7),
    (0.00, 0.00, 0.320, 0.240, 0.165, 1.6),
    (0.90, 0.01, 0.400, 0.290, 0.195, 1.6),
    (1.60, 0.01, 0.360, 0.280, 0.215, 1.8),
    (2.05, 0.01, 0.250, 0.235, 0.225, 2.0),
]
GLASS = [
    (-0.62, 0.08, 0.015, 0.03, 0.05, 2.0),
    (-0.30, 0.12, 0.105, 0.115, 0.08, 1.9),
    (0.10, 0.15, 0.140, 0.165, 0.08, 1.9),
    (0.50, 0.19, 0.110, 0.120, 0.08, 2.0),
    (0.85, 0.22, 0.030, 0.050, 0.06, 2.0),
]
LANCE = [
    (-0.45, -0.10, 0.012, 0.012, 0.012, 2.0),
    (0.50, -0.10, 0.085, 0.085, 0.085, 2.0),
    (1.60, -0.10, 0.130, 0.125, 0.125, 2.4),
    (2.20, -0.10, 0.105, 0.105, 0.105, 2.0),
]
TIP = 1.22


def hull(p):
    q = mirrored(p)
    shape = loft(q, NEEDLE)
    blade = [q[0], q[1], q[2] + 0.10 * q[0]]
    shape = blend(shape, plate(blade, [(0.10, -1.10), (0.40, 0.35), (0.52, 1.30), (0.10, 1.60)], 0, 0.050), 0.05)
    shape = blend(shape, plate(blade, [(0.10, -0.05), (TIP, 1.02), (TIP, 2.02), (0.10, 1.90)], 0, 0.055), 0.05)
    shape = blend(shape, loft(q, LANCE, TIP), 0.04)
    shape = blend(shape, plate([q[2], q[1], q[0]], [(0.10, 0.70), (1.02, 2.02), (1.06, 2.46), (0.10, 2.02)], 0, 0.040), 0.04)
    shape = blend(shape, plate([-q[2], q[1], q[0]], [(0.10, 1.25), (0.50, 1.95), (0.52, 2.24), (0.10, 2.00)], 0, 0.030), 0.04)
    return blend(shape, plate(q, [(0.04, -1.96), (0.48, -1.46), (0.50, -1.26), (0.06, -1.30)], 0, 0.022), 0.02)


def body(p):
    q = mirrored(p)
    shape = carve(hull(p), drum(q, (0, 2.10, 0.01), 0.175, 0.30, axis=1), 0.01)
    shape = carve(shape, drum(q, (TIP, 2.25, -0.10), 0.080, 0.20, axis=1), 0.008)
    # Flush intakes on the shoulders and a row of gills.
    shape = carve(shape, block(q, (0.235, 0.42, 0.10), (0.045, 0.22, 0.050), 0.02), 0.02)
    for i in range(6):
        shape = carve(shape, block(q, (0.30, 1.02 + 0.095 * i, 0.08), (0.06, 0.020, 0.055), 0.008), 0.006)
    elevon = np.maximum(np.abs(q[1] - 1.72 + 0.06 * q[0]) - 0.010, np.maximum(np.abs(q[0] - 0.63) - 0.30, np.abs(q[2] + 0.10 * q[0]) - 0.2))
    return carve(shape, elevon, 0.006)


def sweep(p):
    return p[1] - 0.96 * np.abs(p[0])


def stripe(p):
    x = np.abs(p[0])
    darts = np.maximum(np.minimum(np.abs(sweep(p) - 0.28) - 0.085, np.abs(sweep(p) - 0.46) - 0.025), np.maximum(0.42 - x, x - 1.10))
    nose = np.maximum(np.minimum(p[1] + 1.52 + 0.8 * p[2], np.abs(p[1] + 1.36 + 0.8 * p[2]) - 0.05), x - 0.3)
    fin = 0.56 - p[2] + 0.10 * np.abs(p[1] - 2.0)
    lance = np.maximum(p[1] - 0.42, 1.05 - x)
    return painted(np.minimum.reduce([darts, nose, fin, lance]))


def frame(p):
    x = np.abs(p[0])
    probe = p[1] + 2.25
    stern = np.maximum(1.88 - p[1], np.sqrt(x**2 + p[2] ** 2) - 0.29)
    glare = np.maximum(np.maximum(x - 0.055, np.abs(p[1] + 1.35) - 0.85), 0.02 - p[2])
    elevon = np.maximum(np.maximum(1.72 - 0.06 * x - p[1], np.abs(x - 0.63) - 0.30), np.abs(p[2] + 0.10 * x) - 0.08)
    lances = np.maximum(np.minimum(1.98 - p[1], p[1] + 0.20), 1.05 - x)
    tones = np.where(spread(p) < 0, plates(p[1], girth(p), 0.44, 0.17, 0.3), plates(0 * x, sweep(p) + 0.05, 1.0, 0.42, 0.3, False))
    return np.maximum(painted(np.minimum.reduce([probe, stern, glare, elevon, lances])), tones)


def girth(p):
    return np.abs(p[0]) - p[2]


def spread(p):
    return np.abs(p[0]) - 0.36


grooves = {
    'g0': lambda p: only(bricks(p[1], girth(p), 0.44, 0.17), np.maximum(spread(p), p[2] - 0.32)),
    'g1': lambda p: only(lines(girth(p), 0.17), np.maximum(np.maximum(spread(p), p[2] - 0.32), -2.3 - p[1])),
    'g2': lambda p: only(lines(sweep(p), 0.42, 0.05), np.maximum(-spread(p), np.abs(p[0]) - 0.96)),
    'g3': lambda p: only(np.abs(p[0]) - 0.66, np.abs(p[2] + 0.10 * np.abs(p[0])) - 0.1),
}

chrome = paint('#e6e8ea', '#a9b1ba', '#1440c8', '#0b2278', frame='#14171e', metallic=0.30, bevel=0.010, grooves=4, groove_width=0.007, wear=0.4, creases=0.05, rough=(0.12, 0.26))
dark, steel = dark_metal(), metal('#b5bac2', 0.16, wear=0.4, bevel=0.004)
blue, fire = light(SIGNAL, 8), '#4dd8ff'

craft = empty((-0.10, 0.05, 0.24), heading((0.58, -0.36, 0.73), math.radians(-78)), scale=0.58)
mesh_of(body, (-1.45, -2.70, -0.60), (1.45, 2.55, 1.15), 430, chrome, craft, {**grooves, 'stripe': stripe, 'frame': frame})
canopy(craft, GLASS, '#6fe0ff', (-0.22, 0.30), 150)

nozzle(0.22, (0, 2.28, 0.01), AFT, craft, fire, dark, petals=16)
plume(fire, 2.1, 0.215, (0, 2.20, 0.01), parent=craft, strength=19, beads=7)
for side in (1, -1):
    nozzle(0.090, (side * TIP, 2.27, -0.10), AFT, craft, fire, dark, petals=10)
    plume(fire, 0.95, 0.080, (side * TIP, 2.24, -0.10), parent=craft, strength=13)
    rod((side * TIP, -0.42, -0.10), (side * TIP, -0.75, -0.10), 0.008, dark, craft)
    for y in (1.05, 1.35, 1.65):
        ring(0.122, 0.016, 0.030, (side * TIP, y, -0.10), FORE, steel, 48, 0.005, craft)
    box((0.008, 0.55, 0.014), (side * (TIP + 0.128), 1.40, -0.10), material=blue, bevel=0, parent=craft)
    box((0.006, 0.50, 0.012), (side * 0.385, 1.20, -0.02), material=blue, bevel=0, parent=craft)
    tube([(side * 0.16, 1.62, 0.20), (side * 0.24, 1.80, 0.18), (side * 0.23, 2.0, 0.12)], 0.016, dark, craft)
for i in range(4):
    ring(0.232, 0.016, 0.024, (0, 1.92 + 0.045 * i, 0.01), FORE, dark, 64, 0.004, craft)
rod((0, -2.56, 0), (0, -2.95, 0), 0.009, dark, craft, end_radius=0.003)
box((0.012, 0.30, 0.008), (0, 2.24, 1.065), (math.radians(-2), 0, 0), light('#ffab52', 7), 0, parent=craft)

point((-0.62, 0.25, -1.05), 26, SIGNAL, 0.12)

shoot(name, samples=18, height=0.7, distance=9.0, target=(0, 0, -0.09), lens=80, focus=(0.1, -0.2, 0.2), fstop=5)
