"""Caldera Ridge: black glass slopes around a live crater; lava leaves through the breach and falls off the slab."""

import math
import random

import bpy
import numpy as np

from kit.colours import SIGNAL, SLIPSTREAM
from kit.land import (
    BASE, HALF, along, boulders, curve, erode, field, parcel, scatter, shoot, slab, smooth, spikes, spots, step, unsampled,
)
from kit.lights import point
from kit.materials import light
from kit.noise import fractal
from kit.settlement import Settlement, roadbed
from kit.shader import Shader
from kit.shapes import mesh, place, sphere, tube

name = parcel('caldera-ridge', SLIPSTREAM, '#ffe2cc', 2.9, fill='#4f86ff', rim=1.1, walls=0.8, sky='#1c1626', back=0.075, seed=6)

CRATER, RIM, LAKE = (-0.45, 0.50), 0.74, 0.44
x, y = field(420)
dx, dy = x - CRATER[0], y - CRATER[1]
radius = np.hypot(dx, dy) * (1 + 0.13 * fractal(x * 1.3, y * 1.3, 4, seed=3))
bearing = np.arctan2(dy, dx)
breach = np.exp(-(((bearing + math.radians(45)) / 0.62) ** 2))
rim_height = 1.12 - 0.62 * breach + 0.16 * fractal(np.cos(bearing) * 2.2, np.sin(bearing) * 2.2, 5, seed=9)
gullies = 0.16 * fractal(bearing * 2.6, radius * 0.9, 5, seed=12, ridged=True) * step(0.3, 0.9, radius)
outside = rim_height * np.exp(-np.maximum(radius - RIM, 0) / 0.66) + gullies + 0.10 * fractal(x * 1.4, y * 1.4, 5, seed=2) - 0.30
inside = LAKE - 0.12 + (rim_height - 0.30 - LAKE + 0.12) * step(0.62, 1.0, radius / RIM)
height = np.where(radius < RIM, np.minimum(inside + gullies * 0.3, outside + 0.2), outside)
height, _ = erode(height, 60000, 46, 3, capacity=0.5)

streams = [
    (curve([(-0.30, 0.35), (0.05, 0.0), (0.40, -0.22), (0.80, -0.26), (1.20, -0.62), (1.62, -0.66), (2.1, -0.82)]), 0.085, 0.135),
    (curve([(0.02, 0.02), (0.18, -0.35), (0.12, -0.80), (-0.22, -1.15), (-0.12, -1.60), (-0.20, -2.1)]), 0.06, 0.085),
]
lava = step(LAKE + 0.03, LAKE - 0.02, height) * (radius < RIM)
crust = np.ones_like(x)
even = smooth(height, 60)
for line, narrow, wide in streams:
    distance, part = along(x, y, line)
    width = (narrow + (wide - narrow) * part) * (1 + 0.35 * fractal(x * 4, y * 4, 3, seed=5))
    bed = step(width * 2.4, width * 0.9, distance)
    levee = 0.035 * np.exp(-(((distance - width * 1.5) / (width * 0.5)) ** 2))
    height = height * (1 - bed) + (even - 0.045) * bed + levee
    flowing = step(width * 1.08, width * 0.85, distance)
    lava = np.maximum(lava, flowing)
    crust = np.where(distance < width, np.minimum(crust, distance / width), crust)
pool = (radius < RIM) & (height < LAKE + 0.02)
swell = 0.03 * fractal(x * 7, y * 7, 4, seed=21) + 0.07 * np.exp(-((np.hypot(dx + 0.08, dy - 0.05) / 0.16) ** 2))
height = np.where(pool, np.maximum(height, LAKE + swell), height)
crust = np.where(pool, step(0.05, 0.42, np.hypot(dx + 0.08, dy - 0.05)) * 0.9, crust)
height, road, _ = roadbed(height, x, y, curve([(-2.05, -0.75), (-1.5, -0.85), (-1.15, -0.95), (-0.75, -0.75)]), 0.08)
heat = np.clip(smooth(lava, 14) * 1.6, 0, 1)


