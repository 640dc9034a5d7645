"""Tollhouse Bulwark: a tall navy-blue shield with a brass rim and a gold boss, fringed with blades of amber energy."""

import math

import numpy as np

from kit.armour import all_of, any_of, bolts, border, both_sides, inlay, only, plated, span, stencil
from kit.colours import GATE
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import block, capsule, half_space, meet, mirrored
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, extrude, mesh, ring, tube
from kit.stage import collectible, shoot

name = collectible('tollhouse-bulwark', GATE, rim='#4f8dff', seed=9, podium=-1.50, podium_radius=1.2, back=0.055, key=520, rims=1.2, backdrop='#a8641c')
area((-5.4, -2.2, 0.4), (0, 0, 0), 0.9, 200, '#e6efff', tall=5)

shield = empty((0.06, 0.0, 0.02), (math.radians(-6), math.radians(-4), math.radians(15)))
#: The outline of the right half, (x, z) m from the top down.
OUTLINE = ((0, 1.34), (0.38, 1.42), (0.76, 1.14), (0.84, 0.40), (0.74, -0.50), (0.42, -1.20), (0, -1.48))


def outline(x, z):
    """Returns the distance to the shield's outline in its own plane: a convex polygon, so the furthest side counts."""
    sides = []
    for (x0, z0), (x1, z1) in zip(OUTLINE[1:], OUTLINE[2:]):
        length = math.hypot(x1 - x0, z1 - z0)
        sides.append(((x - x0) * (z0 - z1) + (z - z0) * (x1 - x0)) / length)
    crown = (z - 1.34 - (x * 0.08 / 0.38)) * 0.97
    return np.maximum.reduce([*sides, crown])


def form(p):
    """Returns a slab bent backwards at its sides, with a keel down the middle."""
    x, y, z = np.abs(p[0]), p[1], p[2]
    bent = y - 0.30 * x**2 - 0.10 * x + 0.05 * z**2
    return meet(meet(np.abs(bent) - 0.07, outline(x, z), 0.05), half_space([x, y, z], (0.20, -1, 0), 0.085), 0.03)


def behind(x, z):
    """(y, z) of the middle of the slab at a point of the outline."""
    return 0.30 * x**2 + 0.10 * x - 0.05 * z**2, z


def window(p):
    x, y, z = mirrored(p)
    return all_of(span(z - 0.12 * x, 0.66, 0.84), x - 0.42, soft=0.04)


def plates(p):
    x, y, z = mirrored(p)
    front = y - 0.30 * x**2
    edge = outline(x, z)
    field = all_of(edge + 0.16, front)
    glass = window(p)
    keel = x - (0.17 + 0.05 * np.abs(z + 0.1))
    clear = 0.085 - glass
    yield span(edge, -0.13, 0.1), 0.05  # rim
    yield all_of(border(glass - 0.03, 0.06), front), 0.06
    yield all_of(field, clear, span(z - 0.12 * x, 0.55, 0.93), soft=0.03), 0.05
    yield all_of(field, clear, 0.96 - z + 0.12 * x, soft=0.03), 0.035
    yield all_of(field, clear, keel, span(z, -1.5, 0.95), soft=0.03), 0.085  # spine
    yield all_of(field, clear, 0.035 - keel, span(z + 0.35 * x, 0.36, 0.96), soft=0.03), 0.03
    yield all_of(field, clear, 0.035 - keel, span(z + 0.35 * x, -0.28, 0.325), soft=0.03), 0.045
    yield all_of(field, clear, 0.035 - keel, span(z + 0.35 * x, -1.5, -0.315), soft=0.03), 0.03


def cuts(p):
    x, y, z = mirrored(p)
    glass = np.maximum(window(p), y - 0.30 * x**2 + 0.02)
    scars = [capsule(p, (0.34, -0.10, 0.10), (0.60, 0.06, -0.12), 0.022), capsule(p, (0.36, -0.10, -0.02), (0.50, 0.0, -0.14), 0.014)]
    slots = [block([x, y, z], (0, -0.2, -0.62 - 0.09 * k), (0.10 - 0.012 * k, 0.12, 0.02), 0.015) for k in range(4)]
    return np.minimum.reduce([glass, *scars, *slots])


