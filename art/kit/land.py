"""
The diorama every land parcel is: a slab of ground, SIZE metres square, cut out of the world and set on a lit tray.

All parcels share slab, tray and camera, so that a grid of them reads as one map; only the ground, the mood of the light
and the accent differ. A scene runs like this:

    name = parcel('old-crater', ODYSSEY)                    # empty stage: tray, sky, lamps
    x, y = field()                                          # coordinates of the height field, -HALF..HALF
    height, flow = erode(0.5 * fractal(x, y))               # any numpy height field, metres, 0 about the middle
    stone = earth(('#15161c', '#3a3d4a'), ('#2a2c38', '#565c6c'), tints=[('flow', '#101820', 0.6)])
    ground = slab(height, stone, ('#3b3a44', '#262630', '#4b4650'), {'flow': flow})
    scatter(boulders(stone), spots(ground, 300), (0.01, 0.07))
    shoot(name)

+X runs to the lower right of the picture, +Y to the upper right, so the corner (HALF, -HALF) is the near one. Ground
within -0.5..1.8 m stays in the frame (up to 2.6 m in the middle). The walls seen are y = -HALF (left) and x = HALF.
"""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Vector

from kit.colours import linear, scaled
from kit.lights import ambient, area, sun
from kit.materials import light, metal
from kit.noise import fractal
from kit.picture import camera, new_scene, render
from kit.shader import Shader
from kit.shapes import box, empty, mesh, place
from kit.stage import HEIGHT, WIDTH

SIZE = 4.0  # m, side of the slab
HALF = SIZE / 2
BASE = -0.92  # m, where the slab ends and the tray begins
_AZIMUTH, _ELEVATION = math.radians(45), math.radians(33)
_TARGET = Vector((0, 0, -0.06))


# --- The stage ------------------------------------------------------------------------------------------------------


def parcel(
    name, accent, sunlight='#fff0dc', power=3.2, direction=(0.9, 0.5, -0.75), fill='#4f7dff', rim=1.0, walls=1.0, sky='#0a1226', haze=0.55,
    back=0.06, mirrors=True, seed=1,
):
    """
    Opens a parcel picture: `accent` lights the tray, the left rim and the glow behind. The mood is made of `sunlight` of
    `power` shining along `direction` (from the left; lower = longer shadows), `fill` from the back right, `rim` for the
    strength of both rims, `walls` for that of the lamps on the cut sides, `sky` with `haze` as the even light, `back`
    for the glow behind the slab. `mirrors=False` keeps the rim lamps out of reflections, where level water would show them.
    """
    new_scene(seed)
    ambient(sky, haze)
    _backdrop(accent, back)
    _tray(accent)
    towards = _camera_direction()
    sun(direction, power, sunlight, 3)
    area(_TARGET + Vector((-5, 6, 3.0)), _TARGET, 3, 420 * rim, accent, tall=5, mirrored=mirrors)
    area(_TARGET + Vector((6.5, 4, 2.2)), _TARGET, 3, 240 * rim, fill, tall=5, mirrored=mirrors)
    area(_TARGET + towards * 9 + Vector((-4, 0, 3)), _TARGET, 5, 130, '#a9c4ff')
    # The walls get lamps of their own: the sun rakes over them and the sample pictures lost them to black.
    area((-1.4, -7, 0.6), (0, -HALF, -0.45), 3.5, 210 * walls, sunlight, spread=70)
    area((7, -0.4, 0.2), (HALF, 0, -0.45), 3.5, 120 * walls, fill, spread=70)
    for side in (0, 1):
        foot = Vector((0, -HALF - 0.16, BASE - 0.02)) if side == 0 else Vector((HALF + 0.16, 0, BASE - 0.02))
        goal = Vector((0, -HALF, -0.35)) if side == 0 else Vector((HALF, 0, -0.35))
        strip = area(foot, goal, SIZE if side == 0 else 0.05, 26 * walls, accent, tall=0.05 if side == 0 else SIZE, spread=120)
        strip.rotation_euler = Euler((math.radians(150), 0, 0)) if side == 0 else Euler((0, math.radians(150), 0))
    return name


def shoot(name, samples=24, grade=None, **quality):
    """Takes the parcel's picture with the camera all parcels share; `quality` goes to `picture.render`."""
    camera(_TARGET + _camera_direction() * 20, _TARGET, ortho=6.45)
    render(name, WIDTH, HEIGHT, samples, grade=grade, **quality)


