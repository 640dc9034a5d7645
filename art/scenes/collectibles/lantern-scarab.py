"""Lantern Scarab: a horned machine beetle reared on its hind legs, wing cases up, two wings of green light spread."""

import math

import numpy as np
from mathutils import Matrix, Vector

from kit import sdf
from kit.colours import ACID
from kit.companions import chain, cut, gunmetal, iridescent, joint, shell_piece
from kit.lights import area, point
from kit.materials import light, metal
from kit.shader import Shader, rgba
from kit.shapes import box, empty, mesh, place, sphere, tube
from kit.stage import collectible, shoot

name = collectible('lantern-scarab', ACID, rim='#a874ff', seed=17, podium=-1.42, podium_radius=1.36, back=0.05, key=760, rims=1.2, backdrop='#2f7a2a')
area((-4.8, -3.2, 0.8), (0, 0, 0), 1.0, 200, '#efe6ff', tall=4.5)

lacquer, steel = iridescent('#6a4cff', '#ff3fc4', 0.26), gunmetal('#15161d')
pale = metal('#9aa0ab', 0.26, wear=0.7, bevel=0.006)
green, dim_green = light(ACID, 6), light(ACID, 2.8)

# The beetle faces -y; +x is the side towards the camera. Its body is reared, its legs stand in the frame of `stance`.
TILT, LIFT, SIZE = math.radians(-17), (0.0, 0.16, -0.50), 1.2
stance = empty((0.10, 0, 0), (0, 0, math.radians(-54)))
beetle = empty(LIFT, (TILT, 0, 0), stance, SIZE)


def underbody(p):
    q = sdf.mirrored(p)
    ribs = 0.012 * np.sin(q[1] * 40) * np.clip(q[1] * 6, 0, 1)
    body = sdf.ellipsoid(q, (0, 0.42, 0.0), (0.50, 0.76, 0.34)) + ribs
    body = sdf.blend(body, sdf.ellipsoid(q, (0, -0.46, 0.0), (0.44, 0.40, 0.30)), 0.08)
    return sdf.blend(body, sdf.ellipsoid(q, (0, -0.90, -0.02), (0.22, 0.22, 0.15)), 0.08)


def lantern(p):
    """Returns the lit bands between the rings of the hind body."""
    bands = np.abs(np.mod(p[1] - 0.10, 0.21) - 0.105) - 0.028
    return np.maximum(np.maximum(sdf.ellipsoid(p, (0, 0.42, 0.0), (0.515, 0.775, 0.355)), bands), 0.12 - p[1])


def collar(p):
    """Returns the plate over the fore body, with its forked forward horn."""
    q = sdf.mirrored(p)
    plate = sdf.ellipsoid(q, (0, -0.42, 0.0), (0.56, 0.48, 0.42))
    plate = sdf.meet(plate, sdf.half_space(q, (0.10, 0, -1), 0.05), 0.03)
    plate = sdf.meet(plate, sdf.half_space(q, (0, 1, -0.15), -0.12), 0.03)
    plate = cut(plate, [q[1] + 0.62 - 0.5 * q[0], q[0] - 0.30 - 0.25 * q[1]], 0.011)
    horn = chain(q, [(0, -0.62, 0.30), (0, -0.92, 0.56), (0, -1.18, 0.62)], [0.15, 0.085, 0.055], 0.08)
    fork = sdf.capsule(q, (0, -1.14, 0.62), (0.13, -1.36, 0.56), 0.05, 0.012)
    return sdf.blend(plate, sdf.blend(horn, fork, 0.04), 0.10)


def face(p):
    q = sdf.mirrored(p)
    shape = sdf.meet(sdf.ellipsoid(q, (0, -0.92, 0.0), (0.27, 0.26, 0.17)), sdf.half_space(q, (0, 0, -1), 0.05), 0.03)
    horn = chain(q, [(0, -1.02, 0.05), (0, -1.36, 0.12), (0, -1.62, 0.42), (0, -1.66, 0.78)], [0.14, 0.10, 0.075, 0.055], 0.10)
    fork = sdf.capsule(q, (0, -1.66, 0.74), (0.16, -1.74, 0.98), 0.055, 0.012)
    brow = sdf.capsule(q, (0.12, -1.10, 0.10), (0.25, -0.92, 0.10), 0.045, 0.035)
    return sdf.blend(sdf.blend(shape, sdf.blend(horn, fork, 0.05), 0.08), brow, 0.03)


