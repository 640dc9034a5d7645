"""The materials of the world: worn metal, painted armour, glass, crystal, light."""

from kit.colours import linear, scaled
from kit.shader import Shader, rgba


def light(colour, strength=5.0):
    """Returns a surface that shines. Keep wide parts at 2-6 and only thin lines at 9-16, or the hue burns out to white."""
    shader = Shader('light')
    return shader.surface(shader.add('ShaderNodeEmission', {'Color': rgba(colour), 'Strength': strength}))


def metal(
    colour='#80828a', rough=0.3, metallic=1.0, wear=0.0, wear_colour='#dcdee2', grime=0.5, scale=3.0, bump=0.0, clearcoat=0.0, bevel=0.012
):
    """Returns bare or painted metal: uneven gloss, darker grime, edges of `bevel` metres rubbed to `wear_colour`."""
    shader = Shader('metal')
    position = shader.position()
    broad = shader.noise(scale, 6, 0.6, vector=position)
    fine = shader.noise(scale * 6, 5, 0.65, 0.4, vector=position)
    clouds = shader.noise(scale * 0.6, 4, 0.6, 0.3, vector=position)
    base = shader.mix(shader.remap(broad, 0.35, 0.7, 0, grime * 0.6), colour, scaled(colour, 0.35))
    base = shader.mix(shader.remap(clouds, 0.4, 0.65, 0, grime * 0.35), base, scaled(colour, 1.35))
    gloss = shader.math('ADD', rough, shader.remap(fine, 0.3, 0.75, -0.10 * grime, 0.22 * grime), clamp=True)
    normal = None
    if wear > 0:
        edges, normal = shader.worn_edges(bevel)
        patches = shader.remap(shader.math('ADD', fine, shader.math('MULTIPLY', broad, 0.5)), 0.62, 0.86, 0.15, 1)
        bare = shader.math('MULTIPLY', shader.math('MULTIPLY', edges, patches), wear, clamp=True)
        base = shader.mix(bare, base, wear_colour)
        gloss = shader.mix(bare, gloss, 0.28)
        metallic = shader.math('MAXIMUM', metallic, bare)
    if bump > 0:
        normal = shader.bump(fine, bump, normal=normal)
    surface = shader.principled(Base_Color=base, Roughness=gloss, Metallic=metallic, Clearcoat=clearcoat, Clearcoat_Roughness=0.06)
    if normal is not None:
        shader.set(surface, 'Normal', normal)
    return shader.surface(surface)


def paint(
    light_tone,
    dark_tone,
    accent,
    accent_dark,
    frame='#171b22',
    bare='#c9ced6',
    metallic=0.25,
    scale=1.0,
    rough=(0.22, 0.46),
    bevel=0.022,
    grooves=0,
    groove_width=0.009,
    wear=1.0,
    creases=0.10,
):
    """
    Returns weathered two-tone paint for SDF bodies. Reads the vertex attributes `frame` (dark structural parts), `stripe` (accent)
    and `g0`..`gN` (signed distances to panel lines, m): lines stay crisp at any mesh resolution.
    """
    shader = Shader('paint')
    position = shader.position()
    frame_mask, stripe = shader.attribute('frame'), shader.attribute('stripe')
    broad = shader.noise(2.2 * scale, 7, 0.62, vector=position)
    fine = shader.noise(14 * scale, 6, 0.7, 0.5, vector=position)
    grain = shader.noise(55 * scale, 3, 0.6, vector=position)
    base = shader.mix(shader.remap(broad, 0.35, 0.7, 0, 0.5), light_tone, dark_tone)
    plates = shader.add(
        'ShaderNodeTexBrick',
        {'Scale': 2.6 * scale, 'Mortar Size': 0.0, 'Vector': position, 'Color1': (1, 1, 1), 'Color2': (0.62, 0.64, 0.68)},
        offset=0.37,
        squash=0.7,
    )
    base = shader.mix(0.35, base, shader.mix(1.0, base, plates.outputs[0], 'MULTIPLY'))
    base = shader.mix(stripe, base, shader.mix(broad, accent, accent_dark))
    base = shader.mix(frame_mask, base, shader.mix(broad, frame, scaled(frame, 0.5)))

    edges, _ = shader.worn_edges(bevel, 0.003, 0.04)
    chips = shader.math('MULTIPLY', edges, shader.remap(fine, 0.42, 0.58, 0.1, 1))
    scratches = shader.remap(shader.noise(7 * scale, 9, 0.75, 2.5, vector=position), 0.655, 0.70, 0, 0.7)
    rubbed = shader.math('MAXIMUM', chips, shader.math('MULTIPLY', scratches, shader.remap(grain, 0.4, 0.6, 0.3, 1)), clamp=True)
    rubbed = shader.math('MULTIPLY', rubbed, wear)
    dirt = shader.creases(creases)
    base = shader.mix(rubbed, shader.mix(dirt, base, '#08090b'), bare)

    height = shader.math('SUBTRACT', grain, shader.math('MULTIPLY', rubbed, 0.6))
    if grooves:
        lines = None
        for index in range(grooves):
            distance = shader.math('ABSOLUTE', shader.attribute(f'g{index}'))
            line = shader.remap(distance, groove_width * 0.6, groove_width, 1, 0)
            lines = line if lines is None else shader.math('MAXIMUM', lines, line)
        base = shader.mix(lines, base, '#040506')
        height = shader.math('SUBTRACT', height, shader.math('MULTIPLY', lines, 3.0))
    structural = shader.math('MAXIMUM', shader.math('MULTIPLY', frame_mask, 0.8), metallic)
    return shader.surface(
        shader.principled(
            Base_Color=base,
            Metallic=shader.math('MAXIMUM', rubbed, structural),
            Roughness=shader.math('ADD', shader.remap(fine, 0.3, 0.7, *rough), shader.math('MULTIPLY', dirt, 0.25)),
            Clearcoat=0.4,
            Clearcoat_Roughness=0.1,
            Normal=shader.bump(height, 0.08),
        )
    )


