"""Slipstream Wasp: a single-seat hover racer with two mandibles, a pinched waist and a red stripe, sooty at the tail."""

import math

import numpy as np

from kit.colours import SLIPSTREAM
from kit.craft import (
    AFT, FORE, bricks, canopy, dark_metal, heading, lettering, lines, loft, nozzle, only, painted, plate, plates, plume, rod
)
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.noise import fractal
from kit.sdf import blend, block, carve, drum, meet, mesh_of, mirrored
from kit.shapes import box, cylinder, empty, ring, torus, tube
from kit.stage import collectible, shoot

name = collectible('slipstream-wasp', SLIPSTREAM, rim='#4dd8ff', seed=21, podium=-0.86, podium_radius=1.05, back=0.06, rims=1.05)
area((5.5, -3.5, 1.2), (0, 0, 0), 0.7, 160, '#dff3ff', tall=4.5)

BODY = [
    (-2.40, -0.10, 0.012, 0.012, 0.012, 1.7),
    (-1.80, -0.07, 0.120, 0.085, 0.085, 1.6),
    (-0.95, 0.00, 0.270, 0.210, 0.170, 1.55),
    (-0.25, 0.04, 0.290, 0.250, 0.200, 1.7),
    (0.45, 0.07, 0.175, 0.190, 0.150, 2.0),
    (1.05, 0.10, 0.350, 0.350, 0.270, 2.1),
    (1.70, 0.12, 0.400, 0.400, 0.320, 2.0),
    (2.15, 0.12, 0.350, 0.350, 0.330, 2.0),
]
MANDIBLE = [
    (-2.30, -0.20, 0.015, 0.015, 0.015, 2.0),
    (-1.60, -0.15, 0.100, 0.090, 0.080, 2.5),
    (-0.60, -0.10, 0.170, 0.150, 0.130, 3.5),
    (0.50, -0.06, 0.210, 0.190, 0.170, 4.0),
    (1.35, -0.05, 0.190, 0.180, 0.180, 2.5),
]
GLASS = [
    (-1.20, 0.08, 0.020, 0.05, 0.05, 2.0),
    (-0.80, 0.11, 0.160, 0.165, 0.10, 1.9),
    (-0.35, 0.14, 0.195, 0.215, 0.12, 1.9),
    (0.05, 0.16, 0.165, 0.175, 0.10, 2.0),
    (0.35, 0.17, 0.050, 0.070, 0.06, 2.0),
]
POD, NACELLE_END, TAIL_END = 0.92, 1.45, 2.30


def hull(p):
    q = mirrored(p)
    shape = blend(loft(q, BODY), loft(q, MANDIBLE, POD), 0.06)
    shape = blend(shape, plate([q[0], q[1], q[2] - 0.04 + 0.13 * q[0]], [(0.1, -1.25), (0.95, -0.85), (0.95, -0.45), (0.1, -0.35)], 0, 0.045), 0.05)
    shape = blend(shape, plate([q[0], q[1], q[2] - 0.04 + 0.10 * q[0]], [(0.1, 0.55), (0.95, 0.25), (0.95, 0.75), (0.1, 1.15)], 0, 0.055), 0.06)
    # The scoop behind the cockpit and the fin that carries the rear wing.
    shape = blend(shape, meet(block(q, (0, 1.0, 0.46), (0.13, 0.50, 0.16), 0.06), q[1] * -0.9 - q[2] * 0.5 + 0.78, 0.02), 0.06)
    shape = blend(shape, plate([q[2] - 0.3, q[1], q[0] - 0.26], [(0.0, 1.15), (0.62, 1.78), (0.62, 2.12), (0.0, 1.85)], 0, 0.03), 0.03)
    shape = np.minimum(shape, plate([q[0], q[1] - 0.10 * q[0], q[2] + 0.05 * q[0]], [(-0.1, 1.72), (1.15, 1.72), (1.15, 2.12), (-0.1, 2.22)], 0.90, 0.032))
    return np.minimum(shape, plate([q[2] - 0.82, q[1] - 0.1, q[0] - 1.14], [(-0.26, 1.82), (0.14, 1.66), (0.14, 2.20), (-0.20, 2.24)], 0, 0.024))


def body(p):
    q = mirrored(p)
    shape = carve(hull(p), drum(q, (0, TAIL_END, 0.12), 0.295, 0.42, axis=1), 0.012)
    shape = carve(shape, drum(q, (POD, NACELLE_END, -0.05), 0.140, 0.30, axis=1), 0.01)
    shape = carve(shape, block(q, (0, 0.42, 0.47), (0.085, 0.30, 0.085), 0.02), 0.012)
    shape = carve(shape, block(q, (POD + 0.03, -0.55, 0.06), (0.08, 0.30, 0.06), 0.02), 0.012)
    for i in range(5):
        shape = carve(shape, block(q, (POD, 0.22 + 0.13 * i, 0.16), (0.12, 0.035, 0.045), 0.01), 0.008)
        shape = carve(shape, block(q, (0.40, 1.25 + 0.11 * i, 0.18), (0.09, 0.03, 0.11), 0.01), 0.008)
    return carve(shape, block(q, (POD + 0.20, 0.10, -0.06), (0.03, 0.75, 0.035), 0.01), 0.008)


def stripe(p):
    """Returns the regulation stripe down the middle, repeated on pods and wing, and a red edge on every end plate."""
    x = np.abs(p[0])
    spine = np.maximum(x - 0.095, 0.02 - p[2])
    wing = np.maximum(np.abs(x - 0.62) - 0.14, 0.82 - p[2])
    pod = np.maximum(np.maximum(np.abs(x - POD) - 0.060, -0.07 - p[2]), np.maximum(p[1] - 0.05, -2.05 - p[1]))
    end_plate = np.maximum(1.09 - x, 0.90 - p[2])
    return painted(np.minimum.reduce([spine, wing, pod, end_plate]))


