"""Gatekeeper Seal: a great gold disc struck with the open Gate over a skyline, clamped in steel and hung with a chain."""

import math
import random

import bpy
import numpy as np

from kit.colours import GATE, ICE
from kit.lights import area, point
from kit.materials import light, metal
from kit.relics import bolts, plasma
from kit.shapes import box, copy_of, cylinder, empty, extrude, lathe, ring, torus, tube
from kit.stage import collectible, shoot

name = collectible('gatekeeper-seal', '#ffb648', rim=ICE, seed=23, podium=-1.40, podium_radius=1.3, back=0.06, key=640, rims=1.3, backdrop='#31549e')
area((-4.6, -3.6, 0.4), (0, 0, 0), 1.1, 300, '#ffe2ae', tall=5)
area((3.4, -5.0, 2.6), (0, 0, 0), 1.3, 150, '#fff0d8', tall=1.5)

gold = metal('#c98f35', 0.24, wear=1.0, wear_colour='#ffe6a8', grime=0.8, bevel=0.012, bump=0.12)
field = metal('#7d5520', 0.42, wear=0.6, wear_colour='#d9a650', grime=1.0, bump=0.35)
steel, pale = metal('#181d26', 0.28, 0.95, wear=1.0, grime=0.7), metal('#aeb6c2', 0.24, wear=0.7, bevel=0.008)
gate, runes_light = light('#ffbe5c', 5.5), light(GATE, 3.0)

# The disc is modelled flat, its face to +z, and stood up at the end.
seal = empty((0, 0, 0.16), (math.radians(82), 0, math.radians(-24)))
RIM = 1.22
lathe([(0, -0.15), (1.14, -0.15), (RIM, -0.08), (RIM, 0.08), (1.16, 0.13), (1.10, 0.13), (1.075, 0.06), (0, 0.06)], material=gold, parent=seal, steps=192, bevel=0.01)
cylinder(1.06, 0.02, (0, 0, 0.062), material=field, bevel=0, sides=160, parent=seal)
for index in range(120):
    angle = 2 * math.pi * index / 120
    box((0.03, 0.034, 0.15), (RIM * math.cos(angle), RIM * math.sin(angle), 0), (0, 0, angle), gold, 0.008, parent=seal)
torus(0.845, 0.022, (0, 0, 0.075), material=gold, parent=seal, sides=16, steps=160)
for index in range(60):
    angle = 2 * math.pi * index / 60
    cylinder(0.016, 0.03, (1.035 * math.cos(angle), 1.035 * math.sin(angle), 0.075), material=gold, bevel=0.006, sides=16, parent=seal)

# The legend between the rings: struck letters nobody reads, three of them alight.
chance = random.Random(2117)
for index in range(40):
    angle = 2 * math.pi * (index + 0.5) / 40
    letter = empty((0.94 * math.cos(angle), 0.94 * math.sin(angle), 0.075), (0, 0, angle - math.pi / 2), seal)
    ink = runes_light if index % 10 in (4, 5) else gold
    stem = chance.choice((-0.026, 0.0, 0.026))
    box((0.018, 0.105, 0.03), (stem, 0, 0), material=ink, bevel=0.004, parent=letter)
    for level in chance.sample((-0.045, -0.015, 0.015, 0.045), 2):
        box((0.062, 0.016, 0.03), (chance.choice((-0.01, 0.01)), level, 0), material=ink, bevel=0.004, parent=letter)

# The Gate with its rays, over the skyline.
CENTRE = (0, 0.16)
cylinder(0.285, 0.03, (*CENTRE, 0.075), material=plasma('#ffd58a', '#ff9a35', '#8a3a08', 2.6, 3.0), bevel=0, sides=96, parent=seal)
torus(0.33, 0.06, (*CENTRE, 0.10), material=gold, parent=seal, sides=20)
ring(0.415, 0.02, 0.06, (*CENTRE, 0.085), material=gold, bevel=0.006, parent=seal)
for index in range(12):
    angle = 2 * math.pi * index / 12
    box((0.05, 0.085, 0.08), (CENTRE[0] + 0.335 * math.cos(angle), CENTRE[1] + 0.335 * math.sin(angle), 0.135), (0, 0, angle), gold, 0.012, parent=seal)
for index in range(31):
    angle = math.radians(-12 + 204 * index / 30)
    spot = np.array(CENTRE) + 0.455 * np.array([math.cos(angle), math.sin(angle)])
    # Rays run as far as the inner ring, whose centre is not theirs.
    along = np.array([math.cos(angle), math.sin(angle)])
    reach = -spot @ along + math.sqrt((spot @ along) ** 2 - spot @ spot + 0.80**2)
    length = reach * (1.0 if index % 2 == 0 else 0.55)
    extrude([(0, -0.017), (length, -0.004), (length, 0.004), (0, 0.017)], 0.05, (*spot, 0.07), (0, 0, angle), gold, 0.005, parent=seal)
