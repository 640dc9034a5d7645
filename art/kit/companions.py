"""Parts of the companions: plated bodies, limbs of struts and shells, joints, lens eyes, segments along a path."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit import sdf
from kit.colours import scaled
from kit.materials import light, metal, mirror_glass
from kit.shader import Shader, rgba
from kit.shapes import box, cylinder, empty, place, ring


def gunmetal(colour='#161a21', rough=0.34):
    """Returns the dark metal under every companion's plates."""
    return metal(colour, rough, 0.92, wear=0.8, grime=0.7, bevel=0.01)


def chain(p, points, radii, soft=0.04):
    """Returns rods from point to point with their seams filled: limbs, necks, horns."""
    distance = None
    for index in range(len(points) - 1):
        rod = sdf.capsule(p, points[index], points[index + 1], radii[index], radii[index + 1])
        distance = rod if distance is None else sdf.blend(distance, rod, soft)
    return distance


def slit(distance, half):
    """Returns the gap of half width `half` (m) about the surface where `distance` is zero."""
    return np.abs(distance) - half


def cut(distance, gaps, half=0.013, soft=0.01):
    """Returns a shape cut through along every gap, given as distances to the middles of the gaps."""
    for gap in gaps:
        distance = sdf.carve(distance, slit(gap, half), soft)
    return distance


def shell_piece(p, start, end, radius, end_radius, flat=1.0):
    """
    Returns the cover of a limb between two joints: a rod with both ends cut square and hollowed for the joints. `flat` < 1
    squeezes it along x.
    """
    q = [p[0], p[1], p[2]]
    if flat != 1.0:
        middle = (start[0] + end[0]) / 2
        q[0] = (p[0] - middle) / flat + middle
    axis = np.asarray(end, float) - np.asarray(start, float)
    length = np.linalg.norm(axis)
    axis /= length
    rod = sdf.capsule(q, start, end, radius, end_radius)
    along = sum((q[i] - start[i]) * axis[i] for i in range(3))
    return sdf.meet(rod, slit(along - length / 2, length / 2 - 0.02), 0.03)


def joint(location, radius, width, material, accent=None, parent=None, axis=(0, math.pi / 2, 0), bolts=6):
    """Returns a bearing seen from its side: hub, inner disc, bolts and, with an accent, a thin lit ring. Its axis is along x by default."""
    handle = empty(location, axis, parent)
    cylinder(radius, width, material=material, bevel=radius * 0.12, sides=40, parent=handle)
    pale = metal('#8c929c', 0.28, wear=0.6, bevel=0.006)
    for side in (-1, 1):
        face = side * width / 2
        cylinder(radius * 0.62, 0.02, (0, 0, face), material=pale, bevel=0.006, sides=32, parent=handle)
        cylinder(radius * 0.26, 0.05, (0, 0, face), material=material, bevel=0.006, sides=6, parent=handle)
        for index in range(bolts):
            angle = 2 * math.pi * index / bolts
            spot = (radius * 0.45 * math.cos(angle), radius * 0.45 * math.sin(angle), face + side * 0.01)
            cylinder(radius * 0.07, 0.012, spot, material=material, bevel=0, sides=6, parent=handle)
        if accent:
            ring(radius * 0.76, radius * 0.09, 0.012, (0, 0, face), material=accent, bevel=0, steps=48, parent=handle)
    return handle


def lens_eye(location, rotation, radius, colour, parent=None, housing=None, strength=6.0, pupil=0.26):
    """Returns a lens that looks along its own -y: dark housing, two lit iris rings, a pupil, a catch light."""
    housing = housing or gunmetal()
    handle = empty(location, rotation, parent)
    turn = (math.pi / 2, 0, 0)
    cylinder(radius, radius * 0.5, (0, radius * 0.12, 0), turn, housing, radius * 0.06, 64, parent=handle)
    ring(radius * 0.93, radius * 0.16, radius * 0.34, (0, -radius * 0.12, 0), turn, housing, 64, radius * 0.04, handle)
    cylinder(radius * 0.8, 0.01, (0, -radius * 0.14, 0), turn, metal('#05070a', 0.25, 0.7), 0, 64, parent=handle)
    glow, faint = light(colour, strength), light(colour, strength * 0.45)
    ring(radius * 0.66, radius * 0.12, 0.012, (0, -radius * 0.16, 0), turn, glow, 64, 0, handle)
    ring(radius * 0.44, radius * 0.05, 0.012, (0, -radius * 0.17, 0), turn, faint, 64, 0, handle)
    cylinder(radius * pupil, 0.014, (0, -radius * 0.18, 0), turn, glow, 0, 40, parent=handle)
    cylinder(radius * 0.09, 0.014, (-radius * 0.26, -radius * 0.2, radius * 0.28), turn, light('#ffffff', 4), 0, 24, parent=handle)
    for index in range(16):
        angle = 2 * math.pi * index / 16
        spot = (radius * 0.55 * math.cos(angle), -radius * 0.16, radius * 0.55 * math.sin(angle))
        box((radius * 0.09, 0.014, radius * 0.022), spot, (0, -angle, 0), faint, 0, parent=handle)
    return handle


