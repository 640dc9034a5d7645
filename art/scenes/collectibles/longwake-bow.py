"""Longwake Bow: a heavy plated recurve with cams, aimed at the sky, its string and its arrow made of green light."""

import math

import numpy as np

from kit.armour import sweep
from kit.armoury import (
    DIAMOND,
    PLANK,
    between,
    bolts,
    bright_steel,
    cheeks,
    drilled,
    enamel,
    gunmetal,
    hover_plate,
    motes,
    plate,
    posed,
    ribbon,
    rubber,
    skin,
    slots,
    smooth,
    soft_boxes,
)
from kit.colours import ICE
from kit.craft import rod
from kit.lights import point
from kit.materials import crystal, light
from kit.shapes import box, cylinder, ring, torus, tube
from kit.stage import collectible, shoot

GREEN, ACCENT = '#7dff4a', '#62e02c'

name = collectible('longwake-bow', ACCENT, rim=ICE, seed=11, podium=-1.72, podium_radius=1.15, key=560, rims=1.5, back=0.06, backdrop='#3f8a3a')
soft_boxes(420, 330, front=170)
hover_plate(-1.72, ACCENT, glow=8)

dark, mid, steel, pad = gunmetal('#1b2026'), gunmetal('#4a525b'), bright_steel(), rubber()
shell = enamel('#c9cdc4', 0.3)
glow, soft_glow = light(GREEN, 4.5), light(GREEN, 2.6)

# Leaning back, so that the arrow points up to the left and the bow fills the picture from corner to corner.
bow = posed((0.16, 0, 0.14), roll=5, pitch=23, yaw=20, scale=1.02)
NOCK = (1.06, 0, 0)
FLAT = (math.pi / 2, 0, 0)


def limb_curve(side):
    """Returns the middle line of the upper (1) or lower (-1) limb, away from the archer, back again, and away at the tip."""
    return [(x, side * z) for x, z in smooth([(-0.47, 0.42), (-0.36, 0.70), (-0.08, 1.02), (0.20, 1.28), (0.30, 1.50), (0.20, 1.72)], 12)]


def rims(curve, widths, side):
    """Returns the limb's rims: the archer's first."""
    return ribbon(curve, widths)[::side]


def armour(inner, outer, thick, first, last, reach, lift, material):
    """Returns one plate of the limb: it flares towards its end, where the next one begins beneath it."""
    part = slice(first, last + 1)
    flare = np.linspace(0, 1, last + 1 - first)
    a, b = (np.asarray(rim[part]) for rim in (inner, outer))
    low, high = (np.linspace(*ends, len(flare))[:, None] for ends in reach)
    return skin(a + (b - a) * low, a + (b - a) * high, thick[part] + lift + 0.035 * flare, material, bow, PLANK)


for side in (1, -1):
    curve = limb_curve(side)
    count = len(curve)
    share = np.linspace(0, 1, count)
    widths, thick = 0.47 - 0.29 * share**1.2, 0.26 - 0.12 * share
    inner, outer = rims(curve, widths, side)

    skin(*between(inner, outer, 0.06, 0.94), thick * 0.82, dark, bow, PLANK)
    # Light runs in the joint between the outer plates and the inner ones.
    for flank in (-1, 1):
        joint = between(inner, outer, 0.34, 0)[0][3:-4]
        tube([(x, flank * t * 0.43, z) for (x, z), t in zip(joint, thick[3:-4])], 0.017, light(GREEN, 7), bow)
    for first in range(2, count - 12, 10):
        armour(inner, outer, thick, first, first + 11, ((0.44, 0.44), (1.02, 1.24)), 0.03, shell)
        middle = between(inner, outer, 0, 0.76)[1]
        bolts([middle[first + 3], middle[first + 8]], thick[first] / 2 + 0.022, 0.018, steel, bow)
    for first in range(4, count - 10, 7):
        armour(inner, outer, thick, first, first + 6, ((-0.04, -0.12), (0.24, 0.24)), 0.0, mid)

    # The pocket that holds the limb on the riser, and its big bolt.
    pocket = [(-0.72, side * 0.40), (-0.68, side * 0.66), (-0.52, side * 0.76), (-0.22, side * 0.62), (-0.22, side * 0.44), (-0.40, side * 0.34)]
    cheeks(pocket, 0.06, 0.165, mid, bow, bevel=0.018, cuts=[(-0.45, side * 0.52, 62 * side)])
    cylinder(0.085, 0.46, (-0.46, 0, side * 0.53), FLAT, steel, 0.014, 6, parent=bow)
    torus(0.105, 0.012, (-0.46, -0.2, side * 0.53), FLAT, glow, 64, 10, bow)

    # The cam: an eccentric wheel between the two prongs of the tip.
    hub = (curve[-10][0], side * (abs(curve[-10][1]) + 0.02))
    wheel = (hub[0] - 0.02, 0, hub[1] + side * 0.03)
    cylinder(0.225, 0.10, wheel, FLAT, mid, 0.02, 64, parent=bow)
    for flank in (-1, 1):
        ring(0.205, 0.035, 0.03, (wheel[0], flank * 0.055, wheel[2]), FLAT, steel, 96, 0.006, bow)
        ring(0.150, 0.022, 0.012, (wheel[0], flank * 0.058, wheel[2]), FLAT, glow, 96, 0, bow)
        for spoke in range(6):
            angle = spoke * math.pi / 3
            cylinder(0.03, 0.03, (wheel[0] + 0.095 * math.cos(angle), flank * 0.05, wheel[2] + 0.095 * math.sin(angle)), FLAT, dark, 0.004, 24, parent=bow)
    cylinder(0.048, 0.34, (hub[0], 0, hub[1]), FLAT, steel, 0.01, 6, parent=bow)
    rod((wheel[0] + 0.215, 0, wheel[2]), NOCK, 0.0135, light(GREEN, 9), bow, bevel=0)
    rod((wheel[0] + 0.16, 0.09, wheel[2] - side * 0.12), (0.02, 0.09, 0), 0.010, steel, bow, bevel=0)

