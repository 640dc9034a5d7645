"""Drift Medusa: a jellyfish of glass and light, two lens eyes in its collar, tendrils trailing as it drifts."""

import math
import random

import numpy as np

from kit.colours import MYTHIC, SIGNAL
from kit.companions import gunmetal, lens_eye, membrane, path, repeat_along
from kit.lights import area, point
from kit.materials import crystal, glass, light, metal, paint
from kit.shapes import box, cylinder, empty, extrude, lathe, ring, sphere, torus, tube
from kit.stage import collectible, shoot

name = collectible('drift-medusa', MYTHIC, rim=SIGNAL, seed=5, podium=-1.62, podium_radius=1.1, back=0.06, key=460, rims=1.3, backdrop='#8a1f86')
area((-4.5, -3, 2.2), (0, 0, 0.8), 1.0, 130, '#ffdcf0', tall=3.5)

steel, pale = gunmetal('#191722'), metal('#aeb2c0', 0.24, wear=0.7, bevel=0.008)
shell = paint('#d9d4e2', '#8d879c', MYTHIC, '#9c1457', scale=2, bevel=0.012)
pink, dim_pink, blue = light(MYTHIC, 5.5), light(MYTHIC, 2.6), light(SIGNAL, 6)

medusa = empty((0.12, 0, 0.36), (math.radians(7), math.radians(15), 0), scale=1.12)

# Bell: glass over a veil of light, ribs outside, a collar at the rim.
DOME = [(0.93 * math.sin(a) ** 0.9, 0.86 * math.cos(a)) for a in np.linspace(0.10, math.pi / 2, 28)]
lathe(DOME, (0, 0, 0.05), material=glass('#ffd2ec', 0.02, 1.2), parent=medusa, steps=128)
lathe([(r * 0.93, z * 0.92) for r, z in DOME], (0, 0, 0.05), material=membrane(MYTHIC, 0.9, 0.012), parent=medusa, steps=128)
lathe([(r * 0.62 + 0.03 * math.sin(14 * z), z * 0.62 - 0.02) for r, z in DOME], (0, 0, 0.05), material=membrane('#ff7cc8', 1.3, 0.012, 0.0), parent=medusa, steps=96)
for index in range(12):
    angle = 2 * math.pi * (index + 0.5) / 12
    rib = [(1.015 * r * math.cos(angle), 1.015 * r * math.sin(angle), 0.05 + 1.01 * z) for r, z in DOME[2::3]]
    tube(rib, 0.015, pale, medusa)
    box((0.07, 0.09, 0.16), (0.93 * math.cos(angle), 0.93 * math.sin(angle), 0.10), (0, -0.12, angle), steel, 0.015, parent=medusa)
lathe([(0.10, 0.10), (0.20, 0.06), (0.27, 0.0), (0.27, -0.05), (0.1, -0.05)], (0, 0, 0.885), material=shell, parent=medusa, bevel=0.012)
ring(0.285, 0.02, 0.02, (0, 0, 0.86), material=pink, bevel=0, parent=medusa)
cylinder(0.10, 0.10, (0, 0, 1.0), material=steel, bevel=0.02, parent=medusa)
cylinder(0.035, 0.20, (0, 0, 1.1), material=pale, bevel=0.006, top=0.012, parent=medusa)
sphere(0.032, (0, 0, 1.22), blue, 3, parent=medusa)

ring(0.93, 0.10, 0.14, (0, 0, 0.02), material=shell, bevel=0.025, parent=medusa)
ring(0.985, 0.012, 0.022, (0, 0, 0.055), material=pink, bevel=0, parent=medusa)
ring(0.90, 0.12, 0.06, (0, 0, -0.08), material=steel, bevel=0.015, parent=medusa)
lappet = [(-0.115, 0.0), (0.115, 0.0), (0.125, -0.10), (0.07, -0.21), (0, -0.245), (-0.07, -0.21), (-0.125, -0.10)]
for index in range(20):
    angle = 2 * math.pi * (index + 0.5) / 20
    hinge = empty((0.955 * math.cos(angle), 0.955 * math.sin(angle), -0.055), (0, 0, angle + math.pi / 2), medusa)
    extrude(lappet[::-1], 0.03, (0, 0, 0), (math.pi / 2 - 0.32, 0, 0), shell, 0.010, parent=hinge)
    box((0.10, 0.045, 0.05), (0, 0.0, 0.0), (0, 0, 0), steel, 0.012, parent=hinge)
    box((0.012, 0.012, 0.10), (0, -0.055, -0.115), (-0.32, 0, 0), dim_pink, 0, parent=hinge)
