"""Dominion: a fortress with teal beacons and long banners on its crag; in the fog below, an army's lanterns stand in ranks."""

import math
import random

import numpy as np

from kit.air import fog_sea, halo
from kit.colours import DOMINION, scaled
from kit.figure import traveller
from kit.land import boulders, scatter
from kit.lights import ambient, area, point, sun
from kit.materials import light, metal
from kit.noise import fractal
from kit.picture import camera, new_scene, render
from kit.ruins import stone
from kit.shader import Shader
from kit.shapes import box, cylinder, extrude, mesh, polygon

FORT = (32, 186)

new_scene(15)
ambient('#0c2030', 0.55)
sun((0.35, -0.85, -0.4), 1.7, '#9fd8e8', 3)
sun((-0.4, 0.8, -0.4), 0.3, '#7fc4d8', 4)
chance = random.Random(4)
dark, beacon, ember = metal('#10151b', 0.5, 0.5), light(DOMINION, 7), light('#ffb066', 7)


def coursed(name, colour, course=1.5):
    """Returns hewn stone: courses of that height (m) with staggered joints, each stone of its own tone, dark in its creases."""
    shader = Shader(name)
    position = shader.add('ShaderNodeNewGeometry').outputs['Position']
    axes = shader.axes(position)
    row = shader.math('FLOOR', shader.math('DIVIDE', axes['Z'], course))
    across = shader.math('ADD', shader.math('MULTIPLY', shader.math('ADD', axes['X'], axes['Y']), 0.42), shader.math('MULTIPLY', row, 0.5))
    stones = shader.add('ShaderNodeCombineXYZ', {'X': shader.math('FLOOR', across), 'Y': row})
    tint = shader.add('ShaderNodeTexWhiteNoise', {'Vector': stones}).outputs['Value']
    joints = shader.math(
        'MAXIMUM',
        shader.math('LESS_THAN', shader.math('FRACT', across), 0.07),
        shader.math('LESS_THAN', shader.math('FRACT', shader.math('DIVIDE', axes['Z'], course)), 0.12),
    )
    weather = shader.noise(0.11, 6, 0.6, 0.4, position)
    tone = shader.mix(tint, scaled(colour, 0.7), scaled(colour, 1.3))
    tone = shader.mix(shader.remap(weather, 0.35, 0.65, 0.65, 0), tone, scaled(colour, 0.3))
    tone = shader.mix(shader.math('MULTIPLY', joints, 0.7), tone, scaled(colour, 0.15))
    tone = shader.mix(shader.creases(2.2), tone, '#05070a')
    return shader.surface(shader.principled(Base_Color=tone, Roughness=0.8, Specular=0.4, Normal=shader.bump(shader.math('SUBTRACT', 1, joints), 0.5, 0.3)))


def land():
    """Adds a valley floor that rises into the fortress crag, side walls of the pass and the near ridge."""
    count = 260
    x, y = np.meshgrid(np.linspace(-260, 260, count), np.linspace(4, 420, count), indexing='ij')
    rough = fractal(x * 0.02, y * 0.02, 6, seed=3, ridged=True)
    crag = 38 * np.clip(1 - np.hypot((x - FORT[0]) / 52, (y - FORT[1] - 12) / 46), 0, 1) ** 0.62
    sides = 95 * np.clip((np.abs(x - 10) - 62 - 0.16 * y) / 120, 0, 1) ** 1.2
    back = 70 * np.clip((y - 270) / 120, 0, 1)
    z = crag * (0.75 + 0.4 * rough) + (sides + back) * (0.45 + 0.9 * rough) + 1.5 * rough - 1
    z += 7.5 * np.clip((17 - y) / 10, 0, 1) * np.clip((x + 14) / -2 + 4.2, 0, 1)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    index = np.arange(count * count).reshape(count, count)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    mesh(points, faces, rock, smooth=True, name='land')


