"""The exchange hall: a broken piece of a Gate hangs over a dais in a long vault of laden shelves; at the far end an arch stands open to the city."""

import math
import random

import numpy as np

from kit import sdf
from kit.air import halo, motes, shaft, sky
from kit.armour import bubble_glass
from kit.city import facades, tower, towers
from kit.colours import DOMINION, GATE, GOLD, ODYSSEY, SIGNAL, SLIPSTREAM
from kit.figure import traveller
from kit.gate import fragment, gate
from kit.land import unsampled
from kit.lights import ambient, area, point
from kit.materials import crystal, light, metal
from kit.picture import camera, new_scene, render
from kit.shader import Shader
from kit.shapes import box, copy_group, copy_of, cylinder, empty, extrude, lathe, mesh, polygon, ring, shard, sphere, torus, tube

# The aisle runs along +y at x = AXIS. The lens is shifted, not turned: walls stay upright, and the left half is left to words.
AXIS, SPRING, RADIUS = 2.5, 9.0, 15.0
FIRST, BAY, BAYS = 6, 11.0, 9
END = FIRST + BAY * BAYS
LEVELS = (0.25, 2.6, 4.95, 7.3)
STOREY = LEVELS[1] - LEVELS[0]
ARCH, ARCH_SPRING = 6.4, 6.2

new_scene(18)
ambient('#0c1626', 0.5)
chance = random.Random(11)

bronze = metal('#6a5c4a', 0.34, 0.85, wear=0.5, wear_colour='#d9b070', grime=0.8, scale=0.5, bevel=0.03)
iron = metal('#171c24', 0.38, 0.8, wear=0.4, grime=0.7, scale=0.6, bevel=0.02)
panel = metal('#1c232d', 0.5, 0.35, grime=0.6, scale=0.4)
steel = metal('#8a929e', 0.22, 1.0, wear=0.6, scale=4)
gold, warm, cold = metal(GOLD, 0.24, wear=0.4), light('#ffb766', 4), light(SIGNAL, 4)
# Duller than what hangs in the open: small polished things on a shelf only glitter.
pewter, bullion = metal('#7d8591', 0.42, 0.9, scale=4), metal(GOLD, 0.40, scale=4)


def washed_wall(colour, strength):
    """Returns the wall behind the shelves, washed from under each board: what stands before it shows its outline."""
    shader = Shader('washed-wall')
    height = shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Position'])['Z']
    up = shader.math('FRACT', shader.math('DIVIDE', shader.math('SUBTRACT', height, LEVELS[0]), STOREY))
    wash = shader.math('MULTIPLY_ADD', shader.math('POWER', up, 2.0), 0.8, 0.2)
    stains = shader.remap(shader.noise(0.35, 4, 0.6), 0.35, 0.65, 0.55, 1.1)
    glow = shader.math('MULTIPLY', shader.math('MULTIPLY', wash, stains), strength)
    return unsampled(shader.surface(shader.principled(Base_Color='#1c232d', Roughness=0.6, Emission=colour, Emission_Strength=glow)))


def floor():
    shader = Shader('marble')
    clouds = shader.noise(0.5, 6, 0.6, 0.8)
    tiles = shader.add('ShaderNodeTexBrick', {'Scale': 0.33, 'Mortar Size': 0.012, 'Vector': shader.position()}, offset=0.0, squash=1.0)
    marble = shader.principled(
        Base_Color=shader.mix(tiles.outputs['Fac'], shader.mix(clouds, '#0b0e14', '#1a1e27'), '#04060a'),
        Roughness=shader.remap(clouds, 0.4, 0.6, 0.15, 0.32),
        Specular=0.6,
    )
    mesh([(-60, -20, 0), (80, -20, 0), (80, END, 0), (-60, END, 0)], [(0, 1, 2, 3)], shader.surface(marble))
    for x in (-4.2, 4.2):
        box((0.10, END, 0.006), (AXIS + x, END / 2, 0.003), material=gold, bevel=0)


