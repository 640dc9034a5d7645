"""
Modelling with signed distance fields: a shape is a function of p = [x, y, z] (numpy arrays, metres) that is negative
inside. Combine shapes with `blend`, `carve` and `meet`, then turn the result into a mesh with `mesh_of`.
"""

import math

import bpy
import numpy as np

from kit.shapes import fill_mesh, place


def vector(values):
    return np.asarray(values, np.float32)


def ball(p, centre, radius):
    return np.sqrt(sum((p[i] - centre[i]) ** 2 for i in range(3))) - radius


def ellipsoid(p, centre, radii):
    outer = np.sqrt(sum(((p[i] - centre[i]) / radii[i]) ** 2 for i in range(3)))
    inner = np.sqrt(sum(((p[i] - centre[i]) / radii[i] ** 2) ** 2 for i in range(3)))
    return outer * (outer - 1) / np.maximum(inner, 1e-6)


def block(p, centre, half, round=0.0):
    """Returns a box with half sizes `half`, its edges rounded by `round`."""
    q = [np.abs(p[i] - centre[i]) - (half[i] - round) for i in range(3)]
    outside = np.sqrt(sum(np.maximum(side, 0) ** 2 for side in q))
    return outside + np.minimum(np.maximum(q[0], np.maximum(q[1], q[2])), 0) - round


def capsule(p, start, end, radius, end_radius=None):
    """Returns a rod with round ends, thinning to `end_radius`."""
    a, b = vector(start), vector(end)
    axis = b - a
    t = np.clip(sum((p[i] - a[i]) * axis[i] for i in range(3)) / float(axis @ axis), 0, 1)
    girth = radius if end_radius is None else radius + (end_radius - radius) * t
    return np.sqrt(sum((p[i] - a[i] - t * axis[i]) ** 2 for i in range(3))) - girth


def drum(p, centre, radius, half, axis=2, round=0.0):
    """Returns a cylinder along an axis (0, 1, 2) with half length `half`."""
    i, j = [k for k in range(3) if k != axis]
    side = np.sqrt((p[i] - centre[i]) ** 2 + (p[j] - centre[j]) ** 2) - (radius - round)
    end = np.abs(p[axis] - centre[axis]) - (half - round)
    return np.minimum(np.maximum(side, end), 0) + np.sqrt(np.maximum(side, 0) ** 2 + np.maximum(end, 0) ** 2) - round


def hoop(p, centre, radius, thickness, axis=2):
    """Returns a torus about an axis (0, 1, 2)."""
    i, j = [k for k in range(3) if k != axis]
    side = np.sqrt((p[i] - centre[i]) ** 2 + (p[j] - centre[j]) ** 2) - radius
    return np.sqrt(side**2 + (p[axis] - centre[axis]) ** 2) - thickness


def half_space(p, normal, offset):
    """Everything behind the plane with that normal at `offset` from the origin."""
    n = vector(normal) / np.linalg.norm(normal)
    return p[0] * n[0] + p[1] * n[1] + p[2] * n[2] - offset


def blend(a, b, soft):
    """Returns the union of two shapes, its seam filled over `soft` metres."""
    h = np.maximum(soft - np.abs(a - b), 0) / soft
    return np.minimum(a, b) - h * h * soft * 0.25


def carve(a, b, soft):
    """Returns the first shape without the second, the cut rounded over `soft` metres."""
    return -blend(-a, b, soft)


def meet(a, b, soft):
    """Returns the intersection of two shapes, its edge rounded over `soft` metres."""
    return -blend(-a, -b, soft)


def turned(p, angle, axis=2, centre=(0, 0, 0)):
    """Returns the space turned by `angle` radians about an axis (0, 1, 2): what is modelled in it appears turned."""
    i, j = [k for k in range(3) if k != axis]
    sin, cos = math.sin(angle), math.cos(angle)
    q = list(p)
    a, b = p[i] - centre[i], p[j] - centre[j]
    q[i], q[j] = cos * a + sin * b + centre[i], -sin * a + cos * b + centre[j]
    return q


def mirrored(p):
    """Returns the space folded at x = 0: model the right half, get both."""
    return [np.abs(p[0]), p[1], p[2]]


def inside(distance, soft=0.014):
    """1 inside a shape, 0 outside, over `soft` metres: paints regions through `mesh_of(attributes=…)`."""
    return np.clip(0.5 - distance / soft, 0, 1)


