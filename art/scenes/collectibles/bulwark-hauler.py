"""Bulwark Hauler: a boxy mustard cargo tug stacked with containers, a lit crate held out in its two grab arms."""

import math

import numpy as np
from mathutils import Vector

from kit.colours import GATE
from kit.craft import (
    AFT, FORE, SIDEWAYS, beam, bricks, dark_metal, greebles, heading, lettering, lines, nozzle, only, painted, piston, plates, plume, rod
)
from kit.lights import area, point
from kit.materials import light, metal, mirror_glass, paint
from kit.sdf import blend, block, carve, drum, half_space, meet, mesh_of, mirrored
from kit.shapes import box, cylinder, empty, extrude, sphere, tube
from kit.stage import collectible, shoot

name = collectible('bulwark-hauler', GATE, rim='#6fc4ff', seed=30, podium=-1.12, podium_radius=1.3, back=0.05, rims=1.4, key=440)
area((5.5, -3.5, 1.6), (0, 0, 0), 0.9, 220, '#d6ecff', tall=4.5)

SCREEN_TILT = -40.5  # degrees; how far the windscreen leans back


def hull(p):
    q = mirrored(p)
    cab = block(q, (0, -0.92, 0.02), (0.54, 0.44, 0.46), 0.03)
    for normal, offset in (((0, -0.76, 0.65), 1.10), ((0, -0.78, -0.62), 1.12), ((0.707, -0.707, 0), 1.20), ((0.707, 0, 0.707), 0.66)):
        cab = meet(cab, half_space(q, normal, offset), 0.015)
    spine = block(q, (0, 0.50, -0.34), (0.40, 1.10, 0.13), 0.03)
    rail = block(q, (0.55, 0.46, -0.26), (0.05, 0.98, 0.06), 0.015)
    stern = meet(block(q, (0, 1.62, 0.05), (0.60, 0.24, 0.50), 0.03), half_space(q, (0.707, 0, 0.707), 0.70), 0.015)
    outrigger = block(q, (0.66, 1.52, 0.0), (0.26, 0.15, 0.07), 0.02)
    shape = blend(np.minimum(cab, stern), np.minimum(spine, rail), 0.03)
    shape = blend(shape, outrigger, 0.03)
    for z in (0.27, -0.27):
        shape = blend(shape, drum(q, (0.80, 1.50, z), 0.215, 0.36, axis=1, round=0.03), 0.05)
    # Shoulders that carry the arms and a bumper across the chin.
    shape = blend(shape, drum(q, (0.56, -0.86, -0.22), 0.17, 0.10, axis=0, round=0.02), 0.02)
    return np.minimum(shape, block(q, (0, -1.34, -0.20), (0.36, 0.06, 0.07), 0.02))


def body(p):
    q = mirrored(p)
    shape = hull(p)
    # Sunk windows: three in front, one to either side.
    sin, cos = math.sin(math.radians(SCREEN_TILT)), math.cos(math.radians(SCREEN_TILT))
    out, up = -cos * (q[1] + 1.22) - sin * (q[2] - 0.265), -sin * (q[1] + 1.22) + cos * (q[2] - 0.265)
    for low, high in ((-0.9, 0.135), (0.165, 0.33)):
        pane = np.maximum(np.abs(q[0] - (low + high) / 2) - (high - low) / 2, np.maximum(np.abs(up) - 0.115, np.abs(out) - 0.05))
        shape = carve(shape, pane, 0.012)
    shape = carve(shape, block(q, (0.55, -0.86, 0.20), (0.05, 0.20, 0.105), 0.02), 0.012)
    for i in range(6):
        shape = carve(shape, block(q, (0.30, 1.40 + 0.085 * i, 0.55), (0.16, 0.024, 0.06), 0.006), 0.006)
        shape = carve(shape, block(q, (0.62, -0.02 + 0.18 * i, -0.26), (0.04, 0.06, 0.028), 0.006), 0.006)
    for z in (0.27, -0.27):
        shape = carve(shape, drum(q, (0.80, 1.86, z), 0.165, 0.2, axis=1), 0.01)
        shape = carve(shape, drum(q, (0.80, 1.12, z), 0.15, 0.10, axis=1), 0.02)
    return shape


