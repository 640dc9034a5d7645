"""Faraday Flats: lightning pylons on a plain of black glass, the tallest struck from a torn thundercloud with a lit belly."""

import math

import numpy as np
from mathutils import Vector

from kit.ground import bolt, lattice, limbs, struts, walkers
from kit.land import field, parcel, scatter, shoot, slab, spikes, spots, step, unsampled
from kit.lights import point
from kit.materials import light, metal
from kit.noise import fractal
from kit.sdf import ball, blend, capsule, meet, mesh_of
from kit.settlement import Settlement
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, lathe, ring, sphere, torus

STORM = '#5f7dff'
AMBER = '#ffb340'
name = parcel(
    'faraday-flats',
    STORM,
    sunlight='#9fb4ff',
    power=1.3,
    direction=(0.85, 0.4, -0.6),
    fill='#3a55ff',
    rim=0.6,
    walls=1.3,
    sky='#0a1024',
    haze=0.4,
    back=0.05,
    seed=15,
)

x, y = field(300)
height = 0.012 * fractal(x * 1.5, y * 1.5, 4, seed=3) - 0.05 * step(0.55, 0.9, fractal(x * 2.4, y * 2.4, 4, seed=9, ridged=True))
HUB = (-0.10, 0.10)
PYLONS = [(HUB[0] + 1.36 * math.cos(angle), HUB[1] + 1.36 * math.sin(angle)) for angle in np.radians([15, 75, 135, 195, 255, 315])]
height = height - 0.02


def glass():
    """Returns sand fused to black glass: mirrors in patches, hexagonal shrinkage cracks, a faint blue light in the deepest."""
    shader = Shader('glass-plain')
    position = shader.position()
    patches, fine = shader.noise(1.6, 7, 0.62, 0.4, vector=position), shader.noise(30, 4, 0.6, vector=position)
    cracks = shader.cracks(3.4, 0.045, position, warp=0.04)
    hub = shader.vector_math('DISTANCE', position, (HUB[0], HUB[1], 0))
    near = shader.remap(hub, 0.15, 1.5, 1, 0)
    base = shader.mix(shader.remap(patches, 0.4, 0.62, 0, 1), '#05070d', '#1b2030')
    base = shader.mix(cracks, base, '#020204')
    rough = shader.math('ADD', shader.remap(patches, 0.40, 0.60, 0.05, 0.36), shader.math('MULTIPLY', cracks, 0.4), clamp=True)
    relief = shader.math('SUBTRACT', shader.math('MULTIPLY', fine, 0.12), cracks)
    charge = shader.math('MULTIPLY', shader.math('POWER', cracks, 4.0), shader.math('POWER', near, 1.6))
    surface = shader.principled(
        Base_Color=base,
        Roughness=rough,
        Specular=0.6,
        Normal=shader.bump(relief, 0.4, 0.02),
        Emission=STORM,
        Emission_Strength=shader.math('MULTIPLY', charge, 3.2),
    )
    return shader.surface(surface)


plain = glass()
ground = slab(height, plain, ('#12141d', '#1d2130', '#0c0e15', '#2a3044', '#161a26'), veins=STORM, vein_power=4.0, seed=11)

iron = metal('#39404e', 0.35, 0.9, wear=0.9, grime=0.6, scale=8, bevel=0.005)
dark = metal('#151921', 0.35, 0.9, wear=0.7, grime=0.6, scale=8, bevel=0.006)
ceramic = metal('#8b5a3c', 0.22, 0.0, grime=0.5, scale=8, clearcoat=0.6)
copper = metal('#c98a52', 0.22, 1.0, grime=0.5, scale=6)
amber, blue, corona = light(AMBER, 6), light(STORM, 5), light('#b9c8ff', 7)


