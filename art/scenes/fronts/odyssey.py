"""Odyssey: between two hooded colossi a stair climbs to a broken gateway, where a violet relic burns; a traveller has come with a lamp."""

import math
import random

from kit.air import halo, motes, shaft
from kit.colours import ODYSSEY
from kit.figure import traveller
from kit.lights import ambient, area, point, sun
from kit.materials import crystal, light
from kit.picture import camera, new_scene, render
from kit.ruins import blocks, column, guardian, rubble, stairs, stone, wall
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, mesh, shard, torus

AXIS = 6.2
#: The strokes a glyph may have, from (across, up) to (across, up), in halves of its width and height.
STROKES = (((-1, 0), (-1, 1)), ((-1, -1), (-1, 0)), ((1, 0), (1, 1)), ((1, -1), (1, 0)), ((-1, 1), (1, 1)), ((-1, 0), (1, 0)), ((-1, -1), (1, -1)))
#: The strokes of each letter: those that look like none of ours.
LETTERS = ((0, 3, 4, 6), (1, 2, 4, 6), (0, 2, 5, 6), (1, 3, 4, 5), (0, 2, 4, 5), (1, 3, 5, 6), (2, 3, 4, 5, 1))


def glyph(x, y, z, size, material, dice):
    """Adds a letter of an invented script, of that size (m), on a face that looks at the camera: strokes and a point."""
    for stroke in dice.choice(LETTERS):
        (ax, az), (bx, bz) = STROKES[stroke]
        across, up = (bx - ax) * size * 0.28, (bz - az) * size * 0.5
        spot = (x + (ax + bx) * size * 0.14, y, z + (az + bz) * size * 0.25)
        box((0.07 * size, 0.05, math.hypot(across, up) + 0.07 * size), spot, (0, math.atan2(across, up), 0), material, 0)
    cylinder(0.07 * size, 0.05, (x, y, z + dice.choice((-0.25, 0.25)) * size), (math.pi / 2, 0, 0), material, 0, sides=12)


new_scene(7)
ambient('#2a2464', 0.9)
sun((-0.5, -0.75, -0.5), 2.2, '#b9b0ff', 4)
sun((0.5, 0.8, -0.4), 1.3, '#8f9cff', 6)

pale, grey = stone('#6a6878', 0.6, damp=0.5), stone('#4c4c5a', 0.5, damp=0.6)
shader = Shader('flooded-court')
pools = shader.noise(0.16, 6, 0.6)
court = shader.principled(
    Base_Color=shader.mix(pools, '#0c0c14', '#23222c'),
    Roughness=shader.remap(pools, 0.44, 0.56, 0.06, 0.55),
    Normal=shader.bump(shader.noise(0.9, 4, 0.6), 0.25, 0.08),
)
mesh([(-200, -20, 0), (200, -20, 0), (200, 300, 0), (-200, 300, 0)], [(0, 1, 2, 3)], shader.surface(court))

letters = random.Random(9)
landing_y, landing_z = stairs((AXIS, 30, 0), 17, 22, 0.42, 0.8, pale, seed=2)
blocks([((AXIS, landing_y + 10, landing_z / 2 - 0.2), (34, 20, landing_z), 0)], grey, 0.004, 0.1)
for side in (-1, 1):
    blocks([((AXIS + side * 12.6, 37, 1.2), (10.5, 11, 2.4), 0)], grey, 0.006, 0.1, seed=4 + side)
    guardian((AXIS + side * 12.6, 37, 4.6), 13.8, pale, turn=math.radians(-side * 16), glow=ODYSSEY)
    pillar = [((AXIS + side * 8.6, landing_y + 7, landing_z + 2.4 + 4.4 * k), (4.2 - 0.16 * k, 4.0, 4.3), 0.02 * k * side) for k in range(6)]
    blocks(pillar, grey, 0.02, 0.08, seed=8 + side)
    # The letters go out towards the top: what feeds them is the relic.
    for k, glow in enumerate((3.2, 3.2, 2.4, 1.4, 0.8)):
        glyph(AXIS + side * 8.6, landing_y + 4.85, landing_z + 2.4 + 4.4 * k, 2.3, light(ODYSSEY, glow), letters)
    for place in range(-3, 4):
        glyph(AXIS + side * 12.6 + place * 1.35, 31.35, 1.25, 0.9, light(ODYSSEY, 1.2), letters)