# The goods on the shelves. Every lot stands on its origin and shows its face to -y.
def chest(handle, body, label, seal, size=(1.3, 0.95, 0.9), base=0.0):
    """Adds a sealed crate: straps, the joint of the lid, a coloured label, a lit seal."""
    width, depth, tall = size
    box(size, (0, 0, base + tall / 2), material=body, bevel=0.05, parent=handle)
    box((width * 1.02, depth * 1.02, 0.03), (0, 0, base + tall * 0.72), material=iron, bevel=0, parent=handle)
    for side in (-1, 1):
        box((0.12, depth * 1.05, tall * 1.03), (side * width * 0.36, 0, base + tall / 2), material=iron, bevel=0.02, parent=handle)
    box((width * 0.5, 0.02, 0.13), (0, -depth / 2 - 0.012, base + tall * 0.36), material=label, bevel=0, parent=handle)
    box((0.10, 0.05, 0.10), (0, -depth / 2 - 0.03, base + tall * 0.72), (0, math.pi / 4, 0), seal, 0, parent=handle)


def chests(handle, body, other, label, seal):
    """Adds a small crate on a large one."""
    chest(handle, body, label, seal, (1.5, 1.0, 0.95))
    chest(handle, other, label, seal, (1.0, 0.8, 0.62), 0.95)


def capsule(handle, shine, stone=None):
    """Adds a splinter of `stone`, or a small sun, afloat under glass."""
    cylinder(0.44, 0.24, (0, 0, 0.12), material=iron, bevel=0.03, sides=32, parent=handle)
    ring(0.40, 0.03, 0.03, (0, 0, 0.25), material=shine, bevel=0, steps=32, parent=handle)
    cylinder(0.36, 1.05, (0, 0, 0.78), material=bubble_glass(), bevel=0, sides=32, parent=handle)
    cylinder(0.42, 0.16, (0, 0, 1.38), material=bronze, bevel=0.03, sides=32, parent=handle)
    if stone:
        shard(0.19, 0.8, (0, 0, 0.8), (0.15, 0.1, 0), seed=4, material=stone, parent=handle)
    else:
        sphere(0.15, (0, 0, 0.8), shine, 4, parent=handle)
        torus(0.25, 0.015, (0, 0, 0.8), (0.9, 0.3, 0), bullion, 40, 8, parent=handle)


def helm(handle, shell, shine):
    """A helmet on its stand, the slit of its visor lit."""

    def skull(p):
        shape = sdf.blend(sdf.ellipsoid(p, (0, 0.02, 0.86), (0.35, 0.46, 0.42)), sdf.block(p, (0, -0.13, 0.58), (0.2, 0.24, 0.17), 0.09), 0.16)
        neck = sdf.meet(sdf.ellipsoid(p, (0, 0.06, 0.55), (0.40, 0.46, 0.24)), p[2] - 0.62, 0.03)
        crest = sdf.meet(np.abs(p[0]) - 0.045, sdf.ellipsoid(p, (0, 0.05, 0.88), (0.6, 0.53, 0.49)), 0.02)
        shape = np.minimum(np.minimum(shape, neck), crest)
        return sdf.carve(shape, sdf.block(p, (0, -0.42, 0.84), (0.30, 0.26, 0.045), 0.02), 0.015)

    sdf.mesh_of(skull, (-0.55, -0.65, 0.25), (0.55, 0.7, 1.5), 80, shell, handle)
    sphere(0.32, (0, -0.03, 0.84), shine, 4, (0.95, 1.15, 0.4), parent=handle)
    cylinder(0.3, 0.36, (0, 0.04, 0.2), material=iron, bevel=0.02, sides=24, top=0.16, parent=handle)
    cylinder(0.4, 0.1, (0, 0.04, 0.05), material=bronze, bevel=0.03, sides=32, parent=handle)


def orb(handle):
    """Adds a polished globe in a ring of gold."""
    cylinder(0.34, 0.2, (0, 0, 0.1), material=iron, bevel=0.04, sides=32, parent=handle)
    sphere(0.44, (0, 0, 0.74), pewter, 4, parent=handle)
    torus(0.6, 0.035, (0, 0, 0.74), (0.5, 0.35, 0), bullion, 64, 10, parent=handle)