def pylon(a, b, tall, size):
    """Adds a footing, splayed lattice legs, a stack of insulators and the toroid that takes the stroke. Returns the tip."""
    z = ground.at(a, b)
    for radius, high in ((0.26, 0.05), (0.20, 0.10)):
        cylinder(radius * size, high, (a, b, z + high / 2), material=dark, bevel=0.008, sides=6)
    ring(0.205 * size, 0.012, 0.014, (a, b, z + 0.075), material=amber, bevel=0, steps=6)
    legs = z + 0.10
    waist = z + tall * 0.52
    lattice((a, b, legs), (a, b, waist), 0.26 * size, 0.09 * size, 6, 0.017 * size, iron)
    cylinder(0.07 * size, 0.04, (a, b, waist), material=dark, bevel=0.006, sides=24)
    discs = max(5, int(tall * 0.30 / (0.052 * size)))
    profile = []
    for disc in range(discs):
        low = disc * 0.052 * size
        profile += [
            (0.035 * size, low),
            (0.082 * size * (1 - 0.25 * disc / discs), low + 0.016 * size),
            (0.078 * size * (1 - 0.25 * disc / discs), low + 0.026 * size),
            (0.035 * size, low + 0.032 * size),
        ]
    lathe(profile, (a, b, waist + 0.02), material=ceramic, steps=32)
    head = waist + 0.02 + discs * 0.052 * size
    cylinder(0.022 * size, z + tall - head, (a, b, (head + z + tall) / 2), material=copper, bevel=0, sides=16)
    crown = z + tall - 0.05 * size
    torus(0.125 * size, 0.036 * size, (a, b, crown), material=copper, steps=48, sides=16)
    for spoke in range(3):
        angle = spoke * math.pi / 3
        reach = 0.125 * size
        struts(
            [((a - reach * math.cos(angle), b - reach * math.sin(angle), crown), (a + reach * math.cos(angle), b + reach * math.sin(angle), crown))],
            0.014 * size,
            copper,
        )
    cylinder(0.010 * size, 0.16 * size, (a, b, z + tall + 0.05 * size), material=copper, bevel=0, sides=10, top=0.002)
    sphere(0.020 * size, (a, b, z + tall + 0.10 * size), corona, 3)
    return Vector((a, b, z + tall + 0.10 * size)), Vector((a, b, crown))


hub_tip, hub_crown = pylon(*HUB, 1.30, 1.5)
TALL = (0.86, 0.98, 0.92, 0.84, 0.90, 0.78)
crowns = [pylon(*spot, tall, 0.95)[1] for spot, tall in zip(PYLONS, TALL)]

# Conduits from every foot to the hub: a dark channel with a line of blue.
for number, (a, b) in enumerate(PYLONS):
    way = Vector((HUB[0] - a, HUB[1] - b, 0)).normalized()
    start, end = Vector((a, b, 0)) + way * 0.24, Vector((*HUB, 0)) - way * 0.40
    yaw = math.atan2(way.y, way.x)
    box(((end - start).length, 0.07, 0.05), (start + end) / 2 + Vector((0, 0, 0.005)), (0, 0, yaw), dark, 0.006)
    box(((end - start).length, 0.014, 0.006), (start + end) / 2 + Vector((0, 0, 0.033)), (0, 0, yaw), blue, 0)
    for part in (0.25, 0.5, 0.75):
        box((0.05, 0.10, 0.07), start.lerp(end, part) + Vector((0, 0, 0.01)), (0, 0, yaw), iron, 0.006)
for radius in (0.42, 0.62):
    ring(radius, 0.05, 0.04, (*HUB, 0.0), material=dark, bevel=0.005, steps=6 * 12)
    ring(radius, 0.010, 0.005, (*HUB, 0.024), material=blue, bevel=0, steps=6 * 12)