def stripe(p):
    """Returns black hazard bars on bumper, shoulders and stern, and a band round the cab."""
    x = np.abs(p[0])
    bars = lines(x + p[2], 0.085)
    bumper = np.maximum(np.maximum(p[1] + 1.26, np.abs(p[2] + 0.20) - 0.08), bars)
    stern = np.maximum(np.maximum(1.36 - p[1], np.abs(p[2] - 0.44) - 0.07), np.maximum(bars, 0.02 - x + 0.1))
    roof = np.maximum(np.maximum(np.abs(p[1] + 0.62) - 0.08, 0.3 - p[2]), lines(x + p[1], 0.085))
    band = np.maximum(np.abs(p[2] - 0.035) - 0.022, p[1] + 0.46)
    return painted(np.minimum.reduce([bumper, stern, roof, band]))


def frame(p):
    x = np.abs(p[0])
    under = np.maximum(p[2] + 0.21, -0.50 - p[1])
    chin = np.maximum(p[2] + 0.30, p[1] + 0.4)
    engines = np.maximum(np.minimum(1.42 - p[1], p[1] - 1.20), 0.62 - x)
    deck = np.maximum(np.maximum(-0.46 - p[1], p[1] - 1.39), x - 0.6)
    return np.maximum(painted(np.minimum.reduce([under, chin, engines, deck])), plates(p[2], p[1], 0.30, 0.27, 0.3))


grooves = {
    'g0': lambda p: only(bricks(p[2], p[1], 0.30, 0.27), np.minimum(p[1] + 0.46, 1.39 - p[1])),
    'g1': lambda p: only(lines(p[1], 0.27), np.minimum(p[1] + 0.46, 1.39 - p[1])),
    'g2': lambda p: only(lines(np.abs(p[0]), 0.32, 0.10), np.abs(p[2] + 0.05) - 0.9),
}

mustard = paint('#c4820f', '#8c5f10', '#15161a', '#0b0c0e', frame='#1b1d21', bevel=0.014, grooves=3, groove_width=0.007, wear=0.9, creases=0.07, rough=(0.24, 0.5))
dark, steel = dark_metal(), metal('#a3a7ad', 0.22, wear=0.6, bevel=0.005)
yellow = metal('#b5780e', 0.4, 0.25, wear=0.9, grime=0.9, bevel=0.012)
glass = mirror_glass('#05080c', '#123246', '#8fd8ff')
amber, fire = light(GATE, 6), '#ffab52'

craft = empty((-0.04, 0.05, -0.10), heading((0.66, -0.75, -0.07), math.radians(-3)), scale=0.80)
mesh_of(body, (-1.10, -1.50, -0.60), (1.10, 1.95, 0.65), 340, mustard, craft, {**grooves, 'stripe': stripe, 'frame': frame})


def corrugated(width, length, pitch=0.060, depth=0.014):
    """Returns the plan of a container whose four sides are folded sheet."""
    outline = []
    for ax, ay, bx, by in ((1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1), (-1, -1, 1, -1)):
        a, b = Vector((ax * width / 2, ay * length / 2)), Vector((bx * width / 2, by * length / 2))
        along = (b - a).normalized()
        inwards = Vector((-along.y, along.x))
        folds = int((b - a).length / pitch) - 1
        start = ((b - a).length - folds * pitch) / 2
        outline.append(a)
        for fold in range(folds):
            for share, sunk in ((0.15, 0), (0.30, 1), (0.70, 1), (0.85, 0)):
                outline.append(a + along * (start + (fold + share) * pitch) + inwards * depth * sunk)
    return [tuple(point_) for point_ in outline]


