"""Breach Cutter: a yellow salvage saw whose blade is a hoop of cyan plasma under a striped guard."""

import math
import random

from kit.armoury import (
    arc,
    barrel,
    bolts,
    bright_steel,
    cheeks,
    cradle,
    drilled,
    enamel,
    gunmetal,
    hose,
    inset,
    motes,
    plate,
    posed,
    rubber,
    slots,
    smooth,
    soft_boxes,
)
from kit.colours import SIGNAL
from kit.lights import point
from kit.materials import crystal, glass, light
from kit.shapes import box, cylinder, ring, torus, tube
from kit.stage import collectible, shoot

YELLOW = '#f0a818'
name = collectible('breach-cutter', SIGNAL, rim='#ffc04a', seed=12, podium=-1.3, podium_radius=1.5, key=560, rims=1.4, backdrop='#1f7f9c')
soft_boxes(380, 260, front=200)

dark, mid, steel, pad = gunmetal('#1b1e23'), gunmetal('#454b54'), bright_steel(), rubber()
paint, stripe = enamel(YELLOW, 0.34, wear=1.0), enamel('#0d0e10', 0.4)
plasma = light(SIGNAL, 5)
saw = posed((0.34, 0, -0.02), roll=-12, pitch=10, yaw=24, scale=1.12)
HUB, REACH = (-0.76, 0.1), 0.74


def across(radius, depth, x, z, material, y=0.0, bevel=0.012, sides=64):
    """Returns a drum whose axis points at the viewer."""
    return cylinder(radius, depth, (x, y, z), (math.pi / 2, 0, 0), material, bevel, sides, parent=saw)


# Blade: a drilled rotor that carries hoops of plasma on claws.
rotor = across(0.52, 0.05, *HUB, mid, bevel=0)
holes = [across(0.075, 0.4, *arc(HUB, 0.36, degrees, degrees + 1, 1)[0], None, bevel=0, sides=24) for degrees in range(0, 360, 40)]
drilled(rotor, *holes, rim=0.008)
across(0.24, 0.16, *HUB, dark)
across(0.17, 0.2, *HUB, steel)
across(0.1, 0.24, *HUB, dark)
for degrees in range(0, 360, 60):
    x, z = arc(HUB, 0.135, degrees, degrees + 1, 1)[0]
    across(0.018, 0.22, x, z, dark, bevel=0.004, sides=6)
for degrees in range(0, 360, 18):
    tooth = [(0.48, -0.05), (0.6, -0.02), (0.655, 0.05), (0.57, 0.05), (0.48, 0.05)]
    turn = math.radians(degrees)
    spun = [(HUB[0] + r * math.cos(turn) - s * math.sin(turn), HUB[1] + r * math.sin(turn) + s * math.cos(turn)) for r, s in tooth]
    plate(spun, 0.035, steel, saw, bevel=0.006)
at_hub = (HUB[0], 0, HUB[1])
torus(0.685, 0.018, at_hub, (math.pi / 2, 0, 0), light('#8fe8ff', 9), sides=12, parent=saw)
for radius, width, glow in ((0.72, 0.008, 5), (0.655, 0.006, 4), (0.745, 0.004, 3)):
    torus(radius, width, at_hub, (math.pi / 2, 0, 0), light('#25b8f5', glow), sides=8, parent=saw)
point((HUB[0] - 0.3, -0.5, HUB[1] - 0.4), 16, SIGNAL, 0.15).parent = saw
point((HUB[0], 0, HUB[1] - 0.85), 16, SIGNAL, 0.15).parent = saw

# Guard: a thick shell over the upper half, hazard stripes along its rim.
shell = arc(HUB, 0.9, -8, 168, 40) + arc(HUB, 0.6, 168, -8, 40)
plate(shell, 0.22, dark, saw, bevel=0.015)
for low, high, tone in [(start, start + 10.4, paint if k % 2 else stripe) for k, start in enumerate(range(-6, 160, 11))]:
    lean = 7
    band = arc(HUB, 0.915, low + lean, high + lean, 5) + arc(HUB, 0.755, high, low, 5)
    plate(band, 0.255, tone, saw, bevel=0.01)
cheeks(arc(HUB, 0.73, 2, 162, 36) + arc(HUB, 0.63, 162, 2, 36), 0.03, 0.115, paint, saw, cuts=[(HUB[0], HUB[1], 58), (HUB[0], HUB[1], 112)])
bolts([arc(HUB, 0.68, degrees, degrees + 1, 1)[0] for degrees in (14, 46, 70, 100, 124, 152)], 0.132, 0.018, steel, saw)

# Arm from the hub to the body, over the face of the rotor.
arm = [(-0.86, -0.02), (-0.74, -0.04), (0.1, -0.24), (0.3, -0.2), (0.3, 0.2), (0.04, 0.22), (-0.72, 0.22), (-0.86, 0.18)]
plate(arm, 0.06, dark, saw, y=-0.13, bevel=0.015)
plate(inset(arm, 0.04), 0.03, paint, saw, y=-0.17, bevel=0.012)
box((0.34, 0.012, 0.05), (-0.3, -0.188, 0.08), (0, 0.02, 0), dark, 0.01, parent=saw)
for i in range(4):
    box((0.05, 0.016, 0.024), (-0.41 + 0.075 * i, -0.192, 0.08), material=plasma, bevel=0.004, parent=saw)
