"""Longwake Bow: a recurve of twin rails, drawn by nobody, with a string and an arrow of green light."""

import math

from kit.armoury import (
    PLANK,
    barrel,
    between,
    bolts,
    bright_steel,
    cheeks,
    enamel,
    filament,
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
from kit.lights import point
from kit.materials import crystal, light
from kit.shapes import cylinder, ring, shard, sphere, torus, tube
from kit.stage import collectible, shoot

name = collectible('longwake-bow', '#62e02c', rim=ICE, seed=11, podium=-1.68, podium_radius=1.15, key=560, rims=1.4, back=0.06, backdrop='#3f8a3a')
soft_boxes(400, 320, front=140)
hover_plate(-1.68, '#62e02c', glow=8)

dark, mid, steel, pad = gunmetal('#1b2026'), gunmetal('#434b53'), bright_steel(), rubber()
shell = enamel('#c9cdc4', 0.3)
green = '#7dff4a'
glow = light(green, 4.5)
bow = posed((0.12, 0, 0.12), roll=4, pitch=7, yaw=17, scale=0.95)
NOCK = (0.86, 0.0)

# Limbs: two rails with light between them, armoured in segments.
for side in (1, -1):
    limb = smooth([(-0.5, side * z) if x is None else (x, side * z) for x, z in ((None, 0.3), (-0.38, 0.62), (-0.12, 1.02), (0.14, 1.36), (0.17, 1.58), (0.0, 1.78))], 12)
    count = len(limb)
    width = [0.29 - 0.21 * (i / (count - 1)) ** 1.3 for i in range(count)]
    thick = [0.15 - 0.1 * i / (count - 1) for i in range(count)]
    back, front = ribbon(limb, width)
    for low, high in ((0.0, 0.32), (0.68, 1.0)):
        skin(*between(back, front, low, high), thick, mid, bow, PLANK)
    filament(limb[2:-3], 0.013, green, bow, strength=6)
    for i in range(4, count - 4, 5):
        strut = [back[i], limb[i], front[i]]
        skin(*ribbon(strut, [0.03, 0.02, 0.03]), thick[i] * 0.7, dark, bow, PLANK)
    outer = (0.62, 1.1) if side > 0 else (-0.1, 0.38)
    for first in range(1, count - 14, 11):
        part = slice(first, first + 10)
        skin(*between(back[part], front[part], *outer), [t + 0.03 for t in thick[part]], shell, bow, PLANK)
        bolts([between(back[part], front[part], 0, sum(outer) / 2)[1][2]], thick[first] / 2 + 0.012, 0.013, steel, bow)
    tip = limb[-6]
    cylinder(0.045, 0.12, (tip[0], 0, tip[1]), (math.pi / 2, 0, 0), steel, 0.008, 32, parent=bow)
    sphere(0.03, (limb[-1][0], 0, limb[-1][1]), glow, 3, parent=bow)
    filament([tip, NOCK], 0.0085, green, bow, strength=9)

# Riser: a skeleton handle with a sight and a stub of a stabiliser.
riser = smooth([(-0.6, 0.44), (-0.66, 0.2), (-0.58, 0.0), (-0.66, -0.2), (-0.6, -0.44)], 8) + smooth([(-0.38, -0.44), (-0.4, -0.22), (-0.43, 0.0), (-0.4, 0.22), (-0.38, 0.44)], 8)
plate(riser, 0.14, dark, bow, bevel=0.02)
for side in (1, -1):
    cover = [(-0.58, side * 0.2), (-0.6, side * 0.3), (-0.56, side * 0.46), (-0.42, side * 0.46), (-0.44, side * 0.22)]
    cheeks(cover, 0.04, 0.075, shell, bow, cuts=[(-0.5, side * 0.33, 8 * side)])
    bolts([(-0.51, side * 0.27), (-0.5, side * 0.41)], 0.098, 0.016, steel, bow)
    slots((-0.55, side * 0.15), (-0.55, side * 0.19), 2, (0.06, 0.012), 0.072, glow, bow)
barrel([(0, -0.16), (0.075, -0.15), (0.085, -0.06), (0.08, 0.06), (0.085, 0.15), (0, 0.16)], pad, bow, (-0.51, 0, 0), flat=1).rotation_euler = (0, 0, 0)
for z in (-0.12, -0.08, -0.04, 0.0, 0.04, 0.08, 0.12):
    torus(0.082, 0.008, (-0.51, 0, z), (0, 0, 0), mid, 40, 8, bow)
ring(0.11, 0.018, 0.03, (-0.72, 0, 0.2), (0, math.pi / 2, 0), mid, 48, 0.004, bow)
tube([(-0.6, 0, 0.26), (-0.68, 0, 0.31), (-0.72, 0, 0.31)], 0.014, mid, bow)
tube([(-0.64, 0, -0.22), (-0.84, 0, -0.26), (-1.0, 0, -0.28)], 0.02, dark, bow)
barrel([(0, -0.06), (0.045, -0.06), (0.05, -0.03), (0.05, 0.06), (0.03, 0.08), (0, 0.08)], steel, bow, (-1.02, 0, -0.285), sides=8, bevel=0.006)

# Arrow: a bar of light with a barbed head and three vanes.
filament([(-1.12, 0), NOCK], 0.013, '#9dff5c', bow, strength=9)
shard(0.06, 0.46, (-1.24, 0, 0), (0, -math.pi / 2, 0), 4, 3, crystal('#8dff5a', '#1f8a10', '#eaffd8', 2.2, 9), bow)
skin(*ribbon([(-1.2, 0.0), (-1.06, 0.075), (-0.94, 0.1)], [0.05, 0.03, 0.008]), 0.03, steel, bow, PLANK)
skin(*ribbon([(-1.2, 0.0), (-1.06, -0.075), (-0.94, -0.1)], [0.05, 0.03, 0.008]), 0.03, steel, bow, PLANK)
for turn in (0, math.pi / 2):
    for x in (0.42, 0.52, 0.62):
        vane = plate([(x, 0.012), (x + 0.2, 0.1), (x + 0.22, 0.1), (x + 0.07, 0.012), (x + 0.07, -0.012), (x + 0.22, -0.1), (x + 0.2, -0.1), (x, -0.012)], 0.008, light(green, 2.6), bow, bevel=0)
        vane.rotation_euler = (math.pi / 2 + turn, 0, 0)
for x in (-0.95, -0.8, 0.3):
    torus(0.04, 0.006, (x, 0, 0), (0, math.pi / 2, 0), glow, 40, 8, bow)
    point((x, -0.25, 0.1), 4, green, 0.1).parent = bow
slots((-0.5, 0.5), (-0.5, 0.56), 2, (0.08, 0.014), 0.07, glow, bow)

motes(44, '#a8ff7a', spread=(1.7, 0.8, 1.2), centre=(-0.4, 0, 0.2))

shoot(name, height=0.5, distance=8.4, target=(0, 0, -0.1), lens=60)
