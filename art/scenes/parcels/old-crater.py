"""Old Crater: dead ground around an impact bowl, a thin violet shard at its bottom, claim stakes all along the rim."""

import math
import random

import numpy as np

from kit.colours import GATE, ODYSSEY
from kit.land import boulders, curve, earth, erode, field, parcel, scatter, shoot, slab, smooth, spots, step
from kit.lights import point, spot
from kit.materials import light, metal
from kit.noise import fractal
from kit.settlement import Settlement, roadbed
from kit.shapes import box, cylinder, empty, ring, shard

name = parcel(
    'old-crater', ODYSSEY, '#dfe6ff', 3.4, (0.85, 0.75, -0.55), fill='#5f74ff', rim=0.9, sky='#10131f', haze=0.6, back=0.05, seed=9
)

CENTRE, RIM = (0.02, 0.04), 1.30
x, y = field(420)
dx, dy = x - CENTRE[0], y - CENTRE[1]
bearing = np.arctan2(dy, dx)
radius = np.hypot(dx, dy) * (1 + 0.07 * fractal(x * 1.5, y * 1.5, 4, seed=3))
rim_height = 0.46 + 0.10 * fractal(np.cos(bearing) * 2.5, np.sin(bearing) * 2.5, 4, seed=2)
near = 0.5 + 0.5 * np.cos(bearing + math.radians(45))
rim_height = rim_height - 0.14 * near
bowl = rim_height - (0.86 - 0.10 * near) * (1 - np.clip(radius / RIM, 0, 1) ** 2.2)
terraces = 0.035 * np.sin(radius * 26 + 1.5 * fractal(x * 2, y * 2, 3, seed=5)) * step(0.35, 0.6, radius) * step(RIM, RIM - 0.1, radius)
blanket = rim_height * np.exp(-np.maximum(radius - RIM, 0) / 0.34)
rays = 0.09 * fractal(bearing * 3.4, radius * 0.5, 5, seed=8, ridged=True) * step(RIM, RIM + 0.4, radius)
height = np.where(radius < RIM, bowl + terraces, blanket + rays) + 0.05 * fractal(x * 2.2, y * 2.2, 6, seed=11)
height = smooth(height, 5)
height, flow = erode(height, 36000, 40, 4, capacity=0.35)
height, road, _ = roadbed(height, x, y, curve([(-0.95, -2.05), (-1.0, -1.7), (-1.25, -1.35), (-1.12, -1.0)]), 0.085)

# Cracks run from the bottom up the wall; the violet in them dies before it reaches the rim.
spokes = np.abs(np.sin(bearing * 3.5 + 2.6 * fractal(x * 1.6, y * 1.6, 5, seed=17) + radius * 1.2))
cracks = step(0.075, 0.0, spokes * (radius + 0.06)) * step(0.98, 0.14, radius) ** 1.5 * (radius > 0.06)
melt = step(0.42, 0.12, radius + 0.05 * fractal(x * 6, y * 6, 3, seed=23))
height = height - 0.02 * cracks

dust = earth(
    ('#4a4b55', '#7d7f8c'),
    ('#6a6b76', '#a3a4ac'),
    tints=[('flow', '#3a3b46', 0.55), ('melt', '#15131f', 0.92), ('road', '#3c3d47', 0.8)],
    glows=[('cracks', ODYSSEY, 4.0)],
    bump=0.5,
)
layers = ('#6f6e78', '#4c4b56', '#83808a', '#5a5964', '#3f3e49', '#77747d')
ground = slab(height, dust, layers, {'flow': flow, 'melt': melt, 'cracks': cracks, 'road': road}, veins='#7d58ff', vein_power=1.6)
scatter(boulders(dust), spots(ground, 620, 3, where=lambda a, b, z: math.hypot(a - CENTRE[0], b - CENTRE[1]) > 0.3), (0.008, 0.075), seed=5, skew=5)

# The relic is a slit of dark glass with a violet edge; it hangs a hand above the melt.
bottom = ground.at(*CENTRE)
husk = metal('#0d0b14', 0.12, 0.6, grime=0.3, scale=9)
shard(0.085, 0.86, (*CENTRE, bottom + 0.54), (0.10, -0.08, 0.3), 4, 3, husk)
shard(0.034, 0.74, (CENTRE[0] + 0.045, CENTRE[1] - 0.075, bottom + 0.54), (0.10, -0.08, 0.3), 4, 5, light(ODYSSEY, 4.2))
for turn in range(3):
    ring(0.14 + 0.07 * turn, 0.004, 0.004, (*CENTRE, bottom + 0.05), material=light(ODYSSEY, 2.2 - 0.6 * turn), bevel=0, arc=0.72)
point((*CENTRE, bottom + 0.45), 34, ODYSSEY, 0.15)
point((CENTRE[0] + 0.05, CENTRE[1] - 0.1, bottom + 0.14), 12, ODYSSEY, 0.06)

# Everyone wants to own it: stakes with small lights, in every colour of claim, and nothing between them.
chance = random.Random(31)
pole = metal('#555a66', 0.5, 0.6)
flags = [metal(colour, 0.7, 0.0, grime=0.5) for colour in ('#c8453a', '#2fa79d', '#d9a650', '#c9ced6')]
lamps = [light(colour, 8) for colour in (GATE, '#ff5a4a', '#4fe0d4', '#cfe0ff')]
for number in range(64):
    angle = 2 * math.pi * number / 64 + chance.uniform(-0.04, 0.04)
    away = RIM * chance.uniform(1.0, 1.16)
    a, b = CENTRE[0] + away * math.cos(angle), CENTRE[1] + away * math.sin(angle)
    kind, tall = chance.randrange(4), chance.uniform(0.13, 0.23)
    stake = empty(ground.point(a, b, -0.01), (chance.uniform(-0.15, 0.15), chance.uniform(-0.15, 0.15), chance.uniform(0, 6.28)))
    cylinder(0.0045, tall, (0, 0, tall / 2), material=pole, bevel=0, sides=6, parent=stake)
    box((0.075, 0.003, 0.046), (0.04, 0, tall - 0.026), material=flags[kind], bevel=0, parent=stake)
    box((0.013, 0.013, 0.013), (0, 0, tall + 0.004), material=lamps[kind], bevel=0, parent=stake)

built = Settlement(ground, ODYSSEY, hull='#8b909b')
built.hut(-1.10, -0.98, 0.19, 0.5)
built.mast(-1.28, -0.80, 0.62, dish=True)
built.crates(-0.86, -1.12, 5, 0.07)
built.lamps([(-0.86, -1.88), (-1.0, -1.55), (-1.22, -1.22)], power=0.5)
built.walkway([(-0.93, -0.92, ground.at(-0.93, -0.92) + 0.09), (-0.72, -0.72, ground.at(-0.9, -0.9) + 0.10)], 0.06)
spot((-1.24, -0.76, ground.at(-1.24, -0.76) + 0.6), (*CENTRE, bottom), 26, '#dfe8ff', 24, 0.4, 0.03)

shoot(name)
