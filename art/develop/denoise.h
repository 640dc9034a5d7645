// Takes the noise out of a picture that was rendered twice with different seeds: what differs between the two is noise.
#pragma once

#include "image.h"
#include "options.h"

/**
 * Denoises both halves in place. Options:
 *   fire       a pixel brighter than this many times its neighbourhood in the other half is a firefly (1.5)
 *   R, R2      how far the first and the second pass look around, px (8, 5)
 *   pr         half the side of the patches that are compared, px (2)
 *   kc, kc2    how different colours may be, in standard deviations; more is smoother (0.55, 0.8)
 *   kf         the same for normals, albedo and depth (0.8)
 *   kn         the weight of the normals (0.7)
 *   pass2      0 leaves the second pass out
 */
void denoise(Layers& first, Layers& second, const Options& options);