def stripe(p):
    x, y, z = mirrored(p)
    chevron = any_of(span(z - 0.9 * x, -1.00, -0.90), span(z - 0.9 * x, -0.85, -0.81))
    field = outline(x, z) + 0.16
    return any_of(all_of(chevron, field, 0.23 - x), all_of(span(z + 0.35 * x, 0.84, 0.90), field), span(outline(x, z), -0.085, 0.06), border(window(p) - 0.03, 0.07))


lines = (
    lambda p: only(np.abs(p[0]) - 0.50, outline(np.abs(p[0]), p[2]) + 0.17),
    lambda p: only(p[2] + 0.35 * np.abs(p[0]) - 0.02, np.maximum(0.22 - np.abs(p[0]), outline(np.abs(p[0]), p[2]) + 0.17)),
    lambda p: only(np.abs(p[2] + 0.06) - 0.34, np.abs(p[0]) - 0.19),
    lambda p: only(np.abs(p[2] - 0.5) - 0.62, -0.14 - outline(np.abs(p[0]), p[2])),
)
navy = paint('#27436f', '#101c33', '#b5843e', '#5e3e14', frame='#0d1118', metallic=0.45, grooves=4, scale=1.1, bare='#d5dbe4', wear=1.5)
dark = metal('#12161d', 0.35, 0.9, wear=0.8)
steel = metal('#838a95', 0.28, 0.95, wear=0.8, bevel=0.01)
gold = metal('#d9a650', 0.22, wear=0.8, wear_colour='#ffdf9a', grime=0.8, bevel=0.01)
amber, amber_wide = light(GATE, 9), light('#ff9a3a', 3)
plated(form, plates, (-0.98, -0.42, -1.60), (0.98, 0.46, 1.56), navy, 250, shield, cuts, None, stripe, lines, folded=False)
inlay(form, window, (-0.6, -0.4, 0.5), (0.6, 0.3, 1.0), light('#ff8420', 1.2), 0.02, 90, shield)
for x in (-0.30, -0.18, -0.06, 0.06, 0.18, 0.30):
    box((0.026, 0.04, 0.20), (x, behind(abs(x), 0.75)[0] - 0.075, 0.75 + 0.12 * abs(x)), material=dark, bevel=0.006, parent=shield)


def energy():
    """Returns a blade of light: full at its root, all but clear in its middle, drawn to a hot line along its outline."""
    shader = Shader('energy')
    root = shader.math('POWER', shader.attribute('root'), 2.4)
    outline_glow = shader.math('POWER', shader.remap(shader.attribute('depth'), 0.0, 0.045, 1.0, 0.0), 1.6)
    waver = shader.remap(shader.noise(5, 3, 0.6, 0.8, vector=shader.position()), 0.38, 0.62, 0.06, 0.34)
    strength = shader.math('ADD', shader.math('MULTIPLY_ADD', outline_glow, 3.4, waver), shader.math('MULTIPLY', root, 1.7))
    glow = shader.add('ShaderNodeEmission', {'Color': shader.mix(outline_glow, '#ff7d1c', '#ffb45e'), 'Strength': strength})
    total = shader.add('ShaderNodeAddShader', {0: glow, 1: shader.add('ShaderNodeBsdfTransparent')})
    return shader.surface(total)


def blade(side, start, end, width, material):
    """Adds a fin of light along the outline between two of its points, both (x, z), swept upwards like a feather."""
    rows, columns = 40, 40
    x0, z0, x1, z1 = *start, *end
    length = math.hypot(x1 - x0, z1 - z0)
    out_x, out_z = -(z1 - z0) / length, (x1 - x0) / length
    vertices, root, depth = [], [], []
    for row in range(rows + 1):
        reach = row / rows
        narrowed = 1 - 0.72 * reach
        for column in range(columns + 1):
            t = column / columns
            along = (t * narrowed - 0.12 * reach) * length
            x, z = x0 + (x1 - x0) * along / length + out_x * reach * width, z0 + (z1 - z0) * along / length + out_z * reach * width
            vertices.append((side * x, *behind(x, z)))
            root.append(1 - reach)
            depth.append(min((1 - reach) * width, min(t, 1 - t) * narrowed * length))
    wide = columns + 1
    faces = [(r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c) for r in range(rows) for c in range(columns)]
    fin = mesh(vertices, faces, material, smooth=True, name='blade')
    for field, values in (('root', root), ('depth', depth)):
        fin.data.attributes.new(field, 'FLOAT', 'POINT').data.foreach_set('value', np.array(values, np.float32))
    fin.parent, fin.visible_shadow = shield, False