def glass(colour='#ffffff', rough=0.0, ior=1.45):
    """Returns clear or tinted glass."""
    shader = Shader('glass')
    return shader.surface(shader.principled(Base_Color=colour, Roughness=rough, IOR=ior, Transmission=1.0))


def mirror_glass(deep, mid, rim, rough=0.05):
    """Returns the glass of visors and canopies: a dark mirror whose outline takes the `rim` colour."""
    shader = Shader('mirror-glass')
    tone = shader.ramp(shader.facing(0.4), [(0, deep), (0.6, mid), (1, rim)])
    return shader.surface(
        shader.principled(Base_Color=tone, Metallic=0.85, Roughness=rough, Clearcoat=1.0, Clearcoat_Roughness=0.02)
    )


def crystal(body, deep, hot, glow=1.0, scale=4.0):
    """Returns a faceted stone lit from inside: refracting shell, glowing clouds and cracks."""
    shader = Shader('crystal')
    position = shader.position()
    clouds = shader.noise(scale * 1.25, 8, 0.7, 1.4, vector=position)
    veins = shader.cracks(scale, 0.05, position)
    strength = shader.math('MULTIPLY_ADD', veins, 0.9 * glow, shader.remap(clouds, 0.42, 0.75, 0.0, 1.5 * glow))
    inner = shader.add('ShaderNodeEmission', {'Color': shader.ramp(clouds, [(0.3, deep), (0.5, body), (0.72, hot)]), 'Strength': strength})
    shell = shader.principled(Base_Color=body, Roughness=0.03, IOR=1.55, Transmission=1.0, Specular=0.8)
    blend = shader.add('ShaderNodeMixShader')
    shader.set(blend, 0, shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, shader.facing(0.35)), 0.42))
    shader.set(blend, 1, shell)
    shader.set(blend, 2, inner)
    return shader.surface(blend)


def plume(colour, length, strength=9.0, fade=2.0):
    """Returns exhaust along an object's +Z: bright at the nozzle, clear at `length` metres."""
    shader = Shader('plume')
    along = shader.remap(shader.axes()['Z'], 0, length, 1, 0)
    core = shader.math('POWER', shader.math('SUBTRACT', 1.0, shader.facing()), 1.5)
    power = shader.math('MULTIPLY', shader.math('MULTIPLY', shader.math('POWER', along, fade), core), strength)
    glow = shader.add(
        'ShaderNodeEmission',
        {'Color': shader.mix(shader.math('POWER', along, 2.5), linear(colour), (1, 1, 1)), 'Strength': power},
    )
    clear = shader.add('ShaderNodeBsdfTransparent')
    total = shader.add('ShaderNodeAddShader', {0: glow, 1: clear})
    return shader.surface(total)


def cloth(colour, rough=0.8):
    """Returns heavy fabric with a little sheen."""
    shader = Shader('cloth')
    weave = shader.noise(40, 4, 0.7)
    return shader.surface(
        shader.principled(
            Base_Color=shader.mix(weave, colour, scaled(colour, 0.5)), Roughness=rough, Sheen=0.5, Normal=shader.bump(weave, 0.2)
        )
    )
