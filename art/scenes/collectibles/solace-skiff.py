"""Solace Skiff: a long ribbed boat of the upper air with a lit cabin and a glowing keel, between four golden film sails."""

import math

import numpy as np
from mathutils import Matrix, Vector

from kit.colours import GOLD
from kit.craft import bricks, dark_metal, heading, lines, loft, only, painted, plate, plates, rod
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import blend, block, carve, mesh_of, mirrored
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, extrude, mesh, ring, sphere, torus, tube
from kit.stage import collectible, shoot

name = collectible('solace-skiff', GOLD, rim='#8f6bff', seed=4, podium=-1.41, podium_radius=1.0, back=0.05, rims=1.5, backdrop='#a8661c')
area((-5.5, -2.5, 2.5), (0, 0, 0.2), 1.0, 300, '#fff0d2', tall=5)
area((1.5, 3.5, 2.2), (0.1, 0, 0.3), 2.4, 260, '#ffc878', mirrored=False)

HULL = [
    (-2.50, 0.42, 0.012, 0.012, 0.016, 1.6),
    (-2.10, 0.26, 0.090, 0.070, 0.110, 1.5),
    (-1.40, 0.10, 0.210, 0.110, 0.230, 1.6),
    (-0.50, 0.02, 0.300, 0.120, 0.310, 1.7),
    (0.50, 0.01, 0.310, 0.120, 0.310, 1.8),
    (1.40, 0.06, 0.240, 0.120, 0.230, 1.8),
    (2.00, 0.16, 0.140, 0.100, 0.130, 1.8),
    (2.25, 0.24, 0.050, 0.060, 0.050, 1.7),
]


#: The fin under the boat: (y, z) from its root back to its root.
KEEL = [(-0.60, -0.22), (0.22, -0.76), (0.64, -0.76), (0.72, -0.22)]


def film():
    """Returns solar film: gold cells with fine seams, mirror bright, letting a little light through."""
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
    """Adds a triangular sail between three corners that bellies out by `bulge` metres, roped at its edges."""
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


def sheer(y):
    """Returns the height of the gunwale along the boat: it rises to both ends."""
    return 0.045 + 0.055 * y**2 + 0.012 * np.maximum(-y, 0) ** 3


def half_width(y):
    """Returns half the width of the boat at `y`."""
    return float(np.interp(y, *np.transpose(HULL)[[0, 2]]))


def hull(p):
    q = mirrored(p)
    shape = loft(q, HULL)
    # Ribs stand out of the planks below the gunwale.
    rib = np.clip((0.026 - np.abs(lines(q[1], 0.30))) / 0.012, 0, 1) * np.clip((sheer(q[1]) - 0.05 - q[2]) / 0.03, 0, 1)
    shape = shape - 0.016 * rib * (np.abs(q[1]) < 1.95)
    upright = [q[1], q[2], q[0]]
    shape = blend(shape, plate(upright, KEEL, 0, 0.040), 0.05)
    shape = blend(shape, plate(upright, [(1.50, 0.05), (1.95, -0.40), (2.20, -0.40), (2.14, 0.20)], 0, 0.034), 0.03)
    return blend(shape, plate([q[0], q[1], q[2] - 0.02 - 0.20 * q[0]], [(0.1, -0.42), (0.66, 0.10), (0.66, 0.26), (0.1, 0.36)], 0, 0.030), 0.04)


def body(p):
    q = mirrored(p)
    return carve(hull(p), block(q, (0, 0.45, 0.18), (0.20, 1.05, 0.16), 0.06), 0.02)


def stripe(p):
    wale = np.maximum(np.abs(p[2] - sheer(p[1]) + 0.075) - 0.030, np.abs(p[0]) - 0.4)
    tip = 0.54 - np.abs(p[0])
    keel = np.maximum(np.abs(p[2] + 0.62) - 0.035, np.abs(p[0]) - 0.1)
    return painted(np.minimum.reduce([wale, tip, keel]))


