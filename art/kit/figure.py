"""
The traveller: an armoured walker with helmet, cape and gear, seen from behind. It looks along +y and stands on its origin,
1.9 m tall. Made to be small in the picture: it reads by its outline against the light.
"""

import math

import numpy as np

from kit import sdf
from kit.colours import GATE
from kit.materials import cloth, light, metal
from kit.shapes import box, cylinder, empty, mesh, tube


def traveller(location, turn=0.0, glow=GATE, cape=True, pack=False, blade=True, lamp=False, wind=1.0, scale=1.0, resolution=150, stride=0.0):
    """
    Returns one traveller turned by `turn` radians about its axis. `cape` blows towards +x (`wind` -1: the other way), `pack`, `blade`
    (sheathed across the back) and `lamp` (a staff with a light) are gear; `stride` 1 is a full step instead of a stand.
    Returns the handle: `copy_group` makes a second one.
    """
    suit = metal('#0f1218', 0.62, 0.15, grime=0.6, scale=6)
    armour = metal('#232a34', 0.34, 0.85, wear=0.9, grime=0.8, scale=5, bevel=0.006)
    shine = light(glow, 6)
    handle = empty(location, (0, 0, turn), scale=scale)
    low, high = (-0.62, -0.5, -0.02), (0.62, 0.5, 2.0)
    sdf.mesh_of(lambda p: _suit(p, stride), low, high, resolution, suit, handle)
    sdf.mesh_of(lambda p: _armour(p, stride), low, high, resolution, armour, handle)
    for side in (-1, 1):
        box((0.010, 0.010, 0.13), (side * 0.075, -0.205, 1.30), material=shine, bevel=0, parent=handle)
    box((0.008, 0.010, 0.05), (0, -0.178, 1.655), material=shine, bevel=0, parent=handle)
    tube([(0.10, -0.10, 1.80), (0.12, -0.16, 1.95), (0.13, -0.22, 2.13)], 0.007, armour, handle)
    if cape:
        _cape(handle, wind)
    if blade:
        _blade(handle, armour)
    if pack:
        _pack(handle, armour, cloth('#2a2620'), shine)
    if lamp:
        cylinder(0.016, 2.1, (0.47, 0.06, 1.03), material=armour, bevel=0, sides=12, parent=handle)
        cylinder(0.055, 0.16, (0.47, 0.06, 2.14), material=light(glow, 9), bevel=0.01, sides=12, parent=handle)
        cylinder(0.065, 0.03, (0.47, 0.06, 2.24), material=armour, bevel=0.005, sides=12, parent=handle)
    return handle


def _limbs(stride):
    """Returns joints of both legs (x, y, z) from hip to ankle: the weight rests on the right one."""
    step = 0.30 * stride
    right = ((0.095, 0.0, 0.93), (0.135, 0.05 + step, 0.50), (0.150, -0.02 + step, 0.09))
    left = ((-0.095, 0.0, 0.93), (-0.165, 0.07 - step * 0.6, 0.51), (-0.215, 0.03 - step * 1.3, 0.09))
    return right, left


#: Shoulder, elbow and wrist of each arm: the right hand rests near the hip, the left hangs free.
_ARMS = (
    ((0.27, 0, 1.43), (0.42, -0.07, 1.15), (0.385, 0.06, 0.93)),
    ((-0.27, 0, 1.43), (-0.385, -0.03, 1.13), (-0.40, 0.08, 0.87)),
)


def _suit(p, stride):
    shape = sdf.ellipsoid(p, (0, 0, 1.00), (0.175, 0.125, 0.15))
    shape = sdf.blend(shape, sdf.ellipsoid(p, (0, 0, 1.20), (0.165, 0.12, 0.22)), 0.08)
    shape = sdf.blend(shape, sdf.ellipsoid(p, (0, 0, 1.38), (0.22, 0.14, 0.15)), 0.08)
    shape = sdf.blend(shape, sdf.capsule(p, (0, -0.01, 1.48), (0, 0.01, 1.64), 0.062), 0.03)
    for hip, knee, ankle in _limbs(stride):
        shape = sdf.blend(shape, sdf.capsule(p, hip, knee, 0.105, 0.072), 0.05)
        shape = sdf.blend(shape, sdf.capsule(p, knee, ankle, 0.070, 0.050), 0.02)
    for shoulder, elbow, wrist in _ARMS:
        shape = sdf.blend(shape, sdf.capsule(p, shoulder, elbow, 0.070, 0.056), 0.04)
        shape = sdf.blend(shape, sdf.capsule(p, elbow, wrist, 0.055, 0.040), 0.02)
        shape = sdf.blend(shape, _hand(p, wrist), 0.012)
    return shape


