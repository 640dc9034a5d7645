"""Slipstream: a red hover racer, banked hard, leads the field out of a tunnel of light arches on a wet night track."""

import math
import random

import bpy

from kit.air import halo
from kit.city import facades, tower, towers
from kit.colours import SIGNAL, SLIPSTREAM
from kit.lights import ambient, area, point
from kit.materials import light, metal, paint
from kit.picture import camera, new_scene, render
from kit.racer import racer
from kit.shader import Shader
from kit.shapes import box, copy_group, cylinder, empty, mesh

SPEED = 5.2  # metres the track moves in two frames: the motion blur

new_scene(9)
ambient('#0a0f24', 0.5)
chance = random.Random(5)

red = paint('#d8241c', '#8a1410', '#e8ecf2', '#9aa2ad', '#12151b', metallic=0.35, rough=(0.14, 0.34), grooves=5, wear=0.25)
hero = racer(empty((0.60, 0, 0.66), (math.radians(-1.5), math.radians(-10), math.radians(5))), red)
copy_group(hero, (-2.9, 16, 0.66), (0, math.radians(6), math.radians(-3)))
copy_group(hero, (3.2, 27, 0.62), (0, 0, 0))

track = empty()
shader = Shader('track')
stretched = shader.add('ShaderNodeMapping')
shader.set(stretched, 0, shader.position())
stretched.inputs['Scale'].default_value = (1, 0.05, 1)
lanes, puddles = shader.noise(1.1, 4, 0.5, 0, stretched.outputs[0]), shader.noise(0.3, 3, 0.5)
tarmac = shader.principled(
    Base_Color=shader.mix(lanes, '#07090d', '#10141b'),
    Metallic=0.3,
    Roughness=shader.math('ADD', shader.remap(puddles, 0.4, 0.6, 0.07, 0.24), shader.remap(lanes, 0.4, 0.6, 0, 0.08)),
)
mesh([(-6, -40, 0), (6, -40, 0), (6, 320, 0), (-6, 320, 0)], [(0, 1, 2, 3)], shader.surface(tarmac))

dark = metal('#12151b', 0.35, 0.9)
white, cold, hot, rose = light('#ffffff', 1.6), light(SIGNAL, 5), light(SLIPSTREAM, 6), light('#ff3d6e', 5)
for number in range(60):
    y = -12 + number * 5
    for x in (-2, 2):
        box((0.10, 2.2, 0.01), (x, y, 0.006), material=white, bevel=0, parent=track)
    for side in (-1, 1):
        box((0.35, 4.9, 0.9), (side * 6.1, y, 0.45), material=dark, bevel=0, parent=track)
        box((0.05, 4.6, 0.10), (side * 5.9, y, 0.72), material=cold if side < 0 else hot, bevel=0, parent=track)
    if number % 4 == 0:
        line = hot if number % 8 else rose
        for side in (-1, 1):
            box((0.5, 0.7, 6.4), (side * 7.0, y, 3.0), (0, side * -0.12, 0), dark, 0, parent=track)
            box((0.07, 0.1, 5.8), (side * 6.70, y - 0.36, 3.0), (0, side * -0.12, 0), line, 0, parent=track)
        box((13, 0.7, 0.5), (0, y, 6.2), material=dark, bevel=0, parent=track)
        box((11.5, 0.1, 0.08), (0, y - 0.36, 6.0), material=line, bevel=0, parent=track)
for frame, y in ((0, SPEED / 2), (2, -SPEED / 2)):
    track.location = (0, y, 0)
    track.keyframe_insert('location', frame=frame)
for curve in track.animation_data.action.fcurves:
    for key in curve.keyframe_points:
        key.interpolation = 'LINEAR'
bpy.context.scene.frame_set(1)

# The town stands still and melts into the haze early: blurred windows would be nothing but noise.
city = towers(facades(0.45, 0.7, calm=(30, 110)), [cold, hot, rose], seed=8)
for _ in range(84):
    y, side = chance.uniform(22, 300), chance.choice((-1, 1))
    girth = chance.uniform(8, 14)
    tower(chance.choice(city), (side * chance.uniform(22, 36 + y * 0.5), y, -12), girth, chance.uniform(26, 75))

ember = light('#ffb066', 22)
for _ in range(60):
    length = chance.uniform(0.04, 0.30)
    spot = (chance.uniform(0.2, 2.0), chance.uniform(1.8, 7.0), chance.uniform(0.03, 1.1))
    box((0.009, length, 0.009), spot, (chance.uniform(-0.2, 0.3), 0, chance.uniform(-0.2, 0.2)), ember, 0)

shader = Shader('low-sun')
tone = shader.ramp(shader.remap(shader.axes()['Y'], -55, 55, 0, 1), [(0, '#ff1f5e'), (0.5, '#ff5a2a'), (1, '#ffd27a')])
disc = shader.surface(shader.add('ShaderNodeEmission', {'Color': tone, 'Strength': 5.0}))
cylinder(58, 0.1, (-40, 620, 52), (math.pi / 2, 0, 0), disc, 0, sides=128)
halo((-40, 600, 46), 330, '#ff4a2a', 2.4, hole=0.1, stretch=1.5, falloff=2.6)

area((-3.5, -3.5, 4.5), (0.7, 0, 0.6), 3, 620, '#dfe9ff')
area((5.2, 0.5, 2.2), (0.7, 0, 0.6), 0.8, 520, SLIPSTREAM, tall=5)
area((-5.2, 2.5, 2.0), (0.5, 0, 0.6), 0.8, 480, SIGNAL, tall=5)
area((0, -6, 0.5), (0.6, 0, 0.6), 2, 60, '#ff9a6a')
point((0.72, 3.2, 0.8), 160, '#ff7a3c', 0.3)

camera((-2.15, -4.75, 1.12), (0.50, 2.4, 1.08), 26, focus=(0.4, -1.2, 0.7), fstop=2.8, roll=math.radians(6))
render(
    'slipstream',
    1600,
    900,
    samples=120,
    bounces=5,
    clamp=4,
    blur=0.5,
    mist=(9, 190),
    grade={'fog': (0.110, 0.030, 0.050), 'fogtop': (0.010, 0.012, 0.040), 'foghor': 0.58, 'foghs': 0.8, 'fogmax': 0.8, 'bloom': 0.11},
)