def frame(p):
    well = np.maximum(np.maximum(np.abs(p[0]) - 0.21, np.abs(p[1] - 0.45) - 1.06), -p[2])
    planks = plates(p[1], p[2], 0.60, 0.075, 0.5)
    belly = np.maximum(p[2] + 0.20 - 0.04 * p[1] ** 2, -0.36 - p[2])
    return np.maximum(painted(np.minimum(well, belly)), planks)


grooves = {
    'g0': lambda p: only(bricks(p[1], p[2], 0.60, 0.075), np.abs(p[0]) - 0.34),
    'g1': lambda p: only(lines(p[2] - sheer(p[1]), 0.075), np.maximum(np.abs(p[0]) - 0.34, p[2] - sheer(p[1]) + 0.1)),
    'g2': lambda p: only(lines(p[1], 0.11), np.maximum(0.06 - p[2], np.abs(p[1] + 1.2) - 0.55)),
}

lacquer = paint('#cfc6b4', '#8d8474', '#6d45e8', '#3a1fa0', frame='#2a2026', bare='#e8d9a8', bevel=0.008, grooves=3, groove_width=0.005, wear=0.5, creases=0.05, rough=(0.10, 0.26))
dark, brass = dark_metal('#1c1820'), metal(GOLD, 0.2, wear=0.7, wear_colour='#ffe2a4', bevel=0.004)
violet, amber = light('#8f6bff', 7), light('#ffc46a', 4)
cabin_wall = metal('#33264a', 0.25, 0.3, wear=0.7, grime=0.5, bevel=0.01, clearcoat=0.4)
gold_film = film()

craft = empty((-0.10, 0.0, -0.50), heading((0.61, -0.79, 0.05), math.radians(8)), scale=0.80)
mesh_of(body, (-0.75, -2.55, -0.95), (0.75, 2.35, 0.60), 420, lacquer, craft, {**grooves, 'stripe': stripe, 'frame': frame})

# Four sails stand out from the hull like a dragonfly's wings, each on its own curved spar.
for side in (1, -1):
    mast_head, wing_tip = Vector((side * 0.98, 0.02, 2.50)), Vector((side * 1.55, 0.42, -0.30))
    for foot, clew, head, bulge in (
        ((side * 0.10, -0.62, 0.12), (side * 0.34, 1.62, 0.62), mast_head, -0.13),
        ((side * 0.27, -0.42, 0.00), (side * 0.34, 1.30, -0.02), wing_tip, -0.07),
    ):
        sail(foot, clew, head, bulge * side, gold_film, craft, brass)
        rod((side * 0.10, -0.20, 0.05), clew, 0.012, brass, craft)
        rod(foot, head, 0.022, brass, craft, end_radius=0.010)
        sphere(0.026, head, light('#ffd9a0', 10), 3, parent=craft)
        for share in (0.12, 0.40, 0.70):
            spot = Vector(foot).lerp(head, share)
            cylinder(0.034 - 0.014 * share, 0.05, spot, (head - Vector(foot)).to_track_quat('Z', 'Y').to_euler(), brass, 0.004, 24, parent=craft)
    stays = [(side * 0.20, 1.50, 0.18), (0, -2.30, 0.36), (side * 0.30, -0.70, 0.10), (side * 0.30, 0.55, 0.10)]
    for start in stays:
        rod(start, mast_head, 0.0055, dark, craft, bevel=0, sides=8)
    # Ratlines between the two shrouds.
    for share in np.linspace(0.05, 0.42, 9):
        rod(*(Vector(foot).lerp(mast_head, share) for foot in stays[2:]), 0.0045, dark, craft, bevel=0, sides=8)
    rod((0, -2.32, 0.36), wing_tip, 0.0055, dark, craft, bevel=0, sides=8)
    # Gunwale rail on stanchions, and lamps along the wale.
    edge = [Vector((side * half_width(y) * 0.86, y, sheer(y) + 0.03)) for y in np.linspace(-1.85, 1.95, 20)]
    tube(edge, 0.017, brass, craft)
    tube([spot + Vector((0, 0, 0.085)) for spot in edge[1:-1]], 0.008, brass, craft)
    for spot in edge[1:-1]:
        rod(spot, spot + Vector((0, 0, 0.085)), 0.007, brass, craft, bevel=0, sides=10)
    for y in np.linspace(-1.2, 1.3, 6):
        beam = half_width(y)
        ring(0.040, 0.016, 0.03, (side * beam * 0.97, y, sheer(y) - 0.145), (0, math.pi / 2, 0), brass, 40, 0.004, craft)
        cylinder(0.034, 0.03, (side * beam * 0.965, y, sheer(y) - 0.145), (0, math.pi / 2, 0), amber, 0, 24, parent=craft)