def visor_glass(colour):
    """Returns dark glass whose outline takes the companion's own colour."""
    return mirror_glass('#030507', scaled(colour, 0.12), colour)


def iridescent(face, edge, rough=0.24, wear=0.8, bevel=0.012):
    """Returns a beetle's lacquer: metal of one hue seen head on and another towards its outline, rubbed pale on edges."""
    shader = Shader('iridescent')
    position = shader.position()
    clouds = shader.noise(3, 5, 0.6, 0.4, vector=position)
    fine = shader.noise(22, 5, 0.7, 0.3, vector=position)
    angle = shader.math('ADD', shader.facing(0.42), shader.remap(clouds, 0.3, 0.7, -0.14, 0.14), clamp=True)
    base = shader.ramp(angle, [(0.05, scaled(face, 0.55)), (0.4, face), (0.85, edge)])
    edges, normal = shader.worn_edges(bevel)
    rubbed = shader.math('MULTIPLY', edges, shader.remap(fine, 0.4, 0.65, 0.1, wear), clamp=True)
    base = shader.mix(shader.creases(0.08), shader.mix(rubbed, base, '#d6dbe2'), '#040508')
    gloss = shader.math('ADD', rough, shader.remap(fine, 0.3, 0.75, -0.06, 0.12))
    return shader.surface(
        shader.principled(
            Base_Color=base,
            Metallic=0.92,
            Roughness=gloss,
            Clearcoat=0.8,
            Clearcoat_Roughness=0.08,
            Normal=shader.bump(fine, 0.05, normal=normal),
        )
    )


def membrane(colour, strength=1.6, body=0.06, gloss=0.1):
    """Returns a veil of light: clear where seen head on, bright towards its outline, with a wet sheen."""
    shader = Shader('membrane')
    edge = shader.math('POWER', shader.facing(0.5), 3.6)
    power = shader.math('MULTIPLY_ADD', edge, strength, body * strength)
    glow = shader.add('ShaderNodeEmission', {'Color': rgba(colour), 'Strength': power})
    veil = shader.add('ShaderNodeAddShader', {0: glow, 1: shader.add('ShaderNodeBsdfTransparent')})
    sheen = shader.add('ShaderNodeBsdfGlossy', {'Color': 1.0, 'Roughness': 0.06})
    return shader.surface(shader.add('ShaderNodeMixShader', {0: shader.math('MULTIPLY', edge, gloss), 1: veil, 2: sheen}))


def lay(part, position, normal, up=(0, 0, 1), scale=1.0, parent=None):
    """Returns a copy of a plate (modelled in x-y, its face to +z) laid on a surface: `normal` outwards, +y towards `up`."""
    face = Vector(normal).normalized()
    side = Vector(up).cross(face).normalized()
    twin = part.copy()
    twin.parent, twin.location = parent, position
    twin.rotation_euler = Matrix((side, face.cross(side), face)).transposed().to_euler()
    twin.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    return place(twin)


def path(points, count):
    """`count` even steps along a smooth curve through the points: (positions, directions) as arrays."""
    points = np.asarray(points, float)
    padded = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    fine = []
    for index in range(len(points) - 1):
        a, b, c, d = padded[index : index + 4]
        t = np.linspace(0, 1, 60, endpoint=False)[:, None]
        fine.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    fine = np.concatenate([*fine, points[-1:]])
    walked = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))])
    steps = np.linspace(0, walked[-1], count)
    positions = np.stack([np.interp(steps, walked, fine[:, k]) for k in range(3)], 1)
    directions = np.gradient(positions, axis=0)
    return positions, directions / np.linalg.norm(directions, axis=1)[:, None]


def frame_along(direction, up=(0, 0, 1)):
    """Returns the rotation (Euler) that turns +z along `direction` and +y as near to `up` as it goes."""
    forward = Vector(direction).normalized()
    side = Vector(up).cross(forward).normalized()
    return Matrix((side, forward.cross(side), forward)).transposed().to_euler()


def repeat_along(parts, positions, directions, sizes, ups=None, parent=None):
    """
    Copies of the parts (objects modelled along +z with their back to +y) at every position of a path, `sizes` (numbers
    or triples) scale them, `ups` says where their backs point. The originals are removed.
    """
    for index, (position, direction) in enumerate(zip(positions, directions)):
        up = (0, 0, 1) if ups is None else ups[index]
        rotation = frame_along(direction, up)
        for part in parts:
            twin = part.copy()
            twin.parent = parent
            size = sizes[index]
            twin.location, twin.rotation_euler = position, rotation
            twin.scale = size if hasattr(size, '__len__') else (size,) * 3
            place(twin)
    for part in parts:
        bpy.data.objects.remove(part)
