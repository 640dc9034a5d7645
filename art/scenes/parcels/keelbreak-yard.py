"""Keelbreak Yard: the ribs of a crashed freighter, its core still glowing, with a wrecking crane at work above."""

import math
import random

import numpy as np
from mathutils import Vector

from kit.colours import ICE
from kit.ground import lattice, limbs, struts, walkers
from kit.land import along, boulders, earth, field, parcel, scatter, shoot, slab, spots, step
from kit.lights import point, spot
from kit.materials import light, metal
from kit.noise import fractal, gradient_noise
from kit.settlement import Settlement
from kit.shapes import box, cylinder, empty, extrude, lathe, mesh, ring, sphere

EMBER = '#ff5a2e'
name = parcel(
    'keelbreak-yard',
    '#9fd4ff',
    sunlight='#dcebff',
    power=3.2,
    direction=(0.9, 0.45, -0.6),
    fill='#ff7a4a',
    rim=0.8,
    walls=0.8,
    sky='#14233c',
    haze=0.6,
    back=0.03,
    seed=12,
)

NOSE, TAIL = Vector((-1.62, -0.98, 0.02)), Vector((1.32, 0.72, 0.36))
x, y = field(380)
run = TAIL - NOSE
middle_line = [(NOSE.x - run.x * 0.1, NOSE.y - run.y * 0.1), (TAIL.x + run.x * 0.3, TAIL.y + run.y * 0.3)]
off, part = along(x, y, middle_line)
wide = 0.42 + 0.22 * part + 0.06 * gradient_noise(x * 1.3, y * 1.3, 3)
height = -0.05 + 0.10 * fractal(x * 0.7, y * 0.7, 5, seed=3) + 0.03 * fractal(x * 4, y * 4, 5, seed=7)
height = (
    height
    - 0.30 * step(wide, wide * 0.45, off)
    + 0.17 * np.exp(-(((off - wide * 1.12) / 0.13) ** 2)) * (0.7 + 0.6 * fractal(x * 2.5, y * 2.5, 4, seed=5))
)
prow = np.hypot(x - NOSE.x + 0.05, y - NOSE.y + 0.05)
height = height + 0.26 * np.exp(-(((prow - 0.36) / 0.16) ** 2)) * step(0.35, 0.0, part)
scorch = step(wide * 1.25, wide * 0.6, off + 0.10 * fractal(x * 3, y * 3, 4, seed=9))
ember = np.clip(fractal(x * 5, y * 5, 5, seed=14, ridged=True) * 1.6 - 0.95, 0, 1) * step(0.45, 0.1, off) * step(0.35, 0.75, part)
soil = earth(('#16171c', '#34363e'), ('#2a2d36', '#5f626c'), tints=[('scorch', '#0a0a0d', 0.8)], glows=[('ember', EMBER, 3.0)], bump=0.8, scale=4)
ground = slab(height, soil, ('#24262e', '#33353f', '#1a1b21', '#3d3f49', '#2a2c35'), {'scorch': scorch, 'ember': ember}, seed=7)

# The hull's frame: forward, side and up, rolled over by the impact.
forward = run.normalized()
across = forward.cross(Vector((0, 0, 1))).normalized()
upward = across.cross(forward).normalized()
ROLL = math.radians(-14)
side = across * math.cos(ROLL) + upward * math.sin(ROLL)
up = upward * math.cos(ROLL) - across * math.sin(ROLL)
KEEL = [(0.0, 0.08), (0.05, 0.24), (0.14, 0.42), (0.28, 0.56), (0.50, 0.66), (0.75, 0.66), (0.9, 0.60), (1.0, 0.52)]


def girth(t):
    return float(np.interp(t, *zip(*KEEL)))


def hull(t, angle, scale=1.0):
    """Returns a point of the skin: `angle` 0 is the keel, ±π the spine."""
    radius = girth(t) * scale
    wide, tall = math.sin(angle), -math.cos(angle)
    wide, tall = math.copysign(abs(wide) ** 0.8, wide), math.copysign(abs(tall) ** 0.8, tall)
    return NOSE + run * t + side * wide * radius * 1.08 + up * (tall * radius * 0.88 + 0.20)


steel = metal('#565d69', 0.38, 0.8, wear=0.9, grime=0.9, scale=6, bevel=0.008)
dark = metal('#14171d', 0.45, 0.85, wear=0.7, grime=0.8, scale=8, bevel=0.006)
plates = {
    'pale': metal('#9aa0a6', 0.42, 0.4, wear=0.6, grime=1.0, scale=5),
    'grey': metal('#5b636e', 0.42, 0.5, wear=0.6, grime=1.0, scale=5),
    'rust': metal('#6e3b26', 0.7, 0.2, grime=1.0, scale=7),
    'stripe': metal('#b03a22', 0.5, 0.3, wear=0.6, grime=0.9, scale=5),
}
chance = random.Random(5)

