"""Parts of the wide pictures: the night over the city, the avenue that leads to the Gate, the deck to look from, the fleet."""

import math
import random

import numpy as np

from kit.city import stars, wet_ground
from kit.colours import SIGNAL
from kit.craft import fighter
from kit.lights import ambient, sun
from kit.materials import light, metal, paint
from kit.noise import fractal
from kit.shader import Shader
from kit.shapes import box, copy_group, cylinder, empty, extrude

#: The haze of a clear night: mist colour at the horizon and at the top of the picture.
NIGHT = {'fog': (0.020, 0.048, 0.100), 'fogtop': (0.003, 0.009, 0.028), 'foghor': 0.62, 'foghs': 0.7, 'fogmax': 0.82, 'bloom': 0.10}


def night(star_count=240, star_low=120, moon=1.0):
    """Adds sky light, a moon behind and a weak one in front (so that towers have faces), stars, wet streets."""
    ambient('#0a1730', 0.5)
    sun((0.75, -0.22, -0.32), 1.6 * moon, '#b9ccff', 2)
    sun((0.55, 0.65, -0.5), 0.35 * moon, '#8fb0ff', 4)
    if star_count:
        stars(star_count, low=star_low, strength=4)
    wet_ground()


def avenue(gate_at, free=0.05, low=14, high=46, near=0.44, far=0.60, calm=None):
    """
    Returns heights for `city.skyline`: a free avenue (`free`: half its width per metre of distance) towards the Gate at (x, y, z),
    towers growing away from it. `calm(x, y)` scales them where words will stand.
    """
    gate_x, gate_y, _ = gate_at

    def height(x, y, chance):
        off_axis = abs(x / y - gate_x / gate_y)
        if off_axis < free and y < gate_y + 12:
            return None
        hills = fractal(np.array([x * 0.011 + 3.7]), np.array([y * 0.011 + 1.3]), 4, seed=5)[0]
        tall = (low + high * max(0, hills + 0.32) + chance.uniform(0, 14)) * (0.8 + y / 520)
        if y < gate_y + 30:
            tall *= min(1, 0.14 + (max(0, off_axis - free) / 0.22) ** 1.3)
        tall *= near if y < 110 else far
        return tall * calm(x, y) if calm else tall

    return height


def avenue_lane(gate_at, levels=(1, 5, 10, 15), near=130, far=320, width=0.05, keep=0.7):
    """Places for `city.traffic`: a part `keep` of it flies along the avenue to the Gate, the rest over the town."""
    gate_x, gate_y, _ = gate_at

    def spot(chance):
        y = chance.uniform(near, far)
        share = chance.gauss(gate_x / gate_y, width) if chance.random() < keep else chance.uniform(-0.6, 0.8)
        return (share * y, y, chance.choice(levels) + chance.uniform(-1, 1))

    return spot


def wet_deck(scale=1.1, rough=(0.07, 0.42), metallic=0.6):
    """Returns rain-wet plates of a landing deck; a wider `rough` and less `metallic` calm its reflections."""
    shader = Shader('deck')
    wetness = shader.noise(scale, 8, 0.62, 0.3)
    return shader.surface(
        shader.principled(
            Base_Color=shader.mix(wetness, '#0c1017', '#1b212b'),
            Metallic=metallic,
            Roughness=shader.remap(wetness, 0.42, 0.58, *rough),
            Normal=shader.bump(shader.noise(scale * 5, 3, 0.5), 0.08, 0.02),
        )
    )


def deck(outline, level, lit_edges=(), plates=None):
    """
    Adds a landing deck over `outline` (x, y) with its top at `level`; `lit_edges` numbers the edges that carry a line of light;
    `plates` replaces its surface.
    """
    dark = metal('#0b0f16', 0.4, 0.7, wear=0.6, scale=2)
    centre = [sum(axis) / len(outline) for axis in zip(*outline)]
    lower = [(x + (centre[0] - x) * 0.04, y + (centre[1] - y) * 0.04) for x, y in outline]
    extrude(outline, 0.4, (0, 0, level - 0.2), material=plates or wet_deck(), bevel=0.05)
    extrude(lower, 0.9, (0, 0, level - 0.85), material=dark, bevel=0.05)
    edge = light(SIGNAL, 2.2)
    for number in lit_edges:
        (ax, ay), (bx, by) = outline[number], outline[(number + 1) % len(outline)]
        length, angle = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)
        box((length * 0.95, 0.03, 0.03), ((ax + bx) / 2, (ay + by) / 2, level + 0.01), (0, 0, angle), edge, 0)


def rail(start, end, level, posts=10, height=0.88):
    """Adds a two-bar railing between two points (x, y) on a deck."""
    dark = metal('#0b0f16', 0.4, 0.7, wear=0.6, scale=2)
    (ax, ay), (bx, by) = start, end
    length, angle = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)
    for number in range(posts):
        t = number / (posts - 1)
        cylinder(0.025, height, (ax + (bx - ax) * t, ay + (by - ay) * t, level + height / 2), material=dark, bevel=0, sides=10)
    for bar in (height * 0.5, height):
        cylinder(0.022, length, ((ax + bx) / 2, (ay + by) / 2, level + bar), (0, math.pi / 2, angle), dark, 0, sides=10)


