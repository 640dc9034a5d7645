"""The night city stands in three banks of fog, cold on the left, warm on the right, where a distant Gate hangs low between the towers."""

import math

import numpy as np

from kit.air import fog_sea, halo
from kit.city import skyline, tower, towers, traffic, windows
from kit.lights import sun
from kit.materials import light, metal
from kit.noise import fractal
from kit.picture import camera, new_scene, render
from kit.shapes import torus
from kit.vista import night

EYE = 46
GATE_AT, GATE_RADIUS = (88, 620, 54), 23

new_scene(8)
night(150, star_low=150, moon=0.7)
sun((-0.85, 0.1, -0.25), 1.1, '#ff9a5a', 3)


def low_skyline(tallest, seed):
    """Returns heights that roll gently and leave a gap where the Gate hangs; the banner's words lie over the rest."""

    def height(x, y, chance):
        hills = fractal(np.array([x * 0.012 + seed]), np.array([y * 0.008 + 2.2]), 3, seed=seed)[0]
        tall = EYE - 16 + (tallest - EYE + 16) * (0.25 + 0.75 * max(0, hills + 0.3)) * chance.uniform(0.55, 1.0)
        off_axis = abs(x / y - GATE_AT[0] / GATE_AT[1])
        return min(tall, EYE + 1 + 60 * off_axis) if y < GATE_AT[1] else tall

    return height


def bank(distance, warm, cold):
    """
    Adds a bank of haze between two rows of towers: it takes the foot of what is behind, warm to the right and cold to the left.
    The two sheets stand apart: of two in one plane only one is drawn.
    """
    low = EYE - 0.03 * distance
    halo((0.40 * distance, distance, low), 0.17 * distance, '#ff9450', warm, stretch=4.4, falloff=1.9)
    halo((-0.36 * distance, distance + 2, low), 0.17 * distance, '#3f74d8', cold, stretch=6.5, falloff=1.9)


def distant_gate():
    """Only a thin ring of light and its glow: too far away for more."""
    torus(GATE_RADIUS, 0.40, GATE_AT, (math.pi / 2, 0, -0.12), light('#ffc48a', 4.5), 160, 12)
    halo(GATE_AT, GATE_RADIUS, '#ffb070', 0.45, hole=0.1, falloff=0.8)
    halo(GATE_AT, 3.4 * GATE_RADIUS, '#ff9a5c', 0.7, hole=0.2, stretch=1.3, falloff=2.6)


def district(palette, lit, seed):
    """Returns towers whose windows shine in one palette. Styles with a bare dark core stay away, and walls and trim are grey enough to take the light."""
    walls = [windows(width, height, lit, palette, 3.4, '#182338', 0.4, 0.2, (0.26, 0.34), (110, 380)) for width, height in ((0.5, 0.8), (0.42, 0.62))]
    glows = [light(palette[0], 1.5), light('#2a3a52', 0.5)]
    styles = towers(walls, glows, metal('#2c3850', 0.5, 0.3, scale=0.2), seed)
    return [style for number, style in enumerate(styles) if number % 8 not in (1, 4, 6)]


def only(side, height):
    """Returns heights to one side of the middle alone: -1 left, 1 right."""
    return lambda x, y, chance: height(x, y, chance) if side * (x - 0.03 * y) > 0 else None


cold, warm = district(('#9fd8ff', '#dff2ff', '#ffcf8a'), 0.12, 14), district(('#ffb76a', '#ffd9a0', '#ffe7c4'), 0.2, 15)
for side, styles in ((-1, cold), (1, warm)):
    skyline(styles, 400, 700, 0.62, only(side, low_skyline(106, 5)), seed=31, width=(9, 17), gap=(1.3, 2.4), row=34)
    skyline(styles, 215, 360, 0.66, only(side, low_skyline(74, 9)), seed=12, width=(9, 14), gap=(1.8, 3.6), row=30)
for bearing, y, width, tall, style in ((-0.455, 165, 12, 49, 2), (-0.30, 150, 9, 41, 1), (-0.16, 172, 11, 43, 4), (0.055, 165, 11, 42, 1), (0.26, 160, 12, 47, 2), (0.35, 150, 10, 53, 1), (0.475, 168, 11, 53, 2)):
    tower((cold if bearing < 0 else warm)[style], (bearing * y, y, 0), width, tall, 0.35)

distant_gate()
bank(205, 0.12, 0.10)
bank(385, 0.28, 0.20)
bank(595, 0.45, 0.30)
bank(800, 0.9, 0.60)
fog_sea(16, 43, '#2b539a', layers=9, density=0.8, scale=0.016, strength=1.4, glow=((230, 270, 30), 330, '#f08a4c', 1.3))
traffic(22, lambda chance: (chance.uniform(-170, 190), chance.uniform(240, 420), chance.choice((48, 50, 55))), seed=6, length=(3, 11), across=1)
traffic(16, lambda chance: (GATE_AT[0] + chance.uniform(-5, 5), chance.uniform(330, 560), chance.choice((43, 45))), seed=9, length=(4, 9), thickness=0.3, across=0)

camera((0, 0, EYE), (0, 200, EYE), 36, shift=(0, 0.02))
render(
    'profile-hero',
    1920,
    400,
    samples=32,
    bounces=4,
    glossy=2,
    clamp=5,
    mist=(30, 760),
    grade={'fog': (0.085, 0.108, 0.170), 'fogtop': (0.012, 0.020, 0.052), 'foghor': 0.45, 'foghs': 0.7, 'fogmax': 0.68, 'bloom': 0.12},
)
