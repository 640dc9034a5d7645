"""Null Hound: a sleek machine hound, one forepaw lifted, its head turned to listen for a missing signal."""

import math

import numpy as np

from kit import sdf
from kit.colours import ICE, SLIPSTREAM
from kit.companions import chain, cut, gunmetal, joint, path, repeat_along, shell_piece
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.shapes import box, cylinder, empty, extrude, ring, sphere, torus
from kit.stage import collectible, shoot

name = collectible('null-hound', SLIPSTREAM, rim=ICE, seed=7, podium=-1.42, podium_radius=1.4, back=0.075, key=560, rims=1.2)
area((-4.5, -3.5, 0.2), (0, 0, 0), 0.9, 130, '#ffd9cc', tall=4)

coat = paint('#8b909a', '#4b505a', '#e2401f', '#a02410', frame='#14171d', scale=1.6, bevel=0.016, grooves=3, groove_width=0.006)
bone, pale = gunmetal(), metal('#9aa0a8', 0.26, wear=0.7, bevel=0.008)
red, dim_red = light(SLIPSTREAM, 7), light(SLIPSTREAM, 3.2)

# The hound faces -y; +x is the side towards the camera.
hound = empty((0.12, 0, -0.06), (0, 0, math.radians(-60)))


def torso(p):
    q = sdf.mirrored(p)
    chest = sdf.ellipsoid(q, (0, -0.50, 0.10), (0.33, 0.50, 0.52))
    body = sdf.blend(chest, sdf.capsule(q, (0, -0.2, 0.30), (0, 0.55, 0.30), 0.22, 0.17), 0.28)
    body = sdf.blend(body, sdf.ellipsoid(q, (0, 0.74, 0.24), (0.28, 0.34, 0.30)), 0.2)
    return sdf.blend(body, sdf.capsule(q, (0, -0.70, 0.36), (0, -0.98, 0.98), 0.23, 0.14), 0.22)


def frame_body(p):
    """Returns the body under the plates, ribbed like a bellows at waist and neck."""
    waist = np.clip(1 - np.abs(p[1] - 0.22) / 0.34, 0, 1)
    throat = np.clip((p[2] - 0.5) / 0.2, 0, 1)
    return torso(p) + 0.012 * waist * np.sin(p[1] * 72) + 0.010 * throat * np.sin((p[2] - 0.5 * p[1]) * 66)


def coat_plates(p):
    x, y, z = np.abs(p[0]), p[1], p[2]
    shell = torso(p) - 0.034
    flank = np.maximum(np.maximum(-0.02 - y - 0.4 * z, y - 0.50 - 0.15 * z), z - 0.26)
    shell = sdf.carve(shell, flank, 0.03)
    elbow = np.maximum(0.17 - x - 0.9 * np.maximum(0, 0.05 - z) + 2 * np.maximum(0, z), y - 0.1)
    shell = sdf.carve(shell, elbow, 0.02)
    throat = np.maximum(np.maximum(z - 0.95 + 0.3 * (y + 1), 0.26 - z - 0.45 * y), y + 0.62)
    shell = sdf.carve(shell, throat, 0.02)
    along = y + 0.32 * z
    gaps = [along + 0.50, along + 0.17, along - 0.08, along - 0.27, along - 0.46, along - 0.68]
    return cut(shell, [*gaps, np.where(y < -0.3, z - 0.30 - 0.35 * (y + 0.5), 9), np.where(y > -0.95, x - 0.11 + 0.05 * y, 9)], 0.016)


def far_away(p):
    """Returns a groove that is not drawn here: one the coat reads must be stored, or it runs everywhere."""
    return 9


marks = {
    'stripe': lambda p: np.maximum(
        sdf.inside(np.abs(p[1] + 0.32 * p[2] + 0.40) - 0.045) * sdf.inside(0.12 - p[2]),
        sdf.inside(np.abs(p[1] + 0.32 * p[2] - 0.80) - 0.03) * sdf.inside(0.1 - p[2]),
    ),
    'g0': lambda p: np.where(p[2] < 0.3, p[2] + 0.02 - 0.5 * p[1] * (p[1] < 0), 9),
    'g1': lambda p: np.where((p[1] > 0.5) & (np.abs(p[0]) > 0.12), p[2] - 0.12 - 0.6 * (p[1] - 0.7), 9),
    'g2': lambda p: np.where(p[1] < -0.5, p[1] + 0.82 - 0.3 * p[2], 9),
}
sdf.mesh_of(frame_body, (-0.4, -1.25, -0.5), (0.4, 1.15, 1.15), 190, bone, hound)
sdf.mesh_of(coat_plates, (-0.45, -1.3, -0.55), (0.45, 1.2, 1.2), 250, coat, hound, marks)

