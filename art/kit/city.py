"""The night city: facades lit from world position, tower prototypes to instance by the hundred, and traffic of light."""

import math
import random

import bpy

from kit.colours import SIGNAL, SLIPSTREAM, scaled
from kit.materials import light, metal
from kit.shader import Shader
from kit.shapes import box, mesh, place, polygon

#: Mean brightness of a lit window next to the brightest (the fourth power noise of `windows` on average).
_MEAN_WINDOW = 0.4


def windows(
    width, height, lit, colours, strength=4.0, base='#0c121b', rough=0.25, metallic=0.6, gap=(0.25, 0.3), calm=None
):
    """
    Returns a facade of windows `width` x `height` metres, `lit` (0..1) of them shining in one of `colours`, in clusters. The grid comes
    from the world position, so one material serves every tower. `calm` = (near, far): distances from the camera between
    which single windows melt into their mean, so that far towers do not sparkle.
    """
    shader = Shader('windows')
    geometry = shader.add('ShaderNodeNewGeometry').outputs
    own = shader.add('ShaderNodeObjectInfo').outputs['Random']
    place_in_world, facing = shader.axes(geometry['Position']), shader.axes(geometry['Normal'])
    column = shader.math('DIVIDE', shader.math('ADD', place_in_world['X'], place_in_world['Y']), width)
    column = shader.math('MULTIPLY_ADD', own, 97.0, column)
    row = shader.math('DIVIDE', place_in_world['Z'], height)
    across, up = shader.math('FRACT', column), shader.math('FRACT', row)
    cell = shader.add('ShaderNodeCombineXYZ')
    for index, value in enumerate((shader.math('FLOOR', column), shader.math('FLOOR', row), shader.math('MULTIPLY', own, 31.0))):
        shader.set(cell, index, value)
    chance = shader.add('ShaderNodeTexWhiteNoise', {'Vector': cell}).outputs['Value']
    other_cell = shader.vector_math('ADD', cell.outputs[0], (13.1, 7.7, 3.3))
    tone = shader.add('ShaderNodeTexWhiteNoise', {'Vector': other_cell}).outputs['Value']

    clusters = shader.remap(shader.noise(0.09 / width, 2, 0.5, vector=geometry['Position']), 0.35, 0.62, 0.3, 1.7)
    share = shader.math('MULTIPLY', lit, clusters)
    pane = _between(shader, across, gap[0] * 0.8, 1 - gap[0] * 0.8)
    pane = shader.math('MULTIPLY', pane, _between(shader, up, gap[1], 1 - gap[1] * 0.6))
    wall = shader.math('LESS_THAN', shader.math('ABSOLUTE', facing['Z']), 0.5)
    pane = shader.math('MULTIPLY', pane, wall)
    shining = shader.math('MULTIPLY', shader.math('LESS_THAN', chance, share), pane)
    glow = shader.math('MULTIPLY', shining, shader.math('POWER', tone, 1.5))
    colour = shader.ramp(tone, [(i / len(colours), c) for i, c in enumerate(colours)], 'CONSTANT')
    if calm:
        distance = shader.add('ShaderNodeCameraData').outputs['View Distance']
        melt = shader.remap(distance, *calm, 0, 1)
        mean = _MEAN_WINDOW * (1 - 1.6 * gap[0]) * (1 - 1.6 * gap[1])
        flat = shader.math('MULTIPLY', shader.math('MULTIPLY', share, mean), wall)
        glow = shader.mix(melt, glow, flat)
        colour = shader.mix(melt, colour, colours[0])
        pane = shader.mix(melt, pane, shader.math('MULTIPLY', wall, 0.5))

    stains = shader.noise(0.35 / width, 5, 0.6, vector=geometry['Position'])
    plaster = shader.mix(stains, base, scaled(base, 2.2))
    gloss = shader.remap(stains, 0.3, 0.7, rough, rough + 0.25)
    return shader.surface(
        shader.principled(
            Base_Color=shader.mix(pane, plaster, scaled(base, 0.5)),
            Metallic=metallic,
            Roughness=shader.math('MULTIPLY_ADD', pane, -0.12, gloss),
            Emission=colour,
            Emission_Strength=shader.math('MULTIPLY', glow, strength),
        )
    )