def container(centre, colour, mark, size=(0.54, 0.84, 0.40)):
    """Adds a freight box: folded sheet, corner posts and castings, door bars, a stencilled number."""
    width, length, height = size
    sheet = metal(colour, 0.42, 0.25, wear=0.9, wear_colour='#b7b0a4', grime=0.9, bevel=0.008)
    handle = empty(centre, parent=craft)
    extrude(corrugated(width - 0.03, length - 0.03), height - 0.03, material=sheet, bevel=0.003, segments=1, parent=handle)
    for sx in (1, -1):
        for sz in (1, -1):
            box((0.035, length, 0.035), (sx * (width / 2 - 0.017), 0, sz * (height / 2 - 0.017)), material=sheet, bevel=0.006, parent=handle)
        for sy in (1, -1):
            box((0.04, 0.04, height), (sx * (width / 2 - 0.018), sy * (length / 2 - 0.018), 0), material=sheet, bevel=0.006, parent=handle)
            for sz in (1, -1):
                box((0.06, 0.06, 0.05), (sx * (width / 2 - 0.024), sy * (length / 2 - 0.024), sz * (height / 2 - 0.02)), material=dark, bevel=0.006, parent=handle)
    for sy in (1, -1):
        for sz in (1, -1):
            box((width, 0.035, 0.035), (0, sy * (length / 2 - 0.017), sz * (height / 2 - 0.017)), material=sheet, bevel=0.006, parent=handle)
    for side in (1, -1):
        box((0.006, 0.26, 0.15), (side * (width / 2 - 0.012), 0.05, 0.03), material=sheet, bevel=0.002, parent=handle)
        lettering(mark, 0.13, (side * (width / 2 - 0.008), 0.05, 0.03), (math.pi / 2, 0, side * math.pi / 2), light('#d9d4c6', 0.25), handle)
    for x in (-0.16, -0.06, 0.06, 0.16):
        rod((x, -length / 2 + 0.002, -height / 2 + 0.03), (x, -length / 2 + 0.002, height / 2 - 0.03), 0.008, steel, handle)


SLATE, RUST, BONE, NIGHT = '#4a4e52', '#7c3318', '#a39a86', '#23282c'
for x, y, z, colour, mark in (
    (0.285, 0.00, 0.01, RUST, 'M-17'),
    (-0.285, 0.00, 0.01, SLATE, 'M-02'),
    (0.285, 0.90, 0.01, NIGHT, 'K-31'),
    (-0.285, 0.90, 0.01, BONE, 'K-08'),
    (0.285, 0.90, 0.42, SLATE, 'M-44'),
    (-0.285, 0.90, 0.42, RUST, 'K-19'),
    (-0.285, 0.00, 0.42, NIGHT, 'M-23'),
):
    container((x, y, z), colour, mark)
for y in (-0.22, 0.24, 0.66, 1.12):
    for side in (1, -1):
        rod((side * 0.575, y, -0.20), (side * 0.575, y, 0.20), 0.010, dark, craft)
# A folded crane and lamps on the free front container.
box((0.40, 0.08, 0.05), (0.285, -0.20, 0.24), material=dark, bevel=0.01, parent=craft)
beam((0.285, -0.18, 0.27), (0.285, 0.26, 0.34), 0.07, 0.06, dark, craft)
cylinder(0.05, 0.14, (0.285, -0.20, 0.28), SIDEWAYS, steel, 0.01, parent=craft)

tilt = (math.radians(SCREEN_TILT), 0, 0)
box((0.68, 0.012, 0.235), (0, -1.196, 0.288 - 0.022), tilt, glass, 0, parent=craft)
for side in (1, -1):
    box((0.012, 0.40, 0.21), (side * 0.512, -0.86, 0.20), material=glass, bevel=0, parent=craft)
    for x in (0.30, 0.40):
        cylinder(0.038, 0.04, (side * x, -1.335, -0.075), FORE, dark, 0.006, parent=craft)
        cylinder(0.030, 0.012, (side * x, -1.355, -0.075), FORE, light('#fff2dc', 9), 0, parent=craft)
    for z in (0.27, -0.27):
        nozzle(0.175, (side * 0.80, 1.97, z), AFT, craft, fire, dark, petals=12)
        plume(fire, 0.75, 0.14, (side * 0.80, 1.90, z), parent=craft)
        cylinder(0.14, 0.02, (side * 0.80, 1.20, z), FORE, dark, 0, parent=craft)
        cylinder(0.05, 0.10, (side * 0.80, 1.18, z), FORE, steel, 0.01, top=0.012, parent=craft)
        for i in range(8):
            angle = i * math.pi / 4
            box((0.10, 0.016, 0.03), (side * 0.80 + 0.085 * math.cos(angle), 1.18, z + 0.085 * math.sin(angle)), (0.6, -angle, 0), steel, 0, parent=craft)
    tube([(side * 0.45, -0.5, 0.30), (side * 0.56, -0.42, 0.10), (side * 0.57, -0.38, -0.20), (side * 0.5, -0.30, -0.30)], 0.022, dark, craft)
    tube([(side * 0.60, 1.40, 0.10), (side * 0.62, 1.30, 0.24), (side * 0.64, 1.36, 0.32), (side * 0.70, 1.42, 0.32)], 0.020, dark, craft)
    box((0.012, 1.80, 0.016), (side * 0.602, 0.46, -0.32), material=amber, bevel=0, parent=craft)
