"""Tethered Loft: a floating island on four chains, with a house and a fall of water down to a round pool."""

import math
import random

import numpy as np
from mathutils import Vector

from kit import sdf
from kit.colours import ODYSSEY
from kit.ground import banded, foliage, hanging, leaves, limbs, stand, struts, unmirrored, walkers
from kit.land import boulders, earth, field, parcel, scatter, sea, shoot, slab, spikes, spots, step, water
from kit.lights import area, point
from kit.materials import light, metal
from kit.noise import fractal, gradient_noise
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, copy_of, cylinder, mesh, ring, sphere, torus

name = parcel(
    'tethered-loft',
    ODYSSEY,
    sunlight='#ffe0c4',
    power=2.8,
    direction=(0.9, 0.4, -0.6),
    fill='#8f6bff',
    rim=0.9,
    sky='#17163c',
    haze=0.6,
    back=0.03,
    seed=14,
)
POOL = -0.34
TOP = 1.66  # height of the meadow
FALL = math.radians(-62)  # where the brook leaves the meadow

# Below: the lake that filled the hollow, with an islet in every corner for the chains.
x, y = field(360)
corner = np.hypot(np.abs(x) - 1.85, np.abs(y) - 1.85) + 0.14 * fractal(x * 2.2, y * 2.2, 5, seed=4)
reach = np.hypot(x, y)
height = -0.62 + 0.46 * step(0.78, 0.22, corner) + 0.05 * fractal(x * 3, y * 3, 5, seed=2)
height = height + 0.20 * np.clip(fractal(x * 1.3 + 2, y * 1.3, 5, seed=6, ridged=True) - 0.25, 0, 1) * step(0.9, 1.5, reach)
torn = step(0.05, 0.3, gradient_noise(np.arctan2(y, x) * 5, reach * 1.2, 8)) * step(1.5, 1.0, reach)
stone = banded(('#2b2638', '#4a4258', '#211d2c', '#5c526c', '#383148'), 0.42, top=('#3a3448', '#6a6078'), warp=0.10)
bottom = earth(('#1c1926', '#3e384c'), ('#2b2738', '#5a526a'), tints=[('torn', '#14121c', 0.5)], bump=0.8, scale=4)
ground = slab(height, bottom, ('#2b2638', '#4a4258', '#211d2c', '#5c526c'), {'torn': torn}, veins=ODYSSEY, vein_power=3.0, seed=9)
water(ground, POOL, sea('#3a36a8', '#0c0b34', rough=0.04, ripple=0.07, scale=4.0, glow=0.16))
scatter(boulders(stone), spots(ground, 260, 5, lambda a, b, z: z > POOL), (0.015, 0.13), seed=3)
scatter(boulders(stone), spots(ground, 40, 12, lambda a, b, z: math.hypot(a, b) > 1.1 and z > -0.52), (0.06, 0.20), seed=6)


def meadow(a, b):
    """Returns the height of the island's top."""
    away = np.hypot(a, b)
    return TOP + 0.10 * gradient_noise(a * 1.3 + 3, b * 1.3, 5) + 0.03 * gradient_noise(a * 4, b * 4, 7) - 0.10 * away**3


