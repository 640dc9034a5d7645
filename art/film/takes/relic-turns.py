"""The relic turns: the rings swing round the Astral Shard, each its own way, while the camera comes closer."""

from kit.gyroscope import astral_shard
from kit.picture import camera, film_frame, render

frame, moment = film_frame()
astral_shard(turn=moment)
camera((0.6 - 1.2 * moment, -9.3 + 1.7 * moment, 0.8 - 0.25 * moment), (0, 0, 0.02), 62, focus=(0, -0.35, 0), fstop=2.4)
render('relic-turns', 1280, 720, samples=16, bounces=8, transmission=8, frame=frame)
