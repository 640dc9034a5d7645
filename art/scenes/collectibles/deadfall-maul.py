"""Deadfall Maul: a war hammer hanging head down, a caged black core bending light and lifting rubble around it."""

import math
import random

from kit.armoury import (
    arc,
    barrel,
    bolts,
    brass,
    bright_steel,
    cheeks,
    drilled,
    enamel,
    gunmetal,
    hose,
    motes,
    plate,
    posed,
    rubber,
    slots,
    soft_boxes,
    wrapped_grip,
)
from kit.colours import GATE, ODYSSEY
from kit.lights import point
from kit.materials import light, metal
from kit.shapes import box, cylinder, extrude, polygon, ring, shard, sphere, torus
from kit.stage import collectible, shoot

name = collectible('deadfall-maul', GATE, rim=ODYSSEY, seed=10, podium=-1.62, podium_radius=1.45, key=560, rims=1.5, backdrop='#a8601c')
soft_boxes(380, 260, front=180)

dark, mid, steel, gold = gunmetal('#1f2329'), gunmetal('#4b515b'), bright_steel('#a7adb6'), brass()
slab = enamel('#6d6a68', 0.4, wear=1.0, bevel=0.02)
hot, ember = light(GATE, 5), light('#ff8a2e', 3.5)
stone = metal('#4d4740', 0.75, 0.0, grime=1.0, scale=7, bump=0.6)
maul = posed((0.18, 0, -0.62), roll=-2, pitch=76, yaw=-17)

# Cage: a hoop facing the viewer with the core in it and its thin discs of light.
ring(0.43, 0.1, 0.56, (0, 0, 0), (math.pi / 2, 0, 0), dark, 96, 0.02, maul)
ring(0.43, 0.15, 0.3, (0, 0, 0), (math.pi / 2, 0, 0), mid, 96, 0.02, maul)
for side in (-0.285, 0.285):
    ring(0.43, 0.022, 0.012, (0, side, 0), (math.pi / 2, 0, 0), ember, 96, 0, maul)
    for degrees in range(15, 375, 30):
        (x, z) = arc((0, 0), 0.43, degrees, degrees + 1, 1)[0]
        cylinder(0.022, 0.03, (x, side, z), (math.pi / 2, 0, 0), steel, 0.005, 6, parent=maul)
sphere(0.235, material=metal('#020203', 0.06, 1.0), parent=maul)
for radius, width, tilt, glow in ((0.275, 0.012, 1.28, 9), (0.31, 0.03, 1.28, 4.5), (0.35, 0.012, 1.28, 3), (0.262, 0.006, 0.0, 7)):
    flat = torus(radius, width, rotation=(tilt, 0.25, 0), material=light('#ffb45e' if glow > 5 else '#ff8a2e', glow), parent=maul)
    flat.scale = (1, 1, 0.18)
point((0, -0.4, 0), 14, GATE, 0.15).parent = maul


def octagon(radius, length, z, material, bevel=0.02, taper=1.0):
    """Returns an eight-sided block of the head about the striking axis."""
    turn = 0 if z > 0 else math.pi
    return extrude(polygon(8, radius, math.pi / 8), length, (0, 0, z), (turn, 0, 0), material, bevel, parent=maul, taper=taper)


# Two striking ends: collars, a drum with deep flutes, a chamfered face with a waffle of studs.
for side in (-1, 1):
    octagon(0.36, 0.16, side * 0.5, dark)
    octagon(0.44, 0.07, side * 0.55, gold, 0.012)
    block = octagon(0.5, 0.34, side * 0.74, slab, 0.03)
    flutes = []
    for k in range(8):
        turn = math.pi / 4 * k
        spot = (0.462 * math.cos(turn), 0.462 * math.sin(turn), side * 0.74)
        flutes.append(box((0.09, 0.07, 0.2), spot, (0, 0, turn), bevel=0, parent=maul))
    drilled(block, *flutes, rim=0.016)
    octagon(0.465, 0.3, side * 0.74, light('#ff8a2e', 2.4), 0)
    octagon(0.5, 0.07, side * 0.955, mid, 0.02, taper=0.9)
    octagon(0.52, 0.035, side * 0.925, dark, 0.01)
    for row in range(-2, 3):
        for column in range(-2, 3):
            if abs(row) + abs(column) < 4:
                box((0.1, 0.1, 0.05), (0.13 * row, 0.13 * column, side * 1.0), material=mid, bevel=0.018, parent=maul)

