"""Glass Oasis: a wave of fused sand frozen over a still pool; a small caravan camps in its shade."""

import math
import random

import numpy as np

from kit.colours import linear
from kit.land import boulders, curve, field, parcel, scatter, shoot, slab, smooth, spikes, spots, step, unsampled
from kit.lights import point
from kit.materials import metal
from kit.noise import fractal
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, mesh

name = parcel('glass-oasis', '#ffb04a', '#ffd0a0', 2.1, (0.95, 0.2, -0.5), fill='#6a4cff', rim=0.9, walls=0.8, sky='#2a1c40', haze=0.6, back=0.07, mirrors=False, seed=14)

POOL, REACH, LEVEL = (0.40, -0.38), 0.78, -0.13
x, y = field(420)
dx, dy = x - POOL[0], y - POOL[1]
bearing = np.arctan2(dy, dx)
radius = np.hypot(dx * 0.86, dy) * (1 + 0.09 * fractal(np.cos(bearing) * 1.6 + 4, np.sin(bearing) * 1.6, 3, seed=3))
# Dunes: long waves across the wind, gentle on one side and steep on the other.
wind = 0.55 * x + 0.80 * y + 0.30 * fractal(x * 0.6, y * 0.6, 2, seed=2)
phase = (wind * 1.15 + 0.1) % 1
dunes = np.where(phase < 0.72, phase / 0.72, (1 - phase) / 0.28) ** 1.3
dunes = smooth(dunes, 5) * (0.20 + 0.10 * fractal(x * 0.5 + 7, y * 0.5, 2, seed=5))
ripples = 0.008 * np.sin((0.55 * x - 0.8 * y + 0.10 * fractal(x * 3, y * 3, 3, seed=8)) * 70)
far = step(0.95, 1.7, radius)
height = (dunes + ripples) * far - 0.10 + 0.04 * fractal(x * 1.5, y * 1.5, 4, seed=6)
# The blast pressed a dish into the sand and fused its rim in frozen waves.
fused = step(1.30, 0.92, radius + 0.10 * fractal(bearing * 4, radius, 4, seed=9))
waves = 0.05 * np.sin(radius * 24 - 2 * fractal(bearing * 2.2, radius * 2, 3, seed=10)) * fused * step(0.7, 0.9, radius)
bowl = -0.42 * step(0.95, 0.25, radius) + 0.12 * np.exp(-(((radius - 0.98) / 0.16) ** 2))
height = height + bowl + waves


def sand():
    """Returns warm sand that turns to smooth green-gold glass where `fused` is 1."""
    shader = Shader('sand')
    position = shader.position()
    broad, grain = shader.noise(2.2, 6, 0.6, vector=position), shader.noise(60, 4, 0.7, vector=position)
    melted, wet = shader.attribute('fused'), shader.attribute('wet')
    dry = shader.mix(shader.remap(broad, 0.3, 0.7, 0, 1), '#b86a3a', '#e8a765')
    glassy = shader.mix(shader.noise(5, 6, 0.65, 1.5, vector=position), '#0e4a4c', '#4fae9a')
    base = shader.mix(melted, dry, glassy)
    base = shader.mix(wet, base, '#0b4a58')
    surface = shader.principled(
        Base_Color=base,
        Roughness=shader.mix(melted, 0.9, 0.12),
        Specular=0.6,
        Clearcoat=melted,
        Clearcoat_Roughness=0.04,
        Normal=shader.bump(grain, shader.remap(melted, 0, 1, 0.35, 0.04), 0.012),
    )
    shader.set(surface, 'Emission', linear('#18c8b8') + (1,))
    shader.set(surface, 'Emission Strength', shader.math('MULTIPLY', shader.attribute('glow'), 0.5))
    return unsampled(shader.surface(surface))


glow = np.exp(-(((radius - 0.80) / 0.09) ** 2))
ground = slab(height, sand(), ('#a8683c', '#c98a52', '#8a4f33', '#d79c64', '#7a4630', '#b97848'), {'fused': fused, 'wet': step(LEVEL + 0.05, LEVEL - 0.02, height) * (radius < 1), 'glow': glow}, seed=3)


