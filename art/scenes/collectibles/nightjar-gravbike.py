"""Nightjar Gravbike: a riderless hover bike on two hubless ring wheels, parked side on."""

import math

import numpy as np

from kit.colours import MYTHIC
from kit.craft import (
    FORE, SIDEWAYS, beam, bricks, dark_metal, heading, lines, loft, only, painted, piston, plate, plates, rod
)
from kit.lights import area, point
from kit.materials import light, metal, mirror_glass, paint
from kit.sdf import blend, block, carve, drum, mesh_of, mirrored
from kit.shapes import box, cylinder, empty, ring, torus, tube
from kit.stage import collectible, shoot

name = collectible('nightjar-gravbike', MYTHIC, rim='#4dd8ff', seed=12, podium=-0.925, podium_radius=1.42, back=0.06, rims=1.6, key=520)
area((-5.5, -3.5, 1.4), (0, 0, 0), 0.7, 200, '#ffe6f2', tall=4.5)
area((2.5, -4.5, 3.0), (0, 0, 0), 1.4, 120, '#e6f4ff', tall=1.4)

WHEEL, FRONT, REAR, AXLE = 0.66, -1.14, 1.14, -0.30

# The spine arches from the cowl over the front wheel to the kicked-up tail.
SPINE = [
    (-1.42, 0.36, 0.020, 0.02, 0.02, 1.8),
    (-1.12, 0.44, 0.130, 0.090, 0.10, 1.7),
    (-0.78, 0.50, 0.190, 0.150, 0.15, 2.0),
    (-0.42, 0.44, 0.215, 0.180, 0.20, 2.4),
    (-0.05, 0.34, 0.190, 0.140, 0.20, 2.4),
    (0.30, 0.27, 0.150, 0.085, 0.14, 3.0),
    (0.70, 0.33, 0.150, 0.085, 0.10, 3.0),
    (1.15, 0.50, 0.110, 0.075, 0.07, 2.2),
    (1.58, 0.66, 0.025, 0.025, 0.02, 2.0),
]
KEEL = [
    (-0.62, -0.28, 0.050, 0.05, 0.05, 2.0),
    (-0.35, -0.26, 0.150, 0.13, 0.11, 3.0),
    (0.10, -0.25, 0.190, 0.16, 0.14, 4.0),
    (0.48, -0.24, 0.150, 0.12, 0.11, 3.0),
    (0.72, -0.22, 0.050, 0.05, 0.05, 2.0),
]


def hull(p):
    q = mirrored(p)
    shape = blend(loft(q, SPINE), loft(q, KEEL), 0.04)
    # Side fairings fall from the tank to the front wheel.
    fairing = plate([q[1], q[2], q[0] - 0.21 + 0.10 * q[2]], [(-1.05, 0.42), (-0.66, 0.02), (-0.34, 0.06), (-0.30, 0.44), (-0.62, 0.52)], 0, 0.035)
    shape = blend(shape, fairing, 0.04)
    tail = plate([q[1], q[2], q[0] - 0.14], [(0.62, 0.34), (0.95, 0.22), (1.48, 0.58), (1.20, 0.52)], 0, 0.03)
    return blend(shape, tail, 0.03)


def body(p):
    q = mirrored(p)
    shape = carve(hull(p), block(q, (0.24, -0.46, 0.20), (0.07, 0.10, 0.055), 0.02), 0.012)
    for i in range(4):
        shape = carve(shape, block(q, (0.20, -0.12 + 0.075 * i, 0.30), (0.05, 0.018, 0.06), 0.006), 0.008)
    return carve(shape, drum(q, (0.20, 0.10, -0.25), 0.105, 0.05, axis=0), 0.012)


def stripe(p):
    x = np.abs(p[0])
    flank = np.maximum(np.abs(p[2] - 0.44 - 0.12 * p[1]) - 0.030, np.maximum(p[1] + 0.10, -1.30 - p[1]))
    spine = np.maximum(np.maximum(x - 0.030, p[1] + 0.10), 0.40 - p[2])
    tail = np.maximum(np.maximum(1.20 - p[1], 0.30 - p[2]), np.abs(p[1] - 0.9 * p[2] - 0.86) - 0.045)
    fairing = np.maximum(np.abs(p[1] + 0.55 * p[2] + 0.72) - 0.028, np.maximum(p[2] - 0.34, 0.03 - p[2]))
    return painted(np.minimum.reduce([flank, spine, tail, fairing]))


