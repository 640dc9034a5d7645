/**
 * develop: two renders of one picture with different seeds become a finished PNG.
 *
 *   develop <first.exr> <second.exr> <out.png> [--option=value...]
 *
 * Steps: denoise, fog, exposure, bloom, tone map and finish; denoise.h and grade.h list their options. Further ones:
 *   dn=0       no denoising
 *   ev         exposure in stops (0)
 */
#include <omp.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <stdexcept>

#include "denoise.h"
#include "grade.h"

/// The mean of the same plane in both renders.
static Plane mean(const Plane& first, const Plane& second) {
  Plane result(first.size());
  for (size_t i = 0; i < result.size(); i++) result[i] = 0.5f * (first[i] + second[i]);
  return result;
}

static void develop(const Options& options) {
  if (options.files.size() != 3)
    throw std::runtime_error("usage: develop <first.exr> <second.exr> <out.png> [--option=value...]");
  const double began = omp_get_wtime();
  Layers first = readLayers(options.files[0]), second = readLayers(options.files[1]);
  if (!(first.size == second.size)) throw std::runtime_error("the two renders differ in size");

  if (options.number("dn", 1) > 0) denoise(first, second, options);
  const double denoised = omp_get_wtime();

  Picture picture(first.size);
  const ColourPlanes one = combinedColour(first), two = combinedColour(second);
  for (int channel = 0; channel < 3; channel++) {
    const Plane plane = mean(one[channel], two[channel]);
    for (size_t i = 0; i < plane.size(); i++) picture.values[i * 3 + channel] = std::max(0.f, plane[i]);
  }
  const Plane *mist = first.find("Mist.Z"), *otherMist = second.find("Mist.Z");
  if (mist && otherMist && options.has("fog")) addFog(picture, mean(*mist, *otherMist), options);
  const float exposure = std::exp2(options.number("ev", 0));
  for (float& value : picture.values) value *= exposure;
  addBloom(picture, options);
  writePng(options.files[2], finish(picture, options), picture.size);

  std::printf("%s %dx%d denoised in %.1f s, graded in %.1f s\n", options.files[2].c_str(), picture.size.width,
              picture.size.height, denoised - began, omp_get_wtime() - denoised);
}

int main(int count, char** words) {
  try {
    develop(Options(count, words));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "develop: %s\n", error.what());
    return 1;
  }
}
