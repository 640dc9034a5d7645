"""The exchange hall: a broken piece of a Gate hangs in the light shafts of a long vault, lots wait on pedestals along the aisle."""

import math
import random

from kit.air import halo, motes, shaft
from kit.colours import DOMINION, GOLD, ODYSSEY, SIGNAL, SLIPSTREAM
from kit.figure import traveller
from kit.gate import fragment
from kit.lights import ambient, area, point
from kit.materials import crystal, light, metal
from kit.picture import camera, new_scene, render
from kit.shader import Shader
from kit.shapes import box, copy_of, cylinder, extrude, lathe, mesh, polygon, ring, shard, sphere, torus, tube
from kit.vista import crate

# The aisle runs along +y at x = AXIS; the camera stands left of it, so that the left of the picture is the dark near wall.
AXIS, HALF, SPRING, RADIUS = 7.0, 15.0, 9.0, 15.0
BAY = 11.0

new_scene(18)
ambient('#0c1626', 0.5)
chance = random.Random(11)

bronze = metal('#6a5c4a', 0.34, 0.85, wear=0.5, wear_colour='#d9b070', grime=0.8, scale=0.5, bevel=0.03)
iron = metal('#171c24', 0.38, 0.8, wear=0.4, grime=0.7, scale=0.6, bevel=0.02)
panel = metal('#1c232d', 0.5, 0.35, grime=0.6, scale=0.4)
gold, warm, cold = metal(GOLD, 0.24, wear=0.4), light('#ffb766', 4), light(SIGNAL, 4)

shader = Shader('marble')
clouds = shader.noise(0.5, 6, 0.6, 0.8)
tiles = shader.add('ShaderNodeTexBrick', {'Scale': 0.33, 'Mortar Size': 0.012, 'Vector': shader.position()}, offset=0.0, squash=1.0)
floor = shader.principled(
    Base_Color=shader.mix(tiles.outputs['Fac'], shader.mix(clouds, '#0b0e14', '#1a1e27'), '#04060a'),
    Roughness=shader.remap(clouds, 0.4, 0.6, 0.10, 0.28),
    Specular=0.6,
)
mesh([(-60, -20, 0), (80, -20, 0), (80, 200, 0), (-60, 200, 0)], [(0, 1, 2, 3)], shader.surface(floor))
for x in (-4.2, 4.2):
    box((0.10, 200, 0.006), (AXIS + x, 80, 0.003), material=gold, bevel=0)

# The vault: a shell with an open crown, ribs on piers, shelves of lots between them.
shell = [(RADIUS + 0.8, 0), (RADIUS + 0.8, 190)]
for turn in (-0.43 * math.pi, -math.pi):
    lathe(shell, (AXIS, -15, SPRING), (-math.pi / 2, turn, 0), panel, 40, arc=0.215)
rib = ring(RADIUS, 1.5, 1.3, (AXIS, 6, SPRING), (math.pi / 2, 0, 0), bronze, 64, 0.05, arc=0.5)
for bay in range(11):
    y = 6 + bay * BAY
    if bay:
        copy_of(rib, (AXIS, y, SPRING), (math.pi / 2, 0, 0))
    for side in (-1, 1):
        x = AXIS + side * RADIUS
        box((1.7, 1.5, SPRING), (x, y, SPRING / 2), material=bronze, bevel=0.06)
        box((2.1, 1.9, 0.7), (x, y, 0.35), material=iron, bevel=0.06)
        box((2.0, 1.8, 0.5), (x, y, SPRING), material=iron, bevel=0.06)
        box((0.05, 0.10, 5.2), (x - side * 0.87, y - 0.3, 4.4), material=warm, bevel=0)
        box((0.3, BAY, SPRING + 1), (AXIS + side * (RADIUS + 0.9), y + BAY / 2, SPRING / 2), material=panel, bevel=0)
        point((x - side * 2.2, y - 2.5, 7.0), 900 if side > 0 else 260, '#ffb98a' if side > 0 else '#8fc4ff', 0.5)
        for level in (0.25, 2.6, 4.95, 7.3):
            box((1.2, BAY - 1.6, 0.14), (AXIS + side * (RADIUS + 0.2), y + BAY / 2, level), material=iron, bevel=0.02)
            box((0.05, BAY - 1.8, 0.05), (AXIS + side * (RADIUS - 0.38), y + BAY / 2, level + 0.02), material=warm if side > 0 else cold, bevel=0)
            for lot in range(5):
                if chance.random() < 0.75:
                    size = chance.uniform(0.5, 1.25)
                    spot = (AXIS + side * (RADIUS + 0.1), y + 1.6 + lot * 1.9, level + 0.07 + size * 0.45)
                    box((size, size * 1.1, size * 0.9), spot, (0, 0, chance.uniform(-0.2, 0.2)), chance.choice((iron, bronze)), 0.05)
for bay in range(8):
    y = 6 + (bay + 0.5) * BAY
    area((AXIS, y, SPRING + RADIUS + 3), (AXIS, y, 0), 4, 12000 if bay in (1, 2) else 7000, '#bfe0ff', tall=6, spread=60)
for bay, strength in ((1, 0.32), (2, 0.36), (3, 0.30), (4, 0.26), (6, 0.24)):
    y = 8 + (bay + 0.5) * BAY
    shaft((AXIS - 3.0, y, SPRING + RADIUS + 1), (AXIS + 2.6, y, 0.2), 2.6, 2.0, '#bfe2ff', strength, dust=0.6)
