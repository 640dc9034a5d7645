"""White Glacier: a crevassed tongue of blue ice over an older road that shines through it; a hauler train leaves it by a lit portal."""

import math

import numpy as np
from mathutils import Vector

from kit.land import HALF, along, boulders, curve, erode, field, parcel, scatter, shoot, slab, smooth, spots, step, unsampled
from kit.lights import point
from kit.materials import light, metal
from kit.noise import fractal
from kit.settlement import Settlement, roadbed
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, ring, sphere

name = parcel('white-glacier', '#5cc4ff', '#e4eeff', 2.3, (0.95, 0.3, -0.6), fill='#2f6bff', rim=0.9, walls=0.55, sky='#0f1f3e', haze=0.7, back=0.06, seed=4)

x, y = field(500)
road_line = curve([(-2.1, 1.30), (-1.4, 1.0), (-0.7, 0.55), (-0.35, -0.05), (0.15, -0.55), (0.75, -0.80), (1.2, -1.15), (1.65, -1.55), (2.1, -1.62)])
# Down the slope, and across it: the glacier flows along the first and its crevasses lie along the second.
downhill, side = (x - y) / math.sqrt(2), (x + y) / math.sqrt(2)
# Ice lies where `under` > 0: everything up-slope of a ragged front, which the middle of the tongue pushes ahead.
front = 0.22 + 0.34 * np.exp(-((side / 0.85) ** 2)) + 0.13 * fractal(x * 1.6, y * 1.6, 4, seed=6)
under = front - downhill


# The rock that holds the glacier between its two sides: (crest line, height in metres).
RIDGES = (
    ([(-2.1, 0.62), (-1.78, 0.10), (-1.62, -0.22), (-1.72, -0.62)], 1.30),
    ([(-0.72, 2.1), (-0.05, 1.82), (0.28, 1.60), (0.62, 1.72)], 1.50),
)


def crags():
    """Returns the height of the torn ridges above the bed."""
    heights = np.zeros_like(x)
    for number, (ridge, tall) in enumerate(RIDGES):
        away, part = along(x, y, curve(ridge))
        away = away * (1 + 0.30 * fractal(x * 1.8, y * 1.8, 3, seed=61 + number))
        teeth = 0.62 + 0.38 * np.sin(part * math.pi) + 0.22 * fractal(part * 4.0, part * 0 + number, 3, seed=70)
        flank = np.clip(1 - away / 0.66, 0, 1)
        folds = 0.30 * (fractal(x * 2.6, y * 2.6, 5, seed=62, ridged=True) - 0.45) * flank
        heights = np.maximum(heights, tall * teeth * flank + folds)
    return heights


bed = 0.10 * fractal(x * 1.2, y * 1.2, 6, seed=3) - 0.14 - 0.08 * downhill
low = bed
bed, _ = erode(bed + crags(), 36000, 40, 2)
bed, road, part = roadbed(bed, x, y, road_line, 0.13, 0.16)

# Crevasses open across the flow and close again at both ends; each block of ice between them leans back.
ROWS = 4.6  # crevasses per metre
bend = (under + 0.16 * fractal(x * 1.1, y * 1.1, 4, seed=33)) * ROWS
row, place_in_row = np.floor(bend), bend % 1
zone = step(2.05, 1.35, under) * step(0.04, 0.16, under)
gape = np.clip(0.42 + 1.3 * fractal(side * 0.85 + 7.3 * row, 3.7 * row + 0.5, 3, seed=35), 0, 1) * zone
gap = np.abs(place_in_row - 0.5) * 2
crevasse = step(0.42, 0.22, gap / np.maximum(gape, 0.01)) * step(0.02, 0.12, gape)
lean = (0.5 - (place_in_row - 0.5) % 1) * gape
# Near the front the blocks break along the flow, too, into seracs.
split = np.abs((((side + 0.10 * row + 0.06 * fractal(x * 3, y * 3, 3, seed=40)) * 4.0) % 1) - 0.5) * 2
crevasse = np.maximum(crevasse, step(0.16, 0.0, split) * step(0.50, 0.1, under) * step(0.02, 0.1, under))
block = fractal(row * 1.7 + 0.5, np.floor((side + 0.10 * row) * 4.0) * 1.3 + 0.5, 2, seed=51)
# Wind has carved the snow above into long sharp ridges.
carved = fractal((0.94 * x - 0.35 * y) * 4.2 + 0.5 * fractal(x * 1.3, y * 1.3, 3, seed=54), (0.35 * x + 0.94 * y) * 0.9, 4, seed=53, ridged=True)
distance, _ = along(x, y, road_line)
snowfield = step(0.9, 1.9, under) * step(0.10, 0.30, distance)

