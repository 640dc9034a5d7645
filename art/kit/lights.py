"""Lamps. Power in watts (sun: irradiance); lamps are never seen by the camera themselves."""

import math

import bpy
from mathutils import Vector

from kit.colours import linear
from kit.shapes import place


def _aim(thing, location, target):
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def _lamp(kind, power, colour):
    lamp = bpy.data.lights.new(kind.lower(), kind)
    lamp.energy, lamp.color = power, linear(colour)
    thing = bpy.data.objects.new(kind.lower(), lamp)
    thing.visible_camera = False
    return lamp, place(thing)


def area(location, target, size, power, colour='#ffffff', tall=None, spread=180, mirrored=True, round=False):
    """Returns a soft box of `size` metres, `tall` for a strip; `mirrored=False` keeps it out of reflections."""
    lamp, thing = _lamp('AREA', power, colour)
    lamp.size, lamp.spread = size, math.radians(spread)
    lamp.shape = 'DISK' if round else 'RECTANGLE' if tall else 'SQUARE'
    if tall:
        lamp.size_y = tall
    thing.visible_glossy = mirrored
    return _aim(thing, location, target)


def point(location, power, colour='#ffffff', radius=0.1):
    """Returns a small glow in all directions."""
    lamp, thing = _lamp('POINT', power, colour)
    lamp.shadow_soft_size = radius
    thing.location = location
    return thing


def spot(location, target, power, colour='#ffffff', angle=40, blend=0.5, radius=0.2):
    """Returns a cone of `angle` degrees."""
    lamp, thing = _lamp('SPOT', power, colour)
    lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = math.radians(angle), blend, radius
    return _aim(thing, location, target)


def sun(direction, power, colour='#ffffff', angle=2):
    """Returns parallel light shining along `direction`."""
    lamp, thing = _lamp('SUN', power, colour)
    lamp.angle = math.radians(angle)
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return thing


def ambient(colour, strength=1.0):
    """Adds the even light of the surrounding sky."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*linear(colour), 1)
    background.inputs[1].default_value = strength