def pool():
    """Returns still water: a mirror, clear in the middle and bright along the shore."""
    shader = Shader('pool')
    spot = shader.position()
    away = shader.vector_math('LENGTH', spot)
    tone = shader.ramp(shader.math('MULTIPLY', away, 1.0), [(0.0, '#04303e'), (0.5, '#067a8c'), (0.85, '#2fe0d0')])
    ring_waves = shader.noise(3, 3, 0.5)
    surface = shader.principled(
        Base_Color=tone, Roughness=0.02, Specular=0.8, Emission=tone, Emission_Strength=0.28, Normal=shader.bump(ring_waves, 0.02, 0.05)
    )
    return unsampled(shader.surface(surface))


rim = [(1.02 * math.cos(t), 1.02 * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 72, endpoint=False)]
mesh(rim, [tuple(range(72))], pool(), location=(*POOL, LEVEL))


def frozen_wave(first, last, reach, tall, curl, seed, columns=220, rows=46):
    """
    Adds a breaking wave of glass along the shore between two bearings (degrees): it rises `tall` metres and its lip curls
    `curl` metres in over the water, ending in drawn-out fingers.
    """
    t = np.linspace(0, 1, columns)[:, None]
    s = np.linspace(0, 1, rows)[None, :]
    angle = np.radians(first + (last - first) * t)
    swell = np.sin(np.pi * t**0.75) ** 1.1 * (1 + 0.10 * fractal(t * 5, t * 0 + seed, 3, seed=seed))
    fingers = 0.80 + 0.30 * np.abs(fractal(t * 16, t * 0, 2, seed=seed + 3)) ** 0.8 + 0.10 * np.sin(t * 46)
    fingers = 1 + (fingers - 1) * (0.4 + swell)
    length = s * fingers
    turn = length * math.radians(168)
    out = reach + 0.20 * swell * (1 - np.clip(turn / 1.2, 0, 1)) ** 2
    inward = curl * np.clip((1 - np.cos(turn)) / 2, 0, 1) ** 1.7 * swell
    z = tall * swell * np.sin(np.clip(turn, 0, math.radians(150)) * 0.62) ** 0.9
    z = z - 0.16 * tall * swell * step(0.8, 1.15, length)
    crumple = 0.025 * fractal(t * 22 + length, length * 2.5, 3, seed=seed + 6)
    away = out - inward + crumple
    points = np.stack([POOL[0] + away * np.cos(angle) / 0.86, POOL[1] + away * np.sin(angle), z - 0.12], -1)
    index = np.arange(columns * rows).reshape(columns, rows)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    sheet = mesh(points.reshape(-1, 3), faces, fused_glass(), smooth=True)
    stored = sheet.data.attributes.new('tip', 'FLOAT', 'POINT')
    stored.data.foreach_set('value', (s + 0 * t).astype(np.float32).ravel())
    thick = sheet.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.03, 0


def fused_glass():
    """Returns sea-green glass, gold where it thins out."""
    shader = Shader('fused-glass')
    edge = shader.facing(0.45)
    tip = shader.attribute('tip')
    streaks = shader.noise(6, 5, 0.6, 1.0)
    body = shader.mix(shader.math('POWER', tip, 2.0), '#3fc4ae', '#ffc878')
    lit = shader.math('MULTIPLY', shader.math('POWER', edge, 1.6), 0.55)
    lit = shader.math('ADD', lit, shader.math('MULTIPLY', shader.math('POWER', tip, 5.0), 0.9))
    lit = shader.math('ADD', lit, shader.math('MULTIPLY', shader.remap(streaks, 0.5, 0.7, 0, 1), 0.10))
    surface = shader.principled(
        Base_Color=body, Roughness=0.06, Transmission=0.78, IOR=1.32, Specular=0.8, Clearcoat=0.6, Emission=body, Emission_Strength=lit
    )
    return unsampled(shader.surface(surface))


