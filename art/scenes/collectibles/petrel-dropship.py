"""Petrel Dropship: an olive gunship head on, holding itself over the pad on four tilted engines with green exhaust."""

import math

import numpy as np

from kit.colours import ACID
from kit.craft import (
    FORE,
    SIDEWAYS,
    bricks,
    canopy,
    dark_metal,
    greebles,
    heading,
    lines,
    loft,
    nozzle,
    only,
    painted,
    piston,
    plate,
    plates,
    plume,
    rod,
)
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import ball, blend, block, carve, drum, mesh_of, mirrored, turned
from kit.shapes import box, cylinder, empty, ring, sphere, tube
from kit.stage import collectible, shoot

name = collectible('petrel-dropship', ACID, rim='#ffb35c', seed=17, podium=-1.24, podium_radius=1.2, back=0.05, rims=0.7, key=620, backdrop='#4f9a34')
area((5.0, -4.0, 2.0), (0, 0, 0), 1.0, 220, '#fff1dc', tall=4)
area((0, -6.0, -0.9), (0, 0, 0.1), 2.5, 60, '#cfe6c4')

FUSELAGE = [
    (-1.80, -0.14, 0.100, 0.060, 0.070, 2.4),
    (-1.55, -0.10, 0.250, 0.160, 0.170, 2.6),
    (-1.05, 0.00, 0.380, 0.330, 0.280, 3.2),
    (-0.40, 0.05, 0.440, 0.400, 0.340, 4.0),
    (0.60, 0.05, 0.440, 0.400, 0.340, 4.0),
    (1.30, 0.14, 0.300, 0.300, 0.220, 3.0),
    (2.10, 0.28, 0.080, 0.120, 0.080, 2.5),
]
GLASS = [
    (-1.68, -0.06, 0.020, 0.03, 0.05, 2.4),
    (-1.42, 0.00, 0.235, 0.110, 0.08, 2.6),
    (-1.05, 0.14, 0.320, 0.215, 0.10, 2.8),
    (-0.72, 0.24, 0.290, 0.205, 0.10, 2.8),
    (-0.40, 0.30, 0.150, 0.110, 0.10, 2.6),
]
# Along the engine's own axis, downwards.
ENGINE = [
    (-0.46, 0.00, 0.175, 0.175, 0.175, 2.0),
    (-0.28, 0.00, 0.235, 0.250, 0.235, 2.4),
    (0.05, 0.00, 0.245, 0.270, 0.255, 2.6),
    (0.40, 0.00, 0.175, 0.175, 0.175, 2.0),
]
#: (x, y, z), lean outwards and tilt forwards (degrees) of the right-hand engines.
ENGINES = (((1.30, -0.52, 0.24), 9, -7), ((1.46, 1.02, 0.66), 13, 10))


def at_engine(q, centre, lean, tilt):
    """Returns the space of an engine: its axis runs along the second coordinate, downwards."""
    q = turned(q, math.radians(-lean), 1, centre)
    q = turned(q, math.radians(tilt), 0, centre)
    return [q[0] - centre[0], centre[2] - q[2], q[1] - centre[1]]


def hull(p):
    q = mirrored(p)
    shape = loft(q, FUSELAGE)
    # Cheek sponsons and the armoured sill that runs along the flank.
    shape = blend(shape, block(q, (0.44, 0.10, -0.16), (0.13, 0.78, 0.13), 0.05), 0.06)
    shape = blend(shape, block(q, (0.22, 0.35, 0.44), (0.10, 0.62, 0.10), 0.04), 0.05)
    front = [q[0], q[1], q[2] - 0.36 + 0.08 * q[0]]
    shape = blend(shape, plate(front, [(0.25, -0.82), (1.20, -0.72), (1.20, -0.34), (0.25, -0.12)], 0, 0.075, slope=0.4), 0.06)
    rear = [q[0], q[1], q[2] - 0.34 - 0.22 * q[0]]
    shape = blend(shape, plate(rear, [(0.20, 0.70), (1.36, 0.86), (1.36, 1.18), (0.20, 1.30)], 0, 0.075, slope=0.4), 0.06)
    fin = turned(q, math.radians(74), 1, (0.16, 0, 0.36))
    shape = blend(shape, plate([fin[0] - 0.16, fin[1], fin[2] - 0.36], [(0, 1.45), (0.62, 1.95), (0.66, 2.25), (0, 2.05)], 0, 0.035), 0.04)
    for centre, lean, tilt in ENGINES:
        shape = blend(shape, loft(at_engine(q, centre, lean, tilt), ENGINE), 0.05)
    return blend(shape, ball(q, (0, -1.36, -0.26), 0.15), 0.03)