def drum(x, y, base, radius, height, sides, turn, taper):
    """Adds a many-sided body of coursed stone with a plinth, a ring of stone at two heights, and lit windows in its sides."""
    extrude(polygon(sides, radius, turn), height, (x, y, base + height / 2), material=masonry, bevel=0.1, taper=taper)
    for share, tall, out in ((0.02, 1.4, 1.09), (0.40, 0.5, 1.05), (0.72, 0.5, 1.05)):
        girth = radius * (1 - (1 - taper) * share) * out
        extrude(polygon(sides, girth, turn), tall, (x, y, base + height * share), material=trim, bevel=0.08)
    apothem = math.cos(math.pi / sides)
    across = max(1, int(2 * radius * math.sin(math.pi / sides) / 3.2))
    for side in range(sides):
        angle = turn + (side + 0.5) * 2 * math.pi / sides
        if math.sin(angle) > 0.25:
            continue
        for row in range(1, int(height / 4.6)):
            level = base + row * 4.6
            out = radius * apothem * (1 - (1 - taper) * (level - base) / height)
            for place in range(across):
                if chance.random() > 0.30:
                    continue
                along = (place + 0.5 - across / 2) * 3.2 * 0.86
                spot = (x + out * math.cos(angle) - along * math.sin(angle), y + out * math.sin(angle) + along * math.cos(angle), level)
                window(spot, angle)


def window(spot, angle):
    """Adds a lit slit with a pointed head, a frame round it and a sill below, facing along `angle`."""
    x, y, z = spot
    turn = (math.pi / 2, 0, angle + math.pi / 2)
    arch = [(-0.234, -0.624), (0.234, -0.624), (0.234, 0.351), (0, 0.741), (-0.234, 0.351)]
    extrude([(1.9 * u, 1.25 * v) for u, v in arch], 0.34, (x, y, z), turn, trim, 0)
    extrude(arch, 0.5, (x, y, z), turn, ember, 0)
    box((0.5, 1.17, 0.22), (x, y, z - 0.858), (0, 0, angle), trim, 0)


def crown(x, y, top, radius, sides, turn):
    """Adds a battlement on corbels: small brackets, a flaring ring and the merlons on it."""
    for number in range(sides * 2):
        angle = turn + number * math.pi / sides
        box((0.8, 0.5, 1.3), (x + radius * 0.93 * math.cos(angle), y + radius * 0.93 * math.sin(angle), top - 0.3), (0, 0, angle), trim, 0.05)
    extrude(polygon(sides, radius * 1.04, turn), 1.5, (x, y, top + 1.0), material=masonry, bevel=0.08, taper=1.05)
    for number in range(sides * 2):
        angle = turn + (number + 0.5) * math.pi / sides
        box((0.8, radius * 0.30, 1.3), (x + radius * 1.03 * math.cos(angle), y + radius * 1.03 * math.sin(angle), top + 2.2), (0, 0, angle), masonry, 0.05)


def spire(x, y, foot, radius, tall, sides, turn):
    """Adds a steep slate roof with a kick at its eaves, a mast and a beacon on top."""
    extrude(polygon(sides, radius * 1.12, turn), tall * 0.16, (x, y, foot + tall * 0.08), material=slate, bevel=0.05, taper=0.76)
    extrude(polygon(sides, radius * 0.85, turn), tall * 0.86, (x, y, foot + tall * 0.58), material=slate, bevel=0.05, taper=0.04)
    cylinder(0.09, 4, (x, y, foot + tall + 1.6), material=dark, bevel=0, sides=6)
    box((0.55, 0.55, 0.8), (x, y, foot + tall + 3.6), material=beacon, bevel=0)


def turret(x, y, base, radius, height, sides=10, roof=True):
    """Adds a tower: its drum, its battlement, and on that a spire or a brazier."""
    top = base + height
    drum(x, y, base, radius, height, sides, 0.4, 0.86)
    crown(x, y, top, radius, sides, 0.4)
    if roof:
        drum(x, y, top + 1, radius * 0.72, radius * 0.9, sides, 0.4, 1.0)
        spire(x, y, top + 1 + radius * 0.9, radius * 0.80, radius * 2.9, sides, 0.4)
    else:
        cylinder(0.9, 1.2, (x, y, top + 3.4), material=dark, bevel=0, top=1.3, sides=8)
        extrude(polygon(6, 0.95), 1.8, (x, y, top + 4.8), material=beacon, bevel=0, taper=0.2)


