"""
Armour: bodies covered with separate plates, and the small parts that make them look used.

A body is a form (a distance field, see `kit.sdf`) with plates lying on it over a dark under-layer. A plate is a region
of space (negative inside) and its lift: how far it stands off the form. What lies between the regions stays a gap.
"""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.sdf import carve, inside, meet, mesh_of, mirrored
from kit.shader import Shader, rgba
from kit.shapes import copy_of, cylinder, mesh, place, ring, torus, tube


def span(value, low, high):
    """Returns the region where a coordinate lies between two limits."""
    return np.maximum(low - value, value - high)


def all_of(*regions, soft=0.0):
    """Returns the intersection of regions; `soft` metres round its corners."""
    shared = regions[0]
    for region in regions[1:]:
        shared = meet(shared, region, soft) if soft else np.maximum(shared, region)
    return shared


def any_of(*regions):
    """Returns the regions together."""
    together = regions[0]
    for region in regions[1:]:
        together = np.minimum(together, region)
    return together


def border(region, width):
    """Returns a band of `width` metres along the outline of a region."""
    return np.abs(region) - width / 2


def only(line, region):
    """A panel line drawn inside a region alone; keeps its sign, so its ends stay clean."""
    return np.where(region < 0, line, np.copysign(1.0, line))


def plated(
    form, plates, low, high, material, resolution=200, parent=None, cuts=None, bare=None, stripe=None, lines=(), under=0.03, edge=0.018, reach=0.26, folded=True
):
    """
    Returns the form as one mesh for `kit.materials.paint`. `plates(p)` yields (region, lift) pairs, `cuts(p)` is carved out and
    dark, `bare(p)` is dark although it is a plate, `stripe(p)` takes the accent, `lines` give the panel lines g0..gN.
    `under` is the depth of the gaps, `edge` rounds the plates; neither plates nor cuts reach further than `reach`
    metres from the form, so that only a thin skin is worked out in full. `folded` mirrors everything at x = 0.
    """
    fold = mirrored if folded else list

    def on_plates(p, distance):
        return any_of(*(meet(distance - lift, region, edge) for region, lift in plates(p)))

    def body(p):
        p = fold(p)
        distance = form(p)
        skin = np.abs(distance) < reach
        near, core = [axis[skin] for axis in p], distance[skin]
        detailed = np.minimum(core + under, on_plates(near, core))
        if cuts:
            detailed = carve(detailed, cuts(near), edge * 0.7)
        result = distance + under
        result[skin] = detailed
        return result

    def frame(p):
        p = fold(p)
        dark = np.clip(on_plates(p, form(p)) / 0.012, 0, 1)
        if cuts:
            dark = np.maximum(dark, inside(cuts(p) - 0.006))
        return np.maximum(dark, inside(bare(p))) if bare else dark

    attributes = {'frame': frame}
    for index, line in enumerate(lines):
        attributes[f'g{index}'] = lambda p, line=line: line(fold(p))
    if stripe:
        attributes['stripe'] = lambda p: inside(stripe(fold(p)))
    return mesh_of(body, low, high, resolution, material, parent, attributes)


def inlay(form, region, low, high, material, depth=0.03, resolution=120, parent=None, edge=0.02, folded=True):
    """Returns a visor, lens or panel: the form inside a region, set back by `depth` metres."""

    def body(p):
        p = mirrored(p) if folded else p
        return meet(form(p) + depth, region(p), edge)

    return mesh_of(body, low, high, resolution, material, parent)


def settle(form, points, rounds=12):
    """(positions, normals) of the spots on a form nearest to the points, as arrays of rows."""
    spots, step = np.array(points, float), 1e-3

    def value_at(offset=(0, 0, 0)):
        return form([spots[:, axis] + offset[axis] for axis in range(3)])

    for _ in range(rounds):
        value = value_at()
        slope = np.stack([value_at(step * (np.arange(3) == axis)) - value for axis in range(3)], 1) / step
        spots = spots - (value / np.maximum((slope * slope).sum(1), 0.2))[:, None] * slope
    return spots, slope / np.maximum(np.linalg.norm(slope, axis=1), 1e-6)[:, None]


