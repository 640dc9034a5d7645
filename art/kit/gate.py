"""
The Gate: a ring of armoured segments around a sheet of light, through which another world's morning is seen. Modelled at
radius 1 and scaled; it stands upright at its centre and faces -y.
"""

import math
import random

from kit.air import halo
from kit.lights import area
from kit.materials import light, metal
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, extrude, lathe, ring

SEGMENTS = 12


def gate(location, radius, turn=0.0, opened=True, legs=True, power=1.0, seed=4, spill=1.0, haze=0.5):
    """
    Returns the Gate with its inner edge at `radius` metres around `location`, turned by `turn` radians about the vertical.
    `opened=False` switches it off: dead lines, no portal. `power` scales its own light, `spill` the light it casts on
    the world in front, `haze` the glow of the air behind it; `legs` are the two buttresses it rests on. Returns the handle.
    """
    handle = empty(location, (math.pi / 2, 0, turn), scale=radius)
    hull, dark = _metals(radius)
    warm = light('#ffb066', 11 * power) if opened else metal('#1a1310', 0.3, 0.4)
    cold = light('#5fe0ff', 7 * power) if opened else metal('#0d1418', 0.3, 0.4)
    chance = random.Random(seed)
    _ring(handle, hull, dark, warm, cold, chance)
    for number in range(SEGMENTS):
        _clamp(handle, math.pi / 2 + number * 2 * math.pi / SEGMENTS, hull, dark, warm, crown=number == 0, tall=number % 3 == 0)
    if legs:
        for side in (-1, 1):
            _leg(handle, side, hull, dark, cold)
    if opened:
        portal(handle, power)
        if spill:
            x, y, z = location
            forward = (math.sin(turn), -math.cos(turn))
            lamp = (x + forward[0] * 0.12 * radius, y + forward[1] * 0.12 * radius, z)
            goal = (x + forward[0] * 6 * radius, y + forward[1] * 6 * radius, z - 0.5 * radius)
            area(lamp, goal, 1.6 * radius, 360 * radius * radius * spill, '#ff9348', round=True)
            # Light thrown back by the haze in front: without it the ring is a black hole in the sky.
            bounce = (x + forward[0] * 1.3 * radius, y + forward[1] * 1.3 * radius, z + 0.3 * radius)
            area(bounce, location, 1.5 * radius, 70 * radius * radius * spill, '#ffb98a', round=True)
        if haze:
            behind = (location[0] - math.sin(turn) * 0.7 * radius, location[1] + math.cos(turn) * 0.7 * radius, location[2])
            halo(behind, 2.8 * radius, '#ff8a4a', haze, hole=0.34, facing=turn, falloff=3.2)
    return handle


def fragment(location, radius, pieces=(0, 1, 2, 3), rotation=(math.pi / 2, 0, 0), power=1.0, seed=4):
    """Returns a broken part of a dead Gate: only the segments `pieces` (0..11, counted from the top) with the jaws between them."""
    handle = empty(location, rotation, scale=radius)
    hull, dark = _metals(radius)
    warm, cold = light('#ffb066', 7 * power), light('#5fe0ff', 5 * power)
    chance = random.Random(seed)
    for number in pieces:
        _segment(handle, number, hull, dark, cold, chance)
        start = math.pi / 2 + (number + 0.02) * 2 * math.pi / SEGMENTS
        inner = [(-0.015, -0.08), (0.015, -0.08), (0.015, 0.08), (-0.015, 0.08)]
        lathe(inner, rotation=(0, 0, start), material=dark, steps=18, parent=handle, closed=True, radius=0.995, arc=0.96 / SEGMENTS)
        lip = [(-0.006, 0.06), (0.006, 0.06), (0.006, 0.092), (-0.006, 0.092)]
        lathe(lip, rotation=(0, 0, start), material=warm, steps=18, parent=handle, closed=True, radius=0.983, arc=0.96 / SEGMENTS)
    for number in pieces[1:]:
        angle = math.pi / 2 + number * 2 * math.pi / SEGMENTS
        _clamp(handle, angle, hull, dark, warm, crown=False, tall=number % 3 == 0)
    return handle


def _metals(radius):
    hull = metal('#3a4350', 0.34, 0.85, wear=0.8, grime=0.8, scale=9, bevel=0.004 * radius)
    return hull, metal('#0b0f16', 0.42, 0.75, grime=0.6, scale=9)


