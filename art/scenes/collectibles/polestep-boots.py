"""Pole-Step Boots: a pair of red-and-white pit boots with magnet soles, one planted, one lifting off with nuts stuck to it."""

import math
import random

import numpy as np

from kit.armour import all_of, any_of, bolts, both_sides, hose, only, plated, span, stencil, strip
from kit.colours import SLIPSTREAM
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import blend, block, capsule, ellipsoid, half_space, meet, mirrored
from kit.shapes import box, copy_group, cylinder, empty, ring, torus
from kit.stage import collectible, shoot

name = collectible('polestep-boots', SLIPSTREAM, rim='#7fd0ff', seed=4, podium=-1.22, podium_radius=1.5, back=0.06, key=520, rims=1.2, backdrop='#a8220f')
area((5.2, -2.4, 0.8), (0, 0, 0.2), 0.9, 190, '#e6efff', tall=5)

#: Toes point to -y, the ground is z = 0; the boot is 1.75 m tall.
boot = empty((0.52, -0.25, -1.21), (0, 0, math.radians(-62)))


def form(p):
    """Foot, ankle and shaft of the boot without its sole."""
    q = mirrored(p)
    foot = capsule(q, (0, -0.62, 0.40), (0, 0.30, 0.44), 0.25, 0.27)
    foot = blend(foot, ellipsoid(q, (0, -0.70, 0.36), (0.30, 0.34, 0.24)), 0.10)
    instep = capsule(q, (0, -0.28, 0.55), (0, 0.12, 0.95), 0.22, 0.28)
    shaft = capsule(q, (0, 0.16, 0.80), (0, 0.16, 1.62), 0.30, 0.40)
    body = blend(blend(foot, instep, 0.18), shaft, 0.12)
    body = meet(body, half_space(q, (0.1, 0.16, 1), 1.66), 0.03)
    body = meet(body, half_space(q, (0.97, -0.05, 0.22), 0.47), 0.08)
    return meet(body, 0.24 - q[2], 0.03)


def sole_form(p):
    """A thick slab following the foot, rising at toe and heel."""
    x, y, z = p
    width = 0.315 + 0.03 * np.cos(3.2 * (y + 0.62)) - 0.05 * np.clip((y + 0.1) / 0.5, 0, 1)
    plan = np.maximum(np.abs(x) - width, span(y, -1.06, 0.60))
    plan = meet(plan, np.sqrt((x * 1.0) ** 2 + (y + 0.66) ** 2) - 0.40 - np.maximum(0, y + 0.66) * 2, 0.05)
    slab = meet(plan, span(z - 0.07 * np.clip((-0.75 - y) / 0.3, 0, 1), 0.0, 0.25), 0.04)
    return meet(slab, half_space([x, y, z], (0, 0.9, -0.45), 0.47), 0.03)


def plates(p):
    x, y, z = p
    shin = y - 0.05
    yield all_of(y + 0.60 - 0.3 * (z - 0.4), soft=0.03), 0.05  # toe cap
    yield all_of(span(y + 0.60 - 0.3 * (z - 0.4), 0.04, 0.18), z - 0.70, soft=0.03), 0.03
    yield all_of(0.22 - y, z - 0.66 - 0.2 * (y - 0.2), soft=0.04), 0.05  # heel counter
    yield all_of(span(z + 0.5 * y, 0.50, 0.62), shin - 0.10, 0.10 - x + 0.0 * x, soft=0.02), 0.035  # ankle straps
    yield all_of(span(z + 0.55 * y, 0.44, 0.58), y + 0.02, 0.42 - z, soft=0.02), 0.045
    yield all_of(span(z + 0.35 * y, 0.64, 0.80), z - 0.98, y - 0.30, soft=0.02), 0.045
    yield all_of(span(z, 0.98, 1.52), y + 0.02, x - 0.26, soft=0.05), 0.07  # shin guard
    yield all_of(span(z, 0.98, 1.30), span(y, 0.05, 0.40), soft=0.05), 0.035
    yield all_of(span(z, 0.90, 1.30), 0.43 - y, soft=0.05), 0.05
    yield span(z + 0.06 * y, 1.34, 1.48) + 0.0 * x, 0.035  # buckle band
    yield span(z + 0.06 * y, 1.55, 1.66), 0.06  # cuff


def cuts(p):
    vents = [capsule(p, (0.20, 0.12 + 0.07 * k, 1.06), (0.60, 0.12 + 0.07 * k, 1.20), 0.016) for k in range(3)]
    mouth = ellipsoid(p, (0, 0.16, 1.75), (0.34, 0.34, 0.45))
    ribs = [block(p, (0, -0.4, 1.08 + 0.07 * k), (0.09, 0.28, 0.014), 0.01) for k in range(3)]
    return np.minimum.reduce([*vents, mouth, *ribs])


def stripe(p):
    x, y, z = p
    toe = span(y + 0.60 - 0.3 * (z - 0.4), -0.5, 0.01)
    shin = all_of(span(z, 0.97, 1.53), y + 0.015, 0.13 - x, soft=0.0)
    band = span(z + 0.06 * y, 1.33, 1.49)
    heel = all_of(0.30 - y, z - 0.70, span(z - 0.5 * y, 0.2, 0.28))
    return any_of(toe, shin, band, heel)


