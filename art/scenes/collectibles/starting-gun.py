"""Starting Gun: a hand cannon with a five-chamber drum and chequered flanks, pointing at the sky over its podium."""

import math

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
    hover_plate,
    inset,
    motes,
    plate,
    posed,
    slots,
    smooth,
    soft_boxes,
)
from kit.colours import ICE, SLIPSTREAM
from kit.lights import point
from kit.materials import light, metal
from kit.shapes import box, cylinder, tube
from kit.stage import collectible, shoot

name = collectible('starting-gun', SLIPSTREAM, rim=ICE, seed=8, podium=-1.62, podium_radius=1.3, key=560, rims=1.25, backdrop='#c22a16')
soft_boxes(400, 260, front=200)
hover_plate(-1.62, SLIPSTREAM)

dark, mid, steel, gold = gunmetal('#1d2127'), gunmetal('#434a55'), bright_steel('#b9bfc8', 0.18), brass()
red = enamel('#c8200c', 0.25)
white, black = enamel('#e3e4e6', 0.3), enamel('#0b0c0e', 0.3)
horn = metal('#4a1a12', 0.28, 0.0, wear=0.35, wear_colour='#a0603c', grime=1.0, scale=5, clearcoat=0.8)
hot = light(SLIPSTREAM, 5)
gun = posed((-0.36, 0, 0.13), roll=-14, pitch=-32, yaw=-22, scale=1.16)
AXIS = 0.16

# Barrel: an angular slab with a ported top rib and an underlug, open at the mouth.
slab = [(0.36, 0.36), (1.52, 0.36), (1.62, 0.28), (1.62, -0.12), (1.54, -0.2), (0.62, -0.2), (0.5, -0.12), (0.36, -0.12)]
body = plate(slab, 0.34, mid, gun)
ports = [box((0.05, 0.6, 0.1), (0.78 + 0.13 * i, 0, 0.36), (0, -0.35, 0), bevel=0, parent=gun) for i in range(6)]
bore = cylinder(0.105, 0.5, (1.55, 0, AXIS - 0.03), (0, math.pi / 2, 0), bevel=0, parent=gun)
drilled(body, bore, *ports, rim=0.014)
barrel([(0.105, 1.44), (0.15, 1.46), (0.15, 1.665), (0.125, 1.69), (0.1, 1.67), (0.1, 1.5)], steel, gun, (0, 0, AXIS - 0.03), bevel=0.006)
barrel([(0, 1.5), (0.11, 1.5)], hot, gun, (0, 0, AXIS - 0.03))
flank = [(0.5, 0.25), (1.46, 0.25), (1.54, 0.2), (1.54, 0.0), (0.56, 0.0), (0.5, 0.06)]
cheeks(flank, 0.04, 0.175, red, gun, cuts=[(1.1, 0.1, 70), (0.68, 0.1, 70)])
for column in range(8):
    for row in range(3):
        tone = white if (column + row) % 2 else black
        for side in (-1, 1):
            box((0.05, 0.02, 0.05), (0.74 + 0.0505 * column, side * 0.196, 0.176 - 0.0505 * row), material=tone, bevel=0.003, parent=gun)
cheeks([(0.62, -0.05), (1.5, -0.05), (1.46, -0.15), (0.7, -0.15)], 0.03, 0.172, dark, gun)
slots((0.84, -0.1), (1.36, -0.1), 9, (0.02, 0.06), 0.188, hot, gun, lean=-18)
bolts([(0.56, 0.2), (1.44, 0.21), (1.44, 0.04), (0.6, 0.04)], 0.195, 0.016, steel, gun)
plate([(1.4, 0.36), (1.5, 0.36), (1.5, 0.48), (1.46, 0.48)], 0.03, red, gun, bevel=0.004)
box((1.1, 0.1, 0.035), (0.98, 0, 0.375), material=dark, bevel=0.006, parent=gun)

# Drum: five fluted chambers, their mouths alight.
drum = barrel([(0, -0.3), (0.26, -0.3), (0.3, -0.26), (0.3, 0.24), (0.27, 0.3), (0, 0.3)], steel, gun, (0, 0, AXIS - 0.1), bevel=0.0)
flutes, spread = [], 2 * math.pi / 5
for i in range(5):
    angle = spread * (i + 0.5) + math.pi / 2
    spot = (0.1, 0.34 * math.cos(angle), AXIS - 0.1 + 0.34 * math.sin(angle))
    flutes.append(cylinder(0.1, 0.5, spot, (0, math.pi / 2, 0), bevel=0, sides=24, parent=gun))