# Riser: a deep handle with two windows milled through it.
front = [(-0.62, 0.56), (-0.78, 0.40), (-0.80, 0.20), (-0.66, 0.06), (-0.60, -0.08), (-0.66, -0.28), (-0.80, -0.40), (-0.64, -0.56)]
back = [(-0.34, -0.56), (-0.34, -0.34), (-0.40, -0.18), (-0.42, -0.02), (-0.40, 0.14), (-0.34, 0.34), (-0.34, 0.56)]
windows = [smooth([(-0.70, side * 0.22), (-0.68, side * 0.36), (-0.58, side * 0.40), (-0.52, side * 0.30), (-0.58, side * 0.20), (-0.70, side * 0.22)], 4)[:-1] for side in (1, -1)]
riser = plate(smooth(front, 6) + smooth(back, 6), 0.24, dark, bow)
drilled(riser, *(plate(window, 0.6, None, bow, bevel=0) for window in windows), rim=0.016)
for side in (1, -1):
    cover = [(-0.50, side * 0.10), (-0.46, side * 0.22), (-0.47, side * 0.38), (-0.60, side * 0.44), (-0.40, side * 0.48), (-0.36, side * 0.30), (-0.40, side * 0.12)]
    cheeks(cover, 0.05, 0.135, shell, bow)
    slots((-0.745, side * 0.24), (-0.74, side * 0.36), 4, (0.05, 0.014), 0.123, glow, bow, lean=-30 * side)


def palm(t):
    """Returns the grip swells for the palm and dips for the fingers."""
    return 0.105 + 0.014 * math.sin(math.pi * t) + 0.010 * math.cos(8 * math.pi * t)


sweep([(-0.53, 0, 0.02), (-0.47, 0, -0.14), (-0.45, 0, -0.32)], palm, pad, bow, flat=1.35)

# Sight above the arrow, stabiliser below it.
rod((-0.66, -0.10, 0.30), (-1.06, -0.10, 0.36), 0.022, mid, bow)
box((0.10, 0.09, 0.16), (-0.84, -0.10, 0.33), (0, math.radians(9), 0), dark, 0.016, parent=bow)
ring(0.125, 0.026, 0.06, (-1.08, -0.10, 0.36), (0, math.pi / 2, 0), mid, 64, 0.008, bow)
torus(0.098, 0.007, (-1.08, -0.10, 0.36), (0, math.pi / 2, 0), glow, 48, 8, bow)
rod((-0.72, 0, -0.36), (-1.42, 0, -0.40), 0.03, dark, bow)
for x, radius in ((-1.28, 0.062), (-1.38, 0.078), (-1.48, 0.062)):
    cylinder(radius, 0.075, (x, 0, -0.36 - 0.057 * (-0.72 - x)), (0, math.pi / 2, 0), steel, 0.014, 48, parent=bow)
torus(0.05, 0.010, (-1.22, 0, -0.39), (0, math.pi / 2, 0), glow, 48, 8, bow)

# Arrow: a bar of light in steel sleeves, with a barbed crystal head and broad vanes.
rod((-1.40, 0, 0), NOCK, 0.030, light('#9dff5c', 6), bow, bevel=0)
for x, length in ((-1.10, 0.16), (-0.55, 0.34), (0.20, 0.10), (0.48, 0.10), (1.02, 0.12)):
    cylinder(0.050, length, (x, 0, 0), (0, math.pi / 2, 0), mid, 0.010, 8, parent=bow)
    torus(0.051, 0.006, (x, 0, 0), (0, math.pi / 2, 0), glow, 40, 8, bow)
leaf = [(-1.84, 0.004), (-1.66, 0.075), (-1.46, 0.125), (-1.30, 0.110), (-1.16, 0.045)]
skin([(x, -z) for x, z in leaf], leaf, [0.01, 0.09, 0.13, 0.12, 0.07], crystal('#8dff5a', '#1f8a10', '#eaffd8', 2.2, 9), bow, DIAMOND)
for side in (1, -1):
    barb = [(-1.42, side * 0.11), (-1.24, side * 0.20), (-0.98, side * 0.23), (-1.08, side * 0.12), (-1.18, side * 0.05)]
    plate(barb, 0.045, steel, bow, bevel=0.012)
for turn in (0, math.pi / 2):
    for x in (0.56, 0.70, 0.84):
        vane = [(x, 0.02), (x + 0.17, 0.17), (x + 0.25, 0.17), (x + 0.11, 0.02), (x + 0.11, -0.02), (x + 0.25, -0.17), (x + 0.17, -0.17), (x, -0.02)]
        plate(vane, 0.014, soft_glow, bow, bevel=0).rotation_euler = (math.pi / 2 + turn, 0, 0)
for x in (-0.95, 0.3):
    point((x, -0.3, 0.1), 5, GREEN, 0.1).parent = bow

motes(44, '#a8ff7a', spread=(1.7, 0.8, 1.2), centre=(-0.4, 0, 0.2))

shoot(name, height=0.5, distance=8.4, target=(0, 0, -0.08), lens=60)
