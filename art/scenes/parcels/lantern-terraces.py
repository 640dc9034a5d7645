"""Lantern Terraces: a hillside cut into flooded steps, with lit glass domes of green among the rows."""

import math
import random

import bmesh
import bpy
import numpy as np

from kit.colours import ACID
from kit.ground import fern, foliage, leaves, polyline, stand, struts, walkers
from kit.land import HALF, along, curve, field, parcel, shoot, slab, step
from kit.lights import point
from kit.materials import light, metal
from kit.noise import fractal, gradient_noise
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import cylinder, ring

name = parcel(
    'lantern-terraces',
    ACID,
    sunlight='#ffe2b4',
    power=2.3,
    direction=(0.9, 0.3, -0.5),
    fill='#3f86ff',
    rim=0.45,
    sky='#10283a',
    haze=0.6,
    back=0.014,
    seed=4,
)
LANTERN = '#ffb45c'
STEP = 0.125
FOCUS = (1.15, -1.15)  # the terraces curve round this spot

x, y = field(440)
reach = np.hypot(x - FOCUS[0], y - FOCUS[1])
hill = 0.05 + 0.36 * reach + 0.13 * gradient_noise(x * 0.7 + 4, y * 0.7, 7) * step(0.4, 1.4, reach) + 0.02 * gradient_noise(x * 1.9, y * 1.9, 8)
level = np.floor(hill / STEP)
part = hill / STEP - level
# Each step is dead flat behind a low earth bank, and falls off over its last tenth.
wall = step(0.0, 0.13, part)
terrace = (level + wall - 1) * STEP
bank = 0.022 * np.exp(-(((part - 0.16) / 0.035) ** 2))
height = terrace + bank + 0.006 * fractal(x * 6, y * 6, 4, seed=3) * (1 - wall) - 0.46
flat = step(0.17, 0.24, part) * step(1.0, 0.985, part)
kind = (level * 7 + 3) % 5
flooded = flat * np.isin(kind, (0, 3, 4))

PATH = curve([(0.95, -0.5), (0.45, -0.55), (0.25, 0.05), (-0.02, 0.1), (0.0, 0.75), (-0.45, 1.2), (-1.1, 1.35)])
path, _ = along(x, y, PATH)
trodden = step(0.06, 0.035, path)


def soil():
    """Returns dark loam on the steps, mossy banks, stone in the walls, and still water where a step is flooded."""
    shader = Shader('soil')
    position = shader.position()
    up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
    broad, fine = shader.noise(3, 7, 0.65, vector=position), shader.noise(30, 5, 0.7, vector=position)
    flooded, walked = shader.attribute('flooded'), shader.attribute('path')
    stone = shader.mix(fine, '#15181f', '#4a4c50')
    stones = shader.cracks(16, 0.05, position, warp=0.05)
    stone = shader.mix(shader.math('MULTIPLY', stones, 0.8), stone, '#07080a')
    loam = shader.mix(shader.remap(broad, 0.35, 0.65, 0, 1), '#1a2416', '#2f4a22')
    base = shader.mix(shader.remap(up, 0.55, 0.85, 0, 1), stone, shader.mix(shader.remap(fine, 0.35, 0.7, 0, 0.7), loam, '#120f0c'))
    base = shader.mix(shader.math('MULTIPLY', walked, 0.85), base, shader.mix(fine, '#4b4034', '#766650'))
    base = shader.mix(flooded, base, '#0b3a44')
    rough = shader.mix(flooded, shader.remap(fine, 0.3, 0.7, 0.6, 0.95), 0.05)
    relief = shader.bump(shader.math('MULTIPLY', fine, shader.math('SUBTRACT', 1.0, shader.math('MULTIPLY', flooded, 0.97))), 0.6, 0.03)
    glint = shader.math('MULTIPLY', flooded, shader.remap(broad, 0.3, 0.7, 0.05, 0.32))
    return shader.surface(
        shader.principled(Base_Color=base, Roughness=rough, Specular=0.7, Normal=relief, Emission='#2a9fb8', Emission_Strength=glint)
    )


ground = slab(height, soil(), ('#33261c', '#4a3a2a', '#241c18', '#5b4a36', '#2e2a26'), {'flooded': flooded, 'path': trodden}, seed=6)


def masked(mask, a, b):
    """Returns the value of a field at a spot."""
    count = mask.shape[0] - 1
    return mask[int((a + HALF) / (2 * HALF) * count), int((b + HALF) / (2 * HALF) * count)]


