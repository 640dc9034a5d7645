"""Halo Core: an amber heart between two finned poles, held by a tilted halo of twelve magnet blocks."""

import math

import numpy as np

from kit.colours import GATE, SIGNAL
from kit.lights import area, point
from kit.materials import glass, light, metal, paint
from kit.relics import arc_of_light, bolts, plasma, windings
from kit.shapes import box, cylinder, empty, lathe, ring, sphere, torus, tube
from kit.stage import collectible, shoot

name = collectible('halo-core', GATE, rim=SIGNAL, seed=21, podium=-1.58, podium_radius=1.15, back=0.07, key=520, rims=1.3, backdrop='#b5601c')
area((-4.8, -3.0, 1.0), (0, 0, 0), 1.0, 170, '#ffe8cd', tall=4.5)

casing = paint('#8a93a1', '#474f5b', GATE, '#b8661a', scale=1.8, bevel=0.014)
steel = metal('#161a21', 0.30, 0.95, wear=0.9, grime=0.8, bevel=0.01)
pale, copper = metal('#a3aab4', 0.25, wear=0.7, bevel=0.006), metal('#b4622e', 0.26, wear=0.5, wear_colour='#ffc79a', bevel=0.005)
amber, dim_amber, cyan = light(GATE, 6), light(GATE, 2.6), light(SIGNAL, 5)

core = empty((0, 0, 0.12), (math.radians(19), math.radians(-13), 0), scale=1.1)

# The halo: twelve blocks on a wound ring.
BLOCKS, RADIUS = 12, 1.22
section = [(-0.15, -0.10), (-0.09, -0.17), (0.11, -0.17), (0.20, -0.09), (0.20, 0.09), (0.11, 0.17), (-0.09, 0.17), (-0.15, 0.10)]
torus(RADIUS, 0.085, material=steel, parent=core, steps=160)
for index in range(BLOCKS):
    angle = 2 * math.pi * index / BLOCKS
    block = empty(rotation=(0, 0, angle), parent=core)
    sweep = 0.8 / BLOCKS
    lathe(section, (0, 0, 0), (0, 0, -math.pi * sweep), casing, 14, block, True, RADIUS, sweep, 0.014)
    for side in (-1, 1):
        lathe([(r * 1.12, z * 1.12) for r, z in section], (0, 0, 0), (0, 0, side * math.pi * sweep * 0.86 - 0.018), steel, 3, block, True, RADIUS, 0.036 / 2 / math.pi, 0.008)
    outer, inner = RADIUS + 0.205, RADIUS - 0.155
    box((0.016, 0.30, 0.07), (outer, 0, 0), material=steel, bevel=0.006, parent=block)
    box((0.022, 0.24, 0.022), (outer, 0, 0), material=dim_amber if index % 3 else cyan, bevel=0, parent=block)
    box((0.012, 0.34, 0.05), (inner, 0, 0), material=amber, bevel=0, parent=block)
    for rise in (-1, 1):
        box((0.10, 0.16, 0.03), (RADIUS + 0.01, 0, rise * 0.172), material=steel, bevel=0.008, parent=block)
        for step in range(3):
            box((0.07, 0.016, 0.02), (RADIUS + 0.01, -0.045 + 0.045 * step, rise * 0.185), material=pale, bevel=0.004, parent=block)
        for spread in (-0.21, 0.21):
            cylinder(0.022, 0.02, (RADIUS + 0.02, spread * 1.0, rise * 0.172), material=pale, bevel=0.004, sides=6, parent=block)
    for turn in (-0.035, 0, 0.035):
        gap = math.pi / BLOCKS + turn
        spot = (RADIUS * math.cos(gap), RADIUS * math.sin(gap), 0)
        torus(0.105, 0.018, spot, (math.pi / 2, 0, gap), copper, 40, 10, block)

