"""Dawn over a sea of fog: a caravan of freight ships leaves the Gate, which stands dark and vast before the rising sun."""

import math

import numpy as np

from kit.air import fog_sea, sky
from kit.city import facades, skyline, tower, towers
from kit.gate import gate
from kit.lights import ambient, sun
from kit.materials import light
from kit.noise import fractal
from kit.picture import camera, new_scene, render
from kit.vista import hauler, squadron

GATE_AT = (104, 330, 72)

new_scene(12)
ambient('#5a6a96', 0.55)
sun((-0.10, -0.95, -0.16), 4.5, '#ffb27a', 3)
sun((0.5, 0.8, -0.5), 0.5, '#9fb4ff', 6)
sky(
    [(0.0, '#ffb889'), (0.20, '#ffa27a'), (0.34, '#d9708a'), (0.55, '#5e5a9c'), (0.8, '#233a78'), (1.0, '#0d1a44')],
    strength=0.75,
    low=-60,
    high=760,
    sun=(150, 128, 46, '#fff0d0', 11.0),
)


def height(x, y, chance):
    """Only the tallest roofs reach through the fog, fewer with distance."""
    hills = fractal(np.array([x * 0.010 + 1.4]), np.array([y * 0.007 + 5.2]), 3, seed=4)[0]
    tall = 16 + 26 * max(0, hills + 0.2) + 42 * chance.random() ** 5
    return min(tall, 32) if -0.05 < x / y < 0.5 and y < GATE_AT[1] + 20 else tall


city = towers(facades(0.5, 0.30, calm=(150, 380)), [light('#ffb877', 1.5), light('#7fd8ff', 1.5)], seed=22)
skyline(city, 110, 760, 0.85, height, seed=44, width=(8, 15), gap=(1.6, 3.2), row=24)
for x, y, width, tall, style in ((-128, 230, 17, 82, 4), (-96, 300, 15, 64, 0), (-190, 330, 18, 96, 3)):
    tower(city[style], (x, y, 0), width, tall)

gate(GATE_AT, 47, turn=math.radians(-34), power=1.5, haze=0, spill=0.7)
# The caravan in a long bend from the Gate to the viewer: bearing and climb (m per metre of distance), distance, turn, size.
for bearing, climb, y, turn, scale, seed in (
    (0.262, 0.004, 316, 18, 0.75, 2),
    (0.205, 0.014, 268, 24, 0.80, 3),
    (0.140, 0.030, 218, 30, 0.86, 4),
    (0.062, 0.052, 172, 36, 0.92, 6),
    (-0.045, 0.084, 128, 42, 1.0, 7),
):
    hauler((bearing * y, y, 66 + climb * y), math.radians(-turn), scale, seed=seed, tilt=0.05)
squadron(
    (
        ((9.5, 96, 84), (0.12, 0.5, math.radians(-46)), 1.6),
        ((20, 110, 88.5), (0.12, 0.5, math.radians(-44)), 1.5),
    ),
    glow='#ffb877',
    resolution=130,
)
fog_sea(8, 34, '#b08aa8', layers=7, density=0.5, scale=0.008, strength=0.30, glow=((150, 420, 30), 420, '#ffb27a', 0.9))

camera((0, 0, 66), (0, 200, 71), 27)
render(
    'about-hero',
    1920,
    640,
    samples=28,
    bounces=4,
    glossy=3,
    clamp=5,
    mist=(90, 1700),
    grade={'fog': (0.62, 0.36, 0.34), 'fogtop': (0.10, 0.12, 0.28), 'foghor': 0.52, 'foghs': 0.7, 'fogpow': 0.62, 'fogmax': 0.75, 'bloom': 0.10},
)