def frame(p):
    seat = np.maximum(np.abs(p[1] - 0.45) - 0.42, 0.25 + 0.10 * p[1] - p[2])
    keel = p[2] + 0.06
    return np.maximum(painted(np.minimum(seat, keel)), plates(p[1], p[2], 0.30, 0.17))


grooves = {
    'g0': lambda p: only(bricks(p[1], p[2], 0.30, 0.17), np.maximum(p[2] - 0.6, -1.2 - p[1])),
    'g1': lambda p: only(lines(p[2], 0.17), -1.15 - p[1]),
    'g2': lambda p: only(np.abs(p[0]) - 0.075, np.maximum(0.36 - p[2], p[1])),
}

coat = paint('#5d5570', '#2b2638', '#ff2f8e', '#9c0f50', frame='#14131a', bevel=0.010, grooves=3, groove_width=0.006, wear=0.7, creases=0.05, rough=(0.10, 0.28))
dark, steel = dark_metal(), metal('#a9adb6', 0.18, wear=0.6, bevel=0.004, grime=0.6)
rubber = metal('#0d0f13', 0.55, 0.1, wear=0.4, wear_colour='#4b4e55', bevel=0.006)
copper = metal('#b98a62', 0.22, wear=0.5, bevel=0.004)
pink, cyan = light(MYTHIC, 5), light('#4dd8ff', 8)

craft = empty((0.0, 0.0, -0.005), heading((-0.90, -0.44, 0)), scale=0.95)
mesh_of(body, (-0.36, -1.50, -0.46), (0.36, 1.66, 0.80), 380, coat, craft, {**grooves, 'stripe': stripe, 'frame': frame})


def ring_wheel(y, clamp):
    """Returns a wheel without spokes or hub: tread, bright rail, glowing field; the clamp grips it at the angle `clamp`."""
    hub = empty((0, y, AXLE), SIDEWAYS, craft)
    ring(WHEEL - 0.075, 0.14, 0.20, material=rubber, bevel=0.045, parent=hub)
    for i in range(44):
        for face in (1, -1):
            angle = 2 * math.pi * (i + 0.25 * face) / 44
            spot = ((WHEEL - 0.008) * math.cos(angle), (WHEEL - 0.008) * math.sin(angle), face * 0.052)
            box((0.022, 0.046, 0.085), spot, (face * 0.35, 0, angle), rubber, 0.006, parent=hub)
    for face in (1, -1):
        ring(WHEEL - 0.135, 0.035, 0.03, (0, 0, face * 0.098), material=steel, bevel=0.006, parent=hub)
        ring(WHEEL - 0.085, 0.012, 0.012, (0, 0, face * 0.102), material=pink, bevel=0, parent=hub)
        for i in range(30):
            angle = 2 * math.pi * i / 30
            cylinder(0.008, 0.02, ((WHEEL - 0.135) * math.cos(angle), (WHEEL - 0.135) * math.sin(angle), face * 0.112), material=dark, bevel=0, sides=6, parent=hub)
    ring(WHEEL - 0.160, 0.012, 0.13, material=pink, bevel=0, parent=hub)
    for face in (1, -1):
        ring(WHEEL - 0.165, 0.030, 0.02, (0, 0, face * 0.055), material=dark, bevel=0.004, parent=hub)
    for offset in (-0.28, 0, 0.28):
        angle = clamp + offset
        spot = ((WHEEL - 0.12) * math.cos(angle), (WHEEL - 0.12) * math.sin(angle), 0)
        box((0.19, 0.15, 0.29), spot, (0, 0, angle), dark, 0.02, parent=hub)
        box((0.10, 0.08, 0.31), spot, (0, 0, angle), steel, 0.012, parent=hub)
    return (y - (WHEEL - 0.12) * math.sin(clamp + math.pi), AXLE - (WHEEL - 0.12) * math.cos(clamp))