def frame(p):
    """Returns dark structure, and soot that thins out forwards from the exhausts."""
    x = np.abs(p[0])
    belly = p[2] + 0.10 + 0.05 * x
    tips = np.maximum(p[1] + 1.95, 0.5 - x)
    waist = np.maximum(np.abs(p[1] - 0.52) - 0.17, x - 0.30)
    rims = np.maximum(np.minimum(2.06 - p[1], np.maximum(1.26 - p[1], 0.65 - x)), p[2] - 0.55)
    flame = fractal(9 * p[0] + 5 * p[2], 1.5 * p[1] + 3 * p[2], 4, seed=3)
    soot = 1.5 * np.clip((p[1] - 1.00) / 0.95, 0, 1) + 1.4 * flame - 0.15
    soot_pod = 1.5 * np.clip((p[1] - 0.30) / 0.85, 0, 1) + 1.4 * flame - 0.15
    soot = np.where(x > 0.66, np.where(p[2] < 0.4, soot_pod, 0), np.where(p[2] < 0.62, soot, 0))
    return np.maximum(painted(np.minimum.reduce([belly, tips, waist, rims])), np.maximum(np.clip(soot, 0, 0.93), plates(p[1], girth(p), 0.42, 0.26, 0.3)))


def girth(p):
    return np.abs(p[0]) - p[2]


grooves = {
    'g0': lambda p: only(bricks(p[1], girth(p), 0.42, 0.26), p[2] - 0.8),
    'g1': lambda p: only(lines(girth(p), 0.26), np.maximum(p[2] - 0.8, -1.7 - p[1])),
    'g2': lambda p: only(lines(np.abs(p[0]), 0.38, 0.10), 0.8 - p[2]),
    'g3': lambda p: only(np.abs(p[0]) - 0.105, np.maximum(0.12 - p[2], p[2] - 0.75)),
}

bone = paint('#b9b4aa', '#6d6a66', '#f0210c', '#b3150a', frame='#15171b', bevel=0.012, grooves=4, groove_width=0.008, wear=0.4, creases=0.06, rough=(0.14, 0.34))
dark, steel = dark_metal(), metal('#9aa0a8', 0.22, wear=0.5, bevel=0.004)
cyan, fire, white = light('#4dd8ff', 8), '#ff7a3c', light('#eaf6ff', 10)

craft = empty((0.06, 0.05, 0.02), heading((-0.80, -0.78, -0.10), math.radians(9)), scale=0.70)
mesh_of(body, (-1.30, -2.50, -0.50), (1.30, 2.40, 1.05), 380, bone, craft, {**grooves, 'stripe': stripe, 'frame': frame})
canopy(craft, GLASS, '#ff9a5a', (-0.72, -0.15), 160, mid='#3a1420')

nozzle(0.31, (0, 2.42, 0.12), AFT, craft, fire, dark, petals=18)
plume(fire, 1.25, 0.26, (0, 2.30, 0.12), parent=craft)
for side in (1, -1):
    x = side * POD
    nozzle(0.155, (x, 1.56, -0.05), AFT, craft, fire, dark, petals=12)
    plume(fire, 0.9, 0.13, (x, 1.50, -0.05), parent=craft)
    cylinder(0.022, 0.05, (x, -2.29, -0.20), FORE, white, 0, 16, parent=craft)
    box((0.006, 1.38, 0.022), (x + side * 0.185, 0.10, -0.06), material=cyan, bevel=0, parent=craft)
    for i in range(3):
        ring(0.225 - 0.004 * i, 0.02, 0.03, (x, 1.02 + 0.10 * i, -0.055), FORE, dark, 64, 0.006, craft)
    for y in (-0.55, 0.75):
        cylinder(0.15, 0.05, (x, y, -0.24), material=dark, bevel=0.012, parent=craft)
        ring(0.10, 0.025, 0.02, (x, y, -0.268), material=light('#4dd8ff', 6), bevel=0, steps=48, parent=craft)
    tube([(side * 0.10, 0.28, 0.20), (side * 0.26, 0.5, 0.22), (side * 0.24, 0.75, 0.32), (side * 0.30, 1.05, 0.36)], 0.022, dark, craft)
    tube([(side * 0.16, 0.25, 0.05), (side * 0.32, 0.5, 0.06), (side * 0.34, 0.8, 0.10), (side * 0.36, 1.05, 0.12)], 0.028, steel, craft)
    rod((side * 0.22, -0.98, 0.05), (side * 0.78, -1.15, -0.10), 0.022, dark, craft)
    lettering('21', 0.26, (side * 0.92, 1.98, 0.882), (0, 0, math.radians(180)), light('#0b0c0f', 0), craft)
for i in range(4):
    torus(0.19 + 0.006 * abs(i - 1.5), 0.022, (0, 0.36 + 0.085 * i, 0.09), FORE, dark, 64, 12, craft)
cylinder(0.006, 0.5, (0, -2.55, -0.10), FORE, dark, 0, 12, parent=craft)

point((0, 0, -0.50), 9, '#4dd8ff', 0.35)
point((1.35, 1.2, 0.25), 46, '#ff7a3c', 0.15)

shoot(name, height=1.25, distance=8.6, target=(0.04, 0, -0.12), lens=82, focus=(-0.3, -0.6, 0), fstop=5)
