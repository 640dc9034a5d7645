"""
Buildings of the parcels, small enough to give the ground its scale: huts, domes, tanks, masts, pads,
walkways, lamps, roads. A hut is about 0.16 m on a slab of 4 m.

    built = Settlement(ground, accent=SIGNAL)
    built.hut(0.9, -1.2, turn=0.4)
    built.walkway([(0.9, -1.2), (1.2, -0.8), (1.6, -0.7)])
"""

import math
import random

import numpy as np

from kit.colours import GATE, SIGNAL
from kit.land import along, smooth, step
from kit.lights import point
from kit.materials import light, metal
from kit.shapes import box, cylinder, empty, extrude, polygon, ring, sphere, tube


class Settlement:
    """Builds on a Ground in one set of materials; every part takes (x, y) and finds its height, unless `z` is given."""

    def __init__(self, ground=None, accent=SIGNAL, warm=GATE, hull='#9aa1ab', seed=1):
        self.ground, self.accent, self.warm = ground, accent, warm
        self.chance = random.Random(seed)
        self.hull = metal(hull, 0.4, 0.5, wear=0.5, grime=0.7, scale=8, bevel=0.006)
        self.dark = metal('#232a35', 0.4, 0.8, wear=0.6, grime=0.6, scale=8, bevel=0.006)
        self.deck = metal('#4a515c', 0.55, 0.6, grime=0.8, scale=10)
        self.window = light(warm, 5)
        self.glow = light(accent, 5)
        self.lamp = light(warm, 9)
        self.beacon = light('#ff2a2a', 12)

    def level(self, x, y, z=None):
        return z if z is not None else self.ground.at(x, y)

    def footing(self, x, y, reach):
        """The highest ground within `reach`, so that nothing is half buried."""
        offsets = (-reach, 0, reach)
        return max(self.ground.at(x + a, y + b) for a in offsets for b in offsets)

    def hut(self, x, y, size=0.16, turn=0.0, storeys=1, z=None, hull=None):
        """Returns a prefabricated house: box with a pitched lid, a door, a band of lit windows, a plinth down to the ground."""
        z = self.footing(x, y, size * 0.5) if z is None else z
        hull, tall = hull or self.hull, size * 0.55 * storeys
        home = empty((x, y, z), (0, 0, turn))
        box((size * 1.12, size * 0.86, size * 0.5), (0, 0, -size * 0.2), material=self.dark, bevel=0.004, parent=home)
        box((size, size * 0.74, tall), (0, 0, size * 0.05 + tall / 2), material=hull, bevel=0.006, parent=home)
        lid = [(-0.42 * size, 0), (0.42 * size, 0), (0.30 * size, 0.16 * size), (-0.30 * size, 0.16 * size)]
        extrude(lid, size * 1.08, (0, 0, size * 0.05 + tall), (math.pi / 2, 0, math.pi / 2), self.dark, 0.005, parent=home)
        for storey in range(storeys):
            rise = size * (0.36 + 0.55 * storey)
            for side in (-1, 1):
                box((size * 0.72, 0.006, size * 0.13), (0.06 * size, side * size * 0.371, rise), material=self.window, bevel=0, parent=home)
                box((0.006, size * 0.40, size * 0.13), (side * size * 0.501, 0, rise), material=self.window, bevel=0, parent=home)
        box((size * 0.16, 0.012, size * 0.30), (-0.38 * size, -size * 0.371, size * 0.2), material=self.dark, bevel=0, parent=home)
        return home

    def dome(self, x, y, radius=0.15, z=None, skin=None, lit=True):
        """Adds a pressure dome with ribs, a lit foot and an airlock towards the viewer."""
        z = self.footing(x, y, radius * 0.6) if z is None else z
        cylinder(radius * 1.12, radius * 0.6, (x, y, z - radius * 0.16), material=self.dark, bevel=0.01, sides=40)
        sphere(radius, (x, y, z + radius * 0.1), skin or self.hull, 4, (1, 1, 0.92))
        for turn in range(4):
            self._arch(x, y, z + radius * 0.1, radius * 1.01, turn * math.pi / 4)
        if lit:
            ring(radius * 1.08, 0.010, 0.014, (x, y, z + radius * 0.15), material=self.glow, bevel=0, steps=64)
        airlock = empty((x, y, z), (0, 0, math.radians(-45)))
        box((radius * 0.9, radius * 0.5, radius * 0.5), (radius * 0.9, 0, radius * 0.24), material=self.dark, bevel=0.008, parent=airlock)
        box((0.006, radius * 0.26, radius * 0.3), (radius * 1.355, 0, radius * 0.2), material=self.window, bevel=0, parent=airlock)

    def _arch(self, x, y, z, radius, turn):
        points = []
        for angle in np.linspace(0, math.pi, 13):
            reach = radius * math.cos(angle)
            points.append((x + reach * math.cos(turn), y + reach * math.sin(turn), z + radius * 0.92 * math.sin(angle)))
        tube(points, max(0.004, radius * 0.03), self.dark)

    def tank(self, x, y, radius=0.06, height=0.3, z=None, bands=3):
        """Adds an upright tank with lit bands."""
        z = self.footing(x, y, radius) if z is None else z
        cylinder(radius, height, (x, y, z + height / 2 - 0.02), material=self.hull, bevel=radius * 0.25, sides=32)
        for band in range(bands):
            rise = height * (0.3 + 0.5 * band / max(1, bands - 1))
            ring(radius * 1.01, 0.008, 0.010, (x, y, z + rise), material=self.window, bevel=0, steps=40)

    def mast(self, x, y, height=0.5, z=None, dish=False):
        """Adds an antenna with three stays, cross arms and a red beacon."""
        z = self.level(x, y, z)
        cylinder(0.009, height, (x, y, z + height / 2), material=self.dark, bevel=0, sides=8, top=0.004)
        for arm, rise in ((0.07, 0.62), (0.05, 0.78)):
            box((arm, 0.006, 0.006), (x, y, z + height * rise), (0, 0, math.radians(45)), self.dark, 0)
        for stay in range(3):
            angle = stay * 2 * math.pi / 3
            foot = (x + height * 0.25 * math.cos(angle), y + height * 0.25 * math.sin(angle))
            low = self.ground.at(*foot) if self.ground else z
            tube([(*foot, low), ((x + foot[0]) / 2, (y + foot[1]) / 2, (low + z + height * 0.8) / 2), (x, y, z + height * 0.8)], 0.002, self.dark)
        sphere(0.013, (x, y, z + height), self.beacon, 2)
        if dish:
            cylinder(0.01, 0.03, (x + 0.035, y - 0.035, z + height * 0.5), (math.radians(65), 0, math.radians(45)), self.hull, 0, 24, top=0.06)

    def pad(self, x, y, radius=0.24, z=None, legs=True, turn=0.0):
        """Returns a landing pad: eight-sided deck, lit rim, painted ring and an H of light, on legs down to the ground."""
        z = self.footing(x, y, radius * 0.8) + 0.05 if z is None else z
        extrude(polygon(8, radius, math.pi / 8), 0.035, (x, y, z), (0, 0, turn), self.dark, 0.008)
        extrude(polygon(8, radius * 0.9, math.pi / 8), 0.006, (x, y, z + 0.020), (0, 0, turn), self.deck, 0)
        ring(radius * 0.56, 0.014, 0.004, (x, y, z + 0.025), material=self.glow, bevel=0, steps=64)
        mark = empty((x, y, z + 0.025), (0, 0, turn))
        for side in (-1, 1):
            box((radius * 0.07, radius * 0.5, 0.004), (side * radius * 0.2, 0, 0), material=self.window, bevel=0, parent=mark)
        box((radius * 0.4, radius * 0.07, 0.004), (0, 0, 0), material=self.window, bevel=0, parent=mark)
        for corner in range(8):
            angle = corner * math.pi / 4 + math.pi / 8 + turn
            spot = (x + radius * 0.93 * math.cos(angle), y + radius * 0.93 * math.sin(angle))
            sphere(0.010, (*spot, z + 0.025), self.lamp, 2)
            if legs:
                foot = self.ground.at(x + radius * 0.8 * math.cos(angle), y + radius * 0.8 * math.sin(angle)) - 0.03
                leg = (x + radius * 0.8 * math.cos(angle), y + radius * 0.8 * math.sin(angle), (z + foot) / 2)
                cylinder(0.014, max(0.01, z - foot), leg, material=self.dark, bevel=0, sides=10)
        return z + 0.025

    def craft(self, location, turn=0.0, size=0.2, colour='#c3c9d2'):
        """Returns a parked shuttle: wedge hull, two stub wings, canopy and warm engines."""
        hull = metal(colour, 0.3, 0.6, wear=0.6, grime=0.5, scale=10, bevel=0.005)
        ship = empty(location, (0, 0, turn), scale=size)
        nose = [(0.62, 0), (0.2, 0.2), (-0.45, 0.24), (-0.5, 0.14), (-0.5, -0.14), (-0.45, -0.24), (0.2, -0.2)]
        extrude(nose, 0.16, (0, 0, 0.2), material=hull, bevel=0.03, parent=ship, taper=0.7)
        for side in (-1, 1):
            wing = [(0.0, 0), (-0.4, 0), (-0.55, 0.34 * side), (-0.35, 0.34 * side)]
            extrude(wing if side > 0 else wing[::-1], 0.04, (0, 0.2 * side, 0.16), material=self.dark, bevel=0.01, parent=ship)
            cylinder(0.07, 0.3, (-0.45, 0.15 * side, 0.2), (0, math.pi / 2, 0), self.dark, 0.01, 16, parent=ship)
            cylinder(0.055, 0.02, (-0.61, 0.15 * side, 0.2), (0, math.pi / 2, 0), self.window, 0, 16, parent=ship)
            box((0.05, 0.04, 0.14), (-0.2, 0.16 * side, 0.07), material=self.dark, bevel=0, parent=ship)
        box((0.26, 0.16, 0.06), (0.22, 0, 0.29), (0, 0.16, 0), self.glow, 0.02, parent=ship)
        box((0.05, 0.05, 0.14), (0.3, 0, 0.07), material=self.dark, bevel=0, parent=ship)
        return ship

    def walkway(self, points, width=0.05, above=0.05, rails=True):
        """Adds a deck on stilts along (x, y) or (x, y, z) points, with a thin line of light along one edge."""
        spots = [p if len(p) == 3 else (*p, self.ground.at(*p) + above) for p in points]
        for (ax, ay, az), (bx, by, bz) in zip(spots, spots[1:]):
            flat, angle = math.hypot(bx - ax, by - ay), math.atan2(by - ay, bx - ax)
            middle = ((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2)
            part = empty(middle, (0, -math.atan2(bz - az, flat), angle))
            length = math.hypot(flat, bz - az)
            box((length + width * 0.3, width, 0.012), material=self.deck, bevel=0, parent=part)
            box((length, 0.006, 0.008), (0, -width / 2, 0.004), material=self.glow, bevel=0, parent=part)
            if rails:
                box((length, 0.004, 0.004), (0, width / 2, 0.035), material=self.dark, bevel=0, parent=part)
        for x, y, z in spots if self.ground else []:
            foot = self.ground.at(x, y) - 0.03
            if z - foot > 0.04:
                cylinder(0.008, z - foot, (x, y, (z + foot) / 2), material=self.dark, bevel=0, sides=8)

    def lamps(self, points, height=0.09, power=0.0, colour=None):
        """Adds lamp posts at (x, y) or (x, y, z) points; `power` watts each lights the ground."""
        colour = colour or self.warm
        head = light(colour, 9)
        for spot in points:
            x, y, z = spot if len(spot) == 3 else (*spot, self.ground.at(*spot))
            cylinder(0.004, height, (x, y, z + height / 2), material=self.dark, bevel=0, sides=6)
            sphere(0.011, (x, y, z + height), head, 2)
            if power:
                point((x, y, z + height + 0.015), power, colour, 0.02)

    def crates(self, x, y, count=6, reach=0.12, size=0.035, z=None):
        """Adds stacked cargo."""
        for _ in range(count):
            a, b = x + self.chance.uniform(-reach, reach), y + self.chance.uniform(-reach, reach)
            side = size * self.chance.uniform(0.7, 1.3)
            high = self.level(a, b, z) + side * 0.4
            box((side * 1.4, side, side), (a, b, high), (0, 0, self.chance.uniform(0, 3)), self.chance.choice((self.hull, self.dark)), 0.003)


def roadbed(heights, x, y, points, width=0.09, shoulder=0.10, rounds=40):
    """
    Lays a road through a height field along (x, y) points: the ground under it becomes even. Returns (heights, mask of
    the road, part 0..1 along it); pass the mask to `slab` and tint it in `earth`.
    """
    distance, part = along(x, y, points)
    graded = smooth(heights, rounds)
    blend = step(width / 2 + shoulder, width / 2, distance)
    heights = heights * (1 - blend) + (graded - 0.01) * blend
    return heights, step(width / 2 + 0.012, width / 2 - 0.004, distance), part
