"""Lin Castellane, flow engineer: a steel-blue wedge of a helmet with one thin line of cyan light, cables falling behind."""

import math

import numpy as np

from kit.armour import all_of, any_of, bolts, both_sides, hose, inlay, only, plated, span, stencil, strip
from kit.colours import SIGNAL
from kit.materials import light, metal, paint
from kit.portrait import head_turn, portrait, shoulders, sitter, suit_paint
from kit.sdf import blend, block, capsule, ellipsoid, half_space, meet, mirrored
from kit.shapes import box, cylinder, torus

name = sitter('lin-castellane', SIGNAL, rim='#ffb98a', seed=3)
head = head_turn(34, 5, 2)


def form(p):
    """All planes: a face like a ship's bow, a flat forehead, cheeks cut straight back."""
    q = mirrored(p)
    core = ellipsoid(q, (0, 0.10, 0.10), (0.70, 0.90, 0.90))
    core = blend(core, capsule(q, (0, -0.40, -0.45), (0, 0.0, -0.45), 0.40), 0.2)
    core = meet(core, half_space(q, (0.64, -0.76, 0.22), 0.56), 0.04)
    core = meet(core, half_space(q, (0.52, -0.72, -0.46), 0.62), 0.04)
    core = meet(core, half_space(q, (0.96, 0.0, -0.22), 0.60), 0.06)
    core = meet(core, half_space(q, (0.40, -0.36, 0.86), 0.74), 0.05)
    core = meet(core, half_space(q, (0.5, 0.30, 0.80), 0.86), 0.06)
    return meet(core, half_space(q, (0, -0.3, -1), 0.74), 0.05)


def slit(p):
    """Returns one line across the whole face, dipping in the middle."""
    x, y, z = p
    return all_of(np.abs(z - (0.08 + 0.22 * x)) - 0.042, y + 0.02, x - 0.58)


def plates(p):
    x, y, z = p
    level = z - (0.08 + 0.22 * x)
    front = y - 0.02
    yield all_of(front, span(level, 0.065, 0.25), soft=0.03), 0.075  # brow
    # The crest is a blade that runs out over the crown.
    crest = 0.11 - 0.16 * np.clip(y + 0.45, 0, 0.62)
    yield all_of(y - 0.24, 0.285 - level, x - crest, soft=0.03), 0.045
    yield all_of(front - 0.1, 0.285 - level, crest + 0.035 - x, soft=0.04), 0.03
    yield all_of(front, span(level, -0.26, -0.065), 0.05 - x, soft=0.03), 0.055  # cheekbone
    yield all_of(front, span(level, -0.60, -0.295), 0.13 - x, soft=0.04), 0.035
    yield all_of(front, level + 0.635, soft=0.03), 0.05
    yield all_of(y + 0.1, span(level, -0.60, -0.10), x - 0.095, soft=0.02), 0.075  # nose guard
    yield all_of(0.055 - y, span(z, 0.32, 2), y - 0.5, soft=0.04), 0.03
    yield all_of(0.055 - y, span(z, -0.62, 0.285), y - 0.40, soft=0.04), 0.045
    yield all_of(0.44 - y, -0.5 - z, soft=0.04), 0.02


def cuts(p):
    opening = np.maximum(slit(p), -(form(p) + 0.06))
    gills = [capsule(p, (0.22 + 0.085 * k, -0.9, -0.34 - 0.02 * k), (0.30 + 0.085 * k, -0.2, -0.44 - 0.02 * k), 0.018) for k in range(4)]
    crown = block(p, (0, -0.2, 1.0), (0.03, 0.24, 0.3), 0.02)
    return np.minimum.reduce([opening, crown, *gills])


def stripe(p):
    x, y, z = p
    level = z - (0.08 + 0.22 * x)
    return any_of(all_of(span(level, 0.19, 0.225), y), all_of(span(x - 0.4 * level, 0.42, 0.48), 0.285 - level, y - 0.1), all_of(span(x, 0.07, 0.1), span(level, -0.6, -0.1), y))


lines = (
    lambda p: only(p[0] - 0.30 - 0.2 * p[2], np.maximum(0.40 - p[2], p[1] - 0.1)),
    lambda p: only(p[2] + 0.02, np.maximum(0.08 - p[1], p[1] - 0.4)),
    lambda p: only(p[0] - 0.42, np.maximum(np.abs(p[2] + 0.1) - 0.14, p[1])),
)
blue = paint('#5b7188', '#364656', '#4dd8ff', '#1c7fa0', frame='#0e1319', metallic=0.6, rough=(0.18, 0.4), grooves=3, scale=1.2, bare='#d3e2ee')
dark = metal('#10151b', 0.35, 0.9, wear=0.8)
steel = metal('#8793a0', 0.26, 0.95, wear=0.7)
cyan, line = light(SIGNAL, 7), light(SIGNAL, 11)
plated(form, plates, (-0.85, -0.95, -0.92), (0.85, 1.10, 1.12), blue, 190, head, cuts, None, stripe, lines)
inlay(form, lambda p: slit(p) - 0.01, (-0.65, -0.95, -0.05), (0.65, 0.1, 0.35), line, 0.04, 110, head)
for side in (1, -1):
    cylinder(0.17, 0.16, (side * 0.60, 0.22, 0.02), (0, math.pi / 2, 0), dark, 0.02, 8, parent=head)
    cylinder(0.10, 0.20, (side * 0.60, 0.22, 0.02), (0, math.pi / 2, 0), steel, 0.015, 8, parent=head)
    torus(0.135, 0.012, (side * 0.685, 0.22, 0.02), (0, math.pi / 2, 0), cyan, 64, 12, head)
    box((0.05, 0.50, 0.10), (side * 0.60, 0.52, 0.34), (0.35, 0, 0), dark, 0.015, parent=head)
    for cable in range(4):
        out = 0.16 + 0.17 * cable
        path = [(side * out * 0.8, 0.86 - 0.06 * cable, 0.42 - 0.12 * cable), (side * (out + 0.10), 1.08 - 0.08 * cable, 0.10), (side * (out + 0.24), 0.98 - 0.05 * cable, -0.45), (side * (out + 0.20), 0.86, -1.10), (side * out, 0.70, -1.75)]
        hose(path, 0.062, dark if cable % 2 else steel, head, 0.045)
bolts(form, both_sides([(0.34, -0.5, 0.30), (0.50, -0.4, 0.36), (0.44, -0.5, -0.10), (0.5, 0.3, 0.5)]), 0.019, steel, 0.07, head)
strip(form, [(0, -0.45, 0.78), (0, -0.2, 0.95), (0, 0.04, 1.0)], 0.013, cyan, 0.0, head)
stencil(form, 'LC', (0.40, 0.26, 0.62), 0.12, cyan, 0.035, head)

shoulders(suit_paint('#43566a', '#2a3743', '#4dd8ff', '#1c6f8c', 0.5), cyan, 12, 0.16)
portrait(name)