for turn in (-27, 13):
    angle = math.radians(turn)
    lens_eye((0.99 * math.sin(angle), -0.99 * math.cos(angle), 0.06), (0, 0, angle), 0.135, SIGNAL, medusa, steel, 6.5)

# The works inside: a caged heart on a stalk.
sphere(0.17, (0, 0, 0.34), crystal('#ff5aae', '#7a0a4a', '#ffd0ea', 1.5, 9), 4, parent=medusa)
for index in range(6):
    angle = index * math.pi / 3
    cage = [(0.24 * math.sin(a) * math.cos(angle), 0.24 * math.sin(a) * math.sin(angle), 0.34 + 0.30 * math.cos(a)) for a in np.linspace(0.15, 2.99, 9)]
    tube(cage, 0.016, pale, medusa)
for level in (0.62, 0.06):
    cylinder(0.13, 0.06, (0, 0, level), material=steel, bevel=0.012, parent=medusa)
cylinder(0.05, 0.3, (0, 0, 0.76), material=steel, parent=medusa)
cylinder(0.32, 0.10, (0, 0, -0.06), material=steel, bevel=0.03, top=0.20, parent=medusa)
for index in range(4):
    angle = math.pi / 4 + index * math.pi / 2
    box((0.86, 0.05, 0.05), (0.45 * math.cos(angle), 0.45 * math.sin(angle), -0.06), (0, 0, angle), steel, 0.012, parent=medusa)

# Four arms of overlapping links, then the fine tendrils, all trailing to the left.
chance = random.Random(4)


def trailing(root, length, sway, phase, drift):
    """Returns control points of a tendril that hangs from `root` and waves."""
    points = []
    for step in range(9):
        t = step / 8
        wave = sway * t * math.sin(phase + 5.2 * t)
        points.append((root[0] * (1 - 0.35 * t) + wave - drift * t**1.6, root[1] * (1 - 0.3 * t) + 0.6 * sway * t * math.cos(phase + 4 * t), root[2] - length * t))
    return points


for index in range(4):
    angle = math.pi / 4 + index * math.pi / 2 + 0.3
    root = (0.24 * math.cos(angle), 0.24 * math.sin(angle), -0.08)
    positions, directions = path(trailing(root, 1.45 - 0.14 * (index % 2), 0.20, index * 1.7, 0.30), 30)
    link = cylinder(0.072, 0.062, material=shell, bevel=0.010, sides=24, top=0.054)
    joint = cylinder(0.046, 0.10, material=steel, bevel=0.004, sides=20)
    band = ring(0.056, 0.012, 0.010, (0, 0, 0), material=pink, bevel=0, steps=32)
    sizes = np.linspace(1.2, 0.36, 30)
    repeat_along([link, joint], positions, directions, sizes, [(0, 1, 0)] * 30, medusa)
    repeat_along([band], positions[2::4] + directions[2::4] * 0.034, directions[2::4], sizes[2::4], [(0, 1, 0)] * 7, medusa)
    sphere(0.026, tuple(positions[-1]), pink, 3, parent=medusa)
for index in range(22):
    angle = 2 * math.pi * index / 22 + 0.1
    root = (0.86 * math.cos(angle), 0.86 * math.sin(angle), -0.08)
    lit = index % 3 == 0
    length = chance.uniform(0.7, 1.1) if lit else chance.uniform(0.9, 1.4)
    points = trailing(root, length, chance.uniform(0.14, 0.24), chance.uniform(0, 6), 0.30)
    tube(points, 0.0085 if lit else 0.014, light(MYTHIC, 2.4) if lit else steel, medusa)
    if not lit:
        positions, _ = path(points, 14)
        for spot in positions[3::3]:
            sphere(0.021, tuple(spot), pale, 2, parent=medusa)
    sphere(0.026, points[-1], blue if index % 2 else pink, 3, parent=medusa)

point((0.10, 0, 0.75), 12, '#ff5fb0', 0.2)
point((-0.1, -0.2, -1.1), 8, MYTHIC, 0.2)
torus(0.42, 0.018, (-0.1, 0, -1.605), material=dim_pink, sides=12)

shoot(name, samples=18, height=0.5, distance=8.4, target=(0, 0, -0.06), lens=60, focus=(0, -0.8, 0.5), fstop=3.0, bounces=8, transmission=8)