# The stroke: from the cloud to the hub, then on to three of the ring.
CLOUD = Vector((HUB[0] + 0.02, HUB[1] - 0.02, 2.08))
LEADER = CLOUD + Vector((0.10, -0.12, -0.02))  # where the stroke leaves the belly
stroke = light('#c9d6ff', 15)
thin = light('#8fa6ff', 8)
limbs(bolt(LEADER, hub_tip, 0.10, 0.015, 5, seed=5), stroke, sides=6, steps=1, smooth=False)
limbs(bolt(CLOUD + Vector((-0.30, 0.18, 0.0)), hub_tip, 0.13, 0.007, 3, seed=14), thin, sides=5, steps=1, smooth=False)
for target, seed in ((5, 3), (0, 8), (3, 21)):
    limbs(
        bolt(hub_crown + (crowns[target] - hub_crown).normalized() * 0.2, crowns[target], 0.09, 0.008, 3, seed=seed),
        stroke if target == 5 else thin,
        sides=5,
        steps=1,
        smooth=False,
    )
earthed = Vector(ground.point(PYLONS[5][0] + 0.36, PYLONS[5][1] - 0.16))
limbs(bolt(crowns[5] - Vector((0, 0, 0.03)), earthed, 0.12, 0.006, 2, seed=4), thin, sides=5, steps=1, smooth=False)
point(hub_tip + Vector((0.1, -0.1, 0.16)), 42, '#aebfff', 0.06)
point(hub_tip.lerp(CLOUD, 0.75) + Vector((0.25, -0.25, 0)), 26, '#8fa2ff', 0.15)
point(crowns[5] + Vector((0.1, -0.1, 0.1)), 10, '#aebfff', 0.05)
point(earthed + Vector((0, 0, 0.08)), 2.5, '#aebfff', 0.03)


CLOUD_TURN = math.radians(45)  # its long side lies across the picture


def billows():
    """(centre, radius) of the puffs a thundercloud is heaped up from: few big ones, many small ones on their upper sides."""
    dice = np.random.default_rng(27)
    heaps = [
        ((-0.50, 0.02, 0.03), 0.23),
        ((-0.20, 0.04, 0.12), 0.29),
        ((0.10, 0.0, 0.17), 0.33),
        ((0.40, 0.06, 0.08), 0.26),
        ((0.68, 0.0, 0.01), 0.18),
        ((-0.76, 0.04, -0.01), 0.15),
        ((0.06, -0.18, 0.03), 0.22),
        ((-0.30, -0.16, 0.01), 0.20),
        ((0.40, -0.15, 0.0), 0.18),
    ]
    small = []
    for centre, radius in heaps:
        for _ in range(int(52 * radius)):
            way = dice.normal(size=3)
            way[2] = abs(way[2]) - 0.25
            way /= np.linalg.norm(way)
            small.append((np.array(centre) + way * radius * dice.uniform(0.82, 1.0), radius * dice.uniform(0.24, 0.46)))
    return heaps + small


PUFFS = billows()
# Rags of cloud at both ends and below: (start, end, girth).
SCUD = (
    ((-0.95, 0.0, -0.06), (-0.62, -0.05, -0.10), 0.055),
    ((0.72, 0.0, -0.08), (1.02, 0.05, -0.03), 0.05),
    ((-0.34, -0.12, -0.15), (-0.10, -0.16, -0.19), 0.05),
    ((0.28, -0.12, -0.15), (0.48, -0.10, -0.18), 0.045),
)


def heaped(p):
    """Returns the thundercloud: puffs over a ragged level base, torn at both ends and with scud trailing below."""
    x, y, z = p
    body = np.full(np.shape(x), 9.0, np.float32)
    for centre, radius in PUFFS:
        body = blend(body, ball(p, centre, radius), 0.035)
    ragged = 0.055 * fractal(x * 4 + z * 2, y * 4, 4, seed=3)
    body = meet(body, -0.10 - z + ragged, 0.07)
    for start, end, girth in SCUD:
        body = blend(body, capsule(p, start, end, girth, girth * 0.4), 0.09)
    tear = fractal(x * 5 + 3 * z, z * 9 + 4 * y, 5, seed=8)
    return body + 0.05 * tear * (0.35 + 0.65 * step(0.45, 0.95, np.abs(x)))