def ingots(handle, body):
    """Adds bars in a stack of three rows."""
    for row in range(3):
        for number in range(3 - row):
            x = (number - (2 - row) / 2) * 0.44
            profile = [(-0.2, -0.12), (0.2, -0.12), (0.14, 0.12), (-0.14, 0.12)]
            extrude(profile, 0.95, (x, 0, 0.13 + row * 0.25), (math.pi / 2, 0, 0), body, 0.02, parent=handle)


def blades(handle, shine):
    """Adds a rack of four swords, hilts up, one edge alight."""
    for z, depth in ((0.1, 0.6), (0.95, 0.16)):
        box((1.6, depth, 0.16), (0, 0.1, z), material=iron, bevel=0.03, parent=handle)
    for number in range(4):
        x = (number - 1.5) * 0.38
        extrude([(-0.075, 1.2), (0.075, 1.2), (0.05, 0.2), (0, 0.14), (-0.05, 0.2)], 0.05, (x, -0.06, 0), (math.pi / 2, 0, 0), pewter, 0, parent=handle)
        box((0.26, 0.1, 0.06), (x, -0.06, 1.22), material=bullion, bevel=0.015, parent=handle)
        box((0.055, 0.07, 0.4), (x, -0.06, 1.45), material=iron, bevel=0.015, parent=handle)
    box((0.02, 0.02, 0.8), (0.19 - 0.08, -0.1, 0.62), material=shine, bevel=0, parent=handle)


def canisters(handle, shine):
    """Adds three flasks of different height, each with a lit band."""
    for x, tall in ((-0.48, 1.25), (0.0, 0.9), (0.46, 1.5)):
        cylinder(0.2, tall, (x, 0, tall / 2), material=pewter, bevel=0.06, sides=24, parent=handle)
        cylinder(0.215, 0.06, (x, 0, tall * 0.72), material=shine, bevel=0, sides=24, parent=handle)
        cylinder(0.22, 0.12, (x, 0, 0.06), material=iron, bevel=0.02, sides=24, parent=handle)


def urn(handle, body):
    """Adds a slender vessel with a gold collar."""
    profile = [(0.0, 0.0), (0.24, 0.0), (0.26, 0.06), (0.2, 0.14), (0.34, 0.5), (0.42, 0.85), (0.34, 1.15), (0.15, 1.32), (0.15, 1.45), (0.25, 1.52), (0.0, 1.5)]
    lathe(profile, material=body, steps=40, parent=handle)
    torus(0.17, 0.03, (0, 0, 1.36), material=bullion, steps=40, sides=8, parent=handle)


def goods(accent, second, stone, glow):
    """(what, width in metres) of one side's shelves, its lights in two colours alone. Modelled behind the camera, copied from there."""
    first, other = light(accent, glow), light(second, glow)
    slate, rust, sea = (metal(tone, 0.5, 0.3, wear=0.5, grime=0.7, scale=1.2) for tone in ('#566274', '#84502f', '#2f5a66'))
    label, pale = metal(accent, 0.6, 0.0, grime=0.2), metal('#d8d0bd', 0.6, 0.0, grime=0.2)
    makers = (
        (lambda handle: chest(handle, slate, label, first), 1.3),
        (lambda handle: chest(handle, rust, pale, first, (1.6, 1.0, 1.2)), 1.6),
        (lambda handle: chests(handle, sea, slate, pale, other), 1.5),
        (lambda handle: chests(handle, slate, rust, label, first), 1.5),
        (lambda handle: capsule(handle, first, stone), 0.9),
        (lambda handle: capsule(handle, other), 0.9),
        (lambda handle: helm(handle, pewter, first), 0.9),
        (lambda handle: helm(handle, bullion, other), 0.9),
        (orb, 1.2),
        (lambda handle: ingots(handle, bullion), 1.35),
        (lambda handle: blades(handle, first), 1.6),
        (lambda handle: canisters(handle, first), 1.35),
        (lambda handle: urn(handle, bronze), 0.9),
    )
    lots = []
    for make, width in makers:
        handle = empty((0, -60, 0))
        make(handle)
        lots.append((handle, width))
    return lots


