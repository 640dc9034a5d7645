"""Ebbglass: an hourglass swung in a steel fork, its light running upwards from a glowing dune to its brass ceiling."""

import math
import random

import numpy as np

from kit.colours import SIGNAL
from kit.companions import membrane, path
from kit.lights import area, point
from kit.materials import light, metal
from kit.relics import bolts, runes, windings
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, extrude, lathe, polygon, ring, sphere, torus, tube
from kit.stage import collectible, shoot

name = collectible('ebbglass', SIGNAL, rim='#ffab52', seed=31, podium=-1.55, podium_radius=1.22, back=0.07, key=540, rims=1.3, backdrop='#1d5fb8')
area((-4.8, -3.2, 0.8), (0, 0, 0), 1.0, 180, '#dff3ff', tall=4.5)

steel = metal('#171c25', 0.28, 0.95, wear=0.9, grime=0.7, bevel=0.01)
silver = metal('#a7b0bd', 0.22, wear=0.8, bevel=0.008, grime=0.6)
brass = metal('#b98a45', 0.24, wear=0.8, wear_colour='#ffe2a8', grime=0.9, bevel=0.01)
fork = metal('#6f7987', 0.30, 0.95, wear=1.0, grime=0.7, bevel=0.014)
cyan, dim_cyan = light(SIGNAL, 6), light(SIGNAL, 2.6)


def grains():
    """Returns sand that shines: white where the stream meets it, deep blue far from it, every grain a little different."""
    shader = Shader('grains')
    position = shader.position()
    speckle = shader.noise(85, 3, 0.8, vector=position)
    ripples = shader.noise(7, 4, 0.6, 1.2, vector=position)
    height = shader.math('ABSOLUTE', shader.axes()['Z'])
    near = shader.math('ADD', shader.remap(height, 0.95, 0.42, 0.0, 0.85), shader.remap(ripples, 0.35, 0.65, -0.10, 0.12), clamp=True)
    tone = shader.ramp(near, [(0.0, '#0638a8'), (0.35, '#0f86e8'), (0.7, SIGNAL), (1.0, '#c4f0ff')])
    power = shader.math('MULTIPLY', shader.remap(near, 0.0, 1.0, 1.1, 5.0), shader.remap(speckle, 0.36, 0.64, 0.25, 1.3))
    surface = shader.principled(Base_Color='#123a78', Roughness=0.55, Emission=tone, Emission_Strength=power, Normal=shader.bump(speckle, 0.5, 0.02))
    return shader.surface(surface)


sand = grains()

# The whole glass swings in its fork and has stopped a little off the plumb.
swing = empty((0, 0, 0.06), (math.radians(3), math.radians(-15), 0))


PROFILE, _ = path([(0.07, 0, 0.0), (0.085, 0, 0.06), (0.27, 0, 0.20), (0.50, 0, 0.38), (0.59, 0, 0.58), (0.55, 0, 0.80), (0.40, 0, 0.98)], 60)


def bulb(height):
    """Returns the radius of the glass at a height of -1..1 (m above the neck)."""
    return float(np.interp(abs(height), PROFILE[:, 2], PROFILE[:, 0]))


outline = [(bulb(z), z) for z in np.linspace(-0.97, 0.97, 97)]
lathe(outline, material=membrane('#7cd0ff', 3.0, 0.004, 0.35), parent=swing, steps=128)

# The light heaps up below and gathers under the ceiling above.
dune = [(0.0, -0.42), (0.05, -0.46), (0.20, -0.60), (0.36, -0.68), (bulb(-0.72) * 0.95, -0.72)]
dune += [(bulb(z) * 0.95, z) for z in np.linspace(-0.74, -0.955, 10)] + [(0.0, -0.955)]
lathe(dune, material=sand, parent=swing)
pool = [(0.0, 0.955)] + [(bulb(z) * 0.95, z) for z in np.linspace(0.955, 0.66, 12)] + [(0.40, 0.62), (0.24, 0.61), (0.10, 0.555), (0.035, 0.46), (0.0, 0.40)]
lathe(pool, material=sand, parent=swing)
cylinder(0.022, 0.86, (0, 0, 0.0), material=light('#b8ecff', 8), bevel=0, sides=20, parent=swing)
chance = random.Random(12)
spark = light('#bff0ff', 6)
for _ in range(170):
    rise = chance.uniform(-0.5, 0.62)
    stray = abs(rise) * chance.gauss(0, 0.16) + chance.gauss(0, 0.008)
    angle = chance.uniform(0, 2 * math.pi)
    reach = min(abs(stray), bulb(rise) * 0.8)
    sphere(chance.uniform(0.005, 0.013), (reach * math.cos(angle), reach * math.sin(angle), rise), spark, 2, parent=swing)