def banner(x, y, top, width, length, sway=0.0, glow=0.9, folds=3.0):
    """Returns hanging cloth with a lit emblem: a ring over a downward blade."""
    shader = Shader('banner')
    axes = shader.axes(shader.add('ShaderNodeTexCoord').outputs['UV'])
    u, v = shader.math('SUBTRACT', axes['X'], 0.5), axes['Y']
    high = shader.math('MULTIPLY', shader.math('SUBTRACT', v, 0.26), length / width)
    reach = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', u, u), shader.math('MULTIPLY', high, high)))
    ring = shader.remap(shader.math('ABSOLUTE', shader.math('SUBTRACT', reach, 0.25)), 0.035, 0.05, 1, 0)
    taper = shader.remap(v, 0.36, 0.80, 0.07, 0.0)
    stem = shader.math('MULTIPLY', shader.math('LESS_THAN', shader.math('ABSOLUTE', u), taper), shader.math('GREATER_THAN', v, 0.36))
    hem = shader.math('GREATER_THAN', shader.math('ABSOLUTE', u), 0.44)
    mark = shader.math('MAXIMUM', shader.math('MAXIMUM', ring, stem), hem)
    fabric = shader.principled(
        Base_Color=shader.mix(mark, '#0d3f45', '#d8fff8'), Roughness=0.8, Sheen=0.4, Emission=DOMINION, Emission_Strength=shader.math('MULTIPLY_ADD', mark, glow * 1.6, glow * 0.12)
    )
    columns, rows = 14, 40
    points, uvs = [], []
    for row in range(rows):
        for column in range(columns):
            u0, t = column / (columns - 1), row / (rows - 1)
            wave = 0.10 * width * t * math.sin(folds * 2 * math.pi * (t * 0.6 + u0 * 0.35) + x)
            tail = 0.5 * width * (1 - abs(2 * u0 - 1)) * max(0, (t - 0.9) / 0.1)
            points.append((x + (u0 - 0.5) * width + sway * t * t * length, y + wave, top - t * length - tail * 0.5))
            uvs.append((u0, t))
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]
    sheet = mesh(points, faces, shader.surface(fabric), smooth=True, name='banner')
    layer = sheet.data.uv_layers.new(name='uv')
    for loop in sheet.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    return sheet


