"""Old stone: weathered material, block walls, fluted columns, stairs, rubble and the hooded guardians of the Odyssey."""

import math
import random

import numpy as np

from kit import sdf
from kit.colours import scaled
from kit.land import boulders, scatter
from kit.materials import light
from kit.shader import Shader
from kit.shapes import box, empty, mesh


def stone(colour='#4a4d55', scale=1.0, rough=0.85, damp=0.0, moss=None):
    """Returns weathered stone: clouds of tone, pits, dark creases; `damp` (0..1) makes it glisten, `moss` colours what faces up."""
    shader = Shader('stone')
    position = shader.add('ShaderNodeNewGeometry').outputs['Position']
    broad = shader.noise(0.25 * scale, 6, 0.62, 0.4, position)
    fine = shader.noise(2.2 * scale, 6, 0.66, 0.3, position)
    tone = shader.mix(shader.remap(broad, 0.34, 0.68, 0, 1), scaled(colour, 0.45), scaled(colour, 1.25))
    tone = shader.mix(shader.remap(fine, 0.42, 0.66, 0.6, 0), tone, scaled(colour, 0.25))
    tone = shader.mix(shader.creases(0.6 / scale), tone, '#06070a')
    if moss:
        up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
        grown = shader.math('MULTIPLY', shader.remap(up, 0.45, 0.9, 0, 1), shader.remap(broad, 0.42, 0.58, 0, 1))
        tone = shader.mix(shader.math('MULTIPLY', grown, 0.8), tone, moss)
    gloss = shader.remap(broad, 0.4, 0.62, rough - 0.55 * damp, rough)
    return shader.surface(
        shader.principled(Base_Color=tone, Roughness=gloss, Specular=0.4, Normal=shader.bump(fine, 0.55, 0.05 / scale))
    )


_CUBE = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float) / 2
_SIDES = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])


def blocks(parts, material, chip=0.04, bevel=0.05, seed=1, parent=None):
    """Returns hewn blocks as one mesh: `parts` lists (centre, size, turn about Z); corners are displaced by up to `chip` of the size."""
    chance = np.random.default_rng(seed)
    vertices, faces = [], []
    for number, (centre, size, turn) in enumerate(parts):
        corners = (_CUBE + chance.uniform(-chip, chip, (8, 3))) * size
        cos, sin = math.cos(turn), math.sin(turn)
        turned = corners @ np.array([(cos, sin, 0), (-sin, cos, 0), (0, 0, 1)])
        vertices += [tuple(v) for v in turned + centre]
        faces += [tuple(int(corner) + 8 * number for corner in side) for side in _SIDES]
    thing = mesh(vertices, faces, material, name='blocks')
    thing.parent = parent
    if bevel:
        rounding = thing.modifiers.new('bevel', 'BEVEL')
        rounding.width, rounding.segments = bevel, 2
    return thing


def wall(start, end, height, material, depth=1.4, course=1.2, ragged=0.35, opening=None, base=0.0, seed=1):
    """
    Returns a wall of courses between two points (x, y), its top broken off by up to `ragged` of its height; `opening` = (from, to,
    height) in metres along it leaves a doorway.
    """
    chance = random.Random(seed)
    (ax, ay), (bx, by) = start, end
    length, turn = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)
    parts, row = [], 0
    while row * course < height:
        s = -chance.uniform(0, 1.2)
        while s < length:
            size = course * chance.uniform(1.3, 2.4)
            middle, level = s + size / 2, base + (row + 0.5) * course
            broken = height * (1 - ragged * (0.5 + 0.5 * math.sin(middle * 0.55 + seed) * math.cos(middle * 0.23 + 2 * seed)))
            blocked = opening and opening[0] < middle < opening[1] and level - base < opening[2]
            if level - base < broken - chance.uniform(0, course) and 0 < middle < length and not blocked:
                t = middle / length
                spot = (ax + (bx - ax) * t, ay + (by - ay) * t, level)
                parts.append((spot, (size * 0.98, depth * chance.uniform(0.9, 1.1), course * 0.98), turn))
            s += size
        row += 1
    return blocks(parts, material, 0.03, 0.05, seed)


def column(location, radius, height, material, broken=0.0, lean=(0, 0), seed=1, flutes=16):
    """Returns a fluted column of drums; `broken` (metres) makes its top jagged, otherwise it carries a capital."""
    chance = np.random.default_rng(seed)
    around, levels = flutes * 6, 28
    angles = np.linspace(0, 2 * math.pi, around, endpoint=False)
    jag = broken * np.abs(np.sin(angles * 1.5 + seed) * 0.7 + np.sin(angles * 4 + 2 * seed) * 0.3)
    vertices = []
    for level in range(levels + 1):
        t = level / levels
        joint = 0.965 if level % 7 == 0 and 0 < level < levels else 1.0
        girth = radius * (1 - 0.14 * t) * joint * (1 - 0.045 * (0.5 + 0.5 * np.cos(angles * flutes)))
        girth = girth * (1 + 0.012 * chance.standard_normal(around))
        z = t * height - jag * t**6
        vertices += list(zip(girth * np.cos(angles), girth * np.sin(angles), z))
    faces = [
        (level * around + i, level * around + (i + 1) % around, (level + 1) * around + (i + 1) % around, (level + 1) * around + i)
        for level in range(levels)
        for i in range(around)
    ]
    vertices.append((0, 0, height - broken * 0.6))
    top = levels * around
    faces += [(top + i, top + (i + 1) % around, len(vertices) - 1) for i in range(around)]
    handle = empty(location, (*lean, 0))
    shaft = mesh(vertices, faces, material, name='column')
    shaft.parent = handle
    parts = [((0, 0, 0.12 * radius), (radius * 2.9, radius * 2.9, radius * 0.5), 0), ((0, 0, 0.5 * radius), (radius * 2.5, radius * 2.5, radius * 0.4), 0)]
    if not broken:
        parts += [((0, 0, height + 0.1 * radius), (radius * 2.2, radius * 2.2, radius * 0.4), 0), ((0, 0, height + 0.5 * radius), (radius * 2.8, radius * 2.8, radius * 0.5), 0)]
    blocks(parts, material, 0.02, 0.06, seed, handle)
    return handle