def _segment(handle, number, hull, dark, cold, chance):
    """Adds one armoured piece of the ring with its groove of cold light and small fittings."""
    armour = [(-0.075, -0.09), (-0.055, 0.07), (-0.015, 0.10), (0.055, 0.10), (0.095, 0.06), (0.095, -0.09)]
    groove = [(-0.012, 0.1), (0.012, 0.1), (0.012, 0.104), (-0.012, 0.104)]
    start = math.pi / 2 + (number + 0.055) * 2 * math.pi / SEGMENTS
    lathe(armour, rotation=(0, 0, start), material=hull, steps=18, parent=handle, closed=True, radius=1.09, arc=0.89 / SEGMENTS, bevel=0.006)
    lathe(groove, rotation=(0, 0, start + 0.06), material=cold, steps=14, parent=handle, closed=True, radius=1.112, arc=0.66 / SEGMENTS)
    for _ in range(9):
        angle, reach = start + chance.uniform(0.03, 0.43), 1.09 + chance.choice((-0.045, -0.04, 0.055, 0.06))
        size = (chance.uniform(0.02, 0.045), chance.uniform(0.02, 0.09), chance.uniform(0.02, 0.05))
        box(size, _around(reach, angle, 0.088), (0, 0, angle), chance.choice((hull, dark)), 0.003, parent=handle)


def _ring(handle, hull, dark, warm, cold, chance):
    """Adds armoured segments with open joints around one dark band, lips of light inside and out."""
    for number in range(SEGMENTS):
        _segment(handle, number, hull, dark, cold, chance)
    ring(1.08, 0.15, 0.12, (0, 0, -0.01), material=dark, steps=200, bevel=0.006, parent=handle)
    ring(1.20, 0.035, 0.10, (0, 0, -0.03), material=dark, steps=200, bevel=0.006, parent=handle)
    for number in range(96):
        angle = 2 * math.pi * number / 96
        box((0.03, 0.028, 0.08), _around(1.225, angle, -0.03), (0, 0, angle), dark, 0.003, parent=handle)
    ring(0.995, 0.03, 0.16, material=dark, steps=200, bevel=0.006, parent=handle)
    ring(0.983, 0.012, 0.03, (0, 0, 0.078), material=warm, steps=200, bevel=0, parent=handle)


def _around(reach, angle, level):
    return (reach * math.cos(angle), reach * math.sin(angle), level)


def _clamp(handle, angle, hull, dark, warm, crown, tall):
    """Adds a jaw over a joint of the ring; every third is tall, the topmost wears a crown of three blades."""
    jaw = empty(rotation=(0, 0, angle - math.pi / 2), parent=handle)
    reach = 0.16 if tall else 0.10
    shape = [(-0.055, 0.985), (0.055, 0.985), (0.08, 1.06), (0.06, 1.18 + reach * 0.4), (0.025, 1.18 + reach), (-0.025, 1.18 + reach), (-0.06, 1.18 + reach * 0.4), (-0.08, 1.06)]
    extrude(shape, 0.26, material=hull, bevel=0.01, parent=jaw)
    extrude([(x * 0.72, 1.08 + (y - 1.08) * 0.8) for x, y in shape], 0.31, material=dark, bevel=0.008, parent=jaw)
    box((0.012, 0.10, 0.01), (0, 1.09, 0.156), material=warm, bevel=0, parent=jaw)
    box((0.05, 0.012, 0.01), (0, 1.0, 0.135), material=warm, bevel=0, parent=jaw)
    if tall:
        box((0.02, 0.20, 0.02), (0, 1.44, 0), material=dark, bevel=0.004, parent=jaw)
    if crown:
        for lean in (-0.16, 0.0, 0.16):
            blade = empty((lean * 0.4, 1.24, 0), (0, 0, -lean), jaw)
            tip = 0.34 if lean == 0 else 0.22
            extrude([(-0.024, 0), (0.024, 0), (0.006, tip), (-0.006, tip)], 0.09, material=hull, bevel=0.004, parent=blade)


def _leg(handle, side, hull, dark, cold):
    """Adds a buttress from the ring's flank down to the ground."""
    outline = [(side * x, y) for x, y in ((0.80, -0.93), (1.06, -0.52), (1.20, -0.42), (1.30, -0.56), (1.42, -1.75), (0.98, -1.75))]
    if side < 0:
        outline.reverse()
    extrude(outline, 0.34, (0, 0, -0.02), material=dark, bevel=0.02, parent=handle)
    inner = [(x * 0.98 + side * 0.02, y * 0.98 - 0.05) for x, y in outline[1:5]]
    extrude(inner, 0.40, (0, 0, -0.02), material=hull, bevel=0.02, parent=handle)
    for number in range(5):
        box((0.22, 0.014, 0.42), (side * (1.20 + 0.02 * number), -0.68 - 0.13 * number, -0.02), (0, 0, -side * 0.1), dark, 0.004, parent=handle)
    box((0.012, 0.72, 0.01), (side * 1.085, -1.12, 0.156), (0, 0, side * 0.055), cold, 0, parent=handle)


