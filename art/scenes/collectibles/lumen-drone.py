"""Lumen Drone: a palm-sized white scout on two ring rotors, drawing a skyline in yellow light below its eye."""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit import sdf
from kit.colours import SIGNAL
from kit.companions import gunmetal, joint, lens_eye
from kit.lights import area, point
from kit.materials import light, metal, paint
from kit.shader import Shader, rgba
from kit.shapes import box, cylinder, empty, extrude, lathe, mesh, ring, sphere, torus, tube
from kit.stage import collectible, shoot

SUN = '#ffc52e'

name = collectible('lumen-drone', SUN, rim=SIGNAL, seed=9, podium=-1.5, podium_radius=1.3, back=0.05, key=470, rims=1.0, backdrop='#1f5f9e')
area((-4.8, -3, 1.4), (0, 0, 0.5), 1.0, 130, '#fff2da', tall=4)

porcelain = paint('#e4e6ea', '#aeb4bd', '#ff9a1f', '#d8700c', scale=2.0, bevel=0.014, rough=(0.14, 0.34), grooves=3, groove_width=0.006)
steel, pale = gunmetal(), metal('#a9afb9', 0.25, wear=0.7, bevel=0.008)
sun, faint_sun, cyan = light(SUN, 6), light(SUN, 2.2), light(SIGNAL, 5)

drone = empty((0.22, 0.1, 0.54), (math.radians(22), math.radians(-9), math.radians(-24)), scale=1.2)
EYE = (0, -0.50, -0.02)


def ball_shell(p):
    """Returns the white shell: a ball open at the eye, under the tail and along its seams, with a raised lid over the eye."""
    q = sdf.mirrored(p)
    x, y, z = q
    shell = sdf.carve(sdf.ball(q, (0, 0, 0), 0.66), sdf.ball(q, (0, 0, 0), 0.585), 0.01)
    shell = sdf.carve(shell, sdf.drum(q, (0, -0.6, -0.02), 0.40, 0.4, 1), 0.025)
    shell = sdf.carve(shell, sdf.drum(q, (0.66, 0.02, 0.02), 0.20, 0.3, 0), 0.02)
    shell = sdf.carve(shell, sdf.block(q, (0, 0.05, -0.66), (0.20, 0.26, 0.2), 0.06), 0.02)
    for gap in (z - 0.06 - 0.25 * (y + 0.2), np.where(z > 0.1, x - 0.16 - 0.1 * y, 9), np.where(z < 0, y - 0.12, 9)):
        shell = sdf.carve(shell, np.abs(gap) - 0.013, 0.01)
    lid = sdf.carve(sdf.ball(q, (0, -0.06, 0.0), 0.70), sdf.ball(q, (0, -0.06, 0), 0.635), 0.01)
    lid = sdf.meet(lid, sdf.half_space(q, (0, -0.62, -1), -0.05), 0.02)
    lid = sdf.meet(lid, sdf.half_space(q, (0, 1, -0.05), -0.30), 0.02)
    return np.minimum(shell, lid)


marks = {
    'stripe': lambda p: np.maximum(
        sdf.inside(np.abs(np.abs(p[0]) - 0.36 + 0.2 * p[1]) - 0.05) * sdf.inside(-p[2] + 0.12),
        sdf.inside(np.abs(p[2] + 0.34) - 0.025) * sdf.inside(0.12 - p[1]),
    ),
    'g0': lambda p: np.where(p[2] < 0, np.abs(p[0]) - 0.34 - 0.2 * p[2], 9),
    'g1': lambda p: np.where(p[2] > 0.1, p[1] - 0.22, 9),
    'g2': lambda p: np.where(p[1] < -0.36, p[2] - 0.44, 9),
}
sdf.mesh_of(ball_shell, (-0.75, -0.82, -0.72), (0.75, 0.72, 0.75), 230, porcelain, drone, marks)
sphere(0.575, material=steel, parent=drone)
lens_eye(EYE, (0, 0, 0), 0.37, SIGNAL, drone, steel, 4.2, 0.24)
for index in range(12):
    angle = 2 * math.pi * index / 12
    cylinder(0.014, 0.03, (0.375 * math.cos(angle), -0.545, -0.02 + 0.375 * math.sin(angle)), (math.pi / 2, 0, 0), pale, 0.003, 6, parent=drone)

# Rotor rings like ears, tail fin, whisker.
for side in (1, -1):
    joint((side * 0.60, 0.02, 0.02), 0.17, 0.16, steel, cyan, drone)
    tube([(side * 0.62, 0.02, 0.02), (side * 0.78, 0.03, 0.08), (side * 0.90, 0.05, 0.26)], 0.05, steel, drone)
    rotor = empty((side * 1.02, 0.05, 0.38), (math.radians(26), side * math.radians(-36), 0), drone)
    lathe([(-0.03, -0.10), (0.03, -0.10), (0.045, 0.0), (0.03, 0.10), (-0.02, 0.11), (-0.035, 0.0)], material=porcelain, steps=96, closed=True, radius=0.36, parent=rotor, bevel=0.008)
    ring(0.408, 0.012, 0.022, material=sun, bevel=0, parent=rotor)
    ring(0.322, 0.012, 0.04, (0, 0, -0.04), material=cyan, bevel=0, parent=rotor)
    cylinder(0.07, 0.14, material=steel, bevel=0.02, parent=rotor)
    cylinder(0.035, 0.17, material=pale, bevel=0.01, parent=rotor)
    for blade in range(5):
        angle = 2 * math.pi * blade / 5 + 0.4 * side
        box((0.27, 0.085, 0.012), (0.19 * math.cos(angle), 0.19 * math.sin(angle), 0), (math.radians(28), 0, angle), pale, 0.004, parent=rotor)
    for arm in range(3):
        angle = 2 * math.pi * arm / 3 + 0.5
        box((0.30, 0.022, 0.03), (0.19 * math.cos(angle), 0.19 * math.sin(angle), -0.075), (0, 0, angle), steel, 0.006, parent=rotor)
