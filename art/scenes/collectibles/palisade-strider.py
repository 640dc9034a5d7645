"""Palisade Strider: a sand-painted two-legged walker in mid-stride, one foot still in the air, one long gun, one rocket box."""

import math

import numpy as np

from kit.colours import ICE
from kit.craft import FORE, SIDEWAYS, bricks, dark_metal, greebles, heading, lines, loft, only, painted, piston, plate, rod
from kit.lights import area
from kit.materials import light, metal, paint
from kit.noise import fractal
from kit.sdf import blend, block, carve, drum, half_space, meet, mesh_of, mirrored
from kit.shapes import box, cylinder, empty, ring, sphere, tube
from kit.stage import collectible, shoot

name = collectible('palisade-strider', ICE, rim='#ff7a3c', seed=14, podium=-1.30, podium_radius=1.05, back=0.07, rims=1.25, key=470, fill=1.4, backdrop='#5f9ac8')
area((4.8, -4.0, 1.0), (0, 0, 0), 0.9, 190, '#ffe6cc', tall=4.5)

HEAD = [
    (-0.86, 0.44, 0.130, 0.060, 0.090, 3.5),
    (-0.66, 0.47, 0.270, 0.140, 0.180, 4.5),
    (-0.25, 0.52, 0.370, 0.230, 0.250, 5.5),
    (0.20, 0.52, 0.390, 0.260, 0.270, 6.0),
    (0.52, 0.48, 0.300, 0.200, 0.230, 5.0),
    (0.66, 0.46, 0.220, 0.140, 0.160, 4.0),
]
GUN_X, GUN_Z = 0.66, 0.50
#: Hip, knee, ankle and sole of both legs as (y, z); the left one drives, the right one is still in the air.
STANCE = {-1: ((0.08, 0.06), (-0.32, -0.36), (0.40, -0.74), (0.30, -1.22)), 1: ((0.08, 0.06), (-0.52, -0.16), (-0.14, -0.66), (-0.52, -1.06))}
LEG_X = 0.43


def limb(p, start, end, width, first, last, round=0.02):
    """Returns a flat-sided limb in the YZ plane about x = 0, `width` half across, its depth going from `first` to `last` (half)."""
    (ay, az), (by, bz) = start, end
    length = math.hypot(by - ay, bz - az)
    cy, cz = (by - ay) / length, (bz - az) / length
    along = (p[1] - ay) * cy + (p[2] - az) * cz
    aside = (p[2] - az) * cy - (p[1] - ay) * cz
    depth = first + (last - first) * np.clip(along / length, 0, 1)
    sides = [np.abs(p[0]) - width + round, np.abs(aside) - depth + round, np.abs(along - length / 2) - length / 2 + round]
    return np.maximum(np.maximum(sides[0], sides[1]), sides[2]) - round


def torso(p):
    q = mirrored(p)
    shape = loft(q, HEAD)
    shape = meet(shape, half_space(q, (0.6, 0, 0.8), 0.84), 0.015)
    # Brow, cheeks, hip yoke and shoulders.
    shape = blend(shape, plate([q[0], q[1] - 0.35 * q[0], q[2] - 0.655 - 0.22 * (q[1] + 0.6)], [(-0.1, -0.82), (0.34, -0.80), (0.36, -0.35), (-0.1, -0.35)], 0, 0.035), 0.02)
    shape = blend(shape, block(q, (0.33, -0.30, 0.36), (0.075, 0.26, 0.11), 0.02), 0.02)
    shape = np.minimum(shape, drum(q, (0, 0.08, 0.20), 0.20, 0.12, axis=2, round=0.02))
    shape = np.minimum(shape, meet(block(q, (0, 0.08, 0.06), (0.34, 0.20, 0.12), 0.03), half_space(q, (0.5, -0.6, -0.7), 0.27), 0.02))
    shape = np.minimum(shape, drum(q, (0.46, 0.08, GUN_Z), 0.13, 0.14, axis=0, round=0.02))
    # Left of the pilot: rockets; right: the gun's breech.
    box_at, breech_at = (-0.70, 0.02, GUN_Z + 0.05), (GUN_X + 0.02, 0.10, GUN_Z)
    rockets = meet(block(p, box_at, (0.17, 0.34, 0.20), 0.025), half_space(p, (-0.707, 0, 0.707), 0.995), 0.015)
    breech = block(p, breech_at, (0.125, 0.36, 0.135), 0.03)
    return np.minimum(shape, np.minimum(rockets, breech))