RIBS = 15
for number in range(RIBS):
    t = 0.10 + 0.78 * number / (RIBS - 1)
    if t < 0.30 or t > 0.84:
        low, high = -math.pi, math.pi
    else:
        low, high = -math.pi * chance.uniform(0.66, 0.90), math.pi * chance.uniform(0.70, 0.92)
    arc = []
    for angle in np.linspace(low, high, 26):
        arc.append((*hull(t, angle), 0.036 * (1 - 0.45 * abs(angle) / math.pi)))
    limbs([arc], steel, sides=6, steps=2)
    inner = [(*hull(t, angle, 0.90), 0.012) for angle in np.linspace(low * 0.95, high * 0.95, 22)]
    limbs([inner], dark, sides=5, steps=2)
    struts([(hull(t, angle), hull(t, angle, 0.90)) for angle in np.linspace(low * 0.95, high * 0.95, 15)], 0.016, dark)
for angle in (0, 0.55, -0.55, 1.15, -1.15, 1.7, -1.7):
    end = 0.90 if abs(angle) < 1.6 else 0.55
    limbs([[(*hull(t, angle, 0.97), 0.020 if angle else 0.04) for t in np.linspace(0.05, end, 10)]], steel, sides=6, steps=3)
limbs([[(*hull(t, math.pi, 0.97), 0.03) for t in np.linspace(0.05, 0.42, 7)]], steel, sides=6, steps=3)


def skin(rows=36, columns=34):
    """Adds hull plates, cell by cell: whole at the nose and the stern, torn away between, the stripe along the waist."""
    cells = {key: ([], []) for key in plates}
    for row in range(rows):
        for column in range(columns):
            t, angle = (row + 0.5) / rows, -math.pi + 2 * math.pi * (column + 0.5) / columns
            torn = 0.36 + 0.55 * float(gradient_noise(np.array(row * 0.31), np.array(column * 0.37), 4))
            whole = 0.95 if t < 0.27 else 0.80 if t > 0.85 else 0.46 - 0.80 * abs(angle) / math.pi
            if torn > whole or t < 0.05:
                continue
            patch = float(gradient_noise(np.array(row * 0.22 + 5), np.array(column * 0.25), 9)) + chance.uniform(-0.14, 0.14)
            key = 'stripe' if 0.50 < abs(angle) / math.pi < 0.57 else 'rust' if patch > 0.33 else 'grey' if patch < -0.12 else 'pale'
            vertices, faces = cells[key]
            first, bulge = len(vertices), 1.0 + chance.uniform(0.0, 0.025)
            for dt, da in ((-0.47, -0.46), (0.47, -0.46), (0.47, 0.46), (-0.47, 0.46)):
                vertices.append(hull(t + dt / rows, angle + da * 2 * math.pi / columns, bulge))
            faces.append((first, first + 1, first + 2, first + 3))
    for key, (vertices, faces) in cells.items():
        sheet = mesh(vertices, faces, plates[key], name='plates')
        thick = sheet.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.014


skin()

# Stern: bulkhead, three bells, pipes; the core behind it still hot.
turned = forward.to_track_quat('Z', 'Y').to_euler()
stern = empty(hull(0.95, math.pi / 2).lerp(hull(0.95, -math.pi / 2), 0.5) - up * 0.0, turned)
cylinder(0.50, 0.14, (0, 0, -0.06), material=steel, bevel=0.02, sides=48, parent=stern)
cylinder(0.42, 0.20, (0, 0, 0.02), material=dark, bevel=0.02, sides=48, parent=stern)
bell = [(0.07, 0), (0.085, 0.05), (0.075, 0.09), (0.12, 0.20), (0.155, 0.32), (0.17, 0.42), (0.155, 0.42), (0.14, 0.31), (0.10, 0.18), (0.05, 0.10)]
for number in range(3):
    angle = number * 2 * math.pi / 3 + 0.5
    spot_at = (0.23 * math.cos(angle), 0.23 * math.sin(angle), 0.10)
    lathe(bell, spot_at, material=steel, steps=48, parent=stern)
    for rise in (0.16, 0.25, 0.34):
        ring(0.095 + rise * 0.21, 0.016, 0.016, (spot_at[0], spot_at[1], 0.10 + rise), material=dark, bevel=0.003, steps=48, parent=stern)
    cylinder(0.05, 0.02, (spot_at[0], spot_at[1], 0.20), material=light(EMBER, 5 if number == 1 else 1.2), bevel=0, sides=24, parent=stern)
