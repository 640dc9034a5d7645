"""Solid shapes for hard-surface parts. Sizes in metres, rotations in radians; `bevel` rounds every sharp edge."""

import math

import bmesh
import bpy
import numpy as np


def place(thing):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(vertices, faces, material=None, smooth=False, location=(0, 0, 0), name='mesh'):
    """Returns a mesh from vertex and face lists; big meshes take equal-sized faces as arrays."""
    data = bpy.data.meshes.new(name)
    if len(vertices) < 20000:
        data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    else:
        fill_mesh(data, vertices, faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
    if material:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    thing.location = location
    return place(thing)


def fill_mesh(data, vertices, faces):
    """Fills mesh data from arrays, fast; all faces have the same number of corners."""
    vertices, faces = np.asarray(vertices, np.float32), np.asarray(faces, np.int32)
    corners = faces.shape[1]
    data.vertices.add(len(vertices))
    data.vertices.foreach_set('co', vertices.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set('loop_start', np.arange(0, faces.size, corners, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(len(faces), corners, np.int32))
    data.update(calc_edges=True)
    data.validate()


def _finish(thing, material, bevel=0.0, segments=3, smooth=True, sharp_above=35):
    data = thing.data
    if material:
        data.materials.clear()
        data.materials.append(material)
    if smooth:
        data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(sharp_above)
    if bevel > 0:
        rounding = thing.modifiers.new('bevel', 'BEVEL')
        rounding.width, rounding.segments = bevel, segments
        rounding.limit_method, rounding.angle_limit = 'ANGLE', math.radians(30)
        rounding.miter_outer = 'MITER_ARC'
    return thing


def _from_bmesh(shape, name, location, rotation, parent):
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    thing = place(bpy.data.objects.new(name, data))
    thing.location, thing.rotation_euler, thing.parent = location, rotation, parent
    return thing


def box(size, location=(0, 0, 0), rotation=(0, 0, 0), material=None, bevel=0.02, segments=3, parent=None):
    """Returns a box of `size` (x, y, z) about its centre."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    return _finish(_from_bmesh(shape, 'box', location, rotation, parent), material, bevel, segments)


def cylinder(radius, height, location=(0, 0, 0), rotation=(0, 0, 0), material=None, bevel=0.02, sides=48, top=None, parent=None):
    """Returns a cylinder along Z, or a cone when `top` gives the other radius."""
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=height
    )
    return _finish(_from_bmesh(shape, 'cylinder', location, rotation, parent), material, bevel)


def sphere(radius, location=(0, 0, 0), material=None, detail=5, scale=(1, 1, 1), parent=None):
    """Returns an icosphere; `detail` 2 is enough for sparks, 5 for a hero part."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius)
    bmesh.ops.scale(shape, vec=scale, verts=shape.verts)
    return _finish(_from_bmesh(shape, 'sphere', location, (0, 0, 0), parent), material)


def lathe(
    profile, location=(0, 0, 0), rotation=(0, 0, 0), material=None, steps=96, parent=None, closed=False, radius=0.0, arc=1.0, bevel=0.0
):
    """Turns a profile of (radius, z) about Z. `closed` joins its ends, `radius` moves it outwards, `arc` is the part of a full turn."""
    count, full = len(profile), arc >= 1
    turns = steps if full else steps + 1
    vertices, faces = [], []
    for step in range(turns):
        angle = 2 * math.pi * arc * step / steps
        vertices += [((radius + r) * math.cos(angle), (radius + r) * math.sin(angle), z) for r, z in profile]
    for step in range(steps):
        here, there = step * count, (step + 1) % turns * count
        for point in range(count if closed else count - 1):
            after = (point + 1) % count
            faces.append((here + point, there + point, there + after, here + after))
    if not full and closed:
        faces.append(tuple(range(count))[::-1])
        faces.append(tuple((turns - 1) * count + point for point in range(count)))
    thing = mesh(vertices, faces, name='lathe')
    thing.location, thing.rotation_euler, thing.parent = location, rotation, parent
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(thing.data)
    shape.free()
    return _finish(thing, material, bevel)


def ring(radius, width, height, location=(0, 0, 0), rotation=(0, 0, 0), material=None, steps=160, bevel=0.01, parent=None, arc=1.0):
    """Returns a ring about Z with a rectangular section of `width` (outwards) and `height` (along Z)."""
    section = [(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    return lathe(section, location, rotation, material, steps, parent, True, radius, arc, bevel)


def torus(radius, thickness, location=(0, 0, 0), rotation=(0, 0, 0), material=None, steps=128, sides=24, parent=None, arc=1.0):
    """Returns a ring about Z with a round section of radius `thickness`."""
    section = [(math.cos(a) * thickness, math.sin(a) * thickness) for a in np.linspace(0, 2 * math.pi, sides, endpoint=False)]
    return lathe(section, location, rotation, material, steps, parent, True, radius, arc)


def extrude(outline, depth, location=(0, 0, 0), rotation=(0, 0, 0), material=None, bevel=0.02, segments=3, parent=None, taper=1.0):
    """Returns a polygon (x, y) given `depth` along Z about its centre; `taper` scales the upper end."""
    shape = bmesh.new()
    low = [shape.verts.new((x, y, -depth / 2)) for x, y in outline]
    high = [shape.verts.new((x * taper, y * taper, depth / 2)) for x, y in outline]
    shape.faces.new(low[::-1])
    shape.faces.new(high)
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        shape.faces.new((low[i], low[j], high[j], high[i]))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    return _finish(_from_bmesh(shape, 'extrude', location, rotation, parent), material, bevel, segments)


def polygon(sides, radius, turn=0.0):
    """Returns the outline of a regular polygon, for `extrude`."""
    return [
        (radius * math.cos(turn + 2 * math.pi * i / sides), radius * math.sin(turn + 2 * math.pi * i / sides)) for i in range(sides)
    ]


def tube(points, radius, material=None, parent=None, cyclic=False, location=(0, 0, 0)):
    """Returns a smooth tube through control points: hoses, cables, rails."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 8, True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for control, point in zip(spline.points, points):
        control.co = (*point, 1)
    spline.use_endpoint_u, spline.order_u, spline.use_cyclic_u, spline.resolution_u = True, 3, cyclic, 12
    if material:
        curve.materials.append(material)
    thing = place(bpy.data.objects.new('tube', curve))
    thing.parent, thing.location = parent, location
    return thing


def shard(radius, height, location=(0, 0, 0), rotation=(0, 0, 0), sides=6, seed=0, material=None, parent=None):
    """Returns a double-pointed crystal splinter about its centre."""
    import random

    chance = random.Random(seed)
    vertices, faces = [], []
    for level, girth in ((-height * 0.30, 0.82), (height * 0.18, 1.0)):
        for i in range(sides):
            angle = 2 * math.pi * (i + chance.uniform(-0.12, 0.12)) / sides
            reach = radius * girth * chance.uniform(0.86, 1.1)
            vertices.append((reach * math.cos(angle), reach * math.sin(angle), level + chance.uniform(-0.05, 0.05) * height))
    vertices.append((chance.uniform(-0.1, 0.1) * radius, chance.uniform(-0.1, 0.1) * radius, height * 0.5))
    vertices.append((chance.uniform(-0.1, 0.1) * radius, 0, -height * 0.5))
    for i in range(sides):
        j = (i + 1) % sides
        faces += [(i, j, sides + j, sides + i), (sides + i, sides + j, 2 * sides), (j, i, 2 * sides + 1)]
    thing = mesh(vertices, faces, material, location=location, name='shard')
    thing.rotation_euler, thing.parent = rotation, parent
    facets = thing.modifiers.new('bevel', 'BEVEL')
    facets.width, facets.segments = radius * 0.025, 2
    return thing


def empty(location=(0, 0, 0), rotation=(0, 0, 0), parent=None, scale=1.0):
    """Returns a handle that parts are parented to, to move them as one."""
    handle = bpy.data.objects.new('handle', None)
    handle.location, handle.rotation_euler, handle.parent, handle.scale = location, rotation, parent, (scale,) * 3
    return place(handle)


def copy_of(thing, location, rotation=(0, 0, 0), scale=1.0, parent=None):
    """Returns another object with the same mesh (and the same modifiers)."""
    twin = thing.copy()
    twin.location, twin.rotation_euler, twin.parent = location, rotation, parent
    twin.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    return place(twin)


def copy_group(handle, location, rotation=(0, 0, 0), scale=1.0):
    """Returns a second handle with copies of everything parented to the first."""
    twin = empty(location, rotation, scale=scale)
    for child in handle.children:
        part = child.copy()
        part.parent = twin
        place(part)
    return twin
