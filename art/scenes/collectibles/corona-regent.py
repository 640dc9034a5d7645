"""Corona Regent: a ceremonial barbute of black enamel and gold; between its great horns hangs a small ring of light."""

import math

import numpy as np

from kit.armour import all_of, any_of, bolts, border, both_sides, inlay, only, plated, sheet, span, strip, sweep
from kit.colours import DOMINION
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import blend, block, ellipsoid, half_space, meet, mirrored
from kit.shapes import cylinder, empty, lathe, ring, torus
from kit.stage import collectible, shoot

name = collectible('corona-regent', DOMINION, rim='#ffb35c', seed=5, podium=-1.42, podium_radius=1.2, back=0.06, key=520, rims=1.0, backdrop='#0c8f86')
area((5.2, -2.6, 1.0), (0, 0, 0.2), 0.9, 190, '#ffe2bd', tall=5)

helm = empty((0, 0, -0.18), (math.radians(-2), 0, math.radians(-24)))


def form(p):
    """Returns a tall skull with a keel along its middle, long cheeks closing to a point in front."""
    q = mirrored(p)
    head = ellipsoid(q, (0, 0.12, 0.18), (0.62, 0.80, 0.86))
    head = blend(head, ellipsoid(q, (0, -0.16, -0.46), (0.50, 0.58, 0.66)), 0.22)
    head = meet(head, half_space(q, (0.62, -0.78, 0.02), 0.585), 0.06)
    head = meet(head, half_space(q, (0.98, 0.12, 0.05), 0.56), 0.10)
    head = blend(head, np.maximum(ellipsoid(q, (0, 0.14, 0.20), (0.4, 0.92, 0.98)), q[0] - 0.05 + 0.04 * q[2]), 0.08)
    return meet(head, half_space(q, (0.25, -0.42, -0.9), 0.86), 0.04)


def face(p):
    """Returns the opening of a barbute: two slanted eyes over a narrow slit for breath."""
    x, y, z = p
    eyes = all_of(z - (0.15 + 0.22 * x), (-0.03 + 0.30 * x) - z, x - 0.45, soft=0.04)
    breath = all_of(x - (0.05 + 0.03 * (z + 0.8)), z - 0.06, -0.86 - z)
    return np.maximum(blend(eyes, breath, 0.08), y)


def plates(p):
    x, y, z = p
    opening = face(p)
    clear = 0.075 - opening
    arch = z - (0.30 + 0.35 * x - 0.5 * np.maximum(0, y))
    yield border(opening - 0.035, 0.06), 0.05  # gold rim of the opening
    yield span(arch, 0.0, 0.13), 0.06  # diadem
    yield all_of(x - 0.06, 0.16 - arch, soft=0.02), 0.06  # keel
    yield all_of(span(x, 0.085, 0.30), 0.16 - arch, soft=0.03), 0.03  # skull
    yield all_of(0.335 - x, 0.16 - arch, soft=0.03), 0.02
    yield all_of(clear, arch + 0.03, y + 0.10 - 0.2 * z, -0.40 - z, soft=0.04), 0.035  # cheek, upper
    yield all_of(clear, z + 0.435, y + 0.06 - 0.2 * z, soft=0.03), 0.05  # cheek, lower
    yield all_of(arch + 0.03, -0.15 - 0.2 * z - y, -z, soft=0.03), 0.025  # nape, in three lames
    yield all_of(span(z, -0.34, -0.03), 0.14 + 0.2 * z - y, soft=0.03), 0.04
    yield all_of(z + 0.37, 0.14 + 0.2 * z - y, soft=0.03), 0.055


def cuts(p):
    x, y, z = p
    opening = np.maximum(face(p), -(form(p) + 0.14))
    slits = [block(p, (0.36 - 0.02 * k, -0.42, -0.52 - 0.07 * k), (0.10, 0.3, 0.012), 0.01) for k in range(4)]
    return np.minimum.reduce([opening, *slits])


def gold_parts(p):
    x, y, z = p
    arch = z - (0.30 + 0.35 * x - 0.5 * np.maximum(0, y))
    rim = border(face(p) - 0.035, 0.075)
    chevron = span(z + 0.62 + 0.5 * x, -0.02, 0.02)
    return any_of(span(arch, -0.015, 0.145), all_of(x - 0.072, -arch), rim, all_of(chevron, z + 0.44, y))


