"""Aegis Mantle: a pearl-white breastplate on a stand, one great pauldron, a violet cape of glowing filament blown aside."""

import math

import numpy as np

from kit.armour import all_of, any_of, bolts, both_sides, gasket, hose, only, plated, sheet, span, stencil, strip
from kit.colours import ODYSSEY
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.sdf import blend, capsule, drum, ellipsoid, half_space, meet, mirrored
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, ring, torus
from kit.stage import collectible, shoot

name = collectible('aegis-mantle', ODYSSEY, rim='#bfe6ff', seed=14, podium=-1.48, podium_radius=1.25, back=0.07, key=500, rims=1.1, backdrop='#5a3cd0')
area((5.2, -2.4, 0.8), (0, 0, 0.2), 0.9, 170, '#e6efff', tall=5)

torso = empty((-0.12, 0, 0.02), (math.radians(-2), 0, math.radians(-22)))


def form(p):
    """Returns chest, waist and the stumps of the shoulders, with a gorget round the neck."""
    q = mirrored(p)
    chest = ellipsoid(q, (0, 0.02, 0.34), (0.74, 0.46, 0.66))
    chest = blend(chest, ellipsoid(q, (0.30, -0.22, 0.42), (0.40, 0.30, 0.36)), 0.16)
    chest = blend(chest, capsule(q, (0.30, 0.02, 0.72), (0.66, 0.04, 0.62), 0.22, 0.20), 0.14)
    waist = ellipsoid(q, (0, 0.02, -0.40), (0.50, 0.34, 0.62))
    body = blend(chest, waist, 0.22)
    body = blend(body, ellipsoid(q, (0, 0.02, -0.92), (0.58, 0.40, 0.30)), 0.18)
    body = meet(body, half_space(q, (0.34, -0.92, 0.10), 0.47), 0.05)
    neck = meet(drum(q, (0, 0.02, 0.94), 0.36, 0.22), half_space(q, (0, -0.42, 1), 1.06), 0.03)
    return meet(blend(body, neck, 0.14), -1.06 - q[2], 0.04)


def plates(p):
    x, y, z = p
    front = y - 0.04
    collar = z - 0.88 + 0.30 * y
    breast = z - (0.13 - 0.25 * np.maximum(0, 0.3 - x) + 0.12 * x)
    yield span(collar, 0.0, 0.40), 0.035  # gorget
    yield all_of(front, x - 0.10, collar + 0.04, -0.02 - breast, soft=0.03), 0.075  # sternum
    yield all_of(front, 0.135 - x, collar + 0.04, -breast, z - 0.50 - 0.2 * x, soft=0.05), 0.055  # breast, lower
    yield all_of(front, 0.135 - x, collar + 0.04, 0.535 + 0.2 * x - z, x - 0.62, soft=0.04), 0.04  # breast, upper
    for lame in range(4):  # the belly in four overlapping lames
        level = breast + 0.035 + 0.205 * lame
        yield all_of(front, span(level, -0.175, 0.0), x - 0.42, soft=0.025), 0.05 - 0.008 * lame
    yield all_of(front - 0.3, 0.45 - x, span(z, -0.62, -0.05), soft=0.04), 0.03  # side
    yield all_of(0.10 - y, span(z, -0.55, 0.80), soft=0.05), 0.03  # back
    yield span(z + 0.10 * x, -1.04, -0.86), 0.06  # belt


def cuts(p):
    well = drum(p, (0, -0.5, 0.30), 0.105, 0.30, axis=1, round=0.01)
    vents = [capsule(p, (0.34, -0.6, 0.64 + 0.055 * k), (0.50, -0.3, 0.66 + 0.055 * k), 0.016) for k in range(3)]
    return np.minimum.reduce([well, *vents])


def stripe(p):
    x, y, z = p
    breast = z - (0.13 - 0.25 * np.maximum(0, 0.3 - x) + 0.12 * x)
    rim = span(z - 0.88 + 0.30 * y, 0.30, 0.36)
    chevron = all_of(span(breast, 0.045, 0.085), y, 0.14 - x)
    belt = span(z + 0.10 * x, -0.97, -0.93)
    return any_of(rim, chevron, belt)


def dark_parts(p):
    x, y, z = p
    return all_of(x - 0.118, y, span(z, 0.0, 0.86))


