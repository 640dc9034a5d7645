"""A small builder for Cycles node trees: each method adds one node and hands back its output socket."""

import bpy

from kit.colours import linear


def rgba(value):
    """Returns the value of a colour input: sockets and nodes unchanged; hex, grey or (r, g, b) as linear RGBA."""
    if isinstance(value, (bpy.types.NodeSocket, bpy.types.Node)):
        return value
    if isinstance(value, (int, float)):
        value = (value, value, value)
    value = linear(value)
    return (*value, 1) if len(value) == 3 else value


class Shader:
    """One material in the making; `surface` or `volume` closes it and returns the material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.add('ShaderNodeOutputMaterial')

    def add(self, kind, inputs=None, **settings):
        """Returns a node of that kind; `inputs` by name or index, `settings` are its properties."""
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        """Links a socket or node to an input, or gives it a constant."""
        slot = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, slot)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], slot)
        elif slot.type == 'RGBA':
            slot.default_value = rgba(value)
        else:
            slot.default_value = value

    def math(self, operation, a, b=None, c=None, clamp=False):
        node = self.add('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for index, value in enumerate((a, b, c)):
            if value is not None:
                self.set(node, index, value)
        return node.outputs[0]

    def vector_math(self, operation, a, b=None):
        node = self.add('ShaderNodeVectorMath', operation=operation)
        self.set(node, 0, a)
        if b is not None:
            self.set(node, 1, b)
        return node.outputs['Value' if operation in ('LENGTH', 'DOT_PRODUCT', 'DISTANCE') else 'Vector']

    def mix(self, factor, a, b, blend='MIX'):
        node = self.add('ShaderNodeMixRGB', blend_type=blend)
        self.set(node, 0, factor)
        self.set(node, 1, rgba(a))
        self.set(node, 2, rgba(b))
        return node.outputs[0]

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """Returns a colour ramp; `stops` are (position 0..1, colour)."""
        node = self.add('ShaderNodeValToRGB')
        self.set(node, 0, factor)
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) > 1:
            ramp.elements.remove(ramp.elements[-1])
        (ramp.elements[0].position, first), *rest = stops
        ramp.elements[0].color = rgba(first)
        for position, colour in rest:
            ramp.elements.new(position).color = rgba(colour)
        return node.outputs[0]

    def remap(self, value, low, high, to_low, to_high, clamp=True):
        """Maps low..high to to_low..to_high."""
        node = self.add('ShaderNodeMapRange', clamp=clamp)
        for index, part in enumerate((value, low, high, to_low, to_high)):
            self.set(node, index, part)
        return node.outputs[0]

    def noise(self, scale, detail=4.0, roughness=0.5, distortion=0.0, vector=None):
        inputs = {'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        node = self.add('ShaderNodeTexNoise', inputs)
        self.set(node, 'Vector', vector if vector is not None else self.position())
        return node.outputs[0]

    def cracks(self, scale, width, vector=None, warp=0.12):
        """1 on the warped cell borders, falling to 0 at `width`: cracks, veins, panel gaps."""
        position = vector if vector is not None else self.position()
        bent = self.mix(warp, position, self.add('ShaderNodeTexNoise', {'Scale': scale * 0.7, 'Vector': position}).outputs[1])
        cells = self.add('ShaderNodeTexVoronoi', {'Scale': scale, 'Vector': bent}, feature='DISTANCE_TO_EDGE')
        return self.remap(cells.outputs['Distance'], 0.0, width, 1.0, 0.0)

    def position(self):
        """Returns coordinates of the object itself, in metres."""
        return self.add('ShaderNodeTexCoord').outputs['Object']

    def axes(self, vector=None):
        """X, Y and Z of a vector (the object's coordinates by default)."""
        node = self.add('ShaderNodeSeparateXYZ')
        self.set(node, 0, vector if vector is not None else self.position())
        return node.outputs

    def facing(self, blend=0.5):
        """0 where the surface looks at the camera, 1 at its outline."""
        return self.add('ShaderNodeLayerWeight', {'Blend': blend}).outputs['Facing']

    def attribute(self, name):
        """Returns a number stored per vertex, see `sdf.mesh_of`."""
        return self.add('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def bump(self, height, strength=0.1, distance=0.01, normal=None):
        node = self.add('ShaderNodeBump', {'Strength': strength, 'Distance': distance, 'Height': height})
        if normal is not None:
            self.set(node, 'Normal', normal)
        return node.outputs[0]

    def worn_edges(self, radius, low=0.01, high=0.10):
        """(mask, bevelled normal): 1 where an edge of that radius (m) would be rubbed bare."""
        bevel = self.add('ShaderNodeBevel', samples=6)
        self.set(bevel, 'Radius', radius)
        straight = self.add('ShaderNodeNewGeometry').outputs['Normal']
        sharpness = self.math('SUBTRACT', 1.0, self.vector_math('DOT_PRODUCT', bevel.outputs[0], straight))
        return self.remap(sharpness, low, high, 0, 1), bevel.outputs[0]

    def creases(self, distance, low=0.35, high=0.9, amount=0.85):
        """Returns a mask for dirt: `amount` in creases, 0 on open faces."""
        node = self.add('ShaderNodeAmbientOcclusion', samples=5)
        self.set(node, 'Distance', distance)
        return self.remap(node.outputs['AO'], low, high, amount, 0)

    def principled(self, **inputs):
        """A Principled node; keyword names are its inputs with spaces as underscores."""
        return self.add('ShaderNodeBsdfPrincipled', {key.replace('_', ' '): value for key, value in inputs.items()})

    def surface(self, shader):
        self.tree.links.new(shader.outputs[0] if isinstance(shader, bpy.types.Node) else shader, self.output.inputs['Surface'])
        return self.material

    def volume(self, shader):
        self.tree.links.new(shader.outputs[0], self.output.inputs['Volume'])
        return self.material