# Brackets over and under the cage tie the ends together.
for flank in (-1, 1):
    low = [(flank * 0.34, -0.52), (flank * 0.5, -0.46), (flank * 0.56, -0.2), (flank * 0.56, 0.2), (flank * 0.5, 0.46), (flank * 0.34, 0.52), (flank * 0.4, 0.24), (flank * 0.4, -0.24)]
    plate(low, 0.36, dark, maul, bevel=0.025)
    cheeks([(x * 0.985 + flank * 0.004, z * 0.86) for x, z in low], 0.03, 0.19, slab, maul, cuts=[(0, 0.14, 0), (0, -0.14, 0)])
    bolts([(flank * 0.48, 0.3), (flank * 0.48, -0.3), (flank * 0.485, 0)], 0.21, 0.02, gold, maul)
plate([(0.56, -0.16), (0.66, -0.08), (0.66, 0.08), (0.56, 0.16)], 0.3, mid, maul, bevel=0.02)

# Haft: a socket with vents, a thick tube with collars, a bound grip, a counterweight.
barrel([(0, -0.92), (0.1, -0.92), (0.12, -0.86), (0.19, -0.6), (0.19, -0.5), (0, -0.5)], mid, maul, sides=8, bevel=0.014)
for k in range(8):
    turn = math.pi / 4 * k
    box((0.14, 0.05, 0.02), (-0.72, 0.15 * math.cos(turn), 0.15 * math.sin(turn)), (turn + math.pi / 2, 0.27, 0), ember, 0.004, parent=maul)
barrel([(0, -2.2), (0.075, -2.2), (0.075, -0.8), (0, -0.8)], dark, maul)
for x, girth in ((-0.98, 0.12), (-1.2, 0.105), (-1.26, 0.12), (-2.16, 0.12)):
    barrel([(0.07, x - 0.04), (girth, x - 0.03), (girth, x + 0.03), (0.07, x + 0.04)], gold, maul, sides=8, bevel=0.008)
wrapped_grip(-2.12, -1.3, 0.088, rubber('#1a120d'), gold, maul, 15, swell=0.08, flat=1)
barrel([(0, -2.5), (0.1, -2.48), (0.17, -2.38), (0.17, -2.3), (0.09, -2.2), (0, -2.2)], mid, maul, sides=8, bevel=0.014)
barrel([(0.172, -2.355), (0.182, -2.35), (0.182, -2.33), (0.172, -2.325)], hot, maul, sides=8)
for side in (-1, 1):
    hose([(-1.2, side * 0.08, 0.06), (-1.0, side * 0.2, 0.1), (-0.74, side * 0.25, 0.14), (-0.52, side * 0.2, 0.22)], 0.02, rubber(), steel, maul)
slots((-1.12, 0), (-1.05, 0), 2, (0.015, 0.05), 0.074, ember, maul)

# Rubble the core has picked up from the podium.
for i in range(34):
    angle, reach = random.uniform(0, 6.28), random.uniform(0.95, 1.55)
    size = random.choice((0.02, 0.03, 0.045, 0.07))
    spot = (0.1 + reach * math.cos(angle), reach * math.sin(angle) * 0.8, random.uniform(-1.5, -0.25))
    shard(size, size * 1.7, spot, (random.uniform(0, 3), random.uniform(0, 3), 0), 5, 60 + i, stone)
point((0.1, 0, -1.35), 22, GATE, 0.2)
motes(24, '#ffbe78', spread=(1.7, 0.9, 1.0), centre=(0, 0, -0.4))

shoot(name, height=0.7, distance=8.4, target=(0, 0, -0.12), lens=61)