def island(p):
    """Returns the rock: a wide cap that runs down to a few hanging points, wrinkled on the way."""
    a, b, z = p
    angle, away = np.arctan2(b, a), np.hypot(a, b)
    down = np.clip((TOP - z) / 1.72, 0, 1.2)
    outline = 1.0 + 0.08 * np.sin(angle * 3 + 1) + 0.05 * np.sin(angle * 5 + 2.2) + 0.025 * np.sin(angle * 11)
    girth = outline * np.power(np.clip(1 - down, 0, 1), 0.85) * (1 + 0.07 * np.cos(down * 14)) - 0.02
    body = (away - girth) * 0.75
    for along_x, along_y, low, thick in (
        (0.34, 0.16, 0.42, 0.24),
        (-0.36, -0.16, 0.30, 0.26),
        (0.10, -0.44, 0.58, 0.22),
        (-0.2, 0.4, 0.5, 0.22),
        (0.52, -0.26, 0.85, 0.2),
    ):
        body = sdf.blend(body, sdf.capsule(p, (along_x * 0.9, along_y * 0.9, TOP - 0.45), (along_x, along_y, low), thick, 0.02), 0.10)
    ridges = (
        0.05 * gradient_noise(angle * 5 + z, z * 1.2, 3)
        + 0.035 * gradient_noise(a * 5 + z * 2, b * 5 + z, 4)
        + 0.02 * gradient_noise(a * 11, z * 9 + b * 8, 6)
    )
    ledge = 0.03 * np.abs(np.sin(z * 13 + 2 * gradient_noise(a * 2, b * 2, 9)))
    body = body + ridges + ledge
    return sdf.meet(body, (z - meadow(a, b)) * 0.8, 0.05)


def brook(a, b):
    """1 on the brook that runs from the spring to the brink."""
    along_it = a * math.cos(FALL) + b * math.sin(FALL)
    aside = -a * math.sin(FALL) + b * math.cos(FALL) + 0.06 * np.sin(along_it * 6)
    spring = np.hypot(a - 0.12 * math.cos(FALL), b - 0.12 * math.sin(FALL))
    return np.clip(np.maximum(step(0.085, 0.055, np.abs(aside)) * step(0.0, 0.15, along_it), step(0.17, 0.13, spring)), 0, 1)


def turf():
    """Returns rock banded on its flanks, dark meadow above, and the brook through it."""
    shader = Shader('turf')
    position = shader.position()
    up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
    broad, fine = shader.noise(2.2, 6, 0.6, vector=position), shader.noise(24, 6, 0.7, vector=position)
    height = shader.math('ADD', shader.axes(position)['Z'], shader.math('MULTIPLY', shader.math('SUBTRACT', broad, 0.5), 0.25))
    layer = shader.math('FRACT', shader.math('MULTIPLY', height, 3.1))
    rock = shader.ramp(layer, [(0.0, '#6a5f7c'), (0.25, '#93869f'), (0.45, '#54496a'), (0.7, '#b0a2b4'), (1.0, '#6a5f7c')])
    rock = shader.mix(shader.remap(fine, 0.4, 0.75, 0, 0.6), rock, '#2a2436')
    grass = shader.mix(shader.remap(broad, 0.35, 0.65, 0, 1), '#1f5350', '#4f8a6c')
    grass = shader.mix(shader.remap(fine, 0.45, 0.7, 0, 0.6), grass, '#173430')
    bent = shader.math('ADD', up, shader.math('MULTIPLY', shader.math('SUBTRACT', fine, 0.5), 0.5))
    wet = shader.attribute('brook')
    base = shader.mix(shader.remap(bent, 0.55, 0.8, 0, 1), rock, grass)
    base = shader.mix(wet, base, '#7fb4ff')
    rough = shader.mix(wet, 0.85, 0.06)
    surface = shader.principled(Base_Color=base, Roughness=rough, Normal=shader.bump(fine, 0.7, 0.03))
    shader.set(surface, 'Emission', (0.35, 0.55, 1, 1))
    shader.set(surface, 'Emission Strength', shader.math('MULTIPLY', wet, 0.5))
    return shader.surface(surface)


sdf.mesh_of(
    island,
    (-1.25, -1.25, -0.2),
    (1.25, 1.25, 1.95),
    190,
    turf(),
    attributes={'brook': lambda p: brook(p[0], p[1]) * step(TOP - 0.3, TOP - 0.12, p[2])},
)