lines = (
    lambda p: only(p[0] - 0.10, np.maximum(0.62 + p[1] - 0.3 * (p[2] - 0.4), p[2] - 0.75)),
    lambda p: only(p[2] - 0.38, p[1] + 0.65),
    lambda p: only(p[2] - 1.12 - 0.2 * p[1], 0.08 - p[1]),
    lambda p: only(p[2] - 0.44, 0.24 - p[1]),
)
shell = paint('#b9bec6', '#7d838d', '#d8301a', '#86160a', frame='#14171d', grooves=4, scale=1.8, wear=1.3, bare='#d9dde3', bevel=0.015)
black = paint('#2a2e36', '#171a20', '#d8301a', '#86160a', frame='#0c0e12', scale=2.4, metallic=0.5, bevel=0.015)
dark = metal('#14171d', 0.38, 0.85, wear=0.8, bevel=0.008)
steel = metal('#878d97', 0.26, 0.95, wear=0.8, bevel=0.008)
copper = metal('#c8713a', 0.25, wear=0.5, grime=0.6)
red, red_wide = light(SLIPSTREAM, 8), light(SLIPSTREAM, 3.5)


def sole_plates(p):
    x, y, z = p
    for middle in (-0.88, -0.66, -0.44, -0.22, 0.0, 0.22, 0.44):
        yield all_of(span(y - middle, -0.085, 0.085), span(z, 0.06, 0.20), soft=0.03), 0.03
    yield z - 0.045, 0.02


plated(form, plates, (-0.62, -1.22, 0.10), (0.62, 0.78, 1.84), shell, 210, boot, cuts, None, stripe, lines)
plated(sole_form, sole_plates, (-0.46, -1.16, -0.06), (0.46, 0.72, 0.40), black, 150, boot)

for side in (1, -1):
    for y in (-0.77, -0.55, -0.33, -0.11, 0.11, 0.33):
        box((0.02, 0.03, 0.13), (side * 0.325, y, 0.13), material=red, bevel=0, parent=boot)
    cylinder(0.15, 0.10, (side * 0.30, 0.16, 0.78), (0, math.pi / 2, 0), steel, 0.02, 48, parent=boot)
    for turn in range(5):
        torus(0.115 - 0.017 * turn, 0.011, (side * (0.35 + 0.006 * turn), 0.16, 0.78), (0, math.pi / 2, 0), copper, 48, 10, boot)
    cylinder(0.03, 0.03, (side * 0.38, 0.16, 0.78), (0, math.pi / 2, 0), red_wide, 0.004, 24, parent=boot)
    hose([(side * 0.26, 0.46, 0.44), (side * 0.30, 0.58, 0.66), (side * 0.28, 0.52, 0.92), (side * 0.30, 0.40, 1.06)], 0.04, dark, boot, 0.035)
    box((0.05, 0.16, 0.11), (side * 0.40, 0.10, 1.405), (0, 0, side * 0.1), dark, 0.012, parent=boot)
    box((0.03, 0.09, 0.05), (side * 0.43, 0.10, 1.405), (0, 0, side * 0.1), steel, 0.008, parent=boot)
box((0.30, 0.14, 0.42), (0, 0.60, 1.12), (0.05, 0, 0), dark, 0.03, parent=boot)
box((0.18, 0.03, 0.10), (0, 0.675, 1.22), (0.05, 0, 0), red_wide, 0.006, parent=boot)
torus(0.08, 0.02, (0, 0.60, 1.66), (0, math.pi / 2, 0), dark, 48, 12, boot)
strip(form, [(0, -0.5, 1.02), (0, -0.5, 1.25), (0, -0.5, 1.5)], 0.014, red, 0.075, boot)
bolts(form, both_sides([(0.20, -0.3, 1.04), (0.22, -0.3, 1.46), (0.26, 0.4, 0.50), (0.18, -0.9, 0.46)]), 0.02, steel, 0.05, boot)
stencil(form, 'PIT 19', (-0.45, 0.22, 1.20), 0.09, dark, 0.04, boot, up=(0, 0, 1))
stencil(form, 'PIT 19', (0.45, 0.22, 1.20), 0.09, dark, 0.04, boot, up=(0, 0, 1))

other = copy_group(boot, (-0.62, 0.35, -1.02), (math.radians(-24), 0, math.radians(-48)))

chance = random.Random(7)
for index in range(9):
    y, x = chance.uniform(-0.95, 0.3), chance.uniform(-0.22, 0.22)
    size = chance.uniform(0.035, 0.06)
    tilt = (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 3))
    ring(size, size * 0.5, size * 0.7, (x, y, -0.02 - size * 0.4), tilt, steel, 6, 0.004, other)
for index in range(7):
    spot = (chance.uniform(-1.1, -0.1), chance.uniform(-0.9, 0.1), -1.19 + chance.choice((0, 0, 0.05, 0.12)))
    size = chance.uniform(0.03, 0.05)
    ring(size, size * 0.5, size * 0.7, spot, (chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6), 0), steel, 6, 0.004)
point((-0.6, -0.3, -1.05), 8, SLIPSTREAM, 0.1)

shoot(name, samples=18, height=0.8, distance=8.6, target=(0, 0, -0.26), lens=70)