lines = (
    lambda p: only(p[0] - 0.34 - 0.25 * (0.5 - p[2]), np.maximum(np.maximum(p[1], 0.12 - p[2]), p[2] - 0.52)),
    lambda p: only(p[0] - 0.20, np.maximum(np.maximum(p[1], p[2] + 0.02), -0.74 - p[2])),
    lambda p: only(p[2] - 0.62, 0.12 - p[0]),
    lambda p: only(np.abs(p[0] - 0.24) - 0.10, np.maximum(0.84 - p[2], p[1] + 0.1)),
)
pearl = paint('#a9adc2', '#757a94', '#8f6bff', '#4a2fb0', frame='#15151f', metallic=0.45, rough=(0.16, 0.38), grooves=4, scale=1.4, bare='#eceaf6', wear=1.1)
plain = paint('#a9adc2', '#757a94', '#8f6bff', '#4a2fb0', frame='#15151f', metallic=0.45, rough=(0.16, 0.38), scale=1.4, bare='#eceaf6', wear=1.1)
dark = metal('#16161f', 0.35, 0.9, wear=0.8, bevel=0.01)
steel = metal('#8b8f9f', 0.26, 0.95, wear=0.7, bevel=0.01)
violet, violet_wide = light(ODYSSEY, 8), light(ODYSSEY, 3.5)
plated(form, plates, (-0.98, -0.80, -1.16), (0.98, 0.68, 1.24), pearl, 230, torso, cuts, dark_parts, stripe, lines)


def pauldron_form(p):
    x, y, z = p
    dome = ellipsoid(p, (0, 0, 0), (0.40, 0.46, 0.40))
    dome = blend(dome, capsule(p, (0.12, 0, -0.10), (0.26, 0, -0.42), 0.34, 0.28), 0.15)
    return meet(dome, half_space(p, (-0.85, 0, -0.5), 0.16), 0.04)


def pauldron_plates(p):
    x, y, z = p
    fall = z - 0.55 * x
    yield -fall - 0.02, 0.075
    yield span(fall, -0.21, -0.05), 0.05
    yield span(fall, -0.40, -0.24), 0.035
    yield span(fall, -0.60, -0.43), 0.02


def pauldron(side, scale, fin):
    """Adds a shoulder guard of four lames; `fin` adds a raised blade against strokes to the neck."""
    guard = empty((side * 0.78, 0.03, 0.66), (0, 0, 0), torso)
    guard.scale = (side * scale, scale, scale)
    plated(
        pauldron_form, pauldron_plates, (-0.50, -0.60, -0.85), (0.75, 0.60, 0.55), plain, 120, guard, folded=False, under=0.04,
        stripe=lambda p: span(p[2] - 0.55 * p[0], 0.0, 0.035),
    )
    bolts(pauldron_form, [(0.30, -0.30, 0.02), (0.36, -0.28, -0.16), (0.40, -0.26, -0.34), (-0.05, -0.36, 0.16)], 0.026, steel, 0.06, guard)
    if fin:
        for step in range(7):
            angle = math.radians(-62 + 18 * step)
            spot = (-0.16 + 0.03 * abs(step - 3), 0.46 * math.sin(angle), 0.16 + 0.34 * math.cos(angle))
            box((0.05, 0.13, 0.24), spot, (-angle, -0.25, 0), dark, 0.015, parent=guard)
            box((0.056, 0.015, 0.14), spot, (-angle, -0.25, 0), violet, 0, parent=guard)


pauldron(-1, 1.18, True)
pauldron(1, 0.92, False)