extrude([(-0.05, 0), (0.20, 0), (0.34, 0.22), (0.22, 0.22)], 0.035, (0, 0.22, 0.55), (math.pi / 2, 0, math.pi / 2), porcelain, 0.012, parent=drone)
tube([(0.14, 0.05, 0.62), (0.17, 0.10, 0.78), (0.24, 0.20, 0.94)], 0.012, steel, drone)
sphere(0.036, (0.24, 0.20, 0.94), sun, 3, parent=drone)

# The brush below the eye, with its fan of light.
brush = empty((0, -0.36, -0.60), (math.radians(-38), 0, 0), drone)
cylinder(0.10, 0.16, material=steel, bevel=0.015, parent=brush)
cylinder(0.065, 0.10, (0, 0, -0.11), material=pale, bevel=0.01, top=0.08, parent=brush)
cylinder(0.045, 0.03, (0, 0, -0.155), material=sun, bevel=0, parent=brush)
for side in (1, -1):
    box((0.03, 0.10, 0.20), (side * 0.115, 0.02, 0.06), material=steel, bevel=0.008, parent=brush)


def fading(colour, strength, reach):
    """Returns light that thins out along the object's z, from 0 to -`reach` metres."""
    shader = Shader('fan')
    along = shader.remap(shader.axes()['Z'], -reach, 0, 0.12, 1)
    glow = shader.add('ShaderNodeEmission', {'Color': rgba(colour), 'Strength': shader.math('MULTIPLY', along, strength)})
    return shader.surface(shader.add('ShaderNodeAddShader', {0: glow, 1: shader.add('ShaderNodeBsdfTransparent')}))


# The drawing: a skyline with the Gate over it, still missing its right end.
LEVEL = -1.485
DRAWING = [
    [(-1.12, 0), (-0.98, 0), (-0.98, 0.26), (-0.86, 0.26), (-0.86, 0.42), (-0.74, 0.42), (-0.74, 0.14), (-0.62, 0.14), (-0.62, 0)],
    [(-0.62, 0), (-0.50, 0), (-0.50, 0.34), (-0.42, 0.44), (-0.34, 0.34), (-0.34, 0), (0.36, 0), (0.36, 0.30), (0.48, 0.30), (0.48, 0.17), (0.62, 0.17)],
    [(0.01 + 0.31 * math.cos(a), 0.30 + 0.31 * math.sin(a)) for a in np.linspace(-1.35, math.pi + 1.35, 40)],
]
plane = empty((-0.06, -0.62, LEVEL), (math.radians(-8), 0, math.radians(3)))
for stroke in DRAWING:
    for (x0, z0), (x1, z1) in zip(stroke, stroke[1:]):
        length = math.hypot(x1 - x0, z1 - z0)
        box((length + 0.014, 0.014, 0.014), ((x0 + x1) / 2, 0, (z0 + z1) / 2), (0, -math.atan2(z1 - z0, x1 - x0), 0), sun, 0, parent=plane)
for x, z in ((-0.80, 0.32), (-0.80, 0.24), (-0.42, 0.25), (-0.42, 0.15), (0.42, 0.22)):
    box((0.05, 0.012, 0.03), (x, 0, z), material=faint_sun, bevel=0, parent=plane)
torus(0.20, 0.006, (0.01, 0, 0.30), (math.pi / 2, 0, 0), faint_sun, parent=plane)
END = (0.62, 0.17)
sphere(0.030, (END[0], 0, END[1]), light('#fff0bd', 9), 3, parent=plane)

bpy.context.view_layer.update()
source = brush.matrix_world @ Vector((0, 0, -0.17))
spot = plane.matrix_world @ Vector((END[0], 0, END[1]))
fan = mesh(
    [(0, 0, 0), *(tuple(spot - source + Vector((dx, 0, dz))) for dx, dz in ((-0.9, -0.12), (-0.45, -0.16), (0.02, -0.02), (0.0, 0.02)))],
    [(0, 1, 2), (0, 2, 3), (0, 3, 4)],
    fading(SUN, 0.35, source.z - spot.z),
    location=tuple(source),
)
fan.visible_shadow = False
tube([tuple(source), tuple((source + spot) / 2), tuple(spot)], 0.006, light(SUN, 4))
point((spot.x, spot.y - 0.15, spot.z), 5, SUN, 0.05)
point((-0.1, -0.5, -1.1), 7, SUN, 0.25)

shoot(name, height=0.55, distance=8.4, target=(0, 0, -0.06), lens=60, focus=(0.1, -0.5, 0.4), fstop=3.0)
