"""Vanguard Helm: a pale, plated pathfinder's helmet whose amber visor shows a faint map of streets."""

import math

import numpy as np

from kit.armour import all_of, bolts, border, both_sides, ear_pod, gasket, hose, inlay, only, plated, span, stencil, strip, visor_glass
from kit.colours import SIGNAL
from kit.lights import area
from kit.materials import light, metal, paint
from kit.sdf import blend, block, capsule, ellipsoid, half_space, meet, mirrored
from kit.shapes import box, cylinder, empty, lathe, ring, sphere
from kit.stage import collectible, shoot

name = collectible('vanguard-helm', SIGNAL, rim='#ff7a3c', seed=3, podium=-1.30, podium_radius=1.22, back=0.075, key=470, backdrop='#1c64c8')
area((-5.5, -2.5, 0.6), (0, 0, 0), 0.9, 150, '#dfe9ff', tall=4.5)

helm = empty((0.04, 0, 0.10), (math.radians(-3), 0, math.radians(33)))


def form(p):
    """Returns the bare head: a dome, a jaw, flat temples, a face folded along its middle, a chin drawn back."""
    q = mirrored(p)
    head = ellipsoid(q, (0, 0.14, 0.24), (0.74, 0.94, 0.84))
    head = blend(head, ellipsoid(q, (0, -0.20, -0.40), (0.56, 0.68, 0.64)), 0.25)
    head = meet(head, half_space(q, (0.97, -0.12, 0.08), 0.655), 0.10)
    head = meet(head, half_space(q, (0.42, -0.90, -0.05), 0.665), 0.05)
    head = meet(head, half_space(q, (0.36, -0.62, -0.70), 0.70), 0.05)
    head = meet(head, half_space(q, (0.55, 0.1, 0.83), 0.98), 0.08)
    return meet(head, half_space(q, (0, -0.30, -1), 0.80), 0.05)


def eyes(p):
    """Returns the visor's opening: a band that rises to the temples and dips to a nose."""
    x, y, z = p
    top = z - (0.27 + 0.10 * x)
    bottom = (-0.04 - 0.55 * np.maximum(0, 0.22 - x) + 0.10 * np.maximum(0, x - 0.30)) - z
    return all_of(top, bottom, y + 0.14 + 0.4 * (z - 0.1), soft=0.06)


def plates(p):
    x, y, z = p
    opening = eyes(p)
    above, below = z - (0.34 + 0.10 * x), z + 0.10 - 0.10 * x
    clear = 0.085 - opening
    yield border(opening - 0.035, 0.07), 0.035  # bezel
    yield all_of(span(above, 0.02, 0.13), y + 0.02 + 0.2 * x, soft=0.03), 0.085  # brow
    yield all_of(x - 0.115, 0.15 - above - 3 * np.maximum(0, y - 0.1), soft=0.03), 0.085  # crest
    yield all_of(0.155 - x, 0.16 - above, y - 0.16, soft=0.04), 0.04  # dome, front to back
    yield all_of(0.155 - x, 0.16 - z, span(y, 0.20, 0.62), soft=0.04), 0.04
    yield all_of(0.155 - x, 0.16 - z, 0.66 - y, soft=0.04), 0.03
    yield all_of(clear, below, 0.25 - x, y + 0.25 * z - 0.06, -0.52 - z + 0.25 * y, soft=0.04), 0.05  # cheek
    yield all_of(clear, x - 0.21, z + 0.20, -0.84 - z, soft=0.03), 0.065  # chin
    yield all_of(span(z, -0.66, 0.12), 0.30 - y, soft=0.05), 0.035  # nape
    yield all_of(span(y, 0.10, 0.26), span(z, -0.60, 0.44), soft=0.05), 0.012  # temple


def cuts(p):
    opening = np.maximum(eyes(p), -(form(p) + 0.06))
    slot = block(p, (0, 0.1, 1.1), (0.022, 0.46, 0.2), 0.02)
    gills = [capsule(p, (0.36, -0.30 - 0.10 * k, -0.36 - 0.05 * k), (0.90, -0.16 - 0.10 * k, -0.40 - 0.05 * k), 0.022) for k in range(4)]
    mouth = [block(p, (0, -0.88, -0.42 - 0.085 * k), (0.13 - 0.025 * k, 0.3, 0.02), 0.015) for k in range(3)]
    return np.minimum.reduce([opening, slot, *gills, *mouth])


def chin(p):
    x, y, z = p
    return all_of(x - 0.24, z + 0.16, y + 0.2)