def _between(shader, value, low, high):
    return shader.math('MULTIPLY', shader.math('GREATER_THAN', value, low), shader.math('LESS_THAN', value, high))


def facades(strength=1.0, lit=1.0, calm=None):
    """Returns the three facades of the world: warm flats, cold offices, wide ateliers; scale their light and how many are lit."""
    return [
        windows(0.42, 0.62, 0.30 * lit, ('#ffcf8a', '#ffe7c4', '#9fe4ff'), 4.2 * strength, calm=calm),
        windows(0.34, 0.80, 0.24 * lit, ('#8fdcff', '#dff6ff', '#ffb46b'), 3.8 * strength, '#0a1018', 0.15, 0.85, calm=calm),
        windows(0.90, 0.50, 0.26 * lit, ('#ffb865', '#ffd9a0', '#7fd8ff'), 3.8 * strength, '#0d1118', 0.35, 0.3, (0.12, 0.42), calm),
    ]


class _Massing:
    """Collects prisms into one mesh. Slots: 0 facade, 1 dark trim, 2 light."""

    def __init__(self):
        self.vertices, self.faces, self.slots = [], [], []

    def prism(self, outline, low, high, slot=0, top=1.0, slant=0.0):
        """Adds an upright prism over a convex outline; `top` shrinks its upper end, `slant` lowers that end towards +x."""
        start, count = len(self.vertices), len(outline)
        self.vertices += [(x, y, low) for x, y in outline]
        self.vertices += [(x * top, y * top, high - slant * (x + 0.5)) for x, y in outline]
        ring = range(count)
        sides = [(start + i, start + (i + 1) % count, start + count + (i + 1) % count, start + count + i) for i in ring]
        self.faces += [*sides, tuple(start + count + i for i in ring)]
        self.slots += [slot] * count + [0 if slot == 0 else slot]

    def slab(self, width, depth, low, high, slot=0, x=0.0, y=0.0):
        self.prism(_rectangle(width, depth, x, y), low, high, slot)

    def mesh(self, materials, name):
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.vertices, [], self.faces)
        for material in materials:
            data.materials.append(material)
        data.polygons.foreach_set('material_index', self.slots)
        data.update()
        return data


