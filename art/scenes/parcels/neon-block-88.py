"""Neon Block 88: nine towers around a square full of market stalls, a shuttle on the rooftop pad, a tunnel in the cut."""

import math
import random

import numpy as np

from kit.city import tower, towers, windows
from kit.colours import SIGNAL
from kit.land import HALF, field, parcel, shoot, slab
from kit.lights import point
from kit.materials import light, metal
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, extrude, polygon, ring, sphere, tube

PINK = '#ff3d9a'
name = parcel('neon-block-88', PINK, '#b9ccff', 1.9, fill='#3f6bff', rim=1.0, walls=1.1, sky='#131a38', haze=0.6, back=0.06, seed=11)
chance = random.Random(88)


def wet_asphalt():
    shader = Shader('wet-asphalt')
    puddles = shader.noise(2.4, 8, 0.6)
    tone = shader.mix(shader.noise(30, 4, 0.6), '#11141c', '#252b38')
    return shader.surface(shader.principled(Base_Color=tone, Roughness=shader.remap(puddles, 0.40, 0.60, 0.06, 0.5), Specular=0.6))


x, y = field(200)
ground = slab(np.zeros_like(x), wet_asphalt(), ('#3c4252', '#2a2f3d', '#4a4f60', '#323746'), seed=8)
built = Settlement(ground, SIGNAL, warm='#ffc98a', hull='#9aa1ab')
dark, concrete = metal('#1b212c', 0.4, 0.8, wear=0.5, bevel=0.006), metal('#3a404c', 0.6, 0.2, grime=0.9, scale=5)
neon = {colour: light(colour, 4.5) for colour in (PINK, SIGNAL, '#ffb04a', '#7b5cff')}
white = light('#e8f4ff', 3)

# --- Nine towers: (x, y, width, height, style of kit.city) ---
walls = [
    windows(0.050, 0.062, 0.46, ('#ffcf8a', '#ffe7c4', '#9fe4ff'), 5.0, '#1a2130'),
    windows(0.040, 0.085, 0.40, ('#8fdcff', '#dff6ff', '#ffb46b'), 4.6, '#141d2c', 0.15, 0.85),
    windows(0.090, 0.050, 0.46, ('#ffb865', '#ffd9a0', '#ff7ab0'), 4.6, '#1d1f2c', 0.35, 0.3, (0.12, 0.42)),
]
shops = windows(0.11, 0.10, 1.2, (PINK, '#ffd9a0', '#4dd8ff', '#ffb04a'), 3.4, '#151a24', gap=(0.12, 0.2))
PLAN = (
    (-1.42, 1.42, 0.86, 1.28, 5),
    (-0.46, 1.42, 0.82, 1.62, 0),
    (0.50, 1.44, 0.86, 1.36, 3),
    (1.44, 1.42, 0.84, 0.92, 7),
    (-1.42, 0.46, 0.82, 1.22, 1),
    (-1.44, -0.50, 0.80, 1.02, 2),
    (-1.44, -1.44, 0.84, 0.62, 6),
    (-0.42, 0.40, 0.84, 1.20, 8),
    (1.46, 0.44, 0.78, 0.66, 4),
)
styles = towers(walls, list(neon.values()), dark, seed=5, variants=1)
CURB = 0.03
for number, (a, b, width, height, style) in enumerate(PLAN):
    box((0.94, 0.94, CURB), (a, b, CURB / 2), material=concrete, bevel=0.006)
    box((width * 0.98, width * 0.9, 0.11), (a, b, CURB + 0.055), material=shops, bevel=0)
    box((width * 1.04, width * 0.96, 0.012), (a, b, CURB + 0.116), material=dark, bevel=0)
    if style < len(styles):
        tower(styles[style], (a, b, CURB + 0.12), width * 0.94, height)
    point((a + 0.42, b - 0.46, 0.10), 1.1, chance.choice((PINK, '#ffb865', SIGNAL)), 0.04)

# --- The eighth is lower and carries the pad over the square ---
a, b, width, height, _ = PLAN[7]
outline = [(p * width * 0.92, q * width * 0.92) for p, q in polygon(8, 0.5, math.pi / 8)]
extrude(outline, height, (a, b, CURB + 0.12 + height / 2), material=walls[0], bevel=0)
for share in (0.34, 0.67):
    extrude([(p * 1.04, q * 1.04) for p, q in outline], 0.02, (a, b, CURB + 0.12 + height * share), material=neon[SIGNAL], bevel=0)
roof = CURB + 0.12 + height
extrude([(p * 1.1, q * 1.1) for p, q in outline], 0.05, (a, b, roof + 0.02), material=dark, bevel=0.01)
pad = (a + 0.10, b - 0.10)
cylinder(0.16, 0.10, (*pad, roof + 0.06), material=dark, bevel=0.01, top=0.36)
deck = built.pad(*pad, 0.46, roof + 0.12, legs=False)
built.craft((*pad, deck), math.radians(200), 0.40)
point((*pad, deck + 0.3), 2.2, SIGNAL, 0.05)