def stripe(p):
    x, y, z = p
    bars = np.minimum(span(x, 0.21, 0.30), span(x, 0.325, 0.345))
    cheek = all_of(span(y + 0.5 * z, -0.47, -0.39), z + 0.2, 0.27 - x)
    return np.minimum(all_of(bars, 0.4 - z), cheek)


lines = (
    lambda p: only(p[0] - 0.40, 0.34 - p[2]),
    lambda p: only(p[1] + 0.25 - 0.3 * (p[2] - 0.8), np.maximum(0.36 - p[2], 0.40 - p[0])),
    lambda p: only(p[2] + 0.27 + 0.35 * p[1], np.maximum(0.28 - p[0], p[1] - 0.05)),
    lambda p: only(p[2] + 0.24, 0.3 - p[1]),
)
shell_paint = paint('#9aa1ab', '#626974', '#f0541f', '#a32b0c', frame='#161b22', grooves=len(lines), scale=1.2, wear=1.2)
dark = metal('#14181e', 0.35, 0.9, wear=0.8)
steel = metal('#7c838d', 0.3, 0.95, wear=0.6)
rubber = metal('#0c0f14', 0.6, 0.1)
cyan, ember = light(SIGNAL, 7), light('#ff5a2a', 6)
plated(form, plates, (-0.92, -1.0, -1.02), (0.92, 1.2, 1.22), shell_paint, 220, helm, cuts, chin, stripe, lines)


def streets(shader):
    """Returns an old town seen from above: lanes round every block, a few bright avenues, some quarters dark."""
    position = shader.position()
    plan = shader.add('ShaderNodeMapping', {'Vector': position})
    plan.inputs['Rotation'].default_value = (0.0, 0.5, 0.0)
    plan.inputs['Scale'].default_value = (1.0, 0.35, 1.5)

    def network(scale, width):
        cells = shader.add('ShaderNodeTexVoronoi', {'Vector': plan, 'Scale': scale, 'Randomness': 0.42}, feature='DISTANCE_TO_EDGE')
        return shader.remap(cells.outputs['Distance'], 0.4 * width, width, 1, 0)

    lit = shader.remap(shader.noise(2.6, 3, 0.6, vector=position), 0.40, 0.60, 0.04, 0.55)
    return shader.math('MAXIMUM', shader.math('MULTIPLY', network(11, 0.05), lit), network(2.7, 0.018))


amber = visor_glass(-0.25, 0.36, '#7a1d06', '#f08a1d', '#381005', glow=streets, strength=1.1)
inlay(form, lambda p: eyes(p) - 0.015, (-0.8, -0.95, -0.4), (0.8, 0.1, 0.5), amber, 0.045, 150, helm)

for side in (1, -1):
    ear_pod(side, (0.70, 0.16, -0.02), 0.27, steel, dark, cyan, helm)
    hose([(side * 0.34, -0.40, -0.68), (side * 0.52, -0.52, -0.90), (side * 0.66, -0.34, -1.08), (side * 0.60, -0.04, -1.22)], 0.055, dark, helm)
bolts(form, both_sides([(0.5, 0.11, 0.44), (0.30, 0.3, 0.95), (0.30, 0.56, 0.8), (0.55, 0.3, 0.55)]), 0.018, steel, 0.04, helm)
bolts(form, both_sides([(0.34, -0.62, -0.20), (0.58, -0.10, -0.20), (0.52, -0.18, -0.56)]), 0.02, dark, 0.05, helm)
strip(form, [(0, -0.35, 0.95), (0, 0.1, 1.1), (0, 0.52, 1.0)], 0.012, cyan, 0.03, helm)
stencil(form, 'VH-0117', (-0.60, -0.12, 0.62), 0.085, dark, 0.044, helm)
box((0.035, 0.10, 0.60), (-0.80, 0.26, 0.34), (-0.28, 0, 0), dark, 0.012, parent=helm)
cylinder(0.010, 0.66, (-0.80, 0.385, 0.84), (-0.28, 0, 0), steel, 0.002, 12, parent=helm)
sphere(0.022, (-0.80, 0.48, 1.18), ember, 3, parent=helm)

gasket(-1.20, -0.78, 0.46, rubber, helm, (0, 0.06))
lathe([(0.5, -1.10), (0.62, -1.14), (0.86, -1.22), (0.95, -1.30), (0.95, -1.36)], (0, 0.06, 0), material=dark)
ring(0.70, 0.03, 0.02, (0, 0.06, -1.155), material=cyan, bevel=0)

shoot(name, height=0.7, distance=8.4, target=(0, 0, -0.08), lens=74)