def mesh_of(shape, low, high, resolution=160, material=None, parent=None, attributes=None, location=(0, 0, 0)):
    """
    Returns the surface of a distance field within the box low..high as a smooth mesh (surface nets, pulled on to the exact
    surface). `resolution` cells along the longest side; `attributes` are functions of p stored per vertex, which
    materials read by name.
    """
    low, high = vector(low), vector(high)
    cell = float((high - low).max() / resolution)
    counts = np.ceil((high - low) / cell).astype(int) + 2
    origin = low - cell / 2
    axes = [origin[i] + cell * np.arange(counts[i], dtype=np.float32) for i in range(3)]
    field = np.empty(counts, np.float32)
    for start in range(0, counts[0], 24):
        grid = np.meshgrid(axes[0][start : start + 24], axes[1], axes[2], indexing='ij')
        field[start : start + 24] = shape(list(grid))
    solid = field < 0
    vertices, index_of_cell = _cell_points(field, solid, counts)
    vertices = vertices * cell + origin
    vertices = _pull_to_surface(shape, vertices, cell)
    faces = _cell_faces(solid, index_of_cell, counts)

    data = bpy.data.meshes.new('sdf')
    fill_mesh(data, vertices, faces)
    points = [vertices[:, 0], vertices[:, 1], vertices[:, 2]]
    for name, value in (attributes or {}).items():
        stored = data.attributes.new(name, 'FLOAT', 'POINT')
        stored.data.foreach_set('value', np.asarray(value(points), np.float32) * np.ones(len(vertices), np.float32))
    data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(50)
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new('sdf', data)
    thing.parent, thing.location = parent, location
    return place(thing)


def _cell_points(field, solid, counts):
    """Returns one point in every cell the surface passes through: the mean of its edge crossings, in cells."""
    corners = [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)]
    filled = np.zeros(counts - 1, np.int8)
    for a, b, c in corners:
        filled += solid[a : counts[0] - 1 + a, b : counts[1] - 1 + b, c : counts[2] - 1 + c]
    crossed = (filled > 0) & (filled < 8)
    index = np.full(counts - 1, -1, np.int32)
    cells = np.argwhere(crossed)
    index[crossed] = np.arange(len(cells))
    total, hits = np.zeros((len(cells), 3), np.float32), np.zeros(len(cells), np.float32)
    for corner in corners:
        for axis in range(3):
            if corner[axis]:
                continue
            other = list(corner)
            other[axis] = 1
            here = field[tuple((cells + corner).T)]
            there = field[tuple((cells + other).T)]
            cut = (here < 0) != (there < 0)
            point = np.tile(vector(corner), (len(cells), 1))
            point[:, axis] = np.where(cut, here / np.where(cut, here - there, 1), 0)
            total[cut] += point[cut]
            hits[cut] += 1
    return cells + total / np.maximum(hits, 1)[:, None], index


def _pull_to_surface(shape, vertices, cell, rounds=4):
    """Newton steps along the gradient; makes hard edges crisp without more cells."""
    h = cell * 0.25
    for _ in range(rounds):
        p = [vertices[:, 0], vertices[:, 1], vertices[:, 2]]
        value = shape(p)
        slope = np.stack([shape([p[k] + h * (k == axis) for k in range(3)]) - value for axis in range(3)], 1) / h
        step = (value / np.maximum((slope * slope).sum(1), 0.2))[:, None] * slope
        length = np.sqrt((step * step).sum(1))[:, None]
        vertices = vertices - step * np.minimum(1, 0.5 * cell / np.maximum(length, 1e-9))
    return vertices


def _cell_faces(solid, index, counts):
    """Returns a quad around every grid edge that crosses the surface."""
    quads = []
    for axis, (i, j) in enumerate(((1, 2), (2, 0), (0, 1))):
        near, far = [slice(None)] * 3, [slice(None)] * 3
        near[axis], far[axis] = slice(0, counts[axis] - 1), slice(1, counts[axis])
        before, after = solid[tuple(near)], solid[tuple(far)]
        edges = np.argwhere(before != after)
        edges = edges[(edges[:, i] > 0) & (edges[:, j] > 0) & (edges[:, i] < counts[i] - 1) & (edges[:, j] < counts[j] - 1)]

        def cell_at(di, dj):
            cells = edges.copy()
            cells[:, i] -= di
            cells[:, j] -= dj
            return index[tuple(cells.T)]

        quad = np.stack([cell_at(1, 1), cell_at(0, 1), cell_at(0, 0), cell_at(1, 0)], 1)
        outward = before[tuple(edges.T)]
        quad[~outward] = quad[~outward][:, ::-1]
        quads.append(quad)
    faces = np.concatenate(quads)
    return faces[(faces >= 0).all(1)]