def fill_board(lots, side, x, y, level, gaps):
    """Sets lots side by side along one board, never two of a kind in a row; `gaps` are the metres between them."""
    place, last = y - BAY / 2 + 1.2, None
    while True:
        lot = chance.choice([each for each in lots if each is not last])
        handle, width = lot
        place += chance.uniform(*gaps)
        if place + width > y + BAY / 2 - 1.2:
            return
        copy_group(handle, (x, place + width / 2, level), (0, 0, -side * math.pi / 2 + chance.uniform(-0.15, 0.15)))
        place += width
        last = lot


def shelves(side, lots, wall, edge, gaps):
    """Adds one side's bays from the camera to the far end."""
    for bay in range(BAYS):
        y = FIRST + (bay + 0.5) * BAY
        box((0.3, BAY, SPRING + 1), (AXIS + side * (RADIUS + 0.9), y, SPRING / 2), material=wall, bevel=0)
        for level in LEVELS:
            box((1.3, BAY - 1.6, 0.14), (AXIS + side * (RADIUS + 0.2), y, level), material=iron, bevel=0.02)
            box((0.05, BAY - 1.8, 0.05), (AXIS + side * (RADIUS - 0.43), y, level + 0.02), material=edge, bevel=0)
            fill_board(lots, side, AXIS + side * (RADIUS + 0.12), y, level + 0.07, gaps)


def vault():
    """Adds a shell with an open crown on ribs and piers; light falls in through the crown."""
    shell = [(RADIUS + 0.8, 0), (RADIUS + 0.8, END + 15)]
    for turn in (-0.43 * math.pi, -math.pi):
        lathe(shell, (AXIS, -15, SPRING), (-math.pi / 2, turn, 0), panel, 40, arc=0.215)
    rib = ring(RADIUS, 1.5, 1.3, (AXIS, FIRST, SPRING), (math.pi / 2, 0, 0), bronze, 64, 0.05, arc=0.5)
    for bay in range(BAYS + 1):
        y = FIRST + bay * BAY
        if bay:
            copy_of(rib, (AXIS, y, SPRING), (math.pi / 2, 0, 0))
        for side in (-1, 1):
            x = AXIS + side * RADIUS
            box((1.7, 1.5, SPRING), (x, y, SPRING / 2), material=bronze, bevel=0.06)
            box((2.1, 1.9, 0.7), (x, y, 0.35), material=iron, bevel=0.06)
            box((2.0, 1.8, 0.5), (x, y, SPRING), material=iron, bevel=0.06)
            box((0.05, 0.10, 5.2), (x - side * 0.87, y - 0.3, 4.4), material=warm if side > 0 else light('#ffb766', 2), bevel=0)
            point((x - side * 2.2, y - 2.5, 6.0), 900 if side > 0 else 240, '#ffb98a' if side > 0 else '#8fc4ff', 0.5)
        if bay < BAYS - 1:
            middle = y + BAY / 2
            area((AXIS, middle, SPRING + RADIUS + 3), (AXIS, middle, 0), 4, 11000 if bay in (2, 3) else 6500, '#bfe0ff', tall=6, spread=60)
    for y, strength in ((25, 0.26), (38, 0.36), (48, 0.28), (60, 0.22)):
        shaft((AXIS - 3.0, y, SPRING + RADIUS + 1), (AXIS + 2.6, y, 0.2), 2.6, 2.0, '#bfe2ff', strength, dust=0.6)


