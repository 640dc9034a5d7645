"""Halos in the haze, shafts of light and motes. All add light and cast no shadow."""

import math
import random

from kit.colours import GATE
from kit.materials import light
from kit.shader import Shader
from kit.shapes import mesh


def _added(shader, colour, strength):
    """Returns a surface that only adds light to what is behind it."""
    glow = shader.add('ShaderNodeEmission', {'Color': colour, 'Strength': strength})
    return shader.surface(shader.add('ShaderNodeAddShader', {0: glow, 1: shader.add('ShaderNodeBsdfTransparent')}))


def _only_seen(thing):
    """Neither casts shadows nor lights its surroundings."""
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False
    return thing


def halo(location, radius, colour=GATE, strength=0.3, hole=0.0, facing=0.0, stretch=1.0, falloff=2.0):
    """
    Returns light scattered around a bright thing: an upright disc facing -y (turned by `facing`), strongest at `hole` (part of the
    radius) and gone at `radius` metres; `stretch` widens it sideways.
    """
    shader = Shader('halo')
    reach = shader.vector_math('LENGTH', shader.position())
    fall = shader.math('POWER', shader.remap(reach, hole, 1.0, 1, 0), falloff)
    card = mesh([(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)], _added(shader, colour, shader.math('MULTIPLY', fall, strength)))
    card.location, card.rotation_euler, card.scale = location, (0, 0, facing), (radius * stretch, radius, radius)
    return _only_seen(card)


def shaft(top, foot, width, spread=1.6, colour='#ffe0b0', strength=0.12, dust=0.5):
    """
    Returns a shaft of light from `top` to `foot` (points): a flat beam that turns its broad side to -y, `width` metres at the top and
    `spread` times that below, soft at its sides, streaked by `dust`.
    """
    shader = Shader('shaft')
    axes = shader.axes()
    length = math.dist(top, foot)
    along = shader.remap(axes['Z'], -length, 0, 0, 1)
    girth = shader.math('MULTIPLY', shader.remap(along, 0, 1, spread, 1), width / 2)
    across = shader.math('DIVIDE', axes['X'], girth)
    side = shader.math('POWER', shader.remap(shader.math('ABSOLUTE', across), 0, 1, 1, 0), 1.5)
    streaks = shader.add('ShaderNodeTexNoise', {'Scale': 2.2, 'Detail': 2, 'W': top[0]}, noise_dimensions='2D')
    flat = shader.add('ShaderNodeCombineXYZ', {0: across, 1: shader.math('MULTIPLY', along, 0.35)})
    shader.set(streaks, 'Vector', shader.vector_math('ADD', flat.outputs[0], (top[0] * 1.7, top[2], 0)))
    body = shader.remap(streaks.outputs[0], 0.3, 0.7, 1 - dust, 1)
    power = shader.math('MULTIPLY', shader.math('MULTIPLY', side, body), shader.math('MULTIPLY', shader.math('POWER', along, 0.8), strength))
    half = width * spread / 2
    material = _added(shader, colour, power)
    beam = mesh([(-half, 0, -length), (half, 0, -length), (width / 2, 0, 0), (-width / 2, 0, 0)], [(0, 1, 2, 3)], material)
    dx, dy, dz = (a - b for a, b in zip(top, foot))
    beam.location = top
    beam.rotation_euler = (-math.atan2(dy, math.hypot(dx, dz)), math.atan2(dx, dz), 0)
    return _only_seen(beam)


def motes(count, low, high, size=(0.01, 0.03), colour='#ffd9a0', strength=4.0, seed=1):
    """Returns glowing dust strewn over the box low..high (points), sizes in metres."""
    chance = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        x, y, z = (chance.uniform(a, b) for a, b in zip(low, high))
        reach = size[0] + (size[1] - size[0]) * chance.random() ** 2
        first = len(vertices)
        vertices += [(x + reach, y, z), (x, y, z + reach), (x - reach, y, z), (x, y, z - reach)]
        faces.append((first, first + 1, first + 2, first + 3))
    return _only_seen(mesh(vertices, faces, light(colour, strength), name='motes'))