# SIDEWAYS turns a wheel's own X down, so angles run from straight down towards the tail.
front = ring_wheel(FRONT, math.radians(148))
rear = ring_wheel(REAR, math.radians(-118))
for side in (1, -1):
    x = side * 0.165
    y, z = front
    beam((x, y, z), (side * 0.12, -0.66, 0.44), 0.05, 0.10, dark, craft)
    piston((side * 0.20, y + 0.03, z - 0.02), (side * 0.17, -0.60, 0.34), 0.028, dark, steel, craft)
    y, z = rear
    beam((x, y, z), (side * 0.15, 0.26, -0.22), 0.05, 0.13, dark, craft)
    beam((x, y - 0.04, z + 0.04), (side * 0.13, 0.52, 0.24), 0.04, 0.07, dark, craft)
    piston((side * 0.205, y - 0.20, z - 0.01), (side * 0.16, 0.30, 0.18), 0.030, copper, steel, craft)
    for i in range(2):
        pipe = [(side * 0.17, -0.22 + 0.20 * i, -0.10), (side * 0.25, -0.14 + 0.2 * i, -0.02), (side * 0.25, 0.35, 0.05 - 0.07 * i), (side * 0.22, 0.85, 0.28 - 0.06 * i), (side * 0.20, 1.36, 0.50 - 0.08 * i)]
        tube(pipe, 0.036, copper, craft)
        rod((side * 0.206, 1.15, 0.40 - 0.075 * i), (side * 0.198, 1.42, 0.53 - 0.085 * i), 0.050, dark, craft)
    rod((side * 0.10, -0.70, 0.60), (side * 0.20, -0.64, 0.72), 0.018, dark, craft)
    rod((side * 0.20, -0.64, 0.72), (side * 0.36, -0.48, 0.70), 0.024, rubber, craft, bevel=0.01)
    cylinder(0.06, 0.07, (side * 0.36, -0.485, 0.70), FORE, dark, 0.01, parent=craft)
    rod((side * 0.16, 0.28, -0.16), (side * 0.33, 0.28, -0.16), 0.022, steel, craft)
    box((0.010, 0.17, 0.022), (side * 0.085, -1.22, 0.455), (0.5, 0, side * 0.42), light('#f4fbff', 12), 0, parent=craft)
    box((0.02, 0.10, 0.022), (side * 0.055, 1.42, 0.60), (0.55, 0, 0), light('#ff3b4e', 9), 0, parent=craft)
    ring(0.085, 0.02, 0.03, (side * 0.195, 0.10, -0.25), SIDEWAYS, steel, 48, 0.005, craft)
    cylinder(0.06, 0.02, (side * 0.165, 0.10, -0.25), SIDEWAYS, cyan, 0, parent=craft)
    for i in range(6):
        angle = i * math.pi / 3
        box((0.03, 0.012, 0.10), (side * 0.19, 0.10 + 0.04 * math.sin(angle), -0.25 + 0.04 * math.cos(angle)), (-angle, 0, 0), dark, 0, parent=craft)
    tube([(side * 0.15, -0.45, 0.2), (side * 0.22, -0.55, 0.02), (side * 0.14, -0.50, -0.2)], 0.014, dark, craft)
# Cooling fins of the engine between tank and keel.
for i in range(7):
    box((0.30, 0.40, 0.014), (0, 0.06, -0.09 + 0.032 * i), (0, 0, 0), steel if i % 2 else dark, 0.004, parent=craft)
visor = mirror_glass('#0a0610', '#40103a', '#ff8ac4')
box((0.24, 0.03, 0.22), (0, -0.93, 0.64), (math.radians(-58), 0, 0), visor, 0.012, parent=craft)
box((0.17, 0.50, 0.012), (0, 0.05, -0.395), material=light('#4dd8ff', 5), bevel=0, parent=craft)
torus(0.05, 0.014, (0, -0.42, 0.625), (0.15, 0, 0), steel, 48, 12, craft)

point((0, 0.0, -0.62), 10, '#4dd8ff', 0.3)

shoot(name, height=0.75, distance=8.6, target=(0, 0, -0.10), lens=82, focus=(-0.2, -0.4, 0), fstop=5)
