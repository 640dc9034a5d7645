"""
Everything that flies: lofted hulls, chamfered wings, panel lines, nozzles with plumes, canopies, cannon pods, the fighter.

All craft point their nose along -Y with +Z up and are modelled at their own size; scale the handle they are parented to.
"""

import math
import random

import bpy
import numpy as np
from mathutils import Quaternion, Vector

from kit import materials
from kit.materials import light, metal
from kit.sdf import blend, block, carve, drum, meet, mesh_of, mirrored, turned
from kit.shader import Shader
from kit.shapes import box, cylinder, empty, lathe, place, ring, sphere, torus

#: Turns +Z parts (nozzles, plumes, cylinders) to look aft, forward or to port and starboard.
AFT, FORE, SIDEWAYS = (-math.pi / 2, 0, 0), (math.pi / 2, 0, 0), (0, math.pi / 2, 0)

#: Stored where a panel line must not be drawn.
NOWHERE = 9.0


def _curve(stations, column, at):
    """Returns one column of the stations as a smooth curve over their first column, read at `at`."""
    table = np.asarray(stations, np.float64)
    place, value = table[:, 0], table[:, column]
    slope = np.gradient(value, place)
    # Flat where the value turns, so the curve never swings past a station.
    rise = np.diff(value) / np.diff(place)
    slope[1:-1][rise[:-1] * rise[1:] <= 0] = 0
    fine = np.linspace(place[0], place[-1], 400)
    i = np.clip(np.searchsorted(place, fine) - 1, 0, len(place) - 2)
    step = place[i + 1] - place[i]
    t = (fine - place[i]) / step
    smooth = (
        (1 + 2 * t) * (1 - t) ** 2 * value[i]
        + t * (1 - t) ** 2 * step * slope[i]
        + t * t * (3 - 2 * t) * value[i + 1]
        + t * t * (t - 1) * step * slope[i + 1]
    )
    return np.interp(at, fine, smooth).astype(np.float32)


def loft(p, stations, x=0.0):
    """
    Returns a hull along Y through stations of (y, centre z, half width, height up, height down, power), its axis at `x`: power 2 is an
    ellipse, 1.3 a lens with sharp chines, 4 and more a rounded box.
    """
    y = p[1]
    first, last = stations[0][0], stations[-1][0]
    z, width, up, down, power = (_curve(stations, column, y) for column in range(1, 6))
    above = p[2] - z
    height = np.where(above > 0, up, down)
    u, v = np.abs(p[0] - x) / width + 1e-6, np.abs(above) / height + 1e-6
    girth = ((u**power + v**power) ** (1 / power) - 1) * np.minimum(width, height)
    return np.maximum(girth, np.maximum(first - y, y - last))


def plate(p, outline, height=0.0, thick=0.04, edge=0.02, slope=0.3):
    """
    Returns a flat wing over a convex outline of (x, y), counter-clockwise: `edge` thin (half, m) at its border, growing by `slope`
    to `thick`, which gives it chamfered, light-catching edges.
    """
    inner = None
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        length = math.hypot(bx - ax, by - ay)
        side = ((p[0] - ax) * (by - ay) - (p[1] - ay) * (bx - ax)) / length
        inner = side if inner is None else np.maximum(inner, side)
    half = np.minimum(edge + slope * np.maximum(-inner, 0), thick)
    return np.maximum(inner, np.abs(p[2] - height) - half)


def lines(coordinate, step, offset=0.0):
    """Returns a signed field that is zero every `step` metres: one attribute draws a whole row of panel lines."""
    return np.abs(np.mod(coordinate + offset, 2 * step) - step) - step / 2


def bricks(along, across, step, strip):
    """Returns panel lines along `along` every `step`, shifted from strip to strip like masonry."""
    row = np.floor(np.asarray(across) / strip + 0.5)
    return lines(along, step, np.mod(row * 0.618, 1.0) * step)


def plates(along, across, step, strip, amount=0.4, stagger=True):
    """Returns the darkness of each plate between such lines, 0 to `amount`, for `frame`: no two neighbours look alike."""
    row = np.floor(np.asarray(across) / strip + 0.5)
    shift = np.mod(row * 0.618, 1.0) * step if stagger else 0
    column = np.floor((along + shift) / step + 0.5)
    chance = np.mod(np.sin(row * 12.9898 + column * 78.233) * 437.585, 1)
    return amount * np.clip((chance - 0.5) * 2, 0, 1)


