"""Kestrel Interceptor: a twin-engine swept-wing fighter banking over the podium, engines lit."""

import math

from kit.colours import DOMINION
from kit.craft import fighter
from kit.lights import area, point
from kit.materials import paint
from kit.shapes import empty
from kit.stage import collectible, shoot

name = collectible('kestrel-interceptor', DOMINION, rim='#ff7a3c', seed=5, podium=-1.12, podium_radius=1.0, back=0.07, rims=1.5)
area((-6, -3, 1.0), (0, 0, 0), 0.8, 240, '#dff6ff', tall=5)

grey = paint('#7d7f80', '#2a2f37', '#ff6a2a', '#a8330c', bevel=0.012, grooves=8, wear=0.55, creases=0.06, rough=(0.16, 0.36))
craft = empty((0.12, 0.15, 0.06), (math.radians(14), math.radians(-20), math.radians(36)), scale=0.66)
fighter(craft, grey, '#3fe6ff', rim='#5ad8ff')
point((1.1, 1.4, 0.3), 60, '#3fe6ff', 0.2)

shoot(name, height=2.3, distance=8.6, target=(-0.02, 0, -0.18), lens=80, focus=(0, -0.5, 0), fstop=5)
