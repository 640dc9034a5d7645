"""The Gate, tall and open at the end of an avenue of night towers; a traveller stands small before it on a wet deck."""

import math

from kit.city import facades, skyline, tower, towers, traffic
from kit.colours import SIGNAL
from kit.figure import traveller
from kit.gate import gate
from kit.materials import light
from kit.picture import camera, new_scene, render
from kit.vista import NIGHT, avenue, avenue_lane, crate, deck, mast, night, rail, squadron, wet_deck

GATE_AT = (0, 205, 45)
LEDGE = 24.7

new_scene(5)
night(160)

glows = [light(SIGNAL, 2.5), light('#ff8a4a', 2.5), light(SIGNAL, 1.5)]
city = towers(facades(0.7, 0.62, calm=(110, 300)), glows, seed=10)
skyline(city, 90, 430, 0.55, avenue(GATE_AT, free=0.07, high=60, near=0.8, far=0.8), seed=21)
for x, y, width, tall, style in ((-39, 128, 10, 74, 0), (43, 140, 12, 62, 3), (-56, 190, 12, 96, 4), (54, 176, 11, 84, 6)):
    tower(city[style], (x, y, 0), width, tall)

gate(GATE_AT, 34, haze=0.7, power=1.9, spill=0.35)
traffic(50, avenue_lane(GATE_AT, width=0.035), seed=3, length=(2, 6))
squadron(
    (
        ((5.6, 62, 36.4), (-0.16, 0.34, math.radians(205)), 1.35),
        ((-5.6, 84, 41.5), (-0.12, 0.20, math.radians(203)), 1.25),
        ((9.2, 98, 45.0), (-0.12, 0.36, math.radians(205)), 1.2),
    )
)

deck([(-8, 1), (8, 1), (8, 15.2), (4.4, 15.2), (3.6, 16.6), (-1.9, 16.6), (-2.6, 15.6), (-8, 15.6)], LEDGE, lit_edges=(3, 4, 5), plates=wet_deck(rough=(0.20, 0.5), metallic=0.0))
rail((-7.6, 15.4), (-2.9, 15.4), LEDGE, 8)
rail((4.6, 15.0), (8, 15.0), LEDGE, 6)
crate((3.75, 13.9, LEDGE), (1.0, 0.7, 0.72), 0.3, '#ff8a3c')
mast((-3.4, 15.3, LEDGE), 3.0)
traveller((0.35, 15.6, LEDGE), math.radians(6))

# The lower third is left calm and dark for the words: the vignette is centred on the Gate.
camera((0, 0, LEDGE + 1.55), (0, 100, LEDGE + 1.75), 58)
render('home-hero-phone', 1080, 1350, samples=44, bounces=4, glossy=3, clamp=5, mist=(30, 340), grade={**NIGHT, 'foghor': 0.55, 'vig': 0.92, 'vigc': (0.5, 0.33)})