# --- Signs: bars and dots in frames, no letters ---


def sign(location, turn, width, height, colours):
    """Adds an upright neon panel facing local -Y, hung on a facade."""
    panel = empty(location, (0, 0, turn))
    box((width, 0.03, height), material=dark, bevel=0.004, parent=panel)
    first, second = (neon[colour] for colour in colours)
    for side in (-1, 1):
        box((0.010, 0.012, height * 0.98), (side * width * 0.46, -0.02, 0), material=first, bevel=0, parent=panel)
    rows = int(height / (width * 0.62))
    for row in range(rows):
        z = height * (0.5 - (row + 0.5) / rows) * 0.94
        kind = chance.randrange(3)
        if kind == 0:
            ring(width * 0.22, 0.018, 0.012, (0, -0.02, z), (math.pi / 2, 0, 0), second, 32, 0, panel)
        elif kind == 1:
            for level in (-1, 0, 1):
                box((width * 0.6, 0.012, 0.016), (0, -0.02, z + level * width * 0.16), material=second, bevel=0, parent=panel)
        else:
            box((width * 0.28, 0.012, width * 0.28), (0, -0.02, z), (0, math.pi / 4, 0), first, 0, parent=panel)


SOUTH, EAST = 0, math.pi / 2
sign((-0.02, 0.96, 1.10), SOUTH, 0.20, 0.80, (PINK, '#ffb04a'))
sign((-1.00, 0.30, 0.88), EAST, 0.19, 0.62, (SIGNAL, PINK))
sign((0.98, 1.00, 0.55), SOUTH, 0.17, 0.50, ('#ffb04a', PINK))
sign((-1.02, -1.44, 0.42), EAST, 0.18, 0.40, (PINK, SIGNAL))
sign((1.30, 0.04, 0.40), SOUTH, 0.24, 0.36, (SIGNAL, '#ffb04a'))

# --- The square and its market ---
SQUARE = (0.52, -1.00)
paving = metal('#525c7c', 0.35, 0.1, grime=0.9, scale=4)
box((2.72, 1.86, 0.012), (SQUARE[0], SQUARE[1] + 0.02, 0.006), material=paving, bevel=0)
awnings = [metal(colour, 0.75, 0.0, grime=0.4, scale=8) for colour in ('#d0245e', '#f0902a', '#2aa9c2', '#d8d2c4')]
goods = [light(colour, 5) for colour in ('#ffd08a', '#ff9ac4', '#8fe6ff')]
WIDTH = 0.26
for b in (-1.74, -1.36, -0.98, -0.36):
    for a in np.arange(-0.66, 1.86, WIDTH + 0.055):
        if math.hypot(a - SQUARE[0], b + 0.70) < 0.36 or chance.random() < 0.08 or abs(a - 0.52) < 0.12:
            continue
        stall = empty((a + chance.uniform(-0.015, 0.015), b + chance.uniform(-0.02, 0.02), 0.012), (0, 0, chance.uniform(-0.06, 0.06)))
        # Tents have a pitched roof, stands a lean-to that shows its lit counter.
        if chance.random() < 0.5:
            extrude([(-0.11, 0), (0.11, 0), (0, 0.08)], WIDTH, (0, 0, 0.10), (math.pi / 2, 0, math.pi / 2), chance.choice(awnings), 0, parent=stall)
        else:
            box((WIDTH, 0.20, 0.008), (0, 0.02, 0.14), (-0.45, 0, 0), chance.choice(awnings), 0, parent=stall)
        box((WIDTH * 0.9, 0.12, 0.05), (0, 0, 0.025), material=dark, bevel=0, parent=stall)
        box((WIDTH * 0.84, 0.02, 0.045), (0, -0.065, 0.07), material=chance.choice(goods), bevel=0, parent=stall)
        for p in (-0.46, 0.46):
            for q in (-0.09, 0.09):
                box((0.007, 0.007, 0.11), (p * WIDTH, q, 0.055), material=dark, bevel=0, parent=stall)
        if chance.random() < 0.6:
            point((a, b - 0.13, 0.09), 0.35, chance.choice(('#ffb86a', '#ff7ab0')), 0.03)
person = metal('#0b0d12', 0.7, 0.0)
crowd = [metal(colour, 0.7, 0.0) for colour in ('#8c93a0', '#b0525e', '#47788c')] + [person]
for _ in range(150):
    spot = (chance.uniform(-0.8, 1.85), chance.choice((-1.55, -1.17, -0.70, -0.56)) + chance.uniform(-0.06, 0.06))
    sphere(0.011, (*spot, 0.026), chance.choice(crowd), 1, (0.8, 0.8, 1.9))
