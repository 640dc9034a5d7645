/**
 * depth: how near each pixel of a render is, for camera moves over a still.
 *
 *   depth <render.exr> <out>
 *
 * Writes width and height as text in a line, then one float a pixel: 1 at the nearest thing, 0 at infinity, in
 * proportion to 1 / distance, which is by how much a pixel moves when the camera does.
 */
#include <algorithm>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <vector>

#include "../develop/image.h"

static void writeDepth(const std::string& render, const std::string& file) {
  Layers layers = readLayers(render);
  const Plane* distance = layers.find("Denoising Depth.Z");
  if (!distance) throw std::runtime_error(render + " has no depth");

  Plane sorted;
  for (float metres : *distance)
    if (metres > 0) sorted.push_back(metres);
  if (sorted.empty()) throw std::runtime_error(render + " shows nothing");
  // A few stray pixels at the lens must not flatten everything else.
  const auto near = sorted.begin() + sorted.size() / 100;
  std::nth_element(sorted.begin(), near, sorted.end());

  FILE* out = std::fopen(file.c_str(), "wb");
  if (!out) throw std::runtime_error("cannot write " + file);
  std::fprintf(out, "%d %d\n", layers.size.width, layers.size.height);
  for (float metres : *distance) {
    const float nearness = metres > 0 ? std::min(1.f, *near / metres) : 0;
    std::fwrite(&nearness, sizeof nearness, 1, out);
  }
  std::fclose(out);
}

int main(int count, char** words) {
  try {
    if (count != 3) throw std::runtime_error("usage: depth <render.exr> <out>");
    writeDepth(words[1], words[2]);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "depth: %s\n", error.what());
    return 1;
  }
}
