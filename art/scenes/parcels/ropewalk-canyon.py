"""Ropewalk Canyon: two red mesas parted by a slot whose glowing river falls over the edge, and rope bridges strung across."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.air import halo
from kit.colours import SLIPSTREAM
from kit.ground import banded, hanging, polyline, struts, walkers
from kit.land import BASE, HALF, along, boulders, curve, field, parcel, scatter, shoot, slab, spots, step
from kit.lights import point
from kit.materials import light, metal
from kit.noise import fractal, gradient_noise
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, mesh, sphere

name = parcel(
    'ropewalk-canyon',
    SLIPSTREAM,
    sunlight='#ffc9a0',
    power=3.6,
    direction=(0.85, 0.42, -0.62),
    fill='#3f7dff',
    rim=0.8,
    sky='#150f22',
    haze=0.45,
    back=0.045,
    seed=6,
)
RIVER = '#31d6ff'
WATER_LEVEL = -0.50
LIP = 1.91  # m, where the river leaves the slab

x, y = field(460)
bed = curve(
    [
        (1.15, -2.3),
        (1.02, -1.75),
        (0.62, -1.30),
        (0.42, -0.75),
        (0.10, -0.30),
        (-0.42, 0.02),
        (-0.62, 0.55),
        (-1.02, 0.92),
        (-1.30, 1.5),
        (-1.75, 2.3),
    ]
)
distance, _ = along(x, y, bed)
wander = 0.10 * fractal(x * 1.5, y * 1.5, 5, seed=3) + 0.035 * fractal(x * 5, y * 5, 4, seed=9)
gap = distance + wander
left = ((x + y) / math.sqrt(2)) < np.interp((y - x) / math.sqrt(2), [-2.4, 0, 2.4], [-0.65, -0.2, 0.25])
plateau = np.where(left, 0.62, 0.86) + 0.16 * gradient_noise(x * 0.7, y * 0.7, 4) + 0.10 * step(0.3, 1.6, distance)
# Layers of different hardness: the wall goes down in ledges, narrow at the foot and wide at the rim.
profile = np.interp(
    gap,
    [0.15, 0.21, 0.23, 0.28, 0.30, 0.38, 0.41, 0.48, 0.51, 0.66, 0.72, 1.1, 1.2],
    [0, 0.10, 0.34, 0.38, 0.60, 0.63, 0.80, 0.82, 0.93, 0.935, 0.985, 0.99, 1.0],
)
height = WATER_LEVEL - 0.10 + (plateau - WATER_LEVEL + 0.10) * profile
# Buttes that the river left standing on the rims, and steps towards the outer edges.
for a, b, size, tall in (
    (-1.38, -0.42, 0.34, 0.62),
    (-0.98, -0.86, 0.15, 0.40),
    (-1.62, -1.25, 0.18, 0.26),
    (1.10, 1.42, 0.38, 0.50),
    (0.40, 1.62, 0.20, 0.85),
    (0.62, 1.30, 0.13, 0.5),
    (1.75, 0.55, 0.16, 0.3),
):
    reach = np.hypot((x - a) * 1.25, y - b) + size * (0.75 * fractal(x * 1.9, y * 1.9, 4, seed=12) + 0.25 * fractal(x * 7, y * 7, 3, seed=5))
    height = height + tall * np.interp(reach, [0, size * 0.55, size * 0.62, size * 0.85, size * 0.93, size * 1.4], [1, 0.97, 0.66, 0.58, 0.16, 0])
height = height + 0.025 * fractal(x * 3, y * 3, 5, seed=6) * step(0.1, 0.5, gap)
height = height - 0.05 * np.maximum(0, fractal(x * 2.2 + 9, y * 2.2, 4, seed=15, ridged=True) - 0.55) * step(0.7, 1.1, gap)
shore = step(0.30, 0.12, height - WATER_LEVEL)
rock = banded(
    ('#5a1c14', '#a84a24', '#7a2a18', '#c96a34', '#8a3520', '#4a1714', '#b4562c', '#d98a52'),
    0.62,
    top=('#4f2418', '#8a4a2c'),
    warp=0.12,
    bump=0.7,
    tints=[('shore', '#1c2a34', 0.75)],
)
ground = slab(height, rock, ('#4a1813', '#7a2c1a', '#9c4a28', '#5a1f16', '#b0623a', '#6a2618', '#8a3a22'), {'shore': shore}, seed=3)


def river(stretch=(1, 1, 1), white=0.0):
    """Returns fast water with streaks, glowing in its deeps; `stretch` draws the streaks out, `white` adds foam (0..1)."""
    shader = Shader('river')
    position = shader.vector_math('MULTIPLY', shader.position(), stretch)
    streaks = shader.math('ADD', shader.noise(7, 6, 0.65, 2.2, vector=position), white * 0.2)
    tone = shader.ramp(streaks, [(0.3, '#064a86'), (0.55, '#17b4f0'), (0.74, '#b9f6ff')])
    power = shader.remap(streaks, 0.35, 0.7, 0.35, 1.5)
    return shader.surface(shader.principled(Base_Color='#04202e', Roughness=0.08, Emission=tone, Emission_Strength=power))


wet = [(a, b) for a, b in bed if max(abs(a), abs(b)) < 2.3]
edge = []
for (a, b), (c, d) in zip(wet, wet[1:] + [(2 * wet[-1][0] - wet[-2][0], 2 * wet[-1][1] - wet[-2][1])]):
    along_it = Vector((c - a, d - b, 0)).normalized()
    aside = Vector((-along_it.y, along_it.x, 0)) * 0.34
    edge.append([Vector((a, b, WATER_LEVEL)) - aside, Vector((a, b, WATER_LEVEL)) + aside])
# The cut walls lie up to 8 cm inside the slab: water that went on to its edge would stick out of them.
vertices = [tuple(min(max(value, -LIP), LIP) if axis < 2 else value for axis, value in enumerate(corner)) for row in edge for corner in row]
mesh(vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(edge) - 1)], river(), name='river')
for a, b in wet[8::18]:
    if max(abs(a), abs(b)) < 1.9:
        point((a, b, WATER_LEVEL + 0.10), 3.2, RIVER, 0.06).visible_glossy = False


def waterfall():
    """The river goes over the front edge and down the cut wall to the tray, in spray."""
    line = np.linspace(-1.9, 1.9, 400)
    gate = [a for a in line if ground.at(a, -HALF) < WATER_LEVEL]
    left, right = gate[0] - 0.02, gate[-1] + 0.02
    profile = [(-LIP, 0.0), (-1.97, -0.003), (-2.005, -0.02), (-2.03, -0.07), (-2.048, -0.16), (-2.06, -0.28), (-2.068, BASE - WATER_LEVEL)]
    columns = np.linspace(0, 1, 25)
    vertices = []
    for out, drop in profile:
        # The curtain draws together as it falls and bulges in strands.
        narrow = 0.10 * abs(drop) * (right - left)
        bulge = 0.012 * min(1, abs(drop) * 9)
        vertices += [(left + narrow + (right - left - 2 * narrow) * u, out - bulge * math.sin(u * 19), WATER_LEVEL + drop) for u in columns]
    wide = len(columns)
    faces = [(i * wide + j, i * wide + j + 1, (i + 1) * wide + j + 1, (i + 1) * wide + j) for i in range(len(profile) - 1) for j in range(wide - 1)]
    mesh(vertices, faces, river((5.0, 0.4, 0.4), 0.35), smooth=True, name='waterfall')
    middle = (left + right) / 2
    # The spray stands well before the wall, on the line of sight to the foot, so that neither cuts into it.
    halo((middle + 0.24, -2.31, BASE + 0.25), 0.21, '#9fe8ff', 0.5, facing=math.radians(45), stretch=1.25)
    point((middle + 0.05, -2.25, BASE + 0.22), 3.0, RIVER, 0.05).visible_glossy = False


waterfall()

timber = metal('#b98a58', 0.7, 0, grime=0.8, scale=14, bevel=0.003)
iron = metal('#1b1e26', 0.35, 0.9, wear=0.8, grime=0.6, scale=8, bevel=0.004)
lantern = light('#ffb45c', 9)
chance = random.Random(8)


def rim(start, end):
    """Returns the two spots where the line from `start` to `end` meets the brinks of the slot."""
    line = [(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t) for t in np.linspace(0, 1, 200)]
    brink = 0.80 * min(ground.at(*start), ground.at(*end))
    open_part = [spot for spot in line if ground.at(*spot) < brink]
    return open_part[0], open_part[-1]


def bridge(start, end, sag, width, mast):
    """Returns a rope bridge from brink to brink: portal masts, planks, hand ropes with hangers, lanterns."""
    start, end = rim(start, end)
    level = max(ground.at(*start), ground.at(*end)) + 0.05
    start, end = Vector((*start, level)), Vector((*end, level))
    run = (end - start).normalized()
    start, end = start - run * 0.06, end + run * 0.06
    aside = Vector((-run.y, run.x, 0)) * width / 2
    deck = hanging(start, end, sag, 30)
    for low, high in zip(deck, deck[1:]):
        middle, slope = (Vector(low) + Vector(high)) / 2, Vector(high) - Vector(low)
        tilt = (0, -math.atan2(slope.z, math.hypot(slope.x, slope.y)), math.atan2(slope.y, slope.x))
        box((slope.length * 0.72, width * chance.uniform(0.92, 1.08), 0.014), middle, tilt, timber, 0)
    pairs = []
    for side in (-1, 1):
        edge = aside * side * 1.1
        low = hanging(start + edge, end + edge, sag, 30)
        high = hanging(start + edge + Vector((0, 0, mast)), end + edge + Vector((0, 0, mast)), sag + mast * 0.70, 30)
        pairs += polyline(low) + polyline(high) + list(zip(low[::5], high[::5]))
        for foot, back in ((start, -run), (end, run)):
            cylinder(0.020, mast + 0.30, foot + edge + Vector((0, 0, mast / 2 - 0.13)), material=iron, bevel=0.003, sides=10, top=0.014)
            sphere(0.016, foot + edge + Vector((0, 0, mast + 0.03)), light(SLIPSTREAM, 9), 2)
            anchor = foot + edge + back * mast * 0.9
            pairs.append((foot + edge + Vector((0, 0, mast)), Vector((anchor.x, anchor.y, ground.at(anchor.x, anchor.y)))))
        for number in range(3, 30, 6):
            sphere(0.015, Vector(low[number]) + Vector((0, 0, 0.02)), lantern, 2)
    struts(pairs, 0.0075, iron)
    for foot in (start, end):
        for rise in (0.55, 1.0):
            lift = Vector((0, 0, mast * rise))
            struts([(foot + aside * 1.1 + lift, foot - aside * 1.1 + lift)], 0.022, iron)
        box((0.16, width * 1.3, 0.06), foot - Vector((0, 0, 0.04)), (0, 0, math.atan2(run.y, run.x)), iron, 0.006)
    point(Vector(deck[15]) + Vector((0, 0, 0.16)), 6, '#ffb45c', 0.05)
    return deck


main = bridge((-0.55, -1.75), (1.35, -0.45), 0.10, 0.16, 0.42)
bridge((-1.25, -0.15), (0.25, 1.05), 0.08, 0.12, 0.30)

town = Settlement(ground, accent=SLIPSTREAM, warm='#ffb45c', hull='#a08468', seed=4)
town.hut(1.34, 0.16, 0.24, turn=0.8, storeys=2)
town.hut(1.12, 0.38, 0.18, turn=0.2)
town.hut(-0.62, -1.34, 0.22, turn=0.7)
town.hut(-0.36, -1.58, 0.16, turn=1.6)
town.hut(0.32, 1.02, 0.16, turn=0.5)
town.tank(1.52, 0.40, 0.06, 0.24)
town.mast(-0.95, -1.62, 0.6, dish=True)
town.crates(-0.12, -1.50, 8, 0.12, 0.045)
town.lamps([(-0.34, -1.36), (1.20, -0.06), (1.42, -0.12), (-0.82, -1.22), (-1.2, -0.05), (0.16, 1.0)], power=2.2)

# Cliff houses on the far wall of the slot: boxes on brackets, ladders from ledge to ledge.
for a, b, z, turn in ((0.42, -0.28, 0.18, 0.9), (0.30, -0.16, -0.02, 0.9), (0.60, -0.55, -0.08, 0.8)):
    home = empty((a, b, z), (0, 0, turn))
    box((0.20, 0.16, 0.13), material=town.hull, bevel=0.006, parent=home)
    box((0.24, 0.22, 0.014), (0, 0, -0.07), material=timber, bevel=0, parent=home)
    box((0.22, 0.19, 0.014), (0, 0, 0.072), (0.1, 0, 0), material=iron, bevel=0, parent=home)
    for side in (-1, 1):
        box((0.05, 0.004, 0.05), (side * 0.05, -0.082, 0.005), material=town.window, bevel=0, parent=home)
        box((0.004, 0.05, 0.05), (0.101, side * 0.04, 0.005), material=town.window, bevel=0, parent=home)
    point((a + 0.08, b - 0.14, z + 0.02), 1.6, '#ffb45c', 0.03)

scatter(boulders(rock), spots(ground, 130, 3, where=lambda a, b, z: ground.steepness(a, b) < 0.9), (0.012, 0.075), seed=2)
walkers([Vector(deck) for deck in (main[8], main[9], main[21])] + [Vector(ground.point(*s)) for s in ((-0.42, -1.22), (1.2, 0.06), (-0.2, -1.42))])

shoot(name, bounces=5, transmission=4)
