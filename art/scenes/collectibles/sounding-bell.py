"""Sounding Bell: a copper pressure helmet, round as a bell, its bubble window still half full of green, glowing sea with a fish in it."""

import math

import numpy as np

from kit.armour import all_of, bolts, bubble_glass, hose, plated, span
from kit.colours import ACID
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import ball, blend, drum, ellipsoid, mirrored
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, extrude, lathe, ring, sphere, torus, tube
from kit.stage import collectible, shoot

name = collectible('sounding-bell', ACID, rim='#5fb4ff', seed=8, podium=-1.36, podium_radius=1.28, back=0.045, key=430, backdrop='#3c8f2a')
area((-5.4, -2.0, 0.6), (0, 0, 0), 1.0, 170, '#fff0d8', tall=4.5)

bell = empty((0, 0, 0.06), (math.radians(4), 0, math.radians(-30)))
FRONT, BACK_WALL = -0.80, -0.30
WATER = 0.12  # how far the sea stands above the middle of the window


def form(p):
    """Returns a ball with a thick neck flaring into a shoulder flange, and a throat for each of the three windows."""
    q = mirrored(p)
    body = ball(q, (0, 0, 0.14), 0.94)
    body = blend(body, ellipsoid(q, (0, 0.05, -0.98), (1.18, 0.98, 0.26)), 0.30)
    body = blend(body, drum(q, (0, -0.62, 0.14), 0.64, 0.26, axis=1, round=0.06), 0.06)
    return blend(body, drum(q, (0.78, 0.0, 0.20), 0.36, 0.22, axis=0, round=0.05), 0.06)


def plates(p):
    x, y, z = p
    around = np.sqrt(x**2 + (z - 0.14) ** 2)
    aside = np.sqrt(y**2 + (z - 0.20) ** 2)
    clear = np.maximum(np.where(y < 0, 0.70 - around, -1), 0.42 - aside)
    yield all_of(clear, x - 0.075, -z, soft=0.02), 0.065  # ribs: one over the top, one round the middle
    yield all_of(clear, span(z, 0.07, 0.19), soft=0.02), 0.065
    yield all_of(clear, 0.11 - x, 0.225 - z, y, soft=0.04), 0.02
    yield all_of(clear, 0.11 - x, 0.225 - z, 0.04 - y, soft=0.04), 0.02
    yield all_of(clear, span(z, -0.50, 0.035), y, soft=0.04), 0.02
    yield all_of(clear, span(z, -0.50, 0.035), 0.04 - y, soft=0.04), 0.02
    yield span(z, -0.72, -0.55), 0.06  # collar
    yield z + 0.76, 0.02  # flange
    yield all_of(around - 0.67, 0.56 + y, soft=0.02), 0.03  # throats
    yield all_of(aside - 0.39, 0.76 - x, soft=0.02), 0.03


def cuts(p):
    x, y, z = p
    well = np.maximum(drum(p, (0, -0.62, 0.14), 0.505, 0.60, axis=1, round=0.02), y - BACK_WALL)
    side = drum(p, (1.0, 0.0, 0.20), 0.255, 0.12, axis=0, round=0.02)
    return np.minimum(well, side)


def stripe(p):
    """Returns verdigris on the flange, as far up as it once stood in water."""
    x, y, z = p
    return z + 0.90 - 0.04 * np.sin(9 * x + 5 * y)


copper = paint('#c27a45', '#7c4526', '#5fae93', '#2f6f62', frame='#1a120d', metallic=0.92, rough=(0.20, 0.44), scale=1.1, bare='#ffd3a6')
brass = metal('#d2a24c', 0.22, wear=0.9, wear_colour='#ffe3a3', grime=0.9, bevel=0.012)
dark = metal('#14120f', 0.4, 0.85, wear=0.7)
rubber = metal('#11140f', 0.55, 0.1, grime=0.8)
green, green_wide = light(ACID, 7), light(ACID, 2.2)
plated(form, plates, (-1.30, -1.10, -1.30), (1.30, 1.15, 1.22), copper, 230, bell, cuts, None, stripe, reach=0.75)


