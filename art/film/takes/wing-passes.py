"""A wing passes: three Kestrels come out of the Gate over the night city, bank, and are gone past the lens."""

import math

import bpy

from kit.air import fog_sea, halo
from kit.city import facades, skyline, tower, towers, traffic
from kit.colours import SIGNAL
from kit.gate import gate
from kit.lights import area
from kit.materials import light
from kit.picture import camera, film_frame, new_scene, render
from kit.vista import NIGHT, avenue, avenue_lane, night, squadron

GATE_AT, EYE = (0, 240, 84), 46
#: Of each craft: how far it lags behind the first, where it is at first and where it passes the lens (x and height, m), its roll.
WING = (
    (0.00, (-4, 6), (2.5, 0.1), 0.8),
    (0.08, (-9, 9), (-3.4, 1.5), 0.45),
    (0.12, (5, 11), (3.2, 3.0), 1.0),
)
#: Metres before the lens at first, and behind it at last.
FAR, BEHIND = 75, 3


def place_at(craft, moment, lag, start, end, roll):
    """The way is flown at a slowing pace, which is what makes the last metres last; the roll sets in late."""
    share = min(1.0, max(0.0, moment - lag))
    distance = FAR * (1 - share) ** 1.3 - BEHIND * share
    passed = (FAR - distance) / (FAR + BEHIND)
    x, height = (a + (b - a) * passed for a, b in zip(start, end))
    craft.location = (x, distance, EYE + height)
    craft.rotation_euler = (0.06, roll * share**2, math.atan2(end[0] - start[0], FAR))


frame, moment = film_frame()
new_scene(6)
night(200, star_low=200)
glows = [light(SIGNAL, 2.5), light('#ff8a4a', 2.5), light(SIGNAL, 1.5)]
city = towers(facades(0.6, 0.45, calm=(110, 300)), glows, seed=10)
skyline(city, 80, 460, 0.95, avenue(GATE_AT, free=0.06, high=50, near=0.34, far=0.52), seed=17)
for x, y, width, tall, style in ((-118, 170, 14, 92, 0), (126, 190, 14, 104, 3), (-74, 150, 12, 50, 1)):
    tower(city[style], (x, y, 0), width, tall)
gate(GATE_AT, 42, haze=1.1, power=2.0)
halo((0, 236, 60), 120, '#ff9a5a', 0.3, stretch=1.8, falloff=2.4)
traffic(60, avenue_lane(GATE_AT, levels=(2, 7, 12)), seed=3)

craft = squadron([((0, 50, EYE), (0, 0, 0), 1.0)] * len(WING), resolution=240)
for one, course in zip(craft, WING):
    # A step before and after, so that the shutter has something to blur.
    for number, at in enumerate((moment - 1 / 36, moment, moment + 1 / 36)):
        place_at(one, at, *course)
        one.keyframe_insert('location', frame=number)
        one.keyframe_insert('rotation_euler', frame=number)
bpy.context.scene.frame_set(1)
for side in (-1, 1):
    area((side * 14, -6, 50), (side * 2, 14, 47), 8, 3600, '#8fc0ff')
area((0, 10, 36), (0, 60, 52), 20, 20000, '#8fc0ff')
fog_sea(6, 30, '#1a3768', layers=6, density=0.40, strength=0.26, glow=((0, 250, 10), 190, '#ff9a5a', 0.5))

camera((0, 0, EYE), (0, 100, 55), 30)
render(
    'wing-passes',
    960,
    540,
    samples=14,
    bounces=4,
    glossy=3,
    clamp=5,
    mist=(60, 380),
    blur=0.35,
    grade={**NIGHT, 'fog': (0.026, 0.052, 0.105), 'foghor': 0.6, 'fogpow': 0.8, 'fogmax': 0.86},
    frame=frame,
)
