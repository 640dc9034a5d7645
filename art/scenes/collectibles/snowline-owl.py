"""Snowline Owl: a white machine owl on a steel perch, head tilted, one wing half open, its quills tipped with light."""

import math

import bpy
import numpy as np

from kit import sdf
from kit.colours import ICE
from kit.companions import gunmetal, lay, lens_eye
from kit.lights import area
from kit.materials import light, metal, paint
from kit.shapes import box, cylinder, empty, extrude, lathe, polygon, ring, tube
from kit.stage import collectible, shoot

AMBER = '#ffa833'

name = collectible('snowline-owl', ICE, rim=AMBER, seed=11, podium=-1.48, podium_radius=1.2, back=0.05, key=420, rims=1.1, backdrop='#2f6fc0')
area((-5.0, -2.5, 0.4), (0, 0, 0.2), 0.8, 110, '#dceaff', tall=4.5)

snow = paint('#dfe5ee', '#98a3b4', ICE, ICE, scale=2.2, bevel=0.010, rough=(0.26, 0.5))
slate = paint('#3f4854', '#252b34', ICE, ICE, scale=2.2, bevel=0.010, rough=(0.26, 0.5))
steel, pale = gunmetal(), metal('#a4abb6', 0.26, wear=0.7, bevel=0.008)
quill_light, eye_gold = light(ICE, 5), metal('#c98a2b', 0.25, wear=0.6)

owl = empty((-0.24, 0, 0.02), (0, 0, math.radians(-20)))


def feather(width, length, material, thickness=0.022):
    """Returns a plate with a pointed tip at -y, hanging from its upper end; a template for `lay`."""
    half = width / 2
    outline = [(-half * 0.7, 0), (half * 0.7, 0), (half, -length * 0.4), (half * 0.72, -length * 0.8), (0, -length), (-half * 0.72, -length * 0.8), (-half, -length * 0.4)]
    return extrude(outline[::-1], thickness, material=material, bevel=0.007, segments=2, taper=0.93)


def on_egg(centre, radii, around, height, lift=0.0):
    """(point, outward normal) on an ellipsoid: `around` in degrees from the front towards +x, `height` -1..1."""
    angle, girth = math.radians(around), math.sqrt(1 - height**2)
    unit = (math.sin(angle) * girth, -math.cos(angle) * girth, height)
    normal = np.array([unit[i] / radii[i] for i in range(3)])
    normal /= np.linalg.norm(normal)
    return np.array([centre[i] + unit[i] * radii[i] for i in range(3)]) + normal * lift, normal


BODY, GIRTH = (0, 0.04, 0.04), (0.52, 0.46, 0.80)
CROWN = (0.50, 0.44, 0.42)


def frame_body(p):
    body = sdf.blend(sdf.ellipsoid(p, BODY, GIRTH), sdf.ellipsoid(p, (0, 0.10, 0.5), (0.44, 0.38, 0.5)), 0.1)
    for side in (-1, 1):
        body = sdf.blend(body, sdf.capsule(p, (side * 0.22, -0.06, -0.50), (side * 0.24, -0.06, -0.80), 0.17, 0.075), 0.08)
    return body


sdf.mesh_of(frame_body, (-0.65, -0.55, -1.0), (0.65, 0.65, 1.1), 110, steel, owl)

# Breast: rows of plates, each row over the one below.
small, dark_small = feather(0.19, 0.26, snow), feather(0.19, 0.26, slate)
rows = 9
for row in range(rows):
    height = -0.66 + 1.40 * row / (rows - 1)
    for step in range(-5, 6):
        around = (step + 0.5 * (row % 2)) * 15.5
        if abs(around) > 80:
            continue
        spot, normal = on_egg(BODY, GIRTH, around, height, 0.035)
        barred = row in (1, 3, 5) and step % 2 == 0
        lay(dark_small if barred else small, spot, normal + np.array([0, 0, 0.30]), parent=owl, scale=1.12 - 0.045 * row)

# The closed wing, on the left: coverts over three long ranks.
long_quill, dark_quill = feather(0.17, 0.78, snow), feather(0.17, 0.78, slate)
for rank, (height, count, size, lift) in enumerate(((-0.22, 5, 1.0, 0.05), (0.12, 5, 0.8, 0.08), (0.42, 5, 0.62, 0.11))):
    for step in range(count):
        spot, normal = on_egg(BODY, GIRTH, -72 - step * 15, height, lift + 0.012 * (step % 2))
        part = dark_quill if rank == 1 else long_quill
        lay(part, spot, normal + np.array([0, 0, 0.10]), (0.0, -0.30, 1), size, owl)