def vapour():
    """Returns cloud as a soft-edged skin: slate on its crowns, thinning away at every outline, its belly lit by the stroke below."""
    shader = Shader('vapour')
    position = shader.position()
    where = shader.add('ShaderNodeNewGeometry').outputs['Position']
    rise, up = shader.axes(position)['Z'], shader.axes(shader.add('ShaderNodeNewGeometry').outputs['Normal'])['Z']
    wisps = shader.noise(7, 5, 0.62, 0.4, vector=position)
    tone = shader.mix(shader.remap(shader.math('MULTIPLY_ADD', wisps, 0.5, up), -0.1, 1.1, 0, 1), '#2a3254', '#939fc8')
    near = shader.math('POWER', shader.remap(shader.vector_math('DISTANCE', where, tuple(LEADER)), 0.05, 1.05, 1, 0), 1.6)
    belly = shader.math('MULTIPLY', shader.remap(rise, 0.22, -0.14, 0, 1), shader.remap(up, 0.8, -0.1, 0.15, 1))
    power = shader.math('MULTIPLY', shader.math('MULTIPLY_ADD', near, 2.4, 0.14), belly)
    skin = shader.principled(Base_Color=tone, Roughness=1.0, Specular=0.0, Emission=shader.mix(near, STORM, '#d3dcff'), Emission_Strength=power)
    cover = shader.remap(shader.math('MULTIPLY_ADD', wisps, 0.45, shader.facing(0.5)), 0.62, 0.98, 1, 0)
    soft = shader.add('ShaderNodeMixShader', {0: cover, 1: shader.add('ShaderNodeBsdfTransparent'), 2: skin})
    return unsampled(shader.surface(soft))


mesh_of(heaped, (-1.15, -0.55, -0.34), (1.15, 0.50, 0.60), 190, vapour(), empty(CLOUD + Vector((0, 0, 0.10)), (0, 0, CLOUD_TURN)))
point(LEADER + Vector((0.16, -0.16, -0.16)), 16, '#aebfff', 0.12)

# The crew: a bunker with amber windows, rows of accumulators, cable drums, people in long coats.
crew = Settlement(ground, accent=STORM, warm=AMBER, hull='#6d7480', seed=4)
crew.hut(0.98, -1.62, 0.26, turn=0.3)
crew.hut(0.62, -1.72, 0.18, turn=0.3, storeys=2)
crew.mast(1.32, -1.74, 0.62, dish=True)
for row in range(3):
    for column in range(6):
        a, b = 1.50 + row * 0.16, -0.72 + column * 0.15
        box((0.10, 0.09, 0.17), ground.point(a, b, 0.08), material=iron, bevel=0.008)
        box((0.085, 0.003, 0.012), (a, b - 0.0465, ground.at(a, b) + 0.13), material=amber, bevel=0)
        box((0.003, 0.07, 0.012), (a + 0.0515, b, ground.at(a, b) + 0.13), material=amber, bevel=0)
        cylinder(0.012, 0.05, ground.point(a, b, 0.18), material=ceramic, bevel=0, sides=10)
for a, b in ((-1.55, -1.50), (-1.30, -1.62), (0.10, -1.66)):
    cylinder(0.10, 0.09, ground.point(a, b, 0.10), (math.pi / 2, 0, 0.6), dark, 0.006, 28)
    cylinder(0.075, 0.095, ground.point(a, b, 0.10), (math.pi / 2, 0, 0.6), copper, 0.004, 28)
crew.lamps([(0.80, -1.42), (1.28, -1.40), (1.36, -0.90), (1.36, -0.30), (0.30, -1.50), (-1.1, -1.5)], 0.10, power=1.4)
walkers(
    [ground.point(*spot) for spot in ((0.84, -1.38), (0.92, -1.34), (1.34, -0.6), (0.2, -1.45), (-1.35, -1.42), (0.50, -0.95))],
    coats=('#d8a03a', '#c7cdd8'),
)
scatter(
    spikes(plain, slender=2.2), spots(ground, 150, 5, lambda a, b, z: math.hypot(a - HUB[0], b - HUB[1]) > 0.75), (0.010, 0.038), tilt=0.7, seed=4
)

shoot(name, bounces=5, transmission=4)
