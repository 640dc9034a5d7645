"""Threshold Idol: a weathered stone mask with a stepped crown, its broken side rebuilt in metal along a glowing seam."""

import math

import numpy as np

from kit import sdf
from kit.colours import DOMINION, EMBER, GOLD
from kit.companions import cut
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.relics import bolts, stone
from kit.shapes import box, cylinder, empty, extrude, lathe, polygon, ring, tube
from kit.stage import collectible, shoot

name = collectible('threshold-idol', EMBER, rim=DOMINION, seed=29, podium=-1.48, podium_radius=1.15, back=0.06, key=620, rims=1.4, backdrop='#8f3a16')
area((-4.6, -3.4, 0.6), (0, 0, 0), 1.0, 200, '#ffe6d2', tall=4.5)

rock = stone('#77706a', '#38322e', '#4f5a46', 1.2, 0.6)
steel = metal('#1a1e26', 0.30, 0.95, wear=0.9, grime=0.8, bevel=0.01)
gold = metal(GOLD, 0.24, wear=0.8, wear_colour='#ffe3a6', grime=0.7, bevel=0.01)
repair = paint('#a3abb8', '#5a626e', DOMINION, '#0f7d75', scale=2.0, bevel=0.014, metallic=0.55)
ember, dim_ember, teal = light('#ff6a26', 6), light(EMBER, 3), light(DOMINION, 5)

mask = empty((0.04, 0.05, -0.10), (math.radians(-5), 0, math.radians(-22)), scale=1.08)


def fracture(p):
    """Returns the distance to the break: positive on the lost side, over the right eye and cheek."""
    jag = 0.07 * np.abs(np.mod(p[2] * 3.1, 1) - 0.5) + 0.05 * np.abs(np.mod(p[2] * 7.3 + 0.2, 1) - 0.5) + 0.04 * np.sin(p[1] * 9)
    return p[0] - 0.10 - jag - 0.16 * np.maximum(0, 0.1 - p[2]) - 0.25 * np.maximum(0, p[2] - 0.55)


def face(p):
    q = sdf.mirrored(p)
    x, y, z = q
    shape = sdf.ellipsoid(q, (0, 0.10, 0.02), (0.74, 0.56, 1.12))
    shape = sdf.blend(shape, sdf.block(q, (0, 0.0, 0.60), (0.66, 0.42, 0.30), 0.10), 0.16)
    shape = sdf.meet(shape, sdf.half_space(q, (0, 1, 0), 0.30), 0.06)
    shape = sdf.blend(shape, sdf.block(q, (0, -0.36, -0.86), (0.26, 0.20, 0.20), 0.10), 0.16)
    shape = sdf.blend(shape, sdf.ellipsoid(q, (0.42, -0.26, -0.20), (0.22, 0.22, 0.20)), 0.14)
    shape = sdf.carve(shape, sdf.ellipsoid(q, (0.33, -0.50, 0.20), (0.25, 0.22, 0.15)), 0.05)
    shape = sdf.blend(shape, sdf.capsule(q, (0.03, -0.50, 0.40), (0.60, -0.30, 0.52), 0.12, 0.09), 0.05)
    nose = sdf.blend(sdf.capsule(q, (0, -0.50, 0.34), (0, -0.70, -0.20), 0.085, 0.125), sdf.ball(q, (0.11, -0.58, -0.22), 0.095), 0.05)
    shape = sdf.blend(shape, nose, 0.05)
    shape = sdf.carve(shape, sdf.ball(q, (0.07, -0.70, -0.31), 0.05), 0.02)
    lips = sdf.carve(sdf.block(q, (0, -0.46, -0.58), (0.36, 0.12, 0.165), 0.07), sdf.block(q, (0, -0.60, -0.58), (0.285, 0.28, 0.085), 0.03), 0.025)
    shape = sdf.carve(sdf.blend(shape, lips, 0.05), sdf.block(q, (0, -0.62, -0.58), (0.28, 0.24, 0.08), 0.02), 0.02)
    for column in (0.055, 0.165, 0.262):
        tooth = sdf.block(q, (column, -0.42, -0.58), (0.047 if column < 0.2 else 0.03, 0.10, 0.09), 0.018)
        shape = np.minimum(shape, tooth)
    for level in (0.66, 0.76):
        shape = sdf.carve(shape, sdf.block(q, (0, -0.55, level), (0.60, 0.16, 0.018), 0.01), 0.012)
    shape = sdf.carve(shape, sdf.capsule(q, (0.30, -0.62, -0.06), (0.36, -0.52, -0.62), 0.022), 0.015)
    return sdf.carve(shape, sdf.capsule(q, (0.42, -0.62, -0.04), (0.46, -0.46, -0.56), 0.022), 0.015)