core = NOSE + run * 0.70 + up * 0.16
heart = empty(core, turned)
cylinder(0.16, 0.46, material=light(EMBER, 3.5), bevel=0.03, sides=24, parent=heart)
for rise in (-0.22, -0.11, 0.0, 0.11, 0.22):
    ring(0.175, 0.05, 0.05, (0, 0, rise), material=dark, bevel=0.008, steps=40, parent=heart)
for number in range(5):
    angle = number * 1.25
    struts(
        [(Vector((0.18 * math.cos(angle), 0.18 * math.sin(angle), -0.24)), Vector((0.18 * math.cos(angle), 0.18 * math.sin(angle), 0.24)))],
        0.03,
        dark,
        heart,
    )
for t, power in ((0.70, 60), (0.54, 30), (0.38, 14)):
    point(NOSE + run * t + up * 0.22, power, EMBER, 0.10)

# The bridge windows of the nose, dead but for one.
for number in range(5):
    t, angle = 0.235, math.pi * (0.62 + 0.10 * number)
    box((0.05, 0.05, 0.02), hull(t, angle, 1.02), turned, light(ICE, 5) if number == 2 else dark, 0.004)

# The crane: tower, jib with stays, counterweight, a plate on its hook.
mast_foot = Vector(ground.point(-0.42, 1.10, -0.05))
mast_top = mast_foot + Vector((0, 0, 1.62))
yellow = metal('#b07a22', 0.5, 0.4, wear=0.7, grime=0.8, scale=8)
box((0.34, 0.34, 0.14), mast_foot + Vector((0, 0, 0.06)), material=dark, bevel=0.012)
lattice(mast_foot, mast_top, 0.13, 0.11, 13, 0.020, yellow)
reach = NOSE + run * 0.34 - mast_foot
jib_way = Vector((reach.x, reach.y, 0)).normalized()
jib_end, tail_end = mast_top + jib_way * 1.75 + Vector((0, 0, 0.05)), mast_top - jib_way * 0.55
lattice(mast_top - jib_way * 0.02, jib_end, 0.10, 0.05, 14, 0.013, yellow)
lattice(mast_top, tail_end, 0.10, 0.09, 5, 0.013, yellow)
apex = mast_top + Vector((0, 0, 0.30))
lattice(mast_top, apex, 0.10, 0.02, 3, 0.013, yellow)
struts([(apex, jib_end), (apex, mast_top + jib_way * 0.8), (apex, tail_end)], 0.008, dark)
box((0.18, 0.14, 0.14), tail_end - Vector((0, 0, 0.08)), (0, 0, math.atan2(jib_way.y, jib_way.x)), dark, 0.01)
box((0.12, 0.10, 0.12), mast_top + jib_way * 0.10 - Vector((0, 0, 0.10)), (0, 0, math.atan2(jib_way.y, jib_way.x)), metal('#cfd4da', 0.4, 0.3), 0.01)
box((0.004, 0.08, 0.06), mast_top + jib_way * 0.163 - Vector((0, 0, 0.09)), (0, 0, math.atan2(jib_way.y, jib_way.x)), light('#ffcf8a', 6), 0)
hook = mast_top + jib_way * 1.50
load = Vector((hook.x, hook.y, 1.12))
struts(
    [
        (hook, load + Vector((0, 0, 0.16))),
        *[(load + Vector((0, 0, 0.16)), load + Vector((a, b, 0.02))) for a in (-0.15, 0.15) for b in (-0.12, 0.12)],
    ],
    0.007,
    dark,
)
for number in range(4):
    angle = -0.5 + number * 0.33
    box(
        (0.36, 0.09, 0.016),
        load + Vector((0, 0.30 * math.sin(angle), -0.10 + 0.10 * math.cos(angle))),
        (angle, 0, 0.4),
        plates['pale' if number % 2 else 'stripe'],
        0.003,
    )
sphere(0.018, apex + Vector((0, 0, 0.03)), light('#ff2a2a', 12), 2)
sphere(0.014, jib_end, light('#ff2a2a', 12), 2)

# Scrap: plates, beams and boxes strewn along the furrow, sorted heaps by the huts.
for px, py, pz in spots(ground, 230, 6, lambda a, b, z: abs(a) < 1.9):
    size = 0.02 + 0.09 * chance.random() ** 2.5
    shape = chance.choice(((1.5, 0.9, 0.06), (2.6, 0.16, 0.16), (0.8, 0.8, 0.5), (1.8, 1.2, 0.08)))
    box(
        [size * value for value in shape],
        (px, py, pz + size * 0.15),
        (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 6)),
        chance.choice((dark, steel, plates['rust'], plates['grey'], plates['rust'])),
        0,
    )