# The lintel is broken in the middle: only its two stubs are left.
blocks(
    [((AXIS - 7.0, landing_y + 7, landing_z + 30.0), (9.5, 4.6, 4.0), 0.0), ((AXIS + 8.2, landing_y + 7, landing_z + 29.6), (6.5, 4.6, 3.6), 0.05)],
    grey,
    0.07,
    0.08,
    seed=12,
)
for start, end, tall, seed in (((-46, 62), (-7, 70), 26, 3), ((25, 70), (64, 60), 30, 6), ((-60, 34), (-40, 62), 20, 9), ((52, 40), (70, 62), 24, 11)):
    wall(start, end, tall, grey, depth=3, course=2.4, ragged=0.55, seed=seed)
for x, y, radius, tall, broken, seed in ((-15, 30, 1.5, 17, 3.5, 1), (-24, 42, 1.6, 23, 0, 2), (-9.5, 47, 1.5, 19, 4, 4), (37, 34, 1.6, 15, 4, 5), (41, 50, 1.7, 26, 0, 6), (-33, 28, 1.7, 10, 3, 8)):
    column((x, y, 0), radius, tall, grey, broken, seed=seed)

chance = random.Random(3)
places = [(chance.uniform(-34, 50), chance.uniform(12, 40), 0) for _ in range(150)]
rubble(grey, [(x, y, z) for x, y, z in places if not abs(x - AXIS) < 9 or y < 16], (0.12, 1.3), seed=2)

heart = (AXIS, landing_y + 4, landing_z + 7.5)
relic = crystal('#8f6bff', '#2a0fb8', '#ff9bf2', 3.2, scale=0.7)
shard(1.8, 9.0, heart, (0.05, 0.06, 0.2), material=relic, seed=2)
shard(0.5, 6.4, heart, (0.05, 0.06, 0.2), material=light('#c9b4ff', 16), seed=5)
for number in range(14):
    angle, reach = number * 0.9, chance.uniform(3.0, 5.2)
    spot = (heart[0] + reach * math.cos(angle), heart[1] + reach * math.sin(angle) * 0.5, heart[2] + chance.uniform(-4.5, 5.5))
    shard(chance.uniform(0.15, 0.42), chance.uniform(0.8, 1.9), spot, (chance.random(), chance.random(), 0), 5, 30 + number, relic)
orbit = empty(heart, (math.radians(70), math.radians(14), 0))
torus(4.6, 0.07, material=light('#a58aff', 10), parent=orbit, arc=0.72)
glow = point((heart[0], heart[1] - 5, heart[2] - 2), 60000, '#9a7bff', 1.5)
glow.visible_glossy = glow.visible_transmission = False
area((heart[0], heart[1] - 3, heart[2]), (AXIS, 10, 0), 5, 40000, '#8f6bff', mirrored=False)
halo((AXIS, landing_y + 12, heart[2]), 30, '#8f6cff', 4.5, falloff=3.4)
shaft((AXIS, landing_y + 5, 78), (AXIS, landing_y + 5, landing_z + 4), 2.2, 2.6, '#a58aff', 2.2, dust=0.4)
motes(150, (-14, 18, 0.5), (32, 48, 32), (0.02, 0.07), '#b9a2ff', 5)

lamp = '#ffab52'
traveller((AXIS - 4.9, 21.5, 0), math.radians(-22), lamp, lamp=True, wind=-1, stride=0.4)
point((AXIS - 4.4, 21.4, 2.2), 60, lamp, 0.08)

camera((0, 0, 2.6), (0, 100, 21.5), 30)
render(
    'odyssey',
    1600,
    900,
    samples=40,
    bounces=5,
    glossy=3,
    clamp=4,
    mist=(16, 120),
    grade={'ev': 0.2, 'fog': (0.085, 0.060, 0.19), 'fogtop': (0.018, 0.018, 0.06), 'foghor': 0.55, 'foghs': 1.0, 'fogmax': 0.66, 'bloom': 0.12},
)