def only(line, region):
    """Returns a panel line within a region (a distance, negative inside)."""
    return np.where(region < 0, line, NOWHERE)


def painted(distance, soft=0.006):
    """
    Returns a painted region for the attributes `stripe` and `frame`. Not clamped: the shader clamps between vertices, which keeps
    the border as sharp as a panel line.
    """
    return 0.5 - distance / soft


def heading(direction, roll=0.0):
    """Returns the rotation that points a craft's nose along `direction`, rolled by `roll` radians."""
    return (Vector(direction).to_track_quat('-Y', 'Z') @ Quaternion((0, 1, 0), roll)).to_euler()


def rod(start, end, radius, material, parent=None, end_radius=None, bevel=0.004, sides=24):
    """Returns a straight round bar between two points."""
    a, b = Vector(start), Vector(end)
    turn = (b - a).to_track_quat('Z', 'Y').to_euler()
    return cylinder(radius, (b - a).length, (a + b) / 2, turn, material, bevel, sides, end_radius, parent)


def beam(start, end, width, depth, material, parent=None, bevel=0.012):
    """Returns a square bar between two points, `width` across and `depth` the other way."""
    a, b = Vector(start), Vector(end)
    return box((width, depth, (b - a).length), (a + b) / 2, (b - a).to_track_quat('Z', 'Y').to_euler(), material, bevel, parent=parent)


def piston(start, end, radius, body, polished, parent=None):
    """Adds a hydraulic ram: sleeve, polished rod, ball joints."""
    middle = Vector(start).lerp(Vector(end), 0.55)
    rod(start, middle, radius, body, parent)
    rod(middle, end, radius * 0.55, polished, parent)
    rod(Vector(start).lerp(Vector(end), 0.49), middle, radius * 1.2, body, parent)
    for joint in (start, end):
        sphere(radius * 1.25, joint, body, 3, parent=parent)


def lettering(text, size, location, rotation, material, parent=None):
    """Returns a flat painted marking, read along its own X, facing its own +Z."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.size, curve.extrude = text, size, 0.001
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    curve.materials.append(material)
    thing = place(bpy.data.objects.new('lettering', curve))
    thing.location, thing.rotation_euler, thing.parent = location, rotation, parent
    return thing


def dark_metal(tone='#14171d', wear=0.9):
    """Returns the gunmetal of frames, barrels and fittings."""
    return metal(tone, 0.32, 0.95, wear=wear, bevel=0.006, grime=0.6)


def flatten(handle):
    """Parents everything below a handle to it directly, so that copies of the handle take it all along."""
    bpy.context.view_layer.update()
    below = [(thing, thing.matrix_world.copy()) for thing in handle.children_recursive]
    home = handle.matrix_world.inverted()
    for thing, where in below:
        if thing.data is None:
            bpy.data.objects.remove(thing)
        else:
            thing.parent = handle
            thing.matrix_parent_inverse.identity()
            thing.matrix_basis = home @ where
    return handle


def _sheath(colour, length, strength):
    """Returns the outer flame: keeps its hue all the way, where the kit's plume burns out to white at the nozzle."""
    shader = Shader('sheath')
    along = shader.remap(shader.axes()['Z'], 0, length, 1, 0)
    core = shader.math('POWER', shader.math('SUBTRACT', 1.0, shader.facing()), 2.6)
    power = shader.math('MULTIPLY', shader.math('MULTIPLY', shader.math('POWER', along, 2.2), core), strength)
    glow = shader.add('ShaderNodeEmission', {'Color': colour, 'Strength': power})
    return shader.surface(shader.add('ShaderNodeAddShader', {0: glow, 1: shader.add('ShaderNodeBsdfTransparent')}))


def plume(colour, length, radius, location=(0, 0, 0), rotation=AFT, parent=None, strength=8.0, beads=5):
    """Adds exhaust of `length` metres from a nozzle of `radius`: a coloured sheath round a bright core with shock beads."""
    ease = np.linspace(0, 1, 72)
    sheath = [(max(radius * (1 - t) ** 0.7 * (1 + 0.3 * t), 0.001), t * length) for t in ease]
    beaded = 0.72 + 0.28 * np.cos(2 * math.pi * beads * ease)
    core = [(max(radius * 0.5 * (1 - t) * bead, 0.001), t * length * 0.7) for t, bead in zip(ease, beaded)]
    for profile, flame in ((sheath, _sheath(colour, length, strength * 0.6)), (core, materials.plume(colour, length * 0.7, strength))):
        lathe(profile, location, rotation, flame, 48, parent).visible_shadow = False