for ha, hb, kind in ((0.35, -1.45, 'rust'), (0.82, -1.25, 'grey'), (1.35, -0.85, 'pale')):
    for number in range(34):
        angle, away = chance.uniform(0, 6.28), chance.random() ** 0.7
        rise = 0.20 * (1 - away)
        box(
            (chance.uniform(0.04, 0.13), chance.uniform(0.03, 0.07), 0.014),
            ground.point(ha + 0.20 * away * math.cos(angle), hb + 0.20 * away * math.sin(angle), rise * chance.random() + 0.01),
            [chance.uniform(-0.7, 0.7) for _ in range(3)],
            chance.choice((plates[kind], dark, steel)),
            0,
        )
scatter(boulders(soil), spots(ground, 260, 8), (0.012, 0.06), seed=5)

# The tail fin, torn off and standing in the ash.
fin = empty(ground.point(1.58, -0.92, -0.10), (math.radians(-12), math.radians(16), math.radians(28)))
sheet = [(-0.34, 0), (0.30, 0), (0.16, 0.62), (0.02, 0.95), (-0.20, 0.98), (-0.26, 0.5)]
extrude(sheet, 0.05, rotation=(math.pi / 2, 0, 0), material=plates['pale'], bevel=0.012, parent=fin)
for low, high in ((0.26, 0.34), (0.40, 0.43)):
    extrude(
        [(-0.325 + low * 0.13, low), (0.27 - low * 0.21, low), (0.27 - high * 0.21, high), (-0.325 + high * 0.13, high)],
        0.056,
        rotation=(math.pi / 2, 0, 0),
        material=plates['stripe'],
        bevel=0.002,
        parent=fin,
    )
for rise in (0.14, 0.56, 0.76):
    box((0.50 - rise * 0.3, 0.058, 0.010), (-0.04, 0, rise), material=dark, bevel=0, parent=fin)
struts([(Vector((-0.2 + 0.1 * i, 0, 0.02)), Vector((-0.24 + 0.12 * i, 0.05 * (-1) ** i, -0.16))) for i in range(5)], 0.02, dark, fin)

yard = Settlement(ground, accent=ICE, warm='#ffc98a', hull='#87909c', seed=7)
yard.hut(-0.28, -1.58, 0.24, turn=0.2, storeys=2)
yard.hut(-0.66, -1.70, 0.18, turn=0.1)
yard.crates(1.62, -1.40, 9, 0.16, 0.05)
yard.mast(-1.0, -1.70, 0.55, dish=True)
for a, b in ((0.45, -0.62), (-0.95, 0.30), (1.55, -0.15), (-0.35, -1.05)):
    foot = Vector(ground.point(a, b))
    lattice(foot, foot + Vector((0, 0, 0.52)), 0.05, 0.03, 6, 0.007, dark)
    aim = NOSE + run * 0.5
    yaw = math.atan2(aim.y - b, aim.x - a)
    box((0.02, 0.12, 0.05), foot + Vector((0.012 * math.cos(yaw), 0.012 * math.sin(yaw), 0.54)), (0, 0.3, yaw), light('#e4f3ff', 9), 0.003)
    spot(foot + Vector((0.05 * math.cos(yaw), 0.05 * math.sin(yaw), 0.54)), aim, 140, '#cfe8ff', 90, 0.7, 0.05)

# Cutters on the ribs: blue-white points with a rain of sparks.
sparks = light('#ffb070', 14)
for t, angle in ((0.40, 0.9), (0.58, 1.0)):
    at = hull(t, angle, 1.05)
    sphere(0.016, at, light(ICE, 16), 2)
    point(at + side * 0.04, 3.5, ICE, 0.02)
    for _ in range(26):
        away = chance.random()
        drop = at + side * (0.16 * away * chance.uniform(0.3, 1)) + forward * chance.uniform(-0.09, 0.09) * away - Vector((0, 0, 0.30 * away * away))
        sphere(0.0035, drop, sparks, 1)
walkers(
    [
        tuple(hull(0.40, 0.9, 1.16)),
        ground.point(-0.1, -1.40),
        ground.point(-0.2, -1.38),
        ground.point(0.5, -1.05),
        ground.point(1.2, -0.6),
        ground.point(-0.5, 0.95),
    ]
)

shoot(name, bounces=5, transmission=4)
