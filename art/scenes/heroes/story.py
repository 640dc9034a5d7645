"""The first crossing: five travellers with lamps cross a ruined square towards a Gate that has opened for the first time."""

import math
import random

from kit.air import halo, motes, shaft
from kit.city import tower, towers, windows
from kit.figure import traveller
from kit.gate import gate
from kit.lights import ambient, area, point, sun
from kit.materials import light, metal
from kit.picture import camera, new_scene, render
from kit.ruins import blocks, column, rubble, stairs, stone, wall
from kit.shader import Shader
from kit.shapes import box, cylinder, mesh, tube
from kit.vista import crate

GATE_AT = (5.0, 46, 17.5)
RADIUS = 13

new_scene(21)
ambient('#20384c', 0.55)
sun((-0.6, -0.6, -0.45), 0.8, '#a8cfe0', 6)
sun((0.5, 0.8, -0.5), 0.3, '#7fa8c4', 6)
chance = random.Random(9)

grey, pale = stone('#565b62', 0.6, damp=0.4, moss='#23301f'), stone('#77797c', 0.6, damp=0.3)
shader = Shader('square')
puddles = shader.noise(0.22, 6, 0.6)
slabs = shader.add('ShaderNodeTexBrick', {'Scale': 0.42, 'Mortar Size': 0.02, 'Vector': shader.position()}, offset=0.5)
paving = shader.principled(
    Base_Color=shader.mix(slabs.outputs['Fac'], shader.mix(puddles, '#0e1114', '#2b2d30'), '#08090b'),
    Roughness=shader.remap(puddles, 0.42, 0.56, 0.06, 0.7),
    # Water lies flat: only what stands out of it is rough.
    Normal=shader.bump(
        shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(1.6, 4, 0.6), slabs.outputs['Fac']), shader.remap(puddles, 0.44, 0.56, 0.06, 1)), 0.3, 0.05
    ),
)
mesh([(-200, -20, 0), (200, -20, 0), (200, 260, 0), (-200, 260, 0)], [(0, 1, 2, 3)], shader.surface(paving))

gate(GATE_AT, RADIUS, turn=math.radians(8), power=1.5, haze=0.5, spill=0.55, legs=False)
landing, level = stairs((GATE_AT[0], 36, 0), 19, 7, 0.36, 0.9, pale, seed=3)
blocks([((GATE_AT[0], landing + 6, level / 2 - 0.1), (25, 12.4, level), 0)], grey, 0.004, 0.1)
for side in (-1, 1):
    x = GATE_AT[0] + side * 13.6
    blocks([((x, 46, 2.6), (6.5, 7, 5.2), 0), ((x - side * 0.5, 46, 6.6), (5.4, 6, 3.0), 0), ((x - side * 0.8, 46, 9.4), (4.2, 5, 2.8), 0)], grey, 0.02, 0.1, seed=5 + side)

# Scaffolds and cables of those who woke the ring.
dark, lamp_glow = metal('#14181d', 0.5, 0.6, wear=0.5), light('#ffb766', 9)
for x0, x1 in ((-12.5, -9.0), (19.0, 22.5)):
    for x in (x0, x1):
        for y in (43, 46.5):
            cylinder(0.10, 22, (x, y, 11), material=dark, bevel=0, sides=8)
    for number in range(7):
        z = 1.5 + number * 3.2
        box((x1 - x0 + 0.5, 3.9, 0.12), ((x0 + x1) / 2, 44.75, z), material=dark, bevel=0)
        run = math.hypot(x1 - x0, 3.2)
        box((run, 0.1, 0.1), ((x0 + x1) / 2, 43, z + 1.6), (0, (-1) ** number * math.atan2(3.2, x1 - x0), 0), dark, 0)
    box((0.3, 0.3, 0.4), (x0, 42.8, 17.4), material=lamp_glow, bevel=0)
    point((x0, 42.4, 17.4), 300, '#ffb766', 0.2)