box((40, 1, 40), (AXIS, 121, 14), material=panel, bevel=0)
box((7, 0.4, 11), (AXIS, 120, 5.5), material=light('#ffb070', 1.3), bevel=0)
halo((AXIS, 116, 7), 22, '#ffb070', 0.9, falloff=2.4)


def pedestal(x, y, accent, lot):
    """An octagonal plinth with a ring of light and a floating lot above it."""
    extrude(polygon(8, 1.0, math.pi / 8), 1.1, (x, y, 0.55), material=iron, bevel=0.05, taper=0.84)
    extrude(polygon(8, 1.15, math.pi / 8), 0.22, (x, y, 0.11), material=bronze, bevel=0.04)
    ring(0.72, 0.04, 0.04, (x, y, 1.11), material=light(accent, 5), bevel=0, steps=48)
    lot(x, y, 2.1)
    point((x, y - 0.2, 1.5), 60, accent, 0.15)


violet, teal = crystal('#8f6bff', '#2a0fb8', '#ff9bf2', 1.3, 2), crystal('#22d3c5', '#05524f', '#d0fff8', 1.3, 2)
steel = metal('#8a929e', 0.22, 1.0, wear=0.6, scale=4)


def stone_lot(material, seed):
    return lambda x, y, z: shard(0.42, 1.7, (x, y, z + 0.1), (0.1, 0.1, 0.3), seed=seed, material=material)


def orb_lot(x, y, z):
    sphere(0.42, (x, y, z), steel, 5)
    for tilt in (0.5, -0.7):
        torus(0.62, 0.03, (x, y, z), (math.pi / 2 + tilt, tilt, 0), gold, 72, 12)


def blade_lot(x, y, z):
    extrude([(-0.09, -1.0), (0.09, -1.0), (0.14, 0.5), (0, 1.0), (-0.10, 0.5)], 0.05, (x, y, z + 0.35), (math.pi / 2, 0, 0.3), steel, 0.012)
    box((0.5, 0.09, 0.09), (x, y, z - 0.62), (0, 0, 0.3), gold, 0.02)


def core_lot(x, y, z):
    cylinder(0.36, 1.0, (x, y, z), material=iron, bevel=0.06, sides=32)
    for level in (-0.3, 0.0, 0.3):
        ring(0.37, 0.05, 0.08, (x, y, z + level), material=light(SLIPSTREAM, 5), bevel=0, steps=48)


lots = [(ODYSSEY, stone_lot(violet, 2)), (SIGNAL, orb_lot), (DOMINION, stone_lot(teal, 7)), ('#ffb766', blade_lot), (SLIPSTREAM, core_lot)]
for number in range(7):
    for side in (-1, 1) if number else (1,):
        accent, lot = lots[(number * 2 + (side > 0)) % len(lots)]
        pedestal(AXIS + side * 6.6, 19 + number * 8.5, accent, lot)

# The great lot: a third of a Gate, carried by chains from the crown, over a round dais.
HEART = (AXIS + 0.4, 31, 7.2)
fragment(HEART, 4.7, (7, 8, 9, 10, 11, 0, 1), (math.pi / 2, -0.20, 0.22), power=1.3)
for x, z in ((AXIS - 3.2, 12.2), (AXIS + 2.8, 13.6), (AXIS + 5.4, 10.6)):
    tube([(x, 31, z), (x * 0.8 + AXIS * 0.2, 31, 18), (x * 0.6 + AXIS * 0.4, 31, 24)], 0.07, iron)
for radius, height, body in ((4.6, 0.4, bronze), (3.9, 0.8, iron), (3.2, 1.1, bronze)):
    cylinder(radius, height, (AXIS, 31, height / 2), material=body, bevel=0.06, sides=96)
ring(3.6, 0.06, 0.05, (AXIS, 31, 0.81), material=cold, bevel=0)
ring(2.7, 0.05, 0.04, (AXIS, 31, 1.11), material=warm, bevel=0)
area((AXIS - 7, 22, 16), HEART, 3, 11000, '#dfeaff', spread=100)
area((AXIS + 8, 38, 14), HEART, 2, 7000, '#ffb27a', tall=8)
area((AXIS - 8, 40, 10), HEART, 2, 5200, SIGNAL, tall=8)
area((AXIS, 29, 1.4), HEART, 3, 900, '#ffc890')

traveller((AXIS - 1.7, 23.5, 0), math.radians(-14), '#ffab52', wind=-1)
traveller((AXIS + 2.4, 24.6, 0), math.radians(24), SIGNAL, cape=False, blade=False, pack=True)
for x, y, size, turn in ((AXIS + 9.6, 14, 1.9, 0.2), (AXIS + 11.4, 15.5, 1.4, -0.4), (AXIS + 9.9, 14.1, 1.1, 0.6)):
    crate((x, y, 1.75 if size == 1.1 else 0), (size, size * 0.8, size * 0.9), turn, '#ffb766' if size > 1.2 else None)
motes(90, (AXIS - 9, 14, 0.5), (AXIS + 10, 50, 16), (0.012, 0.03), '#ffe2b4', 3)
camera((0, 0, 3.0), (0, 100, 13.2), 25)
render(
    'market-hero',
    1920,
    560,
    samples=24,
    bounces=5,
    glossy=4,
    clamp=4,
    mist=(14, 130),
    grade={'ev': 0.3, 'fog': (0.055, 0.052, 0.062), 'fogtop': (0.020, 0.034, 0.060), 'foghor': 0.6, 'foghs': 0.9, 'fogmax': 0.75, 'bloom': 0.12},
)
