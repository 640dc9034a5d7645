"""Rift Carbine: a stubby silenced carbine on a cradle, violet coils turning behind the slots of its shroud."""

import math

import numpy as np

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
    rail,
    rubber,
    slots,
    smooth,
    soft_boxes,
)
from kit.colours import ODYSSEY, SIGNAL
from kit.lights import point
from kit.materials import light, mirror_glass
from kit.shapes import box, cylinder, extrude, torus, tube
from kit.stage import collectible, shoot

name = collectible('rift-carbine', ODYSSEY, rim=SIGNAL, seed=6, podium=-1.35, podium_radius=1.5, key=560, rims=1.5, backdrop='#5b46d8')
soft_boxes(380, 260, front=160)

dark, mid, steel, pad = gunmetal('#1c2027'), gunmetal('#3a414d'), bright_steel(), rubber()
shell = enamel('#a3a7b6')
violet = light('#7a4dff', 4)
gun = posed((-0.12, 0, 0.1), roll=-13, pitch=-17, yaw=-20, scale=1.2)

# Receiver: a dark chassis between panelled shells.
chassis = [(-0.78, 0.2), (-0.7, 0.27), (0.5, 0.27), (0.6, 0.2), (0.6, -0.08), (0.42, -0.2), (-0.66, -0.2), (-0.78, -0.1)]
plate(chassis, 0.2, dark, gun)
upper = [(-0.74, 0.03), (-0.74, 0.2), (-0.66, 0.26), (0.28, 0.26), (0.44, 0.16), (0.56, 0.16), (0.56, 0.06), (0.3, 0.0), (0.12, 0.03)]
cheeks(upper, 0.07, 0.105, shell, gun, bevel=0.018, cuts=[(-0.42, 0, 72), (0.2, 0, 108)])
lower = [(-0.7, -0.02), (-0.1, -0.02), (0.0, -0.06), (0.3, -0.06), (0.44, -0.02), (0.52, -0.06), (0.38, -0.18), (-0.64, -0.18)]
cheeks(lower, 0.05, 0.105, mid, gun, cuts=[(-0.24, 0, 72)])
cheeks([(-0.34, 0.09), (-0.3, 0.14), (0.08, 0.14), (0.12, 0.09), (0.08, 0.06), (-0.3, 0.06)], 0.03, 0.14, dark, gun, 0.006)
slots((-0.26, 0.1), (0.04, 0.1), 7, (0.02, 0.05), 0.156, violet, gun, lean=18)
cheeks([(-0.71, 0.21), (-0.48, 0.21), (-0.52, 0.08), (-0.71, 0.08)], 0.02, 0.138, dark, gun, 0.006)
slots((-0.67, 0.145), (-0.57, 0.145), 4, (0.014, 0.08), 0.148, violet, gun)
cheeks([(0.26, 0.14), (0.3, 0.14), (0.38, 0.06), (0.34, 0.06)], 0.01, 0.14, violet, gun, 0.003)
cheeks([(0.32, 0.14), (0.34, 0.14), (0.42, 0.06), (0.4, 0.06)], 0.01, 0.14, violet, gun, 0.003)
bolts([(-0.62, 0.06), (-0.36, 0.21), (0.12, 0.21), (0.42, 0.1)], 0.14, 0.015, steel, gun)
bolts([(-0.58, -0.1), (-0.3, -0.1), (-0.16, -0.1), (0.32, -0.12)], 0.13, 0.015, dark, gun)

# Shroud: an eight-sided silencer with windows on to the coil.
shroud = barrel([(0.0, 0.5), (0.235, 0.5), (0.26, 0.56), (0.26, 1.34), (0.23, 1.4), (0.0, 1.4)], dark, gun, (0, 0, 0.06), 8, 0.014)
windows = []
for k in range(4):
    turn = math.radians(45 * k)
    for x in (0.66, 0.86, 1.06, 1.26):
        windows.append(box((0.13, 0.1, 0.7), (x, 0, 0.06), (turn, 0, 0), bevel=0, parent=gun))
core = cylinder(0.205, 0.74, (0.96, 0, 0.06), (0, math.pi / 2, 0), bevel=0, sides=32, parent=gun)
drilled(shroud, core, *windows)
for strand in range(3):
    angles = np.linspace(0, 3.6 * math.pi, 60) + strand * 2 * math.pi / 3
    coil = [(0.56 + 0.8 * i / 59, 0.15 * math.cos(a), 0.06 + 0.15 * math.sin(a)) for i, a in enumerate(angles)]
    tube(coil, 0.03, mid, gun)
barrel([(0, 0.52), (0.135, 0.52), (0.135, 1.38), (0, 1.38)], light('#6f42ff', 5), gun, (0, 0, 0.06))
for x in (0.56, 1.36):
    barrel([(0.24, x - 0.035), (0.285, x - 0.025), (0.285, x + 0.025), (0.24, x + 0.035)], mid, gun, (0, 0, 0.06), 8, 0.006)
barrel([(0.1, 1.38), (0.19, 1.4), (0.19, 1.48), (0.15, 1.54), (0.1, 1.54), (0.1, 1.4)], steel, gun, (0, 0, 0.06), 8, 0.008)
barrel([(0.0, 1.46), (0.101, 1.46)], light('#b79bff', 6), gun, (0, 0, 0.06))
plate([(0.62, -0.19), (1.3, -0.19), (1.22, -0.27), (0.7, -0.27)], 0.12, pad, gun)
rail(0.62, 1.3, 0.325, 0.08, mid, gun)