# Shoulder or hip, elbow or knee, wrist or hock, paw; the near foreleg is lifted.
LEGS = {
    'near fore': [(0.27, -0.60, 0.05), (0.30, -0.50, -0.36), (0.29, -0.98, -0.52), (0.29, -1.00, -0.84)],
    'far fore': [(-0.27, -0.58, 0.05), (-0.29, -0.44, -0.40), (-0.29, -0.58, -0.92), (-0.29, -0.64, -1.24)],
    'near hind': [(0.27, 0.74, 0.20), (0.32, 0.52, -0.34), (0.30, 1.10, -0.76), (0.30, 1.02, -1.24)],
    'far hind': [(-0.27, 0.72, 0.20), (-0.31, 0.36, -0.36), (-0.29, 0.80, -0.80), (-0.29, 0.62, -1.24)],
}


def struts(p):
    distance = None
    for hip, knee, hock, paw in LEGS.values():
        limb = chain(p, [hip, knee, hock, paw], [0.07, 0.055, 0.045, 0.045], 0.03)
        limb = sdf.blend(limb, sdf.capsule(p, (paw[0], paw[1] + 0.02, paw[2] - 0.05), (paw[0], paw[1] - 0.16, paw[2] - 0.07), 0.075, 0.05), 0.06)
        for side in (-0.065, 0, 0.065):
            toe = sdf.capsule(p, (paw[0] + side, paw[1] - 0.08, paw[2] - 0.06), (paw[0] + side * 1.2, paw[1] - 0.24, paw[2] - 0.085), 0.042, 0.03)
            limb = sdf.blend(limb, toe, 0.015)
        distance = limb if distance is None else np.minimum(distance, limb)
    return np.maximum(distance, -1.36 - p[2])


def leg_plates(p):
    distance = None
    for kind, (hip, knee, hock, paw) in LEGS.items():
        thigh = 0.21 if 'hind' in kind else 0.17
        upper = shell_piece(p, hip, knee, thigh, 0.085, 0.62)
        forward = [(a + b) / 2 - (0.05 if i == 1 else 0) for i, (a, b) in enumerate(zip(hip, knee))]
        upper = sdf.blend(upper, sdf.ellipsoid(p, forward, (0.11, 0.20, 0.25) if 'hind' in kind else (0.10, 0.15, 0.20)), 0.06)
        middle = shell_piece(p, knee, hock, 0.10, 0.062, 0.8)
        lower = shell_piece(p, hock, paw, 0.068, 0.058, 0.9)
        cover = np.minimum(upper, np.minimum(middle, lower))
        distance = cover if distance is None else np.minimum(distance, cover)
    return distance


leg_marks = {
    'stripe': lambda p: sdf.inside(np.abs(p[2] + 0.60 + 0.3 * p[1]) - 0.022) * sdf.inside(-p[1]),
    'g2': far_away,
    'g1': lambda p: np.where(p[2] < -0.45, np.abs(p[2] + 0.60 + 0.3 * p[1]) - 0.05, 9),
    'g0': lambda p: np.where(p[2] > -0.3, p[2] + 0.16 - 0.4 * (p[1] - 0.7 * np.sign(p[1])), 9),
}
sdf.mesh_of(struts, (-0.45, -1.3, -1.4), (0.45, 1.25, 0.35), 230, bone, hound)
sdf.mesh_of(leg_plates, (-0.5, -1.3, -1.4), (0.5, 1.3, 0.5), 250, coat, hound, leg_marks)
for kind, (hip, knee, hock, _) in LEGS.items():
    side = 1 if hip[0] > 0 else -1
    joint((hip[0] + 0.10 * side, *hip[1:]), 0.135, 0.09, bone, dim_red if 'near' in kind else None, hound)
    joint(knee, 0.085, 0.17, bone, None, hound)
    joint(hock, 0.062, 0.13, bone, None, hound)
    # A ram behind every hock, so that the leg looks driven.
    for a, b, radius in ((0.25, 0.9, 0.018), (0.1, 0.5, 0.028)):
        start, end = ([knee[i] + (hock[i] - knee[i]) * t + (0.075 if i == 1 else 0) for i in range(3)] for t in (a, b))
        middle = [(u + v) / 2 for u, v in zip(start, end)]
        lean = np.subtract(end, start)
        cylinder(radius, float(np.linalg.norm(lean)), middle, (-math.atan2(lean[1], lean[2]), 0, 0), pale, 0.004, 20, parent=hound)

# Head, nose to -y, tilted as a dog's is when it wonders.
head = empty((0, -1.02, 1.10), (math.radians(6), math.radians(-9), math.radians(34)), hound, 1.16)


def skull(p):
    q = sdf.mirrored(p)
    shape = sdf.ellipsoid(q, (0, -0.06, 0.07), (0.19, 0.27, 0.19))
    shape = sdf.blend(shape, sdf.block(q, (0, -0.44, 0.01), (0.082, 0.30, 0.075), 0.05), 0.16)
    shape = sdf.blend(shape, sdf.capsule(q, (0.05, -0.33, 0.13), (0.17, -0.06, 0.18), 0.045, 0.04), 0.06)
    return sdf.blend(shape, sdf.ellipsoid(q, (0.12, -0.06, -0.03), (0.08, 0.17, 0.13)), 0.08)


