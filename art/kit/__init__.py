"""The modelling kit every scene of Meridian 2117 is built with: one palette, one set of materials, one stage."""
