"""The Slipstream's hover racer: a low wedge with two prongs, side pods, three engines and a rear wing. Nose along -y."""

import numpy as np

from kit import sdf
from kit.colours import SIGNAL
from kit.craft import canopy_glass, dark_metal, painted, plume
from kit.materials import light
from kit.shapes import box, cylinder, ring, sphere

_BACK = (1.5708, 0, 0)


def _hull(p):
    x, y, z = q = sdf.mirrored(p)
    shape = sdf.ellipsoid(q, (0, 0.25, 0.06), (0.42, 1.9, 0.27))
    shape = sdf.blend(shape, sdf.block(q, (0, 0.7, 0.10), (0.30, 1.05, 0.16), 0.12), 0.2)
    shape = sdf.blend(shape, sdf.capsule(q, (0.62, -2.05, -0.10), (0.70, 0.4, -0.02), 0.07, 0.20), 0.18)
    shape = sdf.blend(shape, sdf.block(q, (0.86, 0.75, 0.0), (0.23, 0.95, 0.20), 0.10), 0.12)
    front = sdf.meet((-1.35 + 0.2 * x) - y, y - (-0.35 + 0.1 * x), 0.05)
    shape = sdf.blend(shape, sdf.meet(front, sdf.meet(np.abs(z + 0.04) - 0.035, x - 0.85, 0.03), 0.03), 0.10)
    shape = sdf.blend(shape, sdf.ellipsoid(q, (0, 0.62, 0.30), (0.20, 0.95, 0.20)), 0.14)
    rear = sdf.meet(sdf.meet((1.25 - 0.1 * x) - y, y - 1.72, 0.03), sdf.meet(np.abs(z - 0.52 - 0.03 * x) - 0.03, x - 1.22, 0.03), 0.03)
    shape = sdf.blend(shape, rear, 0.02)
    shape = sdf.blend(shape, sdf.block(q, (1.20, 1.48, 0.42), (0.03, 0.34, 0.22), 0.02), 0.03)
    shape = sdf.blend(shape, sdf.block(q, (0.42, 1.5, 0.36), (0.035, 0.16, 0.22), 0.02), 0.05)
    shape = sdf.blend(shape, sdf.drum(q, (0.86, 1.75, 0.0), 0.215, 0.2, axis=1, round=0.04), 0.05)
    return sdf.blend(shape, sdf.drum(q, (0, 1.95, 0.1), 0.25, 0.2, axis=1, round=0.04), 0.06)


def _body(p):
    q = sdf.mirrored(p)
    shape = sdf.carve(_hull(p), sdf.block(q, (0.86, -0.28, 0.02), (0.15, 0.3, 0.12), 0.06), 0.03)
    shape = sdf.carve(shape, sdf.drum(q, (0.86, 2.0, 0), 0.165, 0.2, axis=1, round=0.02), 0.02)
    shape = sdf.carve(shape, sdf.drum(q, (0, 2.2, 0.1), 0.19, 0.2, axis=1, round=0.02), 0.02)
    for slot in range(5):
        shape = sdf.carve(shape, sdf.block(q, (0.86, 0.35 + 0.15 * slot, 0.22), (0.13, 0.04, 0.05), 0.015), 0.01)
    return shape


def _attributes():
    def stripe(p):
        spine = np.maximum(np.abs(p[0]) - 0.075, 0.1 - p[2])
        pods = np.maximum(np.maximum(np.abs(np.abs(p[0]) - 0.86) - 0.05, 0.1 - p[2]), 1.05 - p[1])
        return painted(np.minimum(spine, pods))

    return {
        'g0': lambda p: p[1] + 1.0,
        'g1': lambda p: p[1] - 0.25 + 0.3 * np.abs(p[0]),
        'g2': lambda p: p[1] - 1.1,
        'g3': lambda p: np.abs(p[0]) - 0.33,
        'g4': lambda p: p[1] + 1.62,
        'frame': lambda p: painted(np.minimum(p[2] + 0.06, 1.74 - p[1]), 0.02),
        'stripe': stripe,
    }


def racer(parent, paint, glow=SIGNAL, fire='#ff8a3c', resolution=260, plumes=1.0):
    """
    Returns the racer, 4.6 m long, under `parent`; `paint` is `materials.paint(…, grooves=5)`, `glow` the colour of its lights, `fire` that
    of the engines, whose flames are `plumes` times their usual length.
    """
    sdf.mesh_of(_body, (-1.35, -2.3, -0.45), (1.35, 2.3, 0.95), resolution, paint, parent, _attributes())
    glass = canopy_glass('#ff9a5a', '#05060a', '#1a0f2a', bows=2)
    bows = {'b0': lambda p: p[0], 'b1': lambda p: p[1] + 0.42}
    sdf.mesh_of(lambda p: sdf.ellipsoid(p, (0, -0.28, 0.20), (0.23, 0.72, 0.21)), (-0.35, -1.1, 0), (0.35, 0.6, 0.5), 110, glass, parent, bows)
    lamps, hot, dark = light(glow, 8), light(fire, 12), dark_metal('#12151b')
    for side in (1, -1):
        cylinder(0.16, 0.02, (side * 0.86, 1.83, 0), _BACK, hot, 0, parent=parent)
        ring(0.2, 0.03, 0.08, (side * 0.86, 1.95, 0), _BACK, dark, 64, 0.008, parent)
        plume(fire, 2.4 * plumes, 0.15, (side * 0.86, 1.85, 0), parent=parent, strength=8)
        box((0.02, 1.5, 0.03), (side * 1.09, 0.75, 0), material=lamps, bevel=0, parent=parent)
        box((0.012, 0.62, 0.02), (side * 1.235, 1.48, 0.5), material=hot, bevel=0, parent=parent)
        sphere(0.03, (side * 0.62, -2.10, -0.10), light('#dff4ff', 14), 3, parent=parent)
    cylinder(0.18, 0.02, (0, 2.03, 0.1), _BACK, hot, 0, parent=parent)
    plume(fire, 3.0 * plumes, 0.17, (0, 2.05, 0.1), parent=parent, strength=9)
    box((0.5, 1.9, 0.012), (0, 0.3, -0.30), material=lamps, bevel=0, parent=parent)
    return parent
