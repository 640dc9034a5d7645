"""Mara Okonkwo, founder: an ivory explorer's helmet, its wide gold faceplate full of the Gate's light."""

import numpy as np

from kit.armour import all_of, any_of, bolts, border, both_sides, ear_pod, hose, inlay, only, plated, span, strip, visor_glass
from kit.colours import GATE
from kit.materials import light, metal, paint
from kit.portrait import head_turn, portrait, shoulders, sitter, suit_paint
from kit.sdf import blend, block, capsule, ellipsoid, half_space, meet, mirrored
from kit.shapes import box

name = sitter('mara-okonkwo', GATE, seed=1)
head = head_turn(24, -2)


def form(p):
    """Returns a round, generous helmet with a chin and two cheek swellings."""
    q = mirrored(p)
    ball = ellipsoid(q, (0, 0.08, 0.12), (0.80, 0.86, 0.82))
    ball = blend(ball, ellipsoid(q, (0, -0.18, -0.40), (0.60, 0.62, 0.44)), 0.20)
    ball = blend(ball, capsule(q, (0.44, -0.42, -0.44), (0.62, 0.10, -0.30), 0.20), 0.12)
    return meet(ball, half_space(q, (0, -0.25, -1), 0.74), 0.05)


def face(p):
    """Returns the faceplate's opening: a wide oval, flatter below."""
    x, y, z = p
    oval = np.sqrt((x / 0.60) ** 2 + ((z - 0.10) / np.where(z > 0.10, 0.46, 0.38)) ** 2) - 1
    return np.maximum(oval * 0.42, y)


def plates(p):
    x, y, z = p
    rim = face(p)
    clear = 0.115 - rim
    yield border(rim - 0.05, 0.10), 0.075  # bezel
    yield all_of(clear, x - 0.13, 0.2 - z, soft=0.03), 0.055  # crest
    yield all_of(clear, 0.165 - x, 0.34 - z, y - 0.14, soft=0.04), 0.03
    yield all_of(clear, 0.165 - x, 0.34 - z, 0.175 - y, soft=0.04), 0.03
    yield all_of(clear, span(z, -0.62, 0.305), 0.32 - y, soft=0.04), 0.03
    yield all_of(clear, span(z, -0.44, 0.305), y - 0.285, soft=0.04), 0.02
    yield all_of(clear, z + 0.475, x - 0.24, y, soft=0.03), 0.06  # chin
    yield all_of(clear, z + 0.475, 0.275 - x, y - 0.2, soft=0.04), 0.04


def cuts(p):
    x, y, z = p
    opening = np.maximum(face(p), -(form(p) + 0.05))
    breath = [block(p, (0.05 + 0.06 * k, -0.8, -0.56), (0.016, 0.4, 0.05), 0.012) for k in range(3)]
    return np.minimum.reduce([opening, *breath])


def stripe(p):
    x, y, z = p
    return any_of(all_of(x - 0.05, 0.3 - z), all_of(span(face(p), 0.018, 0.036), y), all_of(span(x, 0.48, 0.54), -z - 0.475, z + 0.3, y))


lines = (lambda p: only(p[0] - 0.42, 0.36 - p[2]), lambda p: only(p[2], 0.3 - p[1]), lambda p: only(p[1] + 0.30, 0.45 - p[2]))
ivory = paint('#cfc8ba', '#9d968a', '#f0962f', '#a35510', frame='#16181d', grooves=3, scale=1.1, wear=1.0)
dark = metal('#15181d', 0.35, 0.9, wear=0.8)
steel = metal('#a39a88', 0.28, 0.95, wear=0.7)
amber, lamp = light(GATE, 7), light('#fff0d0', 6)
plated(form, plates, (-0.95, -0.95, -0.90), (0.95, 1.05, 1.08), ivory, 190, head, cuts, None, stripe, lines)


def gate_light(shader):
    """She looks at the ring of the Gate, whose glow falls over the lower half of the glass."""
    axes = shader.axes()

    def square(axis, centre, size):
        return shader.math('POWER', shader.math('ABSOLUTE', shader.math('MULTIPLY', shader.math('SUBTRACT', axis, centre), 1 / size)), 2.0)

    reach = shader.math('SQRT', shader.math('ADD', square(axes['X'], 0.02, 0.27), square(axes['Z'], 0.12, 0.30)))
    band = shader.math('ABSOLUTE', shader.math('SUBTRACT', reach, 1.0))
    ring_of_light = shader.remap(band, 0.02, 0.07, 1, 0)
    halo = shader.math('POWER', shader.remap(band, 0, 0.75, 1, 0), 2.2)
    horizon = shader.remap(axes['Z'], -0.30, 0.10, 0.16, 0.02)
    return shader.math('ADD', shader.math('ADD', ring_of_light, shader.math('MULTIPLY', halo, 0.20)), horizon)


gold = visor_glass(-0.3, 0.55, '#7a3208', '#f0982c', '#4a2410', 0.06, gate_light, 2.6)
inlay(form, lambda p: face(p) - 0.01, (-0.75, -0.95, -0.4), (0.75, 0.1, 0.7), gold, 0.005, 130, head)
for side in (1, -1):
    ear_pod(side, (0.78, 0.10, 0.08), 0.22, steel, dark, amber, head)
    box((0.10, 0.30, 0.16), (side * 0.70, -0.20, 0.46), (0, 0, side * 0.12), dark, 0.03, parent=head)
    box((0.075, 0.02, 0.11), (side * 0.715, -0.355, 0.46), (0, 0, side * 0.12), lamp, 0.01, parent=head)
    box((0.11, 0.12, 0.05), (side * 0.705, -0.18, 0.46), (0, 0, side * 0.12), steel, 0.01, parent=head)
    hose([(side * 0.34, -0.55, -0.66), (side * 0.56, -0.56, -0.86), (side * 0.66, -0.30, -1.04)], 0.055, dark, head)
bolts(form, both_sides([(0.30, -0.3, 0.8), (0.30, 0.3, 0.85), (0.62, -0.50, -0.10), (0.40, -0.7, -0.52)]), 0.02, steel, 0.045, head)
strip(form, [(0, -0.3, 0.9), (0, 0.1, 0.95), (0, 0.5, 0.8)], 0.012, amber, 0.06, head)

shoulders(suit_paint('#b9b2a4', '#8a8378', '#e08a2a', '#8f4c10'), amber, 8, 0.20)
portrait(name)
