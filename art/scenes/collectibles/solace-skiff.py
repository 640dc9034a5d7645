"""Solace Skiff: a light boat of the upper air between four golden film sails spread like a dragonfly's wings."""

import math

import numpy as np
from mathutils import Matrix, Vector

from kit.colours import GOLD
from kit.craft import bricks, dark_metal, heading, lines, loft, only, painted, plate, rod
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import blend, block, carve, mesh_of, mirrored
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, mesh, ring, sphere, torus, tube
from kit.stage import collectible, shoot

name = collectible('solace-skiff', GOLD, rim='#8f6bff', seed=4, podium=-1.30, podium_radius=0.95, back=0.05, rims=1.5, backdrop='#a8661c')
area((-5.5, -2.5, 2.5), (0, 0, 0.2), 1.0, 300, '#fff0d2', tall=5)
area((1.5, 3.5, 2.2), (0.1, 0, 0.3), 2.4, 260, '#ffc878', mirrored=False)

HULL = [
    (-1.75, 0.20, 0.010, 0.010, 0.010, 1.6),
    (-1.40, 0.10, 0.075, 0.050, 0.060, 1.5),
    (-0.80, 0.02, 0.170, 0.085, 0.130, 1.6),
    (-0.10, 0.00, 0.215, 0.090, 0.175, 1.7),
    (0.60, 0.01, 0.190, 0.090, 0.160, 1.7),
    (1.15, 0.05, 0.120, 0.080, 0.110, 1.6),
    (1.55, 0.12, 0.030, 0.040, 0.040, 1.6),
]


def film():
    """Solar film: gold cells with fine seams, mirror bright, letting a little light through."""
    shader = Shader('film')
    x, y, _ = shader.axes()
    seams = None
    for axis, step in ((x, 0.115), (y, 0.115)):
        near = shader.math('PINGPONG', axis, step / 2)
        seam = shader.remap(near, 0.0022, 0.0038, 1, 0)
        seams = seam if seams is None else shader.math('MAXIMUM', seams, seam)
    cell = shader.vector_math('FLOOR', shader.vector_math('MULTIPLY', shader.position(), (1 / 0.115, 1 / 0.115, 0)))
    chance = shader.add('ShaderNodeTexWhiteNoise', {'Vector': cell}).outputs['Value']
    tone = shader.ramp(chance, [(0, '#8d5312'), (0.5, '#d9973c'), (1, '#ffcf7a')])
    tone = shader.mix(seams, tone, '#3a2208')
    creases = shader.noise(3.5, 5, 0.6, 0.6)
    gloss = shader.principled(
        Base_Color=tone,
        Metallic=0.95,
        Roughness=shader.math('MULTIPLY_ADD', chance, 0.16, 0.14),
        Normal=shader.bump(creases, 0.22, 0.05),
    )
    through = shader.add('ShaderNodeBsdfTranslucent', {'Color': shader.mix(seams, '#ffb45a', '#5a3206')})
    blend_of_both = shader.add('ShaderNodeMixShader')
    shader.set(blend_of_both, 0, 0.22)
    shader.set(blend_of_both, 1, gloss)
    shader.set(blend_of_both, 2, through)
    return shader.surface(blend_of_both)


def sail(foot, clew, head, bulge, material, parent, rope, steps=44):
    """A triangular sail between three corners that bellies out by `bulge` metres, roped at its edges."""
    a, b, c = (Vector(corner) for corner in (foot, clew, head))
    across = (b - a).normalized()
    normal = across.cross(c - a).normalized()
    up = normal.cross(across)
    turn = Matrix((across, up, normal)).transposed()
    vertices, row_start = [], []
    for row in range(steps + 1):
        row_start.append(len(vertices))
        for column in range(steps + 1 - row):
            u, v = column / steps, row / steps
            w = 1 - u - v
            spot = a * w + b * u + c * v - a
            # The edges stay taut while the middle fills: three barycentric weights multiplied.
            belly = bulge * 27 * (u + 0.02) * (v + 0.02) * (w + 0.02)
            vertices.append((spot.dot(across), spot.dot(up), belly))
    faces = []
    for row in range(steps):
        here, above = row_start[row], row_start[row + 1]
        for column in range(steps - row):
            faces.append((here + column, here + column + 1, above + column))
            if column < steps - row - 1:
                faces.append((here + column + 1, above + column + 1, above + column))
    thing = mesh(vertices, faces, material, smooth=True, name='sail')
    thing.location, thing.rotation_euler, thing.parent = a, turn.to_euler(), parent
    for start, end in ((a, b), (b, c), (c, a)):
        rod(start, end, 0.008, rope, parent, bevel=0, sides=12)
    # Battens hold the film open.
    for share in (0.25, 0.48, 0.70):
        spine = [a.lerp(c, share).lerp(b.lerp(c, share), t) for t in np.linspace(0, 1, 7)]
        bent = [p + normal * (bulge * 27 * ((1 - share) * t + 0.02) * (share + 0.02) * ((1 - share) * (1 - t) + 0.02) + 0.006) for p, t in zip(spine, np.linspace(0, 1, 7))]
        tube(bent, 0.006, rope, parent)


def hull(p):
    q = mirrored(p)
    shape = loft(q, HULL)
    shape = blend(shape, plate([q[1], q[2], q[0]], [(-0.25, -0.10), (0.30, -0.62), (0.55, -0.62), (0.45, -0.10)], 0, 0.035), 0.04)
    shape = blend(shape, plate([q[1], q[2], q[0]], [(1.00, 0.00), (1.40, -0.34), (1.56, -0.34), (1.42, 0.10)], 0, 0.030), 0.03)
    return blend(shape, plate([q[0], q[1], q[2] - 0.02 - 0.20 * q[0]], [(0.1, -0.42), (0.62, 0.10), (0.62, 0.24), (0.1, 0.32)], 0, 0.030), 0.04)


