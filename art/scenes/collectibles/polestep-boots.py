"""Pole-Step Boots: a pair of red-and-white pit boots, one planted, one kicked up to show its lit magnet sole and the nuts on it."""

import math
import random

import numpy as np

from kit.armour import all_of, any_of, bolts, both_sides, hose, only, plated, span, stencil, strip
from kit.colours import SLIPSTREAM
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import block, blend, capsule, ellipsoid, half_space, meet, mirrored
from kit.shapes import box, copy_group, cylinder, empty, ring, torus
from kit.stage import collectible, shoot

name = collectible('polestep-boots', SLIPSTREAM, rim='#7fd0ff', seed=4, podium=-1.36, podium_radius=1.4, back=0.06, key=560, rims=1.3, backdrop='#a8220f')
area((5.2, -2.4, 0.8), (0, 0, 0.2), 0.9, 210, '#e6efff', tall=5)

#: Toes point to -y, the ground is z = 0; the boot is 1.75 m tall.
boot = empty((0.66, -0.10, -1.33), (0, 0, math.radians(-52)), scale=1.06)
#: The positions of the magnet's poles across the sole, m along y.
POLES = (-0.84, -0.62, -0.40, -0.18, 0.04, 0.26)


def lean(y, z):
    """Returns the distance in y from the axis of the shaft, which leans forward like a skier's."""
    return y - 0.20 + 0.10 * (z - 0.7)


def toewards(y, z):
    """Runs along the foot in slanting slices, zero where the toe cap ends."""
    return y + 0.66 - 0.34 * (z - 0.4)


def form(p):
    """Returns a chiselled toe box, the ankle and a straight shaft, without the sole."""
    q = mirrored(p)
    x, y, z = q
    foot = block(q, (0, -0.36, 0.44), (0.31, 0.66, 0.32), 0.13)
    foot = meet(foot, half_space(q, (0, -0.50, 0.87), 0.84), 0.08)
    foot = meet(foot, half_space(q, (0.74, -0.06, 0.67), 0.56), 0.06)
    foot = meet(foot, half_space(q, (0.80, -0.60, 0), 0.80), 0.08)
    heel = capsule(q, (0, 0.22, 0.36), (0, 0.24, 0.80), 0.29)
    instep = capsule(q, (0, -0.22, 0.52), (0, 0.14, 0.98), 0.22, 0.28)
    girth = np.sqrt((1.16 * x) ** 2 + lean(y, z) ** 2) - (0.32 + 0.06 * np.clip(z - 0.8, 0, 1))
    shaft = meet(girth, span(z - 0.16 * (0.2 - y), 0.72, 1.70), 0.03)
    body = blend(blend(blend(foot, heel, 0.10), instep, 0.16), shaft, 0.08)
    return meet(body, 0.22 - z, 0.03)


def sole_form(p):
    """Returns a thick slab following the foot, rising at toe and heel."""
    x, y, z = p
    width = 0.33 + 0.03 * np.cos(3.2 * (y + 0.62)) - 0.05 * np.clip((y + 0.1) / 0.5, 0, 1)
    plan = np.maximum(np.abs(x) - width, span(y, -1.08, 0.60))
    plan = meet(plan, np.sqrt(x**2 + (y + 0.66) ** 2) - 0.42 - np.maximum(0, y + 0.66) * 2, 0.05)
    slab = meet(plan, span(z - 0.07 * np.clip((-0.75 - y) / 0.3, 0, 1), 0.0, 0.25), 0.04)
    return meet(slab, half_space(p, (0, 0.9, -0.45), 0.47), 0.03)


def straps(p):
    x, y, z = p
    around = z + 0.10 * y
    return any_of(span(around, 1.06, 1.15), span(around, 1.33, 1.42), all_of(span(toewards(y, z), 0.44, 0.54), 0.42 - z))


def bumper(p):
    return all_of(toewards(p[1], p[2]) + 0.25, p[2] - 0.47, soft=0.02)


