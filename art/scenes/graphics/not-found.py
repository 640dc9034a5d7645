"""Not found: the Gate switched off, a dead ring in a foggy plain; a traveller with a lamp before it, one segment still flickering."""

import math
import random

from kit.air import fog_sea, halo, motes
from kit.city import wet_ground
from kit.colours import GATE, SIGNAL
from kit.figure import traveller
from kit.gate import SEGMENTS, gate
from kit.lights import ambient, area, point, sun
from kit.materials import light, metal
from kit.picture import camera, new_scene, render
from kit.shapes import box, lathe, tube

RADIUS, CENTRE = 11.0, (0, 46, 12.6)

new_scene(44)
ambient('#0a1626', 0.35)
sun((0.35, -0.8, -0.55), 0.4, '#a9c8ff', 3)
wet_ground(900, 0, '#0a0f16', (0.34, 0.75), 0.16)
ring_handle = gate(CENTRE, RADIUS, math.radians(-9), opened=False, seed=4)

# The one segment that still tries: its line, a spill of light, sparks that fall from it.
start = math.pi / 2 + 10.055 * 2 * math.pi / SEGMENTS
groove = [(-0.014, 0.1), (0.014, 0.1), (0.014, 0.108), (-0.014, 0.108)]
lathe(groove, rotation=(0, 0, start + 0.06), material=light(SIGNAL, 7), steps=14, parent=ring_handle, closed=True, radius=1.112, arc=0.66 / SEGMENTS)
middle = start + math.pi / SEGMENTS
spark = (CENTRE[0] + 1.11 * RADIUS * math.cos(middle), CENTRE[1] - 2.6, CENTRE[2] + 1.11 * RADIUS * math.sin(middle))
point(spark, 900, SIGNAL, 0.5)
halo((spark[0], spark[1] + 0.4, spark[2]), 6.5, SIGNAL, 0.22, falloff=2.6)
chance = random.Random(7)
hot = light('#a8ecff', 9)
for _ in range(26):
    drop = abs(chance.gauss(0, 3.2))
    spot = (spark[0] + chance.gauss(0, 0.35 + 0.08 * drop), spark[1] + chance.gauss(0, 0.4), spark[2] - 0.6 - drop)
    box((0.05, 0.05, chance.uniform(0.08, 0.3)), spot, material=hot, bevel=0)

# A paved way to the ring, half gone, and what fell off it.
slab = metal('#20262f', 0.3, 0.3, wear=0.5, grime=1.0, scale=1.2, bevel=0.05)
for row in range(16):
    for column in (-1, 0, 1):
        if chance.random() < 0.78 - 0.012 * row:
            spot = (1.75 * column + chance.uniform(-0.1, 0.1), -12 + 3.0 * row, 0.02 + chance.uniform(-0.03, 0.04))
            box((1.6, 2.8, 0.16), spot, (chance.gauss(0, 0.012), chance.gauss(0, 0.012), chance.gauss(0, 0.02)), slab, 0.04)
wreck = metal('#141a22', 0.4, 0.8, wear=0.8, grime=0.8, scale=1.5, bevel=0.04)
for _ in range(34):
    size = chance.uniform(0.25, 1.3)
    turn = (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 3))
    box((size, size * 0.7, size * 0.4), (chance.gauss(0, 11), chance.uniform(26, 52), size * 0.1), turn, wreck, 0.04)
for side in (-1, 1):
    tube([(side * 13, 44, 2), (side * 11, 36, 0.2), (side * 6, 30, 0.1), (side * 9, 20, 0.1)], 0.14, wreck)

# The traveller stands where the way ends; the lamp is the only warm thing.
traveller((0.2, 0, 0.1), math.radians(-6), lamp=True, pack=True, blade=False)
lamp = (0.66, 0.05, 2.24)
point(lamp, 110, GATE, 0.08)
point((0.6, -0.8, 0.7), 14, GATE, 0.2)
halo((lamp[0], lamp[1] + 0.3, lamp[2]), 2.4, GATE, 0.5, falloff=3.0)

# Mist: a pale glow behind the ring makes it a silhouette, banks of fog lie on the plain.
halo((0, 75, 12), 58, '#3d6d8c', 0.72, stretch=1.1, falloff=2.2)
halo((0, 60, 3), 24, '#7fa8bf', 0.5, stretch=1.7, falloff=1.8)
fog_sea(0.3, 3.2, '#14283d', layers=6, density=0.3, scale=0.045, extent=260, strength=0.9)
motes(70, (-12, 2, 0.5), (12, 40, 14), (0.015, 0.04), '#9fcfff', 3.0)
area((-36, 18, 42), (0, 46, 12), 9, 26000, '#8fb6e8')

camera((0, -26, 2.9), (0, 46, 12.2), 41)
grade = {'fog': (0.008, 0.020, 0.036), 'fogtop': (0.002, 0.004, 0.009), 'foghor': 0.68, 'foghs': 0.7, 'fogmax': 0.9, 'fogpow': 2.2, 'bloom': 0.1, 'vig': 0.72}
render('not-found', 1200, 800, samples=20, bounces=4, clamp=5, mist=(24, 150), grade=grade)