# Optic on a riser, with a deep violet lens.
rail(-0.66, 0.34, 0.285, 0.09, mid, gun)
plate([(-0.34, 0.3), (0.2, 0.3), (0.12, 0.4), (-0.26, 0.4)], 0.1, dark, gun)
barrel([(0.0, -0.42), (0.085, -0.42), (0.1, -0.38), (0.1, -0.24), (0.075, -0.2), (0.075, 0.08), (0.12, 0.16), (0.12, 0.3), (0.1, 0.3), (0.1, 0.26), (0, 0.26)], mid, gun, (0, 0, 0.5), bevel=0.005)
barrel([(0.07, -0.17), (0.083, -0.17), (0.083, 0.02), (0.07, 0.02)], shell, gun, (0, 0, 0.5), bevel=0.004)
barrel([(0.1, 0.17), (0.128, 0.185), (0.128, 0.25), (0.1, 0.26)], dark, gun, (0, 0, 0.5), 16, 0.006)
barrel([(0.09, -0.37), (0.108, -0.36), (0.108, -0.28), (0.09, -0.27)], dark, gun, (0, 0, 0.5), 16, 0.006)
barrel([(0.0, 0.275), (0.1, 0.275)], mirror_glass('#05030f', '#2a1a66', '#8f6bff'), gun, (0, 0, 0.5))
barrel([(0.0, -0.425), (0.07, -0.425)], mirror_glass('#05030f', '#2a1a66', '#8f6bff'), gun, (0, 0, 0.5))
for x in (-0.22, 0.06):
    torus(0.088, 0.014, (x, 0, 0.5), (0, math.pi / 2, 0), mid, 48, 12, gun)
cylinder(0.045, 0.1, (-0.08, 0, 0.59), material=mid, bevel=0.01, sides=20, parent=gun)

# Stock: a skeleton with a thick pad.
stock = plate(smooth([(-0.74, 0.24), (-1.0, 0.25), (-1.24, 0.28)], 6) + [(-1.26, -0.3), (-1.14, -0.32), (-0.98, -0.17), (-0.74, -0.18)], 0.16, mid, gun)
hole = extrude([(-0.84, 0.1), (-1.1, 0.13), (-1.12, -0.16), (-0.98, -0.04), (-0.84, -0.06)], 0.6, (0, 0, 0), (math.pi / 2, 0, 0), bevel=0, parent=gun)
drilled(stock, hole)
cheeks([(-0.82, 0.23), (-1.2, 0.26), (-1.2, 0.17), (-0.82, 0.14)], 0.04, 0.08, shell, gun, cuts=[(-1.0, 0.2, 78)])
plate([(-1.24, 0.3), (-1.34, 0.27), (-1.36, -0.29), (-1.26, -0.34)], 0.2, pad, gun, bevel=0.03)
hose([(-0.72, -0.12, 0.08), (-0.86, -0.16, -0.02), (-1.02, -0.13, 0.04), (-1.14, -0.08, 0.14)], 0.02, pad, steel, gun)

# Grip, trigger and the cell in front of it.
grip = smooth([(-0.5, -0.18), (-0.62, -0.4), (-0.68, -0.66)], 6) + smooth([(-0.46, -0.68), (-0.36, -0.46), (-0.24, -0.18)], 6)
plate(grip, 0.15, pad, gun, bevel=0.04)
cheeks(inset(grip, 0.035), 0.02, 0.078, gunmetal('#262a32', 0.5), gun, 0.006, cuts=[(-0.44, z, 12) for z in (-0.3, -0.36, -0.42, -0.48, -0.54)], gap=0.012)
guard = arc((-0.14, -0.24), 0.15, 190, 350, 16)
tube([(-0.28, 0, -0.18), *[(x, 0, z) for x, z in guard], (0.02, 0, -0.18)], 0.018, mid, gun)
plate(smooth([(-0.15, -0.18), (-0.12, -0.26), (-0.16, -0.33)], 4) + smooth([(-0.19, -0.32), (-0.17, -0.26), (-0.2, -0.18)], 4), 0.035, steel, gun, bevel=0.006)
cell = [(0.08, -0.16), (0.34, -0.16), (0.46, -0.66), (0.22, -0.72)]
plate(cell, 0.16, mid, gun, bevel=0.02)
cheeks(inset(cell, 0.05), 0.02, 0.08, dark, gun, 0.006)
cheeks([(0.2, -0.26), (0.29, -0.26), (0.38, -0.6), (0.27, -0.63)], 0.02, 0.088, violet, gun, 0.008, cuts=[(0.3, z, 14) for z in (-0.36, -0.45, -0.54)])
plate([(0.2, -0.68), (0.48, -0.62), (0.5, -0.7), (0.22, -0.77)], 0.2, pad, gun)

cradle([(-1.18, -0.47, -17), (0.96, 0.08, -17)], -1.35, ODYSSEY, yaw=-20)
for x in (0.7, 0.95, 1.2):
    point((x, -0.3, 0.06), 4, ODYSSEY, 0.08).parent = gun
motes(26, '#a58bff', spread=(1.6, 0.8, 1.2), centre=(0.4, 0, 0.3))

shoot(name, height=0.75, distance=8.4, target=(0, 0, -0.14), lens=64)