# The open wing, on the right: quills fan out from the arm, coverts cover their roots.
shoulder, elbow, wrist = np.array([0.44, 0.10, 0.50]), np.array([0.74, 0.14, 0.42]), np.array([1.02, 0.10, 0.70])
tube([shoulder, elbow, wrist], 0.055, steel, owl)
cylinder(0.13, 0.12, tuple(shoulder + [0.02, -0.06, 0]), (math.pi / 2, 0, 0), steel, 0.02, parent=owl)
ring(0.10, 0.014, 0.012, tuple(shoulder + [0.02, -0.125, 0]), (math.pi / 2, 0, 0), quill_light, bevel=0, parent=owl)
cylinder(0.085, 0.12, tuple(wrist), (math.pi / 2, 0, 0), pale, 0.015, parent=owl)
lamp_strip = box((0.012, 0.22, 0.008), material=quill_light, bevel=0)
quills = 11
for index in range(quills):
    t = index / (quills - 1)
    root = shoulder + (wrist - shoulder) * (t if t < 0.8 else 0.8 + (t - 0.8))
    angle = math.radians(-88 + 126 * t**1.25)
    out = np.array([math.cos(angle), 0, math.sin(angle)])
    normal = np.array([0.10, -1, 0.06])
    size = 0.86 + 0.34 * t
    lay(long_quill, root + [0, 0.06 - 0.010 * index, 0], normal, -out, (1.0, size, 1), owl)
    tip = root + out * 0.78 * size * 0.74 + [0, 0.035 - 0.010 * index, 0]
    lay(lamp_strip, tip, normal, -out, 1, owl)
    if index < quills - 1:
        lay(dark_quill, root + [0, 0.005 - 0.010 * index, 0], normal, -out, (0.95, size * 0.56, 1), owl)
        lay(small, root + [0, -0.055 - 0.008 * index, 0], normal, -out, (0.95, 1.05, 1), owl)

# Tail, seen below the perch.
for step in range(-2, 3):
    lay(long_quill, (0.13 * step, 0.40 - 0.02 * abs(step), -0.50), (0.10 * step, -1, 0.25), (-0.10 * step, 0.15, 1), (1.1, 1.0 - 0.05 * abs(step), 1), owl)

# Head.
head = empty((0, 0, 0.98), (math.radians(4), math.radians(13), math.radians(14)), owl)


def skull(p):
    q = sdf.mirrored(p)
    shape = sdf.ellipsoid(q, (0, 0, 0), CROWN)
    return sdf.carve(shape, sdf.half_space(q, (0.12, 1, 0), -0.25), 0.03)


def cap(p):
    """Returns the white hood over the skull, cut along its middle and brow."""
    q = sdf.mirrored(p)
    shape = sdf.ellipsoid(q, (0, 0, 0), [r + 0.035 for r in CROWN])
    shape = sdf.carve(shape, sdf.half_space(q, (0.10, 1, -0.35), -0.34), 0.03)
    x, y, z = q
    for gap in (x - 0.0, x - 0.20 - 0.2 * y, z - 0.05 - 0.25 * y):
        shape = sdf.carve(shape, np.abs(gap) - 0.011, 0.01)
    return shape


sdf.mesh_of(skull, (-0.6, -0.5, -0.5), (0.6, 0.5, 0.5), 100, steel, head)
sdf.mesh_of(cap, (-0.62, -0.5, -0.52), (0.62, 0.55, 0.52), 170, snow, head)
for row, height in enumerate((0.86, 0.72, 0.55)):
    for step in range(-2, 3):
        spot, normal = on_egg((0, 0, 0), [r + 0.04 for r in CROWN], (step + 0.5 * (row % 2)) * (30 - 4 * row), height)
        lay(dark_small if (row + step) % 3 == 0 else small, spot, normal + np.array([0, 0, 0.25]), parent=head, scale=0.9)