def old_stone(p):
    chips = 0.012 * np.sin(p[0] * 31 + 2 * np.sin(p[2] * 17)) * np.sin(p[2] * 27 + p[1] * 19)
    return sdf.meet(face(p) + chips, fracture(p) + 0.012 + 0.6 * chips, 0.012)


def new_metal(p):
    shell = sdf.meet(face(p) + 0.03, 0.024 - fracture(p), 0.012)
    z, x = p[2], p[0]
    gaps = [z - 0.36 - 0.25 * x, z + 0.06 + 0.3 * (x - 0.4), np.where(z < -0.1, x - 0.42 - 0.2 * z, 9), np.where(z > 0.4, x - 0.44, 9), z + 0.42]
    return cut(shell, gaps, 0.011, 0.008)


def seam(p):
    return np.maximum(face(p) + 0.014, np.abs(fracture(p) - 0.005) - 0.018)


LOW, HIGH = (-0.85, -0.95, -1.2), (0.85, 0.4, 1.1)
sdf.mesh_of(old_stone, LOW, HIGH, 240, rock, mask)
sdf.mesh_of(new_metal, (0.0, -0.95, -1.2), HIGH, 220, repair, mask, {'frame': lambda p: sdf.inside(p[2] + 0.44, 0.02), 'stripe': lambda p: sdf.inside(np.abs(p[2] - 0.86) - 0.04)})
sdf.mesh_of(seam, (-0.1, -0.95, -1.2), (0.6, 0.4, 1.1), 200, dim_ember, mask)

# Eyes: a coal in the stone socket, a lens in the metal one; the mouth glows behind its teeth.
coal = empty((-0.34, -0.345, 0.19), (0, math.radians(-8), math.radians(-14)), mask)
extrude([(-0.15, 0.0), (-0.07, -0.045), (0.07, -0.05), (0.15, 0.012), (0.07, 0.045), (-0.06, 0.05)], 0.05, (0, 0, 0), (math.pi / 2, 0, 0), ember, 0.012, parent=coal)
lens = empty((0.34, -0.36, 0.19), (0, 0, math.radians(14)), mask)
for radius, depth, material in ((0.125, 0.14, steel), (0.10, 0.16, gold), (0.082, 0.165, steel), (0.05, 0.172, teal)):
    cylinder(radius, depth, (0, 0, 0), (math.pi / 2, 0, 0), material, 0.008 if material is not teal else 0, 48, parent=lens)
ring(0.068, 0.010, 0.012, (0, -0.083, 0), (math.pi / 2, 0, 0), teal, bevel=0, parent=lens)
box((0.52, 0.03, 0.13), (0, -0.345, -0.58), material=dim_ember, bevel=0, parent=mask)

# The crown: steps of stone between metal rays, a lit stone in the brow.
for index in range(-4, 5):
    lean = index * 0.20
    ray = empty((0.115 * index, 0.06, 0.82 - 0.012 * index**2), (0, lean, 0), mask)
    tall = 0.80 - 0.085 * abs(index)
    if index % 2 == 0:
        outline = [(-0.085, -0.05), (0.085, -0.05), (0.10, tall * 0.62), (0.055, tall * 0.66), (0.055, tall), (-0.055, tall), (-0.055, tall * 0.66), (-0.10, tall * 0.62)]
        extrude(outline, 0.26, (0, 0, 0), (math.pi / 2, 0, 0), rock if index < 1 else steel, 0.022, parent=ray)
        box((0.07, 0.02, 0.035), (0, -0.135, tall * 0.80), material=teal if index > 0 else gold, bevel=0.004, parent=ray)
        box((0.09, 0.02, 0.10), (0, -0.132, tall * 0.42), (0, math.pi / 4, 0), gold, 0.006, parent=ray)
    else:
        outline = [(-0.06, -0.05), (0.06, -0.05), (0.075, tall * 0.9), (0, tall * 1.18), (-0.075, tall * 0.9)]
        extrude(outline, 0.12, (0, 0.02, 0), (math.pi / 2, 0, 0), gold, 0.014, parent=ray)