def nozzle(radius, location, rotation, parent, glow, body, petals=14, length=None, heat=5.0):
    """Returns an engine's end, open along its own +Z: petals, a turbine disc and the fire behind it; `location` is the mouth."""
    length = length or radius * 1.1
    handle = empty(location, rotation, parent)
    cylinder(radius * 0.97, 0.02, (0, 0, -length * 0.98), material=body, bevel=0, parent=handle)
    lathe([(radius * 0.99, -length), (radius * 0.97, -length * 0.5), (radius * 0.84, -0.01)], (0, 0, 0), (0, 0, 0), body, 64, handle)
    cylinder(radius * 0.8, 0.01, (0, 0, -length * 0.6), material=light(glow, heat), bevel=0, parent=handle)
    cylinder(radius * 0.28, length * 0.5, (0, 0, -length * 0.4), material=body, bevel=0, top=radius * 0.06, parent=handle)
    ring(radius * 0.6, radius * 0.07, 0.03, (0, 0, -length * 0.52), material=body, bevel=0, steps=48, parent=handle)
    for i in range(12):
        angle = i * math.pi / 6
        spot = (radius * 0.52 * math.cos(angle), radius * 0.52 * math.sin(angle), -length * 0.5)
        box((radius * 0.56, radius * 0.05, radius * 0.12), spot, (0.5, 0, angle), body, 0, parent=handle)
    ring(radius * 1.03, radius * 0.10, radius * 0.16, (0, 0, -length * 0.92), material=body, bevel=radius * 0.03, steps=64, parent=handle)
    width = 2 * math.pi * radius / petals * 0.9
    for i in range(petals):
        angle = 2 * math.pi * i / petals
        spot = (radius * 0.95 * math.cos(angle), radius * 0.95 * math.sin(angle), -length * 0.42)
        box((width, radius * 0.07, length * 0.9), spot, (0.16, 0, angle - math.pi / 2), body, radius * 0.025, parent=handle)
    return handle


def canopy_glass(rim, deep='#03070c', mid='#0a2f45', bows=0, frame='#12151b', width=0.02):
    """Returns a dark mirror with a tinted outline; `bows` frames of `width` metres (half) where the attributes b0.. are zero."""
    shader = Shader('canopy')
    tone = shader.ramp(shader.facing(0.4), [(0, deep), (0.6, mid), (1, rim)])
    bars = 0.0
    for i in range(bows):
        near = shader.math('ABSOLUTE', shader.attribute(f'b{i}'))
        bars = shader.math('MAXIMUM', bars, shader.remap(near, width * 0.9, width, 1, 0))
    return shader.surface(
        shader.principled(
            Base_Color=shader.mix(bars, tone, frame),
            Metallic=0.85,
            Roughness=shader.math('MULTIPLY_ADD', bars, 0.3, 0.05),
            Clearcoat=1.0,
            Clearcoat_Roughness=0.02,
        )
    )


def canopy(parent, stations, rim, bows=(), resolution=110, mid='#0a2f45'):
    """Returns a cockpit's glass lofted through `stations` (see `loft`), with raised frames across it at the y of `bows` and one lengthwise."""
    width = 0.018
    bars = [(lambda p, y=y: p[1] - y) for y in bows] + [lambda p: p[0]]

    def shape(p):
        near = None
        for bar in bars:
            distance = np.abs(bar(p))
            near = distance if near is None else np.minimum(near, distance)
        return loft(p, stations) - 0.008 * np.clip((width - near) / 0.006 + 0.5, 0, 1)

    low = (-max(s[2] for s in stations) - 0.05, stations[0][0] - 0.05, min(s[1] - s[4] for s in stations) - 0.05)
    high = (-low[0], stations[-1][0] + 0.05, max(s[1] + s[3] for s in stations) + 0.05)
    glass = canopy_glass(rim, mid=mid, bows=len(bars), width=width)
    return mesh_of(shape, low, high, resolution, glass, parent, {f'b{i}': bar for i, bar in enumerate(bars)})


