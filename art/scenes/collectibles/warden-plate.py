"""Warden Plate: an ash-grey gauntlet standing on its cuff, fingers half closed, its joints glowing like a crater."""

import math

import numpy as np

from kit.armour import all_of, bolts, hose, only, plated, span, stencil
from kit.colours import EMBER
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import blend, block, capsule, ellipsoid, half_space, meet
from kit.shapes import box, cylinder, empty, ring, torus
from kit.stage import collectible, shoot

name = collectible('warden-plate', EMBER, rim='#8fc4ff', seed=6, podium=-1.48, podium_radius=1.2, back=0.06, key=540, rims=1.2, backdrop='#b8431a')
area((5.2, -2.4, 0.8), (0, 0, 0.2), 0.9, 210, '#dbe8ff', tall=5)

#: The roots of the four fingers, m along x.
KNUCKLES = (-0.29, -0.09, 0.11, 0.31)
#: The back of the hand looks at -y, the thumb lies at +x.
arm = empty((-0.05, 0, -0.06), (math.radians(2), math.radians(7), math.radians(-30)), scale=1.05)

grey = paint('#6f675e', '#3c3732', '#d9601d', '#7a2e0e', frame='#14110e', metallic=0.55, scale=1.5, bare='#e2dcd2', grooves=4, creases=0.08, wear=1.3)
plain = paint('#6f675e', '#3c3732', '#d9601d', '#7a2e0e', frame='#14110e', metallic=0.55, scale=4, bare='#e2dcd2', bevel=0.015, creases=0.05, wear=1.2)
dark = metal('#16130f', 0.38, 0.9, wear=0.9, wear_colour='#b8ada0')
steel = metal('#85807a', 0.28, 0.95, wear=0.8, bevel=0.008)
glow, glow_wide = light('#ff6a24', 7), light('#ff5a18', 3.2)


def form(p):
    """Returns forearm flaring to a cuff, a narrow wrist, and the back of a broad hand."""
    x, y, z = p
    flare = 0.30 + 0.22 * np.clip((-0.35 - z) / 0.95, 0, 1) ** 1.3
    cuff = np.sqrt((x / 1.06) ** 2 + y**2) - flare
    cuff = meet(cuff, half_space(p, (0.0, -1, 0.22), 0.30), 0.10)
    cuff = meet(meet(cuff, z + 0.22, 0.05), -1.28 - z, 0.04)
    hand = block(p, (0.02, 0.02, 0.28), (0.40, 0.21, 0.40), 0.14)
    hand = meet(hand, half_space(p, (0, -1, 0.16), 0.205), 0.06)
    wrist = capsule(p, (0, 0.02, -0.4), (0.0, 0.02, 0.05), 0.24)
    heel = ellipsoid(p, (0.34, 0.0, 0.10), (0.22, 0.20, 0.28))
    return blend(blend(blend(cuff, wrist, 0.05), hand, 0.08), heel, 0.10)


def plates(p):
    x, y, z = p
    front = y - 0.02
    fan = np.abs(x - 0.02)
    yield span(z, -1.24, -1.08), 0.05  # cuff band
    yield all_of(span(z + 0.16 * fan, -1.04, -0.70), front, fan - 0.42, soft=0.03), 0.075  # three lames over the arm
    yield all_of(span(z + 0.16 * fan, -0.665, -0.43), front, fan - 0.38, soft=0.03), 0.06
    yield all_of(span(z + 0.16 * fan, -0.395, -0.24), front, fan - 0.34, soft=0.03), 0.045
    yield all_of(span(z, -1.04, -0.26), 0.03 - front, soft=0.03), 0.03
    yield all_of(span(z - 0.10 * fan, -0.06, 0.20), y - 0.06, fan - 0.36, soft=0.04), 0.04  # back of the hand, two lames
    yield all_of(span(z - 0.10 * fan, 0.235, 0.50), y - 0.02, fan - 0.385, soft=0.04), 0.06
    yield all_of(span(z, 0.0, 0.62), 0.10 - y, soft=0.04), 0.02
    for knuckle in KNUCKLES:
        yield all_of(np.sqrt((x - knuckle) ** 2 + (z - 0.60) ** 2) - 0.085, y, soft=0.03), 0.075


def cuts(p):
    vents = [block(p, (0.02, -0.5, -0.83 - 0.075 * k), (0.16 - 0.02 * k, 0.3, 0.018), 0.014) for k in range(3)]
    hollow = ellipsoid(p, (0, 0.0, -1.4), (0.40, 0.40, 0.30))
    return np.minimum.reduce([*vents, hollow])


def stripe(p):
    x, y, z = p
    chevron = span(z + 0.9 * np.abs(x - 0.02), 0.28, 0.35)
    knuckles = np.minimum.reduce([np.sqrt((x - side) ** 2 + (z - 0.60) ** 2) - 0.10 for side in KNUCKLES])
    edge = all_of(span(z + 0.16 * np.abs(x - 0.02), -1.05, -0.97), y)
    return np.minimum.reduce([all_of(chevron, 0.2 - z, y), np.maximum(knuckles, y), edge])