drilled(drum, *flutes, rim=0.01)
for i in range(5):
    angle = spread * i + math.pi / 2
    spot = (-0.305, 0.19 * math.cos(angle), AXIS - 0.1 + 0.19 * math.sin(angle))
    cylinder(0.075, 0.03, spot, (0, math.pi / 2, 0), gold, 0.008, 24, parent=gun)
    spot = (-0.2, 0.288 * math.cos(angle), AXIS - 0.1 + 0.288 * math.sin(angle))
    box((0.1, 0.03, 0.03), spot, (angle, 0, 0), hot, 0.006, parent=gun)

# Frame: top strap, recoil shield, hammer, trigger.
frame = [(-0.62, 0.36), (-0.42, 0.46), (0.5, 0.46), (0.56, 0.36), (0.36, 0.36), (-0.33, 0.4), (-0.36, -0.22), (0.36, -0.22), (0.42, -0.12)]
frame += [(0.6, -0.12), (0.58, -0.24), (0.42, -0.32), (-0.46, -0.32), (-0.66, -0.2), (-0.7, 0.2)]
plate(frame, 0.28, dark, gun, bevel=0.02)
plate([(-0.36, 0.4), (-0.62, 0.32), (-0.66, -0.2), (-0.34, -0.28)], 0.44, mid, gun, bevel=0.05)
cheeks([(-0.4, 0.28), (-0.57, 0.22), (-0.6, -0.1), (-0.4, -0.16)], 0.03, 0.22, red, gun, cuts=[(-0.5, 0.06, 10)])
bolts([(-0.5, 0.18), (-0.5, -0.04)], 0.236, 0.018, gold, gun)
cheeks([(-0.3, 0.45), (0.42, 0.45), (0.46, 0.38), (-0.28, 0.41)], 0.02, 0.145, red, gun, 0.006)
spur = smooth([(-0.52, 0.26), (-0.62, 0.42), (-0.76, 0.5), (-0.86, 0.5)], 6) + smooth([(-0.86, 0.45), (-0.74, 0.4), (-0.7, 0.2)], 6)
plate(spur, 0.1, steel, gun)
loop = arc((-0.1, -0.38), 0.23, 165, 372, 20)
tube([(-0.42, 0, -0.3), *[(x, 0, z) for x, z in loop], (0.2, 0, -0.28)], 0.036, mid, gun)
plate(smooth([(-0.1, -0.3), (-0.04, -0.42), (-0.08, -0.54)], 5) + smooth([(-0.13, -0.53), (-0.12, -0.42), (-0.2, -0.3)], 5), 0.06, gold, gun, bevel=0.01)

# Grip: a bird's-head handle with carved panels.
back = smooth([(-0.66, 0.16), (-0.82, -0.06), (-0.9, -0.4), (-1.06, -0.78), (-1.08, -0.94)], 8)
front = smooth([(-0.74, -1.0), (-0.66, -0.8), (-0.56, -0.5), (-0.42, -0.3)], 8)
plate(back + front, 0.2, dark, gun, bevel=0.03)
panel = inset(back[6:] + front[:-3], 0.035)
cheeks(panel, 0.07, 0.11, horn, gun, bevel=0.03)
for i in range(7):
    z = -0.3 - 0.07 * i
    x = -0.7 - 0.4 * (0.07 * i)
    for side in (-1, 1):
        box((0.2, 0.012, 0.012), (x, side * 0.148, z), (0, -0.5, 0), dark, 0.004, parent=gun)
bolts([(-0.74, -0.2), (-0.9, -0.82)], 0.148, 0.026, gold, gun)
plate([(-1.12, -0.92), (-0.74, -1.02), (-0.76, -1.1), (-1.1, -1.02)], 0.26, gold, gun, bevel=0.02)

point((1.75, 0, AXIS), 8, SLIPSTREAM, 0.08).parent = gun
motes(34, '#ff7a58', spread=(1.2, 0.8, 1.0), centre=(1.1, 0, 1.1))

shoot(name, height=0.6, distance=8.4, target=(0, 0, -0.12), lens=62)