# Light along the fin's leading edge and its foot.
rod((0, -0.56, -0.27), (0, 0.20, -0.77), 0.016, violet, craft, bevel=0)
box((0.05, 0.40, 0.022), (0, 0.43, -0.768), material=violet, bevel=0, parent=craft)

# The cabin, its windows lit, with a lantern on the roof and the tiller behind.
cabin = empty((0, 0.90, 0.17), parent=craft)
extrude([(-0.42, 0.0), (0.40, 0.0), (0.34, 0.26), (-0.24, 0.26)], 0.36, (0, 0, 0), (math.pi / 2, 0, math.pi / 2), cabin_wall, 0.03, parent=cabin)
extrude([(-0.34, 0.25), (0.42, 0.25), (0.36, 0.31), (-0.26, 0.31)], 0.42, (0, 0, 0), (math.pi / 2, 0, math.pi / 2), brass, 0.02, parent=cabin)
for side in (1, -1):
    for y in (-0.16, 0.03, 0.22):
        box((0.02, 0.16, 0.15), (side * 0.178, y, 0.135), material=brass, bevel=0.01, parent=cabin)
        box((0.02, 0.125, 0.115), (side * 0.186, y, 0.135), material=amber, bevel=0.006, parent=cabin)
box((0.24, 0.02, 0.10), (0, -0.315, 0.14), (math.radians(-35), 0, 0), amber, 0.006, parent=cabin)
cylinder(0.035, 0.09, (0, 0.05, 0.36), material=amber, bevel=0.01, sides=24, parent=cabin)
cylinder(0.045, 0.02, (0, 0.05, 0.415), material=brass, bevel=0.004, sides=24, parent=cabin)
rod((0, 2.05, 0.34), (0, 1.40, 0.36), 0.016, brass, craft)
# The reel that trims the main sails, before the cabin.
cylinder(0.12, 0.05, (0, -0.20, 0.10), material=brass, bevel=0.01, sides=32, parent=craft)
cylinder(0.075, 0.26, (0, -0.05, 0.16), (0, math.pi / 2, 0), dark, 0.01, parent=craft)
for x in (-0.13, 0.13):
    torus(0.10, 0.016, (x, -0.05, 0.16), (0, math.pi / 2, 0), brass, 48, 12, craft)
# Bowsprit with its lamp.
rod((0, -2.30, 0.36), (0, -2.66, 0.52), 0.016, brass, craft, end_radius=0.008)
sphere(0.032, (0, -2.67, 0.525), light('#ffd9a0', 10), 3, parent=craft)
# The lifting ring under the keel.
ring(0.19, 0.04, 0.07, (0, 0.42, -0.84), material=brass, bevel=0.008, steps=64, parent=craft)
ring(0.165, 0.014, 0.04, (0, 0.42, -0.84), material=light('#8f6bff', 6), bevel=0, steps=64, parent=craft)

point((-0.04, 0.0, -1.35), 8, '#8f6bff', 0.1)

shoot(name, height=0.9, distance=8.8, target=(0, 0, -0.05), lens=74, focus=(0, -0.3, 0.2), fstop=5)
