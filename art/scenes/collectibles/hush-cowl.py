"""Hush Cowl: a deep hood with a dark half-mask in it, two burning eye slits, and breather hoses down to the chest."""

import math

import numpy as np

from kit.armour import all_of, hose, inlay, plated, span, strip
from kit.colours import MYTHIC
from kit.lights import area, point
from kit.materials import cloth, light, metal, paint
from kit.sdf import blend, block, capsule, carve, ellipsoid, half_space, meet, mesh_of, mirrored
from kit.shapes import box, cylinder, empty, ring, torus
from kit.stage import collectible, shoot

name = collectible('hush-cowl', MYTHIC, rim='#6f9bff', seed=12, podium=-1.46, podium_radius=1.25, back=0.06, key=560, rims=1.5, backdrop='#a01c68')
area((5.2, -2.4, 1.0), (0, 0, 0.2), 1.0, 170, '#cfe0ff', tall=5)

bust = empty((0, 0, -0.12), (math.radians(-2), 0, math.radians(24)))


def ridges(phase):
    """Folds of cloth: no two alike, the crests rounder than the hollows."""
    wave = np.sin(phase) + 0.45 * np.sin(0.53 * phase + 1.3) + 0.3 * np.sin(2.1 * phase + 0.4)
    return wave - 0.22 * wave * wave


def opening(p):
    """The face of the hood, an upright almond running out into a slit down the chest."""
    q = mirrored(p)
    almond = ellipsoid(q, (0, -0.80, 0.26), (0.53, 0.80, 0.74))
    return blend(almond, capsule(q, (0, -1.0, -0.2), (0, -1.0, -1.4), 0.10, 0.20), 0.22)


def hood(p):
    """The outside of the hood: an egg drawn to a point at the back, rolls of cloth round the face."""
    x, y, z = p
    q = mirrored(p)
    egg = ellipsoid(q, (0, 0.14, 0.36), (0.74, 0.84, 0.88))
    egg = blend(egg, capsule(q, (0, 0.40, 1.0), (0, 1.10, 0.86), 0.20, 0.05), 0.35)
    egg = blend(egg, capsule(q, (0, -0.55, 0.95), (0, 0.1, 1.16), 0.13), 0.30)
    egg = blend(egg, ellipsoid(q, (0, 0.10, -0.62), (0.70, 0.66, 0.42)), 0.30)
    return egg - 0.016 * ridges(17 * (y + 0.62 * z + 0.3 * x * x) + 1.6 * np.sin(3.1 * x + 1))


def cape(p, level, reach, depth, count):
    """A layer over the shoulders ending at `level`, its falls growing towards the hem."""
    x, y, z = p
    angle = np.arctan2(x, -(y - 0.1))
    body = ellipsoid(p, (0, 0.10, level - 0.05), (reach, reach * 0.76, 0.80))
    low = np.clip((level + 0.75 - z) / 0.7, 0, 1)
    body = body - depth * low * ridges(count * angle + 1.7 * np.sin(2 * angle + 1.3 * z + level))
    hem = level + 0.05 * np.cos(angle) - 0.03
    return np.maximum(body, hem - z)


def cowl(p):
    """Hood and two layers of cape, hollow, open in front."""
    layers = [hood(p), cape(p, -0.84, 0.94, 0.034, 6), cape(p, -1.34, 1.10, 0.045, 8)]
    solid = np.minimum.reduce(layers)
    inner = np.maximum(blend(layers[0], layers[1], 0.1) + 0.07, -1.0 - p[2])
    return carve(carve(solid, inner, 0.02), opening(p), 0.05)


def head(p):
    """The head inside: brow, cheekbones, a mask drawn forward to a muzzle."""
    q = mirrored(p)
    skull = ellipsoid(q, (0, 0.0, 0.34), (0.47, 0.60, 0.64))
    skull = blend(skull, ellipsoid(q, (0, -0.26, -0.10), (0.40, 0.46, 0.46)), 0.18)
    skull = blend(skull, capsule(q, (0, -0.50, -0.02), (0, -0.66, -0.20), 0.19, 0.15), 0.16)
    skull = meet(skull, half_space(q, (0.50, -0.86, 0.12), 0.54), 0.06)
    return blend(skull, capsule(q, (0, 0.05, -0.2), (0, 0.08, -1.2), 0.34, 0.50), 0.20)


def eyes(p):
    """Two slits, rising outwards."""
    x, y, z = p
    return all_of(np.abs(z - (0.235 + 0.26 * x)) - 0.034, span(x, 0.09, 0.36), y, soft=0.03)


def mask_edge(p):
    """The half-mask: everything below a line from the bridge of the nose to under the ears."""
    x, y, z = p
    return all_of(z - (0.15 - 0.42 * x + 0.9 * np.maximum(0, x - 0.22)), -0.52 - z, y + 0.02, soft=0.05)