def portal(handle, power=1.0):
    """
    Returns the sheet of light: an amber morning over far ridges, seen through water. Towards the rim the view is drawn into a whirl
    and burns brighter.
    """
    shader = Shader('portal')
    position = shader.position()
    reach = shader.vector_math('LENGTH', position)
    rim = shader.math('POWER', shader.remap(reach, 0.50, 1.0, 0, 1), 2.0)

    twist = shader.add('ShaderNodeVectorRotate', {'Vector': position, 'Angle': shader.math('MULTIPLY', shader.math('POWER', reach, 1.4), -3.4)})
    whirl = shader.noise(2.6, 6, 0.58, 0.9, twist.outputs[0])
    streaks = shader.remap(whirl, 0.38, 0.66, 0, 1)

    ripple = shader.math('MULTIPLY', shader.math('SUBTRACT', whirl, 0.5), shader.math('MULTIPLY_ADD', rim, 0.9, 0.05))
    axes = shader.axes(position)
    x, y = shader.math('ADD', axes['X'], ripple), shader.math('ADD', axes['Y'], ripple)
    sky = shader.ramp(
        shader.remap(y, -0.55, 1.0, 0, 1),
        [(0.0, '#ffdca0'), (0.22, '#ffc06a'), (0.45, '#ff8a3a'), (0.72, '#e0492c'), (1.0, '#8c1f3c')],
    )
    from_sun = shader.vector_math('DISTANCE', _vector(shader, x, y), (0.0, 0.02, 0.0))
    halo = shader.math('POWER', shader.remap(from_sun, 0.0, 0.95, 1, 0), 2.6)
    sun = shader.remap(from_sun, 0.165, 0.185, 1, 0)
    clouds = shader.noise(1.5, 5, 0.6, 0.4, _vector(shader, x, shader.math('MULTIPLY', y, 4.5)))
    strength = shader.math('MULTIPLY_ADD', halo, 1.5, shader.remap(clouds, 0.4, 0.68, 0.62, 1.05))
    strength = shader.math('MULTIPLY_ADD', sun, 1.1, strength)
    colour = shader.mix(shader.math('MULTIPLY', halo, 0.75), sky, '#ffe2ae')

    for level, relief, fineness, tone, shade in (
        (-0.13, 0.20, 2.6, '#ff9c4e', 0.74),
        (-0.28, 0.22, 3.4, '#e86a30', 0.60),
        (-0.50, 0.26, 2.2, '#a63a26', 0.46),
    ):
        outline = shader.noise(fineness, 4, 0.5, 0, _vector(shader, x, level * 7))
        crest = shader.math('MULTIPLY_ADD', shader.math('SUBTRACT', outline, 0.5), relief * 2.4, level)
        below = shader.remap(shader.math('SUBTRACT', crest, y), 0.0, 0.012, 0, 1)
        mist = shader.remap(shader.math('SUBTRACT', crest, y), 0.0, 0.34, 0, 0.8)
        ridge = shader.mix(mist, tone, '#ffb868')
        colour = shader.mix(below, colour, ridge)
        strength = shader.mix(below, strength, shader.math('MULTIPLY_ADD', mist, 0.4, shade))

    edge_tone = shader.ramp(reach, [(0.55, '#ff7a30'), (0.8, '#f0442c'), (0.93, '#ff7438'), (1.0, '#ffc27a')])
    colour = shader.mix(shader.math('MULTIPLY', rim, 0.92), colour, edge_tone)
    burning = shader.math('MULTIPLY_ADD', streaks, 1.15, 0.28)
    burning = shader.math('MULTIPLY_ADD', shader.remap(reach, 0.93, 1.0, 0, 1), 1.6, burning)
    strength = shader.mix(rim, strength, burning)
    glow = shader.add('ShaderNodeEmission', {'Color': colour, 'Strength': shader.math('MULTIPLY', strength, 1.35 * power)})
    return cylinder(0.985, 0.004, (0, 0, -0.02), material=shader.surface(glow), bevel=0, sides=160, parent=handle)


def _vector(shader, x, y):
    node = shader.add('ShaderNodeCombineXYZ')
    shader.set(node, 0, x)
    shader.set(node, 1, y)
    return node.outputs[0]
