"""Bastion Viper: a hooded machine cobra of lacquered green segments, rising from its own coil with its tongue out."""

import math

import numpy as np
from mathutils import Matrix

from kit import sdf
from kit.colours import DOMINION, GOLD
from kit.companions import gunmetal, iridescent, path, repeat_along
from kit.lights import area, point
from kit.materials import light, metal
from kit.shapes import box, cylinder, empty, extrude, lathe, ring, sphere, tube
from kit.stage import collectible, shoot

name = collectible('bastion-viper', DOMINION, rim='#ffc46b', seed=13, podium=-1.45, podium_radius=1.38, back=0.06, key=560, rims=1.2)
area((-4.8, -3, 0.8), (0, 0, 0), 1.0, 190, '#d8fff6', tall=4.5)
area((3.8, -4, 1.8), (0, 0, 0.5), 0.7, 90, '#fff0d2', tall=3.5)

lacquer, steel = iridescent('#0fae8f', '#1b4fd0'), gunmetal('#12181a')
gold = metal(GOLD, 0.22, wear=0.7, wear_colour='#ffe3a6', grime=0.6, bevel=0.006)
belly_plate = metal('#b9b08f', 0.32, 0.8, wear=0.7, grime=0.7, bevel=0.006)
teal, dim_teal, amber = light(DOMINION, 6), light(DOMINION, 2.6), light('#ffb52e', 4.5)

# The line of the back: tail tip, two turns of coil, and the neck in an S.
TURNS = 1.92
coil = []
for step in range(24):
    t = TURNS * step / 23
    angle = math.radians(90) - 2 * math.pi * (TURNS - t)
    reach = 1.06 - 0.17 * t + 0.16 * max(0, 0.25 - t)
    coil.append((reach * math.cos(angle), reach * math.sin(angle), -1.30 + 0.145 * t**1.35 + 0.06 * min(t, 1)))
NECK = [(-0.52, 0.56, -0.80), (-0.66, 0.22, -0.40), (-0.42, 0.02, 0.02), (-0.02, 0.08, 0.38), (0.14, 0.02, 0.74), (0.06, -0.14, 1.02), (-0.06, -0.38, 1.08)]
COUNT = 150
positions, directions = path(coil + NECK, COUNT)
t = np.linspace(0, 1, COUNT)
girths = np.interp(t, [0, 0.10, 0.35, 0.62, 0.80, 0.93, 1], [0.035, 0.095, 0.175, 0.195, 0.155, 0.135, 0.125])
neck = np.clip((t - 0.70) / 0.10, 0, 1)[:, None]
outward = np.stack([positions[:, 0] * 0.7, positions[:, 1] * 0.7, np.ones(COUNT)], 1)
ups = outward * (1 - neck) + np.array([-0.1, 1, 0.25]) * neck

tube([tuple(p) for p in positions[6:-1:4]], 0.085, steel)
tube([tuple(p) for p in positions[:8]], 0.03, steel)


def segment(shell):
    """Returns one link, modelled with a radius of one metre: back shell, belly plate, ridge."""
    section = [(-0.16, -0.36), (0.02, -0.36), (0.07, 0.22), (0.0, 0.34), (-0.14, 0.30)]
    back = lathe(section, material=shell, radius=0.93, arc=0.70, closed=True, steps=40, bevel=0.03, rotation=(0, 0, math.radians(-36)))
    belly = lathe(section, material=belly_plate, radius=0.86, arc=0.26, closed=True, steps=18, bevel=0.03, rotation=(0, 0, math.radians(223)))
    # Turned meshes keep their turn in the data, so that copies can be aimed freely.
    for part in (back, belly):
        part.data.transform(part.matrix_basis)
        part.rotation_euler = (0, 0, 0)
    return [back, belly]


index = np.arange(COUNT)
banded = (index % 12 < 2) & (t < 0.8)
for chosen, shell in ((~banded, lacquer), (banded, gold)):
    repeat_along(segment(shell), positions[chosen], directions[chosen], girths[chosen], ups[chosen])
lit = (index % 12 == 2) & (t > 0.1) & (t < 0.8)
repeat_along([ring(0.985, 0.05, 0.07, (0, 0, 0), material=teal, bevel=0, steps=48)], positions[lit] - directions[lit] * 0.045, directions[lit], girths[lit], ups[lit])
ridge = (index % 2 == 0) & (t > 0.12) & (t < 0.97)
scute = extrude([(-0.16, 0.92), (0.16, 0.92), (0.10, 1.14), (-0.10, 1.14)], 0.5, material=steel, bevel=0.03)
repeat_along([scute], positions[ridge], directions[ridge], girths[ridge], ups[ridge])