def torso_carved(p):
    q = mirrored(p)
    shape = carve(torso(p), block(q, (0, -0.80, 0.515), (0.24, 0.20, 0.035), 0.01), 0.008)
    for row in (-0.085, 0.085):
        for column in (-0.115, 0.0, 0.115):
            shape = carve(shape, drum(p, (-0.70 + row, -0.34, GUN_Z + 0.05 + column), 0.050, 0.12, axis=1), 0.006)
    for i in range(5):
        shape = carve(shape, block(q, (0.20, 0.16 + 0.075 * i, 0.80), (0.10, 0.022, 0.08), 0.006), 0.006)
        shape = carve(shape, block(p, (GUN_X + 0.14, -0.05 + 0.075 * i, GUN_Z), (0.03, 0.022, 0.07), 0.006), 0.006)
    return carve(shape, block(q, (0.39, 0.12, 0.36), (0.04, 0.24, 0.06), 0.015), 0.008)


def leg(side):
    """Returns the armour of one leg as a distance field about its own x."""
    hip, knee, ankle, sole = STANCE[side]
    toe_y, ground = sole

    def shape(p):
        q = [p[0] - side * LEG_X, p[1], p[2]]
        r = [np.abs(q[0]), q[1], q[2]]
        part = limb(q, hip, knee, 0.105, 0.15, 0.095)
        part = np.minimum(part, limb(q, (knee[0] - 0.02, knee[1] + 0.02), (ankle[0], ankle[1]), 0.085, 0.115, 0.065))
        part = np.minimum(part, limb(q, ankle, (toe_y, ground + 0.06), 0.075, 0.06, 0.095))
        # Knee shield, then joints, then the splayed foot.
        shield = limb(q, (knee[0] - 0.10, knee[1] + 0.17), (knee[0] - 0.03, knee[1] - 0.20), 0.125, 0.045, 0.03)
        shield = meet(shield, half_space(r, (0.7, -0.7, 0), 0.707 * (0.055 - knee[0] + 0.09)), 0.01)
        shield = meet(shield, half_space(q, (0, -0.5, -0.86), 0.5 * (0.06 - knee[0]) + 0.86 * (0.13 - knee[1])), 0.01)
        part = blend(part, shield, 0.015)
        for (y, z), radius, half in ((hip, 0.165, 0.13), (knee, 0.10, 0.125), (ankle, 0.085, 0.11)):
            part = np.minimum(part, drum(q, (0, y, z), radius, half, axis=0, round=0.015))
        foot = limb(r, (toe_y + 0.16, ground + 0.02), (toe_y - 0.30, ground - 0.045), 0.13, 0.085, 0.035)
        toes = limb([np.abs(r[0] - 0.085), q[1], q[2]], (toe_y - 0.18, ground - 0.015), (toe_y - 0.44, ground - 0.055), 0.052, 0.055, 0.025, 0.012)
        heel = limb(q, (toe_y + 0.10, ground), (toe_y + 0.34, ground - 0.055), 0.06, 0.06, 0.025, 0.012)
        part = np.minimum(part, np.minimum(np.minimum(foot, toes), heel))
        for (y, z), radius in ((hip, 0.085), (knee, 0.05), (ankle, 0.042)):
            part = carve(part, drum(r, (0.145, y, z), radius, 0.045, axis=0), 0.006)
        middle = ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2)
        return carve(part, limb([r[0] - 0.11, q[1], q[2]], (middle[0] + 0.08, middle[1] + 0.06), (middle[0] - 0.09, middle[1] - 0.06), 0.02, 0.04, 0.03, 0.005), 0.006)

    return shape