ring(0.17, 0.04, 0.05, (HUB[0], -0.17, HUB[1]), (math.pi / 2, 0, 0), mid, 64, 0.01, saw)
across(0.1, 0.05, *HUB, paint, y=-0.19)

# Body: a panelled casing around a finned motor.
case = [(-0.02, -0.3), (-0.02, 0.3), (0.12, 0.42), (0.98, 0.42), (1.1, 0.3), (1.1, -0.16), (0.98, -0.32), (0.12, -0.4)]
plate(case, 0.46, dark, saw, bevel=0.03)
cheeks(inset(case, 0.045), 0.06, 0.235, paint, saw, bevel=0.02, cuts=[(0.3, 0, 78), (0.5, -0.12, 0), (0.82, 0, 102)])
across(0.2, 0.62, 0.62, 0.12, dark, sides=48)
across(0.215, 0.56, 0.62, 0.12, mid, sides=48)
for k in range(18):
    turn = math.radians(20 * k)
    spot = (0.62 + 0.15 * math.cos(turn), 0, 0.12 + 0.15 * math.sin(turn))
    box((0.09, 0.64, 0.018), spot, (0, -turn, 0), dark, 0.004, parent=saw)
across(0.07, 0.66, 0.62, 0.12, plasma, bevel=0)
across(0.05, 0.68, 0.62, 0.12, steel)
slots((0.1, 0.26), (0.24, 0.3), 4, (0.02, 0.1), 0.27, dark, saw, lean=12)
slots((0.9, -0.2), (0.9, 0.04), 5, (0.1, 0.02), 0.268, dark, saw)
bolts([(0.05, -0.22), (0.2, -0.3), (0.92, -0.24), (1.02, 0.24), (0.4, 0.35), (0.94, 0.34)], 0.268, 0.02, steel, saw)

# Handles: a bowed one over the top, a closed one behind with its trigger.
bow = smooth([(0.02, 0.0, 0.36), (-0.02, 0.0, 0.62), (0.2, 0.0, 0.78), (0.6, 0.0, 0.78), (0.76, 0.0, 0.62), (0.8, 0.0, 0.4)], 4)
tube(bow, 0.05, mid, saw)
tube(bow[7:16], 0.07, pad, saw)
for x, z in ((0.02, 0.42), (0.79, 0.44)):
    box((0.18, 0.2, 0.1), (x, 0, z), material=dark, bevel=0.02, parent=saw)
loop = plate(smooth([(1.06, 0.3), (1.3, 0.34), (1.5, 0.24), (1.56, 0.0), (1.46, -0.26), (1.24, -0.34), (1.06, -0.28)], 6), 0.17, pad, saw, bevel=0.04)
opening = plate(smooth([(1.12, 0.14), (1.28, 0.18), (1.38, 0.1), (1.4, -0.04), (1.34, -0.16), (1.22, -0.2), (1.12, -0.16)], 6), 0.6, None, saw, bevel=0)
drilled(loop, opening, rim=0.03)
plate([(1.24, 0.2), (1.3, 0.18), (1.27, 0.02), (1.22, 0.04)], 0.07, light('#ffb02e', 2.0), saw, bevel=0.01)

# Fuel: a glass cell slung below, its hose to the hub.
barrel([(0, 0.12), (0.1, 0.12), (0.15, 0.17), (0.15, 0.27), (0, 0.27)], mid, saw, (0, 0, -0.5), bevel=0.008)
barrel([(0, 0.8), (0.15, 0.8), (0.15, 0.9), (0.1, 0.95), (0, 0.95)], mid, saw, (0, 0, -0.5), bevel=0.008)
barrel([(0, 0.26), (0.13, 0.26), (0.13, 0.81), (0, 0.81)], glass('#bfefff', 0.02), saw, (0, 0, -0.5))
barrel([(0, 0.27), (0.1, 0.27), (0.1, 0.8), (0, 0.8)], crystal('#4dd8ff', '#0b5f8a', '#e2fbff', 1.6, 7), saw, (0, 0, -0.5))
for x in (0.4, 0.54, 0.68):
    torus(0.142, 0.012, (x, 0, -0.5), (0, math.pi / 2, 0), steel, 48, 10, saw)
hose([(0.12, 0, -0.5), (-0.06, -0.1, -0.56), (-0.24, -0.2, -0.36), (-0.36, -0.2, -0.14)], 0.035, pad, steel, saw)
hose([(0.98, -0.2, 0.3), (1.2, -0.3, 0.5), (0.9, -0.34, 0.62), (0.62, -0.28, 0.36)], 0.026, pad, steel, saw)

cradle([(0.16, -0.6, 10), (1.16, -0.7, 10)], -1.3, SIGNAL, yaw=24, width=0.24)
chance = random.Random(3)
for _ in range(38):
    turn, reach = math.radians(chance.gauss(232, 17)), 0.72 + abs(chance.gauss(0, 0.2))
    spot = (HUB[0] + reach * math.cos(turn), chance.gauss(0, 0.06), HUB[1] + reach * math.sin(turn))
    box((chance.uniform(0.03, 0.13), 0.005, 0.005), spot, (0, math.pi / 2 - turn + chance.gauss(0, 0.12), 0), plasma, 0, parent=saw)
motes(20, '#ffd27a', centre=(-0.4, 0, 0))

shoot(name, height=0.75, distance=8.4, target=(0, 0, -0.16), lens=61)