def lava_glow(shader, crusted, share):
    """Returns the emission colour and strength of lava: dark plates drifting apart over a bright melt, hotter where `crusted` is low."""
    position = shader.position()
    plates = shader.cracks(7.5, 0.16, position, warp=0.3)
    melt = shader.noise(5, 6, 0.65, 1.8, vector=position)
    hot = shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, crusted), shader.remap(melt, 0.3, 0.6, 0.55, 1.25))
    hot = shader.math('MAXIMUM', hot, shader.math('MULTIPLY', plates, shader.remap(melt, 0.35, 0.65, 0.25, 0.8)), clamp=True)
    colour = shader.ramp(hot, [(0, '#3a0500'), (0.3, '#c21a02'), (0.62, '#ff5a0c'), (0.92, '#ffb03a'), (1, '#ffd98a')])
    strength = shader.math('MULTIPLY', share, shader.math('MULTIPLY_ADD', shader.math('POWER', hot, 1.4), 4.6, 0.22))
    return colour, strength


def black_glass(shape='ground'):
    """Returns obsidian with a cold sheen; the ground also carries the lava."""
    shader = Shader('black-glass')
    position = shader.position()
    broad, fine = shader.noise(3.2, 8, 0.6, vector=position), shader.noise(24, 6, 0.7, vector=position)
    up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
    ash = shader.remap(shader.math('MULTIPLY_ADD', broad, 0.5, up), 1.08, 1.30, 0, 0.7)
    base = shader.mix(ash, shader.mix(fine, '#0d0e15', '#2a2d3c'), shader.mix(broad, '#2a2224', '#5b4a46'))
    gloss = shader.math('MULTIPLY_ADD', ash, 0.45, shader.remap(broad, 0.35, 0.7, 0.16, 0.40))
    bumps = shader.bump(fine, 0.16, 0.02)
    surface = shader.principled(Base_Color=base, Roughness=gloss, Specular=0.9, Normal=bumps)
    if shape == 'ground':
        road_mask = shader.attribute('road')
        shader.set(surface, 'Base Color', shader.mix(road_mask, base, '#6a5a54'))
        molten = shader.attribute('lava')
        colour, strength = lava_glow(shader, shader.attribute('crust'), molten)
        seams = shader.math('MULTIPLY', shader.cracks(15, 0.045, position), shader.remap(shader.attribute('heat'), 0.05, 0.5, 0, 1))
        seams = shader.math('MULTIPLY', seams, shader.math('SUBTRACT', 1.0, molten))
        shader.set(surface, 'Emission', shader.mix(molten, '#ff4a10', colour))
        shader.set(surface, 'Emission Strength', shader.math('MULTIPLY_ADD', seams, 2.4, strength))
    return unsampled(shader.surface(surface))


def lavafall(stream, width, reach):
    """Adds the stream going over the edge and down the wall, in ragged tongues."""
    shader = Shader('lavafall')
    colour, strength = lava_glow(shader, shader.attribute('crust'), 1.0)
    material = unsampled(shader.surface(shader.principled(Base_Color='#120a08', Roughness=0.5, Emission=colour, Emission_Strength=strength)))
    on_right = stream[-1][0] > HALF
    edge = next(p for p in stream if p[0] >= HALF - 0.02 or p[1] <= -HALF + 0.02)
    middle = edge[1] if on_right else edge[0]
    columns, rows = 61, 50
    u, v = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(0, 1, rows), indexing='ij')
    across = middle + u * width * (1 - 0.25 * v)
    tongues = reach * np.clip(0.62 + 0.55 * fractal(u * 1.7 + middle, u * 0, 3, seed=8) - 0.35 * u**2, 0.2, 1)
    top = np.array([ground.at(HALF, a) if on_right else ground.at(a, -HALF) for a in across[:, 0]])[:, None]
    z = np.maximum(top + 0.015 - (tongues + 0.02) * v, BASE + 0.01)
    out = HALF - 0.02 + 0.075 * np.sqrt(np.clip(1 - u**2, 0, 1)) * np.minimum(1, v * 12) * (1 - 0.5 * v**6)
    points = np.stack([out, across, z] if on_right else [across, -out, z], -1).reshape(-1, 3)
    index = np.arange(columns * rows).reshape(columns, rows)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    fall = mesh(points, faces if on_right else faces[:, ::-1], material, smooth=True)
    stored = fall.data.attributes.new('crust', 'FLOAT', 'POINT')
    stored.data.foreach_set('value', np.clip(0.15 + 0.75 * v**2 + 0.35 * np.abs(u) ** 3, 0, 1).astype(np.float32).ravel())
    lamp = (HALF + 0.25, middle, -0.35) if on_right else (middle, -HALF - 0.25, -0.35)
    point(lamp, 9, '#ff5a1a', 0.15)


