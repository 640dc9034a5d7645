"""Roofs and masts of the night city stand out of a sea of low fog; nothing in particular happens."""

import numpy as np

from kit.air import fog_sea
from kit.city import facades, skyline, towers, traffic
from kit.colours import SIGNAL
from kit.lights import sun
from kit.materials import light
from kit.noise import fractal
from kit.picture import camera, new_scene, render
from kit.vista import night

new_scene(8)
night(110, star_low=190)
sun((-0.8, -0.15, -0.35), 1.4, '#ff9a5a', 2)


def height(x, y, chance):
    """A gently rolling skyline: few roofs reach out of the fog, none stands out."""
    hills = fractal(np.array([x * 0.012 + 8.1]), np.array([y * 0.008 + 2.2]), 3, seed=9)[0]
    return 26 + 30 * max(0, hills + 0.25) + 22 * chance.random() ** 3


glows = [light(SIGNAL, 1.6), light('#ff8a4a', 1.2), light('#2a3a52', 0.5)]
city = towers(facades(0.6, 0.5, calm=(130, 330)), glows, seed=14)
skyline(city, 120, 520, 0.8, height, seed=31, width=(7, 13), gap=(1.5, 2.8), row=20)
traffic(14, lambda chance: (chance.uniform(-150, 150), chance.uniform(190, 330), chance.choice((52, 58))), seed=6, across=1)
fog_sea(24, 48, '#1b3c74', layers=7, density=0.6, scale=0.011, strength=1.3)

camera((0, 0, 66), (0, 200, 50), 36)
render(
    'profile-banner',
    1920,
    400,
    samples=28,
    bounces=4,
    glossy=2,
    clamp=5,
    mist=(90, 560),
    grade={'fog': (0.045, 0.085, 0.165), 'fogtop': (0.006, 0.014, 0.042), 'foghor': 0.42, 'foghs': 0.8, 'fogmax': 0.92, 'bloom': 0.12},
)