def fall():
    """Returns falling water: bright strands that fray and fade on the way down."""
    shader = Shader('fall')
    axes = shader.axes()
    strands = shader.add('ShaderNodeCombineXYZ', {0: shader.math('MULTIPLY', axes['X'], 26.0), 1: shader.math('MULTIPLY', axes['Z'], 1.6)})
    streaks = shader.noise(1.0, 5, 0.6, 0.4, vector=strands.outputs[0])
    edge = shader.remap(shader.math('ABSOLUTE', axes['X']), 0.07, 0.135, 1, 0)
    body = shader.math('MULTIPLY', shader.remap(streaks, 0.36, 0.60, 0.12, 1), edge)
    tone = shader.mix(streaks, '#8f9cff', '#f0f4ff')
    glow = shader.add('ShaderNodeEmission', {'Color': tone, 'Strength': 1.0})
    blend = shader.add('ShaderNodeMixShader')
    shader.set(blend, 0, body)
    shader.set(blend, 1, shader.add('ShaderNodeBsdfTransparent'))
    shader.set(blend, 2, glow)
    return shader.surface(blend)


brink = 0.98
lip = Vector((brink * math.cos(FALL), brink * math.sin(FALL), float(meadow(brink * math.cos(FALL), brink * math.sin(FALL))) - 0.03))
vertices, faces = [], []
levels = np.linspace(0, 1, 30)
for down in levels:
    out = 0.20 * math.sqrt(down)
    for aside in np.linspace(-1, 1, 9):
        vertices.append((aside * (0.085 + 0.06 * down), -out - 0.02 * (1 - aside * aside), -(lip.z - POOL) * down**1.15 + 0.02))
for row in range(len(levels) - 1):
    faces += [(row * 9 + i, row * 9 + i + 1, row * 9 + i + 10, row * 9 + i + 9) for i in range(8)]
curtain = mesh(vertices, faces, fall(), smooth=True, location=lip, name='fall')
curtain.rotation_euler = (0, 0, FALL + math.pi / 2)
foam_at = lip + Vector((0.21 * math.cos(FALL), 0.21 * math.sin(FALL), 0))
foam = light('#dfe6ff', 1.6)
chance = random.Random(4)
for _ in range(110):
    angle, away = chance.uniform(0, 6.28), 0.22 * chance.random() ** 0.8
    sphere(
        chance.uniform(0.004, 0.012),
        (foam_at.x + away * math.cos(angle), foam_at.y + away * math.sin(angle), POOL + chance.uniform(-0.01, 0.05) * (1 - away * 3)),
        foam,
        2,
    )
for radius in (0.30, 0.40, 0.52):
    ring(radius, 0.008, 0.003, (foam_at.x, foam_at.y, POOL + 0.003), material=light('#aab4ff', 1.0), bevel=0, steps=64)
point((foam_at.x, foam_at.y, POOL + 0.12), 7, '#c2ccff', 0.08)

# Crystals in the underside hold the loft up; their light falls on the hollow.
shader = Shader('lifting-crystal')
shine = shader.principled(
    Base_Color='#a98bff', Roughness=0.12, Emission=ODYSSEY, Emission_Strength=shader.math('MULTIPLY_ADD', shader.facing(0.4), 1.3, 0.8)
)
crystals = spikes(shader.surface(shine), slender=3.4)
for number in range(46):
    angle, away = chance.uniform(0, 6.28), 0.74 * math.sqrt(chance.random())
    a, b, z = away * math.cos(angle), away * math.sin(angle), -0.15
    while z < TOP - 0.3 and island([np.float32(a), np.float32(b), np.float32(z)]) > 0:
        z += 0.02
    size = chance.uniform(0.020, 0.055) * (1.35 - away)
    stand(chance.choice(crystals), (a, b, z + size), (math.pi + b * 0.9, -a * 0.9, 0), size)
    if number % 6 == 0:
        point((a * 1.2, b * 1.2, z - 0.16), 4, ODYSSEY, 0.05)
area((0, 0, -0.05), (0, 0, -1), 0.9, 22, ODYSSEY, mirrored=False)

