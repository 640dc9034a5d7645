"""Ember Blade: a captain's duelling sabre hovering tip up, its edge burning like a coal along a filament."""

import math

from kit.armoury import (
    PLANK,
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
    slots,
    smooth,
    soft_boxes,
    wrapped_grip,
)
from kit.colours import DOMINION, EMBER
from kit.lights import point
from kit.materials import crystal, light, metal
from kit.shapes import ring, sphere
from kit.stage import collectible, shoot

name = collectible('ember-blade', DOMINION, rim=EMBER, seed=5, podium=-1.62, podium_radius=1.2, key=520, rims=1.5)
soft_boxes(360, 220, right_tone='#ffe6d2')
hover_plate(-1.62, DOMINION)

dark, slate, steel, gold = gunmetal(), gunmetal('#4a525f'), bright_steel(), brass()
leather = metal('#2a1512', 0.5, 0.0, wear=0.5, wear_colour='#6b4030', grime=0.6, scale=8, bump=0.3)
ember, teal = light(EMBER, 6), light(DOMINION, 5)
PITCH = -57
reach = 1.14
sword = posed(
    (-reach * math.cos(math.radians(PITCH)), 0, reach * math.sin(math.radians(PITCH)) + 0.17), roll=-18, pitch=PITCH, yaw=-16, scale=1.12
)

# Blade: a glowing body, a segmented spine bolted over its back, a wire along the edge.
spine = smooth([(0.42, -0.15), (1.0, -0.175), (1.6, -0.2), (2.2, -0.26), (2.72, -0.4)], 24)
edge = smooth([(0.42, 0.14), (1.0, 0.2), (1.6, 0.19), (2.2, 0.06), (2.72, -0.4)], 24)
thin = [0.085 - 0.055 * i / (len(spine) - 1) for i in range(len(spine))]
skin(spine, edge, thin, hot_edge('#ff5a1f', '#ff9a45', body='#3a414d', start=0.5, strength=3.0), sword)
low, high = between(spine, edge, -0.09, 0.36)
for first in range(4, 82, 13):
    part = slice(first, first + 13)
    wide = [depth * 1.35 + 0.012 for depth in thin[part]]
    skin(low[part], high[part], wide, dark, sword, PLANK)
    skin(*between(low[part][2:-2], high[part][2:-2], 0.3, 0.86), [depth + 0.012 for depth in wide[2:-2]], slate, sword, PLANK)
    _, groove = between(low[part], high[part], 0, 0.62)
    for flank in (-1, 1):
        filament(groove[4:-5], 0.0045, EMBER, sword, flank * (wide[6] / 2 + 0.006), 7)
    bolts([between(low[part], high[part], 0, 0.6)[1][-3]], wide[-3] / 2 + 0.004, 0.009, gold, sword)
filament(edge[1:], 0.008, '#ff7a2e', sword, strength=9)

# Root: the block that clamps the blade and feeds the filament.
root = [(0.2, -0.19), (0.64, -0.2), (0.78, -0.12), (0.64, 0.06), (0.52, 0.21), (0.2, 0.21)]
plate(root, 0.15, dark, sword)
cheeks([(0.26, -0.13), (0.56, -0.13), (0.64, -0.08), (0.55, 0.03), (0.45, 0.14), (0.26, 0.14)], 0.03, 0.085, gold, sword, cuts=[(0.42, 0, 90)])
slots((0.48, -0.07), (0.56, -0.07), 3, (0.018, 0.07), 0.102, ember, sword)
bolts([(0.3, -0.08), (0.3, 0.09)], 0.1, 0.018, steel, sword)

# Guard: a dished cup with a lit channel, two quillons and the knuckle bow.
barrel([(0.0, 0.2), (0.16, 0.19), (0.27, 0.12), (0.32, 0.02), (0.34, 0.02), (0.29, 0.14), (0.17, 0.22), (0.0, 0.23)], gold, sword, flat=0.85)
barrel([(0.315, 0.055), (0.335, 0.055), (0.335, 0.035), (0.315, 0.035)], teal, sword, flat=0.86)
for tail in ([(0.2, 0.2), (0.16, 0.42), (0.3, 0.62)], [(0.2, -0.2), (0.12, -0.4), (-0.02, -0.5)]):
    skin(*ribbon(smooth(tail, 10), [0.125 * (1 - 0.75 * i / 20) for i in range(21)]), 0.075, gold, sword, PLANK)
bow = smooth([(0.05, -0.33), (-0.2, -0.37), (-0.5, -0.3), (-0.66, -0.06)], 10)
skin(*ribbon(bow, 0.045), 0.1, gold, sword, PLANK)
filament([(x, z - 0.024) for x, z in bow[4:-6]], 0.007, DOMINION, sword, -0.035, 6)

# Grip and pommel.
wrapped_grip(-0.52, 0.2, 0.085, leather, gold, sword, 13)
barrel([(0.0, 0.24), (0.13, 0.22), (0.14, 0.15), (0.1, 0.11), (0, 0.11)], dark, sword, bevel=0.006)
barrel([(0, -0.5), (0.1, -0.51), (0.13, -0.57), (0.13, -0.66), (0.09, -0.74), (0, -0.75)], gold, sword, sides=8, bevel=0.012)
ring(0.085, 0.02, 0.02, (-0.745, 0, 0), (0, math.pi / 2, 0), dark, 48, 0.004, sword)
sphere(0.065, (-0.75, 0, 0), crystal('#22d3c5', '#046a72', '#c8fff4', 2.0, 10), 3, parent=sword)
plate([(-0.7, -0.03), (-0.58, -0.12), (-0.54, -0.12), (-0.6, 0.0)], 0.1, rubber(), sword)

motes(46, '#ff9a4d', spread=(1.5, 0.8, 1.7), centre=(0.1, -0.1, 0.4))
for share in (0.25, 0.55, 0.85):
    x, z = edge[int(share * (len(edge) - 1))]
    point((x, -0.15, z + 0.17), 5, EMBER, 0.1).parent = sword

shoot(name, height=0.55, distance=8.4, target=(0, 0, -0.12), lens=62)