# The hood: paired plates that widen and close again along the neck.
hood = np.flatnonzero((t > 0.862) & (t < 0.980))
spread = np.sin(np.linspace(0.30, math.pi * 0.94, len(hood))) ** 0.8
for side in (1, -1):
    wing = [(0.0, -0.16), (0.5, -0.10), (0.88, 0.02), (1.0, 0.16), (0.9, 0.20), (0.5, 0.08), (0.0, 0.06)]
    outline = [(side * x, y) for x, y in wing]
    for number, place in enumerate(hood):
        width = 0.18 + 0.46 * spread[number]
        plate = extrude(outline if side > 0 else outline[::-1], 0.092, material=gold if number % 5 == 2 else lacquer, bevel=0.010)
        parts = [plate]
        if number % 2:
            parts.append(box((0.34, 0.014, 0.022), (0, 0, 0), (0, 0, 0), dim_teal, 0))
            parts[1].data.transform(Matrix.Translation((side * 0.62, -0.105, 0)) @ Matrix.Rotation(side * 0.16, 4, 'Z'))
        here = slice(place, place + 1)
        repeat_along(parts, positions[here], directions[here], [(width, 0.52, 1)], ups[here])

# The head looks past the camera, jaws a little open.
head = empty((-0.03, -0.42, 1.13), (math.radians(10), math.radians(-4), math.radians(-46)), scale=1.42)


def skull(p):
    q = sdf.mirrored(p)
    shape = sdf.ellipsoid(q, (0, -0.06, 0.03), (0.22, 0.32, 0.13))
    shape = sdf.blend(shape, sdf.block(q, (0, -0.34, 0.0), (0.10, 0.20, 0.055), 0.045), 0.14)
    shape = sdf.blend(shape, sdf.ellipsoid(q, (0.16, 0.03, -0.01), (0.10, 0.18, 0.09)), 0.06)
    shape = sdf.blend(shape, sdf.capsule(q, (0.075, -0.36, 0.085), (0.20, -0.08, 0.135), 0.035, 0.04), 0.03)
    shape = sdf.carve(shape, sdf.ellipsoid(q, (0.20, -0.235, 0.055), (0.06, 0.09, 0.042)), 0.012)
    shape = sdf.carve(shape, sdf.half_space(q, (0, 0.12, 1), -0.045), 0.015)
    for gap in (q[0], np.where(q[0] > 0.03, q[1] + 0.04 + 0.4 * q[0], 9)):
        shape = sdf.carve(shape, np.maximum(np.abs(gap) - 0.008, -0.03 - sdf.ellipsoid(q, (0, -0.06, 0.03), (0.22, 0.32, 0.13))), 0.008)
    return sdf.carve(shape, sdf.ball(q, (0.05, -0.54, 0.02), 0.018), 0.01)


def jaw(p):
    q = sdf.mirrored(p)
    shape = sdf.blend(sdf.ellipsoid(q, (0, 0.0, 0), (0.19, 0.24, 0.07)), sdf.block(q, (0, -0.32, -0.01), (0.085, 0.19, 0.03), 0.025), 0.10)
    return sdf.carve(shape, sdf.half_space(q, (0, 0, -1), -0.012), 0.01)


sdf.mesh_of(skull, (-0.3, -0.6, -0.14), (0.3, 0.32, 0.24), 170, lacquer, head)
mouth = empty((0, 0.02, -0.06), (math.radians(13), 0, 0), head)
sdf.mesh_of(jaw, (-0.25, -0.56, -0.1), (0.25, 0.28, 0.1), 110, gold, mouth)
sphere(0.17, (0, 0.04, -0.05), steel, 4, (1.0, 1.3, 0.5), head)
for side in (1, -1):
    eye = sphere(0.046, (side * 0.178, -0.235, 0.052), amber, 4, (0.7, 1.35, 0.62), head)
    eye.rotation_euler = (0, 0, side * 0.4)
    box((0.016, 0.016, 0.058), (side * 0.212, -0.268, 0.052), (0, 0, side * 0.9), steel, 0.004, parent=head)
    cylinder(0.022, 0.15, (side * 0.062, -0.44, -0.11), (math.radians(176), 0, 0), belly_plate, 0.002, 20, 0.002, head)
    tube([(0, -0.34, -0.09), (0, -0.60, -0.12), (side * 0.012, -0.72, -0.11), (side * 0.07, -0.84, -0.06)], 0.0095, teal, head)
    box((0.012, 0.14, 0.012), (side * 0.085, -0.02, 0.158), (0, 0, side * 0.3), teal, 0, parent=head)

point((0, -0.2, -0.9), 8, DOMINION, 0.2)
shoot(name, samples=18, height=0.75, distance=8.4, target=(0, 0, -0.06), lens=60, focus=(0, -0.5, 0.9), fstop=3.0)
