"""White Glacier: a tongue of blue ice over an older road, which shines up through it and leaves it by a lit portal."""

import math

import numpy as np

from kit.land import HALF, along, boulders, curve, erode, field, parcel, scatter, shoot, slab, smooth, spots, step, unsampled
from kit.materials import light
from kit.noise import fractal
from kit.settlement import Settlement, roadbed
from kit.shader import Shader
from kit.shapes import box

name = parcel('white-glacier', '#5cc4ff', '#c8dcff', 1.35, (0.95, 0.3, -0.6), fill='#2f6bff', rim=0.9, walls=0.55, sky='#0f1f3e', haze=0.7, back=0.06, seed=4)

x, y = field(420)
road_line = curve([(-2.1, 1.30), (-1.4, 1.0), (-0.7, 0.55), (-0.35, -0.05), (0.15, -0.55), (0.75, -0.80), (1.2, -1.15), (1.65, -1.55), (2.1, -1.62)])
# Ice lies where `under` > 0: everything up-slope of a ragged front across the slab.
front = 0.40 + 0.16 * fractal(x * 1.3, y * 1.3, 4, seed=6)
downhill = (x - y) / math.sqrt(2)
under = front - downhill
bed = 0.10 * fractal(x * 1.2, y * 1.2, 6, seed=3) - 0.14 - 0.08 * downhill
walls = np.zeros_like(x)
# Two dark peaks hold the glacier between them.
for peak_x, peak_y, tall in ((-1.70, -0.10, 1.15), (0.30, 1.78, 1.35)):
    away = np.hypot(x - peak_x, y - peak_y) * (1 + 0.25 * fractal(x * 1.8, y * 1.8, 4, seed=61))
    crags = 0.75 + 0.5 * fractal(x * 1.7, y * 1.7, 6, seed=62, ridged=True)
    walls = np.maximum(walls, tall * crags * np.exp(-((away / 0.42) ** 1.3)))
bed, _ = erode(bed + walls, 36000, 40, 2)
bed, road, part = roadbed(bed, x, y, road_line, 0.13, 0.16)
thickness = 0.62 * step(0, 0.10, under) + 0.09 * np.clip(under, 0, 3)
# Crevasses lie across the flow and open towards the front, where the ice breaks into seracs.
bend = under + 0.12 * fractal(x * 1.6, y * 1.6, 4, seed=33)
gap = np.abs(((bend * 5.2) % 1) - 0.5) * 2
crevasse = step(0.16, 0.0, gap) * step(1.25, 0.15, under) * step(0.02, 0.1, under)
side = (x + y) / math.sqrt(2)
split = np.abs((((side + 0.10 * np.floor(bend * 5.2) + 0.06 * fractal(x * 3, y * 3, 3, seed=40)) * 4.4) % 1) - 0.5) * 2
crevasse = np.maximum(crevasse, step(0.14, 0.0, split) * step(0.62, 0.1, under) * step(0.02, 0.1, under))
block = fractal(np.floor(bend * 5.2) * 1.7 + 0.5, np.floor((side + 0.10 * np.floor(bend * 5.2)) * 4.4) * 1.3 + 0.5, 2, seed=51)
ice_top = thickness + 0.16 * block * step(0.8, 0.1, under) + 0.03 * fractal(x * 3, y * 3, 5, seed=52)
ice_top = ice_top - 0.34 * crevasse
ice = step(0.0, 0.02, under) * (walls < 0.5)
distance, _ = along(x, y, road_line)
height = np.where(ice > 0.5, np.maximum(bed, smooth(bed, 60) * 0.4 + ice_top - 0.12), bed)
height = smooth(height, 1)
ice = (height > bed + 0.02).astype(float)

glow = ice * np.exp(-((distance / 0.07) ** 2)) * 0.9
halo = ice * np.exp(-((distance / 0.26) ** 2))
dashes = ice * step(0.035, 0.02, distance) * (np.abs((part * 46) % 1 - 0.5) < 0.26)
wall_light = np.exp(-((distance / 0.34) ** 2)) * step(0.30, -0.02, under) * ice


