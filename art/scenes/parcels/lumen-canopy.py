"""Lumen Canopy: giant trees with crowns in storeys and curtains of light, a village hung from the tallest."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.colours import DOMINION, MYTHIC
from kit.ground import fern, foliage, hanging, leaves, limbs, polyline, stand, struts, walkers
from kit.land import HALF, along, boulders, curve, earth, field, parcel, scatter, sea, shoot, slab, spots, step, water
from kit.lights import point
from kit.materials import light, metal
from kit.noise import fractal
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import cylinder, ring, sphere

name = parcel(
    'lumen-canopy',
    DOMINION,
    sunlight='#b4d0ff',
    power=2.4,
    direction=(0.85, 0.35, -0.6),
    fill='#7a4bff',
    rim=0.9,
    sky='#0a1a30',
    haze=0.5,
    back=0.035,
    seed=9,
)

x, y = field(360)
creek_line = curve([(-2.3, -1.35), (-1.2, -1.5), (-0.45, -0.95), (0.15, -0.55), (0.55, -0.62), (1.05, -1.15), (1.3, -2.3)])
creek, _ = along(x, y, creek_line)
height = 0.16 * fractal(x * 0.8, y * 0.8, 5, seed=5) + 0.10 * (y - x) / 2.8 + 0.04 * fractal(x * 4, y * 4, 4, seed=8)
height = height - 0.30 * step(0.46, 0.12, creek + 0.05 * fractal(x * 3, y * 3, 3, seed=2)) - 0.10
moss = np.clip(0.5 + fractal(x * 1.6, y * 1.6, 4, seed=12), 0, 1)
soil = earth(('#0b1014', '#252a2c'), ('#10211c', '#24463a'), tints=[('moss', '#1c5a44', 0.5)], bump=0.8, scale=4)
ground = slab(height, soil, ('#171c1e', '#26312f', '#101517', '#2f3b35', '#1a2326'), {'moss': moss}, veins=DOMINION, vein_power=2.2, seed=4)
water(ground, -0.30, sea('#1fc4c0', '#044a58', rough=0.03, ripple=0.06, glow=0.35))


def bark():
    """Returns furrowed bark with veins of light that are strongest at the roots."""
    shader = Shader('bark')
    position = shader.position()
    fine = shader.noise(22, 6, 0.7, 0.5, vector=position)
    base = shader.mix(shader.remap(fine, 0.35, 0.7, 0, 1), '#1a1a22', '#4a4348')
    vein = shader.math('POWER', shader.cracks(6.5, 0.045, position, warp=0.25), 1.5)
    strength = shader.math('MULTIPLY', vein, shader.remap(shader.attribute('part'), 0.0, 1.0, 2.6, 0.7))
    surface = shader.principled(Base_Color=base, Roughness=0.75, Normal=shader.bump(fine, 0.9, 0.03), Emission=DOMINION, Emission_Strength=strength)
    return shader.surface(surface)


wood, strand = bark(), light(DOMINION, 4.0)
bloom = light(MYTHIC, 5)
crown = [leaves(foliage('#06283a', '#17808c', DOMINION, 2.4, 0.045), 760, 0.17, (1, 1, 0.40), seed) for seed in range(5)]
chance = random.Random(12)


def tree(a, b, tall, spread, seed):
    """Adds one giant: plaited trunk on buttress roots, pads of leaves in storeys, strands of light hanging from them."""
    own = random.Random(seed)
    z = ground.at(a, b)
    girth = 0.052 * tall
    lines = []
    for root in range(9):
        angle = 2 * math.pi * (root + own.uniform(-0.3, 0.3)) / 9
        reach = tall * own.uniform(0.17, 0.30)
        far = (a + reach * math.cos(angle), b + reach * math.sin(angle))
        low = ground.at(*far) - 0.04
        near = (a + reach * 0.42 * math.cos(angle + 0.3), b + reach * 0.42 * math.sin(angle + 0.3))
        lines.append(
            [
                (a + girth * 0.4 * math.cos(angle + 0.8), b + girth * 0.4 * math.sin(angle + 0.8), z + tall * 0.42, girth * 0.35),
                (a + girth * 0.8 * math.cos(angle + 0.5), b + girth * 0.8 * math.sin(angle + 0.5), z + tall * 0.20, girth * 0.5),
                (*near, z + tall * 0.06, girth * 0.42),
                (*far, low, girth * 0.16),
            ]
        )
    for part in range(4):
        turn = part * math.pi / 2 + seed
        plait = []
        for rise in np.linspace(0, 0.92, 7):
            swirl, away = turn + rise * 3.4, girth * (0.85 - 0.45 * rise)
            plait.append((a + away * math.cos(swirl), b + away * math.sin(swirl), z - 0.05 + tall * rise, girth * (0.85 - 0.55 * rise)))
        lines.append(plait)
    pads = [(a + 0.02 * tall, b, z + tall * 0.98, spread * 0.60, 14)]
    for storey, (rise, count, reach, size) in enumerate(((0.86, 5, 0.74, 0.40), (0.60, 3, 0.72, 0.25))):
        for number in range(count):
            angle = 2 * math.pi * (number + 0.5 * storey + own.uniform(-0.12, 0.12)) / count + seed
            away = spread * reach * own.uniform(0.9, 1.08)
            tip = (a + away * math.cos(angle), b + away * math.sin(angle))
            if max(abs(tip[0]), abs(tip[1])) > HALF + 0.1:
                continue
            top = z + tall * (rise + own.uniform(-0.03, 0.04))
            pads.append((*tip, top, spread * size * own.uniform(0.88, 1.08), 24))
            lines.append(
                [
                    (a, b, z + tall * (rise - 0.34), girth * 0.6),
                    (a + away * 0.45 * math.cos(angle - 0.2), b + away * 0.45 * math.sin(angle - 0.2), z + tall * (rise - 0.14), girth * 0.42),
                    (*tip, top - 0.02, girth * 0.16),
                ]
            )
    limbs(lines, wood, sides=12, steps=8, flutes=0.12, seed=seed)
    strands = []
    for px, py, pz, size, count in pads:
        stand(own.choice(crown), (px, py, pz), (own.uniform(-0.1, 0.1), own.uniform(-0.1, 0.1), own.uniform(0, 6)), size)
        for number in range(count):
            # Curtains hang from the rim, so that the trunk stays in view.
            angle, away = 2 * math.pi * number / count + own.uniform(-0.1, 0.1), size * own.uniform(0.80, 0.97)
            sx, sy, length = px + away * math.cos(angle), py + away * math.sin(angle), tall * own.uniform(0.05, 0.17)
            strands.append([(sx, sy, pz + 0.02, 0.0025), (sx + 0.01, sy, pz - length * 0.5, 0.003), (sx, sy + 0.01, pz - length, 0.0075)])
        point((px, py, pz - 0.12), 9 * size, DOMINION, 0.10)
    limbs(strands, strand, sides=4, steps=2)
    point((a + 0.25 * tall, b - 0.25 * tall, z + 0.22), 6 * tall, DOMINION, 0.12)


TREES = ((-0.40, 0.40, 2.16, 1.02, 3), (1.34, 0.62, 1.35, 0.60, 5), (-1.36, -0.62, 1.25, 0.58, 8), (1.15, -1.35, 0.80, 0.36, 11))
for spot in TREES:
    tree(*spot)


def free(a, b, z):
    """Returns dry ground outside the trunks."""
    return z > -0.27 and all(math.hypot(a - t[0], b - t[1]) > 0.10 * t[2] for t in TREES)


undergrowth = [fern(foliage('#0a2e2a', '#2c7f60'), 8 + seed, 1.0, seed) for seed in range(4)]
for px, py, pz in spots(ground, 820, 4, free, 0.05):
    stand(chance.choice(undergrowth), (px, py, pz - 0.005), (0, 0, chance.uniform(0, 6)), chance.uniform(0.07, 0.20))
bush = leaves(foliage('#0a3430', '#1f6f5c', MYTHIC, 3.0, 0.05), 160, 0.34, (1, 1, 0.75), 31)
for px, py, pz in spots(ground, 60, 7, free, 0.12):
    stand(bush, (px, py, pz), (0, 0, chance.uniform(0, 6)), chance.uniform(0.05, 0.13))
scatter(boulders(soil), spots(ground, 160, 9), (0.015, 0.07), seed=3)
pale = metal('#c9a9c4', 0.6, 0, scale=20)
for number, (px, py, pz) in enumerate(spots(ground, 26, 21, free, 0.1)):
    for cap in range(3):
        cx, cy = px + chance.uniform(-0.05, 0.05), py + chance.uniform(-0.05, 0.05)
        tall, size = chance.uniform(0.03, 0.09), chance.uniform(0.012, 0.028)
        cylinder(0.005, tall, (cx, cy, pz + tall / 2), material=pale, bevel=0, sides=6)
        sphere(size, (cx, cy, pz + tall), bloom, 2, (1, 1, 0.45))

# The village: two decks round the great trunk, huts on them, rope bridges to the neighbours, a ladder to the landing.
timber = metal('#5c4330', 0.7, 0, grime=0.8, scale=14, bevel=0.003)
town = Settlement(ground, accent=MYTHIC, warm='#ffb45c', hull='#8a7866', seed=3)
ga, gb = TREES[0][:2]
base = ground.at(ga, gb)
for rise, radius in ((0.62, 0.34), (0.98, 0.26)):
    cylinder(radius, 0.025, (ga, gb, base + rise), material=timber, bevel=0.004, sides=28)
    ring(radius, 0.008, 0.010, (ga, gb, base + rise + 0.06), material=timber, bevel=0, steps=40)
    struts(
        [
            (
                (ga + radius * math.cos(t), gb + radius * math.sin(t), base + rise),
                (ga + radius * math.cos(t), gb + radius * math.sin(t), base + rise + 0.06),
            )
            for t in np.linspace(0, 6.28, 25)
        ],
        0.006,
        timber,
    )
    struts(
        [
            (
                (ga + radius * 0.9 * math.cos(t), gb + radius * 0.9 * math.sin(t), base + rise),
                (ga + 0.1 * math.cos(t), gb + 0.1 * math.sin(t), base + rise - 0.22),
            )
            for t in np.linspace(0, 6.28, 9)
        ],
        0.016,
        timber,
    )
town.hut(ga + 0.20, gb - 0.14, 0.17, turn=0.7, z=base + 0.64)
town.hut(ga - 0.10, gb - 0.24, 0.15, turn=0.1, z=base + 0.64)
town.hut(ga + 0.14, gb - 0.10, 0.13, turn=0.9, z=base + 1.0)
point((ga + 0.26, gb - 0.34, base + 0.80), 5, '#ffb45c', 0.05)
for (ta, tb, tall, *_), rise in ((TREES[2], 0.40), (TREES[1], 0.52)):
    end = Vector((ta, tb, ground.at(ta, tb) + rise))
    start = Vector((ga, gb, base + 0.62))
    flat = Vector((end.x - start.x, end.y - start.y, 0)).normalized()
    start, end = start + flat * 0.32, end - flat * 0.14
    aside = Vector((-flat.y, flat.x, 0)) * 0.04
    pairs = []
    for side in (-1, 1):
        low, high = (
            hanging(start + aside * side, end + aside * side, 0.14, 26),
            hanging(start + aside * side + Vector((0, 0, 0.09)), end + aside * side + Vector((0, 0, 0.09)), 0.14, 26),
        )
        pairs += polyline(low) + polyline(high) + list(zip(low[::3], high[::3]))
        for lamp in high[4::6]:
            sphere(0.011, lamp, town.lamp, 2)
    struts(pairs, 0.006, timber)
    deck = hanging(start, end, 0.14, 26)
    struts([(Vector(p) - aside * 1.1, Vector(p) + aside * 1.1) for p in deck], 0.022, timber)
    cylinder(0.18, 0.02, tuple(end + flat * 0.14), material=timber, bevel=0.003, sides=20)
town.walkway([(0.30, -0.28), (0.20, -0.75), (0.12, -1.20)], width=0.08, above=0.09)
town.hut(0.02, -1.36, 0.19, turn=0.5)
town.lamps([(0.36, -0.20), (0.10, -1.05), (-0.12, -1.22), (0.34, 0.18)], power=1.6)
struts(
    [((ga + 0.33 + s, gb - 0.13 + s, ground.at(ga + 0.5, gb - 0.2)), (ga + 0.30 + s, gb - 0.12 + s, base + 0.62)) for s in (-0.015, 0.015)],
    0.008,
    timber,
)
walkers(
    [
        ground.point(0.28, -0.22),
        (0.20, -0.75, -0.05),
        (ga + 0.05, gb - 0.31, base + 0.635),
        (ga + 0.28, gb + 0.02, base + 0.635),
        ground.point(-0.08, -1.20),
    ]
)

shoot(name, bounces=5, transmission=4)