def plates(p):
    x, y, z = p
    mask = mask_edge(p)
    split = z + 0.3 * x - 0.10
    yield all_of(mask, x - 0.115, soft=0.02), 0.07
    yield all_of(mask, 0.14 - x, split + 0.015, soft=0.03), 0.045
    yield all_of(mask, 0.14 - x, 0.015 - split, soft=0.03), 0.03
    yield all_of(span(z - 0.3 * x, 0.33, 0.47), x - 0.40, y, soft=0.04), 0.05  # brow
    yield all_of(x - 0.06, 0.49 - z, y, soft=0.03), 0.04


def cuts(p):
    slits = np.maximum(eyes(p), -(head(p) + 0.08))
    grille = [block(p, (0, -0.85, -0.12 - 0.075 * k), (0.075, 0.3, 0.016), 0.012) for k in range(4)]
    return np.minimum.reduce([slits, *grille])


weave = cloth('#57445c', 0.72)
mask_paint = paint('#565b67', '#30343d', '#d42a7c', '#7a1247', frame='#0c0d12', metallic=0.6, scale=1.6, bare='#cfd3dc')
steel = metal('#6c727e', 0.28, 0.95, wear=0.8, bevel=0.008)
dark = metal('#15161c', 0.38, 0.85, wear=0.9)
rubber = metal('#191a20', 0.5, 0.15)
magenta, magenta_wide, piping = light(MYTHIC, 10), light(MYTHIC, 5), light(MYTHIC, 4)

mesh_of(cowl, (-1.32, -1.10, -1.40), (1.32, 1.30, 1.38), 220, weave, bust)
plated(
    head, plates, (-0.60, -0.95, -0.95), (0.60, 0.75, 1.05), mask_paint, 150, bust, cuts,
    stripe=lambda p: all_of(span(p[2] + 0.45 * p[0], -0.06, -0.01), 0.16 - p[0], mask_edge(p)),
)
inlay(head, lambda p: eyes(p) - 0.02, (-0.5, -0.95, 0.1), (0.5, -0.1, 0.5), magenta_wide, 0.045, 90, bust)

for side in (1, -1):
    can = empty((side * 0.30, -0.62, -0.27), (math.radians(62), 0, side * math.radians(38)), bust)
    cylinder(0.135, 0.20, (0, 0, 0.06), material=dark, bevel=0.02, parent=can)
    cylinder(0.15, 0.05, (0, 0, 0.16), material=steel, bevel=0.012, parent=can)
    ring(0.105, 0.02, 0.02, (0, 0, 0.188), material=magenta, bevel=0, parent=can)
    for step in range(6):
        angle = math.pi / 3 * step
        box((0.016, 0.075, 0.02), (0.045 * math.cos(angle), 0.045 * math.sin(angle), 0.187), (0, 0, angle + math.pi / 2), dark, 0.004, parent=can)
    hose([(side * 0.20, -0.62, -0.42), (side * 0.26, -0.92, -0.62), (side * 0.38, -1.02, -0.92), (side * 0.30, -0.98, -1.20)], 0.072, rubber, bust, 0.05)

filter_box = empty((0, -0.98, -1.20), (math.radians(-8), 0, 0), bust)
box((0.56, 0.20, 0.26), material=dark, bevel=0.03, parent=filter_box)
box((0.42, 0.03, 0.06), (0, -0.10, 0.05), material=steel, bevel=0.008, parent=filter_box)
for lamp in range(4):
    box((0.05, 0.015, 0.02), (-0.12 + 0.08 * lamp, -0.105, -0.05), material=magenta, bevel=0, parent=filter_box)
for side in (1, -1):
    cylinder(0.03, 0.03, (side * 0.235, -0.10, 0.0), (math.pi / 2, 0, 0), steel, 0.006, 6, parent=filter_box)
hem = [(x, y, z) for x, y, z in ((0.50, -0.62, -0.1), (0.53, -0.60, 0.30), (0.36, -0.62, 0.80))]
hem = [(-x, y, z) for x, y, z in hem] + [(0, -0.66, 1.0)] + hem[::-1]
strip(lambda p: np.maximum(np.abs(opening(p)), np.abs(hood(p))) - 0.012, hem, 0.012, piping, 0, bust, 48)
strip(hood, [(0, -0.55, 1.10), (0, 0.1, 1.25), (0, 0.7, 1.15)], 0.014, dark, 0.004, bust)
for side in (1, -1):
    clasp = empty((side * 0.40, -0.70, -0.60), (math.radians(70), 0, side * math.radians(32)), bust)
    cylinder(0.10, 0.05, material=steel, bevel=0.012, sides=8, parent=clasp)
    cylinder(0.05, 0.07, material=dark, bevel=0.008, sides=6, parent=clasp)
torus(0.98, 0.05, (0, 0.05, -1.36), material=dark, parent=bust)
point((0, -0.70, 0.70), 4, MYTHIC, 0.1)
point((0, -1.3, 0.1), 6, '#cfd8ff', 0.3)

shoot(name, samples=18, height=0.75, distance=8.6, target=(0, 0, -0.06), lens=70)