def _camera_direction():
    flat = math.cos(_ELEVATION)
    return Vector((math.sin(_AZIMUTH) * flat, -math.cos(_AZIMUTH) * flat, math.sin(_ELEVATION)))


def _backdrop(accent, strength):
    """Adds a plane far behind with a soft glow; only the camera sees it."""
    shader = Shader('backdrop')
    glow = shader.math('POWER', shader.remap(shader.vector_math('LENGTH', shader.position()), 0, 4.6, 1, 0), 2.0)
    colour = shader.mix(glow, '#02040a', accent)
    wall = shader.add('ShaderNodeEmission', {'Color': colour, 'Strength': shader.math('MULTIPLY_ADD', glow, strength, 0.10)})
    corners = [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)]
    towards = _camera_direction()
    plane = mesh(corners, [(0, 1, 2, 3)], shader.surface(wall), location=_TARGET - towards * 14 + Vector((0, 0, -0.8)))
    plane.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    plane.visible_glossy = plane.visible_diffuse = plane.visible_shadow = plane.visible_transmission = False


def _tray(accent):
    """Adds the carrier under the slab: dark frame, accent strip, corner clamps, a row of contacts on each side."""
    frame = metal('#1a212c', 0.3, 0.9, wear=0.8, bevel=0.02, grime=0.6)
    clamp = metal('#0c1017', 0.35, 0.8, wear=0.6, bevel=0.012)
    strip = light(accent, 4)
    outer = SIZE + 0.16
    box((outer, outer, 0.14), (0, 0, BASE - 0.07), material=frame, bevel=0.03)
    box((SIZE - 0.5, SIZE - 0.5, 0.16), (0, 0, BASE - 0.20), material=clamp, bevel=0.05)
    for turn in range(4):
        side = empty((0, 0, BASE - 0.07), (0, 0, turn * math.pi / 2))
        box((SIZE - 0.1, 0.012, 0.022), (0, -outer / 2, 0), material=strip, bevel=0, parent=side)
        for end in (-1, 1):
            box((0.34, 0.05, 0.19), (end * (HALF - 0.10), -outer / 2, 0), material=clamp, bevel=0.015, parent=side)
        for contact in range(-2, 3):
            box((0.10, 0.04, 0.10), (contact * SIZE * 0.17, -outer / 2, 0), material=clamp, bevel=0.01, parent=side)


# --- Height fields --------------------------------------------------------------------------------------------------


def field(resolution=360):
    """Returns coordinates (x, y) of a square height field over the slab; index [i, j] is x[i], y[j]."""
    line = np.linspace(-HALF, HALF, resolution)
    return np.meshgrid(line, line, indexing='ij')


def smooth(heights, rounds=1):
    """Softens a field by its neighbours."""
    for _ in range(rounds):
        padded = np.pad(heights, 1, 'edge')
        heights = (padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:] + 4 * heights) / 8
    return heights


