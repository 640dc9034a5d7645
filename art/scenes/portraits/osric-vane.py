"""Osric Vane, gate archivist: a violet hood, a bronze half-mask with round amber spectacles, a ring of light behind."""

import math

import numpy as np
from mathutils import Vector

from kit.armour import all_of, bolts, both_sides, hose, plated, settle, span, strip
from kit.colours import GATE, ODYSSEY
from kit.materials import cloth, light, metal, paint
from kit.portrait import head_turn, portrait, shoulders, sitter, suit_paint
from kit.sdf import blend, block, capsule, carve, ellipsoid, half_space, meet, mesh_of, mirrored
from kit.shapes import box, cylinder, empty, ring, sphere

name = sitter('osric-vane', ODYSSEY, rim='#ffcf8f', seed=6)
head = head_turn(-30, 4, 3)
head.location.z -= 0.10  # the peak of the hood needs room above


def opening(p):
    """Returns the face of the hood, a pointed arch."""
    q = mirrored(p)
    arch = ellipsoid(q, (0, -0.80, 0.16), (0.50, 0.72, 0.70))
    return blend(arch, capsule(q, (0, -0.9, 0.80), (0, -1.0, -0.9), 0.06, 0.34), 0.25)


def folds(p):
    """Soft rolls round the face, steeper falls towards the shoulders."""
    x, y, z = p
    angle = np.arctan2(x, -(y - 0.1))
    low = np.clip((0.0 - z) / 0.5, 0, 1)
    roll = np.sin(15 * (y + 0.5 * z + 0.3 * x * x) + 1.4 * np.sin(3 * x + 2)) + 0.4 * np.sin(8 * (y + 0.6 * z) + 1)
    fall = np.sin(7 * angle + 2 * np.sin(1.6 * z + angle))
    return 0.014 * (1 - low) * roll + 0.035 * low * fall


def cowl(p):
    """Returns a hood with a peak, lying on the shoulders."""
    q = mirrored(p)
    body = ellipsoid(q, (0, 0.16, 0.26), (0.72, 0.82, 0.84))
    body = blend(body, capsule(q, (0, -0.62, 0.84), (0, 0.3, 1.06), 0.09, 0.14), 0.28)
    body = blend(body, ellipsoid(q, (0, 0.06, -0.86), (1.00, 0.78, 0.46)), 0.34) - folds(p)
    inner = body + 0.06
    return np.maximum(carve(carve(body, inner, 0.02), opening(p), 0.05), -1.12 - p[2] + 0.25 * np.abs(p[0]))


def form(p):
    """Returns the mask: long, hollow-cheeked, with a blunt muzzle."""
    q = mirrored(p)
    skull = ellipsoid(q, (0, 0.02, 0.26), (0.46, 0.58, 0.62))
    skull = blend(skull, ellipsoid(q, (0, -0.22, -0.26), (0.34, 0.44, 0.46)), 0.18)
    skull = blend(skull, capsule(q, (0, -0.52, 0.12), (0, -0.62, -0.28), 0.10, 0.15), 0.14)
    skull = meet(skull, half_space(q, (0.55, -0.83, 0.05), 0.50), 0.06)
    return meet(skull, -0.74 - q[2], 0.05)


def plates(p):
    x, y, z = p
    front = y + 0.02
    eye = np.sqrt((x - 0.20) ** 2 + (z - 0.20) ** 2) - 0.17
    yield all_of(front, z - 0.60, 0.43 - z, soft=0.03), 0.035  # brow
    yield all_of(front, span(z, 0.02, 0.395), 0.03 - eye, x - 0.44, soft=0.02), 0.03
    yield all_of(front, x - 0.085, span(z, -0.62, 0.10), soft=0.03), 0.065  # nose to chin
    yield all_of(front, span(z + 0.3 * x, -0.20, 0.05), 0.12 - x, soft=0.03), 0.05
    yield all_of(front, span(z + 0.3 * x, -0.42, -0.235), 0.12 - x, soft=0.03), 0.035
    yield all_of(front, z + 0.3 * x + 0.455, 0.12 - x, soft=0.03), 0.02


def cuts(p):
    x, y, z = p
    eye = np.maximum(np.sqrt((x - 0.20) ** 2 + (z - 0.20) ** 2) - 0.15, y + 0.25)
    lips = [block(p, (0, -0.8, -0.30 - 0.065 * k), (0.06, 0.3, 0.013), 0.01) for k in range(4)]
    return np.minimum.reduce([eye, *lips])