TOWERS = [(-0.70, 0.10, 0.15), (-0.60, 0.085, 0.34), (-0.51, 0.09, 0.24), (-0.41, 0.10, 0.46), (-0.30, 0.10, 0.33), (-0.19, 0.09, 0.22), (0.0, 0.12, 0.15), (0.19, 0.09, 0.26), (0.29, 0.09, 0.38), (0.39, 0.10, 0.54), (0.50, 0.09, 0.30), (0.60, 0.09, 0.40), (0.69, 0.08, 0.18)]
for index, (x, width, height) in enumerate(TOWERS):
    foot = -math.sqrt(max(0.02, 0.815**2 - (abs(x) + width / 2) ** 2))
    top = -0.52 + height
    depth = 0.07 + 0.03 * (index % 3)
    box((width, top - foot, depth), (x, (foot + top) / 2, 0.06 + depth / 2), material=gold, bevel=0.009, parent=seal)
    box((width * 0.35, 0.10, depth * 0.8), (x + width * 0.1, top + 0.04, 0.06 + depth * 0.4), material=gold, bevel=0.006, parent=seal)
    for step in range(int((top - foot) / 0.075) - 1):
        lit = chance.random() < 0.24
        box((width * 0.5, 0.018, 0.008), (x, top - 0.06 - 0.075 * step, 0.062 + depth), material=runes_light if lit else field, bevel=0, parent=seal)
box((0.055, 0.42, 0.02), (0, -0.40, 0.075), (0, 0, 0), runes_light, 0, parent=seal)

# Steel clamps, the loop and its chain, the fork it stands in.
for degrees in (28, 152, 208, 332):
    angle = math.radians(degrees)
    clamp = empty(rotation=(0, 0, angle), parent=seal)
    box((0.24, 0.26, 0.40), (RIM - 0.0, 0, 0), material=steel, bevel=0.03, parent=clamp)
    box((0.12, 0.15, 0.44), (RIM - 0.015, 0, 0), material=pale, bevel=0.02, parent=clamp)
    cylinder(0.04, 0.48, (RIM - 0.015, 0, 0), material=steel, bevel=0.008, sides=6, parent=clamp)
    box((0.02, 0.10, 0.05), (RIM + 0.12, 0, 0.0), material=runes_light, bevel=0, parent=clamp)
loop = empty((0, RIM + 0.02, 0), parent=seal)
box((0.30, 0.16, 0.26), material=steel, bevel=0.03, parent=loop)
torus(0.135, 0.036, (0, 0.19, 0), material=pale, parent=loop, sides=16)
bolts(0.09, 2, 0.022, pale, loop, 0.135)

link = torus(0.062, 0.019, material=pale, steps=40, sides=12)
link.scale = (1.35, 1, 1)
for index in range(30):
    t = index / 29
    # The chain falls in front of the disc and lies on the podium.
    x, z = 0.06 + 0.74 * t**0.8, 1.58 - 3.0 * t**1.45
    spot = (x, 0.02 - 0.98 * t**0.6, max(z, -1.36))
    slope = math.atan2(3.0 * 1.45 * max(t, 0.02) ** 0.45, 0.8) if z > -1.36 else 0.1
    copy_of(link, spot, ((math.pi / 2) * (index % 2), slope, 0.0), (1.35, 1, 1))
bpy.data.objects.remove(link)
for side in (-1, 1):
    arm = empty((0.44 * side * math.cos(math.radians(24)), -0.44 * side * math.sin(math.radians(24)), -1.4), (0, 0, math.radians(-24)))
    outline = [(-0.14, 0.0), (0.20, 0.0), (0.16 + 0.02, 0.16), (0.28, 0.46), (0.20, 0.50), (0.02, 0.26), (-0.14, 0.14)]
    turned = [(side * x, y) for x, y in outline]
    for depth in (-0.26, 0.26):
        extrude(turned if side > 0 else turned[::-1], 0.09, (0, depth, 0), (math.pi / 2, 0, 0), steel, 0.016, parent=arm)
    box((0.30, 0.60, 0.10), (0.02 * side, 0, 0.06), material=steel, bevel=0.02, parent=arm)
    cylinder(0.045, 0.64, (0.02 * side, 0, 0.12), (math.pi / 2, 0, 0), pale, 0.01, 24, parent=arm)
tube([(-0.7, 0.35, -1.34), (0, 0.1, -1.34), (0.7, -0.35, -1.34)], 0.05, steel)
point((-0.15, -0.5, 0.3), 6, GATE, 0.1)

shoot(name, samples=18, height=0.7, distance=8.4, target=(0, 0, -0.02), lens=59, focus=(0, -0.3, 0.2), fstop=3.2)
