"""Coilhouse Reactor: a blue column of plasma between six copper coils in a bowed cage, on a hazard-striped base."""

import math

from kit.lights import area, point
from kit.materials import glass, light, metal, paint
from kit.relics import arc_of_light, bolts, plasma, windings
from kit.shapes import box, cylinder, empty, extrude, lathe, polygon, ring, torus, tube
from kit.stage import collectible, shoot

BLUE, HAZARD = '#4a6dff', '#ffb20f'

name = collectible('coilhouse-reactor', BLUE, rim=HAZARD, seed=37, podium=-1.55, podium_radius=1.22, back=0.07, key=520, rims=1.3, backdrop='#2a3fd0')
area((-4.8, -3.2, 0.8), (0, 0, 0), 1.0, 170, '#e6ecff', tall=4.5)

casing = paint('#8d939d', '#4a505a', HAZARD, '#b57908', scale=1.8, bevel=0.016)
yellow = paint('#f0a90e', '#a86f06', HAZARD, HAZARD, scale=1.8, bevel=0.012)
steel = metal('#161a21', 0.30, 0.95, wear=0.9, grime=0.8, bevel=0.01)
pale, copper = metal('#a3aab4', 0.25, wear=0.7, bevel=0.006), metal('#c0642c', 0.22, wear=0.4, wear_colour='#ffc79a', grime=0.5, bevel=0.004)
blue, dim_blue, amber = light(BLUE, 7), light(BLUE, 3), light(HAZARD, 5)

reactor = empty((0, 0, 0), (0, 0, math.radians(14)))

# Base and head: stepped drums, chevrons round the base.
lathe([(0, -1.06), (0.40, -1.06), (0.46, -1.12), (0.74, -1.12), (0.80, -1.18), (0.80, -1.40), (0.90, -1.46), (0.94, -1.54), (0, -1.54)], material=casing, parent=reactor, bevel=0.012)
lathe([(0, 1.02), (0.40, 1.02), (0.46, 1.07), (0.70, 1.07), (0.76, 1.12), (0.76, 1.24), (0.58, 1.36), (0.30, 1.40), (0, 1.40)], material=casing, parent=reactor, bevel=0.012)
ring(0.80, 0.02, 0.17, (0, 0, -1.29), material=steel, bevel=0.004, parent=reactor)
for index in range(20):
    angle = 2 * math.pi * index / 20
    box((0.022, 0.115, 0.20), (0.812 * math.cos(angle), 0.812 * math.sin(angle), -1.29), (math.radians(-32), 0, angle), yellow, 0.004, parent=reactor)
for level, radius in ((-1.195, 0.80), (-1.385, 0.80), (1.13, 0.762)):
    ring(radius + 0.008, 0.03, 0.035, (0, 0, level), material=pale, bevel=0.008, parent=reactor)
ring(0.765, 0.016, 0.04, (0, 0, 1.19), material=blue, bevel=0, parent=reactor)
bolts(0.60, 18, 0.028, pale, reactor, -1.105)
bolts(0.58, 18, 0.028, pale, reactor, 1.06)

# The column in its glass, with collars that grip it.
cylinder(0.20, 2.1, (0, 0, -0.02), material=plasma('#a9baff', '#3f5dff', '#1018b0', 3.0, 4.2), bevel=0, sides=64, parent=reactor)
cylinder(0.045, 2.1, (0, 0, -0.02), material=light('#c3ceff', 7), bevel=0, sides=24, parent=reactor)
lathe([(0.30, -1.06), (0.30, 1.02)], material=glass('#dfe6ff', 0.0, 1.10), parent=reactor)
for level in (-0.98, -0.36, 0.32, 0.94):
    ring(0.335, 0.08, 0.10, (0, 0, level), material=steel, bevel=0.014, parent=reactor)
    ring(0.382, 0.014, 0.026, (0, 0, level), material=dim_blue, bevel=0, parent=reactor)
    for index in range(6):
        angle = math.pi / 3 * (index + 0.5)
        box((0.20, 0.05, 0.06), (0.46 * math.cos(angle), 0.46 * math.sin(angle), level), (0, 0, angle), steel, 0.012, parent=reactor)

# Six wound coils, joined by field plates.
for index in range(6):
    angle = math.pi / 3 * (index + 0.5)
    coil = empty((0.60 * math.cos(angle), 0.60 * math.sin(angle), 0), (0, 0, angle), reactor)
    cylinder(0.055, 2.1, (0, 0, -0.02), material=steel, parent=coil, bevel=0.006)
    for low, high in ((-0.92, -0.42), (-0.29, 0.26), (0.39, 0.88)):
        windings(0.098, high - low, 12, 0.0235, copper, coil, (0, 0, low))
        for level in (low - 0.018, high + 0.018):
            cylinder(0.135, 0.03, (0, 0, level), material=pale, bevel=0.008, sides=32, parent=coil)
    for level in (-0.355, 0.325):
        box((0.10, 0.17, 0.10), (0.03, 0, level), material=casing, bevel=0.014, parent=coil)
        box((0.02, 0.09, 0.022), (0.085, 0, level), material=amber if index % 2 else dim_blue, bevel=0, parent=coil)
    cylinder(0.085, 0.10, (0, 0, -1.02), material=casing, bevel=0.012, sides=6, parent=coil)
    cylinder(0.085, 0.10, (0, 0, 0.98), material=casing, bevel=0.012, sides=6, parent=coil)