def _rectangle(width, depth, x=0.0, y=0.0):
    return [(x + a * width / 2, y + b * depth / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def _chamfered(width, depth, cut):
    w, d = width / 2, depth / 2
    return [(-w, -d + cut), (-w + cut, -d), (w - cut, -d), (w, -d + cut), (w, d - cut), (w - cut, d), (-w + cut, d), (-w, d - cut)]


def _grown(outline, factor):
    return [(x * factor, y * factor) for x, y in outline]


def _stepped(m, chance):
    """Adds setbacks with chamfered corners, a lit crown and a mast."""
    low, width = 0.0, 1.0
    for share in (0.46, 0.26, 0.16):
        outline = _chamfered(width, width * 0.86, 0.12 * width)
        m.prism(outline, low, low + share)
        m.prism(_grown(outline, 1.03), low + share, low + share + 0.012, 1)
        low, width = low + share + 0.012, width * chance.uniform(0.66, 0.78)
    m.prism(_chamfered(width * 1.02, width * 0.9, 0.12 * width), low, low + 0.008, 2)
    m.prism(_chamfered(width, width * 0.86, 0.12 * width), low + 0.008, 1.0, 1, top=0.55)
    m.slab(0.02, 0.02, 0.98, 1.22, 1)


def _core_slab(m, chance):
    """Adds a thin office slab beside a taller dark core, a line of light in the joint."""
    m.slab(0.62, 0.7, 0, 0.88, 0, x=-0.19)
    m.slab(0.60, 0.68, 0.88, 0.9, 1, x=-0.19)
    m.slab(0.26, 0.5, 0, 1.0, 1, x=0.28)
    m.slab(0.035, 0.05, 0.05, 0.96, 2, x=0.13, y=-0.36)
    m.slab(0.5, 0.3, 0.9, 0.93, 1, x=-0.2, y=chance.uniform(-0.1, 0.1))


def _drum(m, chance):
    """Adds a round tower with two thin terraces of light and a sunken crown."""
    outline = polygon(20, 0.46)
    levels = (0, chance.uniform(0.56, 0.64), chance.uniform(0.78, 0.84), 0.95)
    for low, high in zip(levels, levels[1:]):
        m.prism(outline, low, high - 0.010)
        m.prism(_grown(outline, 1.05), high - 0.010, high - 0.005, 2 if high < 0.9 else 1)
        m.prism(_grown(outline, 1.05), high - 0.005, high, 1)
        outline = _grown(outline, 0.88)
    m.prism(_grown(outline, 0.8), 0.95, 1.0, 1, top=0.7)


def _twins(m, chance):
    """Adds two blades of unequal height joined by bridges."""
    m.prism(_rectangle(0.38, 0.8, -0.27), 0, 1.0, slant=0.06)
    m.prism(_rectangle(0.38, 0.66, 0.27), 0, 0.82, slant=-0.05)
    for level in (0.38, 0.55, 0.70):
        m.slab(0.3, 0.3, level, level + 0.02, 1)
    m.slab(0.02, 0.02, 0.1, 0.95, 2, x=-0.07, y=-0.41)


def _needle(m, chance):
    """Adds a tapering hexagon that ends in a long mast."""
    m.prism(polygon(6, 0.5), 0, 0.62, top=0.86)
    m.prism(polygon(6, 0.45), 0.62, 0.63, 1)
    m.prism(polygon(6, 0.40), 0.63, 0.92, top=0.66)
    m.prism(polygon(6, 0.27), 0.92, 0.926, 2)
    m.prism(polygon(6, 0.25), 0.926, 1.06, 1, top=0.2)
    m.slab(0.022, 0.022, 1.0, 1.4, 1)


def _wedge(m, chance):
    """Adds a block cut off at a steep angle, its edge lit."""
    m.prism(_rectangle(0.9, 0.7), 0, 1.0, slant=0.22)
    m.slab(0.96, 0.76, 0.05, 0.07, 1)
    m.slab(0.02, 0.02, 0.0, 1.0, 2, x=-0.455, y=-0.355)
    m.slab(0.3, 0.5, 0.0, 0.6, 1, x=0.4, y=0.25)


def _cross(m, chance):
    """Adds four wings of different height around a core."""
    for x, y, top in ((0.28, 0, 0.72), (-0.28, 0, 0.86), (0, 0.28, 0.94), (0, -0.28, 0.6)):
        m.slab(0.42, 0.42, 0, top, 0, x, y)
        m.slab(0.44, 0.44, top, top + 0.012, 1, x, y)
    m.slab(0.3, 0.3, 0, 1.0, 1)
    m.slab(0.02, 0.02, 1.0, 1.16, 1, x=0.06)


def _block(m, chance):
    """Adds a broad low house with a cluttered roof, for the foreground."""
    m.slab(1.0, 0.9, 0, 0.8)
    m.slab(1.03, 0.93, 0.8, 0.82, 1)
    m.slab(0.6, 0.5, 0.82, 0.95, 0, x=chance.uniform(-0.15, 0.15))
    m.slab(0.62, 0.52, 0.95, 0.96, 1)
    for _ in range(7):
        side = chance.uniform(0.06, 0.18)
        x, y = chance.uniform(-0.4, 0.4), chance.uniform(-0.35, 0.35)
        m.slab(side, side * chance.uniform(0.6, 1.3), 0.8, 0.8 + chance.uniform(0.03, 0.16), 1, x, y)


STYLES = (_stepped, _core_slab, _drum, _twins, _needle, _wedge, _cross, _block)


def towers(walls=None, glows=None, trim=None, seed=1, variants=2):
    """
    Returns tower meshes of unit width and height to be placed with `tower`: every style `variants` times, its walls taken from
    `walls` (materials, see `facades`) and its strip of light from `glows` in turn.
    """
    chance = random.Random(seed)
    walls = walls or facades()
    glows = glows or [light(colour, 4) for colour in (SIGNAL, '#ff7a3c', '#ff3d8b', '#7ae9ff')]
    trim = trim or metal('#0b0f16', 0.4, 0.7, scale=0.2)
    prototypes = []
    for number in range(len(STYLES) * variants):
        massing = _Massing()
        STYLES[number % len(STYLES)](massing, chance)
        materials = (walls[(number + number // len(STYLES)) % len(walls)], trim, chance.choice(glows))
        prototypes.append(massing.mesh(materials, f'tower-{number}'))
    return prototypes


def tower(prototype, location, width, height, turn=0.0, parent=None):
    """Puts one tower up: `width` and `height` in metres, turned about its axis by `turn` radians."""
    thing = bpy.data.objects.new('tower', prototype)
    thing.location, thing.scale, thing.rotation_euler = location, (width, width, height), (0, 0, turn)
    thing.parent = parent
    return place(thing)


def skyline(prototypes, near, far, spread, height, seed=1, width=(5.5, 11), gap=(1.25, 1.9), row=13):
    """
    Adds rows of towers from `near` to `far` metres ahead (+y), reaching `spread` times the distance to both sides.
    `height(x, y, chance)` gives each one's height in metres, or None where the ground stays free.
    """
    chance = random.Random(seed)
    y = near
    while y < far:
        x = -spread * y
        while x < spread * y:
            girth = chance.uniform(*width) * (1 + y / 900)
            tall = height(x, y, chance)
            if tall is not None:
                spot = (x + chance.uniform(-2, 2), y + chance.uniform(-4, 4), 0)
                tower(chance.choice(prototypes), spot, girth, max(tall, 5), chance.choice((0, math.pi / 2, math.pi, 0.35)))
            x += girth * chance.uniform(*gap)
        y += row + y * 0.035


def traffic(count, spot, seed=1, length=(2, 8), thickness=0.13, colours=(SLIPSTREAM, '#ffd9a0', '#6fd8ff'), power=(4, 8), across=0.4):
    """Adds streaks of flying traffic: `spot(chance)` gives each one's (x, y, z); a part `across` flies sideways, the rest along y."""
    chance = random.Random(seed)
    glows = [light(colour, strength) for colour in colours for strength in power]
    for _ in range(count):
        reach = chance.uniform(*length)
        sideways = chance.random() < across
        size = (reach, thickness, thickness * 0.7) if sideways else (thickness, reach, thickness * 0.7)
        box(size, spot(chance), (0, 0, 0 if sideways else chance.uniform(-0.3, 0.3)), chance.choice(glows), 0)


def wet_ground(side=1400, level=0.0, colour='#070a10', rough=(0.08, 0.4), scale=0.05):
    """Returns streets far below: a dark plane with glossy patches that mirror the lights."""
    shader = Shader('wet-ground')
    patches = shader.noise(scale, 7, 0.6)
    surface = shader.principled(Base_Color=colour, Roughness=shader.remap(patches, 0.4, 0.6, *rough))
    corners = [(-side, -side, level), (side, -side, level), (side, side, level), (-side, side, level)]
    return mesh(corners, [(0, 1, 2, 3)], shader.surface(surface))


def stars(count, distance=1500, sweep=0.75, low=60, high=620, seed=1, colour='#cfe2ff', strength=6.0, size=(0.5, 1.1)):
    """Returns stars ahead: tiny lights on a cylinder `distance` metres away within `sweep` radians of +y, `low`..`high` metres up."""
    chance = random.Random(seed)
    glow = light(colour, strength)
    corners = ((1, 0, 0), (0, 0, 1), (-1, 0, 0), (0, 0, -1))
    vertices, faces = [], []
    for _ in range(count):
        angle, level = chance.uniform(-sweep, sweep), chance.uniform(low, high)
        # Most stars are faint: the cube of the dice makes few large ones.
        reach = size[0] + (size[1] - size[0]) * chance.random() ** 3
        x, y = distance * math.sin(angle), distance * math.cos(angle)
        faces.append(tuple(range(len(vertices), len(vertices) + 4)))
        vertices += [(x + reach * a, y, level + reach * c) for a, _, c in corners]
    return mesh(vertices, faces, glow, name='stars')