def curtain():
    """Adds the outer wall along the foot of the crag, with small towers, and the causeway that climbs through it to the gate."""
    x, y = FORT
    corners = [(x + 47 * math.cos(angle), y + 12 + 43 * math.sin(angle)) for angle in np.linspace(math.radians(188), math.radians(352), 9)]
    for number, ((ax, ay), (bx, by)) in enumerate(zip(corners, corners[1:])):
        turn, length = math.atan2(by - ay, bx - ax), math.hypot(bx - ax, by - ay)
        if number not in (3, 4):
            box((length, 2.2, 16), ((ax + bx) / 2, (ay + by) / 2, 3), (0, 0, turn), masonry, 0.1)
            for step in range(int(length / 1.9)):
                t = (step + 0.5) * 1.9 / length
                box((1.1, 2.4, 1.2), (ax + (bx - ax) * t, ay + (by - ay) * t, 11.4), (0, 0, turn), masonry, 0.05)
    for number, (cx, cy) in enumerate(corners):
        if number != 4:
            turret(cx, cy, -3, 3.2, 20 + 3 * (number in (3, 5)), 8, roof=number in (0, 8))
    # The causeway bends on its way down, which is what shows that it lies on a slope.
    way = [(33, 164.5, 13.2), (33, 150, 8.6), (29, 134, 4.2), (30, 118, 0.8)]
    for (ax, ay, az), (bx, by, bz) in zip(way, way[1:]):
        length = math.dist((ax, ay, az), (bx, by, bz))
        box((5.4, length * 1.05, 6), ((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2 - 3), (math.atan2(az - bz, ay - by), 0, math.atan2(ay - by, ax - bx) - math.pi / 2), masonry, 0.1)
        for step in range(5):
            t = (step + 0.5) / 5
            for side in (-2.5, 2.5):
                spot = (ax + (bx - ax) * t + side, ay + (by - ay) * t, az + (bz - az) * t + 0.6)
                cylinder(0.10, 1.4, spot, material=dark, bevel=0, sides=6)
                box((0.34, 0.34, 0.44), (*spot[:2], spot[2] + 0.9), material=ember, bevel=0)


def fortress():
    """Adds three rings of towers that climb to the keep, walls between them, buttresses and banners on the faces."""
    x, y = FORT
    drum(x, y + 6, 21, 27, 26, 8, 0.39, 0.9)
    crown(x, y + 6, 46.4, 24.6, 16, 0.39)
    drum(x + 1, y + 8, 43, 17, 26, 8, 0.39, 0.86)
    crown(x + 1, y + 8, 68.4, 14.8, 12, 0.39)
    for number in range(8):
        angle = 0.39 + number * math.pi / 4
        for centre, girth, foot, tall in (((x, y + 6), 26.4, 20, 28), ((x + 1, y + 8), 16.2, 44, 25)):
            spot = (centre[0] + girth * math.cos(angle), centre[1] + girth * math.sin(angle), foot + tall / 2)
            extrude([(-1.5, -1.1), (1.5, -1.1), (1.5, 1.1), (-1.5, 1.1)], tall, spot, (0, 0, angle), trim, 0.1, taper=0.72)
            extrude(polygon(4, 1.3, angle + math.pi / 4), 4.6, (*spot[:2], foot + tall + 2.2), material=slate, bevel=0.05, taper=0.05)
    for dx, dy, base, radius, height in ((-25, -8, 16, 5.2, 33), (-9, -20, 14, 4.2, 27), (11, -20, 14, 4.2, 28), (27, -7, 16, 5.4, 38), (-14, 2, 40, 3.6, 34), (16, 1, 40, 3.8, 30), (-5, -2, 60, 2.2, 20), (8, -2, 60, 2.2, 17)):
        turret(x + dx, y + dy, base, radius, height, roof=base > 20 or radius > 5)
    turret(x + 1, y + 8, 62, 7.0, 19, 10)
    extrude([(-4.5, 0), (4.5, 0), (4.5, 9), (2.8, 12.5), (0, 14), (-2.8, 12.5), (-4.5, 9)], 3.0, (x + 1, y - 19.6, 14), (math.pi / 2, 0, 0), trim, 0.2)
    extrude([(-3.1, 0), (3.1, 0), (3.1, 8), (1.8, 10.5), (0, 11.6), (-1.8, 10.5), (-3.1, 8)], 0.4, (x + 1, y - 21.3, 14.2), (math.pi / 2, 0, 0), light('#4fe0d0', 1.3), 0)
    for across in (-2, -1, 0, 1, 2):
        box((0.22, 0.3, 12), (x + 1 + across * 1.1, y - 21.7, 20), material=dark, bevel=0)
    for rung in range(3):
        box((6.2, 0.3, 0.22), (x + 1, y - 21.75, 16.5 + rung * 3), material=dark, bevel=0)
    for dx, dy, top, width, length in ((-16.5, -19.5, 45, 6.0, 24), (18.5, -19.5, 46, 6.0, 25), (1, -9.5, 66, 6.5, 22)):
        banner(x + dx, y + dy, top, width, length, glow=1.7)
    halo((x, y + 40, 78), 90, DOMINION, 0.9, stretch=1.2, falloff=2.6)
    point((x + 1, y - 26, 22), 9000, DOMINION, 1.0)
    area((x - 30, y - 50, 10), (x, y, 50), 24, 60000, '#3fe0d0')
    area((x - 110, y + 10, 90), (x, y, 50), 30, 700000, '#bfe8ff')


def army():
    """Adds regiments in ranks on the valley floor: a body and a lantern for each soldier, all in two meshes."""
    bodies, lamps = ([], []), ([], [])

    def add(store, centre, size):
        points, faces = store
        first = len(points)
        for dx in (-1, 1):
            for dy in (-1, 1):
                for dz in (-1, 1):
                    points.append(tuple(c + s * d / 2 for c, s, d in zip(centre, size, (dx, dy, dz))))
        faces.extend(tuple(first + i for i in side) for side in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)))

    for row, y0 in enumerate((34, 46, 60, 76, 94, 114)):
        for block in range(-4, 6):
            x0 = 8 + block * 15 + chance.uniform(-1.0, 1.0) + row
            if abs(x0 - 10 - row * 2) < 5 or abs(x0) > 12 + y0 * 0.62:
                continue
            for rank in range(5):
                for file in range(8):
                    x, y = x0 + file * 1.35 + chance.uniform(-0.2, 0.2), y0 + rank * 1.5 + chance.uniform(-0.2, 0.2)
                    add(bodies, (x, y, 1.0), (0.55, 0.4, 1.8))
                    if (rank + file) % 2 == 0:
                        add(lamps, (x + 0.35, y, 2.5), (0.17, 0.17, 0.24))
            cylinder(0.06, 6.5, (x0 + 4.7, y0 - 1, 3.2), material=dark, bevel=0, sides=6)
            banner(x0 + 5.5, y0 - 1, 6.3, 1.5, 3.2, 0.05, 0.9)
    mesh(*bodies, dark, name='soldiers')
    mesh(*lamps, ember, name='lanterns')