def ground_material():
    """Rock, snow and ice in one: ice is deep blue in its walls and cracks, white on top, warm over the road."""
    shader = Shader('glacier')
    position = shader.position()
    up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
    broad, fine = shader.noise(3, 7, 0.6, vector=position), shader.noise(22, 6, 0.7, vector=position)
    rock = shader.mix(fine, '#2a3242', '#59657a')
    lying = shader.remap(shader.math('MULTIPLY_ADD', broad, 0.5, up), 1.02, 1.16, 0, 1)
    rock = shader.mix(lying, rock, '#dfeaf8')
    rock = shader.mix(shader.attribute('road'), rock, '#20242c')
    deep = shader.ramp(shader.math('MULTIPLY_ADD', broad, 0.5, shader.math('MULTIPLY', up, 0.6)), [(0.2, '#0a4fb0'), (0.5, '#2f93e6'), (0.75, '#a8ddff')])
    frosted = shader.remap(shader.math('MULTIPLY_ADD', broad, 0.45, up), 0.98, 1.2, 0, 1)
    blue = shader.mix(frosted, deep, '#eef6ff')
    blue = shader.mix(shader.attribute('crevasse'), blue, '#0d5cc4')
    icy = shader.attribute('ice')
    steep = shader.math('MULTIPLY', shader.remap(up, 0.2, 0.85, 1, 0), icy)
    warm = shader.math('MULTIPLY_ADD', shader.attribute('glow'), 1.9, shader.math('MULTIPLY', shader.attribute('halo'), 0.22))
    warm = shader.math('MULTIPLY_ADD', shader.attribute('dashes'), 3.0, warm)
    warm = shader.math('MULTIPLY_ADD', shader.attribute('wall_light'), 0.5, warm)
    # The blue of the walls is light that went through the ice: a little emission stands in for it.
    power = shader.math('MULTIPLY_ADD', steep, 0.22, warm)
    share = shader.math('DIVIDE', warm, shader.math('ADD', power, 0.001), clamp=True)
    surface = shader.principled(
        Base_Color=shader.mix(icy, rock, blue),
        Roughness=shader.mix(icy, 0.85, shader.remap(fine, 0.3, 0.7, 0.12, 0.5)),
        Specular=0.6,
        Emission=shader.mix(share, '#1f8fff', '#ff9a3c'),
        Emission_Strength=power,
        Normal=shader.bump(fine, 0.3, 0.02),
    )
    return unsampled(shader.surface(surface))


attributes = {'ice': ice, 'road': road, 'crevasse': crevasse * ice, 'glow': glow, 'halo': halo, 'dashes': dashes, 'wall_light': wall_light}
surface = ground_material()
ground = slab(height, surface, ('#2f4f86', '#4f86c4', '#274478', '#6aa6e0', '#33609f', '#86bdf0'), attributes, seed=12)

scatter(boulders(surface), spots(ground, 380, 3, where=lambda a, b, z: z < 0.05 and ground.of(distance, a, b) > 0.12), (0.010, 0.07), seed=3)


built = Settlement(ground, '#5cc4ff', hull='#b9c2cc')
open_road = [p for p in road_line if p[0] > 0.66 and max(abs(p[0]), abs(p[1])) < HALF]
for number, (a, b) in enumerate(open_road[4::9]):
    offset = 0.10 if number % 2 else -0.10
    built.lamps([(a + offset * 0.6, b + offset)], 0.11, power=0.9)
centre_line = light('#ffd9a0', 3)
for a, b in open_road[2::5]:
    box((0.05, 0.010, 0.004), ground.point(a, b, 0.012), (0, 0, -0.6), centre_line, 0)

built.hut(0.35, -1.45, 0.19, 0.6)
built.dome(0.0, -1.62, 0.13)
built.mast(0.62, -1.62, 0.5, dish=True)
built.crates(0.3, -1.7, 6, 0.08)
shoot(name)
