"""
A shot of the film: any scene of the catalogue, with the camera swinging around it.

    blender -b -P art/film/orbit.py -- scene=<scene.py> frames=<n> from=<degrees> to=<degrees> out=<folder> [width= height= spp=]

Renders frames 0..n-1 of the scene as it stands; `first` and `last` limit them.
"""

import math
import os
import runpy
import sys

import bpy
import kit.picture
import kit.stage
from mathutils import Matrix

arguments = dict(part.split('=', 1) for part in sys.argv[sys.argv.index('--') + 1 :])
take_still = kit.picture.render


def eased(t):
    """0..1 without a jerk at either end."""
    return t * t * (3 - 2 * t)


def take_shot(name, width, height, samples=20, **quality):
    """Stands in for `render`: the same scene, once per frame, in the film's format."""
    width, height = int(arguments.get('width', 1280)), int(arguments.get('height', 720))
    frames, start, end = int(arguments['frames']), float(arguments['from']), float(arguments['to'])
    camera = bpy.context.scene.camera
    stand = camera.matrix_world.copy()
    # A picture of the catalogue is nearly square: the film is wider, and keeps the height.
    camera.data.sensor_fit = 'VERTICAL'
    camera.data.sensor_height = camera.data.sensor_width * kit.stage.HEIGHT / kit.stage.WIDTH
    for frame in range(int(arguments.get('first', 0)), int(arguments.get('last', frames - 1)) + 1):
        if os.path.exists(os.path.join(arguments['out'], f'{name}-{frame:04d}.grade.json')):
            continue
        angle = start + (end - start) * eased(frame / max(1, frames - 1))
        camera.matrix_world = Matrix.Rotation(math.radians(angle), 4, 'Z') @ stand
        take_still(name, width, height, samples, frame=frame, **quality)


kit.picture.render = kit.stage.render = take_shot
runpy.run_path(arguments['scene'])