thickness = 0.62 * step(0, 0.10, under) + 0.09 * np.clip(under, 0, 3) + 0.05 * np.exp(-((side / 0.9) ** 2))
ice_top = thickness + 0.16 * block * step(0.65, 0.1, under) + 0.13 * lean + 0.02 * fractal(x * 3, y * 3, 5, seed=52)
ice_top = ice_top + 0.075 * (carved - 0.45) * (0.25 + 0.75 * snowfield) * step(0.1, 0.5, under) - 0.36 * crevasse
drifted = smooth(low, 60) * 0.4 + ice_top - 0.12
# The ice runs up against the rock instead of ending before it; only a shallow scoop is blown free.
scoop = np.clip(smooth((bed > drifted + 0.05).astype(float), 30), 0, 1)
drifted = drifted + 0.10 * scoop
height = smooth(np.where(under > 0, np.maximum(bed, drifted), bed), 1)
ice = (height > bed + 0.02) * step(0.0, 0.02, under)
# Rubble that falls from the ridges is carried down in two dark bands.
moraine = np.zeros_like(x)
for line in ([(-1.62, 0.0), (-1.05, -0.42), (-0.62, -0.80), (-0.45, -1.05)], [(0.22, 1.62), (0.62, 1.08), (0.86, 0.62), (0.98, 0.42)]):
    away, run = along(x, y, curve(line))
    grain = fractal(x * 9, y * 9, 4, seed=66)
    moraine = np.maximum(moraine, step(0.13, 0.03, away + 0.06 * grain) * (1 - 0.4 * run))

glow = ice * np.exp(-((distance / 0.07) ** 2)) * 0.9
halo = ice * np.exp(-((distance / 0.26) ** 2))
dashes = ice * step(0.035, 0.02, distance) * (np.abs((part * 46) % 1 - 0.5) < 0.26)
wall_light = np.exp(-((distance / 0.34) ** 2)) * step(0.30, -0.02, under) * ice


def ground_material():
    """Returns rock, snow and ice in one: ice is deep blue in its walls and cracks, white on top, warm over the road."""
    shader = Shader('glacier')
    position = shader.position()
    up = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
    broad, fine = shader.noise(3, 7, 0.6, vector=position), shader.noise(22, 6, 0.7, vector=position)
    rock = shader.mix(fine, '#2a3242', '#59657a')
    lying = shader.remap(shader.math('MULTIPLY_ADD', broad, 0.5, up), 0.68, 0.92, 0, 1)
    rock = shader.mix(lying, rock, '#dfeaf8')
    rock = shader.mix(shader.attribute('road'), rock, '#20242c')
    deep = shader.ramp(shader.math('MULTIPLY_ADD', broad, 0.5, shader.math('MULTIPLY', up, 0.6)), [(0.2, '#0a4fb0'), (0.5, '#2f93e6'), (0.75, '#a8ddff')])
    frosted = shader.remap(shader.math('MULTIPLY_ADD', broad, 0.45, up), 0.84, 1.06, 0, 1)
    blue = shader.mix(frosted, deep, '#eef6ff')
    blue = shader.mix(shader.attribute('crevasse'), blue, '#0750b8')
    blue = shader.mix(shader.math('MULTIPLY', shader.attribute('moraine'), 0.75), blue, '#3a4454')
    icy = shader.attribute('ice')
    steep = shader.math('MAXIMUM', shader.remap(up, 0.15, 0.7, 1, 0), shader.math('MULTIPLY', shader.attribute('crevasse'), 0.9))
    steep = shader.math('MULTIPLY', steep, icy)
    warm = shader.math('MULTIPLY_ADD', shader.attribute('glow'), 1.9, shader.math('MULTIPLY', shader.attribute('halo'), 0.22))
    warm = shader.math('MULTIPLY_ADD', shader.attribute('dashes'), 3.0, warm)
    warm = shader.math('MULTIPLY_ADD', shader.attribute('wall_light'), 0.5, warm)
    # The blue of the walls is light that went through the ice: a little emission stands in for it.
    power = shader.math('MULTIPLY_ADD', steep, 0.26, warm)
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


attributes = {'ice': ice, 'moraine': moraine * ice, 'road': road, 'crevasse': crevasse * ice, 'glow': glow, 'halo': halo, 'dashes': dashes, 'wall_light': wall_light}
surface = ground_material()
ground = slab(height, surface, ('#2f4f86', '#4f86c4', '#274478', '#6aa6e0', '#33609f', '#86bdf0'), attributes, seed=12)

