"""Drowned Reef: a block of glassy teal water over a coral-grown harbour town; towers, the old light and a deck on stilts stand out of it."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Vector

from kit.colours import DOMINION, scaled
from kit.land import boulders, earth, field, parcel, scatter, shoot, slab, spots, step, unsampled, water
from kit.lights import point
from kit.materials import light, metal
from kit.noise import fractal
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, extrude, mesh, sphere

name = parcel('drowned-reef', DOMINION, '#e8fff6', 5.4, (0.8, 0.45, -0.9), fill='#2f86ff', rim=1.0, sky='#0e2a3a', haze=0.7, back=0.06, mirrors=False, seed=12)
chance = random.Random(63)

LEVEL, BED = 0.12, -0.40
FOAM = '#c4fff3'
x, y = field(360)
height = BED + 0.10 * fractal(x * 0.9, y * 0.9, 6, seed=4) + 0.05 * fractal(x * 2.6, y * 2.6, 4, seed=7)
island = np.hypot((x + 0.95) * 0.9, y - 1.15) + 0.16 * fractal(x * 1.6, y * 1.6, 4, seed=3)
height = height + 0.86 * step(0.62, 0.05, island) + 0.12 * step(1.5, 0.5, island)
deep = np.hypot(x - 1.6, y + 1.5)
height = height - 0.16 * step(1.5, 0.3, deep)
height = np.maximum(height, -0.68)
# Two streets keep the plan of the town readable between the roofs.
street = np.minimum(np.abs(y + 0.15 * np.sin(x * 1.3) + 0.42), np.abs(x - 0.30 + 0.12 * np.sin(y * 1.5)))
paved = step(0.11, 0.06, street) * step(0.35, 0.7, island)


def caustics(shader, position):
    """Returns the net of light that ripples throw on what lies below."""
    fine = shader.cracks(5.5, 0.10, position, warp=0.22)
    return shader.math('MULTIPLY', shader.math('POWER', fine, 2.0), 0.9)


def waterline(shader, rise):
    """1 where something stands through the surface, at `rise` metres: the thin bright edge that shows the level."""
    return shader.remap(shader.math('ABSOLUTE', shader.math('SUBTRACT', rise, LEVEL + 0.004)), 0.004, 0.020, 1, 0)


def drowned(colour, dark_colour, scale=6.0, glow=0.0):
    """Returns anything that stands in the water: silted, with caustics on what faces up below it, glowing a little if it is alive."""
    shader = Shader('drowned')
    position = shader.add('ShaderNodeNewGeometry').outputs['Position']
    up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
    fine = shader.noise(scale, 6, 0.65, vector=position)
    base = shader.mix(shader.remap(fine, 0.35, 0.65, 0, 1), dark_colour, colour)
    rise = shader.axes(position)['Z']
    below = shader.math('MULTIPLY', shader.remap(up, 0.1, 0.9, 0, 0.75), shader.remap(rise, LEVEL, LEVEL - 0.03, 0, 1))
    lit = shader.math('MULTIPLY_ADD', caustics(shader, position), below, glow)
    edge = waterline(shader, rise)
    surface = shader.principled(Base_Color=base, Roughness=0.8, Emission=shader.mix(edge, shader.mix(0.5, base, colour), FOAM))
    shader.set(surface, 'Emission Strength', shader.math('MULTIPLY_ADD', edge, 1.1, lit))
    return unsampled(shader.surface(surface))


def sea_bed():
    shader = Shader('sea-bed')
    position = shader.position()
    broad, fine = shader.noise(3, 6, 0.6, vector=position), shader.noise(26, 5, 0.7, vector=position)
    rise = shader.axes(position)['Z']
    sand = shader.mix(shader.remap(broad, 0.3, 0.7, 0, 1), '#8f8a6a', '#d8c99a')
    green = shader.mix(fine, '#2c4a34', '#6d7d58')
    base = shader.mix(shader.remap(rise, LEVEL, LEVEL + 0.10, 0, 1), sand, green)
    base = shader.mix(shader.attribute('paved'), base, shader.mix(fine, '#4c5058', '#7d828a'))
    lit = shader.math('MULTIPLY', caustics(shader, position), shader.remap(rise, LEVEL, LEVEL - 0.05, 0, 1.0))
    lit = shader.math('MULTIPLY_ADD', waterline(shader, rise), 1.1, lit)
    surface = shader.principled(Base_Color=base, Roughness=0.85, Emission=FOAM, Emission_Strength=lit, Normal=shader.bump(fine, 0.4, 0.02))
    return unsampled(shader.surface(surface))


def clear_water():
    """Returns a skin that mirrors the sky card, over water that swallows red; its cut sides are tinted like the edge of a pane."""
    shader = Shader('clear-water')
    waves = shader.noise(5.0, 4, 0.5, 0.8)
    mirror = shader.add('ShaderNodeBsdfGlossy', {'Color': '#dffcff', 'Roughness': 0.04, 'Normal': shader.bump(waves, 0.28, 0.06)})
    through = shader.add('ShaderNodeBsdfTransparent', {'Color': '#e2fffa'})
    skin = shader.add('ShaderNodeMixShader', {0: shader.remap(shader.facing(0.3), 0.0, 1.0, 0.10, 0.65), 1: through, 2: mirror})

    rise = shader.axes()['Z']
    rim = shader.remap(rise, LEVEL - 0.016, LEVEL - 0.008, 0, 1)
    tone = shader.mix(rim, shader.mix(shader.remap(rise, BED, LEVEL, 0, 1), '#06565f', '#35e6d6'), '#b8fff4')
    tinted = shader.add('ShaderNodeEmission', {'Color': tone, 'Strength': shader.math('MULTIPLY_ADD', rim, 0.9, 0.55)})
    cut = shader.add('ShaderNodeMixShader', {0: shader.math('MULTIPLY_ADD', rim, 0.55, 0.36), 1: through, 2: tinted})

    up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['True Normal'])['Z']
    level = shader.math('GREATER_THAN', shader.math('ABSOLUTE', up), 0.5)
    shader.volume(shader.add('ShaderNodeVolumeAbsorption', {'Color': '#38c4bc', 'Density': 0.85}))
    return unsampled(shader.surface(shader.add('ShaderNodeMixShader', {0: level, 1: cut, 2: skin})))


def sky_card():
    """
    Adds the water mirrors a plane that only reflections see, in the mirrored line of sight of the parcel camera. Bright
    low down, so that the far water shines and the near water lets one look in.
    """
    shader = Shader('sky-card')
    axes = shader.axes()
    fall = shader.math('POWER', shader.remap(axes['Y'], -2.3, 1.1, 1, 0), 1.8)
    streak = shader.remap(shader.math('ABSOLUTE', shader.math('SUBTRACT', axes['Y'], -0.15)), 0.0, 0.22, 0.7, 0)
    power = shader.math('ADD', shader.math('MULTIPLY_ADD', fall, 1.5, 0.30), streak)
    glow = shader.add('ShaderNodeEmission', {'Color': '#4fe3e0', 'Strength': power})
    flat, lift = math.cos(math.radians(33)) / math.sqrt(2), math.sin(math.radians(33))
    along = Vector((-flat, flat, lift))
    card = mesh([(-6, -5, 0), (6, -5, 0), (6, 5, 0), (-6, 5, 0)], [(0, 1, 2, 3)], unsampled(shader.surface(glow)), location=along * 8, name='sky-card')
    card.rotation_euler = along.to_track_quat('-Z', 'Y').to_euler()
    card.visible_camera = card.visible_diffuse = card.visible_transmission = card.visible_shadow = False


ground = slab(height, sea_bed(), ('#6f6450', '#8d8063', '#55503f', '#a09272'), {'paved': paved}, seed=9)
water(ground, LEVEL, clear_water())
sky_card()

# --- The town: gabled houses along the streets, their roofs below the surface, a few towers through it ---
wall = [drowned('#c9b99a', '#7a6f58'), drowned('#b98a6a', '#6a4a3a'), drowned('#9aa8a0', '#56645e')]
tiles = [drowned('#c0563c', '#6e2c22'), drowned('#8a4a58', '#4a2632'), drowned('#57707a', '#2c3c46')]
hole, alive = metal('#0c1a1e', 0.6, 0.0), light('#3dffd0', 2.0)
roofs = []


def house(a, b, width, depth, tall, turn):
    """Adds a gabled house; the windows of a few have new tenants who glow."""
    low = ground.at(a, b) - 0.04
    home = empty((a, b, low), (0, 0, turn))
    box((width, depth, tall), (0, 0, tall / 2), material=chance.choice(wall), bevel=0.004, parent=home)
    pitch = width * 0.42
    gable = [(-width * 0.56, 0), (width * 0.56, 0), (0, pitch)]
    extrude(gable, depth * 1.08, (0, 0, tall), (math.pi / 2, 0, 0), chance.choice(tiles), 0.004, parent=home)
    box((0.04, 0.04, 0.12), (width * 0.2, depth * 0.25, tall + pitch * 0.8), material=chance.choice(wall), bevel=0.003, parent=home)
    pane = alive if chance.random() < 0.22 else hole
    for level in np.arange(0.10, tall - 0.03, 0.11):
        for along_wall in np.linspace(-0.32, 0.32, 3):
            box((0.026, 0.008, 0.045), (along_wall * width, -depth * 0.501, level), material=pane, bevel=0, parent=home)
            box((0.008, 0.026, 0.045), (width * 0.501, along_wall * depth, level), material=pane, bevel=0, parent=home)
    roofs.append((a, b, low + tall, width, depth, pitch, turn))


for a in np.arange(-1.74, 1.8, 0.31):
    for b in np.arange(-1.72, 1.8, 0.35):
        spot = (a + chance.uniform(-0.03, 0.03), b + chance.uniform(-0.03, 0.03))
        if ground.of(street, *spot) < 0.17 or ground.of(island, *spot) < 0.62 or ground.of(deep, *spot) < 0.75 or chance.random() < 0.14:
            continue
        turn = chance.choice((0, math.pi / 2)) + chance.uniform(-0.08, 0.08)
        # One house in nine is a tower that stays dry: it shows where the surface lies.
        if chance.random() < 0.11:
            house(*spot, 0.15, 0.15, LEVEL + chance.uniform(0.10, 0.24) - ground.at(*spot), turn)
            continue
        top = LEVEL - chance.uniform(0.06, 0.16) - 0.12
        house(*spot, chance.uniform(0.18, 0.23), chance.uniform(0.22, 0.28), max(0.13, top - ground.at(*spot) + 0.04), turn)

# --- Coral: branches, cushions, fans, thickest on the roofs ---


def branching(material, seed):
    """Returns a bush of tapering arms, radius about 1."""
    dice = random.Random(seed)
    shape = bmesh.new()
    for _ in range(15):
        angle, lean = dice.uniform(0, 2 * math.pi), dice.uniform(0.1, 0.95)
        part = bmesh.ops.create_cone(shape, cap_ends=True, segments=5, radius1=0.17, radius2=0.08, depth=1.0)['verts']
        bmesh.ops.translate(shape, verts=part, vec=(0, 0, 0.5))
        bmesh.ops.scale(shape, verts=part, vec=(1, 1, dice.uniform(0.7, 1.3)))
        bmesh.ops.rotate(shape, verts=part, cent=(0, 0, 0), matrix=_lean(angle, lean))
    return _done(shape, material)


def cushion(material, seed):
    """Returns a rounded stone coral."""
    dice = random.Random(seed)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=0.7)
    for vertex in shape.verts:
        p = vertex.co
        vertex.co = p * (1 + 0.16 * math.sin(p.x * 9 + seed) * math.sin(p.y * 9) + 0.08 * dice.random())
    return _done(shape, material)


def table(material, seed):
    """Returns a flat plate on a foot."""
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=9, radius1=0.18, radius2=1.0, depth=0.5)
    bmesh.ops.translate(shape, verts=shape.verts, vec=(0, 0, 0.25))
    return _done(shape, material)


def _lean(angle, lean):
    return Euler((0, lean, angle)).to_matrix()


def _done(shape, material):
    data = bpy.data.meshes.new('coral')
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    return data


living = [drowned(colour, scaled(colour, 0.45), 12, 0.75) for colour in ('#ff5fa2', '#ff8a4a', '#ff4f6d', '#ff9ac0', '#ffc04a')]
corals = [make(material, 5 * k + n) for k, material in enumerate(living) for n, make in enumerate((branching, cushion, table))]
places = []
for a, b, eaves, width, depth, pitch, turn in roofs:
    if eaves > LEVEL:
        continue
    for _ in range(8):
        u, v = chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5)
        cos, sin = math.cos(turn), math.sin(turn)
        spot = (a + cos * u * width - sin * v * depth, b + sin * u * width + cos * v * depth)
        places.append((*spot, eaves + pitch * (1 - abs(u) * 1.9)))
scatter(corals, places, (0.026, 0.078), (0.7, 1.1), 0.35, seed=5, skew=1.6)
reef = spots(ground, 620, 9, where=lambda a, b, z: z < LEVEL - 0.12 and ground.of(paved, a, b) < 0.3)
scatter(corals, reef, (0.02, 0.09), (0.7, 1.1), 0.3, seed=6, skew=2.2)
stone = earth(('#3c4a46', '#6d7a70'), ('#56645c', '#8a9484'))
scatter(boulders(stone), spots(ground, 160, 4), (0.015, 0.08), seed=4)

# --- Above the water: the old light, the new deck, boats ---
built = Settlement(ground, DOMINION, hull='#b9c4c2')
beacon_spot = (-0.95, 1.12)
foot = ground.at(*beacon_spot) - 0.03
white, red = metal('#d8dcd8', 0.6, 0.0, grime=0.8, scale=6), metal('#b23a30', 0.6, 0.0, grime=0.8, scale=6)
leaning = empty((*beacon_spot, foot), (math.radians(3), math.radians(5), 0))
for band in range(5):
    low, high = 0.145 - 0.016 * band, 0.145 - 0.016 * (band + 1)
    cylinder(low, 0.185, (0, 0, 0.0925 + 0.185 * band), material=white if band % 2 == 0 else red, bevel=0, sides=40, top=high, parent=leaning)
cylinder(0.11, 0.025, (0, 0, 0.935), material=built.dark, bevel=0.004, sides=32, parent=leaning)
cylinder(0.058, 0.10, (0, 0, 0.995), material=light('#ffdca0', 9), bevel=0, sides=20, parent=leaning)
for post in range(6):
    angle = post * math.pi / 3
    box((0.008, 0.008, 0.11), (0.068 * math.cos(angle), 0.068 * math.sin(angle), 0.995), material=built.dark, bevel=0, parent=leaning)
cylinder(0.09, 0.08, (0, 0, 1.09), material=red, bevel=0, sides=32, top=0.005, parent=leaning)
point((beacon_spot[0] + 0.09, beacon_spot[1] - 0.06, foot + 1.0), 14, '#ffd08a', 0.06)
built.hut(beacon_spot[0] + 0.22, beacon_spot[1] - 0.22, 0.16, 0.3, hull=white)

DECK = (0.98, -0.78)
deck = LEVEL + 0.10
for a in (-0.30, 0, 0.30):
    for b in (-0.22, 0.22):
        low = ground.at(DECK[0] + a, DECK[1] + b)
        cylinder(0.018, deck - low, (DECK[0] + a, DECK[1] + b, (deck + low) / 2), material=built.dark, bevel=0, sides=10)
box((0.72, 0.56, 0.025), (*DECK, deck), material=built.deck, bevel=0.004)
box((0.72, 0.010, 0.012), (DECK[0], DECK[1] - 0.285, deck), material=built.glow, bevel=0)
box((0.010, 0.56, 0.012), (DECK[0] + 0.365, DECK[1], deck), material=built.glow, bevel=0)
built.hut(DECK[0] - 0.16, DECK[1] + 0.06, 0.20, 0.0, 2, deck + 0.01)
built.hut(DECK[0] + 0.18, DECK[1] + 0.12, 0.15, math.pi / 2, 1, deck + 0.01)
built.crates(DECK[0] + 0.16, DECK[1] - 0.16, 6, 0.10, 0.035, deck + 0.01)
built.mast(DECK[0] - 0.30, DECK[1] - 0.20, 0.55, deck)
built.lamps([(DECK[0] + 0.33, DECK[1] - 0.25, deck), (DECK[0] - 0.05, DECK[1] - 0.25, deck)], 0.12, power=0.9)
built.walkway([(DECK[0], DECK[1] + 0.28, deck), (0.95, -0.2, deck - 0.02), (0.80, 0.25, deck - 0.03), (0.84, 0.7, deck - 0.03)], 0.06)


def boat(a, b, turn, length=0.22):
    hull = empty((a, b, LEVEL + 0.004), (0, 0, turn))
    outline = [(0.5, 0), (0.25, 0.16), (-0.45, 0.15), (-0.5, 0), (-0.45, -0.15), (0.25, -0.16)]
    extrude([(p * length, q * length) for p, q in outline[::-1]], 0.04, (0, 0, 0.015), material=built.hull, bevel=0.004, parent=hull)
    box((length * 0.3, length * 0.18, 0.035), (-0.05 * length, 0, 0.05), material=built.dark, bevel=0.004, parent=hull)
    sphere(0.011, (length * 0.3, 0, 0.05), built.lamp, 2, parent=hull)


boat(0.42, -1.12, 0.4)
boat(1.05, -1.28, -0.3, 0.18)
boat(-0.35, 0.62, 1.9, 0.17)
boat(-0.9, -1.1, 2.6, 0.20)
for spot in ((-0.6, -0.9), (0.6, 0.9), (-0.9, -0.1)):
    point((*spot, -0.12), 2.2, '#3dffd0', 0.1)
shoot(name, volume=0)
