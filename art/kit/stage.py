"""The dark stage every collectible stands on: wet floor, lit podium, big soft reflections, two neon rims."""

import math

from kit.colours import linear, scaled
from kit.lights import ambient, area
from kit.materials import light, metal
from kit.picture import camera, new_scene, render
from kit.shader import Shader
from kit.shapes import box, cylinder, mesh, ring

#: Size of a catalogue picture, px; parcels share it, so both stand in one grid.
WIDTH, HEIGHT = 960, 800


def collectible(name, accent, rim='#ff7a3c', seed=1, podium=-1.3, podium_radius=1.45, back=0.08, key=440, rims=1.3, fill=1.0, backdrop=None):
    """
    Opens a catalogue picture: `accent` lights the podium and the left rim, `rim` is the other colour and lights the
    right. The subject belongs within about 1.3 m of the origin and stands or floats over `podium` (m above zero).
    """
    new_scene(seed)
    ambient((0.010, 0.014, 0.024), 0.35)
    _floor(podium - 0.23)
    _backdrop(backdrop or accent, back)
    _podium(podium, podium_radius, accent)
    area((-3.6, -4.2, 5.0), (0, 0, 0.1), 3.2, key, '#e6efff', spread=120)
    area((0, -0.5, 6.5), (0, 0, 0), 1.2, key * 0.45, tall=4, spread=100)
    area((4.6, 2.6, 1.2), (0, 0, 0.2), 0.7, 520 * rims, rim, tall=5.5, spread=90)
    area((-4.6, 2.8, 1.0), (0, 0, 0.2), 0.7, 520 * rims, accent, tall=5.5, spread=90)
    area((3.4, -5.5, 0.2), (0, 0, 0), 2.6, 46 * fill, '#7fa6ff', spread=120)
    return name


def shoot(name, height=0.85, distance=8.4, target=(0, 0, -0.14), lens=62, focus=(0, -0.5, 0), fstop=2.4, samples=24, grade=None, **quality):
    """Takes the catalogue picture from straight ahead at `height` m; a longer lens brings the subject closer."""
    camera((0, -distance, height), target, lens, focus=focus, fstop=fstop)
    render(name, WIDTH, HEIGHT, samples, grade=grade, **quality)


def _podium(top, radius, accent):
    body = metal('#10141b', 0.28, 0.85, wear=0.7, bevel=0.02, grime=0.6, scale=2)
    dark = metal('#07090d', 0.4, 0.6)
    cylinder(radius, 0.22, (0, 0, top - 0.11), material=body, bevel=0.03, sides=128)
    cylinder(radius * 1.12, 0.11, (0, 0, top - 0.165), material=dark, bevel=0.03, sides=128)
    ring(radius * 1.005, 0.02, 0.025, (0, 0, top - 0.08), material=light(accent, 4.5), bevel=0)
    ring(radius * 0.86, 0.012, 0.012, (0, 0, top + 0.001), material=light(accent, 2.0), bevel=0)
    for step in range(24):
        angle = step * math.pi / 12
        spot = (radius * 0.93 * math.cos(angle), radius * 0.93 * math.sin(angle), top)
        box((0.035, 0.16, 0.02), spot, (0, 0, angle + math.pi / 2), dark, 0.004)


def _floor(level):
    shader = Shader('floor')
    position = shader.position()
    patches = shader.noise(0.55, 8, 0.6, 0.3, vector=position)
    surface = shader.principled(
        Base_Color='#06080d',
        Roughness=shader.remap(patches, 0.35, 0.68, 0.06, 0.32),
        Specular=0.5,
        Normal=shader.bump(shader.noise(9, 4, 0.6, vector=position), 0.05, 0.02),
    )
    side = 80
    corners = [(-side, -side, level), (side, -side, level), (side, side, level), (-side, side, level)]
    mesh(corners, [(0, 1, 2, 3)], shader.surface(surface))


def _backdrop(colour, strength, side=60):
    """Adds a wall far behind with a soft glow of the accent in its middle."""
    shader = Shader('backdrop')
    distance = shader.vector_math('LENGTH', shader.position())
    glow = shader.math('POWER', shader.remap(distance, 0, 0.22 * side, 1, 0), 2.2)
    wall = shader.add(
        'ShaderNodeEmission',
        {
            'Color': shader.mix(glow, scaled(colour, 0.02), linear(colour)),
            'Strength': shader.math('MULTIPLY_ADD', glow, strength, 0.02 * strength),
        },
    )
    half = side / 2
    corners = [(-half, 0, -half), (half, 0, -half), (half, 0, half), (-half, 0, half)]
    mesh(corners, [(0, 1, 2, 3)], shader.surface(wall), location=(0, 13, 1))
