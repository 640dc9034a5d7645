"""The city at night: a lone traveller on a ledge looks at the Gate, open over the towers, as fighters come back through it."""

import math

from kit.city import facades, skyline, tower, towers, traffic
from kit.colours import SIGNAL
from kit.figure import traveller
from kit.gate import gate
from kit.lights import area
from kit.materials import light, metal
from kit.picture import camera, new_scene, render
from kit.shapes import tube
from kit.vista import NIGHT, avenue, avenue_lane, crate, deck, mast, night, rail, squadron

GATE_AT = (57, 205, 42.5)
LEDGE = 24.7

new_scene(5)
night()

glows = [light(SIGNAL, 2.5), light('#ff8a4a', 2.5), light(SIGNAL, 1.5)]
city = towers(facades(0.7, 0.62, calm=(110, 300)), glows, seed=10)
# The slogan stands on the left: lower, darker roofs there.
heights = avenue(GATE_AT, calm=lambda x, y: 0.72 if x / y < 0.05 else 1.0)
skyline(city, 64, 430, 1.05, heights, seed=12)
for x, y, width, tall, style in ((96, 122, 12, 62, 0), (124, 150, 14, 84, 3), (-86, 200, 12, 48, 4), (2, 250, 13, 46, 1)):
    tower(city[style], (x, y, 0), width, tall)

gate(GATE_AT, 31.5, haze=0.8, power=1.9)
traffic(70, avenue_lane(GATE_AT), seed=3)
squadron(
    (
        ((20.6, 56, 34.2), (-0.16, 0.34, math.radians(200)), 1.45),
        ((11.4, 70, 38.6), (-0.12, 0.20, math.radians(203)), 1.25),
        ((29.5, 84, 43.4), (-0.12, 0.36, math.radians(198)), 1.2),
    )
)

outline = [(1.0, 8), (14, 8), (14, 14.2), (6.4, 14.2), (5.4, 15.3), (2.0, 14.6), (1.0, 12.9)]
deck(outline, LEDGE, lit_edges=(3, 4, 5))
rail((6.7, 14.1), (13.3, 14.1), LEDGE)
crate((8.1, 13.2, LEDGE), (1.4, 0.9, 1.0), 0.2, '#ff8a3c')
crate((9.4, 13.35, LEDGE), (0.9, 0.7, 0.62), -0.3)
crate((8.15, 13.25, LEDGE + 1.0), (0.7, 0.5, 0.40), 0.5)
mast((9.1, 13.85, LEDGE))
hose = metal('#0b0f16', 0.5, 0.3)
tube([(8.6, 13.6, LEDGE + 0.1), (7.4, 13.7, LEDGE + 0.02), (6.6, 13.2, LEDGE + 0.03), (5.9, 13.6, LEDGE + 0.02)], 0.03, hose)
traveller((3.62, 14.2, LEDGE), math.radians(-8))
area((3.0, 8.5, LEDGE + 3.5), (3.8, 14.3, LEDGE + 1), 1.5, 16, '#4f8dff')

# Lifts the crates out of the dark.
area((13, 9, LEDGE + 4), (9, 13.5, LEDGE), 2, 60, '#5f8fff')

camera((0, 0, 26), (0, 100, 31.2), 26)
render('home-hero', 2240, 735, samples=44, bounces=4, glossy=3, clamp=5, mist=(30, 340), grade=NIGHT)