def cannon_pod(location, parent, glow, body, length=1.6, radius=0.065):
    """Adds a gun in its housing, firing along -Y; `location` is the middle of the housing."""
    x, y, z = location
    bore = (x, y - length * 0.85, z)
    cylinder(radius, length * 0.6, location, FORE, body, radius * 0.25, parent=parent)
    cylinder(radius * 0.7, length * 0.14, (x, y - length * 0.36, z), FORE, body, radius * 0.15, parent=parent)
    cylinder(radius * 0.36, length * 0.6, (x, y - length * 0.58, z), FORE, body, radius * 0.1, sides=24, parent=parent)
    cylinder(radius * 0.52, length * 0.10, bore, FORE, body, radius * 0.12, sides=24, parent=parent)
    cylinder(radius * 0.24, 0.01, (x, y - length * 0.905, z), FORE, glow, 0, sides=16, parent=parent)
    for i in range(4):
        ring(radius * 1.04, radius * 0.14, radius * 0.3, (x, y + length * (0.22 - 0.09 * i), z), FORE, body, 48, radius * 0.05, parent)
    side = math.copysign(radius * 1.01, x)
    box((radius * 0.16, length * 0.42, radius * 0.3), (x + side, y, z), material=glow, bevel=0, parent=parent)


def greebles(parent, body, low, high, count, seed=1, tall=(0.012, 0.035), size=(0.04, 0.13)):
    """Adds hatches, boxes and pipes strewn over a level patch from `low` to `high` (x, y, z of two corners)."""
    chance = random.Random(seed)
    for i in range(count):
        spot = [chance.uniform(a, b) for a, b in zip(low, high)]
        rise = chance.uniform(*tall)
        if i % 4 == 3:
            cylinder(rise * 0.5, chance.uniform(*size) * 2, (spot[0], spot[1], spot[2] + rise * 0.6), FORE, body, 0.003, 16, parent=parent)
        else:
            box((chance.uniform(*size), chance.uniform(*size), rise * 2), spot, material=body, bevel=0.005, parent=parent)


_FUSELAGE = [
    (-2.85, -0.15, 0.012, 0.012, 0.012, 1.6),
    (-2.30, -0.10, 0.105, 0.075, 0.075, 1.5),
    (-1.60, -0.05, 0.215, 0.155, 0.135, 1.45),
    (-0.80, 0.00, 0.310, 0.230, 0.180, 1.5),
    (0.10, 0.02, 0.380, 0.270, 0.210, 1.8),
    (1.00, 0.03, 0.360, 0.250, 0.190, 2.0),
    (1.70, 0.02, 0.220, 0.160, 0.130, 2.0),
    (2.25, 0.01, 0.050, 0.060, 0.040, 2.0),
]
_NACELLE = [
    (-0.52, -0.02, 0.205, 0.180, 0.205, 6.0),
    (0.20, 0.00, 0.235, 0.205, 0.215, 4.5),
    (1.10, 0.01, 0.275, 0.255, 0.245, 3.0),
    (1.86, 0.01, 0.265, 0.262, 0.262, 2.0),
]
_GLASSHOUSE = [
    (-1.62, 0.02, 0.015, 0.03, 0.05, 2.0),
    (-1.25, 0.06, 0.140, 0.150, 0.10, 1.9),
    (-0.75, 0.08, 0.205, 0.265, 0.12, 1.9),
    (-0.20, 0.10, 0.190, 0.235, 0.12, 2.0),
    (0.35, 0.14, 0.060, 0.090, 0.10, 2.0),
]
_WING = [(0.45, -0.42), (2.08, 1.02), (2.08, 1.52), (1.55, 1.56), (0.45, 1.34)]
_ROOT = [(0.20, -1.50), (0.44, -0.72), (0.86, 0.05), (0.70, 0.80), (0.20, 0.80)]
_CANARD = [(0.15, -1.72), (0.84, -1.14), (0.84, -0.98), (0.15, -1.10)]
_FIN = [(0.0, 0.92), (0.78, 1.68), (0.80, 2.04), (0.0, 1.84)]
_ENGINE = 0.56


def _wing_level(p):
    return -0.05 - 0.10 * np.maximum(p[0] - 0.5, 0)