def face(p):
    q = sdf.mirrored(p)
    shape = sdf.carve(skull(p), sdf.capsule(q, (0.10, -0.345, 0.066), (0.215, -0.19, 0.105), 0.042, 0.036), 0.015)
    x, y, z = q
    shape = sdf.carve(shape, np.maximum(z + 0.055 - 0.05 * y, y + 0.12), 0.02)
    gaps = [np.where(y < -0.2, x - 0.048, 9), np.where(x > 0.03, y + 0.02 + 0.3 * z, 9)]
    return cut(shape, [gap + 9 * (shape < -0.03) for gap in gaps], 0.009, 0.008)


def jaw(p):
    q = sdf.mirrored(p)
    shape = sdf.blend(sdf.ellipsoid(q, (0, -0.05, -0.04), (0.17, 0.22, 0.15)), sdf.block(q, (0, -0.40, -0.10), (0.062, 0.28, 0.035), 0.03), 0.1)
    return shape


face_marks = {
    'frame': lambda p: sdf.inside(p[1] + 0.70),
    'stripe': lambda p: sdf.inside(np.abs(p[0]) - 0.03) * sdf.inside(-0.02 - p[2]) * sdf.inside(-p[1] - 0.55),
    'g1': far_away,
    'g2': far_away,
    'g0': lambda p: np.where(p[1] > -0.25, p[2] - 0.02 + 0.2 * p[1], 9),
}
sdf.mesh_of(face, (-0.26, -0.8, -0.25), (0.26, 0.28, 0.32), 170, coat, head, face_marks)
sdf.mesh_of(jaw, (-0.22, -0.75, -0.25), (0.22, 0.25, 0.15), 110, bone, head)
sphere(0.05, (0, -0.735, 0.035), bone, 4, (1.1, 0.7, 0.85), head)
for side in (1, -1):
    eye = sphere(0.05, (side * 0.152, -0.262, 0.086), light('#ff4a2a', 6), 4, (0.9, 1.6, 0.42), head)
    eye.rotation_euler = (math.radians(-12), 0, side * math.radians(37))
    ear = empty((side * 0.115, 0.02, 0.20), (math.radians(-4), side * math.radians(13), side * math.radians(-24)), head)
    blade = [(-0.11, 0), (0.095, 0), (0.115, 0.15), (0.03, 0.45), (-0.005, 0.45), (-0.10, 0.17)]
    extrude(blade, 0.045, (0, 0, 0), (math.pi / 2, 0, 0), coat, 0.012, parent=ear)
    hollow = [(-0.065, 0.05), (0.06, 0.05), (0.072, 0.15), (0.016, 0.36), (-0.055, 0.17)]
    extrude(hollow, 0.012, (0, -0.024, 0), (math.pi / 2, 0, 0), bone, 0.004, parent=ear)
    box((0.012, 0.008, 0.19), (0.0, -0.033, 0.18), (0, math.radians(4), 0), dim_red, 0, parent=ear)
    joint((side * 0.175, -0.03, 0.02), 0.07, 0.05, bone, dim_red, head)

# Collar with its tag, spine lamps, shoulder vents.
collar = empty((0, -0.875, 0.76), (math.radians(24), 0, 0), hound)
torus(0.185, 0.03, material=bone, parent=collar, sides=16, steps=64)
ring(0.215, 0.012, 0.018, material=red, bevel=0, parent=collar, steps=64)
cylinder(0.062, 0.018, (0, -0.235, -0.085), (math.radians(72), 0, 0), pale, 0.005, 6, parent=collar)
cylinder(0.03, 0.022, (0, -0.238, -0.085), (math.radians(72), 0, 0), red, 0, 6, parent=collar)
for step in range(3):
    box((0.02, 0.055, 0.014), (0.305, -0.72 + 0.015 * step, 0.34 - 0.045 * step), (0, math.radians(-28), 0), dim_red, 0.003, parent=hound)

positions, directions = path([(0, 1.0, 0.34), (0, 1.22, 0.30), (0, 1.45, 0.10), (0, 1.68, 0.12), (0, 1.85, 0.42)], 24)
link = cylinder(0.062, 0.062, (0, 0, 0), material=coat, bevel=0.012, sides=24, top=0.05)
pin = cylinder(0.042, 0.09, (0, 0, 0), material=bone, bevel=0.004, sides=20)
repeat_along([link, pin], positions, directions, np.linspace(1.15, 0.42, 24), [(0, 1, 1)] * 24, hound)
sphere(0.034, tuple(positions[-1]), red, 3, parent=hound)
point((-0.5, -1.0, 0.9), 6, SLIPSTREAM, 0.1)

shoot(name, height=0.7, distance=8.4, target=(0, 0, -0.02), lens=58, focus=(-0.3, -0.6, 0.6), fstop=2.8)