def plates(p):
    x, y, z = p
    along, fore = toewards(y, z), lean(y, z)
    yield all_of(along, soft=0.02), 0.055  # toe cap
    yield all_of(span(along, 0.025, 0.19), soft=0.02), 0.040  # three lames over the foot
    yield all_of(span(along, 0.215, 0.37), 0.30 - z, soft=0.02), 0.032
    yield all_of(span(along, 0.395, 0.58), 0.34 - z, fore + 0.02, soft=0.02), 0.026
    yield all_of(0.26 - y, z - 0.80 + 0.3 * (y - 0.3), soft=0.03), 0.055  # heel counter
    yield all_of(span(z, 0.88, 1.53), fore + 0.13, soft=0.04), 0.085  # shin guard
    yield all_of(span(z, 0.84, 1.50), 0.12 - fore, soft=0.04), 0.06  # calf guard
    yield all_of(span(z, 1.00, 1.48), span(fore, -0.10, 0.09), soft=0.03), 0.03  # between them
    yield all_of(span(z - 0.16 * (0.2 - y), 1.56, 1.69), soft=0.02), 0.07  # cuff
    yield straps(p), 0.10
    yield bumper(p), 0.08


def cuts(p):
    vents = [capsule(p, (0.20, 0.14 + 0.06 * k, 1.20), (0.60, 0.14 + 0.06 * k, 1.29), 0.014) for k in range(3)]
    ribs = [block(p, (0, -0.3, 1.19 + 0.055 * k), (0.075, 0.24, 0.013), 0.01) for k in range(3)]
    return np.minimum.reduce([ellipsoid(p, (0, 0.10, 1.78), (0.25, 0.27, 0.5)), *vents, *ribs])


def stripe(p):
    x, y, z = p
    along = toewards(y, z)
    shin = all_of(span(z, 0.87, 1.54), lean(y, z) + 0.12, span(x, 0.10, 0.165))
    heel = all_of(0.26 - y, span(z - 0.5 * y, 0.26, 0.36))
    return any_of(along - 0.01, shin, span(z - 0.16 * (0.2 - y), 1.545, 1.70), heel, span(along, 0.30, 0.38))


lines = (
    lambda p: only(p[0] - 0.17, toewards(p[1], p[2])),
    lambda p: only(p[2] - 0.36, p[1] + 0.60),
    lambda p: only(p[2] - 0.98 - 0.2 * p[1], 0.14 - p[1]),
    lambda p: only(p[2] - 0.46, 0.24 - p[1]),
)
shell = paint('#a8abaf', '#5d6269', '#a51c0c', '#4c0d07', frame='#14171d', grooves=4, scale=2.2, wear=1.5, bare='#d9dde3', bevel=0.014, creases=0.12, rough=(0.30, 0.55))
black = paint('#2a2e36', '#171a20', '#b3210f', '#5c1009', frame='#0c0e12', scale=2.4, metallic=0.5, bevel=0.015)
dark = metal('#14171d', 0.38, 0.85, wear=0.8, bevel=0.008)
steel = metal('#878d97', 0.26, 0.95, wear=0.8, bevel=0.008)
copper = metal('#c8713a', 0.25, wear=0.5, grime=0.6)
red, red_wide = light(SLIPSTREAM, 7), light(SLIPSTREAM, 3.2)


def sole_plates(p):
    x, y, z = p
    for middle in (-0.95, *POLES, 0.48):
        yield all_of(span(y - middle, -0.085, 0.085), span(z, 0.06, 0.20), soft=0.03), 0.03
    yield z - 0.045, 0.02


plated(form, plates, (-0.62, -1.26, 0.10), (0.62, 0.82, 1.88), shell, 230, boot, cuts, lambda p: any_of(straps(p), bumper(p)), stripe, lines)
plated(sole_form, sole_plates, (-0.48, -1.18, -0.06), (0.48, 0.72, 0.40), black, 150, boot)