# Roots over the brink.
roots = []
for number in range(46):
    angle = number * 2 * math.pi / 46 + chance.uniform(-0.06, 0.06)
    if abs(math.remainder(angle - FALL, 2 * math.pi)) < 0.16:
        continue
    away, length = 0.94 + chance.uniform(-0.05, 0.06), chance.uniform(0.18, 0.75)
    at = Vector((math.cos(angle), math.sin(angle), 0))
    roots.append(
        [
            (*(at * away * 0.88)[:2], TOP - 0.02, 0.014),
            (*(at * away * 1.03)[:2], TOP - 0.10, 0.012),
            (*(at * (away + chance.uniform(-0.10, 0.03)))[:2], TOP - 0.10 - length * 0.5, 0.008),
            (*(at * (away - chance.uniform(0.05, 0.28)))[:2], TOP - 0.1 - length, 0.002),
        ]
    )
limbs(roots, metal('#3d3230', 0.8, 0, grime=0.8, scale=12), sides=6, steps=5)

# The chains: pylons at the corners, links up to ringbolts in the rock.
iron = metal('#3a3f4b', 0.4, 0.9, wear=0.9, grime=0.7, scale=8, bevel=0.004)
link = torus(0.030, 0.0085, (0, 0, -50), material=iron, steps=16, sides=8)
for a, b in ((1, 1), (-1, -1), (1, -1), (-1, 1)):
    foot = Vector(ground.point(a * 1.72, b * 1.72))
    cylinder(0.17, 0.16, foot + Vector((0, 0, 0.02)), material=iron, bevel=0.012, sides=8)
    cylinder(0.11, 0.26, foot + Vector((0, 0, 0.16)), material=iron, bevel=0.012, sides=8, top=0.06)
    ring(0.115, 0.014, 0.018, foot + Vector((0, 0, 0.11)), material=light(ODYSSEY, 5), bevel=0, steps=32)
    bolt_at = Vector((a * 0.46, b * 0.46, 0.95))
    low = foot + Vector((0, 0, 0.30))
    line = hanging(bolt_at, low, 0.07, 60)
    lengths = np.cumsum([0] + [(Vector(q) - Vector(p)).length for p, q in zip(line, line[1:])])
    total = int(lengths[-1] / 0.047)
    for number in range(total):
        at = Vector([float(np.interp((number + 0.5) * lengths[-1] / total, lengths, [p[axis] for p in line])) for axis in range(3)])
        way = (Vector(line[-1]) - Vector(line[0])).to_track_quat('X', 'Z').to_euler()
        copy_of(link, at, (way.x + (math.pi / 2 if number % 2 else 0), way.y, way.z), (1.25, 0.8, 1))
    sphere(0.014, foot + Vector((0, 0, 0.33)), light('#ffb45c', 9), 2)


class Loft:
    """The meadow as a ground for settlements."""

    def at(self, a, b):
        return float(meadow(np.float64(a), np.float64(b)))

    def point(self, a, b, above=0.0):
        return (a, b, self.at(a, b) + above)


loft = Loft()
home = Settlement(loft, accent=ODYSSEY, warm='#ffb45c', hull='#c9b6a2', seed=5)
home.hut(-0.20, 0.06, 0.27, turn=0.55, storeys=2)
home.hut(0.10, 0.30, 0.20, turn=0.75)
home.hut(-0.46, -0.24, 0.15, turn=0.2)
# A lighthouse at the back: tapered tower, gallery, lamp.
la, lb = -0.40, 0.44
lz = loft.at(la, lb)
cylinder(
    0.105, 0.48, (la, lb, lz + 0.22), material=metal('#b7a998', 0.6, 0.1, wear=0.3, grime=0.8, scale=9, bevel=0.006), bevel=0.006, sides=24, top=0.07
)
cylinder(0.11, 0.02, (la, lb, lz + 0.47), material=home.dark, bevel=0.004, sides=24)
cylinder(0.05, 0.10, (la, lb, lz + 0.53), material=light('#ffcf8a', 7), bevel=0.004, sides=16)
cylinder(0.085, 0.08, (la, lb, lz + 0.62), material=home.dark, bevel=0.004, sides=16, top=0.01)
for rise in (0.14, 0.30):
    box((0.02, 0.03, 0.05), (la + 0.073, lb - 0.062, lz + rise), (0, 0, -0.75), home.window, 0)