def between(a, b, t):
    """Returns a point on one side of the outline, a little outside the rim."""
    return a[0] + (b[0] - a[0]) * t + 0.02, a[1] + (b[1] - a[1]) * t


film = energy()
for side in (1, -1):
    for a, b in zip(OUTLINE[1:5], OUTLINE[2:6]):
        start, end = between(a, b, 0.09), between(a, b, 0.91)
        blade(side, start, end, 0.34, film)
        rail = [(side * (x + 0.02), *behind(x, z)) for x, z in (start, between(a, b, 0.5), end)]
        tube(rail, 0.016, amber, shield)
    for x, z in OUTLINE[1:6]:
        node = (side * x * 1.02, *behind(x, z))
        box((0.13, 0.22, 0.17), node, (0, side * 0.2, side * 0.2), steel, 0.025, parent=shield)
        cylinder(0.025, 0.03, (node[0], node[1] - 0.115, node[2]), (math.pi / 2, 0, 0), dark, 0.005, 6, parent=shield)

cylinder(0.28, 0.10, (0, -0.20, 0.16), (math.pi / 2, 0, 0), dark, 0.02, 8, parent=shield)
ring(0.165, 0.020, 0.03, (0, -0.255, 0.16), (math.pi / 2, 0, 0), amber, 64, 0, shield)
ring(0.255, 0.035, 0.05, (0, -0.255, 0.16), (math.pi / 2, 0, 0), gold, 64, 0.01, shield)
for step in range(16):
    turn = step * math.pi / 8
    box((0.022, 0.04, 0.045), (0.211 * math.sin(turn), -0.26, 0.16 + 0.211 * math.cos(turn)), (0, turn, 0), gold, 0.006, parent=shield)
extrude([(0.0, 0.115), (0.09, 0.02), (0.048, 0.02), (0.048, -0.11), (-0.048, -0.11), (-0.048, 0.02), (-0.09, 0.02)], 0.05, (0, -0.265, 0.16), (math.pi / 2, 0, 0), gold, 0.008, parent=shield)
bolts(form, both_sides([(0.10, -0.3, 0.46), (0.11, -0.3, -0.12), (0.12, -0.3, -0.50), (0.09, -0.3, -1.02)]), 0.024, steel, 0.088, shield)
bolts(form, both_sides([(0.62, -0.1, 0.80), (0.66, 0.0, 0.10), (0.62, 0.0, -0.30), (0.46, 0.0, -0.84), (0.30, 0.0, 1.36)]), 0.022, gold, 0.052, shield, 8)
stencil(form, 'TOLL 144', (-0.54, -0.2, -0.05), 0.088, light('#e8d2a0', 0.5), 0.048, shield)
stencil(form, 'O. Vane', (0.57, -0.2, 0.24), 0.075, light('#e8d2a0', 0.5), 0.048, shield)

# A low stand grips its foot between two jaws.
stand = empty((0.03, 0, 0), (0, 0, math.radians(15)))
box((0.86, 0.52, 0.08), (0, 0.04, -1.46), material=dark, bevel=0.03, parent=stand)
for side in (1, -1):
    box((0.16, 0.34, 0.30), (side * 0.27, 0.02, -1.32), (0, side * 0.72, 0), steel, 0.03, parent=stand)
    box((0.02, 0.36, 0.10), (side * 0.40, 0.02, -1.44), (0, side * 0.72, 0), amber_wide, 0, parent=stand)
point((1.15, -0.5, -0.2), 9, GATE, 0.2)
point((-1.15, -0.6, -0.2), 9, GATE, 0.2)

shoot(name, samples=18, height=0.6, distance=8.8, target=(0, 0, -0.05), lens=67)