ray = feather(0.062, 0.20, snow, 0.016)
dark_ray = feather(0.062, 0.13, slate, 0.014)
for side in (1, -1):
    disc = empty((side * 0.215, -0.345, 0.0), (0, 0, side * math.radians(13)), head)
    lathe([(0.02, 0.0), (0.17, 0.0), (0.30, -0.05), (0.315, -0.03), (0.30, 0.03)], (0, 0.03, 0), (math.pi / 2, 0, 0), steel, 64, disc)
    for index in range(26):
        angle = 2 * math.pi * index / 26
        out = np.array([math.cos(angle), 0, math.sin(angle)])
        lay(ray, tuple(out * 0.135 + [0, -0.02, 0]), tuple(np.array([0, -1, 0]) - 0.34 * out), tuple(-out), 1, disc)
        lay(dark_ray, tuple(out * 0.13 + [0, -0.05, 0]), tuple(np.array([0, -1, 0]) - 0.30 * out), tuple(-out), 0.8, disc)
    lens_eye((0, -0.07, 0), (0, 0, 0), 0.165, AMBER, disc, steel, 5.0, 0.26)
    ring(0.168, 0.022, 0.05, (0, -0.085, 0), (math.pi / 2, 0, 0), eye_gold, 64, 0.006, disc)
    # The lid and the tuft give it its stern look.
    lid = [(0.17 * math.cos(a), 0.17 * math.sin(a)) for a in np.linspace(math.radians(22), math.radians(158), 20)]
    extrude(lid, 0.03, (0, -0.115, 0.0), (math.pi / 2, side * math.radians(-13), 0), snow, 0.008, parent=disc)
    brow = [(-0.05, -0.10), (0.01, -0.13), (0.36, 0.10), (0.50, 0.40), (0.34, 0.33), (0.18, 0.24), (0.02, 0.08)]
    outline = [(side * x, y) for x, y in brow]
    extrude(outline if side > 0 else outline[::-1], 0.05, (side * 0.02, -0.40, 0.15), (math.pi / 2 - 0.12, 0, side * 0.18), snow, 0.014, parent=head)
    inner = [(side * (0.02 + 0.86 * x), 0.10 + 0.95 * y) for x, y in brow]
    extrude(inner if side > 0 else inner[::-1], 0.05, (side * 0.02, -0.37, 0.17), (math.pi / 2 - 0.12, 0, side * 0.18), slate, 0.012, parent=head)
extrude([(-0.075, 0.11), (0.075, 0.11), (0.06, -0.04), (0, -0.19), (-0.06, -0.04)], 0.12, (0, -0.44, -0.06), (math.pi / 2 + 0.28, 0, 0), eye_gold, 0.03, parent=head, taper=0.45)

# Perch, talons, ring.
perch = empty((0, -0.10, -0.90), parent=owl)
cylinder(0.072, 1.9, (0.1, 0, 0), (0, math.pi / 2, 0), steel, 0.02, 40, parent=perch)
for x in (-0.84, 1.04):
    cylinder(0.095, 0.06, (x, 0, 0), (0, math.pi / 2, 0), pale, 0.014, 6, parent=perch)
for side in (1, -1):
    for toe in (-0.085, 0, 0.085):
        x = side * 0.24 + toe
        tube([(side * 0.24 + toe * 0.4, 0.02, 0.12), (x, -0.08, 0.10), (x, -0.125, 0.01), (x, -0.10, -0.05)], 0.034, pale, perch)
        cylinder(0.026, 0.12, (x, -0.105, -0.065), (math.pi + 0.35, 0, 0), steel, 0.003, 16, 0.003, perch)
    ring(0.085, 0.03, 0.05, (side * 0.24, 0.0, 0.155), material=eye_gold if side < 0 else steel, bevel=0.006, parent=perch)
cylinder(0.065, 0.52, (0.1, 0, -0.30), material=steel, bevel=0.01, parent=perch)
cylinder(0.11, 0.08, (0.1, 0, -0.06), material=pale, bevel=0.015, parent=perch)
lathe([(0.065, 0.2), (0.10, 0.10), (0.30, 0.03), (0.34, 0.0)], (0.1, 0, -0.60), material=steel, parent=perch)
ring(0.225, 0.018, 0.012, (0.1, 0, -0.545), material=quill_light, bevel=0, parent=perch)
extrude(polygon(6, 0.05), 0.02, (-0.5, -0.085, 0), (math.pi / 2, 0, 0), eye_gold, 0.004, parent=perch)
for template in (small, dark_small, long_quill, dark_quill, ray, dark_ray, lamp_strip):
    bpy.data.objects.remove(template)

shoot(name, samples=18, height=0.6, distance=8.4, target=(0.04, 0, 0.0), lens=59, focus=(-0.2, -0.5, 0.8), fstop=3.0)