def filament():
    """Returns cloth woven of light: a dark ground, crossing threads that glow more towards the hem, bright selvedge."""
    shader = Shader('filament')
    across, along = shader.attribute('across'), shader.attribute('along')

    def threads(slope, count):
        place = shader.math('MULTIPLY', shader.math('MULTIPLY_ADD', along, slope, across), count)
        return shader.remap(shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', place), 0.5)), 0.0, 0.07, 1, 0)

    weave = shader.math('MAXIMUM', threads(0.9, 22), threads(-0.9, 22))
    patches = shader.remap(shader.noise(2.2, 4, 0.6), 0.36, 0.62, 0.15, 1)
    reach = shader.remap(along, 0.1, 1.0, 0.05, 1.0)
    glow = shader.math('MULTIPLY', shader.math('MULTIPLY', weave, patches), reach)
    side = shader.remap(shader.math('ABSOLUTE', shader.math('SUBTRACT', across, 0.5)), 0.482, 0.488, 0, 1)
    hem = shader.math('MAXIMUM', side, shader.remap(along, 0.978, 0.984, 0, 1))
    strength = shader.math('MULTIPLY_ADD', glow, 1.4, shader.math('MULTIPLY', hem, 3.0))
    fine = shader.noise(30, 3, 0.7)
    return shader.surface(
        shader.principled(
            Base_Color=shader.mix(fine, '#4a3590', '#2c1e5c'), Roughness=0.55, Sheen=0.8, Specular=0.4, Metallic=0.2,
            Emission=ODYSSEY, Emission_Strength=strength, Normal=shader.bump(fine, 0.1),
        )
    )


COLUMNS, ROWS = 150, 110


def cape(u, v):
    """Hung from both shoulders behind the back, blown to +x, its folds opening towards the hem."""
    wide = 0.80 + 0.56 * v
    drift = 0.85 * v**1.7
    fold = np.sin(2 * math.pi * (3.4 * u + 0.35 * v)) + 0.4 * np.sin(2 * math.pi * (7.1 * u - 0.6 * v) + 1)
    x = (2 * u - 1) * wide + drift * (0.55 + 0.45 * u)
    y = 0.40 + 0.32 * v - 0.34 * (2 * u - 1) ** 2 * (1 - v) + fold * (0.03 + 0.10 * v) + 0.10 * np.sin(5 * v + 2 * u)
    z = 0.86 - 0.10 * (2 * u - 1) ** 2 - (2.16 - 0.62 * v * u**1.5) * v + 0.03 * fold * v
    return x, y, z


cloak = sheet(cape, COLUMNS, ROWS, filament(), 0.018, torso)
u, v = np.meshgrid(np.linspace(0, 1, COLUMNS), np.linspace(0, 1, ROWS))
for label, values in (('across', u), ('along', v)):
    cloak.data.attributes.new(label, 'FLOAT', 'POINT').data.foreach_set('value', values.ravel().astype(np.float32))

ring(0.115, 0.03, 0.05, (0, -0.535, 0.30), (math.pi / 2, 0, 0), steel, 64, 0.008, torso)
cylinder(0.09, 0.05, (0, -0.50, 0.30), (math.pi / 2, 0, 0), violet_wide, 0.01, 48, parent=torso)
for spoke in range(3):
    box((0.17, 0.02, 0.018), (0, -0.545, 0.30), (0, math.pi / 3 * spoke, 0), dark, 0.004, parent=torso)
strip(form, [(0, -0.6, 0.44), (0, -0.55, 0.62), (0, -0.45, 0.80)], 0.014, violet, 0.075, torso)
for side in (1, -1):
    cylinder(0.13, 0.06, (side * 0.42, -0.30, 0.86), (math.radians(68), 0, side * 0.35), steel, 0.015, 8, parent=torso)
    cylinder(0.07, 0.08, (side * 0.42, -0.305, 0.862), (math.radians(68), 0, side * 0.35), violet_wide, 0.01, 6, parent=torso)
    hose([(side * 0.40, -0.28, -0.12), (side * 0.53, -0.14, -0.36), (side * 0.53, -0.10, -0.62), (side * 0.42, -0.26, -0.86)], 0.04, dark, torso, 0.035)
bolts(form, both_sides([(0.20, -0.6, 0.12), (0.52, -0.4, 0.28), (0.30, -0.4, -0.10), (0.28, -0.4, -0.30), (0.27, -0.4, -0.50)]), 0.02, steel, 0.055, torso)
stencil(form, 'AM-0205', (0.34, -0.5, 0.40), 0.075, dark, 0.058, torso)
box((0.30, 0.12, 0.16), (0, -0.46, -0.94), material=dark, bevel=0.03, parent=torso)
box((0.18, 0.03, 0.06), (0, -0.53, -0.94), material=steel, bevel=0.01, parent=torso)
torus(0.37, 0.03, (0, 0.02, 1.06), (math.radians(-22), 0, 0), dark, parent=torso)

gasket(-1.30, -1.04, 0.30, dark, torso, (0, 0.02), 4)
cylinder(0.52, 0.16, (-0.12, 0, -1.40), material=dark, bevel=0.03, sides=8)
ring(0.56, 0.03, 0.03, (-0.12, 0, -1.42), material=violet, bevel=0)
point((0.6, 0.9, -0.6), 14, ODYSSEY, 0.3)

shoot(name, samples=18, height=0.7, distance=8.7, target=(0.14, 0, -0.08), lens=70)