def far_arch():
    """Adds the end wall with its round arch, three steps up to it, and the evening over the city beyond."""
    opening = [(ARCH * math.cos(math.pi * step / 32), ARCH_SPRING + ARCH * math.sin(math.pi * step / 32)) for step in range(33)]
    outline = [(-20, -1), (-ARCH, -1), *reversed(opening), (ARCH, -1), (20, -1), (20, 30), (-20, 30)]
    extrude(outline, 1.6, (AXIS, END, 0), (math.pi / 2, 0, 0), panel, 0)
    for reach, width, depth, body in ((0.5, 1.0, 0.9, bronze), (1.35, 0.5, 0.5, iron), (1.0, 0.10, 1.0, warm)):
        ring(ARCH + reach, width, depth, (AXIS, END - 0.9, ARCH_SPRING), (math.pi / 2, 0, 0), body, 64, 0, arc=0.5)
        for side in (-1, 1):
            box((width, depth, ARCH_SPRING), (AXIS + side * (ARCH + reach), END - 0.9, ARCH_SPRING / 2), material=body, bevel=0)
    for number in range(3):
        box((2 * ARCH + 5 - number * 1.6, 7 - number * 1.8, 0.3), (AXIS, END - 2, 0.15 + 0.3 * number), material=bronze, bevel=0.04)

    sky([(0.0, '#ffd9a0'), (0.35, '#ffb070'), (0.7, '#f0805a'), (1.0, '#8a4a78')], END + 75, -12, 30, 4.2)
    city = towers(facades(0.8, 0.5), [light(GATE, 2)], metal('#5a3c34', 0.6, 0.2), seed=5)
    for number in range(26):
        tower(city[number % len(city)], (AXIS - 16 + number * 1.35, END + 34 + chance.uniform(0, 26), -8), chance.uniform(2.2, 3.8), chance.uniform(9.5, 17))
    gate((AXIS + 3.0, END + 62, 8.2), 6.6, spill=0, haze=1.2, legs=False, power=2.6)
    halo((AXIS + 2, END + 20, 1), 15, '#ffb070', 1.3, stretch=1.6, falloff=1.5)

    halo((AXIS, END - 4, 5.5), 19, '#ffa763', 0.75, falloff=2.2)
    area((AXIS, END - 1, 6), (AXIS, 40, 0), 11, 1300, '#ffb070', tall=10, spread=120)
    area((AXIS, END - 1, 7), (AXIS, 40, 3), 10, 24000, '#ffa763', tall=10, spread=110, mirrored=False)


def pedestal(x, y, accent, lot):
    """Adds an octagonal plinth with a ring of light and a floating lot above it."""
    extrude(polygon(8, 1.0, math.pi / 8), 1.1, (x, y, 0.55), material=iron, bevel=0.05, taper=0.84)
    extrude(polygon(8, 1.15, math.pi / 8), 0.22, (x, y, 0.11), material=bronze, bevel=0.04)
    ring(0.72, 0.04, 0.04, (x, y, 1.11), material=light(accent, 5), bevel=0, steps=48)
    lot(x, y, 2.1)
    point((x, y - 0.2, 1.5), 60, accent, 0.15)


def stone_lot(material, seed):
    return lambda x, y, z: shard(0.42, 1.7, (x, y, z + 0.1), (0.1, 0.1, 0.3), seed=seed, material=material)


def orb_lot(x, y, z):
    sphere(0.42, (x, y, z), steel, 5)
    for tilt in (0.5, -0.7):
        torus(0.62, 0.03, (x, y, z), (math.pi / 2 + tilt, tilt, 0), gold, 72, 12)


def blade_lot(x, y, z):
    extrude([(-0.13, -1.0), (0.13, -1.0), (0.2, 0.5), (0, 1.1), (-0.14, 0.5)], 0.06, (x, y, z + 0.4), (math.pi / 2, 0, 0.3), pewter, 0.014)
    box((0.03, 0.08, 1.5), (x, y, z + 0.2), (0, 0, 0.3), warm, 0)
    box((0.6, 0.11, 0.11), (x, y, z - 0.6), (0, 0, 0.3), gold, 0.02)


def core_lot(x, y, z):
    cylinder(0.36, 1.0, (x, y, z), material=iron, bevel=0.06, sides=32)
    for level in (-0.3, 0.0, 0.3):
        ring(0.37, 0.05, 0.08, (x, y, z + level), material=light(SLIPSTREAM, 5), bevel=0, steps=48)


def aisle():
    """Two rows of pedestals, the first pair far enough away to stand whole in the picture."""
    violet, teal = crystal('#8f6bff', '#2a0fb8', '#ff9bf2', 1.3, 2), crystal('#22d3c5', '#05524f', '#d0fff8', 1.3, 2)
    lots = [(ODYSSEY, stone_lot(violet, 2)), (SIGNAL, orb_lot), (DOMINION, stone_lot(teal, 7)), ('#ffb766', blade_lot), (SLIPSTREAM, core_lot)]
    for number in range(7):
        for side in (-1, 1):
            accent, lot = lots[(number * 2 + (side > 0) + 3) % len(lots)]
            pedestal(AXIS + side * 7.4, 30 + number * 9.5, accent, lot)