# Caps, pillars, collar.
for side in (1, -1):
    cap = empty((0, 0, 0.97 * side), (0 if side > 0 else math.pi, 0, 0), swing)
    lathe([(0.0, 0.20), (0.30, 0.20), (0.36, 0.14), (0.70, 0.14), (0.78, 0.08), (0.80, 0.0), (0.76, -0.04), (0.50, -0.04), (0.44, -0.10), (0.38, -0.10), (0.38, 0.0)], material=brass, parent=cap, bevel=0.012)
    for step in range(48):
        angle = step * math.pi / 24
        box((0.02, 0.022, 0.05), (0.795 * math.cos(angle), 0.795 * math.sin(angle), 0.035), (0, 0, angle), steel, 0.004, parent=cap)
    ring(0.40, 0.05, 0.06, (0, 0, -0.09), material=silver, bevel=0.012, parent=cap)
    extrude(polygon(6, 0.26), 0.09, (0, 0, 0.22), material=steel, bevel=0.02, parent=cap)
    cylinder(0.11, 0.16, (0, 0, 0.24), material=silver, bevel=0.02, parent=cap)
    bolts(0.53, 12, 0.026, silver, cap, 0.145)
    runes(0.62, 26, 0.05, dim_cyan, cap, (0.0,), 0.16, 5)
for index in range(3):
    angle = 2 * math.pi * index / 3 + math.radians(80)
    cos, sin = math.cos(angle), math.sin(angle)
    pillar = empty((0.69 * cos, 0.69 * sin, 0), parent=swing)
    cylinder(0.040, 1.90, material=steel, bevel=0.006, parent=pillar)
    for level, tall in ((-0.62, 0.30), (0.62, 0.30), (0, 0.16)):
        cylinder(0.062, tall, (0, 0, level), material=brass if level else silver, bevel=0.014, sides=8, parent=pillar)
        for end in (-1, 1):
            torus(0.055, 0.016, (0, 0, level + end * (tall / 2 + 0.02)), material=silver, parent=pillar, sides=12, steps=40)
    windings(0.048, 0.26, 9, 0.011, silver, pillar, (0, 0, 0.14))
    windings(0.048, 0.26, 9, 0.011, silver, pillar, (0, 0, -0.40))
ring(0.165, 0.10, 0.10, material=steel, bevel=0.02, parent=swing)
ring(0.225, 0.012, 0.03, material=cyan, bevel=0, parent=swing)
for index in range(3):
    angle = 2 * math.pi * index / 3 + math.radians(80)
    box((0.50, 0.05, 0.06), (0.43 * math.cos(angle), 0.43 * math.sin(angle), 0), (0, 0, angle), steel, 0.012, parent=swing)
ring(0.74, 0.07, 0.09, material=brass, bevel=0.014, parent=swing)

# The fork it swings in.
for side in (1, -1):
    outer, _ = path([(0.30, 0, -1.52), (0.66, 0, -1.48), (1.08, 0, -1.22), (1.22, 0, -0.76), (1.16, 0, -0.26), (1.07, 0, 0.16)], 32)
    inner, _ = path([(0.93, 0, 0.16), (0.99, 0, -0.28), (1.02, 0, -0.74), (0.92, 0, -1.10), (0.60, 0, -1.30), (0.30, 0, -1.34)], 32)
    turned = [(side * float(x), float(z)) for x, _, z in (*outer, *inner)]
    extrude(turned if side > 0 else turned[::-1], 0.20, (0, 0, 0), (math.pi / 2, 0, 0), fork, 0.025)
    rib = [(side * x, -0.105, z) for x, z in ((0.66, -1.43), (0.99, -1.24), (1.115, -0.80), (1.085, -0.28), (1.02, 0.0))]
    tube(rib, 0.013, brass)
    for x, z in ((0.74, -1.40), (1.06, -1.10), (1.11, -0.52)):
        cylinder(0.035, 0.23, (side * x, 0, z), (math.pi / 2, 0, 0), silver, 0.008, 6)
    hub = empty((side * 0.98, 0, 0.06), (0, math.pi / 2, 0))
    cylinder(0.20, 0.26, material=fork, bevel=0.03, sides=64, parent=hub)
    cylinder(0.13, 0.32, material=silver, bevel=0.02, sides=48, parent=hub)
    ring(0.165, 0.016, 0.27, material=cyan, bevel=0, parent=hub)
    cylinder(0.06, 0.42, material=steel, bevel=0.01, sides=6, parent=hub)
    front = empty((side * 1.0, -0.11, 0.06), (math.pi / 2, 0, 0))
    cylinder(0.17, 0.05, material=brass, bevel=0.015, sides=48, parent=front)
    ring(0.115, 0.016, 0.06, material=cyan, bevel=0, parent=front)
    cylinder(0.06, 0.09, material=silver, bevel=0.012, sides=6, parent=front)
cylinder(0.50, 0.14, (0, 0, -1.49), material=steel, bevel=0.03, sides=64)
ring(0.40, 0.03, 0.02, (0, 0, -1.415), material=cyan, bevel=0)
bolts(0.30, 8, 0.03, silver, empty((0, 0, -1.41)))
point((0, -0.75, -0.7), 10, SIGNAL, 0.2)
point((0, -0.75, 0.5), 10, SIGNAL, 0.2)

shoot(name, samples=18, height=0.8, distance=8.5, target=(0, 0, -0.16), lens=65, focus=(0, -0.6, 0), fstop=3.0, bounces=10, transmission=10)
