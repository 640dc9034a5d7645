"""Astral Shard: a splinter of the Gate's light, held still by three gyroscope rings on a claw stand."""

from kit.gyroscope import astral_shard
from kit.stage import shoot

astral_shard()
shoot('astral-shard', height=1.0, distance=8.6, target=(0, 0, -0.19), lens=57, fstop=2.0, bounces=10, transmission=10)