def body(p):
    q = mirrored(p)
    shape = carve(hull(p), block(q, (0, 0.48, 0.16), (0.105, 0.36, 0.13), 0.05), 0.02)
    shape = carve(shape, block(q, (0, -0.62, 0.12), (0.055, 0.16, 0.06), 0.02), 0.012)
    return shape


def stripe(p):
    sheer = np.maximum(np.abs(p[2] - 0.022 - 0.045 * p[1] ** 2) - 0.014, np.abs(p[0]) - 0.3)
    tip = 0.50 - np.abs(p[0])
    keel = np.maximum(np.abs(p[2] + 0.50) - 0.035, np.abs(p[0]) - 0.1)
    return painted(np.minimum.reduce([sheer, tip, keel]))


def frame(p):
    well = np.maximum(np.maximum(np.abs(p[0]) - 0.118, np.abs(p[1] - 0.48) - 0.374), -p[2])
    return painted(np.minimum(well, p[2] + 0.10 - 0.04 * p[1] ** 2))


grooves = {
    'g0': lambda p: only(bricks(p[1], p[2], 0.34, 0.07), np.abs(p[0]) - 0.24),
    'g1': lambda p: only(p[2] + 0.035 - 0.045 * p[1] ** 2, np.abs(p[0]) - 0.24),
    'g2': lambda p: only(lines(p[1], 0.11), np.maximum(0.03 - p[2], np.abs(p[1] + 0.9) - 0.5)),
}

lacquer = paint('#cfc6b4', '#8d8474', '#6d45e8', '#3a1fa0', frame='#2a2026', bare='#e8d9a8', bevel=0.008, grooves=3, groove_width=0.005, wear=0.5, creases=0.05, rough=(0.10, 0.26))
dark, brass = dark_metal('#1c1820'), metal(GOLD, 0.2, wear=0.7, wear_colour='#ffe2a4', bevel=0.004)
violet = light('#8f6bff', 7)
gold_film = film()

craft = empty((0.02, 0.0, -0.52), heading((0.56, -0.82, 0.06), math.radians(8)), scale=0.76)
mesh_of(body, (-0.70, -1.85, -0.70), (0.70, 1.65, 0.40), 380, lacquer, craft, {**grooves, 'stripe': stripe, 'frame': frame})

# Four sails stand out from the hull like a dragonfly's wings, each on its own curved spar.
for side in (1, -1):
    for foot, clew, head, bulge in (
        ((side * 0.10, -0.62, 0.12), (side * 0.34, 1.62, 0.62), (side * 0.98, 0.02, 2.50), -0.13),
        ((side * 0.20, -0.42, 0.00), (side * 0.34, 1.30, -0.02), (side * 1.55, 0.42, -0.30), -0.07),
    ):
        sail(foot, clew, head, bulge * side, gold_film, craft, brass)
        rod((side * 0.10, -0.20, 0.05), clew, 0.012, brass, craft)
        rod(foot, head, 0.022, brass, craft, end_radius=0.010)
        sphere(0.026, head, light('#ffd9a0', 10), 3, parent=craft)
        for share in (0.12, 0.40, 0.70):
            spot = Vector(foot).lerp(Vector(head), share)
            cylinder(0.034 - 0.014 * share, 0.05, spot, (Vector(head) - Vector(foot)).to_track_quat('Z', 'Y').to_euler(), brass, 0.004, 24, parent=craft)
    for start in ((side * 0.12, 0.95, 0.08), (0, -1.55, 0.14)):
        rod(start, (side * 0.98, 0.02, 2.50), 0.0045, dark, craft, bevel=0, sides=8)
    rod((0, -1.60, 0.14), (side * 1.55, 0.42, -0.30), 0.0045, dark, craft, bevel=0, sides=8)
    box((0.006, 0.62, 0.010), (side * 0.223, -0.02, -0.015), material=violet, bevel=0, parent=craft)
    for y in (-0.35, 0.05, 0.75):
        cylinder(0.014, 0.05, (side * 0.19, y, 0.07), material=brass, bevel=0.003, sides=16, parent=craft)
    tube([(side * 0.05, -0.55, 0.10), (side * 0.14, -0.25, 0.12), (side * 0.16, 0.1, 0.10)], 0.008, dark, craft)
cylinder(0.09, 0.06, (0, -0.28, 0.10), material=brass, bevel=0.01, sides=32, parent=craft)
# Tiller, seat and the wheel-sized reel that trims the main sail.
rod((0, 1.22, 0.14), (0, 0.74, 0.24), 0.012, brass, craft)
box((0.17, 0.05, 0.02), (0, 0.55, 0.09), material=dark, bevel=0.006, parent=craft)
torus(0.07, 0.012, (0, 0.12, 0.14), (0, math.pi / 2, 0), brass, 48, 12, craft)
cylinder(0.05, 0.05, (0, 0.12, 0.14), (0, math.pi / 2, 0), dark, 0.006, parent=craft)
# The lifting ring under the keel.
ring(0.15, 0.03, 0.06, (0, 0.42, -0.66), material=brass, bevel=0.008, steps=64, parent=craft)
ring(0.13, 0.012, 0.03, (0, 0.42, -0.66), material=light('#8f6bff', 6), bevel=0, steps=64, parent=craft)

point((0.06, 0.0, -1.22), 8, '#8f6bff', 0.1)

shoot(name, height=0.9, distance=8.8, target=(0, 0, -0.02), lens=74, focus=(0, -0.3, 0.2), fstop=5)