def _fighter_hull(p):
    q = mirrored(p)
    shape = blend(loft(q, _FUSELAGE), loft(q, _NACELLE, _ENGINE), 0.10)
    # Intake lips slant back from the top, as fast intakes do.
    shape = carve(shape, meet(block(q, (_ENGINE + 0.05, -0.75, 0.0), (0.36, 0.5, 0.4)), q[1] + 0.36 - 0.5 * q[2], 0.01), 0.012)
    level = [q[0], q[1], q[2] - _wing_level(q)]
    shape = blend(shape, plate(level, _WING, thick=0.075, slope=0.22), 0.05)
    shape = blend(shape, plate([q[0], q[1], q[2] + 0.01], _ROOT, thick=0.06, slope=0.22), 0.06)
    shape = blend(shape, plate(turned(q, 0.12, 1), _CANARD, -0.03, 0.034, 0.018), 0.03)
    fin = turned(q, math.radians(64), 1, (0.62, 0, 0.14))
    shape = blend(shape, plate([fin[0] - 0.62, fin[1], fin[2] - 0.14], _FIN, 0, 0.042, 0.019), 0.035)
    keel = turned(q, math.radians(-58), 1, (0.66, 0, -0.16))
    return blend(shape, plate([keel[0] - 0.66, keel[1], keel[2] + 0.16], [(0, 1.1), (0.30, 1.45), (0.30, 1.66), (0, 1.7)], 0, 0.034, 0.019), 0.03)


def _fighter_body(p):
    q = mirrored(p)
    shape = carve(_fighter_hull(p), block(q, (_ENGINE, -0.30, 0.0), (0.155, 0.42, 0.14), 0.03), 0.02)
    shape = carve(shape, drum(q, (_ENGINE, 1.95, 0.01), 0.222, 0.35, axis=1), 0.01)
    for i in range(6):
        shape = carve(shape, block(q, (0, 0.52 + 0.115 * i, 0.33), (0.13 - 0.012 * i, 0.032, 0.07), 0.008), 0.008)
    shape = carve(shape, block(q, (_ENGINE, 0.62, 0.27), (0.09, 0.26, 0.045), 0.02), 0.01)
    shape = carve(shape, block(q, (0.84, 0.95, 0.05), (0.04, 0.36, 0.05), 0.01), 0.01)
    # Gaps that let flaps and rudders read as parts that move.
    level = q[2] - _wing_level(q)
    flap = np.maximum(np.abs(q[1] - 1.20 - 0.13 * q[0]) - 0.011, np.maximum(0.92 - q[0], np.abs(level) - 0.2))
    return carve(shape, np.maximum(flap, q[0] - 1.95), 0.006)


def _fighter_attributes():
    girth = lambda p: np.abs(p[0]) - p[2]  # noqa: E731
    wing = lambda p: 0.80 - np.abs(p[0])  # noqa: E731
    sweep = lambda p: p[1] - 0.88 * np.abs(p[0])  # noqa: E731
    body = lambda p: np.maximum(np.abs(p[0]) - 0.82, p[1] - 1.9)  # noqa: E731
    dorsal = lambda p: np.maximum(np.abs(p[0]) - 0.86, 0.24 - p[2])  # noqa: E731

    def stripe(p):
        x = np.abs(p[0])
        chevron = np.maximum(np.abs(sweep(p) + 0.52) - 0.055, 1.02 - x)
        tip = np.maximum(np.abs(x - 1.86) - 0.10, np.abs(p[2] + 0.16) - 0.14)
        nose = np.maximum(np.abs(p[1] + 2.16 - 0.4 * x) - 0.035, -p[2] - 0.12)
        spine = np.maximum(np.abs(x - 0.155) - 0.022, np.maximum(0.12 - p[2], np.abs(p[1] - 1.0) - 0.75))
        fin = np.maximum(np.abs(p[2] - 0.72) - 0.035, 0.7 - x)
        return painted(np.minimum.reduce([chevron, tip, nose, spine, fin]))

    def frame(p):
        x = np.abs(p[0])
        radome = p[1] + 2.40 - 0.3 * p[2]
        engine_end = np.maximum(1.66 - p[1], np.maximum(np.abs(x - _ENGINE) - 0.29, np.abs(p[2]) - 0.275))
        intake = np.maximum(np.abs(p[1] + 0.24 - 0.5 * p[2]) - 0.20, np.maximum(np.abs(x - _ENGINE - 0.05) - 0.30, np.abs(p[2]) - 0.3))
        lead = np.maximum(sweep(p) + 0.79, 0.9 - x)
        belly = p[2] + 0.13 + 0.10 * x
        glare = np.maximum(np.maximum(x - 0.16, p[1] + 1.30), np.maximum(-2.30 - p[1], 0.0 - p[2]))
        flap = np.maximum(np.maximum(1.20 + 0.13 * x - p[1], x - 1.94), 0.93 - x)
        walkway = np.maximum(np.abs(x - 0.30) - 0.055, np.maximum(0.14 - p[2], np.abs(p[1] - 0.72) - 0.62))
        hull_plates = plates(p[1], girth(p), 0.46, 0.30)
        wing_plates = plates(x + 0.05 * p[1] + 0.1, sweep(p) + 0.12, 0.52, 0.50, stagger=False)
        tones = np.where(body(p) < 0, hull_plates, wing_plates)
        return np.maximum(painted(np.minimum.reduce([radome, engine_end, intake, lead, belly, glare, flap, walkway])), tones)

    return {
        'g0': lambda p: only(bricks(p[1], girth(p), 0.46, 0.30), body(p)),
        'g1': lambda p: only(lines(girth(p), 0.30), np.maximum(body(p), p[1] - 1.7)),
        'g2': lambda p: only(lines(sweep(p), 0.50, 0.12), wing(p)),
        'g3': lambda p: only(lines(np.abs(p[0]) + 0.05 * p[1], 0.52, 0.1), wing(p)),
        'g4': lambda p: p[1] + 2.40 - 0.3 * p[2],
        'g5': lambda p: only(p[1] - 0.30 + 0.4 * np.abs(p[0]), dorsal(p)),
        'g6': lambda p: p[1] - 1.66,
        'g7': lambda p: only(p[1] - 1.62 - 0.30 * (p[2] - 0.14), np.maximum(0.3 - p[2], 0.6 - np.abs(p[0]))),
        'stripe': stripe,
        'frame': frame,
    }