def both_sides(points):
    """Returns points and their mirror images."""
    return [*points, *((-x, y, z) for x, y, z in points)]


def bolts(form, points, radius, material, lift=0.0, parent=None, sides=6):
    """Adds bolt heads standing upright on a form, near the given points."""
    spots, normals = settle(form, points)
    master = None
    for spot, normal in zip(spots, normals):
        turn = Vector(normal).to_track_quat('Z', 'Y').to_euler()
        head = tuple(spot + normal * lift)
        if master:
            copy_of(master, head, turn, parent=parent)
        else:
            master = cylinder(radius, radius, head, turn, material, radius * 0.2, sides, parent=parent)


def strip(form, points, radius, material, lift=0.0, parent=None, pieces=24):
    """Returns a thin tube lying on a form along a path: light lines, piping, cables."""
    spots, normals = settle(form, _along(points, pieces))
    return tube([tuple(spot) for spot in spots + normals * lift], radius, material, parent)


def stencil(form, text, point, size, material, lift=0.0, parent=None, up=(0, 0, 1)):
    """Returns lettering of `size` metres printed on a form around a point."""
    (spot,), (normal,) = settle(form, [point])
    outward = Vector(normal)
    right = Vector(up).cross(outward).normalized()
    upward = outward.cross(right)
    letters = bpy.data.curves.new('stencil', 'FONT')
    letters.body, letters.size, letters.align_x, letters.align_y = text, size, 'CENTER', 'CENTER'
    written = place(bpy.data.objects.new('stencil', letters))
    flat = bpy.data.meshes.new_from_object(written.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(written)
    points = [Vector(spot) + corner.co.x * right + corner.co.y * upward for corner in flat.vertices]
    spots, normals = settle(form, points)
    thing = mesh(spots + normals * lift, [tuple(face.vertices) for face in flat.polygons], material, name='stencil')
    thing.parent = parent
    return thing


def _along(points, pieces):
    """Returns points spread evenly over a smooth path through the given ones."""
    known = [Vector(point) for point in points]
    known = [2 * known[0] - known[1], *known, 2 * known[-1] - known[-2]]
    path = []
    for index in range(pieces + 1):
        along = index / pieces * (len(points) - 1)
        first = min(int(along), len(points) - 2)
        t = along - first
        a, b, c, d = known[first : first + 4]
        path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return path


def sweep(points, girth, material, parent=None, pieces=60, sides=20, smooth=True, flat=1.0):
    """Returns a horn or rod along a smooth path: `girth(t)` is its radius at t = 0..1, `flat` squeezes its section."""
    path = _along(points, pieces)
    vertices, faces = [], []
    across = Vector((0, 0, 1)) if abs((path[1] - path[0]).normalized().z) < 0.9 else Vector((1, 0, 0))
    for index, centre in enumerate(path):
        along = (path[min(index + 1, pieces)] - path[max(index - 1, 0)]).normalized()
        across = (across - along * across.dot(along)).normalized()
        side, radius = along.cross(across), girth(index / pieces)
        for corner in range(sides):
            angle = 2 * math.pi * corner / sides
            vertices.append(centre + radius * (math.cos(angle) * across + flat * math.sin(angle) * side))
    for index in range(pieces):
        for corner in range(sides):
            here, there, after = index * sides, (index + 1) * sides, (corner + 1) % sides
            faces.append((here + corner, here + after, there + after, there + corner))
    thing = mesh(vertices, faces, material, smooth=smooth, name='sweep')
    thing.parent = parent
    return thing


def hose(points, radius, material, parent=None, pitch=0.05, depth=0.22):
    """Returns a ribbed hose through the points, a rib every `pitch` metres, `depth` of the radius deep, with smooth cuffs."""
    path = _along(points, 60)
    ribs = max(4, round(sum((b - a).length for a, b in zip(path, path[1:])) / pitch))
    per_rib = 6

    def girth(t):
        cuff = min(t, 1 - t) * ribs < 1.5
        return radius * (1.12 if cuff else 1 - depth * (0.5 - 0.5 * math.cos(2 * math.pi * t * ribs)))

    return sweep(points, girth, material, parent, ribs * per_rib)


def sheet(surface, columns, rows, material, thickness=0.02, parent=None):
    """Returns cloth or bent metal: `surface(u, v)` gives x, y, z arrays for u, v in 0..1."""
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    vertices = np.stack([np.broadcast_to(axis, u.shape).ravel() for axis in surface(u, v)], 1)
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]).ravel()
    faces = np.stack([corner, corner + 1, corner + columns + 1, corner + columns], 1)
    thing = mesh(vertices, faces, material, smooth=True, name='sheet')
    thing.parent = parent
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, 0
    return thing


