"""
Plants, structures and ropes of the parcels: tapering limbs, leaf clumps, struts and lattice masts, sagging ropes,
lightning, banded rock, walkers. Everything takes metres and hands back meshes or objects of the kit.
"""

import math
import random

import bpy
import numpy as np
from mathutils import Vector

from kit.colours import GATE, linear
from kit.land import curve
from kit.materials import light, metal
from kit.shader import Shader
from kit.shapes import copy_of, fill_mesh, lathe, mesh, place


def store(data, name, values):
    """Keeps one number per vertex of mesh data, for materials to read by name."""
    kept = data.attributes.new(name, 'FLOAT', 'POINT')
    kept.data.foreach_set('value', np.asarray(values, np.float32).ravel())


def stand(data, location, rotation=(0, 0, 0), scale=1.0):
    """Returns an object showing mesh data that others show too."""
    thing = place(bpy.data.objects.new(data.name, data))
    thing.location, thing.rotation_euler = location, rotation
    thing.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    return thing


# --- Struts and ropes -----------------------------------------------------------------------------------------------


def struts(pairs, thickness, material, parent=None):
    """Returns square bars between pairs of points as one mesh: trusses, rails, ladders, cables seen from afar."""
    starts, ends = (np.array([pair[end] for pair in pairs], float) for end in (0, 1))
    axis = ends - starts
    axis /= np.linalg.norm(axis, axis=1)[:, None] + 1e-9
    helper = np.where(np.abs(axis[:, 2:]) > 0.9, (1.0, 0, 0), (0, 0, 1.0))
    side = np.cross(axis, helper)
    side /= np.linalg.norm(side, axis=1)[:, None]
    other = np.cross(axis, side)
    corners = []
    for middle in (starts, ends):
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            corners.append(middle + (a * side + b * other) * thickness / 2)
    vertices = np.stack(corners, 1).reshape(-1, 3)
    quads = np.array([(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (3, 2, 1, 0), (4, 5, 6, 7)])
    faces = (np.arange(len(pairs))[:, None, None] * 8 + quads[None]).reshape(-1, 4)
    thing = mesh(vertices, faces, material, name='struts')
    thing.parent = parent
    return thing


def polyline(points):
    """Returns the pairs of neighbours along a line, for `struts`."""
    return list(zip(points, points[1:]))


def lattice(foot, top, width, end_width, bays, thickness, material, parent=None):
    """Returns a four-legged truss from `foot` to `top`, `width` metres wide below and `end_width` above, cross-braced in `bays`."""
    foot, top = Vector(foot), Vector(top)
    axis = (top - foot).normalized()
    side = axis.cross(Vector((0, 0, 1)) if abs(axis.z) < 0.9 else Vector((1, 0, 0))).normalized()
    other = axis.cross(side)
    levels = []
    for bay in range(bays + 1):
        part = bay / bays
        middle, half = foot.lerp(top, part), (width + (end_width - width) * part) / 2
        levels.append([middle + side * a * half + other * b * half for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    pairs = []
    for low, high in zip(levels, levels[1:]):
        for corner in range(4):
            after = (corner + 1) % 4
            pairs += [(low[corner], high[corner]), (high[corner], high[after]), (low[corner], high[after])]
    return struts(pairs, thickness, material, parent)


def hanging(start, end, sag, steps=16):
    """Returns points of a rope between two points, `sag` metres below the straight line in its middle."""
    start, end = Vector(start), Vector(end)
    points = []
    for number in range(steps + 1):
        part = number / steps
        points.append(tuple(start.lerp(end, part) - Vector((0, 0, 4 * sag * part * (1 - part)))))
    return points


# --- Limbs and leaves -----------------------------------------------------------------------------------------------


def limbs(lines, material, sides=10, steps=8, smooth=True, flutes=0.0, seed=1):
    """
    Returns tapering round branches as one mesh; each line is a list of (x, y, z, radius), smoothed in `steps` (1 keeps it
    jagged). `flutes` wrinkles the bark. The attribute `part` runs from 0 at the foot to 1 at the tip.
    """
    chance = np.random.default_rng(seed)
    vertices, faces, parts, first = [], [], [], 0
    for points in lines:
        line = np.array(curve(points, steps))
        centre, radius = line[:, :3], line[:, 3]
        tangent = np.gradient(centre, axis=0)
        tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-9
        # One fixed reference keeps the rings from twisting against each other.
        reference = np.array((0.31, 0.95, 0.0)) if abs(tangent[:, 2]).mean() > 0.6 else np.array((0.05, 0.03, 1.0))
        side = np.cross(tangent, reference)
        side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
        other = np.cross(tangent, side)
        angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
        ridge = 1 + flutes * np.sin(angles * 3 + chance.uniform(0, 6)) + flutes * 0.6 * np.sin(angles * 5 + chance.uniform(0, 6))
        spread = radius[:, None, None] * ridge[None, :, None]
        rings = centre[:, None] + spread * (np.cos(angles)[None, :, None] * side[:, None] + np.sin(angles)[None, :, None] * other[:, None])
        count = len(line)
        index = first + np.arange(count * sides).reshape(count, sides)
        after = np.roll(index, -1, 1)
        faces.append(np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4))
        vertices.append(rings.reshape(-1, 3))
        parts.append(np.repeat(np.linspace(0, 1, count), sides))
        first += count * sides
    thing = mesh(np.concatenate(vertices), np.concatenate(faces), material, smooth=smooth, name='limbs')
    store(thing.data, 'part', np.concatenate(parts))
    return thing


def leaves(material, count=700, size=0.09, radii=(1, 1, 0.55), seed=1, hollow=0.55, droop=0.35):
    """
    Returns mesh data of a leaf clump: rhombic leaves in the outer part (`hollow`..1) of an ellipsoid of `radii`, foot open.
    The attribute `tone` is a random 0..1 per leaf.
    """
    chance = np.random.default_rng(seed)
    direction = chance.normal(size=(count, 3))
    direction[:, 2] = np.abs(direction[:, 2]) - 0.25
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    reach = hollow + (1 - hollow) * chance.random(count)[:, None] ** 0.6
    centre = direction * reach * np.array(radii)
    normal = direction + chance.normal(scale=0.45, size=(count, 3)) + (0, 0, 0.5)
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    long = np.cross(normal, chance.normal(size=(count, 3)))
    long /= np.linalg.norm(long, axis=1)[:, None]
    long[:, 2] -= droop
    wide = np.cross(normal, long)
    length = size * chance.uniform(0.6, 1.3, (count, 1))
    corners = (centre - long * length * 0.5, centre + wide * length * 0.27, centre + long * length * 0.5, centre - wide * length * 0.27)
    data = bpy.data.meshes.new('leaves')
    fill_mesh(data, np.stack(corners, 1).reshape(-1, 3), np.arange(count * 4).reshape(-1, 4))
    store(data, 'tone', np.repeat(chance.random(count), 4))
    data.materials.append(material)
    return data


def fern(material, blades=9, length=1.0, seed=1):
    """Returns mesh data of a rosette of arching blades, foot at 0, about `length` metres across."""
    chance = np.random.default_rng(seed)
    vertices, faces, tones = [], [], []
    for blade in range(blades):
        angle = 2 * math.pi * (blade + chance.uniform(-0.3, 0.3)) / blades
        reach, lift, width = length * chance.uniform(0.4, 0.6), length * chance.uniform(0.3, 0.6), 0.085 * length
        ahead, aside = np.array((math.cos(angle), math.sin(angle), 0)), np.array((-math.sin(angle), math.cos(angle), 0))
        first = len(vertices)
        for part in np.linspace(0, 1, 5):
            spine = ahead * reach * part + np.array((0, 0, lift * math.sin(part * 2.3)))
            half = aside * width * math.sin(0.25 + part * 2.85)
            vertices += [spine - half, spine + half]
        faces += [(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(4)]
        tones += [chance.random()] * 10
    data = bpy.data.meshes.new('fern')
    fill_mesh(data, vertices, faces)
    store(data, 'tone', tones)
    data.materials.append(material)
    return data


def foliage(dark, bright, glow=None, power=2.0, lit=0.1, through=0.3):
    """Returns leaves from `dark` to `bright` by their `tone`; the brightest part `lit` of them shines in `glow`."""
    shader = Shader('foliage')
    tone = shader.attribute('tone')
    colour = shader.mix(tone, dark, bright)
    surface = shader.principled(Base_Color=colour, Roughness=0.5, Specular=0.35)
    if glow:
        shader.set(surface, 'Emission', linear(glow) + (1,))
        shader.set(surface, 'Emission Strength', shader.remap(tone, 1 - lit, 1 - lit * 0.4, 0, power))
    blend = shader.add('ShaderNodeMixShader')
    shader.set(blend, 0, through)
    shader.set(blend, 1, surface)
    shader.set(blend, 2, shader.add('ShaderNodeBsdfTranslucent', {'Color': colour}))
    return shader.surface(blend)


# --- Rock -----------------------------------------------------------------------------------------------------------


def banded(colours, thickness=0.5, top=None, rough=(0.6, 0.95), warp=0.10, bump=0.6, tints=(), flatness=(0.75, 0.9)):
    """
    Returns layered rock: `colours` from below repeat every `thickness` metres of height, bent by `warp`; level ground takes the
    pair `top`. `tints` are (attribute, colour, amount).
    """
    shader = Shader('banded')
    position = shader.position()
    broad, fine = shader.noise(1.4, 5, 0.6, vector=position), shader.noise(26, 6, 0.7, vector=position)
    height = shader.math('ADD', shader.axes(position)['Z'], shader.math('MULTIPLY', shader.math('SUBTRACT', broad, 0.5), warp))
    height = shader.math('ADD', height, shader.math('MULTIPLY', shader.math('SUBTRACT', fine, 0.5), 0.03))
    layer = shader.math('FRACT', shader.math('DIVIDE', height, thickness))
    stops = []
    for number, colour in enumerate(colours):
        stops += [((number + 0.06) / len(colours), colour), ((number + 0.94) / len(colours), colour)]
    base = shader.ramp(layer, stops)
    base = shader.mix(shader.remap(fine, 0.35, 0.7, 0, 0.45), base, shader.mix(1.0, base, '#55545c', 'MULTIPLY'))
    if top:
        up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
        bent = shader.math('ADD', up, shader.math('MULTIPLY', shader.math('SUBTRACT', fine, 0.5), 0.3))
        base = shader.mix(shader.remap(bent, *flatness, 0, 1), base, shader.mix(shader.remap(broad, 0.35, 0.65, 0, 1), *top))
    for attribute, colour, amount in tints:
        base = shader.mix(shader.math('MULTIPLY', shader.attribute(attribute), amount), base, colour)
    relief = shader.math('ADD', fine, shader.math('MULTIPLY', layer, 0.5))
    return shader.surface(shader.principled(Base_Color=base, Roughness=shader.remap(fine, 0.3, 0.7, *rough), Normal=shader.bump(relief, bump, 0.03)))


# --- Light ----------------------------------------------------------------------------------------------------------


def shaft(colour, strength=0.25):
    """Returns a see-through glow for light made visible by dust: adds to what lies behind it."""
    shader = Shader('shaft')
    glow = shader.add('ShaderNodeEmission', {'Color': colour, 'Strength': strength})
    return shader.surface(shader.add('ShaderNodeAddShader', {0: glow, 1: shader.add('ShaderNodeBsdfTransparent')}))


def rays(pairs, width, end_width, material, towards=(0.593, -0.593, 0.545)):
    """Returns flat strips of light between pairs of points, turned to the camera of the parcels."""
    vertices, faces = [], []
    view = Vector(towards)
    for start, end in pairs:
        start, end = Vector(start), Vector(end)
        across = (end - start).cross(view).normalized()
        first = len(vertices)
        vertices += [start - across * width / 2, start + across * width / 2, end + across * end_width / 2, end - across * end_width / 2]
        faces.append((first, first + 1, first + 2, first + 3))
    thing = mesh(vertices, faces, material, name='rays')
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False
    return thing


def bolt(start, end, jag=0.16, radius=0.009, forks=4, seed=1, detail=5):
    """Returns the lines of a lightning stroke with `forks` side branches, for `limbs(…, steps=1)`."""
    chance = random.Random(seed)

    def stroke(a, b, girth, depth, sway):
        points = [Vector(a), Vector(b)]
        reach = (points[1] - points[0]).length * sway
        for _ in range(depth):
            longer = [points[0]]
            for low, high in zip(points, points[1:]):
                middle = (low + high) / 2 + Vector([chance.uniform(-1, 1) for _ in range(3)]) * reach
                longer += [middle, high]
            points, reach = longer, reach * 0.52
        last = len(points) - 1
        return [(*p, girth * (1 - 0.55 * number / last)) for number, p in enumerate(points)]

    main = stroke(start, end, radius, detail, jag)
    lines = [main]
    run = Vector(end) - Vector(start)
    for _ in range(forks):
        root = Vector(main[chance.randrange(len(main) // 6, len(main) * 3 // 4)][:3])
        tip = root + run * chance.uniform(0.15, 0.35) + Vector([chance.uniform(-1, 1) for _ in range(3)]) * run.length * 0.22
        lines.append(stroke(root, tip, radius * 0.5, detail - 1, jag))
    return lines


def unmirrored():
    """Keeps every lamp out of reflections: a lake would show their rectangles."""
    for thing in bpy.context.scene.objects:
        if thing.type == 'LIGHT' and thing.data.type == 'AREA':
            thing.visible_glossy = False


# --- People ---------------------------------------------------------------------------------------------------------


def walkers(spots, coats=('#c98a3a', '#8d98a8', '#7a3b34'), tall=0.05, lantern=GATE, seed=1):
    """Adds people in long coats at (x, y, z) spots; every third carries a lantern."""
    chance = random.Random(seed)
    outline = [(0, 0), (0.20, 0), (0.25, 0.3), (0.19, 0.68), (0.08, 0.76), (0.11, 0.86), (0.09, 0.96), (0, 1)]
    shapes = []
    for coat in coats:
        person = lathe([(r * tall, z * tall) for r, z in outline], (0, 0, -50), material=metal(coat, 0.7, 0, grime=0.4, scale=40), steps=10)
        shapes.append(person)
    glow = light(lantern, 9)
    bead = lathe([(0, -0.006), (0.006, 0), (0, 0.006)], (0, 0, -50), material=glow, steps=8)
    for number, (x, y, z) in enumerate(spots):
        copy_of(chance.choice(shapes), (x, y, z - 0.002), (0, 0, chance.uniform(0, 6)), chance.uniform(0.9, 1.1))
        if number % 3 == 0:
            copy_of(bead, (x + 0.016, y - 0.012, z + tall * 0.5))
