"""
Parts that weapons and tools share. All are built lying in the XZ plane (X along the weapon, Z up, -Y the side that is
shown) and parented to a handle from `posed`. Lengths in metres, angles in degrees.
"""

import math
import random

import bmesh
import numpy as np
from mathutils import Matrix

from kit.colours import scaled
from kit.lights import area, point
from kit.materials import light, metal
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, extrude, lathe, mesh, place, ring, sphere, torus, tube

#: Cross sections for `skin`: across runs from the back (-1) to the front (1), thick from -1 to 1.
SABRE = [(-1, -0.5), (-0.9, -0.8), (-0.1, -1), (1, -0.04), (1, 0.04), (-0.1, 1), (-0.9, 0.8), (-1, 0.5)]
DIAMOND = [(-1, -0.04), (0, -1), (1, -0.04), (1, 0.04), (0, 1), (-1, 0.04)]
PLANK = [(-1, -0.55), (-0.75, -1), (0.75, -1), (1, -0.55), (1, 0.55), (0.75, 1), (-0.75, 1), (-1, 0.55)]


def posed(location=(0, 0, 0), roll=0.0, pitch=0.0, yaw=0.0, scale=1.0, parent=None):
    """Returns a handle: negative `roll` lets the shown face look up, negative `pitch` lifts the +X end, `yaw` turns it on the podium."""
    return empty(location, tuple(map(math.radians, (roll, pitch, yaw))), parent, scale)


# --- outlines -------------------------------------------------------------------------------------------------------


def smooth(points, steps=8):
    """Returns a curve through the points, `steps` to each stretch."""
    known = np.asarray(points, float)
    known = np.vstack([2 * known[0] - known[1], known, 2 * known[-1] - known[-2]])
    curve = []
    for a, b, c, d in zip(known, known[1:], known[2:], known[3:]):
        for t in np.arange(steps) / steps:
            bend = 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
            curve.append(0.5 * (2 * b + (c - a) * t + bend[0] * t**2 + bend[1] * t**3))
    return [tuple(p) for p in (*curve, known[-2])]


def arc(centre, radius, start, end, steps=24):
    """Returns points on a circle from `start` to `end` degrees, counter-clockwise from +X."""
    angles = np.radians(np.linspace(start, end, steps + 1))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def ribbon(path, widths):
    """Returns the two rims of a band of `widths` along a path, for `skin`: the right-hand one first."""
    points = np.asarray(path, float)
    tangent = np.gradient(points, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    half = np.stack([-tangent[:, 1], tangent[:, 0]], 1) * np.broadcast_to(widths, len(points))[:, None] / 2
    return [tuple(p) for p in points - half], [tuple(p) for p in points + half]


def inset(outline, by):
    """Returns the outline moved inwards by `by`, for a plate lying on another one."""
    points = np.asarray(outline, float)
    before, after = points - np.roll(points, 1, 0), np.roll(points, -1, 0) - points
    turn = 1 if (points[:, 0] * np.roll(points[:, 1], -1) - points[:, 1] * np.roll(points[:, 0], -1)).sum() > 0 else -1
    normals = [np.stack([-e[:, 1], e[:, 0]], 1) / np.linalg.norm(e, axis=1)[:, None] * turn for e in (before, after)]
    sharpness = np.maximum(1 + (normals[0] * normals[1]).sum(1), 0.4)[:, None]
    return [tuple(p) for p in points + (normals[0] + normals[1]) / sharpness * by]


def clipped(outline, through, angle):
    """Returns the part of an outline to the left of the line `through` a point at `angle`."""
    turn = math.radians(angle)
    normal = (-math.sin(turn), math.cos(turn))

    def height(p):
        return (p[0] - through[0]) * normal[0] + (p[1] - through[1]) * normal[1]

    kept = []
    for here, there in zip(outline, [*outline[1:], outline[0]]):
        a, b = height(here), height(there)
        if a >= 0:
            kept.append(here)
        if a * b < 0:
            share = a / (a - b)
            kept.append((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share))
    return kept


def split(outline, cuts, gap=0.014):
    """Returns the outline cut into panels along lines (x, z, angle), with a `gap` between them."""
    pieces = [outline]
    for x, z, angle in cuts:
        shift = (-math.sin(math.radians(angle)) * gap / 2, math.cos(math.radians(angle)) * gap / 2)
        halves = []
        for piece in pieces:
            halves.append(clipped(piece, (x + shift[0], z + shift[1]), angle))
            halves.append(clipped(piece, (x - shift[0], z - shift[1]), angle + 180))
        pieces = [half for half in halves if len(half) > 2]
    return pieces


# --- bodies ---------------------------------------------------------------------------------------------------------


def plate(outline, depth, material, parent, y=0.0, bevel=0.014, taper=1.0, segments=3):
    """Returns an (x, z) outline as a plate of `depth` about `y`."""
    return extrude(outline, depth, (0, y, 0), (math.pi / 2, 0, 0), material, bevel, segments, parent, taper)


def cheeks(outline, depth, y, material, parent, bevel=0.012, cuts=(), gap=0.014):
    """Adds the same plate, cut into panels, on both flanks at -y and y."""
    for piece in split(outline, cuts, gap):
        for flank in (-y, y):
            plate(piece, depth, material, parent, flank, bevel)


def skin(back, front, thickness, material, parent, section=SABRE, y=0.0):
    """
    A body drawn between two curves of (x, z) points, its `section` turned along them; `thickness` is a number or one for
    each station. Stores `across` (0 at the back, 1 at the front) and `along` (0..1) for materials.
    """
    stations, corners = len(back), len(section)
    thick = np.broadcast_to(thickness, stations)
    vertices, across, along = [], [], []
    for i, ((xb, zb), (xf, zf)) in enumerate(zip(back, front)):
        for u, v in section:
            share = (u + 1) / 2
            vertices.append((xb + (xf - xb) * share, y + v * thick[i] / 2, zb + (zf - zb) * share))
            across.append(share)
            along.append(i / (stations - 1))
    faces = [tuple(range(corners))[::-1], tuple((stations - 1) * corners + k for k in range(corners))]
    for i in range(stations - 1):
        for k in range(corners):
            j = (k + 1) % corners
            faces.append((i * corners + k, i * corners + j, (i + 1) * corners + j, (i + 1) * corners + k))
    thing = mesh(vertices, faces, material, smooth=True, name='skin')
    thing.parent = parent
    data = thing.data
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(28)
    for name, values in (('across', across), ('along', along)):
        data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values)
    _face_outwards(data)
    return thing