def ear_pod(side, centre, radius, body, dark, glow, parent=None, depth=0.12):
    """Adds a round housing on the side (1 or -1) of a helmet: drum, ring of light, hub and four screws."""
    x, y, z = centre
    flat = (0, math.pi / 2, 0)

    def out(distance):
        return (side * (x + distance), y, z)

    cylinder(radius, depth, out(0), flat, body, 0.02, 64, parent=parent)
    ring(radius * 0.86, radius * 0.14, depth * 0.3, out(depth * 0.5), flat, dark, 64, 0.008, parent)
    ring(radius * 0.66, radius * 0.07, depth * 0.2, out(depth * 0.5), flat, glow, 64, 0, parent)
    cylinder(radius * 0.5, depth * 0.5, out(depth * 0.45), flat, dark, 0.012, 48, parent=parent)
    cylinder(radius * 0.24, depth * 0.3, out(depth * 0.8), flat, body, 0.01, 6, parent=parent)
    for quarter in range(4):
        angle = math.pi / 4 + math.pi / 2 * quarter
        spot = (side * (x + depth * 0.72), y + radius * 0.37 * math.cos(angle), z + radius * 0.37 * math.sin(angle))
        cylinder(radius * 0.05, 0.014, spot, flat, body, 0.003, 12, parent=parent)


def gasket(bottom, top, radius, material, parent=None, centre=(0, 0), folds=5, bulge=0.05):
    """Adds the folded rubber of a neck or a joint, between two heights."""
    pitch = (top - bottom) / folds
    for fold in range(folds):
        torus(radius, min(bulge, pitch * 0.62), (*centre, bottom + pitch * (fold + 0.5)), material=material, parent=parent, sides=16)


def visor_glass(low, high, bottom, middle, top, rough=0.07, glow=None, strength=0.0):
    """
    Returns a mirror that changes colour from `low` to `high` (m along z): visors. `glow(shader)` may return a 0..1 pattern that
    shines through in the middle colour.
    """
    shader = Shader('visor-glass')
    level = shader.remap(shader.axes()['Z'], low, high, 0, 1)
    tone = shader.ramp(level, [(0, bottom), (0.45, middle), (1, top)])
    surface = shader.principled(
        Base_Color=tone, Metallic=1.0, Roughness=rough, Clearcoat=1.0, Clearcoat_Roughness=0.02
    )
    if glow:
        shader.set(surface, 'Emission', rgba(middle))
        shader.set(surface, 'Emission Strength', shader.math('MULTIPLY', glow(shader), strength))
    return shader.surface(surface)


def bubble_glass(tint='#ffffff', strength=0.9):
    """Returns thin clear glass: only its reflections are seen, strongest along its outline."""
    shader = Shader('bubble-glass')
    gloss = shader.add('ShaderNodeBsdfGlossy', {'Color': tint, 'Roughness': 0.02})
    clear = shader.add('ShaderNodeBsdfTransparent', {'Color': tint})
    blend = shader.add('ShaderNodeMixShader')
    shader.set(blend, 0, shader.math('MULTIPLY_ADD', shader.math('POWER', shader.facing(0.5), 2.5), strength, 0.05))
    shader.set(blend, 1, clear)
    shader.set(blend, 2, gloss)
    return shader.surface(blend)
