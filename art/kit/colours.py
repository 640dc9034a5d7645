"""The palette of the world, and how its sRGB hex values become the linear light Cycles works in."""

SIGNAL = '#4dd8ff'  # brand ion cyan
GATE = '#ffab52'  # warm light of the Gate
ODYSSEY = '#8f6bff'
SLIPSTREAM = '#ff4326'
DOMINION = '#22d3c5'
MYTHIC = '#ff2f8e'
ACID = '#9dff5c'
ICE = '#bfe6ff'
EMBER = '#ff7a3c'
GOLD = '#d9a650'


def linear(colour):
    """Returns a hex colour as linear (r, g, b); tuples pass through."""
    if not isinstance(colour, str):
        return tuple(colour)
    digits = colour.lstrip('#')
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def scaled(colour, factor):
    """Returns the colour made darker or brighter, still a linear tuple."""
    return tuple(min(1.0, channel * factor) for channel in linear(colour))
