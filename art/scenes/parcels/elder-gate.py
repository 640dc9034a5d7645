"""Elder Gate: a stepped temple, one corner fallen, with a broken stone ring on top that still holds a film of light."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.colours import GOLD, MYTHIC
from kit.ground import lattice, struts, walkers
from kit.land import HALF, boulders, earth, field, parcel, scatter, shoot, slab, spots, step
from kit.lights import area, point, spot
from kit.materials import light, metal
from kit.noise import fractal, gradient_noise
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, copy_of, empty, extrude, mesh

name = parcel(
    'elder-gate',
    MYTHIC,
    sunlight='#ffdcb0',
    power=3.3,
    direction=(0.9, 0.35, -0.6),
    fill='#7f5bff',
    rim=0.7,
    sky='#1a1430',
    haze=0.55,
    back=0.03,
    seed=18,
)

MIDDLE = (-0.22, 0.22)
x, y = field(360)
away = np.maximum(np.abs(x - MIDDLE[0]), np.abs(y - MIDDLE[1]))
height = -0.12 + 0.07 * fractal(x * 0.9, y * 0.9, 5, seed=4) + 0.02 * fractal(x * 4, y * 4, 4, seed=6)
drift = np.clip(fractal(x * 0.8 + 3, y * 0.8, 4, seed=8), 0, 1)
height = height + 0.30 * drift * step(1.2, 1.9, away)
court = step(1.75, 1.55, away) * step(1.16, 1.24, away)
height = height * (1 - 0.75 * step(1.8, 1.5, away)) - 0.10 * 0.75 * step(1.8, 1.5, away)
dust = earth(('#2a2430', '#554a52'), ('#4a3f47', '#7d6c66'), tints=[('court', '#3a333c', 0.5)], bump=0.5, scale=4)
ground = slab(height, dust, ('#3b3038', '#5c4a48', '#2c252e', '#6e5a50', '#463a40'), {'court': court}, veins=MYTHIC, vein_power=3.0, seed=13)


def masonry(dark, pale):
    """Returns old stone: every block its own tone, stains from above, moss-dark joints."""
    shader = Shader('masonry')
    position = shader.position()
    own = shader.add('ShaderNodeObjectInfo').outputs['Random']
    where = shader.add('ShaderNodeNewGeometry').outputs['Position']
    broad, fine = shader.noise(1.6, 5, 0.6, vector=where), shader.noise(30, 6, 0.7, vector=where)
    base = shader.mix(shader.math('ADD', shader.math('MULTIPLY', own, 0.55), shader.remap(broad, 0.35, 0.65, 0, 0.45)), dark, pale)
    base = shader.mix(shader.remap(fine, 0.45, 0.72, 0, 0.6), base, '#1c181e')
    edges, normal = shader.worn_edges(0.012)
    base = shader.mix(shader.math('MULTIPLY', edges, 0.45), base, '#b8a48c')
    return shader.surface(shader.principled(Base_Color=base, Roughness=0.85, Normal=shader.bump(fine, 0.5, 0.02, normal)))


stone, trim = masonry('#3c343c', '#85736a'), masonry('#4b3f40', '#a08a72')
rune = light(MYTHIC, 4.5)
chance = random.Random(9)
blocks = [box((1, 1, 1), (0, 0, -50), material=material, bevel=0.035, segments=1) for material in (stone, trim)]

BASE_LEVEL = -0.16
TIERS = ((1.16, 0.42), (0.90, 0.40), (0.66, 0.36), (0.44, 0.26))


def ruined(a, b, z):
    """True where the right-hand corner has come down."""
    bite = Vector((a - MIDDLE[0] - 1.15, b - MIDDLE[1] - 1.0, (z - 0.9) * 0.75))
    return bite.length < 0.78 + 0.12 * float(gradient_noise(np.array(a * 3), np.array(b * 3 + z * 4), 3))


def block(a, b, z, size, turn=0.0, kind=0, tilt=0.0):
    copy_of(blocks[kind], (a, b, z), (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), turn), size)


z = BASE_LEVEL
for number, (half, tall) in enumerate(TIERS):
    courses = max(2, round(tall / 0.115))
    rise = tall / courses
    core = half - 0.13
    if number:
        box((2 * core, 2 * core, tall), (*MIDDLE, z + tall / 2), material=stone, bevel=0)
    for course in range(courses):
        inset, level = 0.018 * course, z + rise * (course + 0.5)
        reach, kind = half - inset, 1 if course == courses - 1 else 0
        for side in range(4):
            turn = side * math.pi / 2
            position = -reach
            while position < reach - 0.02:
                length = min(chance.uniform(0.13, 0.27), reach - position)
                along_it, out = position + length / 2, reach - 0.075
                position += length
                a = MIDDLE[0] + out * math.cos(turn) - along_it * math.sin(turn)
                b = MIDDLE[1] + out * math.sin(turn) + along_it * math.cos(turn)
                if ruined(a, b, level) or (chance.random() < 0.03 and course == courses - 1):
                    continue
                jut = chance.uniform(-0.006, 0.008) + (0.02 if kind else 0)
                size = (0.15, length - 0.004, rise - 0.004)
                block(a + jut * math.cos(turn), b + jut * math.sin(turn), level, size, turn, kind)
    # The fallen corner lays rough fill bare, in steps.
    for _ in range(90):
        a, b, level = MIDDLE[0] + chance.uniform(0.1, half), MIDDLE[1] + chance.uniform(0.0, half), z + chance.uniform(0, tall)
        if ruined(a, b, level) and not ruined(a - 0.10, b - 0.10, level - 0.08):
            block(a - 0.08, b - 0.08, level - 0.05, [chance.uniform(0.10, 0.20) for _ in range(3)], chance.uniform(0, 3), 0, 0.3)
    z += tall
SUMMIT = z

# The paving of each terrace (the tier below shows a ledge), and the great stair on the left face.
level = BASE_LEVEL
for half, tall in TIERS:
    level += tall
    count = int(half / 0.11)
    for i in range(-count, count):
        for j in range(-count, count):
            a, b = MIDDLE[0] + (i + 0.5) * 0.108, MIDDLE[1] + (j + 0.5) * 0.108
            if ruined(a, b, level) or max(abs(a - MIDDLE[0]), abs(b - MIDDLE[1])) < half - 0.36:
                continue
            block(a, b, level - 0.05 + chance.uniform(-0.006, 0.004), (0.104, 0.104, 0.10), 0, 0)


def stair(part):
    """(front edge y, height above the court) of the stair at `part` 0..1 of its way up."""
    foot = TIERS[0][0] + 0.34
    return MIDDLE[1] - foot + (foot - 0.42) * part, (SUMMIT - BASE_LEVEL) * part


for number in range(30):
    front, rise = stair((number + 1) / 30)
    depth = MIDDLE[1] - 0.40 - front
    box(
        (0.40, depth, rise * 0.5),
        (MIDDLE[0], front + depth / 2, BASE_LEVEL + rise * 0.75),
        material=trim if number % 2 else stone,
        bevel=0.004,
        segments=1,
    )
for side in (-1, 1):
    for number in range(10):
        front, rise = stair((number + 0.5) / 10)
        block(MIDDLE[0] + side * 0.245, front + 0.05, BASE_LEVEL + rise - 0.02, (0.09, 0.20, 0.26), 0, 1)
        if number % 3 == 0:
            box((0.012, 0.06, 0.012), (MIDDLE[0] + side * 0.245, front - 0.052, BASE_LEVEL + rise + 0.06), material=rune, bevel=0)

# The ring: voussoirs of stone, a few lost at the upper right, runes on its face, a film of light.
RADIUS, TURN = 0.52, math.radians(45)
centre = Vector((*MIDDLE, SUMMIT + RADIUS * 0.86))
gate = empty(centre, (math.pi / 2, 0, TURN))
COUNT = 22
for number in range(COUNT):
    angle = 2 * math.pi * (number + 0.5) / COUNT
    if 0.35 < angle < 1.05:
        continue
    half = math.pi / COUNT * 0.965
    inner, outer = RADIUS - 0.085, RADIUS + 0.085 + chance.uniform(-0.012, 0.015)
    wedge = [(r * math.cos(angle + s * half), r * math.sin(angle + s * half)) for r, s in ((inner, -1), (outer, -1), (outer, 1), (inner, 1))]
    extrude(wedge, 0.20 + chance.uniform(-0.01, 0.02), material=trim if number % 3 == 0 else stone, bevel=0.012, parent=gate)
    if number % 2 == 0:
        box((0.075, 0.014, 0.006), (RADIUS * math.cos(angle), RADIUS * math.sin(angle), 0.112), (0, 0, angle), rune, 0, parent=gate)
        box((0.014, 0.05, 0.006), ((RADIUS + 0.02) * math.cos(angle), (RADIUS + 0.02) * math.sin(angle), 0.112), (0, 0, angle), rune, 0, parent=gate)
for angle, gap in ((0.95, 0.16), (0.66, 0.26), (0.42, 0.17)):
    at = Vector(((RADIUS + gap) * math.cos(angle), (RADIUS + gap) * math.sin(angle), 0.04))
    extrude([(-0.06, -0.07), (0.07, -0.06), (0.06, 0.07), (-0.05, 0.06)], 0.16, at, (0.5, 0.4, angle), stone, 0.012, parent=gate)


def film():
    """Returns thin light in the ring: swirls towards the rim, hollow in the middle."""
    shader = Shader('film')
    position = shader.position()
    away = shader.vector_math('LENGTH', position)
    swirl = shader.noise(5.5, 6, 0.65, 2.6, vector=position)
    body = shader.math('MULTIPLY', shader.remap(swirl, 0.34, 0.7, 0.12, 1), shader.remap(away, 0.05, RADIUS - 0.08, 0.25, 1))
    tone = shader.ramp(body, [(0, '#7a0f5a'), (0.5, MYTHIC), (1, '#ffc0dc')])
    blend = shader.add('ShaderNodeMixShader')
    shader.set(blend, 0, shader.math('MULTIPLY_ADD', body, 0.6, 0.25))
    shader.set(blend, 1, shader.add('ShaderNodeBsdfTransparent'))
    shader.set(blend, 2, shader.add('ShaderNodeEmission', {'Color': tone, 'Strength': shader.math('MULTIPLY_ADD', body, 2.2, 0.5)}))
    return shader.surface(blend)


rim = [((RADIUS - 0.07) * math.cos(a), (RADIUS - 0.07) * math.sin(a), 0) for a in np.linspace(0, 2 * math.pi, 64, endpoint=False)]
sheet = mesh(rim, [tuple(range(64))], film())
sheet.parent = gate
facing = Vector((math.cos(TURN - math.pi / 2), math.sin(TURN - math.pi / 2), 0))
area(centre + facing * 0.12, centre + facing * 3 - Vector((0, 0, 1.6)), 0.8, 90, MYTHIC, mirrored=False)
point(centre + facing * 0.22 - Vector((0, 0, 0.2)), 16, MYTHIC, 0.15)

# Columns along the court, standing, broken and fallen.
fluted = [((0.055 + 0.006 * (-1) ** i) * math.cos(math.pi * i / 10), (0.055 + 0.006 * (-1) ** i) * math.sin(math.pi * i / 10)) for i in range(20)]
for a, b, tall in (
    (-1.30, -1.45, 0.62),
    (-0.92, -1.45, 0.62),
    (0.48, -1.45, 0.36),
    (0.86, -1.45, 0.62),
    (1.42, -0.90, 0.22),
    (1.42, 0.30, 0.62),
    (1.42, 0.68, 0.45),
    (-1.68, -1.45, 0.3),
    (1.42, -0.5, 0.62),
):
    low = ground.at(a, b)
    box((0.17, 0.17, 0.06), (a, b, low + 0.02), material=trim, bevel=0.006)
    extrude(fluted, tall, (a, b, low + 0.05 + tall / 2), (0, 0, chance.uniform(0, 1)), stone, 0, taper=0.88)
    if tall > 0.6:
        box((0.16, 0.16, 0.05), (a, b, low + tall + 0.07), material=trim, bevel=0.006)
struts([((-1.40, -1.45, ground.at(-1.3, -1.45) + 0.755), (-0.82, -1.45, ground.at(-1.3, -1.45) + 0.755))], 0.11, trim)
for a, b, turn in ((1.02, -1.30, 0.5), (1.30, -1.22, 0.9), (1.55, 0.02, 1.9)):
    extrude(fluted, 0.32, ground.point(a, b, 0.05), (math.pi / 2, 0, turn), stone, 0)

# Rubble from the corner.
for _ in range(150):
    angle, reach = chance.uniform(0.1, 1.35), 0.75 + 0.95 * chance.random() ** 1.3
    a, b = MIDDLE[0] + 0.5 + reach * math.cos(angle) * 0.9, MIDDLE[1] + 0.35 + reach * math.sin(angle) * 0.75
    if max(abs(a), abs(b)) < HALF - 0.1:
        size = chance.uniform(0.05, 0.17)
        block(
            a,
            b,
            ground.at(a, b) + size * 0.2 + max(0, 0.42 * (1.25 - reach)),
            (size * 1.2, size, size * 0.8),
            chance.uniform(0, 3),
            chance.choice((0, 0, 1)),
            0.6,
        )
scatter(boulders(stone), spots(ground, 240, 4, lambda a, b, z: max(abs(a - MIDDLE[0]), abs(b - MIDDLE[1])) > 1.2), (0.010, 0.05), seed=8)

# The dig: tents, a scaffold at the breach, a hoist, floodlights, people on the stair.
camp = Settlement(ground, accent=GOLD, warm='#ffc27a', hull='#a58f6f', seed=3)
canvas = metal('#b08a52', 0.8, 0, grime=0.5, scale=14)
for a, b, turn in ((1.32, -1.62, 0.3), (1.66, -1.40, 0.8), (0.92, -1.72, 0.1)):
    extrude([(-0.12, 0), (0.12, 0), (0, 0.15)], 0.26, ground.point(a, b, 0.0), (math.pi / 2, 0, turn), canvas, 0.004)
    point(ground.point(a - 0.05, b - 0.16, 0.07), 0.9, '#ffb45c', 0.02)
camp.crates(1.12, -1.45, 7, 0.12, 0.04)
camp.hut(-1.62, -1.72, 0.22, turn=0.15)
camp.mast(-1.80, -1.10, 0.6)
timber = metal('#7a5a38', 0.7, 0, grime=0.7, scale=14)
scaffold = Vector((MIDDLE[0] + 1.20, MIDDLE[1] - 0.52, ground.at(MIDDLE[0] + 1.2, MIDDLE[1] - 0.5)))
lattice(scaffold, scaffold + Vector((0, 0, 0.78)), 0.20, 0.20, 4, 0.014, timber)
lattice(scaffold + Vector((0, 0.24, 0)), scaffold + Vector((0, 0.24, 0.98)), 0.20, 0.20, 5, 0.014, timber)
for rise in (0.20, 0.40, 0.60, 0.78):
    box((0.24, 0.50, 0.012), scaffold + Vector((0, 0.12, rise)), material=timber, bevel=0)
struts(
    [
        (scaffold + Vector((0.0, 0.24, 0.98)), scaffold + Vector((0.40, 0.30, 1.22))),
        (scaffold + Vector((0.40, 0.30, 1.22)), scaffold + Vector((0.40, 0.30, 0.52))),
    ],
    0.014,
    timber,
)
block(scaffold.x + 0.40, scaffold.y + 0.30, scaffold.z + 0.46, (0.13, 0.13, 0.10), 0.4, 1)
for a, b in ((0.60, -1.75), (1.75, -0.10), (-1.0, -1.78)):
    foot = Vector(ground.point(a, b))
    struts([(foot, foot + Vector((0, 0, 0.34)))], 0.012, camp.dark)
    box((0.09, 0.03, 0.05), foot + Vector((0, 0, 0.36)), (0, 0, math.atan2(MIDDLE[1] - b, MIDDLE[0] - a) + math.pi / 2), light('#ffe2b4', 8), 0.003)
    spot(foot + Vector((0, 0.04, 0.36)), (MIDDLE[0], MIDDLE[1], 0.4), 36, '#ffc98a', 70, 0.7, 0.05)
stair_people = []
for part in (0.30, 0.34, 0.62, 0.9):
    front, rise = stair(part)
    stair_people.append((MIDDLE[0] + chance.uniform(-0.12, 0.12), front + 0.02, BASE_LEVEL + rise + 0.04))
walkers(
    [
        *stair_people,
        ground.point(1.2, -1.35),
        ground.point(0.2, -1.6),
        ground.point(0.28, -1.55),
        (scaffold.x + 0.05, scaffold.y + 0.1, scaffold.z + 0.79),
    ]
)

shoot(name, bounces=5, transmission=4)