def leg_paint(side):
    """Returns dark joints and soles, camouflage, panel lines across every limb."""
    hip, knee, ankle, sole = STANCE[side]

    def joint(p, at, radius):
        return np.sqrt((p[1] - at[0]) ** 2 + (p[2] - at[1]) ** 2) - radius

    def frame(p):
        return painted(np.minimum.reduce([joint(p, hip, 0.13), joint(p, knee, 0.075), joint(p, ankle, 0.10), p[2] - sole[1] + 0.015]))

    shin = lambda p: (p[1] - knee[0]) * (ankle[0] - knee[0]) + (p[2] - knee[1]) * (ankle[1] - knee[1])  # noqa: E731
    thigh = lambda p: (p[1] - hip[0]) * (knee[0] - hip[0]) + (p[2] - hip[1]) * (knee[1] - hip[1])  # noqa: E731
    return {
        'frame': frame,
        'stripe': camouflage,
        'g0': lambda p: only(lines(thigh(p), 0.075), np.maximum(joint(p, hip, 0.45), knee[1] + 0.12 - p[2])),
        'g1': lambda p: only(lines(shin(p), 0.10), np.maximum(p[2] - knee[1] + 0.1, ankle[1] + 0.1 - p[2])),
        'g2': lambda p: only(lines(p[1] - sole[0], 0.13, 0.05), p[2] - sole[1] - 0.10),
    }


def camouflage(p):
    """Returns splinters of the dark tone, the same field over torso and legs."""
    field = fractal(2.6 * p[0] + 1.1 * p[2] + 4.0, 2.6 * p[1] - 1.7 * p[2], 3, seed=6)
    return painted(0.12 * (0.08 - field))


def torso_stripe(p):
    x = np.abs(p[0])
    band = np.maximum(np.abs(p[1] + 0.05) - 0.060, np.maximum(0.56 - p[2], x - 0.42))
    rockets = np.maximum(np.abs(p[2] - GUN_Z + 0.11) - 0.020, p[0] + 0.5)
    breech = np.maximum(np.abs(p[1] - 0.30) - 0.03, 0.52 - p[0])
    chevron = np.maximum(np.abs(p[2] - 0.40 + 0.6 * x) - 0.022, p[1] + 0.45)
    return np.maximum(painted(np.minimum.reduce([band, rockets, breech, chevron])), camouflage(p))


def torso_frame(p):
    x = np.abs(p[0])
    slit = np.maximum(np.abs(p[2] - 0.515) - 0.058, np.maximum(p[1] + 0.52, x - 0.30))
    tubes = np.maximum(p[1] + 0.295, p[0] + 0.5)
    yoke = np.maximum(p[2] - 0.235, x - 0.33)
    shoulder = np.maximum(np.abs(x - 0.455) - 0.07, np.sqrt((p[1] - 0.08) ** 2 + (p[2] - GUN_Z) ** 2) - 0.15)
    return painted(np.minimum.reduce([slit, tubes, yoke, shoulder, np.maximum(0.55 - p[1], x - 0.4)]))


torso_grooves = {
    'g0': lambda p: only(bricks(p[1], np.abs(p[0]) - p[2], 0.26, 0.20), 0.24 - p[2]),
    'g1': lambda p: only(lines(np.abs(p[0]) - p[2], 0.20), np.maximum(0.24 - p[2], -0.60 - p[1])),
    'g2': lambda p: only(np.abs(p[0]) - 0.10, np.maximum(0.60 - p[2], p[1])),
}

sand = paint('#a38660', '#57452f', '#3b3527', '#24201a', frame='#1b1c1f', bare='#cfc8ba', bevel=0.012, grooves=3, groove_width=0.006, wear=0.85, creases=0.12, rough=(0.28, 0.52))
dark, steel = dark_metal(), metal('#a3a7ad', 0.2, wear=0.6, bevel=0.004)
ember, ice = light('#ff8a3c', 9), light(ICE, 7)