def _face_outwards(data):
    shape = bmesh.new()
    shape.from_mesh(data)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(data)
    shape.free()


def between(back, front, low, high):
    """Two new curves lying at the shares `low` and `high` of the way from one curve to the other: the base of a layer on a `skin`."""
    b, f = np.asarray(back), np.asarray(front)
    return [tuple(p) for p in b + (f - b) * low], [tuple(p) for p in b + (f - b) * high]


def barrel(profile, material, parent, at=(0, 0, 0), sides=64, bevel=0.0, flat=1.0):
    """Returns a body turned about X from a profile of (radius, x); `sides` 6 or 8 makes it angular with a flat top, `flat` thins it along Y."""
    turn = Matrix.Rotation(math.pi / 2, 3, 'Y') @ Matrix.Rotation(math.pi / sides, 3, 'Z')
    thing = lathe(profile, at, turn.to_euler(), material, sides, parent, bevel=bevel)
    thing.scale = (1, flat, 1)
    return thing


def drilled(thing, *cutters, rim=0.008):
    """Cuts the cutters out of an object and rounds all its edges, those of the holes too, by `rim`."""
    thing.modifiers.clear()
    for cutter in cutters:
        cutter.hide_render = True
        hole = thing.modifiers.new('hole', 'BOOLEAN')
        hole.operation, hole.object, hole.solver = 'DIFFERENCE', cutter, 'EXACT'
    rounding = thing.modifiers.new('bevel', 'BEVEL')
    rounding.width, rounding.segments, rounding.angle_limit = rim, 2, math.radians(30)
    rounding.limit_method = 'ANGLE'
    return thing


# --- small parts ----------------------------------------------------------------------------------------------------


def bolts(spots, y, radius, material, parent):
    """Adds hexagon heads on washers at (x, z) on both flanks."""
    for x, z in spots:
        for flank in (-1, 1):
            cylinder(radius * 1.35, 0.012, (x, flank * y, z), (math.pi / 2, 0, 0), material, 0.003, 24, parent=parent)
            turn = (math.pi / 2, 0, random.random())
            cylinder(radius, radius * 0.9, (x, flank * (y + radius * 0.3), z), turn, material, radius * 0.15, 6, parent=parent)


def slots(start, end, count, size, y, material, parent, lean=0.0):
    """Adds a row of `count` slots of `size` (x, z) between two (x, z) points on both flanks."""
    for share in np.linspace(0, 1, count):
        x, z = (a + (b - a) * share for a, b in zip(start, end))
        for flank in (-y, y):
            box((size[0], 0.012, size[1]), (x, flank, z), (0, math.radians(lean), 0), material, min(size) * 0.3, parent=parent)


