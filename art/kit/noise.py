"""Gradient noise on numpy arrays, for height fields and skylines."""

import numpy as np


def gradient_noise(x, y, seed=0):
    """Returns smooth noise about -1..1 with features of size 1."""
    column, row = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    across, up = x - column, y - row

    def corner(a, b):
        key = ((column + a) * 374761393 + (row + b) * 668265263 + seed * 974634777) & 0xFFFFFFFF
        key = ((key ^ (key >> 13)) * 1274126177) & 0xFFFFFFFF
        angle = ((key ^ (key >> 16)) & 0xFFFF) / 65536 * 2 * np.pi
        return np.cos(angle) * (across - a) + np.sin(angle) * (up - b)

    u = across**3 * (across * (across * 6 - 15) + 10)
    v = up**3 * (up * (up * 6 - 15) + 10)
    low = corner(0, 0) * (1 - u) + corner(1, 0) * u
    high = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return (low * (1 - v) + high * v) * 1.4


def fractal(x, y, octaves=6, lacunarity=2.03, gain=0.5, seed=0, ridged=False):
    """Returns layers of noise, each finer and weaker; `ridged` makes sharp crests (0..1) instead of hills (-1..1)."""
    total, weight, amount = 0, 0, 1.0
    for octave in range(octaves):
        layer = gradient_noise(x, y, seed + octave * 17)
        if ridged:
            layer = (1 - np.abs(layer) * 1.6) ** 2
        total = total + amount * layer
        weight += amount
        amount *= gain
        x, y = x * lacunarity + 3.1, y * lacunarity + 1.7
    return total / weight