# The cage: bowed bars with a gap at the front, hoops between them, a lifting handle.
for index in range(8):
    angle = math.radians(-90 + 33 + index * (360 - 66) / 7)
    cos, sin = math.cos(angle), math.sin(angle)
    bar = [(r * cos, r * sin, z) for r, z in ((0.78, -1.22), (0.98, -1.10), (1.06, -0.5), (1.08, 0.0), (1.06, 0.5), (0.96, 1.06), (0.72, 1.22))]
    tube(bar, 0.038, steel, reactor)
    for level, reach in ((-0.5, 1.045), (0.42, 1.055)):
        cylinder(0.062, 0.12, (reach * cos, reach * sin, level), material=pale, bevel=0.012, sides=6, parent=reactor)
    box((0.10, 0.10, 0.09), (0.86 * cos, 0.86 * sin, -1.17), (0, 0, angle), yellow, 0.014, parent=reactor)
for level in (-0.5, 0.42):
    torus(1.045, 0.026, (0, 0, level), (0, 0, math.radians(-57)), steel, parent=reactor, sides=12, arc=294 / 360)
handle = empty((0, 0, 1.38), (0, 0, math.radians(-14)), reactor)
tube([(-0.42, 0, -0.10), (-0.44, 0, 0.14), (-0.26, 0, 0.24), (0.26, 0, 0.24), (0.44, 0, 0.14), (0.42, 0, -0.10)], 0.042, yellow, handle)
cylinder(0.058, 0.34, (0, 0, 0.225), (0, math.pi / 2, 0), steel, 0.012, parent=handle)
cylinder(0.20, 0.10, (0, 0, 0.04), material=steel, bevel=0.02, parent=handle)
for side in (1, -1):
    box((0.12, 0.16, 0.16), (side * 0.42, 0, -0.08), material=steel, bevel=0.02, parent=handle)

# Service side: gauge, valve wheel, plate, hoses over the podium.
panel = empty((0.0, 0, -1.29), (0, 0, math.radians(-14)), reactor)
box((0.40, 0.10, 0.26), (-0.02, -0.80, 0), material=casing, bevel=0.02, parent=panel)
cylinder(0.085, 0.05, (-0.11, -0.86, 0.01), (math.pi / 2, 0, 0), pale, 0.01, 40, parent=panel)
cylinder(0.066, 0.054, (-0.11, -0.862, 0.01), (math.pi / 2, 0, 0), light('#cfd9ff', 1.6), 0, 40, parent=panel)
box((0.010, 0.01, 0.06), (-0.095, -0.892, 0.025), (0, 0.7, 0), steel, 0, parent=panel)
for step in range(3):
    box((0.10, 0.02, 0.025), (0.07, -0.855, 0.06 - 0.05 * step), material=amber if step == 0 else dim_blue, bevel=0, parent=panel)
for start, far, sag in ((-0.62, -1.02, 0.0), (-0.48, -0.86, 0.1)):
    tube([(start, -0.62, -1.30), (start - 0.26, -0.84 + sag, -1.28), (far - 0.02, -0.66 + sag, -1.50), (far + 0.10, -0.30, -1.53), (far + 0.2, 0.3, -1.53)], 0.045, steel)
wheel = empty((0.72, -0.50, -1.28), (math.pi / 2, 0, math.radians(52)))
torus(0.13, 0.020, (0, 0, 0.10), material=yellow, parent=wheel, sides=12)
cylinder(0.035, 0.20, (0, 0, 0.04), material=pale, bevel=0.006, parent=wheel)
for index in range(3):
    box((0.25, 0.02, 0.02), (0, 0, 0.10), (0, 0, index * math.pi / 3), yellow, 0.004, parent=wheel)
extrude(polygon(3, 0.10, math.pi / 2), 0.02, (0.26, -0.80, -1.27), (math.pi / 2, 0, math.radians(18)), yellow, 0.006)
for seed, level in enumerate((-0.68, 0.0, 0.62)):
    angle = -1.9 + 0.5 * seed
    start = (0.28 * math.cos(angle), 0.28 * math.sin(angle), level - 0.1)
    arc_of_light(start, (0.50 * math.cos(angle + 0.3), 0.50 * math.sin(angle + 0.3), level + 0.14), 0.05, blue, 0.007, seed, reactor)
for level in (-0.6, 0.1, 0.7):
    point((0, -0.42, level), 9, BLUE, 0.1)

shoot(name, samples=18, height=0.85, distance=8.5, target=(0, 0, -0.05), lens=57, focus=(0, -0.9, 0), fstop=3.2, bounces=8, transmission=8)