def sea():
    """The lining of the window shows dark air over water that is bright at its surface, with rays and ripples, and dim in its depth."""
    shader = Shader('sea')
    axes = shader.axes()
    level = axes['Y']  # the bowl is turned to face forward, so its own y points up
    swell = shader.math('MULTIPLY_ADD', shader.noise(3.2, 5, 0.6, 0.8), 0.10, level)
    water = shader.ramp(shader.remap(swell, -0.45, WATER + 0.05, 0, 1), [(0, '#06401a'), (0.45, '#1b9a2e'), (0.8, '#58e23e'), (1, '#a8ff66')])
    columns = shader.add('ShaderNodeCombineXYZ', {0: axes['X'], 1: shader.math('MULTIPLY', level, 0.12), 2: 0.0})
    rays = shader.remap(shader.noise(9, 3, 0.5, 0.3, vector=columns), 0.45, 0.70, 0.75, 1.5)
    ripples = shader.math('MULTIPLY', shader.cracks(7, 0.16), shader.remap(level, -0.15, WATER, 0.0, 0.8))
    power = shader.math('ADD', rays, ripples)
    above = shader.math('GREATER_THAN', level, WATER)
    glow = shader.add('ShaderNodeEmission', {'Color': shader.mix(above, water, '#0a3015'), 'Strength': shader.mix(above, power, 0.35)})
    return shader.surface(glow)


def window_height(level):
    """Returns metres above the bell's own zero of what lies `level` above the middle of the window."""
    return 0.14 + level


def fish(location, length, material, eye, parent):
    """A deep-bodied fish swimming to the left, drawn as a shadow."""
    back = [(-0.50, 0.00), (-0.34, 0.13), (-0.12, 0.22), (0.02, 0.33), (0.14, 0.19), (0.28, 0.07), (0.50, 0.22)]
    belly = [(0.44, 0.00), (0.50, -0.21), (0.28, -0.06), (0.10, -0.16), (0.02, -0.26), (-0.08, -0.19), (-0.32, -0.13)]
    outline = [(length * x, length * y) for x, y in back + belly]
    extrude(outline, 0.05, location, (math.pi / 2, 0, 0), material, 0.012, parent=parent)
    sphere(0.022, (location[0] - 0.33 * length, location[1] - 0.03, location[2] + 0.03 * length), eye, 2, parent=parent)


# The window's well is lined with the sea; its surface meets the glass in front.
lathe([(0.505 * math.cos(t), -0.54 * math.sin(t)) for t in np.linspace(0, math.pi / 2, 24)], (0, FRONT - 0.08, 0.14), (math.pi / 2, 0, 0), sea(), 96, bell)
turn = np.linspace(0, 2 * math.pi, 64, endpoint=False)
surface = [(0.48 * math.cos(a), (0.50 if math.sin(a) > 0 else 0.34) * math.sin(a)) for a in turn]
extrude(surface, 0.008, (0, FRONT - 0.08, window_height(WATER)), material=light('#b6ff7a', 1.5), bevel=0, parent=bell)
shadow = metal('#04180b', 0.6, 0.1)
fish((-0.02, -0.76, window_height(-0.12)), 0.46, shadow, light('#eaffb0', 6), bell)
for x, y, tall, bend in ((-0.10, -0.84, 0.22, 0.05), (0.02, -0.78, 0.30, -0.05), (0.14, -0.82, 0.20, 0.05), (0.26, -0.84, 0.34, -0.05)):
    foot = window_height(-0.46)
    tube([(x, y, foot), (x + bend, y, foot + tall * 0.4), (x - bend, y, foot + tall * 0.7), (x + bend * 0.6, y, foot + tall)], 0.016, shadow, bell)
ring(0.60, 0.12, 0.10, (0, FRONT - 0.12, 0.14), (math.pi / 2, 0, 0), brass, 160, 0.02, bell)
ring(0.505, 0.05, 0.06, (0, FRONT - 0.17, 0.14), (math.pi / 2, 0, 0), dark, 160, 0.012, bell)
ring(0.515, 0.02, 0.03, (0, FRONT - 0.02, 0.14), (math.pi / 2, 0, 0), green_wide, 160, 0, bell)
lathe(
    [(0.50 * math.sin(t), 0.26 * math.cos(t)) for t in np.linspace(0, math.pi / 2, 24)],
    (0, FRONT - 0.16, 0.14), (math.pi / 2, 0, 0), bubble_glass('#c8ffd8'), 96, bell,
)
for step in range(12):
    angle = 2 * math.pi * step / 12 + 0.26
    spot = (0.60 * math.cos(angle), FRONT - 0.185, 0.14 + 0.60 * math.sin(angle))
    cylinder(0.045, 0.05, spot, (math.pi / 2, 0, 0), brass, 0.008, 6, parent=bell)
    cylinder(0.022, 0.09, spot, (math.pi / 2, 0, 0), dark, 0.006, 12, parent=bell)