# The magnet: steel poles across the sole with light in the gaps between them.
for before, pole in zip((None, *POLES), POLES):
    box((0.50 - 0.10 * max(pole, 0), 0.13, 0.06), (0, pole, -0.02), material=steel, bevel=0.012, parent=boot)
    for x in (-0.15, 0.15):
        cylinder(0.022, 0.02, (x, pole, -0.055), material=dark, bevel=0.004, sides=6, parent=boot)
    if before is not None:
        box((0.46, 0.035, 0.03), (0, (before + pole) / 2, -0.022), material=red, bevel=0, parent=boot)
for side in (1, -1):
    for before, after in zip(POLES, POLES[1:]):
        box((0.02, 0.03, 0.13), (side * 0.338, (before + after) / 2, 0.13), material=red, bevel=0, parent=boot)
    cylinder(0.15, 0.10, (side * 0.29, 0.12, 0.74), (0, math.pi / 2, 0), steel, 0.02, 48, parent=boot)
    for turn in range(5):
        torus(0.115 - 0.017 * turn, 0.011, (side * (0.34 + 0.006 * turn), 0.12, 0.74), (0, math.pi / 2, 0), copper, 48, 10, boot)
    cylinder(0.03, 0.03, (side * 0.375, 0.12, 0.74), (0, math.pi / 2, 0), red_wide, 0.004, 24, parent=boot)
    hose([(side * 0.26, 0.46, 0.44), (side * 0.32, 0.60, 0.66), (side * 0.27, 0.60, 0.90), (side * 0.16, 0.58, 1.06)], 0.035, dark, boot, 0.03)
    for z in (1.10, 1.37):
        box((0.05, 0.15, 0.13), (side * 0.40, 0.10, z - 0.01), (0, 0, 0), steel, 0.014, parent=boot)
        box((0.04, 0.17, 0.03), (side * 0.435, 0.05, z), (0.25, 0, 0), dark, 0.008, parent=boot)
box((0.28, 0.15, 0.40), (0, 0.58, 1.20), (0.08, 0, 0), dark, 0.03, parent=boot)
box((0.16, 0.03, 0.08), (0, 0.655, 1.30), (0.08, 0, 0), red_wide, 0.006, parent=boot)
torus(0.085, 0.022, (0, 0.50, 1.70), (0, math.pi / 2, 0), dark, 48, 12, boot)
strip(form, [(0, -0.5, 0.96), (0, -0.5, 1.04), (0, -0.5, 1.13)], 0.014, red, 0.09, boot)
bolts(form, both_sides([(0.20, -0.3, 0.98), (0.20, -0.3, 1.46), (0.26, 0.4, 0.46), (0.20, -0.9, 0.40), (0.28, -0.62, 0.34)]), 0.02, steel, 0.062, boot)
for side in (1, -1):
    stencil(form, 'PIT 19', (side * 0.45, 0.10, 1.235), 0.075, dark, 0.036, boot)

# The other boot is kicked up towards the viewer, so that its sole shows.
other = copy_group(boot, (-0.50, 0.26, -0.42), (math.radians(-46), math.radians(10), math.radians(-32)), 1.06)

chance = random.Random(7)
for _ in range(11):
    size = chance.uniform(0.04, 0.07)
    spot = (chance.uniform(-0.22, 0.22), chance.uniform(-0.9, 0.35), -0.055 - size * 0.35)
    tilt = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), chance.uniform(0, 3))
    ring(size, size * 0.5, size * 0.7, spot, tilt, steel, 6, 0.004, other)
for _ in range(8):
    spot = (chance.uniform(-1.0, -0.1), chance.uniform(-1.0, 0.0), -1.335 + chance.choice((0, 0, 0.06, 0.16)))
    size = chance.uniform(0.035, 0.055)
    ring(size, size * 0.5, size * 0.7, spot, (chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6), 0), steel, 6, 0.004)
point((-0.6, -0.5, -1.15), 9, SLIPSTREAM, 0.1)

shoot(name, samples=18, height=0.7, distance=8.6, target=(0.02, 0, -0.20), lens=74)