def body(p):
    q = mirrored(p)
    shape = hull(p)
    for centre, lean, tilt in ENGINES:
        e = at_engine(q, centre, lean, tilt)
        shape = carve(shape, drum(e, (0, 0.45, 0), 0.135, 0.20, axis=1), 0.01)
        # A scoop in front of every engine, with bars.
        shape = carve(shape, block(e, (0, -0.22, -0.25), (0.125, 0.10, 0.09), 0.03), 0.012)
        for i in range(3):
            shape = carve(shape, block(e, (0, 0.06 + 0.065 * i, -0.25), (0.10, 0.018, 0.04), 0.006), 0.006)
    shape = carve(shape, block(q, (0.22, -0.26, 0.45), (0.07, 0.10, 0.07), 0.02), 0.012)
    shape = carve(shape, block(q, (0.57, 0.10, -0.16), (0.03, 0.60, 0.06), 0.015), 0.008)
    for i in range(4):
        shape = carve(shape, block(q, (0.50, -0.70 + 0.07 * i, -0.12), (0.1, 0.018, 0.05), 0.005), 0.006)
    return shape


def stripe(p):
    x = np.abs(p[0])
    brow = np.maximum(np.abs(p[1] + 0.30) - 0.055, 0.05 - p[2])
    wing = np.maximum(np.abs(x - 0.82) - 0.075, np.minimum(p[1] + 0.1, 3.0))
    nose = np.maximum(np.abs(p[1] + 1.60 + 0.25 * p[2]) - 0.030, p[2] + 0.02)
    fin = np.maximum(0.86 - p[2], p[1] - 2.4) + np.where(p[1] > 1.4, 0, 9)
    chevrons = np.maximum(np.maximum(lines(p[1] - 1.0 * np.abs(p[2] + 0.16), 0.10), np.abs(p[2] + 0.16) - 0.10), np.maximum(0.5 - x, np.abs(p[1] - 0.55) - 0.25))
    engine = np.maximum(np.abs(p[2] - 0.50 - np.where(p[1] > 0.3, 0.42, 0)) - 0.025, 1.0 - x)
    return painted(np.minimum.reduce([brow, np.where(p[1] < 0.2, wing, 9), nose, fin, chevrons, engine]))


def frame(p):
    x = np.abs(p[0])
    belly = np.maximum(p[2] + 0.235, x - 0.9)
    chin = np.sqrt(x**2 + (p[1] + 1.36) ** 2 + (p[2] + 0.26) ** 2) - 0.17
    lower = np.maximum(np.where(p[1] < 0.3, p[2] - 0.02, p[2] - 0.44), 0.98 - x)
    upper = np.maximum(np.where(p[1] < 0.3, 0.62 - p[2], 1.04 - p[2]), 0.98 - x)
    edge = np.maximum(np.where(p[1] < 0.3, p[1] + 0.66, 0.94 - p[1]) * np.where(p[1] < 0.3, 1, -1), np.maximum(0.5 - x, x - 1.1))
    solid = painted(np.minimum.reduce([belly, chin, lower, upper, np.where(p[1] < 0.3, edge, 9)]))
    return np.maximum(solid, np.where(x < 0.62, plates(p[1], girth(p), 0.40, 0.24), 0))


def girth(p):
    return np.abs(p[0]) - p[2]


grooves = {
    'g0': lambda p: only(bricks(p[1], girth(p), 0.40, 0.24), np.abs(p[0]) - 0.62),
    'g1': lambda p: only(lines(girth(p), 0.24), np.abs(p[0]) - 0.62),
    'g2': lambda p: only(lines(np.abs(p[0]), 0.24, 0.05), np.maximum(0.62 - np.abs(p[0]), np.abs(p[0]) - 1.08)),
    'g3': lambda p: only(lines(p[2] + 0.2 * np.abs(p[0]), 0.21), 1.08 - np.abs(p[0])),
}

olive = paint('#5d6843', '#2b311f', '#e6e3d0', '#a8a690', frame='#171a17', bevel=0.012, grooves=4, groove_width=0.007, wear=0.75, creases=0.06, rough=(0.24, 0.48))
dark, steel = dark_metal('#15181a'), metal('#9fa4a6', 0.24, wear=0.6, bevel=0.005)
lamp, fire = light('#f3ffe6', 10), '#9dff5c'

craft = empty((0, 0.0, 0.22), heading((0.20, -0.97, -0.13), math.radians(-5)), scale=0.86)
mesh_of(body, (-1.85, -1.90, -0.50), (1.85, 2.35, 1.35), 330, olive, craft, {**grooves, 'stripe': stripe, 'frame': frame})
canopy(craft, GLASS, '#d7ff9a', (-1.30, -0.98, -0.66), 170, mid='#1f3a18')

