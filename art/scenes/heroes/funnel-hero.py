"""A fleet of fighters and haulers streams out of the Gate, which rises over the fog of the night city like a sun."""

import math

from kit.air import fog_sea, halo
from kit.city import facades, skyline, tower, towers, traffic
from kit.colours import SIGNAL
from kit.gate import gate
from kit.lights import area
from kit.materials import light
from kit.picture import camera, new_scene, render
from kit.vista import NIGHT, avenue, avenue_lane, hauler, night, squadron

GATE_AT = (0, 240, 84)

new_scene(6)
night(200, star_low=200)

glows = [light(SIGNAL, 2.5), light('#ff8a4a', 2.5), light(SIGNAL, 1.5)]
city = towers(facades(0.6, 0.45, calm=(110, 300)), glows, seed=10)
skyline(city, 80, 460, 0.95, avenue(GATE_AT, free=0.06, high=50, near=0.34, far=0.52), seed=17)
for x, y, width, tall, style in ((-118, 170, 14, 92, 0), (126, 190, 14, 104, 3), (-150, 230, 13, 120, 4), (92, 150, 12, 58, 6), (-74, 150, 12, 50, 1)):
    tower(city[style], (x, y, 0), width, tall)

gate(GATE_AT, 42, haze=1.1, power=2.0)
halo((0, 236, 60), 120, '#ff9a5a', 0.3, stretch=1.8, falloff=2.4)
traffic(60, avenue_lane(GATE_AT, levels=(2, 7, 12)), seed=3)

# The fleet leaves the Gate to both sides, each craft clear of its neighbours: bearing and climb (m per metre), distance, turn, size.
for bearing, climb, y, turn, scale, seed in ((-0.085, 0.235, 215, -14, 0.75, 2), (0.055, 0.16, 225, 10, 0.7, 5), (-0.46, 0.235, 128, -44, 0.9, 7), (0.47, 0.25, 140, 46, 0.9, 9)):
    hauler((bearing * y, y, 46 + climb * y), math.radians(turn), scale, seed=seed, tilt=0.05)
wing = []
for bearing, climb, y, turn, roll, size in (
    (-0.335, 0.135, 58, -40, 0.55, 1.75),
    (-0.245, 0.175, 76, -34, 0.50, 1.6),
    (-0.455, 0.125, 76, -46, 0.60, 1.6),
    (0.315, 0.150, 60, 38, -0.55, 1.75),
    (0.430, 0.140, 78, 44, -0.60, 1.6),
    (0.225, 0.205, 84, 32, -0.45, 1.5),
):
    wing.append(((bearing * y, y, 46 + climb * y), (0.22, roll, math.radians(turn)), size))
squadron(wing, resolution=160)
# A cold light from below the viewer, or the fleet is lost against the night.
for side in (-1, 1):
    area((side * 10, 30, 40), (side * 24, 70, 56), 14, 9000, '#8fc0ff')
area((0, 60, 30), (-60, 128, 76), 30, 26000, '#8fc0ff')
area((0, 60, 30), (66, 140, 81), 30, 26000, '#8fc0ff')

fog_sea(6, 30, '#1a3768', layers=6, density=0.40, strength=0.26, glow=((0, 250, 10), 190, '#ff9a5a', 0.5))

camera((0, 0, 46), (0, 100, 51.5), 27)
render(
    'funnel-hero',
    1920,
    800,
    samples=28,
    bounces=4,
    glossy=3,
    clamp=5,
    mist=(60, 380),
    grade={**NIGHT, 'fog': (0.026, 0.052, 0.105), 'foghor': 0.6, 'fogpow': 0.8, 'fogmax': 0.86},
)