bronze = paint('#a67c4a', '#5e4326', '#7a5be0', '#3d2a8a', frame='#100d0c', metallic=0.85, rough=(0.2, 0.42), scale=1.5, bare='#f0d8a8')
brass = metal('#d2a24c', 0.22, wear=0.9, wear_colour='#ffe3a3', grime=0.8, bevel=0.008)
dark = metal('#14121a', 0.36, 0.9, wear=0.8)
violet, amber = light(ODYSSEY, 7), light(GATE, 3.2)
weave = cloth('#4d3a86', 0.72)
mesh_of(cowl, (-1.15, -0.95, -1.20), (1.15, 1.10, 1.28), 190, weave, head)
plated(form, plates, (-0.56, -0.88, -0.82), (0.56, 0.68, 0.96), bronze, 150, head, cuts)


def spectacle(side):
    """Adds a round lens in a stepped brass mount, its glass lit softly from inside."""
    mount = empty((side * 0.20, -0.50, 0.20), (math.pi / 2, 0, side * 0.30), head)
    cylinder(0.155, 0.16, material=dark, bevel=0.01, sides=64, parent=mount)
    ring(0.145, 0.045, 0.06, (0, 0, 0.08), material=brass, bevel=0.01, parent=mount)
    sphere(0.125, (0, 0, 0.055), amber, 4, (1, 1, 0.35), mount)
    ring(0.07, 0.012, 0.02, (0, 0, 0.10), material=dark, bevel=0, parent=mount)
    for notch in range(12):
        angle = math.pi / 6 * notch
        box((0.02, 0.012, 0.05), (0.17 * math.cos(angle), 0.17 * math.sin(angle), 0.08), (0, 0, angle), brass, 0.003, parent=mount)


for side in (1, -1):
    spectacle(side)
    box((0.10, 0.035, 0.035), (side * 0.40, -0.38, 0.22), (0, 0, side * -0.9), brass, 0.008, parent=head)
    hose([(side * 0.16, -0.60, -0.44), (side * 0.29, -0.80, -0.66), (side * 0.35, -0.76, -0.88), (side * 0.37, -0.50, -1.0)], 0.05, dark, head, 0.04)
box((0.12, 0.04, 0.04), (0, -0.60, 0.22), (0, 0, 0), brass, 0.01, parent=head)
hem = [(0.42, -0.60, -0.35), (0.50, -0.58, 0.16), (0.34, -0.60, 0.66)]
hem = [(-x, y, z) for x, y, z in hem] + [(0, -0.66, 0.98)] + hem[::-1]
strip(lambda p: np.maximum(np.abs(opening(p)), np.abs(cowl(p) + 0.03)) - 0.03, hem, 0.014, brass, 0, head, 48)
bolts(form, both_sides([(0.22, -0.5, 0.50), (0.24, -0.5, -0.12), (0.22, -0.5, -0.36)]), 0.02, brass, 0.045, head, 8)


def clasp():
    """A clasp closes the hood at the throat: a small Gate in brass round a violet stone."""
    (spot,), (normal,) = settle(cowl, [(0, -0.74, -0.90)])
    brooch = empty(spot, Vector(normal).to_track_quat('Z', 'Y').to_euler(), head)
    cylinder(0.115, 0.05, material=dark, bevel=0.012, sides=48, parent=brooch)
    ring(0.10, 0.035, 0.07, (0, 0, 0.015), material=brass, bevel=0.01, steps=64, parent=brooch)
    sphere(0.062, (0, 0, 0.02), light(ODYSSEY, 2.6), 4, (1, 1, 0.5), brooch)
    for claw in range(6):
        angle = math.pi / 3 * claw
        box((0.05, 0.022, 0.05), (0.125 * math.cos(angle), 0.125 * math.sin(angle), 0.01), (0, 0, angle), brass, 0.006, parent=brooch)


clasp()
halo = empty((0.0, 1.15, 0.50), (math.radians(90), 0, 0))
ring(1.08, 0.035, 0.05, material=brass, bevel=0.01, parent=halo)
ring(1.05, 0.014, 0.02, (0, 0, 0.02), material=violet, bevel=0, parent=halo)
for mark in range(36):
    angle = 2 * math.pi * mark / 36
    long = 0.13 if mark % 3 == 0 else 0.06
    box((long, 0.018, 0.03), ((1.12 + long / 2) * math.cos(angle), (1.12 + long / 2) * math.sin(angle), 0), (0, 0, angle), brass, 0.004, parent=halo)

shoulders(suit_paint('#4a3f5e', '#2b2438', '#8f6bff', '#4a2fb0', 0.4), violet, -10, 0.12, brass)
portrait(name)