lines = (
    lambda p: only(np.abs(p[0] - 0.02) - 0.22, np.maximum(np.maximum(-1.0 - p[2], p[2] + 0.24), p[1])),
    lambda p: only(p[2] - 0.07 - 0.1 * np.abs(p[0]), np.maximum(p[1] - 0.02, 0.18 - np.abs(p[0]))),
    lambda p: only(p[0] - 0.34, np.maximum(p[2] + 0.4, -1.0 - p[2])),
    lambda p: only(np.abs(p[0] - 0.02) - 0.07, np.maximum(np.maximum(p[1], 0.22 - p[2]), p[2] - 0.46)),
)
plated(form, plates, (-0.72, -0.62, -1.36), (0.72, 0.62, 0.80), grey, 230, arm, cuts, None, stripe, lines, under=0.045, folded=False)


def phalanx_form(p):
    """Returns one bone of a finger, 1 m long for scaling: a bar with a flat back, narrower at its tip."""
    x, y, z = p
    bar = capsule(p, (0, 0.02, 0.16), (0, 0.02, 0.84), 0.27, 0.24)
    return meet(bar, half_space(p, (0, -1, 0.06), 0.19), 0.08)


def phalanx_plates(p):
    x, y, z = p
    yield all_of(span(z + 0.25 * np.abs(x), 0.02, 0.56), y - 0.06, soft=0.06), 0.12
    yield all_of(span(z + 0.25 * np.abs(x), 0.64, 1.02), y - 0.06, soft=0.06), 0.07


def finger(base, lengths, girth, bends, spread, twist=0.0):
    """Adds three jointed bones from a knuckle; `bends` in degrees towards the palm, each added to the last."""
    joint = empty(base, (0, math.radians(spread), math.radians(twist)), arm)
    for index, (length, bend) in enumerate(zip(lengths, bends)):
        hinge = empty((0, 0, 0) if index == 0 else (0, 0, lengths[index - 1]), (math.radians(-bend), 0, 0), joint)
        slim = girth * (1 - 0.12 * index)
        bone = plated(
            phalanx_form, phalanx_plates, (-0.45, -0.45, -0.2), (0.45, 0.45, 1.2), plain, 64, hinge, under=0.05, edge=0.04, reach=0.5
        )
        bone.scale = (slim, slim, length)
        cylinder(slim * 0.235, slim * 0.66, (0, 0.01, 0), (0, math.pi / 2, 0), dark, 0.01, 32, parent=hinge)
        cylinder(slim * 0.17, slim * 0.69, (0, 0.01, 0), (0, math.pi / 2, 0), glow, 0.004, 24, parent=hinge)
        cylinder(slim * 0.10, slim * 0.74, (0, 0.01, 0), (0, math.pi / 2, 0), steel, 0.004, 6, parent=hinge)
        joint = hinge


finger((-0.29, -0.02, 0.66), (0.31, 0.22, 0.20), 0.31, (8, 26, 30), -11)
finger((-0.09, -0.03, 0.69), (0.37, 0.26, 0.22), 0.33, (6, 20, 26), -3)
finger((0.11, -0.03, 0.69), (0.39, 0.27, 0.22), 0.33, (10, 24, 28), 3)
finger((0.31, -0.02, 0.65), (0.35, 0.25, 0.21), 0.32, (14, 30, 30), 11)
finger((0.46, -0.02, 0.20), (0.32, 0.26, 0.22), 0.37, (16, 22, 24), 52, 25)

ring(0.255, 0.05, 0.06, (0, 0.02, -0.15), material=dark, bevel=0.012, parent=arm)
for level in (-0.19, -0.11):
    torus(0.25, 0.02, (0, 0.02, level), material=glow_wide, parent=arm)
for lame, width in ((-0.685, 0.33), (-0.415, 0.30)):
    box((2 * width, 0.03, 0.02), (0.02, -0.31, lame - 0.02), (0, 0, 0), glow, 0, parent=arm)
for vent in range(3):
    box((0.26 - 0.04 * vent, 0.02, 0.02), (0.02, -0.345, -0.83 - 0.075 * vent), (0, 0, 0), glow, 0, parent=arm)
rivets = [(0.02 + side * x, -0.4, z) for side in (1, -1) for x, z in ((0.31, -0.88), (0.29, -0.58), (0.26, -0.36))]
bolts(form, rivets, 0.024, steel, 0.065, arm, 8)
bolts(form, [(0.02 + side * 0.29, -0.3, z) for side in (1, -1) for z in (0.12, 0.40)], 0.022, steel, 0.05, arm)
stencil(form, 'W 64', (0.02, -0.4, -0.56), 0.11, dark, 0.063, arm)
for side in (1, -1):
    hose([(side * 0.36, 0.12, -0.80), (side * 0.44, 0.06, -0.50), (side * 0.34, 0.06, -0.12), (side * 0.36, 0.10, 0.14)], 0.045, dark, arm, 0.04)

cylinder(0.66, 0.10, (0, 0, -1.44), material=dark, bevel=0.02, sides=8)
ring(0.70, 0.03, 0.03, (0, 0, -1.46), material=glow, bevel=0)
point((0.1, -0.5, -1.2), 5, EMBER, 0.1)

shoot(name, height=0.7, distance=8.6, target=(0.05, 0, -0.02), lens=68)