scatter(boulders(surface), spots(ground, 380, 3, where=lambda a, b, z: ground.of(under, a, b) < -0.05 and ground.of(distance, a, b) > 0.12), (0.010, 0.07), seed=3)

built = Settlement(ground, '#5cc4ff', hull='#b9c2cc')
open_road = [p for p in road_line if p[0] > 0 and max(abs(p[0]), abs(p[1])) < HALF and ground.of(under, *p) < 0]
for number, (a, b) in enumerate(open_road[4::9]):
    offset = 0.10 if number % 2 else -0.10
    built.lamps([(a + offset * 0.6, b + offset)], 0.11, power=0.9)
centre_line = light('#ffd9a0', 3)
for a, b in open_road[2::5]:
    box((0.05, 0.010, 0.004), ground.point(a, b, 0.012), (0, 0, -0.6), centre_line, 0)


def heading(index):
    """Returns the direction of the open road at one of its points, in radians."""
    (ax, ay), (bx, by) = open_road[max(index - 1, 0)], open_road[min(index + 1, len(open_road) - 1)]
    return math.atan2(by - ay, bx - ax)


def portal():
    """Adds the mouth where the road leaves the ice: a steel arch round a warm tunnel."""
    mouth = empty(ground.point(*open_road[0]), (0, 0, heading(0)))
    steel, inside = metal('#39424f', 0.35, 0.8, wear=0.8, bevel=0.006), light('#ff9a3c', 2.4)
    for out, girth, material in ((0.0, 0.028, steel), (0.035, 0.010, light('#ffb45c', 6)), (0.07, 0.028, steel)):
        ring(0.145, girth, 0.03, (out, 0, 0.03), (0, math.pi / 2, 0), material, 48, 0.004, mouth)
    cylinder(0.135, 0.01, (-0.01, 0, 0.03), (0, math.pi / 2, 0), inside, 0, 48, parent=mouth)
    for across in (-1, 1):
        box((0.12, 0.05, 0.14), (0.035, across * 0.165, 0.0), material=steel, bevel=0.006, parent=mouth)
    point(mouth.location + Vector((0.10, -0.12, 0.10)), 5, '#ff9a3c', 0.05)


def hauler_train(index):
    """Adds a tracked hauler with two sledges, coming out of the ice with its lights on."""
    cab = metal('#e0762e', 0.4, 0.2, wear=0.7, grime=0.6, scale=8, bevel=0.006)
    load = metal('#c9d3de', 0.45, 0.3, wear=0.5, grime=0.6, scale=8, bevel=0.006)
    for number, back in enumerate((0, 9, 18)):
        spot = open_road[index - back]
        unit = empty(ground.point(*spot, 0.016), (0, 0, heading(index - back)), scale=1.25)
        for across in (-1, 1):
            box((0.15, 0.026, 0.034), (0, across * 0.042, 0.014), material=built.dark, bevel=0.010, parent=unit)
        box((0.14, 0.10, 0.052), (0, 0, 0.052), material=load if number else cab, bevel=0.008, parent=unit)
        if number:
            box((0.03, 0.104, 0.056), (0, 0, 0.052), material=built.dark, bevel=0.004, parent=unit)
            continue
        box((0.06, 0.09, 0.05), (0.035, 0, 0.10), material=cab, bevel=0.012, parent=unit)
        box((0.008, 0.075, 0.026), (0.064, 0, 0.104), material=built.window, bevel=0, parent=unit)
        for across in (-1, 1):
            sphere(0.010, (0.072, across * 0.034, 0.052), built.lamp, 2, parent=unit)
            box((0.05, 0.006, 0.024), (0.03, across * 0.047, 0.106), material=built.window, bevel=0, parent=unit)
        sphere(0.009, (0.03, 0, 0.135), built.beacon, 2, parent=unit)
    ahead = open_road[index + 7]
    point((*ahead, ground.at(*ahead) + 0.08), 2.5, '#ffd9a0', 0.03)


portal()
hauler_train(len(open_road) * 7 // 10)
# A beacon on each ridge.
for a, b, tall in ((-1.70, -0.05, 0.36), (0.10, 1.70, 0.40)):
    built.mast(a, b, tall)

built.hut(0.35, -1.45, 0.19, 0.6)
built.dome(0.0, -1.62, 0.13)
built.mast(0.62, -1.62, 0.5, dish=True)
built.crates(0.3, -1.7, 6, 0.08)
shoot(name)