def crate(location, size, turn=0.0, glow=None):
    """Returns a cargo crate standing on `location`, with a dark band and a line of light on its -y side."""
    x, y, z = location
    width, depth, tall = size
    handle = empty((x, y, z), (0, 0, turn))
    body = metal('#1b2029', 0.42, 0.6, wear=0.8, grime=0.9, scale=2)
    dark = metal('#0b0f16', 0.4, 0.7)
    box(size, (0, 0, tall / 2), material=body, bevel=min(size) * 0.06, parent=handle)
    for share in (0.2, 0.8):
        box((width * 1.03, depth * 1.03, tall * 0.07), (0, 0, tall * share), material=dark, bevel=0.012, parent=handle)
    for side in (-1, 1):
        box((width * 0.06, depth * 1.03, tall * 1.01), (side * width * 0.38, 0, tall / 2), material=dark, bevel=0.01, parent=handle)
    if glow:
        box((width * 0.34, 0.02, tall * 0.05), (0, -depth / 2 - 0.012, tall * 0.55), material=light(glow, 5), bevel=0, parent=handle)
    return handle


def mast(location, height=3.4):
    """Adds a thin aerial mast with a red lamp."""
    dark = metal('#0b0f16', 0.4, 0.7)
    x, y, z = location
    cylinder(height * 0.009, height, (x, y, z + height / 2), material=dark, bevel=0, sides=10)
    for share, reach in ((0.68, 0.20), (0.80, 0.14), (0.88, 0.26)):
        box((height * reach, 0.02, 0.03), (x, y, z + height * share), (0, 0, 0.3), dark, 0)
    box((0.06, 0.06, 0.06), (x, y, z + height), material=light('#ff3a2a', 12), bevel=0)


def squadron(flights, glow=SIGNAL, accent='#ff6a2a', resolution=150):
    """Returns fighters of one wing: `flights` lists (location, rotation, scale); the first is the one modelled, the rest are copies."""
    (location, rotation, scale), *others = flights
    hull = paint('#4a535f', '#262c35', accent, '#a8330c', grooves=8, wear=0.5)
    lead = fighter(empty(location, rotation, scale=scale), hull, glow, resolution=resolution)
    return [lead] + [copy_group(lead, *flight) for flight in others]


def hauler(location, turn=0.0, scale=1.0, glow='#ffb066', bays=7, seed=1, tilt=0.0):
    """
    Returns a freight ship, nose along -y, about 44 m long at scale 1: a wedge of a bridge, a spine with `bays` pairs of containers,
    four engines between tall radiator fins. `tilt` lifts the nose (radians).
    """
    chance = random.Random(seed)
    handle = empty(location, (-tilt, 0, turn), scale=scale)
    hull = metal('#39424f', 0.36, 0.75, wear=0.7, grime=0.8, scale=0.3, bevel=0.05)
    dark = metal('#0e1219', 0.45, 0.7)
    tones = [metal(tone, 0.5, 0.45, wear=0.6, grime=0.9, scale=0.4) for tone in ('#4a525e', '#6b4a33', '#33485a')]
    window, engine = light('#ffe2b0', 5), light(glow, 9)
    bow = [(-1.0, -9.5), (1.0, -9.5), (2.9, -3.5), (2.9, 2.5), (-2.9, 2.5), (-2.9, -3.5)]
    extrude(bow, 1.7, (0, -11, -0.4), material=hull, bevel=0.25, parent=handle)
    extrude([(x * 0.72, y * 0.62 + 0.8) for x, y in bow], 1.3, (0, -11, 1.0), material=hull, bevel=0.2, parent=handle, taper=0.82)
    extrude([(-1.3, -1.2), (1.3, -1.2), (1.6, 1.6), (-1.6, 1.6)], 1.5, (0, -9.9, 2.2), material=dark, bevel=0.2, parent=handle, taper=0.8)
    box((2.0, 0.2, 0.28), (0, -11.15, 2.35), material=window, bevel=0, parent=handle)
    length = bays * 3.4
    middle = -8.2 + length / 2
    box((1.1, length + 3, 1.2), (0, middle, 0.6), material=dark, bevel=0.15, parent=handle)
    box((0.5, length + 3, 0.8), (0, middle, -1.6), material=dark, bevel=0.1, parent=handle)
    for number in range(bays):
        y = -6.6 + number * 3.4
        box((5.4, 0.28, 3.2), (0, y - 1.7, -0.3), material=dark, bevel=0.06, parent=handle)
        for side in (-1, 1):
            if chance.random() < 0.85:
                tall = chance.choice((2.4, 2.4, 1.3))
                box((2.2, 2.9, tall), (side * 1.75, y, -1.5 + tall / 2), material=chance.choice(tones), bevel=0.12, parent=handle)
    stern = -6.6 + length
    extrude([(-2.4, -2.2), (2.4, -2.2), (3.2, 0.5), (2.7, 3.0), (-2.7, 3.0), (-3.2, 0.5)], 3.0, (0, stern, -0.1), material=hull, bevel=0.25, parent=handle)
    for side in (-1, 1):
        fin = [(0, -1.6), (0, 1.6), (4.6, 3.4), (4.6, 1.6)]
        extrude(fin, 0.22, (side * 2.2, stern + 0.6, 1.0), (0, -math.pi / 2 + side * 0.5, 0), hull, 0.05, parent=handle)
        extrude(fin, 0.18, (side * 2.6, stern + 0.6, -0.6), (0, math.pi / 2 - side * 1.1, 0), dark, 0.05, parent=handle)
        box((0.1, 5.0, 0.14), (side * 2.95, -11.4, -0.35), material=window, bevel=0, parent=handle)
        for level in (-0.75, 0.75):
            spot = (side * 1.35, stern + 3.1, level)
            cylinder(0.72, 1.0, spot, (math.pi / 2, 0, 0), dark, 0.1, sides=24, parent=handle)
            cylinder(0.54, 1.1, spot, (math.pi / 2, 0, 0), engine, 0, sides=24, parent=handle)
    cylinder(0.05, 3.4, (0.7, -9.2, 4.2), material=dark, bevel=0, sides=8, parent=handle)
    return handle