def wing_case(p):
    """Returns the right wing case: half a ribbed shell."""
    radii = np.array([0.60, 0.90, 0.46])
    flutes = 0.009 * np.cos(np.arctan2(p[0], p[2] + 0.25) * 16)
    shell = sdf.ellipsoid(p, (0, 0.40, 0.0), radii) + flutes
    shell = sdf.carve(shell, sdf.ellipsoid(p, (0, 0.40, 0.0), radii - 0.055), 0.012)
    shell = sdf.meet(shell, 0.014 - p[0], 0.012)
    shell = sdf.meet(shell, -0.10 - p[1], 0.015)
    return sdf.meet(shell, 0.0 - p[2], 0.015)


sdf.mesh_of(underbody, (-0.6, -1.2, -0.4), (0.6, 1.25, 0.4), 150, steel, beetle)
sdf.mesh_of(lantern, (-0.6, 0.0, -0.45), (0.6, 1.3, 0.45), 150, light(ACID, 2.4), beetle)
sdf.mesh_of(collar, (-0.65, -1.45, -0.2), (0.65, 0.1, 0.8), 200, lacquer, beetle)
sdf.mesh_of(face, (-0.35, -1.85, -0.2), (0.35, -0.55, 1.05), 190, lacquer, beetle)


def veil(colour, strength):
    """Returns a wing of light: brighter towards its root, crossed by cells like a dragonfly's."""
    shader = Shader('veil')
    position = shader.position()
    cells = shader.cracks(7.0, 0.05, position, 0.04)
    root = shader.remap(shader.vector_math('LENGTH', position), 0.0, 1.5, 1.0, 0.25)
    power = shader.math('MULTIPLY', shader.math('MULTIPLY_ADD', cells, 0.8, 0.22), shader.math('MULTIPLY', root, strength))
    glow = shader.add('ShaderNodeEmission', {'Color': rgba(colour), 'Strength': power})
    return shader.surface(shader.add('ShaderNodeAddShader', {0: glow, 1: shader.add('ShaderNodeBsdfTransparent')}))


def wing_turn(side):
    """Aims a wing (length along +y, face to +z) up and outwards, its face to the camera."""
    along, face = (Vector((0.78, 0.30, 0.62)), Vector((0.5, -0.6, 0.3))) if side > 0 else (Vector((-0.62, 0.42, 0.86)), Vector((0.75, -0.6, 0.2)))
    along.normalize()
    across = along.cross(face).normalized() * side
    return Matrix((across, along, across.cross(along))).transposed().to_euler()


case = sdf.mesh_of(wing_case, (-0.05, -0.2, -0.1), (0.7, 1.4, 0.55), 190, lacquer)
OUTLINE = [(0.03, 0.0), (0.16, 0.30), (0.34, 0.62), (0.46, 0.98), (0.42, 1.30), (0.24, 1.50), (0.02, 1.52), (-0.14, 1.28), (-0.18, 0.90), (-0.13, 0.45), (-0.03, 0.0)]
for side in (1, -1):
    half = empty(parent=beetle)
    half.scale = (side, 1, 1)
    hinge = empty((0.15, -0.10, 0.36), (math.radians(34), math.radians(30), math.radians(-46)), half)
    part = case if side > 0 else case.copy()
    if side < 0:
        place(part)
    part.parent, part.location = hinge, (-0.10, 0.10, -0.36)
    root = empty((side * 0.16, 0.0, 0.32), wing_turn(side), beetle, 1.12)
    rim = [(x, y, 0.05 * math.sin(3 * y)) for x, y in OUTLINE]
    middle = (0.10, 0.75, 0.05)
    wing = mesh([middle, *rim], [(0, i, i % len(rim) + 1) for i in range(1, len(rim) + 1)], veil(ACID, 0.9), smooth=True)
    wing.parent, wing.visible_shadow = root, False
    tube(rim, 0.010, dim_green, root)
    for end in rim[2:9]:
        tube([(0, 0, 0), (end[0] * 0.35, end[1] * 0.5, end[2]), end], 0.007, dim_green, root)
    tube([(0, -0.02, 0), (0.10, 0.34, 0.02), (0.26, 0.72, 0.03)], 0.022, pale, root)
    sphere(0.09, (side * 0.205, -1.03, 0.055), green, 4, (0.8, 0.8, 0.9), beetle)
    tube([(side * 0.16, -1.10, -0.02), (side * 0.34, -1.28, 0.02), (side * 0.42, -1.46, 0.10)], 0.014, steel, beetle)
    for bead in range(3):
        sphere(0.036, (side * (0.42 + 0.01 * bead), -1.46 - 0.05 * bead, 0.10 + 0.03 * bead), pale, 3, (1, 0.7, 1), beetle)
    for step in range(4):
        box((0.012, 0.07, 0.02), (side * (0.545 - 0.01 * step), -0.55 + 0.10 * step, 0.06), (0, 0, 0), dim_green, 0.003, parent=beetle)