band = empty((0, 0, 0.86), parent=mask)
for index in range(-6, 7):
    angle = math.radians(index * 13.5)
    box((0.15, 0.05, 0.10), (0.72 * math.sin(angle), 0.16 - 0.60 * math.cos(angle), 0), (0, 0, angle), gold, 0.010, parent=band)
    box((0.05, 0.06, 0.05), (0.72 * math.sin(angle), 0.155 - 0.60 * math.cos(angle), 0), (0, math.pi / 4, angle), steel if index else ember, 0.006, parent=band)
extrude(polygon(4, 0.11, math.pi / 2), 0.09, (0, -0.47, 0.66), (math.pi / 2 - 0.1, 0, 0), gold, 0.012, parent=mask)
extrude(polygon(4, 0.068, math.pi / 2), 0.11, (0, -0.48, 0.66), (math.pi / 2 - 0.1, 0, 0), ember, 0.006, parent=mask)

# Ears: stone disc on the old side, geared metal on the new, each with a hanging weight.
for side in (-1, 1):
    ear = empty((0.80 * side, 0.02, 0.06), (math.pi / 2, 0, side * math.radians(24)), mask)
    lathe([(0, 0.09), (0.10, 0.10), (0.13, 0.06), (0.20, 0.06), (0.24, 0.10), (0.29, 0.09), (0.30, -0.08), (0, -0.08)], material=rock if side < 0 else steel, parent=ear, bevel=0.012)
    cylinder(0.085, 0.24, material=gold, bevel=0.015, parent=ear)
    cylinder(0.05, 0.25, material=ember if side < 0 else teal, bevel=0, parent=ear)
    bolts(0.165, 8, 0.022, gold, ear, 0.065)
    if side > 0:
        for index in range(24):
            angle = 2 * math.pi * index / 24
            box((0.05, 0.035, 0.10), (0.31 * math.cos(angle), 0.31 * math.sin(angle), 0), (0, 0, angle), steel, 0.006, parent=ear)
    drop = empty((0.83 * side, -0.0, -0.24), parent=mask)
    cylinder(0.02, 0.14, (0, 0, -0.04), material=steel, parent=drop, sides=16)
    extrude([(-0.055, 0.1), (0.055, 0.1), (0.085, -0.16), (0, -0.25), (-0.085, -0.16)], 0.09, (0, 0, -0.20), (math.pi / 2, 0, 0), gold, 0.014, parent=drop)
    box((0.03, 0.02, 0.12), (0, -0.05, -0.22), material=teal if side > 0 else ember, bevel=0, parent=drop)

# Cables in the repaired jaw, the post and claws it stands on.
for start, sag in (((0.50, 0.05, -0.50), 0.10), ((0.44, -0.05, -0.66), 0.06), ((0.36, -0.10, -0.82), 0.04)):
    tube([start, (start[0] + 0.16 + sag, start[1] + 0.05, start[2] - 0.12), (start[0] + 0.05, 0.12, -1.12), (0.12, 0.20, -1.30)], 0.026, steel, mask)
cylinder(0.10, 0.62, (0.02, 0.16, -1.26), material=steel, bevel=0.01)
cylinder(0.36, 0.09, (0.02, 0.12, -1.44), material=steel, bevel=0.02, sides=8)
bolts(0.28, 8, 0.03, gold, empty((0.02, 0.12, -1.395)))
for side in (-1, 1):
    tube([(0.02, 0.14, -1.36), (side * 0.34, -0.12, -1.34), (side * 0.36, -0.34, -1.12), (side * 0.24 - 0.08, -0.34, -0.98)], 0.045, steel)
point((-0.1, -0.75, -0.6), 4, EMBER, 0.1)

shoot(name, samples=18, height=0.55, distance=8.4, target=(0.02, 0, -0.02), lens=59, focus=(0, -0.6, 0.1), fstop=3.2)
