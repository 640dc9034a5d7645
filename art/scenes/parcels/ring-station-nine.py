"""Ring Station Nine: a quarter of an orbital ring with a street of light along its deck and two docks, over a night-side world."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector

from kit.colours import GATE, SIGNAL
from kit.land import HALF, field, parcel, shoot, slab, unsampled
from kit.lights import point
from kit.materials import light, metal, plume
from kit.noise import fractal
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, mesh, ring, sphere, torus

name = parcel(
    'ring-station-nine', SIGNAL, '#fff6ea', 3.6, (0.85, 0.25, -0.6), fill='#5a7bff', rim=1.5, sky='#0a1020', haze=0.35, back=0.035, seed=9
)
chance = random.Random(900)

# --- The world below: a cut of its night side ---
x, y = field(300)
height = -0.42 - (x**2 + y**2) / 22
land = fractal(x * 0.75 + 1.6, y * 0.75 + 5.1, 7, seed=4)
coast = np.exp(-((land / 0.10) ** 2))
towns = np.clip(fractal(x * 3.2, y * 3.2, 4, seed=8) * 2.0, 0, 1) * (land > 0.02)


def planet():
    shader = Shader('planet')
    position = shader.position()
    ground_mask = shader.remap(shader.attribute('land'), 0.0, 0.03, 0, 1)
    clouds = shader.remap(shader.noise(1.5, 9, 0.62, 1.4, vector=position), 0.52, 0.72, 0, 0.85)
    base = shader.mix(ground_mask, '#0b3a6e', shader.mix(shader.noise(6, 6, 0.6), '#16351f', '#3c4a30'))
    base = shader.mix(clouds, base, '#c4d8f0')
    cells = shader.add('ShaderNodeTexVoronoi', {'Scale': 34, 'Vector': position})
    lamps = shader.math('MULTIPLY', shader.remap(cells.outputs['Distance'], 0.10, 0.34, 1, 0), shader.attribute('towns'))
    lamps = shader.math('MULTIPLY', lamps, shader.math('SUBTRACT', 1.0, clouds))
    surface = shader.principled(Base_Color=base, Roughness=shader.mix(ground_mask, 0.25, 0.8), Emission='#ffb45e', Normal=shader.bump(clouds, 0.3, 0.03))
    shader.set(surface, 'Emission Strength', shader.math('MULTIPLY', lamps, 3.2))
    return unsampled(shader.surface(surface))


def air():
    """Returns the thin bright line of the atmosphere along the cut."""
    shader = Shader('air')
    rise = shader.attribute('rise')
    glow = shader.add('ShaderNodeEmission', {'Color': shader.ramp(rise, [(0, '#d8f4ff'), (0.3, '#4db8ff'), (1, '#1440c0')])})
    shader.set(glow, 'Strength', shader.math('MULTIPLY', shader.math('POWER', shader.math('SUBTRACT', 1.0, rise), 2.2), 2.4))
    clear = shader.add('ShaderNodeBsdfTransparent')
    return unsampled(shader.surface(shader.add('ShaderNodeAddShader', {0: glow, 1: clear})))


slab(height, planet(), ('#14365f', '#1f5288', '#102a4e', '#2a669c'), {'land': land, 'towns': towns}, veins='#39b8ff', vein_power=2.2, seed=2)
line = np.linspace(-HALF, HALF, 60)
for axis in (0, 1):
    fixed = np.full(60, -HALF if axis else HALF)
    low = -0.42 - (line**2 + HALF**2) / 22
    rows = [np.stack([line, fixed, z] if axis else [fixed, line, z], -1) for z in (low, low + 0.13)]
    index = np.arange(59)
    faces = np.stack([index, index + 1, index + 61, index + 60], -1)
    veil = mesh(np.concatenate(rows), faces, air())
    stored = veil.data.attributes.new('rise', 'FLOAT', 'POINT')
    stored.data.foreach_set('value', np.repeat([0.0, 1.0], 60).astype(np.float32))
    veil.visible_shadow = False

# --- The ring: its centre lies before the near corner, its far side is lifted towards the camera ---
RADIUS = 2.62
tilt = Matrix.Rotation(math.radians(19), 4, Vector((1, 1, 0)))
frame = empty((1.62, -1.62, 0.06), scale=1.08)
frame.rotation_euler = (tilt @ Matrix.Rotation(math.pi / 2, 4, 'Z')).to_euler()

hull = metal('#aab2be', 0.35, 0.6, wear=0.7, grime=0.7, scale=7, bevel=0.01)
plate = metal('#737c8a', 0.4, 0.7, wear=0.6, grime=0.7, scale=9, bevel=0.006)
dark = metal('#232b37', 0.4, 0.85, wear=0.7, grime=0.6, scale=8, bevel=0.006)
gold = metal('#c98f3c', 0.28, 0.95, wear=0.5, grime=0.5, scale=8)
paving = metal('#5a6472', 0.6, 0.2, grime=0.7, scale=10)
street, window, cyan = light('#ffb866', 2.4), light('#ffd9a0', 6), light(SIGNAL, 5)
ARC = 0.25


def arc(radius, width, height, z, material, bevel=0.008):
    return ring(radius, width, height, (0, 0, z), material=material, steps=120, bevel=bevel, parent=frame, arc=ARC)


def on_ring(angle, away, z):
    """Returns a point of the ring in its own frame; `away` counts outwards from the middle of the deck."""
    return ((RADIUS + away) * math.cos(angle), (RADIUS + away) * math.sin(angle), z)


arc(RADIUS, 0.56, 0.20, 0.0, hull, 0.02)
arc(RADIUS, 0.44, 0.16, -0.15, dark, 0.02)
for side in (-1, 1):
    arc(RADIUS + side * 0.30, 0.07, 0.34, 0.03, plate, 0.015)
    arc(RADIUS + side * 0.30, 0.08, 0.02, 0.15, cyan if side < 0 else dark, 0)
    arc(RADIUS + side * 0.30, 0.085, 0.05, -0.03, dark, 0.004)
arc(RADIUS, 0.50, 0.02, 0.105, paving, 0)
arc(RADIUS - 0.02, 0.035, 0.012, 0.12, street, 0)

# Deck: a street with houses and gardens between the two rims.
leaf = [metal(colour, 0.8, 0.0, grime=0.6, scale=20) for colour in ('#2f9a68', '#57b84a', '#1f7d70')]
pale = metal('#cfd4dc', 0.4, 0.3, grime=0.6, scale=14)
for number in range(108):
    angle = (number + 0.5) / 108 * math.pi / 2
    for side in (-1, 1):
        away = side * chance.uniform(0.09, 0.20) - 0.02
        kind = chance.random()
        if kind < 0.48:
            tall = 0.04 + 0.13 * chance.random() ** 2
            house = empty(on_ring(angle, away, 0.11), (0, 0, angle), frame)
            box((0.055, 0.032, tall), (0, 0, tall / 2), material=chance.choice((pale, plate, dark)), bevel=0.002, parent=house)
            for level in np.arange(0.02, tall, 0.026):
                box((0.058, 0.020, 0.007), (0, 0, level), material=window, bevel=0, parent=house)
        elif kind < 0.85:
            sphere(chance.uniform(0.014, 0.030), on_ring(angle, away, 0.125), chance.choice(leaf), 2, parent=frame)
    if number % 9 == 4:
        torus(0.27, 0.010, on_ring(angle, 0, 0.10), (math.pi / 2, 0, angle), hull, 32, 8, frame, 0.5)
        box((0.02, 0.02, 0.02), on_ring(angle, 0, 0.372), (0, 0, angle), window, 0, parent=frame)

# Rims: windows, panels, thrusters.
for number in range(150):
    angle = (number + 0.5) / 150 * math.pi / 2
    if chance.random() < 0.72:
        box((0.010, 0.016, 0.020), on_ring(angle, -0.338, -0.03), (0, 0, angle), window, 0, parent=frame)
    if number % 5 == 0:
        box((0.03, 0.075, 0.11), on_ring(angle, -0.325, 0.085), (0, 0, angle), chance.choice((hull, plate, dark)), 0.004, parent=frame)
        box((0.05, 0.06, 0.05), on_ring(angle, -0.20, -0.24), (0, 0, angle), chance.choice((plate, dark, gold)), 0.006, parent=frame)

# The two ends are cut: four decks in section, each lit.
for end in (0, 1):
    angle = end * math.pi / 2
    cut = empty(on_ring(angle, 0, 0), (0, 0, angle), frame)
    face = -0.004 if end == 0 else 0.004
    box((0.64, 0.012, 0.34), (0, face, 0.01), material=dark, bevel=0.01, parent=cut)
    for level in (-0.10, -0.03, 0.04):
        box((0.52, 0.020, 0.038), (0, face, level), material=light('#ffb866', 2.0), bevel=0, parent=cut)
        for wall in np.linspace(-0.22, 0.22, 7):
            box((0.010, 0.026, 0.042), (wall + chance.uniform(-0.02, 0.02), face, level), material=dark, bevel=0, parent=cut)

# Sun wings stand out behind.
cell = metal('#1b3f9a', 0.18, 0.8, grime=0.3, scale=12)
for part in (0.2, 0.5, 0.8):
    angle = part * math.pi / 2
    wing = empty(on_ring(angle, 0.34, 0.02), (0, math.radians(-24), angle), frame)
    cylinder(0.018, 0.66, (0.33, 0, 0), (0, math.pi / 2, 0), hull, 0.003, 12, parent=wing)
    for row in range(4):
        for side in (-1, 1):
            box((0.125, 0.26, 0.010), (0.17 + row * 0.14, side * 0.155, 0), material=cell, bevel=0.002, parent=wing)
            box((0.125, 0.006, 0.014), (0.17 + row * 0.14, side * 0.155, 0), material=gold, bevel=0, parent=wing)

# --- Two docks reach inwards, a ship at each ---
built = Settlement(None, SIGNAL)
for number, part in enumerate((0.24, 0.74)):
    angle = part * math.pi / 2
    dock = empty(on_ring(angle, -0.34, -0.02), (0, 0, angle + math.pi), frame)
    reach = 0.62 if number else 0.50
    for side in (-1, 1):
        box((reach, 0.026, 0.026), (reach / 2, side * 0.075, 0), material=hull, bevel=0.004, parent=dock)
        box((reach, 0.012, 0.012), (reach / 2, side * 0.075, 0.02), material=cyan, bevel=0, parent=dock)
    for k in range(7):
        box((0.014, 0.16, 0.014), ((k + 0.5) * reach / 7, 0, 0), (0, 0, 0.5 if k % 2 else -0.5), plate, 0.002, parent=dock)
    cylinder(0.24, 0.06, (reach + 0.18, 0, 0), material=plate, bevel=0.012, sides=10, parent=dock)
    cylinder(0.215, 0.008, (reach + 0.18, 0, 0.033), material=dark, bevel=0, sides=10, parent=dock)
    ring(0.165, 0.014, 0.006, (reach + 0.18, 0, 0.038), material=cyan, bevel=0, parent=dock)
    ring(0.235, 0.012, 0.014, (reach + 0.18, 0, 0.0), material=window, bevel=0, parent=dock)
    cylinder(0.04, 0.16, (reach + 0.18, 0.20, 0.10), material=hull, bevel=0.006, sides=16, parent=dock)
    sphere(0.016, (reach + 0.18, 0.20, 0.20), built.beacon, 2, parent=dock)
    ship = built.craft((reach + 0.18, -0.02, 0.035), 0.8 if number else 2.4, 0.34)
    ship.parent = dock

approach = built.craft((-1.35, -0.62, 1.42), math.radians(12), 0.26)
approach.rotation_euler = (0, math.radians(14), math.radians(12))
for side in (-1, 1):
    jet = cylinder(0.10, 2.4, (-1.8, 0.15 * side, 0.2), (0, -math.pi / 2, 0), plume('#7fd8ff', 2.4, 3.0), 0, 16, 0.03, parent=approach)
    jet.visible_shadow = False

for part in (0.15, 0.4, 0.62, 0.88):
    spot = frame.matrix_basis @ Vector(on_ring(part * math.pi / 2, 0, 0.24))
    point(spot, 1.1, GATE, 0.05)

# --- Stars, on a plane far behind ---
towards = Vector((math.sin(math.pi / 4) * math.cos(math.radians(33)), -math.cos(math.pi / 4) * math.cos(math.radians(33)), math.sin(math.radians(33))))
right = Vector((1, 1, 0)).normalized()
up = towards.cross(right) * 1
vertices, faces = [], []
for number in range(420):
    middle = right * chance.uniform(-3.3, 3.3) + up * chance.uniform(-2.8, 2.8) - towards * 12
    size = 0.004 + 0.010 * chance.random() ** 5
    faces.append(tuple(range(len(vertices), len(vertices) + 4)))
    vertices += [middle + right * size * a + up * size * b for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1))]
sky = mesh(vertices, faces, unsampled(light('#cfe2ff', 2.2)), name='stars')
sky.visible_diffuse = sky.visible_shadow = False

shoot(name)
