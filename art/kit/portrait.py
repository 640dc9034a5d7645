"""The portrait stage: every member of the team before the same dark wall, in the same light, seen by the same camera."""

import math

import numpy as np

from kit.armour import all_of, bolts, both_sides, gasket, only, plated, span, strip
from kit.colours import linear, scaled
from kit.lights import ambient, area
from kit.materials import metal, paint
from kit.picture import camera, new_scene, render
from kit.sdf import blend, capsule, drum, ellipsoid, half_space, meet, mirrored
from kit.shader import Shader
from kit.shapes import box, empty, mesh, ring

#: Size of a portrait, px.
SIDE = 640


def sitter(name, accent, backdrop=None, rim='#bcd4ff', seed=1, key=430, rims=1.0):
    """
    Opens a portrait: `accent` is the light behind the right shoulder and the glow of the wall, `rim` the fainter one
    behind the left. A head belongs within 1 m of (0, 0, 0.45); its neck meets the collar at z = -0.45.
    """
    new_scene(seed)
    ambient((0.012, 0.016, 0.026), 0.5)
    _wall(backdrop or accent)
    area((-3.2, -4.4, 3.2), (0, 0, 0.3), 2.8, key, '#f3f0ea', spread=120)
    area((0.6, -1.0, 5.5), (0, 0, 0.3), 1.6, key * 0.3, '#e6efff', tall=3, spread=100)
    area((3.6, 2.4, 1.4), (0, 0, 0.3), 0.8, 560 * rims, accent, tall=4.5, spread=90)
    area((-3.8, 2.6, 1.0), (0, 0, 0.3), 0.7, 260 * rims, rim, tall=4.5, spread=90)
    area((3.6, -4.5, 0.2), (0, 0, 0.2), 2.6, 55, '#8fb0ff', spread=120, mirrored=False)
    return name


def head_turn(turn, nod=0.0, tilt=0.0):
    """The handle a head is modelled on: degrees to its left, forwards, and over to a shoulder."""
    return empty((0, 0, 0.42), (math.radians(nod), math.radians(tilt), math.radians(turn)))


def portrait(name, samples=18):
    """Takes the picture: from a little below the eyes, the shoulders running out of the frame."""
    camera((0, -8.0, 0.30), (0, 0, 0.24), 93, focus=(0, -0.6, 0.4), fstop=2.0)
    render(name, SIDE, SIDE, samples)


def shoulders_form(p):
    """Returns neck root, shoulders and the upper chest."""
    q = mirrored(p)
    chest = ellipsoid(q, (0, 0.10, -1.55), (1.12, 0.62, 0.80))
    chest = blend(chest, capsule(q, (0.30, 0.12, -0.86), (1.02, 0.16, -1.14), 0.26, 0.28), 0.22)
    chest = blend(chest, ellipsoid(q, (0.42, -0.30, -1.42), (0.50, 0.34, 0.46)), 0.18)
    chest = meet(chest, half_space(q, (0.26, -0.94, 0.18), 0.38), 0.06)
    return blend(chest, drum(q, (0, 0.08, -0.72), 0.40, 0.26), 0.20)


def shoulders(suit, glow, turn=0.0, collar=0.16, trim=None):
    """
    Returns collar and shoulders: `suit` is a paint with two panel lines, `glow` a light for the collar's strip; `collar` is its
    height in metres, `turn` in degrees follows the head a little.
    """
    bust = empty((0, 0, 0.20), (0, 0, math.radians(turn)), scale=1.16)

    def plates(p):
        x, y, z = p
        neck = np.sqrt(x**2 + (y - 0.08) ** 2)
        front = y - 0.10
        yield all_of(neck - 0.60, -0.92 - z, soft=0.03), 0.05  # collar seat
        yield all_of(front, span(x, 0.09, 0.66), 0.635 - neck, z + 0.92 + 0.25 * x, soft=0.05), 0.05  # chest
        yield all_of(front, x - 0.06, z + 0.95, soft=0.02), 0.03
        yield 0.695 - x, 0.06  # shoulder
        yield all_of(0.13 - y, 0.66 - x, 0.635 - neck, soft=0.05), 0.03

    def stripe(p):
        x, y, z = p
        return span(x, 0.74, 0.80)

    lines = (
        lambda p: only(p[0] - 0.92, 0.72 - p[0]),
        lambda p: only(p[2] + 1.20 + 0.3 * p[0], np.maximum(p[1] - 0.08, np.abs(p[0] - 0.38) - 0.27)),
    )
    plated(shoulders_form, plates, (-1.45, -0.75, -1.75), (1.45, 0.85, -0.40), suit, 190, bust, None, None, stripe, lines)
    dark = metal('#14171d', 0.36, 0.9, wear=0.8, bevel=0.01)
    steel = trim or metal('#858b96', 0.28, 0.95, wear=0.7, bevel=0.01)
    gasket(-0.72, -0.30, 0.36, metal('#0e1014', 0.55, 0.2), bust, (0, 0.08), 5)
    ring(0.52, 0.06, collar, (0, 0.08, -0.66), (math.radians(8), 0, 0), steel, 128, 0.02, bust)
    ring(0.557, 0.012, 0.028, (0, 0.08, -0.655 + collar * 0.22), (math.radians(8), 0, 0), glow, 128, 0, bust)
    for step in range(9):
        angle = math.radians(-90 + 22.5 * (step - 4))
        spot = (0.555 * math.cos(angle), 0.08 + 0.555 * math.sin(angle), -0.68 - collar * 0.2 - 0.07 * math.sin(angle))
        box((0.02, 0.10, 0.05), spot, (0, 0, angle), dark, 0.008, parent=bust)
    bolts(shoulders_form, both_sides([(0.16, -0.5, -1.0), (0.56, -0.4, -1.02), (0.80, -0.2, -1.02), (1.0, -0.2, -1.1)]), 0.022, steel, 0.055, bust)
    for side in (1, -1):
        strip(shoulders_form, [(side * 0.76, -0.3, -1.35), (side * 0.78, -0.2, -1.05), (side * 0.76, 0.12, -0.75)], 0.012, glow, 0.055, bust)
    return bust


def suit_paint(tone, shade, accent, accent_shade, metallic=0.35):
    """Returns the paint of collar and shoulders."""
    return paint(tone, shade, accent, accent_shade, frame='#13161c', metallic=metallic, grooves=2, scale=1.3, wear=1.1)


def _wall(colour, half=16):
    """Adds a dark wall, lit softly from one point behind the head."""
    shader = Shader('wall')
    centre = shader.vector_math('SUBTRACT', shader.position(), (0.9, 0, 0.6))
    glow = shader.math('POWER', shader.remap(shader.vector_math('LENGTH', centre), 0, 4.2, 1, 0), 1.7)
    clouds = shader.remap(shader.noise(0.6, 4, 0.55), 0.3, 0.7, 0.75, 1.15)
    wall = shader.add(
        'ShaderNodeEmission',
        {'Color': shader.mix(glow, scaled(colour, 0.08), linear(colour)), 'Strength': shader.math('MULTIPLY', shader.math('MULTIPLY_ADD', glow, 0.13, 0.012), clouds)},
    )
    corners = [(-half, 0, -half), (half, 0, -half), (half, 0, half), (-half, 0, half)]
    mesh(corners, [(0, 1, 2, 3)], shader.surface(wall), location=(0, 6, 0.5))