def fighter(parent, paint, glow, resolution=380, plumes=True, rim='#5ad8ff'):
    """
    Returns a twin-engine swept-wing fighter, 4.9 m long and 4.3 m across, under `parent`; `paint` is `materials.paint(…, grooves=8)`,
    `glow` the colour of engines, guns and slots. Small or blurred fighters do with resolution 120. Everything is parented
    to `parent` directly, so `copy_group` makes wingmen.
    """
    dark, shine = dark_metal(), light(glow, 9)
    mesh_of(_fighter_body, (-2.25, -2.95, -0.65), (2.25, 2.35, 1.05), resolution, paint, parent, _fighter_attributes())
    canopy(parent, _GLASSHOUSE, rim, (-1.18, -0.72, -0.22), 180 if resolution > 150 else 60)
    for side in (1, -1):
        engine = (side * _ENGINE, 2.06, 0.01)
        nozzle(0.235, engine, AFT, parent, glow, dark)
        if plumes:
            plume(glow, 1.9, 0.20, (side * _ENGINE, 1.98, 0.01), AFT, parent)
        cylinder(0.13, 0.02, (side * _ENGINE, 0.05, 0), FORE, light(glow, 1.2), 0, parent=parent)
        for i in range(3):
            box((0.012, 0.10, 0.29), (side * (_ENGINE - 0.09 + 0.09 * i), -0.20, 0), material=dark, bevel=0.003, parent=parent)
        cannon_pod((side * 2.10, 1.14, -0.21), parent, shine, dark, 1.45, 0.08)
        box((0.008, 0.66, 0.014), (side * 0.84, 0.95, 0.012), material=shine, bevel=0, parent=parent)
        box((0.10, 0.008, 0.016), (side * 1.52, 1.565, -0.15), material=light('#ff5a3a', 8), bevel=0, parent=parent)
        cylinder(0.016, 0.5, (side * 0.20, -2.0, -0.16), FORE, dark, 0.004, 16, parent=parent)
        for i in range(4):
            box((0.11, 0.055, 0.035), (side * _ENGINE, 0.44 + 0.12 * i, 0.232), material=dark, bevel=0.008, parent=parent)
    for i in range(3):
        torus(0.03 - 0.006 * i, 0.004, (0, -2.42 - 0.14 * i, -0.11 - 0.01 * i), FORE, dark, 24, 8, parent)
    cylinder(0.006, 0.34, (0, -2.98, -0.155), FORE, dark, 0, 12, parent=parent)
    return flatten(parent)