rock, masonry, trim, slate = stone('#3c444c', 0.25, damp=0.4), coursed('masonry', '#5c656f'), coursed('trim', '#7b858f', 0.9), coursed('slate', '#1d2a33', 0.7)
land()
curtain()
fortress()
army()
scatter(boulders(rock, rough=0.5), [(chance.uniform(-26, -3), chance.uniform(9.5, 15), 7.7) for _ in range(26)], (0.1, 0.5), seed=5)
fog_sea(1.5, 15, '#1c5a62', layers=7, density=0.34, scale=0.02, strength=0.42, glow=((20, 100, 4), 95, '#c98a4a', 0.35))

# The commander and two standards on the near ridge, dark against the fog.
ridge = 8.0
extrude([(-22, 9), (-2.6, 9.5), (-1.9, 12.2), (-3.4, 14.6), (-22, 15)], 5, (0, 0, ridge - 2.5), material=rock, bevel=0.3, taper=0.985)
traveller((-3.5, 13.2, ridge), math.radians(-28), DOMINION, wind=-1)
for x, y, tall, sway in ((-5.0, 13.4, 5.6, -0.10), (-7.3, 13.6, 4.9, -0.09)):
    cylinder(0.05, tall, (x, y, ridge + tall / 2), material=dark, bevel=0, sides=8)
    cylinder(0.035, 1.5, (x - 0.6, y, ridge + tall - 0.15), (0, math.pi / 2, 0), dark, 0, sides=8)
    banner(x - 0.75, y, ridge + tall - 0.2, 1.25, 3.6, sway, 0.75)
area((-12, 6, ridge + 6), (-8, 13, ridge + 2), 3, 90, '#8fe8e0')

camera((0, 0, 9.2), (0, 100, 27.5), 30)
render(
    'dominion',
    1600,
    900,
    samples=40,
    bounces=4,
    glossy=2,
    clamp=4,
    mist=(22, 330),
    grade={'fog': (0.030, 0.120, 0.135), 'fogtop': (0.006, 0.022, 0.040), 'foghor': 0.55, 'foghs': 0.9, 'fogpow': 1.1, 'fogmax': 0.9, 'bloom': 0.11},
)
