// From clean linear light to a finished picture: fog, bloom, tone map and the look of a lens.
#pragma once

#include "image.h"
#include "options.h"

/**
 * Lays fog over what is far, by the mist pass (0 near, 1 far). Without the option `fog` there is none.
 *   fog        its colour near the ground; fogtop: higher up (the same)
 *   fogpow     above 1 keeps the near clear (1); fogmax: the most it hides (1)
 *   foghor     where the ground's colour gives way, from the top of the picture (0.5); foghs: over what part (0.5)
 */
void addFog(Picture& picture, const Plane& mist, const Options& options);

/**
 * Lets bright light spill over, as in a lens; no light is added unless there is a threshold.
 *   bloom      how much of the light (0.06, 0 for none); brad: how far it spreads, 0 to 1 (0.65)
 *   blev       over how many octaves (6)
 *   bthresh    adds only the light above this instead (0); bclamp: the most a pixel may spill (30); btint: its colour
 *   streak     a horizontal streak through bright light (0); streakcol: its colour; sthresh: from what light on (3);
 *              slen: how long, of the width (0.08)
 */
void addBloom(Picture& picture, const Options& options);

/**
 * Tone mapping (AgX) and the last of the look; gives the bytes of the finished picture.
 *   vig        darker corners (0.25); vigc: the middle of the light, as x,y of the picture (0.5,0.5)
 *   ca         red and blue drift apart towards the corners (0)
 *   contrast   (1.12); sat: saturation (1.25); slope: brightness after the curve (1)
 *   gain       colour of the light (1,1,1); lift: colour of black (0.012,0.016,0.028)
 *   sharp      (0.25); grain (0.012)
 */
std::vector<uint8_t> finish(const Picture& picture, const Options& options);