# Rows of crops along the steps: low tufts that follow the contour, a few seedlings in the water.
DOMES = ((1.12, -1.12, 0.52), (-0.62, -1.28, 0.34), (1.22, 0.62, 0.36), (-0.62, 0.60, 0.46), (-1.42, 1.42, 0.25))
chance = random.Random(5)
tufts = [leaves(foliage('#1c4a12', '#86c234', ACID, 0.5, 0.08), 26, 0.62, (0.8, 0.8, 0.9), seed) for seed in range(4)]
pale = [leaves(foliage('#8a6a18', '#ffd76a'), 26, 0.6, (0.8, 0.8, 1.0), seed + 9) for seed in range(3)]
reeds = [leaves(foliage('#1d5a38', '#5fd88a'), 10, 0.8, (0.4, 0.4, 1.2), seed + 20) for seed in range(3)]
gap = 0.068
for column in range(int(2 * HALF / gap)):
    for row in range(int(2 * HALF / gap)):
        a, b = -HALF + 0.05 + column * gap, -HALF + 0.05 + row * gap
        a, b = a + chance.uniform(-0.016, 0.016), b + chance.uniform(-0.016, 0.016)
        if max(abs(a), abs(b)) > HALF - 0.04 or masked(flat, a, b) < 0.6 or masked(trodden, a, b) > 0.05:
            continue
        if any(math.hypot(a - dome[0], b - dome[1]) < dome[2] * 1.22 for dome in DOMES):
            continue
        wet, sort = masked(flooded, a, b) > 0.5, int(masked(kind, a, b))
        if wet and chance.random() < 0.72:
            continue
        choice, size = (reeds, 0.030) if wet else (pale, 0.034) if sort == 2 else (tufts, 0.036)
        stand(chance.choice(choice), ground.point(a, b, 0.004), (0, 0, chance.uniform(0, 6)), size * chance.uniform(0.8, 1.25))

# The domes: a geodesic frame over thin glass, a garden and its lamp inside.
frame = metal('#2c343c', 0.35, 0.9, wear=0.8, grime=0.5, scale=8)
footing = metal('#59606a', 0.5, 0.5, wear=0.5, grime=0.8, scale=8, bevel=0.006)


def pane():
    """Returns thin greenhouse glass: see-through, bright at the outline."""
    shader = Shader('pane')
    edge = shader.math('POWER', shader.facing(0.5), 2.2)
    blend = shader.add('ShaderNodeMixShader')
    shader.set(blend, 0, shader.math('MULTIPLY_ADD', edge, 0.7, 0.07))
    shader.set(blend, 1, shader.add('ShaderNodeBsdfTransparent', {'Color': '#e8fff0'}))
    shader.set(blend, 2, shader.add('ShaderNodeBsdfGlossy', {'Color': '#d8ffe6', 'Roughness': 0.05}))
    return shader.surface(blend)


glass = pane()
garden = [leaves(foliage('#2a7a1c', '#b6f06a', ACID, 1.6, 0.22), 420, 0.26, (1, 1, 0.8), 40 + seed, hollow=0.3) for seed in range(3)]
tall_fern = fern(foliage('#1f6a24', '#9fe85c', ACID, 0.8, 0.2), 11, 1.0, 3)


def dome(a, b, radius):
    """Adds one greenhouse with its level footing, ring of light and airlock."""
    z = max(ground.at(a + radius * 0.8 * math.cos(t), b + radius * 0.8 * math.sin(t)) for t in np.linspace(0, 6.28, 12)) + 0.015
    cylinder(radius * 1.07, 0.55, (a, b, z - 0.255), material=footing, bevel=0.008, sides=48)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=radius)
    bmesh.ops.delete(shape, geom=[v for v in shape.verts if v.co.z < -0.02 * radius], context='VERTS')
    pairs = [tuple(tuple(v.co * 1.004) for v in edge.verts) for edge in shape.edges]
    data = bpy.data.meshes.new('dome')
    shape.to_mesh(data)
    shape.free()
    data.materials.append(glass)
    shell = stand(data, (a, b, z + 0.02), (0, 0, radius * 7))
    shell.visible_shadow = False
    struts(pairs, 0.010, frame).matrix_basis = shell.matrix_basis
    ring(radius * 1.03, 0.016, 0.018, (a, b, z + 0.03), material=light(ACID, 4), bevel=0, steps=64)
    for plant in range(7):
        angle, reach = plant * 2.4, radius * 0.62 * math.sqrt(plant / 7)
        spot = (a + reach * math.cos(angle), b + reach * math.sin(angle), z + 0.02)
        stand(garden[plant % 3], spot, (0, 0, angle), radius * (0.42 - 0.025 * plant))
        stand(tall_fern, spot, (0, 0, angle), radius * 0.85)
    point((a, b, z + radius * 0.86), 34 * radius, '#e6ffb0', 0.04)
    point((a, b, z + radius * 0.30), 22 * radius, ACID, 0.05)


for spot in DOMES:
    dome(*spot)

# Paths with lanterns, two huts, pipes from dome to dome, people among the rows.
farm = Settlement(ground, accent=ACID, warm=LANTERN, hull='#8b7a66', seed=2)
farm.lamps([(a + 0.06, b - 0.03) for a, b in PATH[6::11]], 0.10, power=1.8)
farm.hut(0.26, 0.30, 0.22, turn=0.9)
farm.hut(0.10, -0.72, 0.18, turn=0.3)
farm.hut(0.42, 1.42, 0.24, turn=0.4, storeys=2)
farm.hut(-1.62, -0.30, 0.2, turn=1.3)
farm.mast(0.70, 1.66, 0.6)
for start, end in ((DOMES[0], DOMES[1]), (DOMES[3], DOMES[2])):
    line = [(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t) for t in np.linspace(0.3, 0.72, 12)]
    struts(polyline([ground.point(*spot, 0.03) for spot in line]), 0.022, footing)
walkers([ground.point(*spot) for spot in ((0.88, -1.52), (0.80, -0.3), (0.02, 0.5), (-0.1, -0.4), (1.3, -1.05), (-1.2, 0.1), (0.2, -1.6))])

shoot(name, bounces=5, transmission=4)
