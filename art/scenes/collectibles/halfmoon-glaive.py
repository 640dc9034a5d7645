"""Halfmoon Glaive: a polearm whose blade is a frosted crescent holding a small moon of ice in its bite."""

import math

from kit.armoury import (
    DIAMOND,
    PLANK,
    arc,
    barrel,
    between,
    bolts,
    brass,
    bright_steel,
    cheeks,
    filament,
    gunmetal,
    hot_edge,
    hover_plate,
    motes,
    plate,
    posed,
    ribbon,
    rubber,
    skin,
    smooth,
    soft_boxes,
    wrapped_grip,
)
from kit.colours import GOLD
from kit.lights import point
from kit.materials import crystal, light
from kit.shapes import cylinder, sphere, torus, tube
from kit.stage import collectible, shoot

name = collectible('halfmoon-glaive', '#5aa8ff', rim=GOLD, seed=9, podium=-1.66, podium_radius=1.15, key=560, rims=1.5, back=0.1, backdrop='#35648f')
soft_boxes(420, 300, right_tone='#ffe9c8', front=120)
hover_plate(-1.66, '#5aa8ff')

dark, mid, steel, gold = gunmetal('#1c222b'), gunmetal('#3f4855'), bright_steel('#c3ccd8', 0.16), brass()
cloth = rubber('#22304f')
frost = '#9fd4ff'
glaive = posed((0.06, 0, 0.04), roll=10, pitch=-99, yaw=16)

# Crescent: outer and inner circle meet in two points; the edge is the outer one.
MOON, BITE = (1.03, 0.0), (1.13, 0.28)
outer, inner = arc(MOON, 0.8, 104, 396.5, 120), arc(BITE, 0.575, 122, 378.5, 120)
steps = len(outer)
belly = [math.sin(math.pi * i / (steps - 1)) for i in range(steps)]
skin(inner, outer, [0.012 + 0.09 * b for b in belly], hot_edge('#3f8fe0', '#c8ecff', body='#5b6675', start=0.62, strength=1.6), glaive)
filament(outer[1:-1], 0.007, frost, glaive, strength=7)
rear, ridge = between(inner, outer, -0.05, 0.34)
for first in range(10, 110, 17):
    part = slice(first, first + 16)
    thick = [0.035 + 0.1 * b for b in belly[part]]
    skin(rear[part], ridge[part], thick, gold, glaive, PLANK)
    skin(*between(rear[part][2:-2], ridge[part][2:-2], 0.24, 0.82), [t + 0.012 for t in thick[2:-2]], dark, glaive, PLANK)
    bolts([between(rear[part], ridge[part], 0, 0.52)[1][8]], thick[8] / 2 + 0.006, 0.012, gold, glaive)
for first in range(22, 100, 17):
    _, run = between(inner[first : first + 13], outer[first : first + 13], 0, 0.47)
    for flank in (-1, 1):
        filament(run, 0.0045, frost, glaive, flank * (0.045 * belly[first + 6] + 0.003), 6)

# The moon in its bite, on three gold prongs.
sphere(0.2, (BITE[0], 0, BITE[1]), crystal('#a8d8ff', '#1c5fb0', '#f2fbff', 1.3, 6), 5, parent=glaive)
torus(0.255, 0.014, (BITE[0], 0, BITE[1]), (math.radians(70), 0, 0.3), gold, parent=glaive)
torus(0.285, 0.009, (BITE[0], 0, BITE[1]), (math.radians(24), 0.4, 0), light(frost, 3), parent=glaive)
for degrees in (215, 250, 285):
    (xa, za), (xb, zb) = arc(BITE, 0.6, degrees, degrees + 1, 1)[0], arc(BITE, 0.25, degrees, degrees + 1, 1)[0]
    skin(*ribbon([(xa, za), ((xa + xb) / 2, (za + zb) / 2), (xb, zb)], [0.09, 0.05, 0.012]), [0.07, 0.045, 0.012], gold, glaive, PLANK)

# Neck: the clamp that holds the crescent, and a beak against its weight.
neck = [(-0.06, -0.07), (0.1, -0.15), (0.3, -0.2), (0.42, -0.1), (0.44, 0.06), (0.34, 0.17), (0.1, 0.11), (-0.06, 0.07)]
plate(neck, 0.17, dark, glaive, bevel=0.02)
cheeks([(0.02, -0.06), (0.12, -0.1), (0.28, -0.14), (0.36, -0.06), (0.37, 0.03), (0.3, 0.11), (0.1, 0.06), (0.02, 0.04)], 0.03, 0.09, gold, glaive, cuts=[(0.2, 0, 84)])
bolts([(0.11, -0.02), (0.28, 0.06), (0.28, -0.08)], 0.106, 0.02, steel, glaive)
beak = smooth([(0.2, -0.14), (0.26, -0.36), (0.14, -0.58), (-0.02, -0.66)], 10)
skin(*ribbon(beak, [0.2 * (1 - i / 30.5) ** 0.8 for i in range(31)]), [0.09 - 0.0027 * i for i in range(31)], steel, glaive, DIAMOND)

# Shaft: tube, sleeves, a bound grip, a spiral wire and a spiked foot.
barrel([(0, -1.5), (0.056, -1.5), (0.056, 0.0), (0, 0.0)], mid, glaive)
for start, end, girth in ((-0.2, 0.02, 0.088), (-0.5, -0.44, 0.08), (-1.06, -1.0, 0.08), (-1.34, -1.26, 0.088)):
    profile = [(0.045, start), (girth * 0.85, start), (girth, start + 0.02), (girth, end - 0.02), (girth * 0.85, end), (0.045, end)]
    barrel(profile, gold if girth > 0.08 else mid, glaive, sides=8, bevel=0.006)
wrapped_grip(-1.0, -0.5, 0.066, cloth, gold, glaive, 13, swell=0.1, flat=1)
spiral = [(-0.44 + 0.24 * i / 50, 0.064 * math.cos(i * 0.5), 0.064 * math.sin(i * 0.5)) for i in range(51)]
tube(spiral, 0.009, light(frost, 3.5), glaive)
for turn in range(4):
    fin = plate([(-1.44, 0.05), (-1.24, 0.05), (-1.28, 0.12), (-1.42, 0.15), (-1.52, 0.1)], 0.02, mid, glaive, bevel=0.005)
    fin.rotation_euler = (math.pi / 2 + turn * math.pi / 2, 0, 0)
barrel([(0, -1.68), (0.012, -1.64), (0.06, -1.5), (0.05, -1.42), (0, -1.42)], steel, glaive, sides=8)
cylinder(0.07, 0.02, (-1.12, 0, 0), (0, math.pi / 2, 0), light(frost, 3), 0, parent=glaive)

point((BITE[0], -0.5, BITE[1]), 8, frost, 0.2).parent = glaive
motes(40, '#bfe6ff', spread=(1.5, 0.8, 1.3), centre=(-0.1, 0, 0.8))

shoot(name, height=0.5, distance=8.4, target=(0, 0, -0.1), lens=61)
