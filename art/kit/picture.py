"""
One picture: an empty scene to build in, a camera, and the render.

Debian's Blender carries no denoiser, so each picture is rendered twice with half the samples and different seeds; the
develop program compares the two to tell noise from detail, then grades the result with the options given here.
"""

import json
import os
import random
import sys
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit.shapes import place

#: The grade all pictures of the catalogue share; scenes add to it, rarely replace it.
GRADE = {'bloom': 0.08, 'ca': 0.003, 'contrast': 1.18, 'sat': 1.25}

_arguments = dict(part.split('=', 1) for part in sys.argv[sys.argv.index('--') + 1 :]) if '--' in sys.argv else {}


def new_scene(seed=1):
    """Clears everything and fixes the dice, so the same script gives the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def camera(location, target, lens=50, ortho=None, focus=None, fstop=2.8, roll=0.0, shift=(0, 0)):
    """
    Returns the camera: `lens` in mm on 36 mm film, or `ortho` metres wide without perspective; `focus` is a distance (m) or a
    point and blurs the rest by `fstop`; `roll` in radians.
    """
    film = bpy.data.cameras.new('camera')
    film.lens, film.clip_end = lens, 5000
    film.shift_x, film.shift_y = shift
    thing = place(bpy.data.objects.new('camera', film))
    thing.location = location
    look = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_matrix()
    thing.rotation_euler = (look @ Matrix.Rotation(roll, 3, 'Z')).to_euler()
    bpy.context.scene.camera = thing
    if ortho:
        film.type, film.ortho_scale = 'ORTHO', ortho
    if focus is not None:
        film.dof.use_dof, film.dof.aperture_fstop = True, fstop
        film.dof.focus_distance = (
            focus if isinstance(focus, (int, float)) else (Vector(focus) - Vector(location)).length
        )
    return thing


def render(
    name, width, height, samples=44, bounces=6, transmission=8, glossy=4, diffuse=2, volume=0, clamp=6, mist=None, blur=None, grade=None, frame=None
):
    """
    Renders the scene as `name` at width x height px and notes its grade. `mist` = (near, far) in metres fills the pass
    the fog is made of; `blur` is the shutter of motion blur in frames; `grade` adds develop options; `frame` numbers a
    frame of a film. `pct`, `spp`, `threads` and `out` on the command line make drafts.
    """
    scene = bpy.context.scene
    samples = int(_arguments.get('spp', samples))
    settings, cycles = scene.render, scene.cycles
    settings.resolution_x, settings.resolution_y = width, height
    settings.resolution_percentage = int(_arguments.get('pct', 100))
    settings.threads_mode, settings.threads = 'FIXED', int(_arguments.get('threads', 2))
    cycles.device, cycles.samples = 'CPU', max(2, samples // 2)
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.015
    cycles.adaptive_min_samples = min(16, max(2, samples // 4))
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, diffuse, glossy
    cycles.transmission_bounces, cycles.transparent_max_bounces, cycles.volume_bounces = transmission, 12, volume
    cycles.sample_clamp_indirect, cycles.light_sampling_threshold = clamp, 0.005
    cycles.caustics_reflective = cycles.caustics_refractive = cycles.use_denoising = False
    cycles.blur_glossy, cycles.pixel_filter_type = 1.0, 'BLACKMAN_HARRIS'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = mist is not None
    if mist:
        fog = scene.world.mist_settings
        fog.start, fog.depth, fog.falloff = mist[0], mist[1] - mist[0], 'LINEAR'
    if blur:
        settings.use_motion_blur, settings.motion_blur_shutter = True, blur
    exr = settings.image_settings
    exr.file_format, exr.color_depth, exr.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'ZIP'

    folder = _arguments.get('out', '.')
    os.makedirs(folder, exist_ok=True)
    stem = os.path.join(folder, name if frame is None else f'{name}-{frame:04d}')
    began = time.time()
    for half, seed in (('a', 11), ('b', 7777)):
        cycles.seed = seed if frame is None else seed + 13 * frame
        settings.filepath = f'{stem}_{half}.exr'
        bpy.ops.render.render(write_still=True)
    options = {**GRADE, **(grade or {})}
    with open(f'{stem}.grade.json', 'w') as note:
        json.dump({'args': [f'--{key}={_text(value)}' for key, value in options.items()]}, note)
    print(f'rendered {stem} with {samples} samples in {time.time() - began:.1f} s', flush=True)


def film_frame():
    """
    Reads the frame of a take from `frame` and `frames` on the command line. Returns its number and its moment, 0 at the
    take's first frame and 1 at its last.
    """
    frame, frames = int(_arguments.get('frame', 0)), int(_arguments.get('frames', 1))
    return frame, frame / max(1, frames - 1)


def _text(value):
    return ','.join(map(str, value)) if isinstance(value, (tuple, list)) else value