# A gate of rings over the fountain in the middle.
cylinder(0.20, 0.03, (SQUARE[0], -0.83, 0.02), material=concrete, bevel=0.006)
cylinder(0.17, 0.008, (SQUARE[0], -0.83, 0.037), material=light('#1590d8', 1.6), bevel=0)
ring(0.185, 0.012, 0.014, (SQUARE[0], -0.83, 0.04), material=neon[SIGNAL], bevel=0)
for k in range(3):
    ring(0.09 + 0.045 * k, 0.008, 0.008, (SQUARE[0], -0.83, 0.24 + 0.02 * k), (math.pi / 2, 0.3 * k, math.radians(45) + 0.5 * k), neon[SIGNAL], 64, 0)
point((SQUARE[0], -0.83, 0.25), 4, SIGNAL, 0.08)
bulb = light('#ffd9a0', 7)
for b in (-1.55, -1.17, -0.54):
    posts = np.linspace(-0.8, 1.88, 6)
    for p, q in zip(posts, posts[1:]):
        cylinder(0.005, 0.22, (p, b, 0.11), material=dark, bevel=0, sides=6)
        line = [(p + (q - p) * t, b, 0.22 - 0.20 * t * (1 - t)) for t in np.linspace(0, 1, 9)]
        tube(line, 0.0018, dark)
        for spot in line[1:-1]:
            sphere(0.008, (*spot[:2], spot[2] - 0.008), bulb, 1)
    for p in np.linspace(-0.5, 1.6, 4):
        point((p, b, 0.22), 1.6, '#ffb86a', 0.05)

# --- Streets: lane marks and the streaks of what drives there ---
for lane in (-0.94, 0.93):
    for k in range(14):
        p = -1.9 + k * 0.29
        if lane > 0:
            box((0.07, 0.008, 0.003), (p, lane, 0.002), material=white, bevel=0)
        else:
            box((0.008, 0.07, 0.003), (lane, p, 0.002), material=white, bevel=0)
streak = [light('#ff3b2a', 8), light('#fff0d0', 8)]
for k in range(12):
    side, length, p = chance.choice((-1, 1)), chance.uniform(0.10, 0.34), chance.uniform(-1.75, 1.75)
    if k % 2:
        box((length, 0.014, 0.010), (p, 0.93 + side * 0.025, 0.02), material=streak[side > 0], bevel=0)
    else:
        box((0.014, length, 0.010), (-0.94 + side * 0.025, p, 0.02), material=streak[side > 0], bevel=0)
for k in range(9):
    z, p = chance.choice((0.75, 1.05, 1.45)), chance.uniform(-1.6, 1.6)
    spot = (p, 0.93 + chance.uniform(-0.05, 0.05), z) if k % 2 else (-0.94 + chance.uniform(-0.05, 0.05), p, z)
    size = (chance.uniform(0.08, 0.2), 0.010, 0.008) if k % 2 else (0.010, chance.uniform(0.08, 0.2), 0.008)
    box(size, spot, material=light(chance.choice(('#ff4a2a', '#5fd8ff', '#ffd28a')), 6), bevel=0)

# --- In the cut: pipes, and the night train under the square ---
tunnel = empty((0, -HALF, -0.50))
box((2.5, 0.06, 0.34), material=concrete, bevel=0.02, parent=tunnel)
box((2.4, 0.066, 0.26), material=light('#8a3a2a', 0.10), bevel=0, parent=tunnel)
box((2.36, 0.074, 0.014), (0, 0, 0.11), material=light('#ffb45e', 4), bevel=0, parent=tunnel)
for k in range(11):
    box((0.03, 0.075, 0.28), (-1.15 + 0.23 * k, 0, 0), material=concrete, bevel=0, parent=tunnel)
for k in range(3):
    box((0.44, 0.09, 0.15), (-0.42 + 0.47 * k, 0, -0.04), material=metal('#b9c0cc', 0.3, 0.7), bevel=0.015, parent=tunnel)
    box((0.38, 0.094, 0.05), (-0.42 + 0.47 * k, 0, -0.015), material=light('#bfeaff', 4), bevel=0, parent=tunnel)
box((2.4, 0.08, 0.02), (0, 0, -0.125), material=dark, bevel=0, parent=tunnel)
for z, radius, material in ((-0.20, 0.030, concrete), (-0.74, 0.022, dark)):
    for axis in (0, 1):
        spot, turn = ((0, -HALF - 0.005, z), (0, math.pi / 2, 0)) if axis == 0 else ((HALF + 0.005, 0, z), (math.pi / 2, 0, 0))
        cylinder(radius, 3.96, spot, turn, material, 0, 20)
for k in range(7):
    box((0.014, 0.20, 0.07), (HALF - 0.001, -1.5 + k * 0.5, -0.47), material=dark, bevel=0.004)
    box((0.020, 0.16, 0.035), (HALF, -1.5 + k * 0.5, -0.47), material=neon[(PINK, SIGNAL)[k % 2]], bevel=0)

shoot(name)