def fog_sea(low, high, colour, layers=6, density=0.35, scale=0.012, extent=1500, strength=1.0, glow=None, seed=0):
    """
    Adds a sea of fog between the heights `low` and `high`, out of which towers stand: level sheets, denser towards the bottom, with
    banks about 1/`scale` metres long. It shines by itself in `colour`; `glow` = (point, radius, colour, strength) warms
    it around something bright.
    """
    shader = Shader('fog-sea')
    position = shader.position()
    own = shader.add('ShaderNodeObjectInfo').outputs['Location']
    shifted = shader.vector_math('ADD', position, shader.vector_math('MULTIPLY', own, (7.0, 7.0, 7.0 + seed)))
    banks = shader.noise(scale, 4, 0.52, 0.6, shifted)
    depth = shader.remap(shader.axes(own)['Z'], low, high, 1.0, 0.0)
    thick = shader.remap(banks, 0.36, 0.66, 0.15, 1.0)
    cover = shader.math('MULTIPLY', thick, shader.math('MULTIPLY_ADD', depth, 0.75 * density, 0.25 * density), clamp=True)
    tone, power = shader.mix(1.0, colour, colour), strength
    if glow:
        centre, radius, warm, heat = glow
        world = shader.add('ShaderNodeNewGeometry').outputs['Position']
        near = shader.math('POWER', shader.remap(shader.vector_math('DISTANCE', world, centre), 0, radius, 1, 0), 2.0)
        tone = shader.mix(near, colour, warm)
        power = shader.math('MULTIPLY_ADD', near, heat, strength)
    crest = shader.math('MULTIPLY', power, shader.remap(banks, 0.3, 0.7, 0.7, 1.25))
    sheet = shader.add('ShaderNodeMixShader', {0: cover})
    shader.set(sheet, 1, shader.add('ShaderNodeBsdfTransparent'))
    shader.set(sheet, 2, shader.add('ShaderNodeEmission', {'Color': tone, 'Strength': crest}))
    material = shader.surface(sheet)
    corners = [(-extent, -extent, 0), (extent, -extent, 0), (extent, extent, 0), (-extent, extent, 0)]
    for number in range(layers):
        level = low + (high - low) * number / max(1, layers - 1)
        _only_seen(mesh(corners, [(0, 1, 2, 3)], material, location=(0, 0, level), name='fog'))


def sky(stops, distance=1800, low=-300, high=900, strength=1.0, sun=None):
    """
    Returns a wall of sky `distance` metres ahead (+y): `stops` are (height 0..1, colour) from `low` to `high` metres; `sun` = (x, z,
    radius, colour, strength) sets a disc with a wide glow into it.
    """
    shader = Shader('sky')
    axes = shader.axes()
    colour = shader.ramp(shader.remap(axes['Z'], low, high, 0, 1), stops, 'EASE')
    power = strength
    if sun:
        x, z, radius, hot, heat = sun
        away = shader.vector_math('DISTANCE', shader.position(), (x, 0, z))
        disc = shader.remap(away, radius * 0.96, radius, 1, 0)
        glow = shader.math('POWER', shader.remap(away, 0, radius * 9, 1, 0), 3.0)
        colour = shader.mix(shader.math('MAXIMUM', disc, shader.math('MULTIPLY', glow, 0.8)), colour, hot)
        power = shader.math('MULTIPLY_ADD', disc, heat, shader.math('MULTIPLY_ADD', glow, heat * 0.6, strength))
    width = distance * 1.6
    wall = shader.surface(shader.add('ShaderNodeEmission', {'Color': colour, 'Strength': power}))
    corners = [(-width, 0, low), (width, 0, low), (width, 0, high), (-width, 0, high)]
    return _only_seen(mesh(corners, [(0, 1, 2, 3)], wall, location=(0, distance, 0), name='sky'))