for side in (1, -1):
    for (x, y, z), lean, tilt in ENGINES:
        # The handle's -Z is the exhaust; a lean outwards swings the intake away from the hull.
        handle = empty((side * x, y, z), (math.radians(tilt), math.radians(side * lean), 0), craft)
        nozzle(0.145, (0, 0, -0.50), (math.pi, 0, 0), handle, fire, dark, petals=12)
        plume(fire, 0.95, 0.125, (0, 0, -0.44), (math.pi, 0, 0), handle, strength=9)
        ring(0.155, 0.035, 0.05, (0, 0, 0.46), material=dark, bevel=0.01, steps=64, parent=handle)
        cylinder(0.145, 0.02, (0, 0, 0.44), material=dark, bevel=0, parent=handle)
        cylinder(0.05, 0.10, (0, 0, 0.49), material=steel, bevel=0.01, top=0.01, parent=handle)
        box((0.22, 0.02, 0.17), (0, -0.16, 0.22), material=dark, bevel=0, parent=handle)
        for i in range(4):
            box((0.014, 0.03, 0.18), (-0.075 + 0.05 * i, -0.225, 0.22), material=dark, bevel=0.003, parent=handle)
        cylinder(0.10, 0.10, (-side * 0.22, 0, 0.04), SIDEWAYS, dark, 0.012, parent=handle)
        cylinder(0.045, 0.012, (side * 0.235, 0, 0.0), SIDEWAYS, light(fire, 7), 0, parent=handle)
    # Skids half lowered, landing lamps, twin guns in the cheeks.
    for y in (-0.62, 0.72):
        rod((side * 0.34, y, -0.25), (side * 0.52, y + 0.04, -0.62), 0.032, dark, craft)
        piston((side * 0.22, y + 0.02, -0.28), (side * 0.48, y + 0.04, -0.55), 0.022, dark, steel, craft)
    rod((side * 0.53, -0.95, -0.63), (side * 0.53, 1.00, -0.63), 0.034, dark, craft)
    rod((side * 0.53, -0.95, -0.63), (side * 0.53, -1.10, -0.55), 0.034, dark, craft)
    cylinder(0.055, 0.05, (side * 0.30, -1.50, -0.19), FORE, dark, 0.008, parent=craft)
    cylinder(0.044, 0.012, (side * 0.30, -1.53, -0.19), FORE, lamp, 0, parent=craft)
    for x in (0.43, 0.51):
        rod((side * x, -0.62, -0.17), (side * x, -1.12, -0.17), 0.022, dark, craft)
        rod((side * x, -1.06, -0.17), (side * x, -1.18, -0.17), 0.030, steel, craft)
        cylinder(0.014, 0.01, (side * x, -1.182, -0.17), FORE, light('#ff9a4a', 6), 0, parent=craft)
    rod((side * 0.045, -1.44, -0.30), (side * 0.045, -1.86, -0.34), 0.018, dark, craft)
    rod((side * 0.045, -1.80, -0.335), (side * 0.045, -1.90, -0.345), 0.025, steel, craft)
    tube([(side * 0.40, 0.10, 0.36), (side * 0.60, -0.05, 0.42), (side * 0.85, -0.20, 0.38), (side * 1.1, -0.30, 0.34)], 0.018, dark, craft)
    box((0.008, 1.10, 0.022), (side * 0.560, 0.10, -0.16), material=light(fire, 5), bevel=0, parent=craft)
    sphere(0.018, (side * 0.34, 2.14, 1.02), light('#ffb35c', 10), 2, parent=craft)
greebles(craft, dark, (-0.10, -0.20, 0.445), (0.10, 0.80, 0.455), 14, seed=3, size=(0.03, 0.10))
rod((0.12, 0.0, 0.44), (0.12, 0.10, 0.98), 0.007, dark, craft)
rod((-0.10, 0.2, 0.44), (-0.10, 0.26, 0.82), 0.007, dark, craft)
box((0.30, 0.90, 0.012), (0, 0.10, -0.296), material=light('#f3ffe6', 3), bevel=0, parent=craft)

for x in (-1.1, 1.1):
    point((x, -0.5, -0.95), 16, '#9dff5c', 0.15)
point((0, 0.1, -0.45), 12, '#f3ffe6', 0.15)

shoot(name, samples=18, height=0.15, distance=9.2, target=(0, 0, -0.02), lens=84, focus=(0, -0.8, 0.2), fstop=5)