def _hand(p, wrist):
    """Returns a gloved half-closed hand below the wrist: palm, a block of curled fingers, a thumb."""
    x, y, z = wrist
    inward = -0.02 if x > 0 else 0.02
    palm = sdf.block(p, (x, y + 0.01, z - 0.075), (0.024, 0.042, 0.048), 0.018)
    fingers = sdf.capsule(p, (x, y + 0.03, z - 0.12), (x + inward * 1.6, y + 0.01, z - 0.165), 0.028, 0.018)
    thumb = sdf.capsule(p, (x + inward * 0.6, y + 0.045, z - 0.06), (x + inward * 1.4, y + 0.065, z - 0.115), 0.015, 0.011)
    return np.minimum(np.minimum(palm, fingers), thumb)


def _armour(p, stride):
    shape = _helmet(p)
    back = sdf.block(p, (0, -0.135, 1.31), (0.15, 0.05, 0.17), 0.04)
    back = sdf.carve(back, sdf.block(p, (0, -0.19, 1.31), (0.02, 0.03, 0.2), 0.005), 0.01)
    shape = np.minimum(shape, back)
    shape = np.minimum(shape, np.maximum(sdf.hoop(p, (0, 0.0, 1.53), 0.135, 0.045), p[2] - 1.555))
    belt = sdf.meet(sdf.ellipsoid(p, (0, 0, 1.02), (0.20, 0.15, 0.2)), np.abs(p[2] - 1.03) - 0.03, 0.01)
    shape = np.minimum(shape, belt)
    for x, y in ((0.20, -0.03), (-0.21, -0.02), (0.12, -0.13), (-0.10, -0.14)):
        shape = np.minimum(shape, sdf.block(p, (x, y, 0.985), (0.045, 0.04, 0.06), 0.012))
    for side, lift in ((1, 0.02), (-1, 0.0)):
        shape = np.minimum(shape, _pauldron(p, side, lift))
    for hip, knee, ankle in _limbs(stride):
        shape = np.minimum(shape, _leg_armour(p, hip, knee, ankle))
    for _, elbow, wrist in _ARMS:
        middle = tuple((a * 0.8 + b * 0.2) for a, b in zip(elbow, wrist))
        end = tuple((a * 0.12 + b * 0.88) for a, b in zip(elbow, wrist))
        shape = np.minimum(shape, sdf.capsule(p, middle, end, 0.068, 0.052))
    return shape


def _helmet(p):
    """Returns long skull, low crest, ear discs, a neck guard that flares over the collar."""
    shell = sdf.ellipsoid(p, (0, 0.0, 1.735), (0.122, 0.150, 0.140))
    shell = sdf.blend(shell, sdf.block(p, (0, 0.04, 1.665), (0.085, 0.10, 0.06), 0.05), 0.05)
    guard = sdf.meet(sdf.ellipsoid(p, (0, -0.02, 1.66), (0.142, 0.165, 0.075)), 1.70 - p[2], 0.01)
    guard = sdf.meet(guard, np.maximum(p[2] - 1.70, p[1] - 0.02), 0.01)
    shell = np.minimum(shell, guard)
    crest = sdf.meet(np.abs(p[0]) - 0.016, sdf.ellipsoid(p, (0, -0.03, 1.735), (0.2, 0.155, 0.152)), 0.008)
    shell = sdf.blend(shell, crest, 0.012)
    for side in (-1, 1):
        shell = sdf.blend(shell, sdf.drum(p, (side * 0.122, 0.0, 1.72), 0.05, 0.022, axis=0, round=0.008), 0.01)
    for side in (-1, 1):
        shell = sdf.carve(shell, sdf.block(p, (side * 0.05, -0.15, 1.72), (0.010, 0.03, 0.045), 0.004), 0.006)
    return shell


def _pauldron(p, side, lift):
    """Returns three overlapping plates over a shoulder."""
    plates = None
    for number in range(3):
        centre = (side * (0.265 + 0.035 * number), 0, 1.475 - 0.055 * number + lift)
        plate = sdf.ellipsoid(p, centre, (0.115 - 0.012 * number, 0.125 - 0.012 * number, 0.085))
        plate = sdf.meet(plate, centre[2] - 0.035 - p[2], 0.01)
        plates = plate if plates is None else np.minimum(plates, plate)
    return plates


