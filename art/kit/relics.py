"""Parts of relics and cores: rune rings, bolt circles, wire coils, carved stone, and light caught in glass."""

import math
import random

from kit.colours import scaled
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, ring, torus, tube


def runes(radius, count, height, material, parent=None, faces=(0.0,), level=0.0, seed=1, scale=1.0):
    """Adds lit strokes of uneven length around z on the walls `radius` + each of `faces` (m), within `height`."""
    chance = random.Random(seed)
    for index in range(count):
        angle = 2 * math.pi * index / count
        for _ in range(chance.choice((1, 2, 2, 3))):
            rise = level + (chance.random() - 0.5) * height * 0.55
            along = chance.choice((0.18, 0.3, 0.55)) * 3.5 * radius / count * scale
            size = (0.012, along, max(chance.choice((0.06, 0.06, 0.3)) * height, 0.010))
            for face in faces:
                spot = ((radius + face) * math.cos(angle), (radius + face) * math.sin(angle), rise)
                box(size, spot, (0, 0, angle), material, 0, parent=parent)


def gyroscope_ring(radius, width, height, rotation, body, core, rune, count, hub=None, teeth=0):
    """Returns a ring with glowing runes on both faces, a `core` band, four bearings with `hub` bolts and optional gear teeth."""
    handle = empty(rotation=rotation)
    ring(radius, width, height, material=body, bevel=0.012, parent=handle)
    ring(radius, width * 0.55, height * 1.12, material=core, bevel=0.008, parent=handle)
    runes(radius, count, height, rune, handle, (width / 2, -width / 2), seed=count)
    for index in range(teeth):
        angle, reach = 2 * math.pi * index / teeth, radius + width * 0.75
        spot = (reach * math.cos(angle), reach * math.sin(angle), 0)
        box((width * 0.8, 0.05, height * 0.55), spot, (0, 0, angle), body, 0.008, parent=handle)
    for index in range(4):
        angle = math.pi / 2 * index
        spot = (radius * math.cos(angle), radius * math.sin(angle), 0)
        cylinder(height * 0.42, width * 1.9, spot, (0, math.pi / 2, angle), core, 0.012, sides=32, parent=handle)
        cylinder(height * 0.2, width * 2.05, spot, (0, math.pi / 2, angle), hub or body, 0.008, sides=6, parent=handle)
    return handle


def bolts(radius, count, size, material, parent=None, level=0.0, turn=0.0, height=0.03):
    """Adds hexagonal bolt heads on a circle about z."""
    for index in range(count):
        angle = 2 * math.pi * index / count + turn
        spot = (radius * math.cos(angle), radius * math.sin(angle), level)
        cylinder(size, height, spot, (0, 0, angle), material, size * 0.2, 6, parent=parent)


def windings(radius, height, count, thickness, material, parent=None, location=(0, 0, 0)):
    """Adds wire wound so close about z that it reads as a stack of rings."""
    for index in range(count):
        spot = (location[0], location[1], location[2] + height * (index + 0.5) / count)
        torus(radius, thickness, spot, material=material, steps=40, sides=10, parent=parent)


def arc_of_light(start, end, spread, material, thickness=0.008, seed=1, parent=None, steps=9):
    """Returns a jagged discharge from point to point, straying by `spread` metres."""
    chance = random.Random(seed)
    points = []
    for index in range(steps):
        t = index / (steps - 1)
        stray = spread * math.sin(math.pi * t)
        points.append([a + (b - a) * t + stray * chance.uniform(-1, 1) for a, b in zip(start, end)])
    return tube(points, thickness, material, parent)


def stone(colour='#6e6a66', dark='#2e2b2a', lichen=None, scale=1.0, bump=0.5):
    """Returns old carved stone: pitted, stained from above, paler on its worn edges; `lichen` tints some patches."""
    shader = Shader('stone')
    position = shader.position()
    broad = shader.noise(1.7 * scale, 8, 0.62, 0.6, vector=position)
    fine = shader.noise(13 * scale, 8, 0.68, vector=position)
    pits = shader.remap(shader.noise(34 * scale, 3, 0.5, vector=position), 0.56, 0.68, 0, 1)
    base = shader.mix(shader.remap(broad, 0.32, 0.68, 0, 1), colour, dark)
    base = shader.mix(shader.remap(fine, 0.35, 0.7, 0, 0.55), base, scaled(colour, 1.35))
    if lichen:
        patches = shader.remap(shader.noise(3.4 * scale, 9, 0.7, 1.2, vector=position), 0.56, 0.66, 0, 0.7)
        base = shader.mix(patches, base, lichen)
    cracks = shader.cracks(2.3 * scale, 0.014, position, 0.3)
    base = shader.mix(shader.math('MULTIPLY', cracks, 0.8), base, '#0a0908')
    base = shader.mix(shader.math('MULTIPLY', pits, 0.4), base, dark)
    base = shader.mix(shader.creases(0.16), base, '#0b0a0a')
    edges, normal = shader.worn_edges(0.03, 0.004, 0.06)
    base = shader.mix(shader.math('MULTIPLY', edges, shader.remap(fine, 0.35, 0.6, 0.2, 0.9)), base, scaled(colour, 1.9))
    height = shader.math('SUBTRACT', shader.math('MULTIPLY_ADD', broad, 0.6, fine), shader.math('MULTIPLY_ADD', pits, 0.5, cracks))
    return shader.surface(
        shader.principled(
            Base_Color=base, Roughness=shader.remap(fine, 0.3, 0.7, 0.55, 0.85), Specular=0.4, Normal=shader.bump(height, bump, 0.03, normal)
        )
    )


def plasma(core, body, deep, strength=4.0, scale=3.0, edge=1.4):
    """Returns a churning ball or column of light: `core` in its hot clouds, `body` around them, `deep` towards its outline."""
    shader = Shader('plasma')
    position = shader.position()
    clouds = shader.noise(scale, 7, 0.62, 2.2, vector=position)
    threads = shader.cracks(scale * 1.3, 0.10, position, 0.35)
    rim = shader.math('POWER', shader.facing(0.5), edge)
    heat = shader.math('SUBTRACT', shader.math('MULTIPLY_ADD', threads, 0.35, clouds), shader.math('MULTIPLY', rim, 0.30))
    tone = shader.ramp(heat, [(0.22, deep), (0.45, body), (0.72, core)])
    power = shader.math('MULTIPLY', shader.remap(heat, 0.2, 0.75, 0.25, 1.0), strength)
    return shader.surface(shader.add('ShaderNodeEmission', {'Color': tone, 'Strength': power}))