for start, end, sag in (((-9, 44, 15), (-5.5, 45, 24), 3), ((19, 44, 14), (16.5, 45, 25), 3), ((-9, 43, 1.6), (-20, 30, 0.1), 0), ((-9, 43, 1.6), (-14, 24, 0.1), 0), ((19, 43, 1.6), (23, 28, 0.1), 0)):
    middle = tuple((a + b) / 2 - (sag if axis == 2 else 0) for axis, (a, b) in enumerate(zip(start, end)))
    tube([start, middle, end], 0.11, dark)

for start, end, tall, opening, seed in (((-40, 58), (-16, 64), 20, (9, 14, 12), 2), ((26, 62), (52, 54), 24, None, 4), ((-30, 22), (-23, 50), 13, (10, 14, 9), 7), ((31, 26), (37, 56), 17, (8, 13, 10), 9)):
    wall(start, end, tall, grey, depth=1.8, course=1.5, ragged=0.6, opening=opening, seed=seed)
for x, y, tall, broken, seed in ((-17, 34, 11, 3, 1), (-19, 44, 15, 0, 2), (25.5, 33, 9, 3, 3), (27, 45, 16, 0, 4), (-15, 25, 5, 2, 5)):
    column((x, y, 0), 1.1, tall, grey, broken, seed=seed)
column((12.5, 18.5, 0.6), 0.8, 7, grey, 1.4, lean=(math.radians(86), 0.2), seed=12)
column((-11.2, 10.0, 0), 1.0, 9.5, grey, 2.4, seed=14)
places = [(chance.uniform(-30, 34), chance.uniform(8, 42), 0) for _ in range(240)]
rubble(grey, [(x, y, z) for x, y, z in places if abs(x - 0.09 * y) > 3.4 + 0.07 * y], (0.08, 1.0), seed=4)

# The dead city behind: dark shells, hardly a window lit.
shells = windows(1.4, 2.2, 0.04, ('#ffcf8a', '#9fe4ff'), 1.2, '#10161c', calm=(150, 400))
ruins = towers([shells], [light('#20303a', 0.3)], seed=6)
for _ in range(46):
    x, y = chance.uniform(-190, 190), chance.uniform(110, 260)
    tower(chance.choice(ruins), (x, y, -4), chance.uniform(14, 26), chance.uniform(26, 86), chance.uniform(-0.1, 0.1))

for x, y, turn, options in (
    (1.4, 21.5, -6, {'lamp': True, 'cape': True, 'stride': 0.7}),
    (-0.7, 19.0, 4, {'cape': False, 'pack': True, 'blade': False, 'stride': 0.9}),
    (3.1, 18.2, -10, {'cape': True, 'wind': 0.7, 'stride': 0.5}),
    (0.3, 16.2, -2, {'cape': False, 'pack': True, 'blade': False, 'lamp': True, 'stride': 0.8}),
    (4.4, 23.8, -4, {'cape': True, 'stride': 0.8}),
):
    traveller((x, y, 0), math.radians(turn), resolution=130, **options)
for x, y in ((1.87, 21.6), (0.77, 16.3)):
    point((x, y - 0.1, 2.2), 70, '#ffb766', 0.08)
crate((-5.2, 15.5, 0), (1.3, 0.9, 0.9), 0.3, '#ffb766')
crate((-6.6, 16.4, 0), (1.0, 0.8, 0.7), -0.4)
area((0, 4, 7), (1, 18, 1), 4, 90, '#8fc4e8')
shaft((9, 40, 34), (-6, 30, 0), 5, 2.2, '#ffb070', 0.10, dust=0.7)
motes(110, (-10, 14, 0.3), (18, 44, 20), (0.015, 0.05), '#ffb56a', 5)
halo((GATE_AT[0], 60, 8), 60, '#ff9a5a', 0.5, stretch=1.5, falloff=2.2)

camera((0, 0, 1.9), (0, 100, 21), 31)
render(
    'story',
    1600,
    1000,
    samples=40,
    bounces=5,
    glossy=3,
    clamp=4,
    mist=(14, 190),
    grade={'fog': (0.075, 0.085, 0.090), 'fogtop': (0.016, 0.034, 0.048), 'foghor': 0.55, 'foghs': 0.9, 'fogpow': 0.8, 'fogmax': 0.9, 'bloom': 0.11},
)