frozen_wave(45, 212, 1.02, 1.45, 0.80, 5)
shards = spikes(fused_glass(), 4, 5, 30, lean=0.7)
scatter(shards, spots(ground, 240, 6, where=lambda a, b, z: 0.3 < ground.of(fused, a, b) and ground.of(radius, a, b) > 0.93), (0.008, 0.035), (0.8, 1.6), 0.6, seed=4)
stone = metal('#7a4a34', 0.85, 0.0, grime=0.8)
scatter(boulders(stone), spots(ground, 70, 8, where=lambda a, b, z: ground.of(radius, a, b) > 1.1), (0.010, 0.06), seed=8)

# --- The caravan: tents under sails, crates, three sledges on the track they came by ---
chance = random.Random(14)
built = Settlement(ground, '#2fe0d0', hull='#c9b08a')
cloth = [metal(colour, 0.85, 0.0, grime=0.4, scale=6) for colour in ('#d8c39a', '#b5452f', '#e0a14a')]


def sail(a, b, width, depth, tall, turn, material):
    """Adds a sheet of cloth stretched between four poles of unequal height, sagging in the middle."""
    u, v = np.meshgrid(np.linspace(0, 1, 15), np.linspace(0, 1, 15), indexing='ij')
    corner = np.array([[1.0, 0.62], [0.7, 1.05]]) * tall
    z = corner[0, 0] * (1 - u) * (1 - v) + corner[1, 0] * u * (1 - v) + corner[0, 1] * (1 - u) * v + corner[1, 1] * u * v
    z = z - 0.55 * tall * (u * (1 - u) + v * (1 - v)) * 0.5
    pull = 1 - 0.35 * (4 * u * (1 - u) * (np.abs(v - 0.5) * 2) ** 2)
    px, py = (u - 0.5) * width, (v - 0.5) * depth * pull
    cos, sin = math.cos(turn), math.sin(turn)
    low = ground.at(a, b)
    points = np.stack([a + cos * px - sin * py, b + sin * px + cos * py, low + z], -1)
    index = np.arange(225).reshape(15, 15)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    sheet = mesh(points.reshape(-1, 3), faces, material, smooth=True)
    sheet.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.006
    for i, j in ((0, 0), (14, 0), (0, 14), (14, 14)):
        top = points[i, j]
        tall_here = top[2] - ground.at(top[0], top[1]) + 0.04
        cylinder(0.006, tall_here, (top[0], top[1], top[2] - tall_here / 2 + 0.012), material=built.dark, bevel=0, sides=6)


sail(-0.62, -0.98, 0.52, 0.40, 0.30, 0.4, cloth[0])
sail(-0.30, -1.42, 0.44, 0.36, 0.26, 0.9, cloth[1])
sail(-0.95, -1.42, 0.36, 0.30, 0.22, -0.2, cloth[2])
for a, b, turn in ((-0.62, -1.0, 0.3), (-0.30, -1.40, 0.9)):
    built.hut(a, b, 0.13, turn, hull=cloth[0])
built.crates(-0.72, -1.22, 9, 0.14, 0.035)
built.lamps([(-0.36, -1.06), (-0.60, -1.28), (-0.88, -1.12), (-0.12, -1.14)], 0.10, power=0.9)
track = curve([(-0.95, -1.5), (-1.35, -1.25), (-1.6, -0.8), (-1.75, -0.3)])
for a, b in (track[30], track[48], track[64]):
    sledge = empty(ground.point(a, b, 0.035), (0, 0, 1.9))
    box((0.16, 0.07, 0.03), material=built.dark, bevel=0.008, parent=sledge)
    box((0.09, 0.06, 0.05), (-0.02, 0, 0.035), material=chance.choice(cloth), bevel=0.012, parent=sledge)
    box((0.014, 0.05, 0.012), (0.078, 0, 0), material=built.lamp, bevel=0, parent=sledge)
    for side in (-1, 1):
        box((0.17, 0.008, 0.008), (0, side * 0.04, -0.02), material=built.glow, bevel=0, parent=sledge)
for lamp in (
    point((POOL[0], POOL[1], LEVEL + 0.25), 10, '#2fe0d0', 0.2),
    point((POOL[0] + 0.2, POOL[1] + 0.55, 0.35), 8, '#ffb45a', 0.15),
):
    # Still water would show them as discs.
    lamp.visible_glossy = False
shoot(name, bounces=8, transmission=8)