def stairs(foot, width, steps, rise, tread, material, seed=1):
    """Returns steps climbing towards +y from the middle of their foot (x, y, z); returns the y and z of the landing."""
    x, y, z = foot
    chance = random.Random(seed)
    parts = []
    for number in range(steps):
        s = -width / 2
        while s < width / 2:
            size = chance.uniform(2.0, 4.2)
            spot = (x + s + size / 2, y + (number + 0.5) * tread + chance.uniform(-0.03, 0.03), z + (number + 0.5) * rise - rise)
            parts.append((spot, (size * 0.985, tread * 1.6, rise * 3), 0))
            s += size
    blocks(parts, material, 0.012, 0.035, seed)
    return y + steps * tread, z + steps * rise


def rubble(material, places, size=(0.15, 1.2), seed=1):
    """Adds fallen stones at the given (x, y, z) places, sizes in metres."""
    scatter(boulders(material, rough=0.5), places, size, stretch=(0.5, 0.9), tilt=0.5, sink=0.1, seed=seed)


def guardian(location, height, material, turn=0.0, glow=None, resolution=150):
    """Returns a colossal hooded statue leaning on its sword, facing -y; `glow` lights the rune in the blade."""
    handle = empty(location, (0, 0, turn), scale=height / 2.0)
    sdf.mesh_of(_guardian, (-0.62, -0.66, -0.02), (0.62, 0.5, 2.05), resolution, material, handle)
    if glow:
        box((0.016, 0.01, 0.62), (0, -0.462, 0.52), material=light(glow, 5), bevel=0, parent=handle)
    blocks([((0, -0.05, -0.09), (1.15, 1.1, 0.2), 0), ((0, -0.05, -0.27), (1.4, 1.35, 0.2), 0)], material, 0.01, 0.015, 3, handle)
    return handle


def _guardian(p):
    angle, height = np.arctan2(p[1], p[0]), p[2]
    folds = 0.022 * np.cos(angle * 13 + 2.5 * height) * np.clip(1.25 - height, 0, 1)
    robe = sdf.capsule([p[0], p[1] * 1.2, p[2]], (0, 0, -0.1), (0, 0, 1.25), 0.50, 0.25) + folds
    shape = sdf.blend(robe, sdf.ellipsoid(p, (0, 0.02, 1.42), (0.36, 0.21, 0.17)), 0.16)
    for side in (-1, 1):
        shape = sdf.blend(shape, sdf.capsule(p, (side * 0.31, 0, 1.40), (side * 0.36, -0.16, 1.08), 0.12, 0.12), 0.06)
        cuff = sdf.capsule(p, (side * 0.36, -0.16, 1.08), (side * 0.09, -0.40, 1.06), 0.105, 0.115)
        shape = sdf.blend(shape, cuff, 0.05)
        shape = sdf.blend(shape, sdf.ellipsoid(p, (side * 0.04, -0.47, 1.06), (0.055, 0.05, 0.065)), 0.03)
    mantle = sdf.ellipsoid(p, (0, 0.0, 1.50), (0.30, 0.24, 0.15))
    hood = sdf.blend(mantle, sdf.ellipsoid(p, (0, 0.03, 1.74), (0.175, 0.215, 0.235)), 0.10)
    hood = sdf.blend(hood, sdf.capsule(p, (0, -0.13, 1.93), (0, 0.16, 1.80), 0.045, 0.10), 0.08)
    hood = sdf.carve(hood, sdf.ellipsoid(p, (0, -0.20, 1.70), (0.105, 0.17, 0.175)), 0.025)
    shape = sdf.blend(shape, hood, 0.04)
    blade = sdf.block(p, (0, -0.43, 0.50), (0.062, 0.022, 0.52), 0.008)
    guard = sdf.block(p, (0, -0.43, 0.985), (0.20, 0.032, 0.030), 0.012)
    hilt = sdf.capsule(p, (0, -0.45, 1.0), (0, -0.45, 1.22), 0.028)
    sword = np.minimum(np.minimum(blade, guard), np.minimum(hilt, sdf.ball(p, (0, -0.45, 1.25), 0.05)))
    return np.maximum(np.minimum(shape, sword), -p[2])
