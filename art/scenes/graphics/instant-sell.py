"""Instant Sell: a violet crystal breaks up into a small Gate from the left, stacks of glowing hexagonal coins stand where it comes out."""

import math
import random

from kit.armoury import brass, drilled, gunmetal, soft_boxes
from kit.colours import GATE, ODYSSEY
from kit.gate import gate
from kit.lights import area, point
from kit.materials import crystal, light, metal
from kit.shapes import box, copy_group, cylinder, empty, extrude, polygon, ring, shard, tube
from kit.stage import collectible, shoot

TOP = -1.28
name = collectible('instant-sell', GATE, rim=ODYSSEY, seed=21, podium=TOP, podium_radius=1.75, key=480, rims=1.2, back=0.09, backdrop='#b05a1c')
soft_boxes(300, 240, right_tone='#ffe6c4')

TURN = math.radians(56)
gate((-0.12, 0.1, 0.16), 0.85, TURN, power=0.75, spill=0.5, haze=0.35)

# The relic: a crystal in a gold mount, its right side already gone to cubes.
stone = crystal('#8f6bff', '#2a0fb8', '#ff9bf2', 1.2)
gold, dark = brass('#d9a04a'), gunmetal()
relic = empty((-1.3, 0.2, 0.22), (0.05, 0.18, 0.3))
chance = random.Random(8)
bites = [
    box((0.16,) * 3, (chance.uniform(0.12, 0.42), chance.uniform(-0.3, 0.3), chance.uniform(-0.5, 0.55)), (0.2, 0.3, 0.1), bevel=0, parent=relic)
    for _ in range(16)
]
drilled(shard(0.36, 1.5, seed=2, sides=7, material=stone, parent=relic), *bites, rim=0.004)
shard(0.08, 0.8, (-0.04, 0, 0), material=light('#a98aff', 7), seed=5, parent=relic)
for level, girth in ((-0.34, 0.3), (0.02, 0.385)):
    ring(girth, 0.045, 0.075, (0, 0, level), material=gold, bevel=0.01, parent=relic, arc=0.62).rotation_euler = (0, 0, math.radians(70))
    for degrees in (90, 150, 210, 270):
        turn = math.radians(degrees)
        cylinder(0.03, 0.08, (girth * math.cos(turn), girth * math.sin(turn), level), (0, math.pi / 2, turn), dark, 0.006, 6, parent=relic)
for degrees in (110, 180, 250):
    turn = math.radians(degrees)
    spots = [(r * math.cos(turn), r * math.sin(turn), z) for r, z in ((0.4, 0.08), (0.38, -0.2), (0.3, -0.42), (0.08, -0.78))]
    tube(spots, 0.022, gold, relic)
shard(0.09, 0.26, (0.0, 0, -0.82), sides=6, seed=9, material=gold, parent=relic)
point((-1.3, -0.6, 0.3), 16, ODYSSEY, 0.2)

# Cubes on their way: violet near the crystal, ember near the ring.
heat = [light(tone, 3.2) for tone in ('#7a55ff', '#b052e0', '#ff6a5a', '#ff9a45')]
for _ in range(110):
    share = chance.random() ** 0.8
    spread = 0.42 - 0.2 * share
    spot = (-1.12 + 0.86 * share, -0.05 + chance.gauss(0, 0.5) * spread, 0.22 + chance.gauss(0, 0.75) * spread)
    size = chance.uniform(0.025, 0.095) * (1 - 0.45 * share)
    solid = stone if chance.random() < 0.4 * (1 - share) else heat[min(3, int(share * 4))]
    box((size,) * 3, spot, (0.2, 0.3 + share, 0.1), solid, 0.003)

# A coin: hexagon with a lit rim, a raised ring and twelve ticks, like the Gate it came through.
face = metal('#ffc069', 0.2, 1.0, wear=0.7, wear_colour='#fff0c8', grime=0.45, scale=6, bevel=0.006)
glow, core = light('#ff9a35', 3.6), light('#ffc67a', 4)
coin = empty((0, 0, -60))
extrude(polygon(6, 0.29), 0.075, (0, 0, 0), (0, 0, 0), face, 0.014, parent=coin)
extrude(polygon(6, 0.293), 0.016, (0, 0, 0), (0, 0, 0), glow, 0, parent=coin)
for side in (-1, 1):
    ring(0.15, 0.028, 0.03, (0, 0, side * 0.034), material=face, bevel=0.006, parent=coin)
    ring(0.12, 0.012, 0.012, (0, 0, side * 0.038), material=core, bevel=0, parent=coin)
    ring(0.225, 0.01, 0.01, (0, 0, side * 0.037), material=gunmetal('#5a3210'), steps=6, bevel=0, parent=coin)

for x, y, count in ((0.98, -0.35, 8), (1.36, 0.3, 5), (0.52, -0.92, 4), (1.5, -0.55, 3)):
    for number in range(count):
        spot = (x + chance.uniform(-0.02, 0.02), y + chance.uniform(-0.02, 0.02), TOP + 0.045 + 0.084 * number)
        copy_group(coin, spot, (0, 0, chance.uniform(-0.25, 0.25)))
# Coins still in the air fall in an arc from the ring on to the tallest stack.
for x, y, z, tilt in (
    (0.2, -0.22, 0.24, (1.2, 0.5, 0.2)),
    (0.52, -0.3, 0.42, (0.9, 0.3, 1.0)),
    (0.84, -0.36, 0.34, (0.6, -0.35, 0.4)),
    (1.04, -0.38, 0.0, (0.25, 0.2, 0.9)),
    (0.5, -0.55, -0.2, (0.8, -0.5, 0.1)),
):
    copy_group(coin, (x, y, z), tilt)
copy_group(coin, (0.02, -1.15, TOP + 0.045), (0, 0, 0.4))
point((0.9, -0.9, -0.5), 14, GATE, 0.2)
area((0.6, -3.5, 2.5), (0.9, -0.3, -0.8), 1.2, 60, '#ffe0b0')

shoot(name, height=0.95, distance=8.4, target=(0.02, 0, -0.12), lens=62)