for i, x in enumerate((-0.22, 0, 0.22)):
    cylinder(0.035, 0.05, (x, -0.80, 0.50), material=dark, bevel=0.006, parent=craft)
    cylinder(0.024, 0.05, (x, -0.80, 0.525), material=light(GATE, 9), bevel=0.004, parent=craft)
greebles(craft, dark, (-0.36, -0.72, 0.478), (0.36, -0.52, 0.482), 8, seed=6, size=(0.03, 0.09))
greebles(craft, dark, (-0.40, 1.75, 0.545), (0.40, 1.82, 0.55), 8, seed=2, size=(0.03, 0.07))
rod((0.34, -0.60, 0.46), (0.34, -0.52, 0.95), 0.008, dark, craft)
rod((0.30, -0.62, 0.46), (0.30, -0.60, 0.78), 0.006, dark, craft)

# Two arms reach round to the crate between their claws.
for side in (1, -1):
    shoulder, elbow, wrist = (side * 0.70, -0.86, -0.22), (side * 0.82, -1.40, -0.40), (side * 0.46, -1.86, -0.36)
    cylinder(0.14, 0.12, (side * 0.68, -0.86, -0.22), SIDEWAYS, dark, 0.015, parent=craft)
    cylinder(0.07, 0.16, (side * 0.69, -0.86, -0.22), SIDEWAYS, steel, 0.01, sides=6, parent=craft)
    beam(shoulder, elbow, 0.11, 0.14, yellow, craft, 0.02)
    cylinder(0.105, 0.18, elbow, material=dark, bevel=0.015, parent=craft)
    cylinder(0.06, 0.21, elbow, material=steel, bevel=0.01, sides=6, parent=craft)
    beam(elbow, wrist, 0.10, 0.11, yellow, craft, 0.018)
    piston((side * 0.74, -0.95, -0.09), (side * 0.80, -1.34, -0.28), 0.030, dark, steel, craft)
    piston((side * 0.84, -1.30, -0.27), (side * 0.58, -1.74, -0.27), 0.026, dark, steel, craft)
    tube([(side * 0.62, -0.95, -0.34), (side * 0.78, -1.2, -0.48), (side * 0.86, -1.46, -0.44), (side * 0.6, -1.72, -0.42)], 0.016, dark, craft)
    sphere(0.085, wrist, dark, 3, parent=craft)
    for z in (-0.20, -0.36, -0.52):
        knuckle = (side * 0.37, -1.95 - 0.04 * (z != -0.36), z)
        beam((side * 0.46, -1.88, -0.36 + 0.5 * (z + 0.36)), knuckle, 0.045, 0.05, dark, craft)
        beam(knuckle, (side * 0.22, -2.06, z), 0.04, 0.05, steel, craft)
box((0.38, 0.34, 0.34), (0, -2.0, -0.36), material=dark, bevel=0.03, parent=craft)
for z in (-0.47, -0.36, -0.25):
    box((0.395, 0.355, 0.020), (0, -2.0, z), material=light(GATE, 7), bevel=0, parent=craft)
for x in (-0.17, 0.17):
    for y in (-2.15, -1.85):
        box((0.06, 0.06, 0.36), (x, y, -0.36), material=steel, bevel=0.01, parent=craft)

point((0.45, -1.35, -0.35), 16, GATE, 0.1)
point((-0.1, 0.2, -0.62), 9, GATE, 0.4)

shoot(name, height=1.75, distance=8.6, target=(0.03, 0, -0.16), lens=82, focus=(0.2, -0.6, 0), fstop=5)