# The inner ring, out of true with the outer one because it turns the other way.
inner = empty(rotation=(math.radians(-16), math.radians(24), 0.3), parent=core)
ring(0.86, 0.05, 0.13, material=pale, bevel=0.01, parent=inner)
ring(0.86, 0.062, 0.03, material=dim_amber, bevel=0, parent=inner)
for index in range(36):
    angle = 2 * math.pi * index / 36
    box((0.075, 0.03, 0.10), (0.86 * math.cos(angle), 0.86 * math.sin(angle), 0), (0, 0, angle), steel, 0.006, parent=inner)

# Heart and poles.
sphere(0.40, material=plasma('#fff0c8', '#ff9a2e', '#a52a06', 3.4, 3.6), parent=core)
sphere(0.47, material=glass('#fff3e2', 0.0, 1.12), parent=core)
for angle in np.linspace(0, math.pi, 5)[:-1]:
    torus(0.485, 0.016, rotation=(math.pi / 2, 0, angle + 0.4), material=steel, parent=core, sides=12)
ring(0.492, 0.03, 0.06, material=pale, bevel=0.008, parent=core)
for side in (1, -1):
    pole = empty(rotation=(0 if side > 0 else math.pi, 0, 0), parent=core)
    lathe([(0.36, 0.34), (0.40, 0.40), (0.30, 0.50), (0.22, 0.52), (0.22, 0.60)], material=casing, parent=pole, bevel=0.01)
    for step in range(6):
        reach = 0.30 - 0.026 * step
        cylinder(reach, 0.03, (0, 0, 0.60 + 0.075 * step), material=steel if step % 2 else pale, bevel=0.008, sides=64, parent=pole)
    cylinder(0.12, 0.46, (0, 0, 0.80), material=copper, parent=pole)
    ring(0.232, 0.014, 0.016, (0, 0, 0.565), material=amber, bevel=0, parent=pole)
    bolts(0.30, 10, 0.018, pale, pole, 0.47)
    cylinder(0.095, 0.24, (0, 0, 1.12), material=casing, bevel=0.012, top=0.05, parent=pole)
    windings(0.10, 0.12, 4, 0.016, copper, pole, (0, 0, 1.0))
sphere(0.04, (0, 0, 1.27), cyan, 3, parent=core)
for seed, (angle, tilt) in enumerate(((0.5, 0.1), (1.9, -0.2), (3.5, 0.2), (4.6, -0.1), (5.6, 0.25))):
    start = (0.44 * math.cos(angle), 0.44 * math.sin(angle), tilt * 0.4)
    end = (1.06 * math.cos(angle + 0.2), 1.06 * math.sin(angle + 0.2), 0.03)
    arc_of_light(start, end, 0.10, light('#ffd08a', 5), 0.007, seed, core)

# The cradle: three arms hold the lower pole, cables run to it.
for index in range(3):
    angle = 2 * math.pi * index / 3 - math.pi / 2 + 0.5
    cos, sin = math.cos(angle), math.sin(angle)
    tube([(0.86 * cos, 0.86 * sin, -1.56), (0.95 * cos, 0.95 * sin, -1.28), (0.52 * cos + 0.14, 0.52 * sin + 0.2, -1.18), (0.20 * cos + 0.26, 0.20 * sin + 0.40, -0.96)], 0.05, steel)
    cylinder(0.12, 0.07, (0.86 * cos, 0.86 * sin, -1.55), material=pale, bevel=0.012, sides=6)
    tube([(0.60 * cos - 0.3 * sin, 0.60 * sin + 0.3 * cos, -1.56), (0.5 * cos, 0.5 * sin, -1.36), (0.28, 0.40, -1.14)], 0.022, copper)
cylinder(0.42, 0.10, (0.18, 0.20, -1.53), material=steel, bevel=0.02, sides=64)
ring(0.33, 0.03, 0.02, (0.18, 0.20, -1.475), material=amber, bevel=0)
point((0, -0.1, 0.1), 34, GATE, 0.4)

shoot(name, height=0.95, distance=8.6, target=(0, 0, -0.12), lens=59, focus=(0, -0.9, 0), fstop=2.6, bounces=8, transmission=8)
