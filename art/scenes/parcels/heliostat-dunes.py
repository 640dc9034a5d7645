"""Heliostat Dunes: a fan of mirrors, half of it under the sand, lights the head of a solar tower."""

import math

import numpy as np
from mathutils import Vector

from kit.ground import rays, shaft, struts, walkers
from kit.land import HALF, along, field, parcel, shoot, slab, step
from kit.lights import point
from kit.materials import light, metal
from kit.noise import fractal, gradient_noise
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, copy_of, cylinder, empty, mesh, ring, sphere

GLOW = '#ffbe4a'
SUNWARD = (1.0, 0.30, -0.30)
name = parcel(
    'heliostat-dunes', GLOW, sunlight='#ffb878', power=2.7, direction=SUNWARD, fill='#5566ff', rim=0.7, sky='#16204a', haze=0.6, back=0.022, seed=2
)

TOWER = (0.62, -0.30)
x, y = field(440)


def dunes(reach, bend, seed):
    """Returns crests across the wind: long windward backs, short slip faces, 0..1; every crest rises and dies away along its line."""
    drift = 0.50 * gradient_noise(x * 0.62, y * 0.62, seed) + 0.10 * gradient_noise(x * 1.5, y * 1.5, seed + 1)
    phase = (x * 0.92 - 0.38 * y + drift * bend) / reach + 0.37
    part = phase - np.floor(phase)
    back, slip = np.clip(part / 0.70, 0, 1), np.clip((1 - part) / 0.30, 0, 1)
    crest = np.where(part < 0.70, back**1.3, slip**1.2)
    swell = 0.62 + 0.55 * gradient_noise(np.floor(phase) * 3.7 + y * 0.8 + x * 0.2, np.floor(phase) * 1.9 + 0.5, seed + 2)
    return crest * np.clip(swell, 0.1, 1.1)


away = np.hypot(x - TOWER[0], y - TOWER[1])
upwind = ((TOWER[0] - x) + (y - TOWER[1])) / math.sqrt(2)
big = step(1.0, 2.6, away + 0.2 * gradient_noise(x * 0.8, y * 0.8, 5))
height = -0.34 + 0.05 * fractal(x * 0.6, y * 0.6, 3, seed=4) + 0.34 * step(0.9, 3.0, upwind)
height = height + (0.08 + 0.80 * big) * dunes(1.25, 1.0, 11) + (0.03 + 0.03 * big) * dunes(0.40, 0.6, 23)
track, _ = along(x, y, [(2.1, 0.55), (1.4, 0.1), (0.9, -0.15), TOWER])
height = height - 0.012 * step(0.05, 0.03, np.abs(track - 0.045))


def sand():
    """Returns sand with wind ripples across the wind, paler on the crests."""
    shader = Shader('sand')
    position = shader.position()
    broad, grain = shader.noise(1.2, 5, 0.6, vector=position), shader.noise(120, 3, 0.7, vector=position)
    wave = shader.add('ShaderNodeTexWave', {'Vector': position, 'Scale': 17.0, 'Distortion': 7.0, 'Detail': 3.0, 'Detail Scale': 0.7})
    tone = shader.mix(shader.remap(broad, 0.35, 0.65, 0, 1), '#86583c', '#b07a4a')
    tone = shader.mix(shader.remap(shader.attribute('crest'), 0.1, 0.9, 0, 0.6), tone, '#e0a866')
    tone = shader.mix(shader.remap(grain, 0.4, 0.75, 0, 0.35), tone, '#5a4040')
    relief = shader.math('ADD', shader.math('MULTIPLY', wave.outputs['Fac'], 0.35), shader.math('MULTIPLY', grain, 0.35))
    return shader.surface(shader.principled(Base_Color=tone, Roughness=0.75, Specular=0.25, Normal=shader.bump(relief, 0.45, 0.02)))


ground = slab(height, sand(), ('#7d5c44', '#a07a55', '#5c463c', '#b8925f', '#6b5040', '#453a3a'), {'crest': np.clip(height + 0.3, 0, 1)}, seed=8)

# The tower: tapered shaft, lattice collar, the glowing receiver between two crowns.
foot, pale = ground.at(*TOWER), metal('#8f8a86', 0.5, 0.3, wear=0.5, grime=0.8, scale=6, bevel=0.008)
dark = metal('#1d222c', 0.35, 0.85, wear=0.8, grime=0.6, scale=8, bevel=0.005)
head = Vector((*TOWER, foot + 1.92))
cylinder(0.26, 0.12, (*TOWER, foot + 0.02), material=dark, bevel=0.015, sides=12)
cylinder(0.115, 1.66, (*TOWER, foot + 0.83), material=pale, bevel=0.008, sides=32, top=0.07)
for rise in (0.35, 0.75, 1.15, 1.5):
    ring(0.113 - 0.027 * rise, 0.018, 0.03, (*TOWER, foot + rise), material=dark, bevel=0.003, steps=40)
for turn in range(4):
    angle = turn * math.pi / 2 + math.pi / 4
    struts(
        [
            (
                (TOWER[0] + 0.22 * math.cos(angle), TOWER[1] + 0.22 * math.sin(angle), foot + 0.05),
                (TOWER[0] + 0.09 * math.cos(angle), TOWER[1] + 0.09 * math.sin(angle), foot + 0.7),
            )
        ],
        0.022,
        dark,
    )