walker = empty((-0.16, 0.10, 0.0), heading((0.60, -0.80, 0)), scale=1.0)
mesh_of(torso_carved, (-0.95, -0.95, -0.15), (0.95, 0.75, 0.90), 300, sand, walker, {**torso_grooves, 'stripe': torso_stripe, 'frame': torso_frame})
for side in (1, -1):
    low, high = (side * LEG_X - 0.22, -0.85, -1.32), (side * LEG_X + 0.22, 0.72, 0.26)
    mesh_of(leg(side), low, high, 260, sand, walker, leg_paint(side))
    hip, knee, ankle, sole = STANCE[side]
    x = side * LEG_X
    for (y, z), radius in ((hip, 0.075), (knee, 0.042), (ankle, 0.036)):
        cylinder(radius, 0.25, (x, y, z), SIDEWAYS, steel, 0.006, 6, parent=walker)
        ring(radius * 1.3, radius * 0.3, 0.26, (x, y, z), SIDEWAYS, dark, 48, 0.006, walker)
    for offset in (0.055, -0.055):
        piston((x + offset, hip[0] + 0.15, hip[1] - 0.10), (x + offset, (knee[0] + ankle[0]) / 2 + 0.10, (knee[1] + ankle[1]) / 2 + 0.06), 0.026, dark, steel, walker)
        piston((x + offset, ankle[0] - 0.07, ankle[1] + 0.14), (x + offset, sole[0] - 0.10, sole[1] + 0.08), 0.020, dark, steel, walker)
    tube([(x + side * 0.10, hip[0] + 0.10, hip[1]), (x + side * 0.15, hip[0] + 0.06, hip[1] - 0.25), (x + side * 0.12, knee[0] + 0.14, knee[1] + 0.02), (x + side * 0.09, knee[0] + 0.16, knee[1] - 0.10)], 0.016, dark, walker)
    rod((side * 0.30, hip[0], hip[1]), (x, hip[0], hip[1]), 0.085, dark, walker)
    box((0.008, 0.30, 0.020), (side * 0.405, 0.12, 0.36), material=ember, bevel=0, parent=walker)
    tube([(side * 0.22, 0.58, 0.36), (side * 0.34, 0.66, 0.24), (side * 0.30, 0.36, 0.10), (side * 0.26, 0.22, 0.06)], 0.022, dark, walker)
    cylinder(0.055, 0.20, (side * 0.15, 0.68, 0.52), FORE, dark, 0.01, parent=walker)
    cylinder(0.042, 0.01, (side * 0.15, 0.785, 0.52), FORE, light('#ff7a3c', 3), 0, parent=walker)

box((0.46, 0.02, 0.030), (0, -0.665, 0.515), material=ember, bevel=0, parent=walker)
for x in (-0.16, 0.16):
    cylinder(0.040, 0.05, (x, -0.80, 0.385), FORE, dark, 0.008, parent=walker)
    cylinder(0.028, 0.02, (x, -0.825, 0.385), FORE, ice, 0, parent=walker)
# The gun: sleeve, two barrels, a muzzle brake, a drum of rounds beneath.
cylinder(0.105, 0.22, (GUN_X + 0.02, -0.34, GUN_Z), FORE, dark, 0.02, parent=walker)
for z in (0.045, -0.045):
    rod((GUN_X + 0.02, -0.40, GUN_Z + z), (GUN_X + 0.02, -1.40, GUN_Z + z), 0.034, dark, walker)
    rod((GUN_X + 0.02, -1.32, GUN_Z + z), (GUN_X + 0.02, -1.54, GUN_Z + z), 0.048, steel, walker)
    cylinder(0.024, 0.01, (GUN_X + 0.02, -1.545, GUN_Z + z), FORE, ember, 0, parent=walker)
for i in range(8):
    box((0.095, 0.024, 0.20), (GUN_X + 0.02, -0.52 - 0.10 * i, GUN_Z), material=dark, bevel=0.008, parent=walker)
cylinder(0.10, 0.16, (GUN_X + 0.02, -0.02, GUN_Z - 0.19), SIDEWAYS, dark, 0.015, parent=walker)
tube([(GUN_X, -0.02, GUN_Z - 0.28), (GUN_X - 0.06, 0.2, GUN_Z - 0.34), (0.36, 0.34, 0.22), (0.2, 0.30, 0.24)], 0.03, dark, walker)
for row in (-0.085, 0.085):
    for column in (-0.115, 0.0, 0.115):
        spot = (-0.70 + row, -0.27, GUN_Z + 0.05 + column)
        cylinder(0.040, 0.06, spot, FORE, metal('#7d2a18', 0.4, 0.3, wear=0.6, bevel=0.004), 0.012, top=0.015, parent=walker)
greebles(walker, dark, (-0.18, -0.02, 0.775), (0.18, 0.12, 0.782), 8, seed=11, size=(0.03, 0.08))
rod((-0.24, 0.40, 0.68), (-0.27, 0.50, 1.14), 0.007, dark, walker)
rod((0.22, 0.42, 0.68), (0.23, 0.50, 0.98), 0.006, dark, walker)
cylinder(0.05, 0.06, (0.12, 0.42, 0.77), material=dark, bevel=0.01, parent=walker)
sphere(0.034, (0.12, 0.42, 0.81), ember, 3, parent=walker)

shoot(name, samples=18, height=0.30, distance=8.8, target=(0, 0, -0.14), lens=84, focus=(0, -0.6, 0.2), fstop=5)