def step(low, high, values):
    """0 below `low`, 1 above `high`, smooth between (`low` may be the larger one); for masks."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def along(x, y, points):
    """(distance to, part 0..1 of) a polyline of (x, y) points, for roads, rivers and canyons."""
    starts, ends = np.array(points[:-1], float), np.array(points[1:], float)
    lengths = np.hypot(*(ends - starts).T)
    travelled = np.concatenate([[0], np.cumsum(lengths)])
    nearest, part = np.full(np.shape(x), np.inf), np.zeros(np.shape(x))
    for start, end, length, before in zip(starts, ends, lengths, travelled):
        t = np.clip(((x - start[0]) * (end[0] - start[0]) + (y - start[1]) * (end[1] - start[1])) / length**2, 0, 1)
        distance = np.hypot(x - start[0] - t * (end[0] - start[0]), y - start[1] - t * (end[1] - start[1]))
        closer = distance < nearest
        nearest = np.where(closer, distance, nearest)
        part = np.where(closer, (before + t * length) / travelled[-1], part)
    return nearest, part


def curve(points, steps=24):
    """Returns a smooth line through (x, y[, z]) points (Catmull-Rom), to hand to `along` or to set lamps on."""
    knots = np.array([points[0], *points, points[-1]], float)
    line = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:]):
        for t in np.linspace(0, 1, steps, endpoint=False):
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    line.append(knots[-1])
    return [tuple(point) for point in line]


def erode(heights, drops=48000, steps=42, seed=1, strength=0.3, capacity=0.4, settling=0.3, inertia=0.1, batch=6000):
    """Lets rain erode a height field: drops run downhill, take ground along and drop it. Returns (heights, flow 0..1)."""
    chance = np.random.default_rng(seed)
    heights, count = heights.copy(), heights.shape[0]
    flow = np.zeros_like(heights)
    cell = SIZE / count

    def corners(x, y):
        i, j = x.astype(int), y.astype(int)
        u, v = x - i, y - j
        return i, j, (1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v

    def level(i, j, w00, w10, w01, w11):
        return heights[i, j] * w00 + heights[i + 1, j] * w10 + heights[i, j + 1] * w01 + heights[i + 1, j + 1] * w11

    for _ in range(drops // batch):
        x, y = chance.uniform(1, count - 3, (2, batch))
        along_x, along_y, load = np.zeros((3, batch))
        speed, water = np.ones((2, batch))
        for _ in range(steps):
            i, j, *weights = corners(x, y)
            u, v = x - i, y - j
            near, right, up, far = heights[i, j], heights[i + 1, j], heights[i, j + 1], heights[i + 1, j + 1]
            slope_x = ((right - near) * (1 - v) + (far - up) * v) / cell
            slope_y = ((up - near) * (1 - u) + (far - right) * u) / cell
            along_x = along_x * inertia - slope_x * (1 - inertia)
            along_y = along_y * inertia - slope_y * (1 - inertia)
            length = np.hypot(along_x, along_y) + 1e-6
            next_x = np.clip(x + along_x / length, 1, count - 3)
            next_y = np.clip(y + along_y / length, 1, count - 3)
            drop = level(*corners(next_x, next_y)) - level(i, j, *weights)
            limit = np.maximum(-drop / cell, 0.01) * speed * water * capacity * cell
            fill = np.where(drop > 0, np.minimum(drop, load), np.where(load > limit, (load - limit) * settling, 0))
            dig = np.where((drop <= 0) & (load <= limit), np.minimum((limit - load) * strength, -drop), 0)
            change = fill - dig
            for (a, b), weight in zip(((0, 0), (1, 0), (0, 1), (1, 1)), weights):
                np.add.at(heights, (i + a, j + b), change * weight)
            np.add.at(flow, (i, j), water)
            load = load - change
            speed = np.sqrt(np.maximum(speed * speed - drop / cell * 0.5, 0.05))
            water = water * 0.98
            x, y = next_x, next_y
    return heights, np.clip(np.log1p(flow * 48000 / drops) / 5, 0, 1)


# --- The slab -------------------------------------------------------------------------------------------------------


class Ground:
    """
    The finished height field: `at(x, y)` is its height there, `steepness(x, y)` its slope (m per m), `of(values, x, y)`
    what any other field of the same shape says there.
    """

    def __init__(self, heights):
        self.heights = heights

    def _index(self, value):
        count = self.heights.shape[0]
        return min(max(int((value + HALF) / SIZE * (count - 1) + 0.5), 1), count - 2)

    def at(self, x, y):
        return self.of(self.heights, x, y)

    def of(self, values, x, y):
        return float(values[self._index(x), self._index(y)])

    def steepness(self, x, y):
        i, j, cell = self._index(x), self._index(y), SIZE / (self.heights.shape[0] - 1)
        across = self.heights[i + 1, j] - self.heights[i - 1, j]
        return float(np.hypot(across, self.heights[i, j + 1] - self.heights[i, j - 1]) / (2 * cell))

    def point(self, x, y, above=0.0):
        """(x, y, z) of a spot `above` the ground."""
        return (x, y, self.at(x, y) + above)


def slab(heights, material, layers, attributes=None, veins=None, seed=5, base=BASE, vein_power=4.0):
    """
    Returns the block of ground: `heights` as its top in `material` (which reads the `attributes`, fields of the same shape),
    cut walls showing `layers`, colours from the bottom repeating upwards. `veins` is the colour of glowing cracks in the
    walls. Returns the Ground.
    """
    count = heights.shape[0]
    x, y = field(count)
    vertices = np.stack([x, y, heights], -1).reshape(-1, 3)
    index = np.arange(count * count).reshape(count, count)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    top = mesh(vertices, faces, material, smooth=True, name='ground')
    for key, values in (attributes or {}).items():
        _store(top, key, values)
    strata = _strata(layers, veins, vein_power)
    line = np.linspace(-HALF, HALF, count)
    for edge, fixed, axis in ((heights[:, 0], -HALF, 1), (heights[-1, :], HALF, 0), (heights[:, -1], HALF, 1), (heights[0, :], -HALF, 0)):
        _wall(line, edge, fixed, axis, base, strata, len(layers), seed)
    return Ground(heights)


def _store(thing, key, values):
    stored = thing.data.attributes.new(key, 'FLOAT', 'POINT')
    stored.data.foreach_set('value', np.asarray(values, np.float32).ravel())


def _wall(line, edge, fixed, axis, base, material, bands, seed, rows=56):
    """Adds one cut side; harder layers stand out a little, so that the sun draws their edges."""
    t = np.linspace(0, 1, rows)[None, :]
    place_along = np.repeat(line[:, None], rows, 1)
    z = base + (edge[:, None] - base) * t
    bend = 0.10 * fractal(place_along * 0.8 + fixed * 3, z * 0.5 + axis * 9, 4, seed=seed)
    layer = (z - base + bend) * 5.2
    chance = np.random.default_rng(seed)
    hardness = chance.random(64)
    here, after = np.floor(layer).astype(int) % 64, (np.floor(layer).astype(int) + 1) % 64
    blend = step(0.86, 1.0, layer - np.floor(layer))
    rough = fractal(place_along * 5 + fixed, z * 9 + axis * 7, 5, seed=seed + 3)
    depth = 0.045 * (hardness[here] * (1 - blend) + hardness[after] * blend) + 0.022 * rough + 0.01
    depth = np.maximum(depth, 0) * step(0, 0.05, edge[:, None] - z)
    out = fixed - math.copysign(1, fixed) * depth
    vertices = np.stack([place_along, out, z] if axis == 1 else [out, place_along, z], -1).reshape(-1, 3)
    index = np.arange(len(line) * rows).reshape(len(line), rows)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    if (axis == 1) != (fixed < 0):
        faces = faces[:, ::-1]
    wall = mesh(vertices, faces, material, smooth=True, name='wall')
    _store(wall, 'layer', layer / bands)


def _strata(colours, veins, power):
    shader = Shader('strata')
    position = shader.position()
    grain = shader.noise(14, 7, 0.7, vector=position)
    coarse = shader.noise(4.5, 5, 0.6, vector=position)
    layer = shader.math('ADD', shader.attribute('layer'), shader.math('MULTIPLY', shader.math('SUBTRACT', grain, 0.5), 0.05))
    stops = []
    for number, colour in enumerate(colours):
        # A short blend at each border keeps the layers apart without a drawn line.
        stops += [((number + 0.04) / len(colours), colour), ((number + 0.94) / len(colours), scaled(colour, 0.75))]
    base = shader.ramp(shader.math('FRACT', layer), stops)
    base = shader.mix(shader.remap(grain, 0.42, 0.7, 0, 0.6), base, shader.mix(1.0, base, '#4a4a52', 'MULTIPLY'))
    base = shader.mix(shader.remap(coarse, 0.45, 0.7, 0, 0.35), base, shader.mix(1.0, base, (1.6, 1.6, 1.6), 'MULTIPLY'))
    surface = shader.principled(Base_Color=base, Roughness=0.8, Normal=shader.bump(grain, 0.7, 0.04))
    if veins:
        lines = shader.math('POWER', shader.cracks(3.0, 0.03, position, warp=0.18), 2.0)
        where = shader.remap(shader.noise(1.3, 3, 0.5, vector=position), 0.50, 0.66, 0, 1)
        shader.set(surface, 'Emission', linear(veins) + (1,))
        shader.set(surface, 'Emission Strength', shader.math('MULTIPLY', shader.math('MULTIPLY', lines, where), power))
    return unsampled(shader.surface(surface))


def earth(steep, flat, tints=(), glows=(), rough=(0.55, 0.95), scale=3.0, bump=0.6, snow=None, flatness=(0.72, 0.92)):
    """
    Ground: `steep` and `flat` are (dark, light) colour pairs for cliffs and level parts. `tints` paint a colour where an
    attribute of the slab is 1: (attribute, colour, amount); `glows` let it shine: (attribute, colour, strength). `snow`
    is a colour lying on whatever faces up.
    """
    shader = Shader('earth')
    position = shader.position()
    up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
    broad, fine = shader.noise(scale, 8, 0.65, vector=position), shader.noise(scale * 8, 6, 0.7, vector=position)
    bent = shader.math('ADD', up, shader.math('MULTIPLY', shader.math('SUBTRACT', broad, 0.5), 0.4))
    level = shader.remap(bent, *flatness, 0, 1)
    base = shader.mix(level, shader.mix(shader.remap(fine, 0.3, 0.7, 0, 1), *steep), shader.mix(shader.remap(broad, 0.32, 0.68, 0, 1), *flat))
    if snow:
        base = shader.mix(shader.remap(bent, 0.86, 0.97, 0, 1), base, snow)
    for attribute, colour, amount in tints:
        base = shader.mix(shader.math('MULTIPLY', shader.attribute(attribute), amount), base, colour)
    surface = shader.principled(
        Base_Color=base, Roughness=shader.remap(fine, 0.3, 0.7, *rough), Normal=shader.bump(fine, bump, 0.03)
    )
    glow = None
    for attribute, colour, strength in glows:
        power = shader.math('MULTIPLY', shader.attribute(attribute), strength)
        part = shader.mix(1.0, shader.add('ShaderNodeCombineXYZ', {0: power, 1: power, 2: power}), colour, 'MULTIPLY')
        glow = part if glow is None else shader.mix(1.0, glow, part, 'ADD')
    if glow is not None:
        shader.set(surface, 'Emission', glow)
        shader.set(surface, 'Emission Strength', 1.0)
    return unsampled(shader.surface(surface))


def unsampled(material):
    """Keeps a shining ground out of the lamp sampling, where its many faces only add noise: set real lamps near it."""
    material.cycles.sample_as_light = False
    return material


def water(ground, level, material, inset=0.006):
    """
    Returns water over the whole slab up to `level`, with its cut faces at the four walls; ground above it stays dry. It is one
    skin with the bed as its floor, so a material with a volume works too.
    """
    reach, count = HALF - inset, ground.heights.shape[0]
    line = np.linspace(-reach, reach, count)
    corners = [(-reach, -reach, level), (reach, -reach, level), (reach, reach, level), (-reach, reach, level)]
    vertices, faces = [np.array(corners)], [(0, 1, 2, 3)]
    top, heights = np.full(count, level), ground.heights
    for edge, fixed, axis in ((heights[:, 0], -reach, 1), (heights[-1, :], reach, 0), (heights[::-1, -1], reach, 1), (heights[0, ::-1], -reach, 0)):
        run = line if (fixed < 0) == (axis == 1) else line[::-1]
        foot, across = np.minimum(edge, level), np.full(count, fixed)
        start = sum(map(len, vertices))
        for z in (foot, top):
            vertices.append(np.stack([run, across, z] if axis == 1 else [across, run, z], -1))
        for i in np.flatnonzero((foot[:-1] < level) | (foot[1:] < level)):
            faces.append((start + i, start + i + 1, start + count + i + 1, start + count + i))
    return mesh(np.concatenate(vertices), faces, material, name='water')


def sea(shallow, deep, rough=0.04, ripple=0.12, scale=6.0, glow=0.0, clear=0.0):
    """Returns a water surface from `deep` to `shallow` by ripples, glowing by `glow`; `clear` 0..1 lets the ground be seen."""
    shader = Shader('sea')
    position = shader.position()
    waves = shader.noise(scale, 5, 0.6, 0.8, vector=position)
    tone = shader.mix(shader.remap(waves, 0.35, 0.68, 0, 1), deep, shallow)
    surface = shader.principled(
        Base_Color=tone,
        Roughness=rough,
        Specular=0.6,
        Emission=tone,
        Emission_Strength=glow,
        Normal=shader.bump(waves, ripple, 0.05),
    )
    if not clear:
        return shader.surface(surface)
    through = shader.add('ShaderNodeBsdfTransparent', {'Color': shader.mix(0.5, shallow, (1, 1, 1))})
    blend = shader.add('ShaderNodeMixShader')
    # Flat views reflect more: the far water mirrors the sky, the near water shows its bed.
    shader.set(blend, 0, shader.remap(shader.facing(0.2), 0, 1, 1 - clear, 1))
    shader.set(blend, 1, through)
    shader.set(blend, 2, surface)
    return shader.surface(blend)


# --- Things lying about ---------------------------------------------------------------------------------------------


def spots(ground, count, seed=1, where=None, margin=0.07):
    """Returns random places (x, y, z) on the ground; `where(x, y, z)` keeps those it likes."""
    chance = random.Random(seed)
    reach, found = HALF - margin, []
    for _ in range(count):
        x, y = chance.uniform(-reach, reach), chance.uniform(-reach, reach)
        z = ground.at(x, y)
        if where is None or where(x, y, z):
            found.append((x, y, z))
    return found


def boulders(material, kinds=5, rough=0.35):
    """Returns meshes of rounded rocks of radius 1, for `scatter`."""
    found = []
    for kind in range(kinds):
        shape = bmesh.new()
        bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1)
        for vertex in shape.verts:
            p = vertex.co
            bulge = 1 + rough * math.sin(p.x * 2.1 + kind * 1.7) * math.cos(p.y * 2.7 + kind)
            bulge += rough * 0.5 * math.sin(p.z * 6 + kind * 3 + p.x * 4)
            vertex.co = p * min(bulge, 0.95 + 0.1 * (kind % 2))
        found.append(_mesh_from(shape, material, 'boulder', 28))
    return found


def spikes(material, kinds=4, sides=5, seed=20, slender=3.0, lean=0.35):
    """Returns meshes of standing crystals with their foot at 0, radius 1 and height `slender`, for `scatter` and `cluster`."""
    found = []
    for kind in range(kinds):
        chance = random.Random(seed + kind)
        around = sides + kind % 2
        shape = bmesh.new()
        rings = []
        for level, girth in ((-0.15 * slender, 0.7), (slender * chance.uniform(0.55, 0.7), 1.0)):
            corners = []
            for i in range(around):
                angle = 2 * math.pi * (i + chance.uniform(-0.16, 0.16)) / around
                reach = girth * chance.uniform(0.82, 1.12)
                z = level + (chance.uniform(-0.07, 0.07) * slender if level > 0 else 0)
                corners.append(shape.verts.new((reach * math.cos(angle), reach * math.sin(angle), z)))
            rings.append(corners)
        tip = shape.verts.new((chance.uniform(-lean, lean), chance.uniform(-lean, lean), slender))
        for i in range(around):
            j = (i + 1) % around
            shape.faces.new((rings[0][i], rings[0][j], rings[1][j], rings[1][i]))
            shape.faces.new((rings[1][i], rings[1][j], tip))
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=0.045, segments=1, affect='EDGES')
        found.append(_mesh_from(shape, material, 'spike'))
    return found


def scatter(meshes, places, size, stretch=(0.5, 0.85), tilt=0.3, sink=0.15, seed=1, skew=3):
    """
    Copies of `meshes` at `places`: `size` is (least, most) in metres with few big ones (`skew`), `stretch` the height
    against the width, `tilt` the most lean in radians, `sink` how deep they sit, in sizes.
    """
    chance = random.Random(seed)
    for x, y, z in places:
        radius = size[0] + (size[1] - size[0]) * chance.random() ** skew
        thing = place(bpy.data.objects.new('scattered', chance.choice(meshes)))
        tall = radius * chance.uniform(*stretch)
        thing.location = (x, y, z + radius * 0.5 * (stretch[0] + stretch[1]) * 0.4 - radius * sink)
        thing.scale = (radius * chance.uniform(0.8, 1.25), radius, tall)
        thing.rotation_euler = (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), chance.uniform(0, 2 * math.pi))


def cluster(ground, meshes, x, y, reach, height, count=14, seed=1, lean=0.75, girth=0.34):
    """Adds a group of `spikes`: the tallest (`height` m) in the middle, the others leaning out within `reach` metres."""
    chance = random.Random(seed)
    slender = max(vertex.co.z for vertex in meshes[0].vertices)
    for number in range(count):
        part = number / count
        angle, away = chance.uniform(0, 2 * math.pi), reach * part**0.8
        spot_x, spot_y = x + away * math.cos(angle), y + away * math.sin(angle)
        if max(abs(spot_x), abs(spot_y)) > HALF - 0.07:
            continue
        tall = height * (0.85 * (1 - part) ** 1.3 + 0.15) * chance.uniform(0.8, 1.1) / slender
        thing = place(bpy.data.objects.new('crystal', chance.choice(meshes)))
        thing.location = ground.point(spot_x, spot_y, -0.03)
        thing.rotation_euler = Euler((0, lean * part * chance.uniform(0.5, 1.1), angle))
        thing.scale = (tall * girth * 3, tall * girth * 3, tall)


def _mesh_from(shape, material, name, smooth_below=None):
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    data.materials.append(material)
    if smooth_below:
        data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(smooth_below)
    return data