cylinder(0.16, 0.05, (*TOWER, foot + 1.70), material=dark, bevel=0.01, sides=24, top=0.19)
cylinder(0.125, 0.32, tuple(head), material=light('#ffd27a', 11), bevel=0.01, sides=24)
for turn in range(12):
    angle = turn * math.pi / 6
    box((0.012, 0.012, 0.32), (head.x + 0.135 * math.cos(angle), head.y + 0.135 * math.sin(angle), head.z), (0, 0, angle), dark, 0)
cylinder(0.18, 0.04, (*TOWER, foot + 2.10), material=dark, bevel=0.01, sides=24)
cylinder(0.10, 0.09, (*TOWER, foot + 2.16), material=pale, bevel=0.01, sides=24, top=0.05)
cylinder(0.007, 0.26, (*TOWER, foot + 2.30), material=dark, bevel=0, sides=8)
sphere(0.014, (*TOWER, foot + 2.43), light('#ff3a2a', 12), 2)
point(tuple(head), 150, GLOW, 0.16)


def mirror_face():
    """Returns polished panels: the reflection runs from night blue at the foot to the gold of the receiver."""
    shader = Shader('mirror')
    up = shader.remap(shader.axes()['Y'], -0.085, 0.085, 0, 1)
    sheen = shader.ramp(up, [(0, '#2a3c9a'), (0.4, '#c9853e'), (0.75, '#ffc357'), (1, '#fff0c0')])
    surface = shader.principled(Base_Color='#cfd6e6', Metallic=1.0, Roughness=0.08, Emission=sheen, Emission_Strength=1.9)
    return shader.surface(surface)


def panel():
    """Returns one mirror of six facets, facing +Z."""
    vertices, faces = [], []
    for column in range(3):
        for row in range(2):
            first, middle = len(vertices), ((column - 1) * 0.083, (row - 0.5) * 0.083)
            vertices += [(middle[0] + a * 0.038, middle[1] + b * 0.038, 0.011) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            faces.append((first, first + 1, first + 2, first + 3))
    return mesh(vertices, faces, mirror_face(), location=(0, 0, -50))


face, back = panel(), box((0.25, 0.168, 0.014), (0, 0, -50), material=dark, bevel=0.003)
post = cylinder(0.012, 0.3, (0, 0, -50), material=dark, bevel=0, sides=8)
sun_at = -Vector(SUNWARD).normalized()
beams = []
for row in range(7):
    reach = 0.62 + 0.31 * row
    count = max(5, int(reach * math.radians(170) / 0.36))
    for number in range(count):
        angle = math.radians(135 - 85 + 170 * (number + 0.5 * (row % 2)) / (count - 0.5))
        a, b = TOWER[0] + reach * math.cos(angle), TOWER[1] + reach * math.sin(angle)
        middle = Vector((a, b, -0.10 + 0.10 * max(0, reach - 1.2)))
        buried = ground.at(a, b) - middle.z
        if max(abs(a), abs(b)) > HALF - 0.16 or buried > 0.06:
            continue
        lift = max(0, 0.14 + buried)
        middle.z += lift * 0.8
        normal = ((head - middle).normalized() + sun_at).normalized() + Vector((0.25, -0.25, 0))
        aim = normal.to_track_quat('Z', 'Y').to_euler()
        if lift < 0.12:
            aim.x += 0.25  # what the dune has pushed over
        copy_of(face, middle, aim)
        copy_of(back, middle, aim)
        copy_of(post, middle - Vector((0, 0, 0.16)))
        if (row * 3 + number) % 4 == 0:
            beams.append((middle + normal.normalized() * 0.02, head - Vector((0, 0, 0.02))))
rays(beams, 0.06, 0.025, shaft(GLOW, 0.22))

# The keepers: a station at the foot, a pipe, a crawler on the track, crates, a weather mast.
town = Settlement(ground, accent=GLOW, warm='#ffcf8a', hull='#8a8078', seed=3)
town.hut(1.02, -0.62, 0.24, turn=math.radians(20), storeys=1)
town.hut(0.72, -0.82, 0.17, turn=math.radians(110))
town.tank(0.36, -0.62, 0.075, 0.26)
town.tank(0.50, -0.76, 0.06, 0.20)
town.mast(1.30, -0.95, 0.55, dish=True)
town.crates(1.18, -0.36, 7, 0.12, 0.04)
town.lamps([(0.92, -0.42), (1.2, -0.05), (1.55, 0.12), (0.5, -1.0), (1.05, -0.95)], power=1.2)
crawler = empty(ground.point(1.50, 0.14, 0.05), (0, 0, 0.5))
for side in (-1, 1):
    box((0.20, 0.035, 0.05), (0, side * 0.055, -0.015), material=dark, bevel=0.012, parent=crawler)
box((0.17, 0.10, 0.05), (0, 0, 0.03), material=pale, bevel=0.01, parent=crawler)
box((0.006, 0.08, 0.025), (-0.087, 0, 0.04), material=light('#ffe1a8', 8), bevel=0, parent=crawler)
walkers([ground.point(*spot) for spot in ((0.86, -0.58), (0.90, -0.60), (0.38, 0.10), (1.36, 0.02), (-0.1, 0.42), (1.22, -0.8))])

shoot(name, bounces=5, transmission=4)