def great_lot(heart):
    """Adds more than half of a Gate, carried by chains from the crown, over a round dais from which two buyers look up at it."""
    x, y, _ = heart
    fragment(heart, 4.6, (7, 8, 9, 10, 11, 0, 1), (math.pi / 2, -0.20, 0.22), power=1.3)
    for reach, z in ((-3.6, 11.0), (2.4, 12.6), (5.0, 9.6)):
        tube([(x + reach, y, z), (x + reach * 0.8, y, 18), (x + reach * 0.6, y, 24)], 0.07, iron)
    for radius, height, body in ((4.8, 0.4, bronze), (4.1, 0.8, iron), (3.4, 1.1, bronze)):
        cylinder(radius, height, (AXIS, y, height / 2), material=body, bevel=0.06, sides=96)
    ring(3.8, 0.06, 0.05, (AXIS, y, 0.81), material=cold, bevel=0)
    ring(2.9, 0.05, 0.04, (AXIS, y, 1.11), material=warm, bevel=0)
    area((x - 7, y - 9, 16), heart, 3, 11000, '#dfeaff', spread=100)
    area((x + 8, y + 7, 14), heart, 2, 7000, '#ffb27a', tall=8)
    area((x - 8, y + 9, 10), heart, 2, 5200, SIGNAL, tall=8)
    area((x, y + 1.6, 1.4), heart, 3, 900, '#ffc890')
    traveller((AXIS - 2.5, y - 1.4, 1.1), math.radians(-14), GATE, wind=-1)
    traveller((AXIS - 0.7, y - 0.9, 1.1), math.radians(24), SIGNAL, cape=False, blade=False, pack=True)


floor()
vault()
shelves(-1, goods(SIGNAL, ODYSSEY, crystal(SIGNAL, '#0a4f8a', '#e6fbff', 1.2, 6), 1.6), washed_wall('#3f86b8', 0.16), light(SIGNAL, 1.5), (0.3, 1.5))
shelves(1, goods('#ffb766', DOMINION, crystal(GATE, '#7a2f08', '#fff0c8', 1.4, 6), 2.4), washed_wall('#c9874c', 0.34), warm, (0.3, 1.4))
far_arch()
aisle()
# From over the viewer's shoulder: the faces of what lies on the shelves, more on the right than behind the words.
area((AXIS - 3, 10, 13), (AXIS + RADIUS, 46, 4), 5, 9000, '#ffd7a8', spread=70, mirrored=False)
area((AXIS + 6, 4, 13), (AXIS - RADIUS, 34, 4), 5, 1700, '#a8cfff', spread=70, mirrored=False)
great_lot((AXIS + 0.3, 35.5, 6.5))
passers = traveller((AXIS - 2.6, END - 3, 0.9), math.radians(6), GATE, resolution=100, stride=0.7)
copy_group(passers, (AXIS - 1.2, END - 4, 0.9), (0, 0, -0.3))
for x, y, z, turn, size in ((12.0, 36, 0, 0.25, (1.9, 1.3, 1.3)), (12.2, 36.1, 1.3, -0.2, (1.2, 0.9, 0.8))):
    chest(empty((AXIS + x, y, z), (0, 0, turn)), panel, bronze, warm, size)
motes(90, (AXIS - 9, 18, 0.5), (AXIS + 10, 55, 14), (0.012, 0.03), '#ffe2b4', 3)

camera((0, 0, 3.6), (0, 100, 3.6), 25, shift=(-0.12, 0.038))
render(
    'market-hero',
    1920,
    560,
    samples=24,
    bounces=5,
    glossy=4,
    clamp=4,
    mist=(14, 170),
    grade={'ev': 0.3, 'fog': (0.075, 0.056, 0.050), 'fogtop': (0.020, 0.034, 0.060), 'foghor': 0.6, 'foghs': 0.9, 'fogmax': 0.7, 'bloom': 0.12},
)