def hung(x, y, z):
    """Returns a point of the reared body in the frame of `stance`."""
    sin, cos = math.sin(TILT), math.cos(TILT)
    return (LIFT[0] + SIZE * x, LIFT[1] + SIZE * (cos * y - sin * z), LIFT[2] + SIZE * (sin * y + cos * z))


# Hip on the body, knee, foot; the near foreleg is raised.
LEGS = [
    (hung(0.34, -0.60, -0.12), (0.80, -0.98, -0.02), (0.82, -1.36, -0.44)),
    (hung(-0.34, -0.60, -0.12), (-0.82, -0.98, -0.36), (-0.84, -1.14, -1.34)),
    (hung(0.42, -0.12, -0.16), (0.98, -0.28, -0.60), (1.12, -0.36, -1.34)),
    (hung(-0.42, -0.12, -0.16), (-0.98, -0.20, -0.60), (-1.12, -0.26, -1.34)),
    (hung(0.38, 0.40, -0.18), (0.88, 0.70, -0.76), (0.96, 1.00, -1.34)),
    (hung(-0.38, 0.40, -0.18), (-0.88, 0.74, -0.76), (-0.94, 1.02, -1.34)),
]


def struts(p):
    distance = None
    for hip, knee, foot in LEGS:
        toe = (foot[0] * 1.06, foot[1] - 0.16, foot[2] - 0.05)
        limb = chain(p, [hip, knee, foot, toe], [0.075, 0.055, 0.035, 0.028], 0.03)
        distance = limb if distance is None else np.minimum(distance, limb)
    return np.maximum(distance, -1.41 - p[2])


def leg_plates(p):
    distance = None
    for hip, knee, foot in LEGS:
        cover = np.minimum(shell_piece(p, hip, knee, 0.165, 0.11), shell_piece(p, knee, foot, 0.12, 0.06))
        for share in (0.45, 0.65, 0.85):
            root = [a + (b - a) * share for a, b in zip(knee, foot)]
            thorn = sdf.capsule(p, root, (root[0] + 0.10 * np.sign(root[0]), root[1], root[2] - 0.09), 0.035, 0.006)
            cover = sdf.blend(cover, thorn, 0.02)
        distance = cover if distance is None else np.minimum(distance, cover)
    return distance


sdf.mesh_of(struts, (-1.35, -1.55, -1.45), (1.35, 1.2, 0.3), 250, steel, stance)
sdf.mesh_of(leg_plates, (-1.35, -1.55, -1.45), (1.35, 1.2, 0.3), 250, lacquer, stance)
for hip, knee, _ in LEGS:
    joint(knee, 0.095, 0.15, steel, dim_green if knee[0] > 0 else None, stance, (math.pi / 2, 0, 0))

point((0.2, 0.4, 0.1), 16, ACID, 0.2)
shoot(name, samples=18, height=0.7, distance=8.4, target=(0, 0, -0.06), lens=57, focus=(0, -0.6, 0.0), fstop=3.2)