def _leg_armour(p, hip, knee, ankle):
    thigh = sdf.capsule(p, tuple(a * 0.7 + b * 0.3 for a, b in zip(hip, knee)), tuple(a * 0.25 + b * 0.75 for a, b in zip(hip, knee)), 0.108, 0.088)
    thigh = sdf.meet(thigh, -(p[1] - knee[1] * 0.5 + 0.02), 0.02)
    cap = sdf.ellipsoid(p, (knee[0], knee[1] + 0.03, knee[2]), (0.075, 0.07, 0.085))
    shin = sdf.capsule(p, tuple(a * 0.8 + b * 0.2 for a, b in zip(knee, ankle)), ankle, 0.082, 0.066)
    boot = sdf.block(p, (ankle[0], ankle[1] + 0.045, 0.05), (0.062, 0.145, 0.05), 0.03)
    sole = sdf.block(p, (ankle[0], ankle[1] + 0.045, 0.015), (0.068, 0.152, 0.015), 0.008)
    return np.minimum(np.minimum(thigh, cap), np.minimum(sdf.blend(shin, boot, 0.03), sole))


def _cape(handle, wind, columns=56, rows=44):
    """Adds heavy cloth from both shoulders: narrow at the collar, folded, its torn hem carried off by the wind."""
    vertices, faces = [], []
    for row in range(rows):
        for column in range(columns):
            u = column / (columns - 1) - 0.5
            # The hem is uneven: each strand of the cloth ends at another length.
            ragged = 0.07 * math.sin(u * 21 + 1) + 0.05 * math.sin(u * 47) + 0.04 * math.sin(u * 83 + 2)
            t = row / (rows - 1) * (1 - 0.10 + ragged)
            girth = 0.44 + 0.42 * t
            drift = wind * 0.62 * t**1.9
            fold = (0.018 + 0.055 * t) * math.sin(u * 20 + t * 2.4 * wind) + 0.08 * t * math.cos(u * 7 - t * 4)
            x = u * girth + drift
            y = -0.19 - 0.10 * t - 0.10 * t * t + fold + 0.20 * (2 * u) ** 2 * (1 - t)
            z = 1.52 - 1.26 * t + 0.20 * wind * drift * t + 0.07 * t * t * math.sin(u * 9 + 1) - 0.22 * u * u * (1 - t)
            vertices.append((x, y, z))
    for row in range(rows - 1):
        for column in range(columns - 1):
            first = row * columns + column
            faces.append((first, first + 1, first + columns + 1, first + columns))
    sheet = mesh(vertices, faces, cloth('#14161d'), smooth=True, name='cape')
    sheet.parent = handle
    thickness = sheet.modifiers.new('thickness', 'SOLIDIFY')
    thickness.thickness = 0.012


def _blade(handle, armour):
    """Adds a sheathed sword across the back, its hilt over the right shoulder."""
    lean = math.radians(-38)
    sword = empty((0.02, -0.30, 1.28), (0, lean, 0), handle)
    grip = metal('#15171c', 0.6, 0.2)
    box((0.075, 0.028, 0.86), (0, 0, -0.16), material=armour, bevel=0.012, parent=sword)
    box((0.16, 0.035, 0.03), (0, 0, 0.29), material=armour, bevel=0.008, parent=sword)
    cylinder(0.018, 0.22, (0, 0, 0.41), material=grip, bevel=0.003, sides=12, parent=sword)
    cylinder(0.027, 0.04, (0, 0, 0.54), material=armour, bevel=0.006, sides=12, parent=sword)


def _pack(handle, armour, roll, shine):
    """Adds a frame pack with a rolled mat on top."""
    box((0.36, 0.20, 0.46), (0, -0.31, 1.25), material=armour, bevel=0.04, parent=handle)
    box((0.30, 0.06, 0.26), (0, -0.43, 1.20), material=roll, bevel=0.03, parent=handle)
    for side in (-1, 1):
        box((0.07, 0.15, 0.24), (side * 0.215, -0.31, 1.14), material=roll, bevel=0.025, parent=handle)
        box((0.015, 0.01, 0.10), (side * 0.12, -0.415, 1.42), material=shine, bevel=0, parent=handle)
    cylinder(0.075, 0.48, (0, -0.31, 1.555), (0, math.pi / 2, 0), roll, 0.02, sides=24, parent=handle)