lines = (
    lambda p: only(p[2] - (0.365 + 0.35 * p[0] - 0.5 * np.maximum(0, p[1])), p[0] - 0.9),
    lambda p: only(p[1] - 0.25, 0.6 - p[2]),
    lambda p: only(p[2] + 0.16 - 0.3 * p[0], np.maximum(p[1], 0.12 - p[0])),
)
enamel = paint(
    '#20484a', '#0e2426', '#dba748', '#8a5c1c', frame='#0b1012', metallic=0.85, rough=(0.16, 0.40), grooves=3, scale=1.3, bare='#e6d3a2', groove_width=0.007
)
gold = metal('#d9a650', 0.2, wear=0.8, wear_colour='#ffdf9a', grime=0.8, bevel=0.01)
dark = metal('#0f1518', 0.35, 0.9, wear=0.7)
ivory = metal('#b9a98a', 0.34, 0.25, wear=0.5, grime=1.0, scale=5, clearcoat=0.5)
teal, teal_wide = light(DOMINION, 8), light(DOMINION, 3.2)
plated(form, plates, (-0.85, -1.0, -1.15), (0.85, 1.1, 1.30), enamel, 220, helm, cuts, None, gold_parts, lines)
inlay(form, lambda p: face(p) - 0.03, (-0.6, -1.0, -1.0), (0.6, 0.1, 0.4), dark, 0.10, 90, helm)

for side in (1, -1):
    path = [(side * 0.50, 0.10, 0.30), (side * 0.86, 0.16, 0.46), (side * 1.22, 0.12, 0.88), (side * 1.14, 0.0, 1.36), (side * 0.78, -0.10, 1.72)]
    sweep(path, lambda t: 0.205 * (1 - t) ** 0.8 * (1 + 0.05 * math.cos(46 * t)) + 0.012, ivory, helm, 110, 28)
    torus(0.205, 0.035, (side * 0.60, 0.12, 0.335), (0, side * 1.13, 0), gold, 64, 16, helm)
    torus(0.185, 0.035, (side * 0.74, 0.145, 0.39), (0, side * 1.02, 0), gold, 64, 16, helm)
    cylinder(0.045, 0.16, (side * 0.755, -0.112, 1.745), (0, side * -0.72, 0), gold, 0.01, 24, 0.012, helm)
    strip(form, [(side * 0.11, -0.66, 0.09), (side * 0.26, -0.54, 0.125), (side * 0.42, -0.42, 0.185)], 0.022, teal, -0.07, helm)
strip(form, [(0, -0.74, 0.02), (0, -0.74, -0.4), (0, -0.70, -0.8)], 0.014, teal, -0.07, helm)
bolts(form, both_sides([(0.20, -0.6, 0.46), (0.36, -0.45, 0.50), (0.49, -0.2, 0.56)]), 0.026, gold, 0.055, helm, 8)
cylinder(0.075, 0.06, (0, -0.72, 0.40), (math.pi / 2, 0, 0), gold, 0.01, 6, parent=helm)
cylinder(0.045, 0.09, (0, -0.72, 0.40), (math.pi / 2, 0, 0), teal_wide, 0.01, 6, parent=helm)

crown = empty((0, -0.06, 1.56), (math.radians(82), 0, 0), helm)
ring(0.27, 0.04, 0.07, material=gold, bevel=0.008, parent=crown)
ring(0.245, 0.012, 0.03, material=teal, bevel=0, parent=crown)
for eighth in range(8):
    angle = math.pi / 4 * eighth + math.pi / 8
    cylinder(0.02, 0.11, (0.33 * math.cos(angle), 0.33 * math.sin(angle), 0), (0, math.pi / 2, angle), gold, 0.003, 4, 0.002, crown)
point((0, -0.4, 1.5), 10, DOMINION, 0.2)


def skirt(u, v):
    """Returns a pleated curtain of mail from the helmet to the podium."""
    angle = 2 * math.pi * u
    reach = 0.42 + 0.38 * v**1.6
    pleat = 1 + (0.02 + 0.05 * v) * np.abs(((u * 36) % 1) * 2 - 1)
    return reach * pleat * np.cos(angle), 0.04 + reach * pleat * np.sin(angle), -0.72 - 0.56 * v


mail = metal('#5b6468', 0.32, 0.95, wear=0.6, grime=0.9, scale=6, bump=0.2)
sheet(skirt, 433, 24, mail, 0.02, helm)
torus(0.84, 0.03, (0, 0.04, -1.25), material=gold, parent=helm)
lathe([(0.0, -1.30), (0.98, -1.33), (1.0, -1.38), (1.0, -1.43)], material=dark)

shoot(name, samples=18, height=0.75, distance=8.6, target=(0, 0, 0.02), lens=66)