point((la + 0.1, lb - 0.1, lz + 0.54), 9, '#ffcf8a', 0.05)
# A soft box from the lower left models the rock, which hangs in its own shade.
area((-2.6, -3.4, 0.2), (0, 0, 0.8), 2.0, 130, '#ffd9c0', spread=70)
point((-0.05, -0.12, TOP + 0.25), 3, '#ffb45c', 0.05)
home.lamps([(0.16, 0.02), (0.36, 0.24), (-0.20, -0.26), (0.52, 0.06)], 0.09, power=1.0)
dock = TOP - 0.03
home.walkway([(0.48, 0.30, dock), (0.86, 0.44, dock), (1.22, 0.57, dock)], width=0.11, rails=True)
home.craft((1.36, 0.82, dock - 0.08), turn=2.2, size=0.36)
struts([((1.16, 0.50, dock), (0.66, 0.34, dock - 0.34)), ((1.12, 0.60, dock), (0.62, 0.44, dock - 0.34))], 0.02, home.dark)

bark = metal('#2e2428', 0.8, 0, grime=0.8, scale=14)
blossom = [leaves(foliage('#4a2a8a', '#c9a4ff', ODYSSEY, 1.2, 0.10), 260, 0.30, (1, 1, 0.75), seed, hollow=0.3) for seed in range(3)]
trunks = []
for a, b, tall in (
    (0.44, 0.48, 0.32),
    (0.16, 0.62, 0.42),
    (-0.66, 0.12, 0.36),
    (-0.62, -0.36, 0.26),
    (0.66, -0.02, 0.22),
    (-0.10, 0.66, 0.30),
    (-0.30, -0.62, 0.26),
    (-0.62, 0.36, 0.3),
    (0.58, -0.34, 0.2),
):
    z = loft.at(a, b)
    trunks.append([(a, b, z - 0.04, 0.028), (a + 0.02, b - 0.02, z + tall * 0.5, 0.018), (a, b, z + tall, 0.008)])
    for cap in range(3):
        turn = chance.uniform(0, 6.28)
        stand(
            blossom[cap],
            (a + 0.06 * math.cos(turn), b + 0.06 * math.sin(turn), z + tall * (0.78 + 0.16 * cap)),
            (0, 0, turn),
            tall * (0.46 - 0.09 * cap),
        )
limbs(trunks, bark, sides=8, steps=4)
tuft = leaves(foliage('#24503c', '#7fb06a'), 14, 0.7, (0.6, 0.6, 0.9), 5)
for _ in range(420):
    angle, away = chance.uniform(0, 6.28), 0.80 * math.sqrt(chance.random())
    a, b = away * math.cos(angle), away * math.sin(angle)
    if brook(np.float64(a), np.float64(b)) < 0.1:
        stand(tuft, loft.point(a, b, -0.004), (0, 0, angle), chance.uniform(0.012, 0.030))
walkers(
    [
        loft.point(0.06, -0.05),
        loft.point(-0.12, -0.14),
        (0.95, 0.47, dock + 0.008),
        (1.15, 0.54, dock + 0.008),
        ground.point(-1.45, -1.3),
        ground.point(1.3, -1.55),
    ]
)
drifting = boulders(stone, 3)
for _ in range(16):
    angle, away = chance.uniform(0, 6.28), chance.uniform(0.6, 1.2)
    scatter(
        drifting, [(away * math.cos(angle), away * math.sin(angle), chance.uniform(0.1, 0.9))], (0.02, 0.06), tilt=1.5, seed=chance.randrange(999)
    )

unmirrored()
shoot(name, bounces=5, transmission=4)