for bubble in range(14):
    spot = (-0.30 + 0.05 * math.sin(bubble * 2.4), -0.80 - 0.03 * (bubble % 4), window_height(-0.36 + 0.034 * bubble))
    sphere(0.012 + 0.009 * (bubble % 3), spot, green_wide, 2, parent=bell)

for side in (1, -1):
    ring(0.325, 0.10, 0.07, (side * 1.02, 0, 0.20), (0, math.pi / 2, 0), brass, 96, 0.015, bell)
    cylinder(0.27, 0.04, (side * 0.93, 0, 0.20), (0, math.pi / 2, 0), green_wide, 0, 48, parent=bell)
    for bar in (-0.15, 0.0, 0.15):
        box((0.035, 0.045, 0.56), (side * 1.01, bar, 0.20), (0, 0, 0), dark, 0.012, parent=bell)
    for step in range(8):
        angle = 2 * math.pi * step / 8 + 0.2
        spot = (side * 1.065, 0.325 * math.cos(angle), 0.20 + 0.325 * math.sin(angle))
        cylinder(0.03, 0.035, spot, (0, math.pi / 2, 0), brass, 0.005, 6, parent=bell)
    hose([(side * 0.42, 0.86, 0.22), (side * 0.95, 1.05, 0.10), (side * 1.28, 0.45, -0.45), (side * 0.98, -0.40, -0.86), (side * 0.62, -0.78, -0.92)], 0.095, rubber, bell, 0.06)
    cylinder(0.12, 0.16, (side * 0.60, -0.79, -0.93), (math.pi / 2, 0, side * -0.6), brass, 0.02, 32, parent=bell)
    cylinder(0.05, 0.26, (side * 0.58, -0.80, -0.93), (math.pi / 2, 0, side * -0.6), dark, 0.01, 6, parent=bell)

seam = [(0, 0.10, 1.1), (0.0, 0.45, 0.95), (0.0, -0.40, 0.98), (0.0, 0.75, 0.66), (0.0, -0.16, 1.08)]
bolts(form, seam, 0.028, brass, 0.065, bell, 8)
band = [(math.sin(a), math.cos(a), 0.13) for a in np.linspace(-0.9, 0.9, 7)] + [(side * 0.80, -0.60, 0.13) for side in (1, -1)]
bolts(form, band, 0.026, brass, 0.065, bell, 8)
flange = [(1.15 * math.cos(a), 0.05 + 0.95 * math.sin(a), -0.90) for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)]
bolts(form, flange, 0.036, brass, 0.02, bell)

lamp = empty((0, -0.30, 1.12), (math.radians(18), 0, 0), bell)
cylinder(0.17, 0.30, (0, -0.06, 0.12), (math.pi / 2, 0, 0), brass, 0.03, 48, 0.13, lamp)
ring(0.15, 0.05, 0.05, (0, -0.22, 0.12), (math.pi / 2, 0, 0), dark, 64, 0.01, lamp)
cylinder(0.13, 0.03, (0, -0.225, 0.12), (math.pi / 2, 0, 0), light('#fff0c0', 5), 0, 48, parent=lamp)
box((0.10, 0.16, 0.14), (0, 0.02, -0.04), (0, 0, 0), dark, 0.02, parent=lamp)
torus(0.13, 0.022, (0, 0.42, 0.02), (0, math.pi / 2, 0), brass, 64, 12, lamp)

cylinder(1.02, 0.22, (0, 0.03, -1.27), material=dark, bevel=0.03, sides=96)
ring(1.04, 0.02, 0.02, (0, 0.03, -1.30), material=green, bevel=0)
glimmer = point((0, -1.4, 0.1), 9, ACID, 0.3)
glimmer.visible_glossy = False  # its image in the window would look like a lamp inside

shoot(name, samples=18, height=0.75, distance=8.6, target=(0, 0, -0.06), lens=68)