glass = black_glass()
layers = ('#2c242c', '#1f1c25', '#3a2a2a', '#25222c', '#443230', '#29252f')
ground = slab(height, glass, layers, {'lava': lava, 'crust': crust, 'heat': heat, 'road': road}, veins='#ff5a16', vein_power=3)
for (line, _, wide), reach in zip(streams, (0.95, 0.6)):
    lavafall(line, wide * 1.15, reach)

chance = random.Random(6)
loose = black_glass('loose')
scatter(boulders(loose), spots(ground, 420, 3, where=lambda a, b, z: ground.of(heat, a, b) < 0.2), (0.010, 0.07), seed=3)
blades = spikes(loose, slender=2.6, lean=0.6)
for number in range(46):
    # Blades of glass stand along the rim, leaning away from the fire.
    angle = chance.uniform(math.radians(15), math.radians(255))
    away = RIM * chance.uniform(0.98, 1.25)
    spot = (CRATER[0] + away * math.cos(angle), CRATER[1] + away * math.sin(angle))
    thing = place(bpy.data.objects.new('blade', chance.choice(blades)))
    size = 0.03 + 0.075 * chance.random() ** 2
    thing.location, thing.scale = ground.point(*spot, -0.05), (size * 0.7, size, size * chance.uniform(0.9, 1.5))
    thing.rotation_euler = (0, chance.uniform(0.15, 0.7), angle)

for stream in streams:
    for a, b in stream[0][18::26]:
        if max(abs(a), abs(b)) < HALF:
            point(ground.point(a, b, 0.14), 5, '#ff5a1a', 0.08)
point((CRATER[0], CRATER[1], LAKE + 0.5), 70, '#ff5416', 0.25)
point((CRATER[0] + 0.15, CRATER[1] - 0.15, LAKE + 0.25), 24, '#ff8a3a', 0.15)

built = Settlement(ground, SIGNAL, hull='#a7adb6')
plant = (-0.98, -1.22)
built.pad(plant[0] - 0.42, plant[1] - 0.12, 0.21)
built.dome(plant[0], plant[1], 0.15)
for k in range(3):
    built.tank(plant[0] + 0.27 + 0.15 * (k % 2), plant[1] - 0.16 + 0.13 * k, 0.055, 0.34)
built.hut(plant[0] - 0.02, plant[1] - 0.36, 0.17, 0.2)
built.mast(plant[0] - 0.20, plant[1] + 0.24, 0.55)
built.lamps([(-1.8, -0.70), (-1.5, -0.76), (-1.2, -0.86), (-0.92, -0.80)], power=0.35)
rim_spot = (CRATER[0] - 0.52, CRATER[1] - 0.62)
built.dome(*rim_spot, 0.10)
pipe = [(plant[0] + 0.27, plant[1] - 0.05), (-0.75, -0.85), (-0.72, -0.45), (-0.62, -0.12), (CRATER[0] - 0.1, CRATER[1] - 0.38)]
tube([ground.point(*p, 0.05) for p in pipe], 0.016, built.hull)
tube([ground.point(a + 0.05, b + 0.03, 0.05) for a, b in pipe], 0.010, built.glow)
point((plant[0], plant[1] - 0.1, ground.at(*plant) + 0.4), 3.5, SIGNAL, 0.05)

spark = light('#ff8a3c', 12)
for _ in range(80):
    rise, angle = chance.random() ** 0.6, chance.uniform(0, 2 * math.pi)
    spot = (CRATER[0] + rise * 0.5 * math.cos(angle) + rise * 0.2, CRATER[1] + rise * 0.45 * math.sin(angle), LAKE + 0.15 + rise * 1.2)
    sphere(chance.uniform(0.004, 0.010), spot, spark, 1)

shoot(name)
