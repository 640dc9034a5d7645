"""Hush Cowl: a deep pleated hood over a torn, stitched mantle with plated shoulders; in it a dark half-mask with two burning eye slits."""

import math
import random
from dataclasses import dataclass, replace

import numpy as np
from mathutils import Vector

from kit.armour import all_of, hose, inlay, plated, sheet, span, strip
from kit.colours import MYTHIC
from kit.lights import area, point
from kit.materials import cloth, light, metal, paint
from kit.sdf import blend, block, capsule, carve, ellipsoid, half_space, meet, mesh_of, mirrored
from kit.shapes import box, copy_of, cylinder, empty, ring, tube
from kit.stage import collectible, shoot

name = collectible('hush-cowl', MYTHIC, rim='#6f9bff', seed=12, podium=-1.46, podium_radius=1.25, back=0.06, key=560, rims=1.5, backdrop='#a01c68')
area((5.2, -2.4, 1.0), (0, 0, 0.2), 1.0, 170, '#cfe0ff', tall=5)

bust = empty((0, 0, -0.12), (math.radians(-2), 0, math.radians(24)))


def folds(phase):
    """Returns pleats of heavy cloth, -1 to 1: full between their creases, the creases sharp, no two alike."""
    bent = phase + 0.9 * np.sin(0.37 * phase + 1.3) + 0.4 * np.sin(1.7 * phase)
    return 2 * np.abs(np.sin(bent / 2)) ** 0.7 - 1


def opening(p):
    """Returns the face of the hood, an upright almond running out into a slit down the chest."""
    q = mirrored(p)
    almond = ellipsoid(q, (0, -0.80, 0.26), (0.53, 0.80, 0.74))
    return blend(almond, capsule(q, (0, -1.0, -0.2), (0, -1.0, -1.4), 0.10, 0.20), 0.22)


def hood(p):
    """Returns the outside of the hood: an egg drawn to a point at the back, rolls of cloth round the face."""
    x, y, z = p
    q = mirrored(p)
    egg = ellipsoid(q, (0, 0.14, 0.36), (0.74, 0.84, 0.88))
    egg = blend(egg, capsule(q, (0, 0.40, 1.0), (0, 1.10, 0.86), 0.20, 0.05), 0.35)
    egg = blend(egg, capsule(q, (0, -0.55, 0.95), (0, 0.1, 1.16), 0.13), 0.30)
    egg = blend(egg, ellipsoid(q, (0, 0.10, -0.62), (0.70, 0.66, 0.42)), 0.30)
    return egg - 0.030 * folds(15 * (y + 0.62 * z + 0.3 * x * x) + 1.6 * np.sin(3.1 * x + 1))


def cowl(p):
    """Returns the hood, hollow and open in front, ending under the mantle."""
    outside = hood(p)
    return carve(carve(np.maximum(outside, -0.95 - p[2]), outside + 0.07, 0.02), opening(p), 0.05)


@dataclass(frozen=True)
class Layer:
    """A layer of the mantle: radii (m) and heights at its collar, its shoulder and its hem, and how its cloth falls."""

    radii: tuple[float, float, float]
    levels: tuple[float, float, float]
    gap: float
    pleats: float
    depth: float
    tear: float

    def spot(self, u, v, lift=0.0):
        """Returns the cloth at `u` (0 and 1: the two front edges) and `v` (0 the collar, 1 the hem), `lift` metres off it."""
        angle = self.gap + (2 * math.pi - 2 * self.gap) * u
        fold = folds(self.pleats * angle + 1.4 * np.sin(2.3 * angle) + 0.5 * v)
        ragged = self.tear * v**16 * (0.6 * np.sin(23 * angle) + 0.8 * np.abs(np.sin(47 * angle + np.sin(9 * angle))) + 0.5 * np.sin(91 * angle))
        ease, fall = np.clip(v / 0.45, 0, 1), np.clip((v - 0.45) / 0.55, 0, 1)
        radius = self.radii[0] + (self.radii[1] - self.radii[0]) * np.sin(ease * math.pi / 2) + (self.radii[2] - self.radii[1]) * fall
        radius = radius + lift + self.depth * (0.15 + 0.85 * v) * fold
        level = self.levels[0] + (self.levels[1] - self.levels[0]) * (1 - np.cos(ease * math.pi / 2)) + (self.levels[2] - self.levels[1]) * fall
        return radius * np.sin(angle), 0.08 - 0.80 * radius * np.cos(angle), level + ragged - 0.03 * v * fold


def band(layer, low, high, material, lift=0.0, rows=12):
    """Adds a strip of a layer's cloth from one height to another."""
    sheet(lambda u, v: layer.spot(u, low + (high - low) * v, lift), 420, rows, material, 0.024, bust)