def rail(start, end, z, width, material, parent, teeth=None):
    """Adds a toothed mounting rail along X."""
    length = end - start
    box((length, width, 0.03), ((start + end) / 2, 0, z), material=material, bevel=0.006, parent=parent)
    count = teeth or int(length / 0.075)
    for i in range(count):
        x = start + length * (i + 0.5) / count
        box((length / count * 0.52, width * 1.25, 0.034), (x, 0, z + 0.024), material=material, bevel=0.006, parent=parent)


def wrapped_grip(start, end, radius, cover, wire, parent, turns=12, swell=0.12, flat=0.8):
    """Adds a bound handle along X: `cover` swelling in the middle, pinched by rings of `wire`."""
    length, profile = end - start, []
    for share in np.linspace(0, 1, turns * 6 + 1):
        girth = radius * (1 + swell * math.sin(math.pi * share) - 0.07 * abs(math.cos(math.pi * turns * share)) ** 6)
        profile.append((girth, start + length * share))
    barrel([(0, start), *profile, (0, end)], cover, parent, flat=flat)
    for i in range(turns - 1):
        share = (i + 1) / turns
        girth = radius * (0.95 + swell * math.sin(math.pi * share))
        band = torus(girth, radius * 0.07, (start + length * share, 0, 0), (0, math.pi / 2, 0), wire, 48, 10, parent)
        band.scale = (1, flat, 1)


def filament(points, radius, colour, parent, y=0.0, strength=11):
    """Returns a glowing wire through (x, z) points."""
    return tube([(x, y, z) for x, z in points], radius, light(colour, strength), parent)


def hose(points, radius, material, ferrule, parent):
    """Adds a cable through (x, y, z) points with a metal ferrule on both ends."""
    tube(points, radius, material, parent)
    for end in (points[0], points[-1]):
        sphere(radius * 1.5, end, ferrule, 3, (1, 1, 1), parent)


# --- finishes -------------------------------------------------------------------------------------------------------


def gunmetal(tone='#2b3039', rough=0.27, wear=0.9, bevel=0.012):
    """Returns dark machined steel whose edges are rubbed bright."""
    return metal(tone, rough, 0.9, wear=wear, grime=0.6, scale=2.4, bevel=bevel)


def bright_steel(tone='#a9b0ba', rough=0.2):
    """Returns polished steel for edges, sleeves and bolts."""
    return metal(tone, rough, 1.0, wear=0.5, grime=0.55, scale=2.2, bevel=0.008)


def brass(tone='#c9964a', rough=0.22):
    """Returns the brass of warm fittings."""
    return metal(tone, rough, 1.0, wear=0.8, wear_colour='#ffe0a0', grime=0.7, scale=2.5, bevel=0.008)


def enamel(tone, rough=0.34, wear=0.9, bevel=0.014, clearcoat=0.5):
    """Returns hard paint over steel, chipped along its edges."""
    return metal(tone, rough, 0.12, wear=wear, grime=0.75, scale=2.0, bevel=bevel, clearcoat=clearcoat)


def rubber(tone='#0b0d11'):
    """Returns the rubber of grips and pads."""
    return metal(tone, 0.58, 0.0, grime=0.4, scale=6, bump=0.25)


def hot_edge(colour, hot, body='#262b34', start=0.45, strength=4.0, scale=5.0):
    """Returns steel of a `skin` whose front glows: `colour` from `start` of the width on, `hot` at the very edge, broken up like embers."""
    shader = Shader('hot-edge')
    position = shader.position()
    flakes = shader.noise(scale, 8, 0.68, 0.6, vector=position)
    fine = shader.noise(scale * 7, 5, 0.65, vector=position)
    across = shader.attribute('across')
    heat = shader.math('ADD', across, shader.math('MULTIPLY', shader.math('SUBTRACT', flakes, 0.5), 0.45))
    heat = shader.remap(heat, start, 1.02, 0, 1)
    glow = shader.ramp(heat, [(0, (0, 0, 0)), (0.35, scaled(colour, 0.18)), (0.75, colour), (1, hot)])
    return shader.surface(
        shader.principled(
            Base_Color=shader.mix(shader.remap(flakes, 0.35, 0.65, 0, 0.7), body, scaled(body, 0.4)),
            Metallic=0.95,
            Roughness=shader.remap(fine, 0.3, 0.75, 0.14, 0.36),
            Emission=glow,
            Emission_Strength=shader.math('MULTIPLY', shader.math('POWER', heat, 1.6), strength),
            Normal=shader.bump(fine, 0.06),
        )
    )


