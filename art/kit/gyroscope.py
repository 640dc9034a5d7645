"""The Astral Shard, held in the air by its gyroscope on a claw stand: for its picture, and for the film, where it turns."""

import math
import random

from kit.colours import GOLD, ODYSSEY
from kit.lights import area, point
from kit.materials import crystal, light, metal
from kit.relics import gyroscope_ring
from kit.shapes import cylinder, empty, ring, shard, tube
from kit.stage import collectible


def astral_shard(turn=0.0):
    """Opens the catalogue stage and builds the relic; `turn` moves rings and crystal on, from where they rest (0) to the end of the film's take (1)."""
    collectible('astral-shard', ODYSSEY, rim='#ffb35c', seed=3, podium=-1.75, podium_radius=1.25, back=0.085, key=620, backdrop='#4a3cd0')
    area((-5.5, -1.5, 1.5), (0, 0, 0), 1.4, 520, '#ffdcae', tall=5)
    area((-1.2, -6.5, 3.4), (0, 0, 0), 1.0, 150, '#ffe9cc', tall=1.0)
    area((5.2, -2.0, 1.2), (0, 0, 0), 1.0, 330, '#ffe2bd', tall=5)
    gold = metal(GOLD, 0.2, wear=0.8, wear_colour='#ffdf9a', grime=0.7, bevel=0.01)
    dark = metal('#171b24', 0.3, 0.95, wear=1.0, grime=0.8)
    _rings(gold, dark, turn)
    _crystal(turn)
    _stand(gold, dark)
    point((0, -0.1, 0.1), 26, '#8a63ff', 0.25)
    point((0, 0, -1.3), 14, '#8a63ff', 0.1)


def _rings(gold, dark, turn):
    """Adds three rings, one inside the other; each swings about an axis of its own and runs on in its bearings."""
    bronze = metal('#7d6a8e', 0.22, wear=0.9, wear_colour='#e6d8ff', grime=0.6, bevel=0.01)
    violet_rune, amber_rune = light(ODYSSEY, 3.2), light('#ffb04a', 3)
    for radius, width, height, rest, swing, body, rune, count, teeth in (
        (1.40, 0.15, 0.30, (74, 0, 20), (-14, 12, 40), gold, violet_rune, 44, 60),
        (1.13, 0.11, 0.24, (62, 50, 0), (40, -25, -60), bronze, violet_rune, 36, 0),
        (0.90, 0.09, 0.19, (38, -40, 23), (-60, 45, 90), gold, amber_rune, 30, 0),
    ):
        rotation = [math.radians(angle + turn * further) for angle, further in zip(rest, swing)]
        gyroscope_ring(radius, width, height, rotation, body, dark, rune, count, gold, teeth)


def _crystal(turn):
    """Adds the shard with its brood about its foot, and splinters that drift through the rings."""
    stone = crystal('#8f6bff', '#2a0fb8', '#ff9bf2')
    heart = empty((0, 0, 0.02), (0.06, 0.05, 0.2 + 0.6 * turn), scale=1.16)
    shard(0.36, 1.45, material=stone, seed=2, parent=heart)
    shard(0.09, 0.9, material=light('#b69aff', 9), seed=5, parent=heart)
    for i in range(7):
        angle = i * 0.9 + 0.3
        foot = (0.30 * math.cos(angle), 0.30 * math.sin(angle), -0.22 + 0.05 * (i % 3))
        lean = (-0.5 * math.sin(angle), 0.5 * math.cos(angle), angle)
        shard(0.10 + 0.05 * (i % 3), 0.5 + 0.12 * (i % 2), foot, lean, 5, 10 + i, stone, heart)
    for i in range(26):
        angle, reach, size = random.uniform(0, 6.28), random.uniform(0.5, 1.9), random.uniform(0.012, 0.05)
        angle += 0.25 * turn
        drift = (reach * math.cos(angle), reach * math.sin(angle) * 0.6, random.uniform(-0.7, 1.7) + 0.2 * turn)
        tumble = (random.random() * 3 + turn, random.random() * 3, 0)
        shard(size, size * 3, drift, tumble, 5, 40 + i, stone)


def _stand(gold, dark):
    for i in range(3):
        angle = i * 2 * math.pi / 3 + 0.5
        cos, sin = math.cos(angle), math.sin(angle)
        tube([(1.0 * cos, 1.0 * sin, -1.74), (1.25 * cos, 1.25 * sin, -1.4), (0.8 * cos, 0.8 * sin, -1.22), (0.45 * cos, 0.45 * sin, -1.30)], 0.045, dark)
        tube([(0.62 * cos, 0.62 * sin, -1.74), (0.8 * cos, 0.8 * sin, -1.5), (0.42 * cos, 0.42 * sin, -1.34)], 0.02, gold)
    cylinder(0.5, 0.10, (0, 0, -1.70), material=dark, bevel=0.02, sides=64)
    ring(0.40, 0.03, 0.03, (0, 0, -1.64), material=light(ODYSSEY, 3.2), bevel=0)