def stitches(layer, v, count, material, lift):
    """Adds a seam sewn with thick thread: short stitches in a row along the hem."""
    first = None
    for step in range(count):
        here, there = (Vector(layer.spot((step + part) / count, v, lift)) for part in (0.2, 0.75))
        middle, turn = here.lerp(there, 0.5), (there - here).to_track_quat('Z', 'Y').to_euler()
        if first:
            copy_of(first, middle, turn, parent=bust)
        else:
            first = cylinder(0.010, (there - here).length, middle, turn, material, 0.004, 10, parent=bust)


def lame(layer, side, row, material):
    """Adds a shoulder plate, bent like the cloth below it and standing off at its lower edge."""

    def spot(u, v):
        share = 0.215 + (2 * u - 1) * (0.135 - 0.015 * row)
        low = 0.12 + 0.13 * row - 0.04 * np.abs(2 * u - 1) ** 3
        return layer.spot(share if side > 0 else 1 - share, low + 0.18 * v, 0.050 + 0.040 * v)

    sheet(spot, 60, 14, material, 0.03, bust)


def threads(layer, count, material, chance):
    """Adds loose threads that hang from a torn hem."""
    for _ in range(count):
        u = chance.choice((0, 0.62)) + chance.uniform(0, 0.38)  # none at the back, where nobody sees them
        x, y, z = layer.spot(u, 0.985)
        sway, length = chance.uniform(-0.04, 0.04), chance.uniform(0.05, 0.16)
        tube([(x, y, z), (x + sway * 0.3, y - 0.015, z - length * 0.6), (x + sway, y - 0.01, z - length)], 0.0055, material, bust)


def head(p):
    """Returns the head inside: brow, cheekbones, a mask drawn forward to a muzzle."""
    q = mirrored(p)
    skull = ellipsoid(q, (0, 0.0, 0.34), (0.47, 0.60, 0.64))
    skull = blend(skull, ellipsoid(q, (0, -0.26, -0.10), (0.40, 0.46, 0.46)), 0.18)
    skull = blend(skull, capsule(q, (0, -0.50, -0.02), (0, -0.66, -0.20), 0.19, 0.15), 0.16)
    skull = meet(skull, half_space(q, (0.50, -0.86, 0.12), 0.54), 0.06)
    return blend(skull, capsule(q, (0, 0.05, -0.2), (0, 0.08, -1.2), 0.34, 0.50), 0.20)


def eyes(p):
    """Returns two slits, rising outwards."""
    x, y, z = p
    return all_of(np.abs(z - (0.235 + 0.26 * x)) - 0.034, span(x, 0.09, 0.36), y, soft=0.03)


def mask_edge(p):
    """Returns the half-mask: everything below a line from the bridge of the nose to under the ears."""
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


weave, robe_cloth, binding, thread = cloth('#57445c', 0.72), cloth('#3a2e44', 0.75), cloth('#231c2a', 0.8), cloth('#a98fb2', 0.6)
mask_paint = paint('#565b67', '#30343d', '#d42a7c', '#7a1247', frame='#0c0d12', metallic=0.6, scale=1.6, bare='#cfd3dc')
steel = metal('#6c727e', 0.28, 0.95, wear=0.8, bevel=0.008)
dark = metal('#15161c', 0.38, 0.85, wear=0.9)
rubber = metal('#191a20', 0.5, 0.15)
magenta, magenta_wide, piping = light(MYTHIC, 10), light(MYTHIC, 5), light(MYTHIC, 4)

mesh_of(cowl, (-1.00, -1.10, -1.00), (1.00, 1.30, 1.38), 220, weave, bust)
# The mantle: a long robe under a short cape, both torn at the hem and bound with a stitched band.
robe = Layer((0.70, 0.88, 1.10), (-0.72, -0.95, -1.30), -0.05, 13, 0.085, 0.05)
cape = Layer((0.58, 0.88, 1.10), (-0.40, -0.60, -0.96), 0.20, 11, 0.065, 0.09)
chance = random.Random(440)
for layer, material, seam in ((robe, robe_cloth, 0.74), (cape, weave, 0.76)):
    band(layer, 0, 1, material, rows=60)
    band(layer, seam, seam + 0.10, binding, 0.016)
    stitches(layer, seam + 0.05, 80, thread, 0.034)
    threads(layer, 90, material, chance)
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
# Shoulder plates lie over the cape like tiles, each row over the one below.
shoulder = replace(cape, depth=0.0, tear=0.0)
for side in (1, -1):
    for row in (3, 2, 1, 0):
        lame(shoulder, side, row, dark if row % 2 else steel)
    x, y, z = shoulder.spot(0.045, 0.42, 0.06)
    clasp = empty((side * x, y, z), (math.radians(70), 0, side * math.radians(32)), bust)
    cylinder(0.10, 0.05, material=steel, bevel=0.012, sides=8, parent=clasp)
    cylinder(0.05, 0.07, material=dark, bevel=0.008, sides=6, parent=clasp)
point((0, -0.70, 0.70), 4, MYTHIC, 0.1)
point((0, -1.3, 0.1), 6, '#cfd8ff', 0.3)

shoot(name, samples=18, height=0.75, distance=8.6, target=(0, 0, -0.06), lens=70)