# --- holders and air ------------------------------------------------------------------------------------------------


def soft_boxes(left=330, right=240, left_tone='#e4eeff', right_tone='#dfe8ff', front=0):
    """Adds tall strips on both sides that run as long reflections over blades and barrels; `front` adds one over the camera."""
    area((-5.5, -1.8, 1.5), (0, 0, 0), 1.1, left, left_tone, tall=5)
    area((5.2, -2.2, 1.2), (0, 0, 0), 0.8, right, right_tone, tall=5)
    if front:
        area((0.6, -7.5, 5.2), (0, 0, 0), 4.5, front, '#eaf1ff', tall=1.2)


def hover_plate(top, accent, radius=0.5, glow=14):
    """Adds the emitter a weapon floats over: a stepped disc with light in its joints, and the light it throws."""
    dark, bright = gunmetal('#12161d'), light(accent, 3.2)
    cylinder(radius, 0.07, (0, 0, top + 0.035), material=dark, bevel=0.015, sides=96)
    ring(radius * 0.8, 0.025, 0.02, (0, 0, top + 0.072), material=bright, bevel=0)
    cylinder(radius * 0.62, 0.06, (0, 0, top + 0.09), material=dark, bevel=0.015, sides=96)
    ring(radius * 0.36, 0.05, 0.02, (0, 0, top + 0.122), material=bright, bevel=0)
    for i in range(6):
        angle = math.pi / 3 * i
        spot = (radius * 0.86 * math.cos(angle), radius * 0.86 * math.sin(angle), top + 0.06)
        box((radius * 0.34, 0.1, 0.09), spot, (0, 0, angle), dark, 0.012)
    point((0, 0, top + 0.35), glow, accent, 0.12)


def cradle(spots, top, accent, yaw=0.0, width=0.2):
    """Returns forks standing on a podium at `top`: each spot is (x along the weapon, z of its fork, lean of the fork in degrees)."""
    handle = posed(yaw=yaw)
    dark, pad, glow = gunmetal('#1b2029'), rubber(), light(accent, 3.5)
    left, right = min(s[0] for s in spots) - 0.25, max(s[0] for s in spots) + 0.25
    box((right - left, width * 1.7, 0.07), ((left + right) / 2, 0, top + 0.035), material=dark, bevel=0.02, parent=handle)
    box((right - left - 0.2, width * 1.9, 0.02), ((left + right) / 2, 0, top + 0.03), material=glow, bevel=0, parent=handle)
    for x, level, lean in spots:
        tall = level - top
        foot = [(x - 0.24, top), (x + 0.24, top), (x + 0.15, top + 0.18), (x + 0.07, level - 0.1), (x - 0.07, level - 0.1), (x - 0.15, top + 0.18)]
        neck = width * 0.55
        plate(foot, neck, dark, handle, bevel=0.015)
        plate(inset(foot, 0.032), neck + 0.02, gunmetal('#30353f'), handle, bevel=0.01)
        box((0.012, neck + 0.026, tall * 0.45), (x, 0, top + tall * 0.42), material=glow, bevel=0, parent=handle)
        fork = posed((x, 0, level), pitch=lean, parent=handle)
        box((0.13, width * 1.25, 0.06), (0, 0, -0.09), material=dark, bevel=0.015, parent=fork)
        for flank in (-1, 1):
            box((0.12, 0.035, 0.2), (0, flank * width * 0.62, 0), (flank * 0.12, 0, 0), dark, 0.012, parent=fork)
            box((0.1, 0.03, 0.14), (0, flank * width * 0.54, 0.01), (flank * 0.12, 0, 0), pad, 0.01, parent=fork)
    return handle


def motes(count, colour, spread=(1.9, 1.0, 1.4), size=(0.004, 0.011), strength=6, centre=(0, 0, 0.2), seed=4):
    """Adds sparks hanging in the air."""
    chance, material = random.Random(seed), light(colour, strength)
    first = None
    for _ in range(count):
        spot = [c + chance.gauss(0, 0.55) * s for c, s in zip(centre, spread)]
        grain = chance.uniform(*size)
        if first is None:
            first = sphere(1.0, spot, material, 2)
            first.scale = (grain,) * 3
        else:
            twin = first.copy()
            twin.location, twin.scale = spot, (grain,) * 3
            place(twin)
