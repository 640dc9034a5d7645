"""Prism Field: standing crystal in a plain that its song has combed into rings; a path of lamps leads to the listeners' hut."""

import math
import random

import numpy as np

from kit.colours import SIGNAL
from kit.land import (
    HALF, boulders, cluster, curve, earth, erode, field, parcel, scatter, shoot, slab, spikes, spots, step,
)
from kit.lights import point
from kit.noise import fractal
from kit.settlement import Settlement, roadbed
from kit.shader import Shader

MAGENTA = '#ff4fd0'
name = parcel('prism-field', MAGENTA, '#ffe6f6', 3.0, fill='#2ab8ff', rim=1.3, sky='#1a1434', haze=0.6, back=0.06, seed=7)

CHOIR = (0.62, 0.45)  # the tall group that sings
SECOND = (-1.05, 0.95)
x, y = field(420)
height = 0.16 * fractal(x * 0.7 + 9, y * 0.7 + 2, 6, seed=4)
hills = 0.75 * fractal(x * 0.8 + 4, y * 0.8, 6, seed=9, ridged=True) * step(0.9, 2.4, y - x * 0.7 + 0.3)
height, flow = erode(height + hills - 0.1, 42000, 40, 2)
away, away_second = np.hypot(x - CHOIR[0], y - CHOIR[1]), np.hypot(x - SECOND[0], y - SECOND[1])
song = np.sin(away * 34 + 1.2 * fractal(x * 1.5, y * 1.5, 3, seed=6)) + 0.5 * np.sin(away_second * 34)
strength = step(1.75, 0.3, away) + 0.5 * step(0.9, 0.2, away_second)
height = height + 0.020 * song * strength + 0.12 * np.exp(-((away / 0.5) ** 2))
path_line = curve([(-1.15, -2.05), (-0.95, -1.55), (-0.45, -1.25), (0.0, -0.80), (0.22, -0.25)])
height, path, _ = roadbed(height, x, y, path_line, 0.07, 0.06, 20)
crest = step(0.35, 1.2, song) * strength * (1 - path)
hum = np.exp(-((away / 0.62) ** 2)) * (0.25 + 0.75 * step(-0.2, 1.2, song))

soil = earth(
    ('#3a3254', '#736797'),
    ('#4a4274', '#8175ac'),
    tints=[('flow', '#1d2748', 0.5), ('crest', '#d8c2f4', 0.8), ('path', '#c9b8d8', 0.7)],
    glows=[('hum', MAGENTA, 0.22)],
)
layers = ('#4a4068', '#6a5890', '#3a3656', '#7c66a4', '#453f66', '#5b5088')
ground = slab(height, soil, layers, {'flow': flow, 'crest': np.clip(crest, 0, 1), 'hum': hum, 'path': path}, veins=MAGENTA, vein_power=3.2)
scatter(boulders(soil), spots(ground, 330, 3, where=lambda a, b, z: ground.of(path, a, b) < 0.1), (0.010, 0.07), seed=3)


def prism(body, deep, glow):
    """Returns standing crystal: every facet has its own light, the foot shines and the edges catch it."""
    shader = Shader('prism')
    geometry = shader.add('ShaderNodeNewGeometry').outputs
    rise = shader.axes(shader.add('ShaderNodeTexCoord').outputs['Generated'])['Z']
    clouds = shader.noise(1.6, 6, 0.65, 1.2)
    climb = shader.math('MULTIPLY_ADD', shader.math('SUBTRACT', clouds, 0.5), 0.55, rise, clamp=True)
    # Facets turned to the left are lit, those to the right stay deep: the shape reads without any shadow.
    facet = shader.vector_math('DOT_PRODUCT', geometry['Normal'], (-0.55, -0.35, 0.75))
    facet = shader.remap(facet, -0.7, 0.9, 0.12, 1.0)
    tone = shader.ramp(climb, [(0.0, '#fff0ff'), (0.12, body), (0.55, deep), (1.0, body)])
    power = shader.math('MULTIPLY', facet, shader.remap(climb, 0.0, 0.6, 1.5, 0.55))
    edge = shader.math('MULTIPLY', shader.math('POWER', shader.facing(0.35), 2.5), 0.5)
    power = shader.math('MULTIPLY', shader.math('ADD', power, edge), glow)
    surface = shader.principled(
        Base_Color=shader.mix(0.5, deep, body),
        Roughness=0.08,
        Specular=0.8,
        Clearcoat=1.0,
        Clearcoat_Roughness=0.03,
        Transmission=0.25,
        IOR=1.5,
        Emission=tone,
        Emission_Strength=power,
    )
    return shader.surface(surface)


magenta, blue, violet = prism('#ff3fc4', '#6a10e0', 0.95), prism('#3fd4ff', '#1440ea', 0.9), prism('#a987ff', '#3d17d0', 0.9)
kinds = [spikes(material, 4, 6, 20 + 9 * k) for k, material in enumerate((magenta, blue, violet))]
GROUPS = (
    (*CHOIR, 0.52, 1.62, 0, 34),
    (*SECOND, 0.46, 1.12, 1, 26),
    (1.50, -0.75, 0.34, 0.80, 2, 18),
    (-1.5, -0.25, 0.26, 0.60, 2, 14),
    (0.15, 1.55, 0.22, 0.62, 2, 11),
    (0.72, -1.50, 0.26, 0.50, 1, 13),
    (1.62, 1.45, 0.20, 0.50, 1, 9),
    (-0.35, 0.15, 0.14, 0.34, 0, 8),
    (-1.75, 1.75, 0.16, 0.44, 0, 7),
)
for number, (a, b, reach, tall, kind, count) in enumerate(GROUPS):
    cluster(ground, kinds[kind], a, b, reach, tall, count, 40 + number, girth=0.19)
    point(ground.point(a + 0.1, b - 0.1, 0.3 * tall), 14 * tall**2, (MAGENTA, '#39cdff', '#a070ff')[kind], 0.12)
for kind, (material, seed) in enumerate(((magenta, 61), (blue, 62), (violet, 63))):
    free = spots(ground, 90, seed, where=lambda a, b, z: ground.of(path, a, b) < 0.1)
    scatter(spikes(material, 3, 5, 70 + kind), free, (0.006, 0.022), (0.6, 1.2), 0.5, seed=seed)

built = Settlement(ground, SIGNAL, hull='#a9a4b8')
built.hut(-0.72, -1.55, 0.20, 0.5)
built.mast(-0.95, -1.72, 0.60, dish=True)
built.crates(-0.45, -1.66, 4, 0.06)
chance = random.Random(3)
lamps = []
for a, b in path_line[6::11]:
    side = chance.choice((-0.07, 0.07))
    if max(abs(a), abs(b)) < HALF - 0.05:
        lamps.append((a + side, b - side * 0.6))
built.lamps(lamps, 0.11, power=0.9)
# The listeners' horns stand around the choir, one to each bearing.
for k in range(7):
    angle = math.radians(-150 + k * 32)
    a, b = CHOIR[0] + 0.86 * math.cos(angle), CHOIR[1] + 0.86 * math.sin(angle)
    built.mast(a, b, 0.20)
shoot(name)
